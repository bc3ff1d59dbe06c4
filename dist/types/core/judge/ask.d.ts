import * as v from 'valibot';
import type { Mapping } from '../text/values.js';
import { type Decoded, type Invalid } from '../words/errors.js';
import { type Judge, type Message, type Paid } from './judge.js';
/** The value of one or more replies, with their cost. */
export interface Read<T> extends Paid {
    readonly value: T;
}
/** The reply that a metric wants: its JSON Schema for the model, and how it is read. */
export interface WantedReply<T> {
    readonly name: string;
    readonly schema: Mapping;
    readonly decode: (value: unknown) => Decoded<T>;
}
/** A strict JSON Schema of an object. The order of its keys is the order in which the model reasons. */
export declare function objectSchema(properties: Mapping): Mapping;
/** Makes a decoder of replies. Its problems contain no text of the reply. */
export declare function decodeWith<T>(schema: v.GenericSchema<unknown, T>): (value: unknown) => Decoded<T>;
/** Makes the function that scores a verdict of the judge or the cache; null for an invalid one. */
export declare function scoreWith<T, F>(schema: v.GenericSchema<unknown, T>, score: (verdict: T, costUsd: number | null) => F | null): (verdict: unknown, costUsd: number | null) => F | null;
/** A reply that cannot be used, with the reason. */
export declare function invalidReply(message: string): Invalid;
/** Adds up what several requests for one verdict cost; their parameters are those of the first. */
export declare function joinPaid(parts: readonly Paid[]): Paid;
/** Requests JSON. A reply that cannot be read gets one follow-up question; a second one throws a `JudgeError`. */
export declare function askJson<T>(judge: Judge, messages: readonly Message[], { name, schema, decode }: WantedReply<T>): Promise<Read<T>>;
