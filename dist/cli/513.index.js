export const id = 513;
export const ids = [513];
export const modules = {

/***/ 9513:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   compare: () => (/* binding */ compare)
/* harmony export */ });
/* harmony import */ var _adapters_hash_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8610);
/* harmony import */ var _adapters_runs_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7640);
/* harmony import */ var _core_decode_settings_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6745);
/* harmony import */ var _core_errors_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(4296);
/* harmony import */ var _core_redact_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(2314);
/* harmony import */ var _core_report_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(8557);
/* harmony import */ var _core_select_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(3295);
/* harmony import */ var _evaluate_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(4406);
/* harmony import */ var _report_text_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(5655);
/* harmony import */ var _run_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(103);
/* harmony import */ var _version_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(311);
/* harmony import */ var _evaluate_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(4439);
/* harmony import */ var _print_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(2682);













/** `stepgate compare` */
async function compare(options, process) {
    const { select = [], out, all, quiet } = options;
    (0,_evaluate_js__WEBPACK_IMPORTED_MODULE_8__.refuseEmpty)({ base: options.operands[0], head: options.operands[1], ...options });
    const format = (0,_core_decode_settings_js__WEBPACK_IMPORTED_MODULE_2__/* .decodeChoice */ ._y)('--format', options.format, _print_js__WEBPACK_IMPORTED_MODULE_9__/* .FORMATS */ .h);
    const gates = (0,_evaluate_js__WEBPACK_IMPORTED_MODULE_8__.gatesOf)(options);
    checkSelection(select, gates);
    const [base, head] = selected(await readBoth(options.operands), select);
    const run = (0,_core_report_js__WEBPACK_IMPORTED_MODULE_10__/* .reportOfRun */ .Zl)(withTexts(head, base), _version_js__WEBPACK_IMPORTED_MODULE_11__/* .VERSION */ .x);
    const { redact } = (0,_core_redact_js__WEBPACK_IMPORTED_MODULE_4__/* .makeRedactor */ .$u)((0,_core_redact_js__WEBPACK_IMPORTED_MODULE_4__/* .secretsOf */ .Fj)(process.env), 'known');
    const report = (0,_evaluate_js__WEBPACK_IMPORTED_MODULE_6__/* .judge */ .S)(run, base, { gates, minCoverage: 0, baselineRequired: false }, redact);
    const { comparison } = report;
    if (comparison.kind !== 'compared')
        throw new _core_errors_js__WEBPACK_IMPORTED_MODULE_3__/* .StepgateError */ .Iu('input', `cannot be compared: ${comparison.reason}`);
    const thisRun = head.label;
    if (out !== undefined) {
        const files = await (0,_core_errors_js__WEBPACK_IMPORTED_MODULE_3__/* .forInput */ .cp)('--out', (0,_run_js__WEBPACK_IMPORTED_MODULE_7__/* .writeComparison */ .ZU)(out, report, { thisRun, redact }));
        if (!quiet)
            process.stderr.write(`written: ${files.map(_report_text_js__WEBPACK_IMPORTED_MODULE_12__/* .oneLine */ .TN).join(', ')}\n`);
    }
    (0,_print_js__WEBPACK_IMPORTED_MODULE_9__/* .printReport */ .Y)(report, process, { format, thisRun, all: all ?? false, redact });
    return report.passed ? 0 : 1;
}
/** Two runs; where both have one name they are called by their paths. */
async function readBoth([base, head]) {
    const before = await (0,_core_errors_js__WEBPACK_IMPORTED_MODULE_3__/* .forInput */ .cp)('BASE', (0,_adapters_runs_js__WEBPACK_IMPORTED_MODULE_1__/* .readRunWithTexts */ .C)(base));
    const after = await (0,_core_errors_js__WEBPACK_IMPORTED_MODULE_3__/* .forInput */ .cp)('HEAD', (0,_adapters_runs_js__WEBPACK_IMPORTED_MODULE_1__/* .readRunWithTexts */ .C)(head));
    if (before.label !== after.label)
        return [before, after];
    return [
        { ...before, label: base },
        { ...after, label: head },
    ];
}
/** A scored run has no tags, and figures over all its questions that a selection does not change. */
function checkSelection(select, gates) {
    const tag = (0,_core_select_js__WEBPACK_IMPORTED_MODULE_5__/* .decodePatterns */ .o9)(select, '--select').find(({ kind }) => kind === 'tag');
    if (tag)
        throw (0,_core_errors_js__WEBPACK_IMPORTED_MODULE_3__/* .usageError */ .Wp)('--select: a run that was scored has no tags; write template:list_*, id:q17* or sample:40');
    const whole = gates.find((gate) => gate.kind === 'metric' && !/^m(?:i|a)cro\.steps_score\.mean$/.test(gate.path));
    if (select.length === 0 || whole?.kind !== 'metric')
        return;
    throw (0,_core_errors_js__WEBPACK_IMPORTED_MODULE_3__/* .usageError */ .Wp)(`--gate: ${whole.path} is over all questions of a run; with --select there is only *.steps_score.mean`);
}
/** The selected questions of both runs; a sample is drawn from the questions of both. */
function selected([base, head], select) {
    if (select.length === 0)
        return [base, head];
    const known = new Map([...base.questions, ...head.questions].map((question) => [question.id, question]));
    const ids = new Set((0,_core_select_js__WEBPACK_IMPORTED_MODULE_5__/* .selectFrom */ .JU)([...known.values()], select, _adapters_hash_js__WEBPACK_IMPORTED_MODULE_0__/* .sha256 */ .s).map(({ id }) => id));
    if (ids.size === 0)
        throw (0,_core_errors_js__WEBPACK_IMPORTED_MODULE_3__/* .usageError */ .Wp)(`--select: no question of either run is selected by ${select.join(', ')}`);
    const part = (run) => ({
        ...run,
        questions: run.questions.filter(({ id }) => ids.has(id)),
        selection: [...run.selection, ...select],
        aggregates: { per_template: {}, micro: {}, macro: {} },
    });
    return [part(base), part(head)];
}
/** A baseline file holds no texts: questions get those of the other run, where it has them. */
function withTexts(run, other) {
    const texts = new Map(other.questions.map(({ id, text }) => [id, text]));
    return { ...run, questions: run.questions.map((one) => ({ ...one, text: one.text ?? texts.get(one.id) ?? null })) };
}


/***/ })

};
