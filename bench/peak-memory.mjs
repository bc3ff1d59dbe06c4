// Preloaded into a process whose memory is measured: says on file descriptor 3 how much it took at most, in KiB.
import { writeSync } from 'node:fs';

process.on('exit', () => writeSync(3, String(process.resourceUsage().maxRSS)));
