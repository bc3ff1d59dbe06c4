export const id = 439;
export const ids = [439];
export const modules = {

/***/ 4439:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   evaluate: () => (/* binding */ evaluate)
/* harmony export */ });
/* harmony import */ var _adapters_files_runs_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3552);
/* harmony import */ var _core_decode_gates_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(565);
/* harmony import */ var _core_decode_settings_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6745);
/* harmony import */ var _core_decode_traces_formats_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(8153);
/* harmony import */ var _core_errors_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(4296);
/* harmony import */ var _core_input_words_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(8043);
/* harmony import */ var _core_runs_select_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(5912);
/* harmony import */ var _core_runs_trials_js__WEBPACK_IMPORTED_MODULE_17__ = __webpack_require__(1637);
/* harmony import */ var _core_secrets_redact_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(7);
/* harmony import */ var _core_steps_aliases_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(3883);
/* harmony import */ var _report_blocks_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(3578);
/* harmony import */ var _report_text_js__WEBPACK_IMPORTED_MODULE_16__ = __webpack_require__(5655);
/* harmony import */ var _run_evaluate_files_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(123);
/* harmony import */ var _run_judge_setup_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(344);
/* harmony import */ var _options_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(776);
/* harmony import */ var _print_js__WEBPACK_IMPORTED_MODULE_13__ = __webpack_require__(7360);
/* harmony import */ var _progress_js__WEBPACK_IMPORTED_MODULE_14__ = __webpack_require__(4015);
/* harmony import */ var _warnings_js__WEBPACK_IMPORTED_MODULE_15__ = __webpack_require__(8425);


















/** `stepgate evaluate` */
async function evaluate(options, process) {
    const settings = settingsOf(options);
    const format = (0,_core_decode_settings_js__WEBPACK_IMPORTED_MODULE_2__/* .decodeChoice */ ._y)('--format', options.format, _print_js__WEBPACK_IMPORTED_MODULE_13__/* .FORMATS */ .hR);
    const ids = (0,_core_decode_settings_js__WEBPACK_IMPORTED_MODULE_2__/* .decodeChoice */ ._y)('--ids', options.ids, _print_js__WEBPACK_IMPORTED_MODULE_13__/* .ID_LENGTHS */ .ir);
    const baseline = await baselineOf(options.baseline);
    const progress = await (0,_progress_js__WEBPACK_IMPORTED_MODULE_14__/* .makeProgress */ ._)(process, options.quiet === true, 'scoring');
    const judging = await (0,_progress_js__WEBPACK_IMPORTED_MODULE_14__/* .makeProgress */ ._)(process, options.quiet === true, 'judging');
    const redactor = (0,_core_secrets_redact_js__WEBPACK_IMPORTED_MODULE_7__/* .makeLocalRedactor */ .Ik)(process.env);
    const report = await (0,_run_evaluate_files_js__WEBPACK_IMPORTED_MODULE_10__/* .evaluateFiles */ .T)(settings, {
        thisRun: _report_blocks_js__WEBPACK_IMPORTED_MODULE_9__/* .THIS_RUN */ .bO,
        ids,
        words: _core_input_words_js__WEBPACK_IMPORTED_MODULE_5__/* .FLAG_WORDS */ .HR,
        provenance: {},
        baseline: async () => baseline,
        baseQueries: async () => (options.baseline === undefined ? new Map() : (0,_adapters_files_runs_js__WEBPACK_IMPORTED_MODULE_0__/* .readQueries */ .p3)(options.baseline)),
        warn: (warnings) => {
            if (!options.quiet)
                (0,_warnings_js__WEBPACK_IMPORTED_MODULE_15__/* .printWarnings */ .V)(redactor.redact(warnings.map(_core_errors_js__WEBPACK_IMPORTED_MODULE_4__/* .renderProblem */ .yM)), process);
        },
        progress: progress.update,
        redact: redactor.redact,
        addSecrets: redactor.add,
        judge: {
            ..._run_judge_setup_js__WEBPACK_IMPORTED_MODULE_11__/* .LOCAL_JUDGE */ .G,
            env: process.env,
            cache: options.judgeCache ?? null,
            announce: (text) => {
                if (!options.quiet)
                    process.stderr.write(`judge: ${(0,_report_text_js__WEBPACK_IMPORTED_MODULE_16__/* .oneLine */ .TN)(redactor.redact(text))}\n`);
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
    (0,_print_js__WEBPACK_IMPORTED_MODULE_13__/* .printReport */ .Y_)(report, process, { format, ids, all: options.all ?? false, redact: redactor.redact });
    return report.run.passed ? 0 : 1;
}
function settingsOf(options) {
    (0,_options_js__WEBPACK_IMPORTED_MODULE_12__/* .refuseEmpty */ .Ot)({ ...options });
    (0,_core_runs_select_js__WEBPACK_IMPORTED_MODULE_6__/* .decodePatterns */ .o9)(options.select ?? [], '--select');
    return {
        name: (0,_core_decode_settings_js__WEBPACK_IMPORTED_MODULE_2__/* .decodeName */ .e4)(options.name, '--name'),
        corpus: (0,_options_js__WEBPACK_IMPORTED_MODULE_12__/* .required */ .mw)('--corpus', options.corpus),
        responses: (0,_options_js__WEBPACK_IMPORTED_MODULE_12__/* .required */ .mw)('--responses', options.responses),
        responsesFormat: (0,_core_decode_settings_js__WEBPACK_IMPORTED_MODULE_2__/* .decodeChoice */ ._y)('--responses-format', options.responsesFormat, _core_decode_traces_formats_js__WEBPACK_IMPORTED_MODULE_3__/* .FORMAT_CHOICES */ .pG),
        select: options.select ?? [],
        config: options.config ?? null,
        scoring: options.scoring === undefined ? null : (0,_core_decode_settings_js__WEBPACK_IMPORTED_MODULE_2__/* .decodePreset */ .AD)(options.scoring, '--scoring'),
        aliases: (0,_core_steps_aliases_js__WEBPACK_IMPORTED_MODULE_8__/* .decodeAliases */ .x)(options.stepAlias ?? [], '--step-alias'),
        details: (0,_core_decode_settings_js__WEBPACK_IMPORTED_MODULE_2__/* .decodeChoice */ ._y)('--details', options.details, ['full', 'none']),
        trials: (0,_core_decode_settings_js__WEBPACK_IMPORTED_MODULE_2__/* .decodeChoice */ ._y)('--trials', options.trials, _core_runs_trials_js__WEBPACK_IMPORTED_MODULE_17__/* .TRIAL_MODES */ .CS),
        agentModel: options.agentModel ?? null,
        judge: { on: options.judge ?? null, model: options.judgeModel ?? null, baseUrl: options.judgeBaseUrl ?? null },
        out: options.out ?? null,
        roots: null,
        gates: (0,_core_decode_gates_js__WEBPACK_IMPORTED_MODULE_1__/* .decodeGates */ .lK)((0,_options_js__WEBPACK_IMPORTED_MODULE_12__/* .gateInputsOf */ .mV)(options), _core_input_words_js__WEBPACK_IMPORTED_MODULE_5__/* .FLAG_WORDS */ .HR),
        minCoverage: (0,_core_decode_settings_js__WEBPACK_IMPORTED_MODULE_2__/* .decodeShare */ .wI)('--min-coverage', options.minCoverage),
        baselineRequired: options.baselineRequired ?? false,
    };
}
async function baselineOf(path) {
    if (path === undefined)
        return { kind: 'none', label: '', reason: { kind: 'not-given', flag: '--baseline' } };
    return (0,_core_errors_js__WEBPACK_IMPORTED_MODULE_4__/* .forInput */ .cp)('--baseline', (0,_adapters_files_runs_js__WEBPACK_IMPORTED_MODULE_0__/* .readRun */ .cI)(path));
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
const SILENT_MS = 700;
/** Progress on stderr, for long work only: a bar in a terminal, else lines (not for `scoring`, which takes seconds). */
async function makeProgress(process, quiet, what) {
    if (quiet)
        return { update: () => undefined, stop: () => undefined };
    if (process.stderr.isTTY)
        return makeBar(what);
    const print = (text) => process.stderr.write(`${text}\n`);
    return { update: what === 'scoring' ? () => undefined : progressLines(what, print), stop: () => undefined };
}
async function makeBar(what) {
    const { SingleBar } = await __webpack_require__.e(/* import() */ 502).then(__webpack_require__.t.bind(__webpack_require__, 8502, 23));
    const bar = new SingleBar({ format: `${what} {bar} {value} of {total}`, clearOnComplete: true, hideCursor: true });
    const started = Date.now();
    let shown = false;
    const update = (done, of) => {
        if (shown)
            bar.update(done);
        else if (Date.now() - started > SILENT_MS) {
            bar.start(of, done);
            shown = true;
        }
    };
    return { update, stop: () => shown && bar.stop() };
}


/***/ }),

/***/ 8425:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   V: () => (/* binding */ printWarnings)
/* harmony export */ });
/* harmony import */ var _report_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5655);

const SHOWN_WARNINGS = 10;
/** The first warnings about the inputs, on stderr. */
function printWarnings(warnings, { stderr }) {
    for (const warning of warnings.slice(0, SHOWN_WARNINGS))
        stderr.write(`warning: ${(0,_report_text_js__WEBPACK_IMPORTED_MODULE_0__/* .oneLine */ .TN)(warning)}\n`);
    const more = warnings.length - SHOWN_WARNINGS;
    if (more > 0)
        stderr.write(`… and ${more} more warnings: stepgate validate lists them\n`);
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


/***/ })

};
