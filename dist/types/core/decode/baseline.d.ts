import type { Problem } from '../errors.js';
import { type RunFigures } from '../figures.js';
import { type Cause } from '../model.js';
/** A cause as a file has it; null when it is none. */
export declare function decodeCause(value: unknown): Cause | null;
/** True for a mapping that means to be a baseline file. */
export declare function looksLikeBaseline(value: unknown): boolean;
/** Reads a baseline file; every figure finite and in its range, or problems. */
export declare function decodeBaseline(value: unknown, file: string, label: string): RunFigures | readonly Problem[];
