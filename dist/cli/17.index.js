export const id = 17;
export const ids = [17];
export const modules = {

/***/ 8043:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   HR: () => (/* binding */ FLAG_WORDS)
/* harmony export */ });
/* unused harmony exports WORKFLOW_WORDS, OPTION_WORDS */
/** `gates`, `trials: all` */
const WORKFLOW_WORDS = {
    name: (input) => input,
    setting: (input, value) => `${input}: ${value}`,
};
/** Flags whose name is not that of the input. */
const RENAMED = { gates: 'gate', 'step-aliases': 'step-alias', 'output-dir': 'out' };
const flagOf = (input) => `--${RENAMED[input] ?? input}`;
/** `--gate`, `--trials all` */
const FLAG_WORDS = { name: flagOf, setting: (input, value) => `${flagOf(input)} ${value}` };
const optionOf = (input) => `options.${input.replaceAll('-', '_')}`;
/** `options.gates`, `options.trials: 'all'` */
const OPTION_WORDS = {
    name: optionOf,
    setting: (input, value) => `${optionOf(input)}: '${value}'`,
};


/***/ }),

/***/ 8306:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   S_: () => (/* binding */ lastPart),
/* harmony export */   T: () => (/* binding */ namedBy),
/* harmony export */   ny: () => (/* binding */ givenBy),
/* harmony export */   q0: () => (/* binding */ isClassPath)
/* harmony export */ });
/* harmony import */ var _sparql_cells_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2156);
/* harmony import */ var _values_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4101);


/** More values are a list to choose from, not the subject of a question. */
const MOST_VALUES = 50;
const LONGEST = 500;
/** Shorter texts are parts of too many others. */
const SHORTEST = 4;
/** What a question gives: in the reference step's own arguments, in outputs of earlier groups, in its text. */
function givenBy(question, reference, earlier) {
    const before = earlier.flat();
    const values = [
        ...argumentValues(reference),
        ...before.flatMap(outputValues),
        ...before.flatMap(({ step }) => textsIn(step.args).filter((text) => question.includes(text))),
        ...idsIn(question),
    ];
    return givenOf(values.slice(0, MOST_VALUES));
}
function givenOf(values) {
    const known = new Set(values.map(plain));
    const iris = [...new Set(values.filter(isIri))];
    for (const iri of iris)
        known.add(plain(lastPart(iri)));
    known.delete('');
    let compacts = null;
    return {
        isEmpty: known.size === 0,
        has: (text) => text.length <= LONGEST && (known.has(plain(text)) || (isIri(text) && known.has(plain(lastPart(text))))),
        resembles: (text) => {
            if (text.length > LONGEST)
                return false;
            compacts ??= [...known].map(compact).filter((one) => one.length >= SHORTEST);
            const word = compact(text);
            return word.length >= SHORTEST && compacts.some((one) => one.includes(word) || word.includes(one));
        },
        iriOf: (text) => {
            const last = plain(isIri(text) ? lastPart(text) : text);
            const fitting = iris.filter((iri) => last !== '' && plain(lastPart(iri)).startsWith(last));
            return fitting.length === 1 ? fitting[0] : iris.length === 1 ? iris[0] : null;
        },
    };
}
/** What the question's text and the reference step's own arguments name, each on its own. */
function namedBy(question, reference) {
    const inText = new Set(idsIn(question).map(plain));
    return { inText, inArguments: new Set(argumentValues(reference).filter(isIri)) };
}
/** In a query only entities: neither predicates nor classes. */
function argumentValues({ step, query: read }) {
    const query = read();
    if (!query)
        return textsIn(step.args);
    const things = query.triples.flatMap(({ subject, path, object }) => isClassPath(path) ? [subject] : [subject, object]);
    return things.filter(({ kind }) => kind === 'iri').map(({ value }) => value);
}
/** Whether a predicate says what a thing is. */
function isClassPath(path) {
    const first = path?.[0]?.value ?? '';
    return first === 'a' || (first.endsWith('type') && lastPart(first) === 'type');
}
function outputValues({ step, sparql }) {
    const { output } = step;
    if (typeof output === 'string' && output.length <= LONGEST && !/^\s*[[{]/.test(output))
        return [output];
    const result = sparql();
    if (result.kind !== 'select')
        return textsIn(output);
    if (result.rows.length > MOST_VALUES)
        return [];
    const terms = result.rows.flatMap((row) => result.columns.map((column) => (0,_sparql_cells_js__WEBPACK_IMPORTED_MODULE_0__/* .termOf */ .iP)(row, column)));
    const values = terms.flatMap((term) => ((0,_values_js__WEBPACK_IMPORTED_MODULE_1__/* .isMapping */ .pi)(term) && typeof term.value === 'string' ? [term.value] : []));
    return values.length > MOST_VALUES ? [] : values;
}
/** The texts of a value, however deep; none where they are too many. */
function textsIn(value, depth = 0) {
    if (typeof value === 'string')
        return value.length <= LONGEST ? [value] : [];
    if (depth > 3 || typeof value !== 'object' || value === null)
        return [];
    const parts = Object.values(value);
    const texts = parts.length > MOST_VALUES ? [] : parts.flatMap((part) => textsIn(part, depth + 1));
    return texts.length > MOST_VALUES ? [] : texts;
}
const WORD = /[^\s,;?!()"'<>]+/g;
const DATE_OR_NUMBER = /^[\d.,:+%-]*(?:T[\d.:+-]*Z?)?$/;
/** IRIs, and words of letters and digits that look like ids. */
function idsIn(question) {
    const words = (question.slice(0, 10_000).match(WORD) ?? []).map((word) => word.replace(/[.:]$/, ''));
    return words.filter((word) => isIri(word) || isId(word)).slice(0, MOST_VALUES);
}
function isId(word) {
    return word.length >= 6 && /\d/.test(word) && (!DATE_OR_NUMBER.test(word) || /^\d+$/.test(word));
}
function isIri(text) {
    return /^[a-z][a-z0-9+.-]*:[^\s]/i.test(text);
}
/** What follows the last `/`, `#` or `:`. */
function lastPart(iri) {
    return iri.slice(Math.max(iri.lastIndexOf('/'), iri.lastIndexOf('#'), iri.lastIndexOf(':')) + 1);
}
function plain(text) {
    return text.trim().replace(/\s+/g, ' ').toLowerCase();
}
function compact(text) {
    return text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');
}


/***/ }),

/***/ 7583:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  Q: () => (/* binding */ scoreSteps)
});

;// CONCATENATED MODULE: ./src/core/steps/hungarian.ts
/** Totals that differ by less are ties. */
const TIE = 1e-12;
/**
 * The Hungarian algorithm with potentials (Kuhn 1955, Munkres 1957; shortest augmenting paths), rows ≤ columns:
 * the assignment of every row with the least total cost, in O(rows² × columns).
 */
function hungarian(cost, columns) {
    const rows = cost.length;
    const u = new Float64Array(rows + 1);
    const v = new Float64Array(columns + 1);
    const rowOf = new Int32Array(columns + 1).fill(-1);
    for (let row = 0; row < rows; row++)
        augment(cost, columns, row, { u, v, rowOf });
    const columnOf = new Array(rows).fill(-1);
    rowOf.forEach((row, column) => {
        if (row >= 0 && column < columns)
            columnOf[row] = column;
    });
    return { columnOf, u, v };
}
/** Adds one row to the assignment along a shortest path; the last entry of v and rowOf stands for "no column yet". */
function augment(cost, columns, start, { u, v, rowOf }) {
    const least = new Float64Array(columns).fill(Number.POSITIVE_INFINITY);
    const previous = new Int32Array(columns).fill(columns);
    const done = new Uint8Array(columns + 1);
    let at = columns;
    rowOf[at] = start;
    do {
        done[at] = 1;
        const row = rowOf[at];
        let delta = Number.POSITIVE_INFINITY;
        let next = -1;
        for (let column = 0; column < columns; column++) {
            if (done[column])
                continue;
            const reduced = cost[row][column] - u[row] - v[column];
            if (reduced < least[column]) {
                least[column] = reduced;
                previous[column] = at;
            }
            if (least[column] < delta) {
                delta = least[column];
                next = column;
            }
        }
        for (let column = 0; column <= columns; column++) {
            if (done[column]) {
                u[rowOf[column]] = u[rowOf[column]] + delta;
                v[column] = v[column] - delta;
            }
            else if (column < columns) {
                least[column] = least[column] - delta;
            }
        }
        at = next;
    } while (rowOf[at] !== -1);
    while (at !== columns) {
        const before = previous[at];
        rowOf[at] = rowOf[before];
        at = before;
    }
    rowOf[columns] = -1;
}
/**
 * Moves an optimal assignment to the preferred one of equal total: row by row, in the problem's order, to the latest
 * column that an optimum allows. In every optimum all pairs have reduced cost 0 and a column that stays empty has
 * potential 0, so one optimum turns into another along a chain of such pairs: the row that had the wanted column takes
 * another one, and so on, until a row takes the column that was left.
 */
function preferLatest(problem, cost, solution) {
    const { columnOf, u, v } = solution;
    const columns = problem.columns + problem.rows;
    const rowAt = new Map(columnOf.map((column, row) => [column, row]));
    const fixed = new Set();
    /** Nobody (an empty column's owner) may take what may stay empty, but has no use for a column that nobody has. */
    const fits = (row, column, left) => {
        const potential = v[column];
        if (row === undefined)
            return potential > -TIE && (column === left || rowAt.has(column));
        return cost[row][column] - u[row] - potential < TIE;
    };
    const take = (row, column, left, visited) => {
        visited.add(column);
        if (column !== left) {
            const owner = rowAt.get(column);
            if (owner !== undefined && fixed.has(owner))
                return false;
            const onward = (c) => !visited.has(c) && fits(owner, c, left) && take(owner, c, left, visited);
            if (!someIndex(columns, onward))
                return false;
        }
        if (row === undefined)
            rowAt.delete(column);
        else {
            rowAt.set(column, row);
            columnOf[row] = column;
        }
        return true;
    };
    for (const row of problem.order) {
        const current = columnOf[row];
        const earliest = current < problem.columns ? current : -1;
        // What a failed attempt visited leads nowhere for the next one either.
        const visited = new Set();
        for (let column = problem.columns - 1; column > earliest; column--) {
            if (!visited.has(column) && fits(row, column, current) && take(row, column, current, visited))
                break;
        }
        fixed.add(row);
    }
}
function someIndex(count, holds) {
    for (let index = 0; index < count; index++)
        if (holds(index))
            return true;
    return false;
}

// EXTERNAL MODULE: ./src/core/values.ts
var core_values = __webpack_require__(4101);
;// CONCATENATED MODULE: ./src/core/steps/islands.ts

/** Splits a problem, most of which falls apart into small ones. Rows and columns without any match are left out. */
function islandsOf(problem) {
    const { rows, columns, score, order } = problem;
    const rootOf = makeUnion(rows + columns);
    const isMatched = new Uint8Array(rows + columns);
    for (let row = 0; row < rows; row++) {
        for (let column = 0; column < columns; column++) {
            if (score(row, column) <= 0)
                continue;
            isMatched[row] = isMatched[rows + column] = 1;
            rootOf.join(row, rows + column);
        }
    }
    const [rowsOf, columnsOf, orders] = [
        new Map(),
        new Map(),
        new Map(),
    ];
    const numbers = new Int32Array(rows);
    for (let row = 0; row < rows; row++) {
        if (isMatched[row])
            numbers[row] = (0,core_values/* listAt */.gT)(rowsOf, rootOf.find(row)).push(row) - 1;
    }
    for (let column = 0; column < columns; column++) {
        if (isMatched[rows + column])
            (0,core_values/* listAt */.gT)(columnsOf, rootOf.find(rows + column)).push(column);
    }
    for (const row of order)
        if (isMatched[row])
            (0,core_values/* listAt */.gT)(orders, rootOf.find(row)).push(numbers[row]);
    return [...rowsOf].map(([root, own]) => {
        const found = (0,core_values/* listAt */.gT)(columnsOf, root);
        const scoreOf = (row, column) => score(own[row], found[column]);
        const sizes = { rows: own.length, columns: found.length };
        return {
            rows: own,
            columns: found,
            problem: { ...problem, ...sizes, score: scoreOf, order: (0,core_values/* listAt */.gT)(orders, root) },
        };
    });
}
/** Sets that are joined: `find` names the set of a member. */
function makeUnion(size) {
    const parents = Int32Array.from({ length: size }, (_, index) => index);
    const find = (member) => {
        let root = member;
        while (parents[root] !== root) {
            parents[root] = parents[parents[root]];
            root = parents[root];
        }
        return root;
    };
    const join = (one, other) => {
        parents[find(one)] = find(other);
    };
    return { find, join };
}

;// CONCATENATED MODULE: ./src/core/steps/assign.ts


/** Totals that differ by less are ties. */
const assign_TIE = 1e-12;
/** Above this product of rows, rows and all columns no best assignment is looked for: hundreds of steps a group. */
const MOST_WORK = 200_000_000;
/** The best assignment, ties broken as the problem says. */
function assign_assign(problem) {
    const score = memoize(problem);
    const greedy = latestFirst({ ...problem, score });
    const isPerfect = greedy.every((column, row) => column !== null && score(row, column) === 1);
    if (isPerfect)
        return { chosen: greedy, isBounded: false };
    const islands = islandsOf({ ...problem, score });
    // Rows that share no column with others choose among themselves; a row that matches nothing is on no island.
    const isMatchable = islands.reduce((rows, island) => rows + island.rows.length, 0) === problem.rows;
    const complete = problem.everyRow && isMatchable ? islands.map((island) => solve(island.problem, true)) : null;
    const isComplete = complete?.every(({ chosen }) => chosen.every((column) => column !== null)) === true;
    const solved = isComplete && complete ? complete : islands.map((island) => solve(island.problem, false));
    const chosen = new Array(problem.rows).fill(null);
    for (const [index, { rows, columns }] of islands.entries()) {
        for (const [at, column] of solved[index].chosen.entries()) {
            chosen[rows[at]] = column === null ? null : columns[column];
        }
    }
    return { chosen, isBounded: solved.some(({ isBounded }) => isBounded) };
}
function memoize({ rows, columns, score }) {
    const known = new Float64Array(rows * columns).fill(Number.NaN);
    return (row, column) => {
        const key = row * columns + column;
        if (Number.isNaN(known[key]))
            known[key] = score(row, column);
        return known[key];
    };
}
function solve(problem, everyRow) {
    const { rows, columns } = problem;
    const greedy = latestFirst(problem);
    if (isBestPossible(problem, greedy, everyRow))
        return { chosen: greedy, isBounded: false };
    if (rows * rows * (rows + columns) > MOST_WORK)
        return { chosen: bestFirst(problem), isBounded: true };
    return { chosen: best(problem, everyRow ? rows + 1 : 0), isBounded: false };
}
/**
 * Whether no assignment has a larger total. That of rows which take the latest column one after the other is then the
 * one that is preferred, too, as no assignment gives the first row a later column, nor then the second, and so forth.
 */
function isBestPossible({ rows, columns, score }, chosen, everyRow) {
    if (everyRow && chosen.includes(null))
        return false;
    const [byRow, byColumn] = [new Float64Array(rows), new Float64Array(columns)];
    let total = 0;
    for (let row = 0; row < rows; row++) {
        const own = chosen[row] ?? null;
        if (own !== null)
            total += score(row, own);
        for (let column = 0; column < columns; column++) {
            const value = score(row, column);
            byRow[row] = Math.max(byRow[row], value);
            byColumn[column] = Math.max(byColumn[column], value);
        }
    }
    return Math.min(sumOf(byRow), sumOf(byColumn)) - total < assign_TIE;
}
function sumOf(numbers) {
    return numbers.reduce((sum, value) => sum + value, 0);
}
/** Each row takes the latest free column it scores with; stops comparing as soon as it has one. */
function latestFirst({ rows, columns, order, score }) {
    const chosen = new Array(rows).fill(null);
    const used = new Set();
    for (const row of order) {
        for (let column = columns - 1; column >= 0; column--) {
            if (used.has(column) || score(row, column) <= 0)
                continue;
            chosen[row] = column;
            used.add(column);
            break;
        }
    }
    return chosen;
}
/** Each row takes the free column that it scores best with, the latest of equal ones. */
function bestFirst({ rows, columns, order, score }) {
    const chosen = new Array(rows).fill(null);
    const used = new Set();
    for (const row of order) {
        let [most, at] = [0, null];
        for (let column = columns - 1; column >= 0; column--) {
            if (used.has(column) || score(row, column) <= most)
                continue;
            [most, at] = [score(row, column), column];
        }
        chosen[row] = at;
        if (at !== null)
            used.add(at);
    }
    return chosen;
}
/** `bonus`: what a match is worth beside its score. */
function best(problem, bonus) {
    const { rows, columns, score } = problem;
    // A row may stay unmatched: each has a column of its own with cost 0, and a pair that does not match costs more.
    const cost = Array.from({ length: rows }, (_, row) => Float64Array.from({ length: columns + rows }, (__, column) => {
        const value = column < columns ? score(row, column) : 0;
        if (column >= columns)
            return column === columns + row ? 0 : 1;
        return value > 0 ? -(value + bonus) : 1;
    }));
    const solution = hungarian(cost, columns + rows);
    preferLatest(problem, cost, solution);
    return solution.columnOf.map((column) => (column < columns ? column : null));
}

// EXTERNAL MODULE: ./src/core/sparql/query-text.ts + 1 modules
var query_text = __webpack_require__(3608);
// EXTERNAL MODULE: ./src/core/steps/arguments.ts
var steps_arguments = __webpack_require__(399);
// EXTERNAL MODULE: ./src/core/sparql/result.ts
var result = __webpack_require__(552);
// EXTERNAL MODULE: ./src/core/text/json-text.ts
var json_text = __webpack_require__(817);
// EXTERNAL MODULE: ./src/core/steps/shown.ts
var shown = __webpack_require__(4742);
// EXTERNAL MODULE: ./src/core/steps/value.ts
var value = __webpack_require__(1758);
;// CONCATENATED MODULE: ./src/core/steps/output.ts





/** Tools of such names say in words that they found nothing. */
const SEARCH = /search|discover|retriev|lookup|find/i;
const NOTHING = /^(?:sorry, |error: )?(?:no|0|nothing|none)\b|\bnot found\b/i;
/** A longer text says more than that nothing was found. */
const SHORT = 300;
/** Whether a successful step gave an empty table or list, or no output where something was searched. */
function foundNothing({ name, output }) {
    const isSearch = SEARCH.test(name);
    if (output === null || output === undefined || output === '')
        return isSearch;
    if ((0,result/* isEmptyResult */.H)(output))
        return true;
    if (typeof output === 'string' && output.length > SHORT)
        return false;
    const json = (0,value/* jsonOf */.o_)(output);
    if (json.kind === 'value' && typeof json.value === 'object')
        return isEmptyList(json.value);
    return isSearch && typeof output === 'string' && NOTHING.test(output.trim());
}
/** An empty list, or a mapping with an empty list and no other. */
function isEmptyList(value) {
    if (Array.isArray(value))
        return value.length === 0;
    if (!(0,core_values/* isMapping */.pi)(value))
        return value === null;
    const lists = Object.values(value).filter((part) => Array.isArray(part));
    return lists.length > 0 && lists.every((list) => list.length === 0);
}
/** The output of a step as text, to look for a name in. */
function outputText({ output }) {
    return typeof output === 'string' ? output : (0,json_text/* jsonText */.s)(output);
}
/** What a step that did not succeed says of it. */
function errorOf({ status, error, output }) {
    const given = status === undefined ? 'no status' : `status ${(0,json_text/* jsonText */.s)(status)}`;
    const rule = `${given}, only steps with status "success" count`;
    return status === 'error' ? (0,shown/* shownValue */.J)(error ?? output ?? rule) : rule;
}

;// CONCATENATED MODULE: ./src/core/steps/no-candidate.ts


/** Why no step can be compared: none was made, the right ones failed, or the agent stopped before. */
function withoutCandidate({ reference, actuals, before, earlier }) {
    if (actuals.length === 0)
        return { kind: 'no_tool_call', detail: {} };
    const visible = actuals.slice(0, before);
    // An IRI is looked up by a step of another name.
    const wanted = reference.step.name === 'iri_discovery' ? 'autocomplete_search' : reference.step.name;
    const called = visible.filter(({ names }) => names.has(wanted)).map(({ step }) => step);
    const failed = called.filter(({ status }) => status !== 'success').at(-1);
    const taken = called.findLast(({ status }) => status === 'success');
    const instead = taken && { tool: taken.name, reason: 'taken' };
    if (failed)
        return { kind: 'step_failed', detail: { closest: failed.id, error: errorOf(failed), instead } };
    if (instead)
        return { kind: 'no_step', detail: { instead } };
    const next = actuals[before]?.step;
    if (next)
        return { kind: 'no_step', detail: { instead: { tool: next.name, reason: 'later' } } };
    const last = visible.at(-1);
    return last ? stopped(last, earlier) : { kind: 'no_tool_call', detail: {} };
}
function stopped({ step: last, names }, earlier) {
    const detail = { closest: last.id, tool: last.name };
    if (last.status !== 'success')
        return { kind: 'stopped_after', detail: { ...detail, error: errorOf(last) } };
    if (!foundNothing(last))
        return { kind: 'stopped_after', detail };
    // A step that an earlier group asks for found nothing with other arguments.
    const wanted = earlier.findLast(({ step }) => names.has(step.name));
    const differing = wanted ? (0,steps_arguments/* differingArguments */.p6)(wanted.step, last) : [];
    return { kind: 'search_empty', detail: differing.length > 0 ? { ...detail, arguments: differing } : detail };
}

// EXTERNAL MODULE: ./src/core/steps/given.ts
var steps_given = __webpack_require__(8306);
;// CONCATENATED MODULE: ./src/core/steps/not-found.ts


/** A longer argument is no name of an entity. */
const LONGEST_NAME = 100;
/** The entity that was asked for and not found, and how it was looked for; null where nothing says so. */
function entityNotFound(closest, missed) {
    const { given, actuals, before } = missed;
    if (given.isEmpty)
        return null;
    const { actual } = closest.candidate;
    const odd = mentionsIn(actual, given).find(({ isOdd }) => isOdd);
    if (odd && foundNothing(actual.step))
        return not_found_shown(odd, given);
    const successful = actuals.slice(0, before).filter(({ step }) => step.status === 'success');
    const lookups = successful.filter((step) => foundNothing(step.step) && isLookup(step, closest, missed));
    const mentions = distinct(lookups.toReversed().flatMap((lookup) => mentionsIn(lookup, given)));
    if (mentions.length === 0)
        return null;
    const isFound = foundBy(successful.filter(({ step }) => !foundNothing(step)), given);
    const mention = mentions.find(({ value }) => !isFound(value));
    return mention ? not_found_shown(mention, given) : null;
}
/** Each is looked for in all outputs. */
const MOST_MENTIONS = 20;
function distinct(mentions) {
    const byValue = new Map();
    for (const mention of mentions)
        if (!byValue.has(mention.value))
            byValue.set(mention.value, mention);
    return [...byValue.values()].slice(0, MOST_MENTIONS);
}
/** An empty attempt may also have failed because of its other conditions. */
function isLookup(actual, { candidate }, { levelOf }) {
    if (!actual.query())
        return actual !== candidate.actual;
    return levelOf(actual) === 0;
}
/** Whether some step gave the entity, or gave anything for a query that names it in the same way. */
function foundBy(steps, given) {
    const outputs = steps.map(({ step }) => outputText(step));
    const asked = new Set(steps.flatMap((step) => mentionsIn(step, given).map(({ value }) => value)));
    return (value) => asked.has(value) || outputs.some((output) => output.includes(given.iriOf(value) ?? value));
}
function not_found_shown({ value, shown }, given) {
    return { entity: given.iriOf(value) ?? value, searched_as: shown() };
}
function mentionsIn({ step, query }, given) {
    const asked = query();
    if (asked)
        return mentionsInQuery(asked, given);
    const texts = Object.values(step.args).filter((value) => typeof value === 'string');
    const fitting = texts.filter((text) => text.length <= LONGEST_NAME && given.resembles(text));
    return fitting.map((value) => ({ value, shown: () => `${step.name} "${value}"`, isOdd: false }));
}
function mentionsInQuery({ triples }, given) {
    return triples.flatMap((triple) => {
        const terms = [triple.subject, triple.object].filter((term) => isMention(term, given));
        return terms.map((term) => {
            const isIri = given.iriOf(term.value) === term.value;
            return {
                value: term.value,
                shown: () => writtenIn(triple, term, triples),
                isOdd: (term.kind === 'text') === isIri,
            };
        });
    });
}
/** An entity by its IRI is no search for it. */
function isMention({ kind, value, written }, given) {
    if (kind === 'text')
        return given.resembles(value);
    return kind === 'iri' && value !== written && given.has(value) && given.iriOf(value) !== value;
}
/** The term after the predicate that it is the object of, which a filter finds at its variable, and the class of the subject. */
function writtenIn(triple, term, triples) {
    if (term !== triple.object)
        return term.written;
    const filtered = triples.find(({ path, object }) => path && object.written === triple.subject.written);
    const { subject, path } = triple.path ? triple : (filtered ?? triple);
    const type = triples.find((other) => (0,steps_given/* isClassPath */.q0)(other.path) && other.subject.written === subject.written)?.object;
    const kind = type && type.kind === 'iri' ? `a ${shortName(type)}; ` : '';
    const predicate = path?.at(-1);
    return predicate ? `${kind}${shortName(predicate)} ${term.written}` : term.written;
}
function shortName({ kind, value, written }) {
    if (kind !== 'iri' || !written.startsWith('<'))
        return written;
    return value.slice(Math.max(value.lastIndexOf('/'), value.lastIndexOf('#')) + 1);
}

// EXTERNAL MODULE: ./src/core/sparql/cells.ts
var cells = __webpack_require__(2156);
;// CONCATENATED MODULE: ./src/core/steps/attempt.ts



/** Columns of a table that explores the schema: classes and properties, whatever the query says. */
const SCHEMA_COLUMNS = new Set(['class', 'type', 'p', 'predicate', 'property']);
/** Columns of the predicates and objects of a thing, where no query says more. */
const OBJECT_COLUMNS = new Set(['o', 'object', 'value']);
/** Predicates between classes and properties, and the classes of those. */
const SCHEMA_PREDICATES = new Set([
    ...['domain', 'range', 'subClassOf', 'subPropertyOf', 'inverseOf', 'equivalentClass', 'equivalentProperty'],
]);
const SCHEMA_CLASSES = new Set(['Class', 'Property', 'ObjectProperty', 'DatatypeProperty']);
/** Last parts of predicates that give a name or an id. */
const LABEL = /name|label|title|description|comment|mrid|uuid|identifier|identcode/i;
const ID = /(?:^id|[a-z]I[dD])$/;
/** Tells how far a step is the attempt at what a reference step asks; each step is looked at once. */
function attemptLevels(reference, given) {
    const known = new Map();
    let asksForLookup = null;
    const levelOf = (actual) => {
        const level = sparqlAttempt(reference.sparql(), actual, given);
        if (level === 2)
            return level;
        asksForLookup ??= attempt_isLookup(reference, given);
        return asksForLookup ? 2 : level;
    };
    return (actual) => {
        const level = known.get(actual) ?? levelOf(actual);
        known.set(actual, level);
        return level;
    };
}
/** Whether the reference itself asks for what is a lookup elsewhere. */
function attempt_isLookup(reference, given) {
    const [asked, wanted] = [reference.query(), reference.sparql()];
    return wanted.kind === 'select' && asked !== null && !hasAnswer(asked, wanted, given);
}
/** How SPARQL steps are distinguished: an ASK, or a table of classes, predicates, labels and given entities, is a lookup. */
function sparqlAttempt(wanted, actual, given) {
    const [found, query] = [actual.sparql(), actual.query()];
    if (wanted.kind === 'ask')
        return found.kind === 'ask' ? 2 : 1;
    if (found.kind === 'ask' || query?.form === 'graph')
        return 0;
    if (found.kind === 'unreadable' || wanted.kind === 'unreadable')
        return 1;
    if (query ? !hasAnswer(query, found, given) : found.columns.every((name) => isAside(name, found, given)))
        return 0;
    return !query || found.rows.length > 0 || given.isEmpty || hasConstant(query) ? 2 : 1;
}
/** Whether a query projects something that could be an answer. */
function hasAnswer(query, result, given) {
    const roles = rolesOf(query.triples, given);
    return (query.variables ?? result.columns).some((name) => {
        if (roles.aside.has(name) || SCHEMA_COLUMNS.has(name.toLowerCase()))
            return false;
        if (roles.labels.has(name) && isText(result, name))
            return false;
        return roles.known.has(name) || !isAside(name, result, given);
    });
}
function rolesOf(triples, given) {
    const identified = identifiedBy(triples, given);
    const known = new Set();
    const aside = new Set(identified);
    const labels = new Set();
    for (const { subject, path, object } of triples) {
        for (const { kind, value } of [subject, object])
            if (kind === 'variable')
                known.add(value);
        if (isSchema({ subject, path, object }))
            for (const { value } of [subject, object])
                aside.add(value);
        if (object.kind !== 'variable' || !path)
            continue;
        const [predicate] = path;
        const isKnown = subject.kind === 'variable' ? identified.has(subject.value) : subject.kind === 'iri';
        if (path.length === 1 && predicate?.kind === 'variable')
            for (const { value } of [predicate, object])
                aside.add(value);
        else if ((0,steps_given/* isClassPath */.q0)(path))
            aside.add(object.value);
        else if (path.length === 1 && isKnown && isLabel(path))
            labels.add(object.value);
    }
    return { known, aside, labels };
}
function isLabel(path) {
    const last = path
        ?.at(-1)
        ?.value.split(/[#/:.]/)
        .at(-1) ?? '';
    return LABEL.test(last) || ID.test(last);
}
function isSchema({ path, object }) {
    if (path?.some(({ value }) => SCHEMA_PREDICATES.has((0,steps_given/* lastPart */.S_)(value))))
        return true;
    return (0,steps_given/* isClassPath */.q0)(path) && SCHEMA_CLASSES.has((0,steps_given/* lastPart */.S_)(object.value));
}
/** Variables that stand for what a text in the query names, or that are said to be a given entity. */
function identifiedBy(triples, given) {
    const same = triples.filter(({ path }) => path === null);
    const texts = new Set();
    const found = new Set();
    for (const { subject, object } of same) {
        if (object.kind === 'text' ? given.resembles(object.value) : given.has(object.value)) {
            (object.kind === 'text' ? texts : found).add(subject.value);
        }
    }
    for (const { subject, path, object } of triples) {
        if (!path || subject.kind !== 'variable')
            continue;
        const isGiven = object.kind === 'text' ? given.resembles(object.value) : texts.has(object.value);
        if (isGiven && isLabel(path))
            found.add(subject.value);
    }
    return new Set([...found, ...texts]);
}
/** Without a query that says more: a column of classes or properties, or of given entities alone. */
function isAside(name, { rows }, given) {
    if (SCHEMA_COLUMNS.has(name.toLowerCase()) || OBJECT_COLUMNS.has(name.toLowerCase()))
        return true;
    const values = rows.flatMap((row) => {
        const term = (0,cells/* termOf */.iP)(row, name);
        return (0,core_values/* isMapping */.pi)(term) ? [term.value] : [];
    });
    return values.length > 0 && values.every((value) => typeof value === 'string' && given.has(value));
}
function isText({ rows }, name) {
    return rows.every((row) => {
        const term = (0,cells/* termOf */.iP)(row, name);
        return !(0,core_values/* isMapping */.pi)(term) || (term.type !== 'uri' && term.type !== 'bnode');
    });
}
/** Whether a step asks for the answer, whatever it returned. */
function asksForAnswer(actual, given) {
    const query = actual.query();
    const columns = query?.variables ?? [];
    return query?.form === 'select' && hasAnswer(query, { kind: 'select', columns, rows: [] }, given);
}
/** Whether a query is about some thing, and not about all of a class. */
function hasConstant({ triples }) {
    return triples.some(({ subject, path, object }) => {
        const things = (0,steps_given/* isClassPath */.q0)(path) ? [subject] : [subject, object];
        return things.some(({ kind }) => kind === 'iri' || kind === 'text');
    });
}

;// CONCATENATED MODULE: ./src/core/steps/refine.ts


/** The error of the last query for the answer, if only lookups succeeded. */
function failedAttempt({ reference, actuals, before, given }) {
    const failed = actuals
        .slice(0, before)
        .findLast((actual) => actual.step.status !== 'success' && actual.names.has(reference.step.name) && asksForAnswer(actual, given));
    return failed ? { error: errorOf(failed.step) } : {};
}
/** What says that repeated rows count. */
function repeatsCount({ reference: { step } }) {
    if (step.ordered)
        return 'order';
    return step.ignoreDuplicates === false ? 'step' : 'scoring';
}
/** The LIMIT that cut a result off: as many rows as it allows, none too many, and some missing; else null. */
function limitReached({ candidate: { actual }, miss }) {
    const { kind } = miss.cause;
    const result = actual.sparql();
    if ((kind !== 'missing_rows' && kind !== 'given_row_missing') || result.kind !== 'select')
        return null;
    const limit = actual.query()?.limit ?? null;
    return limit !== null && limit === result.rows.length ? limit : null;
}
/** Over how many attempts the right rows are spread, each with some of them and none besides; 0 when they are not all there. */
function splitOver(attempts) {
    const expected = attempts[0]?.miss.cause.expected ?? 0;
    const seen = new Set();
    let calls = 0;
    for (const { miss } of attempts) {
        const fresh = miss.nearness?.found?.filter((row) => !seen.has(row)) ?? [];
        for (const row of fresh)
            seen.add(row);
        if (fresh.length > 0)
            calls++;
    }
    return seen.size === expected ? calls : 0;
}

;// CONCATENATED MODULE: ./src/core/steps/cause.ts




/** Why a reference step missed: from the agent's attempt at the answer, else from what the agent did not do. */
function causeOf(missed) {
    const attempts = attemptsOf(missed);
    const closest = closestOf(attempts, missed.reference);
    if (!closest) {
        const { kind, detail } = withoutCandidate(missed);
        return { comparator: null, cause: { kind, step: missed.position }, detail };
    }
    const { candidate, miss } = closest;
    const { kind, ...more } = refinedCause(closest, attempts, missed);
    return {
        comparator: candidate.comparator,
        cause: { ...miss.cause, kind, ...(more.calls && { calls: more.calls }), step: missed.position },
        // Without an output there is nothing that the comparison could say.
        detail: { closest: candidate.actual.step.id, ...(kind === 'not_recorded' ? {} : miss.detail), ...more.detail },
    };
}
/** The candidates to choose from: readable attempts, else unreadable ones, else lookups. */
function attemptsOf({ candidates, given, levelOf, redact }) {
    const ranked = candidates.map((candidate) => {
        const isSparql = candidate.comparator === 'sparql';
        const level = isSparql ? levelOf(candidate.actual) : 1;
        const isUnreadable = isSparql && candidate.actual.sparql().kind === 'unreadable';
        return { candidate, level, order: isUnreadable && level > 0 ? 0.5 : level };
    });
    const best = ranked.reduce((most, { order }) => Math.max(most, order), 0);
    return ranked
        .filter(({ order }) => order === best)
        .flatMap(({ candidate, level }) => {
        const miss = candidate.comparison.explain?.(given.has, redact);
        return miss ? [{ candidate, level, miss }] : [];
    });
}
/** Later steps win ties: an agent's last attempt is what it answered from. */
function closestOf(attempts, reference) {
    const isOpen = attempts.filter(({ miss }) => hasNothing(miss)).length > 1;
    const asked = isOpen ? reference.query() : null;
    const ranked = attempts.map((attempt) => {
        const query = asked && hasNothing(attempt.miss) ? attempt.candidate.actual.query() : null;
        return { attempt, ranks: [...closeness(attempt.miss), asked && query ? -(0,query_text/* queryDistance */.GM)(asked, query) : 0] };
    });
    const best = ranked.reduce((one, next) => (one && isCloser(one.ranks, next.ranks) ? one : next), null);
    return best?.attempt ?? null;
}
/** No row in common but given entities. */
function hasNothing({ cause, nearness }) {
    return (nearness?.own ?? cause.common ?? 0) === 0;
}
function isCloser(left, right) {
    const index = left.findIndex((value, at) => value !== right[at]);
    return index >= 0 && (left[index] ?? 0) > (right[index] ?? 0);
}
/**
 * Readable first, then most rows in common that are more than given entities, then fewest rows too many, then a column
 * of the required name; of arguments the fewest that differ.
 */
function closeness({ cause, nearness = {} }) {
    const { kind, expected = 0, actual = 0, common = 0 } = cause;
    const own = nearness.own ?? common;
    const readable = kind === 'unreadable' ? 0 : 1;
    const named = nearness.named ? 1 : 0;
    const isOther = kind === 'missing_column' || (kind === 'literal_for_iri' && named === 0);
    const comparable = own === 0 && isOther ? 0 : 1;
    return [
        readable,
        own / Math.max(expected, 1),
        own > 0 ? own - actual : 0,
        comparable,
        named,
        -(nearness.differing ?? 0),
    ];
}
/** The cause in the words that help most: what other steps, the query and the question say beside the two outputs. */
function refinedCause(closest, attempts, missed) {
    const { candidate, miss, level } = closest;
    const { kind } = miss.cause;
    const { output } = candidate.actual.step;
    if (output === undefined && candidate.comparator !== 'time_series' && candidate.comparator !== 'data_points') {
        const { name, notRecorded } = candidate.actual.step;
        return { kind: 'not_recorded', detail: { tool: name, ...(notRecorded !== undefined && { error: notRecorded }) } };
    }
    if (kind === 'unreadable' && (0,query_text/* looksLikeGraph */._I)(output)) {
        return { kind, detail: { error: 'the result of a DESCRIBE or CONSTRUCT, not a table' } };
    }
    if (candidate.comparator !== 'sparql')
        return { kind };
    if (miss.detail.only_repeats && level > 0)
        return { kind, detail: { repeats_count: repeatsCount(missed) } };
    const calls = level > 0 ? splitOver(attempts) : 0;
    if (calls > 1)
        return { kind: 'split', calls };
    const isEmpty = kind === 'empty_result' || level === 0;
    const unfound = isEmpty ? entityNotFound(closest, missed) : null;
    if (unfound)
        return { kind: 'entity_not_found', detail: unfound };
    if (level === 0)
        return { kind: 'only_lookups', detail: failedAttempt(missed) };
    if (kind === 'empty_result' && miss.nearness?.onlyGiven)
        return { kind: 'given_row_missing' };
    if (kind === 'other_rows' && miss.nearness?.onlyGiven)
        return { kind, detail: { only_given: true } };
    const limit = limitReached(closest);
    return limit === null ? { kind } : { kind: 'cut_off', detail: { limit } };
}

// EXTERNAL MODULE: ./src/core/steps/comparators.ts + 5 modules
var comparators = __webpack_require__(5658);
;// CONCATENATED MODULE: ./src/core/steps/missed.ts


/** A reference step of a group as it is explained, but for its candidates. */
function missedStep({ group, position, reference, }, { all, before, references }, { question = '', redact }) {
    const earlier = references.slice(0, group);
    const given = (0,steps_given/* givenBy */.ny)(question, reference, earlier);
    const levelOf = attemptLevels(reference, given);
    return {
        reference,
        position,
        actuals: all,
        before,
        given,
        earlier: earlier.flat(),
        levelOf,
        ...(redact && { redact }),
    };
}

// EXTERNAL MODULE: ./src/core/steps/step.ts
var steps_step = __webpack_require__(6437);
;// CONCATENATED MODULE: ./src/core/steps/score.ts





/** Pairs of steps with texts that are compared for one question; above that, only the latest steps are compared. */
const MOST_PAIRS = 4_000_000;
/** As many texts are compared in the time of two structured outputs. */
const STRUCTURED = 10;
/** Comparisons of a group that are kept; others are made again where they are needed. */
const MOST_KEPT = 200_000;
/** Comparisons of a group that its misses are explained by. */
const MOST_RIVALS = 200_000;
/**
 * The steps score of one question, in [0, 1]: the last group alone, or all groups from last to first, as the preset
 * says. Only successful actual steps count, each at most once.
 */
function scoreSteps(groups, steps, context, references = (0,steps_step/* prepareGroups */.O2)(groups)) {
    const { knobs, aliases } = context;
    const all = steps.map((step) => (0,steps_step/* prepareActual */.g0)(step, aliases));
    const scored = placedSteps(references).slice(knobs.groups === 'last' ? -1 : 0);
    const details = [];
    let before = all.length;
    let isBounded = false;
    const work = { pairs: MOST_PAIRS };
    for (const [index, group] of [...scored.entries()].reverse()) {
        const place = { all, before, references };
        const outcome = before < 0 ? notReached(group) : scoreGroup(group, place, index > 0, context, work);
        isBounded ||= outcome.isBounded;
        details.push(outcome.details);
        before = outcome.complete ? outcome.earliest : -1;
    }
    details.reverse();
    const means = details.map((group) => score_sumOf(group) / group.length);
    const score = means.reduce((sum, mean) => sum + mean, 0) / means.length;
    return { score, details: details.flat(), isBounded };
}
function placedSteps(groups) {
    let position = 0;
    return groups.map((steps, group) => steps.map((reference, index) => ({ group, step: index, position: position++, reference })));
}
function score_sumOf(details) {
    return details.reduce((sum, { score }) => sum + score, 0);
}
function notReached(group) {
    const details = group.map(({ group, step, position, reference }) => ({
        group,
        step,
        name: reference.step.name,
        comparator: null,
        score: 0,
        cause: { kind: 'not_reached', step: position },
    }));
    return { details, complete: false, earliest: -1, isBounded: false };
}
function scoreGroup(group, surroundings, everyRow, context, work) {
    const actuals = surroundings.all.slice(0, surroundings.before);
    const successful = actuals.flatMap((actual, index) => (actual.step.status === 'success' ? [index] : []));
    const candidates = successful.slice(-Math.max(1, Math.floor(work.pairs / costOf(group))));
    const pairing = memoizedPairing(group, actuals, context, work);
    const rows = group.map((_, row) => row);
    const assigned = assign_assign({
        rows: group.length,
        columns: candidates.length,
        score: (row, column) => pairing(row, candidates[column])?.comparison.score ?? 0,
        everyRow: everyRow && context.knobs.groups === 'all',
        order: context.knobs.ties === 'first_to_last' ? rows : rows.reverse(),
    });
    const chosen = assigned.chosen.map((column) => (column === null ? null : (candidates[column] ?? null)));
    const taken = new Set(chosen);
    const free = candidates.filter((index) => !taken.has(index)).slice(-Math.ceil(MOST_RIVALS / group.length));
    const details = group.map((step, row) => {
        const at = chosen[row] ?? null;
        const pair = at === null ? null : pairing(row, at);
        const matched = at === null ? null : (actuals[at] ?? null);
        const missed = () => ({
            ...missedStep(step, surroundings, context),
            candidates: candidatesFor(row, at !== null && pair ? [at] : free, actuals, pairing),
        });
        return detailOf(step, pair, matched, missed);
    });
    const matches = chosen.filter((at) => at !== null);
    const isBounded = assigned.isBounded || candidates.length < successful.length;
    return { details, complete: matches.length === group.length, earliest: least(matches), isBounded };
}
function costOf(group) {
    const costs = group.map(({ reference: { step } }) => step.name === 'retrieval' || step.mediaType === comparators/* SPARQL_MEDIA_TYPE */.eC || step.mediaType === comparators/* JSON_MEDIA_TYPE */.$B
        ? STRUCTURED
        : 1);
    return costs.reduce((sum, cost) => sum + cost, 0);
}
/** Not by spreading: a call takes only so many arguments. */
function least(numbers) {
    return numbers.reduce((a, b) => Math.min(a, b), Number.POSITIVE_INFINITY);
}
function memoizedPairing(group, actuals, context, work) {
    const known = new Map();
    return (row, at) => {
        if (at === undefined)
            return null;
        const key = row * actuals.length + at;
        let pair = known.get(key);
        if (pair === undefined) {
            const [step, actual] = [group[row], actuals[at]];
            if (!step || !actual)
                return null;
            const { reference } = step;
            const comparator = (0,comparators/* comparatorFor */.IB)(reference, actual, context);
            pair = comparator && { comparator, comparison: comparator.compare(reference, actual, context) };
            work.pairs -= costOf([step]);
            if (known.size < MOST_KEPT)
                known.set(key, pair);
        }
        return pair;
    };
}
function candidatesFor(row, indexes, actuals, pairing) {
    return indexes.flatMap((at) => {
        const pair = pairing(row, at);
        const actual = actuals[at];
        return pair && actual ? [{ actual, comparator: pair.comparator.name, comparison: pair.comparison }] : [];
    });
}
function detailOf(place, pair, matched, missed) {
    const { group, step, reference } = place;
    const score = pair?.comparison.score ?? 0;
    const base = { group, step, name: reference.step.name };
    if (matched && score === 1) {
        return { ...base, comparator: pair?.comparator.name ?? null, score, matches: matched.step.id };
    }
    const { comparator, cause, detail } = causeOf(missed());
    return { ...base, comparator, score, ...(matched && { matches: matched.step.id }), cause, detail };
}


/***/ })

};
