/** Longer than anybody waits, and short enough for a timer. */
const MOST_SECONDS = 24 * 3600;

/**
 * The seconds that a `retry-after` header asks for, at least 1: a number, or a date, which is taken against the server's
 * own clock where the answer tells it. null: it says nothing that can be waited for.
 */
export function retryAfterSeconds(value: unknown, date?: unknown): number | null {
  const text = String(value ?? '').trim();
  const seconds = /^[-+]?[\d.]+$/.test(text) ? Number(text) : (Date.parse(text) - nowOf(date)) / 1000;
  return Number.isNaN(seconds) || seconds <= 0 ? null : Math.min(Math.ceil(seconds), MOST_SECONDS);
}

function nowOf(date: unknown): number {
  const time = typeof date === 'string' ? Date.parse(date) : Number.NaN;
  return Number.isNaN(time) ? Date.now() : time;
}
