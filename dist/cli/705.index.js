export const id = 705;
export const ids = [705];
export const modules = {

/***/ 4692:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  compare: () => (/* binding */ compare)
});

// EXTERNAL MODULE: ./src/adapters/files/run-files.ts
var run_files = __webpack_require__(6583);
// EXTERNAL MODULE: ./src/core/decode/gates.ts + 1 modules
var decode_gates = __webpack_require__(565);
// EXTERNAL MODULE: ./src/core/decode/settings.ts
var settings = __webpack_require__(6745);
// EXTERNAL MODULE: ./src/core/errors.ts
var errors = __webpack_require__(4296);
// EXTERNAL MODULE: ./src/core/input-words.ts
var input_words = __webpack_require__(8043);
// EXTERNAL MODULE: ./src/core/runs/select.ts
var runs_select = __webpack_require__(5912);
// EXTERNAL MODULE: ./src/core/secrets/redact.ts + 2 modules
var secrets_redact = __webpack_require__(7);
// EXTERNAL MODULE: ./src/report/full-report.ts + 1 modules
var full_report = __webpack_require__(2553);
// EXTERNAL MODULE: ./src/report/text.ts
var report_text = __webpack_require__(5655);
// EXTERNAL MODULE: ./src/adapters/files/runs.ts
var runs = __webpack_require__(3552);
// EXTERNAL MODULE: ./src/adapters/hash.ts
var hash = __webpack_require__(8610);
// EXTERNAL MODULE: ./src/core/runs/compare-and-gate.ts + 1 modules
var compare_and_gate = __webpack_require__(8286);
// EXTERNAL MODULE: ./src/core/runs/figures.ts
var figures = __webpack_require__(563);
;// CONCATENATED MODULE: ./src/core/runs/report.ts
/** A run that was scored earlier: what it was asked is what it has. */
function scoredEarlier(run) {
    const { questions } = run;
    const answered = questions.filter(({ status }) => status !== 'missing').length;
    const coverage = { selected: questions.length, answered, unasked: 0, unaskedIds: [] };
    return { run, coverage, failures: [], notices: [] };
}

// EXTERNAL MODULE: ./src/report/baseline.ts
var baseline = __webpack_require__(7355);
// EXTERNAL MODULE: ./src/run/base-differences.ts
var base_differences = __webpack_require__(85);
;// CONCATENATED MODULE: ./src/run/compare.ts










/** Compares two runs that were scored earlier; an input error where they were scored by other rules. */
async function compareScoredRuns({ base, head, select, gates, redact }) {
    const [before, after] = selected(await readBoth(base, head), select);
    const policy = { gates, minCoverage: 0, baselineRequired: false };
    const explained = await (0,base_differences/* withBaseDifferences */.C)(before, after, async () => (0,base_differences/* queriesIn */.S)(before));
    const report = (0,compare_and_gate/* compareAndGate */.g)(scoredEarlier(withTexts(explained, before)), before, policy, redact);
    const { comparison } = report;
    if (comparison.kind === 'compared')
        return report;
    throw new errors/* StepgateError */.Iu('input', `cannot be compared: ${(0,report_text/* marked */.xI)((0,baseline/* notComparedText */.G)(comparison))}`);
}
/** Two runs; where both have one name they are called by their paths. */
async function readBoth(base, head) {
    const before = await (0,errors/* forInput */.cp)('BASE', (0,runs/* readRunWithTexts */.Ch)(base));
    const after = await (0,errors/* forInput */.cp)('HEAD', (0,runs/* readRunWithTexts */.Ch)(head));
    if (before.label !== after.label)
        return [before, after];
    return [
        { ...before, label: base },
        { ...after, label: head },
    ];
}
/** The selected questions of both runs; a sample is drawn from the questions of both. */
function selected([base, head], select) {
    if (select.length === 0)
        return [base, head];
    const known = new Map([...base.questions, ...head.questions].map((question) => [question.id, question]));
    const ids = new Set((0,runs_select/* selectFrom */.JU)([...known.values()], select, hash/* sha256 */.s).map(({ id }) => id));
    if (ids.size === 0)
        throw (0,errors/* usageError */.Wp)(`--select: no question of either run is selected by ${select.join(', ')}`);
    const part = (run) => {
        const questions = run.questions.filter(({ id }) => ids.has(id));
        const selection = [...run.selection, ...select];
        const aggregates = { per_template: {}, micro: {}, macro: {} };
        return { ...run, questions, headline: (0,figures/* headlineOf */.gD)(questions), selection, aggregates };
    };
    return [part(base), part(head)];
}
/** A baseline file holds no texts: questions get those of the other run, where it has them. */
function withTexts(run, other) {
    const texts = new Map(other.questions.map(({ id, text }) => [id, text]));
    return { ...run, questions: run.questions.map((one) => ({ ...one, text: one.text ?? texts.get(one.id) ?? null })) };
}

// EXTERNAL MODULE: ./src/cli/options.ts
var cli_options = __webpack_require__(776);
// EXTERNAL MODULE: ./src/cli/print.ts + 1 modules
var print = __webpack_require__(7360);
;// CONCATENATED MODULE: ./src/cli/compare.ts












/** `stepgate compare` */
async function compare(options, process) {
    const { select = [], out, all, quiet } = options;
    (0,cli_options/* refuseEmpty */.Ot)({ base: options.operands[0], head: options.operands[1], ...options });
    const format = (0,settings/* decodeChoice */._y)('--format', options.format, print/* FORMATS */.hR);
    const ids = (0,settings/* decodeChoice */._y)('--ids', options.ids, print/* ID_LENGTHS */.ir);
    const gates = (0,decode_gates/* decodeGates */.lK)((0,cli_options/* gateInputsOf */.mV)(options), input_words/* FLAG_WORDS */.HR);
    checkSelection(select, gates);
    const [base, head] = options.operands;
    const { redact } = (0,secrets_redact/* makeLocalRedactor */.Ik)(process.env);
    const report = await compareScoredRuns({ base, head, select, gates, redact });
    const thisRun = { label: report.run.label, isPullRequest: false };
    if (out !== undefined) {
        const full = (0,full_report/* renderFullReport */._)(report, { thisRun, ids, redact });
        const files = await (0,errors/* forInput */.cp)('--out', (0,run_files/* writeComparisonFiles */.qK)(out, report, full));
        if (!quiet)
            process.stderr.write(`written: ${files.map(report_text/* oneLine */.TN).join(', ')}\n`);
    }
    (0,print/* printReport */.Y_)(report, process, { format, ids, thisRun, all: all ?? false, redact });
    return report.run.passed ? 0 : 1;
}
/** A scored run has no tags, and figures over all its questions that a selection does not change. */
function checkSelection(select, gates) {
    const tag = (0,runs_select/* decodePatterns */.o9)(select, '--select').find(({ kind }) => kind === 'tag');
    if (tag)
        throw (0,errors/* usageError */.Wp)('--select: scored runs have no tags; use template:list_*, id:q17* or sample:40');
    const whole = gates.find((gate) => gate.kind === 'metric' && !/^m(?:i|a)cro\.steps_score\.mean$/.test(gate.path));
    if (select.length === 0 || whole?.kind !== 'metric')
        return;
    throw (0,errors/* usageError */.Wp)(`--gate: ${whole.path} covers all questions of a run; with --select only *.steps_score.mean can be used`);
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
// EXTERNAL MODULE: ./src/core/rules/rule.ts
var rule = __webpack_require__(813);
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
    ...[
        'answer_recall',
        'answer_precision',
        'answer_f1',
        'answer_relevance',
        'answer_relevance_cost',
        'steps_score',
        'rules_score',
    ],
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
        ...rule/* RULE_NAMES */.i.map((name) => `micro.rule_violations.${name}`),
        ...METRICS.flatMap((name) => SERIES.map((key) => `micro.${name}.${key}`)),
    ];
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


/***/ })

};
