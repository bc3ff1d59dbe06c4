import type { OpenAI } from 'openai/client';
import { type Embeddings } from '../../core/answers/judge.js';
import type { ModelSettings } from '../../core/answers/settings.js';
import type { Meter } from './meter.js';
/** Turns texts into vectors. */
export type Embed = (texts: readonly string[]) => Promise<Embeddings>;
export declare function makeEmbed(client: OpenAI, { model }: ModelSettings, meter: Meter, signal: AbortSignal): Embed;
