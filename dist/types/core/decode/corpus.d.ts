import type { Problem } from '../errors.js';
import type { Corpus } from '../model.js';
type Path = readonly (string | number)[];
/** One file, decoded from YAML or JSON. */
export interface Document {
    readonly file: string;
    readonly value: unknown;
    /** A scalar as the file has it, where that can be told: `017` for what YAML reads as 17. */
    readonly writtenAs: (path: Path) => string | null;
}
export interface DecodedCorpus {
    readonly corpus: Corpus;
    readonly problems: readonly Problem[];
    readonly warnings: readonly Problem[];
}
/** Makes one corpus of several files. Older key names are read, too; all problems come at once. */
export declare function decodeCorpus(documents: readonly Document[]): DecodedCorpus;
export {};
