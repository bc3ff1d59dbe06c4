/**
 * The limits of input: how large files, records, texts, answers and tables may be. Each is checked where the input enters; what
 * exceeds one is an error, or a note on the question, never another score without a word.
 */

export const MIB = 1024 * 1024;

/** Maximum bytes of a file, because a V8 string is limited to 512 MiB. */
export const MAX_FILE = 480 * MIB;

/** Maximum bytes of a line, which is in memory both as bytes and as text. */
export const MAX_LINE = 256 * MIB;

/** Maximum bytes of what a command prints or an endpoint answers; the record of a long conversation has a few MiB. */
export const MAX_OUTPUT = 32 * MIB;

/** Maximum characters that the aliases of a YAML file may add; an aliased value is stored and written once per use. */
export const MAX_ALIASED = 64 * MIB;

/** Maximum bytes of a baseline in an artifact; the writer omits data to stay below it. */
export const MAX_BASELINE = 20 * MIB;

/** Maximum bytes of a file of known failures, the limit of GitHub's contents API. */
export const MAX_KNOWN = 1 * MIB;

/** Maximum characters of a query that is read. */
export const MAX_QUERY = 100_000;

/** Maximum characters of an IRI; the longest of the web have about 2,000. */
export const MAX_IRI = 2_000;

/** Maximum triple patterns of a query that is compared with another, because each is compared with all others. */
export const MAX_PATTERNS = 300;

/** Maximum nesting of lists and mappings, because walking deeper ones would exhaust the stack. */
export const MAX_JSON_DEPTH = 1000;

/**
 * Maximum nesting of the brackets of a query, because parsing takes time that grows with the square of the depth, and of lists whose order
 * does not count and of choices among blank nodes, because each level takes much of the stack.
 */
export const MAX_NESTED = 200;

/** Maximum number of lists, mappings and values of a document: a bracket is one byte in a file and about fifty in memory. */
export const MAX_VALUES = 20_000_000;

/** Maximum calls of an answer that are compared with reference steps. Of more calls, the last ones are compared, and a note says so. */
export const MAX_CALLS = 10_000;

/** Maximum pairs of a reference step and a call of a question, each of which takes about a kilobyte. Of more, the last calls are compared. */
export const MAX_PAIRS = 500_000;

/**
 * Maximum product of steps × steps × (steps + calls) of a group for the best assignment. In larger groups each step takes the latest
 * call that matches, and a note says so.
 */
export const MAX_ASSIGNMENT = 200_000_000;

/** Maximum visits of cells by one search for equal columns, in addition to some for each cell; a note says that it was reached. */
export const MAX_SEARCH = 2_000_000;

/** The same for a search in tables whose numbers may be off, whose rows have several possible partners. */
export const MAX_NEAR_SEARCH = 20_000_000;

/** Maximum cells of a table that is compared even if most cells are empty, as its text takes much less memory. */
export const MAX_SPARSE = 5_000_000;

/** The same for the lists without order of one question, of which each call has some. */
export const MAX_LIST_SEARCH = 100_000_000;

/** Maximum characters of a text for the judge. A longer one is more likely a whole table than a text to judge. */
export const MAX_JUDGED = 200_000;

/** Maximum bytes of the archive of a matrix job and of each of its files, so that they cannot fill the disk of the runner. */
export const MAX_ARCHIVE = 1_000_000_000;

/** The same for the run of the baseline, whose answers are only shown. */
export const MAX_BASE_ARCHIVE = 200_000_000;

/** Maximum bytes of an evaluation file that is read for the texts of a comparison, which a larger one would delay for longer than it takes. */
export const MAX_TEXTS_FILE = 32 * MIB;

/** Maximum characters of a number in YAML: Python reads no integer with more digits. */
export const MAX_YAML_NUMBER = 4300;

/** Maximum values that stand for the alternatives of one argument of another tool's corpus, and tests that its lists of vars make. */
export const MAX_COMBINATIONS = 500;

/** Maximum tests of a scenario of another tool's corpus, which has each of its tests with each of its configs. */
export const MAX_SCENARIO = 50_000;

/** Maximum characters that vars add to a text of another tool's corpus: one that names itself a thousand times would have billions. */
export const MAX_ADDED = 100_000;
