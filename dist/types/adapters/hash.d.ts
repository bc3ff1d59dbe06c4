/** 128 bits of SHA-256, in hex: enough that no two questions of a corpus meet by chance. */
export declare function sha256(text: string): string;
