/** How much is shown in messages, comments, terminals and on pages. What is left out is counted or marked with `…`. */

/** Maximum number of names in a sentence; further ones are counted. */
export const MAX_NAMED = 3;

/** The first names of a list; an ellipsis stands for further ones. */
export function firstNames(names: readonly string[], most = MAX_NAMED): string {
  return names.slice(0, most).join(', ') + (names.length > most ? ', …' : '');
}

/** Maximum characters of a text in a line. */
export const MAX_LINE_TEXT = 300;

/** Maximum characters of a longer text, such as an error. */
export const MAX_TEXT = 4000;

/** Maximum items of a list. */
export const MAX_LISTED = 20;

/** Maximum characters of a name or an id in a sentence or a column. */
export const MAX_NAME = 60;

/** Maximum number of questions with details on a page, the worst first. */
export const MAX_DETAILED = 200;

/**
 * Maximum characters that are read or written to show questions in detail: of each text, of all queries that are compared with those of
 * another run, and of the HTML of a question.
 */
export const MAX_DETAIL = 1_000_000;
