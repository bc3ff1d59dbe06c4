import { JudgeError } from '../core/judge/judge.js';
import type { VerdictCache } from '../core/judge/verdict.js';

/** Ends judging when no new verdict has come for some time. */
export function makeDeadline(limitMs: number, interrupt: AbortSignal) {
  const controller = new AbortController();
  const minutes = Number((limitMs / 60_000).toPrecision(3));
  const message = `not judged: there was no new verdict for ${minutes} min (judge.deadline)`;
  const end = (): void => controller.abort(new JudgeError('late', message));
  let timer = setTimeout(end, limitMs);
  const put =
    (cache: VerdictCache): VerdictCache['put'] =>
    (verdict) => {
      clearTimeout(timer);
      timer = setTimeout(end, limitMs);
      return cache.put(verdict);
    };
  return {
    /** Aborted by the given signal, or at the deadline with its reason. */
    signal: AbortSignal.any([interrupt, controller.signal]),
    /** The cache, which each new verdict enters. */
    watched: <T extends VerdictCache>(cache: T): T => ({ ...cache, put: put(cache) }),
    stop: () => clearTimeout(timer),
  };
}
