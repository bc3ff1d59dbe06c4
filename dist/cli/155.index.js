export const id = 155;
export const ids = [155];
export const modules = {

/***/ 1155:
/***/ ((__unused_webpack_module, exports, __webpack_require__) => {


Object.defineProperty(exports, "__esModule", ({ value: true }));
exports.demo = demo;
const node_path_1 = __webpack_require__(6760);
const node_url_1 = __webpack_require__(3136);
const report_js_1 = __webpack_require__(8557);
const run_js_1 = __webpack_require__(9786);
const print_js_1 = __webpack_require__(9381);
/** The examples lie two folders above this file, in the source tree as in the bundle. */
const EXAMPLES = (0, node_path_1.join)((0, node_path_1.dirname)((0, node_url_1.fileURLToPath)(import.meta.url)), '../../examples');
/** `stepgate demo`: two versions of one agent on the bundled corpus. */
async function demo(_, process) {
    const settings = (responses) => ({
        name: 'demo',
        corpus: [(0, node_path_1.join)(EXAMPLES, 'corpus.yaml')],
        responses: [(0, node_path_1.join)(EXAMPLES, responses)],
        select: [],
        config: null,
        scoring: null,
        aliases: [],
        details: 'full',
        agentModel: 'gpt-4o',
        out: null,
        gates: [],
        minCoverage: 1,
        baselineRequired: false,
    });
    const door = { thisRun: 'This run', provenance: {}, warn: () => undefined, progress: () => undefined };
    const none = { kind: 'none', label: '', reason: 'this is the first run' };
    const first = await (0, run_js_1.runFiles)(settings('responses-v1.jsonl'), { ...door, baseline: async () => none });
    const second = await (0, run_js_1.runFiles)(settings('responses-v2.jsonl'), {
        ...door,
        baseline: async () => (0, report_js_1.figuresOf)(first, 'version 1'),
    });
    process.stdout.write('Version 2 of an agent against version 1, on the 26 questions of examples/corpus.yaml\n\n');
    (0, print_js_1.printReport)(second, 'text', process);
    return 0;
}


/***/ })

};
