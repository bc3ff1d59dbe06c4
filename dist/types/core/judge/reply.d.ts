import { type Decoded, type Invalid } from '../words/errors.js';
import { type Judge, type Message, type Paid, type ReplyForm } from './judge.js';
/** A reply that could be read, with what it took. */
export interface Read<T> extends Paid {
    readonly value: T;
}
/** A reply that cannot be used, with the reason. */
export declare function invalidReply(message: string): Invalid;
/** Asks for JSON; a reply that cannot be read gets one more question. Throws a `JudgeError`. */
export declare function askJson<T>(judge: Judge, messages: readonly Message[], form: ReplyForm, decode: (value: unknown) => Decoded<T>): Promise<Read<T>>;
