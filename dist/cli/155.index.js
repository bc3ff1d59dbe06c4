export const id = 155;
export const ids = [155];
export const modules = {

/***/ 1155:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   demo: () => (/* binding */ demo)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6760);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(node_path__WEBPACK_IMPORTED_MODULE_0__);
/* harmony import */ var node_url__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3136);
/* harmony import */ var node_url__WEBPACK_IMPORTED_MODULE_1___default = /*#__PURE__*/__webpack_require__.n(node_url__WEBPACK_IMPORTED_MODULE_1__);
/* harmony import */ var _core_input_words_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8043);
/* harmony import */ var _core_secrets_redact_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(7);
/* harmony import */ var _report_blocks_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(3578);
/* harmony import */ var _run_evaluate_files_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(123);
/* harmony import */ var _run_judge_setup_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(344);
/* harmony import */ var _print_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(7360);








/** The examples lie two folders above this file, in the source tree as in the bundle. */
const EXAMPLES = (0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)((0,node_path__WEBPACK_IMPORTED_MODULE_0__.dirname)((0,node_url__WEBPACK_IMPORTED_MODULE_1__.fileURLToPath)(import.meta.url)), '../../examples');
const SETTINGS = {
    name: 'demo',
    corpus: [(0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(EXAMPLES, 'corpus.yaml')],
    responsesFormat: 'responses',
    select: [],
    config: null,
    scoring: null,
    aliases: [],
    details: 'full',
    trials: 'one',
    agentModel: 'gpt-4o',
    judge: { on: false, model: null, baseUrl: null },
    out: null,
    roots: null,
    gates: [],
    minCoverage: 1,
    baselineRequired: false,
};
const HOOKS = {
    thisRun: _report_blocks_js__WEBPACK_IMPORTED_MODULE_4__/* .THIS_RUN */ .bO,
    words: _core_input_words_js__WEBPACK_IMPORTED_MODULE_2__/* .FLAG_WORDS */ .HR,
    provenance: {},
    baseQueries: async () => new Map(),
    warn: () => undefined,
    progress: () => undefined,
    redact: _core_secrets_redact_js__WEBPACK_IMPORTED_MODULE_3__/* .redactNothing */ .xe,
    addSecrets: () => undefined,
    judge: { ..._run_judge_setup_js__WEBPACK_IMPORTED_MODULE_6__/* .LOCAL_JUDGE */ .G, env: {}, cache: null, announce: () => undefined, progress: () => undefined },
};
/** `stepgate demo`: two versions of one agent on the bundled corpus. */
async function demo({ all = false }, process) {
    const evaluate = (version, baseline) => {
        const responses = [(0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(EXAMPLES, `responses-${version}.jsonl`)];
        return (0,_run_evaluate_files_js__WEBPACK_IMPORTED_MODULE_5__/* .evaluateFiles */ .T)({ ...SETTINGS, responses }, { ...HOOKS, baseline: async () => baseline });
    };
    const first = await evaluate('v1', { kind: 'none', label: '', reason: { kind: 'first-run' } });
    const second = await evaluate('v2', { ...first.run, label: 'version 1' });
    process.stdout.write('Version 2 of an agent against version 1, on the 26 questions of examples/corpus.yaml\n\n');
    (0,_print_js__WEBPACK_IMPORTED_MODULE_7__/* .printReport */ .Y_)(second, process, { format: 'text', all, redact: HOOKS.redact });
    return 0;
}


/***/ })

};
