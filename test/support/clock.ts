/** Milliseconds that `work` takes on the machine for which the limits of the tests are written. */
const USUAL_MS = 30;
let known: number | null = null;

/** How many times as long as there the same work takes here; 1 on a faster machine. */
export function slowness(): number {
  known ??= Math.max(1, Math.min(msOf(work), msOf(work), msOf(work)) / USUAL_MS);
  return known;
}

/** Milliseconds of processor time that this thread has used: what a busy machine does not stretch, and a slow one does not, either. */
export function threadMs(): number {
  const times = slowness();
  return usedMs() / times;
}

function usedMs(): number {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
}

function msOf(use: () => unknown): number {
  const started = usedMs();
  use();
  return usedMs() - started;
}

/** Some of what the tests measure: texts, tables, numbers. */
function work(): string {
  const words = Array.from({ length: 40_000 }, (_, at) => `word ${(at * 7919) % 40_009}`);
  const places = new Map(words.map((word, at) => [word, at]));
  return JSON.stringify([...places].sort(([, a], [, b]) => b - a)).replaceAll(/word (\d)/g, '$1');
}
