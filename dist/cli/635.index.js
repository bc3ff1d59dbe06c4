export const id = 635;
export const ids = [635];
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

/***/ 2844:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   X: () => (/* binding */ listenForGracefulInterrupt),
/* harmony export */   Y: () => (/* binding */ listenForInterrupt)
/* harmony export */ });
const SIGNALS = ['SIGINT', 'SIGTERM'];
/** Listens for the first Ctrl-C, or the runner's cancellation; the second one ends the process as ever. */
function listenForInterrupt() {
    const controller = new AbortController();
    const onSignal = () => {
        release();
        controller.abort();
    };
    const release = () => {
        for (const name of SIGNALS)
            process.removeListener(name, onSignal);
    };
    for (const name of SIGNALS)
        process.on(name, onSignal);
    return { signal: controller.signal, release };
}
/** As above, for work in other processes, which would outlive this one. */
function listenForGracefulInterrupt(graceMs) {
    const [stop, kill] = [new AbortController(), new AbortController()];
    let timer = null;
    const onSignal = () => {
        if (stop.signal.aborted)
            kill.abort();
        stop.abort();
        timer ??= setTimeout(() => kill.abort(), graceMs);
    };
    const names = [...SIGNALS, 'SIGHUP'];
    for (const name of names)
        process.on(name, onSignal);
    const release = () => {
        if (timer)
            clearTimeout(timer);
        for (const name of names)
            process.removeListener(name, onSignal);
    };
    return { stop: stop.signal, kill: kill.signal, release };
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

/***/ 5016:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  record: () => (/* binding */ record)
});

// EXTERNAL MODULE: ./src/adapters/files/corpus.ts + 1 modules
var files_corpus = __webpack_require__(7295);
// EXTERNAL MODULE: ./src/adapters/hash.ts
var hash = __webpack_require__(8610);
// EXTERNAL MODULE: ./src/core/decode/settings.ts
var settings = __webpack_require__(6745);
// EXTERNAL MODULE: ./src/core/errors.ts
var errors = __webpack_require__(4296);
// EXTERNAL MODULE: ./src/core/runs/select.ts
var runs_select = __webpack_require__(5912);
// EXTERNAL MODULE: ./src/core/secrets/redact.ts + 2 modules
var redact = __webpack_require__(7);
// EXTERNAL MODULE: ./src/report/text.ts
var report_text = __webpack_require__(5655);
// EXTERNAL MODULE: ./node_modules/p-limit/index.js + 1 modules
var p_limit = __webpack_require__(370);
// EXTERNAL MODULE: external "node:buffer"
var external_node_buffer_ = __webpack_require__(4573);
// EXTERNAL MODULE: external "node:child_process"
var external_node_child_process_ = __webpack_require__(1421);
// EXTERNAL MODULE: ./src/adapters/files/find-files.ts
var find_files = __webpack_require__(2403);
;// CONCATENATED MODULE: ./src/adapters/command.ts




/** More is not kept of stdout; the record of a long conversation has a few MiB. */
const MAX_STDOUT = 32 * find_files/* MIB */.D6;
const MAX_STDERR = 16 * 1024;
const STDERR_LINES = 10;
/** Between the signal that can be caught and the one that cannot. */
const TERM_MS = 1000;
/** After the command ended, what it started may still hold its output open. */
const CLOSE_MS = 1000;
const IS_WINDOWS = process.platform === 'win32';
/** Runs a command in a process group of its own. Throws where it cannot be started. */
async function runCommand(command) {
    const { timeoutSec, kill } = command;
    if (kill.aborted)
        return { kind: 'killed' };
    const started = performance.now();
    const child = start(command);
    const stdout = keepStart(child);
    const stderr = keepEnd(child);
    let isLate = false;
    const onKill = () => signalGroup(child, 'SIGKILL');
    const timer = setTimeout(() => {
        isLate = true;
        signalGroup(child, 'SIGTERM');
        setTimeout(() => signalGroup(child, 'SIGKILL'), TERM_MS).unref();
    }, timeoutSec * 1000);
    kill.addEventListener('abort', onKill);
    running.add(child);
    try {
        child.stdin.end(command.stdin);
        const { code, signal } = await ended(child, command.program);
        if (kill.aborted)
            return { kind: 'killed' };
        const seconds = (performance.now() - started) / 1000;
        const why = isLate ? `did not end within ${timeoutSec} s` : (stdout.trouble() ?? exitTrouble(code, signal));
        if (why === null)
            return { kind: 'printed', text: stdout.text(), seconds };
        return { kind: 'failed', message: `the command ${why}${stderr.lastLines()}`, seconds };
    }
    finally {
        clearTimeout(timer);
        kill.removeEventListener('abort', onKill);
        running.delete(child);
    }
}
/** Commands that end when this process does. */
const running = new Set();
process.on('exit', () => {
    for (const child of running)
        signalGroup(child, 'SIGKILL');
});
function start({ program, args, env }) {
    try {
        const child = (0,external_node_child_process_.spawn)(program, args, { env: { ...env }, detached: !IS_WINDOWS });
        // A command need not read what it gets.
        child.stdin.on('error', () => undefined);
        return child;
    }
    catch (error) {
        throw cannotStart(program, error);
    }
}
function cannotStart(program, error) {
    const { code } = error;
    const reason = code === 'ENOENT' ? 'is not found' : `cannot be started (${code ?? String(error)})`;
    const hint = /\s/.test(program) ? '; write its words apart, without quotes around all of them' : '';
    return (0,errors/* usageError */.Wp)(`the command ${JSON.stringify(program)} ${reason}${hint}`);
}
/** Resolves when the command has ended and all that it printed is read. */
function ended(child, program) {
    return new Promise((done, fail) => {
        child.on('error', (error) => fail(cannotStart(program, error)));
        child.on('close', (code, signal) => done({ code, signal }));
        child.on('exit', () => {
            const release = () => {
                signalGroup(child, 'SIGKILL');
                for (const stream of [child.stdout, child.stderr])
                    stream.destroy();
            };
            const timer = setTimeout(release, CLOSE_MS);
            child.on('close', () => clearTimeout(timer));
        });
    });
}
function exitTrouble(code, signal) {
    if (signal !== null)
        return `was ended by ${signal}`;
    return code === 0 ? null : `failed with exit code ${code}`;
}
/** Signals a command and all that it started. */
function signalGroup({ pid }, signal) {
    if (pid === undefined)
        return;
    try {
        process.kill(IS_WINDOWS ? pid : -pid, signal);
    }
    catch {
        // It has ended.
    }
}
/** Keeps stdout up to a limit; a command that prints more is ended. */
function keepStart(child) {
    const chunks = [];
    let size = 0;
    child.stdout.on('data', (chunk) => {
        size += chunk.length;
        if (size <= MAX_STDOUT)
            chunks.push(chunk);
        else {
            chunks.length = 0;
            signalGroup(child, 'SIGKILL');
        }
    });
    const bytes = () => Buffer.concat(chunks);
    const trouble = () => {
        if (size > MAX_STDOUT)
            return `printed more than ${MAX_STDOUT / find_files/* MIB */.D6} MiB`;
        return (0,external_node_buffer_.isUtf8)(bytes()) ? null : 'printed text that is not UTF-8';
    };
    return {
        trouble,
        text: () => bytes()
            .toString('utf8')
            .replace(/^\ufeff/, ''),
    };
}
/** Keeps the end of stderr. */
function keepEnd(child) {
    let kept = Buffer.alloc(0);
    child.stderr.on('data', (chunk) => {
        kept = Buffer.concat([kept, chunk]).subarray(-MAX_STDERR);
    });
    const lastLines = () => {
        const lines = kept.toString('utf8').split(/\r?\n/);
        const told = lines.filter((line) => line.trim() !== '').slice(-STDERR_LINES);
        return told.length === 0 ? '' : `: ${told.join('\n')}`;
    };
    return { lastLines };
}

// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(1455);
// EXTERNAL MODULE: ./src/core/text/exact-json-text.ts
var exact_json_text = __webpack_require__(9083);
// EXTERNAL MODULE: ./src/core/text/json.ts
var text_json = __webpack_require__(4289);
// EXTERNAL MODULE: ./src/core/values.ts
var core_values = __webpack_require__(4101);
// EXTERNAL MODULE: ./src/adapters/files/lines.ts
var lines = __webpack_require__(1963);
// EXTERNAL MODULE: ./src/adapters/files/output-file.ts
var output_file = __webpack_require__(4826);
;// CONCATENATED MODULE: ./src/adapters/files/recording-file.ts







/** Makes a file of responses, or, to resume, opens the one that a recording left. */
async function openRecording(path, resume) {
    const file = await (0,output_file/* openToAppend */.YT)(path);
    try {
        const { size } = await file.stat();
        if (size > 0 && !resume) {
            throw (0,errors/* usageError */.Wp)(`${path}: exists; continue it with --resume, remove it, or name another file`);
        }
        if (size > 0)
            await mendEnd(file, size);
        const counts = (await file.stat()).size > 0 ? await countResponses(path) : new Map();
        let writing = Promise.resolve();
        const append = (response) => {
            writing = writing.then(() => writeLine(file, (0,exact_json_text/* exactJsonText */.R)(response)));
            return writing;
        };
        return { counts, append, close: () => closeFile(file, path) };
    }
    catch (error) {
        await file.close();
        throw error;
    }
}
/** One write for a line, as a rule: a process that is killed leaves the whole line, or nothing of it. */
async function writeLine(file, line) {
    const bytes = Buffer.from(`${line}\n`);
    for (let at = 0; at < bytes.length;)
        at += (await file.write(bytes, at)).bytesWritten;
}
/** A recording that has nothing leaves no file. */
async function closeFile(file, path) {
    const { size } = await file.stat();
    await file.close();
    if (size === 0)
        await (0,promises_.rm)(path, { force: true });
}
const CHUNK = 64 * 1024;
/** Half a line, as a full disk or a machine that stops can leave, goes; its question is asked again. */
async function mendEnd(file, size) {
    let end = size;
    const buffer = Buffer.alloc(CHUNK);
    while (end > 0) {
        const start = Math.max(0, end - CHUNK);
        const { bytesRead } = await file.read(buffer, 0, end - start, start);
        const at = buffer.subarray(0, bytesRead).lastIndexOf(0x0a);
        end = at < 0 ? start : start + at + 1;
        if (at >= 0)
            break;
    }
    if (end === size)
        return;
    const { buffer: tail } = await file.read(Buffer.alloc(size - end), 0, size - end, end);
    if ((0,text_json/* readJson */.Vh)(tail.toString('utf8')).kind === 'value')
        await file.write('\n');
    else
        await file.truncate(end);
}
async function countResponses(path) {
    const counts = new Map();
    for await (const { number, text } of (0,lines/* readLines */.S)(path)) {
        const json = (0,text_json/* readJson */.Vh)(text);
        const id = json.kind === 'value' && (0,core_values/* isMapping */.pi)(json.value) ? (0,core_values/* own */.ZV)(json.value, 'question_id') : undefined;
        if (typeof id !== 'string') {
            throw new errors/* StepgateError */.Iu('input', `${path}:${number}: is not a recorded response; remove this line, or the file`);
        }
        (0,core_values/* increment */.GV)(counts, id);
    }
    return counts;
}

// EXTERNAL MODULE: ./src/adapters/interrupt.ts
var adapters_interrupt = __webpack_require__(2844);
// EXTERNAL MODULE: ./src/core/decode/decoded.ts
var decode_decoded = __webpack_require__(8824);
// EXTERNAL MODULE: ./src/core/decode/response.ts
var decode_response = __webpack_require__(5735);
// EXTERNAL MODULE: ./src/core/decode/traces/documents.ts
var documents = __webpack_require__(9503);
// EXTERNAL MODULE: ./src/core/decode/traces/formats.ts
var formats = __webpack_require__(8153);
// EXTERNAL MODULE: ./src/core/decode/traces/response.ts + 2 modules
var response = __webpack_require__(2369);
;// CONCATENATED MODULE: ./src/core/decode/printed-record.ts







/** What an agent printed for one question, as a response to it: a response, messages, spans or observations. */
function decodePrintedRecord(text, questionId) {
    const read = readPrinted(text);
    if (read.kind === 'invalid')
        return read;
    const named = (0,core_values/* isMapping */.pi)(read.value) ? (0,core_values/* own */.ZV)(read.value, 'question_id') : undefined;
    if (!(0,core_values/* isAbsent */.W0)(named) && String(named) !== questionId) {
        return refused(`it printed a record of another question, ${JSON.stringify(String(named))}`);
    }
    const detected = (0,formats/* detectFormat */.Tz)((0,formats/* firstRecordOf */.Ph)(read.value), 'print one of them');
    if (detected.kind === 'invalid')
        return refused(`its output ${detected.message}`);
    if (detected.format === 'responses')
        return responseIn(read.value, questionId);
    return traceIn(read.value, detected.format, questionId);
}
/** One JSON document; requests of OpenTelemetry may also be one per line. */
function readPrinted(text) {
    if (text.trim() === '')
        return refused('it printed nothing; expected one JSON record on stdout');
    const whole = (0,text_json/* readBoundedJson */.g5)(text);
    if (whole.kind === 'value')
        return (0,decode_decoded.ok)(whole.value);
    const lines = text.split('\n').filter((line) => line.trim() !== '');
    const values = lines.map(text_json/* readBoundedJson */.g5).flatMap((line) => (line.kind === 'value' ? [line.value] : []));
    if (values.length === lines.length && values.every(core_values/* isMapping */.pi))
        return (0,decode_decoded.ok)(values);
    const shown = JSON.stringify(text.trim().slice(0, MAX_SHOWN));
    return refused(`its output is not JSON (${whole.reason}): ${shown}; expected one record on stdout, logs on stderr`);
}
const MAX_SHOWN = 200;
function responseIn(value, questionId) {
    const only = Array.isArray(value) && value.length === 1 ? value[0] : value;
    const response = (0,core_values/* isMapping */.pi)(only) ? { ...only, question_id: questionId } : only;
    const decoded = (0,decode_response/* decodeResponse */.oX)(response);
    return decoded.kind === 'ok' ? (0,decode_decoded.ok)({ question_id: questionId, ...decoded.value.source }) : decoded;
}
function traceIn(value, format, questionId) {
    const [trace, ...more] = (0,documents/* decodeTraces */.H)(format, value).filter((one) => one !== null);
    if (!trace)
        return refused('its output has no spans of an agent');
    if (more.length > 0)
        return refused(`it printed ${more.length + 1} conversations; expected one`);
    return (0,decode_decoded.ok)((0,response/* responseOf */.lR)(trace, questionId));
}
function refused(message) {
    return (0,decode_decoded/* invalid */.Gq)([{ message }]);
}

;// CONCATENATED MODULE: ./src/run/record.ts







/** A runner that is cancelled waits 7.5 seconds before it ends the process. */
const GRACE_SEC = 5;
/** Asks a command each question, and adds each response to a file as it comes. */
async function recordResponses(settings, hooks) {
    const file = await openRecording(settings.file, settings.resume);
    const interrupt = (0,adapters_interrupt/* listenForGracefulInterrupt */.X)(GRACE_SEC * 1000);
    try {
        return await askAll(settings, hooks, file, interrupt);
    }
    finally {
        interrupt.release();
        await file.close();
    }
}
async function askAll(settings, hooks, file, { stop, kill }) {
    const missing = missingOf(settings, file.counts);
    const wanted = settings.questions.length * settings.trials;
    const kept = wanted - missing.length;
    const errors = [];
    const failure = new AbortController();
    let [done, running] = [kept, 0];
    const ask = async (question) => {
        if (stop.aborted || failure.signal.aborted)
            return;
        running++;
        const outcome = await runCommand(commandFor(question, settings, AbortSignal.any([kill, failure.signal])));
        running--;
        if (outcome.kind === 'killed')
            return;
        const { response, error } = responseOf(outcome, question.id);
        if (error !== null)
            errors.push({ questionId: question.id, message: hooks.redact(error) });
        await file.append(error === null ? response : hooks.redact(response));
        hooks.progress(++done, wanted);
    };
    stop.addEventListener('abort', () => hooks.stopping(running, GRACE_SEC));
    const limit = (0,p_limit/* default */.A)(settings.concurrency);
    const asked = missing.map((question) => limit(ask, question).catch((error) => {
        failure.abort();
        throw error;
    }));
    const failed = (await Promise.allSettled(asked)).find((one) => one.status === 'rejected');
    if (failed)
        throw failed.reason;
    return { done, wanted, kept, errors, isInterrupted: stop.aborted };
}
/** First each question once, then each a second time, so that a recording that is cut short has all questions. */
function missingOf({ questions, trials }, counts) {
    return Array.from({ length: trials }, (_, trial) => questions.filter(({ id }) => (counts.get(id) ?? 0) <= trial)).flat();
}
function commandFor({ id, text }, { command, env, timeoutSec }, kill) {
    const [program, ...args] = command;
    const variables = { STEPGATE_QUESTION_ID: variable(id), STEPGATE_QUESTION: variable(text) };
    const stdin = `${JSON.stringify({ question_id: id, question_text: text })}\n`;
    return { program, args, env: { ...env, ...variables }, stdin, timeoutSec, kill };
}
/** A system refuses variables of more than 128 KiB. */
const MAX_VARIABLE = 30_000;
/** A text as a variable; it is not set where it cannot be one, as stdin has it, too. */
function variable(text) {
    return text.length > MAX_VARIABLE || text.includes('\0') ? undefined : text;
}
function responseOf(outcome, id) {
    const decoded = outcome.kind === 'printed' ? decodePrintedRecord(outcome.text, id) : null;
    if (decoded?.kind === 'ok')
        return { response: withTime(decoded.value, outcome.seconds), error: null };
    const error = outcome.kind === 'failed' ? outcome.message : inWords(decoded);
    return { response: withTime({ question_id: id, status: 'error', error }, outcome.seconds), error };
}
function inWords(decoded) {
    return decoded?.kind === 'invalid' ? `the command ended well, but ${(0,decode_decoded/* messageOf */.bD)(decoded)}` : '';
}
/** The time of the command, where the record has none of its own. */
function withTime(response, seconds) {
    if (!(0,core_values/* isAbsent */.W0)((0,core_values/* own */.ZV)(response, 'elapsed_sec')))
        return response;
    return { ...response, elapsed_sec: Math.round(seconds * 1000) / 1000 };
}

// EXTERNAL MODULE: ./src/cli/options.ts
var cli_options = __webpack_require__(776);
// EXTERNAL MODULE: ./src/cli/progress.ts + 1 modules
var cli_progress = __webpack_require__(4015);
// EXTERNAL MODULE: ./src/cli/warnings.ts
var cli_warnings = __webpack_require__(8425);
;// CONCATENATED MODULE: ./src/cli/record.ts











/** `stepgate record`: exit code 1 when it was interrupted, or no question was answered. */
async function record(options, process) {
    const print = (text) => void process.stderr.write(`${(0,report_text/* oneLine */.TN)(text)}\n`);
    const settings = await settingsOf(options, process);
    const progress = await (0,cli_progress/* makeProgress */._)(process, options.quiet === true, 'recording');
    const recorded = await recordResponses(settings, {
        progress: progress.update,
        stopping: (running, seconds) => {
            progress.stop();
            if (running > 0)
                print(`interrupted: ${running} running commands have ${seconds} s to end; once more ends them now`);
        },
        redact: (0,redact/* makeLocalRedactor */.Ik)(process.env).redact,
    }).finally(progress.stop);
    if (!options.quiet)
        printErrors(recorded, print);
    print(summary(recorded, settings));
    return recorded.isInterrupted || recorded.errors.length === recorded.wanted ? 1 : 0;
}
async function settingsOf(options, process) {
    const { operands, ...flags } = options;
    (0,cli_options/* refuseEmpty */.Ot)(flags);
    const select = options.select ?? [];
    (0,runs_select/* decodePatterns */.o9)(select, '--select');
    const given = {
        command: commandOf(operands[0] ?? []),
        file: fileOf(options.output),
        resume: options.resume ?? false,
        trials: (0,settings/* decodeCount */.OV)('--trials', options.trials),
        concurrency: (0,settings/* decodeCount */.OV)('--concurrency', options.concurrency),
        timeoutSec: (0,settings/* decodeSeconds */.q2)('--timeout', options.timeout),
        env: process.env,
    };
    const { corpus, warnings } = await (0,errors/* forInput */.cp)('--corpus', (0,files_corpus/* readCorpus */.XR)((0,cli_options/* required */.mw)('--corpus', options.corpus)));
    if (!options.quiet)
        (0,cli_warnings/* printWarnings */.V)(warnings.map(errors/* renderProblem */.yM), process);
    const questions = (0,runs_select/* selectQuestions */.yX)(corpus, select, hash/* sha256 */.s);
    if (questions.length === 0)
        throw (0,errors/* usageError */.Wp)('no question is selected');
    return { ...given, questions };
}
function commandOf([program, ...args]) {
    if (program !== undefined && program.trim() !== '')
        return [program, ...args];
    throw (0,errors/* usageError */.Wp)('the command is missing: write it after --, as in stepgate record … -- python agent.py');
}
function fileOf(output) {
    if (output === undefined)
        throw (0,errors/* usageError */.Wp)('--output is missing: name the file, as in -o responses.jsonl');
    if (/\.(jsonl|ndjson)$/i.test(output))
        return output;
    throw (0,errors/* usageError */.Wp)(`--output: expected a file that ends with .jsonl, got ${JSON.stringify(output)}`);
}
const SHOWN_ERRORS = 5;
const MAX_ERROR = 300;
function printErrors({ errors }, print) {
    for (const { questionId, message } of errors.slice(0, SHOWN_ERRORS)) {
        print(`warning: question ${JSON.stringify(questionId)}: ${(0,report_text/* cut */.Jj)((0,report_text/* oneLine */.TN)(message), MAX_ERROR)}`);
    }
    if (errors.length > SHOWN_ERRORS)
        print(`… and ${errors.length - SHOWN_ERRORS} more errors`);
}
function summary({ done, wanted, kept, errors, isInterrupted }, { file }) {
    if (isInterrupted && done < wanted) {
        return `interrupted: ${done} of ${wanted} responses are in ${file}; continue with --resume`;
    }
    const failed = errors.length === 0 ? '' : `, ${errors.length} of them ${errors.length === 1 ? 'an error' : 'errors'}`;
    const before = kept === 0 ? '' : `; ${kept} ${kept === 1 ? 'was' : 'were'} there before`;
    const count = done - kept;
    return `recorded: ${count} ${count === 1 ? 'response' : 'responses'} to ${file}${failed}${before}`;
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


/***/ }),

/***/ 3608:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  _0: () => (/* binding */ isQueryText),
  _I: () => (/* binding */ looksLikeGraph),
  GM: () => (/* binding */ queryDistance),
  E2: () => (/* binding */ queryOf)
});

// UNUSED EXPORTS: readQuery

// EXTERNAL MODULE: ./src/core/values.ts
var values = __webpack_require__(4101);
// EXTERNAL MODULE: ./src/core/sparql/query-tokens.ts
var query_tokens = __webpack_require__(6608);
;// CONCATENATED MODULE: ./src/core/sparql/query-triples.ts
const EXPRESSIONS = new Set(['filter', 'bind', 'values', 'having']);
const NAMED_PARTS = new Set(['graph', 'service']);
const PATH_SIGNS = new Set(['/', '|', '^', '!', '(', ')', '*', '+', '?']);
/** Signs of a path after which it goes on. */
const JOINING = new Set(['/', '|', '^', '!', '(']);
/** A longer query is read this far. */
const MOST_TRIPLES = 1000;
const BLANK = { kind: 'word', value: '[]', written: '[]' };
/** The triple patterns of a query, found by its tokens alone; what cannot be one is passed over. */
function triplesOf(tokens, prefixes) {
    const from = tokens.findIndex(({ kind, text }) => kind === 'sign' && text === '{');
    const start = { at: from < 0 ? tokens.length : from + 1, subject: null, path: null };
    const reader = { tokens, prefixes, found: [], outer: [], ...start };
    while (reader.at < tokens.length && reader.found.length < MOST_TRIPLES)
        readNext(reader);
    return reader.found;
}
function readNext(reader) {
    const token = reader.tokens[reader.at];
    if (token.kind === 'sign')
        readSign(reader, token.text);
    else if (token.kind === 'word' && isKeyword(token, reader))
        readKeyword(reader, token.text.toLowerCase());
    else if (token.kind === 'word' && token.text.startsWith('@'))
        reader.at++;
    else
        readTerm(reader, termOf(token, reader.prefixes));
}
/** A word without a colon is a keyword, but for `a`, numbers and truth values. */
function isKeyword({ text }, { subject, path }) {
    if (text.includes(':') || text.startsWith('@') || /^\d/.test(text))
        return false;
    return !(text === 'a' && subject && !path) && !(path && (text === 'true' || text === 'false'));
}
function readSign(reader, sign) {
    const { subject, path } = reader;
    reader.at++;
    if (sign === '.' || sign === '{' || sign === '}')
        restart(reader);
    else if (sign === ';')
        reader.path = null;
    else if (sign === '[') {
        readPlaced(reader, BLANK);
        reader.outer.push({ subject: path ? subject : BLANK, path });
        Object.assign(reader, { subject: BLANK, path: null });
    }
    else if (sign === ']')
        Object.assign(reader, reader.outer.pop() ?? { subject: null, path: null });
    else if (sign === '^' && reader.tokens[reader.at]?.text === '^')
        reader.at += 2;
    else if (sign === '(' && (!subject || path))
        skipBrackets(reader, '(', ')');
    else if (subject && !path && PATH_SIGNS.has(sign)) {
        reader.at--;
        readPath(reader);
    }
}
function restart(reader) {
    Object.assign(reader, { subject: null, path: null });
}
function readKeyword(reader, word) {
    restart(reader);
    reader.at++;
    if (NAMED_PARTS.has(word))
        reader.at += reader.tokens[reader.at]?.text.toLowerCase() === 'silent' ? 2 : 1;
    else if (word === 'select')
        while (reader.at < reader.tokens.length && !isSign(reader, '{'))
            reader.at++;
    else if (EXPRESSIONS.has(word))
        readExpression(reader);
}
function isSign({ tokens, at }, sign) {
    return tokens[at]?.kind === 'sign' && tokens[at]?.text === sign;
}
/** A FILTER, BIND or VALUES: each constant in it is said of the variable before it, or of the first one after it. */
function readExpression(reader) {
    const from = reader.at;
    if (['exists', 'not'].includes(reader.tokens[from]?.text.toLowerCase() ?? ''))
        return;
    const stop = new Set(['(', '{']);
    while (reader.at < reader.tokens.length && !stop.has(reader.tokens[reader.at]?.text ?? ''))
        reader.at++;
    const isBlock = isSign(reader, '{');
    reader.at++;
    skipBrackets(reader, isBlock ? '{' : '(', isBlock ? '}' : ')');
    const inside = reader.tokens.slice(from, reader.at);
    let subject = inside.find(({ kind }) => kind === 'variable');
    for (const [index, token] of inside.entries()) {
        const isType = inside[index - 1]?.text === '^';
        const isOther = [inside[index - 2], inside[index + 1]].some((sign) => sign?.text === '!');
        if (token.kind === 'variable')
            subject = token;
        else if ((token.kind === 'text' || token.kind === 'iri' || token.text.includes(':')) &&
            subject &&
            !isType &&
            !isOther) {
            const [left, right] = [termOf(subject, reader.prefixes), termOf(token, reader.prefixes)];
            reader.found.push({ subject: left, path: null, object: right });
        }
    }
}
/** Goes behind the bracket that closes the one that was just read. */
function skipBrackets(reader, open, close) {
    for (let depth = 1; reader.at < reader.tokens.length && depth > 0; reader.at++) {
        if (isSign(reader, open))
            depth++;
        else if (isSign(reader, close))
            depth--;
    }
}
function readTerm(reader, term) {
    if (reader.subject && !reader.path)
        readPath(reader);
    else {
        reader.at++;
        readPlaced(reader, term);
    }
}
/** A term as subject or object. */
function readPlaced(reader, term) {
    const { subject, path } = reader;
    if (subject && path)
        reader.found.push({ subject, path, object: term });
    else if (!subject)
        reader.subject = term;
}
function readPath(reader) {
    const pieces = [];
    let isOpen = true;
    for (; reader.at < reader.tokens.length; reader.at++) {
        const token = reader.tokens[reader.at];
        const isPathSign = token.kind === 'sign' && PATH_SIGNS.has(token.text);
        if (!isPathSign && (token.kind === 'sign' || !isOpen))
            break;
        if (!isPathSign)
            pieces.push(termOf(token, reader.prefixes));
        isOpen = isPathSign && (JOINING.has(token.text) || isOpen);
    }
    reader.path = pieces;
    if (pieces.length === 0)
        reader.at++;
}
function termOf({ kind, text }, prefixes) {
    if (kind === 'iri')
        return { kind, value: text, written: `<${text}>` };
    if (kind === 'text')
        return { kind, value: text, written: `"${text}"` };
    if (kind === 'variable')
        return { kind, value: text, written: `?${text}` };
    const colon = text.indexOf(':');
    if (colon < 0 || kind === 'sign')
        return { kind: 'word', value: text, written: text };
    const start = prefixes.get(text.slice(0, colon + 1));
    return { kind: 'iri', value: start === undefined ? text : start + text.slice(colon + 1), written: text };
}

;// CONCATENATED MODULE: ./src/core/sparql/query-text.ts



/** A longer query is left alone. */
const LONGEST_QUERY = 100_000;
const LONGEST_FORM = 'construct'.length;
const FORM = /^(?:select|ask|construct|describe)$/i;
const FORMS = new Map([
    ['select', 'select'],
    ['ask', 'ask'],
    ['construct', 'graph'],
    ['describe', 'graph'],
]);
/** The query among the arguments of a step, whatever its key is; null when there is none. */
function queryOf(args) {
    for (const value of Object.values(args)) {
        const query = typeof value === 'string' ? readQuery(value) : null;
        if (query)
            return query;
    }
    return null;
}
/** A text as a query; null when it is none. */
function readQuery(text) {
    if (text.length > LONGEST_QUERY || !/[{<]/.test(text) || !/select|ask|construct|describe/i.test(text))
        return null;
    const { prefixes, end } = (0,query_tokens/* prologueOf */.fb)(text);
    const tokens = (0,query_tokens/* tokensOf */.k8)(text, end);
    const at = tokens.findIndex(({ kind, text }) => kind === 'word' && text.length <= LONGEST_FORM && FORM.test(text));
    const form = FORMS.get(tokens[at]?.text.toLowerCase() ?? '');
    if (!form)
        return null;
    const variables = form === 'select' ? projectedOf(tokens.slice(at + 1)) : [];
    return { form, variables, limit: limitOf(tokens), triples: triplesOf(tokens, prefixes), text };
}
function projectedOf(tokens) {
    const names = [];
    let depth = 0;
    for (const [index, token] of tokens.entries()) {
        const word = token.kind === 'word' ? token.text.toLowerCase() : token.text;
        if (token.kind === 'sign' && word === '{')
            break;
        if (token.kind === 'word' && (word === 'where' || word === 'from'))
            break;
        if (token.kind === 'sign' && word === '*' && depth === 0)
            return null;
        if (token.kind === 'sign' && (word === '(' || word === ')'))
            depth += word === '(' ? 1 : -1;
        const isNamed = depth === 0 || tokens[index - 1]?.text.toLowerCase() === 'as';
        if (token.kind === 'variable' && isNamed)
            names.push(token.text);
    }
    return names;
}
/** It stands behind the last brace. */
function limitOf(tokens) {
    for (let at = tokens.length - 2; at >= 0 && tokens[at]?.text !== '}'; at--) {
        const [{ kind, text }, number] = [tokens[at], tokens[at + 1]?.text ?? ''];
        if (kind === 'word' && /^limit$/i.test(text) && /^\d{1,9}$/.test(number))
            return Number(number);
    }
    return null;
}
/** How many tokens only one of two queries has, names of variables aside; a first measure of how much they differ. */
function queryDistance(one, other) {
    const [left, right] = [tokenSet(one), tokenSet(other)];
    const shared = [...left].filter((token) => right.has(token)).length;
    return left.size + right.size - 2 * shared;
}
/** Read again, as tokens take many times the room of their text. */
function tokenSet({ text }) {
    const tokens = (0,query_tokens/* tokensOf */.k8)(text).filter(({ kind }) => kind !== 'variable');
    return new Set(tokens.map((token) => `${token.kind} ${token.text}`));
}
/** Whether an output is a graph in Turtle or another notation, as DESCRIBE and CONSTRUCT give it. */
function looksLikeGraph(output) {
    if ((0,values/* isMapping */.pi)(output))
        return Object.hasOwn(output, '@graph') || Object.hasOwn(output, '@context');
    if (typeof output !== 'string')
        return false;
    const start = output.slice(0, 200).replace(/^[\s"]+/, '');
    return /^(?:@prefix|@base|PREFIX|BASE|<[^<>\s]*> +<|_:[\w-]+ +<)/i.test(start);
}
/** Whether a text looks like a query at all: tools that search for texts have a `query`, too. */
function isQueryText(query) {
    return typeof query === 'string' && /[{<]/.test(query) && /\b(?:select|ask|construct|describe)\b/i.test(query);
}


/***/ }),

/***/ 6608:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   U0: () => (/* binding */ writtenTokens),
/* harmony export */   fb: () => (/* binding */ prologueOf),
/* harmony export */   k8: () => (/* binding */ tokensOf)
/* harmony export */ });
const IRI = /<([^<>"{}|^`\\\s]*)>/y;
const VARIABLE = /[?$]([\p{L}\p{N}_]+)/uy;
const WORD = /[\p{L}\p{N}_:@][\p{L}\p{N}_.:%@-]*/uy;
const SPACE = /\s+/y;
const PREFIX = /\s*(?:prefix|base)\s+(?:([^\s:<]*:)\s*)?<([^<>\s]*)>/iy;
/** The prefixes that a query declares, each with its colon, and where the query begins behind them. */
function prologueOf(query) {
    const prefixes = new Map();
    let end = 0;
    for (;;) {
        PREFIX.lastIndex = end;
        const found = PREFIX.exec(query);
        if (!found)
            return { prefixes, end };
        if (found[1] !== undefined)
            prefixes.set(found[1], found[2]);
        end = PREFIX.lastIndex;
    }
}
/** The tokens of a query from a place on. Never throws: what no token can be is a sign, a text without an end goes to the end. */
function tokensOf(query, start = 0) {
    const tokens = [];
    for (let at = start; at < query.length;)
        at = readToken(query, at, tokens);
    return tokens;
}
/** The tokens of a query as they are written, comments among them: together they are the whole text but for its blanks. */
function* writtenTokens(query) {
    let spaced = false;
    for (let at = 0, end = 0; at < query.length; at = end) {
        end = readToken(query, at, []);
        const text = query.slice(at, end);
        if (text.trim() !== '')
            yield { text, spaced };
        spaced = text.trim() === '';
    }
}
/** Adds the token that begins at a place, if there is one, and gives the place behind it. */
function readToken(query, at, tokens) {
    switch (query[at]) {
        case '"':
        case "'":
            return readText(query, at, tokens);
        case '#':
            return query.indexOf('\n', at) < 0 ? query.length : query.indexOf('\n', at);
        case '<':
            return readMatch(IRI, 'iri', query, at, tokens) ?? readSign(query, at, tokens);
        case '?':
        case '$':
            return readMatch(VARIABLE, 'variable', query, at, tokens) ?? readSign(query, at, tokens);
        default:
            return readWord(query, at, tokens);
    }
}
function readSign(query, at, tokens) {
    tokens.push({ kind: 'sign', text: query[at] });
    return at + 1;
}
function readMatch(expression, kind, query, at, tokens) {
    expression.lastIndex = at;
    const found = expression.exec(query);
    if (!found)
        return null;
    tokens.push({ kind, text: found[1] });
    return expression.lastIndex;
}
/** A word, blanks, or a sign. A dot at the end of a name ends the statement. */
function readWord(query, at, tokens) {
    SPACE.lastIndex = at;
    if (SPACE.test(query))
        return SPACE.lastIndex;
    WORD.lastIndex = at;
    if (!WORD.test(query))
        return readSign(query, at, tokens);
    let end = WORD.lastIndex;
    while (query[end - 1] === '.')
        end--;
    tokens.push({ kind: 'word', text: query.slice(at, end) });
    return end;
}
/** A text in quotes, single or threefold; a backslash keeps the next character from ending it. */
function readText(query, start, tokens) {
    const mark = query[start];
    const quote = query.startsWith(mark.repeat(3), start) ? mark.repeat(3) : mark;
    const from = start + quote.length;
    let at = from;
    while (at < query.length && !query.startsWith(quote, at))
        at += query[at] === '\\' ? 2 : 1;
    tokens.push({ kind: 'text', text: query.slice(from, at) });
    return Math.min(at, query.length) + quote.length;
}


/***/ }),

/***/ 552:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   H: () => (/* binding */ isEmptyResult),
/* harmony export */   X: () => (/* binding */ decodeSparqlResult)
/* harmony export */ });
/* harmony import */ var _text_json_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4289);
/* harmony import */ var _values_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4101);


/** Reads a tool output, text or value, as SPARQL 1.1 Query Results JSON. Never throws. */
function decodeSparqlResult(output) {
    if (typeof output !== 'string')
        return resultOfValue(output);
    const json = (0,_text_json_js__WEBPACK_IMPORTED_MODULE_0__/* .readJson */ .Vh)(output);
    if (json.kind === 'invalid')
        return unreadable(`is not SPARQL JSON: ${json.reason}`);
    return resultOfValue(json.value);
}
function resultOfValue(value) {
    if (!(0,_values_js__WEBPACK_IMPORTED_MODULE_1__/* .isMapping */ .pi)(value))
        return unreadable(`is not SPARQL JSON: ${nameOfKind(value)}, expected an object`);
    if (typeof value.boolean === 'boolean')
        return { kind: 'ask', value: value.boolean };
    const bindings = (0,_values_js__WEBPACK_IMPORTED_MODULE_1__/* .isMapping */ .pi)(value.results) ? value.results.bindings : undefined;
    if (!Array.isArray(bindings))
        return unreadable('is not SPARQL JSON: no results.bindings and no boolean');
    const oddRow = bindings.findIndex((row) => typeof row !== 'object' || row === null || Array.isArray(row));
    if (oddRow >= 0)
        return unreadable(`is not SPARQL JSON: results.bindings[${oddRow}] is not an object`);
    const columns = columnsOf(value.head, bindings);
    if (isMostlyEmpty(columns, bindings)) {
        return unreadable(`has ${bindings.length} rows of ${columns.length} columns, nearly all of them empty`);
    }
    return { kind: 'select', columns, rows: bindings };
}
/** Cells of a table that is compared however few of them are bound. */
const FREE_CELLS = 5_000_000;
/** Cells of a larger one for each that is bound: a short text must not ask for much more memory than it takes. */
const CELLS_PER_BOUND = 50;
function isMostlyEmpty(columns, rows) {
    const cells = columns.length * rows.length;
    if (cells <= FREE_CELLS)
        return false;
    const bound = rows.reduce((sum, row) => sum + Object.keys(row).length, 0);
    return cells > CELLS_PER_BOUND * (bound + columns.length);
}
/** The variables of the head; engines that leave the head out get those of their rows. */
function columnsOf(head, rows) {
    const declared = (0,_values_js__WEBPACK_IMPORTED_MODULE_1__/* .isMapping */ .pi)(head) ? head.vars : undefined;
    if (Array.isArray(declared))
        return declared.filter((name) => typeof name === 'string');
    return [...new Set(rows.flatMap((row) => Object.keys(row)))];
}
function nameOfKind(value) {
    if (value === null || value === undefined)
        return 'no output';
    return Array.isArray(value) ? 'a list' : `a ${typeof value}`;
}
function unreadable(reason) {
    return { kind: 'unreadable', reason };
}
const NO_ROWS = /"bindings"\s*:\s*\[\s*\]/;
/** True for SPARQL JSON that holds a table without rows; most outputs are distinguished without parsing them. */
function isEmptyResult(output) {
    if (output === null || output === undefined)
        return false;
    if (typeof output === 'string' && !NO_ROWS.test(output))
        return false;
    const result = decodeSparqlResult(output);
    return result.kind === 'select' && result.rows.length === 0;
}


/***/ }),

/***/ 6437:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   O2: () => (/* binding */ prepareGroups),
/* harmony export */   R8: () => (/* binding */ prepareReference),
/* harmony export */   g0: () => (/* binding */ prepareActual),
/* harmony export */   hG: () => (/* binding */ namesWithAliases),
/* harmony export */   jF: () => (/* binding */ fitsPattern)
/* harmony export */ });
/* harmony import */ var _sparql_query_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3608);
/* harmony import */ var _sparql_result_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(552);


function prepareReference(step) {
    return { step, sparql: once(() => (0,_sparql_result_js__WEBPACK_IMPORTED_MODULE_1__/* .decodeSparqlResult */ .X)(step.output)), query: once(() => (0,_sparql_query_text_js__WEBPACK_IMPORTED_MODULE_0__/* .queryOf */ .E2)(step.args)) };
}
/** The groups of a question; each output is read at most once. */
function prepareGroups(groups) {
    return groups.map((group) => group.map(prepareReference));
}
function prepareActual(step, aliases) {
    const names = namesWithAliases(step.name, aliases);
    return { step, names, sparql: once(() => (0,_sparql_result_js__WEBPACK_IMPORTED_MODULE_1__/* .decodeSparqlResult */ .X)(step.output)), query: once(() => (0,_sparql_query_text_js__WEBPACK_IMPORTED_MODULE_0__/* .queryOf */ .E2)(step.args)) };
}
/** The name of a step with all names that it counts as. */
function namesWithAliases(name, aliases) {
    return new Set([name, ...aliases.filter(({ pattern }) => fitsPattern(name, pattern)).map((alias) => alias.name)]);
}
function once(make) {
    let made = null;
    return () => {
        made ??= { value: make() };
        return made.value;
    };
}
/** Whether a text fits a pattern in which `*` stands for any run of characters; linear, no regular expression. */
function fitsPattern(text, pattern) {
    const [head = '', ...rest] = pattern.split('*');
    const tail = rest.pop();
    if (tail === undefined)
        return text === pattern;
    if (!text.startsWith(head))
        return false;
    let at = head.length;
    for (const part of rest) {
        const found = text.indexOf(part, at);
        if (found < 0)
            return false;
        at = found + part.length;
    }
    return text.length - tail.length >= at && text.endsWith(tail);
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

/***/ 370:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  A: () => (/* binding */ pLimit)
});

// UNUSED EXPORTS: limitFunction

;// CONCATENATED MODULE: ./node_modules/yocto-queue/index.js
/*
How it works:
`this.#head` is an instance of `Node` which keeps track of its current value and nests another instance of `Node` that keeps the value that comes after it. When a value is provided to `.enqueue()`, the code needs to iterate through `this.#head`, going deeper and deeper to find the last value. However, iterating through every single item is slow. This problem is solved by saving a reference to the last value as `this.#tail` so that it can reference it to add a new value.
*/

class Node {
	value;
	next;

	constructor(value) {
		this.value = value;
	}
}

class Queue {
	#head;
	#tail;
	#size;

	constructor() {
		this.clear();
	}

	enqueue(value) {
		const node = new Node(value);

		if (this.#head) {
			this.#tail.next = node;
			this.#tail = node;
		} else {
			this.#head = node;
			this.#tail = node;
		}

		this.#size++;
	}

	dequeue() {
		const current = this.#head;
		if (!current) {
			return;
		}

		this.#head = this.#head.next;
		this.#size--;

		// Clean up tail reference when queue becomes empty
		if (!this.#head) {
			this.#tail = undefined;
		}

		return current.value;
	}

	peek() {
		if (!this.#head) {
			return;
		}

		return this.#head.value;

		// TODO: Node.js 18.
		// return this.#head?.value;
	}

	clear() {
		this.#head = undefined;
		this.#tail = undefined;
		this.#size = 0;
	}

	get size() {
		return this.#size;
	}

	* [Symbol.iterator]() {
		let current = this.#head;

		while (current) {
			yield current.value;
			current = current.next;
		}
	}

	* drain() {
		while (this.#head) {
			yield this.dequeue();
		}
	}
}

;// CONCATENATED MODULE: ./node_modules/p-limit/index.js


function pLimit(concurrency) {
	let rejectOnClear = false;

	if (typeof concurrency === 'object') {
		({concurrency, rejectOnClear = false} = concurrency);
	}

	validateConcurrency(concurrency);

	if (typeof rejectOnClear !== 'boolean') {
		throw new TypeError('Expected `rejectOnClear` to be a boolean');
	}

	const queue = new Queue();
	let activeCount = 0;

	const resumeNext = () => {
		// Process the next queued function if we're under the concurrency limit
		if (activeCount < concurrency && queue.size > 0) {
			activeCount++;
			queue.dequeue().run();
		}
	};

	const next = () => {
		activeCount--;
		resumeNext();
	};

	const run = async (function_, resolve, arguments_) => {
		// Execute the function and capture the result promise
		const result = (async () => function_(...arguments_))();

		// Resolve immediately with the promise (don't wait for completion)
		resolve(result);

		// Wait for the function to complete (success or failure)
		// We catch errors here to prevent unhandled rejections,
		// but the original promise rejection is preserved for the caller
		try {
			await result;
		} catch {}

		// Decrement active count and process next queued function
		next();
	};

	const enqueue = (function_, resolve, reject, arguments_) => {
		const queueItem = {reject};

		// Queue the internal resolve function instead of the run function
		// to preserve the asynchronous execution context.
		new Promise(internalResolve => { // eslint-disable-line promise/param-names
			queueItem.run = internalResolve;
			queue.enqueue(queueItem);
		}).then(run.bind(undefined, function_, resolve, arguments_)); // eslint-disable-line promise/prefer-await-to-then

		// Start processing immediately if we haven't reached the concurrency limit
		if (activeCount < concurrency) {
			resumeNext();
		}
	};

	const generator = (function_, ...arguments_) => new Promise((resolve, reject) => {
		enqueue(function_, resolve, reject, arguments_);
	});

	Object.defineProperties(generator, {
		activeCount: {
			get: () => activeCount,
		},
		pendingCount: {
			get: () => queue.size,
		},
		clearQueue: {
			value() {
				if (!rejectOnClear) {
					queue.clear();
					return;
				}

				const abortError = AbortSignal.abort().reason;

				while (queue.size > 0) {
					queue.dequeue().reject(abortError);
				}
			},
		},
		concurrency: {
			get: () => concurrency,

			set(newConcurrency) {
				validateConcurrency(newConcurrency);
				concurrency = newConcurrency;

				queueMicrotask(() => {
					// eslint-disable-next-line no-unmodified-loop-condition
					while (activeCount < concurrency && queue.size > 0) {
						resumeNext();
					}
				});
			},
		},
		map: {
			async value(iterable, function_) {
				const promises = [];

				try {
					Array.from(iterable, (value, index) => {
						const promise = generator(function_, value, index);
						promises.push(promise);
						return promise;
					});
				} catch (error) {
					// The iterable threw, so `Promise.all` never observes the already scheduled promises. Observe them here to avoid unhandled rejections.
					for (const promise of promises) {
						promise.catch(() => {}); // eslint-disable-line promise/prefer-await-to-then
					}

					throw error;
				}

				return Promise.all(promises);
			},
		},
	});

	return generator;
}

function limitFunction(function_, options) {
	const limit = pLimit(options);

	const limitedFunction = (...arguments_) => limit(() => function_(...arguments_));
	Object.defineProperty(limitedFunction, 'clearQueue', {
		value: limit.clearQueue,
	});

	return limitedFunction;
}

function validateConcurrency(concurrency) {
	if (!((Number.isInteger(concurrency) || concurrency === Number.POSITIVE_INFINITY) && concurrency > 0)) {
		throw new TypeError('Expected `concurrency` to be a number from 1 and up');
	}
}


/***/ })

};
