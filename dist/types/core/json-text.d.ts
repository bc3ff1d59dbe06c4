/** A value as JSON text, for messages and keys. Never throws: big integers are written out, what cannot be is said. */
export declare function jsonText(value: unknown): string;
