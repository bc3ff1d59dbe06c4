import { type JsonResult } from '../json.js';
import type { Comparison } from '../model.js';
/** JSON values: 1 when equal, else 0; null is a value, a missing output none. Text is read as JSON first; what cannot be read scores 0. */
export declare function compareJson(reference: unknown, actual: unknown): Comparison;
/**
 * Plain outputs: 1 when equal, else 0. Two texts are compared as they are; a text and another value by what the
 * text says as JSON. A missing output equals nothing.
 */
export declare function compareText(reference: unknown, actual: unknown): Comparison;
/** The value of a JSON output, which may be written as text; integers exact. */
export declare function jsonOf(output: unknown): JsonResult;
/** A value as a reader sees it, cut to a length that fits a line or two. */
export declare function shownValue(value: unknown): string;
