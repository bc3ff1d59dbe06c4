import type { OpenAI } from 'openai/client';
import type { ModelSettings } from '../../core/answers/settings.js';
/** A client for one server. Everything is passed explicitly, so that nothing of the environment is sent. */
export declare function makeClient(settings: ModelSettings, { timeoutMs, maxRetries }: {
    readonly timeoutMs: number;
    readonly maxRetries: number;
}): Promise<OpenAI>;
