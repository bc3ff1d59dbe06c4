import type { OpenAI } from 'openai/client';
import type { ModelSettings } from '../../core/answers/settings.js';
/** A client for one server. Everything is passed explicitly, so that nothing is read from the environment. */
export declare function makeClient({ baseUrl, apiKey, organization, project }: ModelSettings, { timeoutMs, maxRetries }: {
    readonly timeoutMs: number;
    readonly maxRetries: number;
}): Promise<OpenAI>;
