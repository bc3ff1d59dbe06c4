import { type Environment, type Mapping } from '../text/values.js';
/** The text in place of a secret. */
export declare const MASK = "***";
/** A value without the secrets in its texts and keys; the value itself where it holds none. */
export type Redact = <T>(value: T) => T;
/**
 * Takes secrets out of values and counts them. Each entry point makes one redactor. Redact data, not
 * formatted text: escapes can split a secret, and a mask can break the format.
 */
export interface Redactor {
    readonly redact: Redact;
    readonly count: () => number;
    /** Redacts further secrets from here on. */
    readonly add: (secrets: readonly string[]) => void;
}
/** Where there is nothing to take out. */
export declare const redactNothing: Redact;
/**
 * Redacts the given secrets; `all`: also anything that looks like a well-known token. `found` receives the form in
 * which each secret was found.
 */
export declare function makeRedactor(secrets: readonly string[], searched?: 'all' | 'known', found?: (form: string) => void): Redactor;
/** The redactor on a user's own machine: the secrets of the environment and further ones, but not everything that looks like one. */
export declare function makeLocalRedactor(env: Environment, further?: readonly string[]): Redactor;
/** A response without secrets; itself where it holds none. The id of its question stays, by which it is found. */
export declare function redactResponse(response: Mapping, redact: Redact): Mapping;
