// Preloaded into a process that is measured: at its end it says on file descriptor 3 how much processor time it took, in
// milliseconds, and how much memory at most, in bytes.
import { writeSync } from 'node:fs';

process.on('exit', () => {
  const { userCPUTime, systemCPUTime, maxRSS } = process.resourceUsage();
  writeSync(3, JSON.stringify({ cpu: (userCPUTime + systemCPUTime) / 1000, peak: maxRSS * 1024 }));
});
