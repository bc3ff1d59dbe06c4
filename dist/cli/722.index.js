export const id = 722;
export const ids = [722];
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

/***/ 1722:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  importResponses: () => (/* binding */ importResponses)
});

// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(1455);
;// CONCATENATED MODULE: ./src/core/text/exact-json-text.ts
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
            await partial.append(`${exactJsonText(response)}\n`);
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
// EXTERNAL MODULE: ./src/adapters/files/responses.ts + 7 modules
var responses = __webpack_require__(9012);
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
        process.stdout.write(`${(0,report_text/* printableJson */.et)(exactJsonText(response))}\n`);
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
/* harmony export */   _y: () => (/* binding */ decodeChoice),
/* harmony export */   e4: () => (/* binding */ decodeName),
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
        ...mergedAnswer(answers),
        ...mergedQueries(answers),
    };
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
