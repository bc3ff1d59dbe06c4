import { type PresetName } from '../scoring.js';
/** A share from 0 to 1, or a usage error with a right example; nothing is guessed from `0,8`, `80%` or blanks. */
export declare function decodeShare(name: string, text: string): number;
/** A scoring preset by its name. */
export declare function decodePreset(text: string): PresetName;
/** The identity of an evaluation: it names artifacts, so only characters that every file system has. */
export declare function decodeName(text: string): string;
/** One of a few words. */
export declare function decodeChoice<T extends string>(name: string, text: string, choices: readonly T[]): T;
