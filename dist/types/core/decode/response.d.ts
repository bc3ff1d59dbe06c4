import type { Response } from '../model.js';
/** A response record, or why it is none: only a missing question id makes it one. */
export type DecodedResponse = {
    readonly kind: 'response';
    readonly response: Response;
} | {
    readonly kind: 'invalid';
    readonly message: string;
};
/**
 * Reads one record. Whatever else is wrong with it is an answer that went wrong, not the end of a run. `writtenId` gives
 * an id that is no text as its file has it, `017` for what was read as 17, or null where that cannot be told.
 */
export declare function decodeResponse(value: unknown, writtenId?: () => string | null): DecodedResponse;
