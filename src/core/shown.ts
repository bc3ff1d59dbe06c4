/** How much is shown in messages, comments, terminals and on pages. What is left out is counted or marked with `…`. */

/** Maximum number of names in a sentence; further ones are counted. */
export const MAX_NAMED = 3;

/** Maximum characters of a text in a line. */
export const MAX_LINE_TEXT = 300;

/** Maximum number of items of a list in a message. */
export const MAX_LISTED = 20;

/** Maximum number of characters of a longer text. */
export const MAX_TEXT = 4000;
