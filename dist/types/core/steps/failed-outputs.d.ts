import { type Mapping } from '../text/values.js';
import { type CompilePattern } from '../text/wildcards.js';
import type { ActualStep, Response } from './model.js';
import { type StepAlias } from './step.js';
/** An expression for outputs of failed calls. */
export interface FailedOutput {
    /** Name of the tool, with `*` and by its aliases; null: every tool. */
    readonly tool: string | null;
    /** In the syntax of RE2. */
    readonly expression: string;
}
/** The message of a call that has failed, although its status says success; null for any other. */
export type FindFailure = (step: ActualStep) => string | null;
/** Finds calls that an MCP server says have failed. */
export declare const findMcpFailure: FindFailure;
interface FailureRules {
    readonly aliases: readonly StepAlias[];
    /** Whether results of MCP servers are unwrapped. */
    readonly readsMcp: boolean;
    readonly compile: CompilePattern;
}
/** Finds calls whose output matches an expression of `failed_outputs`; an output that is a value is matched as JSON. */
export declare function makeFailureFinder(outputs: readonly FailedOutput[], { aliases, readsMcp, compile }: FailureRules): FindFailure;
/** A response whose calls that are found to have failed are failed calls, also in what is copied of it. */
export declare function withFailedCalls(response: Response, find: FindFailure): Response;
/** A written answer with its calls as they were recorded, so that other rules can find which have failed. */
export declare function withoutFoundFailures(written: Mapping): Mapping;
export {};
