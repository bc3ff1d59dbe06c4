export const id = 295;
export const ids = [295];
export const modules = {

/***/ 7295:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  fl: () => (/* binding */ locator),
  Tp: () => (/* binding */ parseDocument),
  XR: () => (/* binding */ readCorpus)
});

// UNUSED EXPORTS: readDocument

// EXTERNAL MODULE: ./src/core/decode/corpus.ts + 1 modules
var decode_corpus = __webpack_require__(6306);
// EXTERNAL MODULE: ./src/core/decode/swapped.ts
var swapped = __webpack_require__(5458);
;// CONCATENATED MODULE: ./src/core/decode/templates.ts

/** The templates of a corpus file that was found to be one: older keys under their names of today, ids as text. */
function templatesOf(document) {
    const templates = document.value.map(decode_corpus/* renameTemplate */.j);
    return templates.map((template, index) => ({
        ...template,
        template_id: writtenId(template.template_id, document, [index, 'template_id']),
        questions: (template.questions ?? []).map((question, at) => ({
            ...question,
            id: writtenId(question.id, document, [index, 'questions', at, 'id']),
        })),
    }));
}
/** `017` for what YAML reads as 17. */
function writtenId(id, document, path) {
    return typeof id === 'string' ? id : (document.writtenAs(path) ?? String(id));
}

// EXTERNAL MODULE: ./src/core/errors.ts
var errors = __webpack_require__(4296);
// EXTERNAL MODULE: ./src/core/text/json.ts
var text_json = __webpack_require__(4289);
// EXTERNAL MODULE: ./src/adapters/files/find-files.ts
var find_files = __webpack_require__(2403);
// EXTERNAL MODULE: ./src/adapters/files/input-file.ts
var input_file = __webpack_require__(5063);
// EXTERNAL MODULE: ./src/adapters/files/yaml.ts + 2 modules
var yaml = __webpack_require__(1146);
// EXTERNAL MODULE: ./src/adapters/files/yaml-positions.ts
var yaml_positions = __webpack_require__(9668);
;// CONCATENATED MODULE: ./src/adapters/files/corpus.ts









/** Reads corpus files (paths or globs) as one corpus, or throws an input error with every problem at its line. */
async function readCorpus(patterns, roots = null) {
    const rules = { kinds: input_file/* DOCUMENTS */.fV, roots };
    const files = await (0,find_files/* findFiles */.lY)(patterns, 'corpus', rules);
    const documents = [];
    for (const file of files) {
        documents.push(readDocument(await (0,find_files/* readText */.yR)(file, rules), file));
    }
    const decoded = (0,decode_corpus/* decodeCorpus */.H)(documents);
    const locate = locator();
    if (decoded.kind === 'invalid')
        throw (0,errors/* inputError */.Xu)(await locateShown(decoded.problems, locate));
    const { corpus, warnings } = decoded.value;
    const templates = () => documents.flatMap(templatesOf);
    return { corpus, templates, files, warnings: await locateShown(warnings, locate) };
}
/** Places are looked up for as many problems as are ever listed. */
async function locateShown(problems, locate) {
    const shown = await Promise.all(problems.slice(0, errors/* MAX_PROBLEMS */.aZ).map(locate));
    return shown.concat(problems.slice(errors/* MAX_PROBLEMS */.aZ));
}
/** One file of a corpus; an input error where it is not YAML or JSON, or holds responses. */
function readDocument(text, file) {
    let places = null;
    const value = beginsWithResponse(text) ? null : parseDocument(text, file);
    if (value === null || (0,swapped/* looksLikeResponses */.iy)(value))
        throw (0,input_file/* fileError */.zS)(file, swapped/* IS_RESPONSES */.yx);
    return {
        file,
        value,
        writtenAs: (path) => {
            places ??= (0,yaml_positions/* placesInYaml */.r)(text);
            return places(path)?.text ?? null;
        },
    };
}
/** Whether the first line is a response, as in JSONL, which would be read as YAML with a mistake in line 2. */
function beginsWithResponse(text) {
    const [line = ''] = text.split('\n', 1);
    if (!line.startsWith('{'))
        return false;
    const json = (0,text_json/* readBoundedJson */.g5)(line);
    return json.kind === 'value' && (0,swapped/* looksLikeResponses */.iy)(json.value);
}
/** Reads YAML, or JSON where the name says so. An error quotes nothing of a file of another kind. */
function parseDocument(text, file) {
    try {
        return parse(text, file);
    }
    catch (error) {
        if (!(error instanceof errors/* StepgateError */.Iu) || (0,input_file/* isQuotable */.ym)(file))
            throw error;
        throw (0,errors/* inputError */.Xu)(error.problems.map(({ line }) => ({ file, line, message: UNREADABLE })));
    }
}
/** All that is said of a file that may be anything. */
const UNREADABLE = `cannot be read; expected ${input_file/* DOCUMENTS */.fV.join(', ')}`;
function parse(text, file) {
    if (!/\.json$/i.test(file))
        return (0,yaml/* parseYaml */.hN)(text, file);
    const json = (0,text_json/* readJsonDocument */.E_)(text);
    if (json.kind === 'invalid')
        throw (0,errors/* inputError */.Xu)([jsonProblem(text, file, json.reason)]);
    const { value, repeated } = json;
    if (repeated === null)
        return value;
    const [first, second] = [repeated.first, repeated.second].map((offset) => (0,text_json/* lineAndColumn */.q1)(text, offset));
    const message = `duplicate key ${repeated.key}: first at ${first}, again at ${second}; keep one`;
    throw (0,errors/* inputError */.Xu)([{ file, message }]);
}
function jsonProblem(text, file, reason) {
    const [, line, column] = /line (\d+) column (\d+)/.exec(reason) ?? [];
    const source = text
        .split('\n', Number(line ?? 1))[Number(line ?? 1) - 1]?.trim()
        .slice(0, 120) ?? '';
    const place = line === undefined ? {} : { line: Number(line), column: Number(column) };
    const hint = line === '2' && isRecordALine(text)
        ? '; a file with one record per line needs the extension .jsonl or .ndjson'
        : '';
    return {
        file,
        ...place,
        message: line === undefined ? `is not JSON: ${reason}` : `is not JSON${hint}\n    ${source}`,
    };
}
function isRecordALine(text) {
    return text.split('\n', 2).every((line) => (0,text_json/* readBoundedJson */.g5)(line).kind === 'value');
}
/** Adds lines to problems; each file is parsed once more at most. */
function locator() {
    const known = new Map();
    const placesOf = (file) => {
        const places = known.get(file) ?? (0,find_files/* readText */.yR)(file).then(yaml_positions/* placesInYaml */.r);
        known.set(file, places);
        return places;
    };
    const lineOf = async (file, path) => (await placesOf(file))(path)?.line;
    return async (problem) => {
        const { file, path = [], also } = problem;
        if (file === undefined)
            return problem;
        const line = problem.line ?? (await lineOf(file, path));
        return { ...problem, line, ...(also && { also: { ...also, line: await lineOf(also.file, also.path) } }) };
    };
}


/***/ }),

/***/ 2403:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   D6: () => (/* binding */ MIB),
/* harmony export */   _6: () => (/* binding */ decodeUtf8),
/* harmony export */   lY: () => (/* binding */ findFiles),
/* harmony export */   yR: () => (/* binding */ readText)
/* harmony export */ });
/* unused harmony export namedFiles */
/* harmony import */ var node_buffer__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4573);
/* harmony import */ var node_buffer__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(node_buffer__WEBPACK_IMPORTED_MODULE_0__);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3024);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_1___default = /*#__PURE__*/__webpack_require__.n(node_fs__WEBPACK_IMPORTED_MODULE_1__);
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(1455);
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_2___default = /*#__PURE__*/__webpack_require__.n(node_fs_promises__WEBPACK_IMPORTED_MODULE_2__);
/* harmony import */ var tinyglobby__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(3382);
/* harmony import */ var _core_errors_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(4296);
/* harmony import */ var _input_file_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(5063);
/* harmony import */ var _missing_path_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(8310);







const MIB = 1024 * 1024;
/** V8 holds no string above 512 MiB. */
const MAX_FILE = 480 * MIB;
/** Files of paths and globs, in order, each once; every pattern must match something. */
async function findFiles(patterns, what, rules) {
    const found = [];
    const problems = [];
    for (const pattern of patterns) {
        const { files, links } = await filesOf(pattern);
        for (const file of links)
            problems.push({
                file,
                message: `is a link that leads out of the folder of ${pattern}; name the file itself, or remove the link`,
            });
        if (files.length + links.length === 0) {
            problems.push({ file: pattern, message: (0,_missing_path_js__WEBPACK_IMPORTED_MODULE_5__/* .missingReason */ .D)(pattern, `no ${what} file matches`) });
        }
        for (const file of files)
            found.push(file);
    }
    if (problems.length > 0)
        throw (0,_core_errors_js__WEBPACK_IMPORTED_MODULE_3__/* .inputError */ .Xu)(problems);
    for (const file of found)
        await (0,_input_file_js__WEBPACK_IMPORTED_MODULE_4__/* .checkInput */ .DR)(file, rules);
    return [...new Set(found)];
}
/** What a path or glob names, and where its links lead; a path is named whether it exists or not. */
async function namedFiles(pattern) {
    const { files, links } = await filesOf(pattern);
    const named = [...files, ...links];
    return [...named, ...(await Promise.all(named.map((file) => realpath(file).catch(() => file))))];
}
/** A name that exists is that file, even with glob characters; links that a glob finds must stay inside its base. */
async function filesOf(pattern) {
    if (!(0,tinyglobby__WEBPACK_IMPORTED_MODULE_6__/* .isDynamicPattern */ .ey)(pattern) || (await statOf(pattern)))
        return { files: [pattern], links: [] };
    const matches = await (0,tinyglobby__WEBPACK_IMPORTED_MODULE_6__/* .glob */ .TI)([pattern], { followSymbolicLinks: false, dot: false, fs: LINKS_LISTED });
    const base = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_2__.realpath)(baseOf(pattern)).catch(() => null);
    const found = { files: [], links: [] };
    if (base === null)
        return found;
    for (const file of matches.sort()) {
        if (!(await statOf(file))?.isFile())
            continue;
        if ((0,_input_file_js__WEBPACK_IMPORTED_MODULE_4__/* .isInside */ .FK)(await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_2__.realpath)(file), base))
            found.files.push(file);
        else
            found.links.push(file);
    }
    return found;
}
/** A search that follows no links leaves them out altogether; here they are listed, as files, and not entered. */
const LINKS_LISTED = {
    readdir: ((path, options, done) => {
        (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.readdir)(path, options, (error, entries) => done(error, entries?.map(linkAsFile)));
    }),
};
function linkAsFile(entry) {
    if (entry.isSymbolicLink())
        Object.assign(entry, { isSymbolicLink: () => false, isFile: () => true });
    return entry;
}
/** The folder that a glob searches: all before its first part with a wildcard. */
function baseOf(pattern) {
    const parts = pattern.split('/');
    const fixed = parts.slice(0, parts.findIndex((part) => (0,tinyglobby__WEBPACK_IMPORTED_MODULE_6__/* .isDynamicPattern */ .ey)(part)));
    return fixed.length === 0 ? '.' : fixed.join('/') || '/';
}
async function statOf(path) {
    return (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_2__.stat)(path).catch(() => null);
}
/** A file's text: UTF-8, a byte order mark dropped. Throws an input error that names the file. */
async function readText(file, rules = _input_file_js__WEBPACK_IMPORTED_MODULE_4__/* .ANYWHERE */ .eY) {
    const handle = await (0,_input_file_js__WEBPACK_IMPORTED_MODULE_4__/* .openInput */ .lt)(file, rules);
    try {
        const { size } = await handle.stat();
        if (size > MAX_FILE)
            throw (0,_input_file_js__WEBPACK_IMPORTED_MODULE_4__/* .fileError */ .zS)(file, tooLarge(size));
        const text = decodeUtf8(await handle.readFile().catch((0,_input_file_js__WEBPACK_IMPORTED_MODULE_4__/* .unreadable */ .O$)(file)), file);
        if (text.trim() === '')
            throw (0,_input_file_js__WEBPACK_IMPORTED_MODULE_4__/* .fileError */ .zS)(file, 'is empty');
        return text;
    }
    finally {
        await handle.close();
    }
}
function tooLarge(size) {
    return `${Math.round(size / MIB)} MiB, which exceeds the maximum of ${MAX_FILE / MIB} MiB; split it, or use JSONL`;
}
/** Bytes as text, a byte order mark dropped. Throws an input error for any other encoding. */
function decodeUtf8(bytes, file, line) {
    const archive = archiveOf(bytes);
    if (archive !== null)
        throw (0,_input_file_js__WEBPACK_IMPORTED_MODULE_4__/* .fileError */ .zS)(file, `is compressed (${archive}); decompress it first`);
    if (isUtf16(bytes)) {
        throw (0,_input_file_js__WEBPACK_IMPORTED_MODULE_4__/* .fileError */ .zS)(file, 'is UTF-16; save it as UTF-8', line);
    }
    if (!(0,node_buffer__WEBPACK_IMPORTED_MODULE_0__.isUtf8)(bytes))
        throw (0,_input_file_js__WEBPACK_IMPORTED_MODULE_4__/* .fileError */ .zS)(file, 'is not valid UTF-8', line ?? badLine(bytes));
    const text = bytes.toString('utf8');
    return text.charCodeAt(0) === 0xfeff ? text.slice(1) : text;
}
/** How compressed files begin; none of these is UTF-8. */
const ARCHIVES = [
    ['gzip', Buffer.from([0x1f, 0x8b])],
    ['zstd', Buffer.from([0x28, 0xb5, 0x2f, 0xfd])],
    ['xz', Buffer.from([0xfd, 0x37, 0x7a, 0x58])],
    ['zip', Buffer.from([0x50, 0x4b, 0x03, 0x04])],
];
function archiveOf(bytes) {
    return ARCHIVES.find(([, start]) => bytes.subarray(0, start.length).equals(start))?.[0] ?? null;
}
/** By its byte order mark; without one by the zero byte that half of an ASCII character is. */
function isUtf16([first, second]) {
    if (first === undefined || second === undefined)
        return false;
    return (first === 0xff && second === 0xfe) || (first === 0xfe && second === 0xff) || (first === 0) !== (second === 0);
}
/** The first line that is not UTF-8; a line break is a line break in any broken text. */
function badLine(bytes) {
    let line = 1;
    for (let start = 0; start < bytes.length; line++) {
        const end = bytes.indexOf(0x0a, start);
        if (!(0,node_buffer__WEBPACK_IMPORTED_MODULE_0__.isUtf8)(bytes.subarray(start, end < 0 ? bytes.length : end)))
            return line;
        if (end < 0)
            break;
        start = end + 1;
    }
    return line;
}


/***/ }),

/***/ 5063:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   DR: () => (/* binding */ checkInput),
/* harmony export */   FK: () => (/* binding */ isInside),
/* harmony export */   I: () => (/* binding */ kindOf),
/* harmony export */   LW: () => (/* binding */ RESPONSES),
/* harmony export */   O$: () => (/* binding */ unreadable),
/* harmony export */   XM: () => (/* binding */ pathOf),
/* harmony export */   aR: () => (/* binding */ isInGit),
/* harmony export */   eY: () => (/* binding */ ANYWHERE),
/* harmony export */   fV: () => (/* binding */ DOCUMENTS),
/* harmony export */   lt: () => (/* binding */ openInput),
/* harmony export */   mg: () => (/* binding */ isSpecial),
/* harmony export */   ym: () => (/* binding */ isQuotable),
/* harmony export */   zS: () => (/* binding */ fileError)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3024);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(node_fs__WEBPACK_IMPORTED_MODULE_0__);
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1455);
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_1___default = /*#__PURE__*/__webpack_require__.n(node_fs_promises__WEBPACK_IMPORTED_MODULE_1__);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6760);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_2___default = /*#__PURE__*/__webpack_require__.n(node_path__WEBPACK_IMPORTED_MODULE_2__);
/* harmony import */ var _core_errors_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(4296);
/* harmony import */ var _missing_path_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(8310);





/** Kinds of a corpus, a config and a baseline. */
const DOCUMENTS = ['.yaml', '.yml', '.json'];
/** Kinds of response files. */
const RESPONSES = ['.jsonl', '.ndjson', ...DOCUMENTS];
/** A file that the user named on the command line. */
const ANYWHERE = { kinds: DOCUMENTS, roots: null };
/** System folders whose entries are not regular files: some never end, and some show the memory of a process. */
const SPECIAL = ['/proc', '/sys', '/dev'];
/** A usual folder all the same. */
const SHARED_MEMORY = '/dev/shm';
/** True for a path in a folder of the system whose entries are devices or views of processes. */
function isSpecial(real) {
    return SPECIAL.some((folder) => isInside(real, folder)) && !isInside(real, SHARED_MEMORY);
}
/** True for a path in a folder, or the folder itself. */
function isInside(path, folder) {
    const away = (0,node_path__WEBPACK_IMPORTED_MODULE_2__.relative)(folder, path);
    return !(away === '..' || away.startsWith(`..${node_path__WEBPACK_IMPORTED_MODULE_2__.sep}`) || (0,node_path__WEBPACK_IMPORTED_MODULE_2__.isAbsolute)(away));
}
/** True for a path into a repository's own files, which hold the credentials of a checkout. */
function isInGit(path) {
    return path.toLowerCase().split(node_path__WEBPACK_IMPORTED_MODULE_2__.sep).includes('.git');
}
/** Throws an input error for a path that leads out of the roots, or to another kind, once links are followed. */
async function checkInput(path, rules) {
    const real = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.realpath)(path).catch(() => null);
    if (real !== null)
        await checkReal(path, real, rules, (await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.stat)(real).catch(() => null))?.isDirectory() ?? false);
}
async function checkReal(path, real, { kinds, roots }, isFolder = false) {
    if (roots === null) {
        if (isSpecial(real))
            throw fileError(path, 'is not a regular file');
        return;
    }
    const allowed = await Promise.all(roots.map((root) => (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.realpath)(root).catch(() => root)));
    if (!allowed.some((root) => isInside(real, root))) {
        throw fileError(path, 'is outside the workspace; only files in it and in RUNNER_TEMP are read');
    }
    if (isInGit(real))
        throw fileError(path, 'is in a .git folder, which is not read');
    if (!isFolder && !kinds.includes((0,node_path__WEBPACK_IMPORTED_MODULE_2__.extname)(real).toLowerCase())) {
        const what = (0,node_path__WEBPACK_IMPORTED_MODULE_2__.extname)(path) === (0,node_path__WEBPACK_IMPORTED_MODULE_2__.extname)(real) ? 'is' : 'is a link to';
        throw fileError(path, `${what} a file of another kind; expected ${kinds.join(', ')}`);
    }
}
/**
 * Opens a regular file for reading. Pipes, devices and sockets are an error at once, as reading them may never end. What
 * was opened is checked again: a link may have changed since.
 */
async function openInput(file, rules) {
    await checkInput(file, rules);
    checkStats(file, await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.stat)(file).catch(unreadable(file)));
    const handle = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.open)(file, node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.O_RDONLY | (node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.O_NONBLOCK ?? 0)).catch(unreadable(file));
    try {
        checkStats(file, await handle.stat());
        const opened = await pathOf(handle);
        if (opened !== null)
            await checkReal(file, opened, rules);
        return handle;
    }
    catch (error) {
        await handle.close();
        throw error;
    }
}
/** Where an open file lies, where the system says it. */
async function pathOf({ fd }) {
    const path = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.readlink)(`/proc/self/fd/${fd}`).catch(() => null);
    return path === null ? null : path.replace(/ \(deleted\)$/, '');
}
function checkStats(file, stats) {
    if (stats.isDirectory())
        throw fileError(file, 'is a folder, expected a file');
    if (!stats.isFile())
        throw fileError(file, `is ${kindOf(stats)}, expected a file`);
}
/** What is there instead of a regular file. */
function kindOf(stats) {
    if (stats.isSymbolicLink())
        return 'a link';
    if (stats.isDirectory())
        return 'a folder';
    if (stats.isFIFO())
        return 'a pipe';
    return stats.isSocket() ? 'a socket' : 'a device';
}
/** Whether an error may quote a line of a file: one of the usual kinds, also once links are followed. */
function isQuotable(file) {
    try {
        const real = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.realpathSync)(file);
        return RESPONSES.includes((0,node_path__WEBPACK_IMPORTED_MODULE_2__.extname)(real).toLowerCase()) && !isInGit(real);
    }
    catch {
        // A document that is no file, as an artifact.
        return true;
    }
}
/** Turns a failure of the system into an input error that names the file. */
function unreadable(file) {
    return (error) => {
        throw fileError(file, reasonOf(error, file));
    };
}
function reasonOf(error, file) {
    if (error.code === 'ENOENT' || error.code === 'ENOTDIR')
        return (0,_missing_path_js__WEBPACK_IMPORTED_MODULE_4__/* .missingReason */ .D)(file, 'there is no such file');
    if (error.code === 'EACCES' || error.code === 'EPERM')
        return 'cannot be read (permission denied)';
    return `cannot be read (${error.code ?? error.message})`;
}
/** An input error at a file, and a line of it where one is known. */
function fileError(file, message, line) {
    return (0,_core_errors_js__WEBPACK_IMPORTED_MODULE_3__/* .inputError */ .Xu)([{ file, line, message }]);
}


/***/ }),

/***/ 8310:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   D: () => (/* binding */ missingReason)
/* harmony export */ });
/** Why nothing is at a path, where the path itself says so; else the usual words. */
function missingReason(path, usual) {
    if (/^[a-z][a-z\d+.-]+:\/\//i.test(path))
        return 'is a URL; only files are read: download it first';
    const isWindows = /^[a-z]:[\\/]/i.test(path);
    if (isWindows && process.platform !== 'win32') {
        return 'is a Windows path, which this machine does not have; name the file as in eval/corpus.yaml';
    }
    return path.includes('\\') ? `${usual}; write / between folders, as in eval/corpus.yaml` : usual;
}


/***/ }),

/***/ 9668:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   r: () => (/* binding */ placesInYaml)
/* harmony export */ });
/* harmony import */ var js_yaml__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3243);
/* harmony import */ var _yaml_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1146);


/**
 * Finds the places of paths in a YAML or JSON text, or of the nearest value around them. Parses the text anew, so
 * only for messages.
 */
function placesInYaml(text) {
    const root = { from: 0, to: text.length, result: undefined, children: [] };
    const open = [root];
    const listener = (event, state) => {
        if (event === 'open') {
            const node = { from: state.position, to: 0, result: undefined, children: [] };
            open.at(-1)?.children.push(node);
            open.push(node);
        }
        else {
            Object.assign(open.pop() ?? {}, { to: state.position, result: state.result });
        }
    };
    try {
        js_yaml__WEBPACK_IMPORTED_MODULE_0__/* ["default"].load */ .Ay.load(text, { ..._yaml_js__WEBPACK_IMPORTED_MODULE_1__/* .LOAD_OPTIONS */ .Ww, listener });
    }
    catch {
        return () => null;
    }
    const source = { text, lineAt: lineCounter(text) };
    return (path) => placeOf(source, root.children[0] ?? root, path);
}
function placeOf(source, root, path) {
    const { text } = source;
    let node = unwrap(root);
    for (const part of path) {
        const child = childAt(node, part);
        if (!child)
            return placed(source, node, null);
        node = unwrap(child);
    }
    return placed(source, node, withoutProperties(text.slice(startOf(text, node), node.to).trim()));
}
/** Lines are counted only where they are asked for. */
function placed({ text, lineAt }, node, written) {
    return {
        get line() {
            return lineAt(startOf(text, node));
        },
        text: written,
    };
}
/** A scalar without its anchor and tag; an alias stands for a value that is written elsewhere. */
function withoutProperties(written) {
    return written.startsWith('*') ? null : written.replace(/^(?:[&!]\S*\s+)+/, '');
}
/** The parser tries a scalar or flow value as the first key of a mapping, which leaves a node around its node. */
function unwrap(node) {
    const only = node.children.length === 1 ? node.children[0] : undefined;
    return only && only.result === node.result ? unwrap(only) : node;
}
/** Children of a mapping are its keys and values in turn, those of a list its items. */
function childAt(node, part) {
    if (typeof part === 'number')
        return node.children[part];
    node.values ??= valuesOf(node);
    return node.values.get(part);
}
function valuesOf({ children }) {
    const values = new Map();
    for (let at = 0; at + 1 < children.length; at += 2) {
        const [key, value] = children.slice(at, at + 2);
        if (key && value && !values.has(unwrap(key).result))
            values.set(unwrap(key).result, value);
    }
    return values;
}
/** A node opens before the blanks and comments that stand before its text. */
function startOf(text, node) {
    let at = node.from;
    for (;;) {
        BLANK.lastIndex = at;
        at += BLANK.exec(text)?.[0].length ?? 0;
        if (text[at] !== '#')
            return at;
        const end = text.indexOf('\n', at);
        at = end < 0 ? text.length : end;
    }
}
const BLANK = /\s*/y;
/** Gives the line of an offset; the text is looked through once, by the first call. */
function lineCounter(text) {
    let ends = null;
    return (offset) => {
        ends ??= lineEnds(text);
        let [low, high] = [0, ends.length];
        while (low < high) {
            const middle = (low + high) >> 1;
            if ((ends[middle] ?? offset) < offset)
                low = middle + 1;
            else
                high = middle;
        }
        return low + 1;
    };
}
function lineEnds(text) {
    const ends = [];
    for (let at = text.indexOf('\n'); at >= 0; at = text.indexOf('\n', at + 1))
        ends.push(at);
    return ends;
}


/***/ }),

/***/ 1146:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  Ww: () => (/* binding */ LOAD_OPTIONS),
  M7: () => (/* binding */ dumpYaml),
  hN: () => (/* binding */ parseYaml)
});

// UNUSED EXPORTS: dumpWhole

// EXTERNAL MODULE: ./node_modules/js-yaml/dist/js-yaml.mjs
var js_yaml = __webpack_require__(3243);
// EXTERNAL MODULE: ./src/core/errors.ts
var errors = __webpack_require__(4296);
// EXTERNAL MODULE: ./src/core/text/json-bounds.ts
var json_bounds = __webpack_require__(2635);
// EXTERNAL MODULE: ./src/core/text/json-reader.ts
var json_reader = __webpack_require__(5337);
// EXTERNAL MODULE: ./src/adapters/files/find-files.ts
var find_files = __webpack_require__(2403);
// EXTERNAL MODULE: ./src/adapters/files/input-file.ts
var input_file = __webpack_require__(5063);
;// CONCATENATED MODULE: ./src/adapters/files/yaml-scalars.ts

/** The package exports its types, its type declarations do not. */
const TYPES = js_yaml/* default.types */.Ay.types;
// The patterns of PyYAML's `safe_load`: YAML 1.1, but an exponent needs a dot and a sign.
const BOOLEAN = /^(?:yes|Yes|YES|no|No|NO|true|True|TRUE|false|False|FALSE|on|On|ON|off|Off|OFF)$/;
const INTEGER = /^[-+]?(?:0b[01_]+|0[0-7_]+|0|[1-9][0-9_]*|0x[0-9a-fA-F_]+|[1-9][0-9_]*(?::[0-5]?[0-9])+)$/;
const FLOATS = [
    /^[-+]?[0-9][0-9_]*\.[0-9_]*(?:[eE][-+][0-9]+)?$/,
    /^\.[0-9][0-9_]*(?:[eE][-+][0-9]+)?$/,
    /^[-+]?[0-9][0-9_]*(?::[0-5]?[0-9])+\.[0-9_]*$/,
    /^[-+]?\.(?:inf|Inf|INF)$/,
    /^\.(?:nan|NaN|NAN)$/,
];
/** What `!!float` may be written before, too. */
const TAGGED_FLOAT = /^[-+]?(?:[0-9][0-9_]*(?:\.[0-9_]*)?|\.[0-9][0-9_]*)(?:[eE][-+]?[0-9]+)?$/;
/** A longer text is no number: the expressions take stack for each part of one with colons. */
const MOST_FLOAT = 100_000;
/** Whether PyYAML takes a text for a number; not all of these are (`0b_`). */
function hasNumberForm(text) {
    // A text too long to be looked at is written in quotes where it could be one.
    if (text.length > MOST_FLOAT)
        return /^[-+.0-9]/.test(text);
    return INTEGER.test(text) || isFloat(text);
}
/** Python reads no integer with more digits from a text. */
const MOST_DIGITS = 4300;
/** An integer as PyYAML reads it, as bigint where a double cannot hold it; null for any other text. */
function integerOf(text) {
    if (text.length > MOST_DIGITS || !INTEGER.test(text))
        return null;
    const digits = text.replace(/^[-+]|_/g, '');
    // `0b_` has the form of a number and no digit.
    if (/^0[bx]$/.test(digits))
        return null;
    const size = digits.includes(':') ? base60(digits) : BigInt(digits.replace(/^0+(?=[0-7])/, '0o'));
    const value = text.startsWith('-') ? -size : size;
    return Number.isSafeInteger(Number(value)) ? Number(value) : value;
}
/** `1:30` is 90: a time of the day, read as a number of the base 60. */
function base60(digits) {
    return digits.split(':').reduce((sum, part) => sum * 60n + BigInt(part), 0n);
}
/** A number with a dot as PyYAML reads it; null for any other text. */
function floatOf(text) {
    return isFloat(text) ? readFloat(text) : null;
}
function isFloat(text) {
    return text.length <= MOST_FLOAT && FLOATS.some((form) => form.test(text));
}
function readFloat(text) {
    const digits = text.replace(/^[-+]|_/g, '').toLowerCase();
    const sign = text.startsWith('-') ? -1 : 1;
    if (digits === '.inf')
        return sign * Number.POSITIVE_INFINITY;
    if (digits === '.nan')
        return Number.NaN;
    // In Python's order of adding, so that both round the same.
    return (sign * digits.split(':').reduceRight((sum, part, at, all) => sum + Number(part) * 60 ** (all.length - 1 - at), 0));
}
/** A type of scalars; `read` gives null for a text that is none of them. */
function scalarType(tag, read) {
    return new js_yaml/* default.Type */.Ay.Type(`tag:yaml.org,2002:${tag}`, {
        kind: 'scalar',
        resolve: (text) => typeof text === 'string' && read(text) !== null,
        construct: read,
    });
}
const BOOL = scalarType('bool', (text) => (BOOLEAN.test(text) ? /^(?:yes|true|on)$/i.test(text) : null));
const INT = scalarType('int', (text) => (/^[-+0-9]/.test(text) ? integerOf(text) : null));
const PLAIN_FLOAT = scalarType('float', (text) => (/^[-+.0-9]/.test(text) ? floatOf(text) : null));
const ANY_FLOAT = scalarType('float', (text) => (TAGGED_FLOAT.test(text) ? readFloat(text) : floatOf(text)));
/**
 * Reads plain scalars as PyYAML's `safe_load` does, so that a file means the same to both, with the anchors and merge
 * keys that PyYAML writes; but dates and `=` stay text.
 */
const PYYAML_SCHEMA = js_yaml/* default.FAILSAFE_SCHEMA */.Ay.FAILSAFE_SCHEMA.extend({
    implicit: [TYPES.null, BOOL, INT, PLAIN_FLOAT, TYPES.merge],
    explicit: [ANY_FLOAT],
});

;// CONCATENATED MODULE: ./src/adapters/files/yaml-writer.ts
/** Texts of letters, digits and single blanks between: no reader of YAML takes them for anything else … */
const PLAIN = /^[A-Za-z_]\w*(?: \w+)*$/;
/** … but for these words. */
const WORD = /^(?:y|n|yes|no|on|off|true|false|null)$/i;
/** Longer keys have a form of their own. */
const LONGEST_KEY = 1024;
function isPlain(text) {
    return PLAIN.test(text) && !WORD.test(text);
}
/**
 * Writes what is plain by itself, in the very form of the library, which finds out the style of each text anew: many
 * small entries are mostly keys, ids and numbers. `scalar` writes a text on one line, or a number. Null for what it leaves
 * to the library as a whole: texts of several lines, odd keys, and values that are no JSON.
 */
function writeBlock(value, scalar) {
    const text = write(value, 0, scalar);
    return text === null ? null : `${text}\n`;
}
function write(value, indent, scalar) {
    if (value === null)
        return 'null';
    if (typeof value === 'boolean')
        return String(value);
    if (typeof value === 'number')
        return Number.isSafeInteger(value) && !Object.is(value, -0) ? String(value) : scalar(value);
    if (typeof value === 'string')
        return writeText(value, scalar);
    if (typeof value !== 'object')
        return null;
    if (Array.isArray(value))
        return writeList(value, indent, scalar);
    const prototype = Object.getPrototypeOf(value);
    return prototype === Object.prototype || prototype === null ? writeMapping(value, indent, scalar) : null;
}
function writeText(text, scalar) {
    if (isPlain(text))
        return text;
    return text === '' || text.includes('\n') ? null : scalar(text);
}
function writeList(items, indent, scalar) {
    if (items.length === 0)
        return '[]';
    const lines = [];
    for (const item of items) {
        const text = write(item, indent + 2, scalar);
        if (text === null)
            return null;
        lines.push(`- ${text}`);
    }
    return lines.join(`\n${' '.repeat(indent)}`);
}
function writeMapping(mapping, indent, scalar) {
    const entries = Object.entries(mapping);
    if (entries.length === 0)
        return '{}';
    const lines = [];
    for (const [key, value] of entries) {
        if (!isPlain(key) || key.length > LONGEST_KEY)
            return null;
        const text = write(value, indent + 2, scalar);
        if (text === null)
            return null;
        const isBlock = typeof value === 'object' && value !== null && text !== '[]' && text !== '{}';
        lines.push(isBlock ? `${key}:\n${' '.repeat(indent + 2)}${text}` : `${key}: ${text}`);
    }
    return lines.join(`\n${' '.repeat(indent)}`);
}

;// CONCATENATED MODULE: ./src/adapters/files/yaml.ts








/** Aliases may add so much text to what the file itself holds; their value is held and written as often as it is used. */
const MAX_ALIASED = 64 * find_files/* MIB */.D6;
/** What the parser itself bounds; its types do not know the limits. Merge keys are counted over the whole file. */
const LOAD_OPTIONS = { schema: PYYAML_SCHEMA, maxDepth: json_reader/* MAX_JSON_DEPTH */.KX, maxTotalMergeKeys: 2_000_000 };
/** Reads YAML, or throws an input error with file, line, column and the line itself. */
function parseYaml(text, file) {
    try {
        const value = js_yaml/* default.load */.Ay.load(text, { ...LOAD_OPTIONS, listener: nodeCounter(file) });
        boundExpanded(value, text, file);
        return value;
    }
    catch (error) {
        if (error instanceof errors/* StepgateError */.Iu)
            throw error;
        throw (0,errors/* inputError */.Xu)([syntaxProblem(error, text, file)]);
    }
}
function syntaxProblem(error, text, file) {
    if (error instanceof RangeError)
        return { file, message: `nested deeper than ${json_reader/* MAX_JSON_DEPTH */.KX} levels` };
    if (!(error instanceof js_yaml/* default.YAMLException */.Ay.YAMLException))
        throw error;
    const { line = 0, column = 0 } = error.mark ?? {};
    const source = (text.split('\n', line + 1)[line] ?? '').trim().slice(0, 120);
    return {
        file,
        line: line + 1,
        column: column + 1,
        message: source === '' ? error.reason : `${error.reason}\n    ${source}`,
    };
}
/** What the parser makes of a mapping that stands as a key, as in `{{ placeholder }}`. */
const MAPPING_AS_KEY = '[object Object]';
const MAPPING_KEY = 'a mapping cannot be a key; quote text that begins with {';
/** Stops the parser at too many nodes, before they take the memory; an alias counts once here. */
function nodeCounter(file) {
    let nodes = 0;
    return (event) => {
        if (event === 'open' && ++nodes > json_bounds/* MAX_VALUES */.E)
            throw (0,input_file/* fileError */.zS)(file, `more than ${json_bounds/* MAX_VALUES */.E} values`);
    };
}
/** Aliases make small files large: they are counted as often as they are used, before anything walks the value. */
function boundExpanded(root, text, file) {
    const most = text.length + MAX_ALIASED;
    // A text may say so itself.
    const isWritten = text.includes(MAPPING_AS_KEY);
    let [nodes, characters] = [0, 0];
    const pending = [];
    if (typeof root === 'object' && root !== null)
        pending.push({ value: root, depth: 0 });
    for (let next = pending.pop(); next; next = pending.pop()) {
        const { value, depth } = next;
        const children = Array.isArray(value) ? value : Object.values(value);
        nodes += children.length;
        if (!Array.isArray(value))
            for (const key of Object.keys(value))
                characters += key.length;
        for (const child of children) {
            if (typeof child === 'string')
                characters += child.length;
            else if (typeof child === 'object' && child !== null)
                pending.push({ value: child, depth: depth + 1 });
        }
        if (nodes > json_bounds/* MAX_VALUES */.E)
            throw (0,input_file/* fileError */.zS)(file, `more than ${json_bounds/* MAX_VALUES */.E} nodes once its aliases are expanded`);
        if (depth > json_reader/* MAX_JSON_DEPTH */.KX)
            throw (0,input_file/* fileError */.zS)(file, `nested deeper than ${json_reader/* MAX_JSON_DEPTH */.KX} levels`);
        if (!isWritten && Object.hasOwn(value, MAPPING_AS_KEY))
            throw (0,input_file/* fileError */.zS)(file, MAPPING_KEY);
        if (characters > most)
            throw (0,input_file/* fileError */.zS)(file, `more than ${MAX_ALIASED / find_files/* MIB */.D6} MiB of text added by its aliases`);
    }
}
/** The package exports its types, its type declarations do not. */
const yaml_TYPES = js_yaml/* default.types */.Ay.types;
/** Numbers of YAML 1.2. */
const CORE_NUMBER = /^[-+]?(?:0o[0-7]+|0x[0-9a-f]+|(?:\d+(?:\.\d*)?|\.\d+)(?:e[-+]?\d+)?)$/i;
/** All numbers; a text that any reader of YAML, 1.1 or 1.2, takes for one is quoted. */
const NUMBER = new js_yaml/* default.Type */.Ay.Type(yaml_TYPES.int.tag, {
    kind: 'scalar',
    resolve: (text) => typeof text === 'string' && (hasNumberForm(text) || CORE_NUMBER.test(text)),
    predicate: (value) => typeof value === 'number' || typeof value === 'bigint',
    represent: (value) => writeNumber(value),
});
/**
 * A number as PyYAML reads it back: of JavaScript's `1e+21` and `1e-7` it makes texts, as they have no dot. A double
 * stays a double: its digits alone would be an integer that says more than the double does.
 */
function writeNumber(value) {
    if (typeof value === 'bigint')
        return String(value);
    if (Number.isNaN(value))
        return '.nan';
    if (!Number.isFinite(value))
        return value > 0 ? '.inf' : '-.inf';
    if (Object.is(value, -0))
        return '-0.0';
    const text = Number.isInteger(value) && !Number.isSafeInteger(value) ? value.toExponential() : String(value);
    return text.replace(/^(-?\d)e/, '$1.0e');
}
/** Characters that need no escape in YAML. */
const PRINTABLE = /^[\x20-\x7e\xa0-\u2027\u202a-\ud7ff\ue000-\ufefe\uff00-\ufffd]*$/;
/** JSON in a text on one line, most of all that is written: in single quotes, as the library would find out slowly. */
const JSON_LINE = new js_yaml/* default.Type */.Ay.Type('!json-line', {
    kind: 'scalar',
    resolve: () => false,
    predicate: (value) => typeof value === 'string' && /^[{[]/.test(value) && PRINTABLE.test(value),
    represent: (value) => `'${String(value).replaceAll("'", "''")}'`,
});
/** Half of a surrogate pair has no form in UTF-8, and libyaml refuses a whole file for its escape: U+FFFD stands for it. */
const HALF_PAIR = new js_yaml/* default.Type */.Ay.Type('!half-pair', {
    kind: 'scalar',
    resolve: () => false,
    predicate: (value) => typeof value === 'string' && /\p{Surrogate}/u.test(value),
    represent: (value) => writeEscaped(String(value).replace(/\p{Surrogate}/gu, '\ufffd')),
});
/** A text in double quotes, with JSON's escapes, and those that YAML needs besides. */
function writeEscaped(text) {
    return JSON.stringify(text).replace(/[\x7f-\x9f\u2028\u2029\ufeff\ufffe\uffff]/g, (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`);
}
const DUMP_SCHEMA = js_yaml/* default.DEFAULT_SCHEMA */.Ay.DEFAULT_SCHEMA.extend({ implicit: [NUMBER, JSON_LINE, HALF_PAIR] });
/**
 * Writes a value as YAML. Equal objects are written out, not aliased; text that YAML 1.1 would read as a date or a
 * yes is quoted, so that PyYAML reads back the same.
 */
function dumpYaml(value) {
    return writeBlock(value, dumpScalar) ?? dumpWhole(value);
}
/** The same by the library alone. */
function dumpWhole(value) {
    return js_yaml/* default.dump */.Ay.dump(value, { lineWidth: -1, noRefs: true, schema: DUMP_SCHEMA });
}
function dumpScalar(value) {
    return typeof value === 'number' ? writeNumber(value) : dumpWhole(value).slice(0, -1);
}


/***/ }),

/***/ 6306:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  H: () => (/* binding */ decodeCorpus),
  j: () => (/* binding */ renameTemplate)
});

// EXTERNAL MODULE: ./node_modules/valibot/dist/index.mjs
var dist = __webpack_require__(7934);
// EXTERNAL MODULE: ./src/core/steps/comparators.ts + 5 modules
var comparators = __webpack_require__(5658);
// EXTERNAL MODULE: ./src/core/values.ts
var values = __webpack_require__(4101);
// EXTERNAL MODULE: ./src/core/decode/rules.ts
var decode_rules = __webpack_require__(1009);
;// CONCATENATED MODULE: ./src/core/decode/corpus-schema.ts



const id = dist/* union */.KCZ([
    dist/* pipe */.FsL(dist/* string */.YjP(), dist/* nonEmpty */.hq('expected an id, got an empty text')),
    dist/* number */.aig(),
    dist/* bigint */.oad(),
    dist/* boolean */.zMY(),
]);
const tags = dist/* nullish */.cl6(dist/* array */.YOg(dist/* string */.YjP()));
/** What YAML 1.1 reads as true or false; in JSON these are texts. */
const WORDS = [...['yes', 'Yes', 'YES', 'on', 'On', 'ON', 'no', 'No', 'NO', 'off', 'Off', 'OFF']];
const flag = dist/* nullish */.cl6(dist/* union */.KCZ([dist/* boolean */.zMY(), dist/* picklist */.KIO(WORDS)], 'expected true or false'));
/** Whether a flag is set; null where it is not given. */
function isSet(value) {
    return typeof value === 'string' ? /^(?:yes|on)$/i.test(value) : (value ?? null);
}
const stepSchema = dist/* looseObject */._H3({
    name: dist/* pipe */.FsL(dist/* string */.YjP(), dist/* nonEmpty */.hq('expected a step name')),
    args: dist/* nullish */.cl6(dist/* custom */.IeY(values/* isMapping */.pi, 'expected a mapping of arguments')),
    output: dist/* optional */.lqM(dist/* unknown */.L5J()),
    output_media_type: dist/* nullish */.cl6(dist/* string */.YjP()),
    ordered: flag,
    required_columns: dist/* nullish */.cl6(dist/* array */.YOg(dist/* string */.YjP())),
    ignore_duplicates: flag,
});
const NESTED = 'expected a list of groups, each a list of steps, as in [[{name: …}], [{name: …}]]';
const questionSchema = dist/* looseObject */._H3({
    id,
    question_text: dist/* string */.YjP(),
    reference_answer: dist/* optional */.lqM(dist/* unknown */.L5J()),
    reference_steps: dist/* nullish */.cl6(dist/* array */.YOg(dist/* nullish */.cl6(dist/* array */.YOg(stepSchema, NESTED)), NESTED)),
    rules: decode_rules/* rulesSchema */.jm,
    tags,
});
const templateSchema = dist/* looseObject */._H3({
    template_id: id,
    name: dist/* nullish */.cl6(dist/* string */.YjP()),
    description: dist/* nullish */.cl6(dist/* string */.YjP()),
    questions: dist/* nullish */.cl6(dist/* array */.YOg(questionSchema)),
    rules: decode_rules/* rulesSchema */.jm,
    tags,
});
/** The shape of a corpus file, under today's key names. */
const corpusSchema = dist/* array */.YOg(templateSchema, 'expected a list of templates, as in `- template_id: …`');

// EXTERNAL MODULE: ./src/core/decode/decoded.ts
var decoded = __webpack_require__(8824);
// EXTERNAL MODULE: ./src/core/decode/keys.ts
var keys = __webpack_require__(1828);
// EXTERNAL MODULE: ./src/core/decode/shape.ts
var shape = __webpack_require__(8847);
;// CONCATENATED MODULE: ./src/core/decode/corpus.ts








/** Makes one corpus of several files. Older key names are read, too; all problems come at once. */
function decodeCorpus(documents) {
    const reading = { problems: [], warnings: [], templates: new Map(), questions: [], places: new Map() };
    for (const document of documents) {
        const value = Array.isArray(document.value) ? document.value.map(renameTemplate) : document.value;
        const parsed = dist/* safeParse */.xLC(corpusSchema, value);
        // What was parsed is only judged: its copies would lose keys such as `constructor`.
        if (parsed.success)
            readTemplates(value, document, reading);
        else
            for (const problem of (0,shape/* problemsOf */.GW)(document.file, document.value, parsed.issues))
                reading.problems.push(problem);
    }
    const { problems, warnings, templates, questions } = reading;
    if (problems.length > 0)
        return (0,decoded/* invalid */.Gq)(problems);
    return (0,decoded.ok)({ corpus: { templates: [...templates.values()], questions }, warnings });
}
/** A template and its questions with older keys under their names of today. */
function renameTemplate(template) {
    if (!(0,values/* isMapping */.pi)(template))
        return template;
    const renamed = (0,keys/* renameKeys */.Rz)(template, keys/* TEMPLATE_ALIASES */.g1);
    if (!Array.isArray(renamed.questions))
        return renamed;
    const questions = renamed.questions.map((question) => (0,values/* isMapping */.pi)(question) ? (0,keys/* renameKeys */.Rz)(question, keys/* QUESTION_ALIASES */.uF) : question);
    return { ...renamed, questions };
}
function readTemplates(templates, document, reading) {
    const seenHere = new Set();
    templates.forEach((raw, index) => {
        const path = [index];
        const templateId = idOf(raw.template_id, document, [...path, 'template_id'], reading);
        if (seenHere.has(templateId))
            warn(reading, document, path, `template ${templateId} occurs again in this file`);
        seenHere.add(templateId);
        warnOfKeys(raw, keys/* TEMPLATE_KEYS */.Qn, document, path, reading);
        if (isQuestion(raw))
            reading.problems.push({ file: document.file, path, message: NO_TEMPLATE });
        const known = reading.templates.get(templateId);
        const inherited = { tags: [...new Set(raw.tags ?? [])], rules: (0,decode_rules/* rulesOf */.fD)(raw.rules) };
        const title = raw.name ?? raw.description ?? templateId;
        const template = known ?? { id: templateId, title, questions: [] };
        reading.templates.set(templateId, template);
        (raw.questions ?? []).forEach((question, at) => {
            const questionPath = [...path, 'questions', at];
            const read = readQuestion(question, templateId, inherited, document, questionPath, reading);
            template.questions.push(read);
            reading.questions.push(read);
        });
    });
}
const NO_TEMPLATE = 'expected a template, as in {template_id: …, questions: [{id: …, question_text: …}]}, got a question outside a template';
/** A template's id may be called `id`, too, so that a list of questions would be read as templates without any. */
function isQuestion(raw) {
    const { question_text, reference_steps } = (0,keys/* renameKeys */.Rz)(raw, keys/* QUESTION_ALIASES */.uF);
    return !raw.questions && (question_text !== undefined || reference_steps !== undefined);
}
function readQuestion(raw, templateId, inherited, document, path, reading) {
    const questionId = idOf(raw.id, document, [...path, 'id'], reading);
    const first = reading.places.get(questionId);
    if (first) {
        const message = `question id ${JSON.stringify(questionId)} occurs twice; ids must be unique`;
        reading.problems.push({ file: document.file, path, message, also: first });
    }
    reading.places.set(questionId, { file: document.file, path });
    warnOfKeys(raw, keys/* QUESTION_KEYS */.S3, document, path, reading);
    const rules = { ...inherited.rules, ...(0,decode_rules/* rulesOf */.fD)(raw.rules) };
    return {
        id: questionId,
        templateId,
        text: raw.question_text,
        referenceAnswer: raw.reference_answer ?? null,
        groups: readGroups(raw.reference_steps ?? [], document, [...path, 'reference_steps'], reading),
        tags: raw.tags?.length ? [...new Set([...inherited.tags, ...raw.tags])] : inherited.tags,
        ...(Object.keys(rules).length > 0 && { rules }),
    };
}
function readGroups(groups, document, path, reading) {
    return groups.flatMap((steps, group) => {
        const read = (steps ?? []).map((step, index) => readStep(step, document, [...path, group, index], reading));
        if (read.length > 0)
            return [read];
        warn(reading, document, [...path, group], 'empty group of steps, ignored');
        return [];
    });
}
function readStep(raw, document, path, reading) {
    warnOfKeys(raw, keys/* STEP_KEYS */.KC, document, path, reading);
    // Parameters such as a charset do not change how an output is compared.
    const mediaType = raw.output_media_type?.split(';')[0]?.trim() ?? null;
    const meant = mediaType === null || KNOWN_MEDIA_TYPES.includes(mediaType) ? null : (0,keys/* nearest */.pA)(mediaType, KNOWN_MEDIA_TYPES);
    if (meant !== null) {
        const message = `unknown media type ${JSON.stringify(mediaType)}, compared as text; did you mean ${meant}?`;
        warn(reading, document, [...path, 'output_media_type'], message);
    }
    const { matches: _, ...source } = raw;
    return {
        name: raw.name,
        args: raw.args ?? {},
        output: raw.output,
        mediaType,
        ordered: isSet(raw.ordered) ?? false,
        requiredColumns: raw.required_columns ?? null,
        ignoreDuplicates: isSet(raw.ignore_duplicates),
        source,
    };
}
const KNOWN_MEDIA_TYPES = [comparators/* SPARQL_MEDIA_TYPE */.eC, comparators/* JSON_MEDIA_TYPE */.$B, 'text/plain', 'text/uri', 'text/turtle'];
function idOf(value, document, path, reading) {
    if (typeof value === 'string')
        return value;
    const written = document.writtenAs(path) ?? String(value);
    warn(reading, document, path, `the id ${written} is not text; write "${written}" to keep it as it is`);
    return written;
}
function warnOfKeys(mapping, known, document, path, reading) {
    for (const [found, meant] of (0,keys/* mistypedKeys */.YD)(mapping, known)) {
        warn(reading, document, [...path, found], `unknown key; did you mean ${meant}?`);
    }
}
function warn(reading, document, path, message) {
    reading.warnings.push({ file: document.file, path, message });
}


/***/ }),

/***/ 8824:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Gq: () => (/* binding */ invalid),
/* harmony export */   Mo: () => (/* binding */ requireOk),
/* harmony export */   bD: () => (/* binding */ messageOf),
/* harmony export */   ok: () => (/* binding */ ok)
/* harmony export */ });
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4296);

function ok(value) {
    return { kind: 'ok', value };
}
function invalid(problems) {
    return { kind: 'invalid', problems };
}
/** The value, or an input error with all problems. */
function requireOk(decoded) {
    if (decoded.kind === 'ok')
        return decoded.value;
    throw (0,_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .inputError */ .Xu)(decoded.problems);
}
/** What is wrong, of a decoder that stops at the first problem. */
function messageOf({ problems }) {
    return problems.map(({ message }) => message).join('; ');
}


/***/ }),

/***/ 1828:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   KC: () => (/* binding */ STEP_KEYS),
/* harmony export */   Qn: () => (/* binding */ TEMPLATE_KEYS),
/* harmony export */   Rz: () => (/* binding */ renameKeys),
/* harmony export */   S3: () => (/* binding */ QUESTION_KEYS),
/* harmony export */   YD: () => (/* binding */ mistypedKeys),
/* harmony export */   dR: () => (/* binding */ writtenPath),
/* harmony export */   g1: () => (/* binding */ TEMPLATE_ALIASES),
/* harmony export */   pA: () => (/* binding */ nearest),
/* harmony export */   qy: () => (/* binding */ nearestKey),
/* harmony export */   rZ: () => (/* binding */ RESPONSE_ALIASES),
/* harmony export */   uF: () => (/* binding */ QUESTION_ALIASES)
/* harmony export */ });
/* harmony import */ var leven__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7785);
/* harmony import */ var _values_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4101);


const TEMPLATE_ALIASES = { template_id: ['id'], questions: ['qaSet'] };
const QUESTION_ALIASES = {
    id: ['question_id'],
    question_text: ['question', 'nl_question'],
    reference_steps: ['expected_steps', 'tools_calls'],
};
const RESPONSE_ALIASES = { actual_steps: ['steps', 'tools_calls'], actual_answer: ['answer'] };
const CORPUS_ALIASES = { ...TEMPLATE_ALIASES, ...QUESTION_ALIASES };
const TEMPLATE_KEYS = ['template_id', 'questions', 'name', 'description', 'rules', 'tags'];
const QUESTION_KEYS = ['id', 'question_text', 'reference_answer', 'reference_steps', 'rules', 'tags'];
const STEP_KEYS = [
    ...['name', 'args', 'output', 'output_media_type', 'ordered', 'required_columns', 'ignore_duplicates', 'matches'],
];
/** The mapping with older keys under their names of today; itself when there is nothing to rename. */
function renameKeys(mapping, aliases) {
    const renamed = new Map();
    for (const [key, older] of Object.entries(aliases)) {
        if (Object.hasOwn(mapping, key))
            continue;
        const found = older.find((name) => Object.hasOwn(mapping, name));
        if (found !== undefined)
            renamed.set(found, key);
    }
    if (renamed.size === 0)
        return mapping;
    return Object.fromEntries(Object.entries(mapping).map(([key, value]) => [renamed.get(key) ?? key, value]));
}
/** The path as the file itself has it, where a key on the way is an older name. */
function writtenPath(value, path) {
    let at = value;
    return path.map((part) => {
        const key = (0,_values_js__WEBPACK_IMPORTED_MODULE_0__/* .isMapping */ .pi)(at) && typeof part === 'string' ? writtenKey(at, part) : part;
        at = at?.[key];
        return key;
    });
}
function writtenKey(mapping, key) {
    if (Object.hasOwn(mapping, key))
        return key;
    return CORPUS_ALIASES[key]?.find((name) => Object.hasOwn(mapping, name)) ?? key;
}
/** The known name nearest to a mistyped one, or null when none is near. */
function nearest(name, known) {
    const reach = known.reduce((most, candidate) => Math.max(most, allowed(candidate)), 0);
    const ranked = known
        .filter((candidate) => Math.abs(candidate.length - name.length) <= reach)
        .map((candidate) => ({ candidate, away: (0,leven__WEBPACK_IMPORTED_MODULE_1__/* ["default"] */ .A)(name.toLowerCase(), candidate.toLowerCase()) }));
    ranked.sort((a, b) => a.away - b.away);
    const best = ranked[0];
    // Two names as near say nothing of which was meant.
    if (best && ranked[1]?.away === best.away)
        return null;
    return best && best.away <= allowed(best.candidate) ? best.candidate : null;
}
/** So many letters may differ. */
function allowed(candidate) {
    return Math.max(1, Math.floor(candidate.length / 4));
}
/** The key of a mapping that is nearly a known one; keys that are known themselves are not meant. */
function nearestKey(mapping, meant) {
    const known = new Set([...TEMPLATE_KEYS, ...QUESTION_KEYS, ...STEP_KEYS]);
    return Object.keys(mapping).find((key) => !known.has(key) && nearest(key, [meant]) !== null) ?? null;
}
/** Unknown keys that are near a known one which the mapping lacks: [found, meant]. */
function mistypedKeys(mapping, known) {
    return Object.keys(mapping).flatMap((key) => {
        if (known.includes(key))
            return [];
        const meant = nearest(key, known);
        return meant !== null && !Object.hasOwn(mapping, meant) ? [[key, meant]] : [];
    });
}


/***/ }),

/***/ 1009:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ah: () => (/* binding */ strictRulesSchema),
/* harmony export */   fD: () => (/* binding */ rulesOf),
/* harmony export */   jm: () => (/* binding */ rulesSchema)
/* harmony export */ });
/* harmony import */ var valibot__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7934);
/* harmony import */ var _rules_rule_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(813);
/* harmony import */ var _values_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(4101);
/* harmony import */ var _shape_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8847);




const count = valibot__WEBPACK_IMPORTED_MODULE_2__/* .nullish */ .cl6(valibot__WEBPACK_IMPORTED_MODULE_2__/* .pipe */ .FsL(valibot__WEBPACK_IMPORTED_MODULE_2__/* .number */ .aig(), valibot__WEBPACK_IMPORTED_MODULE_2__/* .check */ .z6Y((value) => Number.isInteger(value) && value >= 0, 'expected a whole number of at least 0')));
const amount = valibot__WEBPACK_IMPORTED_MODULE_2__/* .nullish */ .cl6(valibot__WEBPACK_IMPORTED_MODULE_2__/* .pipe */ .FsL(valibot__WEBPACK_IMPORTED_MODULE_2__/* .number */ .aig(), valibot__WEBPACK_IMPORTED_MODULE_2__/* .check */ .z6Y((value) => Number.isFinite(value) && value >= 0, 'expected a number of at least 0')));
const TOOLS = 'expected a list of tools, as in [find_orders, delete_*]';
const tool = valibot__WEBPACK_IMPORTED_MODULE_2__/* .pipe */ .FsL(valibot__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(TOOLS), valibot__WEBPACK_IMPORTED_MODULE_2__/* .nonEmpty */ .hq('expected the name of a tool'));
const tools = valibot__WEBPACK_IMPORTED_MODULE_2__/* .nullish */ .cl6(valibot__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(tool, TOOLS));
/** The shape of each rule. */
const RULES = {
    forbidden: tools,
    max_steps: count,
    max_failed_steps: count,
    order: valibot__WEBPACK_IMPORTED_MODULE_2__/* .nullish */ .cl6(valibot__WEBPACK_IMPORTED_MODULE_2__/* .pipe */ .FsL(valibot__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(tool, TOOLS), valibot__WEBPACK_IMPORTED_MODULE_2__/* .check */ .z6Y((names) => new Set(names).size === names.length, 'expected each tool once: only first calls have an order'))),
    max_total_tokens: amount,
    max_elapsed_sec: amount,
    max_cost_usd: amount,
};
/** The `rules` of a question or a template, whose unknown keys are warned of. */
const rulesSchema = valibot__WEBPACK_IMPORTED_MODULE_2__/* .nullish */ .cl6(valibot__WEBPACK_IMPORTED_MODULE_2__/* .pipe */ .FsL(_shape_js__WEBPACK_IMPORTED_MODULE_1__/* .plainMapping */ .zm, valibot__WEBPACK_IMPORTED_MODULE_2__/* .looseObject */ ._H3(RULES)));
/** The `rules` of a config, where an unknown key is an error. */
const strictRulesSchema = valibot__WEBPACK_IMPORTED_MODULE_2__/* .pipe */ .FsL(_shape_js__WEBPACK_IMPORTED_MODULE_1__/* .plainMapping */ .zm, valibot__WEBPACK_IMPORTED_MODULE_2__/* .strictObject */ .rej(RULES));
/** The rules that a mapping of the right shape has; those without a value have none. */
function rulesOf(raw) {
    const given = _rules_rule_js__WEBPACK_IMPORTED_MODULE_0__/* .RULE_NAMES */ .i.map((name) => [name, raw && (0,_values_js__WEBPACK_IMPORTED_MODULE_3__/* .own */ .ZV)(raw, name)]);
    return Object.fromEntries(given.filter(([, limit]) => !(0,_values_js__WEBPACK_IMPORTED_MODULE_3__/* .isAbsent */ .W0)(limit)));
}


/***/ }),

/***/ 8847:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ac: () => (/* binding */ strictMapping),
/* harmony export */   GW: () => (/* binding */ problemsOf),
/* harmony export */   bh: () => (/* binding */ kindInWords),
/* harmony export */   zm: () => (/* binding */ plainMapping)
/* harmony export */ });
/* harmony import */ var valibot__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7934);
/* harmony import */ var _text_json_text_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(817);
/* harmony import */ var _values_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4101);
/* harmony import */ var _keys_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1828);




/** A mapping, and no list, which a schema of objects would let pass. */
const plainMapping = valibot__WEBPACK_IMPORTED_MODULE_1__/* .custom */ .IeY(_values_js__WEBPACK_IMPORTED_MODULE_2__/* .isMapping */ .pi, 'expected a mapping');
/** A mapping with these keys and no others. */
function strictMapping(entries) {
    return valibot__WEBPACK_IMPORTED_MODULE_1__/* .pipe */ .FsL(plainMapping, valibot__WEBPACK_IMPORTED_MODULE_1__/* .strictObject */ .rej(entries));
}
/** Schema issues as problems: where, what was expected, what is there. */
function problemsOf(file, value, issues) {
    return issues.map((issue) => {
        const path = (issue.path ?? []).map((item) => item.key);
        const mistyped = isMissing(issue) ? mistypedFor(issue) : null;
        if (mistyped !== null) {
            const message = `unknown key; did you mean ${path.at(-1)}?`;
            return { file, path: [...(0,_keys_js__WEBPACK_IMPORTED_MODULE_0__/* .writtenPath */ .dR)(value, path.slice(0, -1)), mistyped], message };
        }
        return { file, path: (0,_keys_js__WEBPACK_IMPORTED_MODULE_0__/* .writtenPath */ .dR)(value, path), message: messageOf(issue) };
    });
}
function isMissing(issue) {
    const found = issue.path?.at(-1);
    return found !== undefined && 'origin' in found && issue.received === 'undefined';
}
/** The key that stands where a required one is missing, and is nearly it. */
function mistypedFor({ path }) {
    const { key, input } = path?.at(-1) ?? {};
    return (0,_values_js__WEBPACK_IMPORTED_MODULE_2__/* .isMapping */ .pi)(input) && typeof key === 'string' ? (0,_keys_js__WEBPACK_IMPORTED_MODULE_0__/* .nearestKey */ .qy)(input, key) : null;
}
function messageOf(issue) {
    if (isMissing(issue))
        return 'is missing';
    const expected = issue.message.startsWith('expected') ? issue.message : `expected ${inWords(issue.expected)}`;
    return `${expected}, got ${kindInWords(issue.input)}`;
}
const KINDS = {
    string: 'text',
    number: 'a number',
    boolean: 'true or false',
    Array: 'a list',
    Object: 'a mapping',
    unknown: 'another value',
};
function inWords(expected) {
    if (expected === null)
        return 'another value';
    const kinds = expected
        .replace(/[()]/g, '')
        .split(' | ')
        .filter((kind) => kind !== 'null' && kind !== 'undefined');
    return kinds.map((kind) => KINDS[kind] ?? kind).join(' or ');
}
/** A value's kind, with the value itself where it is short. */
function kindInWords(value) {
    if (value === null || value === undefined)
        return 'nothing';
    if (Array.isArray(value))
        return 'a list';
    if ((0,_values_js__WEBPACK_IMPORTED_MODULE_2__/* .isMapping */ .pi)(value))
        return 'a mapping';
    const text = (0,_text_json_text_js__WEBPACK_IMPORTED_MODULE_3__/* .jsonText */ .s)(value);
    return text.length <= 40 ? `${text}` : `a ${typeof value}`;
}


/***/ }),

/***/ 5458:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   E: () => (/* binding */ IS_CORPUS),
/* harmony export */   Mx: () => (/* binding */ looksLikeCorpus),
/* harmony export */   iy: () => (/* binding */ looksLikeResponses),
/* harmony export */   yx: () => (/* binding */ IS_RESPONSES)
/* harmony export */ });
/* harmony import */ var _values_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4101);
/* harmony import */ var _keys_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1828);


/** The message for a corpus file that contains responses. */
const IS_RESPONSES = 'holds responses, expected a corpus; are corpus and responses swapped?';
/** The message for a response file that contains a corpus. */
const IS_CORPUS = 'holds a corpus, expected responses; are corpus and responses swapped?';
/** Whether a file's value is a list of templates with questions. */
function looksLikeCorpus(value) {
    const first = Array.isArray(value) ? value[0] : null;
    if (!(0,_values_js__WEBPACK_IMPORTED_MODULE_1__/* .isMapping */ .pi)(first) || Object.hasOwn(first, 'question_id'))
        return false;
    return Array.isArray((0,_keys_js__WEBPACK_IMPORTED_MODULE_0__/* .renameKeys */ .Rz)(first, _keys_js__WEBPACK_IMPORTED_MODULE_0__/* .TEMPLATE_ALIASES */ .g1).questions);
}
/** Whether a file's value is a list of responses, a map from question id to response, or one response. */
function looksLikeResponses(value) {
    const records = Array.isArray(value)
        ? value
        : (0,_values_js__WEBPACK_IMPORTED_MODULE_1__/* .isMapping */ .pi)(value)
            ? [value, ...Object.values(value).slice(0, 1)]
            : [];
    const [first, second] = records;
    return isResponse(first) || (!Array.isArray(value) && isResponse(second));
}
const RESPONSE_KEYS = ['actual_steps', 'actual_answer'];
/** A question may be called by `question_id`, too, but has its text beside it. */
function isResponse(value) {
    if (!(0,_values_js__WEBPACK_IMPORTED_MODULE_1__/* .isMapping */ .pi)(value) || (0,_keys_js__WEBPACK_IMPORTED_MODULE_0__/* .renameKeys */ .Rz)(value, _keys_js__WEBPACK_IMPORTED_MODULE_0__/* .QUESTION_ALIASES */ .uF).question_text !== undefined)
        return false;
    const renamed = (0,_keys_js__WEBPACK_IMPORTED_MODULE_0__/* .renameKeys */ .Rz)(value, _keys_js__WEBPACK_IMPORTED_MODULE_0__/* .RESPONSE_ALIASES */ .rZ);
    return Object.hasOwn(value, 'question_id') || RESPONSE_KEYS.some((key) => Object.hasOwn(renamed, key));
}


/***/ }),

/***/ 813:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   i: () => (/* binding */ RULE_NAMES)
/* harmony export */ });
const RULE_NAMES = [
    ...['forbidden', 'max_steps', 'max_failed_steps', 'order'],
    ...['max_total_tokens', 'max_elapsed_sec', 'max_cost_usd'],
];


/***/ }),

/***/ 2156:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   D: () => (/* binding */ oddValue),
/* harmony export */   Ie: () => (/* binding */ cellText),
/* harmony export */   LL: () => (/* binding */ DATATYPE_KINDS),
/* harmony export */   NW: () => (/* binding */ isNumeral),
/* harmony export */   Vy: () => (/* binding */ canonicalCell),
/* harmony export */   W$: () => (/* binding */ hundredThousandths),
/* harmony export */   iG: () => (/* binding */ typedValue),
/* harmony export */   iP: () => (/* binding */ termOf)
/* harmony export */ });
/* unused harmony export numberValue */
/* harmony import */ var _text_json_text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(817);
/* harmony import */ var _values_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4101);


const XSD = 'http://www.w3.org/2001/XMLSchema#';
const INTEGER_TYPES = [
    ...['integer', 'int', 'long', 'short', 'byte', 'nonNegativeInteger', 'positiveInteger', 'nonPositiveInteger'],
    ...['negativeInteger', 'unsignedLong', 'unsignedInt', 'unsignedShort', 'unsignedByte'],
];
const DATATYPE_KINDS = new Map([
    ...INTEGER_TYPES.map((name) => [XSD + name, 'integer']),
    [`${XSD}decimal`, 'decimal'],
    [`${XSD}double`, 'double'],
    [`${XSD}float`, 'double'],
    [`${XSD}boolean`, 'boolean'],
]);
/** No part of these may begin as the part before it ends: that takes quadratic time on a text that fails. */
const GRAMMARS = {
    integer: /^\s*[+-]?\d+\s*$/,
    decimal: /^\s*[+-]?(?:\d+(?:\.\d*)?|\.\d+)\s*$/,
    double: /^\s*[+-]?(?:\d+(?:\.\d*)?|\.\d+)(?:e[+-]?\d+)?\s*$/i,
};
/** A longer literal is not a measured number; it is compared by its text. */
const MAX_NUMERAL = 1000;
const SPECIAL = new Map([
    ['inf', Number.POSITIVE_INFINITY],
    ['+inf', Number.POSITIVE_INFINITY],
    ['-inf', Number.NEGATIVE_INFINITY],
    ['nan', Number.NaN],
]);
/**
 * The value of a typed literal as text that is equal exactly when the values are, or null when the literal is
 * to be compared by its text. Numbers of all types share one space: 5, 05 and 5.0 give the same.
 */
function typedValue(lexical, datatype) {
    switch (DATATYPE_KINDS.get(datatype)) {
        case 'integer':
            return integerValue(lexical);
        case 'decimal':
            return isNumeral(lexical, 'decimal') ? decimalValue(lexical) : null;
        case 'double':
            return doubleValue(lexical);
        case 'boolean':
            return booleanValue(lexical);
        default:
            return null;
    }
}
/** Whether a literal of a numeric datatype is a finite number in the grammar of its type. */
function isNumeral(lexical, kind) {
    return lexical.length <= MAX_NUMERAL && GRAMMARS[kind].test(lexical);
}
function integerValue(lexical) {
    if (!isNumeral(lexical, 'integer'))
        return null;
    const { sign, digits } = signAndDigits(lexical);
    return digits === '0' ? digits : sign + digits;
}
/** Beyond 2^53 a double would make neighbours equal, so that the digits themselves are compared. */
function decimalValue(lexical) {
    const value = Number(lexical);
    if (Math.abs(value) <= Number.MAX_SAFE_INTEGER)
        return numberValue(value);
    const { sign, digits } = signAndDigits(lexical);
    const [whole, fraction = ''] = digits.split('.');
    let end = fraction.length;
    while (fraction[end - 1] === '0')
        end--;
    return `${sign}${whole}${end > 0 ? `.${fraction.slice(0, end)}` : ''}`;
}
/** A minus or nothing, and what follows, without blanks and leading zeros. */
function signAndDigits(lexical) {
    const text = lexical.trim();
    let at = text[0] === '-' || text[0] === '+' ? 1 : 0;
    while (text[at] === '0' && isDigit(text[at + 1]))
        at++;
    return { sign: text[0] === '-' ? '-' : '', digits: text.slice(at) };
}
function isDigit(character) {
    return character !== undefined && character >= '0' && character <= '9';
}
function doubleValue(lexical) {
    if (isNumeral(lexical, 'double'))
        return numberValue(Number(lexical));
    const special = lexical.length > MAX_NUMERAL ? undefined : SPECIAL.get(lexical.trim().toLowerCase());
    return special === undefined ? null : numberValue(special);
}
function booleanValue(lexical) {
    if (lexical === 'true' || lexical === '1')
        return 'true';
    return lexical === 'false' || lexical === '0' ? 'false' : null;
}
/** From here on neighbouring doubles are more than 0.00001 apart, so that there is nothing left to round. */
const TOO_LARGE_TO_ROUND = 2 ** 36;
/** Beyond it, numbers are compared by their text. */
const MOST_STEPS = 2 ** 36 * 100_000;
/** Up to here a product by 100,000 is off by less than 0.1. */
const EXACT_PRODUCT = 2 ** 49;
/**
 * A number as a whole count of 0.00001, rounded half away from zero: equal exactly when `numberValue` is, and much
 * faster. null where the count would not be exact.
 */
function hundredThousandths(value) {
    const size = Math.abs(value);
    const product = size * 100_000;
    if (!(product < MOST_STEPS))
        return null;
    const fraction = product - Math.floor(product);
    const isClear = product < EXACT_PRODUCT && (fraction < 0.4 || fraction > 0.6);
    // Near a half the decimal text decides: shifting its point loses nothing.
    const steps = isClear ? Math.round(product) : Math.round(size < 1e-6 ? 0 : Number(`${size}e5`));
    if (steps >= MOST_STEPS)
        return null;
    return value < 0 && steps !== 0 ? -steps : steps;
}
/** A number rounded half away from zero to 5 decimals, as text; -0 is 0, integers have no fraction. */
function numberValue(value) {
    const size = Math.abs(value);
    if (!Number.isFinite(value))
        return String(value);
    if (size >= TOO_LARGE_TO_ROUND)
        return Number.isInteger(value) ? BigInt(value).toString() : String(value);
    if (size < 1e-6)
        return '0';
    // Shifting the decimal point in the text keeps 1.000005 a half, which a multiplication would not.
    const rounded = Number(`${Math.round(Number(`${size}e5`))}e-5`);
    return value < 0 && rounded !== 0 ? `-${rounded}` : String(rounded);
}
/** A term whose value is no text, as text: a JSON number or boolean by value, anything else by its JSON. */
function oddValue(term) {
    const value = (0,_values_js__WEBPACK_IMPORTED_MODULE_0__/* .isMapping */ .pi)(term) ? term.value : undefined;
    if (typeof value === 'number')
        return numberValue(value);
    if (typeof value === 'boolean')
        return String(value);
    return `json ${(0,_text_json_text_js__WEBPACK_IMPORTED_MODULE_1__/* .jsonText */ .s)(term)}`;
}
/** The text of one cell in canonical form, for hashing: values that an interner gives the same number have the same text. */
function canonicalCell(term, cells) {
    if (term === undefined || term === null)
        return 'u';
    const { value, datatype } = term;
    if (typeof value !== 'string') {
        const steps = typeof value === 'number' ? hundredThousandths(value) : null;
        return steps === null ? `v${oddValue(term)}` : `n${steps}`;
    }
    const kind = cells === 'typed' && datatype !== undefined ? DATATYPE_KINDS.get(datatype) : undefined;
    if (kind === undefined)
        return `t${value}`;
    const steps = kind !== 'boolean' && isNumeral(value, kind) ? hundredThousandths(Number(value)) : null;
    if (steps !== null)
        return `n${steps}`;
    const typed = typedValue(value, datatype);
    return typed === null ? `t${value}` : `v${typed}`;
}
/** The term of a row; names such as `constructor` are ordinary. */
function termOf(row, column) {
    const term = row[column];
    return term !== undefined && column in Object.prototype && !Object.hasOwn(row, column) ? undefined : term;
}
/** A cell as a person reads it; null when unbound. */
function cellText(term) {
    if (term === undefined || term === null)
        return null;
    const value = (0,_values_js__WEBPACK_IMPORTED_MODULE_0__/* .isMapping */ .pi)(term) ? term.value : term;
    return typeof value === 'string' ? value : (0,_text_json_text_js__WEBPACK_IMPORTED_MODULE_1__/* .jsonText */ .s)(value === undefined ? term : value);
}


/***/ }),

/***/ 2702:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  bl: () => (/* binding */ bestPairing),
  iJ: () => (/* binding */ explainAnswer),
  L1: () => (/* binding */ explainRows),
  x5: () => (/* binding */ explainUnreadable)
});

// EXTERNAL MODULE: ./src/core/sparql/cells.ts
var sparql_cells = __webpack_require__(2156);
// EXTERNAL MODULE: ./src/core/values.ts
var values = __webpack_require__(4101);
;// CONCATENATED MODULE: ./src/core/sparql/overlap.ts


/** Above this many cell visits, columns are paired by name and position alone. */
const OVERLAP_WORK = 20_000_000;
/** What a pair of columns costs at least, as cell visits. */
const PAIR_WORK = 16;
/**
 * Pairs the columns of two results: `shared`, by values in common (most first; the same name, then the same position,
 * breaks ties); `certain`, else by name; `guessed`, what is left over by the kind of terms, too.
 */
function pairColumns(tables, reference, actual) {
    const wanted = tables.reference.names;
    if (reference.rows.length === 0 || actual.rows.length === 0) {
        const pairs = pairByName(tables);
        return { shared: pairs, certain: pairs, guessed: pairs };
    }
    const pairs = wanted.map(() => null);
    const [wantedPlain, actualPlain] = [wanted.map(plainName), actual.columns.map(plainName)];
    const closeness = ({ index, at }) => (wantedPlain[index] === actualPlain[at] ? 2 : index === at ? 1 : 0);
    const ranked = overlapOf(tables)
        .map((pair) => ({ ...pair, closeness: closeness(pair) }))
        .sort((a, b) => b.shared - a.shared || b.closeness - a.closeness || a.index - b.index || a.at - b.at);
    const taken = new Set();
    for (const { index, at } of ranked) {
        if (pairs[index] !== null || taken.has(at))
            continue;
        pairs[index] = at;
        taken.add(at);
    }
    const shared = [...pairs];
    const named = takeFirst(actualPlain, taken);
    const certain = pairs.map((at, index) => at ?? named(wantedPlain[index] ?? ''));
    if (certain.every((at) => at !== null))
        return { shared, certain, guessed: certain };
    const kinds = actual.columns.map((name, at) => (taken.has(at) ? 'taken' : kindOfColumn(actual, name)));
    const ofKind = takeFirst(kinds, taken);
    return {
        shared,
        certain,
        guessed: certain.map((at, index) => at ?? ofKind(kindOfColumn(reference, wanted[index] ?? ''))),
    };
}
/** Takes the first free column of a key, or none. */
function takeFirst(keys, taken) {
    const columns = new Map();
    for (const [at, key] of [...keys.entries()].reverse())
        (0,values/* listAt */.gT)(columns, key).push(at);
    return (key) => {
        const list = columns.get(key) ?? [];
        for (let at = list.pop(); at !== undefined; at = list.pop()) {
            if (taken.has(at))
                continue;
            taken.add(at);
            return at;
        }
        return null;
    };
}
/** Agents write `baseVoltage` and `base_voltage` for `basevoltage`. */
function plainName(name) {
    return name.toLowerCase().replaceAll('_', '');
}
/** Shorter names are like too many others. */
const MIN_LIKE = 4;
/** Above this many pairs of names, only equal ones are looked for. */
const LIKE_WORK = 1_000_000;
/** Whether a result has a column named like a required one, or one whose name ends with the other. */
function hasColumnLike({ columns }, required) {
    const bare = (name) => plainName(name).replace(/(?:iri|uri|id)$/, '');
    const [wanted, found] = [new Set(required.map(bare)), new Set(columns.map(bare))];
    for (const name of found)
        if (wanted.has(name))
            return true;
    if (wanted.size * found.size > LIKE_WORK)
        return false;
    const long = [...found].filter((name) => name.length >= MIN_LIKE);
    return [...wanted].some((name) => name.length >= MIN_LIKE && long.some((other) => other.endsWith(name) || name.endsWith(other)));
}
/** What a column holds, by its first bound cell. */
function kindOfColumn(result, name) {
    const row = result.rows.find((candidate) => !(0,values/* isAbsent */.W0)((0,sparql_cells/* termOf */.iP)(candidate, name)));
    const term = row && (0,sparql_cells/* termOf */.iP)(row, name);
    if (!(0,values/* isMapping */.pi)(term))
        return 'unbound';
    if (term.type === 'uri' || term.type === 'bnode')
        return term.type;
    return typeof term.value === 'string' && (0,sparql_cells/* typedValue */.iG)(term.value, term.datatype) === null ? 'text' : 'typed';
}
function overlapOf(tables) {
    const { reference, actual, ids } = tables;
    const work = reference.columns.length * actual.columns.length * Math.max(reference.rows, actual.rows, PAIR_WORK);
    if (work > OVERLAP_WORK)
        return namePairs(tables);
    const distinct = actual.columns.map((column) => [...new Set(column)]);
    const isWanted = new Uint8Array(ids);
    return reference.columns.flatMap((column, index) => {
        const wanted = new Set(column);
        for (const id of wanted)
            isWanted[id] = 1;
        const found = distinct.flatMap((values, at) => {
            let common = 0;
            for (const id of values)
                common += isWanted[id];
            return common === 0 ? [] : [{ index, at, shared: common / (wanted.size + values.length - common) }];
        });
        for (const id of wanted)
            isWanted[id] = 0;
        return found;
    });
}
function namePairs(tables) {
    return pairByName(tables).flatMap((at, index) => (at === null ? [] : [{ index, at, shared: 1 }]));
}
function pairByName({ reference, actual }) {
    const taken = new Set();
    const named = takeFirst(actual.names.map(plainName), taken);
    const byName = reference.names.map((name) => named(plainName(name)));
    return byName.map((at, index) => {
        if (at !== null)
            return at;
        return index < actual.columns.length && !taken.has(index) ? index : null;
    });
}

;// CONCATENATED MODULE: ./src/core/sparql/column-trouble.ts


/** What keeps a required column from matching: it is there and empty, or it holds another kind of terms. */
function columnTrouble(tables) {
    if (tables.actual.rows.length === 0 || tables.reference.rows.length === 0)
        return null;
    const unbound = unboundColumns(tables);
    if (unbound.length > 0)
        return { kind: 'unbound_column', detail: { unbound_columns: unbound } };
    const column = otherTerms(tables);
    return column ? { kind: 'literal_for_iri', detail: { column } } : null;
}
/** Required columns that the actual result has by name, without a value in any row. */
function unboundColumns({ reference, actual, required, shared }) {
    return required.flatMap((name, index) => {
        if (shared[index] !== null || kindOfColumn(reference, name) === 'unbound')
            return [];
        const same = actual.columns.find((column) => plainName(column) === plainName(name));
        return same !== undefined && kindOfColumn(actual, same) === 'unbound' ? [same] : [];
    });
}
const HOLDS = {
    uri: 'IRIs',
    text: 'text',
    typed: 'numbers',
};
/** A column of literals where the required one has IRIs, or the other way round. */
function otherTerms(tables) {
    const { reference, required, shared } = tables;
    for (const [index, name] of required.entries()) {
        const wanted = kindOfColumn(reference, name);
        if (shared[index] !== null || !HOLDS[wanted])
            continue;
        const isWanted = (kind) => (kind === 'uri' || kind === 'bnode') === (wanted === 'uri');
        const column = standIn(tables, name, isWanted);
        if (column)
            return { actual: column.name, holds: HOLDS[column.kind] ?? 'text', required: name };
    }
    return null;
}
/** The column that should be the required one: by its name, else the first where none holds the wanted kind of terms. */
function standIn(tables, required, isWanted) {
    const columns = answerColumns(tables);
    const named = columns.filter(({ name }) => isLike(name, required));
    const possible = named.length > 0 ? named : columns;
    return possible.some(({ kind }) => isWanted(kind)) ? undefined : possible[0];
}
const CLASS_COLUMNS = new Set(['class', 'type']);
/** Columns that match no required one, with values that are more than given entities and classes. */
function answerColumns({ actual, shared, isGiven }) {
    const isPaired = (index) => shared.includes(index);
    return actual.columns
        .filter((_, index) => !isPaired(index))
        .map((name) => ({ name, kind: kindOfColumn(actual, name) }))
        .filter(({ name, kind }) => kind !== 'unbound' && !CLASS_COLUMNS.has(plainName(name)))
        .filter(({ name }) => {
        const texts = actual.rows.flatMap((row) => (0,sparql_cells/* cellText */.Ie)((0,sparql_cells/* termOf */.iP)(row, name)) ?? []);
        return !texts.every(isGiven);
    });
}
/** Shorter names are like too many others. */
const column_trouble_MIN_LIKE = 4;
function isLike(column, required) {
    const [name, wanted] = [plainName(column), plainName(required)];
    const [short, long] = name.length < wanted.length ? [name, wanted] : [wanted, name];
    return name === wanted || (short.length >= column_trouble_MIN_LIKE && (long.startsWith(short) || long.endsWith(short)));
}

// EXTERNAL MODULE: ./src/core/sparql/table.ts + 1 modules
var sparql_table = __webpack_require__(2415);
;// CONCATENATED MODULE: ./src/core/sparql/row-counts.ts


/**
 * Counts rows as sets where duplicates do not count: the reference's over all required columns, the actual's over the
 * paired ones (all of its own where none is paired), common ones by the paired columns.
 */
function countRows(options, tables, pairs) {
    const asSet = options.ignoreDuplicates && !options.ordered;
    const paired = pairs.flatMap((at, index) => (at === null ? [] : [[index, at]]));
    const known = paired.map(() => new Map());
    const keysOf = (table, columns, maps) => columns.reduce((keys, at, depth) => (0,sparql_table/* extendKeys */.bN)(keys, table.columns[at], tables.ids, maps[depth] ?? new Map()), new Int32Array(table.rows));
    const { reference, actual } = tables;
    const all = (table) => keysOf(table, [...table.columns.keys()], []);
    const leftKeys = keysOf(reference, paired.map(([index]) => index), known);
    const rightKeys = paired.length === 0
        ? all(actual)
        : keysOf(actual, paired.map(([, at]) => at), known);
    const left = groupRows(paired.length === pairs.length ? leftKeys : all(reference), asSet);
    const right = groupRows(rightKeys, asSet);
    if (paired.length === pairs.length)
        return complete(left, right);
    // Some column has no partner: a reference row is common when its other columns are.
    const found = new Set(rightKeys);
    const rows = [...left.values()].flat();
    const missing = paired.length === 0 ? rows : rows.filter((row) => !found.has(leftKeys[row]));
    const [expected, total] = [rows.length, totalOf(right)];
    const common = expected - missing.length;
    const [counts, repeats] = [
        { expected, actual: total, common },
        { missingRepeats: 0, onlyRepeats: false },
    ];
    return { ...counts, missing, found: without(rows, missing), extra: [], ...repeats };
}
function complete(left, right) {
    const { rows: missing, repeats: missingRepeats } = withoutPartner(left, right);
    const { rows: extra } = withoutPartner(right, left);
    const [expected, actual] = [totalOf(left), totalOf(right)];
    const sameSet = left.size === right.size && [...left.keys()].every((key) => right.has(key));
    const onlyRepeats = sameSet && missing.length + extra.length > 0;
    const common = expected - missing.length;
    const found = without([...left.values()].flat(), missing);
    return { expected, actual, common, missing, found, extra, missingRepeats, onlyRepeats };
}
function without(rows, some) {
    if (some.length === rows.length)
        return [];
    const left = new Set(some);
    return rows.filter((row) => !left.has(row));
}
function groupRows(keys, asSet) {
    const groups = new Map();
    keys.forEach((key, row) => {
        const rows = (0,values/* listAt */.gT)(groups, key);
        if (!asSet || rows.length === 0)
            rows.push(row);
    });
    return groups;
}
function totalOf(groups) {
    let total = 0;
    for (const rows of groups.values())
        total += rows.length;
    return total;
}
/** The rows that the other side does not have, then the copies that it has too few of. */
function withoutPartner(own, other) {
    const [absent, copies] = [[], []];
    for (const [key, rows] of own) {
        const there = other.get(key)?.length ?? 0;
        const lacking = there === 0 ? absent : copies;
        for (const row of rows.slice(there))
            lacking.push(row);
    }
    const inOrder = (rows) => rows.sort((a, b) => a - b);
    return { rows: [...inOrder(absent), ...inOrder(copies)], repeats: copies.length };
}

;// CONCATENATED MODULE: ./src/core/sparql/explain.ts





/** Rows shown of what is missing and what is extra. */
const SHOWN_ROWS = 5;
/** Characters shown of one cell. */
const SHOWN_CELL = 200;
function explainUnreadable(side, reason) {
    return { cause: { kind: 'unreadable' }, detail: { error: `${side} output ${reason}` } };
}
/** A yes or no that differs, or that stands against a table. */
function explainAnswer(reference, actual) {
    const detail = { expected_value: answerText(reference), actual_value: answerText(actual) };
    return { cause: { kind: 'value_differs' }, detail };
}
function answerText(result) {
    if (result.kind === 'ask')
        return String(result.value);
    return result.kind === 'select' ? `a table of ${result.rows.length} rows` : result.reason;
}
const NOTHING_GIVEN = () => false;
/** Why two tables differ, by the pairing of columns under which they have most in common. */
function explainRows(difference, isGiven = NOTHING_GIVEN) {
    const { reference, actual, required, options } = difference;
    const tables = difference.tables ?? (0,sparql_table/* makeTables */.cy)(reference, actual, required, options.cells);
    const { pairs, shared, rows } = bestPairing(difference, tables);
    const counts = { expected: rows.expected, actual: rows.actual, common: rows.common };
    const unmatched = required.filter((_, index) => pairs[index] === null);
    const kind = kindOf(difference, rows, unmatched.length);
    const noMatch = kind === 'other_rows' || kind === 'missing_column';
    const trouble = noMatch ? columnTrouble({ reference, actual, required, shared, isGiven }) : null;
    const isDistinct = rows.expected < reference.rows.length || rows.actual < actual.rows.length;
    const detail = {
        ...(kind === 'missing_column' && { unmatched_columns: unmatched }),
        ...(isDistinct && { distinct_rows: true }),
        ...(rows.missingRepeats > 0 && !rows.onlyRepeats && { missing_repeats: rows.missingRepeats }),
        ...(rows.onlyRepeats ? { only_repeats: true } : rowSamples(difference, rows, pairs)),
        ...trouble?.detail,
    };
    const given = rows.onlyRepeats ? null : givenKind(kind, difference, rows, pairs, isGiven);
    const cause = { kind: trouble?.kind ?? given ?? kind, ...counts };
    return { cause, detail, nearness: nearnessOf(difference, rows, isGiven) };
}
/** Whether all that is missing, or all that is extra, is what the question itself gives. */
function givenKind(kind, { reference, actual, required }, rows, pairs, isGiven) {
    if (kind === 'missing_rows' && allGiven(reference.rows, rows.missing, required, isGiven))
        return 'given_row_missing';
    const paired = pairs.map((at) => actual.columns[at ?? -1]).filter((name) => name !== undefined);
    const isExtra = kind === 'extra_rows' && rows.expected > 0;
    return isExtra && allGiven(actual.rows, rows.extra, paired, isGiven) ? 'given_row_extra' : null;
}
/** More rows are not looked at one by one: a question gives a few entities. */
const FEW_ROWS = 50;
function allGiven(all, indexes, columns, isGiven) {
    if (indexes.length === 0 || indexes.length > FEW_ROWS)
        return false;
    return indexes.every((row) => isGivenRow(all[row], columns, isGiven));
}
function isGivenRow(row, columns, isGiven) {
    const cells = columns.map((name) => (0,sparql_cells/* cellText */.Ie)((0,sparql_cells/* termOf */.iP)(row, name))).filter((text) => text !== null);
    return cells.length > 0 && cells.every(isGiven);
}
function nearnessOf({ reference, actual, required }, rows, isGiven) {
    const indexes = Array.from({ length: Math.min(reference.rows.length, FEW_ROWS + 1) }, (_, row) => row);
    const onlyGiven = allGiven(reference.rows, indexes, required, isGiven);
    const few = rows.found.length <= FEW_ROWS && !onlyGiven;
    const given = few
        ? rows.found.filter((row) => isGivenRow(reference.rows[row], required, isGiven)).length
        : 0;
    return {
        own: rows.common - given,
        named: hasColumnLike(actual, required),
        onlyGiven,
        ...(rows.extra.length === 0 && rows.found.length > 0 && { found: rows.found }),
    };
}
/** A column that was paired for its kind of terms alone, and under which nothing is common any more, is missing. */
function bestPairing(difference, tables) {
    const { options, reference, actual } = difference;
    const { shared, certain, guessed } = pairColumns(tables, reference, actual);
    const rows = countRows(options, tables, guessed);
    const isGuess = guessed.some((at, index) => at !== certain[index]);
    if (!isGuess || rows.common > 0)
        return { pairs: guessed, shared, rows };
    const surely = countRows(options, tables, certain);
    return surely.common > 0 ? { pairs: certain, shared, rows: surely } : { pairs: guessed, shared, rows };
}
function kindOf(difference, rows, unmatched) {
    const { actual, required, outcome } = difference;
    if (outcome === 'exhausted')
        return 'too_symmetric';
    if (rows.actual === 0)
        return 'empty_result';
    if (rows.expected === 0)
        return 'extra_rows';
    if (actual.columns.length < required.length)
        return 'missing_column';
    if (unmatched > 0)
        return 'missing_column';
    if (rows.common === 0)
        return 'other_rows';
    const missing = rows.expected - rows.common;
    const extra = rows.actual - rows.common;
    if (missing > 0 && extra > 0)
        return 'missing_and_extra';
    if (missing > 0)
        return 'missing_rows';
    if (extra > 0)
        return 'extra_rows';
    return difference.options.ordered ? 'order' : 'other_rows';
}
function rowSamples(difference, rows, pairs) {
    const { reference, actual, required } = difference;
    const actualNames = required.map((_, index) => actual.columns[pairs[index] ?? -1]);
    const shownExtra = actualNames.some((name) => name !== undefined) ? actualNames : actual.columns;
    const show = (all, indexes, names) => indexes.slice(0, SHOWN_ROWS).map((row) => names.map((name) => shorten(name, all[row] ?? {})));
    const missing = show(reference.rows, rows.missing, required);
    const extra = show(actual.rows, rows.extra, shownExtra);
    return {
        ...(missing.length > 0 && { missing_rows: missing }),
        ...(extra.length > 0 && { extra_rows: extra }),
    };
}
function shorten(name, row) {
    const text = name === undefined ? null : (0,sparql_cells/* cellText */.Ie)((0,sparql_cells/* termOf */.iP)(row, name));
    if (text === null)
        return null;
    return text.length > SHOWN_CELL ? `${text.slice(0, SHOWN_CELL - 1)}…` : text;
}


/***/ }),

/***/ 2415:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  bN: () => (/* binding */ extendKeys),
  cy: () => (/* binding */ makeTables),
  UO: () => (/* binding */ sameSequence),
  IU: () => (/* binding */ sequenceSignature)
});

// EXTERNAL MODULE: ./src/core/sparql/cells.ts
var sparql_cells = __webpack_require__(2156);
// EXTERNAL MODULE: ./src/core/values.ts
var core_values = __webpack_require__(4101);
;// CONCATENATED MODULE: ./src/core/sparql/interner.ts


/** An interner for one pair of results: by typed value, or by the text of the literal. */
function makeInterner(cells) {
    let next = 1;
    const texts = new Map();
    const values = new Map();
    const numbers = new Map();
    const idIn = (ids, key) => {
        const known = ids.get(key);
        if (known !== undefined)
            return known;
        ids.set(key, next);
        return next++;
    };
    const typedId = (lexical, kind, datatype) => {
        const steps = kind !== 'boolean' && (0,sparql_cells/* isNumeral */.NW)(lexical, kind) ? (0,sparql_cells/* hundredThousandths */.W$)(Number(lexical)) : null;
        if (steps !== null)
            return idIn(numbers, steps);
        const value = (0,sparql_cells/* typedValue */.iG)(lexical, datatype);
        return value === null ? idIn(texts, lexical) : idIn(values, value);
    };
    // A column has one datatype as a rule, so that the last one need not be looked up again.
    let lastDatatype;
    let lastKind;
    const kindOf = (datatype) => {
        if (datatype !== lastDatatype) {
            lastDatatype = datatype;
            lastKind = sparql_cells/* DATATYPE_KINDS */.LL.get(datatype);
        }
        return lastKind;
    };
    const idOf = (term) => {
        if (term === undefined || term === null)
            return 0;
        const { value, datatype } = term;
        if (typeof value !== 'string')
            return oddId(term);
        const kind = datatype === undefined || cells === 'lexical' ? undefined : kindOf(datatype);
        return kind === undefined ? idIn(texts, value) : typedId(value, kind, datatype);
    };
    const oddId = (term) => {
        const value = (0,core_values/* isMapping */.pi)(term) ? term.value : undefined;
        const steps = typeof value === 'number' ? (0,sparql_cells/* hundredThousandths */.W$)(value) : null;
        return steps === null ? idIn(values, (0,sparql_cells/* oddValue */.D)(term)) : idIn(numbers, steps);
    };
    return { idOf, size: () => next };
}

;// CONCATENATED MODULE: ./src/core/sparql/table.ts


/** Numbers the rows of (key so far, next cell); `known` is filled as it goes and may be shared between tables. */
function extendKeys(keys, column, ids, known) {
    const extended = new Int32Array(keys.length);
    for (let row = 0; row < keys.length; row++) {
        const pair = keys[row] * ids + column[row];
        let key = known.get(pair);
        if (key === undefined) {
            key = known.size;
            known.set(pair, key);
        }
        extended[row] = key;
    }
    return extended;
}
/** Equal sequences have equal signatures. */
function sequenceSignature(column) {
    return column.reduce((hash, id) => (Math.imul(hash, 31) + id) | 0, 7);
}
function sameSequence(left, right) {
    if (left.length !== right.length)
        return false;
    for (let row = 0; row < left.length; row++)
        if (left[row] !== right[row])
            return false;
    return true;
}
function makeTables(reference, actual, required, cells) {
    const interner = makeInterner(cells);
    const table = (rows, names) => ({
        rows: rows.length,
        names,
        columns: names.map((name) => numberColumn(rows, name, interner)),
    });
    const left = table(reference.rows, required);
    const right = table(actual.rows, actual.columns);
    return { reference: left, actual: right, ids: interner.size() };
}
/** One column as cell numbers, column by column, as that is how an engine reads properties fastest. */
function numberColumn(rows, name, interner) {
    const column = new Int32Array(rows.length);
    const isInherited = name in Object.prototype;
    for (let row = 0; row < rows.length; row++) {
        const cells = rows[row];
        column[row] = interner.idOf(isInherited ? (0,sparql_cells/* termOf */.iP)(cells, name) : cells[name]);
    }
    return column;
}


/***/ }),

/***/ 399:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   BD: () => (/* binding */ compareDataPoints),
/* harmony export */   C_: () => (/* binding */ compareTimeSeries),
/* harmony export */   p6: () => (/* binding */ differingArguments),
/* harmony export */   tJ: () => (/* binding */ COMPARED_ARGUMENTS)
/* harmony export */ });
/* harmony import */ var _text_json_equal_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(5780);
/* harmony import */ var _text_json_text_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(817);
/* harmony import */ var _values_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4101);
/* harmony import */ var _shown_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4742);
/* harmony import */ var _time_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7174);





/** Time series: which series was asked for. 1 when `mrid` and, where it matters, `limit` agree, else 0. */
function compareTimeSeries(reference, actual) {
    const limit = (0,_values_js__WEBPACK_IMPORTED_MODULE_1__/* .own */ .ZV)(reference.args, 'limit');
    const limitMatters = seriesOf((0,_values_js__WEBPACK_IMPORTED_MODULE_1__/* .own */ .ZV)(reference.args, 'mrid')).length === 0 || !((0,_values_js__WEBPACK_IMPORTED_MODULE_1__/* .isAbsent */ .W0)(limit) || limit === 0);
    return compareArguments(reference, actual, { mrid: sameSeries, ...(limitMatters && { limit: sameValue }) });
}
/** Data points: which points were asked for. 1 when all arguments agree, else 0. */
function compareDataPoints(reference, actual) {
    return compareArguments(reference, actual, DATA_POINTS);
}
const DATA_POINTS = {
    external_id: sameList,
    granularity: _time_js__WEBPACK_IMPORTED_MODULE_0__/* .sameGranularity */ .Df,
    aggregates: sameList,
    start: _time_js__WEBPACK_IMPORTED_MODULE_0__/* .sameTime */ .Ue,
    end: _time_js__WEBPACK_IMPORTED_MODULE_0__/* .sameTime */ .Ue,
    limit: sameValue,
};
/** How arguments of these names are compared, whatever the step. */
const RULES = { ...DATA_POINTS, mrid: sameSeries };
/** The arguments of data points and time series steps that a comparison reads. */
const COMPARED_ARGUMENTS = new Map([
    ['retrieve_time_series', ['mrid', 'limit']],
    ['retrieve_data_points', ['external_id', 'granularity', 'aggregates', 'start', 'end', 'limit']],
    ['retrieval', ['k']],
]);
function compareArguments(reference, actual, rules) {
    const shown = shownDifferences(reference, actual, rules);
    if (shown.length === 0)
        return { score: 1 };
    const nearness = { differing: shown.length };
    return { score: 0, explain: () => ({ cause: { kind: 'arguments_differ' }, detail: { arguments: shown }, nearness }) };
}
function shownDifferences(reference, actual, rules) {
    return Object.entries(rules)
        .filter(([name, same]) => !same((0,_values_js__WEBPACK_IMPORTED_MODULE_1__/* .own */ .ZV)(reference.args, name), (0,_values_js__WEBPACK_IMPORTED_MODULE_1__/* .own */ .ZV)(actual.args, name), actual.executionTimestamp))
        .map(([name]) => `${name}: expected ${shownArgument(reference.args, name)}, got ${shownArgument(actual.args, name)}`);
}
/** The arguments of the reference that an actual step of the same name has otherwise, but for queries. */
function differingArguments(reference, actual) {
    const isText = (name) => !/[{<]/.test(String((0,_values_js__WEBPACK_IMPORTED_MODULE_1__/* .own */ .ZV)(reference.args, name)));
    const names = Object.keys(reference.args).filter(isText);
    return shownDifferences(reference, actual, Object.fromEntries(names.map((name) => [name, RULES[name] ?? sameValue])));
}
function shownArgument(args, name) {
    const value = (0,_values_js__WEBPACK_IMPORTED_MODULE_1__/* .own */ .ZV)(args, name);
    if ((0,_values_js__WEBPACK_IMPORTED_MODULE_1__/* .isAbsent */ .W0)(value))
        return 'none';
    // A Cyrillic letter in a unit looks like the Latin one: what is not ASCII is written out.
    return (0,_shown_js__WEBPACK_IMPORTED_MODULE_2__/* .shownValue */ .J)(value).replace(/[^\x20-\x7e]/gu, (letter) => `\\u{${letter.codePointAt(0)?.toString(16)}}`);
}
function sameValue(reference, actual) {
    return (0,_text_json_equal_js__WEBPACK_IMPORTED_MODULE_3__/* .firstDifference */ .a)(reference ?? null, actual ?? null) === null;
}
function sameSeries(reference, actual) {
    return sameValue(seriesOf(reference), seriesOf(actual));
}
/** The series that are asked for; an empty text names none. */
function seriesOf(mrid) {
    return mrid === '' ? [] : sortedList(mrid);
}
/** A value and a list of that value alone are the same; the order of a list is free. */
function sameList(reference, actual) {
    return sameValue(sortedList(reference), sortedList(actual));
}
function sortedList(value) {
    if ((0,_values_js__WEBPACK_IMPORTED_MODULE_1__/* .isAbsent */ .W0)(value))
        return [];
    const list = Array.isArray(value) ? [...value] : [value];
    const keyed = list.map((item) => ({ item, key: `${typeof item} ${(0,_text_json_text_js__WEBPACK_IMPORTED_MODULE_4__/* .jsonText */ .s)(item)}` }));
    keyed.sort((a, b) => (a.key < b.key ? -1 : a.key > b.key ? 1 : 0));
    return keyed.map(({ item }) => item);
}


/***/ }),

/***/ 5658:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  $B: () => (/* binding */ JSON_MEDIA_TYPE),
  eC: () => (/* binding */ SPARQL_MEDIA_TYPE),
  IB: () => (/* binding */ comparatorFor)
});

// UNUSED EXPORTS: COMPARATORS

// EXTERNAL MODULE: ./src/core/sparql/cells.ts
var cells = __webpack_require__(2156);
// EXTERNAL MODULE: ./src/core/values.ts
var values = __webpack_require__(4101);
// EXTERNAL MODULE: ./src/core/sparql/table.ts + 1 modules
var sparql_table = __webpack_require__(2415);
;// CONCATENATED MODULE: ./src/core/sparql/search.ts

/** The work allowed for one pair of results. */
function workFor(reference, actual) {
    const cells = reference.rows * reference.columns.length + actual.rows * actual.columns.length;
    return { visits: 0, limit: 2_000_000 + 50 * cells };
}
/** More required columns than this are no honest table, and the search goes one call deeper for each. */
const MAX_COLUMNS = 1000;
/** Depth first over the reference columns; a candidate stays only while the rows so far are equal. */
function searchMapping(reference, actual, candidates, mode, ids, work) {
    if (reference.columns.length > MAX_COLUMNS)
        return 'exhausted';
    const levels = levelsOf(reference, candidates, ids);
    const twins = twinColumns(actual);
    const used = new Set();
    work.visits += reference.rows * levels.length;
    const search = (depth, keys) => {
        const level = levels[depth];
        if (!level)
            return 'found';
        const tried = new Set();
        for (const at of level.candidates) {
            if (used.has(at) || tried.has(twins[at]))
                continue;
            if (work.visits > work.limit)
                return 'exhausted';
            tried.add(twins[at]);
            const extended = extendEqually(level, keys, actual.columns[at], mode, ids, work);
            if (!extended)
                continue;
            used.add(at);
            const outcome = search(depth + 1, extended);
            used.delete(at);
            if (outcome !== 'none')
                return outcome;
        }
        return 'none';
    };
    return search(0, new Int32Array(actual.rows));
}
/** The keys of the actual rows with one more column, or null at the first row that the reference does not have. */
function extendEqually(level, keys, column, mode, ids, work) {
    const seen = new Int32Array(level.counts.length);
    const extended = new Int32Array(keys.length);
    let distinct = 0;
    for (let row = 0; row < keys.length; row++) {
        work.visits++;
        const key = level.known.get(keys[row] * ids + column[row]);
        if (key === undefined)
            return null;
        const times = seen[key] + 1;
        if (times === 1)
            distinct++;
        else if (mode === 'multiset' && times > level.counts[key])
            return null;
        seen[key] = times;
        extended[row] = key;
    }
    return distinct === level.counts.length ? extended : null;
}
function levelsOf(reference, candidates, ids) {
    const order = candidates.map((_, index) => index);
    const lengthOf = (index) => candidates[index].length;
    order.sort((a, b) => lengthOf(a) - lengthOf(b) || a - b);
    let keys = new Int32Array(reference.rows);
    return order.map((index) => {
        const known = new Map();
        keys = (0,sparql_table/* extendKeys */.bN)(keys, reference.columns[index], ids, known);
        const counts = new Int32Array(known.size);
        for (const key of keys)
            counts[key] = counts[key] + 1;
        return { candidates: candidates[index], known, counts };
    });
}
/** For each column the first column equal to it: equal columns are interchangeable. */
function twinColumns(table) {
    const firstOf = new Map();
    return table.columns.map((column, index) => {
        const signature = (0,sparql_table/* sequenceSignature */.IU)(column);
        const known = firstOf.get(signature) ?? [];
        const twin = known.find((at) => (0,sparql_table/* sameSequence */.UO)(column, table.columns[at]));
        if (twin === undefined)
            firstOf.set(signature, [...known, index]);
        return twin ?? index;
    });
}

;// CONCATENATED MODULE: ./src/core/sparql/columns.ts



/**
 * Whether some injective mapping of all reference columns to actual columns makes the rows equal. `ids` is one
 * more than the largest cell number.
 */
function findMapping(reference, actual, mode, ids) {
    if (mode !== 'set' && reference.rows !== actual.rows)
        return 'none';
    if (mode === 'sequence')
        return matchSequences(reference, actual);
    const candidates = candidateColumns(reference, actual, mode, ids);
    if (candidates.some((columns) => columns.length === 0))
        return 'none';
    if (mode === 'multiset' || candidates.every((columns) => columns.length === 1)) {
        return searchMapping(reference, actual, candidates, mode, ids, workFor(reference, actual));
    }
    return searchSets(reference, actual, candidates, ids);
}
/** Equal sequences are interchangeable, so each reference column just takes the next equal one. */
function matchSequences(reference, actual) {
    const free = new Map();
    for (const column of actual.columns)
        (0,values/* listAt */.gT)(free, (0,sparql_table/* sequenceSignature */.IU)(column)).push(column);
    const taken = reference.columns.every((column) => {
        const alike = free.get((0,sparql_table/* sequenceSignature */.IU)(column)) ?? [];
        const at = alike.findLastIndex((candidate) => (0,sparql_table/* sameSequence */.UO)(column, candidate));
        return at >= 0 && alike.splice(at, 1).length === 1;
    });
    return taken ? 'found' : 'none';
}
/**
 * Sets tell columns apart badly. Where both sides have as many distinct rows, a mapping that makes the sets equal
 * makes the distinct rows equal one to one, so that the sharper comparison of multisets decides. Where they have as many
 * rows in all, it may find a mapping, with half of the work that is allowed, before the sets are searched.
 */
function searchSets(reference, actual, candidates, ids) {
    const left = distinctRows(reference, ids);
    const right = distinctRows(actual, ids);
    if (right.rows < left.rows)
        return 'none';
    const work = workFor(reference, actual);
    if (left.rows === right.rows)
        return searchMultisets(left, right, ids, work);
    const half = { ...work, limit: work.limit / 2 };
    if (reference.rows === actual.rows && searchMultisets(reference, actual, ids, half) === 'found')
        return 'found';
    return searchMapping(left, right, candidates, 'set', ids, { ...work, visits: half.visits });
}
function searchMultisets(left, right, ids, work) {
    const candidates = candidateColumns(left, right, 'multiset', ids);
    if (candidates.some((columns) => columns.length === 0))
        return 'none';
    return searchMapping(left, right, candidates, 'multiset', ids, work);
}
function distinctRows(table, ids) {
    let keys = new Int32Array(table.rows);
    for (const column of table.columns)
        keys = (0,sparql_table/* extendKeys */.bN)(keys, column, ids, new Map());
    const seen = new Set();
    const kept = [];
    keys.forEach((key, row) => {
        if (!seen.has(key))
            kept.push(row);
        seen.add(key);
    });
    if (kept.length === table.rows)
        return table;
    const columns = table.columns.map((column) => Int32Array.from(kept, (row) => column[row]));
    return { rows: kept.length, names: table.names, columns };
}
/**
 * For each reference column the actual columns with the same values: same name first, then same position. Where there
 * are more than a search takes, their order does not matter.
 */
function candidateColumns(reference, actual, mode, ids) {
    const signature = mode === 'set' ? setSignature(ids) : multisetSignature;
    const bySignature = new Map();
    for (const [at, column] of actual.columns.entries())
        (0,values/* listAt */.gT)(bySignature, signature(column)).push(at);
    return reference.columns.map((column, index) => {
        const fits = bySignature.get(signature(column)) ?? [];
        if (fits.length < 2 || reference.columns.length > MAX_COLUMNS)
            return fits;
        const rank = (at) => (actual.names[at] === reference.names[index] ? 0 : at === index ? 1 : 2);
        return [0, 1, 2].flatMap((wanted) => fits.filter((at) => rank(at) === wanted));
    });
}
/** Equal multisets have equal signatures; the converse is checked row by row later. */
function multisetSignature(column) {
    let sum = 0;
    for (let row = 0; row < column.length; row++)
        sum = (sum + scramble(column[row])) | 0;
    return sum;
}
function setSignature(ids) {
    const seenIn = new Int32Array(ids);
    let stamp = 0;
    return (column) => {
        stamp++;
        let sum = 0;
        for (let row = 0; row < column.length; row++) {
            const id = column[row];
            if (seenIn[id] !== stamp)
                sum = (sum + scramble(id)) | 0;
            seenIn[id] = stamp;
        }
        return sum;
    };
}
/** The finalizer of MurmurHash3: spreads neighbouring numbers over 32 bits. */
function scramble(id) {
    let h = id + 1;
    h = Math.imul(h ^ (h >>> 16), 0x85ebca6b);
    h = Math.imul(h ^ (h >>> 13), 0xc2b2ae35);
    return h ^ (h >>> 16);
}

// EXTERNAL MODULE: ./src/core/sparql/explain.ts + 3 modules
var explain = __webpack_require__(2702);
;// CONCATENATED MODULE: ./src/core/sparql/compare.ts




/** Compares two SPARQL results: 1 when they say the same, else 0. Never throws. */
function compareResults(reference, actual, options) {
    if (reference.kind === 'unreadable')
        return { score: 0, explain: () => (0,explain/* explainUnreadable */.x5)('reference', reference.reason) };
    if (actual.kind === 'unreadable')
        return { score: 0, explain: () => (0,explain/* explainUnreadable */.x5)('actual', actual.reason) };
    if (reference.kind === 'select' && actual.kind === 'select')
        return compareSelects(reference, actual, options);
    const same = reference.kind === 'ask' && actual.kind === 'ask' && reference.value === actual.value;
    return same ? { score: 1 } : { score: 0, explain: () => (0,explain/* explainAnswer */.iJ)(reference, actual) };
}
function compareSelects(reference, actual, options) {
    const required = options.requiredColumns ?? reference.columns;
    const enoughColumns = actual.columns.length >= required.length;
    const noRows = [reference, actual].filter((result) => result.rows.length === 0).length;
    if (noRows === 2 && enoughColumns)
        return { score: 1 };
    if (noRows === 0 && enoughColumns) {
        const declared = isDeclared(required, actual.columns);
        if (declared && sameInPlace(reference.rows, actual.rows, required))
            return { score: 1 };
        if (required.length === 0)
            return { score: 1 };
    }
    const difference = { reference, actual, required, options, outcome: 'none', tables: null };
    if (noRows > 0 || !enoughColumns)
        return { score: 0, explain: (isGiven) => (0,explain/* explainRows */.L1)(difference, isGiven) };
    const mode = options.ordered ? 'sequence' : options.ignoreDuplicates ? 'set' : 'multiset';
    if (mode !== 'set' && reference.rows.length !== actual.rows.length) {
        return { score: 0, explain: (isGiven) => (0,explain/* explainRows */.L1)(difference, isGiven) };
    }
    const tables = (0,sparql_table/* makeTables */.cy)(reference, actual, required, options.cells);
    const outcome = findMapping(tables.reference, tables.actual, mode, tables.ids);
    if (outcome === 'found')
        return { score: 1 };
    return { score: 0, explain: (isGiven) => (0,explain/* explainRows */.L1)({ ...difference, outcome, tables }, isGiven) };
}
/** Whether every required column has one of its name to itself: one that is required twice needs two columns. */
function isDeclared(required, columns) {
    const free = new Set(columns);
    return required.every((column) => free.delete(column));
}
/** The common case, without numbering any cell: the same rows under the same names in the same order. */
function sameInPlace(reference, actual, required) {
    if (reference.length !== actual.length)
        return false;
    return required.every((column) => {
        const isInherited = column in Object.prototype;
        for (let row = 0; row < reference.length; row++) {
            const [left, right] = [reference[row], actual[row]];
            if (isInherited ? !sameTerm((0,cells/* termOf */.iP)(left, column), (0,cells/* termOf */.iP)(right, column)) : !sameTerm(left[column], right[column])) {
                return false;
            }
        }
        return true;
    });
}
/** Written the same way, so equal under every rule; false says nothing. */
function sameTerm(left, right) {
    if (typeof left !== 'object' || typeof right !== 'object' || left === null || right === null)
        return false;
    const a = left;
    const b = right;
    return typeof a.value === 'string' && a.value === b.value && a.datatype === b.datatype;
}

// EXTERNAL MODULE: ./src/core/steps/arguments.ts
var steps_arguments = __webpack_require__(399);
// EXTERNAL MODULE: ./src/core/text/json-text.ts
var json_text = __webpack_require__(817);
;// CONCATENATED MODULE: ./src/core/steps/iri.ts



/**
 * IRI discovery: 1 when the reference IRI is the value of a `uri` term of the actual result; where that is no
 * SPARQL JSON, when it stands there as a whole IRI. Else 0.
 */
function compareIri(reference, actualOutput, actual) {
    if (typeof reference !== 'string' || reference === '') {
        return miss({ error: 'the reference output is not an IRI' }, 'unreadable');
    }
    if (actual.kind === 'select')
        return compareWithTerms(reference, actual);
    const text = typeof actualOutput === 'string' ? actualOutput : (0,json_text/* jsonText */.s)(actualOutput);
    if (actual.kind === 'unreadable' && holdsIri(text, reference))
        return { score: 1 };
    return miss({ expected_value: reference }, 'other_rows');
}
function compareWithTerms(iri, actual) {
    const found = actual.rows.some((row) => Object.keys(row).some((column) => {
        const term = (0,cells/* termOf */.iP)(row, column);
        return (0,values/* isMapping */.pi)(term) && term.type === 'uri' && term.value === iri;
    }));
    if (found)
        return { score: 1 };
    const kind = actual.rows.length === 0 ? 'empty_result' : 'other_rows';
    const counts = { expected: 1, actual: actual.rows.length, common: 0 };
    return { score: 0, explain: () => ({ cause: { kind, ...counts }, detail: { expected_value: iri } }) };
}
function miss(detail, kind) {
    return { score: 0, explain: () => ({ cause: { kind }, detail }) };
}
const NO_IRI_CHARACTER = /[\s<>"{}|\\^`]/;
const SENTENCE_END = /[.,;:!?)\]']/;
/** True if the IRI occurs in the text, without further characters of an IRI before or after it. */
function holdsIri(text, iri) {
    for (let at = text.indexOf(iri); at >= 0; at = text.indexOf(iri, at + 1)) {
        const startsHere = at === 0 || isBoundary(text.charAt(at - 1)) || '(['.includes(text.charAt(at - 1));
        if (startsHere && endsAt(text, at + iri.length))
            return true;
    }
    return false;
}
/** An IRI ends before a character that no IRI has, or before punctuation that is followed by one. */
function endsAt(text, end) {
    let at = end;
    while (at < text.length && SENTENCE_END.test(text.charAt(at)))
        at++;
    return at >= text.length || isBoundary(text.charAt(at));
}
function isBoundary(character) {
    return NO_IRI_CHARACTER.test(character);
}

// EXTERNAL MODULE: ./src/core/steps/value.ts
var value = __webpack_require__(1758);
;// CONCATENATED MODULE: ./src/core/steps/retrieval.ts



/** Two retrieval steps: recall@k of the reference's ids in the actual's, in [0, 1]. */
function compareRetrieval(reference, actual, recall) {
    const relevant = idsOf(reference.output)?.filter((id) => id !== NO_ID);
    const retrieved = idsOf(actual.output);
    if (!relevant)
        return (0,value/* unreadable */.O$)('reference output is not a list of ids');
    if (!retrieved)
        return (0,value/* unreadable */.O$)('actual output is not a list of ids');
    const [referenceK, actualK] = [kOf(reference.args), kOf(actual.args)];
    const k = (recall === 'relevant' ? (referenceK ?? actualK) : (actualK ?? referenceK)) ?? Number.POSITIVE_INFINITY;
    const wanted = recall === 'relevant' ? relevant : relevant.slice(0, k);
    const score = recallAtK(wanted, retrieved, k);
    return score === 1 ? { score } : { score, explain: () => missing(wanted, retrieved.slice(0, k)) };
}
/**
 * recall@k: the share of the relevant ids among the first k retrieved, |relevant ∩ first k| / |relevant|, in
 * [0, 1]; each id counts once, ids are compared as text. 0 when nothing is relevant.
 *
 * @throws RangeError when k is not a number of at least 0.
 */
function recallAtK(relevant, retrieved, k = 10) {
    if (!(k >= 0))
        throw new RangeError(`k must be a number of at least 0, got ${k}`);
    const wanted = new Set(relevant.map(textOf));
    const found = new Set(retrieved.slice(0, k).map(textOf));
    return wanted.size === 0 ? 0 : [...wanted].filter((id) => found.has(id)).length / wanted.size;
}
/**
 * Average precision: the sum over hits of the precision at their rank, divided by the number of relevant ids, in
 * [0, 1]; a repeated id hits once. 0 when nothing is relevant. (Manning, Raghavan and Schütze, Introduction to
 * Information Retrieval, 2008, section 8.4.)
 */
function averagePrecision(relevant, retrieved) {
    const wanted = new Set(relevant.map(textOf));
    const open = new Set(wanted);
    let hits = 0;
    let sum = 0;
    retrieved.forEach((id, index) => {
        if (!open.delete(textOf(id)))
            return;
        hits++;
        sum += hits / (index + 1);
    });
    return wanted.size === 0 ? 0 : sum / wanted.size;
}
/** An id as text; one that is an object may have no way to become one but JSON. */
function textOf(id) {
    return typeof id === 'object' && id !== null ? (0,json_text/* jsonText */.s)(id) : String(id);
}
/** An entry without an id keeps its rank, but is nothing that could be relevant. */
const NO_ID = '\u0000';
/** Ids of a list, or of a list in JSON text, of ids or of `{id}`. */
function idsOf(output) {
    const json = (0,value/* jsonOf */.o_)(output);
    if (json.kind === 'invalid' || !Array.isArray(json.value))
        return null;
    const ids = json.value.map((entry) => ((0,values/* isMapping */.pi)(entry) ? (0,values/* own */.ZV)(entry, 'id') : entry));
    return ids.map((id) => ((0,values/* isAbsent */.W0)(id) || typeof id === 'object' ? NO_ID : String(id)));
}
/** A usable k: a whole number of at least 0, also as 2.0 or "2". */
function kOf(args) {
    const k = (0,values/* own */.ZV)(args, 'k');
    const number = typeof k === 'string' && /^\d+$/.test(k) ? Number(k) : k;
    return typeof number === 'number' && Number.isInteger(number) && number >= 0 ? number : null;
}
function missing(relevant, retrieved) {
    const wanted = new Set(relevant);
    const found = new Set(retrieved);
    const lost = [...wanted].filter((id) => !found.has(id));
    const counts = { expected: wanted.size, actual: found.size, common: wanted.size - lost.length };
    const kind = found.size === 0 ? 'empty_result' : counts.common === 0 ? 'other_rows' : 'missing_rows';
    return { cause: { kind, ...counts }, detail: { missing_rows: lost.slice(0, 5).map((id) => [id]) } };
}

;// CONCATENATED MODULE: ./src/core/steps/comparators.ts





const SPARQL_MEDIA_TYPE = 'application/sparql-results+json';
const JSON_MEDIA_TYPE = 'application/json';
const IRI_SOURCES = ['autocomplete_search', 'sparql_query'];
const sparql = {
    name: 'sparql',
    applies: (reference, actual) => reference.step.mediaType === SPARQL_MEDIA_TYPE && sameName(reference, actual),
    compare: (reference, actual, { knobs }) => compareResults(reference.sparql(), actual.sparql(), {
        requiredColumns: reference.step.requiredColumns,
        ordered: reference.step.ordered,
        ignoreDuplicates: reference.step.ignoreDuplicates ?? knobs.duplicates === 'ignore',
        cells: knobs.cells,
    }),
};
const iriDiscovery = {
    name: 'iri_discovery',
    applies: (reference, actual) => reference.step.name === 'iri_discovery' &&
        !sameName(reference, actual) &&
        IRI_SOURCES.some((name) => actual.names.has(name)),
    compare: (reference, actual) => compareIri(reference.step.output, actual.step.output, actual.sparql()),
};
const timeSeries = {
    name: 'time_series',
    applies: (reference, actual) => bothNamed('retrieve_time_series', reference, actual),
    compare: (reference, actual) => (0,steps_arguments/* compareTimeSeries */.C_)(reference.step, actual.step),
};
const dataPoints = {
    name: 'data_points',
    applies: (reference, actual) => bothNamed('retrieve_data_points', reference, actual),
    compare: (reference, actual) => (0,steps_arguments/* compareDataPoints */.BD)(reference.step, actual.step),
};
const retrievalBeforeJson = {
    name: 'retrieval',
    applies: (reference, actual, { knobs }) => knobs.retrieval_before_json && bothNamed('retrieval', reference, actual),
    compare: (reference, actual, { knobs }) => compareRetrieval(reference.step, actual.step, knobs.recall),
};
const json = {
    name: 'json',
    applies: (reference, actual) => reference.step.mediaType === JSON_MEDIA_TYPE && sameName(reference, actual),
    compare: (reference, actual) => (0,value/* compareJson */.sy)(reference.step.output, actual.step.output),
};
const retrieval = {
    ...retrievalBeforeJson,
    applies: (reference, actual) => bothNamed('retrieval', reference, actual),
};
const comparators_text = {
    name: 'text',
    applies: sameName,
    compare: (reference, actual) => (0,value/* compareText */.n6)(reference.step.output, actual.step.output),
};
/** The first comparator that applies decides. */
const COMPARATORS = [
    sparql,
    iriDiscovery,
    timeSeries,
    dataPoints,
    retrievalBeforeJson,
    json,
    retrieval,
    comparators_text,
];
/** The comparator for two steps, or null when they have nothing to do with each other. */
function comparatorFor(reference, actual, context) {
    return COMPARATORS.find((comparator) => comparator.applies(reference, actual, context)) ?? null;
}
function sameName(reference, actual) {
    return actual.names.has(reference.step.name);
}
function bothNamed(name, reference, actual) {
    return reference.step.name === name && actual.names.has(name);
}


/***/ }),

/***/ 4742:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   J: () => (/* binding */ shownValue),
/* harmony export */   Q: () => (/* binding */ shownApart)
/* harmony export */ });
/* harmony import */ var _text_json_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(817);

/** Characters of a value shown to a reader. */
const SHOWN_VALUE = 300;
/** A value as a reader sees it, cut to a length that fits a line or two. */
function shownValue(value) {
    const text = textOf(value);
    return text.length > SHOWN_VALUE ? `${text.slice(0, SHOWN_VALUE - 1)}…` : text;
}
/**
 * Two different values as a reader sees them. If they would look the same, texts are quoted beside other values, and of
 * two texts the part is shown in which they differ, its invisible characters written out; of long texts always.
 */
function shownApart(reference, actual) {
    const [left, right] = [textOf(reference), textOf(actual)];
    const areTexts = typeof reference === 'string' && typeof actual === 'string';
    const isLong = areTexts && Math.max(left.length, right.length) > LINE && left !== right;
    if (look(left) !== look(right) && !isLong)
        return [shownValue(reference), shownValue(actual)];
    if (left !== right)
        return differingParts(left, right);
    return [reference, actual]
        .map((value) => (typeof value === 'string' ? JSON.stringify(left) : left))
        .map(shownValue);
}
function textOf(value) {
    return typeof value === 'string' ? value : (0,_text_json_text_js__WEBPACK_IMPORTED_MODULE_0__/* .jsonText */ .s)(value);
}
/** Characters of a value that a line of a report shows. */
const LINE = 110;
/** What a reader sees of a text in one line: blanks folded, characters that draw nothing gone. */
function look(text) {
    const line = text
        .slice(0, 4 * LINE)
        .normalize('NFC')
        .replace(/\s+/g, ' ')
        .replace(/[\p{C}\u115f\u1160\u3164\uffa0]/gu, '');
    return line.trim().slice(0, LINE);
}
/** Characters shown before and after the first difference. */
const [BEFORE, AFTER] = [15, 25];
/** Of long texts only what is near the difference is taken apart into characters. */
function differingParts(left, right) {
    const at = firstDifferenceOf(left, right);
    const part = (text) => {
        const before = [...text.slice(Math.max(0, at - 2 * BEFORE - 2), at)].slice(-BEFORE).join('');
        const after = [...text.slice(at, at + 2 * AFTER)].slice(0, AFTER).join('');
        const isCut = at + after.length < text.length;
        return `${at > before.length ? '…' : ''}"${written(before + after)}"${isCut ? '…' : ''}`;
    };
    return [part(left), part(right)];
}
/** Where two texts differ, at the beginning of a character. */
function firstDifferenceOf(left, right) {
    let at = 0;
    while (at < left.length && left[at] === right[at])
        at++;
    return at > 0 && /[\ud800-\udbff]/.test(left.charAt(at - 1)) ? at - 1 : at;
}
/** Everything that draws nothing, is drawn onto a letter, or would be folded into one blank, as in `\u{200b}`. */
function written(text) {
    return text
        .replace(/\n/g, '␊')
        .replace(/\r/g, '␍')
        .replace(/\t/g, '␉')
        .replace(/ [ ]+|^ | $/g, (blanks) => '␣'.repeat(blanks.length))
        .replace(/(?! )[\p{C}\p{Z}\p{M}\u115f\u1160\u3164\uffa0]/gu, (letter) => `\\u{${letter.codePointAt(0)?.toString(16)}}`);
}


/***/ }),

/***/ 7174:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A4: () => (/* binding */ decodeTime),
/* harmony export */   Df: () => (/* binding */ sameGranularity),
/* harmony export */   Ue: () => (/* binding */ sameTime)
/* harmony export */ });
/* unused harmony export canonicalGranularity */
/* harmony import */ var _text_json_equal_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5780);
/* harmony import */ var _text_json_text_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(817);
/* harmony import */ var _values_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4101);



/** A relative reference allows an absolute actual time this far from it. */
const RELATIVE_TOLERANCE_MS = 60_000;
const UNIT_MS = { s: 1000, m: 60_000, h: 3_600_000, d: 86_400_000, w: 604_800_000 };
/** Whether two times are the same: equal instants, equal offsets from now, or equal text; both missing is the same. */
function sameTime(reference, actual, executionTimestamp) {
    if ((0,_values_js__WEBPACK_IMPORTED_MODULE_0__/* .isAbsent */ .W0)(reference) || (0,_values_js__WEBPACK_IMPORTED_MODULE_0__/* .isAbsent */ .W0)(actual))
        return (0,_values_js__WEBPACK_IMPORTED_MODULE_0__/* .isAbsent */ .W0)(reference) && (0,_values_js__WEBPACK_IMPORTED_MODULE_0__/* .isAbsent */ .W0)(actual);
    if (isOdd(reference) || isOdd(actual))
        return (0,_text_json_equal_js__WEBPACK_IMPORTED_MODULE_1__/* .firstDifference */ .a)(reference, actual) === null;
    const [left, right] = [decodeTime(reference), decodeTime(actual)];
    if (left.kind === 'relative' && right.kind === 'absolute') {
        const now = (0,_values_js__WEBPACK_IMPORTED_MODULE_0__/* .isAbsent */ .W0)(executionTimestamp) || isOdd(executionTimestamp) ? null : decodeTime(executionTimestamp);
        return now?.kind === 'absolute' && Math.abs(now.at + left.offset - right.at) <= RELATIVE_TOLERANCE_MS;
    }
    if (left.kind === 'absolute' && right.kind === 'absolute')
        return left.at === right.at;
    if (left.kind === 'relative' && right.kind === 'relative')
        return left.offset === right.offset;
    return left.kind === 'text' && right.kind === 'text' && left.text === right.text;
}
/** No way to write a time. */
function isOdd(value) {
    return typeof value === 'object' && !(value instanceof Date);
}
/** Reads `now`, `2h-ago`, `3d-ahead`, ISO 8601 (without a zone: UTC) and epoch milliseconds; anything else is text. */
function decodeTime(value) {
    if (typeof value === 'number')
        return { kind: 'absolute', at: value };
    if (value instanceof Date)
        return { kind: 'absolute', at: value.getTime() };
    const text = (typeof value === 'string' ? value : (0,_text_json_text_js__WEBPACK_IMPORTED_MODULE_2__/* .jsonText */ .s)(value)).trim();
    const relative = /^(\d+)([smhdw])-(ago|ahead)$/i.exec(text);
    if (text.toLowerCase() === 'now')
        return { kind: 'relative', offset: 0 };
    if (relative) {
        const size = Number(relative[1]) * UNIT_MS[relative[2].toLowerCase()];
        return { kind: 'relative', offset: relative[3]?.toLowerCase() === 'ago' ? -size : size };
    }
    const at = instantOf(text);
    return at === null ? { kind: 'text', text } : { kind: 'absolute', at };
}
const CALENDAR_DATE = /^(\d{4})(?:-(\d{2})(?:-(\d{2}))?|(\d{2})(\d{2}))?$/;
const ORDINAL_DATE = /^(\d{4})-?(\d{3})$/;
const WEEK_DATE = /^(\d{4})-?W(\d{2})(?:-?(\d))?$/i;
const CLOCK = /^(\d{2})(?::?(\d{2})(?::?(\d{2})(?:[.,](\d+))?)?)?$/;
const ZONE = /(?:(z)|([+-])(\d{2}):?(\d{2})?)$/i;
/** The instant of an ISO 8601 text, basic or extended, in milliseconds since 1970; null when it is none. */
function instantOf(text) {
    const [, datePart, clockPart] = /^([^T\s]+)(?:[T\s](.+))?$/i.exec(text) ?? [];
    const day = dayOf(datePart ?? '');
    if (day === null || clockPart === undefined)
        return day;
    const zone = ZONE.exec(clockPart);
    const time = clockOf(zone ? clockPart.slice(0, zone.index) : clockPart);
    return time === null ? null : day + time - zoneOffset(zone);
}
function dayOf(text) {
    const week = WEEK_DATE.exec(text);
    if (week)
        return weekDay(Number(week[1]), Number(week[2]), Number(week[3] ?? 1));
    const ordinal = ORDINAL_DATE.exec(text);
    if (ordinal)
        return dayOfYear(Number(ordinal[1]), Number(ordinal[2]));
    const parts = CALENDAR_DATE.exec(text);
    if (!parts)
        return null;
    const month = Number(parts[2] ?? parts[4] ?? 1);
    const date = Number(parts[3] ?? parts[5] ?? 1);
    const at = utcDay(Number(parts[1]), month, date);
    const made = new Date(at);
    return made.getUTCMonth() === month - 1 && made.getUTCDate() === date ? at : null;
}
function utcDay(year, month, date) {
    // Date.UTC takes years below 100 as 19xx.
    return new Date(0).setUTCFullYear(year, month - 1, date);
}
function dayOfYear(year, day) {
    const at = utcDay(year, 1, day);
    return day > 0 && new Date(at).getUTCFullYear() === year ? at : null;
}
/** ISO weeks begin on Monday; the first one holds 4 January. */
function weekDay(year, week, weekday) {
    if (week < 1 || week > 53 || weekday < 1 || weekday > 7)
        return null;
    const fourth = utcDay(year, 1, 4);
    const mondayBased = (new Date(fourth).getUTCDay() + 6) % 7;
    return fourth + ((week - 1) * 7 + weekday - 1 - mondayBased) * 86_400_000;
}
function clockOf(text) {
    const parts = CLOCK.exec(text.trim());
    if (!parts)
        return null;
    const [hour, minute, second] = [Number(parts[1]), Number(parts[2] ?? 0), Number(parts[3] ?? 0)];
    if (hour > 24 || minute > 59 || second > 59 || (hour === 24 && minute + second > 0))
        return null;
    return ((hour * 60 + minute) * 60 + second) * 1000 + Number(`0.${parts[4] ?? '0'}`) * 1000;
}
function zoneOffset(zone) {
    if (!zone || zone[1] !== undefined)
        return 0;
    const size = (Number(zone[3]) * 60 + Number(zone[4] ?? 0)) * 60_000;
    return zone[2] === '-' ? -size : size;
}
const GRANULARITY = /^(\d+(?:\.\d+)?)\s*(s|seconds?|m|minutes?|h|hours?|d|days?|w|weeks?|mo|months?|q|quarters?|y|years?)$/i;
/** Whether two granularities are written for the same: `1h` and `1Hour`, not `1d` and `24h`. Both missing is the same. */
function sameGranularity(reference, actual) {
    if ((0,_values_js__WEBPACK_IMPORTED_MODULE_0__/* .isAbsent */ .W0)(reference) || (0,_values_js__WEBPACK_IMPORTED_MODULE_0__/* .isAbsent */ .W0)(actual))
        return (0,_values_js__WEBPACK_IMPORTED_MODULE_0__/* .isAbsent */ .W0)(reference) && (0,_values_js__WEBPACK_IMPORTED_MODULE_0__/* .isAbsent */ .W0)(actual);
    if (typeof reference === 'object' || typeof actual === 'object')
        return (0,_text_json_equal_js__WEBPACK_IMPORTED_MODULE_1__/* .firstDifference */ .a)(reference, actual) === null;
    return canonicalGranularity(String(reference)) === canonicalGranularity(String(actual));
}
/** `15minutes` and `15m` become `15 m`; what is no granularity stays as it is. */
function canonicalGranularity(text) {
    const [, count, unit] = GRANULARITY.exec(text.trim()) ?? [];
    const name = unit?.toLowerCase();
    return name === undefined ? text : `${Number(count)} ${name.startsWith('mo') ? 'mo' : name[0]}`;
}


/***/ }),

/***/ 1758:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   O$: () => (/* binding */ unreadable),
/* harmony export */   n6: () => (/* binding */ compareText),
/* harmony export */   o_: () => (/* binding */ jsonOf),
/* harmony export */   sy: () => (/* binding */ compareJson)
/* harmony export */ });
/* harmony import */ var _secrets_redact_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7);
/* harmony import */ var _text_json_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4289);
/* harmony import */ var _text_json_equal_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(5780);
/* harmony import */ var _values_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4101);
/* harmony import */ var _shown_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(4742);





const NO_REFERENCE = 'the reference step has no output to compare with';
const NO_ACTUAL = 'the actual step has no output';
/** JSON values: 1 when equal, else 0; null is a value, a missing output none. Text is read as JSON first; what cannot be read scores 0. */
function compareJson(reference, actual) {
    if (reference === undefined)
        return unreadable(NO_REFERENCE);
    if (actual === undefined)
        return unreadable(NO_ACTUAL);
    const left = jsonOf(reference);
    const right = jsonOf(actual);
    if (left.kind === 'invalid')
        return unreadable(`reference output is not JSON: ${left.reason}`);
    if (right.kind === 'invalid')
        return unreadable(`actual output is not JSON: ${right.reason}`);
    return compareValues(left.value, right.value);
}
/**
 * Plain outputs: 1 when equal, else 0. Two texts are compared as they are; a text and another value by what the
 * text says as JSON. An agent's null is what a reference of null, or one without an output, asks for; an agent's missing
 * output equals nothing.
 */
function compareText(reference, actual) {
    if ((0,_values_js__WEBPACK_IMPORTED_MODULE_2__/* .isAbsent */ .W0)(reference) && actual === null)
        return { score: 1 };
    if ((0,_values_js__WEBPACK_IMPORTED_MODULE_2__/* .isAbsent */ .W0)(reference))
        return unreadable(NO_REFERENCE);
    if ((0,_values_js__WEBPACK_IMPORTED_MODULE_2__/* .isAbsent */ .W0)(actual))
        return unreadable(NO_ACTUAL);
    if (typeof reference === typeof actual)
        return compareValues(reference, actual);
    const [left, right] = [jsonOf(reference), jsonOf(actual)];
    if (left.kind === 'value' && right.kind === 'value')
        return compareValues(left.value, right.value);
    return { score: 0, explain: (_, redact) => differs({ path: '$', reference, actual }, redact) };
}
/** The value of a JSON output, which may be written as text; integers exact. */
function jsonOf(output) {
    if (typeof output !== 'string')
        return { kind: 'value', value: output };
    return (0,_text_json_js__WEBPACK_IMPORTED_MODULE_1__/* .readBoundedJson */ .g5)(output);
}
function compareValues(reference, actual) {
    const difference = (0,_text_json_equal_js__WEBPACK_IMPORTED_MODULE_3__/* .differenceOf */ .P)(reference, actual);
    if (difference === null)
        return { score: 1 };
    return { score: 0, explain: (_, redact) => differs(difference, redact) };
}
function differs({ path, reference, actual }, redact = _secrets_redact_js__WEBPACK_IMPORTED_MODULE_0__/* .redactNothing */ .xe) {
    const [expected_value, actual_value] = (0,_shown_js__WEBPACK_IMPORTED_MODULE_4__/* .shownApart */ .Q)(redact(reference), redact(actual));
    return { cause: { kind: 'value_differs' }, detail: { first_difference: path, expected_value, actual_value } };
}
/** Nothing to compare: 0, with what cannot be read as the reason. */
function unreadable(error) {
    return { score: 0, explain: () => ({ cause: { kind: 'unreadable' }, detail: { error } }) };
}


/***/ }),

/***/ 2635:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   E: () => (/* binding */ MAX_VALUES),
/* harmony export */   F: () => (/* binding */ excessOf)
/* harmony export */ });
/* harmony import */ var _json_reader_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5337);

/** More values in one text are a bomb: honest ones have less than a tenth of it. */
const MAX_VALUES = 20_000_000;
/** Below this size no text can take much memory, and is not searched. */
const LARGE = 4 * 1024 * 1024;
const [QUOTE, COMMA, OPEN_LIST, CLOSE_LIST, OPEN_MAPPING, CLOSE_MAPPING] = codesOf('",[]{}');
/**
 * Why a JSON text is refused before it is parsed, or null. A bracket is one byte in a file and about fifty in memory, so
 * that depth and number of values are bounded on the text itself.
 */
function excessOf(text) {
    if (text.length < LARGE)
        return null;
    let [depth, values] = [0, 0];
    for (let at = 0; at < text.length; at++) {
        const code = text.charCodeAt(at);
        if (code === QUOTE)
            at = (0,_json_reader_js__WEBPACK_IMPORTED_MODULE_0__/* .endOfString */ .ap)(text, at);
        else if (code === OPEN_LIST || code === OPEN_MAPPING) {
            if (++depth > _json_reader_js__WEBPACK_IMPORTED_MODULE_0__/* .MAX_JSON_DEPTH */ .KX)
                return `nested deeper than ${_json_reader_js__WEBPACK_IMPORTED_MODULE_0__/* .MAX_JSON_DEPTH */ .KX} levels`;
            values++;
        }
        else if (code === CLOSE_LIST || code === CLOSE_MAPPING)
            depth--;
        else if (code === COMMA)
            values++;
        if (values > MAX_VALUES)
            return `more than ${MAX_VALUES} values`;
    }
    return null;
}
function codesOf(characters) {
    return Array.from(characters, (character) => character.charCodeAt(0));
}


/***/ }),

/***/ 5780:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   P: () => (/* binding */ differenceOf),
/* harmony export */   a: () => (/* binding */ firstDifference)
/* harmony export */ });
/* harmony import */ var _values_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4101);

/** The path of the first difference (`$.rows[2].name`), or null when the values are equal. */
function firstDifference(reference, actual) {
    return differenceOf(reference, actual)?.path ?? null;
}
/**
 * Equality of JSON values: key order free, 1 = 1.0, `true` ≠ 1, big integers exact, missing ≠ null, NaN equals
 * itself. Returns the first difference, or null when the values are equal.
 */
function differenceOf(reference, actual) {
    const pending = [[reference, actual, '$']];
    for (let next = pending.pop(); next; next = pending.pop()) {
        const [left, right, path] = next;
        if (Array.isArray(left) && Array.isArray(right)) {
            const longer = Math.max(left.length, right.length);
            if (left.length !== right.length)
                return differingLengths(left, right, path);
            for (let i = longer - 1; i >= 0; i--)
                pending.push([left[i], right[i], `${path}[${i}]`]);
        }
        else if ((0,_values_js__WEBPACK_IMPORTED_MODULE_0__/* .isMapping */ .pi)(left) && (0,_values_js__WEBPACK_IMPORTED_MODULE_0__/* .isMapping */ .pi)(right)) {
            const odd = unsharedKey(left, right);
            if (odd !== null)
                return { path: `${path}.${odd}`, reference: left[odd], actual: right[odd] };
            for (const key of Object.keys(left).reverse())
                pending.push([left[key], right[key], `${path}.${key}`]);
        }
        else if (!sameScalar(left, right)) {
            return { path, reference: left, actual: right };
        }
    }
    return null;
}
function differingLengths(left, right, path) {
    const at = Math.min(left.length, right.length);
    return { path: `${path}[${at}]`, reference: left[at], actual: right[at] };
}
function unsharedKey(left, right) {
    const missing = Object.keys(left).find((key) => !Object.hasOwn(right, key));
    return missing ?? Object.keys(right).find((key) => !Object.hasOwn(left, key)) ?? null;
}
function sameScalar(left, right) {
    if (left === right)
        return true;
    if (left instanceof Date && right instanceof Date)
        return left.getTime() === right.getTime();
    if (typeof left === 'bigint' || typeof right === 'bigint')
        return sameBigNumber(left, right);
    return typeof left === 'number' && typeof right === 'number' && Number.isNaN(left) && Number.isNaN(right);
}
/** A bigint and a double are equal when the double is exactly that integer. */
function sameBigNumber(left, right) {
    const bothNumbers = [left, right].every((side) => typeof side === 'bigint' || typeof side === 'number');
    // biome-ignore lint/suspicious/noDoubleEquals: == between bigint and number is the exact mathematical comparison.
    return bothNumbers && left == right;
}


/***/ }),

/***/ 5337:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   KX: () => (/* binding */ MAX_JSON_DEPTH),
/* harmony export */   ap: () => (/* binding */ endOfString),
/* harmony export */   zU: () => (/* binding */ ExactReader)
/* harmony export */ });
/** Nesting deeper than this is refused: no honest tool output comes near it, and walking it would exhaust the stack. */
const MAX_JSON_DEPTH = 1000;
/** Python reads no integer with more digits from a text; to write one takes time that grows with their square. */
const MOST_DIGITS = 4300;
const NUMBER = /-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?/y;
const BLANKS = ' \t\n\r';
const WORD = /true|false|null|NaN|-?Infinity/y;
const WORDS = new Map([
    ['true', true],
    ['false', false],
    ['null', null],
    ['NaN', Number.NaN],
    ['Infinity', Number.POSITIVE_INFINITY],
    ['-Infinity', Number.NEGATIVE_INFINITY],
]);
/** `__proto__` is an ordinary key, and assigning to it is not. */
const OWN = { enumerable: true, writable: true, configurable: true };
/** A recursive-descent reader; `at` is where it stands, and where it failed when it throws. */
class ExactReader {
    text;
    at = 0;
    /** The first repeated key that was read. */
    repeated = null;
    /** Keys as they are written, with their texts: a file has few, and has them often. */
    names = new Map();
    constructor(text) {
        this.text = text;
    }
    document() {
        const value = this.value(0);
        if (this.at < this.text.length)
            throw new SyntaxError('unexpected text after the value');
        return value;
    }
    value(depth) {
        if (depth > MAX_JSON_DEPTH)
            throw new SyntaxError(`nested deeper than ${MAX_JSON_DEPTH}`);
        this.skipBlank();
        const value = this.bareValue(depth);
        this.skipBlank();
        return value;
    }
    bareValue(depth) {
        const first = this.text[this.at];
        if (first === '{')
            return this.object(depth);
        if (first === '[')
            return this.array(depth);
        if (first === '"')
            return this.string();
        WORD.lastIndex = this.at;
        if (!WORD.test(this.text))
            return this.number();
        const word = this.text.slice(this.at, WORD.lastIndex);
        this.at = WORD.lastIndex;
        return WORDS.get(word);
    }
    object(depth) {
        const made = {};
        const places = [];
        this.items('}', () => {
            this.skipBlank();
            places.push(this.at);
            const key = this.string(this.names);
            if (Object.hasOwn(made, key))
                this.repeated ??= this.repetition(places);
            this.skipBlank();
            this.take(':');
            const value = this.value(depth + 1);
            if (key === '__proto__')
                Object.defineProperty(made, key, { ...OWN, value });
            else
                made[key] = value;
        });
        return made;
    }
    /** The key at the last of these places, which is also at one of the others. */
    repetition(places) {
        const keyAt = (at) => this.text.slice(at, endOfString(this.text, at) + 1);
        const [second = 0] = places.slice(-1);
        const key = keyAt(second);
        const first = places.find((at) => JSON.parse(keyAt(at)) === JSON.parse(key));
        return first === undefined ? null : { key, first, second };
    }
    array(depth) {
        const made = [];
        this.items(']', () => made.push(this.value(depth + 1)));
        return made;
    }
    items(close, item) {
        this.at++;
        this.skipBlank();
        if (this.text[this.at] === close) {
            this.at++;
            return;
        }
        do
            item();
        while (this.takeIf(','));
        this.take(close);
    }
    string(known) {
        if (this.text[this.at] !== '"')
            throw new SyntaxError('expected a string');
        const end = endOfString(this.text, this.at);
        const written = this.text.slice(this.at, end + 1);
        const value = known?.get(written) ?? JSON.parse(written);
        if (known && !known.has(written))
            known.set(written, value);
        this.at = end + 1;
        return value;
    }
    number() {
        NUMBER.lastIndex = this.at;
        const literal = NUMBER.exec(this.text)?.[0];
        if (literal === undefined)
            throw new SyntaxError('unexpected character');
        this.at += literal.length;
        const value = Number(literal);
        if (Number.isSafeInteger(value) || !/^-?\d+$/.test(literal))
            return value;
        if (literal.length > MOST_DIGITS)
            throw new SyntaxError(`an integer of more than ${MOST_DIGITS} digits`);
        return BigInt(literal);
    }
    skipBlank() {
        while (this.at < this.text.length && BLANKS.includes(this.text.charAt(this.at)))
            this.at++;
    }
    takeIf(character) {
        const there = this.text[this.at] === character;
        if (there)
            this.at++;
        return there;
    }
    take(character) {
        if (!this.takeIf(character))
            throw new SyntaxError(`expected ${character}`);
    }
}
/** The closing quote of the string that opens at an offset, or the end of a text that has none. */
function endOfString(text, start) {
    for (let at = text.indexOf('"', start + 1); at >= 0; at = text.indexOf('"', at + 1)) {
        let backslashes = 0;
        while (text.charCodeAt(at - 1 - backslashes) === BACKSLASH)
            backslashes++;
        if (backslashes % 2 === 0)
            return at;
    }
    return text.length;
}
const BACKSLASH = 0x5c;


/***/ }),

/***/ 817:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   s: () => (/* binding */ jsonText)
/* harmony export */ });
/** A value as JSON text, for messages and keys. Never throws: big integers are written out, what cannot be is said. */
function jsonText(value) {
    if (typeof value === 'bigint')
        return String(value);
    try {
        return JSON.stringify(value, (_, item) => (typeof item === 'bigint' ? String(item) : item)) ?? 'nothing';
    }
    catch {
        return 'a value nested too deeply';
    }
}


/***/ }),

/***/ 4289:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   E_: () => (/* binding */ readJsonDocument),
/* harmony export */   Vh: () => (/* binding */ readJson),
/* harmony export */   Xd: () => (/* binding */ mayLoseDigits),
/* harmony export */   cy: () => (/* binding */ readExactJson),
/* harmony export */   g5: () => (/* binding */ readBoundedJson),
/* harmony export */   pQ: () => (/* binding */ depthWithin),
/* harmony export */   q1: () => (/* binding */ lineAndColumn)
/* harmony export */ });
/* harmony import */ var _values_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4101);
/* harmony import */ var _json_bounds_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2635);
/* harmony import */ var _json_reader_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5337);



/** Reads JSON as Python's json module does: the tokens NaN, Infinity and -Infinity are values. */
function readJson(text) {
    const excess = (0,_json_bounds_js__WEBPACK_IMPORTED_MODULE_0__/* .excessOf */ .F)(text);
    if (excess !== null)
        return { kind: 'invalid', reason: excess };
    try {
        return { kind: 'value', value: JSON.parse(text) };
    }
    catch (error) {
        if (/\b(?:NaN|Infinity)\b/.test(text))
            return readExactJson(text);
        return { kind: 'invalid', reason: placeOfSyntaxError(text, String(error)) };
    }
}
/**
 * Reads JSON as `readJson`, with integers that a double cannot hold as bigint. Slower; for values that are
 * compared as a whole.
 */
function readExactJson(text) {
    const excess = (0,_json_bounds_js__WEBPACK_IMPORTED_MODULE_0__/* .excessOf */ .F)(text);
    if (excess !== null)
        return { kind: 'invalid', reason: excess };
    const cursor = new _json_reader_js__WEBPACK_IMPORTED_MODULE_1__/* .ExactReader */ .zU(text);
    try {
        return { kind: 'value', value: cursor.document() };
    }
    catch (error) {
        if (!(error instanceof SyntaxError))
            throw error;
        return { kind: 'invalid', reason: `${error.message}: ${lineAndColumn(text, cursor.at)}` };
    }
}
/** As `readJson`, but what is nested too deeply to be walked or written again is invalid. */
function readBoundedJson(text) {
    const json = mayLoseDigits(text) ? readExactJson(text) : readJson(text);
    if (json.kind === 'value' && !depthWithin(json.value, _json_reader_js__WEBPACK_IMPORTED_MODULE_1__/* .MAX_JSON_DEPTH */ .KX)) {
        return { kind: 'invalid', reason: `nested deeper than ${_json_reader_js__WEBPACK_IMPORTED_MODULE_1__/* .MAX_JSON_DEPTH */ .KX} levels` };
    }
    return json;
}
function readJsonDocument(text) {
    const excess = (0,_json_bounds_js__WEBPACK_IMPORTED_MODULE_0__/* .excessOf */ .F)(text);
    if (excess !== null)
        return { kind: 'invalid', reason: excess };
    const reader = new _json_reader_js__WEBPACK_IMPORTED_MODULE_1__/* .ExactReader */ .zU(text);
    try {
        return { kind: 'value', value: reader.document(), repeated: reader.repeated };
    }
    catch (error) {
        if (!(error instanceof SyntaxError))
            throw error;
        const json = readBoundedJson(text);
        return json.kind === 'value' ? { ...json, repeated: null } : json;
    }
}
/** Whether lists and mappings are nested no deeper than a limit; never recursive itself. */
function depthWithin(root, limit) {
    let level = [root];
    for (let depth = 0; level.length > 0; depth++) {
        if (depth > limit)
            return false;
        const next = [];
        for (const value of level) {
            const children = Array.isArray(value) ? value : (0,_values_js__WEBPACK_IMPORTED_MODULE_2__/* .isMapping */ .pi)(value) ? Object.values(value) : [];
            for (const child of children)
                if (typeof child === 'object' && child !== null)
                    next.push(child);
        }
        level = next;
    }
    return true;
}
/** True when the text holds an integer that JSON.parse could round. */
function mayLoseDigits(text) {
    return /(?:^|[:,[\s])-?\d{16}\d*(?:[\s,\]}]|$)/.test(text);
}
/** "line 1 column 5" of an offset. */
function lineAndColumn(text, offset) {
    const before = text.slice(0, offset);
    const line = before.split('\n').length;
    return `line ${line} column ${offset - before.lastIndexOf('\n')}`;
}
function placeOfSyntaxError(text, error) {
    const position = /at position (\d+)/.exec(error)?.[1];
    if (position !== undefined)
        return lineAndColumn(text, Number(position));
    const atEnd = /end of JSON input|Unterminated/i.test(error);
    return lineAndColumn(text, atEnd ? text.length : firstBadOffset(text));
}
/** V8 leaves the position out of some messages; the exact reader knows it. */
function firstBadOffset(text) {
    const cursor = new _json_reader_js__WEBPACK_IMPORTED_MODULE_1__/* .ExactReader */ .zU(text);
    try {
        cursor.document();
    }
    catch {
        return cursor.at;
    }
    return 0;
}


/***/ }),

/***/ 4101:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   GV: () => (/* binding */ increment),
/* harmony export */   W0: () => (/* binding */ isAbsent),
/* harmony export */   ZV: () => (/* binding */ own),
/* harmony export */   gT: () => (/* binding */ listAt),
/* harmony export */   pi: () => (/* binding */ isMapping)
/* harmony export */ });
/** True for a mapping: an object that is neither null nor a list, nor a date, as other YAML parsers make them. */
function isMapping(value) {
    return typeof value === 'object' && value !== null && !Array.isArray(value) && !(value instanceof Date);
}
/** The own value under a key, or undefined; `constructor` and `__proto__` are ordinary keys. */
function own(mapping, key) {
    return Object.hasOwn(mapping, key) ? mapping[key] : undefined;
}
/** Missing and null are the same thing wherever the file formats have optional keys. */
function isAbsent(value) {
    return value === undefined || value === null;
}
/** Adds to a counter held in a map. */
function increment(counts, key, by = 1) {
    counts.set(key, (counts.get(key) ?? 0) + by);
}
/** The list under a key of a map, made when it is not there yet. */
function listAt(lists, key) {
    const known = lists.get(key);
    if (known)
        return known;
    const made = [];
    lists.set(key, made);
    return made;
}


/***/ })

};
