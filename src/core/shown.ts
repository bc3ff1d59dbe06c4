/** How much is shown in messages, comments, terminals and on pages. What is left out is counted or marked with `…`. */

/** Maximum number of names in a sentence; further ones are counted. */
export const MAX_NAMED = 3;

/** Maximum characters of a text in a line, or of a line of a file. */
export const MAX_LINE_TEXT = 300;

/** Maximum characters of a name in a sentence. */
export const MAX_NAME = 60;

/** Maximum characters of a text that is written in full. */
export const MAX_TEXT = 4000;
