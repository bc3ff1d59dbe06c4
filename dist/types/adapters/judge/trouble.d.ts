import { JudgeError } from '../../core/answers/judge.js';
import type { Refusal } from './dialect.js';
/** What a server said in an error, or null where it said nothing. */
export declare function refusalOf(error: unknown): Refusal | null;
/** Any failure of a request as the one error that a judge throws; `redact` takes the key out of what a server says. */
export declare function troubleOf(error: unknown, signal: AbortSignal, redact: (text: string) => string): JudgeError;
