import type { BaseIssue } from 'valibot';
import type { Problem } from '../errors.js';
/** Schema issues as problems: where, what was expected, what is there. */
export declare function problemsOf(file: string, value: unknown, issues: readonly BaseIssue<unknown>[]): Problem[];
/** A value's kind, with the value itself where it is short. */
export declare function kindInWords(value: unknown): string;
