import type { Problem } from '../errors.js';
import type { RunFigures } from '../figures.js';
import type { Hash } from '../select.js';
/** Reads an evaluation file, ours or graphrag-eval's, as a run's figures; how it was scored it does not say. */
export declare function decodeEvaluation(value: unknown, file: string, label: string, hash: Hash): RunFigures | readonly Problem[];
