export const id = 16;
export const ids = [16];
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

/***/ 8127:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  F: () => (/* binding */ readResponses)
});

// EXTERNAL MODULE: ./src/core/decode/decoded.ts
var decode_decoded = __webpack_require__(8824);
// EXTERNAL MODULE: ./src/core/decode/response.ts
var response = __webpack_require__(5735);
// EXTERNAL MODULE: ./src/core/decode/swapped.ts
var swapped = __webpack_require__(5458);
// EXTERNAL MODULE: ./src/core/decode/traces/formats.ts
var formats = __webpack_require__(8153);
// EXTERNAL MODULE: ./src/core/text/json.ts
var text_json = __webpack_require__(4289);
// EXTERNAL MODULE: ./src/core/text/json-reader.ts
var json_reader = __webpack_require__(5337);
// EXTERNAL MODULE: ./src/core/values.ts
var values = __webpack_require__(4101);
// EXTERNAL MODULE: ./src/adapters/files/corpus.ts + 1 modules
var corpus = __webpack_require__(7295);
// EXTERNAL MODULE: ./src/adapters/files/find-files.ts
var find_files = __webpack_require__(2403);
// EXTERNAL MODULE: ./src/adapters/files/input-file.ts
var input_file = __webpack_require__(5063);
// EXTERNAL MODULE: ./src/adapters/files/lines.ts
var files_lines = __webpack_require__(1963);
;// CONCATENATED MODULE: ./src/adapters/files/line-source.ts

function fileSource(file, rules) {
    const lines = () => (0,files_lines/* readLines */.S)(file, rules);
    return { file, first: () => firstOf(lines()), lines, isRepeatable: true };
}
/** Standard input flows by only once: its first line is kept. */
async function stdinSource() {
    const lines = (0,files_lines/* readStdin */.v)();
    const { value, done } = await lines.next();
    const first = done ? null : value;
    const all = async function* () {
        if (first !== null)
            yield first;
        yield* lines;
    };
    return { file: 'stdin', first: async () => first, lines: all, isRepeatable: false };
}
async function firstOf(lines) {
    for await (const line of lines)
        return line;
    return null;
}

// EXTERNAL MODULE: ./src/core/decode/traces/documents.ts
var documents = __webpack_require__(9503);
// EXTERNAL MODULE: ./src/core/decode/traces/response.ts + 2 modules
var traces_response = __webpack_require__(2369);
// EXTERNAL MODULE: ./src/core/decode/traces/spans/trace.ts + 3 modules
var trace = __webpack_require__(9553);
;// CONCATENATED MODULE: ./src/adapters/files/traces.ts









/** The traces of a document as responses. */
function* readTraceDocument(file, value, name, reading) {
    const traces = (0,documents/* decodeTraces */.H)(name, value);
    const hasPlaces = formats/* TRACE_FORMATS */.jD[name].kind === 'records' && traces.length > 1;
    for (const [index, trace] of traces.entries()) {
        yield* responses(trace, { file, path: hasPlaces ? [index] : [] }, reading);
    }
}
/** Decodes the lines of a file: one response per line, or one per trace, given when the last span of the trace was read. */
async function* readTraceLines(source, format, reading) {
    if (format.kind === 'spans')
        return yield* readSpanLines(source, format.decode, reading);
    for await (const line of source.lines()) {
        const json = (0,text_json/* readBoundedJson */.g5)(line.text);
        if (json.kind === 'invalid')
            yield invalidLine(source.file, line, json.reason);
        else
            yield* responses(format.decode(json.value), { file: source.file, line: line.number }, reading);
    }
}
/** A trace whose last line is known is done there; the spans of the others wait. */
async function* readSpanLines(source, decode, reading) {
    const { file } = source;
    const endsAt = source.isRepeatable ? await endsOf(source) : new Map();
    const open = new Map();
    for await (const line of source.lines()) {
        const json = (0,text_json/* readBoundedJson */.g5)(line.text);
        if (json.kind === 'invalid') {
            yield invalidLine(file, line, json.reason);
            continue;
        }
        for (const span of decode(json.value)) {
            const known = open.get(span.traceId) ?? { line: line.number, spans: [] };
            known.spans.push(span);
            open.set(span.traceId, known);
        }
        for (const id of endsAt.get(line.number) ?? []) {
            const known = open.get(id);
            open.delete(id);
            if (known)
                yield* responses((0,trace/* decodeSpanTrace */.O)(known.spans), { file, line: known.line }, reading);
        }
    }
    for (const { line, spans } of open.values())
        yield* responses((0,trace/* decodeSpanTrace */.O)(spans), { file, line }, reading);
}
/** A part of a text keeps the whole of it in memory. */
function copyOf(part) {
    return Buffer.from(part).toString();
}
/** The traces that no line names after a line. */
async function endsOf(source) {
    const last = new Map();
    for await (const { number, text } of source.lines()) {
        for (const [, id = ''] of text.matchAll(/"trace_?[iI]d"\s*:\s*"([^"]*)"/g))
            last.set(copyOf(id), number);
    }
    const ends = new Map();
    for (const [id, number] of last)
        (0,values/* listAt */.gT)(ends, number).push(id);
    return ends;
}
function* responses(trace, place, reading) {
    const id = trace && reading.questionOf(trace, place);
    if (trace && id !== null)
        yield { ...place, start: trace.start, decoded: (0,response/* decodeResponse */.oX)((0,traces_response/* responseOf */.lR)(trace, id)) };
}
/** The line is known from the file; what is left to say is the column. */
function invalidLine(file, { number }, reason) {
    const message = (0,input_file/* isQuotable */.ym)(file) ? `is not JSON: ${reason.replace('line 1 ', '')}` : 'is not JSON';
    return { file, line: number, decoded: (0,decode_decoded/* invalid */.Gq)([{ message }]) };
}

// EXTERNAL MODULE: ./src/adapters/files/yaml-positions.ts
var yaml_positions = __webpack_require__(9668);
;// CONCATENATED MODULE: ./src/adapters/files/responses.ts













/** What stands for standard input, where files may lie anywhere. */
const STDIN = ['-', '/dev/stdin'];
/**
 * Reads response files (paths or globs) record by record, and recorded traces as responses; of lines only one is in
 * memory at a time, and of spans those of the traces that are not complete. Standard input is JSONL.
 */
async function* readResponses(patterns, roots, reading) {
    const isStdin = (pattern) => roots === null && STDIN.includes(pattern);
    if (patterns.some(isStdin))
        yield* readLinesOf(await stdinSource(), reading);
    const files = patterns.filter((pattern) => !isStdin(pattern));
    const rules = { kinds: input_file/* RESPONSES */.LW, roots };
    for (const file of await (0,find_files/* findFiles */.lY)(files, 'responses', rules)) {
        const source = fileSource(file, rules);
        if (/\.(jsonl|ndjson)$/i.test(file) || (await isTraceLines(source, reading)))
            yield* readLinesOf(source, reading);
        else
            yield* readWhole(file, rules, reading);
    }
    reading.done();
}
async function* readLinesOf(source, reading) {
    const format = await formatOfLines(source, reading);
    if (format === 'responses')
        yield* readJsonLines(source.file, source.lines());
    else
        yield* readTraceLines(source, formats/* TRACE_FORMATS */.jD[format], reading);
}
/** A first line that is no JSON is read as a response, which says what is wrong with it. */
async function formatOfLines(source, reading) {
    if (reading.format !== 'auto')
        return reading.format;
    const line = await source.first();
    const json = line && (0,text_json/* readJson */.Vh)(line.text);
    if (json?.kind !== 'value')
        return 'responses';
    return detectedFormat(json.value, reading, source.file, line?.number);
}
function detectedFormat(record, reading, file, line) {
    const detected = (0,formats/* detectFormat */.Tz)(record, `name one with ${reading.setting}`);
    if (detected.kind === 'invalid')
        throw (0,input_file/* fileError */.zS)(file, detected.message, line);
    return detected.format;
}
/** The Collector writes lines into files with the extension of a document. */
async function isTraceLines(source, { format, setting }) {
    if (!/\.json$/i.test(source.file) || format === 'responses')
        return false;
    const line = await source.first().catch(() => null);
    const json = line && (0,text_json/* readJson */.Vh)(line.text);
    if (json?.kind !== 'value')
        return false;
    const detected = (0,formats/* detectFormat */.Tz)(json.value, `name one with ${setting}`);
    return detected.kind === 'format' && detected.format !== 'responses';
}
async function* readJsonLines(file, lines) {
    let quotes = null;
    for await (const { number, text } of lines) {
        const json = (0,text_json/* mayLoseDigits */.Xd)(text) ? (0,text_json/* readExactJson */.cy)(text) : (0,text_json/* readJson */.Vh)(text);
        if (json.kind === 'value') {
            yield { file, line: number, decoded: decodeRecord(json.value, () => idInLine(text)) };
            continue;
        }
        quotes ??= (0,input_file/* isQuotable */.ym)(file);
        const message = quotes ? responses_invalidLine(json.reason, text) : 'is not JSON';
        yield { file, line: number, decoded: (0,decode_decoded/* invalid */.Gq)([{ message }]) };
    }
}
/** The first id of a line that is no text, as it is written: 1.0 is not 1. */
function idInLine(text) {
    return /"question_id"\s*:\s*([^\s",}[{]+)/.exec(text)?.[1] ?? null;
}
/** The line is known from the file; what is left to say is the column, and that JSON may be laid out elsewhere. */
function responses_invalidLine(reason, text) {
    const hint = /^[[{]$/.test(text.trim())
        ? '; expected one record per line; JSON over several lines needs the extension .json'
        : '';
    return `is not JSON: ${reason.replace('line 1 ', '')}${hint}`;
}
async function* readWhole(file, rules, reading) {
    const text = await (0,find_files/* readText */.yR)(file, rules);
    const value = (0,corpus/* parseDocument */.Tp)(text, file);
    if ((0,swapped/* looksLikeCorpus */.Mx)(value))
        throw (0,input_file/* fileError */.zS)(file, swapped/* IS_CORPUS */.E);
    const format = reading.format === 'auto' ? detectedFormat((0,formats/* firstRecordOf */.Ph)(value), reading, file) : reading.format;
    if (format === 'responses')
        yield* readResponseDocument(file, text, value);
    else
        yield* readTraceDocument(file, value, format, reading);
}
/** A list of records, a map from question id to record, or one record. */
function* readResponseDocument(file, text, value) {
    let places = null;
    const idAt = (...path) => {
        places ??= (0,yaml_positions/* placesInYaml */.r)(text);
        return places([...path, 'question_id'])?.text ?? null;
    };
    if (Array.isArray(value)) {
        for (const [index, record] of value.entries()) {
            yield { file, path: [index], decoded: decodeRecord(record, () => idAt(index)) };
        }
    }
    else if ((0,values/* isMapping */.pi)(value) && !isRecord(value)) {
        for (const [id, record] of Object.entries(value)) {
            const named = (0,values/* isMapping */.pi)(record) ? { question_id: id, ...record } : record;
            yield { file, path: [id], decoded: decodeRecord(named, () => idAt(id)) };
        }
    }
    else {
        yield { file, path: [], decoded: decodeRecord(value, idAt) };
    }
}
/** One record, and no map from ids to records; its id's key may be mistyped. */
function isRecord(value) {
    const key = Object.hasOwn(value, 'question_id') ? 'question_id' : (0,response/* mistypedId */.l)(value);
    return key !== null && (key === 'question_id' || !(0,values/* isMapping */.pi)(value[key]));
}
/** A record nested too deeply to be written out again is an answer that went wrong. */
function decodeRecord(value, writtenId) {
    if (!(0,values/* isMapping */.pi)(value) || (0,text_json/* depthWithin */.pQ)(value, json_reader/* MAX_JSON_DEPTH */.KX))
        return (0,response/* decodeResponse */.oX)(value, writtenId);
    const { question_id, actual_answer } = value;
    const decoded = (0,response/* decodeResponse */.oX)({ question_id, actual_answer }, writtenId);
    if (decoded.kind === 'invalid')
        return decoded;
    const unreadable = `nested deeper than ${json_reader/* MAX_JSON_DEPTH */.KX} levels`;
    return (0,decode_decoded.ok)({ ...decoded.value, unreadable });
}


/***/ }),

/***/ 2144:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   U: () => (/* binding */ openText)
/* harmony export */ });
/* harmony import */ var _output_file_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4826);

/** Bytes gathered before a write; one write for each small piece would take most of the time. */
const CHUNK = 1024 * 1024;
/** A character of a string takes at most as many bytes in UTF-8. */
const MAX_BYTES_PER_UNIT = 3;
/** Makes a new file. Two buffers take turns: one is filled while the other is written. */
async function openText(path) {
    const handle = await (0,_output_file_js__WEBPACK_IMPORTED_MODULE_0__/* .createFile */ .x3)(path);
    let [filling, resting] = [Buffer.allocUnsafe(CHUNK), Buffer.allocUnsafe(CHUNK)];
    let filled = 0;
    let size = 0;
    let writing = Promise.resolve();
    const write = async (bytes) => {
        await writing;
        writing = handle.writeFile(bytes);
        // A failure comes up where it is waited for: at the next write, or at the end.
        writing.catch(() => undefined);
    };
    const flush = async () => {
        await write(filling.subarray(0, filled));
        [filling, resting] = [resting, filling];
        filled = 0;
    };
    const append = async (text) => {
        const from = size;
        const most = text.length * MAX_BYTES_PER_UNIT;
        if (most > CHUNK - filled)
            await flush();
        if (most > CHUNK) {
            const bytes = Buffer.from(text);
            await write(bytes);
            size += bytes.length;
        }
        else {
            const length = filling.write(text, filled);
            filled += length;
            size += length;
        }
        return { from, length: size - from };
    };
    const finish = async () => {
        await flush();
        await writing;
    };
    return { append, flush: finish, handle };
}


/***/ }),

/***/ 9016:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  importResponses: () => (/* binding */ importResponses)
});

// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(1455);
// EXTERNAL MODULE: ./src/core/text/exact-json-text.ts
var exact_json_text = __webpack_require__(9083);
// EXTERNAL MODULE: ./src/adapters/files/output-file.ts
var output_file = __webpack_require__(4826);
// EXTERNAL MODULE: ./src/adapters/files/text-file.ts
var text_file = __webpack_require__(2144);
;// CONCATENATED MODULE: ./src/adapters/files/responses-file.ts




/** Writes responses as JSONL to a file, which exists only when all are written; gives back how many there are. */
async function writeResponses(file, responses) {
    const path = await (0,output_file/* realFile */.Vt)(file);
    const partial = await (0,text_file/* openText */.U)((0,output_file/* partialOf */.Z1)(path));
    let count = 0;
    try {
        for await (const response of responses) {
            await partial.append(`${(0,exact_json_text/* exactJsonText */.R)(response)}\n`);
            count++;
        }
        await partial.flush();
        await partial.handle.close();
        await (0,output_file/* completeFile */.kB)(path);
        return count;
    }
    catch (error) {
        await partial.handle.close().catch(() => undefined);
        await (0,promises_.rm)((0,output_file/* partialOf */.Z1)(path), { force: true });
        throw error;
    }
}

// EXTERNAL MODULE: ./src/core/decode/settings.ts
var settings = __webpack_require__(6745);
// EXTERNAL MODULE: ./src/core/decode/traces/formats.ts
var formats = __webpack_require__(8153);
// EXTERNAL MODULE: ./src/core/decode/traces/question.ts
var question = __webpack_require__(1557);
// EXTERNAL MODULE: ./src/core/errors.ts
var errors = __webpack_require__(4296);
// EXTERNAL MODULE: ./src/core/input-words.ts
var input_words = __webpack_require__(8043);
// EXTERNAL MODULE: ./src/core/runs/trials.ts
var runs_trials = __webpack_require__(1637);
// EXTERNAL MODULE: ./src/core/secrets/redact.ts + 2 modules
var secrets_redact = __webpack_require__(7);
// EXTERNAL MODULE: ./src/report/text.ts
var report_text = __webpack_require__(5655);
// EXTERNAL MODULE: ./src/adapters/files/corpus.ts + 1 modules
var corpus = __webpack_require__(7295);
// EXTERNAL MODULE: ./src/adapters/files/responses.ts + 2 modules
var responses = __webpack_require__(8127);
// EXTERNAL MODULE: ./src/run/name-traces.ts
var name_traces = __webpack_require__(9257);
// EXTERNAL MODULE: ./src/run/unique-responses.ts
var unique_responses = __webpack_require__(9019);
;// CONCATENATED MODULE: ./src/run/import-traces.ts





/** Reads traces as responses, one by one. */
async function importTraces(settings, words) {
    const { files, format, path } = settings;
    const read = settings.corpus.length === 0 ? null : await (0,errors/* forInput */.cp)('--corpus', (0,corpus/* readCorpus */.XR)(settings.corpus));
    const namer = (0,name_traces/* makeTraceNamer */.Pg)({ format, questions: read?.corpus.questions ?? null, path, setting: '--from' });
    const records = (0,responses/* readResponses */.F)(files, null, namer);
    const wanted = settings.latest ? latestOf(records) : records;
    return {
        responses: sources((0,unique_responses/* uniqueResponses */.a)(wanted, { trials: settings.trials, words })),
        named: namer.named,
        warnings: read?.warnings ?? [],
    };
}
async function* sources(responses) {
    for await (const { source, questionId } of responses)
        yield { ...source, question_id: questionId };
}
/** Of the records of one question that which started last; without times the last in the files. */
async function* latestOf(records) {
    const latest = new Map();
    for await (const record of records) {
        if (record.decoded.kind === 'invalid') {
            yield record;
            continue;
        }
        const { questionId } = record.decoded.value;
        const known = latest.get(questionId);
        if (!known || (record.start ?? Number.POSITIVE_INFINITY) >= (known.start ?? 0))
            latest.set(questionId, record);
    }
    yield* latest.values();
}

// EXTERNAL MODULE: ./src/cli/options.ts
var cli_options = __webpack_require__(776);
// EXTERNAL MODULE: ./src/cli/warnings.ts
var warnings = __webpack_require__(8425);
;// CONCATENATED MODULE: ./src/cli/import.ts














/** `stepgate import`: recorded traces as a file of responses. */
async function importResponses(options, process) {
    const imported = await importTraces(settingsOf(options), IMPORT_WORDS);
    const { redact } = (0,secrets_redact/* makeRedactor */.$u)((0,secrets_redact/* secretsOf */.Fj)(process.env));
    (0,warnings/* printWarnings */.V)(redact(imported.warnings.map(errors/* renderProblem */.yM)), process);
    const count = await write(imported, options.output, process);
    (0,warnings/* printWarnings */.V)(redact((0,name_traces/* unnamedWarnings */.Y0)(imported.named()).map(errors/* renderProblem */.yM)), process);
    process.stderr.write(`${(0,report_text/* oneLine */.TN)(summary(count, imported.named(), options.output))}\n`);
    return 0;
}
/** Two traces for one question have two ways out here. */
const IMPORT_WORDS = {
    ...input_words/* FLAG_WORDS */.HR,
    setting: (input, value) => `${input_words/* FLAG_WORDS */.HR.setting(input, value)}, or keep the latest with --latest`,
};
function settingsOf(options) {
    const { operands, ...flags } = options;
    (0,cli_options/* refuseEmpty */.Ot)(flags);
    const trials = (0,settings/* decodeChoice */._y)('--trials', options.trials, runs_trials/* TRIAL_MODES */.CS);
    if (options.latest && trials === 'all')
        throw (0,errors/* usageError */.Wp)('--latest and --trials all exclude each other; use one');
    return {
        files: operands[0] ?? [],
        format: (0,settings/* decodeChoice */._y)('--from', options.from, formats/* FORMAT_CHOICES */.pG),
        corpus: options.corpus ?? [],
        path: options.questionId ?? null,
        latest: options.latest ?? false,
        trials,
    };
}
async function write({ responses }, file, process) {
    const read = (0,errors/* eachForInput */.fN)('import', responses);
    if (file !== undefined && file !== '-')
        return writeResponses(file, read);
    let count = 0;
    for await (const response of read) {
        process.stdout.write(`${(0,report_text/* printableJson */.et)((0,exact_json_text/* exactJsonText */.R)(response))}\n`);
        count++;
    }
    return count;
}
/** By what the question of a trace was found. */
const WAYS_IN_WORDS = {
    path: '--question-id',
    record: 'question_id of the record',
    metadata: 'metadata',
    attribute: 'attributes',
    session: 'conversation or session id',
    text: 'text of the question',
};
function summary(count, { ways, unnamed }, file) {
    const written = `written: ${count} ${count === 1 ? 'response' : 'responses'}${file === undefined ? '' : ` to ${file}`}`;
    const counts = question/* WAYS */.dk.filter((way) => ways.has(way)).map((way) => `${ways.get(way)} by ${WAYS_IN_WORDS[way]}`);
    const named = counts.length === 0 ? '' : `; questions found: ${counts.join(', ')}`;
    return `${written}${named}${unnamed === 0 ? '' : `; ${unnamed} fit no question`}`;
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

/***/ 6745:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   AD: () => (/* binding */ decodePreset),
/* harmony export */   OV: () => (/* binding */ decodeCount),
/* harmony export */   _y: () => (/* binding */ decodeChoice),
/* harmony export */   e4: () => (/* binding */ decodeName),
/* harmony export */   q2: () => (/* binding */ decodeSeconds),
/* harmony export */   wI: () => (/* binding */ decodeShare)
/* harmony export */ });
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4296);
/* harmony import */ var _scoring_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7286);
/* harmony import */ var _keys_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(1828);



/** A share from 0 to 1, or a usage error with a right example; nothing is guessed from `0,8`, `80%` or blanks. */
function decodeShare(name, text) {
    const value = /^\s*(?:\d+(?:\.\d*)?|\.\d+)\s*$/.test(text) ? Number(text) : Number.NaN;
    if (value >= 0 && value <= 1)
        return value;
    throw (0,_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .usageError */ .Wp)(`${name}: expected a number from 0 to 1, as in 0.85, got ${JSON.stringify(text)}`);
}
/** A scoring preset by its name. */
function decodePreset(text, input = 'scoring') {
    const known = _scoring_js__WEBPACK_IMPORTED_MODULE_1__/* .PRESET_NAMES */ .dO.find((name) => name === text.trim());
    if (known)
        return known;
    const near = (0,_keys_js__WEBPACK_IMPORTED_MODULE_2__/* .nearest */ .pA)(text, _scoring_js__WEBPACK_IMPORTED_MODULE_1__/* .PRESET_NAMES */ .dO);
    const hint = near ? `did you mean ${near}?` : `the presets are ${_scoring_js__WEBPACK_IMPORTED_MODULE_1__/* .PRESET_NAMES */ .dO.join(', ')}`;
    throw (0,_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .usageError */ .Wp)(`${input}: unknown preset ${JSON.stringify(text)}; ${hint}`);
}
/** The identity of an evaluation: it names artifacts, so only characters that every file system has. */
function decodeName(text, input = 'name') {
    if (/^[A-Za-z0-9._ -]{1,60}$/.test(text))
        return text;
    throw (0,_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .usageError */ .Wp)(`${input}: expected 1 to 60 letters, digits, blanks, dots, dashes or underscores, as in small-agent, got ${JSON.stringify(text)}`);
}
/** One of a few words. */
function decodeChoice(name, text, choices) {
    const found = choices.find((choice) => choice === text.trim());
    if (found)
        return found;
    throw (0,_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .usageError */ .Wp)(`${name}: expected ${choices.join(' or ')}, got ${JSON.stringify(text)}`);
}
/** A whole number from 1 on. */
function decodeCount(name, text) {
    const value = /^\s*\d{1,6}\s*$/.test(text) ? Number(text) : 0;
    if (value >= 1)
        return value;
    throw (0,_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .usageError */ .Wp)(`${name}: expected a whole number from 1 on, as in 4, got ${JSON.stringify(text)}`);
}
const DAY = 86_400;
/** A time in seconds, up to a day. */
function decodeSeconds(name, text) {
    const value = /^\s*(?:\d+(?:\.\d*)?|\.\d+)\s*$/.test(text) ? Number(text) : 0;
    if (value > 0 && value <= DAY)
        return value;
    throw (0,_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .usageError */ .Wp)(`${name}: expected seconds, as in 120, up to ${DAY}, got ${JSON.stringify(text)}`);
}


/***/ }),

/***/ 1557:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   dk: () => (/* binding */ WAYS),
/* harmony export */   vW: () => (/* binding */ makeKnownQuestions),
/* harmony export */   vm: () => (/* binding */ makeQuestionFinder)
/* harmony export */ });
/* unused harmony export valueAt */
/* harmony import */ var _values_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(4101);
/* harmony import */ var _fields_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7244);
/* harmony import */ var _question_id_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2639);
/* harmony import */ var _response_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2369);




/** Ways in which a trace names its question, in the order in which they are tried. */
const WAYS = ['path', 'record', 'metadata', 'attribute', 'session', 'text'];
/** Finds the question of each trace; `path` is what the user named, a key, an attribute or a path of keys. */
function makeQuestionFinder(known, path) {
    const finders = {
        path: (trace) => (path === null ? null : (0,_question_id_js__WEBPACK_IMPORTED_MODULE_1__/* .firstText */ .ou)(sourcesOf(trace), (source) => valueAt(source, path))),
        record: ({ naming }) => (0,_question_id_js__WEBPACK_IMPORTED_MODULE_1__/* .firstText */ .ou)(naming.records, (record) => (0,_values_js__WEBPACK_IMPORTED_MODULE_3__/* .own */ .ZV)(record, 'question_id')),
        metadata: ({ naming }) => (0,_question_id_js__WEBPACK_IMPORTED_MODULE_1__/* .firstText */ .ou)(naming.metadata.map(_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .parsed */ .Yz), _question_id_js__WEBPACK_IMPORTED_MODULE_1__/* .idInMetadata */ .Yw),
        attribute: ({ naming }) => (0,_question_id_js__WEBPACK_IMPORTED_MODULE_1__/* .firstText */ .ou)(naming.attributes, _question_id_js__WEBPACK_IMPORTED_MODULE_1__/* .idInAttributes */ .AI),
        session: ({ naming }) => naming.sessions.map(_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .textOf */ .b6).find((id) => id !== null && known.has(id)) ?? null,
        text: (trace) => {
            const text = (0,_response_js__WEBPACK_IMPORTED_MODULE_2__/* .questionTextOf */ .Vv)(trace);
            return text === null ? null : known.idOfText(text);
        },
    };
    return (trace) => {
        for (const way of WAYS) {
            const id = finders[way](trace);
            if (id !== null)
                return { id, way };
        }
        return null;
    };
}
/** Questions by id, and by their text, with white space as one blank. */
function makeKnownQuestions(questions) {
    const ids = new Set(questions.map(({ id }) => id));
    const byText = new Map();
    for (const { id, text } of questions) {
        const plain = plainText(text);
        byText.set(plain, byText.has(plain) ? null : id);
    }
    return { has: (id) => ids.has(id), idOfText: (text) => byText.get(plainText(text)) ?? null };
}
function plainText(text) {
    return text.trim().replace(/\s+/g, ' ');
}
function sourcesOf({ naming }) {
    return [...naming.records, ...naming.attributes, ...naming.metadata.map(_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .parsed */ .Yz)];
}
/** The value under a whole key, or along a path of keys, as in `metadata.question_id` or `$.tags[0]`. */
function valueAt(source, path) {
    const value = (0,_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .parsed */ .Yz)(source);
    if (Array.isArray(value))
        return elementAt(value, path);
    if (!(0,_values_js__WEBPACK_IMPORTED_MODULE_3__/* .isMapping */ .pi)(value))
        return undefined;
    if (Object.hasOwn(value, path))
        return value[path];
    const rest = path.replace(/^\$\.?/, '');
    if (rest !== path)
        return valueAt(value, rest);
    for (let dot = path.search(/[.[]/); dot > 0; dot = nextBreak(path, dot)) {
        const key = path.slice(0, dot);
        if (Object.hasOwn(value, key))
            return valueAt(value[key], path.slice(path[dot] === '.' ? dot + 1 : dot));
    }
    return undefined;
}
function nextBreak(path, from) {
    const next = path.slice(from + 1).search(/[.[]/);
    return next < 0 ? -1 : from + 1 + next;
}
function elementAt(list, path) {
    const [whole, digits] = /^\[?(\d+)\]?\.?/.exec(path) ?? [];
    if (whole === undefined)
        return undefined;
    const element = list[Number(digits)];
    return whole.length === path.length ? element : valueAt(element, path.slice(whole.length));
}


/***/ }),

/***/ 8043:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   HR: () => (/* binding */ FLAG_WORDS)
/* harmony export */ });
/* unused harmony exports WORKFLOW_WORDS, OPTION_WORDS */
/** `gates`, `trials: all` */
const WORKFLOW_WORDS = {
    name: (input) => input,
    setting: (input, value) => `${input}: ${value}`,
};
/** Flags whose name is not that of the input. */
const RENAMED = { gates: 'gate', 'step-aliases': 'step-alias', 'output-dir': 'out' };
const flagOf = (input) => `--${RENAMED[input] ?? input}`;
/** `--gate`, `--trials all` */
const FLAG_WORDS = { name: flagOf, setting: (input, value) => `${flagOf(input)} ${value}` };
const optionOf = (input) => `options.${input.replaceAll('-', '_')}`;
/** `options.gates`, `options.trials: 'all'` */
const OPTION_WORDS = {
    name: optionOf,
    setting: (input, value) => `${optionOf(input)}: '${value}'`,
};


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

/***/ 1637:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   CS: () => (/* binding */ TRIAL_MODES),
/* harmony export */   aj: () => (/* binding */ mergeTrials),
/* harmony export */   eY: () => (/* binding */ answerScores),
/* harmony export */   fy: () => (/* binding */ summarizeTrials),
/* harmony export */   s8: () => (/* binding */ isFlaky)
/* harmony export */ });
/* unused harmony exports passAtK, passHatK */
/* harmony import */ var _statistics_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2304);
/* harmony import */ var _figures_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(563);


/** Whether a question may have several responses; `one`: a second one is an error. */
const TRIAL_MODES = ['one', 'all'];
/** The score of each answer to a question that has one; a question without any answer has one of 0. */
function answerScores({ score, trials, }) {
    if (trials === undefined || trials.count < 2)
        return [score];
    if (trials.scores)
        return trials.scores;
    // Scores that are not written down are 0 and 1, or else as far as the mean tells.
    const wrong = trials.count - trials.right;
    const others = Math.min(1, Math.max(0, (score * trials.count - trials.right) / wrong));
    return Array.from({ length: trials.count }, (_, index) => (index < trials.right ? 1 : others));
}
/** pass@k and pass^k are listed up to this k. */
const MOST_K = 10;
/** The chance that at least one of k answers drawn from n, of which c are right, is right: 1 − C(n−c,k)/C(n,k). */
function passAtK(n, c, k) {
    return 1 - drawnFrom(n, n - c, k);
}
/** The chance that all of k answers drawn from n, of which c are right, are right: C(c,k)/C(n,k). */
function passHatK(n, c, k) {
    return drawnFrom(n, c, k);
}
/** C(part,k)/C(all,k), as a product of ratios, which no size overflows. */
function drawnFrom(all, part, k) {
    let chance = 1;
    for (let drawn = 0; drawn < k; drawn++)
        chance *= Math.max(0, part - drawn) / (all - drawn);
    return chance;
}
function isFlaky({ trials }) {
    return trials !== undefined && trials.right > 0 && trials.right < trials.count;
}
/** Summarises a run of repeated answers; null for a run without. A question without an answer passes none. */
function summarizeTrials(questions) {
    const found = questions.flatMap(({ trials, score }) => (trials && score !== null ? [trials] : []));
    const counts = found.map(({ count }) => count).filter((count) => count > 0);
    if (counts.length === 0)
        return null;
    const least = counts.reduce((a, b) => Math.min(a, b));
    const ks = Array.from({ length: Math.min(least, MOST_K) }, (_, index) => index + 1);
    const over = (chance) => ks.map((k) => (0,_statistics_js__WEBPACK_IMPORTED_MODULE_0__/* .mean */ .i2)(found.map(({ count, right }) => (count === 0 ? 0 : chance(count, right, k)))) ?? 0);
    const variance = (0,_statistics_js__WEBPACK_IMPORTED_MODULE_0__/* .mean */ .i2)(found.flatMap(({ spread }) => (spread === null ? [] : spread ** 2)));
    return {
        questions: found.length,
        responses: counts.reduce((sum, count) => sum + count, 0),
        least,
        most: counts.reduce((a, b) => Math.max(a, b)),
        passAtK: over(passAtK),
        passHatK: over(passHatK),
        spread: variance === null ? null : Math.sqrt(variance),
        flaky: questions.filter(isFlaky).length,
    };
}
/**
 * One question out of its answers, at least one: score and measures are means over the answers that have them, the
 * reason is that of the first answer that missed, and it is an error only where every answer is.
 */
function mergeTrials(answers) {
    const first = answers[0];
    const scores = answers.flatMap(({ score }) => score ?? []);
    const answered = answers.filter(({ status }) => status !== 'missing');
    const isPartly = scores.some((score) => score > 0 && score < 1);
    const counts = { count: answered.length, right: answers.filter(_figures_js__WEBPACK_IMPORTED_MODULE_1__/* .isRight */ .FG).length, spread: deviation(scores) };
    return {
        ...first,
        status: answers.find(({ status }) => status === 'success')?.status ?? first.status,
        score: (0,_statistics_js__WEBPACK_IMPORTED_MODULE_0__/* .mean */ .i2)(scores),
        why: answers.find(({ why }) => why !== null)?.why ?? null,
        measures: meansOf(answers.map(({ measures }) => measures)),
        trials: { ...counts, ...(isPartly && { scores }) },
        ...mergedRules(answers),
        ...mergedAnswer(answers),
        ...mergedQueries(answers),
    };
}
/** A rule that any answer broke is broken; the score is the mean of the answers. */
function mergedRules(answers) {
    const known = answers.flatMap(({ rules }) => rules ?? []);
    if (known.length === 0)
        return {};
    const all = (key) => [...new Set(known.flatMap((rules) => rules[key]))];
    const broken = new Map();
    for (const one of known.flatMap((rules) => rules.broken))
        broken.set(`${one.rule} ${one.actual}`, one);
    const score = (0,_statistics_js__WEBPACK_IMPORTED_MODULE_0__/* .mean */ .i2)(known.flatMap((rules) => rules.score ?? []));
    return { rules: { score, checked: all('checked'), broken: [...broken.values()], unchecked: all('unchecked') } };
}
/** Figures of a judge as means over the answers that have them, and what the first misses that misses claims. */
function mergedAnswer(answers) {
    const judged = answers.flatMap(({ answer }) => answer ?? []);
    if (judged.length === 0)
        return {};
    const figures = meansOf(judged.map((answer) => answer.figures));
    const counted = judged.flatMap(({ missed }) => (missed === null ? [] : [missed]));
    return { answer: { figures, missed: counted.find(({ length }) => length > 0) ?? counted[0] ?? null } };
}
/** The queries that matched in any answer, and that of the answer that gives the reason. */
function mergedQueries(answers) {
    const known = answers.flatMap(({ queries }) => queries ?? []);
    if (known.length === 0)
        return {};
    const matched = new Map(known.toReversed().flatMap((queries) => [...queries.matched]));
    const attempt = answers.find(({ why }) => why !== null)?.queries?.attempt ?? null;
    return { queries: { matched, attempt } };
}
/** Sample standard deviation; null for fewer than two values. */
function deviation(values) {
    const center = (0,_statistics_js__WEBPACK_IMPORTED_MODULE_0__/* .mean */ .i2)(values);
    if (center === null || values.length < 2)
        return null;
    const squares = values.reduce((total, value) => total + (value - center) ** 2, 0);
    return Math.sqrt(squares / (values.length - 1));
}
/** Each figure as the mean over those that have it. */
function meansOf(all) {
    const keys = new Set(all.flatMap((figures) => Object.keys(figures)));
    return Object.fromEntries([...keys].map((key) => [key, (0,_statistics_js__WEBPACK_IMPORTED_MODULE_0__/* .mean */ .i2)(all.flatMap((figures) => figures[key] ?? []))]));
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

/***/ 9083:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   R: () => (/* binding */ exactJsonText)
/* harmony export */ });
/** What marks a number among the texts until they are written; no text of a file starts so by chance. */
const MARK = '\u0000stepgate-number:';
const MARKED = /"\\u0000stepgate-number:(-?\d+)"/g;
/** A value as JSON in one line, integers of any size as they were read. */
function exactJsonText(value) {
    let isLarge = false;
    const text = JSON.stringify(value, (_, item) => {
        if (typeof item !== 'bigint')
            return item;
        isLarge = true;
        return `${MARK}${item}`;
    });
    return isLarge ? text.replace(MARKED, '$1') : text;
}


/***/ }),

/***/ 9257:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Pg: () => (/* binding */ makeTraceNamer),
/* harmony export */   Y0: () => (/* binding */ unnamedWarnings),
/* harmony export */   _t: () => (/* binding */ runNaming)
/* harmony export */ });
/* harmony import */ var _core_decode_traces_question_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1557);
/* harmony import */ var _core_decode_traces_response_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2369);
/* harmony import */ var _core_errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4296);
/* harmony import */ var _core_values_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(4101);




/** As many traces that fit no question are listed. */
const MAX_EXAMPLES = 5;
/** Names traces, and counts how; that none fits a question is an error. */
function makeTraceNamer({ format, questions, path, setting }) {
    const known = (0,_core_decode_traces_question_js__WEBPACK_IMPORTED_MODULE_0__/* .makeKnownQuestions */ .vW)(questions ?? []);
    const find = (0,_core_decode_traces_question_js__WEBPACK_IMPORTED_MODULE_0__/* .makeQuestionFinder */ .vm)(known, path);
    const ways = new Map();
    const examples = [];
    let unnamed = 0;
    return {
        format,
        setting,
        questionOf: (trace, place) => {
            const question = find(trace);
            if (question !== null && (questions === null || known.has(question.id))) {
                (0,_core_values_js__WEBPACK_IMPORTED_MODULE_3__/* .increment */ .GV)(ways, question.way);
                return question.id;
            }
            unnamed++;
            if (examples.length < MAX_EXAMPLES)
                examples.push({ ...place, message: inWords(trace, question?.id ?? null) });
            return null;
        },
        done: () => {
            if (ways.size === 0 && examples[0])
                throw noneFits(examples[0], unnamed);
        },
        named: () => ({ ways, unnamed, examples }),
    };
}
/** Naming of traces in a run, whose corpus is known. */
function runNaming(format, questions, words) {
    return makeTraceNamer({ format, questions, path: null, setting: words.name('responses-format') });
}
function noneFits(example, unnamed) {
    const many = unnamed === 1 ? 'the trace fits no question' : `none of ${unnamed} traces fits a question`;
    const remedy = 'give each record a question_id, or each span the attribute stepgate.question_id, or name its place with ' +
        'stepgate import --question-id';
    return new _core_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .StepgateError */ .Iu('input', `${many}: ${(0,_core_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .renderProblem */ .yM)(example)}; ${remedy}`);
}
const MAX_KEYS = 20;
const MAX_TEXT = 80;
/** What a trace has that could have named a question. */
function inWords(trace, id) {
    if (id !== null)
        return `${JSON.stringify(id)} is no question of the corpus`;
    const { records, attributes } = trace.naming;
    const keys = [...new Set([...records, ...attributes].flatMap(Object.keys))];
    const more = keys.length > MAX_KEYS ? ', …' : '';
    const text = (0,_core_decode_traces_response_js__WEBPACK_IMPORTED_MODULE_1__/* .questionTextOf */ .Vv)(trace);
    const asked = text === null ? '' : `, and asks ${JSON.stringify(text.slice(0, MAX_TEXT))}`;
    return `names no question; it has the keys ${keys.slice(0, MAX_KEYS).join(', ')}${more}${asked}`;
}
/** Traces that fit no question, as warnings. */
function unnamedWarnings({ unnamed, examples }) {
    if (unnamed === 0)
        return [];
    const more = unnamed > examples.length ? [{ message: `${unnamed - examples.length} more traces fit no question` }] : [];
    return [...examples, ...more];
}


/***/ }),

/***/ 9019:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   a: () => (/* binding */ uniqueResponses)
/* harmony export */ });
/* harmony import */ var _core_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4296);

/**
 * Responses as they come, up to the first problem; after that the rest is only checked, so that all
 * problems are reported together, until there are enough.
 * With trials `all` a question may have several.
 */
async function* uniqueResponses(records, { trials, words }) {
    const seen = new Map();
    const problems = [];
    for await (const { decoded, ...place } of records) {
        if (problems.length === _core_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .ENOUGH_PROBLEMS */ .mj)
            throw (0,_core_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .inputError */ .Xu)(problems, true);
        if (decoded.kind === 'invalid') {
            for (const problem of decoded.problems)
                problems.push({ ...place, ...problem });
            continue;
        }
        const { questionId } = decoded.value;
        const first = seen.get(questionId);
        if (!first)
            seen.set(questionId, place);
        else if (trials === 'one') {
            problems.push(secondResponse(questionId, place, first, words.setting('trials', 'all')));
        }
        if (problems.length === 0)
            yield decoded.value;
    }
    if (problems.length > 0)
        throw (0,_core_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .inputError */ .Xu)(problems);
}
function secondResponse(id, second, first, allTrials) {
    const also = { ...first, path: first.path ?? [] };
    return {
        ...second,
        also,
        message: `a second response for question ${JSON.stringify(id)}; keep one, or score all with ${allTrials}`,
    };
}


/***/ })

};
