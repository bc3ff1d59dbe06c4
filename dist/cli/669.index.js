export const id = 669;
export const ids = [669];
export const modules = {

/***/ 4826:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Qo: () => (/* binding */ writeText),
/* harmony export */   Vt: () => (/* binding */ realFile),
/* harmony export */   YT: () => (/* binding */ openToAppend),
/* harmony export */   Z1: () => (/* binding */ partialOf),
/* harmony export */   fc: () => (/* binding */ makeFolder),
/* harmony export */   kB: () => (/* binding */ completeFile),
/* harmony export */   x3: () => (/* binding */ createFile),
/* harmony export */   yr: () => (/* binding */ checkOutput)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3024);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(node_fs__WEBPACK_IMPORTED_MODULE_0__);
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1455);
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_1___default = /*#__PURE__*/__webpack_require__.n(node_fs_promises__WEBPACK_IMPORTED_MODULE_1__);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6760);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_2___default = /*#__PURE__*/__webpack_require__.n(node_path__WEBPACK_IMPORTED_MODULE_2__);
/* harmony import */ var _core_errors_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(4296);
/* harmony import */ var _input_file_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(5063);





/** Never through a link, and no wait for the other end of a pipe. */
const NO_LINK = (node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.O_NOFOLLOW ?? 0) | (node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.O_NONBLOCK ?? 0);
/** New, and never through a link. */
const CREATE = node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.O_RDWR | node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.O_CREAT | node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.O_EXCL | NO_LINK;
/**
 * Makes a folder, with those above it, and returns its real path. Where roots are given, a folder in one of them must
 * also lie in one once links are followed.
 */
async function makeFolder(folder, roots = null) {
    const cannot = (why) => outputError(folder, `the output folder cannot be made (${why})`);
    const isFile = () => outputError(folder, 'is a file, or is inside one; name a folder');
    const { existing, missing } = await existingPart((0,node_path__WEBPACK_IMPORTED_MODULE_2__.resolve)(folder));
    const base = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.realpath)(existing).catch((error) => {
        throw cannot(codeOf(error));
    });
    const real = (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(base, ...missing);
    if ((0,_input_file_js__WEBPACK_IMPORTED_MODULE_4__/* .isSpecial */ .mg)(real))
        throw cannot('files cannot be written there');
    await checkRoots(folder, real, roots);
    let at = base;
    for (const name of missing) {
        at = (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(at, name);
        await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.mkdir)(at).catch((error) => {
            if (codeOf(error) === 'ENOTDIR')
                throw isFile();
            if (codeOf(error) !== 'EEXIST')
                throw cannot(codeOf(error));
        });
    }
    if (!(await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.lstat)(real)).isDirectory())
        throw isFile();
    return real;
}
/** Node's own way to make several folders never ends where the system refuses one with "not found", as /proc does. */
async function existingPart(folder) {
    const missing = [];
    let at = folder;
    while (at !== (0,node_path__WEBPACK_IMPORTED_MODULE_2__.dirname)(at) && !(await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.lstat)(at).catch(() => null))) {
        missing.unshift((0,node_path__WEBPACK_IMPORTED_MODULE_2__.basename)(at));
        at = (0,node_path__WEBPACK_IMPORTED_MODULE_2__.dirname)(at);
    }
    return { existing: at, missing };
}
async function checkRoots(folder, real, roots) {
    if (roots === null)
        return;
    const reals = await Promise.all(roots.map((root) => (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.realpath)(root).catch(() => (0,node_path__WEBPACK_IMPORTED_MODULE_2__.resolve)(root))));
    const isNamedInside = [...roots.map((root) => (0,node_path__WEBPACK_IMPORTED_MODULE_2__.resolve)(root)), ...reals].some((root) => (0,_input_file_js__WEBPACK_IMPORTED_MODULE_4__/* .isInside */ .FK)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.resolve)(folder), root));
    if (!isNamedInside)
        return;
    if (!reals.some((root) => (0,_input_file_js__WEBPACK_IMPORTED_MODULE_4__/* .isInside */ .FK)(real, root))) {
        throw outputError(folder, 'leads out of the workspace through a link; nothing is written there');
    }
    if ((0,_input_file_js__WEBPACK_IMPORTED_MODULE_4__/* .isInGit */ .aR)(real))
        throw outputError(folder, 'is in a .git folder; nothing is written there');
}
/** Throws where a file cannot be made or replaced: a link, a folder, a pipe, a device or a socket stands there. */
async function checkOutput(path) {
    const stats = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.lstat)(path).catch(() => null);
    if (stats === null || stats.isFile())
        return;
    if (stats.isDirectory())
        throw outputError(path, 'open failed (EISDIR)');
    throw outputError(path, `is ${(0,_input_file_js__WEBPACK_IMPORTED_MODULE_4__/* .kindOf */ .I)(stats)}, and is not written to; remove it or name another place`);
}
/** Makes a new file in place of an old one, which may be a hard link to a file elsewhere and keeps its content there. */
async function createFile(path) {
    await checkOutput(path);
    const cannot = (error) => {
        throw outputError(path, `cannot be written (${codeOf(error)})`);
    };
    await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.rm)(path, { force: true }).catch(cannot);
    const handle = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.open)(path, CREATE).catch(cannot);
    const made = await (0,_input_file_js__WEBPACK_IMPORTED_MODULE_4__/* .pathOf */ .XM)(handle);
    if (made === null || made === path)
        return handle;
    // A folder above became a link in the meantime.
    await handle.close();
    await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.rm)(made, { force: true });
    throw outputError(path, 'was moved while it was being created');
}
/** Opens a file that lines are added to, or makes it, with its folder. One with another name elsewhere is refused. */
async function openToAppend(path) {
    const cannot = (error) => {
        throw outputError(path, `cannot be opened (${codeOf(error)})`);
    };
    const real = (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(await makeFolder((0,node_path__WEBPACK_IMPORTED_MODULE_2__.dirname)(path)), (0,node_path__WEBPACK_IMPORTED_MODULE_2__.basename)(path));
    await checkOutput(real);
    const flags = node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.O_RDWR | node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.O_CREAT | node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.O_APPEND | NO_LINK;
    const handle = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.open)(real, flags).catch(cannot);
    const stats = await handle.stat();
    if (stats.isFile() && stats.nlink === 1)
        return handle;
    await handle.close();
    throw outputError(path, stats.isFile() ? 'is a hard link to a file elsewhere; name another file' : 'is not a file');
}
/** Name of a file while it is written. */
function partialOf(path) {
    return `${path}.partial`;
}
/** Gives a partial file its name. */
async function completeFile(path, partial = partialOf(path)) {
    await checkOutput(path);
    await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.rename)(partial, path).catch((error) => {
        throw outputError(path, `cannot be written (${codeOf(error)})`);
    });
}
/** Writes a text to a file, which is replaced as a whole. */
async function writeText(path, text) {
    const handle = await createFile(partialOf(path));
    try {
        await handle.writeFile(text);
    }
    finally {
        await handle.close();
    }
    await completeFile(path);
}
/** The path of a file whose folder exists, links of the folder followed. */
async function realFile(path) {
    const folder = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.realpath)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.dirname)(path)).catch((error) => {
        throw outputError(path, `cannot be written (${codeOf(error)})`);
    });
    if ((0,_input_file_js__WEBPACK_IMPORTED_MODULE_4__/* .isSpecial */ .mg)(folder))
        throw outputError(path, 'is not written to: files cannot be written there');
    return (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(folder, (0,node_path__WEBPACK_IMPORTED_MODULE_2__.basename)(path));
}
function codeOf(error) {
    const { code, message } = error;
    return code ?? message;
}
function outputError(path, message) {
    return new _core_errors_js__WEBPACK_IMPORTED_MODULE_3__/* .StepgateError */ .Iu('input', `${path}: ${message}`);
}


/***/ }),

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

/***/ 3263:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  answerCorrectness: () => (/* binding */ answerCorrectness)
});

// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
// EXTERNAL MODULE: ./node_modules/p-limit/index.js + 1 modules
var p_limit = __webpack_require__(370);
// EXTERNAL MODULE: ./src/adapters/files/config.ts + 1 modules
var files_config = __webpack_require__(6924);
// EXTERNAL MODULE: ./src/core/errors.ts
var errors = __webpack_require__(4296);
;// CONCATENATED MODULE: ./src/core/text/tsv.ts
/**
 * Reads values with a tab between them as Python's csv module does: a quote counts where a field starts, a doubled one
 * stands for itself, what follows a closing quote belongs to the field. Empty lines are no records.
 */
function makeTsvReader() {
    const reading = {
        state: 'start of record',
        field: '',
        record: [],
        records: [],
        line: 1,
        quotedFrom: 0,
        afterReturn: false,
    };
    const taken = () => reading.records.splice(0);
    const push = (text) => {
        for (const [token] of text.matchAll(/[^\t\n\r"]+|[\t\n\r"]/g))
            take(reading, token);
        return taken();
    };
    const end = () => {
        const openQuote = reading.state === 'in quotes' ? reading.quotedFrom : null;
        endRecord(reading);
        return { records: taken(), openQuote };
    };
    return { push, end };
}
/** A tab, a quote, half a line break, or a run of other characters. */
function take(reading, token) {
    const isSecondHalf = token === '\n' && reading.afterReturn;
    const isBreak = (token === '\n' || token === '\r') && !isSecondHalf;
    if (isBreak)
        reading.line++;
    if (reading.state === 'in quotes')
        takeQuoted(reading, token);
    else if (isBreak)
        endRecord(reading);
    else if (token === '\t')
        endField(reading);
    else if (token === '"' && reading.state !== 'in field')
        openQuote(reading);
    else if (!isSecondHalf) {
        reading.field += token;
        reading.state = 'in field';
    }
    reading.afterReturn = token === '\r';
}
function takeQuoted(reading, token) {
    if (token === '"')
        reading.state = 'after quote';
    else
        reading.field += token;
}
function openQuote(reading) {
    if (reading.state === 'after quote')
        reading.field += '"';
    else
        reading.quotedFrom = reading.line;
    reading.state = 'in quotes';
}
function endField(reading) {
    reading.record.push(reading.field);
    reading.field = '';
    reading.state = 'start of field';
}
function endRecord(reading) {
    if (reading.state !== 'start of record')
        endField(reading);
    if (reading.record.length > 0)
        reading.records.push(reading.record);
    reading.record = [];
    reading.state = 'start of record';
}

// EXTERNAL MODULE: ./src/adapters/files/input-file.ts
var input_file = __webpack_require__(5063);
// EXTERNAL MODULE: ./src/adapters/files/output-file.ts
var output_file = __webpack_require__(4826);
;// CONCATENATED MODULE: ./src/adapters/files/tsv.ts




/**
 * Reads a file with a tab between values, quoted as Python's csv module does, row by row. Column names are in the first
 * line; a missing one is an input error that names it, and so is a quote that never ends. Fields may be of any size.
 */
async function* readTsv(file, columns) {
    let header = null;
    for await (const values of recordsOf(file)) {
        if (header)
            yield rowOf(header, values);
        else
            header = checkedHeader(values, columns, file);
    }
    if (!header)
        throw (0,errors/* inputError */.Xu)([{ file, message: 'is empty' }]);
}
async function* recordsOf(file) {
    const reader = makeTsvReader();
    let isFirst = true;
    for await (const chunk of piecesOf(file)) {
        yield* reader.push(isFirst ? chunk.replace(/^\ufeff/, '') : chunk);
        isFirst = false;
    }
    const { records, openQuote } = reader.end();
    if (openQuote !== null)
        throw (0,errors/* inputError */.Xu)([{ file, line: openQuote, message: 'unterminated quote' }]);
    yield* records;
}
async function* piecesOf(file) {
    const handle = await (0,input_file/* openInput */.lt)(file, input_file/* ANYWHERE */.eY);
    try {
        yield* handle.createReadStream({ encoding: 'utf8' });
    }
    catch (error) {
        throw (0,errors/* inputError */.Xu)([{ file, message: error instanceof Error ? error.message : String(error) }]);
    }
}
function checkedHeader(header, columns, file) {
    const missing = columns.filter((column) => !header.includes(column));
    if (missing.length === 0)
        return header;
    const found = header.map((name) => JSON.stringify(name)).join(', ');
    const names = missing.map((name) => JSON.stringify(name)).join(', ');
    throw (0,errors/* inputError */.Xu)([{ file, line: 1, message: `the column ${names} is missing; the file has ${found}` }]);
}
function rowOf(header, values) {
    return Object.fromEntries(header.map((name, at) => [name, values[at] ?? '']));
}
/** Opens a file to write rows to, each on the disk as soon as its promise resolves. */
async function openTsv(file) {
    const { stringify } = await __webpack_require__.e(/* import() */ 789).then(__webpack_require__.bind(__webpack_require__, 6789));
    const handle = await (0,output_file/* createFile */.x3)(await (0,output_file/* realFile */.Vt)(file));
    const write = async (row) => {
        await handle.appendFile(stringify([[...row]], { delimiter: '\t', quoted_match: /[\r\n]/ }));
    };
    return { write, close: () => handle.close() };
}

// EXTERNAL MODULE: ./src/adapters/hash.ts
var hash = __webpack_require__(8610);
// EXTERNAL MODULE: ./src/adapters/interrupt.ts
var interrupt = __webpack_require__(2844);
// EXTERNAL MODULE: ./src/adapters/judge/cache.ts + 1 modules
var judge_cache = __webpack_require__(5346);
// EXTERNAL MODULE: ./src/adapters/judge/open.ts + 11 modules
var judge_open = __webpack_require__(3686);
// EXTERNAL MODULE: ./src/core/answers/metrics.ts + 3 modules
var metrics = __webpack_require__(8729);
// EXTERNAL MODULE: ./src/core/answers/settings.ts
var settings = __webpack_require__(3526);
// EXTERNAL MODULE: ./src/core/decode/judge-config.ts
var judge_config = __webpack_require__(5552);
// EXTERNAL MODULE: ./src/core/scoring.ts
var scoring = __webpack_require__(7286);
// EXTERNAL MODULE: ./src/core/secrets/redact.ts + 2 modules
var redact = __webpack_require__(7);
// EXTERNAL MODULE: ./src/report/judging.ts
var judging = __webpack_require__(5854);
// EXTERNAL MODULE: ./src/report/text.ts
var report_text = __webpack_require__(5655);
// EXTERNAL MODULE: ./src/run/judge-answers.ts + 1 modules
var judge_answers = __webpack_require__(6503);
// EXTERNAL MODULE: ./src/run/judge-stage.ts + 1 modules
var judge_stage = __webpack_require__(3533);
// EXTERNAL MODULE: ./src/cli/options.ts
var options = __webpack_require__(776);
// EXTERNAL MODULE: ./src/cli/progress.ts + 1 modules
var cli_progress = __webpack_require__(4015);
// EXTERNAL MODULE: ./src/cli/warnings.ts
var warnings = __webpack_require__(8425);
;// CONCATENATED MODULE: ./src/cli/answer-correctness.ts





















const IN = ['Question', 'Reference answer', 'Actual answer'];
const OUT = ['#Reference', '#PTarget', '#Matching', 'Reasoning', 'Error'];
/** Rows that are read ahead of the one that is written next, for each judgement at a time. */
const AHEAD = 4;
/** `stepgate answer-correctness`: 0 when every row was asked for; 1 when the judge did not answer, or on Ctrl-C. */
async function answerCorrectness(given, process) {
    const options = renamed(given);
    const [input, output] = filesOf(options);
    const settings = await settingsOf(options, process);
    const size = await sizeOf(input);
    const { signal, release } = (0,interrupt/* listenForInterrupt */.Y)();
    const redactor = (0,redact/* makeLocalRedactor */.Ik)(process.env, [settings.generation.apiKey ?? '']);
    process.stderr.write(`judge: sends ${(0,report_text/* oneLine */.TN)((0,judging/* workloadText */.DE)(await (0,judge_stage/* workloadOf */.Rc)(size, settings)))}\n`);
    const { judge } = await (0,judge_open/* openJudge */.S)(settings, signal);
    const cache = await (0,judge_cache/* openVerdicts */.X)(null, redactor.redact);
    const answerJudge = (0,judge_answers/* makeAnswerJudge */.o)(settings, { judge, cache, hash: hash/* sha256 */.s, progress: () => undefined, signal });
    const [metric] = (0,metrics/* metricsOf */.P)(settings.answers);
    const progress = await (0,cli_progress/* makeProgress */._)(process, false, 'judging');
    const out = await openTsv(output);
    let [done, unanswered] = [0, 0];
    const judgeRow = async (row) => {
        const [question, referenceAnswer, actualAnswer] = IN.map((column) => row[column] ?? '');
        const judgement = await answerJudge.judge(metric, { question, referenceAnswer, actualAnswer });
        if (judgement.kind === 'failed' && !['answer', 'blank'].includes(judgement.trouble))
            unanswered++;
        progress.update(++done, size.answers);
        return redactor.redact(answer_correctness_rowOf(judgement));
    };
    try {
        await out.write(OUT);
        await inOrder(readTsv(input, IN), settings.concurrency, judgeRow, out.write);
    }
    finally {
        progress.stop();
        release();
        await out.close();
    }
    if (unanswered > 0)
        process.stderr.write(`${unanswered} of ${done} rows were not judged; see the column Error\n`);
    return unanswered > 0 ? 1 : 0;
}
function renamed(options) {
    const { inFile, outFile, config, inputTsvFilePath, outputTsvFilePath, configYamlFilePath, configPath } = options;
    return {
        judgeBaseUrl: options.judgeBaseUrl,
        inFile: inFile ?? inputTsvFilePath,
        outFile: outFile ?? outputTsvFilePath,
        config: config ?? configYamlFilePath ?? configPath,
    };
}
function filesOf({ inFile, outFile }) {
    const example = 'as in stepgate answer-correctness -i answers.tsv -o judged.tsv';
    if (!inFile?.trim())
        throw (0,errors/* usageError */.Wp)(`--in-file is missing, ${example}`);
    if (!outFile?.trim())
        throw (0,errors/* usageError */.Wp)(`--out-file is missing, ${example}`);
    if ((0,external_node_path_.resolve)(inFile) === (0,external_node_path_.resolve)(outFile))
        throw (0,errors/* usageError */.Wp)('--out-file: would overwrite the input');
    return [inFile, outFile];
}
/** Correctness alone, in the library's protocol unless the config says otherwise. */
async function settingsOf({ config: file, judgeBaseUrl }, process) {
    (0,options/* refuseEmpty */.Ot)({ judgeBaseUrl });
    const config = file === undefined ? null : await (0,files_config/* readConfig */.X)(file);
    (0,warnings/* printWarnings */.V)((config?.warnings ?? []).map(errors/* renderProblem */.yM), process);
    const { correctness, relevance, ...judge } = config?.judge ?? judge_config/* NO_JUDGE_CONFIG */.dg;
    const address = { baseUrl: judgeBaseUrl ?? null, hosts: 'bound' };
    const request = { on: true, model: null, ...address, env: process.env, maxCostUsd: null };
    return (0,settings/* judgeSettings */.$z)(request, (0,scoring/* scoringOf */.fm)(config?.preset ?? 'standard', config?.knobs), {
        ...judge,
        wanted: [],
        correctness: { ...correctness, enabled: true, protocol: correctness.protocol ?? 'tsv' },
        relevance: { ...relevance, enabled: false },
    });
}
/** Reads the whole file once, so that a broken one is found before anything is sent. */
async function sizeOf(input) {
    let [answers, characters] = [0, 0];
    for await (const row of readTsv(input, IN)) {
        answers++;
        for (const column of IN)
            characters += row[column]?.length ?? 0;
    }
    return { answers, withReference: answers, characters };
}
function answer_correctness_rowOf(judgement) {
    if (judgement.kind === 'failed')
        return ['', '', '', '', judgement.message];
    const { entry } = judgement.figures;
    const counts = ['reference', 'actual', 'matching'].map((side) => String(entry[`answer_${side}_claims_count`] ?? ''));
    return [...counts, String(entry.answer_correctness_reason), ''];
}
/** Works on several items at once and hands on each result as soon as it and all before it are there. */
async function inOrder(items, concurrency, work, handOn) {
    const limit = (0,p_limit/* default */.A)(concurrency);
    const pending = [];
    let before = Promise.resolve();
    for await (const item of items) {
        const [earlier, result] = [before, limit(work, item)];
        before = (async () => {
            await earlier;
            await handOn(await result);
        })();
        // A failure comes up where it is waited for.
        for (const promise of [before, result])
            promise.catch(() => undefined);
        pending.push(before);
        if (pending.length > AHEAD * concurrency)
            await pending.shift();
    }
    await before;
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

/***/ 6140:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Lt: () => (/* binding */ MAX_UNUSABLE),
/* harmony export */   Q6: () => (/* binding */ JudgeError),
/* harmony export */   cv: () => (/* binding */ totalCost),
/* harmony export */   sU: () => (/* binding */ unusableReply)
/* harmony export */ });
/** After so many useless replies in a row nothing more is asked. */
const MAX_UNUSABLE = 10;
/** A judgement that did not come about; the message is fit for the files. */
class JudgeError extends Error {
    trouble;
    final;
    constructor(trouble, message, 
    /** Asking again with anything else would fail in the same way. */
    final = false) {
        super(message);
        this.trouble = trouble;
        this.final = final;
        this.name = 'JudgeError';
    }
}
/** The judge replied, and the reply is of no use. */
function unusableReply(message) {
    return new JudgeError('answer', message);
}
/** The cost of several requests; null as soon as one of them is unknown. */
function totalCost(parts) {
    return parts.reduce((total, { costUsd }) => (total === null || costUsd === null ? null : total + costUsd), 0);
}


/***/ }),

/***/ 6231:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Uw: () => (/* binding */ METRIC_NAMES),
/* harmony export */   ws: () => (/* binding */ FIGURES_OF),
/* harmony export */   xv: () => (/* binding */ VERSION)
/* harmony export */ });
const METRIC_NAMES = ['answer_correctness', 'answer_relevance'];
/** The numbers that an evaluation entry has of each metric. */
const FIGURES_OF = {
    answer_correctness: ['answer_recall', 'answer_precision', 'answer_f1'],
    answer_relevance: ['answer_relevance', 'answer_relevance_cost'],
};
/** Raise it when prompts or schemas change what a verdict can be. */
const VERSION = 2;


/***/ }),

/***/ 563:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   FG: () => (/* binding */ isRight),
/* harmony export */   Nl: () => (/* binding */ MOST_AMOUNT),
/* harmony export */   cG: () => (/* binding */ isWrong),
/* harmony export */   gD: () => (/* binding */ headlineOf),
/* harmony export */   sJ: () => (/* binding */ totalMeasures)
/* harmony export */ });
/* harmony import */ var _statistics_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2304);
/* harmony import */ var _values_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4101);


/** No token count, time or price is larger, and sums of such figures stay finite. */
const MOST_AMOUNT = 1e15;
/** Scores at least this are 1 but for the rounding of their sums. */
const RIGHT = 1 - 1e-9;
function isRight(question) {
    return question.score !== null && question.score >= RIGHT;
}
/** A question with reference steps that is not right. */
function isWrong(question) {
    return question.score !== null && !isRight(question);
}
/** The headline figure: means over all questions with reference steps, a failed or missing answer counting 0. */
function headlineOf(questions) {
    const scored = questions.filter((question) => question.score !== null);
    const byTemplate = new Map();
    for (const { templateId, score } of scored)
        (0,_values_js__WEBPACK_IMPORTED_MODULE_0__/* .listAt */ .gT)(byTemplate, templateId).push(score ?? 0);
    const templateMeans = [...byTemplate.values()].map((scores) => (0,_statistics_js__WEBPACK_IMPORTED_MODULE_1__/* .mean */ .i2)(scores) ?? 0);
    return {
        micro: (0,_statistics_js__WEBPACK_IMPORTED_MODULE_1__/* .mean */ .i2)(scored.map(({ score }) => score ?? 0)),
        macro: (0,_statistics_js__WEBPACK_IMPORTED_MODULE_1__/* .mean */ .i2)(templateMeans),
        questions: scored.length,
        templates: byTemplate.size,
        right: scored.filter(isRight).length,
    };
}
function totalMeasures(questions) {
    const valuesOf = (key) => questions.flatMap(({ measures }) => measures[key] ?? []);
    const countOf = (values) => (values.length === 0 ? null : (0,_statistics_js__WEBPACK_IMPORTED_MODULE_1__/* .sum */ .cz)(values));
    return {
        input_tokens: (0,_statistics_js__WEBPACK_IMPORTED_MODULE_1__/* .mean */ .i2)(valuesOf('input_tokens')),
        output_tokens: (0,_statistics_js__WEBPACK_IMPORTED_MODULE_1__/* .mean */ .i2)(valuesOf('output_tokens')),
        total_tokens: (0,_statistics_js__WEBPACK_IMPORTED_MODULE_1__/* .mean */ .i2)(valuesOf('total_tokens')),
        elapsed_sec: (0,_statistics_js__WEBPACK_IMPORTED_MODULE_1__/* .mean */ .i2)(valuesOf('elapsed_sec')),
        cost_usd: (0,_statistics_js__WEBPACK_IMPORTED_MODULE_1__/* .mean */ .i2)(valuesOf('cost_usd')),
        steps: countOf(valuesOf('steps')),
        failed_steps: countOf(valuesOf('failed_steps')),
    };
}


/***/ }),

/***/ 7286:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   cu: () => (/* binding */ OVERRIDABLE),
/* harmony export */   dO: () => (/* binding */ PRESET_NAMES),
/* harmony export */   fG: () => (/* binding */ PRESETS),
/* harmony export */   fm: () => (/* binding */ scoringOf),
/* harmony export */   mC: () => (/* binding */ valuesInPresets),
/* harmony export */   wV: () => (/* binding */ STANDARD_RULES)
/* harmony export */ });
const PRESET_NAMES = ['standard', 'graphrag-eval-4', 'graphrag-eval-5', 'graphrag-eval-6'];
const STANDARD_RULES = {
    groups: 'last',
    duplicates: 'ignore',
    cells: 'typed',
    errors: 'exclude',
    error_sample: 'copied',
    recall: 'relevant',
    answer_f1: 'zero',
    noncommittal: 'any',
    protocol: 'claims',
    answer_relevance_cost: true,
    ties: 'first_to_last',
    retrieval_before_json: false,
    micro_steps: true,
    success_without_steps: 'empty',
    correctness_error_key: 'answer_eval_error',
};
const GRAPHRAG_EVAL_5 = { ...STANDARD_RULES, errors: 'zero', recall: 'first_k', protocol: 'tsv' };
/** The presets as columns of values; reports name the one that was used. */
const PRESETS = {
    standard: STANDARD_RULES,
    'graphrag-eval-4': {
        ...STANDARD_RULES,
        duplicates: 'count',
        cells: 'lexical',
        error_sample: 'bare',
        answer_f1: 'absent',
        protocol: 'tsv',
        micro_steps: false,
        success_without_steps: 'absent',
    },
    'graphrag-eval-5': GRAPHRAG_EVAL_5,
    'graphrag-eval-6': {
        ...GRAPHRAG_EVAL_5,
        groups: 'all',
        noncommittal: 'all',
        answer_relevance_cost: false,
        ties: 'last_to_first',
        retrieval_before_json: true,
        correctness_error_key: 'answer_correctness_error',
    },
};
/**
 * What a team may decide otherwise than its preset: how its own corpus and its own failures count. All else is how a
 * release of graphrag-eval computes or writes a figure, which means nothing apart from the preset.
 */
const OVERRIDABLE = ['groups', 'duplicates', 'cells', 'errors', 'recall'];
/** Which presets have which value of a rule: `first_to_last in standard, …; last_to_first in graphrag-eval-6`. */
function valuesInPresets(name) {
    const values = [...new Set(PRESET_NAMES.map((preset) => PRESETS[preset][name]))];
    const namesOf = (value) => PRESET_NAMES.filter((preset) => PRESETS[preset][name] === value).join(', ');
    return values.map((value) => `${value} in ${namesOf(value)}`).join('; ');
}
/** The scoring of a preset, with some knobs overridden. */
function scoringOf(preset = 'standard', overrides = {}) {
    return { preset, knobs: { ...PRESETS[preset], ...overrides } };
}


/***/ }),

/***/ 2304:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Lf: () => (/* binding */ seriesOf),
/* harmony export */   cz: () => (/* binding */ sum),
/* harmony export */   i2: () => (/* binding */ mean)
/* harmony export */ });
/** The sum of numbers, compensated (Neumaier 1974): ten times 0.1 is 1. 0 for none. */
function sum(values) {
    let total = 0;
    let lost = 0;
    for (const value of values) {
        const next = total + value;
        lost += Math.abs(total) >= Math.abs(value) ? total - next + value : value - next + total;
        total = next;
    }
    return Number.isFinite(lost) ? total + lost : total;
}
/** The arithmetic mean; null for none. */
function mean(values) {
    return values.length === 0 ? null : sum(values) / values.length;
}
/** Sum, mean, median, least and largest of finite numbers; all 0 for none. */
function seriesOf(values) {
    const sorted = Float64Array.from(values).sort();
    const count = sorted.length;
    if (count === 0)
        return { sum: 0, mean: 0, median: 0, min: 0, max: 0 };
    const total = sum(values);
    const [low, high] = [sorted[(count - 1) >> 1], sorted[count >> 1]];
    return {
        sum: total,
        mean: total / count,
        median: low + (high - low) / 2,
        min: sorted[0],
        max: sorted[count - 1],
    };
}


/***/ }),

/***/ 5616:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   E9: () => (/* binding */ dollars),
/* harmony export */   KN: () => (/* binding */ percent),
/* harmony export */   LT: () => (/* binding */ dollarDigits),
/* harmony export */   Nt: () => (/* binding */ visibleDigits),
/* harmony export */   WR: () => (/* binding */ points),
/* harmony export */   _P: () => (/* binding */ formatDistinct),
/* harmony export */   ek: () => (/* binding */ placesOf),
/* harmony export */   fN: () => (/* binding */ score),
/* harmony export */   j$: () => (/* binding */ placesApart),
/* harmony export */   x8: () => (/* binding */ signed),
/* harmony export */   zV: () => (/* binding */ scorePair)
/* harmony export */ });
/* harmony import */ var _core_text_numerals_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8404);

/** Digits after the point that a reader is ever shown. */
const MOST_DIGITS = 12;
/** Differences up to this come of adding up in binary. */
const ROUNDING = 1e-12;
/** 0.832, or a dash where there is no score. */
function score(value) {
    return value === null ? '–' : (0,_core_text_numerals_js__WEBPACK_IMPORTED_MODULE_0__/* .fixed */ .Zu)(value, 3);
}
/** The two scores of a comparison, with the same number of digits, enough of them to tell different scores apart. */
function scorePair(base, head) {
    return base === null || head === null ? [score(base), score(head)] : formatDistinct(base, head, 3);
}
/** Two figures with the same number of digits: `digits`, or as many as it takes to tell different figures apart. */
function formatDistinct(a, b, digits) {
    const places = placesApart(a, b, digits);
    return [(0,_core_text_numerals_js__WEBPACK_IMPORTED_MODULE_0__/* .fixed */ .Zu)(a, places), (0,_core_text_numerals_js__WEBPACK_IMPORTED_MODULE_0__/* .fixed */ .Zu)(b, places)];
}
/** How many digits after the point that takes. */
function placesApart(a, b, digits) {
    if (Math.abs(a - b) <= ROUNDING)
        return digits;
    for (let places = digits; places <= MOST_DIGITS; places++) {
        if ((0,_core_text_numerals_js__WEBPACK_IMPORTED_MODULE_0__/* .fixed */ .Zu)(a, places) !== (0,_core_text_numerals_js__WEBPACK_IMPORTED_MODULE_0__/* .fixed */ .Zu)(b, places))
            return places;
    }
    return digits;
}
/** Digits after the point that a limit was written with. */
function placesOf(limit) {
    const decimals = limit.toFixed(MOST_DIGITS).split('.')[1] ?? '';
    let places = decimals.length;
    while (decimals[places - 1] === '0')
        places--;
    return places;
}
/** The difference of two scores in points: −10.0, +6.3; ±0.0 for what rounds to nothing. */
function points(change) {
    return signed(change * 100, 1);
}
/** So many digits after the point, or as many as it takes to see that a number is not 0. */
function visibleDigits(value, digits) {
    const size = Math.abs(value);
    if (size === 0 || size >= 0.5 * 10 ** -digits)
        return digits;
    return Math.min(MOST_DIGITS, Math.ceil(-Math.log10(size)));
}
/** A number with its sign, a true minus, and ± for what rounds to 0; nothing for what is not finite. */
function signed(value, digits) {
    if (!Number.isFinite(value))
        return '';
    const size = (0,_core_text_numerals_js__WEBPACK_IMPORTED_MODULE_0__/* .fixed */ .Zu)(Math.abs(value), digits);
    if (!/[1-9]/.test(size))
        return `±${size}`;
    return `${value < 0 ? _core_text_numerals_js__WEBPACK_IMPORTED_MODULE_0__/* .MINUS */ .N5 : '+'}${size}`;
}
/** Digits of an amount of dollars, two of which mean something: $0.87, $0.0042. */
function dollarDigits(value) {
    const size = Math.abs(value);
    if (size === 0 || size >= 0.1 || !Number.isFinite(value))
        return 2;
    return Math.min(MOST_DIGITS, 1 - Math.floor(Math.log10(size)));
}
/** US dollars: $0.87, $0.0042. */
function dollars(value, digits = dollarDigits(value)) {
    const text = (0,_core_text_numerals_js__WEBPACK_IMPORTED_MODULE_0__/* .fixed */ .Zu)(value, digits);
    return text === _core_text_numerals_js__WEBPACK_IMPORTED_MODULE_0__/* .TOO_LARGE */ .PH ? text : `$${text}`;
}
/** A change by more than this share of a cost is worth a warning sign. */
const MUCH = 0.5;
/** A relative change in whole percent, with a warning sign where costs rose much; nothing for what is not finite. */
function percent(base, head) {
    if (base === 0)
        return head === 0 ? '±0 %' : 'new';
    const change = (head / base - 1) * Math.sign(base);
    if (!Number.isFinite(change))
        return '';
    return `${change >= MUCH ? '⚠️ ' : ''}${signed(change * 100, 0)} %`;
}


/***/ })

};
