export const id = 905;
export const ids = [905];
export const modules = {

/***/ 2905:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  validate: () => (/* binding */ validate)
});

// EXTERNAL MODULE: ./src/adapters/config.ts + 1 modules
var adapters_config = __webpack_require__(7083);
// EXTERNAL MODULE: ./src/adapters/corpus.ts + 2 modules
var adapters_corpus = __webpack_require__(3259);
// EXTERNAL MODULE: ./src/adapters/responses.ts + 2 modules
var responses = __webpack_require__(9463);
// EXTERNAL MODULE: ./src/core/aliases.ts
var aliases = __webpack_require__(6627);
// EXTERNAL MODULE: ./src/core/decode/settings.ts
var settings = __webpack_require__(6745);
// EXTERNAL MODULE: ./src/core/errors.ts
var errors = __webpack_require__(4296);
// EXTERNAL MODULE: ./src/core/scoring.ts
var core_scoring = __webpack_require__(7286);
// EXTERNAL MODULE: ./src/core/fingerprint.ts
var fingerprint = __webpack_require__(5527);
// EXTERNAL MODULE: ./src/core/numerals.ts
var numerals = __webpack_require__(9676);
// EXTERNAL MODULE: ./src/core/steps/step.ts
var steps_step = __webpack_require__(6437);
// EXTERNAL MODULE: ./src/core/json-text.ts
var json_text = __webpack_require__(5737);
// EXTERNAL MODULE: ./src/core/steps/compare.ts + 9 modules
var compare = __webpack_require__(4272);
// EXTERNAL MODULE: ./src/core/steps/shown.ts
var shown = __webpack_require__(4742);
// EXTERNAL MODULE: ./src/core/steps/value.ts
var value = __webpack_require__(1758);
// EXTERNAL MODULE: ./src/core/values.ts
var values = __webpack_require__(4101);
;// CONCATENATED MODULE: ./src/core/validate-step.ts







/** Compares a step with the best answer there can be. */
function tryStep(step, context) {
    const reference = (0,steps_step/* prepareReference */.R8)(step);
    const answer = { id: null, status: 'success', error: null, executionTimestamp: null, output: bestOutput(step) };
    const actual = { step: { ...step, ...answer }, names: new Set([step.name]), sparql: reference.sparql };
    const comparator = (0,compare/* comparatorFor */.IB)(reference, actual, context);
    const byArguments = comparator?.name === 'time_series' || comparator?.name === 'data_points';
    if ((0,values/* isAbsent */.W0)(step.output) && !byArguments)
        return { kind: 'missing-output', why: `${step.name} has no output` };
    const comparison = comparator?.compare(reference, actual, context);
    if (comparison?.score !== 1)
        return failure(reference, comparison?.explain?.());
    return comparator?.name === 'sparql' ? weakness(reference) : 'telling';
}
/** The reference's own output; of retrieval each id once, since a repeated one takes up room that k may not have. */
function bestOutput({ name, output }) {
    const json = name === 'retrieval' ? (0,value/* jsonOf */.o_)(output) : null;
    if (json?.kind !== 'value' || !Array.isArray(json.value))
        return output;
    const idOf = (entry) => (0,json_text/* jsonText */.s)((0,values/* isMapping */.pi)(entry) ? (0,values/* own */.ZV)(entry, 'id') : entry);
    return [...new Map(json.value.map((entry) => [idOf(entry), entry])).values()];
}
function failure({ step, sparql }, miss) {
    const { kind = 'value_differs', expected } = miss?.cause ?? {};
    const { error, first_difference, arguments: differing = [] } = miss?.detail ?? {};
    if (kind === 'unreadable')
        return { kind: 'unreadable-output', why: error ?? kind };
    const result = step.mediaType === compare/* SPARQL_MEDIA_TYPE */.eC ? sparql() : null;
    const columns = result?.kind === 'select' ? result.columns : [];
    const missing = result ? (step.requiredColumns ?? []).filter((column) => !columns.includes(column)) : [];
    if (missing.length > 0)
        return {
            kind: 'missing-column',
            why: `column ${listed(missing)} is not in the result, which has ${listed(columns) || 'none'}`,
        };
    if (step.name === 'retrieval' && expected !== undefined) {
        const k = (0,shown/* shownValue */.J)((0,values/* own */.ZV)(step.args, 'k') ?? 'not set');
        return { kind: 'ids-out-of-reach', why: `${(0,numerals/* counted */.hS)(expected, 'relevant id')}, k is ${k}` };
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

;// CONCATENATED MODULE: ./src/core/validate.ts





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
    const { templates, questions } = corpus;
    const context = { knobs: scoring.knobs, aliases };
    const found = new Map();
    const golds = new Map();
    for (const question of questions) {
        const gold = tryQuestion(question, context, found);
        if (gold !== null)
            (0,values/* listAt */.gT)(golds, gold).push(question);
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
        const outcome = tryStep(step, context);
        if (outcome !== 'telling')
            telling = false;
        if (typeof outcome === 'object')
            (0,values/* listAt */.gT)(found, outcome.kind).push({ id: question.id, place, why: outcome.why });
    }
    if (!telling)
        return null;
    const groups = scoredGroups(question, context.knobs);
    return (0,fingerprint/* fingerprintOf */.a)({ ...question, text: '', referenceAnswer: null, groups }, digest);
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
    const firsts = shared.flatMap(([first, ...others]) => {
        const ids = others.map(({ id }) => id);
        return first ? [at(first, `the gold of ${(0,numerals/* counted */.hS)(ids.length, 'other question')}: ${listed(ids)}`)] : [];
    });
    const rest = shared.map(([first, ...others]) => others.map((other) => at(other, `the gold of ${first?.id}`)));
    return [...firsts, ...rest.flat()];
}
/** The step names that are scored and that no response has, with the names that may have been meant. */
function neverCalled(questions, names, { knobs, aliases }) {
    const countsAs = (name) => [
        name,
        ...aliases.filter(({ pattern }) => (0,steps_step/* fitsPattern */.jF)(name, pattern)).map((alias) => alias.name),
    ];
    const called = new Set([...names.keys()].flatMap(countsAs));
    const known = new Set(questions.flatMap(({ groups }) => groups.flat().flatMap(({ name }) => servedBy(name))));
    const strangers = [...names].filter(([name]) => !countsAs(name).some((one) => known.has(one)));
    const meant = strangers.sort((a, b) => b[1] - a[1]).map(([name, count]) => `${name} (${count})`);
    const hint = meant.length > 0 ? `; in responses only: ${listed(meant)}` : '';
    const uncalled = new Map();
    for (const question of questions) {
        for (const { step, place } of scoredSteps(question, knobs)) {
            if (!servedBy(step.name).some((name) => called.has(name)))
                (0,values/* listAt */.gT)(uncalled, step.name).push({ id: question.id, place, why: '' });
        }
    }
    const byUse = [...uncalled].sort(([, a], [, b]) => b.length - a.length);
    return byUse.flatMap(([name, places]) => {
        const why = `${name}, in ${(0,numerals/* counted */.hS)(idsOf(places).size, 'question')}${hint}`;
        return places.slice(0, 1).map((first) => ({ ...first, why }));
    });
}
/** The names under which a step may be called: an IRI may be found by either search. */
function servedBy(name) {
    return name === 'iri_discovery' ? [name, 'autocomplete_search', 'sparql_query'] : [name];
}

// EXTERNAL MODULE: ./src/report/text.ts
var report_text = __webpack_require__(5655);
;// CONCATENATED MODULE: ./src/report/validation.ts


/** So many examples of a finding are shown; the files' own warnings are there to be worked off, so more of them. */
const SHOWN = { examples: 5, warnings: 20 };
/** What a finding counts, where that is not questions. */
const NOUNS = { 'never-called': 'step name', 'no-questions': 'template' };
/** The validation as plain text; `readingWarnings` are lines such as `corpus.yaml:3: …`. */
function renderValidation(validation, readingWarnings) {
    const { questions, templates, errors, findings } = validation;
    const kinds = findings.filter(({ severity }) => severity === 'warning').length + (readingWarnings.length > 0 ? 1 : 0);
    const size = `${(0,numerals/* counted */.hS)(questions, 'question')}, ${(0,numerals/* counted */.hS)(templates, 'template')}`;
    const lines = [`${size}: ${(0,numerals/* counted */.hS)(errors, 'error')}, ${(0,numerals/* counted */.hS)(kinds, 'kind')} of warning`];
    for (const { severity, kind, summary, questions: places } of findings) {
        const noun = NOUNS[kind];
        lines.push(`${severity}: ${summary} (${noun ? (0,numerals/* counted */.hS)(places.length, noun) : (0,numerals/* counted */.hS)(new Set(places.map(({ id }) => id)).size, 'question')})`);
        const examples = places.map(({ id, place, why }) => `${[id, place].filter(Boolean).join(' ')}: ${why}`);
        lines.push(...shortened(examples, SHOWN.examples));
    }
    if (readingWarnings.length > 0)
        lines.push(`warning: in the files (${(0,numerals/* counted */.hS)(readingWarnings.length, 'place')})`);
    return [...lines, ...shortened(readingWarnings, SHOWN.warnings)].join('\n');
}
function shortened(lines, limit) {
    const more = lines.length > limit ? [`  … and ${(0,numerals/* whole */.WQ)(lines.length - limit)} more`] : [];
    return [...lines.slice(0, limit).map((line) => `  ${(0,report_text/* plainLine */.h0)(line, MAX_LINE)}`), ...more];
}
/** Characters of a line that come from a file. */
const MAX_LINE = 300;

// EXTERNAL MODULE: ./src/cli/evaluate.ts
var evaluate = __webpack_require__(4439);
;// CONCATENATED MODULE: ./src/cli/validate.ts











/** `stepgate validate`: 0 for a corpus that can be scored, 2 for one with errors (with `--strict`, warnings too). */
async function validate(options, process) {
    const format = (0,settings/* decodeChoice */._y)('--format', options.format, ['text', 'json']);
    const config = options.config === undefined ? null : await (0,errors/* forInput */.cp)('--config', (0,adapters_config/* readConfig */.X)(options.config));
    const { corpus, warnings } = await (0,errors/* forInput */.cp)('--corpus', (0,adapters_corpus/* readCorpus */.XR)((0,evaluate.required)('--corpus', options.corpus)));
    const names = options.responses ? await stepNames(options.responses) : null;
    const scoring = (0,core_scoring/* scoringOf */.fm)(config?.preset ?? 'standard', config?.knobs);
    const validation = validateCorpus(corpus, scoring, names, (0,aliases/* decodeAliases */.x)(config?.aliases ?? []));
    if (validation.questions === 0)
        throw new errors/* StepgateError */.Iu('input', 'the corpus has no question');
    const text = format === 'json'
        ? JSON.stringify({ ...validation, warnings }, null, 2)
        : renderValidation(validation, warnings.map(errors/* renderProblem */.yM)).trimEnd();
    process.stdout.write(`${text}\n`);
    const warned = warnings.length > 0 || validation.findings.some(({ severity }) => severity === 'warning');
    return validation.errors > 0 || (options.strict === true && warned) ? 2 : 0;
}
/** How often each step name occurs in the responses. */
async function stepNames(patterns) {
    const names = new Map();
    const problems = [];
    for await (const { decoded, ...place } of (0,errors/* eachForInput */.fN)('--responses', (0,responses/* readResponses */.F)(patterns))) {
        if (problems.length === errors/* ENOUGH_PROBLEMS */.mj)
            throw (0,errors/* inputError */.Xu)(problems, true);
        if (decoded.kind === 'invalid')
            problems.push({ ...place, message: decoded.message });
        else
            for (const { name } of decoded.response.steps ?? [])
                (0,values/* increment */.GV)(names, name);
    }
    if (problems.length > 0)
        throw (0,errors/* inputError */.Xu)(problems);
    return names;
}


/***/ })

};
