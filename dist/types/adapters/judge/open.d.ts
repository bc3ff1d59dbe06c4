import type { Judge } from '../../core/answers/judge.js';
import type { JudgeSettings } from '../../core/answers/settings.js';
import { type PriceOfUsage } from './meter.js';
/** A judge that is ready to be asked. */
export interface OpenJudge {
    readonly judge: Judge;
    /** US dollars at list price, of all requests so far; what has no known price counts nothing. */
    readonly spent: () => number;
}
/** The prices of both models. Throws a usage error where a budget is set and a price is unknown. */
export declare function loadPrices(settings: JudgeSettings): Promise<Record<'generation' | 'embedding', PriceOfUsage>>;
/** Makes the judge. No connection is opened before it is asked. */
export declare function openJudge(settings: JudgeSettings, signal: AbortSignal): Promise<OpenJudge>;
