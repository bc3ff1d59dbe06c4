/**
 * The limits of input: how large files, records, texts, answers and tables may be. Each is checked where the input enters; what
 * exceeds one is an error, or a note on the question, never another score without a word.
 */

const MIB = 1024 * 1024;

/** Maximum bytes of a file, because a V8 string is limited to 512 MiB. */
export const MAX_FILE = 480 * MIB;

/** Maximum bytes of a line, which is in memory both as bytes and as text. */
export const MAX_LINE = 256 * MIB;
