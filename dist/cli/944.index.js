export const id = 944;
export const ids = [944];
export const modules = {

/***/ 6924:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  X: () => (/* binding */ readConfig)
});

// EXTERNAL MODULE: ./node_modules/valibot/dist/index.mjs
var dist = __webpack_require__(7934);
// EXTERNAL MODULE: ./src/core/rules/rule.ts
var rule = __webpack_require__(813);
// EXTERNAL MODULE: ./src/core/scoring.ts
var scoring = __webpack_require__(7286);
// EXTERNAL MODULE: ./src/core/values.ts
var values = __webpack_require__(4101);
// EXTERNAL MODULE: ./src/core/decode/decoded.ts
var decoded = __webpack_require__(8824);
// EXTERNAL MODULE: ./src/core/decode/judge-config.ts
var judge_config = __webpack_require__(5552);
// EXTERNAL MODULE: ./src/core/decode/keys.ts
var keys = __webpack_require__(1828);
// EXTERNAL MODULE: ./src/core/decode/litellm.ts
var litellm = __webpack_require__(7869);
// EXTERNAL MODULE: ./src/core/decode/rules.ts
var decode_rules = __webpack_require__(1009);
// EXTERNAL MODULE: ./src/core/decode/shape.ts
var shape = __webpack_require__(8847);
;// CONCATENATED MODULE: ./src/core/decode/config.ts










const KNOB_SCHEMA = dist/* partial */.OH3(dist/* strictObject */.rej({
    groups: dist/* picklist */.KIO(['last', 'all']),
    duplicates: dist/* picklist */.KIO(['ignore', 'count']),
    cells: dist/* picklist */.KIO(['typed', 'lexical']),
    errors: dist/* picklist */.KIO(['exclude', 'zero']),
    recall: dist/* picklist */.KIO(['relevant', 'first_k']),
    preset: dist/* picklist */.KIO(scoring/* PRESET_NAMES */.dO),
}));
const ONE_OR_MORE = dist/* union */.KCZ([dist/* string */.YjP(), dist/* array */.YOg(dist/* string */.YjP())]);
const SCHEMA = dist/* strictObject */.rej({
    scoring: dist/* optional */.lqM(dist/* lazy */.RZV((input) => ((0,values/* isMapping */.pi)(input) ? KNOB_SCHEMA : dist/* picklist */.KIO(scoring/* PRESET_NAMES */.dO)))),
    step_aliases: dist/* optional */.lqM(dist/* pipe */.FsL(shape/* plainMapping */.zm, dist/* record */.g1P(dist/* string */.YjP(), ONE_OR_MORE))),
    rules: dist/* optional */.lqM(decode_rules/* strictRulesSchema */.Ah),
    ...judge_config/* JUDGE_SECTIONS */.pI,
});
const KEYS = Object.keys(SCHEMA.entries);
/** Reads a config file; an unknown key is a problem that names the nearest known one. */
function decodeConfig(value, file) {
    if (!(0,values/* isMapping */.pi)(value))
        return (0,decoded/* invalid */.Gq)([{ file, message: `expected a mapping with ${KEYS.join(', ')}, got ${(0,shape/* kindInWords */.bh)(value)}` }]);
    const parsed = dist/* safeParse */.xLC(SCHEMA, value);
    if (!parsed.success)
        return (0,decoded/* invalid */.Gq)([...unknownKeys(value, file), ...shapeProblems(value, file, parsed.issues)]);
    const { scoring, step_aliases = {}, rules, ...sections } = parsed.output;
    const { preset = null, ...knobs } = typeof scoring === 'string' ? { preset: scoring } : (scoring ?? {});
    const aliases = Object.entries(step_aliases).map(([name, names]) => `${name} = ${[names].flat().join(', ')}`);
    const judge = (0,judge_config/* judgeConfigOf */.Tk)(sections);
    return (0,decoded.ok)({ preset, knobs, aliases, judge, rules: (0,decode_rules/* rulesOf */.fD)(rules), warnings: warningsOf(judge, file) });
}
function warningsOf({ llm, lacksEmbedding, customEvaluations }, file) {
    const keys = ['generation', 'embedding'].filter((name) => llm?.[name].apiKey != null);
    return [
        ...keys.map((name) => ({
            file,
            path: ['llm', name, 'api_key'],
            message: 'a key in a file is easily shared; name a variable instead, as in api_key_env: OPENAI_API_KEY',
        })),
        ...(lacksEmbedding
            ? [{ file, path: ['llm'], message: 'names no embedding model, so answer relevance is not judged' }]
            : []),
        ...(customEvaluations > 0
            ? [{ file, path: ['custom_evaluations'], message: 'is not evaluated: Stepgate has no custom evaluations yet' }]
            : []),
    ];
}
function shapeProblems(value, file, issues) {
    return (0,shape/* problemsOf */.GW)(file, value, 
    // Unknown keys are named with the nearest known one; a section that is none has the same type of issue.
    issues.filter(({ type, expected }) => type !== 'strict_object' || expected !== 'never'));
}
function unknownKeys(value, file) {
    const knobs = (0,values/* isMapping */.pi)(value.scoring) ? value.scoring : {};
    return [
        ...unknownIn(value, KEYS, file, []),
        ...unknownIn(knobs, ['preset', ...scoring/* OVERRIDABLE */.cu], file, ['scoring']),
        ...unknownIn((0,values/* isMapping */.pi)(value.rules) ? value.rules : {}, rule/* RULE_NAMES */.i, file, ['rules']),
        ...(0,judge_config/* knownJudgeKeys */.tr)(value).flatMap(([path, known]) => {
            const section = path.reduce((at, key) => ((0,values/* isMapping */.pi)(at) ? at[key] : null), value);
            return (0,values/* isMapping */.pi)(section) ? unknownIn(section, known, file, path) : [];
        }),
    ];
}
function unknownIn(mapping, known, file, path) {
    return Object.keys(mapping)
        .filter((key) => !known.includes(key))
        .map((key) => {
        const advice = path[0] === 'llm' ? (0,litellm/* litellmAdvice */.e)(key) : path[0] === 'scoring' ? presetAdvice(key) : null;
        if (advice !== null)
            return { file, path: [...path, key], message: advice };
        const near = (0,keys/* nearest */.pA)(key, known);
        const hint = near ? `did you mean ${near}?` : `known keys: ${known.join(', ')}`;
        return { file, path: [...path, key], message: `unknown key; ${hint}` };
    });
}
/** Where the judge's own sections decide what a preset decides, too. */
const IN_JUDGE_SECTIONS = {
    protocol: 'answer_correctness.protocol',
    noncommittal: 'answer_relevance.noncommittal',
};
/** What to say of a rule that only presets set; null for any other key. */
function presetAdvice(key) {
    const name = Object.keys(scoring/* STANDARD_RULES */.wV).find((known) => known === key);
    if (name === undefined)
        return null;
    const section = IN_JUDGE_SECTIONS[name];
    const instead = section === undefined ? '' : `; or write ${section}`;
    return `cannot be set apart from the preset, which decides it: ${(0,scoring/* valuesInPresets */.mC)(name)}${instead}`;
}

// EXTERNAL MODULE: ./src/core/errors.ts
var errors = __webpack_require__(4296);
// EXTERNAL MODULE: ./src/adapters/files/corpus.ts + 1 modules
var corpus = __webpack_require__(7295);
// EXTERNAL MODULE: ./src/adapters/files/find-files.ts
var find_files = __webpack_require__(2403);
// EXTERNAL MODULE: ./src/adapters/files/input-file.ts
var input_file = __webpack_require__(5063);
;// CONCATENATED MODULE: ./src/adapters/files/config.ts





/** Reads a config file. Throws an input error with every problem. */
async function readConfig(file, roots = null) {
    const decoded = decodeConfig((0,corpus/* parseDocument */.Tp)(await (0,find_files/* readText */.yR)(file, { kinds: input_file/* DOCUMENTS */.fV, roots }), file), file);
    if (decoded.kind === 'ok')
        return decoded.value;
    throw (0,errors/* inputError */.Xu)(await Promise.all(decoded.problems.map((0,corpus/* locator */.fl)())));
}


/***/ }),

/***/ 776:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ot: () => (/* binding */ refuseEmpty),
/* harmony export */   mV: () => (/* binding */ gateInputsOf),
/* harmony export */   mw: () => (/* binding */ required)
/* harmony export */ });
/* harmony import */ var _core_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4296);

/** A flag that a command cannot do without; commander would complain of it before it complains of a mistyped one. */
function required(flag, files) {
    if (files)
        return files;
    throw (0,_core_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .usageError */ .Wp)(`${flag} is missing: name the files, as in ${flag} eval/${flag.slice(2)}.${flag === '--corpus' ? 'yaml' : 'jsonl'}`);
}
/** An empty value is most often a variable that was never set; a gate must not vanish with it. */
function refuseEmpty(options) {
    for (const [key, value] of Object.entries(options)) {
        const flag = `--${key.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`;
        const empty = [value].flat().some((item) => typeof item === 'string' && item.trim() === '');
        if (empty)
            throw (0,_core_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .usageError */ .Wp)(`${flag}: the value is empty; is a variable not set?`);
    }
}
function gateInputsOf({ minStepsScore, maxStepsDrop, dropTest, gate }) {
    return { minStepsScore: minStepsScore ?? null, maxStepsDrop: maxStepsDrop ?? null, dropTest, gates: gate ?? [] };
}


/***/ }),

/***/ 4944:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  validate: () => (/* binding */ validate)
});

// EXTERNAL MODULE: ./src/adapters/files/config.ts + 1 modules
var files_config = __webpack_require__(6924);
// EXTERNAL MODULE: ./src/adapters/files/corpus.ts + 1 modules
var files_corpus = __webpack_require__(7295);
// EXTERNAL MODULE: ./src/adapters/files/responses.ts + 2 modules
var responses = __webpack_require__(8127);
// EXTERNAL MODULE: ./src/core/decode/settings.ts
var settings = __webpack_require__(6745);
// EXTERNAL MODULE: ./src/core/errors.ts
var errors = __webpack_require__(4296);
// EXTERNAL MODULE: ./src/core/input-words.ts
var input_words = __webpack_require__(8043);
// EXTERNAL MODULE: ./src/core/scoring.ts
var core_scoring = __webpack_require__(7286);
// EXTERNAL MODULE: ./src/core/steps/aliases.ts
var aliases = __webpack_require__(3883);
// EXTERNAL MODULE: ./src/core/runs/fingerprint.ts
var fingerprint = __webpack_require__(3566);
// EXTERNAL MODULE: ./src/core/steps/step.ts
var steps_step = __webpack_require__(6437);
// EXTERNAL MODULE: ./src/core/text/numerals.ts
var numerals = __webpack_require__(8404);
// EXTERNAL MODULE: ./src/core/values.ts
var values = __webpack_require__(4101);
// EXTERNAL MODULE: ./src/core/sparql/cells.ts
var cells = __webpack_require__(2156);
// EXTERNAL MODULE: ./src/core/steps/given.ts
var steps_given = __webpack_require__(8306);
// EXTERNAL MODULE: ./src/core/steps/shown.ts
var steps_shown = __webpack_require__(4742);
;// CONCATENATED MODULE: ./src/core/validate/given-gold.ts





/**
 * Whether the reference rows are, or hold, the entity that the question asks about. A question that names several may have
 * one of them as its answer.
 */
function givenTrouble(question, reference) {
    const result = reference.sparql();
    const { inText, inArguments } = (0,steps_given/* namedBy */.T)(question, reference);
    if (result.kind !== 'select' || inText.size > 1)
        return null;
    const required = reference.step.requiredColumns ?? result.columns;
    const isGiven = (text, isIri) => isIri ? inArguments.has(text) || isNamed(text, inText) : inText.has(text.toLowerCase());
    const kinds = result.rows.map((row) => kindOf(row, required, isGiven));
    const first = result.rows[kinds.findIndex((kind) => kind !== 'other')];
    if (!first)
        return null;
    const given = kinds.filter((kind) => kind !== 'other').length;
    const [entity] = cellsOf(first, required).filter((cell) => isGiven(cell.text, cell.isIri));
    const shown = (0,steps_shown/* shownValue */.J)(entity?.text ?? '');
    if (given < kinds.length)
        return { kind: 'given-among-rows', why: `${shown} in ${given} of ${kinds.length} rows` };
    // Its values are the answer.
    if (kinds.includes('entity with values'))
        return null;
    return { kind: 'gold-is-given', why: `only ${shown}, in ${(0,numerals/* counted */.hS)(kinds.length, 'row')}` };
}
function isNamed(iri, inText) {
    return inText.has(iri.toLowerCase()) || inText.has((0,steps_given/* lastPart */.S_)(iri).toLowerCase());
}
function cellsOf(row, columns) {
    return columns.flatMap((column) => {
        const term = (0,cells/* termOf */.iP)(row, column);
        const text = (0,cells/* cellText */.Ie)(term);
        return text === null ? [] : [{ text, isIri: (0,values/* isMapping */.pi)(term) && term.type === 'uri' }];
    });
}
function kindOf(row, columns, isGiven) {
    const cells = cellsOf(row, columns);
    const others = cells.filter(({ text, isIri }) => !isGiven(text, isIri));
    if (others.length === cells.length || others.some(({ isIri }) => isIri))
        return 'other';
    return others.length === 0 ? 'entity' : 'entity with values';
}

// EXTERNAL MODULE: ./src/core/steps/comparators.ts + 5 modules
var comparators = __webpack_require__(5658);
// EXTERNAL MODULE: ./src/core/steps/value.ts
var value = __webpack_require__(1758);
// EXTERNAL MODULE: ./src/core/text/json-text.ts
var json_text = __webpack_require__(817);
;// CONCATENATED MODULE: ./src/core/validate/validate-step.ts






/** Compares a step with the best answer there can be. */
function tryStep(reference, context) {
    const { step } = reference;
    const answer = { id: null, status: 'success', error: null, executionTimestamp: null, output: bestOutput(step) };
    const actual = {
        step: { ...step, ...answer },
        names: new Set([step.name]),
        sparql: reference.sparql,
        query: reference.query,
    };
    const comparator = (0,comparators/* comparatorFor */.IB)(reference, actual, context);
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
    const result = step.mediaType === comparators/* SPARQL_MEDIA_TYPE */.eC ? sparql() : null;
    const columns = result?.kind === 'select' ? result.columns : [];
    const missing = result ? (step.requiredColumns ?? []).filter((column) => !columns.includes(column)) : [];
    if (missing.length > 0)
        return {
            kind: 'missing-column',
            why: `column ${listed(missing)} is not in the result, which has ${listed(columns) || 'none'}`,
        };
    if (step.name === 'retrieval' && expected !== undefined) {
        const k = (0,steps_shown/* shownValue */.J)((0,values/* own */.ZV)(step.args, 'k') ?? 'not set');
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

;// CONCATENATED MODULE: ./src/core/validate/validate.ts






/** What is looked for, in the order of the report. */
const KINDS = {
    'missing-output': ['error', 'can never score 1: there is no output to compare with'],
    'unreadable-output': ['error', 'can never score 1: the output cannot be read'],
    'missing-column': ['error', 'can never score 1: a required column is not in the result'],
    'ids-out-of-reach': ['error', 'can never score 1: no relevant id, or more relevant ids than k'],
    'never-scores-1': ['error', 'can never score 1: the step does not match itself'],
    'no-rows': ['warning', 'any empty result scores 1: the reference result has no rows'],
    'no-required-columns': ['warning', 'any result with rows scores 1: no column is required'],
    'gold-is-given': ['warning', 'the right answer is the asked entity itself'],
    'given-among-rows': ['warning', 'the asked entity itself is among the reference rows'],
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
    const stepless = questions.filter(isUnchecked).map(({ id, text }) => whole(id, text));
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
/** Without steps, rules are all that is checked; then a steps score is not what its author wants. */
function isUnchecked({ groups, rules }) {
    return groups.length === 0 && rules === undefined;
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
        const reference = (0,steps_step/* prepareReference */.R8)(step);
        const outcome = tryStep(reference, context);
        if (outcome !== 'telling')
            telling = false;
        if (typeof outcome === 'object')
            (0,values/* listAt */.gT)(found, outcome.kind).push({ id: question.id, place, why: outcome.why });
        const given = outcome === 'telling' ? givenTrouble(question.text, reference) : null;
        if (given)
            (0,values/* listAt */.gT)(found, given.kind).push({ id: question.id, place, why: given.why });
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
/** Questions that share their reference with many differently worded ones: of every gold the first, then all others. */
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

// EXTERNAL MODULE: ./src/run/name-traces.ts
var name_traces = __webpack_require__(9257);
// EXTERNAL MODULE: ./src/cli/options.ts
var cli_options = __webpack_require__(776);
;// CONCATENATED MODULE: ./src/cli/validate.ts













/** `stepgate validate`: 0 for a corpus that can be scored, 2 for one with errors (with `--strict`, warnings too). */
async function validate(options, process) {
    const format = (0,settings/* decodeChoice */._y)('--format', options.format, ['text', 'json']);
    const config = options.config === undefined ? null : await (0,errors/* forInput */.cp)('--config', (0,files_config/* readConfig */.X)(options.config));
    const { corpus, warnings } = await (0,errors/* forInput */.cp)('--corpus', (0,files_corpus/* readCorpus */.XR)((0,cli_options/* required */.mw)('--corpus', options.corpus)));
    const names = options.responses ? await stepNames(options.responses, corpus) : null;
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
async function stepNames(patterns, { questions }) {
    const names = new Map();
    const problems = [];
    const records = (0,responses/* readResponses */.F)(patterns, null, (0,name_traces/* runNaming */._t)('auto', questions, input_words/* FLAG_WORDS */.HR));
    for await (const { decoded, ...place } of (0,errors/* eachForInput */.fN)('--responses', records)) {
        if (problems.length === errors/* ENOUGH_PROBLEMS */.mj)
            throw (0,errors/* inputError */.Xu)(problems, true);
        if (decoded.kind === 'ok')
            for (const { name } of decoded.value.steps ?? [])
                (0,values/* increment */.GV)(names, name);
        else
            for (const problem of decoded.problems)
                problems.push({ ...place, ...problem });
    }
    if (problems.length > 0)
        throw (0,errors/* inputError */.Xu)(problems);
    return names;
}


/***/ }),

/***/ 5552:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Tk: () => (/* binding */ judgeConfigOf),
/* harmony export */   dg: () => (/* binding */ NO_JUDGE_CONFIG),
/* harmony export */   i6: () => (/* binding */ NO_MODEL),
/* harmony export */   pI: () => (/* binding */ JUDGE_SECTIONS),
/* harmony export */   tr: () => (/* binding */ knownJudgeKeys)
/* harmony export */ });
/* harmony import */ var valibot__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7934);
/* harmony import */ var _values_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4101);
/* harmony import */ var _shape_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8847);



const text = valibot__WEBPACK_IMPORTED_MODULE_1__/* .pipe */ .FsL(valibot__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(), valibot__WEBPACK_IMPORTED_MODULE_1__/* .trim */ .Bqr(), valibot__WEBPACK_IMPORTED_MODULE_1__/* .minLength */ .BpQ(1, 'expected text that is not empty'));
const optionalText = valibot__WEBPACK_IMPORTED_MODULE_1__/* .nullish */ .cl6(text);
const between = (least, most, what) => {
    const words = `expected ${what} from ${least} to ${most}`;
    return valibot__WEBPACK_IMPORTED_MODULE_1__/* .pipe */ .FsL(valibot__WEBPACK_IMPORTED_MODULE_1__/* .number */ .aig(), valibot__WEBPACK_IMPORTED_MODULE_1__/* .minValue */ .Wwf(least, words), valibot__WEBPACK_IMPORTED_MODULE_1__/* .maxValue */ .cGV(most, words));
};
const count = (least, most) => valibot__WEBPACK_IMPORTED_MODULE_1__/* .pipe */ .FsL(between(least, most, 'a whole number'), valibot__WEBPACK_IMPORTED_MODULE_1__/* .integer */ .ndf('expected a whole number'));
/** Variables of runners and other tools never hold the key of a judge, whatever a file says. */
const FOREIGN_VARIABLES = ['GITHUB_', 'ACTIONS_', 'INPUT_', 'RUNNER_', 'AWS_', 'AZURE_', 'GOOGLE_'];
const keyVariable = valibot__WEBPACK_IMPORTED_MODULE_1__/* .pipe */ .FsL(text, valibot__WEBPACK_IMPORTED_MODULE_1__/* .check */ .z6Y((name) => !FOREIGN_VARIABLES.some((prefix) => name.toUpperCase().startsWith(prefix)), `expected a variable that holds the judge's key; variables that begin with ${FOREIGN_VARIABLES.join(', ')} are refused; provider: azure reads AZURE_OPENAI_API_KEY by itself`));
const MODEL = {
    provider: optionalText,
    model: optionalText,
    name: optionalText,
    base_url: optionalText,
    api_base: optionalText,
    api_key_env: valibot__WEBPACK_IMPORTED_MODULE_1__/* .nullish */ .cl6(keyVariable),
    api_key: optionalText,
    organization: optionalText,
    project: optionalText,
};
const GENERATION = {
    ...MODEL,
    temperature: valibot__WEBPACK_IMPORTED_MODULE_1__/* .nullish */ .cl6(between(0, 2, 'a number')),
    max_tokens: valibot__WEBPACK_IMPORTED_MODULE_1__/* .nullish */ .cl6(count(1, 1_000_000)),
};
const LLM = { generation: valibot__WEBPACK_IMPORTED_MODULE_1__/* .optional */ .lqM((0,_shape_js__WEBPACK_IMPORTED_MODULE_0__/* .strictMapping */ .Ac)(GENERATION)), embedding: valibot__WEBPACK_IMPORTED_MODULE_1__/* .optional */ .lqM((0,_shape_js__WEBPACK_IMPORTED_MODULE_0__/* .strictMapping */ .Ac)(MODEL)) };
/** The form of older releases: one model, without the level of `generation`. */
const isFlat = (value) => (0,_values_js__WEBPACK_IMPORTED_MODULE_2__/* .isMapping */ .pi)(value) && !('generation' in value) && !('embedding' in value);
const CORRECTNESS = {
    enabled: valibot__WEBPACK_IMPORTED_MODULE_1__/* .optional */ .lqM(valibot__WEBPACK_IMPORTED_MODULE_1__/* .boolean */ .zMY()),
    protocol: valibot__WEBPACK_IMPORTED_MODULE_1__/* .optional */ .lqM(valibot__WEBPACK_IMPORTED_MODULE_1__/* .picklist */ .KIO(['claims', 'tsv'])),
    prompt: optionalText,
};
const RELEVANCE = {
    enabled: valibot__WEBPACK_IMPORTED_MODULE_1__/* .optional */ .lqM(valibot__WEBPACK_IMPORTED_MODULE_1__/* .boolean */ .zMY()),
    questions: valibot__WEBPACK_IMPORTED_MODULE_1__/* .optional */ .lqM(count(1, 20)),
    noncommittal: valibot__WEBPACK_IMPORTED_MODULE_1__/* .optional */ .lqM(valibot__WEBPACK_IMPORTED_MODULE_1__/* .picklist */ .KIO(['any', 'all'])),
};
const JUDGE = {
    concurrency: valibot__WEBPACK_IMPORTED_MODULE_1__/* .optional */ .lqM(count(1, 256)),
    timeout_sec: valibot__WEBPACK_IMPORTED_MODULE_1__/* .optional */ .lqM(between(0.1, 3600, 'a number')),
    max_retries: valibot__WEBPACK_IMPORTED_MODULE_1__/* .optional */ .lqM(count(0, 20)),
    max_cost_usd: valibot__WEBPACK_IMPORTED_MODULE_1__/* .nullish */ .cl6(valibot__WEBPACK_IMPORTED_MODULE_1__/* .union */ .KCZ([between(0, 1e6, 'a number'), valibot__WEBPACK_IMPORTED_MODULE_1__/* .literal */ .euz('none')])),
};
/** The judge's sections of a config file. */
const JUDGE_SECTIONS = {
    llm: valibot__WEBPACK_IMPORTED_MODULE_1__/* .optional */ .lqM(valibot__WEBPACK_IMPORTED_MODULE_1__/* .lazy */ .RZV((value) => (isFlat(value) ? (0,_shape_js__WEBPACK_IMPORTED_MODULE_0__/* .strictMapping */ .Ac)(GENERATION) : (0,_shape_js__WEBPACK_IMPORTED_MODULE_0__/* .strictMapping */ .Ac)(LLM)))),
    answer_correctness: valibot__WEBPACK_IMPORTED_MODULE_1__/* .optional */ .lqM((0,_shape_js__WEBPACK_IMPORTED_MODULE_0__/* .strictMapping */ .Ac)(CORRECTNESS)),
    answer_relevance: valibot__WEBPACK_IMPORTED_MODULE_1__/* .optional */ .lqM((0,_shape_js__WEBPACK_IMPORTED_MODULE_0__/* .strictMapping */ .Ac)(RELEVANCE)),
    judge: valibot__WEBPACK_IMPORTED_MODULE_1__/* .optional */ .lqM((0,_shape_js__WEBPACK_IMPORTED_MODULE_0__/* .strictMapping */ .Ac)(JUDGE)),
    custom_evaluations: valibot__WEBPACK_IMPORTED_MODULE_1__/* .optional */ .lqM(valibot__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(valibot__WEBPACK_IMPORTED_MODULE_1__/* .unknown */ .L5J())),
};
/** The keys that are known at each place, to name the nearest for an unknown one. */
function knownJudgeKeys(value) {
    const llm = isFlat(value.llm) ? GENERATION : LLM;
    return [
        [['llm'], Object.keys(llm)],
        [['llm', 'generation'], Object.keys(GENERATION)],
        [['llm', 'embedding'], Object.keys(MODEL)],
        [['answer_correctness'], Object.keys(CORRECTNESS)],
        [['answer_relevance'], Object.keys(RELEVANCE)],
        [['judge'], Object.keys(JUDGE)],
    ];
}
function judgeConfigOf(sections) {
    const { llm, answer_correctness: correctness = {}, answer_relevance: relevance = {}, judge = {} } = sections;
    const lacksEmbedding = (0,_values_js__WEBPACK_IMPORTED_MODULE_2__/* .isMapping */ .pi)(llm) && 'generation' in llm && !('embedding' in llm) && relevance.enabled !== false;
    return {
        llm: llm === undefined ? null : modelsOf(llm),
        correctness: {
            enabled: correctness.enabled ?? true,
            protocol: correctness.protocol ?? null,
            prompt: correctness.prompt ?? null,
        },
        relevance: {
            enabled: (relevance.enabled ?? true) && !lacksEmbedding,
            questions: relevance.questions ?? 3,
            noncommittal: relevance.noncommittal ?? null,
        },
        wanted: [
            ...(correctness.enabled === true ? ['answer_correctness'] : []),
            ...(relevance.enabled === true ? ['answer_relevance'] : []),
        ],
        lacksEmbedding,
        concurrency: judge.concurrency ?? 8,
        timeoutSec: judge.timeout_sec ?? 60,
        maxRetries: judge.max_retries ?? 4,
        maxCostUsd: judge.max_cost_usd ?? null,
        customEvaluations: sections.custom_evaluations?.length ?? 0,
    };
}
/** A model of which nothing is said. */
const NO_MODEL = modelOf({});
/** What holds where no config says anything. */
const NO_JUDGE_CONFIG = judgeConfigOf({});
function modelsOf(llm) {
    if ('generation' in llm || 'embedding' in llm) {
        return { generation: modelOf(llm.generation ?? {}), embedding: modelOf(llm.embedding ?? {}) };
    }
    return { generation: modelOf(llm), embedding: modelOf({}) };
}
function modelOf(raw) {
    // Older releases write provider and model as one name.
    const [, provider = null, name = null] = /^(openai|azure|ollama|gemini)\/(.+)$/.exec(raw.name ?? '') ?? [];
    return {
        provider: raw.provider ?? provider,
        model: raw.model ?? name ?? raw.name ?? null,
        baseUrl: raw.base_url ?? raw.api_base ?? null,
        apiKeyEnv: raw.api_key_env ?? null,
        apiKey: raw.api_key ?? null,
        organization: raw.organization ?? null,
        project: raw.project ?? null,
        temperature: raw.temperature ?? null,
        maxTokens: raw.max_tokens ?? null,
    };
}


/***/ }),

/***/ 7869:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   e: () => (/* binding */ litellmAdvice),
/* harmony export */   n: () => (/* binding */ needsTranslation)
/* harmony export */ });
/** Parameters that graphrag-eval hands on to LiteLLM; what to do instead, where there is something. */
const INSTEAD = {
    api_version: 'the v1 address of Azure, which Stepgate uses, needs none: leave it out',
    max_completion_tokens: 'write max_tokens; it is sent under the name that the server knows',
    timeout: 'write judge.timeout_sec',
    request_timeout: 'write judge.timeout_sec',
    max_retries: 'write judge.max_retries',
    num_retries: 'write judge.max_retries',
};
const OTHERS = [
    'seed',
    'top_p',
    'top_k',
    'n',
    'stop',
    'presence_penalty',
    'frequency_penalty',
    'logit_bias',
    'logprobs',
    'user',
    'reasoning_effort',
    'thinking',
    'response_format',
    'service_tier',
    'extra_headers',
    'headers',
    'extra_body',
    'default_headers',
    'drop_params',
    'custom_llm_provider',
    'api_type',
    'deployment_id',
    'region_name',
    'dimensions',
    'encoding_format',
    'input_type',
    'fallbacks',
    'caching',
    'metadata',
    'mock_response',
    'stream',
    'tools',
];
/** What to say of a parameter of LiteLLM under `llm`; null for any other key. */
function litellmAdvice(key) {
    const isKnown = Object.hasOwn(INSTEAD, key) || OTHERS.includes(key) || /^(?:aws|azure|vertex|watsonx)_/.test(key);
    if (!isKnown)
        return null;
    const instead = INSTEAD[key] ?? 'leave it out, or set it in a LiteLLM proxy (provider: litellm_proxy with its base_url)';
    return `is a parameter of LiteLLM, which Stepgate does not use; ${instead}`;
}
/** Providers that LiteLLM translates for; none of them speaks OpenAI's protocol at its own address. */
const TRANSLATED = [
    'anthropic',
    'bedrock',
    'vertex_ai',
    'vertex_ai_beta',
    'cohere',
    'cohere_chat',
    'sagemaker',
    'sagemaker_chat',
    'huggingface',
    'watsonx',
    'replicate',
    'ai21',
    'palm',
    'azure_ai',
    'databricks',
    'cloudflare',
    'petals',
    'nlp_cloud',
    'aleph_alpha',
    'oobabooga',
    'baseten',
    'voyage',
    'triton',
    'predibase',
    'snowflake',
    'oci',
];
/** Whether a provider of LiteLLM cannot be asked in OpenAI's protocol. */
function needsTranslation(provider) {
    return TRANSLATED.includes(provider.toLowerCase());
}


/***/ }),

/***/ 6745:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   AD: () => (/* binding */ decodePreset),
/* harmony export */   OV: () => (/* binding */ decodeCount),
/* harmony export */   _y: () => (/* binding */ decodeChoice),
/* harmony export */   e4: () => (/* binding */ decodeName),
/* harmony export */   q2: () => (/* binding */ decodeSeconds),
/* harmony export */   wI: () => (/* binding */ decodeShare)
/* harmony export */ });
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4296);
/* harmony import */ var _scoring_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7286);
/* harmony import */ var _keys_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(1828);



/** A share from 0 to 1, or a usage error with a right example; nothing is guessed from `0,8`, `80%` or blanks. */
function decodeShare(name, text) {
    const value = /^\s*(?:\d+(?:\.\d*)?|\.\d+)\s*$/.test(text) ? Number(text) : Number.NaN;
    if (value >= 0 && value <= 1)
        return value;
    throw (0,_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .usageError */ .Wp)(`${name}: expected a number from 0 to 1, as in 0.85, got ${JSON.stringify(text)}`);
}
/** A scoring preset by its name. */
function decodePreset(text, input = 'scoring') {
    const known = _scoring_js__WEBPACK_IMPORTED_MODULE_1__/* .PRESET_NAMES */ .dO.find((name) => name === text.trim());
    if (known)
        return known;
    const near = (0,_keys_js__WEBPACK_IMPORTED_MODULE_2__/* .nearest */ .pA)(text, _scoring_js__WEBPACK_IMPORTED_MODULE_1__/* .PRESET_NAMES */ .dO);
    const hint = near ? `did you mean ${near}?` : `the presets are ${_scoring_js__WEBPACK_IMPORTED_MODULE_1__/* .PRESET_NAMES */ .dO.join(', ')}`;
    throw (0,_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .usageError */ .Wp)(`${input}: unknown preset ${JSON.stringify(text)}; ${hint}`);
}
/** The identity of an evaluation: it names artifacts, so only characters that every file system has. */
function decodeName(text, input = 'name') {
    if (/^[A-Za-z0-9._ -]{1,60}$/.test(text))
        return text;
    throw (0,_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .usageError */ .Wp)(`${input}: expected 1 to 60 letters, digits, blanks, dots, dashes or underscores, as in small-agent, got ${JSON.stringify(text)}`);
}
/** One of a few words. */
function decodeChoice(name, text, choices) {
    const found = choices.find((choice) => choice === text.trim());
    if (found)
        return found;
    throw (0,_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .usageError */ .Wp)(`${name}: expected ${choices.join(' or ')}, got ${JSON.stringify(text)}`);
}
/** A whole number from 1 on. */
function decodeCount(name, text) {
    const value = /^\s*\d{1,6}\s*$/.test(text) ? Number(text) : 0;
    if (value >= 1)
        return value;
    throw (0,_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .usageError */ .Wp)(`${name}: expected a whole number from 1 on, as in 4, got ${JSON.stringify(text)}`);
}
const DAY = 86_400;
/** A time in seconds, up to a day. */
function decodeSeconds(name, text) {
    const value = /^\s*(?:\d+(?:\.\d*)?|\.\d+)\s*$/.test(text) ? Number(text) : 0;
    if (value > 0 && value <= DAY)
        return value;
    throw (0,_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .usageError */ .Wp)(`${name}: expected seconds, as in 120, up to ${DAY}, got ${JSON.stringify(text)}`);
}


/***/ })

};
