export const id = 513;
export const ids = [513];
export const modules = {

/***/ 9513:
/***/ ((__unused_webpack_module, exports, __webpack_require__) => {


Object.defineProperty(exports, "__esModule", ({ value: true }));
exports.compare = compare;
const runs_js_1 = __webpack_require__(3652);
const settings_js_1 = __webpack_require__(6745);
const figures_js_1 = __webpack_require__(9474);
const scoring_js_1 = __webpack_require__(7286);
const evaluate_js_1 = __webpack_require__(9512);
const version_js_1 = __webpack_require__(311);
const evaluate_js_2 = __webpack_require__(4439);
const print_js_1 = __webpack_require__(9381);
/** `stepgate compare` */
async function compare(options, process) {
    const format = (0, settings_js_1.decodeChoice)('--format', options.format, print_js_1.FORMATS);
    const gates = (0, evaluate_js_2.gatesOf)(options);
    const [base, head] = [await (0, runs_js_1.readRun)(options.operands[0]), await (0, runs_js_1.readRun)(options.operands[1])];
    const report = (0, evaluate_js_1.judge)(reportOf(head), base, { gates, minCoverage: 0, baselineRequired: true });
    (0, print_js_1.printReport)(report, format, process);
    return report.passed ? 0 : 1;
}
/** A run that was scored earlier, as a report. */
function reportOf(run) {
    const { questions, aggregates, selection } = run;
    const answered = questions.filter(({ status }) => status !== 'missing').length;
    return {
        version: version_js_1.VERSION,
        name: run.label,
        scoring: run.scoring ?? (0, scoring_js_1.scoringOf)(),
        selection,
        coverage: { selected: questions.length, answered, unasked: 0, unaskedIds: [] },
        headline: (0, figures_js_1.headlineOf)(questions),
        questions,
        templateTitles: {},
        aggregates,
        notices: [],
        comparison: { kind: 'none', label: '', reason: '' },
        gates: [],
        failures: [],
        passed: true,
    };
}


/***/ })

};
