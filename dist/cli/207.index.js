export const id = 207;
export const ids = [207];
export const modules = {

/***/ 2207:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   questions: () => (/* binding */ questions)
/* harmony export */ });
/* harmony import */ var _adapters_corpus_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3259);
/* harmony import */ var _adapters_hash_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8610);
/* harmony import */ var _core_errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4296);
/* harmony import */ var _core_select_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(3295);
/* harmony import */ var _report_text_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(5655);
/* harmony import */ var _evaluate_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(4439);






/** `stepgate questions`: JSONL for the agent's runner. */
async function questions(options, process) {
    (0,_core_select_js__WEBPACK_IMPORTED_MODULE_3__/* .decodePatterns */ .o9)(options.select ?? [], '--select');
    const { corpus, warnings } = await (0,_core_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .forInput */ .cp)('--corpus', (0,_adapters_corpus_js__WEBPACK_IMPORTED_MODULE_0__/* .readCorpus */ .XR)((0,_evaluate_js__WEBPACK_IMPORTED_MODULE_4__.required)('--corpus', options.corpus)));
    (0,_evaluate_js__WEBPACK_IMPORTED_MODULE_4__.printWarnings)(warnings.map(_core_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .renderProblem */ .yM), process);
    const selected = (0,_core_select_js__WEBPACK_IMPORTED_MODULE_3__/* .selectQuestions */ .yX)(corpus, options.select ?? [], _adapters_hash_js__WEBPACK_IMPORTED_MODULE_1__/* .sha256 */ .s);
    if (selected.length === 0)
        throw (0,_core_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .usageError */ .Wp)('no question is selected');
    for (const { id, text } of selected) {
        process.stdout.write(`${(0,_report_text_js__WEBPACK_IMPORTED_MODULE_5__/* .printableJson */ .et)(JSON.stringify({ question_id: id, question_text: text }))}\n`);
    }
    return 0;
}


/***/ })

};
