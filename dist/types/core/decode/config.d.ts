import type { Problem } from '../errors.js';
import { type Knobs, type PresetName } from '../scoring.js';
import { type JudgeConfig } from './judge-config.js';
/** What a config file may say. */
export interface Config {
    readonly preset: PresetName | null;
    readonly knobs: Partial<Knobs>;
    /** Alias rules as the command line has them. */
    readonly aliases: readonly string[];
    readonly judge: JudgeConfig;
    /** What its author should look at. */
    readonly warnings: readonly Problem[];
}
/** Reads a config file; an unknown key is a problem that names the nearest known one. */
export declare function decodeConfig(value: unknown, file: string): Config | readonly Problem[];
