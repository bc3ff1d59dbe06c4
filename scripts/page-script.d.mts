/** Path of the module that exports the script of the page. */
export const SCRIPT_TEXT: string;

/** Gives back the source of that module. */
export function pageScript(): Promise<string>;
