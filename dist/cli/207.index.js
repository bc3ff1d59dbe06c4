export const id = 207;
export const ids = [207];
export const modules = {

/***/ 8610:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   s: () => (/* binding */ sha256)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7598);
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(node_crypto__WEBPACK_IMPORTED_MODULE_0__);

/** 128 bits of SHA-256, in hex: enough that no two questions of a corpus meet by chance. */
function sha256(text) {
    return (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)('sha256').update(text).digest('hex').slice(0, 32);
}


/***/ }),

/***/ 776:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ot: () => (/* binding */ refuseEmpty),
/* harmony export */   mV: () => (/* binding */ gateInputsOf),
/* harmony export */   mw: () => (/* binding */ required)
/* harmony export */ });
/* harmony import */ var _core_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4296);

/** A flag that a command cannot do without; commander would complain of it before it complains of a mistyped one. */
function required(flag, files) {
    if (files)
        return files;
    throw (0,_core_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .usageError */ .Wp)(`${flag} is missing: name the files, as in ${flag} eval/${flag.slice(2)}.${flag === '--corpus' ? 'yaml' : 'jsonl'}`);
}
/** An empty value is most often a variable that was never set; a gate must not vanish with it. */
function refuseEmpty(options) {
    for (const [key, value] of Object.entries(options)) {
        const flag = `--${key.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`;
        const empty = [value].flat().some((item) => typeof item === 'string' && item.trim() === '');
        if (empty)
            throw (0,_core_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .usageError */ .Wp)(`${flag}: the value is empty; is a variable not set?`);
    }
}
function gateInputsOf({ minStepsScore, maxStepsDrop, dropTest, gate }) {
    return { minStepsScore: minStepsScore ?? null, maxStepsDrop: maxStepsDrop ?? null, dropTest, gates: gate ?? [] };
}


/***/ }),

/***/ 2207:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   questions: () => (/* binding */ questions)
/* harmony export */ });
/* harmony import */ var _adapters_files_corpus_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7295);
/* harmony import */ var _adapters_hash_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8610);
/* harmony import */ var _core_errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4296);
/* harmony import */ var _core_runs_select_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(5912);
/* harmony import */ var _report_text_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(5655);
/* harmony import */ var _options_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(776);
/* harmony import */ var _warnings_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(8425);







/** `stepgate questions`: JSONL for the agent's runner. */
async function questions(options, process) {
    (0,_core_runs_select_js__WEBPACK_IMPORTED_MODULE_3__/* .decodePatterns */ .o9)(options.select ?? [], '--select');
    const { corpus, warnings } = await (0,_core_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .forInput */ .cp)('--corpus', (0,_adapters_files_corpus_js__WEBPACK_IMPORTED_MODULE_0__/* .readCorpus */ .XR)((0,_options_js__WEBPACK_IMPORTED_MODULE_4__/* .required */ .mw)('--corpus', options.corpus)));
    (0,_warnings_js__WEBPACK_IMPORTED_MODULE_5__/* .printWarnings */ .V)(warnings.map(_core_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .renderProblem */ .yM), process);
    const selected = (0,_core_runs_select_js__WEBPACK_IMPORTED_MODULE_3__/* .selectQuestions */ .yX)(corpus, options.select ?? [], _adapters_hash_js__WEBPACK_IMPORTED_MODULE_1__/* .sha256 */ .s);
    if (selected.length === 0)
        throw (0,_core_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .usageError */ .Wp)('no question is selected');
    for (const { id, text } of selected) {
        process.stdout.write(`${(0,_report_text_js__WEBPACK_IMPORTED_MODULE_6__/* .printableJson */ .et)(JSON.stringify({ question_id: id, question_text: text }))}\n`);
    }
    return 0;
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

/***/ 5912:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   JU: () => (/* binding */ selectFrom),
/* harmony export */   o9: () => (/* binding */ decodePatterns),
/* harmony export */   yX: () => (/* binding */ selectQuestions)
/* harmony export */ });
/* unused harmony export decodePattern */
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4296);
/* harmony import */ var _steps_step_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6437);


const KINDS = ['tag', 'template', 'id', 'sample'];
/** Reads selection patterns; of samples there may be one only, as it comes last. */
function decodePatterns(texts, input = 'select') {
    const patterns = texts.map((text) => decodePattern(text, input));
    if (patterns.filter(({ kind }) => kind === 'sample').length > 1) {
        throw (0,_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .usageError */ .Wp)(`${input}: only one sample:N is allowed`);
    }
    return patterns;
}
/** Reads one selection pattern, or throws a usage error that shows a right one. */
function decodePattern(text, input = 'select') {
    const [, not, word, value = ''] = /^(!?)([a-z]+):(.+)$/.exec(text.trim()) ?? [];
    const kind = KINDS.find((known) => known === word);
    const example = 'write tag:smoke, template:list_*, id:q17*, !tag:slow or sample:40';
    if (!kind)
        throw (0,_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .usageError */ .Wp)(`${input}: ${JSON.stringify(text)} is not a pattern; ${example}`);
    if (kind !== 'sample')
        return { kind, value, without: not === '!' };
    const size = /^\d+$/.test(value) ? Number(value) : 0;
    if (not === '!' || size < 1)
        throw (0,_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .usageError */ .Wp)(`${input}: ${JSON.stringify(text)} is not a sample size; ${example}`);
    return { kind, size };
}
/**
 * The ids of the selected questions, in corpus order: patterns add up (none: all), `!` takes away, `sample` comes
 * last and keeps the lowest hashes of the ids, so that it stays stable when the corpus grows.
 */
function selectQuestions(corpus, patterns, hash) {
    return selectFrom(corpus.questions, patterns, hash);
}
/** The same of questions that are no corpus; those without tags fit no tag. */
function selectFrom(questions, patterns, hash) {
    const decoded = decodePatterns(patterns);
    const named = decoded.filter((pattern) => pattern.kind !== 'sample');
    const [adding, taking] = [named.filter(({ without }) => !without), named.filter(({ without }) => without)];
    const sample = decoded.find((pattern) => pattern.kind === 'sample');
    const fits = (question) => (pattern) => pattern.kind === 'tag'
        ? (question.tags ?? []).includes(pattern.value)
        : (0,_steps_step_js__WEBPACK_IMPORTED_MODULE_1__/* .fitsPattern */ .jF)(pattern.kind === 'id' ? question.id : question.templateId, pattern.value);
    const kept = questions
        .filter((question) => adding.length === 0 || adding.some(fits(question)))
        .filter((question) => !taking.some(fits(question)));
    return sample ? lowestHashes(kept, sample.size, hash) : kept;
}
function lowestHashes(questions, size, hash) {
    const hashed = questions.map((question) => ({ question, key: hash(question.id) }));
    hashed.sort((a, b) => (a.key < b.key ? -1 : a.key > b.key ? 1 : 0));
    const chosen = new Set(hashed.slice(0, size).map(({ question }) => question));
    return questions.filter((question) => chosen.has(question));
}


/***/ })

};
