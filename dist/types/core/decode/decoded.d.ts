import { type Problem } from '../errors.js';
/** What a decoder gives: a value, or everything that is wrong with it. */
export type Decoded<T> = {
    readonly kind: 'ok';
    readonly value: T;
} | Invalid;
/** At least one problem. */
export interface Invalid {
    readonly kind: 'invalid';
    readonly problems: readonly Problem[];
}
export declare function ok<T>(value: T): Decoded<T>;
export declare function invalid(problems: readonly Problem[]): Invalid;
/** The value, or an input error with all problems. */
export declare function requireOk<T>(decoded: Decoded<T>): T;
/** What is wrong, of a decoder that stops at the first problem. */
export declare function messageOf({ problems }: Invalid): string;
