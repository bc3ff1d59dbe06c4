export const id = 439;
export const ids = [439];
export const modules = {

/***/ 7640:
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
// EXTERNAL MODULE: ./src/core/figures.ts
var core_figures = __webpack_require__(9474);
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

// EXTERNAL MODULE: ./src/core/scoring.ts
var core_scoring = __webpack_require__(7286);
// EXTERNAL MODULE: ./src/core/values.ts
var values = __webpack_require__(4101);
// EXTERNAL MODULE: ./src/core/decode/shape.ts
var shape = __webpack_require__(8847);
;// CONCATENATED MODULE: ./src/core/decode/baseline.ts








const share = dist/* pipe */.FsL(dist/* number */.aig(), dist/* minValue */.Wwf(0), dist/* maxValue */.cGV(1));
const count = dist/* pipe */.FsL(dist/* number */.aig(), dist/* integer */.ndf(), dist/* minValue */.Wwf(0), dist/* maxValue */.cGV(core_figures/* MOST_AMOUNT */.Nl));
/** Tokens, seconds, dollars, tool calls; with several answers a mean of them. */
const amount = dist/* pipe */.FsL(dist/* number */.aig(), dist/* minValue */.Wwf(0), dist/* maxValue */.cGV(core_figures/* MOST_AMOUNT */.Nl));
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
    schema_version: dist/* literal */.euz(1, 'expected schema version 1, the one that this version of Stepgate writes'),
    complete: dist/* literal */.euz(true, 'expected a baseline of a run that got to its end'),
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
        return (0,shape/* problemsOf */.GW)(file, value, parsed.issues);
    const { scoring, selection, provenance, aggregates, questions, passed, judge } = parsed.output;
    const repeated = repeatedIds(file, questions);
    if (repeated.length > 0)
        return repeated;
    const figures = questions.map(questionOf);
    return {
        label,
        scoring: { preset: scoring.preset, knobs: { ...core_scoring/* PRESETS */.fG[scoring.preset], ...scoring.knobs } },
        selection,
        provenance,
        passed,
        judge: judge ? judgeOf(judge) : null,
        aggregates: aggregates,
        questions: figures,
        headline: (0,core_figures/* headlineOf */.gD)(figures),
    };
}
function judgeOf({ metrics }) {
    return { metrics: metrics.map((metric) => ({ ...metric, troubles: {}, example: null })), spending: null };
}
function questionOf(question) {
    const { question_id, template_id, fingerprint, status, steps_score, cause, trials, ...rest } = question;
    const { answer_recall, answer_precision, answer_f1, answer_relevance, answer_relevance_cost, ...measures } = rest;
    const figures = (0,outcome/* figuresOf */.h5)(question);
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

// EXTERNAL MODULE: ./src/core/aggregate.ts
var aggregate = __webpack_require__(3868);
// EXTERNAL MODULE: ./src/core/evaluate-question.ts
var evaluate_question = __webpack_require__(6781);
// EXTERNAL MODULE: ./src/core/fingerprint.ts
var fingerprint = __webpack_require__(5527);
// EXTERNAL MODULE: ./src/core/runs/question-figures.ts
var question_figures = __webpack_require__(1324);
// EXTERNAL MODULE: ./src/core/sample.ts
var sample = __webpack_require__(5149);
// EXTERNAL MODULE: ./src/core/trials.ts
var trials = __webpack_require__(2402);
// EXTERNAL MODULE: ./src/core/decode/corpus.ts + 1 modules
var decode_corpus = __webpack_require__(6306);
;// CONCATENATED MODULE: ./src/core/decode/evaluation.ts














/** Reads an evaluation file, ours or graphrag-eval's, as a run's figures; how it was scored it does not say. */
function decodeEvaluation(value, file, label, hash) {
    if (!Array.isArray(value)) {
        return [{ file, message: `expected an evaluation file (a list of questions), got ${(0,shape/* kindInWords */.bh)(value)}` }];
    }
    const problems = [];
    const seen = new Set();
    value.forEach((entry, index) => {
        const message = problemOf(entry, seen);
        if (message !== null)
            problems.push({ file, path: [index], message });
    });
    if (problems.length > 0)
        return problems;
    const entries = value;
    const samples = entries.map((entry) => (0,sample/* sampleOf */.u)(entry, statusOf(entry)));
    const questions = questionsOf(entries, (entry, index) => figuresOf(entry, samples[index], hash));
    const aggregates = (0,aggregate/* aggregateSamples */.z)(samples, core_scoring/* PRESETS */.fG.standard);
    const headline = (0,core_figures/* headlineOf */.gD)(questions);
    return { label, scoring: null, selection: [], provenance: {}, questions, headline, aggregates, passed: null };
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
function figuresOf(entry, sample, hash) {
    const question = evaluation_questionOf(entry);
    const recorded = sample.metrics.get('steps_score');
    const figures = (0,outcome/* figuresOf */.h5)(entry);
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
    const { corpus, problems } = (0,decode_corpus/* decodeCorpus */.H)([document]);
    return problems.length > 0 ? null : (corpus.questions[0] ?? null);
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

// EXTERNAL MODULE: ./src/core/errors.ts
var errors = __webpack_require__(4296);
// EXTERNAL MODULE: ./src/adapters/corpus.ts + 2 modules
var corpus = __webpack_require__(3259);
// EXTERNAL MODULE: ./src/adapters/evaluation-file.ts
var evaluation_file = __webpack_require__(747);
// EXTERNAL MODULE: ./src/adapters/files.ts
var files = __webpack_require__(9771);
// EXTERNAL MODULE: ./src/adapters/hash.ts
var hash = __webpack_require__(8610);
// EXTERNAL MODULE: ./src/adapters/input-file.ts
var input_file = __webpack_require__(9523);
// EXTERNAL MODULE: ./src/adapters/missing-path.ts
var missing_path = __webpack_require__(3810);
// EXTERNAL MODULE: ./src/adapters/output.ts
var output = __webpack_require__(591);
;// CONCATENATED MODULE: ./src/adapters/runs.ts












/**
 * Reads a run to compare with: a folder that an earlier run wrote, a baseline file, or an evaluation file, also one of
 * graphrag-eval.
 */
async function readRun(path, roots = null) {
    const rules = { kinds: input_file/* DOCUMENTS */.fV, roots };
    await (0,input_file/* checkInput */.DR)(path, rules);
    const file = await fileOf(path);
    const value = (0,corpus/* parseDocument */.Tp)(await (0,files/* readText */.yR)(file, rules), file);
    const label = labelOf(path);
    const decoded = looksLikeBaseline(value)
        ? decodeBaseline(value, file, label)
        : decodeEvaluation(value, file, label, hash/* sha256 */.s);
    if ('label' in decoded)
        return decoded;
    throw (0,errors/* inputError */.Xu)(decoded);
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
    for (const name of [output/* BASELINE_FILE */.tu, evaluation_file/* EVALUATION_FILE */.k]) {
        const file = (0,external_node_path_.join)(path, name);
        if (await (0,promises_.stat)(file).catch(() => null))
            return file;
    }
    throw (0,input_file/* fileError */.zS)(path, `the folder has neither ${output/* BASELINE_FILE */.tu} nor ${evaluation_file/* EVALUATION_FILE */.k}`);
}
/** The folder's name for the usual file names, which say nothing; else the file's. */
function labelOf(path) {
    const name = (0,external_node_path_.basename)((0,external_node_path_.resolve)(path));
    const usual = name === output/* BASELINE_FILE */.tu || name === evaluation_file/* EVALUATION_FILE */.k;
    return usual ? (0,external_node_path_.basename)((0,external_node_path_.dirname)((0,external_node_path_.resolve)(path))) : name;
}


/***/ }),

/***/ 4439:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   evaluate: () => (/* binding */ evaluate),
/* harmony export */   gatesOf: () => (/* binding */ gatesOf),
/* harmony export */   printWarnings: () => (/* binding */ printWarnings),
/* harmony export */   refuseEmpty: () => (/* binding */ refuseEmpty),
/* harmony export */   required: () => (/* binding */ required)
/* harmony export */ });
/* harmony import */ var _adapters_interrupt_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(463);
/* harmony import */ var _adapters_runs_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7640);
/* harmony import */ var _core_aliases_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6627);
/* harmony import */ var _core_decode_settings_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6745);
/* harmony import */ var _core_errors_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(4296);
/* harmony import */ var _core_gates_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(7311);
/* harmony import */ var _core_input_words_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(8043);
/* harmony import */ var _core_redact_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(2314);
/* harmony import */ var _core_select_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(3295);
/* harmony import */ var _core_trials_js__WEBPACK_IMPORTED_MODULE_13__ = __webpack_require__(2402);
/* harmony import */ var _report_text_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(5655);
/* harmony import */ var _run_evaluate_files_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(3981);
/* harmony import */ var _print_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(2682);
/* harmony import */ var _progress_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(4015);














/** `stepgate evaluate` */
async function evaluate(options, process) {
    const settings = settingsOf(options);
    const format = (0,_core_decode_settings_js__WEBPACK_IMPORTED_MODULE_2__/* .decodeChoice */ ._y)('--format', options.format, _print_js__WEBPACK_IMPORTED_MODULE_9__/* .FORMATS */ .h);
    const baseline = await baselineOf(options.baseline);
    const progress = await (0,_progress_js__WEBPACK_IMPORTED_MODULE_10__/* .makeProgress */ ._)(process, options.quiet === true, 'scoring');
    const judging = await (0,_progress_js__WEBPACK_IMPORTED_MODULE_10__/* .makeProgress */ ._)(process, options.quiet === true, 'judging');
    const redactor = (0,_core_redact_js__WEBPACK_IMPORTED_MODULE_6__/* .makeLocalRedactor */ .Ik)(process.env);
    const report = await (0,_run_evaluate_files_js__WEBPACK_IMPORTED_MODULE_8__/* .evaluateFiles */ .T)(settings, {
        thisRun: 'This run',
        words: _core_input_words_js__WEBPACK_IMPORTED_MODULE_5__/* .FLAG_WORDS */ .HR,
        provenance: {},
        baseline: async () => baseline,
        warn: (warnings) => {
            if (!options.quiet)
                printWarnings(redactor.redact(warnings.map(_core_errors_js__WEBPACK_IMPORTED_MODULE_3__/* .renderProblem */ .yM)), process);
        },
        progress: progress.update,
        redact: redactor.redact,
        addSecrets: redactor.add,
        judge: {
            env: process.env,
            hosts: 'bound',
            maxCostUsd: null,
            isForeign: false,
            cache: options.judgeCache ?? null,
            listen: _adapters_interrupt_js__WEBPACK_IMPORTED_MODULE_11__/* .listenForInterrupt */ .Y,
            earlier: async () => [],
            announce: (text) => {
                if (!options.quiet)
                    process.stderr.write(`judge: ${(0,_report_text_js__WEBPACK_IMPORTED_MODULE_12__/* .oneLine */ .TN)(redactor.redact(text))}\n`);
            },
            progress: (done, of) => {
                progress.stop();
                judging.update(done, of);
            },
        },
    }).finally(() => {
        progress.stop();
        judging.stop();
    });
    (0,_print_js__WEBPACK_IMPORTED_MODULE_9__/* .printReport */ .Y)(report, process, { format, all: options.all ?? false, redact: redactor.redact });
    return report.run.passed ? 0 : 1;
}
function settingsOf(options) {
    refuseEmpty({ ...options });
    (0,_core_select_js__WEBPACK_IMPORTED_MODULE_7__/* .decodePatterns */ .o9)(options.select ?? [], '--select');
    return {
        name: (0,_core_decode_settings_js__WEBPACK_IMPORTED_MODULE_2__/* .decodeName */ .e4)(options.name, '--name'),
        corpus: required('--corpus', options.corpus),
        responses: required('--responses', options.responses),
        select: options.select ?? [],
        config: options.config ?? null,
        scoring: options.scoring === undefined ? null : (0,_core_decode_settings_js__WEBPACK_IMPORTED_MODULE_2__/* .decodePreset */ .AD)(options.scoring, '--scoring'),
        aliases: (0,_core_aliases_js__WEBPACK_IMPORTED_MODULE_1__/* .decodeAliases */ .x)(options.stepAlias ?? [], '--step-alias'),
        details: (0,_core_decode_settings_js__WEBPACK_IMPORTED_MODULE_2__/* .decodeChoice */ ._y)('--details', options.details, ['full', 'none']),
        trials: (0,_core_decode_settings_js__WEBPACK_IMPORTED_MODULE_2__/* .decodeChoice */ ._y)('--trials', options.trials, _core_trials_js__WEBPACK_IMPORTED_MODULE_13__/* .TRIAL_MODES */ .CS),
        agentModel: options.agentModel ?? null,
        judge: { on: options.judge ?? null, model: options.judgeModel ?? null, baseUrl: options.judgeBaseUrl ?? null },
        out: options.out ?? null,
        roots: null,
        gates: gatesOf(options),
        minCoverage: (0,_core_decode_settings_js__WEBPACK_IMPORTED_MODULE_2__/* .decodeShare */ .wI)('--min-coverage', options.minCoverage),
        baselineRequired: options.baselineRequired ?? false,
    };
}
/** A flag that a command cannot do without; commander would complain of it before it complains of a mistyped one. */
function required(flag, files) {
    if (files)
        return files;
    throw (0,_core_errors_js__WEBPACK_IMPORTED_MODULE_3__/* .usageError */ .Wp)(`${flag} is missing: name the files, as in ${flag} eval/${flag.slice(2)}.${flag === '--corpus' ? 'yaml' : 'jsonl'}`);
}
/** An empty value is most often a variable that was never set; a gate must not vanish with it. */
function refuseEmpty(options) {
    for (const [key, value] of Object.entries(options)) {
        const flag = `--${key.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`;
        const empty = [value].flat().some((item) => typeof item === 'string' && item.trim() === '');
        if (empty)
            throw (0,_core_errors_js__WEBPACK_IMPORTED_MODULE_3__/* .usageError */ .Wp)(`${flag}: the value is empty; is a variable not set?`);
    }
}
/** The gates of the flags; paths that can exist in no run are refused before any work. */
function gatesOf(options) {
    const { minStepsScore, maxStepsDrop, gate = [] } = options;
    const test = (0,_core_decode_settings_js__WEBPACK_IMPORTED_MODULE_2__/* .decodeChoice */ ._y)('--drop-test', options.dropTest, _core_gates_js__WEBPACK_IMPORTED_MODULE_4__/* .DROP_TESTS */ .y3);
    const gates = [];
    if (minStepsScore !== undefined) {
        gates.push({ kind: 'min-steps-score', limit: (0,_core_decode_settings_js__WEBPACK_IMPORTED_MODULE_2__/* .decodeShare */ .wI)('--min-steps-score', minStepsScore) });
    }
    if (maxStepsDrop !== undefined) {
        gates.push({ kind: 'max-steps-drop', limit: (0,_core_decode_settings_js__WEBPACK_IMPORTED_MODULE_2__/* .decodeShare */ .wI)('--max-steps-drop', maxStepsDrop), test });
    }
    for (const text of gate) {
        const decoded = (0,_core_gates_js__WEBPACK_IMPORTED_MODULE_4__/* .decodeGate */ .We)(text, '--gate');
        if (decoded.kind === 'metric')
            (0,_core_gates_js__WEBPACK_IMPORTED_MODULE_4__/* .checkGatePath */ .fO)(decoded.path, '--gate');
        gates.push(decoded);
    }
    return gates;
}
async function baselineOf(path) {
    if (path === undefined)
        return { kind: 'none', label: '', reason: { kind: 'not-given', flag: '--baseline' } };
    return (0,_core_errors_js__WEBPACK_IMPORTED_MODULE_3__/* .forInput */ .cp)('--baseline', (0,_adapters_runs_js__WEBPACK_IMPORTED_MODULE_0__/* .readRun */ .c)(path));
}
const SHOWN_WARNINGS = 10;
function printWarnings(warnings, { stderr }) {
    for (const warning of warnings.slice(0, SHOWN_WARNINGS))
        stderr.write(`warning: ${(0,_report_text_js__WEBPACK_IMPORTED_MODULE_12__/* .oneLine */ .TN)(warning)}\n`);
    const more = warnings.length - SHOWN_WARNINGS;
    if (more > 0)
        stderr.write(`… and ${more} more warnings: stepgate validate lists them\n`);
}


/***/ }),

/***/ 4015:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  _: () => (/* binding */ makeProgress)
});

;// CONCATENATED MODULE: ./src/adapters/progress-lines.ts
/** Between two lines. */
const LINE_MS = 5000;
/** Progress where there is no terminal: a line every few seconds. */
function progressLines(what, print) {
    let last = Date.now();
    return (done, of) => {
        if (Date.now() - last < LINE_MS || done === of)
            return;
        last = Date.now();
        print(`${what}: ${done} of ${of}`);
    };
}

;// CONCATENATED MODULE: ./src/cli/progress.ts

/** Work shorter than this needs no bar. */
const PATIENCE_MS = 700;
/** Progress on stderr, for long work only: a bar in a terminal, else (for `judging`, which takes minutes) lines. */
async function makeProgress(process, quiet, what) {
    if (quiet)
        return { update: () => undefined, stop: () => undefined };
    if (process.stderr.isTTY)
        return makeBar(what);
    const print = (text) => process.stderr.write(`${text}\n`);
    return { update: what === 'judging' ? progressLines(what, print) : () => undefined, stop: () => undefined };
}
async function makeBar(what) {
    const { SingleBar } = await __webpack_require__.e(/* import() */ 502).then(__webpack_require__.t.bind(__webpack_require__, 8502, 23));
    const bar = new SingleBar({ format: `${what} {bar} {value} of {total}`, clearOnComplete: true, hideCursor: true });
    const started = Date.now();
    let shown = false;
    const update = (done, of) => {
        if (shown)
            bar.update(done);
        else if (Date.now() - started > PATIENCE_MS) {
            bar.start(of, done);
            shown = true;
        }
    };
    return { update, stop: () => shown && bar.stop() };
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
    const hint = near ? `did you mean ${near}?` : `there are ${_scoring_js__WEBPACK_IMPORTED_MODULE_1__/* .PRESET_NAMES */ .dO.join(', ')}`;
    throw (0,_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .usageError */ .Wp)(`${input}: there is no preset ${JSON.stringify(text)}; ${hint}`);
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
