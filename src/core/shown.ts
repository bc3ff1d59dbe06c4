/** How much is shown in messages, comments, terminals and on pages. What is left out is counted or marked with `…`. */

/** Maximum number of names in a sentence; further ones are counted. */
export const MAX_NAMED = 3;

/** Maximum number of items in a list of a message; further ones are counted. */
export const MAX_LISTED = 20;

/** Maximum number of characters of a name or of the beginning of a text. */
export const MAX_NAME = 60;

/** Maximum number of characters of a text in one line. */
export const MAX_LINE_TEXT = 300;
