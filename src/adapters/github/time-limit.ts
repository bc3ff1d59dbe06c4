/** Work that was given up because its time was over. */
export class TimeOver extends Error {
  constructor(milliseconds: number) {
    super(`no answer within ${Math.round(milliseconds / 1000)} s`);
    this.name = 'TimeOver';
  }
}

/**
 * Gives some work a time limit. The work gets a signal that ends its requests; whether it heeds it or not, the promise
 * rejects with `TimeOver` when the time is over.
 */
export async function within<T>(milliseconds: number, work: (signal: AbortSignal) => Promise<T>): Promise<T> {
  const controller = new AbortController();
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => {
      reject(new TimeOver(milliseconds));
      controller.abort(new TimeOver(milliseconds));
    }, milliseconds);
  });
  try {
    return await Promise.race([work(controller.signal), late]);
  } finally {
    clearTimeout(timer);
  }
}
