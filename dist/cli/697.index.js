export const id = 697;
export const ids = [697];
export const modules = {

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

/***/ 3883:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   j: () => (/* binding */ makeAliasAdvisor),
/* harmony export */   x: () => (/* binding */ decodeAliases)
/* harmony export */ });
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4296);
/* harmony import */ var _values_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(4101);
/* harmony import */ var _score_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7583);
/* harmony import */ var _step_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6437);




/** Reads `sparql_query = graphdb_sparql, mcp__*__sparql_query`: names (with `*`) that count as the left one. */
function decodeAliases(lines, input = 'step_aliases') {
    return lines.flatMap((line) => {
        const [name = '', patterns, ...more] = line.split('=').map((part) => part.trim());
        const listed = (patterns ?? '').split(',').map((part) => part.trim());
        if (name === '' || more.length > 0 || listed.includes('')) {
            const example = 'sparql_query = graphdb_sparql, mcp__*__sparql_query';
            throw (0,_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .usageError */ .Wp)(`${input}: ${JSON.stringify(line)} cannot be read; write ${example}`);
        }
        return listed.map((pattern) => ({ name, pattern }));
    });
}
/** Costs nothing from the first response on in which a reference step's name occurs. */
function makeAliasAdvisor(scoring, aliases) {
    const { knobs } = scoring;
    let seen = false;
    let questions = 0;
    const wanted = new Map();
    const found = new Map();
    const would = new Map();
    const observe = (question, response) => {
        if (seen || question.groups.length === 0 || !response.steps)
            return;
        questions++;
        const names = new Set(question.groups.flat().map((step) => step.name));
        const actual = new Set(response.steps.map((step) => step.name).filter((name) => name !== ''));
        const counted = [
            ...actual,
            ...aliases
                .filter(({ pattern }) => [...actual].some((name) => (0,_step_js__WEBPACK_IMPORTED_MODULE_2__/* .fitsPattern */ .jF)(name, pattern)))
                .map(({ name }) => name),
        ];
        seen = counted.some((name) => names.has(name));
        if (seen)
            return;
        for (const name of actual)
            (0,_values_js__WEBPACK_IMPORTED_MODULE_3__/* .increment */ .GV)(found, name);
        for (const name of names)
            (0,_values_js__WEBPACK_IMPORTED_MODULE_3__/* .increment */ .GV)(wanted, name);
        const references = (0,_step_js__WEBPACK_IMPORTED_MODULE_2__/* .prepareGroups */ .O2)(question.groups);
        for (const { name, pattern } of triedPairs(names, actual, response.steps.length * references.flat().length)) {
            const context = { knobs, aliases: [...aliases, { name, pattern }] };
            const { score } = (0,_score_js__WEBPACK_IMPORTED_MODULE_1__/* .scoreSteps */ .Q)(question.groups, response.steps, context, references);
            if (score !== 1)
                continue;
            const key = JSON.stringify([name, pattern]);
            would.set(key, { name, pattern, questions: (would.get(key)?.questions ?? 0) + 1 });
        }
    };
    const advice = () => {
        if (seen || questions === 0)
            return null;
        const [best = null] = [...would.values()].sort((a, b) => b.questions - a.questions);
        return { questions, missed: mostFrequent(wanted), found: [...found.keys()], best };
    };
    return { observe, advice };
}
/** Pairs of steps looked at for one response. An agent that only names its tools otherwise needs a tenth of it. */
const MAX_WORK = 100_000;
/** Pairs of a reference step's name and a name that may stand for it; each costs a scoring of the whole response. */
function triedPairs(names, actual, cost) {
    const most = MAX_WORK / Math.max(1, cost);
    const pairs = [];
    for (const name of names) {
        for (const pattern of actual) {
            if (pairs.length >= most)
                return pairs;
            pairs.push({ name, pattern });
        }
    }
    return pairs;
}
function mostFrequent(counts) {
    return [...counts].sort((a, b) => b[1] - a[1])[0]?.[0] ?? '';
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


/***/ })

};
