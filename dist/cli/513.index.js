export const id = 513;
export const ids = [513];
export const modules = {

/***/ 9513:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   compare: () => (/* binding */ compare)
/* harmony export */ });
/* harmony import */ var _adapters_runs_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7640);
/* harmony import */ var _core_decode_settings_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6745);
/* harmony import */ var _core_errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4296);
/* harmony import */ var _core_report_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(8557);
/* harmony import */ var _evaluate_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(4406);
/* harmony import */ var _version_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(311);
/* harmony import */ var _evaluate_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(4439);
/* harmony import */ var _print_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(9443);








/** `stepgate compare` */
async function compare(options, process) {
    (0,_evaluate_js__WEBPACK_IMPORTED_MODULE_4__.refuseEmpty)({ base: options.operands[0], head: options.operands[1], ...options });
    const format = (0,_core_decode_settings_js__WEBPACK_IMPORTED_MODULE_1__/* .decodeChoice */ ._y)('--format', options.format, _print_js__WEBPACK_IMPORTED_MODULE_5__/* .FORMATS */ .h);
    const gates = (0,_evaluate_js__WEBPACK_IMPORTED_MODULE_4__.gatesOf)(options);
    const [base, head] = [await (0,_adapters_runs_js__WEBPACK_IMPORTED_MODULE_0__/* .readRunWithTexts */ .C)(options.operands[0]), await (0,_adapters_runs_js__WEBPACK_IMPORTED_MODULE_0__/* .readRunWithTexts */ .C)(options.operands[1])];
    const run = (0,_core_report_js__WEBPACK_IMPORTED_MODULE_6__/* .reportOfRun */ .Zl)(withTexts(head, base), _version_js__WEBPACK_IMPORTED_MODULE_7__/* .VERSION */ .x);
    const report = (0,_evaluate_js__WEBPACK_IMPORTED_MODULE_3__/* .judge */ .S)(run, base, { gates, minCoverage: 0, baselineRequired: false });
    const { comparison } = report;
    if (comparison.kind !== 'compared')
        throw new _core_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .StepgateError */ .Iu('input', `cannot be compared: ${comparison.reason}`);
    (0,_print_js__WEBPACK_IMPORTED_MODULE_5__/* .printReport */ .Y)(report, format, process);
    return report.passed ? 0 : 1;
}
/** A baseline file holds no texts: questions get those of the other run, where it has them. */
function withTexts(run, other) {
    const texts = new Map(other.questions.map(({ id, text }) => [id, text]));
    return { ...run, questions: run.questions.map((one) => ({ ...one, text: one.text ?? texts.get(one.id) ?? null })) };
}


/***/ })

};
