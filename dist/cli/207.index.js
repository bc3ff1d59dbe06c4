export const id = 207;
export const ids = [207];
export const modules = {

/***/ 2207:
/***/ ((__unused_webpack_module, exports, __webpack_require__) => {


Object.defineProperty(exports, "__esModule", ({ value: true }));
exports.questions = questions;
const corpus_js_1 = __webpack_require__(9150);
const hash_js_1 = __webpack_require__(8610);
const errors_js_1 = __webpack_require__(4296);
const select_js_1 = __webpack_require__(3295);
const evaluate_js_1 = __webpack_require__(4439);
/** `stepgate questions`: JSONL for the agent's runner. */
async function questions(options, process) {
    const { corpus, warnings } = await (0, corpus_js_1.readCorpus)((0, evaluate_js_1.required)('--corpus', options.corpus));
    (0, evaluate_js_1.printWarnings)(warnings.map(errors_js_1.renderProblem), process);
    const selected = (0, select_js_1.selectQuestions)(corpus, options.select ?? [], hash_js_1.sha256);
    if (selected.length === 0)
        throw (0, errors_js_1.usageError)('no question is selected');
    for (const { id, text } of selected) {
        process.stdout.write(`${JSON.stringify({ question_id: id, question_text: text })}\n`);
    }
    return 0;
}


/***/ })

};
