export const id = 513;
export const ids = [513];
export const modules = {

/***/ 3552:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ch: () => (/* binding */ readRunWithTexts),
/* harmony export */   Wy: () => (/* binding */ labelOf),
/* harmony export */   cI: () => (/* binding */ readRun),
/* harmony export */   p3: () => (/* binding */ readQueries)
/* harmony export */ });
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1455);
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(node_fs_promises__WEBPACK_IMPORTED_MODULE_0__);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6760);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1___default = /*#__PURE__*/__webpack_require__.n(node_path__WEBPACK_IMPORTED_MODULE_1__);
/* harmony import */ var _core_baseline_decode_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8405);
/* harmony import */ var _core_decode_decoded_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(8824);
/* harmony import */ var _core_decode_evaluation_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(2695);
/* harmony import */ var _hash_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(8610);
/* harmony import */ var _corpus_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(7295);
/* harmony import */ var _evaluation_file_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(3271);
/* harmony import */ var _find_files_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(2403);
/* harmony import */ var _input_file_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(5063);
/* harmony import */ var _missing_path_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(8310);
/* harmony import */ var _run_files_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(6583);












/**
 * Reads a run to compare with: a folder that an earlier run wrote, a baseline file, or an evaluation file, also one of
 * graphrag-eval.
 */
async function readRun(path, roots = null) {
    const rules = { kinds: _input_file_js__WEBPACK_IMPORTED_MODULE_9__/* .DOCUMENTS */ .fV, roots };
    await (0,_input_file_js__WEBPACK_IMPORTED_MODULE_9__/* .checkInput */ .DR)(path, rules);
    const file = await fileOf(path);
    const value = (0,_corpus_js__WEBPACK_IMPORTED_MODULE_6__/* .parseDocument */ .Tp)(await (0,_find_files_js__WEBPACK_IMPORTED_MODULE_8__/* .readText */ .yR)(file, rules), file);
    const label = labelOf(path);
    return (0,_core_decode_decoded_js__WEBPACK_IMPORTED_MODULE_3__/* .requireOk */ .Mo)((0,_core_baseline_decode_js__WEBPACK_IMPORTED_MODULE_2__/* .looksLikeBaseline */ .LE)(value) ? (0,_core_baseline_decode_js__WEBPACK_IMPORTED_MODULE_2__/* .decodeBaseline */ .Y9)(value, file, label) : (0,_core_decode_evaluation_js__WEBPACK_IMPORTED_MODULE_4__/* .decodeEvaluation */ .zv)(value, file, label, _hash_js__WEBPACK_IMPORTED_MODULE_5__/* .sha256 */ .s));
}
/** Reading a larger evaluation file for its texts would take longer than the comparison. */
const MAX_TEXTS_BYTES = 32 * 1024 * 1024;
/** The questions of the evaluation file of a folder; none where there is no such file, or one that is too large. */
async function readEvaluated(path, roots) {
    const file = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(path, _evaluation_file_js__WEBPACK_IMPORTED_MODULE_7__/* .EVALUATION_FILE */ .k);
    const size = (await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.stat)(file).catch(() => null))?.size ?? 0;
    if (size === 0 || size > MAX_TEXTS_BYTES)
        return [];
    return (await readRun(file, roots).catch(() => null))?.questions ?? [];
}
/** The queries of the questions of a run, as far as the evaluation file of its folder has them. */
async function readQueries(path, roots = null) {
    const questions = await readEvaluated(path, roots);
    return new Map(questions.flatMap(({ id, queries }) => (queries ? [[id, queries]] : [])));
}
/** The same run with texts and causes in words, if a folder has an evaluation file next to the baseline file. */
async function readRunWithTexts(path) {
    const run = await readRun(path);
    const texts = await readEvaluated(path, null);
    if (texts.length === 0)
        return run;
    const known = new Map(texts.map((question) => [question.id, question]));
    const questions = run.questions.map((question) => {
        const { text = null, why = null, queries } = known.get(question.id) ?? {};
        return { ...question, text: question.text ?? text, why: why ?? question.why, ...(queries && { queries }) };
    });
    return { ...run, questions };
}
async function fileOf(path) {
    const stats = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.stat)(path).catch(() => null);
    if (!stats)
        throw (0,_input_file_js__WEBPACK_IMPORTED_MODULE_9__/* .fileError */ .zS)(path, (0,_missing_path_js__WEBPACK_IMPORTED_MODULE_11__/* .missingReason */ .D)(path, 'there is no such file or folder'));
    if (!stats.isDirectory())
        return path;
    for (const name of [_run_files_js__WEBPACK_IMPORTED_MODULE_10__/* .BASELINE_FILE */ .tu, _evaluation_file_js__WEBPACK_IMPORTED_MODULE_7__/* .EVALUATION_FILE */ .k]) {
        const file = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(path, name);
        if (await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.stat)(file).catch(() => null))
            return file;
    }
    throw (0,_input_file_js__WEBPACK_IMPORTED_MODULE_9__/* .fileError */ .zS)(path, `the folder has neither ${_run_files_js__WEBPACK_IMPORTED_MODULE_10__/* .BASELINE_FILE */ .tu} nor ${_evaluation_file_js__WEBPACK_IMPORTED_MODULE_7__/* .EVALUATION_FILE */ .k}`);
}
/** The folder's name for the usual file names, which say nothing; else the file's. */
function labelOf(path) {
    const name = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.basename)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(path));
    const usual = name === _run_files_js__WEBPACK_IMPORTED_MODULE_10__/* .BASELINE_FILE */ .tu || name === _evaluation_file_js__WEBPACK_IMPORTED_MODULE_7__/* .EVALUATION_FILE */ .k;
    return usual ? (0,node_path__WEBPACK_IMPORTED_MODULE_1__.basename)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(path))) : name;
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

/***/ 8405:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   AK: () => (/* binding */ decodeCause),
/* harmony export */   LE: () => (/* binding */ looksLikeBaseline),
/* harmony export */   Y9: () => (/* binding */ decodeBaseline)
/* harmony export */ });
/* harmony import */ var valibot__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(7934);
/* harmony import */ var _answers_metric_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6231);
/* harmony import */ var _answers_outcome_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(743);
/* harmony import */ var _cause_words_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(6728);
/* harmony import */ var _decode_decoded_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8824);
/* harmony import */ var _decode_shape_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(8847);
/* harmony import */ var _runs_figures_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(563);
/* harmony import */ var _scoring_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(7286);
/* harmony import */ var _values_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(4101);
/* harmony import */ var _encode_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(7945);
/* harmony import */ var _rules_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(9932);











const count = valibot__WEBPACK_IMPORTED_MODULE_7__/* .pipe */ .FsL(valibot__WEBPACK_IMPORTED_MODULE_7__/* .number */ .aig(), valibot__WEBPACK_IMPORTED_MODULE_7__/* .integer */ .ndf(), valibot__WEBPACK_IMPORTED_MODULE_7__/* .minValue */ .Wwf(0), valibot__WEBPACK_IMPORTED_MODULE_7__/* .maxValue */ .cGV(_runs_figures_js__WEBPACK_IMPORTED_MODULE_8__/* .MOST_AMOUNT */ .Nl));
/** Tokens, seconds, dollars, tool calls; with several answers a mean of them. */
const amount = valibot__WEBPACK_IMPORTED_MODULE_7__/* .pipe */ .FsL(valibot__WEBPACK_IMPORTED_MODULE_7__/* .number */ .aig(), valibot__WEBPACK_IMPORTED_MODULE_7__/* .minValue */ .Wwf(0), valibot__WEBPACK_IMPORTED_MODULE_7__/* .maxValue */ .cGV(_runs_figures_js__WEBPACK_IMPORTED_MODULE_8__/* .MOST_AMOUNT */ .Nl));
/** A later version may know kinds that this one does not; what they are called is not kept. */
const causeKind = valibot__WEBPACK_IMPORTED_MODULE_7__/* .pipe */ .FsL(valibot__WEBPACK_IMPORTED_MODULE_7__/* .string */ .YjP(), valibot__WEBPACK_IMPORTED_MODULE_7__/* .regex */ .yGV(/^[a-z_]{1,40}$/, 'expected a kind of cause'), valibot__WEBPACK_IMPORTED_MODULE_7__/* .transform */ .pdi((kind) => _cause_words_js__WEBPACK_IMPORTED_MODULE_9__/* .CAUSE_KINDS */ .u.find((known) => known === kind) ?? 'unknown'));
const causeSchema = valibot__WEBPACK_IMPORTED_MODULE_7__/* .object */ .Ikc({
    kind: causeKind,
    step: count,
    expected: valibot__WEBPACK_IMPORTED_MODULE_7__/* .optional */ .lqM(count),
    actual: valibot__WEBPACK_IMPORTED_MODULE_7__/* .optional */ .lqM(count),
    common: valibot__WEBPACK_IMPORTED_MODULE_7__/* .optional */ .lqM(count),
    calls: valibot__WEBPACK_IMPORTED_MODULE_7__/* .optional */ .lqM(count),
});
/** A cause as a file has it; null when it is none. */
function decodeCause(value) {
    const parsed = valibot__WEBPACK_IMPORTED_MODULE_7__/* .safeParse */ .xLC(causeSchema, value);
    return parsed.success ? parsed.output : null;
}
const trialsSchema = valibot__WEBPACK_IMPORTED_MODULE_7__/* .pipe */ .FsL(valibot__WEBPACK_IMPORTED_MODULE_7__/* .object */ .Ikc({
    count,
    right: count,
    spread: valibot__WEBPACK_IMPORTED_MODULE_7__/* .nullable */ .mee(valibot__WEBPACK_IMPORTED_MODULE_7__/* .pipe */ .FsL(valibot__WEBPACK_IMPORTED_MODULE_7__/* .number */ .aig(), valibot__WEBPACK_IMPORTED_MODULE_7__/* .minValue */ .Wwf(0), valibot__WEBPACK_IMPORTED_MODULE_7__/* .maxValue */ .cGV(1))),
    scores: valibot__WEBPACK_IMPORTED_MODULE_7__/* .optional */ .lqM(valibot__WEBPACK_IMPORTED_MODULE_7__/* .array */ .YOg(_rules_js__WEBPACK_IMPORTED_MODULE_6__/* .share */ .uM)),
}), valibot__WEBPACK_IMPORTED_MODULE_7__/* .check */ .z6Y(({ count: all, right }) => right <= all, 'expected no more right answers than answers'), valibot__WEBPACK_IMPORTED_MODULE_7__/* .check */ .z6Y(({ count: all, scores }) => !scores || scores.length === all, 'expected a score for each answer'));
/** A mean of cosines, which rounding may carry a little over 1. */
const similarity = valibot__WEBPACK_IMPORTED_MODULE_7__/* .pipe */ .FsL(valibot__WEBPACK_IMPORTED_MODULE_7__/* .number */ .aig(), valibot__WEBPACK_IMPORTED_MODULE_7__/* .minValue */ .Wwf(-1.01), valibot__WEBPACK_IMPORTED_MODULE_7__/* .maxValue */ .cGV(1.01));
/** What a judge said of an answer. */
const answerFigures = {
    answer_recall: valibot__WEBPACK_IMPORTED_MODULE_7__/* .optional */ .lqM(_rules_js__WEBPACK_IMPORTED_MODULE_6__/* .share */ .uM),
    answer_precision: valibot__WEBPACK_IMPORTED_MODULE_7__/* .optional */ .lqM(_rules_js__WEBPACK_IMPORTED_MODULE_6__/* .share */ .uM),
    answer_f1: valibot__WEBPACK_IMPORTED_MODULE_7__/* .optional */ .lqM(_rules_js__WEBPACK_IMPORTED_MODULE_6__/* .share */ .uM),
    answer_relevance: valibot__WEBPACK_IMPORTED_MODULE_7__/* .optional */ .lqM(similarity),
    answer_relevance_cost: valibot__WEBPACK_IMPORTED_MODULE_7__/* .optional */ .lqM(amount),
};
const questionFields = valibot__WEBPACK_IMPORTED_MODULE_7__/* .object */ .Ikc({
    question_id: valibot__WEBPACK_IMPORTED_MODULE_7__/* .string */ .YjP(),
    template_id: valibot__WEBPACK_IMPORTED_MODULE_7__/* .string */ .YjP(),
    fingerprint: valibot__WEBPACK_IMPORTED_MODULE_7__/* .string */ .YjP(),
    status: valibot__WEBPACK_IMPORTED_MODULE_7__/* .picklist */ .KIO(['success', 'error', 'missing']),
    steps_score: valibot__WEBPACK_IMPORTED_MODULE_7__/* .optional */ .lqM(_rules_js__WEBPACK_IMPORTED_MODULE_6__/* .share */ .uM),
    ..._rules_js__WEBPACK_IMPORTED_MODULE_6__/* .ruleFields */ ._p,
    trials: valibot__WEBPACK_IMPORTED_MODULE_7__/* .optional */ .lqM(trialsSchema),
    cause: valibot__WEBPACK_IMPORTED_MODULE_7__/* .optional */ .lqM(causeSchema),
    input_tokens: valibot__WEBPACK_IMPORTED_MODULE_7__/* .optional */ .lqM(amount),
    output_tokens: valibot__WEBPACK_IMPORTED_MODULE_7__/* .optional */ .lqM(amount),
    total_tokens: valibot__WEBPACK_IMPORTED_MODULE_7__/* .optional */ .lqM(amount),
    elapsed_sec: valibot__WEBPACK_IMPORTED_MODULE_7__/* .optional */ .lqM(amount),
    cost_usd: valibot__WEBPACK_IMPORTED_MODULE_7__/* .optional */ .lqM(amount),
    steps: valibot__WEBPACK_IMPORTED_MODULE_7__/* .optional */ .lqM(amount),
    failed_steps: valibot__WEBPACK_IMPORTED_MODULE_7__/* .optional */ .lqM(amount),
    ...answerFigures,
});
const questionSchema = valibot__WEBPACK_IMPORTED_MODULE_7__/* .pipe */ .FsL(questionFields, valibot__WEBPACK_IMPORTED_MODULE_7__/* .check */ .z6Y((question) => (0,_rules_js__WEBPACK_IMPORTED_MODULE_6__/* .agreeingRules */ .G)(question), 'expected a rules score that agrees with the broken rules'), valibot__WEBPACK_IMPORTED_MODULE_7__/* .check */ .z6Y(({ steps = 0, failed_steps = 0 }) => failed_steps <= steps + 1e-9, 'expected no more failed steps than steps'));
const judgeSchema = valibot__WEBPACK_IMPORTED_MODULE_7__/* .object */ .Ikc({
    metrics: valibot__WEBPACK_IMPORTED_MODULE_7__/* .pipe */ .FsL(valibot__WEBPACK_IMPORTED_MODULE_7__/* .array */ .YOg(valibot__WEBPACK_IMPORTED_MODULE_7__/* .object */ .Ikc({
        name: valibot__WEBPACK_IMPORTED_MODULE_7__/* .picklist */ .KIO(_answers_metric_js__WEBPACK_IMPORTED_MODULE_0__/* .METRIC_NAMES */ .Uw),
        identity: valibot__WEBPACK_IMPORTED_MODULE_7__/* .record */ .g1P(valibot__WEBPACK_IMPORTED_MODULE_7__/* .string */ .YjP(), valibot__WEBPACK_IMPORTED_MODULE_7__/* .union */ .KCZ([valibot__WEBPACK_IMPORTED_MODULE_7__/* .string */ .YjP(), valibot__WEBPACK_IMPORTED_MODULE_7__/* .number */ .aig(), valibot__WEBPACK_IMPORTED_MODULE_7__/* .array */ .YOg(valibot__WEBPACK_IMPORTED_MODULE_7__/* .string */ .YjP())])),
        expected: count,
        judged: count,
    })), valibot__WEBPACK_IMPORTED_MODULE_7__/* .maxLength */ .Ru6(_answers_metric_js__WEBPACK_IMPORTED_MODULE_0__/* .METRIC_NAMES */ .Uw.length)),
});
const provenanceSchema = valibot__WEBPACK_IMPORTED_MODULE_7__/* .object */ .Ikc({
    repository: valibot__WEBPACK_IMPORTED_MODULE_7__/* .optional */ .lqM(valibot__WEBPACK_IMPORTED_MODULE_7__/* .string */ .YjP()),
    commit: valibot__WEBPACK_IMPORTED_MODULE_7__/* .optional */ .lqM(valibot__WEBPACK_IMPORTED_MODULE_7__/* .string */ .YjP()),
    run_id: valibot__WEBPACK_IMPORTED_MODULE_7__/* .optional */ .lqM(valibot__WEBPACK_IMPORTED_MODULE_7__/* .string */ .YjP()),
    attempt: valibot__WEBPACK_IMPORTED_MODULE_7__/* .optional */ .lqM(count),
    event: valibot__WEBPACK_IMPORTED_MODULE_7__/* .optional */ .lqM(valibot__WEBPACK_IMPORTED_MODULE_7__/* .string */ .YjP()),
    branch: valibot__WEBPACK_IMPORTED_MODULE_7__/* .optional */ .lqM(valibot__WEBPACK_IMPORTED_MODULE_7__/* .string */ .YjP()),
    time: valibot__WEBPACK_IMPORTED_MODULE_7__/* .optional */ .lqM(valibot__WEBPACK_IMPORTED_MODULE_7__/* .string */ .YjP()),
});
const mapping = valibot__WEBPACK_IMPORTED_MODULE_7__/* .custom */ .IeY(_values_js__WEBPACK_IMPORTED_MODULE_10__/* .isMapping */ .pi, 'expected a mapping');
const baselineSchema = valibot__WEBPACK_IMPORTED_MODULE_7__/* .object */ .Ikc({
    schema_version: valibot__WEBPACK_IMPORTED_MODULE_7__/* .literal */ .euz(_encode_js__WEBPACK_IMPORTED_MODULE_5__/* .BASELINE_SCHEMA */ .iW, `expected schema version ${_encode_js__WEBPACK_IMPORTED_MODULE_5__/* .BASELINE_SCHEMA */ .iW}, the one that this version of Stepgate writes`),
    complete: valibot__WEBPACK_IMPORTED_MODULE_7__/* .literal */ .euz(true, 'expected a baseline of a completed run'),
    passed: valibot__WEBPACK_IMPORTED_MODULE_7__/* .boolean */ .zMY(),
    provenance: provenanceSchema,
    scoring: valibot__WEBPACK_IMPORTED_MODULE_7__/* .object */ .Ikc({ preset: valibot__WEBPACK_IMPORTED_MODULE_7__/* .picklist */ .KIO(_scoring_js__WEBPACK_IMPORTED_MODULE_4__/* .PRESET_NAMES */ .dO), knobs: mapping }),
    selection: valibot__WEBPACK_IMPORTED_MODULE_7__/* .array */ .YOg(valibot__WEBPACK_IMPORTED_MODULE_7__/* .string */ .YjP()),
    aggregates: valibot__WEBPACK_IMPORTED_MODULE_7__/* .object */ .Ikc({ per_template: mapping, micro: mapping, macro: mapping }),
    judge: valibot__WEBPACK_IMPORTED_MODULE_7__/* .optional */ .lqM(judgeSchema),
    questions: valibot__WEBPACK_IMPORTED_MODULE_7__/* .array */ .YOg(questionSchema),
});
/** True for a mapping that looks like a baseline file. */
function looksLikeBaseline(value) {
    return (0,_values_js__WEBPACK_IMPORTED_MODULE_10__/* .isMapping */ .pi)(value) && Object.hasOwn(value, 'schema_version');
}
/** Reads a baseline file; every figure finite and in its range, or problems. */
function decodeBaseline(value, file, label) {
    const parsed = valibot__WEBPACK_IMPORTED_MODULE_7__/* .safeParse */ .xLC(baselineSchema, value);
    if (!parsed.success)
        return (0,_decode_decoded_js__WEBPACK_IMPORTED_MODULE_2__/* .invalid */ .Gq)((0,_decode_shape_js__WEBPACK_IMPORTED_MODULE_3__/* .problemsOf */ .GW)(file, value, parsed.issues));
    const { scoring, selection, provenance, aggregates, questions, passed, judge } = parsed.output;
    const repeated = repeatedIds(file, questions);
    if (repeated.length > 0)
        return (0,_decode_decoded_js__WEBPACK_IMPORTED_MODULE_2__/* .invalid */ .Gq)(repeated);
    const figures = questions.map(questionOf);
    return (0,_decode_decoded_js__WEBPACK_IMPORTED_MODULE_2__.ok)({
        label,
        scoring: { preset: scoring.preset, knobs: { ..._scoring_js__WEBPACK_IMPORTED_MODULE_4__/* .PRESETS */ .fG[scoring.preset], ...scoring.knobs } },
        selection,
        provenance,
        passed,
        judge: judge ? judgeOf(judge) : null,
        aggregates: aggregates,
        questions: figures,
        headline: (0,_runs_figures_js__WEBPACK_IMPORTED_MODULE_8__/* .headlineOf */ .gD)(figures),
    });
}
function judgeOf({ metrics }) {
    return { metrics: metrics.map((metric) => ({ ...metric, troubles: {}, example: null })), spending: null };
}
function questionOf(question) {
    const { question_id, template_id, fingerprint, status, steps_score, cause, trials, ...others } = question;
    const { rules, rest } = (0,_rules_js__WEBPACK_IMPORTED_MODULE_6__/* .takeRules */ .lq)(others);
    const { answer_recall, answer_precision, answer_f1, answer_relevance, answer_relevance_cost, ...measures } = rest;
    const figures = (0,_answers_outcome_js__WEBPACK_IMPORTED_MODULE_1__/* .answerFiguresOf */ .rT)(question);
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
        ...(rules && { rules }),
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


/***/ }),

/***/ 2695:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  Qy: () => (/* binding */ decodeDetail),
  zv: () => (/* binding */ decodeEvaluation),
  YH: () => (/* binding */ questionOf),
  c2: () => (/* binding */ statusOf)
});

// EXTERNAL MODULE: ./node_modules/valibot/dist/index.mjs
var dist = __webpack_require__(7934);
// EXTERNAL MODULE: ./src/core/answers/outcome.ts
var outcome = __webpack_require__(743);
// EXTERNAL MODULE: ./src/core/baseline/decode.ts
var decode = __webpack_require__(8405);
// EXTERNAL MODULE: ./src/core/cause-words.ts
var cause_words = __webpack_require__(6728);
// EXTERNAL MODULE: ./src/core/runs/aggregate.ts
var aggregate = __webpack_require__(133);
// EXTERNAL MODULE: ./src/core/runs/evaluate-question.ts + 1 modules
var evaluate_question = __webpack_require__(7592);
// EXTERNAL MODULE: ./src/core/runs/figures.ts
var figures = __webpack_require__(563);
// EXTERNAL MODULE: ./src/core/runs/fingerprint.ts
var fingerprint = __webpack_require__(3566);
// EXTERNAL MODULE: ./src/core/runs/question-figures.ts
var question_figures = __webpack_require__(1324);
// EXTERNAL MODULE: ./src/core/runs/sample.ts
var sample = __webpack_require__(4058);
// EXTERNAL MODULE: ./src/core/runs/trials.ts
var trials = __webpack_require__(1637);
// EXTERNAL MODULE: ./src/core/scoring.ts
var scoring = __webpack_require__(7286);
// EXTERNAL MODULE: ./src/core/values.ts
var values = __webpack_require__(4101);
// EXTERNAL MODULE: ./src/core/decode/corpus.ts + 1 modules
var corpus = __webpack_require__(6306);
// EXTERNAL MODULE: ./src/core/decode/decoded.ts
var decoded = __webpack_require__(8824);
// EXTERNAL MODULE: ./src/core/rules/rule.ts
var rule = __webpack_require__(813);
;// CONCATENATED MODULE: ./src/core/decode/rules-outcome.ts


const names = dist/* optional */.lqM(dist/* array */.YOg(dist/* picklist */.KIO(rule/* RULE_NAMES */.i)), []);
const value = dist/* optional */.lqM(dist/* union */.KCZ([dist/* string */.YjP(), dist/* number */.aig(), dist/* array */.YOg(dist/* string */.YjP())]));
const schema = dist/* object */.Ikc({
    rules_score: dist/* optional */.lqM(dist/* picklist */.KIO([0, 1])),
    rules_checked: names,
    rules_broken: dist/* optional */.lqM(dist/* array */.YOg(dist/* object */.Ikc({ rule: dist/* picklist */.KIO(rule/* RULE_NAMES */.i), limit: value, actual: value })), []),
    rules_not_checked: names,
});
/** What an entry of the evaluation file says of its rules; null where it says nothing that can be read. */
function rulesOfEntry(entry) {
    const parsed = dist/* safeParse */.xLC(schema, entry);
    if (!parsed.success)
        return null;
    const { rules_score = null, rules_checked: checked, rules_broken: broken, rules_not_checked: unchecked, } = parsed.output;
    return checked.length + unchecked.length === 0 ? null : { score: rules_score, checked, broken, unchecked };
}

// EXTERNAL MODULE: ./src/core/decode/shape.ts
var shape = __webpack_require__(8847);
;// CONCATENATED MODULE: ./src/core/decode/step-queries.ts

/** The queries of an entry's steps that matched, and of the one that explains its miss; undefined where there are none. */
function stepQueriesOf(entry, why) {
    const steps = mappings(entry.actual_steps);
    const details = mappings(entry.steps_details);
    const matched = details.flatMap((detail) => {
        const position = positionOf(entry, detail);
        const query = (0,values/* isAbsent */.W0)(detail.cause) ? queryOf(steps, detail.matches) : null;
        return query !== null && position !== null ? [[position, query]] : [];
    });
    const missed = details.find(({ cause }) => (0,values/* isMapping */.pi)(cause) && cause.step === why?.cause.step);
    const attempt = (0,values/* isMapping */.pi)(missed?.detail) ? queryOf(steps, (0,values/* own */.ZV)(missed.detail, 'closest')) : null;
    return matched.length > 0 || attempt !== null ? { matched: new Map(matched), attempt } : undefined;
}
function mappings(value) {
    return Array.isArray(value) ? value.filter(values/* isMapping */.pi) : [];
}
/** Counted over all groups. */
function positionOf({ reference_steps }, { group, step }) {
    if (!Array.isArray(reference_steps) || typeof group !== 'number' || typeof step !== 'number')
        return null;
    const before = reference_steps.slice(0, group).map((steps) => (Array.isArray(steps) ? steps.length : 0));
    return before.reduce((sum, count) => sum + count, step);
}
function queryOf(steps, id) {
    if ((0,values/* isAbsent */.W0)(id))
        return null;
    const step = steps.findLast((one, index) => (one.id ?? `#${index + 1}`) === id);
    const query = (0,values/* isMapping */.pi)(step?.args) ? (0,values/* own */.ZV)(step.args, 'query') : null;
    return typeof query === 'string' ? query : null;
}

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
    const aggregates = (0,aggregate/* aggregateSamples */.z)(samples, scoring/* PRESETS */.fG.standard);
    const headline = (0,figures/* headlineOf */.gD)(questions);
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
    const question = questionOf(entry);
    const recorded = sample.metrics.get('steps_score');
    const figures = (0,outcome/* answerFiguresOf */.rT)(entry);
    const scored = recorded !== undefined || (question?.groups.length ?? 0) > 0;
    const why = whyOf(entry, sample);
    const queries = stepQueriesOf(entry, why);
    const rules = rulesOfEntry(entry);
    return {
        id: entry.question_id,
        templateId: entry.template_id,
        text: entry.question_text,
        fingerprint: question && (0,fingerprint/* fingerprintOf */.a)(question, hash),
        status: sample.status,
        score: scored ? (sample.status === 'success' ? (recorded ?? 0) : 0) : null,
        why,
        measures: (0,question_figures/* measuresOf */.d6)(sample),
        ...(rules && { rules }),
        ...(Object.keys(figures).length > 0 && { answer: { figures, missed: null } }),
        ...(queries && { queries }),
    };
}
/** The question as a corpus would have it; null when it cannot be read as one. */
function questionOf(entry) {
    const { template_id, question_id, question_text, reference_answer, reference_steps, rules } = entry;
    const questions = [{ id: question_id, question_text, reference_answer, reference_steps, rules }];
    const document = { file: '', value: [{ template_id, questions }], writtenAs: () => null };
    const decoded = (0,corpus/* decodeCorpus */.H)([document]);
    return decoded.kind === 'ok' ? (decoded.value.corpus.questions[0] ?? null) : null;
}
/** What an evaluation file of Stepgate says about the misses; one of graphrag-eval says nothing. */
function whyOf(entry, sample) {
    if (sample.status !== 'success')
        return { cause: { kind: 'no_response', step: 0 }, stepName: '', detail: {} };
    const details = Array.isArray(entry.steps_details) ? entry.steps_details.filter(values/* isMapping */.pi) : [];
    const why = (0,question_figures/* decidingStep */.GW)(details.map((detail) => ({
        group: typeof detail.group === 'number' ? detail.group : 0,
        name: typeof detail.name === 'string' ? detail.name : '',
        cause: (0,decode/* decodeCause */.AK)(detail.cause) ?? undefined,
        detail: decodeDetail((0,values/* own */.ZV)(detail, 'detail')),
    })));
    return why && { ...why, detail: (0,question_figures/* lineDetail */.Eg)(why.detail) };
}
/** The part of a step's detail that sentences are made of; empty for one that cannot be read. */
function decodeDetail(value) {
    const parsed = dist/* safeParse */.xLC(detailSchema, value);
    return parsed.success ? parsed.output : {};
}
const differenceSchema = dist/* object */.Ikc({
    kind: dist/* picklist */.KIO(cause_words/* DIFFERENCE_KINDS */.M),
    expected: dist/* optional */.lqM(dist/* string */.YjP()),
    actual: dist/* optional */.lqM(dist/* string */.YjP()),
});
const detailSchema = dist/* object */.Ikc({
    unmatched_columns: dist/* optional */.lqM(dist/* array */.YOg(dist/* string */.YjP())),
    unbound_columns: dist/* optional */.lqM(dist/* array */.YOg(dist/* string */.YjP())),
    column: dist/* optional */.lqM(dist/* object */.Ikc({ actual: dist/* string */.YjP(), holds: dist/* picklist */.KIO(['text', 'numbers', 'IRIs']), required: dist/* string */.YjP() })),
    tool: dist/* optional */.lqM(dist/* string */.YjP()),
    instead: dist/* optional */.lqM(dist/* object */.Ikc({ tool: dist/* string */.YjP(), reason: dist/* picklist */.KIO(['later', 'taken']) })),
    entity: dist/* optional */.lqM(dist/* string */.YjP()),
    searched_as: dist/* optional */.lqM(dist/* string */.YjP()),
    only_given: dist/* optional */.lqM(dist/* boolean */.zMY()),
    limit: dist/* optional */.lqM(dist/* number */.aig()),
    repeats_count: dist/* optional */.lqM(dist/* picklist */.KIO(['step', 'scoring', 'order'])),
    only_repeats: dist/* optional */.lqM(dist/* boolean */.zMY()),
    distinct_rows: dist/* optional */.lqM(dist/* boolean */.zMY()),
    missing_repeats: dist/* optional */.lqM(dist/* number */.aig()),
    first_difference: dist/* optional */.lqM(dist/* string */.YjP()),
    expected_value: dist/* optional */.lqM(dist/* string */.YjP()),
    actual_value: dist/* optional */.lqM(dist/* string */.YjP()),
    arguments: dist/* optional */.lqM(dist/* array */.YOg(dist/* string */.YjP())),
    error: dist/* optional */.lqM(dist/* string */.YjP()),
    query_difference: dist/* fallback */.NpB(dist/* optional */.lqM(dist/* array */.YOg(differenceSchema)), undefined),
    argument_difference: dist/* optional */.lqM(dist/* array */.YOg(dist/* string */.YjP())),
});


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
