// Preloaded into a process that is measured: at its end it writes to file descriptor 3 how much processor time it took, in
// milliseconds, and how much memory at most, in bytes.
import { existsSync, readFileSync, writeSync } from 'node:fs';

const STATUS = '/proc/self/status';

process.on('exit', () => {
  const { userCPUTime, systemCPUTime, maxRSS } = process.resourceUsage();
  writeSync(3, JSON.stringify({ cpu: (userCPUTime + systemCPUTime) / 1000, peak: 1024 * (peakOfLinux() ?? maxRSS) }));
});

/** In KiB. On Linux, the maxRSS of a process includes the peak of the process that started it. */
function peakOfLinux() {
  if (!existsSync(STATUS)) return undefined;
  const [, size] = /^VmHWM:\s*(\d+) kB$/m.exec(readFileSync(STATUS, 'utf8')) ?? [];
  return size && Number(size);
}
