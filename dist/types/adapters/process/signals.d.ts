import type { Environment } from '../../core/text/values.js';
/** A wish to end that is heard between two lines of work. */
interface Interrupt {
    readonly signal: AbortSignal;
    /** Restores the default: Ctrl-C ends the process at once. */
    readonly release: () => void;
}
/** Listens for the first Ctrl-C, or the runner's cancellation; the second one ends the process as ever. */
export declare function listenForInterrupt(): Interrupt;
/** A wish to end that gives what runs some time. */
export interface GracefulInterrupt {
    /** Nothing more is started. */
    readonly stop: AbortSignal;
    /** What runs is ended: after a while, or at the second signal. */
    readonly kill: AbortSignal;
    readonly release: () => void;
}
/** As above, for work in other processes, which would outlive this one. */
export declare function listenForGracefulInterrupt(graceMs: number): GracefulInterrupt;
/** Opens a file in the browser, where this machine has a screen and says how. What goes wrong there is not told. */
export declare function openInBrowser(path: string, env: Environment): void;
/** Progress where there is no terminal: a line every few seconds. */
export declare function progressLines(what: string, print: (line: string) => void): (done: number, of: number) => void;
export {};
