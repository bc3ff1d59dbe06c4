export const id = 271;
export const ids = [271];
export const modules = {

/***/ 3271:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   k: () => (/* binding */ EVALUATION_FILE),
/* harmony export */   z: () => (/* binding */ openEvaluationFile)
/* harmony export */ });
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1455);
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(node_fs_promises__WEBPACK_IMPORTED_MODULE_0__);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6760);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1___default = /*#__PURE__*/__webpack_require__.n(node_path__WEBPACK_IMPORTED_MODULE_1__);
/* harmony import */ var _core_runs_entry_place_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3640);
/* harmony import */ var _output_file_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(4826);
/* harmony import */ var _text_file_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(2144);
/* harmony import */ var _yaml_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(1146);






const EVALUATION_FILE = 'evaluation.yaml';
/** Starts the evaluation file of a folder. */
async function openEvaluationFile(folder) {
    const path = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, EVALUATION_FILE);
    const partial = (0,_output_file_js__WEBPACK_IMPORTED_MODULE_3__/* .partialOf */ .Z1)(path);
    const file = await (0,_text_file_js__WEBPACK_IMPORTED_MODULE_4__/* .openText */ .U)(partial);
    const pieces = [];
    const write = async ({ question, trial, part }, keys) => {
        if (Object.keys(keys).length === 0)
            return;
        const { from, length } = await file.append(textOf(keys, part));
        pieces.push({ question, trial, part, from, length });
    };
    const finish = async () => {
        await file.flush();
        const inOrder = pieces.slice(1).every((piece, index) => (0,_core_runs_entry_place_js__WEBPACK_IMPORTED_MODULE_2__/* .compareEntryPlaces */ .m)(pieces[index] ?? piece, piece) < 0);
        if (!inOrder)
            await copyInOrder(file.handle, pieces, path);
        await file.handle.close();
        await (inOrder ? (0,_output_file_js__WEBPACK_IMPORTED_MODULE_3__/* .completeFile */ .kB)(path) : (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.rm)(partial));
        return path;
    };
    const discard = async () => {
        await file.handle.close().catch(() => undefined);
        await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.rm)(partial, { force: true });
    };
    return { write, finish, discard };
}
/** One item of the list, or the further keys of one. */
function textOf(keys, part) {
    const text = (0,_yaml_js__WEBPACK_IMPORTED_MODULE_5__/* .dumpYaml */ .M7)([keys]);
    return part === _core_runs_entry_place_js__WEBPACK_IMPORTED_MODULE_2__/* .ENTRY_PARTS */ .A.start ? text : `  ${text.slice(2)}`;
}
async function copyInOrder(file, pieces, path) {
    const sorted = [...pieces].sort(_core_runs_entry_place_js__WEBPACK_IMPORTED_MODULE_2__/* .compareEntryPlaces */ .m);
    const partial = `${path}.sorted`;
    const target = await (0,_text_file_js__WEBPACK_IMPORTED_MODULE_4__/* .openText */ .U)(partial);
    for (const { from, length } of sorted) {
        const bytes = Buffer.allocUnsafe(length);
        await file.read(bytes, 0, length, from);
        await target.append(bytes.toString('utf8'));
    }
    await target.flush();
    await target.handle.close();
    await (0,_output_file_js__WEBPACK_IMPORTED_MODULE_3__/* .completeFile */ .kB)(path, partial);
}


/***/ }),

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

/***/ 6583:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Wn: () => (/* binding */ makeOutputFolder),
/* harmony export */   hV: () => (/* binding */ writeFiles),
/* harmony export */   qK: () => (/* binding */ writeComparisonFiles),
/* harmony export */   tu: () => (/* binding */ BASELINE_FILE)
/* harmony export */ });
/* unused harmony exports AGGREGATES_FILE, COMPARISON_FILE, REPORT_FILE, MAX_BASELINE */
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6760);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(node_path__WEBPACK_IMPORTED_MODULE_0__);
/* harmony import */ var _core_baseline_encode_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7945);
/* harmony import */ var _report_files_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3596);
/* harmony import */ var _evaluation_file_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(3271);
/* harmony import */ var _output_file_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(4826);
/* harmony import */ var _text_file_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(2144);
/* harmony import */ var _yaml_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(1146);







const AGGREGATES_FILE = 'aggregates.yaml';
const COMPARISON_FILE = 'comparison.yaml';
const BASELINE_FILE = 'baseline.yaml';
const REPORT_FILE = 'report.md';
/** A baseline that is read from an artifact may be no larger; the writer keeps within it. */
const MAX_BASELINE = 20 * 1024 * 1024;
/** Makes the folder that a run writes to; returns its real path. Anything that blocks a file is found now. */
async function makeOutputFolder(folder, roots) {
    const real = await (0,_output_file_js__WEBPACK_IMPORTED_MODULE_4__/* .makeFolder */ .fc)(folder, roots);
    await checkOutputs(real, [_evaluation_file_js__WEBPACK_IMPORTED_MODULE_3__/* .EVALUATION_FILE */ .k, AGGREGATES_FILE, COMPARISON_FILE, REPORT_FILE, BASELINE_FILE]);
    return real;
}
async function checkOutputs(folder, names) {
    const paths = names.map((name) => (0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(folder, name)).flatMap((path) => [path, (0,_output_file_js__WEBPACK_IMPORTED_MODULE_4__/* .partialOf */ .Z1)(path)]);
    for (const path of paths)
        await (0,_output_file_js__WEBPACK_IMPORTED_MODULE_4__/* .checkOutput */ .yr)(path);
}
/** Writes the files of a run beside the evaluation file. */
async function writeFiles(folder, report, markdown) {
    await (0,_output_file_js__WEBPACK_IMPORTED_MODULE_4__/* .writeText */ .Qo)((0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(folder, AGGREGATES_FILE), (0,_yaml_js__WEBPACK_IMPORTED_MODULE_6__/* .dumpYaml */ .M7)(report.run.aggregates));
    await (0,_output_file_js__WEBPACK_IMPORTED_MODULE_4__/* .writeText */ .Qo)((0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(folder, COMPARISON_FILE), (0,_yaml_js__WEBPACK_IMPORTED_MODULE_6__/* .dumpYaml */ .M7)((0,_report_files_js__WEBPACK_IMPORTED_MODULE_2__/* .comparisonFile */ .E)(report)));
    await (0,_output_file_js__WEBPACK_IMPORTED_MODULE_4__/* .writeText */ .Qo)((0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(folder, REPORT_FILE), markdown);
    await writeBaseline((0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(folder, BASELINE_FILE), report.run);
}
/** Writes what a comparison of two scored runs found; gives back the paths. */
async function writeComparisonFiles(folder, report, markdown) {
    const real = await (0,_output_file_js__WEBPACK_IMPORTED_MODULE_4__/* .makeFolder */ .fc)(folder);
    await checkOutputs(real, [COMPARISON_FILE, REPORT_FILE]);
    await (0,_output_file_js__WEBPACK_IMPORTED_MODULE_4__/* .writeText */ .Qo)((0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(real, COMPARISON_FILE), (0,_yaml_js__WEBPACK_IMPORTED_MODULE_6__/* .dumpYaml */ .M7)((0,_report_files_js__WEBPACK_IMPORTED_MODULE_2__/* .comparisonFile */ .E)(report)));
    await (0,_output_file_js__WEBPACK_IMPORTED_MODULE_4__/* .writeText */ .Qo)((0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(real, REPORT_FILE), markdown);
    return [(0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(folder, COMPARISON_FILE), (0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(folder, REPORT_FILE)];
}
async function writeBaseline(path, run) {
    const head = (0,_yaml_js__WEBPACK_IMPORTED_MODULE_6__/* .dumpYaml */ .M7)((0,_core_baseline_encode_js__WEBPACK_IMPORTED_MODULE_1__/* .baselineHead */ ._)(run));
    for (const depth of ['full', 'without causes', 'scores only']) {
        const file = await (0,_text_file_js__WEBPACK_IMPORTED_MODULE_5__/* .openText */ .U)((0,_output_file_js__WEBPACK_IMPORTED_MODULE_4__/* .partialOf */ .Z1)(path));
        const isWhole = await writeQuestions(file, head, run, depth);
        await file.flush();
        await file.handle.close();
        if (isWhole)
            return (0,_output_file_js__WEBPACK_IMPORTED_MODULE_4__/* .completeFile */ .kB)(path);
    }
}
/** Writes the questions as far as the size goes; without it only what cannot be made shorter. False: it was cut off. */
async function writeQuestions(file, head, run, depth) {
    const most = depth === 'scores only' ? Number.POSITIVE_INFINITY : MAX_BASELINE;
    let { length: size } = await file.append(`${head}questions:\n`);
    for (const question of run.questions) {
        size += (await file.append((0,_yaml_js__WEBPACK_IMPORTED_MODULE_6__/* .dumpYaml */ .M7)([(0,_core_baseline_encode_js__WEBPACK_IMPORTED_MODULE_1__/* .baselineQuestion */ .eh)(question, depth)]))).length;
        if (size > most)
            return false;
    }
    return true;
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

/***/ 9576:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  o: () => (/* binding */ loadQueryComparer)
});

// EXTERNAL MODULE: ./src/core/sparql/query-grounding.ts
var query_grounding = __webpack_require__(9901);
// EXTERNAL MODULE: ./src/core/values.ts
var values = __webpack_require__(4101);
;// CONCATENATED MODULE: ./src/core/sparql/query-names.ts

/** Namespaces of prefixes that a query uses and does not declare begin with this. */
const UNDECLARED = 'undeclared:';
/** Characters of a fact that are kept. */
const MOST_SHOWN = 160;
const WHOLE_IRI = /<([^<>\s]*)>/g;
/** Local parts that can stand behind a prefix. */
const LOCAL_NAME = /^[\p{L}\p{N}_][\p{L}\p{N}_.-]*$/u;
/** Writes the terms of facts with the prefixes of the queries, the first that has one for a namespace. */
function makeShortener(...tables) {
    const entries = tables.flatMap((table) => Object.entries(table));
    const namespaces = entries.filter(([, namespace]) => namespace !== '');
    const short = (whole, iri) => {
        for (const [prefix, namespace] of namespaces) {
            if (iri.startsWith(namespace) && LOCAL_NAME.test(iri.slice(namespace.length))) {
                return `${prefix}:${iri.slice(namespace.length)}`;
            }
        }
        return whole;
    };
    return (text) => cutText(text.replace(WHOLE_IRI, short));
}
function cutText(text) {
    return text.length > MOST_SHOWN ? `${text.slice(0, MOST_SHOWN - 1)}…` : text;
}
const NAMED = /(?<![\p{L}\p{N}_.:-])([\p{L}\p{N}_.-]{1,60}):([\p{L}\p{N}_.-]{1,120})/gu;
/**
 * The meaning of the undeclared prefixes of two queries, by the whole IRIs in them: the namespace with which most names
 * are the same. It reads texts, as a query is parsed with its prefixes.
 */
function learnPrefixes(texts) {
    const iris = new Set(texts.flatMap((text) => [...text.matchAll(WHOLE_IRI)].map(([, iri]) => iri)));
    const byLocal = new Map();
    for (const iri of iris) {
        const at = Math.max(iri.lastIndexOf('#'), iri.lastIndexOf('/')) + 1;
        if (at > 0)
            (0,values/* listAt */.gT)(byLocal, iri.slice(at)).push(iri.slice(0, at));
    }
    if (byLocal.size === 0)
        return {};
    const names = new Set(texts.flatMap((text) => [...text.matchAll(NAMED)].map(([name]) => name)));
    const votes = new Map();
    for (const name of names) {
        const [prefix = '', local = ''] = name.replace(/\.{1,9}$/, '').split(':');
        const counts = votes.get(prefix) ?? new Map();
        for (const namespace of byLocal.get(local) ?? [])
            (0,values/* increment */.GV)(counts, namespace);
        if (counts.size > 0)
            votes.set(prefix, counts);
    }
    return Object.fromEntries([...votes].map(([prefix, counts]) => [prefix, mostFrequent(counts)]));
}
function mostFrequent(counts) {
    return [...counts].reduce((best, next) => (next[1] > best[1] ? next : best))[0];
}

;// CONCATENATED MODULE: ./src/core/sparql/query-pairing.ts
/** Facts of a kind beyond these are not paired. */
const MOST_PAIRED = 40;
/**
 * Pairs what only the reference has with what only the actual query has: the two with most words in common first, then
 * in their order. `textOf` gives the words of an item.
 */
function pairAlike(missing, extra, textOf, bonus = () => 0) {
    const [left, right] = [missing.slice(0, MOST_PAIRED), extra.slice(0, MOST_PAIRED)];
    const words = new Map([...left, ...right].map((item) => [item, wordsOf(textOf(item))]));
    const likeness = (one, other) => sharedShare(words.get(one) ?? [], words.get(other) ?? []) + bonus(one, other);
    const all = left.flatMap((one) => right.map((other) => ({ one, other, likeness: likeness(one, other) })));
    all.sort((a, b) => b.likeness - a.likeness);
    const taken = new Set();
    const partner = new Map();
    for (const { one, other } of all) {
        if (partner.has(one) || taken.has(other))
            continue;
        partner.set(one, other);
        taken.add(other);
    }
    return {
        pairs: left.flatMap((one) => (partner.has(one) ? [[one, partner.get(one)]] : [])),
        missing: missing.filter((one) => !partner.has(one)),
        extra: extra.filter((other) => !taken.has(other)),
    };
}
/** The words of a local name such as `Terminal.ConductingEquipment`, without its namespace. */
function wordsOf(text) {
    const local = text.slice(Math.max(text.lastIndexOf('#'), text.lastIndexOf('/')) + 1);
    return local.match(/\p{Lu}?[\p{Ll}\p{N}]+|\p{Lu}+/gu)?.map((word) => word.toLowerCase()) ?? [];
}
/** Words in common of all words, in [0, 1]. */
function sharedShare(one, other) {
    const words = new Set([...one, ...other]);
    const shared = one.filter((word) => other.includes(word)).length;
    return words.size === 0 ? 0 : Math.min(1, shared / words.size);
}

// EXTERNAL MODULE: ./src/core/sparql/query-terms.ts
var query_terms = __webpack_require__(8623);
;// CONCATENATED MODULE: ./src/core/sparql/query-predicates.ts


/** Properties that one query has and the other has not, uses along another path, or in another direction. */
function predicateDifferences(reference, actual) {
    const [expected, used] = [usesOf(reference.triples), usesOf(actual.triples)];
    const missing = [...expected.values()].filter(({ text }) => !used.has(text));
    const extra = [...used.values()].filter(({ text }) => !expected.has(text));
    const paths = otherPaths(missing, extra);
    const rest = (uses) => uses.filter((use) => !paths.some((pair) => pair.includes(use)));
    const links = (uses, { shown }) => rest(uses).filter(({ text }) => !shown.has(text));
    const shownIn = (uses, { shown }) => rest(uses).filter(({ text }) => shown.has(text));
    const paired = pairAlike(links(missing, reference), links(extra, actual), ({ text }) => text, sameEnds);
    return [
        ...sharedUses(expected, used).flatMap(([one, other]) => differingUse(one, other)),
        ...paired.pairs.map(([one, other]) => ({
            kind: 'predicate_other',
            expected: one.text,
            actual: other.text,
        })),
        ...paths.map(([one, other]) => ({ kind: 'path', expected: one.text, actual: other.text })),
        ...paired.missing.map((use) => ({ kind: 'predicate_missing', expected: useText(use) })),
        ...paired.extra.map((use) => ({ kind: 'predicate_extra', actual: useText(use), ...flagsOf(use) })),
        ...shownIn(missing, reference).map((use) => ({
            kind: 'predicate_missing',
            expected: useText(use),
            isShown: true,
        })),
        ...shownIn(extra, actual).map((use) => ({ kind: 'predicate_extra', actual: useText(use), isShown: true })),
    ];
}
function flagsOf({ isAlternative }) {
    return isAlternative ? { isAlternative } : {};
}
function usesOf(triples) {
    const byText = new Map();
    for (const triple of triples) {
        if (triple.predicate === '?')
            continue;
        const known = byText.get(triple.predicate);
        if (known)
            known.push(triple);
        else
            byText.set(triple.predicate, [triple]);
    }
    return new Map([...byText].map(([text, own]) => [text, useOf(text, own)]));
}
function useOf(text, triples) {
    const ends = triples.map(({ subject, object }) => `${endOf(subject)} ${endOf(object)}`);
    return {
        text,
        ends: new Set(ends),
        isOptional: triples.every(({ isOptional }) => isOptional),
        isAlternative: triples.every(({ isAlternative }) => isAlternative),
    };
}
function endOf(term) {
    return (0,query_terms/* isVariable */.DZ)(term) ? '?' : term;
}
function sameEnds(one, other) {
    return [...one.ends].some((ends) => other.ends.has(ends)) ? 1 : 0;
}
/** `a*` where the reference has `a`: the same property along another path. */
function otherPaths(missing, extra) {
    const taken = new Set();
    return missing.flatMap((one) => {
        const other = extra.find((use) => !taken.has(use) && sharesProperty(one.text, use.text));
        if (other)
            taken.add(other);
        return other ? [[one, other]] : [];
    });
}
function sharesProperty(one, other) {
    const properties = (text) => text.match(/<[^<>\s]*>/g) ?? [];
    return properties(one).some((property) => properties(other).includes(property));
}
function sharedUses(expected, used) {
    return [...expected.values()].flatMap((one) => {
        const other = used.get(one.text);
        return other ? [[one, other]] : [];
    });
}
function differingUse(one, other) {
    if (isTurned(one, other))
        return [{ kind: 'path', expected: one.text, actual: `^${one.text}` }];
    if (one.isOptional === other.isOptional)
        return [];
    return [{ kind: 'predicate_other', expected: useText(one), actual: useText(other) }];
}
function useText({ text, isOptional }) {
    return isOptional ? `OPTIONAL ${text}` : text;
}
/** A constant stands at one end here and at the other end there. */
function isTurned(one, other) {
    return [...one.ends].some((ends) => {
        const turned = ends.split(' ').reverse().join(' ');
        return turned !== ends && !other.ends.has(ends) && other.ends.has(turned) && !one.ends.has(turned);
    });
}

;// CONCATENATED MODULE: ./src/core/sparql/query-difference.ts




/**
 * All differences of two queries, IRIs shortened by the queries' own prefixes; empty for queries that ask the same.
 * `isFound`: both find the asked entity, so it does not matter how they name it.
 */
function compareQueries(one, other, isFound = true) {
    const reference = isFound ? (0,query_grounding/* groundedBy */.s)(one, other) : one;
    const actual = isFound ? (0,query_grounding/* groundedBy */.s)(other, one) : other;
    const raw = [
        ...constantDifferences(reference.constants, actual.constants),
        ...setDifferences('class_other', reference.classes, actual.classes),
        ...predicateDifferences(reference, actual),
        ...onlyIn(reference.filters, actual.filters).map((expected) => ({ kind: 'filter_missing', expected })),
        ...onlyIn(actual.filters, reference.filters).map((extra) => ({ kind: 'filter_extra', actual: extra })),
        ...projectionDifferences(reference, actual),
        ...modifierDifferences(reference, actual),
    ];
    return shortened(raw, reference, actual);
}
function onlyIn(one, other) {
    return [...one].filter((item) => !other.has(item));
}
/** Constants of one side: the same id in two forms is a pair, else IRIs with IRIs and literals with literals. */
function constantDifferences(reference, actual) {
    const [missing, extra] = [onlyIn(reference, actual), onlyIn(actual, reference)];
    // A name for an IRI, where there is nothing else that it could be for.
    if (missing.length === 1 && extra.length === 1)
        return setDifferences('constant_other', reference, actual);
    const same = missing.flatMap((expected) => {
        const other = extra.find((constant) => (0,query_grounding/* isSameId */.W)(expected, constant));
        return other === undefined ? [] : [{ kind: 'constant_other', expected, actual: other }];
    });
    const paired = new Set(same.flatMap(({ expected, actual: other }) => [expected, other]));
    const ofKind = (constants, isIri) => new Set(constants.filter((constant) => !paired.has(constant) && constant.startsWith('<') === isIri));
    return [
        ...same,
        ...setDifferences('constant_other', ofKind(missing, true), ofKind(extra, true)),
        ...setDifferences('constant_other', ofKind(missing, false), ofKind(extra, false)),
    ];
}
/** What one side has and the other has not, the most similar ones paired. */
function setDifferences(kind, reference, actual) {
    const { pairs, missing, extra } = pairAlike(onlyIn(reference, actual), onlyIn(actual, reference), (text) => text);
    return [
        ...pairs.map(([expected, other]) => ({ kind, expected, actual: other })),
        ...missing.map((expected) => ({ kind, expected })),
        ...extra.map((other) => ({ kind, actual: other })),
    ];
}
/**
 * What the reference returns and the actual query only mentions, or computes otherwise. A property that the actual query
 * does not have at all is missing there already.
 */
function projectionDifferences(reference, actual) {
    const kind = 'projects_other';
    if (reference.form !== actual.form)
        return [{ kind, expected: reference.form, actual: actual.form }];
    const lacking = reference.projected.filter((role) => isKnown(role, actual) && !isAmong(role, actual.projected));
    const others = actual.projected.filter((role) => role.places.size > 0 && !isAmong(role, reference.projected));
    return lacking.map(({ text }, index) => ({ kind, expected: text, ...textOf(others[index], text) }));
}
function textOf(role, expected) {
    return role && role.text !== expected ? { actual: role.text } : {};
}
function isKnown({ isComputed, places }, actual) {
    return isComputed || [...places].some((place) => actual.places.has(place));
}
function isAmong({ places }, roles) {
    return roles.some((role) => [...role.places].some((place) => places.has(place)));
}
function modifierDifferences(reference, actual) {
    const [expected, limit] = [reference.limit, actual.limit];
    const isLimited = expected !== limit;
    return [
        ...(isLimited ? [{ kind: 'limit', ...(expected && { expected }), ...(limit && { actual: limit }) }] : []),
        ...(reference.isDistinct && !actual.isDistinct ? [{ kind: 'distinct', expected: 'DISTINCT' }] : []),
        ...(actual.isDistinct && !reference.isDistinct ? [{ kind: 'distinct', actual: 'DISTINCT' }] : []),
    ];
}
/** Names that would look the same on both sides are written as whole IRIs. */
function shortened(raw, reference, actual) {
    const shortReference = makeShortener(reference.prefixes, actual.prefixes);
    const shortActual = makeShortener(actual.prefixes, reference.prefixes);
    const whole = makeShortener();
    return raw.map((one) => {
        const expected = one.expected === undefined ? undefined : shortReference(one.expected);
        const other = one.actual === undefined ? undefined : shortActual(one.actual);
        const looksSame = expected !== undefined && expected === other;
        return {
            ...one,
            ...(expected !== undefined && { expected: looksSame ? whole(one.expected) : expected }),
            ...(other !== undefined && { actual: looksSame ? whole(one.actual) : other }),
        };
    });
}

;// CONCATENATED MODULE: ./src/core/sparql/query-walk.ts

/** A query with more triple patterns is not looked at. */
const MOST_TRIPLES = 5000;
const PLAIN = { isOptional: false, isAlternative: false };
function within(where, type) {
    return {
        isOptional: where.isOptional || type === 'optional',
        isAlternative: where.isAlternative || type === 'union',
    };
}
/** All facts of the patterns of a query; null when there are too many. */
function gather(query) {
    const gathered = {
        ...{ triples: [], bound: new Map(), aliases: new Map(), computed: new Map(), filters: new Set(), fresh: 0 },
    };
    const isWhole = addQuery(query, PLAIN, gathered);
    return isWhole ? gathered : null;
}
function addQuery(query, where, into) {
    addValues(query.values ?? [], into);
    for (const condition of query.having ?? [])
        into.filters.add(`HAVING ${(0,query_terms/* expressionText */.MT)(condition)}`);
    return addAll(query.where ?? [], where, into);
}
function addAll(patterns, where, into) {
    return patterns.every((pattern) => addPattern(pattern, where, into));
}
function addPattern(pattern, where, into) {
    switch (pattern.type) {
        case 'bgp':
            for (const triple of pattern.triples)
                addTriple(triple, where, into);
            return into.triples.length <= MOST_TRIPLES;
        case 'filter':
            return addFilter(pattern.expression, where, into);
        case 'bind':
            addBinding(pattern.variable, pattern.expression, into);
            return true;
        case 'values':
            addValues(pattern.values, into);
            return true;
        case 'query':
            return addQuery(pattern, where, into);
        case 'minus':
            into.filters.add(`NOT EXISTS { ${pattern.patterns.map(query_terms/* patternText */.U).join(' . ')} }`);
            return true;
        default:
            return addAll(pattern.patterns, within(where, pattern.type), into);
    }
}
/** A sequence is as many patterns as it has steps, and an inverse a pattern turned round. */
function addTriple({ subject, predicate, object }, where, into) {
    addPath((0,query_terms/* termText */.aq)(subject), predicate, (0,query_terms/* termText */.aq)(object), where, into);
}
function addPath(subject, path, object, where, into) {
    if (path.termType === undefined && path.pathType === '/') {
        let from = subject;
        path.items.forEach((item, index) => {
            const to = index === path.items.length - 1 ? object : `?_:path${into.fresh++}`;
            addPath(from, item, to, where, into);
            from = to;
        });
    }
    else if (path.termType === undefined && path.pathType === '^') {
        addPath(object, path.items[0], subject, where, into);
    }
    else {
        into.triples.push({ subject, predicate: (0,query_terms/* pathText */.LF)(path), object, ...where });
    }
}
/** Conditions that must all hold are filters of their own; one that fixes a variable is a constant in the pattern. */
function addFilter(expression, where, into) {
    if (!isOperation(expression)) {
        into.filters.add((0,query_terms/* expressionText */.MT)(expression));
        return true;
    }
    const { operator, args } = expression;
    if (operator === '&&')
        return args.every((part) => addFilter(part, where, into));
    if (operator === 'exists')
        return addAll(args, where, into);
    const fixed = fixedBy(expression);
    const [one, other] = operator === '=' ? args.map((side) => variableOf(side)) : [];
    if (one && other)
        addAlias(one, other, into);
    else if (fixed)
        for (const constant of fixed.constants)
            bind(into, fixed.variable, constant);
    else
        into.filters.add((0,query_terms/* expressionText */.MT)(expression));
    return true;
}
function isOperation(expression) {
    return 'type' in expression && expression.type === 'operation';
}
/** `?x = constant` and `?x IN (constants)`. */
function fixedBy({ operator, args }) {
    const [left, right] = args;
    if (operator === 'in' && Array.isArray(right)) {
        const [variable, ...constants] = [left, ...right].map(plainTerm);
        const isFixed = variable != null && (0,query_terms/* isVariable */.DZ)(variable) && constants.every((text) => text && !(0,query_terms/* isVariable */.DZ)(text));
        return isFixed ? { variable, constants: constants } : null;
    }
    if ((operator !== '=' && operator !== 'sameterm') || args.length !== 2)
        return null;
    const sides = [left, right].map(plainTerm);
    const variable = sides.find((text) => text != null && (0,query_terms/* isVariable */.DZ)(text));
    const constant = sides.find((text) => text != null && !(0,query_terms/* isVariable */.DZ)(text));
    return variable && constant ? { variable, constants: [constant] } : null;
}
/** A variable or a constant as text; null for what must be computed. */
function plainTerm(expression) {
    return 'type' in expression && expression.termType === undefined ? null : (0,query_terms/* termText */.aq)(expression);
}
/** Notes what a variable is computed by, or the constant that it is. */
function addBinding(variable, expression, into) {
    const text = plainTerm(expression);
    if (text === null)
        into.computed.set((0,query_terms/* termText */.aq)(variable), (0,query_terms/* expressionText */.MT)(expression));
    else if ((0,query_terms/* isVariable */.DZ)(text))
        addAlias((0,query_terms/* termText */.aq)(variable), text, into);
    else
        bind(into, (0,query_terms/* termText */.aq)(variable), text);
}
function variableOf(side) {
    const text = Array.isArray(side) ? null : plainTerm(side);
    return text !== null && (0,query_terms/* isVariable */.DZ)(text) ? text : null;
}
function addAlias(one, other, into) {
    const [from, to] = [firstName(one, into), firstName(other, into)];
    if (from !== to)
        into.aliases.set(from, to);
}
/** The one name of all that are names of the same variable. */
function firstName(variable, { aliases }) {
    let name = variable;
    for (let next = aliases.get(name); next !== undefined; next = aliases.get(name))
        name = next;
    return name;
}
function addValues(rows, into) {
    for (const row of rows)
        for (const [variable, term] of Object.entries(row))
            if (term)
                bind(into, variable, (0,query_terms/* termText */.aq)(term));
}
function bind({ bound }, variable, constant) {
    const known = bound.get(variable);
    if (known)
        known.add(constant);
    else
        bound.set(variable, new Set([constant]));
}

;// CONCATENATED MODULE: ./src/core/sparql/query-facts.ts



/** The facts of a parsed query; null for an update, and for one with too many patterns. */
function queryFacts(query, prefixes) {
    if (query.type !== 'query')
        return null;
    const gathered = gather(query);
    if (!gathered)
        return null;
    for (const one of query.variables ?? [])
        if (isNamed(one))
            addBinding(one.variable, one.expression, gathered);
    const all = gathered.triples.map((triple) => grounded(triple, gathered));
    const triples = all.filter(({ predicate }) => predicate !== query_terms/* RDF_TYPE */.e2);
    const classes = new Set(all.filter(({ predicate }) => predicate === query_terms/* RDF_TYPE */.e2).flatMap((one) => classesOf(one, gathered)));
    const placesBy = placesOf(all);
    return {
        form: query.queryType ?? 'SELECT',
        prefixes,
        triples,
        classes,
        constants: constantsOf(triples, classes, gathered),
        filters: gathered.filters,
        projected: (query.variables ?? []).flatMap((one) => rolesOf(one, gathered, placesBy)),
        shown: shownProperties(triples, projectedNames(query, gathered)),
        places: new Set([...placesBy.values()].flatMap((places) => [...places])),
        limit: limitText(query),
        isDistinct: query.distinct === true,
    };
}
/** Names of the projected variables; null: all. */
function projectedNames({ variables = [] }, gathered) {
    if (variables.some((one) => !isNamed(one) && one.termType === 'Wildcard'))
        return null;
    return new Set(variables.map((one) => firstName((0,query_terms/* termText */.aq)(isNamed(one) ? one.variable : one), gathered)));
}
/** Properties whose value is used nowhere else, of a subject that is returned, too. */
function shownProperties(triples, projected) {
    const uses = new Map();
    for (const { subject, object } of triples)
        for (const term of [subject, object])
            (0,values/* increment */.GV)(uses, term);
    const isShown = ({ subject, object }) => (0,query_terms/* isVariable */.DZ)(object) &&
        uses.get(object) === 1 &&
        (0,query_terms/* isVariable */.DZ)(subject) &&
        (projected === null || (projected.has(subject) && projected.has(object)));
    const others = new Set(triples.filter((triple) => !isShown(triple)).map(({ predicate }) => predicate));
    return new Set(triples.map(({ predicate }) => predicate).filter((predicate) => !others.has(predicate)));
}
function isNamed(projected) {
    return projected.termType === undefined;
}
/** A pattern with constants in place of the variables that are bound to one, and one name for each other variable. */
function grounded(triple, gathered) {
    const constantOr = (term) => {
        const known = constantsBoundTo(term, gathered);
        return known.length === 1 ? known[0] : firstName(term, gathered);
    };
    return { ...triple, subject: constantOr(triple.subject), object: constantOr(triple.object) };
}
function constantsBoundTo(term, gathered) {
    return [...(gathered.bound.get(term) ?? gathered.bound.get(firstName(term, gathered)) ?? [])];
}
function classesOf({ object }, gathered) {
    return (0,query_terms/* isVariable */.DZ)(object) ? constantsBoundTo(object, gathered) : [object];
}
function constantsOf(triples, classes, { bound }) {
    const inPatterns = triples.flatMap(({ subject, object }) => [subject, object]);
    const all = [...inPatterns, ...[...bound.values()].flatMap((constants) => [...constants])];
    return new Set(all.filter((term) => !(0,query_terms/* isVariable */.DZ)(term) && !classes.has(term)));
}
/** By variable: the property that it is the subject or the value of, with the other end where that is a constant. */
function placesOf(triples) {
    const places = new Map();
    const add = (variable, place) => {
        if (!(0,query_terms/* isVariable */.DZ)(variable))
            return;
        const known = places.get(variable);
        if (known)
            known.add(place);
        else
            places.set(variable, new Set([place]));
    };
    for (const { subject, predicate, object } of triples) {
        if (predicate === query_terms/* RDF_TYPE */.e2 && !(0,query_terms/* isVariable */.DZ)(object))
            add(subject, `a ${object}`);
        else if (predicate !== '?') {
            add(subject, `s ${predicate}`);
            add(object, `o ${predicate}`);
        }
    }
    return places;
}
function rolesOf(projected, gathered, placesBy) {
    if (isNamed(projected))
        return [roleOf((0,query_terms/* termText */.aq)(projected.variable), gathered, placesBy)];
    if (projected.termType !== 'Wildcard')
        return [roleOf((0,query_terms/* termText */.aq)(projected), gathered, placesBy)];
    const names = new Set([...placesBy.keys(), ...gathered.computed.keys()]);
    return [...names].filter((name) => !name.startsWith('?_:')).map((name) => roleOf(name, gathered, placesBy));
}
function roleOf(name, gathered, placesBy) {
    const variable = firstName(name, gathered);
    const expression = gathered.computed.get(variable);
    if (expression !== undefined)
        return { text: expression, places: new Set([`e ${expression}`]), isComputed: true };
    const places = placesBy.get(variable) ?? new Set();
    const named = ['a ', 'o ', 's '].map((kind) => [...places].find((place) => place.startsWith(kind))).find(Boolean);
    const text = named ? `${named.startsWith('s ') ? '^' : ''}${named.slice(2)}` : '?';
    return { text, places, isComputed: false };
}
function limitText({ limit, offset }) {
    const parts = [limit === undefined ? '' : `LIMIT ${limit}`, offset ? `OFFSET ${offset}` : ''];
    return parts.filter((part) => part !== '').join(' ') || null;
}

;// CONCATENATED MODULE: ./src/adapters/sparql-lexer.ts
/** Rules that are a word or a sign, without alternatives: `^(?:SELECT)`, `^(?:\^\^)`. */
const LITERAL = /^\^\(\?:((?:\w|[;<>,!=&-]|\\\W)+)\)$/;
/**
 * The same lexer in less time: it tries each of its 130 rules at each token to find the longest match, and most
 * are words that begin with another letter.
 */
function fasterLexer(lexer) {
    const begins = lexer.rules.map(({ source }) => LITERAL.exec(source)?.[1]?.replace(/^\\/, '')[0]?.toLowerCase());
    const byFirst = new Map();
    const rulesAt = (first, all) => {
        const known = byFirst.get(first);
        if (known)
            return known;
        const fitting = all.filter((index) => begins[index] === undefined || begins[index] === first);
        byFirst.set(first, fitting);
        return fitting;
    };
    const faster = Object.create(lexer);
    return Object.assign(faster, {
        _currentRules() {
            const first = (this._input[0] ?? '').toLowerCase();
            // All letters of words and signs are ASCII.
            return rulesAt(first > '\x7f' ? '' : first, lexer._currentRules.call(this));
        },
    });
}

;// CONCATENATED MODULE: ./src/adapters/sparql-queries.ts




/** Longer queries are left alone. */
const MOST_CHARACTERS = 100_000;
/** The parser takes time that grows with the square of the depth. */
const MOST_NESTED = 30;
/** Prefixes that servers know without a declaration. */
const WELL_KNOWN = {
    rdf: 'http://www.w3.org/1999/02/22-rdf-syntax-ns#',
    rdfs: 'http://www.w3.org/2000/01/rdf-schema#',
    owl: 'http://www.w3.org/2002/07/owl#',
    xsd: 'http://www.w3.org/2001/XMLSchema#',
};
/** Loads the parser, once it is needed. */
async function loadQueryComparer() {
    const { default: sparqljs } = await __webpack_require__.e(/* import() */ 197).then(__webpack_require__.t.bind(__webpack_require__, 6197, 23));
    const read = makeReader(sparqljs.Parser);
    return (reference, actual, isFound = true) => {
        if (!isReadable(reference) || !isReadable(actual))
            return null;
        const pair = readPair(reference, actual, read);
        return pair && compareQueries(...pair, isFound);
    };
}
function isReadable(query) {
    return typeof query === 'string' && query.length <= MOST_CHARACTERS && depthOf(query) <= MOST_NESTED;
}
/** Brackets that are open at a time. */
function depthOf(query) {
    let [open, most] = [0, 0];
    for (const [bracket] of query.matchAll(/[{}()[\]]/g)) {
        open = '{(['.includes(bracket) ? open + 1 : Math.max(0, open - 1);
        most = Math.max(most, open);
    }
    return most;
}
/** A prefix that one query does not declare has its meaning in the other query. */
function readPair(reference, actual, read) {
    const learned = learnPrefixes([reference, actual]);
    const right = read(actual, { ...learned, ...declaredIn(reference) });
    const left = right && read(reference, { ...learned, ...declaredIn(actual) });
    return left && [left, right];
}
const DECLARATION = /\bprefix\s{1,20}([\p{L}\p{N}_.-]{0,60}):\s{0,20}<([^<>\s]{0,300})>/giu;
function declaredIn(query) {
    return Object.fromEntries([...query.matchAll(DECLARATION)].map(([, name = '', iri = '']) => [name, iri]));
}
/** Whatever stands before a colon: too many declared prefixes do no harm. */
const PREFIX = /(?<![\p{L}\p{N}_.-])[\p{L}\p{N}_.-]{0,60}(?=:)/gu;
function makeReader(QueryParser) {
    let lexer = null;
    return (query, known) => {
        const used = new Set([...query.matchAll(PREFIX)].map(([name]) => name));
        const undeclared = Object.fromEntries([...used].map((name) => [name, `${UNDECLARED}${name}:`]));
        const prefixes = { ...undeclared, ...WELL_KNOWN, ...known };
        try {
            const parser = new QueryParser({ prefixes, baseIRI: 'relative:', skipValidation: true, sparqlStar: true });
            lexer ??= fasterLexer(parser.lexer);
            parser.lexer = lexer;
            return queryFacts(parser.parse(query), { ...prefixes, ...declaredIn(query) });
        }
        catch {
            // Not a query, or one that is nested too deeply for the call stack.
            return null;
        }
    };
}


/***/ }),

/***/ 7360:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  hR: () => (/* binding */ FORMATS),
  ir: () => (/* binding */ ID_LENGTHS),
  Y_: () => (/* binding */ printReport),
  Vj: () => (/* binding */ styleOf)
});

// EXTERNAL MODULE: ./node_modules/picocolors/picocolors.js
var picocolors = __webpack_require__(7336);
var picocolors_default = /*#__PURE__*/__webpack_require__.n(picocolors);
// EXTERNAL MODULE: ./src/report/blocks.ts
var blocks = __webpack_require__(3578);
// EXTERNAL MODULE: ./src/report/full-report.ts + 1 modules
var full_report = __webpack_require__(2553);
// EXTERNAL MODULE: ./src/core/baseline/encode.ts
var encode = __webpack_require__(7945);
// EXTERNAL MODULE: ./src/report/files.ts + 1 modules
var files = __webpack_require__(3596);
// EXTERNAL MODULE: ./src/report/text.ts
var report_text = __webpack_require__(5655);
// EXTERNAL MODULE: ./src/report/why.ts
var why = __webpack_require__(9952);
;// CONCATENATED MODULE: ./src/report/json.ts




/** The comparison file with the aggregates and every question. */
function reportJson(report) {
    return {
        ...(0,files/* comparisonFile */.E)(report),
        aggregates: report.run.aggregates,
        questions: report.run.questions.map((question) => ({
            ...(0,encode/* baselineQuestion */.eh)(question, 'full'),
            ...(question.rules && question.rules.broken.length > 0 && { rules_broken: question.rules.broken }),
            question_text: question.text,
            ...(question.why && { why: (0,report_text/* plain */.pj)((0,why/* whyOf */.gf)(question)) }),
        })),
    };
}

// EXTERNAL MODULE: ./src/report/terminal.ts
var terminal = __webpack_require__(7496);
// EXTERNAL MODULE: ./src/report/view.ts + 15 modules
var report_view = __webpack_require__(574);
;// CONCATENATED MODULE: ./src/cli/print.ts







const FORMATS = ['text', 'markdown', 'json'];
/** How much of the ids of questions a report shows. */
const ID_LENGTHS = ['short', 'full'];
/** Rows of a list that a terminal shows; the report file has all. */
const TERMINAL_ROWS = 12;
const NARROWEST = 40;
/** Prints a report on stdout. */
function printReport(report, process, printing) {
    process.stdout.write(rendered(report, process, printing));
}
function rendered(report, process, printing) {
    const { format, thisRun = blocks/* THIS_RUN */.bO, all = false, ids = 'short', redact } = printing;
    if (format === 'json')
        return `${(0,report_text/* printableJson */.et)(JSON.stringify(reportJson(report), null, 2))}\n`;
    if (format === 'markdown')
        return (0,full_report/* renderFullReport */._)(report, { thisRun, ids, redact });
    const rows = all ? Number.POSITIVE_INFINITY : TERMINAL_ROWS;
    const shown = { visibleRegressions: blocks/* VISIBLE_REGRESSIONS */.UB, rows, allAt: 'use --all to show all', ids, redact };
    const view = (0,report_view/* viewOf */.d)(report, { thisRun, footer: [], textOf: full_report/* questionText */.m, ...shown });
    return (0,terminal/* renderTerminal */.bF)(view, styleOf(process));
}
/** What the terminal of a process can do. */
function styleOf({ stdout, env }) {
    const colored = stdout.isTTY === true && env.NO_COLOR === undefined && env.TERM !== 'dumb';
    const { bold, dim, green, red, yellow, cyan } = picocolors_default().createColors(colored);
    const quoted = (name) => `\`${name}\``;
    const width = Math.max(stdout.columns ?? 100, NARROWEST);
    const textWidth = stdout.isTTY === true ? width : Number.POSITIVE_INFINITY;
    return { bold, dim, green, red, yellow, code: colored ? cyan : quoted, plainCode: quoted, width, textWidth };
}


/***/ }),

/***/ 5117:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Z: () => (/* binding */ compareAnswers),
/* harmony export */   q: () => (/* binding */ answerMean)
/* harmony export */ });
/* harmony import */ var _runs_fingerprint_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3566);
/* harmony import */ var _statistics_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(2304);
/* harmony import */ var _values_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(4101);
/* harmony import */ var _metric_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6231);
/* harmony import */ var _summary_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9727);





/** The mean of a figure over the questions that have it; null for none. */
function answerMean(questions, figure) {
    const byTemplate = new Map();
    const values = [];
    for (const { templateId, answer } of questions) {
        const value = answer?.figures[figure];
        if (value === undefined)
            continue;
        values.push(value);
        (0,_values_js__WEBPACK_IMPORTED_MODULE_3__/* .listAt */ .gT)(byTemplate, templateId).push(value);
    }
    const [micro, macro] = [(0,_statistics_js__WEBPACK_IMPORTED_MODULE_4__/* .mean */ .i2)(values), (0,_statistics_js__WEBPACK_IMPORTED_MODULE_4__/* .mean */ .i2)([...byTemplate.values()].map((of) => (0,_statistics_js__WEBPACK_IMPORTED_MODULE_4__/* .mean */ .i2)(of) ?? 0))];
    return micro === null || macro === null ? null : { micro, macro, questions: values.length };
}
/** Compares judged answers: only figures that the same judge gave in the same way, and only complete ones. */
function compareAnswers(base, head, pairs) {
    const figures = [];
    const notCompared = [];
    for (const metric of Object.keys(_metric_js__WEBPACK_IMPORTED_MODULE_1__/* .FIGURES_OF */ .ws)) {
        const deltas = _metric_js__WEBPACK_IMPORTED_MODULE_1__/* .FIGURES_OF */ .ws[metric].flatMap((figure) => deltaOf(figure, pairs));
        if (deltas.length === 0)
            continue;
        const reason = reasonNotCompared(judgedBy(base, metric), judgedBy(head, metric));
        if (reason === null)
            for (const delta of deltas)
                figures.push(delta);
        else
            notCompared.push({ metric, reason });
    }
    return { figures, notCompared };
}
function judgedBy({ judge }, name) {
    return judge?.metrics.find((metric) => metric.name === name) ?? null;
}
function reasonNotCompared(base, head) {
    if (!head)
        return 'unknown';
    if (!base)
        return 'unknown base';
    if ((0,_summary_js__WEBPACK_IMPORTED_MODULE_2__/* .isPartial */ .m)(head))
        return 'partial';
    if ((0,_summary_js__WEBPACK_IMPORTED_MODULE_2__/* .isPartial */ .m)(base))
        return 'partial base';
    return (0,_runs_fingerprint_js__WEBPACK_IMPORTED_MODULE_0__/* .canonicalJson */ .d)(base.identity) === (0,_runs_fingerprint_js__WEBPACK_IMPORTED_MODULE_0__/* .canonicalJson */ .d)(head.identity) ? null : 'another judge';
}
function deltaOf(figure, pairs) {
    const both = pairs.filter(({ base, head }) => {
        return base.answer?.figures[figure] !== undefined && head.answer?.figures[figure] !== undefined;
    });
    const base = answerMean(both.map((pair) => pair.base), figure);
    const head = answerMean(both.map((pair) => pair.head), figure);
    return base && head ? [{ figure, base, head }] : [];
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

/***/ 743:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $d: () => (/* binding */ splitEntry),
/* harmony export */   lt: () => (/* binding */ withOutcome),
/* harmony export */   rT: () => (/* binding */ answerFiguresOf),
/* harmony export */   yy: () => (/* binding */ answerText)
/* harmony export */ });
/* harmony import */ var _text_json_text_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(817);
/* harmony import */ var _values_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4101);
/* harmony import */ var _metric_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6231);



const LAST_BEFORE_ANSWERS = 'actual_answer';
/** An entry taken apart where the keys of its judged answer belong. */
function splitEntry(entry) {
    const pairs = Object.entries(entry);
    const at = pairs.findIndex(([key]) => key === LAST_BEFORE_ANSWERS) + 1;
    return [Object.fromEntries(pairs.slice(0, at)), Object.fromEntries(pairs.slice(at))];
}
/** The answer as text, as the judge reads it; null for none. */
function answerText(value) {
    if ((0,_values_js__WEBPACK_IMPORTED_MODULE_1__/* .isAbsent */ .W0)(value))
        return null;
    return typeof value === 'string' ? value : (0,_text_json_text_js__WEBPACK_IMPORTED_MODULE_2__/* .jsonText */ .s)(value);
}
/** A scored question with what the judge said of its answer. */
function withOutcome(scored, { entry, missed }) {
    const answer = { figures: answerFiguresOf(entry), missed };
    const metrics = new Map([...scored.sample.metrics, ...Object.entries(answer.figures)]);
    return { ...scored, sample: { ...scored.sample, metrics }, figures: { ...scored.figures, answer } };
}
/** The judge's numbers of an evaluation entry. */
function answerFiguresOf(entry) {
    const known = Object.values(_metric_js__WEBPACK_IMPORTED_MODULE_0__/* .FIGURES_OF */ .ws)
        .flat()
        .map((name) => [name, (0,_values_js__WEBPACK_IMPORTED_MODULE_1__/* .own */ .ZV)(entry, name)]);
    return Object.fromEntries(known.flatMap(([name, value]) => (isNumber(value) ? [[name, value]] : [])));
}
function isNumber(value) {
    return Number.isFinite(value);
}


/***/ }),

/***/ 9727:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   V: () => (/* binding */ metricOfFigure),
/* harmony export */   m: () => (/* binding */ isPartial)
/* harmony export */ });
/* harmony import */ var _metric_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6231);

/** A metric that does not cover all its answers is neither compared nor does it pass a gate. */
function isPartial({ expected, judged }) {
    return judged < expected;
}
/** The metric that gives a figure such as `answer_f1`, where the run has a judge. */
function metricOfFigure(summary, figure) {
    return summary?.metrics.find(({ name }) => isFigureOf(name, figure)) ?? null;
}
function isFigureOf(metric, figure) {
    return _metric_js__WEBPACK_IMPORTED_MODULE_0__/* .FIGURES_OF */ .ws[metric].some((name) => name === figure);
}


/***/ }),

/***/ 7945:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Kv: () => (/* binding */ metricBlock),
/* harmony export */   _: () => (/* binding */ baselineHead),
/* harmony export */   aV: () => (/* binding */ headlineBlock),
/* harmony export */   eh: () => (/* binding */ baselineQuestion),
/* harmony export */   iW: () => (/* binding */ BASELINE_SCHEMA)
/* harmony export */ });
/* harmony import */ var _values_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4101);
/* harmony import */ var _version_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3323);
/* harmony import */ var _rules_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9932);



/** The version of the baseline file's form; the decoder refuses any other. */
const BASELINE_SCHEMA = 1;
/** The baseline file without its questions: what a later run compares with. No text of corpus or responses. */
function baselineHead(run) {
    return {
        schema_version: BASELINE_SCHEMA,
        stepgate_version: _version_js__WEBPACK_IMPORTED_MODULE_1__/* .VERSION */ .x,
        name: run.label,
        complete: true,
        passed: run.passed,
        provenance: run.provenance,
        scoring: run.scoring,
        selection: run.selection,
        steps_score: headlineBlock(run.headline),
        ...(run.judge && { judge: { metrics: run.judge.metrics.map(metricBlock) } }),
        aggregates: run.aggregates,
    };
}
/** One question of the baseline file: numbers and closed words only. */
function baselineQuestion(question, depth) {
    const { id, templateId, fingerprint, status, score, why, measures, trials, answer, rules } = question;
    const all = {
        question_id: id,
        template_id: templateId,
        fingerprint,
        status,
        steps_score: score,
        ...(rules && (0,_rules_js__WEBPACK_IMPORTED_MODULE_0__/* .rulesBlock */ .jF)(rules)),
        trials,
        cause: depth === 'full' ? why?.cause : null,
        ...(depth === 'scores only' ? {} : { ...measures, ...answer?.figures }),
    };
    return Object.fromEntries(Object.entries(all).filter(([, value]) => !(0,_values_js__WEBPACK_IMPORTED_MODULE_2__/* .isAbsent */ .W0)(value)));
}
/** The headline as files have it. */
function headlineBlock({ micro, macro, questions, templates, right }) {
    return { micro, macro, questions, templates, right };
}
/** A metric as the baseline keeps it: numbers, hashes and the names of models. */
function metricBlock({ name, expected, judged, identity }) {
    return { name, expected, judged, identity };
}


/***/ }),

/***/ 9932:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   G: () => (/* binding */ agreeingRules),
/* harmony export */   _p: () => (/* binding */ ruleFields),
/* harmony export */   jF: () => (/* binding */ rulesBlock),
/* harmony export */   lq: () => (/* binding */ takeRules),
/* harmony export */   uM: () => (/* binding */ share)
/* harmony export */ });
/* harmony import */ var valibot__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7934);
/* harmony import */ var _rules_rule_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(813);


/** A number in [0, 1]. */
const share = valibot__WEBPACK_IMPORTED_MODULE_1__/* .pipe */ .FsL(valibot__WEBPACK_IMPORTED_MODULE_1__/* .number */ .aig(), valibot__WEBPACK_IMPORTED_MODULE_1__/* .minValue */ .Wwf(0), valibot__WEBPACK_IMPORTED_MODULE_1__/* .maxValue */ .cGV(1));
const ruleNames = valibot__WEBPACK_IMPORTED_MODULE_1__/* .optional */ .lqM(valibot__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(valibot__WEBPACK_IMPORTED_MODULE_1__/* .picklist */ .KIO(_rules_rule_js__WEBPACK_IMPORTED_MODULE_0__/* .RULE_NAMES */ .i)), []);
/** How a question kept its rules, by their names. */
const ruleFields = {
    rules_score: valibot__WEBPACK_IMPORTED_MODULE_1__/* .optional */ .lqM(share),
    rules_checked: ruleNames,
    rules_broken: ruleNames,
    rules_not_checked: ruleNames,
};
/** Whether a rules score can be that of the broken rules. */
function agreeingRules({ rules_score, rules_checked, rules_broken }) {
    if (rules_broken.some((name) => !rules_checked.includes(name)))
        return false;
    if (rules_score === undefined)
        return rules_checked.length === 0;
    return rules_checked.length > 0 && rules_score < 1 === rules_broken.length > 0;
}
/** The rules of a question, without what broke them (null for none), and its other keys. */
function takeRules(question) {
    const { rules_score, rules_checked: checked, rules_broken, rules_not_checked: unchecked, ...rest } = question;
    const broken = rules_broken.map((rule) => ({ rule }));
    const rules = checked.length + unchecked.length === 0 ? null : { score: rules_score ?? null, checked, broken, unchecked };
    return { rules, rest };
}
/** The same for the file: what was called is text of the response. */
function rulesBlock({ score, checked, broken, unchecked }) {
    const names = [...new Set(broken.map(({ rule }) => rule))];
    const lists = { rules_checked: checked, rules_broken: names, rules_not_checked: unchecked };
    return { rules_score: score, ...Object.fromEntries(Object.entries(lists).filter(([, list]) => list.length > 0)) };
}


/***/ }),

/***/ 6728:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   M: () => (/* binding */ DIFFERENCE_KINDS),
/* harmony export */   u: () => (/* binding */ CAUSE_KINDS)
/* harmony export */ });
/** Why a reference step can miss: a closed vocabulary, which files of other versions may exceed. */
const CAUSE_KINDS = [
    'no_response',
    'no_tool_call',
    'search_empty',
    'stopped_after',
    'no_step',
    'step_failed',
    'not_recorded',
    'unreadable',
    'only_lookups',
    'entity_not_found',
    'empty_result',
    'given_row_missing',
    'given_row_extra',
    'cut_off',
    'split',
    'missing_rows',
    'extra_rows',
    'missing_and_extra',
    'other_rows',
    'missing_column',
    'unbound_column',
    'literal_for_iri',
    'order',
    'value_differs',
    'arguments_differ',
    'not_reached',
    'too_symmetric',
    'unknown',
];
/** The ways in which two queries can differ, in the order in which they are named when all are equally rare. */
const DIFFERENCE_KINDS = [
    'constant_other',
    'class_other',
    'predicate_other',
    'path',
    'predicate_missing',
    'predicate_extra',
    'filter_missing',
    'filter_extra',
    'projects_other',
    'limit',
    'distinct',
];


/***/ }),

/***/ 122:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   f: () => (/* binding */ holm)
/* harmony export */ });
/**
 * p values corrected for there being several (Holm 1979): the smallest times their number, the next times one less, and
 * so on, none below the one before it, none above 1; in the order in which they came.
 */
function holm(values) {
    const ranked = values.map((value, index) => ({ value, index })).sort((a, b) => a.value - b.value);
    const corrected = new Array(values.length);
    let before = 0;
    for (const [rank, { value, index }] of ranked.entries()) {
        before = Math.max(before, Math.min(1, value * (values.length - rank)));
        corrected[index] = before;
    }
    return corrected;
}


/***/ }),

/***/ 9618:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  Bk: () => (/* binding */ score_change_LEVEL),
  Hm: () => (/* binding */ assessScoreChange),
  JZ: () => (/* binding */ isLargerDrop)
});

// UNUSED EXPORTS: evidenceOf

// EXTERNAL MODULE: ./src/core/runs/figures.ts
var figures = __webpack_require__(563);
// EXTERNAL MODULE: ./src/core/runs/trials.ts
var trials = __webpack_require__(1637);
// EXTERNAL MODULE: ./src/core/values.ts
var values = __webpack_require__(4101);
// EXTERNAL MODULE: ./src/core/noise/holm.ts
var holm = __webpack_require__(122);
;// CONCATENATED MODULE: ./src/core/noise/broken.ts

/** With fewer questions a template says too little by itself. */
const FEWEST_QUESTIONS = 3;
/** Chance of a template that is wrongly called broken, over all templates. */
const LEVEL = 0.01;
/** An unstable question is right once and wrong once, in this order, in at most a quarter of all pairs: p(1 − p). */
const MOST_UNSTABLE = 1 / 4;
/**
 * What is known of pairs of questions without data: one template in twenty is taken for unstable as a whole. It weighs
 * as much as a hundred observed pairs, and no data make the estimate smaller: few flips do not mean none.
 */
const PRIOR = { share: MOST_UNSTABLE ** 2 / 20, pairs: 100 };
/**
 * Templates with at least three questions, all of which went from all right to all wrong, where reruns alone would do
 * that to any template with a probability of at most 1 % (Holm over the templates).
 *
 * The probability that m questions of a template all fall is at most E(λ₁λ₂) · (1/4)^(m−2), λ being the rate at which a
 * question is right in one run and wrong in the other. Between reruns that rate is the same in both directions, so
 * E(λ₁λ₂) is estimated by the pairs of questions of one template that both rose. They are no part of what is tested,
 * and a question that gets worse never adds one: so it never clears a broken template, which the gate relies on.
 */
function brokenTemplates(templates) {
    const share = pairShare(templates);
    const tested = templates.filter(({ questions }) => questions >= FEWEST_QUESTIONS);
    const corrected = (0,holm/* holm */.f)(tested.map((template) => chanceToFall(template, share)));
    return tested.filter((_, index) => (corrected[index] ?? 1) <= LEVEL).map(({ templateId }) => templateId);
}
/** The same with the runs exchanged: templates that went from all wrong to all right. */
function mendedTemplates(templates) {
    return brokenTemplates(templates.map((template) => ({ ...template, fell: template.rose, rose: template.fell })));
}
function chanceToFall({ questions, fell, chance }, share) {
    return fell < questions ? 1 : Math.min(chance, share * MOST_UNSTABLE ** (questions - 2));
}
function pairShare(templates) {
    const all = templates.reduce((sum, { questions }) => sum + pairsOf(questions), 0);
    const both = templates.reduce((sum, { rose }) => sum + pairsOf(rose), 0);
    return Math.max(PRIOR.share, (both + PRIOR.share * PRIOR.pairs) / (all + PRIOR.pairs));
}
function pairsOf(count) {
    return (count * (count - 1)) / 2;
}

;// CONCATENATED MODULE: ./src/core/noise/detectable.ts
/** Two-sided 5 % and 80 % power: 1.960 + 0.842. */
const QUANTILES = 2.802;
/** Where no answer flipped: so many of a hundred usually do between reruns of one agent. */
const USUAL_FLIPS = 0.08;
/**
 * The smallest change that would be called larger in four of five comparisons like this one: the δ with
 * δ = 2.802 · √(SE² + δ(1 − δ)/n), SE = √Σd²/n being the standard error of the mean change of reruns alone and the rest
 * what the change itself adds. For at least one change; in (0, 1].
 */
function detectableChange(changes) {
    const count = changes.length;
    const squares = changes.reduce((sum, change) => sum + change * change, 0);
    const isAssumed = squares === 0;
    const variance = (isAssumed ? USUAL_FLIPS * count : squares) / count ** 2;
    const own = QUANTILES ** 2 / count;
    const root = Math.sqrt(own ** 2 + 4 * (1 + own) * QUANTILES ** 2 * variance);
    return { detectable: Math.min(1, (own + root) / (2 * (1 + own))), isAssumed };
}

;// CONCATENATED MODULE: ./src/core/noise/random.ts
/** Rounds after which similar seeds have nothing in common. */
const WARM_UP = 20;
/**
 * Random bits, the same ones for the same seed on every machine: sfc32 (Chris Doty-Humphrey, PractRand), which passes
 * BigCrush and needs integers alone. It draws samples; it keeps no secrets. A list at a time, so that its state stays
 * in registers: that is three times as fast.
 */
function makeBits(seed) {
    const state = Int32Array.of(0x9e3779b9, 0x243f6a88, 0xb7e15162, seed);
    const fill = (into) => {
        let a = state[0];
        let b = state[1];
        let c = state[2];
        let counter = state[3];
        for (let index = 0; index < into.length; index++) {
            const mixed = (((a + b) | 0) + counter) | 0;
            counter = (counter + 1) | 0;
            a = b ^ (b >>> 9);
            b = (c + (c << 3)) | 0;
            c = (((c << 21) | (c >>> 11)) + mixed) | 0;
            into[index] = mixed;
        }
        state.set([a, b, c, counter]);
    };
    fill(new Uint32Array(WARM_UP));
    return fill;
}

;// CONCATENATED MODULE: ./src/core/noise/interval.ts

/** The 97.5 % quantile of the normal distribution. */
const Z = 1.959964;
/** Draws of a bootstrap; its ends then move by less than a tenth of a point from seed to seed. */
const DRAWS = 10_000;
const SEED = 1;
const TWO_TO_32 = 2 ** 32;
/** With more questions the normal distribution gives the same interval to a tenth of a point. */
const MOST_DRAWN = 2_000;
/**
 * The 95 % interval of the mean change over these questions, at least one; never of zero width. Where every change is
 * −1, 0 or 1 it is Tango's score interval for paired proportions (1998); else the middle of a seeded bootstrap over the
 * questions with two more of them, one gained and one lost (as Agresti and Min 2005 add to a Wald interval), without
 * which equal changes would have no width.
 */
function intervalOf(changes) {
    if (changes.every((change) => Number.isInteger(change)))
        return tangoInterval(changes);
    const sample = Float64Array.from([...changes, 1, -1]);
    return sample.length <= MOST_DRAWN ? bootstrapInterval(sample) : normalInterval(sample);
}
function tangoInterval(changes) {
    const gained = changes.filter((change) => change > 0).length;
    const lost = changes.filter((change) => change < 0).length;
    const change = (gained - lost) / changes.length;
    const distance = (at) => Math.abs(tangoScore(gained, lost, changes.length, at)) - Z;
    return { low: edgeBetween(change, -1, distance), high: edgeBetween(change, 1, distance) };
}
/** How many standard errors the counts lie from a change of `at`; Tango's equation (1998), 0 at the change itself. */
function tangoScore(gained, lost, count, at) {
    const difference = gained - lost - count * at;
    if (difference === 0)
        return 0;
    const b = (2 * count - gained + lost) * at - gained - lost;
    const c = -lost * at * (1 - at);
    const share = (Math.sqrt(b * b - 8 * count * c) - b) / (4 * count);
    return difference / Math.sqrt(count * (2 * share + at * (1 - at)));
}
/** Where a function that rises from below 0 at `from` passes 0, on the way to `to`; `to` where it does not. */
function edgeBetween(from, to, distance) {
    let [inside, outside] = [from, to];
    for (let step = 0; step < 60; step++) {
        const middle = (inside + outside) / 2;
        if (distance(middle) < 0)
            inside = middle;
        else
            outside = middle;
    }
    return outside;
}
function bootstrapInterval(sample) {
    const fill = makeBits(SEED);
    const picks = new Uint32Array(sample.length);
    const means = new Float64Array(DRAWS);
    for (let draw = 0; draw < DRAWS; draw++) {
        fill(picks);
        let total = 0;
        for (const pick of picks)
            total += sample[Math.floor((pick / TWO_TO_32) * sample.length)];
        means[draw] = total / sample.length;
    }
    return middleOf(means, Math.round(0.025 * DRAWS));
}
/** The interval without so many of the values at each end. */
function middleOf(values, beyond) {
    values.sort();
    return { low: values[beyond], high: values[values.length - 1 - beyond] };
}
function normalInterval(sample) {
    const mean = sample.reduce((sum, value) => sum + value, 0) / sample.length;
    const variance = sample.reduce((sum, value) => sum + (value - mean) ** 2, 0) / (sample.length - 1);
    const half = Z * Math.sqrt(variance / sample.length);
    return { low: mean - half, high: mean + half };
}

;// CONCATENATED MODULE: ./src/core/noise/bootstrap.ts


const bootstrap_SEED = 1;
const bootstrap_TWO_TO_32 = 2 ** 32;
/**
 * Share of the draws beyond each end, in ten-thousandths, from 2 templates to 20: Φ(−√(G/(G−1)) · t), t the 97.5 %
 * quantile of Student's distribution with G−1 degrees of freedom. With few templates the plain 2.5 % make intervals
 * that are too narrow (Hesterberg, What Teachers Should Know about the Bootstrap, 2015, section 4.2.1).
 */
const TAILS = [0, 0, 1, 10, 24, 41, 57, 72, 86, 97, 108, 117, 125, 132, 139, 144, 150, 154, 159];
/** Share of the draws that lies beyond each end of a 95 % interval over so many templates. */
function tailShare(templates) {
    // The series of the same formula, right to a ten-thousandth from 20 templates on.
    return (TAILS[templates - 2] ?? 250 - 1960 / (templates + 1.3)) / 10_000;
}
/**
 * The 95 % interval of the mean change over the questions of templates that are drawn with replacement, as many as there
 * are: a draw's change is Σ of their sums / Σ of their sizes. It leaves out `tailShare` of the draws at each end. Null
 * for fewer than two templates. The same numbers for the same clusters, on every machine.
 */
function bootstrap_bootstrapInterval(clusters, draws = DRAWS) {
    const { length: count } = clusters.sums;
    if (count < 2)
        return null;
    const beyond = Math.min(Math.round(tailShare(count) * draws), Math.ceil(draws / 2) - 1);
    return middleOf(drawMeans(clusters, draws), beyond);
}
function drawMeans({ sums, sizes }, draws) {
    const count = sums.length;
    const fill = makeBits(bootstrap_SEED);
    const picks = new Uint32Array(count);
    const scale = count / bootstrap_TWO_TO_32;
    const means = new Float64Array(draws);
    for (let draw = 0; draw < draws; draw++) {
        fill(picks);
        let [total, questions] = [0, 0];
        for (let pick = 0; pick < count; pick++) {
            const chosen = (picks[pick] * scale) | 0;
            total += sums[chosen];
            questions += sizes[chosen];
        }
        means[draw] = total / questions;
    }
    return means;
}

;// CONCATENATED MODULE: ./src/core/noise/clusters.ts

/** A sum this small beside its parts is what rounding left of 0. */
const ROUNDING = 1e-9;
/** Clusters by template, in the order of their ids, so that the order of the questions decides nothing. */
function clustersOf(differences) {
    const byTemplate = new Map();
    for (const { templateId, change } of differences)
        (0,values/* listAt */.gT)(byTemplate, templateId).push(change);
    const clusters = [...byTemplate].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, changes]) => changes);
    return {
        sums: Float64Array.from(clusters, sumOf),
        sizes: Float64Array.from(clusters, (changes) => changes.length),
    };
}
function sumOf(changes) {
    const sum = changes.reduce((total, change) => total + change, 0);
    const size = changes.reduce((total, change) => total + Math.abs(change), 0);
    return Math.abs(sum) <= size * ROUNDING ? 0 : sum;
}

// EXTERNAL MODULE: ./src/core/noise/sign-flips.ts
var sign_flips = __webpack_require__(5080);
;// CONCATENATED MODULE: ./src/core/noise/generalise.ts



/**
 * Tests the change over templates instead of questions. Questions of other templates are another draw of templates, so
 * that each template's sum of changes is one observation.
 */
function generalise(differences) {
    const clusters = clustersOf(differences);
    const sums = [...clusters.sums];
    const p = (0,sign_flips/* signFlipP */.t)(sums, sign_flips/* SCORE_UNIT */.g);
    return {
        verdict: p <= 0.05 ? 'likely' : 'these',
        p,
        interval: bootstrap_bootstrapInterval(clusters),
        templates: sums.length,
        changed: sums.filter((sum) => sum !== 0).length,
    };
}

;// CONCATENATED MODULE: ./src/core/noise/permutation.ts

/** Deals that are drawn, and where there are no more than that, tried. */
const DEALS = 10_000;
/** Answers dealt in all: very large runs get fewer deals, by their number of answers alone. */
const DEALT = 1e8;
const FEWEST_DEALS = 1_000;
/** Sums that differ by less differ by rounding. */
const permutation_ROUNDING = 1e-9;
/**
 * p of the permutation test within questions: if nothing had changed, the answers of both runs to a question could as
 * well have been dealt to the runs in any other way. Twice the share of the deals whose mean change goes at least as
 * far in the direction observed, at most 1: exact where there are up to 10,000 deals, else (1 + number) / (B + 1) over
 * B = 10,000 seeded ones. The deals of a question come from its place in the list, never from its scores, so that one
 * worse answer can only lower the p of a fall.
 */
function permutationP(questions) {
    const reached = questions.reduce((sum, { base, head }) => sum + meanOf(head) - meanOf(base), 0);
    if (Math.abs(reached) <= permutation_ROUNDING)
        return 1;
    const isAsFar = (change) => Math.sign(reached) * change >= Math.abs(reached) - permutation_ROUNDING;
    const all = allDeals(questions);
    if (all !== null)
        return Math.min(1, (2 * all.filter(isAsFar).length) / all.length);
    const drawn = drawDeals(questions);
    return Math.min(1, (2 * (1 + drawn.filter(isAsFar).length)) / (drawn.length + 1));
}
function meanOf(values) {
    return values.reduce((sum, value) => sum + value, 0) / values.length;
}
/** The sum of changes of every deal of all questions; null where there are too many. */
function allDeals(questions) {
    let sums = Float64Array.of(0);
    for (const question of questions) {
        if (sums.length * dealCount(question) > DEALS)
            return null;
        const changes = dealsOf(question);
        sums = Float64Array.from({ length: sums.length * changes.length }, (_, index) => {
            const before = sums[Math.floor(index / changes.length)];
            return before + changes[index % changes.length];
        });
    }
    return sums;
}
/** In how many ways a question's answers can be dealt to the runs: C(a + b, a). */
function dealCount({ base, head }) {
    let count = 1;
    for (let dealt = 1; dealt <= base.length; dealt++)
        count *= (head.length + dealt) / dealt;
    return Math.round(count);
}
/** The change of every way to deal one question's answers. */
function dealsOf({ base, head }) {
    const pool = [...base, ...head];
    const total = pool.reduce((sum, value) => sum + value, 0);
    const sumsOf = (from, left) => {
        if (left === 0)
            return [0];
        if (pool.length - from < left)
            return [];
        const first = pool[from];
        return [...sumsOf(from + 1, left - 1).map((sum) => sum + first), ...sumsOf(from + 1, left)];
    };
    return sumsOf(0, base.length).map((sum) => (total - sum) / head.length - sum / base.length);
}
function drawDeals(questions) {
    const answers = questions.reduce((sum, { base, head }) => sum + base.length + head.length, 0);
    const sums = new Float64Array(Math.max(FEWEST_DEALS, Math.min(DEALS, Math.floor(DEALT / answers))));
    for (const [index, question] of questions.entries())
        addDeals(sums, question, index);
    return sums;
}
/** Adds to every draw the change of one question whose answers are dealt anew. */
function addDeals(sums, { base, head }, seed) {
    const pool = [...base, ...head];
    if (pool.every((value) => value === pool[0]))
        return;
    const fill = makeBits(seed);
    const bits = new Uint32Array(base.length);
    const total = pool.reduce((sum, value) => sum + value, 0);
    const places = pool.map((_, place) => place);
    for (let draw = 0; draw < sums.length; draw++) {
        fill(bits);
        const dealt = dealFirst(places, bits).reduce((sum, place) => sum + pool[place], 0);
        sums[draw] += (total - dealt) / head.length - dealt / base.length;
    }
}
/** Shuffles the first places (Fisher and Yates), as many as there are random numbers, and gives them. */
function dealFirst(places, bits) {
    for (let first = 0; first < bits.length; first++) {
        const other = first + Math.floor((bits[first] / 2 ** 32) * (places.length - first));
        [places[first], places[other]] = [places[other], places[first]];
    }
    return places.slice(0, bits.length);
}

;// CONCATENATED MODULE: ./src/core/noise/score-change.ts









/** A change is larger than rerun noise where that would give it in at most one of twenty comparisons. */
const score_change_LEVEL = 0.05;
/** Scores that differ by less differ by rounding. */
const score_change_ROUNDING = 1e-9;
/** Assesses the change of the steps score; null where no question has one on both sides. Deterministic, never NaN. */
function assessScoreChange(pairs) {
    if (pairs.length === 0)
        return null;
    const sorted = [...pairs].sort((a, b) => (a.head.id < b.head.id ? -1 : 1));
    const changes = sorted.map(changeOf);
    const differences = sorted.map((pair) => ({ templateId: pair.base.templateId, change: changeOf(pair) }));
    return {
        ...evidenceOf(sorted),
        interval: intervalOf(changes),
        ...detectableChange(changes),
        generalises: generalise(differences),
    };
}
/** What the verdict and the gate go by, of at least one pair; the pairs are in the order of their ids. */
function evidenceOf(pairs) {
    const changes = pairs.map(changeOf);
    const changed = changes.filter((change) => change !== 0).length;
    const flips = templateFlips(pairs);
    const [broken, mended] = [brokenTemplates(flips), mendedTemplates(flips)];
    const p = pairs.some(isRepeated) ? permutationP(pairs.map(answersOfTwo)) : (0,sign_flips/* signFlipP */.t)(changes, sign_flips/* SCORE_UNIT */.g);
    const isLarger = p <= score_change_LEVEL || broken.length + mended.length > 0;
    const change = changes.reduce((sum, value) => sum + value, 0) / changes.length;
    const verdict = isLarger ? 'larger' : changed === 0 ? 'none' : 'within';
    return { verdict, change, p, questions: changes.length, changed, broken, mended };
}
/** Differences that are rounding are none. */
function changeOf({ base, head }) {
    return rounded(head.score - base.score);
}
function rounded(change) {
    return Math.abs(change) <= score_change_ROUNDING ? 0 : Math.abs(change) >= 1 - score_change_ROUNDING ? Math.sign(change) : change;
}
/** Whether a drop is larger than rerun noise: by the questions together, or by a template that broke. */
function isLargerDrop({ change, p, broken }) {
    return change < 0 && (p <= score_change_LEVEL || broken.length > 0);
}
function isRepeated({ base, head }) {
    return (0,trials/* answerScores */.eY)(base).length > 1 || (0,trials/* answerScores */.eY)(head).length > 1;
}
function answersOfTwo({ base, head }) {
    return { base: (0,trials/* answerScores */.eY)(base), head: (0,trials/* answerScores */.eY)(head) };
}
/** By the templates of the base: what is tested must not decide how it is tested. */
function templateFlips(pairs) {
    const byTemplate = new Map();
    for (const pair of pairs)
        (0,values/* listAt */.gT)(byTemplate, pair.base.templateId).push(pair);
    return [...byTemplate].map(([templateId, own]) => ({
        templateId,
        questions: own.length,
        fell: own.filter(({ base, head }) => (0,figures/* isRight */.FG)(base) && isAllWrong(head)).length,
        rose: own.filter(({ base, head }) => isAllWrong(base) && (0,figures/* isRight */.FG)(head)).length,
        chance: own.reduce((chance, pair) => chance / dealCount(answersOfTwo(pair)), 1),
    }));
}
function isAllWrong({ score }) {
    return score <= score_change_ROUNDING;
}


/***/ }),

/***/ 5080:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   g: () => (/* binding */ SCORE_UNIT),
/* harmony export */   t: () => (/* binding */ signFlipP)
/* harmony export */ });
/** Score changes are counted in this unit, in which every fraction with a denominator up to 10 is whole. */
const SCORE_UNIT = 1 / 2520;
/** Changes of other figures are rounded to a share of their mean size, a finer one the fewer there are. */
const STEPS_OF_MEAN = { all: 2 ** 17, least: 32 };
/** No p is smaller: below, rounding errors of the series take over. */
const LEAST_P = 1e-12;
/** Sums further out than so many standard deviations have a probability below 10⁻¹⁵ (Hoeffding 1963). */
const FAR_OUT = 8.5;
/**
 * Two-sided p of the exact sign flip test: if nothing had changed, each question's change could as well have the other
 * sign; p is the share of all 2^m sign patterns of the m changes other than 0 whose sum is at least as far from 0. In
 * [10⁻¹², 1]; 1 where the changes cancel or there are none. For changes of one size it is McNemar's exact test.
 *
 * No patterns are drawn: the distribution of the sum is computed by inverting its characteristic function, the product
 * of cos(θ·change) (Gil-Pelaez 1951). So p falls whenever a sum moves away from 0 because one change did, without
 * exception, which the gate relies on: for each sign pattern of the other changes, the sum observed moves at least as
 * far as the sum of the pattern.
 */
function signFlipP(changes, unit = unitOf(changes)) {
    const steps = changes.filter((change) => change !== 0).map((change) => stepsOf(change, unit));
    const divisor = steps.reduce((found, step) => commonDivisor(found, Math.abs(step)), 0);
    const reached = Math.abs(steps.reduce((sum, step) => sum + step, 0)) / divisor;
    if (steps.length === 0 || reached === 0)
        return 1;
    const counts = countSizes(steps.map((step) => Math.abs(step) / divisor));
    return Math.min(1, Math.max(LEAST_P, 1 - shareBelow(counts, reached)));
}
/** A change is never rounded to none. */
function stepsOf(change, unit) {
    return Math.sign(change) * Math.max(1, Math.round(Math.abs(change) / unit));
}
/** Counts are exact, as long as they are small. */
function unitOf(changes) {
    const count = Math.max(1, changes.length);
    const size = changes.reduce((sum, change) => sum + Math.abs(change), 0) / count;
    const unit = size / Math.max(STEPS_OF_MEAN.least, STEPS_OF_MEAN.all / count);
    return unit < 1 && changes.every(Number.isInteger) ? 1 : unit;
}
function commonDivisor(a, b) {
    return b === 0 ? a : commonDivisor(b, a % b);
}
/** Sizes with how often each occurs, the most frequent first: their factors vanish first. */
function countSizes(sizes) {
    const counts = new Map();
    for (const size of sizes)
        counts.set(size, (counts.get(size) ?? 0) + 1);
    return [...counts].sort((a, b) => b[1] - a[1]);
}
/**
 * Share of the sign patterns whose sum is nearer to 0 than `reached`. Half the sum lies on points one apart, so that
 * its probabilities are a Fourier series, read at as many frequencies as points that it can reach.
 */
function shareBelow(counts, reached) {
    const largest = counts.reduce((sum, [size, count]) => sum + size * count, 0) / 2;
    const deviation = Math.sqrt(counts.reduce((sum, [size, count]) => sum + size * size * count, 0)) / 2;
    const points = Math.ceil(Math.min(largest, FAR_OUT * deviation) + reached / 2) + 1;
    let share = reached - 1;
    for (let index = 1; index <= points - 1; index++) {
        const half = (Math.PI * index) / points;
        share += characteristic(counts, half) * (Math.sin(half * (reached - 1)) / Math.sin(half));
    }
    return share / points;
}
function characteristic(counts, half) {
    let product = 1;
    for (const [size, count] of counts) {
        product *= Math.cos(half * size) ** count;
        if (Math.abs(product) < 1e-20)
            return 0;
    }
    return product;
}


/***/ }),

/***/ 133:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   z: () => (/* binding */ aggregateSamples)
/* harmony export */ });
/* harmony import */ var _rules_rule_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(813);
/* harmony import */ var _statistics_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(2304);
/* harmony import */ var _values_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4101);
/* harmony import */ var _sample_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4058);




/** Present in every template, with zeros where there are no data. */
const ALWAYS = new Set(['input_tokens', 'output_tokens', 'total_tokens', 'elapsed_sec']);
/** Aggregates samples, in the library's keys. Templates are in the order of their first sample. */
function aggregateSamples(samples, knobs) {
    const byTemplate = new Map();
    for (const sample of samples)
        (0,_values_js__WEBPACK_IMPORTED_MODULE_2__/* .listAt */ .gT)(byTemplate, sample.templateId).push(sample);
    const templates = [...byTemplate].map(([id, own]) => ({ id, ...summarize(own, knobs) }));
    const { counts, series, steps, stepSeries } = summarize(samples, knobs);
    const perTemplate = templates.map(({ id, ...of }) => {
        const inSteps = { ...of.steps, ...of.stepSeries };
        return [id, { ...of.counts, ...(Object.keys(inSteps).length > 0 && { steps: inSteps }), ...of.series }];
    });
    const microSteps = knobs.micro_steps && Object.keys(steps).length > 0;
    return {
        per_template: Object.fromEntries(perTemplate),
        micro: { ...counts, ...series, ...stepSeries, ...(microSteps && { steps }), ...ruleCounts(samples) },
        macro: macroOf(templates.map((of) => ({ ...of.series, ...of.stepSeries }))),
    };
}
/** The blocks that per template and micro aggregates are put together from. */
function summarize(samples, knobs) {
    const successes = samples.filter((sample) => sample.status === 'success').length;
    const counted = knobs.errors === 'zero' ? samples : samples.filter((sample) => sample.status === 'success');
    const counts = {
        number_of_error_samples: samples.length - successes,
        number_of_success_samples: successes,
    };
    return {
        counts,
        series: metricSeries(counted, samples, knobs),
        steps: stepCounts(counted),
        stepSeries: stepSeriesOf(counted),
    };
}
function metricSeries(counted, samples, knobs) {
    const values = new Map(_sample_js__WEBPACK_IMPORTED_MODULE_1__/* .ENTRY_METRICS */ .H.map((name) => [name, []]));
    for (const sample of counted)
        for (const [name, value] of sample.metrics)
            (0,_values_js__WEBPACK_IMPORTED_MODULE_2__/* .listAt */ .gT)(values, name).push(value);
    // An answer that failed can have broken a rule before it did.
    values.set('rules_score', samples.flatMap(({ metrics }) => metrics.get('rules_score') ?? []));
    if (!knobs.answer_relevance_cost)
        values.delete('answer_relevance_cost');
    const shown = [...values].filter(([name, series]) => series.length > 0 || ALWAYS.has(name));
    return Object.fromEntries(shown.map(([name, series]) => [name, (0,_statistics_js__WEBPACK_IMPORTED_MODULE_3__/* .seriesOf */ .Lf)(series)]));
}
function stepSeriesOf(samples) {
    const values = new Map();
    for (const sample of samples) {
        for (const [name, series] of sample.stepMetrics) {
            const all = (0,_values_js__WEBPACK_IMPORTED_MODULE_2__/* .listAt */ .gT)(values, name);
            for (const value of series)
                all.push(value);
        }
    }
    return Object.fromEntries([...values].map(([name, series]) => [name, (0,_statistics_js__WEBPACK_IMPORTED_MODULE_3__/* .seriesOf */ .Lf)(series)]));
}
function stepCounts(samples) {
    const counts = {
        total: new Map(),
        once_per_sample: new Map(),
        empty_results: new Map(),
        errors: new Map(),
    };
    for (const { steps } of samples) {
        for (const [name, times] of steps.total) {
            (0,_values_js__WEBPACK_IMPORTED_MODULE_2__/* .increment */ .GV)(counts.total, name, times);
            (0,_values_js__WEBPACK_IMPORTED_MODULE_2__/* .increment */ .GV)(counts.once_per_sample, name);
        }
        for (const [name, times] of steps.empty_results)
            (0,_values_js__WEBPACK_IMPORTED_MODULE_2__/* .increment */ .GV)(counts.empty_results, name, times);
        for (const [name, times] of steps.errors)
            (0,_values_js__WEBPACK_IMPORTED_MODULE_2__/* .increment */ .GV)(counts.errors, name, times);
    }
    const shown = Object.entries(counts).filter(([, byName]) => byName.size > 0);
    return Object.fromEntries(shown.map(([name, byName]) => [name, Object.fromEntries(byName)]));
}
/** For each rule the answers that broke it, and those that report nothing to check it by. */
function ruleCounts(samples) {
    const known = samples.flatMap(({ rules }) => rules ?? []);
    if (known.length === 0)
        return {};
    const counts = (wanted, key) => _rules_rule_js__WEBPACK_IMPORTED_MODULE_0__/* .RULE_NAMES */ .i.filter(wanted).map((name) => [name, known.filter((rules) => rules[key].includes(name)).length]);
    const isRule = (name) => known.some(({ checked, unchecked }) => [...checked, ...unchecked].includes(name));
    const missing = counts(isRule, 'unchecked').filter(([, count]) => count > 0);
    return {
        rule_violations: Object.fromEntries(counts(isRule, 'broken')),
        ...(missing.length > 0 && { rules_not_checked: Object.fromEntries(missing) }),
    };
}
/** For each metric the mean of the means of the templates that have it. */
function macroOf(templates) {
    const means = new Map();
    for (const template of templates) {
        for (const [name, series] of Object.entries(template))
            (0,_values_js__WEBPACK_IMPORTED_MODULE_2__/* .listAt */ .gT)(means, name).push(series.mean);
    }
    return Object.fromEntries([...means].map(([name, values]) => [name, { mean: (0,_statistics_js__WEBPACK_IMPORTED_MODULE_3__/* .mean */ .i2)(values) }]));
}


/***/ }),

/***/ 8286:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  g: () => (/* binding */ compareAndGate)
});

// EXTERNAL MODULE: ./src/core/runs/compare.ts + 1 modules
var compare = __webpack_require__(3718);
// EXTERNAL MODULE: ./src/core/answers/summary.ts
var summary = __webpack_require__(9727);
// EXTERNAL MODULE: ./src/core/noise/score-change.ts + 8 modules
var score_change = __webpack_require__(9618);
// EXTERNAL MODULE: ./src/core/values.ts
var values = __webpack_require__(4101);
;// CONCATENATED MODULE: ./src/core/runs/evaluate-gates.ts



const COMPARE = {
    '>=': (value, limit) => value >= limit,
    '>': (value, limit) => value > limit,
    '<=': (value, limit) => value <= limit,
    '<': (value, limit) => value < limit,
};
/** Every gate with its verdict; a figure that is missing or not finite fails its gate, it never passes by accident. */
function evaluateGates(gates, run, comparison) {
    return gates.map((gate) => evaluateGate(gate, run, comparison));
}
function evaluateGate(gate, run, comparison) {
    switch (gate.kind) {
        case 'min-steps-score':
            return verdict({ ...named(gate), operator: '>=' }, run.headline.micro, NO_REFERENCE_STEPS);
        case 'max-steps-drop':
            return evaluateDrop(gate, comparison);
        case 'metric':
            return verdict({ ...gate, name: gate.path }, ...metricAt(gate.path, run));
    }
}
const NO_REFERENCE_STEPS = { kind: 'no-reference-steps' };
function named({ kind, limit }) {
    return { kind, name: kind, limit };
}
function verdict({ kind, name, operator, limit }, value, missing) {
    const known = value !== null && Number.isFinite(value);
    // Sums of scores may miss a round threshold by their rounding.
    const slack = operator === '>=' ? -1e-12 : operator === '<=' ? 1e-12 : 0;
    const passed = known && COMPARE[operator](value, limit + slack);
    return {
        kind,
        name,
        operator,
        limit,
        value: known ? value : null,
        outcome: passed ? 'passed' : 'failed',
        reason: known ? null : missing,
    };
}
/**
 * A drop beyond the limit fails where it is larger than rerun noise. Making a question worse never passes a failing
 * gate: it makes the drop larger, can only lower p, and clears no broken template.
 */
function evaluateDrop(gate, comparison) {
    const required = { ...named(gate), operator: '<=' };
    if (comparison.kind !== 'compared') {
        const reason = { kind: 'not-compared', why: comparison };
        return { ...required, value: null, outcome: 'skipped', reason };
    }
    const { base, head } = comparison;
    const drop = base.micro === null || head.micro === null ? null : base.micro - head.micro;
    const judged = verdict(required, drop, { kind: 'nothing-shared' });
    const { score } = comparison.noise;
    const within = gate.test === 'significant' && score !== null && !(0,score_change/* isLargerDrop */.JZ)(score);
    if (judged.outcome === 'passed' || judged.value === null || !within)
        return judged;
    return { ...judged, outcome: 'warned', reason: { kind: 'within-noise' } };
}
/** Metrics that the aggregates show as zeros if there is nothing to aggregate: such a zero cannot be gated. */
const ALWAYS_PRESENT = ['input_tokens', 'output_tokens', 'total_tokens', 'elapsed_sec'];
/** The figure at a path of the aggregates; an unknown path is a usage error, one without a value in this run is not. */
function metricAt(path, run) {
    const { headline, aggregates, questions, judge } = run;
    if (path === 'micro.steps_score.mean')
        return [headline.micro, NO_REFERENCE_STEPS];
    if (path === 'macro.steps_score.mean')
        return [headline.macro, NO_REFERENCE_STEPS];
    const [, metric = ''] = path.split('.');
    if (ALWAYS_PRESENT.includes(metric) && isWithoutData(metric, aggregates, questions)) {
        return [null, { kind: 'no-data', metric }];
    }
    const unchecked = uncheckedFor(path, aggregates);
    if (unchecked.length > 0)
        return [null, { kind: 'rules-not-checked', rules: unchecked }];
    const judged = (0,summary/* metricOfFigure */.V)(judge ?? null, metric);
    if (judged && (0,summary/* isPartial */.m)(judged))
        return [null, { kind: 'partly-judged', metric: judged }];
    const value = stepCount(path, aggregates) ?? path.split('.').reduce(stepInto, aggregates);
    if (typeof value === 'number')
        return [value, { kind: 'not-finite' }];
    return [null, { kind: 'unknown-figure' }];
}
/** The rules that a figure is about and that some answers could not be checked for. */
function uncheckedFor(path, { micro }) {
    const [, metric, rule] = path.split('.');
    const counts = (0,values/* isMapping */.pi)(micro.rules_not_checked) ? micro.rules_not_checked : {};
    const all = Object.entries(counts);
    if (metric === 'rules_score')
        return all;
    return metric === 'rule_violations' ? all.filter(([name]) => name === rule) : [];
}
function isWithoutData(metric, aggregates, questions) {
    const counted = questions.some(({ status, measures }) => status === 'success' && metric in measures);
    return !counted && ['micro', metric, 'max'].reduce(stepInto, aggregates) === 0;
}
/**
 * A count of steps; the name may hold dots. In a run that counts steps, what was never called was called 0 times, and no
 * errors are 0 errors.
 */
function stepCount(path, aggregates) {
    const [, kind, name] = /^micro\.steps\.(total|once_per_sample|empty_results|errors)\.(.+)$/.exec(path) ?? [];
    if (kind === undefined || name === undefined)
        return null;
    const countOf = (of) => ['micro', 'steps', of, name].reduce(stepInto, aggregates);
    const count = countOf(kind);
    if (typeof count === 'number')
        return count;
    return (0,values/* isMapping */.pi)(aggregates.micro.steps) ? 0 : null;
}
function stepInto(value, key) {
    return (0,values/* isMapping */.pi)(value) && Object.hasOwn(value, key) ? value[key] : undefined;
}

;// CONCATENATED MODULE: ./src/core/runs/compare-and-gate.ts


/**
 * Compares a scored run with its baseline and evaluates its gates. The report contains no secrets:
 * both sides lose theirs before they are compared, as a baseline file has lost its own already.
 */
function compareAndGate(scored, baseline, policy, redact) {
    const [head, base] = [redact(scored), redact(baseline)];
    const comparison = 'kind' in base ? base : (0,compare/* compareRuns */.qB)(base, head.run);
    const gates = redact(evaluateGates(policy.gates, scored.run, comparison));
    const failures = [...head.failures, ...failuresOf(head.coverage, policy, comparison)];
    const passed = failures.length === 0 && gates.every(({ outcome }) => outcome !== 'failed');
    return { ...head, run: { ...head.run, passed }, comparison, gates, failures };
}
function failuresOf({ answered, selected }, policy, comparison) {
    const failures = [];
    if (answered === 0)
        failures.push({ kind: 'no-answer' });
    else if (answered / selected < policy.minCoverage) {
        failures.push({ kind: 'low-coverage', answered, selected, required: policy.minCoverage });
    }
    return policy.baselineRequired ? [...failures, ...withoutBaseline(comparison)] : failures;
}
/** A baseline that shares no question with the run is as good as none. */
function withoutBaseline(comparison) {
    if (comparison.kind !== 'compared')
        return [{ kind: 'baseline-required', missing: comparison }];
    return comparison.paired > 0 ? [] : [{ kind: 'baseline-required', missing: null }];
}


/***/ }),

/***/ 3718:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  aR: () => (/* binding */ SAME_SCORE),
  qB: () => (/* binding */ compareRuns),
  wv: () => (/* binding */ measureDeltas),
  iO: () => (/* binding */ removedFailures)
});

// EXTERNAL MODULE: ./src/core/answers/delta.ts
var delta = __webpack_require__(5117);
// EXTERNAL MODULE: ./src/core/noise/holm.ts
var holm = __webpack_require__(122);
// EXTERNAL MODULE: ./src/core/noise/score-change.ts + 8 modules
var score_change = __webpack_require__(9618);
// EXTERNAL MODULE: ./src/core/noise/sign-flips.ts
var sign_flips = __webpack_require__(5080);
;// CONCATENATED MODULE: ./src/core/noise/run-noise.ts



/** The measures that a report shows, so that the correction counts what a reader can see. */
const TESTED = ['failed_steps', 'total_tokens', 'elapsed_sec', 'cost_usd'];
/** Assesses every change between two runs over the questions on both sides; of judged figures those that are compared. */
function assessNoise(pairs, answers) {
    const scored = pairs.filter((pair) => pair.base.score !== null && pair.head.score !== null);
    const judged = answers.figures.flatMap(({ figure }) => (figure === 'answer_relevance_cost' ? [] : [figure]));
    return { score: (0,score_change/* assessScoreChange */.Hm)(scored), measures: assessMeasures(pairs, judged) };
}
function assessMeasures(pairs, judged) {
    const figures = [
        ...TESTED.map((measure) => ({ measure, of: ({ measures }) => measures[measure] })),
        ...judged.map((measure) => ({ measure, of: ({ answer }) => answer?.figures[measure] })),
    ];
    const found = figures.flatMap(({ measure, of }) => {
        const changes = changesOf(pairs, of);
        return changes.length === 0 ? [] : [{ measure, changes, p: (0,sign_flips/* signFlipP */.t)(changes) }];
    });
    const corrected = (0,holm/* holm */.f)(found.map(({ p }) => p));
    return found.map(({ measure, changes, p }, index) => {
        const changed = changes.filter((change) => change !== 0).length;
        const correctedP = corrected[index] ?? 1;
        const verdict = correctedP <= score_change/* LEVEL */.Bk ? 'larger' : changed === 0 ? 'none' : 'within';
        const change = changes.reduce((sum, value) => sum + value, 0) / changes.length;
        return { measure, verdict, change, p, corrected: correctedP, questions: changes.length, changed };
    });
}
function changesOf(pairs, of) {
    return pairs.flatMap(({ base, head }) => {
        const [before, after] = [of(base), of(head)];
        return before === undefined || after === undefined ? [] : [after - before];
    });
}

// EXTERNAL MODULE: ./src/core/statistics.ts
var statistics = __webpack_require__(2304);
// EXTERNAL MODULE: ./src/core/values.ts
var values = __webpack_require__(4101);
// EXTERNAL MODULE: ./src/core/runs/figures.ts
var figures = __webpack_require__(563);
// EXTERNAL MODULE: ./src/core/runs/fingerprint.ts
var fingerprint = __webpack_require__(3566);
// EXTERNAL MODULE: ./src/core/runs/rule-regressions.ts
var rule_regressions = __webpack_require__(6893);
;// CONCATENATED MODULE: ./src/core/runs/compare.ts







/** Score differences up to this are rounding. */
const SAME_SCORE = 1e-9;
/** Compares two runs: like with like, or not at all. Nothing passed in is changed. */
function compareRuns(base, head) {
    const incompatible = incompatibility(base, head);
    if (incompatible)
        return incompatible;
    const { pairs, edited, added, removed } = pairQuestions(base.questions, head.questions);
    const changes = pairs.filter(({ head: { score } }) => score !== null);
    const answers = answerDeltas(base, head, pairs);
    const byLoss = (a, b) => a.change - b.change || (a.head.id < b.head.id ? -1 : 1);
    const regressed = changes.filter(({ change }) => change < -SAME_SCORE).sort(byLoss);
    const improved = changes.filter(({ change }) => change > SAME_SCORE).sort((a, b) => byLoss(b, a));
    const sides = { base: pairs.map((pair) => pair.base), head: pairs.map((pair) => pair.head) };
    return {
        kind: 'compared',
        label: base.label,
        base: (0,figures/* headlineOf */.gD)(sides.base),
        head: (0,figures/* headlineOf */.gD)(sides.head),
        paired: pairs.length,
        regressed,
        improved,
        ruleBreaks: (0,rule_regressions/* ruleRegressions */.Zz)(pairs),
        rules: { base: (0,rule_regressions/* keptOf */.uq)(sides.base), head: (0,rule_regressions/* keptOf */.uq)(sides.head) },
        unchanged: changes.length - regressed.length - improved.length,
        unscored: pairs.length - changes.length,
        added: sameSelection(base, head) ? added : [],
        removed: sameSelection(base, head) ? removed : [],
        edited,
        templates: templateDeltas(changes),
        measures: measureDeltas(sides.base, sides.head),
        noise: assessNoise(pairs, answers.answers),
        ...answers,
        ...(base.older && { older: base.older }),
        isScoringUnknown: base.scoring === null,
    };
}
function answerDeltas(base, head, pairs) {
    const answers = (0,delta/* compareAnswers */.Z)(base, head, pairs);
    if (!answers.figures.some(({ figure }) => figure === 'answer_f1'))
        return { answers, fallenAnswers: [] };
    const f1 = ({ answer }) => answer?.figures.answer_f1;
    const fallenAnswers = pairs
        .map((pair) => ({ ...pair, change: (f1(pair.head) ?? 0) - (f1(pair.base) ?? f1(pair.head) ?? 0) }))
        .filter((pair) => f1(pair.head) !== undefined && pair.change < -SAME_SCORE)
        .sort((a, b) => a.change - b.change);
    return { answers, fallenAnswers };
}
function incompatibility(base, head) {
    if (base.scoring === null || head.scoring === null)
        return null;
    const same = (0,fingerprint/* canonicalJson */.d)(base.scoring.knobs) === (0,fingerprint/* canonicalJson */.d)(head.scoring.knobs);
    if (same)
        return null;
    return { kind: 'incompatible', label: base.label, base: base.scoring.preset, head: head.scoring.preset };
}
function pairQuestions(base, head) {
    const bases = new Map(base.map((question) => [question.id, question]));
    const heads = new Set(head.map(({ id }) => id));
    const pairs = [];
    const edited = [];
    const added = [];
    for (const question of head) {
        const before = bases.get(question.id);
        if (!before)
            added.push(question);
        else
            (isSame(before, question) ? pairs : edited).push(deltaOf(before, question));
    }
    return { pairs, edited, added, removed: base.filter(({ id }) => !heads.has(id)) };
}
/** A question that lost its reference steps, or got some, is a different question, also in a file without fingerprints. */
function isSame(base, head) {
    if ((base.score === null) !== (head.score === null))
        return false;
    return base.fingerprint === head.fingerprint || base.fingerprint === null || head.fingerprint === null;
}
function deltaOf(base, head) {
    return { base, head, change: (head.score ?? 0) - (base.score ?? 0) };
}
/** Questions that one run did not select are neither added nor removed; with different selections this is unknown. */
function sameSelection(base, head) {
    return (0,fingerprint/* canonicalJson */.d)(base.selection) === (0,fingerprint/* canonicalJson */.d)(head.selection);
}
function templateDeltas(pairs) {
    const byTemplate = new Map();
    for (const pair of pairs)
        (0,values/* listAt */.gT)(byTemplate, pair.head.templateId).push(pair);
    return [...byTemplate].map(([id, own]) => {
        const base = (0,statistics/* sum */.cz)(own.map((pair) => pair.base.score ?? 0)) / own.length;
        const head = (0,statistics/* sum */.cz)(own.map((pair) => pair.head.score ?? 0)) / own.length;
        return { id, questions: own.length, base, head, change: head - base };
    });
}
/** The measures of both sides; those of a run alone where there is no base. */
function measureDeltas(base, head) {
    const [before, after] = [(0,figures/* totalMeasures */.sJ)(base), (0,figures/* totalMeasures */.sJ)(head)];
    const delta = (key) => ({ base: before[key], head: after[key] });
    return {
        input_tokens: delta('input_tokens'),
        output_tokens: delta('output_tokens'),
        total_tokens: delta('total_tokens'),
        elapsed_sec: delta('elapsed_sec'),
        cost_usd: delta('cost_usd'),
        steps: delta('steps'),
        failed_steps: delta('failed_steps'),
    };
}
/** How many of the removed questions failed in the base run: removing them looks like an improvement. */
function removedFailures(delta) {
    return delta.removed.filter(figures/* isWrong */.cG).length;
}


/***/ }),

/***/ 3640:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A: () => (/* binding */ ENTRY_PARTS),
/* harmony export */   m: () => (/* binding */ compareEntryPlaces)
/* harmony export */ });
/** An entry is written in one piece, or in several: with the judged answer between two, and the details of its steps last. */
const ENTRY_PARTS = { start: 0, judged: 1, rest: 2, details: 3 };
/** The order of the evaluation file. */
function compareEntryPlaces(a, b) {
    return a.question - b.question || a.trial - b.trial || a.part - b.part;
}


/***/ }),

/***/ 7592:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  sF: () => (/* binding */ MEASURES),
  ei: () => (/* binding */ NO_RESPONSE),
  ed: () => (/* binding */ evaluateQuestion)
});

// EXTERNAL MODULE: ./src/core/steps/step.ts
var step = __webpack_require__(6437);
// EXTERNAL MODULE: ./src/core/values.ts
var core_values = __webpack_require__(4101);
// EXTERNAL MODULE: ./src/core/rules/rule.ts
var rule = __webpack_require__(813);
;// CONCATENATED MODULE: ./src/core/rules/check-rules.ts



const CHECKS = {
    forbidden: (patterns, { calls }) => calls && forbiddenCalls(patterns, calls),
    max_steps: (most, { calls }) => calls && above(most, calls.length),
    max_failed_steps: (most, { calls }) => calls && above(most, calls.filter(({ failed }) => failed).length),
    order: (patterns, { calls }) => calls && outOfOrder(patterns, calls),
    max_total_tokens: (most, { tokens }) => above(most, tokens),
    max_elapsed_sec: (most, { seconds }) => above(most, seconds),
    max_cost_usd: (most, { dollars }) => above(most, dollars),
};
/** Checks the rules of an answer; null where there is none. */
function checkRules(rules, response, context) {
    const names = rule/* RULE_NAMES */.i.filter((name) => rules[name] !== undefined);
    if (names.length === 0)
        return null;
    const facts = factsOf(response, context);
    const results = names.map((rule) => ({ rule, breaches: check(rule, rules, facts) }));
    const checked = results.flatMap(({ rule, breaches }) => (breaches ? [rule] : []));
    const broken = results.flatMap(({ rule, breaches }) => (breaches ?? []).map((breach) => ({ rule, ...breach })));
    const unchecked = results.flatMap(({ rule, breaches }) => (breaches ? [] : [rule]));
    const score = checked.length === 0 ? null : broken.length === 0 ? 1 : 0;
    return { score, checked, broken, unchecked };
}
function check(name, rules, facts) {
    const breaches = CHECKS[name];
    return breaches(rules[name], facts);
}
function factsOf({ steps, source }, { aliases, costUsd = null }) {
    const calls = steps?.map(({ name, status }) => {
        return { name, names: (0,step/* namesWithAliases */.hG)(name, aliases), failed: status === 'error' };
    });
    const figure = (key) => {
        const value = (0,core_values/* own */.ZV)(source, key);
        return typeof value === 'number' && Number.isFinite(value) ? value : null;
    };
    return {
        calls: calls ?? null,
        tokens: figure('total_tokens'),
        seconds: figure('elapsed_sec'),
        dollars: costUsd ?? figure('cost_usd'),
    };
}
function above(limit, actual) {
    if (actual === null)
        return null;
    return actual > limit ? [{ limit, actual }] : [];
}
function fits(patterns, { names }) {
    return patterns.find((pattern) => [...names].some((name) => (0,step/* fitsPattern */.jF)(name, pattern)));
}
/** Each forbidden tool once, with the first pattern that forbids it. */
function forbiddenCalls(patterns, calls) {
    const byName = new Map(calls.map((call) => [call.name, call]));
    return [...byName.values()].flatMap((call) => {
        const limit = fits(patterns, call);
        return limit === undefined ? [] : [{ limit, actual: call.name }];
    });
}
/** The listed tools in the order of their first calls, where a later one comes without an earlier one before it. */
function outOfOrder(patterns, calls) {
    const firsts = patterns.map((pattern) => calls.findIndex((call) => fits([pattern], call) !== undefined));
    const found = patterns
        .map((pattern, index) => ({ pattern, at: firsts[index] }))
        .filter(({ at }) => at >= 0);
    const missing = firsts.findIndex((at) => at < 0);
    const isComplete = missing < 0 || firsts.slice(missing).every((at) => at < 0);
    const isOrdered = found.every(({ at }, index) => index === 0 || (found[index - 1]?.at ?? 0) <= at);
    if (isComplete && isOrdered)
        return [];
    return [{ limit: patterns, actual: [...found].sort((a, b) => a.at - b.at).map(({ pattern }) => pattern) }];
}

// EXTERNAL MODULE: ./src/core/steps/explained-step.ts
var explained_step = __webpack_require__(8632);
// EXTERNAL MODULE: ./src/core/steps/score.ts + 10 modules
var score = __webpack_require__(7583);
;// CONCATENATED MODULE: ./src/core/runs/evaluate-question.ts





/** What the evaluation file has as the error of a question without a response. */
const NO_RESPONSE = 'no response';
/** Response keys that an evaluation entry copies after the steps, in this order. */
const MEASURES = ['input_tokens', 'output_tokens', 'total_tokens', 'elapsed_sec'];
/** Scores one question. Never throws, whatever the response contains; nothing passed in is changed. */
function evaluateQuestion(question, response, options, references = (0,step/* prepareGroups */.O2)(question.groups)) {
    const { knobs } = options;
    const error = response === null ? NO_RESPONSE : response.error;
    const status = response === null ? 'missing' : error === null ? 'success' : 'error';
    const steps = scoresSteps(question, response, error, knobs)
        ? stepsOutcome(question, response, options, references)
        : null;
    const rules = response && checkRules({ ...options.rules, ...question.rules }, response, options);
    const entry = {
        template_id: question.templateId,
        question_id: question.id,
        ...present({ trial: options.trial }),
        question_text: question.text,
        ...present({ reference_answer: question.referenceAnswer }),
        ...(question.groups.length > 0 && { reference_steps: referenceSteps(question, steps?.details ?? []) }),
        ...present({ rules: question.rules }),
        status: error === null ? 'success' : 'error',
        ...present({ error }),
    };
    if (error !== null && knobs.error_sample === 'bare') {
        return { entry: { ...entry, ...rulesEntry(rules) }, status, steps: null, rules };
    }
    const source = response?.source ?? {};
    Object.assign(entry, present({ actual_answer: (0,core_values/* own */.ZV)(source, 'actual_answer') }));
    Object.assign(entry, present({ actual_steps: actualSteps(source, error, knobs) }));
    if (steps)
        entry.steps_score = steps.score;
    Object.assign(entry, rulesEntry(rules));
    if (steps && options.details === 'full')
        entry.steps_details = steps.details.map(detailEntry);
    for (const key of MEASURES)
        Object.assign(entry, present({ [key]: (0,core_values/* own */.ZV)(source, key) }));
    return { entry, status, steps, rules };
}
/** Error samples are scored only where errors count as zero; answers without steps only where that is 0. */
function scoresSteps(question, response, error, knobs) {
    if (question.groups.length === 0)
        return false;
    if (error !== null)
        return knobs.errors === 'zero';
    const hasSteps = response?.steps !== null || response.unreadable !== null;
    return hasSteps || knobs.success_without_steps === 'empty';
}
function stepsOutcome(question, response, options, references) {
    const context = { ...options, question: question.text };
    const scored = (0,score/* scoreSteps */.Q)(question.groups, response?.steps ?? [], context, references);
    const outcome = { ...scored, details: scored.details.map((detail) => withPaths(question, response, detail)) };
    const instead = withoutSteps(response);
    if (instead === null)
        return outcome;
    const details = outcome.details.map((detail) => detail.cause?.kind === 'no_tool_call'
        ? { ...detail, cause: { ...detail.cause, kind: instead.kind }, detail: { error: instead.error } }
        : detail);
    return { ...outcome, details };
}
function withPaths(question, response, detail) {
    const paths = (0,explained_step/* argumentPaths */.q)(question, response, detail);
    return paths.length === 0 ? detail : { ...detail, detail: { ...detail.detail, argument_difference: paths } };
}
/** Why a response has no steps at all; null where it has some, or just none. */
function withoutSteps(response) {
    if (response === null)
        return { kind: 'no_response', error: NO_RESPONSE };
    if (response.unreadable !== null)
        return { kind: 'unreadable', error: response.unreadable };
    return response.error !== null && response.steps === null ? { kind: 'no_response', error: response.error } : null;
}
function referenceSteps(question, details) {
    const matches = new Map(details.map((detail) => [`${detail.group} ${detail.step}`, detail.matches]));
    return question.groups.map((group, groupIndex) => group.map((step, index) => ({
        ...step.source,
        ...present({ matches: matches.get(`${groupIndex} ${index}`) }),
    })));
}
function actualSteps(source, error, knobs) {
    const steps = (0,core_values/* own */.ZV)(source, 'actual_steps');
    if (!(0,core_values/* isAbsent */.W0)(steps))
        return steps;
    const empty = error === null ? knobs.success_without_steps === 'empty' : knobs.errors === 'zero';
    return empty ? [] : undefined;
}
function detailEntry({ detail, ...facts }) {
    return { ...facts, ...(detail && Object.keys(detail).length > 0 && { detail }) };
}
/** What the evaluation file says of the rules; nothing of a list that is empty. */
function rulesEntry(rules) {
    if (rules === null)
        return {};
    const lists = { rules_broken: rules.broken, rules_checked: rules.checked, rules_not_checked: rules.unchecked };
    const filled = Object.entries(lists).filter(([, list]) => list.length > 0);
    return { ...present({ rules_score: rules.score }), ...Object.fromEntries(filled) };
}
function present(values) {
    return Object.fromEntries(Object.entries(values).filter(([, value]) => !(0,core_values/* isAbsent */.W0)(value)));
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

/***/ 1324:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Eg: () => (/* binding */ lineDetail),
/* harmony export */   GW: () => (/* binding */ decidingStep),
/* harmony export */   d6: () => (/* binding */ measuresOf),
/* harmony export */   gU: () => (/* binding */ questionFigures)
/* harmony export */ });
/* harmony import */ var _statistics_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2304);
/* harmony import */ var _figures_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(563);


/** The figures of one evaluated question. */
function questionFigures(question, result, sample, fingerprint) {
    const scored = question.groups.length > 0;
    const failed = sample.status !== 'success';
    const score = scored ? (failed ? 0 : (result.steps?.score ?? 0)) : null;
    const why = score === null || score === 1 ? null : whyOf(question, result, failed);
    return {
        id: question.id,
        templateId: question.templateId,
        text: question.text,
        fingerprint,
        status: sample.status,
        score,
        why,
        measures: measuresOf(sample),
        ...(result.rules && { rules: result.rules }),
    };
}
/** The figures beside the score; an amount that no answer can have is left out, as a baseline file may not hold it. */
function measuresOf({ metrics, steps }) {
    const keys = ['input_tokens', 'output_tokens', 'total_tokens', 'elapsed_sec', 'cost_usd'];
    const amounts = keys.map((key) => [key, metrics.get(key)]);
    const known = amounts.filter(([, amount]) => amount !== undefined && amount >= 0 && amount <= _figures_js__WEBPACK_IMPORTED_MODULE_0__/* .MOST_AMOUNT */ .Nl);
    const [calls, failed] = [steps.total, steps.errors].map((counts) => (0,_statistics_js__WEBPACK_IMPORTED_MODULE_1__/* .sum */ .cz)([...counts.values()]));
    return { ...Object.fromEntries(known), ...(calls && { steps: calls, failed_steps: failed }) };
}
function whyOf(question, result, failed) {
    const decided = failed ? null : decidingStep(result.steps?.details ?? []);
    if (decided)
        return { ...decided, detail: lineDetail(decided.detail) };
    const names = question.groups.flat().map((step) => step.name);
    const error = typeof result.entry.error === 'string' ? shorten(result.entry.error) : undefined;
    const cause = { kind: failed ? 'no_response' : 'no_tool_call', step: names.length - 1 };
    return { cause, stepName: names.at(-1) ?? '', detail: { error } };
}
/** The step that decided: of the last group that was reached, the first that missed. */
function decidingStep(details) {
    const missed = details.filter(({ cause }) => cause && cause.kind !== 'not_reached');
    const lastGroup = missed.at(-1)?.group;
    const first = missed.find(({ group }) => group === lastGroup);
    if (!first?.cause)
        return null;
    const isEarlier = details.some(({ group }) => group > first.group);
    return { cause: first.cause, stepName: first.name, detail: first.detail ?? {}, ...(isEarlier && { isEarlier }) };
}
/** Characters kept of a text that explains a miss in one line. */
const LINE = 120;
function shorten(text) {
    return text.length > LINE ? `${text.slice(0, LINE - 1)}…` : text;
}
const UUID = /\b([0-9a-f]{8})-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}\b/gi;
/** The first characters of a UUID tell it from others in a line. */
function withoutTails(text) {
    return text.replace(UUID, '$1-…');
}
/** The part of a detail that fits a line; rows stay in the evaluation file. */
function lineDetail({ unmatched_columns, first_difference, expected_value, actual_value, ...rest }) {
    return {
        unmatched_columns,
        first_difference,
        unbound_columns: rest.unbound_columns,
        column: rest.column,
        tool: rest.tool,
        instead: rest.instead,
        entity: rest.entity && shorten(withoutTails(rest.entity)),
        searched_as: rest.searched_as && shorten(withoutTails(rest.searched_as)),
        limit: rest.limit,
        only_given: rest.only_given,
        only_repeats: rest.only_repeats,
        repeats_count: rest.repeats_count,
        distinct_rows: rest.distinct_rows,
        missing_repeats: rest.missing_repeats,
        expected_value: expected_value && shorten(expected_value),
        actual_value: actual_value && shorten(actual_value),
        arguments: rest.arguments?.map(shorten),
        error: rest.error && shorten(rest.error),
        ...(rest.query_difference && { query_difference: rest.query_difference.slice(0, 1) }),
        ...(rest.argument_difference && { argument_difference: rest.argument_difference.map(shorten) }),
    };
}


/***/ }),

/***/ 6893:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   P6: () => (/* binding */ brokenRules),
/* harmony export */   Wj: () => (/* binding */ uncheckedRules),
/* harmony export */   Zz: () => (/* binding */ ruleRegressions),
/* harmony export */   uq: () => (/* binding */ keptOf)
/* harmony export */ });
/* unused harmony export countRegressions */
/* harmony import */ var _values_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4101);

/** The questions that broke a rule which they kept in the base run, in the order of the pairs. */
function ruleRegressions(pairs) {
    return pairs.flatMap(({ base, head }) => {
        const kept = keptRules(base);
        const rules = brokenRules(head).filter(({ rule }) => kept.has(rule));
        return rules.length > 0 ? [{ base, head, rules }] : [];
    });
}
/** The rules that a question broke; none where it has no rules. */
function brokenRules({ rules }) {
    return rules?.broken ?? [];
}
function keptRules({ rules }) {
    const broken = new Set(rules?.broken.map(({ rule }) => rule));
    return new Set(rules?.checked.filter((rule) => !broken.has(rule)));
}
/** How many questions are worse than in the base run: they score less, or broke a rule that they kept there. */
function countRegressions({ regressed, ruleBreaks }) {
    return new Set([...regressed, ...ruleBreaks].map(({ head }) => head.id)).size;
}
/** How many questions keep their rules, of those whose rules were checked; null for none. */
function keptOf(questions) {
    const scores = questions.flatMap(({ rules }) => rules?.score ?? []);
    return scores.length === 0 ? null : { kept: scores.reduce((sum, score) => sum + score, 0), of: scores.length };
}
/** For each rule the answers that do not report what it is about. */
function uncheckedRules(answers) {
    const counts = new Map();
    for (const { unchecked } of answers)
        for (const rule of unchecked)
            (0,_values_js__WEBPACK_IMPORTED_MODULE_0__/* .increment */ .GV)(counts, rule);
    return [...counts];
}


/***/ }),

/***/ 4058:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   H: () => (/* binding */ ENTRY_METRICS),
/* harmony export */   u: () => (/* binding */ sampleOf)
/* harmony export */ });
/* harmony import */ var _rules_rule_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(813);
/* harmony import */ var _sparql_result_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(552);
/* harmony import */ var _text_json_text_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(817);
/* harmony import */ var _values_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4101);




/** Metrics at the top level of an evaluation entry, in the order of the aggregates file. */
const ENTRY_METRICS = [
    'answer_recall',
    'answer_precision',
    'answer_relevance',
    'answer_relevance_cost',
    'answer_f1',
    'steps_score',
    'rules_score',
    'input_tokens',
    'output_tokens',
    'total_tokens',
    'elapsed_sec',
    'cost_usd',
];
/** Keys of an entry that are numbers but no metrics of their own, or no numbers at all. */
const NO_METRIC = new Set([
    'trial',
    ...['answer_reference_claims_count', 'answer_actual_claims_count', 'answer_matching_claims_count'],
    ...['template_id', 'question_id', 'question_text', 'reference_answer', 'reference_steps', 'status', 'error'],
    ...['actual_answer', 'actual_steps', 'steps_details'],
]);
/** Reduces an evaluation entry to its figures; the agent's cost comes beside it, as the entry has no key for it. */
function sampleOf(entry, status, costUsd = null) {
    const metrics = new Map();
    if (costUsd !== null)
        metrics.set('cost_usd', costUsd);
    let notFinite = 0;
    const known = new Set(ENTRY_METRICS);
    for (const [key, value] of Object.entries(entry)) {
        if (NO_METRIC.has(key) || value === null || value === undefined)
            continue;
        if (typeof value === 'number' && Number.isFinite(value))
            metrics.set(key, value);
        else if (known.has(key) || typeof value === 'number')
            notFinite++;
    }
    const actual = Array.isArray(entry.actual_steps) ? entry.actual_steps.filter(_values_js__WEBPACK_IMPORTED_MODULE_2__/* .isMapping */ .pi) : [];
    const inSteps = stepMetricsOf(actual);
    const rules = sampledRules(entry);
    return {
        questionId: entry.question_id,
        templateId: entry.template_id,
        status,
        metrics,
        notFinite: notFinite + inSteps.notFinite,
        unknownStatus: actual.filter(({ status }) => status !== 'success' && status !== 'error').length,
        steps: countSteps(actual),
        stepMetrics: shared(inSteps.series),
        ...(rules && { rules }),
    };
}
function sampledRules({ rules_checked, rules_broken, rules_not_checked }) {
    const broken = Array.isArray(rules_broken) ? rules_broken.map((one) => ((0,_values_js__WEBPACK_IMPORTED_MODULE_2__/* .isMapping */ .pi)(one) ? one.rule : null)) : [];
    const rules = {
        checked: ruleNames(rules_checked),
        broken: ruleNames(broken),
        unchecked: ruleNames(rules_not_checked),
    };
    return rules.checked.length + rules.broken.length + rules.unchecked.length > 0 ? rules : null;
}
/** The rules that a list names, each once. */
function ruleNames(list) {
    return Array.isArray(list) ? _rules_rule_js__WEBPACK_IMPORTED_MODULE_0__/* .RULE_NAMES */ .i.filter((name) => list.includes(name)) : [];
}
/** Most samples have no errors and no empty results; an empty map for each of many questions takes most of the memory. */
function shared(map) {
    return map.size === 0 ? NONE : map;
}
const NONE = new Map();
function countSteps(steps) {
    const total = new Map();
    const errors = new Map();
    const empty_results = new Map();
    for (const step of steps) {
        const given = (0,_values_js__WEBPACK_IMPORTED_MODULE_2__/* .own */ .ZV)(step, 'name') ?? '(no name)';
        const name = typeof given === 'string' ? given : (0,_text_json_text_js__WEBPACK_IMPORTED_MODULE_3__/* .jsonText */ .s)(given);
        (0,_values_js__WEBPACK_IMPORTED_MODULE_2__/* .increment */ .GV)(total, name);
        if (step.status === 'error')
            (0,_values_js__WEBPACK_IMPORTED_MODULE_2__/* .increment */ .GV)(errors, name);
        else if ((0,_sparql_result_js__WEBPACK_IMPORTED_MODULE_1__/* .isEmptyResult */ .H)((0,_values_js__WEBPACK_IMPORTED_MODULE_2__/* .own */ .ZV)(step, 'output')))
            (0,_values_js__WEBPACK_IMPORTED_MODULE_2__/* .increment */ .GV)(empty_results, name);
    }
    return { total, errors: shared(errors), empty_results: shared(empty_results) };
}
function stepMetricsOf(steps) {
    const series = new Map();
    let notFinite = 0;
    for (const step of steps) {
        for (const [key, value] of Object.entries(step)) {
            if (!key.startsWith('retrieval_') || typeof value !== 'number')
                continue;
            if (Number.isFinite(value))
                (0,_values_js__WEBPACK_IMPORTED_MODULE_2__/* .listAt */ .gT)(series, key).push(value);
            else
                notFinite++;
        }
    }
    return { series, notFinite };
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

/***/ 6133:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   p: () => (/* binding */ trialsBlock)
/* harmony export */ });
/** What repeated answers say of a run, for the files. */
function trialsBlock(summary) {
    const { questions, responses, least, most, passAtK, passHatK, spread, flaky } = summary;
    const byK = (sign, values) => Object.fromEntries(values.map((value, index) => [`pass${sign}${index + 1}`, value]));
    return {
        questions,
        responses,
        least_per_question: least,
        most_per_question: most,
        ...byK('@', passAtK),
        ...byK('^', passHatK),
        ...(spread !== null && { spread_within_questions: spread }),
        flaky_questions: flaky,
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

/***/ 5111:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   R: () => (/* binding */ shortIds),
/* harmony export */   d: () => (/* binding */ findId)
/* harmony export */ });
/* harmony import */ var leven__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7785);
/* harmony import */ var _values_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4101);


/** A hash, or a UUID, at the end of an id. */
const HASH = /(?<![0-9a-z])(?:[0-9a-f]{16,128}|[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/i;
/** No longer id is searched for a hash. */
const LONGEST = 300;
/** Characters of a hash that are shown at least. */
const SHORT = 8;
/** Where more ids than these begin alike, they are shown whole. */
const MOST_ALIKE = 100;
/** The hash at the end of an id. It identifies the question as well as the whole id does. Null where there is none. */
function hashOf(id) {
    return id.length > LONGEST ? null : (HASH.exec(id)?.[0] ?? null);
}
/** What a reader calls each of the ids: of a hash the first characters that no other id begins with, else the id itself. */
function shortIds(ids) {
    const all = [...new Set(ids)];
    const hashes = all.map((id) => hashOf(id));
    const starts = new Map();
    for (const [at, hash] of hashes.entries()) {
        for (const name of new Set([hash ?? all[at], all[at]])) {
            (0,_values_js__WEBPACK_IMPORTED_MODULE_0__/* .listAt */ .gT)(starts, name.slice(0, SHORT).toLowerCase()).push(name.toLowerCase());
        }
    }
    return new Map(all.map((id, at) => [id, shortOf(id, hashes[at] ?? null, starts)]));
}
function shortOf(id, hash, starts) {
    if (hash === null)
        return id;
    const own = hash.toLowerCase();
    const alike = starts.get(own.slice(0, SHORT)) ?? [];
    if (alike.length > MOST_ALIKE)
        return id;
    for (let length = SHORT; length < hash.length; length++) {
        const start = own.slice(0, length);
        if (alike.filter((other) => other.startsWith(start)).length === 1)
            return hash.slice(0, length);
    }
    return id;
}
/** Ids that are named where one is not found. */
const MOST_NEAR = 5;
/** The id itself, else the only one that begins so, or whose hash does. */
function findId(ids, asked) {
    const all = [...new Set(ids)];
    if (all.includes(asked))
        return { kind: 'found', id: asked };
    const start = asked.replace(/(?:…|\.{3})$/, '');
    const found = start === '' ? [] : all.filter((id) => id.startsWith(start) || hashOf(id)?.startsWith(start));
    const [only] = found;
    if (only !== undefined && found.length === 1)
        return { kind: 'found', id: only };
    if (found.length > 1)
        return { kind: 'several', near: found.slice(0, MOST_NEAR) };
    return { kind: 'none', near: nearIds(all, start) };
}
/** The longest text that is compared letter by letter. */
const LONGEST_COMPARED = 100;
function nearIds(ids, asked) {
    const name = asked.slice(0, LONGEST_COMPARED).toLowerCase();
    const ranked = ids.map((id) => {
        const compared = [id, hashOf(id) ?? id].map((text) => text.slice(0, LONGEST_COMPARED).toLowerCase());
        const away = compared.map((text) => (text.includes(name) ? 0 : (0,leven__WEBPACK_IMPORTED_MODULE_1__/* ["default"] */ .A)(name, text.slice(0, name.length))));
        return { id, away: Math.min(...away) };
    });
    const near = ranked.filter(({ away }) => away <= Math.max(1, name.length / 3));
    return near
        .sort((a, b) => a.away - b.away)
        .slice(0, MOST_NEAR)
        .map(({ id }) => id);
}


/***/ }),

/***/ 2531:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Q: () => (/* binding */ rarestFirst),
/* harmony export */   a: () => (/* binding */ countDifferences)
/* harmony export */ });
/* harmony import */ var _cause_words_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6728);
/* harmony import */ var _values_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4101);
/* harmony import */ var _query_grounding_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9901);



/** Differences of a query that are kept. */
const MOST_DIFFERENCES = 5;
/** Counts what differs between queries whose results are the same, and so does no harm. */
function countDifferences(matching) {
    const [byKind, byText] = [new Map(), new Map()];
    for (const differences of matching) {
        for (const kind of new Set(differences.map(kindOf)))
            (0,_values_js__WEBPACK_IMPORTED_MODULE_1__/* .increment */ .GV)(byKind, kind);
        for (const text of new Set(differences.map(textOf)))
            (0,_values_js__WEBPACK_IMPORTED_MODULE_1__/* .increment */ .GV)(byText, text);
    }
    return { byKind, byText };
}
/**
 * The differences that are rarest in matching steps, the rarest first, so that what usually does no harm comes last. After
 * them those that by themselves cannot change a result in the way of the miss.
 */
function rarestFirst(differences, counts, miss) {
    const ranked = differences.map((difference, index) => ({
        difference,
        rank: [leadRank(miss, difference), isAside(difference) ? 1 : 0, ...rankOf(difference, counts, miss), index],
    }));
    ranked.sort((a, b) => comparedRanks(a.rank, b.rank));
    return ranked
        .slice(0, MOST_DIFFERENCES)
        .map(({ difference: { isShown, isDerived, isAlternative, ...plain } }) => plain);
}
/** What a miss of a kind lacks. */
const LACKS = {
    empty_result: 'all rows',
    entity_not_found: 'all rows',
    missing_rows: 'rows',
    given_row_missing: 'rows',
    cut_off: 'rows',
    extra_rows: 'a condition',
    given_row_extra: 'a condition',
};
/** A filter that keeps an entity out, which is what a miss by a given entity alone is about. */
function isTheFilter({ cause }, { kind, expected, actual }) {
    if (cause?.kind === 'given_row_extra')
        return kind === 'filter_missing' && expected?.includes('!=') === true;
    return cause?.kind === 'given_row_missing' && kind === 'filter_extra' && actual?.includes('!=') === true;
}
/** What is only shown or optional, or a step on the way, seldom is the reason. */
function isAside({ isShown, isDerived, expected, actual }) {
    return isShown === true || isDerived === true || (expected === undefined && actual?.startsWith('OPTIONAL ') === true);
}
function leadRank(miss, difference) {
    if (isTheFilter(miss, difference))
        return -1;
    return canLeadTo(miss, difference) ? 0 : 1;
}
/** A condition less takes no rows away, one more adds none (but in a UNION), and DISTINCT changes nothing but repeats. */
function canLeadTo({ cause, detail }, { kind, expected, actual, isAlternative = false }) {
    if (kind === 'distinct')
        return cause !== undefined && leadsToRepeats(cause, detail, expected !== undefined);
    if (detail?.only_repeats)
        return false;
    const lack = cause ? LACKS[cause.kind] : undefined;
    if (kind === 'limit' || kind === 'projects_other')
        return lack !== 'all rows';
    const isLess = actual === undefined || (expected === undefined && actual.startsWith('OPTIONAL '));
    if (lack === 'all rows' || lack === 'rows')
        return !isLess;
    if (lack === 'a condition')
        return expected !== undefined || isLess || isAlternative;
    return true;
}
/** Without DISTINCT there are more repeats, with it fewer. */
function leadsToRepeats(cause, detail, isMissing) {
    if (detail?.only_repeats)
        return isMissing ? hasMore(cause) : !hasMore(cause);
    return !isMissing && (detail?.missing_repeats ?? 0) > 0;
}
function hasMore({ expected = 0, actual = 0 }) {
    return actual > expected;
}
function rankOf(difference, { byKind, byText }, { cause }) {
    // What stands in a matching step word for word does no harm; a filter may, as its variables have no names here.
    const isHarmless = !difference.kind.startsWith('filter_') && byText.has(textOf(difference));
    return [
        isHarmless ? 1 : 0,
        // The property that is there in place of another says more than one that is there as well.
        difference.kind === 'predicate_extra' && cause?.kind === 'empty_result' ? 1 : 0,
        byKind.get(kindOf(difference)) ?? 0,
        byText.get(textOf(difference)) ?? 0,
        _cause_words_js__WEBPACK_IMPORTED_MODULE_2__/* .DIFFERENCE_KINDS */ .M.indexOf(difference.kind),
    ];
}
function comparedRanks(one, other) {
    const at = one.findIndex((value, index) => value !== other[index]);
    return at < 0 ? 0 : one[at] - other[at];
}
/** What only one side has is another kind of fact than what both have otherwise, and so is one id in two forms. */
function kindOf({ kind, expected, actual }) {
    const optional = [expected, actual].some((text) => text?.startsWith('OPTIONAL ')) ? 'optional' : '';
    const sides = [expected === undefined ? '' : 'expected', actual === undefined ? '' : 'actual'];
    const isOneId = expected !== undefined && actual !== undefined && (0,_query_grounding_js__WEBPACK_IMPORTED_MODULE_0__/* .isSameId */ .W)(expected, actual);
    return [kind, ...sides, optional, isOneId ? 'same id' : ''].join(' ');
}
function textOf(difference) {
    return [kindOf(difference), difference.expected, difference.actual].join('\n');
}


/***/ }),

/***/ 9901:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   W: () => (/* binding */ isSameId),
/* harmony export */   s: () => (/* binding */ groundedBy)
/* harmony export */ });
/* harmony import */ var _query_terms_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8623);

/** Characters from which on a constant within another is not a coincidence. */
const LEAST_ID = 4;
/** `"f176"` and `<urn:uuid:f176>` are the same id in two forms. */
function isSameId(one, other) {
    const bare = (text) => text.replace(/[<>"]/g, '');
    const [left, right] = [bare(one), bare(other)];
    const [short, long] = left.length < right.length ? [left, right] : [right, left];
    return short.length >= LEAST_ID && long.includes(short);
}
/**
 * A query with the other query's IRI in place of a variable that it finds by the same id. How an entity is found is not how
 * two queries differ; where it was not found, this does not apply.
 */
function groundedBy(facts, other) {
    const namings = facts.triples.flatMap((triple) => namingOf(triple, facts, other) ?? []);
    if (namings.length === 0)
        return facts;
    const iriOf = new Map(namings.map(({ variable, iri }) => [variable, iri]));
    const isNaming = ({ subject, object }) => namings.some(({ variable, literal }) => subject === variable && object === literal);
    const replaced = (term) => iriOf.get(term) ?? term;
    const triples = facts.triples
        .filter((triple) => !isNaming(triple))
        .map((triple) => ({ ...triple, subject: replaced(triple.subject), object: replaced(triple.object) }));
    const constants = new Set([...facts.constants, ...iriOf.values()]);
    for (const { literal } of namings)
        constants.delete(literal);
    return { ...facts, triples, constants };
}
function namingOf({ subject, predicate, object }, facts, other) {
    if (!(0,_query_terms_js__WEBPACK_IMPORTED_MODULE_0__/* .isVariable */ .DZ)(subject) || !object.startsWith('"'))
        return null;
    const iris = [...other.constants].filter((constant) => constant.startsWith('<') && isSameId(constant, object));
    const [iri] = iris;
    // A text where the other query has an entity at the same property is a real difference.
    const isLink = other.triples.some((triple) => triple.predicate === predicate && triple.object === iri);
    return iri !== undefined && iris.length === 1 && !isLink && !facts.constants.has(iri)
        ? { variable: subject, literal: object, iri }
        : null;
}


/***/ }),

/***/ 8623:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   DZ: () => (/* binding */ isVariable),
/* harmony export */   LF: () => (/* binding */ pathText),
/* harmony export */   MT: () => (/* binding */ expressionText),
/* harmony export */   U: () => (/* binding */ patternText),
/* harmony export */   aq: () => (/* binding */ termText),
/* harmony export */   e2: () => (/* binding */ RDF_TYPE)
/* harmony export */ });
/** What `a` stands for. */
const RDF_TYPE = '<http://www.w3.org/1999/02/22-rdf-syntax-ns#type>';
/** Operators between two sides that can change places. */
const COMMUTATIVE = new Set(['=', '!=', '+', '*', '&&', '||']);
/** Written between its two sides. */
const INFIX = /^[^a-z]+$/;
/**
 * A term as text: `<iri>`, a literal in double quotes without language and datatype, a variable with its name behind a
 * question mark. Blank nodes are variables.
 */
function termText(term) {
    switch (term.termType) {
        case 'NamedNode':
            return `<${term.value}>`;
        case 'Variable':
            return `?${term.value}`;
        case 'BlankNode':
            return `?_:${term.value}`;
        case 'Quad':
            return `<<${[term.subject, term.predicate, term.object].map((part) => part && termText(part)).join(' ')}>>`;
        case 'Wildcard':
            return '*';
        default:
            return JSON.stringify(term.value);
    }
}
function isVariable(text) {
    return text.startsWith('?');
}
/** A property or a path of properties as text; alternatives in the order of the alphabet. */
function pathText(path) {
    if (path.termType !== undefined)
        return path.termType === 'Variable' ? '?' : termText(path);
    const items = path.items.map(pathText);
    switch (path.pathType) {
        case '|':
            return `(${items.sort().join('|')})`;
        case '/':
            return `(${items.join('/')})`;
        case '^':
        case '!':
            return `${path.pathType}${items.join('')}`;
        default:
            return `${items.join('')}${path.pathType}`;
    }
}
/** An expression as text in which every variable is `?`, so that two that ask the same are equal. */
function expressionText(expression) {
    if (expression.termType !== undefined || !('type' in expression))
        return nameless(termText(expression));
    switch (expression.type) {
        case 'aggregate': {
            const inner = `${expression.distinct ? 'DISTINCT ' : ''}${expressionText(expression.expression)}`;
            return `${expression.aggregation.toUpperCase()}(${inner})`;
        }
        case 'functionCall':
            return `${termText(expression.function)}(${expression.args.map(expressionText).join(', ')})`;
        case 'operation':
            return operationText(expression);
    }
}
function operationText({ operator, args }) {
    if (operator === 'exists' || operator === 'notexists') {
        const patterns = args.map(patternText).join(' . ');
        return `${operator === 'exists' ? 'EXISTS' : 'NOT EXISTS'} { ${patterns} }`;
    }
    const texts = args.map(argumentText);
    if (COMMUTATIVE.has(operator))
        texts.sort();
    if (texts.length === 2 && (INFIX.test(operator) || operator.endsWith('in'))) {
        return texts.join(` ${operator === 'notin' ? 'NOT IN' : operator.toUpperCase()} `);
    }
    return `${operator.toUpperCase()}(${texts.join(', ')})`;
}
function argumentText(argument) {
    if (isList(argument))
        return `(${argument.map(expressionText).sort().join(', ')})`;
    if (isPattern(argument))
        return patternText(argument);
    const text = expressionText(argument);
    const isCompound = 'type' in argument && argument.type === 'operation' && INFIX.test(argument.operator);
    return isCompound ? `(${text})` : text;
}
function isList(argument) {
    return Array.isArray(argument);
}
const EXPRESSIONS = new Set(['operation', 'functionCall', 'aggregate']);
function isPattern(argument) {
    return 'type' in argument && !EXPRESSIONS.has(argument.type);
}
/** A group of patterns inside a filter, as text without names of variables. */
function patternText(pattern) {
    switch (pattern.type) {
        case 'bgp': {
            const triples = pattern.triples.map(({ subject, predicate, object }) => [nameless(termText(subject)), pathText(predicate), nameless(termText(object))].join(' '));
            return triples.sort().join(' . ');
        }
        case 'filter':
            return `FILTER(${expressionText(pattern.expression)})`;
        case 'bind':
            return `BIND(${expressionText(pattern.expression)})`;
        case 'values':
            return `VALUES ${pattern.values.flatMap((row) => Object.values(row).map((term) => (term ? termText(term) : 'UNDEF')))}`;
        case 'query':
            return `{ ${(pattern.where ?? []).map(patternText).join(' . ')} }`;
        default:
            return `${pattern.type === 'group' ? '' : `${pattern.type.toUpperCase()} `}${pattern.patterns.map(patternText).join(' . ')}`;
    }
}
function nameless(text) {
    return isVariable(text) ? '?' : text;
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

/***/ 8632:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   i: () => (/* binding */ queryPairOf),
/* harmony export */   q: () => (/* binding */ argumentPaths)
/* harmony export */ });
/* harmony import */ var _sparql_query_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3608);
/* harmony import */ var _text_json_equal_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5780);
/* harmony import */ var _values_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4101);



/** Paths of differing arguments that are kept. */
const MOST_PATHS = 5;
/** The queries of a scored reference step and of the actual step that matched it or explains its miss. */
function queryPairOf(question, response, detail) {
    const [reference, actual] = stepsOf(question, response, detail).map((step) => step && (0,_values_js__WEBPACK_IMPORTED_MODULE_1__/* .own */ .ZV)(step.args, 'query'));
    return (0,_sparql_query_text_js__WEBPACK_IMPORTED_MODULE_0__/* .isQueryText */ ._0)(reference) && typeof actual === 'string' ? { reference, actual } : null;
}
function hasQuery({ args }) {
    return (0,_sparql_query_text_js__WEBPACK_IMPORTED_MODULE_0__/* .isQueryText */ ._0)((0,_values_js__WEBPACK_IMPORTED_MODULE_1__/* .own */ .ZV)(args, 'query'));
}
/** Where the arguments of the explained step differ, for steps that are not queries; empty where they are equal. */
function argumentPaths(question, response, detail) {
    if (!detail.cause || detail.cause.kind === 'arguments_differ')
        return [];
    const [reference, actual] = stepsOf(question, response, detail);
    // Another tool has other arguments.
    if (!reference || reference.name !== actual?.name || [reference, actual].some(hasQuery))
        return [];
    return differingPaths(reference.args, actual.args);
}
function stepsOf(question, response, detail) {
    const reference = question.groups[detail.group]?.[detail.step];
    return [reference, actualStepOf(response, detail.matches ?? detail.detail?.closest)];
}
/** The last step with an id; none where no step explains a miss. */
function actualStepOf(response, id) {
    return (0,_values_js__WEBPACK_IMPORTED_MODULE_1__/* .isAbsent */ .W0)(id) ? undefined : response?.steps?.findLast((step) => step.id === id);
}
/** The first keys that differ, each by its path. */
function differingPaths(reference, actual) {
    const paths = [];
    const keys = new Set([...Object.keys(reference), ...Object.keys(actual)]);
    for (const key of keys) {
        if (paths.length === MOST_PATHS)
            break;
        const [left, right] = [(0,_values_js__WEBPACK_IMPORTED_MODULE_1__/* .own */ .ZV)(reference, key), (0,_values_js__WEBPACK_IMPORTED_MODULE_1__/* .own */ .ZV)(actual, key)];
        if ((0,_values_js__WEBPACK_IMPORTED_MODULE_1__/* .isAbsent */ .W0)(left) && (0,_values_js__WEBPACK_IMPORTED_MODULE_1__/* .isAbsent */ .W0)(right))
            continue;
        const path = (0,_text_json_equal_js__WEBPACK_IMPORTED_MODULE_2__/* .differenceOf */ .P)(left, right)?.path;
        if (path !== undefined)
            paths.push(`$.${key}${path.slice(1)}`);
    }
    return paths;
}


/***/ }),

/***/ 7355:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   G: () => (/* binding */ notComparedText),
/* harmony export */   V: () => (/* binding */ olderBaselineText)
/* harmony export */ });
/* harmony import */ var _text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5655);

/** Why nothing was compared, and what would be right, as a sentence without its full stop. */
function notComparedText(why) {
    if (why.kind === 'none')
        return noBaselineText(why.reason, why.label);
    const { base, head } = why;
    const how = base === head ? ['other knobs of preset ', (0,_text_js__WEBPACK_IMPORTED_MODULE_0__/* .code */ .aY)(head)] : ['preset ', (0,_text_js__WEBPACK_IMPORTED_MODULE_0__/* .code */ .aY)(base), ', this run with ', (0,_text_js__WEBPACK_IMPORTED_MODULE_0__/* .code */ .aY)(head)];
    return ['the baseline was scored with ', ...how, '; a comparison would mix two changes'];
}
function noBaselineText(reason, branch) {
    switch (reason.kind) {
        case 'none':
            return ['there is no baseline on ', (0,_text_js__WEBPACK_IMPORTED_MODULE_0__/* .code */ .aY)(branch), ' yet'];
        case 'expired':
            return expired(reason);
        case 'forbidden':
            return forbidden(reason.permissions ?? 'actions: read');
        case 'unsupported':
            return ['GitHub Enterprise Server has no artifact service; use ', (0,_text_js__WEBPACK_IMPORTED_MODULE_0__/* .code */ .aY)('baseline: <path>')];
        case 'disabled':
            return disabled(reason.event);
        case 'corrupt':
            return [`the baseline artifact of run ${reason.runNumber} ${reason.why} and was ignored`];
        case 'unavailable':
            return [`the baseline lookup on GitHub failed (${reason.why}); this says nothing about the change`];
        case 'not-given':
            return notGiven(reason.flag);
        case 'first-run':
            return ['this is the first run'];
    }
}
function notGiven(flag) {
    const what = 'no baseline was given';
    return flag === null ? [what] : [`${what} (`, (0,_text_js__WEBPACK_IMPORTED_MODULE_0__/* .code */ .aY)(flag), '), so there is no comparison'];
}
function disabled(event) {
    if (event === null)
        return ['the comparison is switched off (', (0,_text_js__WEBPACK_IMPORTED_MODULE_0__/* .code */ .aY)('baseline: none'), ')'];
    return [`a run started by ${event} has no branch to compare with (`, (0,_text_js__WEBPACK_IMPORTED_MODULE_0__/* .code */ .aY)('baseline-branch'), ' can name one)'];
}
function forbidden(permissions) {
    const what = { actions: 'artifacts', contents: 'commits' }[permissions.split(':')[0] ?? ''] ?? 'what it is compared with';
    return [`the token has no permission to read ${what}. Add `, (0,_text_js__WEBPACK_IMPORTED_MODULE_0__/* .code */ .aY)(permissions), ' to ', (0,_text_js__WEBPACK_IMPORTED_MODULE_0__/* .code */ .aY)('permissions')];
}
const DAY = 24 * 3600 * 1000;
const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];
function expired({ createdAt, expiresAt }) {
    const made = createdAt ? new Date(createdAt) : null;
    const when = made ? ` (${made.getUTCDate()} ${MONTHS[made.getUTCMonth()]})` : '';
    const days = createdAt && expiresAt ? Math.round((expiresAt - createdAt) / DAY) : 0;
    const after = days > 0 ? ` after ${days === 1 ? '1 day' : `${days} days`}` : '';
    return [
        `the last baseline${when} has expired${after}. A weekly `,
        (0,_text_js__WEBPACK_IMPORTED_MODULE_0__/* .code */ .aY)('schedule'),
        ' run keeps a baseline available',
    ];
}
/** What the reader learns where the baseline is not the branch point's own. */
function olderBaselineText({ sha, behind }) {
    const compared = ['Compared with ', (0,_text_js__WEBPACK_IMPORTED_MODULE_0__/* .code */ .aY)(sha.slice(0, 7)), ', '];
    if (behind === null) {
        return [...compared, 'which is not an ancestor of this commit; differences may include other changes.'];
    }
    const commits = behind === 1 ? '1 commit' : `${behind} commits`;
    const why = 'behind the branch point (no run in between has a baseline); differences may include other changes.';
    return [...compared, `${commits} ${why}`];
}


/***/ }),

/***/ 3578:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   UB: () => (/* binding */ VISIBLE_REGRESSIONS),
/* harmony export */   bO: () => (/* binding */ THIS_RUN)
/* harmony export */ });
/* unused harmony export THIS_PR */
/** So many regressions are visible before the rest is folded. */
const VISIBLE_REGRESSIONS = 5;
const THIS_RUN = { label: 'This run', isPullRequest: false };
const THIS_PR = { label: 'This PR', isPullRequest: true };


/***/ }),

/***/ 4701:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  u: () => (/* binding */ kindText),
  s: () => (/* binding */ whyText)
});

// EXTERNAL MODULE: ./src/core/text/numerals.ts
var numerals = __webpack_require__(8404);
// EXTERNAL MODULE: ./src/report/text.ts
var report_text = __webpack_require__(5655);
;// CONCATENATED MODULE: ./src/report/sentence-parts.ts


function stoppedAfter({ stepName, detail: { tool, error } }) {
    if (!tool)
        return ['stopped without ', step(stepName)];
    const failed = error ? [` failed (${firstLine(error)})`] : [];
    return ['stopped after ', step(tool), ...failed, ': no ', step(stepName), ' step'];
}
function firstLine(text) {
    return text.trim().split('\n', 1)[0];
}
const REPEATS_COUNT = {
    step: [' (counted, as the step says ', (0,report_text/* code */.aY)('ignore_duplicates: false'), ')'],
    scoring: [' (counted, as the scoring says ', (0,report_text/* code */.aY)('duplicates: count'), ')'],
    order: [' (counted, as the step says ', (0,report_text/* code */.aY)('ordered: true'), ')'],
};
/** The rows are right, some are just there too often or not often enough. */
function repeats({ cause: { expected = 0, actual = 0, common = 0 }, detail: { repeats_count }, }) {
    const [missing, extra] = [expected - common, actual - common];
    const why = repeats_count ? REPEATS_COUNT[repeats_count] : [];
    if (missing > 0 && extra > 0)
        return ['the right rows, repeated differently', ...why];
    if (missing > 0)
        return [`the right rows, ${(0,numerals/* counted */.hS)(missing, 'repeat')} missing`, ...why];
    return [`the right rows, ${(0,numerals/* counted */.hS)(extra, 'repeat')} too many`, ...why];
}
/** Other steps can stand for the discovery of an IRI, and may be taken by other references. */
function noStep(stepName) {
    return stepName === 'iri_discovery' ? ['no separate step for ', step(stepName)] : ['no ', step(stepName), ' step'];
}
function step(name) {
    return name === '' ? 'tool' : (0,report_text/* code */.aY)(name);
}
function noun({ stepName }) {
    return stepName === 'retrieval' ? 'id' : 'row';
}
function items(explained, count = 0) {
    return (0,numerals/* counted */.hS)(count, noun(explained));
}
/** A reader who counts the rows of the output finds more where equal ones were counted once. */
function actualCount({ cause, detail }) {
    return `${cause.actual}${detail.distinct_rows ? ' distinct' : ''}`;
}
function missing(explained) {
    const { expected = 0, common = 0 } = explained.cause;
    const { missing_repeats: repeated = 0 } = explained.detail;
    const which = repeated === 0 ? '' : repeated === expected - common ? ' (repeats only)' : ` (${(0,numerals/* counted */.hS)(repeated, 'repeat')})`;
    return `${expected - common} of ${items(explained, expected)} missing${which}`;
}

;// CONCATENATED MODULE: ./src/report/cause-sentences.ts



/** One sentence for each kind of cause. */
const SENTENCES = {
    no_response: ({ status, detail }) => {
        if (status === 'missing')
            return ['no response'];
        return detail.error ? [`the agent failed: ${detail.error}`] : ['the agent failed'];
    },
    no_tool_call: () => ['no tool was called'],
    search_empty: ({ detail: { tool, arguments: differing = [] } }) => [
        'stopped after ',
        tool ? step(tool) : 'a search',
        ' found nothing',
        ...(differing.length > 0 ? [` (${differing.slice(0, 2).join('; ')})`] : []),
    ],
    stopped_after: stoppedAfter,
    no_step: ({ stepName, detail: { instead } }) => {
        if (!instead)
            return noStep(stepName);
        if (instead.reason === 'taken')
            return ['no further ', step(stepName), ' step'];
        return ['no ', step(stepName), ' step before the ', step(instead.tool), ' step'];
    },
    step_failed: ({ stepName, detail: { error, instead } }) => {
        const which = instead ? 'no further successful ' : 'no successful ';
        return error ? [which, step(stepName), `: ${firstLine(error)}`] : [which, step(stepName)];
    },
    not_recorded: ({ stepName, detail: { tool, error } }) => [
        'the output of ',
        step(tool ?? stepName),
        ` was not recorded${error ? `: ${error}` : ''}`,
    ],
    unreadable: ({ detail }) => [detail.error ?? 'the output cannot be read'],
    only_lookups: ({ detail: { error } }) => {
        return [
            error
                ? `only lookups, the query for the answer failed: ${firstLine(error)}`
                : 'only lookups, no query for the answer',
        ];
    },
    entity_not_found: ({ detail: { entity, searched_as } }) => {
        if (!entity)
            return ['the asked entity was not found'];
        const how = searched_as ? [' (searched as ', (0,report_text/* code */.aY)(searched_as), ')'] : [];
        return ['the asked entity ', (0,report_text/* code */.aY)(entity), ' was not found', ...how];
    },
    given_row_missing: ({ cause: { actual } }) => {
        if (actual !== 0)
            return ['the asked entity itself is missing from the rows'];
        return ['empty result, only the asked entity itself was expected'];
    },
    given_row_extra: () => ['the asked entity itself is among the rows'],
    cut_off: (explained) => {
        const { limit = explained.cause.actual } = explained.detail;
        return ['cut off by ', (0,report_text/* code */.aY)(`LIMIT ${limit}`), ` (expected ${items(explained, explained.cause.expected)})`];
    },
    split: ({ cause: { calls } }) => [`the rows are right, but spread over ${calls ?? 'several'} calls`],
    empty_result: (explained) => {
        if (explained.stepName === 'iri_discovery')
            return ['the search found nothing'];
        return [`empty result, expected ${items(explained, explained.cause.expected)}`];
    },
    missing_rows: (explained) => [missing(explained)],
    extra_rows: (explained) => {
        const { cause } = explained;
        const extra = (cause.actual ?? 0) - (cause.common ?? 0);
        return [`${(0,numerals/* counted */.hS)(extra, `extra ${noun(explained)}`)} (${actualCount(explained)}, expected ${cause.expected})`];
    },
    missing_and_extra: (explained) => {
        const extra = (explained.cause.actual ?? 0) - (explained.cause.common ?? 0);
        return [`${missing(explained)}, ${extra} extra`];
    },
    other_rows: (explained) => {
        const { cause, stepName } = explained;
        if (stepName === 'iri_discovery')
            return ['the IRI was not found'];
        if (cause.expected === undefined)
            return ['not the expected output'];
        const expected = explained.detail.only_given
            ? 'only the asked entity itself was expected'
            : `none of the ${cause.expected} expected`;
        return [`other ${noun(explained)}s (${actualCount(explained)}, ${expected})`];
    },
    missing_column: ({ detail }) => {
        const columns = detail.unmatched_columns ?? [];
        if (columns.length === 0)
            return ['a required column is missing'];
        return [
            'no column for ',
            ...(0,report_text/* joined */.oR)(columns.slice(0, 3).map((name) => [(0,report_text/* code */.aY)(name)]), ', '),
        ];
    },
    unbound_column: ({ detail: { unbound_columns: [name] = [] } }) => {
        return [name === undefined ? 'a required column' : (0,report_text/* code */.aY)(name), ' is unbound in every row'];
    },
    literal_for_iri: ({ detail: { column } }) => {
        if (!column)
            return ['text instead of IRIs, or the other way round'];
        const needed = column.holds === 'IRIs' ? 'values' : 'IRIs';
        return [(0,report_text/* code */.aY)(column.actual), ` holds ${column.holds}, `, (0,report_text/* code */.aY)(column.required), ` needs ${needed}`];
    },
    order: () => ['the right rows in another order'],
    value_differs: ({ detail }) => {
        const { first_difference, expected_value, actual_value } = detail;
        const where = first_difference && first_difference !== '$' ? `${first_difference}: ` : '';
        if (expected_value === undefined)
            return ['another value'];
        return [`${where}expected ${expected_value}, got ${actual_value}`];
    },
    arguments_differ: ({ detail }) => [detail.arguments?.join('; ') ?? 'other arguments'],
    not_reached: () => ['not reached: a later group did not match'],
    too_symmetric: () => ['columns too similar to distinguish'],
    unknown: () => ['missed'],
};
/** Why a question missed, as one sentence. */
function whyText(explained) {
    const { cause, detail, stepName, isEarlier } = explained;
    const isRepeated = detail.only_repeats && cause.kind !== 'only_lookups';
    const sentence = isRepeated ? repeats(explained) : SENTENCES[cause.kind](explained);
    const names = sentence.some((part) => typeof part !== 'string');
    return isEarlier && stepName !== '' && !names ? [step(stepName), ': ', ...sentence] : sentence;
}
const KIND_WORDS = {
    missing_and_extra: 'missing and extra rows',
    order: 'other order',
    unreadable: 'unreadable output',
    search_empty: 'stopped after an empty search',
    stopped_after: 'stopped early',
    not_recorded: 'output not recorded',
    entity_not_found: 'asked entity not found',
    given_row_missing: 'asked entity missing',
    given_row_extra: 'asked entity among the rows',
    cut_off: 'cut off by LIMIT',
    split: 'spread over several calls',
    literal_for_iri: 'text for IRIs',
    unknown: 'missed',
};
/** The words under which misses of a kind are counted. */
function kindText({ cause, stepName, status }) {
    switch (cause.kind) {
        case 'no_response':
            return [status === 'missing' ? 'no response' : 'failed answer'];
        case 'no_step':
            return noStep(stepName);
        case 'step_failed':
            return ['no successful ', step(stepName)];
        default:
            return [KIND_WORDS[cause.kind] ?? cause.kind.replaceAll('_', ' ')];
    }
}


/***/ }),

/***/ 8057:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   p: () => (/* binding */ cutApart)
/* harmony export */ });
/** The share of the room that goes to what stands before the first difference. */
const CONTEXT = 1 / 8;
/** The share of the room that the common beginning keeps. */
const BEGINNING = 1 / 6;
/**
 * The texts, shortened in the middle where `shorten` (which cuts at the end) would make different ones look alike.
 * `room`: characters of a shortened text.
 */
function cutApart(texts, room, shorten) {
    const alike = new Map();
    for (const text of texts) {
        const short = shorten(text);
        alike.set(short, (alike.get(short) ?? new Set()).add(text));
    }
    const apart = new Map();
    for (const group of alike.values()) {
        if (group.size > 1)
            for (const [text, common] of commonLengths([...group]))
                apart.set(text, cutAt(text, common, room));
    }
    return texts.map((text) => apart.get(text) ?? text);
}
/** How long each text is the same as one of the others: in order, the nearest are next to each other. */
function commonLengths(texts) {
    texts.sort();
    return texts.map((text, index) => {
        const neighbours = [texts[index - 1], texts[index + 1]].filter((other) => other !== undefined);
        return [text, Math.max(...neighbours.map((other) => commonLength(text, other)))];
    });
}
function commonLength(one, other) {
    let length = 0;
    while (length < one.length && one[length] === other[length])
        length++;
    return length;
}
function cutAt(text, common, room) {
    const [start, from] = [Math.floor(room * BEGINNING), common - Math.floor(room * CONTEXT)].map((at) => withinPair(text, at) ? at - 1 : at);
    return from <= start ? text : `${text.slice(0, start)}…${text.slice(from)}`;
}
/** Whether a place lies between the two halves of one character. */
function withinPair(text, at) {
    return /^[\ud800-\udbff][\udc00-\udfff]/.test(text.slice(Math.max(0, at - 1), at + 1));
}


/***/ }),

/***/ 6890:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $: () => (/* binding */ sentenceOf),
/* harmony export */   L: () => (/* binding */ differenceText)
/* harmony export */ });
/* harmony import */ var _text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5655);

/** Longer differences are left to the evaluation file. */
const MOST_CHARACTERS = 140;
const other = (expected, actual) => [(0,_text_js__WEBPACK_IMPORTED_MODULE_0__/* .code */ .aY)(actual), ' where the reference has ', (0,_text_js__WEBPACK_IMPORTED_MODULE_0__/* .code */ .aY)(expected)];
const PLAIN = {
    both: other,
    missing: (expected) => ['without ', (0,_text_js__WEBPACK_IMPORTED_MODULE_0__/* .code */ .aY)(expected), ' of the reference'],
    extra: (actual) => [(0,_text_js__WEBPACK_IMPORTED_MODULE_0__/* .code */ .aY)(actual), ', which the reference does not have'],
};
const named = (noun) => ({
    both: (expected, actual) => [`${noun} `, ...other(expected, actual)],
    missing: (expected) => [`without ${noun} `, (0,_text_js__WEBPACK_IMPORTED_MODULE_0__/* .code */ .aY)(expected), ' of the reference'],
    extra: (actual) => [`${noun} `, (0,_text_js__WEBPACK_IMPORTED_MODULE_0__/* .code */ .aY)(actual), ', which the reference does not have'],
});
const RETURNS = {
    both: (expected, actual) => ['returns ', (0,_text_js__WEBPACK_IMPORTED_MODULE_0__/* .code */ .aY)(actual), ' where the reference returns ', (0,_text_js__WEBPACK_IMPORTED_MODULE_0__/* .code */ .aY)(expected)],
    missing: (expected) => ['does not return ', (0,_text_js__WEBPACK_IMPORTED_MODULE_0__/* .code */ .aY)(expected), ' as the reference does'],
    extra: (actual) => ['returns ', (0,_text_js__WEBPACK_IMPORTED_MODULE_0__/* .code */ .aY)(actual), ', which the reference does not'],
};
/** The sentences of each kind of difference. */
const SENTENCES = {
    constant_other: PLAIN,
    class_other: named('class'),
    predicate_other: PLAIN,
    predicate_missing: PLAIN,
    predicate_extra: PLAIN,
    path: PLAIN,
    filter_missing: named('filter'),
    filter_extra: named('filter'),
    projects_other: RETURNS,
    limit: PLAIN,
    distinct: PLAIN,
};
/** "; query: `a` where the reference has `b`": the first difference of the calls; empty where none is known or short. */
function differenceText(detail) {
    const { query_difference = [], argument_difference = [], base_difference } = detail;
    const [first] = query_difference;
    const own = first ? ['query: ', ...sentenceOf(first)] : argumentsText(argument_difference);
    // What changed since the other run is what its reader looks for.
    const text = base_difference ? ['query: ', ...baseSentence(base_difference)] : own;
    return text.length === 0 || (0,_text_js__WEBPACK_IMPORTED_MODULE_0__/* .plain */ .pj)(text).length > MOST_CHARACTERS ? [] : ['; ', ...text];
}
/** One difference of two queries as a sentence. */
function sentenceOf({ kind, expected, actual }) {
    const { both, missing, extra } = SENTENCES[kind];
    if (expected !== undefined && actual !== undefined)
        return both(expected, actual);
    return actual === undefined ? missing(expected ?? '') : extra(actual);
}
/** The same against the run of a label: "`b`; `main` asked `a`". */
function baseSentence({ label, expected, actual }) {
    if (expected === undefined)
        return [(0,_text_js__WEBPACK_IMPORTED_MODULE_0__/* .code */ .aY)(actual ?? ''), ', which ', (0,_text_js__WEBPACK_IMPORTED_MODULE_0__/* .code */ .aY)(label), ' did not ask'];
    const asked = [(0,_text_js__WEBPACK_IMPORTED_MODULE_0__/* .code */ .aY)(label), ' asked ', (0,_text_js__WEBPACK_IMPORTED_MODULE_0__/* .code */ .aY)(expected)];
    return actual === undefined ? asked : [(0,_text_js__WEBPACK_IMPORTED_MODULE_0__/* .code */ .aY)(actual), '; ', ...asked];
}
function argumentsText(paths) {
    if (paths.length === 0)
        return [];
    return [
        'arguments that differ: ',
        ...(0,_text_js__WEBPACK_IMPORTED_MODULE_0__/* .joined */ .oR)(paths.map((path) => [(0,_text_js__WEBPACK_IMPORTED_MODULE_0__/* .code */ .aY)(path)]), ', '),
    ];
}


/***/ }),

/***/ 7999:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Gw: () => (/* binding */ failureClause),
/* harmony export */   Pu: () => (/* binding */ failureLine),
/* harmony export */   kY: () => (/* binding */ failureText)
/* harmony export */ });
/* unused harmony export breachLines */
/* harmony import */ var _baseline_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7355);
/* harmony import */ var _gate_reasons_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3839);
/* harmony import */ var _text_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5655);



/** What failed, as a clause; why there is no baseline is left to `failureText`. */
function failureClause(failure) {
    switch (failure.kind) {
        case 'no-answer':
            return 'no response matches any question';
        case 'low-coverage':
            return `${failure.answered} of ${failure.selected} answered, below the required coverage of ${failure.required}`;
        case 'baseline-required':
            return 'a baseline is required';
        case 'judging-cancelled':
            return 'judging was cancelled; the verdicts so far are kept';
    }
}
/** What failed, with the reason, as a sentence without its full stop. */
function failureText(failure) {
    const clause = failureClause(failure);
    if (failure.kind !== 'baseline-required')
        return [clause];
    const { missing } = failure;
    return [`${clause}: `, ...(missing ? (0,_baseline_js__WEBPACK_IMPORTED_MODULE_1__/* .notComparedText */ .G)(missing) : ['no question is the same on both sides'])];
}
/** The same for files and logs. */
function failureLine(failure) {
    return (0,_text_js__WEBPACK_IMPORTED_MODULE_2__/* .marked */ .xI)(failureText(failure));
}
/** Every gate that failed and everything else that fails a run, each in one line. */
function breachLines({ gates, failures }) {
    const failed = gates.filter(({ outcome }) => outcome === 'failed');
    return [...failures.map(failureLine), ...failed.map(gateLine)];
}
function gateLine({ name, operator, limit, value, reason }) {
    const got = value ?? (reason ? marked(gateReasonText(reason)) : '');
    return `gate ${name}: required ${operator} ${limit}, got ${got}`;
}


/***/ }),

/***/ 3596:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  E: () => (/* binding */ comparisonFile)
});

// UNUSED EXPORTS: comparisonBlock

// EXTERNAL MODULE: ./src/core/baseline/encode.ts
var encode = __webpack_require__(7945);
// EXTERNAL MODULE: ./src/core/runs/trials.ts
var runs_trials = __webpack_require__(1637);
// EXTERNAL MODULE: ./src/core/runs/trials-block.ts
var trials_block = __webpack_require__(6133);
// EXTERNAL MODULE: ./src/core/version.ts
var version = __webpack_require__(3323);
// EXTERNAL MODULE: ./src/report/baseline.ts
var baseline = __webpack_require__(7355);
// EXTERNAL MODULE: ./src/report/failures.ts
var failures = __webpack_require__(7999);
// EXTERNAL MODULE: ./src/report/gate-reasons.ts
var gate_reasons = __webpack_require__(3839);
;// CONCATENATED MODULE: ./src/report/noise-file.ts
/** Whether the change of the score is more than rerun noise, for the comparison file; scores from 0 to 1. */
function scoreNoiseBlock(change) {
    if (change === null)
        return {};
    const { verdict, p, interval, detectable, isAssumed, questions, changed, broken, mended, generalises } = change;
    return {
        noise: {
            verdict: verdict === 'none' ? 'no_change' : verdict,
            p,
            interval_95: [interval.low, interval.high],
            smallest_detectable_change: detectable,
            ...(isAssumed && { flip_rate_assumed: true }),
            questions,
            questions_changed: changed,
            templates_broken: broken,
            templates_mended: mended,
        },
        generalises: {
            verdict: generalises.verdict === 'likely' ? 'likely' : 'these_templates_only',
            p: generalises.p,
            interval_95: generalises.interval && [generalises.interval.low, generalises.interval.high],
            templates: generalises.templates,
            templates_changed: generalises.changed,
        },
    };
}
/** Whether the change of a measure is more than rerun noise, for the comparison file; a question's mean, in its unit. */
function measureNoiseBlock(measured) {
    if (measured === undefined)
        return {};
    const { verdict, change, p, corrected, questions, changed } = measured;
    return {
        noise: {
            verdict: verdict === 'none' ? 'no_change' : verdict,
            change_per_question: change,
            p,
            p_holm: corrected,
            questions,
            questions_changed: changed,
        },
    };
}

// EXTERNAL MODULE: ./src/report/notices.ts
var notices = __webpack_require__(1263);
// EXTERNAL MODULE: ./src/report/text.ts
var report_text = __webpack_require__(5655);
;// CONCATENATED MODULE: ./src/report/files.ts










/** The comparison file: what changed, and the verdicts of the gates. */
function comparisonFile(report) {
    const { run } = report;
    const trials = (0,runs_trials/* summarizeTrials */.fy)(run.questions);
    return {
        name: run.label,
        stepgate_version: version/* VERSION */.x,
        passed: run.passed,
        failures: report.failures.map(failures/* failureLine */.Pu),
        scoring: run.scoring,
        selection: run.selection,
        coverage: coverageOf(report),
        steps_score: (0,encode/* headlineBlock */.aV)(run.headline),
        ...(trials && { trials: (0,trials_block/* trialsBlock */.p)(trials) }),
        baseline: { label: report.comparison.label },
        comparison: comparisonBlock(report.comparison),
        ...(run.judge && { judge: judgeBlock(run.judge) }),
        gates: report.gates.map(gateBlock),
        notices: report.notices.map((notice) => (0,report_text/* marked */.xI)((0,notices/* noticeText */.u)(notice))),
    };
}
/** How answers were judged, and what that took in this run. */
function judgeBlock({ metrics, spending }) {
    return {
        ...(spending && {
            model: spending.model,
            host: spending.host,
            asked: spending.asked,
            reused: spending.reused,
            cost_usd: spending.costUsd,
            max_cost_usd: spending.maxCostUsd,
        }),
        metrics: metrics.map((metric) => ({ ...(0,encode/* metricBlock */.Kv)(metric), missing: metric.troubles })),
    };
}
function coverageOf({ coverage }) {
    const { selected, answered, unasked } = coverage;
    return { selected, answered, unasked };
}
function gateBlock({ name, operator, limit, value, outcome, reason }) {
    return { name, operator, limit, value, outcome, ...(reason && { reason: (0,report_text/* marked */.xI)((0,gate_reasons/* gateReasonText */.R)(reason)) }) };
}
/** The `comparison` block of the comparison file. */
function comparisonBlock(comparison) {
    if (comparison.kind !== 'compared')
        return { kind: comparison.kind, reason: (0,report_text/* marked */.xI)((0,baseline/* notComparedText */.G)(comparison)) };
    const { base, head, noise } = comparison;
    const noiseOf = (key) => noise.measures.find(({ measure }) => measure === key);
    return {
        kind: comparison.kind,
        questions: comparison.paired,
        steps_score: {
            micro: deltaBlock(base.micro, head.micro),
            macro: deltaBlock(base.macro, head.macro),
            ...scoreNoiseBlock(noise.score),
        },
        measures: Object.fromEntries(Object.entries(comparison.measures)
            .filter(([, { base, head }]) => base !== null || head !== null)
            .map(([key, { base, head }]) => [key, { ...deltaBlock(base, head), ...measureNoiseBlock(noiseOf(key)) }])),
        templates: Object.fromEntries(comparison.templates.map(({ id, questions, base, head }) => [id, { questions, ...deltaBlock(base, head) }])),
        ...(comparison.answers.figures.length > 0 && { answers: answersBlock(comparison) }),
        unchanged: comparison.unchanged,
        unscored: comparison.unscored,
        ...questionLists(comparison),
    };
}
function answersBlock({ answers, noise }) {
    return Object.fromEntries(answers.figures.map(({ figure, base, head }) => [
        figure,
        {
            questions: head.questions,
            micro: deltaBlock(base.micro, head.micro),
            macro: deltaBlock(base.macro, head.macro),
            ...measureNoiseBlock(noise.measures.find(({ measure }) => measure === figure)),
        },
    ]));
}
function deltaBlock(base, head) {
    return { base, head, change: base === null || head === null ? null : head - base };
}
function questionLists({ regressed, improved, ruleBreaks, added, removed, edited }) {
    return {
        regressed: regressed.map(changeBlock),
        improved: improved.map(changeBlock),
        ...(ruleBreaks.length > 0 && { rules_broken: ruleBreaks.map(breakBlock) }),
        added: added.map(sideBlock),
        removed: removed.map(sideBlock),
        edited: edited.map(changeBlock),
    };
}
function changeBlock({ base, head, change }) {
    return {
        question_id: head.id,
        template_id: head.templateId,
        base: base.score,
        head: head.score,
        change,
        ...(head.why && { cause: head.why.cause }),
    };
}
function breakBlock({ head, rules }) {
    return { question_id: head.id, template_id: head.templateId, rules };
}
function sideBlock({ id, templateId, score }) {
    return { question_id: id, template_id: templateId, steps_score: score };
}


/***/ }),

/***/ 2553:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  m: () => (/* binding */ questionText),
  _: () => (/* binding */ renderFullReport)
});

// EXTERNAL MODULE: ./src/report/blocks.ts
var blocks = __webpack_require__(3578);
// EXTERNAL MODULE: ./src/report/cut-apart.ts
var cut_apart = __webpack_require__(8057);
// EXTERNAL MODULE: ./src/report/text.ts
var report_text = __webpack_require__(5655);
;// CONCATENATED MODULE: ./src/report/markdown.ts


/** Code points of untrusted text shown in one cell. */
const MAX_CELL = 200;
/** Draws nothing, and ends what a renderer or GitHub would make a link, a mention or a reference of. */
const BREAK = '\u200b';
/** After these a break is put: the renderers differ in what may stand before, so little is asked of that. */
const LIVE = [
    // Mentions and mail addresses, references to issues.
    /@(?=\S)/g,
    /#(?=\w)/g,
    // Addresses of all schemes, and emoji by name.
    /:(?=\/\/|[\w+-]+:)/g,
    /www(?=\.)/gi,
    /(?<![a-z\d])(?:gh|ghsa|cve)(?=-\w)/gi,
    // A numbered list.
    /^\d+(?=[.)]\s)/g,
];
/** What may be a commit, whole or shortened: GitHub takes 7 digits and more. The fraction of a number is none. */
const COMMIT = /(?<![a-z\d])(?!(?<=\d\.)\d+(?![a-z\d]))[\da-f]{7,40}(?![a-z\d])/gi;
/**
 * Makes untrusted text plain text in Markdown: nothing in it can become markup, HTML, a link, a mention or a
 * reference. Cut first, then escaped.
 */
function escapeMarkdown(text, length = MAX_CELL) {
    return LIVE.reduce((rest, start) => rest.replace(start, `$&${BREAK}`), (0,report_text/* cut */.Jj)((0,report_text/* oneLine */.TN)(text), length))
        .replace(COMMIT, (digits) => digits.replace(/.{6}(?=.)/g, `$&${BREAK}`))
        .replace(/&/g, '&amp;')
        .replace(/</g, '&lt;')
        .replace(/>/g, '&gt;')
        .replace(/[\\`*_~[\]|$]/g, (character) => `\\${character}`)
        .replace(/^(?:[-+](?=\s|$)|[-=]+$|#+(?=\s|$))/, '\\$&')
        .replaceAll(BREAK, '&#8203;');
}
/**
 * Untrusted text as code. A longer run of backticks fences it; with a bar, which no fence holds back from ending a
 * cell in all renderers, it is escaped text in a tag.
 */
function codeSpan(text, length = MAX_CELL) {
    const line = (0,report_text/* cut */.Jj)((0,report_text/* oneLine */.TN)(text), length) || ' ';
    if (line.includes('|'))
        return `<code>${escapeMarkdown(line, length)}</code>`;
    const longest = Math.max(0, ...(line.match(/`+/g) ?? []).map((run) => run.length));
    const fence = '`'.repeat(longest + 1);
    const padded = line.startsWith('`') || line.endsWith('`') ? ` ${line} ` : line;
    return `${fence}${padded}${fence}`;
}
/** Running text as Markdown. */
function inlineMarkdown(text) {
    return text.map(inline).join('');
}
function inline(part) {
    if (typeof part === 'string')
        return spaced(part);
    if ('code' in part)
        return codeSpan(part.code);
    if ('strong' in part)
        return `**${inlineMarkdown(part.strong)}**`;
    return `[${escapeMarkdown(part.link.text)}](${part.link.url})`;
}
/** Escaping trims; the blanks that join the pieces of a sentence stay. */
function spaced(text) {
    const words = text.trim();
    const before = text.trimStart() === text ? '' : ' ';
    const after = words === '' || text.trimEnd() === text ? '' : ' ';
    return `${before}${escapeMarkdown(words)}${after}`;
}
/** Renders a view as GitHub-flavoured Markdown, block by block; blocks stand for themselves and can be left out. */
function renderMarkdown(view) {
    const title = `## ${view.passed ? '✅' : '❌'} ${inlineMarkdown(view.title)}`;
    return `${[title, ...view.blocks.map(renderBlock)].join('\n\n')}\n`;
}
function renderBlock(block) {
    switch (block.kind) {
        case 'paragraph':
            return inlineMarkdown(block.text);
        case 'small':
            return `<sub>${inlineMarkdown(block.text)}</sub>`;
        case 'note':
            // Two blanks break a line in a file and in the job summary as a comment breaks it anyway.
            return `> [!${block.level.toUpperCase()}]\n${block.lines.map((line) => `> ${inlineMarkdown(line)}`).join('  \n')}`;
        case 'details': {
            const body = block.blocks.map(renderBlock).join('\n\n');
            return `<details><summary>${inlineMarkdown(block.summary)}</summary>\n\n${body}\n\n</details>`;
        }
        case 'table':
            return renderTable(block);
    }
}
function renderTable({ columns, rows }) {
    const line = (cells) => `| ${cells.join(' | ')} |`;
    const rule = `|${columns.map(({ align }) => (align === 'right' ? '--:' : ':--')).join('|')}|`;
    const head = line(columns.map(({ head }) => inlineMarkdown(head)));
    return [head, rule, ...firstCellsApart(rows).map((row) => line(row.map(inlineMarkdown)))].join('\n');
}
/** Rows are distinguished by their first cell, a question's text that may be cut. */
function firstCellsApart(rows) {
    const texts = rows.map(([cell = []]) => cell[0]).map((first) => (typeof first === 'string' ? (0,report_text/* oneLine */.TN)(first) : ''));
    const apart = (0,cut_apart/* cutApart */.p)(texts, MAX_CELL, (text) => (0,report_text/* cut */.Jj)(text, MAX_CELL));
    return rows.map((row, index) => (apart[index] === texts[index] ? row : [[apart[index] ?? ''], ...row.slice(1)]));
}

// EXTERNAL MODULE: ./src/report/view.ts + 15 modules
var view = __webpack_require__(574);
;// CONCATENATED MODULE: ./src/report/full-report.ts




/** The whole report as Markdown, without the comment's limits. */
function renderFullReport(report, { thisRun, redact, ids }) {
    const shown = {
        visibleRegressions: blocks/* VISIBLE_REGRESSIONS */.UB,
        rows: Number.POSITIVE_INFINITY,
        footer: [],
        textOf: questionText,
    };
    return renderMarkdown((0,view/* viewOf */.d)(report, { thisRun, redact, ...(ids && { ids }), ...shown }));
}
/** A question is shown by its text; a baseline has ids only. */
function questionText({ text, id }) {
    return text ?? (0,report_text/* code */.aY)(id);
}


/***/ }),

/***/ 3839:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   R: () => (/* binding */ gateReasonText)
/* harmony export */ });
/* harmony import */ var _baseline_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7355);
/* harmony import */ var _rule_sentences_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4717);


/** Why a gate has no figure to check, or did not fail with one. */
function gateReasonText(reason) {
    switch (reason.kind) {
        case 'no-reference-steps':
            return ['no question has reference steps'];
        case 'nothing-shared':
            return ['no question with reference steps is the same on both sides'];
        case 'not-compared':
            return (0,_baseline_js__WEBPACK_IMPORTED_MODULE_1__/* .notComparedText */ .G)(reason.why);
        case 'within-noise':
            return ['within rerun noise'];
        case 'no-data':
            return [`no response has ${reason.metric}`];
        case 'partly-judged':
            return [partlyJudged(reason.metric)];
        case 'not-finite':
            return ['not a finite number'];
        case 'rules-not-checked':
            return (0,_rule_sentences_js__WEBPACK_IMPORTED_MODULE_0__/* .uncheckedText */ .S8)(reason.rules);
        case 'unknown-figure':
            return ['this run has no such figure'];
    }
}
/** "partial: 120 of 400 judged (280 over budget)" */
function partlyJudged({ judged, expected, troubles }) {
    const why = Object.entries(troubles).map(([kind, count]) => `${count} ${NOT_JUDGED[kind]}`);
    return `partial: ${judged} of ${expected} judged (${why.join(', ')})`;
}
const NOT_JUDGED = {
    answer: 'without a usable reply',
    unavailable: 'without a reply',
    budget: 'over budget',
    unbounded: 'of unknown cost',
    stopped: 'not judged after unusable replies',
    blank: 'with a blank text',
    cancelled: 'cancelled',
};


/***/ }),

/***/ 1263:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   u: () => (/* binding */ noticeText)
/* harmony export */ });
/* harmony import */ var _core_steps_shown_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4742);
/* harmony import */ var _core_text_numerals_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8404);
/* harmony import */ var _rule_sentences_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4717);
/* harmony import */ var _text_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(5655);




const SENTENCES = {
    'alias-advice': ({ advice }) => aliasAdvice(advice),
    'other-mean': (notice) => [`${notice.mean.toFixed(3)} in aggregates.yaml ${meanWords(notice)}`],
    unscored: ({ count }) => [`${(0,_core_text_numerals_js__WEBPACK_IMPORTED_MODULE_1__/* .counted */ .hS)(count, 'question')} without reference steps, not in the steps score`],
    unasked: ({ count, ids }) => [
        `${(0,_core_text_numerals_js__WEBPACK_IMPORTED_MODULE_1__/* .counted */ .hS)(count, 'response')} ${count === 1 ? 'matches' : 'match'} no selected question: ${ids.slice(0, 5).map(_core_steps_shown_js__WEBPACK_IMPORTED_MODULE_2__/* .shownValue */ .J).join(', ')}${count > 5 ? ' …' : ''}`,
    ],
    'other-case': ({ count, response, question }) => [
        `${(0,_core_text_numerals_js__WEBPACK_IMPORTED_MODULE_1__/* .counted */ .hS)(count, 'response id')} ${count === 1 ? 'differs' : 'differ'} from a question's only in upper and lower case, as ${response} from ${question}; ids must be equal`,
    ],
    unreadable: ({ count }) => [`${(0,_core_text_numerals_js__WEBPACK_IMPORTED_MODULE_1__/* .counted */ .hS)(count, 'answer')} with steps that cannot be read, scored 0`],
    'unknown-status': ({ count }) => [
        `${(0,_core_text_numerals_js__WEBPACK_IMPORTED_MODULE_1__/* .counted */ .hS)(count, 'step')} of the agent with a `,
        ...[(0,_text_js__WEBPACK_IMPORTED_MODULE_3__/* .code */ .aY)('status'), ' other than ', (0,_text_js__WEBPACK_IMPORTED_MODULE_3__/* .code */ .aY)('success'), ' and ', (0,_text_js__WEBPACK_IMPORTED_MODULE_3__/* .code */ .aY)('error'), ', or none: only '],
        ...[(0,_text_js__WEBPACK_IMPORTED_MODULE_3__/* .code */ .aY)('status: success'), ' can match'],
    ],
    'not-finite': ({ count }) => [`${(0,_core_text_numerals_js__WEBPACK_IMPORTED_MODULE_1__/* .counted */ .hS)(count, 'figure')} left out of the means: not a finite number`],
    'too-symmetric': ({ count }) => [
        `${(0,_core_text_numerals_js__WEBPACK_IMPORTED_MODULE_1__/* .counted */ .hS)(count, 'question')} scored 0 because the columns are too similar to distinguish`,
    ],
    bounded: ({ count }) => [
        `${(0,_core_text_numerals_js__WEBPACK_IMPORTED_MODULE_1__/* .counted */ .hS)(count, 'question')} with so many steps that not all pairs of steps were tried; the score may be too low`,
    ],
    'rules-not-checked': ({ rules }) => (0,_rule_sentences_js__WEBPACK_IMPORTED_MODULE_0__/* .uncheckedText */ .S8)(rules),
    unpriced: ({ models }) => [`no price is known for ${models.join(', ')}; the agent's cost excludes those answers`],
};
/** A notice as a sentence without its full stop. */
function noticeText(notice) {
    const sentence = SENTENCES[notice.kind];
    return sentence(notice);
}
function meanWords({ why, count }) {
    switch (why) {
        case 'repeated':
            return `is the mean of ${(0,_core_text_numerals_js__WEBPACK_IMPORTED_MODULE_1__/* .counted */ .hS)(count, 'answer')}, not of questions`;
        case 'failed-scored':
            return `scores the steps of ${(0,_core_text_numerals_js__WEBPACK_IMPORTED_MODULE_1__/* .counted */ .hS)(count, 'failed answer')}`;
        case 'failed-left-out':
            return `leaves out ${(0,_core_text_numerals_js__WEBPACK_IMPORTED_MODULE_1__/* .counted */ .hS)(count, 'failed answer')}`;
        case 'unscored-left-out':
            return `leaves out ${(0,_core_text_numerals_js__WEBPACK_IMPORTED_MODULE_1__/* .counted */ .hS)(count, 'answer')} without a score`;
    }
}
/** Step names that advice lists. */
const SHOWN_NAMES = 5;
function aliasAdvice({ questions, missed, found, best }) {
    const all = questions === 1 ? 'The only question scores' : `All ${questions} questions score`;
    const start = [`${all} 0 because no step is named `, (0,_text_js__WEBPACK_IMPORTED_MODULE_3__/* .code */ .aY)(missed), '. '];
    if (best) {
        const { name, pattern } = best;
        const remedy = (0,_text_js__WEBPACK_IMPORTED_MODULE_3__/* .code */ .aY)(`step-aliases: ${name} = ${pattern}`);
        return [...start, `${best.questions} would match under `, (0,_text_js__WEBPACK_IMPORTED_MODULE_3__/* .code */ .aY)(pattern), ': add ', remedy];
    }
    if (found.length === 0)
        return [...start, 'The responses have no named steps.'];
    const names = found.slice(0, SHOWN_NAMES).map((name) => [(0,_text_js__WEBPACK_IMPORTED_MODULE_3__/* .code */ .aY)(name)]);
    return [...start, "The responses' steps are named ", ...(0,_text_js__WEBPACK_IMPORTED_MODULE_3__/* .joined */ .oR)(names, ', '), '.'];
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


/***/ }),

/***/ 4717:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   S8: () => (/* binding */ uncheckedText),
/* harmony export */   eO: () => (/* binding */ brokenTexts)
/* harmony export */ });
/* unused harmony export brokenText */
/* harmony import */ var _core_text_numerals_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8404);
/* harmony import */ var _numbers_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5616);
/* harmony import */ var _text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5655);



/** What broke a rule, as a clause: "`delete_order` was called"; without the figures where a file only names the rule. */
function brokenText({ rule, limit, actual }) {
    switch (rule) {
        case 'forbidden':
            return typeof actual === 'string' ? [(0,_text_js__WEBPACK_IMPORTED_MODULE_0__/* .code */ .aY)(actual), ' was called'] : ['a forbidden tool was called'];
        case 'order':
            return Array.isArray(limit) && Array.isArray(actual) ? orderText(limit, actual) : ['calls in the wrong order'];
        default:
            return typeof limit === 'number' && typeof actual === 'number' ? aboveText(rule, limit, actual) : [MORE[rule]];
    }
}
/** All that an answer broke, in one line. */
function brokenTexts(broken) {
    return (0,_text_js__WEBPACK_IMPORTED_MODULE_0__/* .joined */ .oR)(broken.map(brokenText), '; ');
}
const MORE = {
    max_steps: 'more steps than allowed',
    max_failed_steps: 'more failed steps than allowed',
    max_total_tokens: 'more tokens than allowed',
    max_elapsed_sec: 'more time than allowed',
    max_cost_usd: 'a higher cost than allowed',
};
function aboveText(rule, limit, actual) {
    switch (rule) {
        case 'max_steps':
            return [`${(0,_core_text_numerals_js__WEBPACK_IMPORTED_MODULE_1__/* .counted */ .hS)(actual, 'step')}, at most ${(0,_core_text_numerals_js__WEBPACK_IMPORTED_MODULE_1__/* .whole */ .WQ)(limit)} allowed`];
        case 'max_failed_steps':
            return [`${(0,_core_text_numerals_js__WEBPACK_IMPORTED_MODULE_1__/* .counted */ .hS)(actual, 'failed step')}, at most ${(0,_core_text_numerals_js__WEBPACK_IMPORTED_MODULE_1__/* .whole */ .WQ)(limit)} allowed`];
        case 'max_total_tokens':
            return [`${(0,_core_text_numerals_js__WEBPACK_IMPORTED_MODULE_1__/* .whole */ .WQ)(actual)} tokens, at most ${(0,_core_text_numerals_js__WEBPACK_IMPORTED_MODULE_1__/* .whole */ .WQ)(limit)} allowed`];
        case 'max_elapsed_sec': {
            const [shown, most] = (0,_numbers_js__WEBPACK_IMPORTED_MODULE_2__/* .formatDistinct */ ._P)(actual, limit, (0,_numbers_js__WEBPACK_IMPORTED_MODULE_2__/* .visibleDigits */ .Nt)(limit, 1));
            return [`${shown} s, at most ${most} s allowed`];
        }
        case 'max_cost_usd':
            return [`${(0,_numbers_js__WEBPACK_IMPORTED_MODULE_2__/* .dollars */ .E9)(actual)}, at most ${(0,_numbers_js__WEBPACK_IMPORTED_MODULE_2__/* .dollars */ .E9)(limit)} allowed`];
    }
}
/** "`b` was called before `a`", of the first two that were not in order. */
function orderText(limit, actual) {
    for (const [at, earlier] of limit.entries()) {
        const place = actual.indexOf(earlier);
        const later = limit.slice(at + 1).find((name) => {
            const found = actual.indexOf(name);
            return found >= 0 && (place < 0 || found < place);
        });
        if (later === undefined)
            continue;
        return [(0,_text_js__WEBPACK_IMPORTED_MODULE_0__/* .code */ .aY)(later), ' was called ', place < 0 ? 'without ' : 'before ', (0,_text_js__WEBPACK_IMPORTED_MODULE_0__/* .code */ .aY)(earlier)];
    }
    return ['calls in the wrong order'];
}
/** "`max_total_tokens` was not checked for 3 answers that do not report it", of each rule. */
function uncheckedText(rules) {
    return (0,_text_js__WEBPACK_IMPORTED_MODULE_0__/* .joined */ .oR)(rules.map(([rule, count]) => {
        const answers = `${(0,_core_text_numerals_js__WEBPACK_IMPORTED_MODULE_1__/* .counted */ .hS)(count, 'answer')} that ${count === 1 ? 'does' : 'do'} not report ${REPORTED[rule]}`;
        return [(0,_text_js__WEBPACK_IMPORTED_MODULE_0__/* .code */ .aY)(rule), ` was not checked for ${answers}`];
    }), '; ');
}
const STEPS = 'steps';
const REPORTED = {
    ...{ forbidden: STEPS, order: STEPS, max_steps: STEPS, max_failed_steps: STEPS },
    max_total_tokens: 'tokens',
    max_elapsed_sec: 'time',
    max_cost_usd: 'a cost',
};


/***/ }),

/***/ 7496:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Q4: () => (/* binding */ columnWidths),
/* harmony export */   bF: () => (/* binding */ renderTerminal),
/* harmony export */   ky: () => (/* binding */ wrapped),
/* harmony export */   ln: () => (/* binding */ inlineText)
/* harmony export */ });
/* unused harmony export fitted */
/* harmony import */ var string_width__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4668);
/* harmony import */ var _cut_apart_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8057);
/* harmony import */ var _text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5655);



/** Renders a view for a terminal: the same words as the comment, nothing folded away. */
function renderTerminal(view, style) {
    const title = wrapped(`${view.passed ? '✅' : '❌'} ${inlineText(view.title, style)}`, style.textWidth, 3);
    const painted = style.bold(view.passed ? style.green(title) : style.red(title));
    return `${[painted, ...view.blocks.map((block) => renderBlock(block, style))].join('\n\n')}\n`;
}
function renderBlock(block, style) {
    switch (block.kind) {
        case 'paragraph':
            return wrapped(inlineText(block.text, style), style.textWidth);
        case 'small':
            return style.dim(wrapped(inlineText(block.text, style), style.textWidth));
        case 'note':
            return block.lines
                .map((line) => `${style.yellow('!')} ${wrapped(inlineText(line, style), style.textWidth, 2)}`)
                .join('\n');
        case 'details': {
            const heading = style.bold(wrapped(inlineText(block.summary, style), style.textWidth));
            return block.blocks.reduce((text, inner, index) => {
                const isTable = inner.kind === 'table' && index > 0;
                return `${text}${isTable ? '\n\n' : '\n'}${renderBlock(inner, style)}`;
            }, heading);
        }
        case 'table':
            return renderTable(block, style);
    }
}
/** Running text in lines that break between words; further lines are indented. */
function wrapped(text, width, indent = 0) {
    let [lines, room] = ['', width - indent];
    for (const word of text.split(' ')) {
        const size = (0,string_width__WEBPACK_IMPORTED_MODULE_0__/* ["default"] */ .A)(word);
        if (lines === '')
            lines = word;
        else if (size + 1 > room)
            [lines, room] = [`${lines}\n${' '.repeat(indent)}${word}`, width - indent + 1];
        else
            lines = `${lines} ${word}`;
        room -= size + 1;
    }
    return lines;
}
/** Text as a terminal shows it. */
function inlineText(text, style) {
    return text.map((part) => inline(part, style)).join('');
}
function inline(part, style) {
    if (typeof part === 'string')
        return spaced(part);
    if ('code' in part)
        return style.code((0,_text_js__WEBPACK_IMPORTED_MODULE_1__/* .oneLine */ .TN)(part.code));
    return 'strong' in part ? style.bold(inlineText(part.strong, style)) : (0,_text_js__WEBPACK_IMPORTED_MODULE_1__/* .oneLine */ .TN)(part.link.text);
}
/** Taking out control characters trims; the blanks that join the pieces of a sentence stay. */
function spaced(text) {
    const words = (0,_text_js__WEBPACK_IMPORTED_MODULE_1__/* .oneLine */ .TN)(text);
    return `${/^\s/.test(text) ? ' ' : ''}${words}${/\s$/.test(text) && words !== '' ? ' ' : ''}`;
}
/** Blanks between columns. */
const GAP = 2;
/** Characters of a cell that are looked at; a line of a terminal shows fewer. */
const MAX_CELL = 300;
/** A column of text gives way no further than this. */
const MIN_WIDTH = 12;
function renderTable({ columns, rows }, style) {
    const plain = { ...style, bold: String, code: style.plainCode };
    const unquoted = { ...plain, code: String };
    const cells = [columns.map(({ head }) => head), ...rows].map((row) => row.map((cell, at) => inlineText(cell, columns[at]?.unquoted ? unquoted : plain)));
    const shortened = withShortNames(cells.map((row) => row.map((cell) => (0,_text_js__WEBPACK_IMPORTED_MODULE_1__/* .cut */ .Jj)(cell, MAX_CELL))), columns, style.width);
    const widths = columnWidths(shortened, style.width);
    const [room = 0] = widths;
    const firsts = cells.map(([first = '']) => first);
    const apart = (0,_cut_apart_js__WEBPACK_IMPORTED_MODULE_2__/* .cutApart */ .p)(firsts, room, (text) => fitted((0,_text_js__WEBPACK_IMPORTED_MODULE_1__/* .cut */ .Jj)(text, MAX_CELL), room, false)).map((text) => (0,_text_js__WEBPACK_IMPORTED_MODULE_1__/* .cut */ .Jj)(text, MAX_CELL));
    const lines = shortened.map((row, index) => [apart[index] ?? '', ...row.slice(1)]
        .map((cell, at) => fitted(cell, widths[at] ?? MIN_WIDTH, columns[at]?.align === 'right'))
        .join(' '.repeat(GAP)));
    return lines.map((line, index) => (index === 0 ? style.dim(line.trimEnd()) : line.trimEnd())).join('\n');
}
/** Where the line has no room, names are cut as far as they stay apart. */
function withShortNames(cells, columns, lineWidth) {
    const at = columns.findIndex(({ givesWay }) => givesWay);
    const isWide = cells.some((row) => row.join(' '.repeat(GAP)).length > lineWidth);
    if (at < 0 || !isWide)
        return [...cells];
    const names = [...new Set(cells.slice(1).map((row) => row[at] ?? ''))];
    let length = MIN_WIDTH;
    while (length < MAX_CELL && new Set(names.map((name) => (0,_text_js__WEBPACK_IMPORTED_MODULE_1__/* .cut */ .Jj)(name, length))).size < names.length)
        length++;
    return cells.map((row) => row.map((cell, index) => (index === at ? (0,_text_js__WEBPACK_IMPORTED_MODULE_1__/* .cut */ .Jj)(cell, length) : cell)));
}
/** As wide as their cells while the line has room; then the widest columns give way to each other. */
function columnWidths(cells, lineWidth) {
    const widths = (cells[0] ?? []).map((_, at) => cells.reduce((most, row) => Math.max(most, (0,string_width__WEBPACK_IMPORTED_MODULE_0__/* ["default"] */ .A)(row[at] ?? '')), 0));
    const room = lineWidth - GAP * (widths.length - 1);
    for (let excess = widths.reduce((sum, width) => sum + width, 0) - room; excess > 0; excess--) {
        const widest = Math.max(...widths);
        if (widest <= MIN_WIDTH)
            break;
        widths[widths.indexOf(widest)] = widest - 1;
    }
    return widths;
}
/** A cell in exactly its width, counted as it is drawn: two for wide characters, none for combining marks. */
function fitted(text, width, right) {
    const points = [...text];
    let shown = text;
    while ((0,string_width__WEBPACK_IMPORTED_MODULE_0__/* ["default"] */ .A)(shown) > width) {
        points.pop();
        shown = `${points.join('')}…`;
    }
    const blank = ' '.repeat(width - (0,string_width__WEBPACK_IMPORTED_MODULE_0__/* ["default"] */ .A)(shown));
    return right ? blank + shown : shown + blank;
}


/***/ }),

/***/ 574:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  d: () => (/* binding */ viewOf)
});

// EXTERNAL MODULE: ./src/core/text/every-text.ts
var every_text = __webpack_require__(7110);
// EXTERNAL MODULE: ./src/core/version.ts
var version = __webpack_require__(3323);
// EXTERNAL MODULE: ./src/core/text/numerals.ts
var numerals = __webpack_require__(8404);
// EXTERNAL MODULE: ./src/report/gate-reasons.ts
var gate_reasons = __webpack_require__(3839);
// EXTERNAL MODULE: ./src/report/numbers.ts
var numbers = __webpack_require__(5616);
// EXTERNAL MODULE: ./src/report/text.ts
var report_text = __webpack_require__(5655);
;// CONCATENATED MODULE: ./src/report/sections/gates.ts




const SIGNS = { '>=': '≥', '>': '>', '<=': '≤', '<': '<' };
/** The gates as a table when one failed; while all passed a sentence says so, and what was skipped is a note. */
function gateBlocks({ gates }, { thisRun }) {
    if (gates.every(({ outcome }) => outcome !== 'failed'))
        return [];
    return [
        {
            kind: 'table',
            columns: [
                { head: ['Gate'], align: 'left' },
                { head: ['Required'], align: 'right' },
                { head: [thisRun.label], align: 'right' },
                { head: ['Result'], align: 'left' },
            ],
            rows: gates.map(gateRow),
        },
    ];
}
function gateRow(gate) {
    const { name, operator, limit, value } = gate;
    const digits = digitsOf(gate);
    return [
        [(0,report_text/* code */.aY)(name)],
        [`${SIGNS[operator]} ${(0,numerals/* fixed */.Zu)(limit, digits)}`],
        [value === null ? '–' : (0,numerals/* fixed */.Zu)(value, digits)],
        resultOf(gate, digits),
    ];
}
/** Shares have three digits, counts none; more where the limit has more, or where it takes more to see the breach. */
function digitsOf({ name, limit, value, outcome }) {
    const usual = /number_of|steps\.|tokens/.test(name) ? 0 : /cost|elapsed/.test(name) ? 2 : 3;
    const digits = Math.max(usual, (0,numbers/* placesOf */.ek)(limit));
    const isBreach = outcome === 'failed' || outcome === 'warned';
    return isBreach && value !== null ? (0,numbers/* placesApart */.j$)(value, limit, digits) : digits;
}
function resultOf({ outcome, operator, value, limit, reason }, digits) {
    if (outcome === 'passed')
        return ['✅ passed'];
    if (outcome === 'skipped')
        return ['not checked'];
    if (value === null)
        return ['❌ ', ...(reason ? (0,gate_reasons/* gateReasonText */.R)(reason) : [])];
    const isLeast = operator.startsWith('>');
    const by = Math.abs(limit - value);
    if (by === 0)
        return [`❌ must be ${isLeast ? 'above' : 'below'} it`];
    const missed = `${(0,numerals/* fixed */.Zu)(by, (0,numbers/* visibleDigits */.Nt)(by, digits))} ${isLeast ? 'short' : 'over'}`;
    if (outcome === 'failed')
        return [`❌ ${missed}`];
    return [`⚠️ ${missed}`, ...(reason ? [', ', ...(0,gate_reasons/* gateReasonText */.R)(reason)] : [])];
}

// EXTERNAL MODULE: ./src/core/answers/delta.ts
var answers_delta = __webpack_require__(5117);
// EXTERNAL MODULE: ./src/core/answers/judge.ts
var answers_judge = __webpack_require__(6140);
// EXTERNAL MODULE: ./src/core/answers/metric.ts
var answers_metric = __webpack_require__(6231);
// EXTERNAL MODULE: ./src/core/answers/summary.ts
var summary = __webpack_require__(9727);
;// CONCATENATED MODULE: ./src/report/tables.ts


/**
 * A table without a column that says the same in every row: `say` tells in the head of the first column what it said,
 * an empty text for nothing. A single row keeps all its columns.
 */
function withoutUniform(columns, rows, at, say) {
    const cells = new Set(rows.map((row) => (0,report_text/* plain */.pj)(row[at] ?? [])));
    const [cell = ''] = cells;
    const words = say(cell);
    if (cells.size !== 1 || (rows.length === 1 && words !== ''))
        return { kind: 'table', columns, rows };
    const others = (list) => list.filter((_, index) => index !== at);
    const [first, ...rest] = others(columns);
    const head = words === '' ? first.head : [...first.head, ` (${words})`];
    return { kind: 'table', columns: [{ ...first, head }, ...rest], rows: rows.map(others) };
}
/** What a list that was cut leaves out, in numbers. */
function cutNote(all, { rows, allAt = 'all are in the report' }) {
    if (all <= rows)
        return [];
    return [{ kind: 'paragraph', text: [`Showing ${(0,numerals/* whole */.WQ)(rows)} of ${(0,numerals/* whole */.WQ)(all)}; ${allAt}.`] }];
}

// EXTERNAL MODULE: ./src/core/show/ids.ts
var show_ids = __webpack_require__(5111);
;// CONCATENATED MODULE: ./src/report/sections/question-ids.ts


/** Characters of an id that a table shows; what follows is not needed to tell questions apart. */
const LONGEST_ID = 60;
/** What a reader calls each question by, so that a single one can be shown: of a hash the first characters alone. */
function shownIds({ run, comparison }, { idOf = ownId, ids }) {
    const removed = comparison.kind === 'compared' ? comparison.removed : [];
    const known = [...run.questions, ...removed].flatMap((question) => idOf(question) ?? []);
    const short = ids === 'full' ? new Map() : (0,show_ids/* shortIds */.R)(known);
    return (question) => {
        const id = idOf(question);
        return id === null ? null : (short.get(id) ?? id);
    };
}
function ownId({ id }) {
    return id;
}
/** A table of questions with their ids in the last column; without it where no question has one that its text does not say. */
function withIds(columns, rows, questions, { idOf = ownId, ids, textOf }) {
    const cells = rows.map((_, at) => {
        const question = questions[at];
        const id = question && typeof textOf(question) === 'string' ? idOf(question) : null;
        return id === null ? [] : [(0,report_text/* code */.aY)(ids === 'full' ? id : (0,report_text/* cut */.Jj)(id, LONGEST_ID))];
    });
    if (cells.every((cell) => cell.length === 0))
        return { columns, rows };
    const column = { head: ['Id'], align: 'left', unquoted: true, givesWay: ids !== 'full' };
    return { columns: [...columns, column], rows: rows.map((row, at) => [...row, cells[at] ?? []]) };
}

;// CONCATENATED MODULE: ./src/report/sections/judge.ts









/** The figures that are shown, by their names in words; what answers cost to judge has a row of its own. */
const SHOWN = {
    answer_f1: 'Answer F1',
    answer_recall: 'Answer recall',
    answer_precision: 'Answer precision',
    answer_relevance: 'Answer relevance',
};
const METRICS = {
    answer_correctness: 'Answer F1',
    answer_relevance: 'Answer relevance',
};
/** The figures of judged answers, beside those of the baseline where they can be compared. */
function judgeBlocks(report, options) {
    const { judge } = report.run;
    const compared = report.comparison.kind === 'compared' ? report.comparison : null;
    const rows = [
        ...Object.keys(SHOWN).flatMap((figure) => figureRows(figure, report, compared)),
        ...costRow(report, compared),
    ];
    if (rows.length === 0)
        return [];
    const columns = [
        { head: judge?.spending ? ['Judged by ', (0,report_text/* code */.aY)(judge.spending.model)] : ['Judged answers'], align: 'left' },
        ...(compared ? [{ head: [(0,report_text/* code */.aY)(compared.label)], align: 'right' }] : []),
        { head: [options.thisRun.label], align: 'right' },
        ...(compared ? [{ head: ['Change'], align: 'right' }] : []),
    ];
    return [{ kind: 'table', columns, rows }];
}
function figureRows(figure, report, compared) {
    const all = (0,answers_delta/* answerMean */.q)(report.run.questions, figure);
    const name = SHOWN[figure];
    if (!all || name === undefined)
        return [];
    const delta = compared?.answers.figures.find((one) => one.figure === figure) ?? null;
    const ofAll = denominator(all, figure, report);
    if (!delta)
        return rowsOf(name, null, all, ofAll, compared !== null);
    const both = rowsOf(name, delta.base, delta.head, ofAll, true);
    if (delta.head.questions === all.questions)
        return both;
    const paired = `, the ${(0,numerals/* counted */.hS)(delta.head.questions, 'answer')} judged on both sides`;
    return [...rowsOf(name, null, all, ofAll, true), ...rowsOf(name, delta.base, delta.head, paired, true)];
}
/** " (38 of 40 judged)": questions with the figure, for repeated answers, all that were judged. */
function denominator({ questions: having }, figure, { run: { judge, questions } }) {
    const metric = judge?.metrics.find(({ name }) => answers_metric/* FIGURES_OF */.ws[name].some((known) => known === figure));
    if (!metric)
        return ` (${(0,numerals/* whole */.WQ)(having)} judged)`;
    const isRepeated = questions.some(({ trials }) => trials !== undefined && trials.count > 1);
    return ` (${(0,numerals/* whole */.WQ)(isRepeated ? metric.judged : having)} of ${(0,numerals/* whole */.WQ)(metric.expected)} judged)`;
}
function rowsOf(name, base, head, of, compared) {
    return ['micro', 'macro'].map((level) => {
        const label = [`${name}, ${level}${of}`];
        const change = base ? `${(0,numbers/* points */.WR)(head[level] - base[level])} pp` : '';
        const figure = (0,numbers/* score */.fN)(head[level]);
        return compared ? [label, [base ? (0,numbers/* score */.fN)(base[level]) : '–'], [figure], [change]] : [label, [figure]];
    });
}
/** What this run paid; known verdicts cost nothing. */
function costRow({ run: { judge } }, compared) {
    const spending = judge?.spending;
    if (!spending)
        return [];
    const { asked, reused, costUsd } = spending;
    const label = [`Cost of judging in this run (${(0,numerals/* whole */.WQ)(asked)} requested, ${(0,numerals/* whole */.WQ)(reused)} reused)`];
    const cost = costUsd === null ? 'no price known' : (0,numbers/* dollars */.E9)(costUsd);
    return [compared ? [label, [''], [cost], ['']] : [label, [cost]]];
}
/** What a reader must know before believing a judge. */
function judgeNotes(report) {
    const { run, comparison, gates } = report;
    const notCompared = comparison.kind === 'compared' ? notComparedNotes(comparison.answers, comparison.label) : [];
    const partial = (run.judge?.metrics ?? []).filter(summary/* isPartial */.m).map((metric) => partialNote(metric, report));
    const judged = gates.length > 0 && gates.every(({ name }) => /^(?:micro|macro)\.answer_/.test(name));
    return [
        ...partial,
        ...notCompared,
        ...(judged
            ? [
                [
                    '⚠️ Only judged figures are gated. A judge makes mistakes and can be manipulated; add ',
                    (0,report_text/* code */.aY)('min-steps-score'),
                    '.',
                ],
            ]
            : []),
    ];
}
/** "Answer F1 covers 120 of 190 answers (budget of $2.50 reached) and is not compared." */
function partialNote(metric, report) {
    const { name, judged, expected } = metric;
    const covers = `${METRICS[name]} covers ${(0,numerals/* whole */.WQ)(judged)} of ${(0,numerals/* counted */.hS)(expected, 'answer')}`;
    return [`${covers} (${whyPartial(metric, report)}) and is not compared.`];
}
function whyPartial({ troubles, example }, { run: { judge } }) {
    const limit = judge?.spending?.maxCostUsd ?? null;
    if (troubles.budget)
        return limit === null ? 'budget reached' : `budget of ${(0,numbers/* dollars */.E9)(limit)} reached`;
    if (troubles.cancelled)
        return 'judging was cancelled';
    if (troubles.stopped)
        return `stopped after ${answers_judge/* MAX_UNUSABLE */.Lt} unusable replies in a row: ${example}`;
    return example ?? 'the judge gave no usable reply';
}
/** Why a metric that both sides have is not compared; what this run lacks is said elsewhere. */
const NOT_COMPARED = {
    partial: null,
    'partial base': (base) => [base, ' judged only a part of its answers.'],
    'another judge': (base) => [base, ' was judged by another model, prompt or rule.'],
    'unknown base': (base) => [base, ' does not say how it was judged.'],
    unknown: () => ['this run does not say how it was judged.'],
};
function notComparedNotes({ notCompared }, label) {
    return notCompared.flatMap(({ metric, reason }) => {
        const why = NOT_COMPARED[reason];
        return why === null ? [] : [[`${METRICS[metric]} is not compared: `, ...why((0,report_text/* code */.aY)(label))]];
    });
}
/** The questions whose answer says less than before, each with the claims that it lacks. */
function fallenBlocks({ comparison }, options) {
    if (comparison.kind !== 'compared')
        return [];
    const fallen = comparison.fallenAnswers;
    if (fallen.length === 0)
        return [];
    const columns = [
        { head: ['Question'], align: 'left' },
        { head: ['Answer F1'], align: 'right' },
        { head: ['Claims that are missing'], align: 'left' },
    ];
    const rows = fallen.slice(0, options.rows).map((pair) => fallenRow(pair, options));
    const summary = `${(0,numerals/* counted */.hS)(fallen.length, 'answer')} with a lower F1`;
    const questions = fallen.map(({ head }) => head);
    const table = { kind: 'table', ...withIds(columns, rows, questions, options) };
    return [{ kind: 'details', summary: [summary], blocks: [table, ...cutNote(fallen.length, options)] }];
}
function fallenRow({ base, head }, options) {
    const [before, after] = [base, head].map(({ answer }) => (0,numbers/* score */.fN)(answer?.figures.answer_f1 ?? null));
    const missed = head.answer?.missed ?? [];
    return [[options.textOf(head)], [`${before} → ${after}`], [missed.length > 0 ? missed.join('; ') : '–']];
}

// EXTERNAL MODULE: ./src/core/runs/compare.ts + 1 modules
var compare = __webpack_require__(3718);
// EXTERNAL MODULE: ./src/core/runs/rule-regressions.ts
var rule_regressions = __webpack_require__(6893);
;// CONCATENATED MODULE: ./src/report/amounts.ts


const TOKENS = { digits: () => 0, show: numerals/* fixed */.Zu };
const SECONDS = { digits: () => 1, show: numerals/* fixed */.Zu };
const DOLLARS = { digits: numbers/* dollarDigits */.LT, show: numbers/* dollars */.E9 };
/** Digits that tell two different amounts apart are shown only where the change in percent can be seen, too. */
function amountCells({ base, head }, { digits, show }) {
    const alone = (value) => (value === null ? '–' : show(value, digits(value)));
    if (base === null || head === null)
        return { base: alone(base), head: alone(head), change: '' };
    const change = (0,numbers/* percent */.KN)(base, head);
    const least = Math.max(digits(base), digits(head));
    const places = change.startsWith('±') ? least : (0,numbers/* placesApart */.j$)(base, head, least);
    return { base: show(base, places), head: show(head, places), change };
}

;// CONCATENATED MODULE: ./src/report/sections/shared.ts


/** What the compared questions are called: `unchanged` beside others that are new or edited, else `shared`. */
function sharedWord({ added, edited }) {
    return added.length + edited.length > 0 ? 'unchanged' : 'shared';
}
/** "the 187 questions unchanged since `main`" */
function sharedQuestions(delta) {
    const questions = `the ${(0,numerals/* counted */.hS)(delta.head.questions, 'question')}`;
    if (sharedWord(delta) === 'shared')
        return [`${questions} that `, (0,report_text/* code */.aY)(delta.label), ' was also asked'];
    return [`${questions} unchanged since `, (0,report_text/* code */.aY)(delta.label)];
}

;// CONCATENATED MODULE: ./src/report/sections/metrics.ts







/** The figures of the run, beside those of the baseline where there is one. */
function metricBlocks(report, options) {
    const { comparison, run } = report;
    const { headline } = run;
    // Where no question is the same on both sides there are no sides to show.
    const compared = comparison.kind === 'compared' && comparison.paired > 0 ? comparison : null;
    const rows = [
        ...scoreRows(report, compared),
        ...ruleRow(compared?.rules ?? { base: null, head: (0,rule_regressions/* keptOf */.uq)(run.questions) }),
        ...measureRows(compared?.measures ?? (0,compare/* measureDeltas */.wv)([], run.questions)),
    ];
    if (headline.micro === null && rows.length === 0)
        return [];
    const size = `${(0,numerals/* counted */.hS)(headline.questions, 'question')}, ${(0,numerals/* counted */.hS)(headline.templates, 'template')}`;
    const columns = [
        { head: [size], align: 'left' },
        ...(compared ? [{ head: [(0,report_text/* code */.aY)(compared.label)], align: 'right' }] : []),
        { head: [options.thisRun.label], align: 'right' },
        ...(compared ? [{ head: ['Change'], align: 'right' }] : []),
    ];
    const cells = rows.map(({ label, base, head, change }) => (compared ? [label, [base], head, change] : [label, head]));
    return [{ kind: 'table', columns, rows: cells }];
}
function scoreRows(report, compared) {
    const { headline } = report.run;
    if (headline.micro === null)
        return [];
    const micro = { label: MICRO, base: '', head: [(0,report_text/* strong */.ko)((0,numbers/* score */.fN)(headline.micro))], change: [] };
    if (!compared)
        return [micro, { label: MACRO, base: '', head: [(0,numbers/* score */.fN)(headline.macro)], change: [] }];
    const { base, head, added, edited } = compared;
    if (head.questions === headline.questions && added.length + edited.length === 0) {
        return [changeRow(MICRO, base.micro, head.micro, true), changeRow(MACRO, base.macro, head.macro)];
    }
    const all = {
        ...micro,
        label: [(0,report_text/* strong */.ko)('Steps score'), `, all ${(0,numerals/* counted */.hS)(headline.questions, 'question')}`],
    };
    if (head.questions === 0)
        return [all];
    const shared = changeRow(['Steps score, ', ...sharedQuestions(compared)], base.micro, head.micro, true);
    const macro = changeRow(['Steps score, macro of these'], base.macro, head.macro);
    return [all, { ...shared, head: [(0,numbers/* scorePair */.zV)(base.micro, head.micro)[1]] }, macro];
}
const MICRO = [(0,report_text/* strong */.ko)('Steps score'), ', micro'];
const MACRO = ['Steps score, macro'];
/** A score on both sides; that of the headline is stressed. */
function changeRow(label, base, head, stressed = false) {
    const change = base === null || head === null ? '' : `${(0,numbers/* points */.WR)(head - base)} pp`;
    const [before, after] = (0,numbers/* scorePair */.zV)(base, head);
    const stress = (text) => (stressed && text !== '' ? [(0,report_text/* strong */.ko)(text)] : [text]);
    return { label, base: before, head: stress(after), change: stress(change) };
}
/** Questions that keep their rules, where there are rules. */
function ruleRow({ base, head }) {
    if (head === null)
        return [];
    const of = (side) => (side === null ? '–' : `${countText(side.kept)} of ${countText(side.of)}`);
    const more = base === null ? null : head.kept - base.kept;
    const change = more === null ? '' : (0,numbers/* signed */.x8)(more, Number.isInteger(more) ? 0 : 1);
    return [{ label: ['Rules kept'], base: of(base), head: [of(head)], change: [change] }];
}
function measureRows(measures) {
    const row = (label, measure, style) => {
        if (measure.head === null)
            return [];
        const { base, head, change } = amountCells(measure, style);
        return [{ label: [label], base, head: [head], change: [change] }];
    };
    return [
        ...callRow(measures.failed_steps, measures.steps),
        ...row('Tokens per question', measures.total_tokens, TOKENS),
        ...row('Seconds per question', measures.elapsed_sec, SECONDS),
        ...row('Agent cost per question', measures.cost_usd, DOLLARS),
    ];
}
function callRow(failed, calls) {
    if (calls.head === null)
        return [];
    const of = (part, all) => all === null ? '–' : `${countText(part ?? 0)} of ${countText(all)}`;
    const more = (failed.head ?? 0) - (failed.base ?? 0);
    const change = calls.base === null ? '' : (0,numbers/* signed */.x8)(more, Number.isInteger(more) ? 0 : 1);
    const base = of(failed.base, calls.base);
    return [{ label: ['Failed tool calls'], base, head: [of(failed.head, calls.head)], change: [change] }];
}
/** A count; the mean of several answers has a fraction. */
function countText(count) {
    return Number.isInteger(count) ? (0,numerals/* whole */.WQ)(count) : count.toFixed(1);
}

// EXTERNAL MODULE: ./src/core/noise/score-change.ts + 8 modules
var score_change = __webpack_require__(9618);
;// CONCATENATED MODULE: ./src/report/sections/noise.ts



/** What a title says of a change beside its size: "larger than rerun noise, 2 templates broken". */
function noiseWords({ noise }) {
    const { score } = noise;
    if (!score || score.verdict === 'none')
        return [];
    if (score.verdict === 'within')
        return ['within rerun noise'];
    return [...(score.p <= score_change/* LEVEL */.Bk ? ['larger than rerun noise'] : []), ...templateWords(score)];
}
/** "2 templates broken" */
function templateWords({ broken, mended }) {
    return [
        ...(broken.length > 0 ? [`${(0,numerals/* counted */.hS)(broken.length, 'template')} broken`] : []),
        ...(mended.length > 0 ? [`${(0,numerals/* counted */.hS)(mended.length, 'template')} mended`] : []),
    ];
}
/** "Larger than rerun noise (95 % interval −15.6 to −5.0 points)."; nothing where no score can be compared. */
function noiseSentence({ comparison }) {
    const score = comparison.kind === 'compared' ? comparison.noise.score : null;
    if (!score)
        return '';
    const detects = `this corpus can detect ${size(score.detectable)} points`;
    if (score.verdict === 'none')
        return `No question changed (${detects}${assumption(score)}).`;
    const interval = `${intervalText(score.interval)} points${exception(score)}`;
    if (score.verdict === 'within')
        return `Within rerun noise (${interval}; ${detects}).`;
    return `Larger than rerun noise (${interval})${brokenPart(score)}.`;
}
function assumption({ isAssumed }) {
    return isAssumed ? ' if 8 of 100 answers flip between reruns' : '';
}
/** Where the interval and the exact test, which is stricter, do not say the same, the p value decides. */
function exception({ interval, p, verdict }) {
    const leavesOut = leavesOutZero(interval);
    if (verdict === 'within' && leavesOut)
        return `, but exact p ${pText(p)}`;
    return verdict === 'larger' && !leavesOut && p <= score_change/* LEVEL */.Bk ? `, but exact p ${pText(p)}` : '';
}
/** With two digits, or four where the level is near. */
function pText(p) {
    return p < 0.005 ? 'below 0.01' : p.toFixed(Math.abs(p - score_change/* LEVEL */.Bk) < 0.005 ? 4 : 2);
}
function brokenPart({ broken, mended }) {
    const part = (ids, how) => ids.length === 0 ? '' : `; ${(0,numerals/* counted */.hS)(ids.length, 'template')} went from ${how}, which is rare in reruns`;
    return `${part(broken, 'all right to all wrong')}${part(mended, 'all wrong to all right')}`;
}
/** Whether an interval lies wholly on one side of 0. */
function leavesOutZero({ low, high }) {
    return low > 0 || high < 0;
}
/** With a further digit where an end would round to the 0 that it leaves out. */
function intervalText(interval) {
    const ends = [interval.low * 100, interval.high * 100];
    const digits = leavesOutZero(interval) && ends.some((end) => Math.abs(end) < 0.05) ? 2 : 1;
    return `95 % interval ${ends.map((end) => (0,numbers/* signed */.x8)(end, digits)).join(' to ')}`;
}
function size(change) {
    return (change * 100).toFixed(1);
}
/** "down 3.1 points, over the limit of 2.0 but within rerun noise: not failed"; nothing without such a drop. */
function warnedDrop({ gates }) {
    const drop = gates.find(({ outcome }) => outcome === 'warned');
    if (!drop)
        return null;
    return `${dropText(drop.value ?? 0, drop.limit)} but within rerun noise: not failed`;
}
/** "down 10.0 points, over the limit of 5.0" */
function dropText(drop, limit) {
    const digits = (0,numbers/* placesApart */.j$)(drop * 100, limit * 100, Math.max(1, (0,numbers/* placesOf */.ek)(limit) - 2));
    return `down ${(0,numerals/* fixed */.Zu)(drop * 100, digits)} points, over the limit of ${(0,numerals/* fixed */.Zu)(limit * 100, digits)}`;
}
const NAMES = {
    failed_steps: 'failed tool calls',
    total_tokens: 'tokens per question',
    elapsed_sec: 'seconds per question',
    cost_usd: 'agent cost per question',
    answer_recall: 'answer recall',
    answer_precision: 'answer precision',
    answer_f1: 'answer F1',
    answer_relevance: 'answer relevance',
};
/** The measures whose change is more than noise, in one line; and whether the change would hold for other questions. */
function noiseBlocks({ comparison }) {
    if (comparison.kind !== 'compared')
        return [];
    const { measures, score } = comparison.noise;
    const larger = measures.filter(({ verdict }) => verdict === 'larger').map(({ measure }) => NAMES[measure]);
    const correction = measures.length > 1 ? ` (Holm's correction for ${(0,numerals/* counted */.hS)(measures.length, 'measure')})` : '';
    const lines = [
        ...(larger.length > 0 ? [`Larger than rerun noise: ${larger.join(', ')}${correction}.`] : []),
        ...(score && score.verdict !== 'none' ? [generalSentence(score)] : []),
    ];
    return lines.map((line) => ({ kind: 'paragraph', part: 'noise', text: [line] }));
}
function generalSentence({ generalises }) {
    const { verdict, p, changed, templates } = generalises;
    const where = `${(0,numerals/* counted */.hS)(changed, 'template')} of ${templates} changed`;
    if (verdict === 'likely')
        return `Other questions: likely to hold for other templates, too (${where}, p ${pText(p)}).`;
    return `Other questions: seen on these templates only (${where}, p ${pText(p)}).`;
}

// EXTERNAL MODULE: ./src/report/baseline.ts
var baseline = __webpack_require__(7355);
// EXTERNAL MODULE: ./src/report/notices.ts
var report_notices = __webpack_require__(1263);
;// CONCATENATED MODULE: ./src/report/sections/corpus-change.ts




/** A change of the exam itself: references edited, failing questions taken away, questions added. */
function corpusChange({ headline }, delta, thisRun) {
    const lost = delta.edited.filter(({ base, head }) => base.score !== null && head.score === null).length;
    const edited = delta.edited.length - lost;
    const parts = [
        ...(edited > 0 ? [[`edits ${(0,numerals/* counted */.hS)(edited, 'reference')}`]] : []),
        ...(lost > 0 ? [[`removes the reference steps of ${(0,numerals/* counted */.hS)(lost, 'question')}`]] : []),
        ...(delta.removed.length > 0 ? [removal(delta)] : []),
        ...(delta.added.length > 0 ? [[`adds ${(0,numerals/* counted */.hS)(delta.added.length, 'question')}`]] : []),
    ];
    if (parts.length === 0)
        return [];
    const sign = delta.edited.length + delta.removed.length > 0 ? '⚠️ ' : '';
    return [[`${sign}${thisRun} `, ...listed(parts), '.', ` ${unchangedScore(delta, headline.micro)}`]];
}
function unchangedScore({ head }, micro) {
    if (head.questions === 0)
        return 'No question is unchanged, so none is compared.';
    return micro === null ? '' : `On the ${(0,numerals/* counted */.hS)(head.questions, 'unchanged question')}: ${(0,numbers/* score */.fN)(head.micro)}.`;
}
function removal(delta) {
    const [all, failed] = [delta.removed.length, (0,compare/* removedFailures */.iO)(delta)];
    const removed = `removes ${(0,numerals/* counted */.hS)(all, 'question')}`;
    if (failed === 0)
        return [removed];
    const which = failed === all ? ' that failed on ' : `, ${(0,numerals/* whole */.WQ)(failed)} of which failed on `;
    return [removed, which, (0,report_text/* code */.aY)(delta.label)];
}
/** "a, b and c" */
function listed(parts) {
    const [last = [], ...before] = [...parts].reverse();
    return before.length === 0 ? last : [...(0,report_text/* joined */.oR)(before.reverse(), ', '), ' and ', ...last];
}

// EXTERNAL MODULE: ./src/core/runs/figures.ts
var figures = __webpack_require__(563);
// EXTERNAL MODULE: ./src/report/failures.ts
var failures = __webpack_require__(7999);
// EXTERNAL MODULE: ./src/report/why.ts
var report_why = __webpack_require__(9952);
;// CONCATENATED MODULE: ./src/report/sections/title.ts









/** The verdict, the number, and the gates that were asked for and not checked, in one line. */
function titleOf(report) {
    const breach = breachOf(report);
    const verdict = breach ?? [`Steps score ${(0,numbers/* score */.fN)(report.run.headline.micro)}${trendOf(report)}`];
    const skipped = report.gates.filter(({ outcome }) => outcome === 'skipped');
    // A branch without any baseline so far is no surprise: there the words of the trend are enough.
    const isSaid = isBaselineRequired(report) || (breach === null && isFirstRun(report));
    if (skipped.length === 0 || isSaid)
        return verdict;
    const names = skipped.flatMap(({ name }, index) => [index === 0 ? '; ' : ', ', (0,report_text/* code */.aY)(name)]);
    return [...verdict, ...names, ' not checked'];
}
/** Whether a run failed for want of a baseline. */
function isBaselineRequired({ failures }) {
    return failures.some(({ kind }) => kind === 'baseline-required');
}
function isFirstRun({ comparison }) {
    return comparison.kind === 'none' && comparison.first !== undefined;
}
/** What is wrong; null for a run whose score is all there is to say. */
function breachOf(report) {
    const { run, coverage, gates } = report;
    const { headline } = run;
    if (coverage.answered === 0)
        return ['No response matches any question'];
    if (headline.micro === null)
        return [`No steps score: no question has reference steps${suffixOf(report)}`];
    const figure = `Steps score ${(0,numbers/* score */.fN)(headline.micro)}`;
    const failed = gates.filter(({ outcome }) => outcome === 'failed');
    const minimum = failed.find(({ kind }) => kind === 'min-steps-score');
    if (minimum)
        return [belowMinimum(headline.micro, minimum)];
    const failure = failureInTitle(report);
    if (failure)
        return [`${figure}, but ${(0,failures/* failureClause */.Gw)(failure)}`];
    const drop = failed.find(({ kind }) => kind === 'max-steps-drop');
    if (drop && drop.value !== null)
        return [[figure, dropText(drop.value, drop.limit), ...brokenWords(report)].join(', ')];
    const [only] = failed;
    if (only && failed.length === 1 && only.value !== null)
        return [...missedGate(only, only.value), `; ${lowered(figure)}`];
    if (failed.length > 1)
        return [`${figure}; ${failed.length} of ${(0,numerals/* counted */.hS)(gates.length, 'gate')} failed`];
    if (only)
        return [`${figure}, but `, (0,report_text/* code */.aY)(only.name), ' failed'];
    const warned = warnedDrop(report);
    return warned === null ? null : [`${figure}, ${warned}`];
}
/** The failure that the title tells, without its reason; null where it tells something else. */
function failureInTitle({ failures, gates }) {
    const isBelow = gates.some(({ kind, outcome }) => kind === 'min-steps-score' && outcome === 'failed');
    return isBelow ? null : (failures[0] ?? null);
}
/** The failures that no other sentence of a report tells. */
function untoldFailures(report) {
    const told = failureInTitle(report);
    return report.failures
        .filter(({ kind }) => kind !== 'no-answer')
        .flatMap((failure) => {
        // The reason for a missing baseline is in a separate note.
        const hasReason = failure.kind === 'baseline-required' && report.comparison.kind === 'compared';
        if (hasReason)
            return [(0,failures/* failureText */.kY)(failure)];
        return failure === told && report.coverage.answered > 0 ? [] : [[(0,failures/* failureClause */.Gw)(failure)]];
    });
}
function belowMinimum(micro, { limit }) {
    const [shown, required] = (0,numbers/* formatDistinct */._P)(micro, limit, Math.max(3, (0,numbers/* placesOf */.ek)(limit)));
    return `Steps score ${shown} is below the required ${required}`;
}
/** A gate on another figure than the score: the score can be good or bad in that case. */
function missedGate(gate, value) {
    const [shown, limit] = [value, gate.limit].map((figure) => (0,numerals/* fixed */.Zu)(figure, digitsOf(gate)));
    const side = gate.operator.startsWith('>') ? 'below the required' : 'above the allowed';
    const relation = value === gate.limit ? `must be ${gate.operator === '>' ? 'above' : 'below'}` : `is ${side}`;
    return [(0,report_text/* code */.aY)(gate.name), ` ${shown} ${relation} ${limit}`];
}
function lowered(sentence) {
    return `${sentence.charAt(0).toLowerCase()}${sentence.slice(1)}`;
}
/** ", up 6.3 points (required 0.850)" */
function trendOf(report) {
    const { comparison, run } = report;
    if (comparison.kind !== 'compared') {
        return `${suffixOf(report)}, nothing to compare with${isFirstRun(report) ? ' yet' : ''}`;
    }
    const change = changeOf(comparison);
    if (change === null)
        return `${suffixOf(report)}, nothing to compare with`;
    const { questions } = comparison.head;
    const shared = questions === run.headline.questions ? '' : ` on ${(0,numerals/* counted */.hS)(questions, `${sharedWord(comparison)} question`)}`;
    const words = [`${changeWord(change, comparison)}${shared}`, ...noiseWords(comparison)];
    return `, ${words.join(', ')}${suffixOf(report)}`;
}
function brokenWords({ comparison }) {
    const score = comparison.kind === 'compared' ? comparison.noise.score : null;
    return score ? templateWords({ ...score, mended: [] }) : [];
}
/** "up 6.3 points"; what rounds to nothing is still no "no change" where something changed. */
function changeWord(change, { noise }) {
    if (Math.abs(change) <= 1e-12)
        return (noise.score?.changed ?? 0) === 0 ? 'no change' : '±0.0 points';
    const shown = (0,numbers/* points */.WR)(change);
    const size = shown.startsWith('±') ? 'less than 0.1' : shown.slice(1);
    return `${change > 0 ? 'up' : 'down'} ${size} points`;
}
function changeOf({ base, head }) {
    return base.micro === null || head.micro === null ? null : head.micro - base.micro;
}
function suffixOf({ gates }) {
    if (gates.length === 0)
        return ' (no gate set)';
    const minimum = gates.find(({ kind }) => kind === 'min-steps-score');
    return minimum ? ` (required ${(0,numerals/* fixed */.Zu)(minimum.limit, Math.max(3, (0,numbers/* placesOf */.ek)(minimum.limit)))})` : '';
}
/** What the verdict means: how many are right, how many more it takes, what is wrong. */
function summaryOf(report) {
    const { run, comparison, coverage } = report;
    const { headline } = run;
    const answered = answeredSentence(report);
    if (headline.micro === null) {
        const read = (0,report_text/* strong */.ko)(`${(0,numerals/* counted */.hS)(coverage.selected, 'question')} read.`);
        return answered === '' ? [read] : [read, ` ${answered}`];
    }
    const than = comparison.kind === 'compared' ? fewerOrMore(comparison, headline.questions) : [];
    const right = (0,report_text/* strong */.ko)(`${(0,numerals/* whole */.WQ)(headline.right)} of ${(0,numerals/* counted */.hS)(headline.questions, 'question')} right`, ...than, '.');
    const rest = [answered, needed(report), noiseSentence(report), gatesSentence(report.gates)];
    return [right, ...rest.filter((sentence) => sentence !== '').map((sentence) => ` ${sentence}`), ...wrongOf(report)];
}
/** How many were answered, where not all were and the title does not say so. */
function answeredSentence(report) {
    const { answered, selected } = report.coverage;
    const told = failureInTitle(report)?.kind === 'low-coverage' && report.run.headline.micro !== null;
    return answered === selected || told ? '' : `${(0,numerals/* whole */.WQ)(answered)} of ${(0,numerals/* whole */.WQ)(selected)} answered.`;
}
function fewerOrMore(delta, all) {
    const { base, head, label } = delta;
    if (head.questions === 0)
        return ['; none of them can be compared with ', (0,report_text/* code */.aY)(label)];
    const difference = Math.abs(head.right - base.right);
    const shared = sharedWord(delta);
    const ones = head.questions === 1 ? `${shared} one` : `${(0,numerals/* whole */.WQ)(head.questions)} ${shared} ones`;
    const among = head.questions === all ? ',' : `; on the ${ones}`;
    const fewer = head.right < base.right ? 'fewer' : 'more';
    return [`${among} ${difference === 0 ? 'as many as' : `${(0,numerals/* whole */.WQ)(difference)} ${fewer} than`} `, (0,report_text/* code */.aY)(label)];
}
/** How many more right answers would lift the score to its threshold. */
function needed({ gates, run: { headline } }) {
    const gate = gates.find(({ kind, outcome }) => kind === 'min-steps-score' && outcome === 'failed');
    if (!gate || headline.micro === null)
        return '';
    const more = Math.ceil(gate.limit * headline.questions - headline.micro * headline.questions - 1e-9);
    return more > 0 && more <= headline.questions - headline.right ? `${(0,numerals/* whole */.WQ)(more)} more would pass.` : '';
}
function gatesSentence(gates) {
    if (gates.length === 0 || gates.some(({ outcome }) => outcome !== 'passed'))
        return '';
    return gates.length === 1 ? 'The gate passed.' : `All ${gates.length} gates passed.`;
}
/** Without a comparison the reader learns what is wrong at all. */
function wrongOf(report) {
    if (report.comparison.kind === 'compared')
        return [];
    const wrong = report.run.questions.filter(figures/* isWrong */.cG);
    const causes = (0,report_why/* causeCounts */.kZ)(wrong);
    if (wrong.length === 0)
        return [];
    return causes.length === 0 ? [` ${(0,numerals/* whole */.WQ)(wrong.length)} wrong.`] : [` ${(0,numerals/* whole */.WQ)(wrong.length)} wrong: `, ...causes];
}

;// CONCATENATED MODULE: ./src/report/sections/notes.ts







/** What a reader must know before reading the figures. */
function noteBlocks(report, options) {
    const { comparison, notices } = report;
    const compared = comparison.kind === 'compared' ? comparison : null;
    const change = compared ? corpusChange(report.run, compared, options.thisRun.label) : [];
    const lines = [
        ...change,
        ...(comparison.kind === 'compared' ? [] : withoutComparison(comparison, options)),
        ...uncheckedGates(report, options),
        ...untoldFailures(report).map(sentence),
        ...(compared ? baseNotes(compared) : []),
        ...(compared ? baselineBelowGate(report, compared) : []),
        ...idsOnly(report, options),
        ...notices.map((notice) => sentence((0,report_notices/* noticeText */.u)(notice))),
        ...judgeNotes(report),
    ];
    const isEdited = compared !== null && compared.edited.length + compared.removed.length > 0;
    return lines.length === 0 ? [] : [{ kind: 'note', level: isEdited ? 'warning' : 'note', lines }];
}
/** A clause as a sentence. */
function sentence([first = '', ...rest]) {
    const start = typeof first === 'string' ? `${first.charAt(0).toUpperCase()}${first.slice(1)}` : first;
    const last = rest.at(-1) ?? start;
    return [start, ...rest, ...(typeof last === 'string' && /[.!?…]$/.test(last) ? [] : ['.'])];
}
/** What a reader must know of the run that this one is compared with. */
function baseNotes({ label, older, isScoringUnknown }) {
    return [
        ...(older ? [(0,baseline/* olderBaselineText */.V)(older)] : []),
        ...(isScoringUnknown ? [[(0,report_text/* code */.aY)(label), " does not say how it was scored; this run's scoring is assumed."]] : []),
    ];
}
/** Why there is nothing to compare with, and what to do about it. */
function withoutComparison(comparison, { thisRun }) {
    const { label } = comparison;
    const first = comparison.kind === 'none' ? comparison.first : undefined;
    if (!first)
        return [sentence((0,baseline/* notComparedText */.G)(comparison))];
    const cannot = thisRun.isPullRequest ? 'this comment cannot say what this PR changed' : 'there is no comparison';
    return [
        [(0,report_text/* strong */.ko)('No baseline on ', (0,report_text/* code */.aY)(label), ' yet'), `, so ${cannot}. This does not mean "no regressions".`],
        comesWith(first.command, label, thisRun),
    ];
}
function comesWith(command, label, thisRun) {
    if (command === null)
        return ['This run is the first on ', (0,report_text/* code */.aY)(label), ': the next one is compared with it.'];
    const merge = thisRun.isPullRequest ? 'merge this PR or, where the workflow is on ' : 'where the workflow is on ';
    return ['It comes with the first run on ', (0,report_text/* code */.aY)(label), `: ${merge}`, (0,report_text/* code */.aY)(label), ' already, ', (0,report_text/* code */.aY)(command), '.'];
}
/** Gates that there was nothing to hold against. */
function uncheckedGates(report, { thisRun }) {
    const unchecked = report.gates.filter(({ outcome }) => outcome === 'skipped');
    const required = (0,report_text/* code */.aY)(thisRun.isPullRequest ? 'baseline-required: true' : 'baseline-required');
    const hint = isBaselineRequired(report) ? ['.'] : [' (', required, ' would make that a failure).'];
    return unchecked.map(({ name }) => [(0,report_text/* code */.aY)(name), ' was ', (0,report_text/* strong */.ko)('not checked'), ...hint]);
}
/** A base branch below the threshold explains a red pull request. */
function baselineBelowGate({ gates }, { base, label }) {
    const minimum = gates.find(({ kind }) => kind === 'min-steps-score');
    if (!minimum || base.micro === null || base.micro >= minimum.limit)
        return [];
    const [shown] = (0,numbers/* formatDistinct */._P)(base.micro, minimum.limit, Math.max(3, (0,numbers/* placesOf */.ek)(minimum.limit)));
    return [[(0,report_text/* code */.aY)(label), ` itself is below the gate (${shown}).`]];
}
/** A run that was read from a baseline file has no texts to show. */
function idsOnly({ run: { questions } }, { textsFrom }) {
    if (textsFrom !== undefined || questions.length === 0)
        return [];
    const without = questions.filter(({ text }) => text === null).length;
    if (without < questions.length)
        return [];
    return [['Questions are shown by their ids: a baseline file contains no texts.']];
}

;// CONCATENATED MODULE: ./src/report/sections/questions.ts







/** How many questions changed, and the causes of the regressions where not all are visible. */
function countBlocks({ comparison }, { visibleRegressions }) {
    if (comparison.kind !== 'compared' || comparison.head.questions === 0)
        return [];
    const { regressed, improved, unchanged, unscored, ruleBreaks } = comparison;
    const parts = [
        `${(0,numerals/* whole */.WQ)(regressed.length)} regressed`,
        `${(0,numerals/* whole */.WQ)(improved.length)} improved`,
        `${(0,numerals/* whole */.WQ)(unchanged)} unchanged`,
        ...(ruleBreaks.length > 0 ? [`${(0,numerals/* whole */.WQ)(ruleBreaks.length)} newly broke a rule`] : []),
        ...(unscored > 0 ? [`${(0,numerals/* whole */.WQ)(unscored)} without reference steps`] : []),
    ];
    const counts = (0,report_text/* strong */.ko)(`${parts.join(', ')}.`);
    const causes = regressed.length > visibleRegressions ? (0,report_why/* causeCounts */.kZ)(regressed.map(({ head }) => head)) : [];
    return [{ kind: 'paragraph', text: causes.length > 0 ? [counts, ' Why: ', ...causes] : [counts] }];
}
/** Which questions changed and why; without a comparison, which are wrong and why. */
function questionBlocks(report, options) {
    const { comparison } = report;
    if (comparison.kind !== 'compared')
        return wrongBlocks(report, options);
    return [...changedBlocks(comparison, options), ...corpusBlocks(comparison, options)];
}
function changedBlocks({ regressed, improved }, options) {
    const shown = regressed.slice(0, options.visibleRegressions);
    return [
        ...(shown.length > 0 ? [regressionTable(shown, options)] : []),
        ...foldedBlocks(regressed, improved, options),
    ];
}
function foldedBlocks(regressed, improved, options) {
    const folded = regressed.slice(options.visibleRegressions, Math.max(options.visibleRegressions, options.rows));
    const more = regressed.length - Math.min(options.visibleRegressions, regressed.length);
    const parts = [
        more > 0 ? `${(0,numerals/* whole */.WQ)(more)} more regression${more === 1 ? '' : 's'}` : '',
        improved.length > 0 ? (0,numerals/* counted */.hS)(improved.length, 'improvement') : '',
    ].filter((part) => part !== '');
    if (parts.length === 0)
        return [];
    const blocks = [
        ...(folded.length > 0 ? [regressionTable(folded, options), ...cutNote(regressed.length, options)] : []),
        ...(improved.length > 0 ? [improvementTable(improved, options), ...cutNote(improved.length, options)] : []),
    ];
    return [{ kind: 'details', summary: [parts.join(', ')], blocks }];
}
function wrongBlocks(report, options) {
    const wrong = report.run.questions.filter(figures/* isWrong */.cG);
    if (wrong.length === 0)
        return [];
    const rows = wrong.slice(0, options.rows).map((question) => [[options.textOf(question)], (0,report_why/* whyOf */.gf)(question)]);
    const table = whyTable('Question', rows, wrong, options);
    const summary = wrong.length === 1 ? 'The wrong answer' : `The ${(0,numerals/* whole */.WQ)(wrong.length)} wrong answers`;
    return [{ kind: 'details', summary: [summary], blocks: [table, ...cutNote(wrong.length, options)] }];
}
/** Questions that are not the same on both sides, by name: a failing one that was taken away must be seen. */
function corpusBlocks(delta, options) {
    const lost = delta.edited.filter(({ base, head }) => base.score !== null && head.score === null);
    const gone = delta.removed.map((question) => {
        const what = (0,figures/* isWrong */.cG)(question) ? ['removed, failed on ', (0,report_text/* code */.aY)(delta.label)] : ['removed'];
        return [[options.textOf(question)], what];
    });
    const rows = [
        ...gone,
        ...delta.edited.map((one) => {
            return [[options.textOf(one.head)], [lost.includes(one) ? 'lost its reference steps' : 'edited']];
        }),
        ...delta.added.map((question) => [[options.textOf(question)], ['added']]),
    ];
    if (rows.length === 0)
        return [];
    const counts = [
        [delta.removed.length, 'removed'],
        [delta.edited.length, 'edited'],
        [delta.added.length, 'added'],
    ];
    const parts = counts.filter(([count]) => count > 0).map(([count, how]) => `${(0,numerals/* whole */.WQ)(count)} ${how}`);
    const columns = [questionColumn('Question', options), { head: ['What'], align: 'left' }];
    const questions = [...delta.removed, ...delta.edited.map(({ head }) => head), ...delta.added];
    const named = withIds(columns, rows.slice(0, options.rows), questions, options);
    const table = withoutUniform(named.columns, named.rows, 1, String);
    const summary = [`Questions: ${parts.join(', ')}`];
    return [{ kind: 'details', summary, blocks: [table, ...cutNote(rows.length, options)] }];
}
function questionColumn(head, { textsFrom }) {
    return { head: textsFrom === undefined ? [head] : [`${head} (text from `, (0,report_text/* code */.aY)(textsFrom), ')'], align: 'left' };
}
function regressionTable(regressed, options) {
    const questions = regressed.map(({ head }) => head);
    const rows = questions.map((question) => [[options.textOf(question)], (0,report_why/* whyOf */.gf)(question)]);
    return whyTable('Regressed question', rows, questions, options);
}
/** Every row has its cause, even if all are the same; without any known cause there is no column. */
function whyTable(head, rows, questions, options) {
    const columns = [questionColumn(head, options), { head: ['Why'], align: 'left' }];
    const known = rows.some(([, why]) => (0,report_text/* plain */.pj)(why ?? []) !== report_why/* UNKNOWN */.HV);
    const table = withIds(columns, rows, questions, options);
    return known ? { kind: 'table', ...table } : withoutUniform(table.columns, table.rows, 1, () => '');
}
function improvementTable(improved, options) {
    const columns = [questionColumn('Improved question', options), { head: ['Score'], align: 'right' }];
    const shown = improved.slice(0, options.rows);
    const rows = shown.map(({ base, head }) => {
        return [[options.textOf(head)], [(0,numbers/* scorePair */.zV)(base.score, head.score).join(' → ')]];
    });
    const questions = shown.map(({ head }) => head);
    const table = withIds(columns, rows, questions, options);
    return withoutUniform(table.columns, table.rows, 1, String);
}

// EXTERNAL MODULE: ./src/report/rule-sentences.ts
var rule_sentences = __webpack_require__(4717);
;// CONCATENATED MODULE: ./src/report/sections/rules.ts





/** The questions that broke a rule: first those that kept it on the base, then all others, folded. */
function ruleBlocks({ run, comparison }, options) {
    const isNew = comparison.kind === 'compared' ? comparison.ruleBreaks : [];
    const broken = isNew.map(({ head, rules }) => ({ question: head, rules }));
    const known = new Set(isNew.map(({ head }) => head.id));
    const others = run.questions
        .filter((question) => (0,rule_regressions/* brokenRules */.P6)(question).length > 0 && !known.has(question.id))
        .map((question) => ({ question, rules: (0,rule_regressions/* brokenRules */.P6)(question) }));
    return [
        ...(broken.length > 0 ? brokenTable('Regressed: broke a rule', broken, options) : []),
        ...(others.length > 0 ? [foldedTable(others, comparison, options)] : []),
    ];
}
function foldedTable(others, { kind }, options) {
    const which = kind === 'compared' ? ', not kept on the base either' : '';
    const summary = [`${(0,numerals/* counted */.hS)(others.length, 'question')} broke a rule${which}`];
    return { kind: 'details', summary, blocks: brokenTable('Question', others, options) };
}
function brokenTable(head, broken, options) {
    const shown = broken.slice(0, options.rows);
    const columns = [
        { head: [head], align: 'left' },
        { head: ['Broken rule'], align: 'left' },
    ];
    const rows = shown.map(({ question, rules }) => [[options.textOf(question)], (0,rule_sentences/* brokenTexts */.eO)(rules.slice(0, 3))]);
    const table = withIds(columns, rows, shown.map(({ question }) => question), options);
    return [{ kind: 'table', ...table }, ...cutNote(broken.length, options)];
}

// EXTERNAL MODULE: ./src/core/values.ts
var values = __webpack_require__(4101);
;// CONCATENATED MODULE: ./src/report/sections/templates.ts







/** The templates that changed, or without a comparison the weakest ones; a diagnosis, not a verdict. */
function templateBlocks(report, options) {
    if (report.run.headline.templates < 2)
        return [];
    const { comparison } = report;
    if (comparison.kind !== 'compared')
        return weakest(report, options);
    const { templates, label } = comparison;
    const worse = templates.filter(({ change }) => change < -compare/* SAME_SCORE */.aR).sort((a, b) => a.change - b.change);
    const better = templates.filter(({ change }) => change > compare/* SAME_SCORE */.aR).sort((a, b) => b.change - a.change);
    const changed = [...worse, ...better];
    if (changed.length === 0)
        return [];
    const counts = [`${(0,numerals/* whole */.WQ)(worse.length)} worse`, `${(0,numerals/* whole */.WQ)(better.length)} better`];
    if (better.length > worse.length)
        counts.reverse();
    const summary = `Templates: ${counts.join(', ')}, ${(0,numerals/* whole */.WQ)(templates.length - changed.length)} same`;
    const columns = [
        ...HEAD,
        { head: [(0,report_text/* code */.aY)(label)], align: 'right' },
        { head: [options.thisRun.label], align: 'right' },
        { head: ['Change'], align: 'right' },
    ];
    const rows = changed.slice(0, options.rows).map((delta) => deltaRow(delta, report));
    return [{ kind: 'details', summary: [summary], blocks: templateTable(columns, rows, changed.length, options) }];
}
const HEAD = [
    { head: ['Template'], align: 'left' },
    { head: ['Questions'], align: 'right' },
];
/** Templates of one size need no column of sizes. */
function templateTable(columns, rows, all, options) {
    const say = (size) => (size === '1' ? '1 question each' : `${size} questions each`);
    return [withoutUniform(columns, rows, 1, say), ...cutNote(all, options)];
}
function deltaRow({ id, questions, base, head, change }, report) {
    const [before, after] = (0,numbers/* scorePair */.zV)(base, head);
    return [[templates_titleOf(id, report)], [(0,numerals/* whole */.WQ)(questions)], [before], [after], [`${(0,numbers/* points */.WR)(change)} pp`]];
}
function templates_titleOf(id, { run: { templateTitles = {} } }) {
    return (Object.hasOwn(templateTitles, id) ? templateTitles[id] : null) ?? id;
}
function weakest(report, options) {
    const byTemplate = new Map();
    for (const question of report.run.questions)
        (0,values/* listAt */.gT)(byTemplate, question.templateId).push(question);
    const scored = [...byTemplate]
        .map(([id, questions]) => ({ id, ...(0,figures/* headlineOf */.gD)(questions) }))
        .filter(({ micro }) => micro !== null && micro < 1 - compare/* SAME_SCORE */.aR)
        .sort((a, b) => (a.micro ?? 0) - (b.micro ?? 0));
    if (scored.length === 0)
        return [];
    const columns = [...HEAD, { head: ['Steps score'], align: 'right' }];
    const rows = scored.slice(0, options.rows).map(({ id, questions, micro }) => {
        return [[templates_titleOf(id, report)], [(0,numerals/* whole */.WQ)(questions)], [(0,numbers/* scorePair */.zV)(micro, 1)[0]]];
    });
    const blocks = templateTable(columns, rows, scored.length, options);
    return [{ kind: 'details', summary: ['Weakest templates'], blocks }];
}

// EXTERNAL MODULE: ./src/core/runs/trials.ts
var trials = __webpack_require__(1637);
;// CONCATENATED MODULE: ./src/report/sections/trials.ts





/** What repeated answers say, and which questions are answered now right, now wrong. */
function trialBlocks(report, options) {
    const summary = (0,trials/* summarizeTrials */.fy)(report.run.questions);
    if (summary === null || summary.most < 2)
        return [];
    return [{ kind: 'paragraph', text: [trials_sentence(summary)] }, ...flakyBlocks(report.run.questions, summary, options)];
}
/** "3 answers per question: pass@1 0.810, pass@3 0.930, pass^3 0.660. 17 flaky questions, …" */
function trials_sentence(summary) {
    const { least, most, passAtK, passHatK, spread, flaky } = summary;
    const answers = least === most ? (0,numerals/* counted */.hS)(least, 'answer') : `${least} to ${(0,numerals/* counted */.hS)(most, 'answer')}`;
    const k = passAtK.length;
    const chances = [`pass@1 ${(0,numbers/* score */.fN)(passAtK[0] ?? null)}`];
    if (k > 1)
        chances.push(`pass@${k} ${(0,numbers/* score */.fN)(passAtK[k - 1] ?? null)}`, `pass^${k} ${(0,numbers/* score */.fN)(passHatK[k - 1] ?? null)}`);
    const within = spread === null ? '' : `, answers to one question spread by ${(0,numbers/* score */.fN)(spread)}`;
    return `${answers} per question: ${chances.join(', ')}. ${(0,numerals/* counted */.hS)(flaky, 'flaky question')}${within}.`;
}
function flakyBlocks(questions, { flaky }, options) {
    if (flaky === 0 || options.rows === 0)
        return [];
    const shown = questions.filter(trials/* isFlaky */.s8).slice(0, options.rows);
    const rows = shown.map((question) => [
        [options.textOf(question)],
        [`${question.trials?.right} of ${question.trials?.count}`],
        [(0,numbers/* score */.fN)(question.score)],
    ]);
    const columns = [
        { head: ['Flaky question'], align: 'left' },
        { head: ['Right'], align: 'right' },
        { head: ['Score'], align: 'right' },
    ];
    const table = { kind: 'table', ...withIds(columns, rows, shown, options) };
    const blocks = [table, ...cutNote(flaky, options)];
    return [{ kind: 'details', part: 'questions', summary: [(0,numerals/* counted */.hS)(flaky, 'flaky question')], blocks }];
}

;// CONCATENATED MODULE: ./src/report/view.ts














/** Builds the view of a run: verdict, meaning, gates, figures, regressions with their causes, templates. */
function viewOf(report, options) {
    const view = wholeView(report, options);
    return options.redact((0,every_text/* everyText */.r)(view, report_text/* visible */.RK));
}
function wholeView(report, given) {
    const options = { ...given, textOf: textsApart(report, given), idOf: shownIds(report, given) };
    return {
        passed: report.run.passed === true,
        title: titleOf(report),
        blocks: [
            { kind: 'paragraph', text: summaryOf(report) },
            ...noteBlocks(report, options),
            ...gateBlocks(report, options),
            ...metricBlocks(report, options),
            ...judgeBlocks(report, options),
            ...countBlocks(report, options),
            ...noiseBlocks(report),
            ...trialBlocks(report, options),
            ...questionBlocks(report, options).map((block) => ({ ...block, part: 'questions' })),
            ...ruleBlocks(report, options).map((block) => ({ ...block, part: 'questions' })),
            ...fallenBlocks(report, options).map((block) => ({ ...block, part: 'questions' })),
            ...templateBlocks(report, options).map((block) => ({ ...block, part: 'templates' })),
            { kind: 'small', text: footerOf(report, options) },
        ],
    };
}
/** Questions with the same text are shown with their ids, but not where our own text replaces an untrusted one. */
function textsApart({ run: { questions }, comparison }, { textOf }) {
    const removed = comparison.kind === 'compared' ? comparison.removed : [];
    const seen = new Set();
    const repeated = new Set();
    for (const question of [...questions, ...removed]) {
        const text = textOf(question);
        if (typeof text !== 'string' || text !== question.text)
            continue;
        const line = (0,report_text/* oneLine */.TN)(text);
        (seen.has(line) ? repeated : seen).add(line);
    }
    return (question) => {
        const text = textOf(question);
        const isOwn = typeof text === 'string' && text === question.text;
        return isOwn && repeated.has((0,report_text/* oneLine */.TN)(text)) ? `${text} (${question.id})` : text;
    };
}
function footerOf({ run }, { footer }) {
    const how = run.scoring ? `preset ${run.scoring.preset}` : 'scored elsewhere';
    return [...footer, [`Stepgate ${version/* VERSION */.x}, ${how}`]].flatMap((text, index) => (index === 0 ? text : [' · ', ...text]));
}


/***/ }),

/***/ 9952:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   HV: () => (/* binding */ UNKNOWN),
/* harmony export */   gf: () => (/* binding */ whyOf),
/* harmony export */   kZ: () => (/* binding */ causeCounts)
/* harmony export */ });
/* harmony import */ var _core_text_numerals_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(8404);
/* harmony import */ var _core_values_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(4101);
/* harmony import */ var _cause_sentences_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4701);
/* harmony import */ var _differences_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6890);
/* harmony import */ var _text_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5655);





/** Stands where nothing is known of a cause. */
const UNKNOWN = '–';
/** Why a question missed, and a first difference of the calls where it is short; a dash where nothing says. */
function whyOf({ why, status }) {
    return why ? [...(0,_cause_sentences_js__WEBPACK_IMPORTED_MODULE_0__/* .whyText */ .s)({ ...why, status }), ...(0,_differences_js__WEBPACK_IMPORTED_MODULE_1__/* .differenceText */ .L)(why.detail)] : [UNKNOWN];
}
/** "10 extra rows · 5 missing rows", the most frequent first; empty where nothing says why. */
function causeCounts(questions) {
    const counts = new Map();
    const texts = new Map();
    for (const { why, status } of questions) {
        if (!why)
            continue;
        const text = (0,_cause_sentences_js__WEBPACK_IMPORTED_MODULE_0__/* .kindText */ .u)({ ...why, status });
        texts.set((0,_text_js__WEBPACK_IMPORTED_MODULE_2__/* .plain */ .pj)(text), text);
        (0,_core_values_js__WEBPACK_IMPORTED_MODULE_3__/* .increment */ .GV)(counts, (0,_text_js__WEBPACK_IMPORTED_MODULE_2__/* .plain */ .pj)(text));
    }
    const sorted = [...counts].sort((a, b) => b[1] - a[1]);
    return (0,_text_js__WEBPACK_IMPORTED_MODULE_2__/* .joined */ .oR)(sorted.map(([key, count]) => {
        return [`${(0,_core_text_numerals_js__WEBPACK_IMPORTED_MODULE_4__/* .whole */ .WQ)(count)} `, ...(texts.get(key) ?? []).map((part) => inNumber(part, count))];
    }), ' · ');
}
function inNumber(part, count) {
    return count === 1 && typeof part === 'string' ? part.replace(/ rows$/, ' row') : part;
}


/***/ }),

/***/ 85:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   C: () => (/* binding */ withBaseDifferences),
/* harmony export */   S: () => (/* binding */ queriesIn)
/* harmony export */ });
/* harmony import */ var _adapters_sparql_queries_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9576);
/* harmony import */ var _core_sparql_difference_order_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2531);


/** Characters of queries that are read; further questions have no difference. */
const MOST_READ = 1_000_000;
/**
 * The head run, its regressed questions with how their queries differ from those that matched in the base run. The queries of
 * the base are read only where a question regressed whose own query is known.
 */
async function withBaseDifferences(base, head, readQueries) {
    const scores = new Map(base.questions.map(({ id, score }) => [id, score]));
    const worse = head.questions.filter((one) => hasAttempt(one) && (one.score ?? 0) < (scores.get(one.id) ?? 0));
    if (worse.length === 0)
        return head;
    const queries = await readQueries();
    const regressed = worse.flatMap((question) => withMatch(question, queries.get(question.id)) ?? []);
    if (regressed.length === 0)
        return head;
    const compare = await (0,_adapters_sparql_queries_js__WEBPACK_IMPORTED_MODULE_0__/* .loadQueryComparer */ .o)();
    const none = (0,_core_sparql_difference_order_js__WEBPACK_IMPORTED_MODULE_1__/* .countDifferences */ .a)([]);
    const changed = new Map();
    let read = 0;
    for (const { question, base: before, attempt } of regressed) {
        read += before.length + attempt.length;
        if (read > MOST_READ)
            break;
        const [first] = (0,_core_sparql_difference_order_js__WEBPACK_IMPORTED_MODULE_1__/* .rarestFirst */ .Q)(compare(before, attempt) ?? [], none, question.why ?? {});
        if (first)
            changed.set(question.id, withDifference(question, { ...first, label: base.label }));
    }
    return { ...head, questions: head.questions.map((question) => changed.get(question.id) ?? question) };
}
/** A lookup is not meant to be like the query that was right. */
function hasAttempt({ why, queries }) {
    return queries?.attempt != null && why !== null && why.cause.kind !== 'only_lookups';
}
function withMatch(question, base) {
    const { why, queries } = question;
    const before = why && base?.matched.get(why.cause.step);
    return before && queries?.attempt ? { question, base: before, attempt: queries.attempt } : null;
}
/** The queries that a run's figures hold. */
function queriesIn({ questions }) {
    return new Map(questions.flatMap(({ id, queries }) => (queries ? [[id, queries]] : [])));
}
function withDifference(question, difference) {
    const { why } = question;
    return why ? { ...question, why: { ...why, detail: { ...why.detail, base_difference: difference } } } : question;
}


/***/ })

};
