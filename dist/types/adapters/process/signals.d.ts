import type { Environment } from '../../core/text/values.js';
/** An interrupt that is checked between two units of work. */
interface Interrupt {
    readonly signal: AbortSignal;
    /** Restores the default: Ctrl-C ends the process at once. */
    readonly release: () => void;
}
/** Listens for the first Ctrl-C or cancellation by the runner. A second one ends the process as usual. */
export declare function listenForInterrupt(): Interrupt;
/** An interrupt with a grace period for running commands. */
export interface GracefulInterrupt {
    /** Aborted at the first signal: no further command starts. */
    readonly stop: AbortSignal;
    /** Aborted after the grace period or at the second signal: running commands are ended. */
    readonly kill: AbortSignal;
    readonly release: () => void;
}
/** Listens for an interrupt of work in other processes, which would outlive this process. */
export declare function listenForGracefulInterrupt(graceMs: number): GracefulInterrupt;
/** Opens a file in the browser if this machine has a screen. Errors are ignored. */
export declare function openInBrowser(path: string, env: Environment): void;
/** Prints progress without a terminal: one line every few seconds. */
export declare function progressLines(what: string, print: (line: string) => void): (done: number, of: number) => void;
export {};
