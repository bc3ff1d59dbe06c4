export const id = 64;
export const ids = [64];
export const modules = {

/***/ 64:
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
// EXTERNAL MODULE: ./src/adapters/config.ts + 1 modules
var adapters_config = __webpack_require__(7083);
// EXTERNAL MODULE: ./src/adapters/hash.ts
var hash = __webpack_require__(8610);
// EXTERNAL MODULE: ./src/adapters/interrupt.ts
var interrupt = __webpack_require__(463);
// EXTERNAL MODULE: ./src/adapters/judge/cache.ts + 1 modules
var judge_cache = __webpack_require__(5346);
// EXTERNAL MODULE: ./src/adapters/judge/open.ts + 11 modules
var judge_open = __webpack_require__(3686);
// EXTERNAL MODULE: ./src/core/errors.ts
var errors = __webpack_require__(4296);
;// CONCATENATED MODULE: ./src/core/tsv.ts
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

// EXTERNAL MODULE: ./src/adapters/input-file.ts
var input_file = __webpack_require__(9523);
// EXTERNAL MODULE: ./src/adapters/output-file.ts
var output_file = __webpack_require__(2126);
;// CONCATENATED MODULE: ./src/adapters/tsv.ts




/**
 * Reads a file with a tab between values, quoted as Python's csv module does, row by row. Columns stand in the first
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
        throw (0,errors/* inputError */.Xu)([{ file, line: openQuote, message: 'a quote opens here and never ends' }]);
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
    throw (0,errors/* inputError */.Xu)([{ file, line: 1, message: `the column ${names} is missing; there are ${found}` }]);
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

// EXTERNAL MODULE: ./src/core/answers/metrics.ts + 3 modules
var metrics = __webpack_require__(8729);
// EXTERNAL MODULE: ./src/core/answers/settings.ts
var settings = __webpack_require__(3526);
// EXTERNAL MODULE: ./src/core/decode/judge-config.ts
var judge_config = __webpack_require__(5552);
// EXTERNAL MODULE: ./src/core/redact.ts + 2 modules
var redact = __webpack_require__(2314);
// EXTERNAL MODULE: ./src/core/scoring.ts
var scoring = __webpack_require__(7286);
// EXTERNAL MODULE: ./src/report/text.ts
var report_text = __webpack_require__(5655);
// EXTERNAL MODULE: ./src/run/judge-answers.ts + 1 modules
var judge_answers = __webpack_require__(2973);
// EXTERNAL MODULE: ./src/run/judge-stage.ts + 1 modules
var judge_stage = __webpack_require__(3533);
// EXTERNAL MODULE: ./src/cli/evaluate.ts
var evaluate = __webpack_require__(4439);
// EXTERNAL MODULE: ./src/cli/progress.ts + 1 modules
var cli_progress = __webpack_require__(4015);
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
    process.stderr.write(`judge: sends ${(0,report_text/* oneLine */.TN)(await (0,judge_stage/* workload */.W_)(size, settings))}\n`);
    const { judge } = await (0,judge_open/* openJudge */.S)(settings, signal);
    const cache = await (0,judge_cache/* openVerdicts */.X)(null, redactor.redact);
    const desk = (0,judge_answers/* makeDesk */._)(settings, { judge, cache, hash: hash/* sha256 */.s, progress: () => undefined, signal });
    const [metric] = (0,metrics/* metricsOf */.P)(settings.answers);
    const progress = await (0,cli_progress/* makeProgress */._)(process, false, 'judging');
    const out = await openTsv(output);
    let [done, unanswered] = [0, 0];
    const judgeRow = async (row) => {
        const [question, referenceAnswer, actualAnswer] = IN.map((column) => row[column] ?? '');
        const judgement = await desk.judge(metric, { question, referenceAnswer, actualAnswer });
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
    (0,evaluate.refuseEmpty)({ judgeBaseUrl });
    const config = file === undefined ? null : await (0,adapters_config/* readConfig */.X)(file);
    (0,evaluate.printWarnings)((config?.warnings ?? []).map(errors/* renderProblem */.yM), process);
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


/***/ })

};
