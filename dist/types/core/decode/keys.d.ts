import { type Mapping } from '../values.js';
/** Older key names by today's: a file of any release of graphrag-eval is read. */
export type KeyAliases = Readonly<Record<string, readonly string[]>>;
export declare const TEMPLATE_ALIASES: KeyAliases;
export declare const QUESTION_ALIASES: KeyAliases;
export declare const RESPONSE_ALIASES: KeyAliases;
export declare const TEMPLATE_KEYS: string[];
export declare const QUESTION_KEYS: string[];
export declare const STEP_KEYS: string[];
/** The mapping with older keys under their names of today; itself when there is nothing to rename. */
export declare function renameKeys(mapping: Mapping, aliases: KeyAliases): Mapping;
/** The path as the file itself has it, where a key on the way is an older name. */
export declare function writtenPath(value: unknown, path: readonly (string | number)[]): (string | number)[];
/** The known name nearest to a mistyped one, or null when none is near. */
export declare function nearest(name: string, known: readonly string[]): string | null;
/** Unknown keys that are near a known one which the mapping lacks: [found, meant]. */
export declare function mistypedKeys(mapping: Mapping, known: readonly string[]): [string, string][];
