import type { OpenAI } from 'openai/client';
import { type ChatReply, type Message, type ReplyForm } from '../../core/answers/judge.js';
import type { GenerationSettings } from '../../core/answers/settings.js';
import type { Meter } from './meter.js';
/** Asks a model, in the dialect that it understands. */
export type Chat = (messages: readonly Message[], form: ReplyForm) => Promise<ChatReply>;
/**
 * Makes a chat whose dialect is found out once: the first request goes alone, so that not every request in flight has to
 * learn the same.
 */
export declare function makeChat(client: OpenAI, model: GenerationSettings, meter: Meter, signal: AbortSignal): Chat;
