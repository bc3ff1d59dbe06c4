export const id = 348;
export const ids = [348];
export const modules = {

/***/ 3566:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   a: () => (/* binding */ fingerprintOf),
/* harmony export */   d: () => (/* binding */ canonicalJson)
/* harmony export */ });
/* harmony import */ var _sparql_cells_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2156);
/* harmony import */ var _steps_arguments_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(399);
/* harmony import */ var _steps_compare_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4272);
/* harmony import */ var _steps_step_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(6437);
/* harmony import */ var _steps_time_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(7174);
/* harmony import */ var _steps_value_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(1758);
/* harmony import */ var _values_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(4101);







/**
 * A hash of what is scored of a question, in canonical form: a corpus that was refreshed without a change of meaning
 * (other row order, other layout of JSON, other queries) keeps it.
 */
function fingerprintOf(question, hash, references = (0,_steps_step_js__WEBPACK_IMPORTED_MODULE_3__/* .prepareGroups */ .O2)(question.groups)) {
    const groups = references.map((group) => group.map((reference) => canonicalStep(reference, hash)));
    return hash(canonicalJson([question.text, question.referenceAnswer, groups]));
}
function canonicalStep(reference, hash) {
    const { step } = reference;
    const compared = _steps_arguments_js__WEBPACK_IMPORTED_MODULE_1__/* .COMPARED_ARGUMENTS */ .tJ.get(step.name) ?? [];
    const args = compared.map((name) => canonicalArgument(name, (0,_values_js__WEBPACK_IMPORTED_MODULE_6__/* .own */ .ZV)(step.args, name) ?? null));
    return [
        step.name,
        step.mediaType,
        step.requiredColumns,
        step.ordered,
        step.ignoreDuplicates,
        args,
        hash(canonicalOutput(reference)),
    ];
}
/** Times as instants: PyYAML writes a timestamp in another form than it read it. */
function canonicalArgument(name, value) {
    const isTime = (name === 'start' || name === 'end') && (typeof value === 'string' || value instanceof Date);
    return isTime ? (0,_steps_time_js__WEBPACK_IMPORTED_MODULE_4__/* .decodeTime */ .A4)(value) : value;
}
function canonicalOutput({ step, sparql }) {
    if (COMPARED_BY_ARGUMENTS.has(step.name) && step.mediaType !== _steps_compare_js__WEBPACK_IMPORTED_MODULE_2__/* .SPARQL_MEDIA_TYPE */ .eC)
        return '';
    if (step.mediaType === _steps_compare_js__WEBPACK_IMPORTED_MODULE_2__/* .SPARQL_MEDIA_TYPE */ .eC) {
        const result = sparql();
        if (result.kind === 'ask')
            return `ask ${result.value}`;
        if (result.kind === 'select')
            return canonicalRows(result, step);
    }
    if (step.mediaType === _steps_compare_js__WEBPACK_IMPORTED_MODULE_2__/* .JSON_MEDIA_TYPE */ .$B) {
        const json = (0,_steps_value_js__WEBPACK_IMPORTED_MODULE_5__/* .jsonOf */ .o_)(step.output);
        if (json.kind === 'value')
            return canonicalJson(json.value);
    }
    return typeof step.output === 'string' ? step.output : canonicalJson(step.output);
}
/** Steps whose output nobody compares. */
const COMPARED_BY_ARGUMENTS = new Set(['retrieve_time_series', 'retrieve_data_points']);
/** The rows of the required columns, sorted unless their order counts. */
function canonicalRows(result, step) {
    const columns = step.requiredColumns ?? result.columns;
    // Each cell with its length, so that no text in it can end it, or its row.
    const rows = result.rows.map((row) => {
        let text = '';
        for (const column of columns) {
            const cell = (0,_sparql_cells_js__WEBPACK_IMPORTED_MODULE_0__/* .canonicalCell */ .Vy)((0,_sparql_cells_js__WEBPACK_IMPORTED_MODULE_0__/* .termOf */ .iP)(row, column), 'typed');
            text += `${cell.length}:${cell}`;
        }
        return text;
    });
    return (step.ordered ? rows : rows.sort()).map((row) => `${row.length}:${row}`).join('');
}
/** JSON text that is equal for equal values: keys sorted, numbers by value. */
function canonicalJson(value) {
    return (JSON.stringify(value, (_, item) => {
        if (typeof item === 'bigint')
            return `integer ${item}`;
        if (typeof item === 'number' && !Number.isFinite(item))
            return `number ${item}`;
        if (!(0,_values_js__WEBPACK_IMPORTED_MODULE_6__/* .isMapping */ .pi)(item))
            return item;
        return Object.fromEntries(Object.entries(item).sort(([a], [b]) => (a < b ? -1 : 1)));
    }) ?? 'nothing');
}


/***/ }),

/***/ 7286:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   cu: () => (/* binding */ OVERRIDABLE),
/* harmony export */   dO: () => (/* binding */ PRESET_NAMES),
/* harmony export */   fG: () => (/* binding */ PRESETS),
/* harmony export */   fm: () => (/* binding */ scoringOf),
/* harmony export */   mC: () => (/* binding */ valuesInPresets),
/* harmony export */   wV: () => (/* binding */ STANDARD_RULES)
/* harmony export */ });
const PRESET_NAMES = ['standard', 'graphrag-eval-4', 'graphrag-eval-5', 'graphrag-eval-6'];
const STANDARD_RULES = {
    groups: 'last',
    duplicates: 'ignore',
    cells: 'typed',
    errors: 'exclude',
    error_sample: 'copied',
    recall: 'relevant',
    answer_f1: 'zero',
    noncommittal: 'any',
    protocol: 'claims',
    answer_relevance_cost: true,
    ties: 'first_to_last',
    retrieval_before_json: false,
    micro_steps: true,
    success_without_steps: 'empty',
    correctness_error_key: 'answer_eval_error',
};
const GRAPHRAG_EVAL_5 = { ...STANDARD_RULES, errors: 'zero', recall: 'first_k', protocol: 'tsv' };
/** The presets as columns of values; reports name the one that was used. */
const PRESETS = {
    standard: STANDARD_RULES,
    'graphrag-eval-4': {
        ...STANDARD_RULES,
        duplicates: 'count',
        cells: 'lexical',
        error_sample: 'bare',
        answer_f1: 'absent',
        protocol: 'tsv',
        micro_steps: false,
        success_without_steps: 'absent',
    },
    'graphrag-eval-5': GRAPHRAG_EVAL_5,
    'graphrag-eval-6': {
        ...GRAPHRAG_EVAL_5,
        groups: 'all',
        noncommittal: 'all',
        answer_relevance_cost: false,
        ties: 'last_to_first',
        retrieval_before_json: true,
        correctness_error_key: 'answer_correctness_error',
    },
};
/**
 * What a team may decide otherwise than its preset: how its own corpus and its own failures count. All else is how a
 * release of graphrag-eval computes or writes a figure, which means nothing apart from the preset.
 */
const OVERRIDABLE = ['groups', 'duplicates', 'cells', 'errors', 'recall'];
/** Which presets have which value of a rule: `first_to_last in standard, …; last_to_first in graphrag-eval-6`. */
function valuesInPresets(name) {
    const values = [...new Set(PRESET_NAMES.map((preset) => PRESETS[preset][name]))];
    const namesOf = (value) => PRESET_NAMES.filter((preset) => PRESETS[preset][name] === value).join(', ');
    return values.map((value) => `${value} in ${namesOf(value)}`).join('; ');
}
/** The scoring of a preset, with some knobs overridden. */
function scoringOf(preset = 'standard', overrides = {}) {
    return { preset, knobs: { ...PRESETS[preset], ...overrides } };
}


/***/ }),

/***/ 3567:
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
 * potential 0, so one optimum turns into another along a chain of such pairs: whoever had the wanted column takes
 * another, and so forth, until somebody takes the column that was left.
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
var values = __webpack_require__(4101);
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
            numbers[row] = (0,values/* listAt */.gT)(rowsOf, rootOf.find(row)).push(row) - 1;
    }
    for (let column = 0; column < columns; column++) {
        if (isMatched[rows + column])
            (0,values/* listAt */.gT)(columnsOf, rootOf.find(rows + column)).push(column);
    }
    for (const row of order)
        if (isMatched[row])
            (0,values/* listAt */.gT)(orders, rootOf.find(row)).push(numbers[row]);
    return [...rowsOf].map(([root, own]) => {
        const found = (0,values/* listAt */.gT)(columnsOf, root);
        const scoreOf = (row, column) => score(own[row], found[column]);
        const sizes = { rows: own.length, columns: found.length };
        return {
            rows: own,
            columns: found,
            problem: { ...problem, ...sizes, score: scoreOf, order: (0,values/* listAt */.gT)(orders, root) },
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

// EXTERNAL MODULE: ./src/core/text/json-text.ts
var json_text = __webpack_require__(817);
// EXTERNAL MODULE: ./src/core/steps/shown.ts
var shown = __webpack_require__(4742);
;// CONCATENATED MODULE: ./src/core/steps/cause.ts


/** Why a reference step missed: from the candidate that came closest, else from what the agent did not do. */
function causeOf(reference, position, candidates, actuals) {
    const explained = candidates.flatMap((candidate) => {
        const miss = candidate.comparison.explain?.();
        return miss ? [{ candidate, miss }] : [];
    });
    const closest = explained.reduce((best, next) => (best && isCloser(best.miss, next.miss) ? best : next), null);
    if (!closest)
        return withoutCandidate(reference, position, actuals);
    const { candidate, miss } = closest;
    return {
        comparator: candidate.comparator,
        cause: { ...miss.cause, step: position },
        detail: { closest: candidate.actual.step.id, ...miss.detail },
    };
}
/** Later steps win ties: an agent's last attempt is what it answered from. */
function isCloser(one, other) {
    const [left, right] = [closeness(one), closeness(other)];
    const index = left.findIndex((value, at) => value !== right[at]);
    return index >= 0 && (left[index] ?? 0) > (right[index] ?? 0);
}
/**
 * Readable before unreadable, then most in common, then fewest rows too many. With nothing in common an attempt at the
 * answer before a lookup that merely returned something, and an empty answer is an attempt like any other.
 */
function closeness({ cause, attempt = 1 }) {
    const { kind, expected = 0, actual = 0, common = 0 } = cause;
    const share = common / Math.max(expected, 1);
    return [kind === 'unreadable' ? 0 : 1, share, common > 0 ? common - actual : 0, attempt];
}
function withoutCandidate(reference, position, actuals) {
    // An IRI is looked up by a step of another name.
    const wanted = reference.step.name === 'iri_discovery' ? 'autocomplete_search' : reference.step.name;
    const failed = actuals.filter(({ names, step }) => names.has(wanted) && step.status !== 'success');
    const last = failed.at(-1)?.step;
    if (!last)
        return { comparator: null, cause: { kind: 'no_step', step: position }, detail: {} };
    const given = last.status === undefined ? 'no status' : `status ${(0,json_text/* jsonText */.s)(last.status)}`;
    const status = `${given}, only steps with status "success" count`;
    const detail = {
        closest: last.id,
        error: last.status === 'error' ? (0,shown/* shownValue */.J)(last.error ?? last.output ?? status) : status,
    };
    return { comparator: null, cause: { kind: 'step_failed', step: position }, detail };
}

// EXTERNAL MODULE: ./src/core/steps/compare.ts + 9 modules
var compare = __webpack_require__(4272);
// EXTERNAL MODULE: ./src/core/steps/step.ts
var steps_step = __webpack_require__(6437);
;// CONCATENATED MODULE: ./src/core/steps/score.ts




/** Pairs of steps with texts that are compared for one question; then a group has the latest of the steps only. */
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
        const outcome = before < 0 ? notReached(group) : scoreGroup(group, all.slice(0, before), index > 0, context, work);
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
function scoreGroup(group, actuals, everyRow, context, work) {
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
        const rivals = () => candidatesFor(row, at !== null && pair ? [at] : free, actuals, pairing);
        return detailOf(step, pair, matched, rivals, actuals);
    });
    const matches = chosen.filter((at) => at !== null);
    const isBounded = assigned.isBounded || candidates.length < successful.length;
    return { details, complete: matches.length === group.length, earliest: least(matches), isBounded };
}
function costOf(group) {
    const costs = group.map(({ reference: { step } }) => step.name === 'retrieval' || step.mediaType === compare/* SPARQL_MEDIA_TYPE */.eC || step.mediaType === compare/* JSON_MEDIA_TYPE */.$B
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
            const comparator = (0,compare/* comparatorFor */.IB)(reference, actual, context);
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
function detailOf(place, pair, matched, rivals, actuals) {
    const { group, step, position, reference } = place;
    const score = pair?.comparison.score ?? 0;
    const base = { group, step, name: reference.step.name };
    if (matched && score === 1) {
        return { ...base, comparator: pair?.comparator.name ?? null, score, matches: matched.step.id };
    }
    const { comparator, cause, detail } = causeOf(reference, position, rivals(), actuals);
    return { ...base, comparator, score, ...(matched && { matches: matched.step.id }), cause, detail };
}


/***/ }),

/***/ 8404:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   N5: () => (/* binding */ MINUS),
/* harmony export */   PH: () => (/* binding */ TOO_LARGE),
/* harmony export */   WQ: () => (/* binding */ whole),
/* harmony export */   Zu: () => (/* binding */ fixed),
/* harmony export */   hS: () => (/* binding */ counted)
/* harmony export */ });
const MINUS = '−';
/** What stands where a sum went beyond the largest number there is. */
const TOO_LARGE = 'too large';
/** A number with so many digits after the point, thousands apart; a true minus. */
function fixed(value, digits) {
    const size = Math.abs(value);
    if (!Number.isFinite(value))
        return TOO_LARGE;
    const text = size >= 1e15 ? size.toExponential(2) : size.toLocaleString('en-US', fraction(digits));
    return value < 0 && /[1-9]/.test(text) ? `${MINUS}${text}` : text;
}
function fraction(digits) {
    return { minimumFractionDigits: digits, maximumFractionDigits: digits };
}
/** 346,163 */
function whole(value) {
    return fixed(value, 0);
}
/** A count with its noun: "1 row", "2 rows". */
function counted(count, noun) {
    return `${whole(count)} ${noun}${count === 1 ? '' : 's'}`;
}


/***/ })

};
