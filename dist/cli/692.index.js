export const id = 692;
export const ids = [692];
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
// EXTERNAL MODULE: ./src/adapters/files/runs.ts + 3 modules
var runs = __webpack_require__(5814);
// EXTERNAL MODULE: ./src/adapters/hash.ts
var hash = __webpack_require__(8610);
// EXTERNAL MODULE: ./src/core/runs/compare-and-gate.ts + 1 modules
var compare_and_gate = __webpack_require__(5547);
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
;// CONCATENATED MODULE: ./src/run/compare.ts









/** Compares two runs that were scored earlier; an input error where they were scored by other rules. */
async function compareScoredRuns({ base, head, select, gates, redact }) {
    const [before, after] = selected(await readBoth(base, head), select);
    const policy = { gates, minCoverage: 0, baselineRequired: false };
    const report = (0,compare_and_gate/* compareAndGate */.g)(scoredEarlier(withTexts(after, before)), before, policy, redact);
    const { comparison } = report;
    if (comparison.kind === 'compared')
        return report;
    throw new errors/* StepgateError */.Iu('input', `cannot be compared: ${(0,report_text/* marked */.xI)((0,baseline/* notComparedText */.G)(comparison))}`);
}
/** Two runs; where both have one name they are called by their paths. */
async function readBoth(base, head) {
    const before = await (0,errors/* forInput */.cp)('BASE', (0,runs/* readRunWithTexts */.C)(base));
    const after = await (0,errors/* forInput */.cp)('HEAD', (0,runs/* readRunWithTexts */.C)(head));
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
// EXTERNAL MODULE: ./src/cli/print.ts + 2 modules
var print = __webpack_require__(2682);
;// CONCATENATED MODULE: ./src/cli/compare.ts












/** `stepgate compare` */
async function compare(options, process) {
    const { select = [], out, all, quiet } = options;
    (0,cli_options/* refuseEmpty */.Ot)({ base: options.operands[0], head: options.operands[1], ...options });
    const format = (0,settings/* decodeChoice */._y)('--format', options.format, print/* FORMATS */.h);
    const gates = (0,decode_gates/* decodeGates */.lK)((0,cli_options/* gateInputsOf */.mV)(options), input_words/* FLAG_WORDS */.HR);
    checkSelection(select, gates);
    const [base, head] = options.operands;
    const { redact } = (0,secrets_redact/* makeLocalRedactor */.Ik)(process.env);
    const report = await compareScoredRuns({ base, head, select, gates, redact });
    const thisRun = report.run.label;
    if (out !== undefined) {
        const full = (0,full_report/* renderFullReport */._)(report, { thisRun, redact });
        const files = await (0,errors/* forInput */.cp)('--out', (0,run_files/* writeComparisonFiles */.qK)(out, report, full));
        if (!quiet)
            process.stderr.write(`written: ${files.map(report_text/* oneLine */.TN).join(', ')}\n`);
    }
    (0,print/* printReport */.Y)(report, process, { format, thisRun, all: all ?? false, redact });
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


/***/ })

};
