export const id = 979;
export const ids = [979];
export const modules = {

/***/ 5814:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  c: () => (/* binding */ readRun),
  C: () => (/* binding */ readRunWithTexts)
});

// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(1455);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
// EXTERNAL MODULE: ./node_modules/valibot/dist/index.mjs
var dist = __webpack_require__(7934);
// EXTERNAL MODULE: ./src/core/answers/metric.ts
var metric = __webpack_require__(6231);
// EXTERNAL MODULE: ./src/core/answers/outcome.ts
var outcome = __webpack_require__(743);
// EXTERNAL MODULE: ./src/core/decode/decoded.ts
var decoded = __webpack_require__(8824);
// EXTERNAL MODULE: ./src/core/decode/shape.ts
var shape = __webpack_require__(8847);
;// CONCATENATED MODULE: ./src/core/model.ts
const CAUSE_KINDS = [
    'no_response',
    'no_step',
    'step_failed',
    'unreadable',
    'empty_result',
    'missing_rows',
    'extra_rows',
    'missing_and_extra',
    'other_rows',
    'missing_column',
    'order',
    'value_differs',
    'arguments_differ',
    'not_reached',
    'too_symmetric',
];

// EXTERNAL MODULE: ./src/core/runs/figures.ts
var runs_figures = __webpack_require__(563);
// EXTERNAL MODULE: ./src/core/scoring.ts
var core_scoring = __webpack_require__(7286);
// EXTERNAL MODULE: ./src/core/values.ts
var values = __webpack_require__(4101);
// EXTERNAL MODULE: ./src/core/baseline/encode.ts
var encode = __webpack_require__(7945);
;// CONCATENATED MODULE: ./src/core/baseline/decode.ts










const share = dist/* pipe */.FsL(dist/* number */.aig(), dist/* minValue */.Wwf(0), dist/* maxValue */.cGV(1));
const count = dist/* pipe */.FsL(dist/* number */.aig(), dist/* integer */.ndf(), dist/* minValue */.Wwf(0), dist/* maxValue */.cGV(runs_figures/* MOST_AMOUNT */.Nl));
/** Tokens, seconds, dollars, tool calls; with several answers a mean of them. */
const amount = dist/* pipe */.FsL(dist/* number */.aig(), dist/* minValue */.Wwf(0), dist/* maxValue */.cGV(runs_figures/* MOST_AMOUNT */.Nl));
const causeSchema = dist/* object */.Ikc({
    kind: dist/* picklist */.KIO(CAUSE_KINDS),
    step: count,
    expected: dist/* optional */.lqM(count),
    actual: dist/* optional */.lqM(count),
    common: dist/* optional */.lqM(count),
});
/** A cause as a file has it; null when it is none. */
function decodeCause(value) {
    const parsed = dist/* safeParse */.xLC(causeSchema, value);
    return parsed.success ? parsed.output : null;
}
const trialsSchema = dist/* pipe */.FsL(dist/* object */.Ikc({
    count,
    right: count,
    spread: dist/* nullable */.mee(dist/* pipe */.FsL(dist/* number */.aig(), dist/* minValue */.Wwf(0), dist/* maxValue */.cGV(1))),
    scores: dist/* optional */.lqM(dist/* array */.YOg(share)),
}), dist/* check */.z6Y(({ count: all, right }) => right <= all, 'expected no more right answers than answers'), dist/* check */.z6Y(({ count: all, scores }) => !scores || scores.length === all, 'expected a score for each answer'));
/** A mean of cosines, which rounding may carry a little over 1. */
const similarity = dist/* pipe */.FsL(dist/* number */.aig(), dist/* minValue */.Wwf(-1.01), dist/* maxValue */.cGV(1.01));
/** What a judge said of an answer. */
const answerFigures = {
    answer_recall: dist/* optional */.lqM(share),
    answer_precision: dist/* optional */.lqM(share),
    answer_f1: dist/* optional */.lqM(share),
    answer_relevance: dist/* optional */.lqM(similarity),
    answer_relevance_cost: dist/* optional */.lqM(amount),
};
const questionFields = dist/* object */.Ikc({
    question_id: dist/* string */.YjP(),
    template_id: dist/* string */.YjP(),
    fingerprint: dist/* string */.YjP(),
    status: dist/* picklist */.KIO(['success', 'error', 'missing']),
    steps_score: dist/* optional */.lqM(share),
    trials: dist/* optional */.lqM(trialsSchema),
    cause: dist/* optional */.lqM(causeSchema),
    input_tokens: dist/* optional */.lqM(amount),
    output_tokens: dist/* optional */.lqM(amount),
    total_tokens: dist/* optional */.lqM(amount),
    elapsed_sec: dist/* optional */.lqM(amount),
    cost_usd: dist/* optional */.lqM(amount),
    steps: dist/* optional */.lqM(amount),
    failed_steps: dist/* optional */.lqM(amount),
    ...answerFigures,
});
const questionSchema = dist/* pipe */.FsL(questionFields, dist/* check */.z6Y(({ steps = 0, failed_steps = 0 }) => failed_steps <= steps + 1e-9, 'expected no more failed steps than steps'));
const judgeSchema = dist/* object */.Ikc({
    metrics: dist/* pipe */.FsL(dist/* array */.YOg(dist/* object */.Ikc({
        name: dist/* picklist */.KIO(metric/* METRIC_NAMES */.Uw),
        identity: dist/* record */.g1P(dist/* string */.YjP(), dist/* union */.KCZ([dist/* string */.YjP(), dist/* number */.aig(), dist/* array */.YOg(dist/* string */.YjP())])),
        expected: count,
        judged: count,
    })), dist/* maxLength */.Ru6(metric/* METRIC_NAMES */.Uw.length)),
});
const provenanceSchema = dist/* object */.Ikc({
    repository: dist/* optional */.lqM(dist/* string */.YjP()),
    commit: dist/* optional */.lqM(dist/* string */.YjP()),
    run_id: dist/* optional */.lqM(dist/* string */.YjP()),
    attempt: dist/* optional */.lqM(count),
    event: dist/* optional */.lqM(dist/* string */.YjP()),
    branch: dist/* optional */.lqM(dist/* string */.YjP()),
    time: dist/* optional */.lqM(dist/* string */.YjP()),
});
const mapping = dist/* custom */.IeY(values/* isMapping */.pi, 'expected a mapping');
const baselineSchema = dist/* object */.Ikc({
    schema_version: dist/* literal */.euz(encode/* BASELINE_SCHEMA */.iW, `expected schema version ${encode/* BASELINE_SCHEMA */.iW}, the one that this version of Stepgate writes`),
    complete: dist/* literal */.euz(true, 'expected a baseline of a completed run'),
    passed: dist/* boolean */.zMY(),
    provenance: provenanceSchema,
    scoring: dist/* object */.Ikc({ preset: dist/* picklist */.KIO(core_scoring/* PRESET_NAMES */.dO), knobs: mapping }),
    selection: dist/* array */.YOg(dist/* string */.YjP()),
    aggregates: dist/* object */.Ikc({ per_template: mapping, micro: mapping, macro: mapping }),
    judge: dist/* optional */.lqM(judgeSchema),
    questions: dist/* array */.YOg(questionSchema),
});
/** True for a mapping that means to be a baseline file. */
function looksLikeBaseline(value) {
    return (0,values/* isMapping */.pi)(value) && Object.hasOwn(value, 'schema_version');
}
/** Reads a baseline file; every figure finite and in its range, or problems. */
function decodeBaseline(value, file, label) {
    const parsed = dist/* safeParse */.xLC(baselineSchema, value);
    if (!parsed.success)
        return (0,decoded/* invalid */.Gq)((0,shape/* problemsOf */.GW)(file, value, parsed.issues));
    const { scoring, selection, provenance, aggregates, questions, passed, judge } = parsed.output;
    const repeated = repeatedIds(file, questions);
    if (repeated.length > 0)
        return (0,decoded/* invalid */.Gq)(repeated);
    const figures = questions.map(questionOf);
    return (0,decoded.ok)({
        label,
        scoring: { preset: scoring.preset, knobs: { ...core_scoring/* PRESETS */.fG[scoring.preset], ...scoring.knobs } },
        selection,
        provenance,
        passed,
        judge: judge ? judgeOf(judge) : null,
        aggregates: aggregates,
        questions: figures,
        headline: (0,runs_figures/* headlineOf */.gD)(figures),
    });
}
function judgeOf({ metrics }) {
    return { metrics: metrics.map((metric) => ({ ...metric, troubles: {}, example: null })), spending: null };
}
function questionOf(question) {
    const { question_id, template_id, fingerprint, status, steps_score, cause, trials, ...rest } = question;
    const { answer_recall, answer_precision, answer_f1, answer_relevance, answer_relevance_cost, ...measures } = rest;
    const figures = (0,outcome/* answerFiguresOf */.rT)(question);
    return {
        id: question_id,
        templateId: template_id,
        text: null,
        fingerprint,
        status,
        score: steps_score ?? null,
        why: cause ? { cause, stepName: '', detail: {} } : null,
        measures,
        ...(trials && { trials }),
        ...(Object.keys(figures).length > 0 && { answer: { figures, missed: null } }),
    };
}
/** Runs are paired by question ids: a second entry would count twice, or hide the first. */
function repeatedIds(file, questions) {
    const seen = new Set();
    return questions.flatMap(({ question_id: id }, index) => {
        if (!seen.has(id)) {
            seen.add(id);
            return [];
        }
        const message = `a second entry for question ${JSON.stringify(id)}; a baseline has one of each`;
        return [{ file, path: ['questions', index, 'question_id'], message }];
    });
}

// EXTERNAL MODULE: ./src/core/runs/aggregate.ts
var aggregate = __webpack_require__(133);
// EXTERNAL MODULE: ./src/core/runs/evaluate-question.ts
var evaluate_question = __webpack_require__(7608);
// EXTERNAL MODULE: ./src/core/runs/fingerprint.ts
var fingerprint = __webpack_require__(3566);
// EXTERNAL MODULE: ./src/core/runs/question-figures.ts
var question_figures = __webpack_require__(1324);
// EXTERNAL MODULE: ./src/core/runs/sample.ts
var sample = __webpack_require__(4058);
// EXTERNAL MODULE: ./src/core/runs/trials.ts
var trials = __webpack_require__(1637);
// EXTERNAL MODULE: ./src/core/decode/corpus.ts + 1 modules
var corpus = __webpack_require__(6306);
;// CONCATENATED MODULE: ./src/core/decode/evaluation.ts















/** Reads an evaluation file, ours or graphrag-eval's, as a run's figures; how it was scored it does not say. */
function decodeEvaluation(value, file, label, hash) {
    if (!Array.isArray(value)) {
        return (0,decoded/* invalid */.Gq)([{ file, message: `expected an evaluation file (a list of questions), got ${(0,shape/* kindInWords */.bh)(value)}` }]);
    }
    const problems = [];
    const seen = new Set();
    value.forEach((entry, index) => {
        const message = problemOf(entry, seen);
        if (message !== null)
            problems.push({ file, path: [index], message });
    });
    if (problems.length > 0)
        return (0,decoded/* invalid */.Gq)(problems);
    const entries = value;
    const samples = entries.map((entry) => (0,sample/* sampleOf */.u)(entry, statusOf(entry)));
    const questions = questionsOf(entries, (entry, index) => questionFiguresOf(entry, samples[index], hash));
    const aggregates = (0,aggregate/* aggregateSamples */.z)(samples, core_scoring/* PRESETS */.fG.standard);
    const headline = (0,runs_figures/* headlineOf */.gD)(questions);
    return (0,decoded.ok)({ label, scoring: null, selection: [], provenance: {}, questions, headline, aggregates, passed: null });
}
/** Entries of one question that are numbered as its answers are one question. */
function questionsOf(entries, figuresAt) {
    const byId = new Map();
    const repeated = entries.some(({ trial }) => trial !== undefined);
    entries.forEach((entry, index) => {
        (0,values/* listAt */.gT)(byId, entry.question_id).push(figuresAt(entry, index));
    });
    return [...byId.values()].flatMap((answers) => (repeated ? [(0,trials/* mergeTrials */.aj)(answers)] : answers.slice(0, 1)));
}
/**
 * The status of an entry. The file marks a question without a response by its error text; an agent may fail with the same
 * words, and then the entry most often has something that only a response can give.
 */
function statusOf(entry) {
    if (entry.status === 'success')
        return 'success';
    const isMarked = entry.error === evaluate_question/* NO_RESPONSE */.ei && RESPONSE_KEYS.every((key) => isEmpty((0,values/* own */.ZV)(entry, key)));
    return isMarked ? 'missing' : 'error';
}
const RESPONSE_KEYS = ['trial', 'actual_answer', 'actual_steps', ...evaluate_question/* MEASURES */.sF];
function isEmpty(value) {
    return (0,values/* isAbsent */.W0)(value) || (Array.isArray(value) && value.length === 0);
}
function problemOf(entry, seen) {
    if (!(0,values/* isMapping */.pi)(entry))
        return `expected a question, got ${(0,shape/* kindInWords */.bh)(entry)}`;
    for (const key of ['question_id', 'template_id', 'question_text']) {
        if (typeof entry[key] !== 'string')
            return `${key}: expected text, got ${(0,shape/* kindInWords */.bh)(entry[key])}`;
    }
    const score = entry.steps_score ?? null;
    if (score !== null && !(typeof score === 'number' && score >= 0 && score <= 1)) {
        return `steps_score: expected a number from 0 to 1, got ${(0,shape/* kindInWords */.bh)(score)}`;
    }
    const id = JSON.stringify(entry.question_id);
    const answer = Number.isInteger(entry.trial) ? `${id}, trial ${entry.trial}` : id;
    if (seen.has(answer))
        return `a second entry for question ${answer}`;
    seen.add(answer);
    return null;
}
function questionFiguresOf(entry, sample, hash) {
    const question = evaluation_questionOf(entry);
    const recorded = sample.metrics.get('steps_score');
    const figures = (0,outcome/* answerFiguresOf */.rT)(entry);
    const scored = recorded !== undefined || (question?.groups.length ?? 0) > 0;
    return {
        id: entry.question_id,
        templateId: entry.template_id,
        text: entry.question_text,
        fingerprint: question && (0,fingerprint/* fingerprintOf */.a)(question, hash),
        status: sample.status,
        score: scored ? (sample.status === 'success' ? (recorded ?? 0) : 0) : null,
        why: whyOf(entry, sample),
        measures: (0,question_figures/* measuresOf */.d6)(sample),
        ...(Object.keys(figures).length > 0 && { answer: { figures, missed: null } }),
    };
}
/** The question as a corpus would have it; null when it cannot be read as one. */
function evaluation_questionOf(entry) {
    const { template_id, question_id, question_text, reference_answer, reference_steps } = entry;
    const questions = [{ id: question_id, question_text, reference_answer, reference_steps }];
    const document = { file: '', value: [{ template_id, questions }], writtenAs: () => null };
    const decoded = (0,corpus/* decodeCorpus */.H)([document]);
    return decoded.kind === 'ok' ? (decoded.value.corpus.questions[0] ?? null) : null;
}
/** What an evaluation file of ours says of the misses; the library's says nothing. */
function whyOf(entry, sample) {
    if (sample.status !== 'success')
        return { cause: { kind: 'no_response', step: 0 }, stepName: '', detail: {} };
    const details = Array.isArray(entry.steps_details) ? entry.steps_details.filter(values/* isMapping */.pi) : [];
    const why = (0,question_figures/* decidingStep */.GW)(details.map((detail) => ({
        group: typeof detail.group === 'number' ? detail.group : 0,
        name: typeof detail.name === 'string' ? detail.name : '',
        cause: decodeCause(detail.cause) ?? undefined,
        detail: decodeDetail((0,values/* own */.ZV)(detail, 'detail')),
    })));
    return why && { ...why, detail: (0,question_figures/* lineDetail */.Eg)(why.detail) };
}
function decodeDetail(value) {
    const parsed = dist/* safeParse */.xLC(detailSchema, value);
    return parsed.success ? parsed.output : {};
}
const detailSchema = dist/* object */.Ikc({
    unmatched_columns: dist/* optional */.lqM(dist/* array */.YOg(dist/* string */.YjP())),
    only_repeats: dist/* optional */.lqM(dist/* boolean */.zMY()),
    distinct_rows: dist/* optional */.lqM(dist/* boolean */.zMY()),
    missing_repeats: dist/* optional */.lqM(dist/* number */.aig()),
    first_difference: dist/* optional */.lqM(dist/* string */.YjP()),
    expected_value: dist/* optional */.lqM(dist/* string */.YjP()),
    actual_value: dist/* optional */.lqM(dist/* string */.YjP()),
    arguments: dist/* optional */.lqM(dist/* array */.YOg(dist/* string */.YjP())),
    error: dist/* optional */.lqM(dist/* string */.YjP()),
});

// EXTERNAL MODULE: ./src/adapters/hash.ts
var hash = __webpack_require__(8610);
// EXTERNAL MODULE: ./src/adapters/files/corpus.ts + 1 modules
var files_corpus = __webpack_require__(7295);
// EXTERNAL MODULE: ./src/adapters/files/evaluation-file.ts
var evaluation_file = __webpack_require__(3271);
// EXTERNAL MODULE: ./src/adapters/files/find-files.ts
var find_files = __webpack_require__(2403);
// EXTERNAL MODULE: ./src/adapters/files/input-file.ts
var input_file = __webpack_require__(5063);
// EXTERNAL MODULE: ./src/adapters/files/missing-path.ts
var missing_path = __webpack_require__(8310);
// EXTERNAL MODULE: ./src/adapters/files/run-files.ts
var run_files = __webpack_require__(6583);
;// CONCATENATED MODULE: ./src/adapters/files/runs.ts












/**
 * Reads a run to compare with: a folder that an earlier run wrote, a baseline file, or an evaluation file, also one of
 * graphrag-eval.
 */
async function readRun(path, roots = null) {
    const rules = { kinds: input_file/* DOCUMENTS */.fV, roots };
    await (0,input_file/* checkInput */.DR)(path, rules);
    const file = await fileOf(path);
    const value = (0,files_corpus/* parseDocument */.Tp)(await (0,find_files/* readText */.yR)(file, rules), file);
    const label = labelOf(path);
    return (0,decoded/* requireOk */.Mo)(looksLikeBaseline(value) ? decodeBaseline(value, file, label) : decodeEvaluation(value, file, label, hash/* sha256 */.s));
}
/** Reading a larger evaluation file for its texts would take longer than the comparison. */
const MAX_TEXTS_BYTES = 32 * 1024 * 1024;
/** The same run with texts and causes in words, where an evaluation file lies beside the baseline file of a folder. */
async function readRunWithTexts(path) {
    const run = await readRun(path);
    const file = (0,external_node_path_.join)(path, evaluation_file/* EVALUATION_FILE */.k);
    const size = (await (0,promises_.stat)(file).catch(() => null))?.size ?? 0;
    if (size === 0 || size > MAX_TEXTS_BYTES)
        return run;
    const texts = await readRun(file).catch(() => null);
    const known = new Map(texts?.questions.map((question) => [question.id, question]));
    const questions = run.questions.map((question) => {
        const { text = null, why = null } = known.get(question.id) ?? {};
        return { ...question, text: question.text ?? text, why: why ?? question.why };
    });
    return { ...run, questions };
}
async function fileOf(path) {
    const stats = await (0,promises_.stat)(path).catch(() => null);
    if (!stats)
        throw (0,input_file/* fileError */.zS)(path, (0,missing_path/* missingReason */.D)(path, 'there is no such file or folder'));
    if (!stats.isDirectory())
        return path;
    for (const name of [run_files/* BASELINE_FILE */.tu, evaluation_file/* EVALUATION_FILE */.k]) {
        const file = (0,external_node_path_.join)(path, name);
        if (await (0,promises_.stat)(file).catch(() => null))
            return file;
    }
    throw (0,input_file/* fileError */.zS)(path, `the folder has neither ${run_files/* BASELINE_FILE */.tu} nor ${evaluation_file/* EVALUATION_FILE */.k}`);
}
/** The folder's name for the usual file names, which say nothing; else the file's. */
function labelOf(path) {
    const name = (0,external_node_path_.basename)((0,external_node_path_.resolve)(path));
    const usual = name === run_files/* BASELINE_FILE */.tu || name === evaluation_file/* EVALUATION_FILE */.k;
    return usual ? (0,external_node_path_.basename)((0,external_node_path_.dirname)((0,external_node_path_.resolve)(path))) : name;
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

/***/ 565:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  lK: () => (/* binding */ decodeGates)
});

// UNUSED EXPORTS: checkGatePath, decodeGate

// EXTERNAL MODULE: ./src/core/errors.ts
var errors = __webpack_require__(4296);
;// CONCATENATED MODULE: ./src/core/runs/gate.ts
/** Whether a drop must also be larger than rerun noise to fail its gate. */
const DROP_TESTS = ['significant', 'plain'];
const OPERATORS = ['>=', '>', '<=', '<'];

// EXTERNAL MODULE: ./src/core/decode/keys.ts
var keys = __webpack_require__(1828);
// EXTERNAL MODULE: ./src/core/decode/settings.ts
var settings = __webpack_require__(6745);
;// CONCATENATED MODULE: ./src/core/decode/gates.ts




/** The gates of a run; a path that can exist in no run is refused before any work. */
function decodeGates({ minStepsScore, maxStepsDrop, dropTest, gates }, words) {
    const test = (0,settings/* decodeChoice */._y)(words.name('drop-test'), dropTest ?? 'significant', DROP_TESTS);
    const limitOf = (name, text) => (0,settings/* decodeShare */.wI)(words.name(name), text);
    const decoded = [];
    if (minStepsScore !== null) {
        decoded.push({ kind: 'min-steps-score', limit: limitOf('min-steps-score', minStepsScore) });
    }
    if (maxStepsDrop !== null) {
        decoded.push({ kind: 'max-steps-drop', limit: limitOf('max-steps-drop', maxStepsDrop), test });
    }
    for (const text of gates) {
        const gate = decodeGate(text, words.name('gates'));
        checkGatePath(gate.path, words.name('gates'));
        decoded.push(gate);
    }
    return decoded;
}
/** Reads `macro.answer_f1.mean >= 0.7`, or throws a usage error with a right example. */
function decodeGate(text, input = 'gates') {
    const [, path = '', sign, limit] = /^\s*((?:micro|macro)\.[^\s<>=]+)\s*(>=|<=|>|<)\s*([+-]?(?:\d+(?:\.\d*)?|\.\d+)(?:e[+-]?\d+)?)\s*$/i.exec(text) ??
        [];
    const operator = OPERATORS.find((known) => known === sign);
    if (!operator || !Number.isFinite(Number(limit))) {
        const example = 'macro.answer_f1.mean >= 0.7';
        throw (0,errors/* usageError */.Wp)(`${input}: ${JSON.stringify(text)} cannot be read; write a path, one of >= > <= <, and a number: ${example}`);
    }
    return { kind: 'metric', path, operator, limit: Number(limit) };
}
const SERIES = ['sum', 'mean', 'median', 'min', 'max'];
const METRICS = [
    ...['answer_recall', 'answer_precision', 'answer_f1', 'answer_relevance', 'answer_relevance_cost', 'steps_score'],
    ...['input_tokens', 'output_tokens', 'total_tokens', 'elapsed_sec', 'cost_usd'],
];
const COUNTS = ['number_of_error_samples', 'number_of_success_samples'];
/** Throws a usage error that lists near names when a gate's path can exist in no run. */
function checkGatePath(path, input = 'gates') {
    const [level = '', metric = '', , ...rest] = path.split('.');
    if (level === 'micro' && metric === 'steps' && rest.length > 0)
        return;
    if (metric.startsWith('retrieval_') || metric.startsWith('custom_'))
        return;
    const known = level === 'micro' ? micro() : METRICS.map((name) => `macro.${name}.mean`);
    if (known.includes(path))
        return;
    const near = (0,keys/* nearest */.pA)(path, known);
    const some = known.filter((name) => name.startsWith(`${level}.${metric}`)).slice(0, 4);
    const hint = near
        ? `did you mean ${near}?`
        : `there are ${(some.length > 0 ? some : known.slice(0, 4)).join(', ')} …`;
    throw (0,errors/* usageError */.Wp)(`${input}: there is no ${path}; ${hint}`);
}
function micro() {
    return [
        ...COUNTS.map((name) => `micro.${name}`),
        ...METRICS.flatMap((name) => SERIES.map((key) => `micro.${name}.${key}`)),
    ];
}


/***/ }),

/***/ 6745:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   AD: () => (/* binding */ decodePreset),
/* harmony export */   _y: () => (/* binding */ decodeChoice),
/* harmony export */   e4: () => (/* binding */ decodeName),
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


/***/ })

};
