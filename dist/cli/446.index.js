export const id = 446;
export const ids = [446];
export const modules = {

/***/ 4446:
/***/ ((__unused_webpack_module, exports, __webpack_require__) => {


Object.defineProperty(exports, "__esModule", ({ value: true }));
exports.validate = validate;
const config_js_1 = __webpack_require__(9152);
const corpus_js_1 = __webpack_require__(9150);
const responses_js_1 = __webpack_require__(6648);
const aliases_js_1 = __webpack_require__(6627);
const errors_js_1 = __webpack_require__(4296);
const scoring_js_1 = __webpack_require__(7286);
const validate_js_1 = __webpack_require__(993);
const values_js_1 = __webpack_require__(4101);
const validation_js_1 = __webpack_require__(7715);
const evaluate_js_1 = __webpack_require__(4439);
/** `stepgate validate`: 0 for a corpus that can be scored, 2 for one with errors (with `--strict`, warnings too). */
async function validate(options, process) {
    const config = options.config === undefined ? null : await (0, config_js_1.readConfig)(options.config);
    const { corpus, warnings } = await (0, corpus_js_1.readCorpus)((0, evaluate_js_1.required)('--corpus', options.corpus));
    const names = options.responses ? await stepNames(options.responses) : null;
    const scoring = (0, scoring_js_1.scoringOf)(config?.preset ?? 'standard', config?.knobs);
    const validation = (0, validate_js_1.validateCorpus)(corpus, scoring, names, (0, aliases_js_1.decodeAliases)(config?.aliases ?? []));
    process.stdout.write((0, validation_js_1.renderValidation)(validation, warnings.map(errors_js_1.renderProblem)));
    const warned = warnings.length > 0 || validation.findings.some(({ severity }) => severity === 'warning');
    return validation.errors > 0 || (options.strict === true && warned) ? 2 : 0;
}
/** How often each step name occurs in the responses. */
async function stepNames(patterns) {
    const names = new Map();
    const problems = [];
    for await (const { decoded, ...place } of (0, responses_js_1.readResponses)(patterns)) {
        if (decoded.kind === 'invalid')
            problems.push({ ...place, message: decoded.message });
        else
            for (const { name } of decoded.response.steps ?? [])
                (0, values_js_1.increment)(names, name);
    }
    if (problems.length > 0)
        throw (0, errors_js_1.inputError)(problems);
    return names;
}


/***/ }),

/***/ 5580:
/***/ ((__unused_webpack_module, exports, __webpack_require__) => {


Object.defineProperty(exports, "__esModule", ({ value: true }));
exports.tryStep = tryStep;
exports.listed = listed;
exports.counted = counted;
const compare_js_1 = __webpack_require__(4196);
const step_js_1 = __webpack_require__(6437);
const value_js_1 = __webpack_require__(1758);
const values_js_1 = __webpack_require__(4101);
/** Compares a step with the best answer there can be. */
function tryStep(step, context) {
    const reference = (0, step_js_1.prepareReference)(step);
    const answer = { id: null, status: 'success', error: null, executionTimestamp: null, output: bestOutput(step) };
    const actual = { step: { ...step, ...answer }, names: new Set([step.name]), sparql: reference.sparql };
    const comparator = (0, compare_js_1.comparatorFor)(reference, actual, context);
    const byArguments = comparator?.name === 'time_series' || comparator?.name === 'data_points';
    if ((0, values_js_1.isAbsent)(step.output) && !byArguments)
        return { kind: 'missing-output', why: `${step.name} has no output` };
    const comparison = comparator?.compare(reference, actual, context);
    if (comparison?.score !== 1)
        return failure(reference, comparison?.explain?.());
    return comparator?.name === 'sparql' ? weakness(reference) : 'telling';
}
/** The reference's own output; of retrieval each id once, since a repeated one takes up room that k may not have. */
function bestOutput({ name, output }) {
    const json = name === 'retrieval' ? (0, value_js_1.jsonOf)(output) : null;
    if (json?.kind !== 'value' || !Array.isArray(json.value))
        return output;
    const idOf = (entry) => String((0, values_js_1.isMapping)(entry) ? (0, values_js_1.own)(entry, 'id') : entry);
    return [...new Map(json.value.map((entry) => [idOf(entry), entry])).values()];
}
function failure({ step, sparql }, miss) {
    const { kind = 'value_differs', expected } = miss?.cause ?? {};
    const { error, first_difference, arguments: differing = [] } = miss?.detail ?? {};
    if (kind === 'unreadable')
        return { kind: 'unreadable-output', why: error ?? kind };
    const result = step.mediaType === compare_js_1.SPARQL_MEDIA_TYPE ? sparql() : null;
    const columns = result?.kind === 'select' ? result.columns : [];
    const missing = result ? (step.requiredColumns ?? []).filter((column) => !columns.includes(column)) : [];
    if (missing.length > 0)
        return { kind: 'missing-column', why: `no ${listed(missing)} among ${listed(columns)}` };
    if (step.name === 'retrieval' && expected !== undefined) {
        const k = (0, value_js_1.shownValue)((0, values_js_1.own)(step.args, 'k') ?? 'not set');
        return { kind: 'ids-out-of-reach', why: `${counted(expected, 'relevant id')}, k is ${k}` };
    }
    return {
        kind: 'never-scores-1',
        why: [kind.replaceAll('_', ' '), ...differing, first_difference ?? ''].join(' ').trim(),
    };
}
function weakness({ step, sparql }) {
    const result = sparql();
    if (result.kind !== 'select')
        return 'yes or no';
    if (result.rows.length === 0)
        return { kind: 'no-rows', why: `no rows under ${listed(result.columns)}` };
    if ((step.requiredColumns ?? result.columns).length > 0)
        return 'telling';
    return { kind: 'no-required-columns', why: `${step.requiredColumns ? 'required_columns' : 'head.vars'} is []` };
}
/** The first names of a list; 'nothing' when it is empty. */
function listed(names) {
    return names.length === 0 ? 'nothing' : `${names.slice(0, 3).join(', ')}${names.length > 3 ? ', …' : ''}`;
}
/** A count with its noun: `1 id`, `1,200 ids`. */
function counted(count, noun) {
    return `${count.toLocaleString('en-US')} ${noun}${count === 1 ? '' : 's'}`;
}


/***/ }),

/***/ 993:
/***/ ((__unused_webpack_module, exports, __webpack_require__) => {


Object.defineProperty(exports, "__esModule", ({ value: true }));
exports.validateCorpus = validateCorpus;
const fingerprint_js_1 = __webpack_require__(5527);
const step_js_1 = __webpack_require__(6437);
const validate_step_js_1 = __webpack_require__(5580);
const values_js_1 = __webpack_require__(4101);
/** What is looked for, in the order of the report. */
const KINDS = {
    'missing-output': ['error', 'can never score 1: there is no output to compare with'],
    'unreadable-output': ['error', 'can never score 1: the output cannot be read'],
    'missing-column': ['error', 'can never score 1: a required column is not in the result'],
    'ids-out-of-reach': ['error', 'can never score 1: no id is relevant, or more than k lets count'],
    'never-scores-1': ['error', 'can never score 1: the step does not match itself'],
    'no-rows': ['warning', 'any empty result scores 1: the reference result has no rows'],
    'no-required-columns': ['warning', 'any result with rows scores 1: no column is required'],
    'same-gold': ['warning', 'one answer scores 1 for many questions'],
    'no-reference-steps': ['warning', 'no reference steps and so no steps score'],
    'never-called': ['warning', 'no response has a step of this name'],
    'no-questions': ['warning', 'no questions'],
};
/**
 * Tries a corpus on itself, each scored step's own output as the answer: what can never score 1, what any answer
 * would match, what is missing. `responseStepNames`: how often names occur in responses; null when that is unknown.
 */
function validateCorpus(corpus, scoring, responseStepNames, aliases) {
    const { templates } = corpus;
    const context = { knobs: scoring.knobs, aliases };
    const questions = templates.flatMap((template) => template.questions);
    const found = new Map();
    const golds = new Map();
    for (const question of questions) {
        const gold = tryQuestion(question, context, found);
        if (gold !== null)
            (0, values_js_1.listAt)(golds, gold).push(question);
    }
    const whole = (id, why) => ({ id, place: '', why });
    const stepless = questions.filter(({ groups }) => groups.length === 0).map(({ id, text }) => whole(id, text));
    const empty = templates
        .filter((template) => template.questions.length === 0)
        .map(({ id, title }) => whole(id, title));
    found.set('same-gold', sharedGolds(golds));
    found.set('no-reference-steps', stepless);
    found.set('never-called', responseStepNames ? neverCalled(questions, responseStepNames, context) : []);
    found.set('no-questions', empty);
    const findings = findingsOf(found);
    const wrong = findings.filter(({ severity }) => severity === 'error').flatMap((finding) => finding.questions);
    return { questions: questions.length, templates: templates.length, errors: idsOf(wrong).size, findings };
}
function findingsOf(found) {
    return Object.keys(KINDS).flatMap((kind) => {
        const [severity, summary] = KINDS[kind];
        const questions = found.get(kind) ?? [];
        return questions.length > 0 ? [{ severity, kind, summary, questions }] : [];
    });
}
function idsOf(occurrences) {
    return new Set(occurrences.map(({ id }) => id));
}
function scoredGroups({ groups }, knobs) {
    return knobs.groups === 'last' ? groups.slice(-1) : groups;
}
/** The scored steps of a question, each with its place. */
function scoredSteps(question, knobs) {
    const scored = scoredGroups(question, knobs);
    const first = question.groups.length - scored.length;
    return scored.flatMap((group, at) => group.map((step, index) => ({ step, place: `reference_steps[${first + at}][${index}]` })));
}
/** Records what is wrong with the scored steps. The digest of what they ask for, or null when that says too little. */
function tryQuestion(question, context, found) {
    let telling = question.groups.length > 0;
    for (const { step, place } of scoredSteps(question, context.knobs)) {
        const outcome = (0, validate_step_js_1.tryStep)(step, context);
        if (outcome !== 'telling')
            telling = false;
        if (typeof outcome === 'object')
            (0, values_js_1.listAt)(found, outcome.kind).push({ id: question.id, place, why: outcome.why });
    }
    if (!telling)
        return null;
    const groups = scoredGroups(question, context.knobs);
    return (0, fingerprint_js_1.fingerprintOf)({ ...question, text: '', referenceAnswer: null, groups }, digest);
}
/** 64 bits of hash, in the manner of FNV-1a: a collision would only cost a needless warning. */
function digest(text) {
    let [a, b] = [0x811c9dc5, 0x2f0b4c47];
    for (let at = 0; at < text.length; at++) {
        a = Math.imul(a ^ text.charCodeAt(at), 0x9e3779b1);
        b = Math.imul(b ^ text.charCodeAt(at), 0x85ebca6b);
    }
    return `${a} ${b}`;
}
/** Two questions with one gold are often one question asked twice; so many are worth a look. */
const MANY = 3;
/** The questions whose gold many of different text have: of every gold the first, then all others. */
function sharedGolds(golds) {
    const shared = [...golds.values()].filter((sharing) => new Set(sharing.map(({ text }) => text)).size >= MANY);
    shared.sort((a, b) => b.length - a.length);
    const at = ({ id, groups }, why) => ({ id, place: `reference_steps[${groups.length - 1}]`, why });
    const firsts = shared.map((sharing) => {
        const others = sharing.slice(1).map(({ id }) => id);
        return at(sharing[0], `the gold of ${(0, validate_step_js_1.counted)(others.length, 'other question')}: ${(0, validate_step_js_1.listed)(others)}`);
    });
    const rest = shared.map(([first, ...others]) => others.map((other) => at(other, `the gold of ${first?.id}`)));
    return [...firsts, ...rest.flat()];
}
/** The step names that are scored and that no response has, with the names that may have been meant. */
function neverCalled(questions, names, { knobs, aliases }) {
    const countsAs = (name) => [
        name,
        ...aliases.filter(({ pattern }) => (0, step_js_1.fitsPattern)(name, pattern)).map((alias) => alias.name),
    ];
    const called = new Set([...names.keys()].flatMap(countsAs));
    const known = new Set(questions.flatMap(({ groups }) => groups.flat().flatMap(({ name }) => servedBy(name))));
    const strangers = [...names].filter(([name]) => !countsAs(name).some((one) => known.has(one)));
    const meant = strangers.sort((a, b) => b[1] - a[1]).map(([name, count]) => `${name} (${count})`);
    const hint = meant.length > 0 ? `; in responses only: ${(0, validate_step_js_1.listed)(meant)}` : '';
    const uncalled = new Map();
    for (const question of questions) {
        for (const { step, place } of scoredSteps(question, knobs)) {
            if (!servedBy(step.name).some((name) => called.has(name)))
                (0, values_js_1.listAt)(uncalled, step.name).push({ id: question.id, place, why: '' });
        }
    }
    const byUse = [...uncalled].sort(([, a], [, b]) => b.length - a.length);
    return byUse.map(([name, places]) => {
        const why = `${name}, in ${(0, validate_step_js_1.counted)(idsOf(places).size, 'question')}${hint}`;
        return { ...places[0], why };
    });
}
/** The names under which a step may be called: an IRI may be found by either search. */
function servedBy(name) {
    return name === 'iri_discovery' ? [name, 'autocomplete_search', 'sparql_query'] : [name];
}


/***/ }),

/***/ 7715:
/***/ ((__unused_webpack_module, exports, __webpack_require__) => {


Object.defineProperty(exports, "__esModule", ({ value: true }));
exports.renderValidation = renderValidation;
exports.plainLine = plainLine;
const numbers_js_1 = __webpack_require__(5616);
const text_js_1 = __webpack_require__(5655);
/** So many examples of a finding are shown; the files' own warnings are there to be worked off, so more of them. */
const SHOWN = { examples: 5, warnings: 20 };
/** What a finding counts, where that is not questions. */
const NOUNS = { 'never-called': 'step name', 'no-questions': 'template' };
/** The validation as plain text; `readingWarnings` are lines such as `corpus.yaml:3: …`. */
function renderValidation(validation, readingWarnings) {
    const { questions, templates, errors, findings } = validation;
    const kinds = findings.filter(({ severity }) => severity === 'warning').length + (readingWarnings.length > 0 ? 1 : 0);
    const size = `${(0, numbers_js_1.counted)(questions, 'question')}, ${(0, numbers_js_1.counted)(templates, 'template')}`;
    const lines = [`${size}: ${(0, numbers_js_1.counted)(errors, 'error')}, ${(0, numbers_js_1.counted)(kinds, 'kind')} of warning`];
    for (const { severity, kind, summary, questions: places } of findings) {
        const noun = NOUNS[kind];
        lines.push(`${severity}: ${summary} (${noun ? (0, numbers_js_1.counted)(places.length, noun) : (0, numbers_js_1.counted)(new Set(places.map(({ id }) => id)).size, 'question')})`);
        const examples = places.map(({ id, place, why }) => `${[id, place].filter(Boolean).join(' ')}: ${why}`);
        lines.push(...shortened(examples, SHOWN.examples));
    }
    if (readingWarnings.length > 0)
        lines.push(`warning: in the files (${(0, numbers_js_1.counted)(readingWarnings.length, 'place')})`);
    return [...lines, ...shortened(readingWarnings, SHOWN.warnings)].join('\n');
}
function shortened(lines, limit) {
    const more = lines.length > limit ? [`  … and ${(0, numbers_js_1.whole)(lines.length - limit)} more`] : [];
    return [...lines.slice(0, limit).map((line) => `  ${plainLine(line)}`), ...more];
}
/** Characters of a line that come from a file. */
const MAX_LINE = 300;
/** One harmless line of a stranger's text. A workflow's log takes `::` at the start and `##[` anywhere as commands. */
function plainLine(text) {
    return (0, text_js_1.cut)((0, text_js_1.oneLine)(text), MAX_LINE).replace(/^::/, ': :').replaceAll('##[', '## [');
}


/***/ })

};
