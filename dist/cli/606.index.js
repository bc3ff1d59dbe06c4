export const id = 606;
export const ids = [606];
export const modules = {

/***/ 1963:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   S: () => (/* binding */ readLines),
/* harmony export */   v: () => (/* binding */ readStdin)
/* harmony export */ });
/* harmony import */ var _find_files_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2403);
/* harmony import */ var _input_file_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5063);


/** A line is held as bytes and as text at once. */
const MAX_LINE = 256 * _find_files_js__WEBPACK_IMPORTED_MODULE_0__/* .MIB */ .D6;
/** The lines of a file that are not blank, one at a time; memory does not grow with the file. */
function readLines(file, rules = _input_file_js__WEBPACK_IMPORTED_MODULE_1__/* .ANYWHERE */ .eY) {
    return linesOf(file, chunksOf(file, rules));
}
/** The same of standard input, which errors call `stdin`. */
function readStdin() {
    return linesOf('stdin', process.stdin);
}
async function* linesOf(file, chunks) {
    let number = 0;
    let some = false;
    for await (const bytes of lineBytes(file, chunks)) {
        number++;
        const text = (0,_find_files_js__WEBPACK_IMPORTED_MODULE_0__/* .decodeUtf8 */ ._6)(bytes, file, number);
        if (text.trim() === '')
            continue;
        some = true;
        yield { number, text };
    }
    if (!some)
        throw (0,_input_file_js__WEBPACK_IMPORTED_MODULE_1__/* .fileError */ .zS)(file, 'is empty');
}
/** Each line's bytes, which hold only until the next line is asked for. */
async function* lineBytes(file, chunks) {
    let started = [];
    let size = 0;
    let lines = 0;
    const complete = (end) => {
        const whole = started.length === 0 ? end : Buffer.concat([...started, end]);
        started = [];
        size = 0;
        lines++;
        return whole;
    };
    for await (const chunk of chunks) {
        let start = 0;
        for (let end = chunk.indexOf(0x0a); end >= 0; end = chunk.indexOf(0x0a, start)) {
            yield complete(chunk.subarray(start, end));
            start = end + 1;
        }
        if (start === chunk.length)
            continue;
        started.push(Buffer.from(chunk.subarray(start)));
        size += chunk.length - start;
        if (size > MAX_LINE)
            throw (0,_input_file_js__WEBPACK_IMPORTED_MODULE_1__/* .fileError */ .zS)(file, `a line of more than ${MAX_LINE / _find_files_js__WEBPACK_IMPORTED_MODULE_0__/* .MIB */ .D6} MiB`, lines + 1);
    }
    if (started.length > 0)
        yield complete(Buffer.alloc(0));
}
/** A file's bytes in one buffer that is filled again and again: a new one each time is memory until it is collected. */
async function* chunksOf(file, rules) {
    const handle = await (0,_input_file_js__WEBPACK_IMPORTED_MODULE_1__/* .openInput */ .lt)(file, rules);
    const buffer = Buffer.allocUnsafe(_find_files_js__WEBPACK_IMPORTED_MODULE_0__/* .MIB */ .D6);
    try {
        for (let length = await fill(handle, buffer, file); length > 0; length = await fill(handle, buffer, file)) {
            yield buffer.subarray(0, length);
        }
    }
    finally {
        await handle.close();
    }
}
async function fill(handle, buffer, file) {
    const { bytesRead } = await handle.read(buffer, 0, buffer.length, null).catch((0,_input_file_js__WEBPACK_IMPORTED_MODULE_1__/* .unreadable */ .O$)(file));
    return bytesRead;
}


/***/ }),

/***/ 5735:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Rh: () => (/* binding */ NOT_RECORDED_KEY),
/* harmony export */   l: () => (/* binding */ mistypedId),
/* harmony export */   oX: () => (/* binding */ decodeResponse)
/* harmony export */ });
/* harmony import */ var _text_json_text_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(817);
/* harmony import */ var _values_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(4101);
/* harmony import */ var _decoded_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8824);
/* harmony import */ var _keys_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1828);
/* harmony import */ var _shape_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8847);





/** Key of a step whose output a trace lacks; its text says how to record it. */
const NOT_RECORDED_KEY = 'output_not_recorded';
/**
 * Reads one record. Whatever else is wrong with it is an answer that went wrong, not the end of a run. `writtenId` gives
 * an id that is no text as its file has it, `017` for what was read as 15, or null if it is unknown.
 */
function decodeResponse(value, writtenId = () => null) {
    if (!(0,_values_js__WEBPACK_IMPORTED_MODULE_3__/* .isMapping */ .pi)(value))
        return refused(`expected a response {"question_id": …}, got ${(0,_shape_js__WEBPACK_IMPORTED_MODULE_2__/* .kindInWords */ .bh)(value)}`);
    const questionId = (0,_values_js__WEBPACK_IMPORTED_MODULE_3__/* .own */ .ZV)(value, 'question_id');
    if ((0,_values_js__WEBPACK_IMPORTED_MODULE_3__/* .isAbsent */ .W0)(questionId) || questionId === '')
        return refused(missingId(value));
    if (typeof questionId === 'object')
        return refused(`question_id: expected text, got ${(0,_shape_js__WEBPACK_IMPORTED_MODULE_2__/* .kindInWords */ .bh)(questionId)}`);
    const source = (0,_keys_js__WEBPACK_IMPORTED_MODULE_1__/* .renameKeys */ .Rz)(value, _keys_js__WEBPACK_IMPORTED_MODULE_1__/* .RESPONSE_ALIASES */ .rZ);
    const { steps, unreadable } = decodeSteps((0,_values_js__WEBPACK_IMPORTED_MODULE_3__/* .own */ .ZV)(source, 'actual_steps'));
    const id = typeof questionId === 'string' ? questionId : (writtenId() ?? String(questionId));
    const response = { questionId: id, error: errorOf(source), steps, unreadable, source };
    return (0,_decoded_js__WEBPACK_IMPORTED_MODULE_0__.ok)(response);
}
function missingId(record) {
    const mistyped = mistypedId(record);
    return mistyped === null ? 'question_id is missing' : `${mistyped}: unknown key; did you mean question_id?`;
}
/** A key that is near to `question_id` where there is none. */
function mistypedId(record) {
    return (0,_keys_js__WEBPACK_IMPORTED_MODULE_1__/* .mistypedKeys */ .YD)(record, ['question_id'])[0]?.[0] ?? null;
}
function refused(message) {
    return (0,_decoded_js__WEBPACK_IMPORTED_MODULE_0__/* .invalid */ .Gq)([{ message }]);
}
/** An error is what is not null; a status of error without one is an unknown error. */
function errorOf(source) {
    const error = (0,_values_js__WEBPACK_IMPORTED_MODULE_3__/* .own */ .ZV)(source, 'error');
    if ((0,_values_js__WEBPACK_IMPORTED_MODULE_3__/* .isAbsent */ .W0)(error))
        return (0,_values_js__WEBPACK_IMPORTED_MODULE_3__/* .own */ .ZV)(source, 'status') === 'error' ? 'unknown error' : null;
    return typeof error === 'string' ? error : (0,_text_json_text_js__WEBPACK_IMPORTED_MODULE_4__/* .jsonText */ .s)(error);
}
function decodeSteps(value) {
    if ((0,_values_js__WEBPACK_IMPORTED_MODULE_3__/* .isAbsent */ .W0)(value))
        return { steps: null, unreadable: null };
    if (!Array.isArray(value)) {
        return { steps: null, unreadable: `actual_steps: expected a list of steps, got ${(0,_shape_js__WEBPACK_IMPORTED_MODULE_2__/* .kindInWords */ .bh)(value)}` };
    }
    const odd = value.findIndex((step) => !(0,_values_js__WEBPACK_IMPORTED_MODULE_3__/* .isMapping */ .pi)(step));
    if (odd >= 0) {
        return { steps: null, unreadable: `actual_steps[${odd}]: expected a step, got ${(0,_shape_js__WEBPACK_IMPORTED_MODULE_2__/* .kindInWords */ .bh)(value[odd])}` };
    }
    return { steps: value.map((step, index) => decodeStep(step, index)), unreadable: null };
}
function decodeStep(step, index) {
    const name = (0,_values_js__WEBPACK_IMPORTED_MODULE_3__/* .own */ .ZV)(step, 'name');
    const args = (0,_values_js__WEBPACK_IMPORTED_MODULE_3__/* .own */ .ZV)(step, 'args');
    const hint = (0,_values_js__WEBPACK_IMPORTED_MODULE_3__/* .own */ .ZV)(step, NOT_RECORDED_KEY);
    return {
        id: (0,_values_js__WEBPACK_IMPORTED_MODULE_3__/* .own */ .ZV)(step, 'id') ?? `#${index + 1}`,
        name: typeof name === 'string' ? name : '',
        args: (0,_values_js__WEBPACK_IMPORTED_MODULE_3__/* .isMapping */ .pi)(args) ? args : {},
        status: (0,_values_js__WEBPACK_IMPORTED_MODULE_3__/* .own */ .ZV)(step, 'status'),
        output: (0,_values_js__WEBPACK_IMPORTED_MODULE_3__/* .own */ .ZV)(step, 'output'),
        ...(typeof hint === 'string' && { notRecorded: hint }),
        error: (0,_values_js__WEBPACK_IMPORTED_MODULE_3__/* .own */ .ZV)(step, 'error'),
        executionTimestamp: (0,_values_js__WEBPACK_IMPORTED_MODULE_3__/* .own */ .ZV)(step, 'execution_timestamp'),
    };
}


/***/ }),

/***/ 7908:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   D0: () => (/* binding */ NOT_RECORDED),
/* harmony export */   gz: () => (/* binding */ failed),
/* harmony export */   oK: () => (/* binding */ textOfPart),
/* harmony export */   t2: () => (/* binding */ recorded),
/* harmony export */   yO: () => (/* binding */ textOfContent)
/* harmony export */ });
/* unused harmony export outputOf */
/* harmony import */ var _values_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4101);
/* harmony import */ var _fields_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7244);


/** Parts that hold text under `text` (or `content`, as in the GenAI conventions). */
const TEXT_PARTS = ['text', 'input_text', 'output_text', 'refusal'];
/** The text of a content part; null for an image, a call or anything else. */
function textOfPart(part) {
    if (typeof part === 'string')
        return part;
    if (!(0,_values_js__WEBPACK_IMPORTED_MODULE_1__/* .isMapping */ .pi)(part))
        return null;
    if ((0,_values_js__WEBPACK_IMPORTED_MODULE_1__/* .own */ .ZV)(part, 'type') !== undefined && !TEXT_PARTS.includes((0,_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .textAt */ .$6)(part, 'type') ?? ''))
        return null;
    if ((0,_values_js__WEBPACK_IMPORTED_MODULE_1__/* .own */ .ZV)(part, 'thought') === true)
        return null;
    const text = (0,_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .firstOf */ .Ku)(part, ['text', 'content', 'refusal']);
    return typeof text === 'string' ? text : null;
}
/** The text of a message's content: text, or parts of which some are text; null when there is none. */
function textOfContent(content) {
    if (typeof content === 'string')
        return content === '' ? null : content;
    const parts = Array.isArray(content) ? content : [content];
    const texts = parts.map(textOfPart).filter((text) => text !== null);
    return texts.join('') === '' ? null : texts.join('');
}
/** What a tool gave: text and values stay, content parts become their text, a part for the eye only goes. */
function outputOf(value) {
    if ((0,_values_js__WEBPACK_IMPORTED_MODULE_1__/* .isMapping */ .pi)(value))
        return isTextPart(value) ? textOfPart(value) : value;
    if (!Array.isArray(value) || value.length === 0)
        return value;
    if (!value.every((part) => (0,_values_js__WEBPACK_IMPORTED_MODULE_1__/* .isMapping */ .pi)(part) && typeof (0,_values_js__WEBPACK_IMPORTED_MODULE_1__/* .own */ .ZV)(part, 'type') === 'string'))
        return value;
    const texts = value.filter(isTextPart).map(textOfPart);
    return texts.length === 0 ? value : texts.join('\n');
}
function isTextPart(part) {
    return (0,_values_js__WEBPACK_IMPORTED_MODULE_1__/* .isMapping */ .pi)(part) && TEXT_PARTS.includes((0,_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .textAt */ .$6)(part, 'type') ?? '') && textOfPart(part) !== null;
}
/** A tool's result of a value that was recorded. */
function recorded(value, isError) {
    return { output: outputOf(value), isError };
}
/** A failed call with its message. */
function failed(error) {
    return { output: (0,_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .errorText */ .kc)(outputOf(error)), isError: true };
}
/** A call of which it is known that it ended, and not how. */
const NOT_RECORDED = { isError: false };


/***/ }),

/***/ 9503:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   H: () => (/* binding */ decodeTraces)
/* harmony export */ });
/* harmony import */ var _values_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4101);
/* harmony import */ var _formats_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8153);
/* harmony import */ var _spans_trace_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9553);



/** The traces of a document, in the order of its records; null: spans that no agent made. */
function decodeTraces(name, value) {
    const format = _formats_js__WEBPACK_IMPORTED_MODULE_0__/* .TRACE_FORMATS */ .jD[name];
    const records = (0,_formats_js__WEBPACK_IMPORTED_MODULE_0__/* .recordsOfDocument */ .P7)(name, value);
    if (format.kind === 'records')
        return records.map(format.decode);
    const traces = new Map();
    for (const span of records.flatMap(format.decode))
        (0,_values_js__WEBPACK_IMPORTED_MODULE_2__/* .listAt */ .gT)(traces, span.traceId).push(span);
    return [...traces.values()].map(_spans_trace_js__WEBPACK_IMPORTED_MODULE_1__/* .decodeSpanTrace */ .O);
}


/***/ }),

/***/ 7244:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $6: () => (/* binding */ textAt),
/* harmony export */   Ku: () => (/* binding */ firstOf),
/* harmony export */   PT: () => (/* binding */ mappingsIn),
/* harmony export */   TM: () => (/* binding */ secondsOf),
/* harmony export */   X8: () => (/* binding */ hasAny),
/* harmony export */   Yz: () => (/* binding */ parsed),
/* harmony export */   b6: () => (/* binding */ textOf),
/* harmony export */   kc: () => (/* binding */ errorText),
/* harmony export */   oh: () => (/* binding */ mappingAt),
/* harmony export */   rl: () => (/* binding */ numberOf),
/* harmony export */   tJ: () => (/* binding */ givenOf),
/* harmony export */   tk: () => (/* binding */ numberAt),
/* harmony export */   wr: () => (/* binding */ UNKNOWN_ERROR)
/* harmony export */ });
/* harmony import */ var _text_json_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4289);
/* harmony import */ var _text_json_text_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(817);
/* harmony import */ var _values_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4101);



/** The first value that is there, of several spellings of one key. */
function firstOf(mapping, keys) {
    for (const key of keys) {
        const value = (0,_values_js__WEBPACK_IMPORTED_MODULE_1__/* .own */ .ZV)(mapping, key);
        if (!(0,_values_js__WEBPACK_IMPORTED_MODULE_1__/* .isAbsent */ .W0)(value))
            return value;
    }
    return undefined;
}
/** Whether a mapping has one of several spellings of a key, null included. */
function hasAny(mapping, keys) {
    return keys.some((key) => Object.hasOwn(mapping, key));
}
/** The first of several spellings that is there as a value; null counts. */
function givenOf(mapping, keys) {
    const key = keys.find((name) => Object.hasOwn(mapping, name));
    return key === undefined ? undefined : mapping[key];
}
/** The mapping under a key, or an empty one. */
function mappingAt(mapping, ...keys) {
    const value = firstOf(mapping, keys);
    return (0,_values_js__WEBPACK_IMPORTED_MODULE_1__/* .isMapping */ .pi)(value) ? value : {};
}
/** The mappings of the list under a key; a list written as JSON text is read. */
function mappingsIn(value) {
    const list = parsed(value);
    return Array.isArray(list) ? list.filter(_values_js__WEBPACK_IMPORTED_MODULE_1__/* .isMapping */ .pi) : [];
}
/** A text that is not empty, an id that is a number as text; null for anything else. */
function textOf(value) {
    if (typeof value === 'number' || typeof value === 'bigint')
        return String(value);
    return typeof value === 'string' && value !== '' ? value : null;
}
function textAt(mapping, ...keys) {
    return textOf(firstOf(mapping, keys));
}
/** A number from 0 on, also one written as text, as OTLP writes integers; null for anything else. */
function numberOf(value) {
    const number = typeof value === 'string' && value.trim() !== '' ? Number(value) : value;
    if (typeof number === 'bigint')
        return Number(number);
    return typeof number === 'number' && Number.isFinite(number) && number >= 0 ? number : null;
}
function numberAt(mapping, ...keys) {
    return numberOf(firstOf(mapping, keys));
}
/** JSON text as the list or mapping it holds; any other value, other text too, stays. */
function parsed(value) {
    if (typeof value !== 'string' || !/^\s*[[{]/.test(value))
        return value;
    const json = (0,_text_json_js__WEBPACK_IMPORTED_MODULE_0__/* .readBoundedJson */ .g5)(value);
    return json.kind === 'value' ? json.value : value;
}
/** A value as the text of an error message: its `message` where it has one. */
function errorText(value) {
    if (typeof value === 'string')
        return value === '' ? UNKNOWN_ERROR : value;
    if ((0,_values_js__WEBPACK_IMPORTED_MODULE_1__/* .isMapping */ .pi)(value)) {
        const inner = firstOf(value, ['message', 'error', 'errorMessage', 'error_message', 'detail']);
        if (typeof inner === 'string' && inner !== '')
            return inner;
    }
    const isEmpty = (0,_values_js__WEBPACK_IMPORTED_MODULE_1__/* .isAbsent */ .W0)(value) || ((0,_values_js__WEBPACK_IMPORTED_MODULE_1__/* .isMapping */ .pi)(value) && Object.keys(value).length === 0);
    return isEmpty ? UNKNOWN_ERROR : (0,_text_json_text_js__WEBPACK_IMPORTED_MODULE_2__/* .jsonText */ .s)(value);
}
const UNKNOWN_ERROR = 'unknown error';
/** Seconds since 1970: of a date as text, or of a number in seconds, milliseconds, microseconds or nanoseconds. */
function secondsOf(value) {
    const number = numberOf(value);
    if (number !== null)
        return number === 0 ? null : scaled(number);
    const time = typeof value === 'string' ? Date.parse(value) : Number.NaN;
    return Number.isNaN(time) ? null : time / 1000;
}
/** Of times since 1973, seconds have up to 10 digits before the point, milliseconds from 12 on, and so forth. */
function scaled(number) {
    if (number >= 1e17)
        return number / 1e9;
    if (number >= 1e14)
        return number / 1e6;
    return number >= 1e11 ? number / 1e3 : number;
}


/***/ }),

/***/ 8153:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   P7: () => (/* binding */ recordsOfDocument),
/* harmony export */   Ph: () => (/* binding */ firstRecordOf),
/* harmony export */   Tz: () => (/* binding */ detectFormat),
/* harmony export */   jD: () => (/* binding */ TRACE_FORMATS),
/* harmony export */   pG: () => (/* binding */ FORMAT_CHOICES)
/* harmony export */ });
/* unused harmony exports FORMAT_NAMES, FORMAT_KEYS, keysInWords */
/* harmony import */ var _values_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(4101);
/* harmony import */ var _keys_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1828);
/* harmony import */ var _response_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5735);
/* harmony import */ var _messages_message_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(1662);
/* harmony import */ var _messages_record_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(7026);
/* harmony import */ var _spans_langfuse_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(426);
/* harmony import */ var _spans_span_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(419);







/** Names of the formats, as users write them. */
const FORMAT_NAMES = ['responses', 'messages', 'otlp', 'langfuse'];
/** What an input may name: a format, or that each file shows its own. */
const FORMAT_CHOICES = ['auto', ...FORMAT_NAMES];
const TRACE_FORMATS = {
    messages: { kind: 'records', decode: _messages_record_js__WEBPACK_IMPORTED_MODULE_3__/* .decodeMessagesRecord */ .iB },
    otlp: { kind: 'spans', decode: _spans_span_js__WEBPACK_IMPORTED_MODULE_5__/* .decodeSpans */ .kL },
    langfuse: { kind: 'spans', decode: (record) => (0,_spans_langfuse_js__WEBPACK_IMPORTED_MODULE_4__/* .decodeObservations */ .UX)(record) },
};
/** What each format is recognised by: gives the key that was seen, or null. */
const SIGNS = {
    responses: responseKey,
    messages: (record) => (0,_values_js__WEBPACK_IMPORTED_MODULE_6__/* .isMapping */ .pi)(record) ? (0,_messages_record_js__WEBPACK_IMPORTED_MODULE_3__/* .messagesKey */ .Su)(record) : (0,_messages_record_js__WEBPACK_IMPORTED_MODULE_3__/* .isConversation */ .Iy)(record) ? 'a list of messages' : null,
    otlp: otlpKey,
    langfuse: _spans_langfuse_js__WEBPACK_IMPORTED_MODULE_4__/* .langfuseKey */ .b6,
};
/** What a record of each format holds, for errors. */
const FORMAT_KEYS = [
    'responses (question_id, actual_answer, actual_steps)',
    'messages (messages; input and output; steps)',
    'otlp (resourceSpans)',
    'langfuse (traceId, type, input, output)',
].join(', ');
/**
 * The format of the first record of a file; a record that is no mapping and no list is read as a response. `remedy` says
 * what to do about a record that fits two formats.
 */
function detectFormat(record, remedy) {
    if (typeof record !== 'object' || record === null)
        return { kind: 'format', format: 'responses' };
    if (isWrittenResponse(record))
        return { kind: 'format', format: 'responses' };
    const seen = FORMAT_NAMES.flatMap((format) => {
        const key = SIGNS[format](record);
        return key === null ? [] : [{ format, key }];
    });
    // An id beside messages or spans is theirs.
    const [first, ...more] = seen.length > 1 ? seen.filter(({ key }) => key !== 'question_id') : seen;
    if (first && more.length === 0)
        return { kind: 'format', format: first.format };
    if (!first)
        return { kind: 'invalid', message: `fits no format: ${keysInWords(record)}; expected ${FORMAT_KEYS}` };
    const both = [first, ...more].map(({ format, key }) => `${format} (${key})`).join(' and ');
    return { kind: 'invalid', message: `fits two formats: ${both}; ${remedy}` };
}
/** With id and steps a record is what graphrag-eval writes, whatever stands beside them. */
function isWrittenResponse(record) {
    return (0,_values_js__WEBPACK_IMPORTED_MODULE_6__/* .isMapping */ .pi)(record) && Object.hasOwn(record, 'question_id') && Array.isArray((0,_values_js__WEBPACK_IMPORTED_MODULE_6__/* .own */ .ZV)(record, 'actual_steps'));
}
function responseKey(record) {
    if (Array.isArray(record))
        return record.length === 0 || !(0,_values_js__WEBPACK_IMPORTED_MODULE_6__/* .isMapping */ .pi)(record[0]) ? 'a list' : responseKey(record[0]);
    if (!(0,_values_js__WEBPACK_IMPORTED_MODULE_6__/* .isMapping */ .pi)(record))
        return null;
    const renamed = (0,_keys_js__WEBPACK_IMPORTED_MODULE_0__/* .renameKeys */ .Rz)(record, _keys_js__WEBPACK_IMPORTED_MODULE_0__/* .RESPONSE_ALIASES */ .rZ);
    const steps = (0,_values_js__WEBPACK_IMPORTED_MODULE_6__/* .own */ .ZV)(renamed, 'actual_steps');
    if (steps !== undefined && (0,_messages_record_js__WEBPACK_IMPORTED_MODULE_3__/* .messagesKey */ .Su)(record) !== 'steps')
        return 'actual_steps';
    if (Object.hasOwn(renamed, 'actual_answer'))
        return 'actual_answer';
    if (Object.hasOwn(record, 'question_id') || (0,_response_js__WEBPACK_IMPORTED_MODULE_1__/* .mistypedId */ .l)(record) !== null)
        return 'question_id';
    return null;
}
function otlpKey(record) {
    const [first] = Array.isArray(record) ? record : [record];
    if (!(0,_values_js__WEBPACK_IMPORTED_MODULE_6__/* .isMapping */ .pi)(first))
        return null;
    return (['resourceSpans', 'resource_spans', 'resourceLogs', 'resourceMetrics'].find((key) => Array.isArray((0,_values_js__WEBPACK_IMPORTED_MODULE_6__/* .own */ .ZV)(first, key))) ?? null);
}
/** What a record looks like, for an error. */
function keysInWords(record) {
    if ((0,_messages_message_js__WEBPACK_IMPORTED_MODULE_2__/* .isMessage */ .K8)(record))
        return 'the first record is one message, and a record is one conversation';
    const [first] = Array.isArray(record) ? record : [record];
    if (!(0,_values_js__WEBPACK_IMPORTED_MODULE_6__/* .isMapping */ .pi)(first))
        return 'the first record has no keys';
    const keys = Object.keys(first).slice(0, MAX_KEYS);
    return keys.length === 0 ? 'the first record has no keys' : `the first record has the keys ${keys.join(', ')}`;
}
const MAX_KEYS = 12;
/** The records of a document that is read as a whole: of several conversations each, of a conversation itself. */
function recordsOfDocument(format, value) {
    if (format !== 'messages' || (0,_messages_record_js__WEBPACK_IMPORTED_MODULE_3__/* .isConversation */ .Iy)(value))
        return [value];
    if (Array.isArray(value))
        return value;
    if ((0,_values_js__WEBPACK_IMPORTED_MODULE_6__/* .isMapping */ .pi)(value) && (0,_messages_record_js__WEBPACK_IMPORTED_MODULE_3__/* .messagesKey */ .Su)(value) === null)
        return namedRecords(value) ?? [value];
    return [value];
}
/** A map from question id to conversation. */
function namedRecords(map) {
    const entries = Object.entries(map);
    const conversations = entries.filter(([, value]) => (0,_messages_record_js__WEBPACK_IMPORTED_MODULE_3__/* .isConversation */ .Iy)(value) || ((0,_values_js__WEBPACK_IMPORTED_MODULE_6__/* .isMapping */ .pi)(value) && (0,_messages_record_js__WEBPACK_IMPORTED_MODULE_3__/* .messagesKey */ .Su)(value)));
    if (entries.length === 0 || conversations.length < entries.length)
        return null;
    return entries.map(([id, value]) => ({ question_id: id, ...((0,_values_js__WEBPACK_IMPORTED_MODULE_6__/* .isMapping */ .pi)(value) ? value : { messages: value }) }));
}
/** The first record of a document, by which its format is known; a map from question id to record has them as values. */
function firstRecordOf(value) {
    if (Array.isArray(value))
        return (0,_messages_record_js__WEBPACK_IMPORTED_MODULE_3__/* .isConversation */ .Iy)(value) ? value : (value[0] ?? null);
    if (!(0,_values_js__WEBPACK_IMPORTED_MODULE_6__/* .isMapping */ .pi)(value) || FORMAT_NAMES.some((format) => SIGNS[format](value) !== null))
        return value;
    const [id, first] = Object.entries(value)[0] ?? [];
    if ((0,_messages_record_js__WEBPACK_IMPORTED_MODULE_3__/* .isConversation */ .Iy)(first))
        return { question_id: id, messages: first };
    return (0,_values_js__WEBPACK_IMPORTED_MODULE_6__/* .isMapping */ .pi)(first) ? { question_id: id, ...first } : value;
}


/***/ }),

/***/ 5462:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   SQ: () => (/* binding */ decodeChatMessage),
/* harmony export */   oR: () => (/* binding */ joined)
/* harmony export */ });
/* unused harmony export callsOf */
/* harmony import */ var _values_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(4101);
/* harmony import */ var _fields_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7244);
/* harmony import */ var _usage_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1318);
/* harmony import */ var _part_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4665);




const ASSISTANTS = ['assistant', 'model', 'ai', 'bot'];
const USERS = ['user', 'human'];
/** Also of a result by its position: `function` is OpenAI's first name of a tool. */
const TOOLS = ['tool', 'function', 'toolResult'];
/** Messages with a `role`: OpenAI chat, Anthropic, Vercel AI SDK, the GenAI conventions, Gemini. */
function decodeChatMessage(message) {
    const role = (0,_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .textAt */ .$6)(message, 'role');
    if (role === null)
        return null;
    const facts = (0,_usage_js__WEBPACK_IMPORTED_MODULE_1__/* .factsOf */ .x)(message);
    if (TOOLS.includes(role) && (0,_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .hasAny */ .X8)(message, ['tool_call_id', 'toolCallId', 'name', 'id'])) {
        const results = partsOf(message).flatMap((part) => (0,_part_js__WEBPACK_IMPORTED_MODULE_2__/* .decodePart */ .U)(part, null));
        return [...(results.length > 0 ? results : [toolMessage(message)]), ...facts];
    }
    const speaker = speakerOf(role);
    const told = joined(partsOf(message).flatMap((part) => (0,_part_js__WEBPACK_IMPORTED_MODULE_2__/* .decodePart */ .U)(part, speaker)));
    return [...told, ...callsOf(message), ...facts];
}
function speakerOf(role) {
    if (ASSISTANTS.includes(role))
        return 'assistant';
    return USERS.includes(role) ? 'user' : null;
}
/** Parts of a content, which may be one text, and stand under `parts` in the GenAI conventions and in Gemini. */
function partsOf(message) {
    const content = parsedParts((0,_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .firstOf */ .Ku)(message, ['content', 'parts']));
    if ((0,_values_js__WEBPACK_IMPORTED_MODULE_3__/* .isMapping */ .pi)(content))
        return partsOf(content);
    if (Array.isArray(content))
        return content.length === 0 ? contentless(message) : content;
    return typeof content === 'string' && content !== '' ? [content] : contentless(message);
}
/** Messages of Vercel's user interface have both. */
function contentless(message) {
    const parts = (0,_values_js__WEBPACK_IMPORTED_MODULE_3__/* .own */ .ZV)(message, 'parts');
    return Array.isArray(parts) ? parts : [];
}
/** A list of parts written as JSON text, which some attributes hold. */
function parsedParts(content) {
    if (typeof content !== 'string' || !content.startsWith('[{"type"'))
        return content;
    const value = (0,_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .parsed */ .Yz)(content);
    return Array.isArray(value) ? value : content;
}
/** Texts that follow each other in one message are one text. */
function joined(events) {
    const made = [];
    for (const event of events) {
        const last = made.at(-1);
        const isText = event.kind === 'user' || event.kind === 'assistant';
        if (isText && last?.kind === event.kind)
            made[made.length - 1] = { ...last, text: last.text + event.text };
        else
            made.push(event);
    }
    return made;
}
/** OpenAI chat: `tool_calls`, before them one `function_call`. */
function callsOf(message) {
    const calls = (0,_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .mappingsIn */ .PT)((0,_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .firstOf */ .Ku)(message, ['tool_calls', 'toolCalls'])).map(chatCall);
    const only = (0,_values_js__WEBPACK_IMPORTED_MODULE_3__/* .own */ .ZV)(message, 'function_call');
    return (0,_values_js__WEBPACK_IMPORTED_MODULE_3__/* .isMapping */ .pi)(only) && calls.length === 0 ? [chatCall(only)] : calls;
}
function chatCall(call) {
    const made = (0,_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .mappingAt */ .oh)(call, 'function', 'custom');
    const name = (0,_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .textAt */ .$6)(made, 'name') ?? (0,_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .textAt */ .$6)(call, 'name', 'toolName') ?? '';
    const args = (0,_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .firstOf */ .Ku)(made, ['arguments', 'input']) ?? (0,_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .firstOf */ .Ku)(call, ['arguments', 'args', 'input']);
    return { kind: 'call', id: (0,_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .textAt */ .$6)(call, 'id', 'toolCallId'), name, args };
}
/** A message that is a result as a whole. */
function toolMessage(message) {
    const status = (0,_values_js__WEBPACK_IMPORTED_MODULE_3__/* .own */ .ZV)(message, 'status');
    const isError = status === 'error' || (0,_values_js__WEBPACK_IMPORTED_MODULE_3__/* .own */ .ZV)(message, 'is_error') === true || (0,_values_js__WEBPACK_IMPORTED_MODULE_3__/* .own */ .ZV)(message, 'isError') === true;
    return {
        kind: 'result',
        id: (0,_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .textAt */ .$6)(message, 'tool_call_id', 'toolCallId', 'id'),
        name: (0,_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .textAt */ .$6)(message, 'name', 'toolName'),
        ...(0,_part_js__WEBPACK_IMPORTED_MODULE_2__/* .resultOf */ .B)(message, ['content', 'output', 'result'], isError),
        ...(!(0,_values_js__WEBPACK_IMPORTED_MODULE_3__/* .isAbsent */ .W0)((0,_values_js__WEBPACK_IMPORTED_MODULE_3__/* .own */ .ZV)(message, 'artifact')) && { artifact: (0,_values_js__WEBPACK_IMPORTED_MODULE_3__/* .own */ .ZV)(message, 'artifact') }),
    };
}


/***/ }),

/***/ 1662:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  Y8: () => (/* binding */ decodeMessage),
  Vj: () => (/* binding */ decodeMessages),
  K8: () => (/* binding */ isMessage)
});

// EXTERNAL MODULE: ./src/core/values.ts
var values = __webpack_require__(4101);
// EXTERNAL MODULE: ./src/core/decode/traces/fields.ts
var traces_fields = __webpack_require__(7244);
// EXTERNAL MODULE: ./src/core/decode/traces/usage.ts
var usage = __webpack_require__(1318);
// EXTERNAL MODULE: ./src/core/decode/traces/messages/chat.ts
var chat = __webpack_require__(5462);
// EXTERNAL MODULE: ./src/core/decode/traces/messages/part.ts
var messages_part = __webpack_require__(4665);
;// CONCATENATED MODULE: ./src/core/decode/traces/messages/adk.ts





/** Google ADK: an event with an author, and parts in its content; the pieces of a stream are left out. */
function decodeAdkEvent(event) {
    const content = (0,values/* own */.ZV)(event, 'content');
    const isEvent = Object.hasOwn(event, 'author') && ((0,values/* isMapping */.pi)(content) || !Object.hasOwn(event, 'role'));
    if (!isEvent)
        return null;
    if ((0,values/* own */.ZV)(event, 'partial') === true)
        return [];
    const parts = (0,values/* isMapping */.pi)(content) ? (0,values/* own */.ZV)(content, 'parts') : null;
    const speaker = (0,values/* own */.ZV)(event, 'author') === 'user' ? 'user' : 'assistant';
    const told = Array.isArray(parts) ? parts.flatMap((part) => (0,messages_part/* decodePart */.U)(part, speaker)) : [];
    return [...(0,chat/* joined */.oR)(told), ...(0,usage/* factsOf */.x)(event), ...errorOf(event)];
}
function errorOf(event) {
    const code = (0,traces_fields/* textAt */.$6)(event, 'errorCode', 'error_code');
    if (code === null)
        return [];
    return [{ kind: 'error', text: (0,traces_fields/* errorText */.kc)((0,traces_fields/* firstOf */.Ku)(event, ['errorMessage', 'error_message']) ?? code) }];
}

// EXTERNAL MODULE: ./src/core/decode/traces/content.ts
var content = __webpack_require__(7908);
;// CONCATENATED MODULE: ./src/core/decode/traces/messages/items.ts




/** OpenAI Responses has `call_id`, the Agents SDK `callId`. */
const idOf = (item) => (0,traces_fields/* textAt */.$6)(item, 'call_id', 'callId', 'id');
const nameOf = (item) => (0,traces_fields/* textAt */.$6)(item, 'name') ?? '';
const callItem = (item) => [
    { kind: 'call', id: idOf(item), name: nameOf(item), args: (0,traces_fields/* firstOf */.Ku)(item, ['arguments', 'input']) },
];
const resultItem = (item) => {
    const isError = (0,values/* own */.ZV)(item, 'status') === 'incomplete' || (0,values/* own */.ZV)(item, 'status') === 'failed';
    return [{ kind: 'result', id: idOf(item), name: (0,traces_fields/* textAt */.$6)(item, 'name'), ...(0,messages_part/* resultOf */.B)(item, ['output'], isError) }];
};
/** A tool that the provider ran itself: call and result are one item. */
const wholeItem = (item) => {
    const ids = { id: (0,traces_fields/* textAt */.$6)(item, 'id', 'call_id', 'callId'), name: nameOf(item) };
    const error = (0,values/* own */.ZV)(item, 'error');
    const call = { kind: 'call', ...ids, args: (0,values/* own */.ZV)(item, 'arguments') };
    if (!(0,values/* isAbsent */.W0)(error))
        return [call, { kind: 'result', ...ids, ...(0,content/* failed */.gz)(error) }];
    if (!(0,traces_fields/* hasAny */.X8)(item, ['output']) || (0,values/* isAbsent */.W0)((0,values/* own */.ZV)(item, 'output')))
        return [call];
    return [call, { kind: 'result', ...ids, ...(0,content/* recorded */.t2)((0,values/* own */.ZV)(item, 'output'), (0,values/* own */.ZV)(item, 'status') === 'failed') }];
};
/** Nothing for a question's score: thoughts, handovers, lists of tools. */
const silent = () => [];
/** Items of OpenAI Responses and of the OpenAI Agents SDK, by their type. */
const ITEMS = {
    function_call: callItem,
    custom_tool_call: callItem,
    function_call_output: resultItem,
    custom_tool_call_output: resultItem,
    function_call_result: resultItem,
    mcp_call: wholeItem,
    hosted_tool_call: wholeItem,
    reasoning: silent,
    mcp_list_tools: silent,
    item_reference: silent,
};
/** One item; null when it is none, or a message, which all dialects share. */
function decodeItem(item) {
    const type = (0,traces_fields/* textAt */.$6)(item, 'type');
    if (type === null || !Object.hasOwn(ITEMS, type))
        return null;
    return ITEMS[type](item);
}
/** The item that a run of the Agents SDK wraps: `{type: tool_call_item, rawItem}`. */
function unwrapItem(item) {
    const raw = (0,traces_fields/* firstOf */.Ku)(item, ['rawItem', 'raw_item']);
    if (!(0,values/* isMapping */.pi)(raw))
        return item;
    const output = (0,values/* own */.ZV)(item, 'output');
    return Object.hasOwn(raw, 'output') || (0,values/* isAbsent */.W0)(output) ? raw : { ...raw, output };
}

;// CONCATENATED MODULE: ./src/core/decode/traces/messages/langchain.ts



/** The role that a message type stands for. */
const ROLES = {
    human: 'user',
    ai: 'assistant',
    tool: 'tool',
    function: 'function',
    system: 'system',
    developer: 'system',
    chat: 'user',
    remove: 'system',
};
/**
 * LangChain: `{type, data}` of `messages_to_dict`, `{lc, type: constructor, id, kwargs}` of `toJSON`, and the plain
 * `{type: ai, …}` of a message as a mapping.
 */
function decodeLangchainMessage(message) {
    const { type, fields } = unwrapped(message);
    const role = roleOf(type, fields);
    if (role === null)
        return null;
    return (0,chat/* decodeChatMessage */.SQ)({ ...fields, role, content: textOnly((0,values/* own */.ZV)(fields, 'content')) });
}
function unwrapped(message) {
    const [type, data, kwargs, id] = ['type', 'data', 'kwargs', 'id'].map((key) => (0,values/* own */.ZV)(message, key));
    if (type === 'constructor' && (0,values/* isMapping */.pi)(kwargs)) {
        return { type: (0,traces_fields/* textOf */.b6)(Array.isArray(id) ? id.at(-1) : null) ?? '', fields: kwargs };
    }
    if ((0,values/* isMapping */.pi)(data))
        return { type: (0,traces_fields/* textOf */.b6)(type) ?? '', fields: data };
    return { type: typeof type === 'string' ? type : '', fields: message };
}
/** `AIMessageChunk` and `ToolMessage` are written as `ai` and `tool` are. */
function roleOf(type, fields) {
    const short = type.replace(/Message(Chunk)?$/, '').toLowerCase();
    const role = Object.hasOwn(ROLES, short) ? (ROLES[short] ?? null) : null;
    return role !== null && short === 'chat' ? ((0,traces_fields/* textAt */.$6)(fields, 'role') ?? role) : role;
}
/** The calls of an AI message stand under `tool_calls`, too: those in its content are the provider's copy. */
function textOnly(content) {
    if (!Array.isArray(content))
        return content;
    return content.filter((part) => !(0,values/* isMapping */.pi)(part) || !/tool_use|tool_call|function_call/.test((0,traces_fields/* textAt */.$6)(part, 'type') ?? ''));
}

;// CONCATENATED MODULE: ./src/core/decode/traces/messages/message.ts






/** Dialects of messages, in this order; a message belongs to the first that reads it. */
const DIALECTS = [
    decodeItem,
    decodeAdkEvent,
    decodeLangchainMessage,
    chat/* decodeChatMessage */.SQ,
];
const TIMES = ['timestamp', 'created_at', 'createdAt', 'time'];
/** The events of one message of any dialect; null when it is none. */
function decodeMessage(value) {
    if (typeof value === 'string')
        return [{ kind: 'user', text: value }];
    if (!(0,values/* isMapping */.pi)(value))
        return null;
    const message = unwrapItem(value);
    for (const decode of DIALECTS) {
        const events = decode(message);
        if (events)
            return withTime(events, (0,traces_fields/* secondsOf */.TM)((0,traces_fields/* firstOf */.Ku)(message, TIMES)));
    }
    return null;
}
function withTime(events, at) {
    if (at === null)
        return events;
    const timed = events.map((event) => (event.kind === 'call' ? { ...event, time: at } : event));
    return [...timed, { kind: 'time', at }];
}
/** All events of a list of messages; what is no message is passed over. */
function decodeMessages(values) {
    return values.flatMap((value) => decodeMessage(value) ?? []);
}
/** Whether a value is a message of some dialect, and no text. */
function isMessage(value) {
    return (0,values/* isMapping */.pi)(value) && decodeMessage(value) !== null;
}


/***/ }),

/***/ 4665:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   B: () => (/* binding */ resultOf),
/* harmony export */   U: () => (/* binding */ decodePart)
/* harmony export */ });
/* harmony import */ var _values_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4101);
/* harmony import */ var _content_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7908);
/* harmony import */ var _fields_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7244);



const NAME_KEYS = ['name', 'toolName', 'tool_name'];
/** Anthropic: `tool_use` and `tool_result`, also of tools that run on its servers or over MCP. */
const anthropic = (part) => {
    const type = (0,_fields_js__WEBPACK_IMPORTED_MODULE_1__/* .textAt */ .$6)(part, 'type') ?? '';
    if (/^(server_|mcp_)?tool_use$/.test(type))
        return [call((0,_fields_js__WEBPACK_IMPORTED_MODULE_1__/* .textAt */ .$6)(part, 'id'), part, (0,_values_js__WEBPACK_IMPORTED_MODULE_2__/* .own */ .ZV)(part, 'input'))];
    if (!/^(\w+_)?tool_result$/.test(type) || !(0,_fields_js__WEBPACK_IMPORTED_MODULE_1__/* .hasAny */ .X8)(part, ['tool_use_id']))
        return null;
    const given = resultOf(part, ['content'], (0,_values_js__WEBPACK_IMPORTED_MODULE_2__/* .own */ .ZV)(part, 'is_error') === true);
    return [{ kind: 'result', id: (0,_fields_js__WEBPACK_IMPORTED_MODULE_1__/* .textAt */ .$6)(part, 'tool_use_id'), name: (0,_fields_js__WEBPACK_IMPORTED_MODULE_1__/* .textAt */ .$6)(part, 'name'), ...given }];
};
/** Vercel AI SDK: `tool-call`, `tool-result` and `tool-error`; `args` and `result` are the names before version 5. */
const vercel = (part) => {
    const type = (0,_fields_js__WEBPACK_IMPORTED_MODULE_1__/* .textAt */ .$6)(part, 'type');
    const ids = { id: (0,_fields_js__WEBPACK_IMPORTED_MODULE_1__/* .textAt */ .$6)(part, 'toolCallId'), name: (0,_fields_js__WEBPACK_IMPORTED_MODULE_1__/* .textAt */ .$6)(part, ...NAME_KEYS) };
    if (type === 'tool-call')
        return [call(ids.id, part, (0,_fields_js__WEBPACK_IMPORTED_MODULE_1__/* .firstOf */ .Ku)(part, ['input', 'args']))];
    if (type === 'tool-error')
        return [{ kind: 'result', ...ids, ...(0,_content_js__WEBPACK_IMPORTED_MODULE_0__/* .failed */ .gz)((0,_values_js__WEBPACK_IMPORTED_MODULE_2__/* .own */ .ZV)(part, 'error')) }];
    if (type !== 'tool-result')
        return null;
    return [{ kind: 'result', ...ids, ...vercelResult(part) }];
};
/** What `output` is wrapped in, by its type. */
const VERCEL_OUTPUTS = ['text', 'json', 'content', 'error-text', 'error-json', 'execution-denied'];
function vercelResult(part) {
    const isError = (0,_values_js__WEBPACK_IMPORTED_MODULE_2__/* .own */ .ZV)(part, 'isError') === true;
    const output = (0,_fields_js__WEBPACK_IMPORTED_MODULE_1__/* .givenOf */ .tJ)(part, ['output', 'result']);
    const type = (0,_values_js__WEBPACK_IMPORTED_MODULE_2__/* .isMapping */ .pi)(output) ? (0,_values_js__WEBPACK_IMPORTED_MODULE_2__/* .own */ .ZV)(output, 'type') : null;
    if (!(0,_values_js__WEBPACK_IMPORTED_MODULE_2__/* .isMapping */ .pi)(output) || typeof type !== 'string' || !VERCEL_OUTPUTS.includes(type)) {
        return resultOf(part, ['output', 'result'], isError);
    }
    if (type === 'execution-denied')
        return (0,_content_js__WEBPACK_IMPORTED_MODULE_0__/* .failed */ .gz)((0,_values_js__WEBPACK_IMPORTED_MODULE_2__/* .own */ .ZV)(output, 'reason') ?? 'the execution was denied');
    if (type === 'text' && !(0,_fields_js__WEBPACK_IMPORTED_MODULE_1__/* .hasAny */ .X8)(output, ['value']))
        return (0,_content_js__WEBPACK_IMPORTED_MODULE_0__/* .recorded */ .t2)(output, isError);
    return resultOf(output, ['value'], isError || type.startsWith('error'));
}
/** Vercel AI SDK, messages of its user interface: call and result are one part, `tool-NAME` or `dynamic-tool`. */
const vercelInterface = (part) => {
    const type = (0,_fields_js__WEBPACK_IMPORTED_MODULE_1__/* .textAt */ .$6)(part, 'type') ?? '';
    if (!(0,_fields_js__WEBPACK_IMPORTED_MODULE_1__/* .hasAny */ .X8)(part, ['toolCallId', 'state']) || !/^(tool-.+|dynamic-tool)$/.test(type))
        return null;
    const id = (0,_fields_js__WEBPACK_IMPORTED_MODULE_1__/* .textAt */ .$6)(part, 'toolCallId');
    const name = (0,_fields_js__WEBPACK_IMPORTED_MODULE_1__/* .textAt */ .$6)(part, ...NAME_KEYS) ?? type.replace(/^tool-/, '');
    const made = { kind: 'call', id, name, args: (0,_values_js__WEBPACK_IMPORTED_MODULE_2__/* .own */ .ZV)(part, 'input') };
    if ((0,_fields_js__WEBPACK_IMPORTED_MODULE_1__/* .hasAny */ .X8)(part, ['errorText']))
        return [made, { kind: 'result', id, name, ...(0,_content_js__WEBPACK_IMPORTED_MODULE_0__/* .failed */ .gz)((0,_values_js__WEBPACK_IMPORTED_MODULE_2__/* .own */ .ZV)(part, 'errorText')) }];
    if (!(0,_fields_js__WEBPACK_IMPORTED_MODULE_1__/* .hasAny */ .X8)(part, ['output']))
        return [made];
    return [made, { kind: 'result', id, name, ...(0,_content_js__WEBPACK_IMPORTED_MODULE_0__/* .recorded */ .t2)((0,_values_js__WEBPACK_IMPORTED_MODULE_2__/* .own */ .ZV)(part, 'output'), false) }];
};
/** GenAI conventions: `tool_call` and `tool_call_response`, whose value is under `response` or `result`. */
const genai = (part) => {
    const type = (0,_fields_js__WEBPACK_IMPORTED_MODULE_1__/* .textAt */ .$6)(part, 'type');
    const id = (0,_fields_js__WEBPACK_IMPORTED_MODULE_1__/* .textAt */ .$6)(part, 'id', 'tool_call_id');
    if (type === 'tool_call')
        return [call(id, part, (0,_fields_js__WEBPACK_IMPORTED_MODULE_1__/* .firstOf */ .Ku)(part, ['arguments', 'args', 'input']))];
    if (type !== 'tool_call_response')
        return null;
    const given = resultOf(part, ['response', 'result', 'content'], (0,_values_js__WEBPACK_IMPORTED_MODULE_2__/* .own */ .ZV)(part, 'is_error') === true);
    return [{ kind: 'result', id, name: (0,_fields_js__WEBPACK_IMPORTED_MODULE_1__/* .textAt */ .$6)(part, ...NAME_KEYS), ...given }];
};
/** Google ADK and Gemini: `functionCall` and `functionResponse`, snake case too. */
const gemini = (part) => {
    const made = (0,_fields_js__WEBPACK_IMPORTED_MODULE_1__/* .firstOf */ .Ku)(part, ['functionCall', 'function_call']);
    if ((0,_values_js__WEBPACK_IMPORTED_MODULE_2__/* .isMapping */ .pi)(made))
        return [call((0,_fields_js__WEBPACK_IMPORTED_MODULE_1__/* .textAt */ .$6)(made, 'id'), made, (0,_values_js__WEBPACK_IMPORTED_MODULE_2__/* .own */ .ZV)(made, 'args'))];
    const given = (0,_fields_js__WEBPACK_IMPORTED_MODULE_1__/* .firstOf */ .Ku)(part, ['functionResponse', 'function_response']);
    if (!(0,_values_js__WEBPACK_IMPORTED_MODULE_2__/* .isMapping */ .pi)(given))
        return null;
    return [{ kind: 'result', id: (0,_fields_js__WEBPACK_IMPORTED_MODULE_1__/* .textAt */ .$6)(given, 'id'), name: (0,_fields_js__WEBPACK_IMPORTED_MODULE_1__/* .textAt */ .$6)(given, 'name'), ...geminiResult(given) }];
};
/** A function's value that is no mapping is wrapped in one, under `result` or `output`. */
function geminiResult(given) {
    const response = (0,_values_js__WEBPACK_IMPORTED_MODULE_2__/* .own */ .ZV)(given, 'response');
    if (!(0,_values_js__WEBPACK_IMPORTED_MODULE_2__/* .isMapping */ .pi)(response))
        return resultOf(given, ['response'], false);
    const error = (0,_fields_js__WEBPACK_IMPORTED_MODULE_1__/* .firstOf */ .Ku)(response, ['error']);
    if (error !== undefined)
        return (0,_content_js__WEBPACK_IMPORTED_MODULE_0__/* .failed */ .gz)(error);
    const [key, ...more] = Object.keys(response);
    const isWrapped = more.length === 0 && (key === 'result' || key === 'output');
    return (0,_content_js__WEBPACK_IMPORTED_MODULE_0__/* .recorded */ .t2)(isWrapped ? (0,_values_js__WEBPACK_IMPORTED_MODULE_2__/* .own */ .ZV)(response, key) : response, false);
}
const DECODERS = [anthropic, vercel, genai, gemini, vercelInterface];
/** The events of one part of a message's content; `speaker` is whose its text is, null for a system message. */
function decodePart(part, speaker) {
    for (const decode of (0,_values_js__WEBPACK_IMPORTED_MODULE_2__/* .isMapping */ .pi)(part) ? DECODERS : []) {
        const events = decode(part);
        if (events)
            return events;
    }
    const text = speaker === null ? null : (0,_content_js__WEBPACK_IMPORTED_MODULE_0__/* .textOfPart */ .oK)(part);
    return text === null || speaker === null ? [] : [{ kind: speaker, text }];
}
function call(id, part, args) {
    return { kind: 'call', id, name: (0,_fields_js__WEBPACK_IMPORTED_MODULE_1__/* .textAt */ .$6)(part, ...NAME_KEYS) ?? '', args };
}
/** The result under the first of several keys that is there; without any it was not recorded. */
function resultOf(holder, keys, isError) {
    if (!(0,_fields_js__WEBPACK_IMPORTED_MODULE_1__/* .hasAny */ .X8)(holder, keys))
        return { ..._content_js__WEBPACK_IMPORTED_MODULE_0__/* .NOT_RECORDED */ .D0, isError };
    return isError ? (0,_content_js__WEBPACK_IMPORTED_MODULE_0__/* .failed */ .gz)((0,_fields_js__WEBPACK_IMPORTED_MODULE_1__/* .givenOf */ .tJ)(holder, keys)) : (0,_content_js__WEBPACK_IMPORTED_MODULE_0__/* .recorded */ .t2)((0,_fields_js__WEBPACK_IMPORTED_MODULE_1__/* .givenOf */ .tJ)(holder, keys), false);
}


/***/ }),

/***/ 7026:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  iB: () => (/* binding */ decodeMessagesRecord),
  Iy: () => (/* binding */ isConversation),
  Su: () => (/* binding */ messagesKey)
});

// EXTERNAL MODULE: ./src/core/values.ts
var values = __webpack_require__(4101);
// EXTERNAL MODULE: ./src/core/decode/traces/content.ts
var content = __webpack_require__(7908);
// EXTERNAL MODULE: ./src/core/decode/traces/fields.ts
var fields = __webpack_require__(7244);
// EXTERNAL MODULE: ./src/core/decode/traces/usage.ts
var usage = __webpack_require__(1318);
// EXTERNAL MODULE: ./src/core/decode/traces/messages/message.ts + 3 modules
var message = __webpack_require__(1662);
// EXTERNAL MODULE: ./src/core/decode/traces/messages/chat.ts
var chat = __webpack_require__(5462);
;// CONCATENATED MODULE: ./src/core/decode/traces/messages/vercel-steps.ts




const STEP_KEYS = ['toolCalls', 'toolResults', 'finishReason', 'stepType', 'usage'];
/** Whether a value is a step of a result of the Vercel AI SDK, and no step of a response. */
function isStep(value) {
    if (!(0,values/* isMapping */.pi)(value) || Object.hasOwn(value, 'name') || Object.hasOwn(value, 'role'))
        return false;
    return Array.isArray((0,values/* own */.ZV)(value, 'content')) || STEP_KEYS.some((key) => Object.hasOwn(value, key));
}
/** Steps of `generateText`: from version 5 on parts in `content`, before it text, calls and results apart. */
function decodeSteps(steps) {
    return steps.flatMap((step) => {
        const content = Array.isArray((0,values/* own */.ZV)(step, 'content')) ? (0,values/* own */.ZV)(step, 'content') : olderParts(step);
        const told = (0,chat/* decodeChatMessage */.SQ)({ role: 'assistant', content }) ?? [];
        const at = (0,fields/* secondsOf */.TM)((0,values/* own */.ZV)((0,fields/* mappingAt */.oh)(step, 'response'), 'timestamp'));
        return [...withErrorTexts(told, step), ...(0,usage/* factsOf */.x)(step), ...(at === null ? [] : [{ kind: 'time', at }])];
    });
}
/** An error is written as `{}` in the content; its text is what the model was told. */
function withErrorTexts(events, step) {
    const messages = (0,fields/* mappingsIn */.PT)((0,values/* own */.ZV)((0,fields/* mappingAt */.oh)(step, 'response'), 'messages'));
    const told = messages.flatMap((message) => (0,chat/* decodeChatMessage */.SQ)(message) ?? []);
    const failures = told.filter((event) => event.kind === 'result' && event.isError);
    return events.map((event) => {
        if (event.kind !== 'result' || event.output !== fields/* UNKNOWN_ERROR */.wr)
            return event;
        return failures.find((failure) => failure.kind === 'result' && failure.id === event.id) ?? event;
    });
}
function olderParts(step) {
    const text = (0,values/* own */.ZV)(step, 'text');
    return [
        ...(typeof text === 'string' && text !== '' ? [{ type: 'text', text }] : []),
        ...(0,fields/* mappingsIn */.PT)((0,values/* own */.ZV)(step, 'toolCalls')).map((call) => ({ ...call, type: 'tool-call' })),
        ...(0,fields/* mappingsIn */.PT)((0,values/* own */.ZV)(step, 'toolResults')).map((result) => ({ ...result, type: 'tool-result' })),
    ];
}

;// CONCATENATED MODULE: ./src/core/decode/traces/messages/record.ts






/** Keys under which a record has its conversation, earlier ones first: what was asked, then what came of it. */
const ASKED = ['messages', 'input', 'originalInput', 'contents', 'prompt'];
const CAME = ['output', 'newItems', 'new_items', 'generatedItems', 'new_messages'];
/** Keys of a conversation as a whole. */
const WHOLE = ['history', 'all_messages', 'events'];
/** The key by which a mapping is a record of messages, or null: what detection and its errors name. */
function messagesKey(record) {
    const first = [...ASKED, ...CAME, ...WHOLE].find((key) => isConversation((0,values/* own */.ZV)(record, key)));
    if (first !== undefined)
        return first;
    if (isStepList((0,values/* own */.ZV)(record, 'steps')))
        return 'steps';
    if (choicesOf(record).length > 0)
        return 'choices';
    for (const key of ['response', 'result', 'input', 'output']) {
        const inner = (0,values/* own */.ZV)(record, key);
        if ((0,values/* isMapping */.pi)(inner) && messagesKey(inner) !== null)
            return key;
    }
    return null;
}
/** A list that starts with a message. */
function isConversation(value) {
    return Array.isArray(value) && value.length > 0 && (0,message/* isMessage */.K8)(value[0]);
}
function isStepList(value) {
    return Array.isArray(value) && value.length > 0 && isStep(value[0]);
}
/** One conversation: a list of messages, or a mapping that holds one. */
function decodeMessagesRecord(value) {
    const record = (0,values/* isMapping */.pi)(value) ? value : { messages: value };
    const told = eventsOf(record);
    return {
        events: withCost([...told, ...recordUsage(record, told), ...recordError(record)], record),
        naming: {
            records: [record],
            metadata: [record, (0,fields/* mappingAt */.oh)(record, 'response')].map((holder) => (0,values/* own */.ZV)(holder, 'metadata')),
            attributes: [],
            sessions: ['conversation_id', 'conversationId', 'session_id', 'sessionId', 'thread_id', 'threadId', 'id'].map((key) => (0,values/* own */.ZV)(record, key)),
        },
        start: (0,fields/* secondsOf */.TM)((0,fields/* firstOf */.Ku)(record, ['start_time', 'startTime', 'created_at', 'createdAt'])),
        elapsed: (0,fields/* numberAt */.tk)(record, 'elapsed_sec', 'elapsed', 'duration_sec', 'latency_sec'),
        isComplete: true,
        captureHint: 'record the message with the result of the call, too',
    };
}
/** What a record tells, in the order of its keys; Vercel's steps hold all but the question. */
function eventsOf(record) {
    const asked = ASKED.flatMap((key) => side((0,values/* own */.ZV)(record, key), 'user'));
    if (isStepList((0,values/* own */.ZV)(record, 'steps'))) {
        return [...asked.filter(({ kind }) => kind === 'user'), ...decodeSteps((0,fields/* mappingsIn */.PT)((0,values/* own */.ZV)(record, 'steps')))];
    }
    const whole = WHOLE.map((key) => (0,values/* own */.ZV)(record, key)).find(isConversation);
    const came = CAME.map((key) => side((0,values/* own */.ZV)(record, key), 'assistant')).find((events) => events.length > 0) ?? [];
    const inner = ['response', 'result'].map((key) => (0,values/* own */.ZV)(record, key)).filter(values/* isMapping */.pi);
    if (Array.isArray(whole))
        return (0,message/* decodeMessages */.Vj)(whole);
    return [...asked, ...came, ...(0,message/* decodeMessages */.Vj)(choicesOf(record)), ...inner.flatMap(innerEvents)];
}
/** One level further in, with the model and the usage that stand there. */
function innerEvents(inner) {
    const told = messagesKey(inner) === null ? [] : eventsOf(inner);
    return [...told, ...recordUsage(inner, told)];
}
/** A conversation, or the one text that stands for it. */
function side(value, speaker) {
    if (Array.isArray(value))
        return (0,message/* decodeMessages */.Vj)(value);
    if ((0,values/* isMapping */.pi)(value))
        return messagesKey(value) === null ? [] : eventsOf(value);
    const text = typeof value === 'string' ? (0,content/* textOfContent */.yO)(value) : null;
    return text === null ? [] : [{ kind: speaker, text }];
}
/** OpenAI chat: the message of the completion itself. */
function choicesOf(record) {
    return (0,fields/* mappingsIn */.PT)((0,values/* own */.ZV)(record, 'choices'))
        .map((choice) => (0,values/* own */.ZV)(choice, 'message'))
        .filter(values/* isMapping */.pi);
}
/** Usage that stands beside the messages, where they have none of their own. */
function recordUsage(record, told) {
    const facts = (0,usage/* factsOf */.x)(record);
    if (told.some(({ kind }) => kind === 'usage'))
        return facts.filter(({ kind }) => kind !== 'usage');
    if (facts.some(({ kind }) => kind === 'usage'))
        return facts;
    const calls = (0,fields/* mappingsIn */.PT)((0,fields/* firstOf */.Ku)(record, ['modelResponses', 'rawResponses', 'raw_responses']))
        .flatMap((response) => (0,usage/* factsOf */.x)(response))
        .concat(facts);
    if (calls.length > 0)
        return calls;
    const plain = (0,usage/* decodeUsage */.U)(record);
    return plain && (0,fields/* numberAt */.tk)(record, 'input_tokens', 'total_tokens') !== null ? [{ kind: 'usage', ...plain }] : [];
}
/** The cost that stands beside the messages, where none of them has one. */
function withCost(events, record) {
    const cost = (0,fields/* numberAt */.tk)(record, 'cost_usd', 'total_cost_usd');
    if (cost === null || events.some((event) => event.kind === 'usage' && event.cost !== null))
        return events;
    return [...events, { kind: 'usage', input: null, output: null, total: null, cost }];
}
function recordError(record) {
    const error = (0,values/* own */.ZV)(record, 'error') ?? (0,values/* own */.ZV)((0,fields/* mappingAt */.oh)(record, 'response'), 'error');
    if (!(0,values/* isAbsent */.W0)(error))
        return [{ kind: 'error', text: (0,fields/* errorText */.kc)(error) }];
    const status = (0,values/* own */.ZV)(record, 'status');
    return status === 'error' || status === 'failed' ? [{ kind: 'error', text: (0,fields/* errorText */.kc)(null) }] : [];
}


/***/ }),

/***/ 2639:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   AI: () => (/* binding */ idInAttributes),
/* harmony export */   Yw: () => (/* binding */ idInMetadata),
/* harmony export */   ou: () => (/* binding */ firstText)
/* harmony export */ });
/* harmony import */ var _values_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4101);
/* harmony import */ var _fields_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7244);


/** The first text that is found in a source. */
function firstText(sources, find) {
    for (const source of sources) {
        const text = (0,_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .textOf */ .b6)(find(source));
        if (text !== null)
            return text;
    }
    return null;
}
const ID_KEYS = ['stepgate.question_id', 'question_id'];
/** In the metadata that a record or a framework keeps. */
function idInMetadata(metadata) {
    if (!(0,_values_js__WEBPACK_IMPORTED_MODULE_1__/* .isMapping */ .pi)(metadata))
        return null;
    return ID_KEYS.map((key) => (0,_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .textOf */ .b6)(metadata[key])).find((id) => id !== null) ?? idInNested(metadata);
}
/** OpenTelemetry's attributes, as Langfuse keeps them. */
function idInNested(metadata) {
    return idInAttributes((0,_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .mappingAt */ .oh)(metadata, 'attributes'));
}
/** By its own name, in front of what frameworks put before metadata and baggage, or in OpenInference's `metadata`. */
function idInAttributes(attributes) {
    const named = [...ID_KEYS, ...Object.keys(attributes).filter((key) => key.endsWith('.question_id'))];
    const id = firstText(named, (key) => (0,_values_js__WEBPACK_IMPORTED_MODULE_1__/* .own */ .ZV)(attributes, key));
    if (id !== null)
        return id;
    const metadata = (0,_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .parsed */ .Yz)((0,_values_js__WEBPACK_IMPORTED_MODULE_1__/* .own */ .ZV)(attributes, 'metadata'));
    return (0,_values_js__WEBPACK_IMPORTED_MODULE_1__/* .isMapping */ .pi)(metadata) ? firstText(ID_KEYS, (key) => (0,_values_js__WEBPACK_IMPORTED_MODULE_1__/* .own */ .ZV)(metadata, key)) : null;
}


/***/ }),

/***/ 2369:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  Vv: () => (/* binding */ questionTextOf),
  lR: () => (/* binding */ responseOf)
});

// UNUSED EXPORTS: NO_END

// EXTERNAL MODULE: ./src/core/values.ts
var values = __webpack_require__(4101);
// EXTERNAL MODULE: ./src/core/decode/response.ts
var response = __webpack_require__(5735);
;// CONCATENATED MODULE: ./src/core/decode/traces/call-queue.ts

function makeCallQueues() {
    const queues = new Map();
    const starts = new Map();
    return {
        add: (key, call) => void (0,values/* listAt */.gT)(queues, key).push(call),
        first: (key, isDone) => {
            const calls = queues.get(key) ?? [];
            let at = starts.get(key) ?? 0;
            for (let call = calls[at]; call && isDone(call); call = calls[at])
                at++;
            starts.set(key, at);
            return calls[at] ?? null;
        },
    };
}

// EXTERNAL MODULE: ./src/core/decode/traces/fields.ts
var fields = __webpack_require__(7244);
;// CONCATENATED MODULE: ./src/core/decode/traces/pair.ts




const isResolved = ({ result }) => result !== null;
const isExecuted = ({ hasSpan }) => hasSpan;
/** The tool calls of a conversation as steps of a response, in the order of the calls, each with its result. */
function decodeToolSteps(events, captureHint) {
    const calls = { all: [], lastById: new Map(), queues: makeCallQueues() };
    const early = [];
    for (const event of events) {
        if (event.kind === 'call')
            addCall(calls, event);
        if (event.kind === 'result' && !addResult(calls, event))
            early.push(event);
    }
    for (const event of early)
        if (!addResult(calls, event))
            addOrphan(calls, event);
    return calls.all.map((call) => stepOf(call, captureHint));
}
/** A span and the message about the same call are one; an id that an agent uses twice is two calls. */
function addCall(calls, event) {
    const same = event.isSpan === true ? wishFor(calls, event) : spanOf(calls, event);
    if (same) {
        same.hasSpan = true;
        same.event = merged(same.event, event);
        return;
    }
    const call = { event, result: null, hasSpan: event.isSpan === true };
    const { all, lastById, queues } = calls;
    all.push(call);
    if (event.id !== null)
        lastById.set(event.id, call);
    for (const key of keysOf(event))
        queues.add(key, call);
}
/** A call waits under its id, or its name without one; a model's wish also for a span that has no id. */
function keysOf({ id, name, isSpan }) {
    const result = id === null ? [`name ${name}`, 'any'] : [`id ${id}`];
    if (isSpan)
        return result;
    return [...result, `wish by name ${name}`, ...(id === null ? [] : [`wish by id ${id}`, `wished ${name}`])];
}
/** The earliest wish of a model that a span may be the execution of. */
function wishFor({ queues }, { id, name }) {
    return queues.first(id === null ? `wish by name ${name}` : `wish by id ${id}`, isExecuted);
}
function spanOf({ lastById }, { id }) {
    const last = id === null ? undefined : lastById.get(id);
    return last?.event.isSpan === true ? last : null;
}
/** The span's times, and the message's id and arguments, where the span has none. */
function merged(known, event) {
    const [span, message] = event.isSpan === true ? [event, known] : [known, event];
    return {
        ...span,
        id: message.id ?? span.id,
        name: span.name || message.name,
        args: span.args ?? message.args,
        time: span.time ?? message.time ?? null,
    };
}
/** Whether a call was found that a result belongs to. */
function addResult(calls, event) {
    const open = openFor(calls, event);
    if (open) {
        open.result = event;
        return true;
    }
    const known = event.id === null ? undefined : calls.lastById.get(event.id);
    if (known)
        known.result = longer(known.result, event);
    return known !== undefined || event.isHistory === true;
}
/** By id, then by name and order; a result without either belongs to the first call that has no id. */
function openFor({ queues }, { id, name, isHistory }) {
    const open = (key) => queues.first(key, isResolved);
    const byId = id === null ? null : open(`id ${id}`);
    if (byId || isHistory)
        return byId;
    if (name === null)
        return id === null ? open('any') : null;
    return open(`name ${name}`) ?? (id === null ? open(`wished ${name}`) : null);
}
/** Of two records of one result the one that holds more; a failure stays what it is. */
function longer(known, other) {
    if (known === null || known.isError || other.isError)
        return known?.isError ? known : other;
    return sizeOf(other) > sizeOf(known) ? { ...known, ...other } : known;
}
function sizeOf({ output }) {
    if (output === undefined)
        return -1;
    if (typeof output === 'string')
        return output.length;
    return typeof output === 'object' && output !== null ? Object.keys(output).length : 0;
}
/** A result whose call was cut off is a step, if it says of which tool. */
function addOrphan(calls, event) {
    if (event.name === null)
        return;
    const { id, name } = event;
    calls.all.push({ event: { kind: 'call', id, name, args: {} }, result: event, hasSpan: false });
}
/** A step in the shape of a response file; an output that was not recorded has no key. */
function stepOf({ event, result }, captureHint) {
    const args = argumentsOf(event.args);
    const step = {
        name: event.name,
        args: args ?? {},
        ...(args === null && { arguments: event.args }),
        ...(event.id !== null && { id: event.id }),
    };
    return { ...step, ...outcomeOf(result, captureHint), ...timeOf(event) };
}
function outcomeOf(result, captureHint) {
    if (result?.isError) {
        return { status: 'error', error: result.output === undefined ? (0,fields/* errorText */.kc)(null) : (0,fields/* errorText */.kc)(result.output) };
    }
    if (!result || result.output === undefined)
        return { status: 'success', [response/* NOT_RECORDED_KEY */.Rh]: captureHint };
    return {
        status: 'success',
        output: result.output,
        ...(result.artifact !== undefined && { artifact: result.artifact }),
    };
}
/** Arguments as a mapping; null for anything else, which the step keeps as it was. */
function argumentsOf(value) {
    if (value === undefined || value === null || value === '')
        return {};
    const args = (0,fields/* parsed */.Yz)(value);
    return (0,values/* isMapping */.pi)(args) ? args : null;
}
function timeOf({ time }) {
    if (time === undefined || time === null || time > MAX_DATE)
        return {};
    return { execution_timestamp: new Date(time * 1000).toISOString().replace('.000Z', 'Z') };
}
/** The last second that a date can hold. */
const MAX_DATE = 8.64e12;

;// CONCATENATED MODULE: ./src/core/decode/traces/response.ts

/** What a trace without its root is told. */
const NO_END = 'the trace has no end';
/** A trace as a record of a response file. */
function responseOf(trace, questionId) {
    const { events } = trace;
    const error = lastOf(events, 'error')?.text ?? (trace.isComplete ? null : NO_END);
    const answer = answerOf(events);
    const model = lastOf(events, 'model')?.name;
    const elapsed = trace.elapsed ?? spanOfTimes(events);
    return {
        question_id: questionId,
        ...(error !== null && { status: 'error', error }),
        ...(answer !== null && { actual_answer: answer }),
        actual_steps: decodeToolSteps(events, trace.captureHint),
        ...usageOf(events),
        ...(elapsed !== null && { elapsed_sec: rounded(elapsed) }),
        ...(model !== undefined && { model }),
    };
}
function lastOf(events, kind) {
    return events.findLast((event) => event.kind === kind);
}
/** The last text of the assistant after the last call; before it, the assistant was not done. */
function answerOf(events) {
    const last = events.findLast(({ kind }) => kind === 'assistant' || kind === 'call');
    return last?.kind === 'assistant' ? last.text : null;
}
/** The first text of the user: the question, as the agent got it. */
function questionTextOf({ events }) {
    return events.find((event) => event.kind === 'user')?.text ?? null;
}
/** Sums over the model calls; a sum is absent where no call has the figure. */
function usageOf(events) {
    const usages = events.filter((event) => event.kind === 'usage').map(withTotal);
    const sums = {
        input_tokens: sumOf(usages, 'input'),
        output_tokens: sumOf(usages, 'output'),
        total_tokens: sumOf(usages, 'total'),
        cost_usd: sumOf(usages, 'cost'),
    };
    return Object.fromEntries(Object.entries(sums).filter(([, sum]) => sum !== null));
}
function withTotal(usage) {
    const { input, output, total } = usage;
    return total !== null || input === null || output === null ? usage : { ...usage, total: input + output };
}
function sumOf(usages, key) {
    const known = usages.map((usage) => usage[key]).filter((value) => value !== null);
    return known.length === 0 ? null : known.reduce((sum, value) => sum + value, 0);
}
/** From the first to the last timestamp. */
function spanOfTimes(events) {
    const times = events.filter((event) => event.kind === 'time').map(({ at }) => at);
    const [first, ...more] = times;
    if (first === undefined || more.length === 0)
        return null;
    const [least, most] = times.reduce(([low, high], at) => [Math.min(low, at), Math.max(high, at)], [first, first]);
    return most - least;
}
/** Nanoseconds are no measure of an agent. */
function rounded(seconds) {
    return Math.round(seconds * 1e6) / 1e6;
}


/***/ }),

/***/ 426:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Qz: () => (/* binding */ LANGFUSE),
/* harmony export */   UX: () => (/* binding */ decodeObservations),
/* harmony export */   b6: () => (/* binding */ langfuseKey)
/* harmony export */ });
/* harmony import */ var _values_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(4101);
/* harmony import */ var _content_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7908);
/* harmony import */ var _fields_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7244);
/* harmony import */ var _messages_message_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(1662);
/* harmony import */ var _messages_record_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(7026);
/* harmony import */ var _usage_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(1318);






const KINDS = {
    TOOL: 'tool',
    GENERATION: 'model',
    AGENT: 'agent',
    CHAIN: 'agent',
    SPAN: 'agent',
};
const OTHER_TYPES = ['EVENT', 'RETRIEVER', 'EVALUATOR', 'EMBEDDING', 'GUARDRAIL'];
/** Marks a span that was an observation; no attribute of OpenTelemetry is so called. */
const TYPE = 'type';
/** Langfuse: observations as it exports them. */
const LANGFUSE = {
    kindOf: ({ attributes }) => {
        const type = (0,_fields_js__WEBPACK_IMPORTED_MODULE_1__/* .textAt */ .$6)(attributes, TYPE) ?? '';
        return (0,_fields_js__WEBPACK_IMPORTED_MODULE_1__/* .hasAny */ .X8)(attributes, ['traceId', 'trace_id']) && Object.hasOwn(KINDS, type) ? (KINDS[type] ?? null) : null;
    },
    tool: ({ attributes, name }) => ({
        id: (0,_fields_js__WEBPACK_IMPORTED_MODULE_1__/* .textAt */ .$6)((0,_fields_js__WEBPACK_IMPORTED_MODULE_1__/* .mappingAt */ .oh)(attributes, 'metadata'), 'tool_call_id', 'toolCallId'),
        name,
        args: (0,_values_js__WEBPACK_IMPORTED_MODULE_5__/* .own */ .ZV)(attributes, 'input'),
        ...(!(0,_values_js__WEBPACK_IMPORTED_MODULE_5__/* .isAbsent */ .W0)((0,_values_js__WEBPACK_IMPORTED_MODULE_5__/* .own */ .ZV)(attributes, 'output')) && { output: (0,_values_js__WEBPACK_IMPORTED_MODULE_5__/* .own */ .ZV)(attributes, 'output') }),
    }),
    input: ({ attributes }) => messagesOf((0,_values_js__WEBPACK_IMPORTED_MODULE_5__/* .own */ .ZV)(attributes, 'input'), 'user'),
    output: ({ attributes }) => messagesOf((0,_values_js__WEBPACK_IMPORTED_MODULE_5__/* .own */ .ZV)(attributes, 'output'), 'assistant'),
    whole: () => [],
    usage: usageOf,
    model: ({ attributes }) => (0,_fields_js__WEBPACK_IMPORTED_MODULE_1__/* .textAt */ .$6)(attributes, 'model', 'providedModelName'),
    question: ({ attributes, resource }) => {
        const sides = [(0,_values_js__WEBPACK_IMPORTED_MODULE_5__/* .own */ .ZV)(attributes, 'input'), (0,_values_js__WEBPACK_IMPORTED_MODULE_5__/* .own */ .ZV)(resource, 'input')].flatMap((value) => messagesOf(value, 'user'));
        return sides.find((event) => event.kind === 'user')?.text ?? null;
    },
    answer: ({ attributes, resource }) => {
        const sides = [(0,_values_js__WEBPACK_IMPORTED_MODULE_5__/* .own */ .ZV)(resource, 'output'), (0,_values_js__WEBPACK_IMPORTED_MODULE_5__/* .own */ .ZV)(attributes, 'output')].flatMap((value) => messagesOf(value, 'assistant'));
        return sides.findLast((event) => event.kind === 'assistant')?.text ?? null;
    },
    sessions: ['sessionId', 'session_id'],
    captureHint: 'leave capture_input and capture_output of Langfuse on, and record again',
};
/** What a model or an agent got or gave: messages, a record of them, one message, or text. */
function messagesOf(value, speaker) {
    const read = (0,_fields_js__WEBPACK_IMPORTED_MODULE_1__/* .parsed */ .Yz)(value);
    if ((0,_values_js__WEBPACK_IMPORTED_MODULE_5__/* .isMapping */ .pi)(read)) {
        const one = (0,_messages_message_js__WEBPACK_IMPORTED_MODULE_2__/* .decodeMessage */ .Y8)(Object.hasOwn(read, 'role') || speaker === 'user' ? read : { role: speaker, ...read });
        if (one && one.length > 0)
            return one;
    }
    if ((0,_values_js__WEBPACK_IMPORTED_MODULE_5__/* .isMapping */ .pi)(read) || Array.isArray(read))
        return [...(0,_messages_record_js__WEBPACK_IMPORTED_MODULE_3__/* .decodeMessagesRecord */ .iB)(read).events];
    const text = (0,_content_js__WEBPACK_IMPORTED_MODULE_0__/* .textOfContent */ .yO)(read);
    return text === null ? [] : [{ kind: speaker, text }];
}
function usageOf({ attributes }) {
    const details = (0,_fields_js__WEBPACK_IMPORTED_MODULE_1__/* .mappingAt */ .oh)(attributes, 'usageDetails', 'usage_details');
    const usage = (0,_usage_js__WEBPACK_IMPORTED_MODULE_4__/* .decodeUsage */ .U)(Object.keys(details).length > 0 ? details : (0,_fields_js__WEBPACK_IMPORTED_MODULE_1__/* .firstOf */ .Ku)(attributes, ['usage']));
    const costs = (0,_fields_js__WEBPACK_IMPORTED_MODULE_1__/* .mappingAt */ .oh)(attributes, 'costDetails', 'cost_details');
    const cost = (0,_fields_js__WEBPACK_IMPORTED_MODULE_1__/* .firstOf */ .Ku)(attributes, ['calculatedTotalCost', 'totalCost', 'total_cost']) ?? (0,_values_js__WEBPACK_IMPORTED_MODULE_5__/* .own */ .ZV)(costs, 'total');
    return usage && typeof cost === 'number' ? { ...usage, cost } : usage;
}
/** The key by which a record is of Langfuse: an observation, or a trace or a page of the API with some; else null. */
function langfuseKey(record) {
    if (Array.isArray(record))
        return langfuseKey(record[0]);
    if (!(0,_values_js__WEBPACK_IMPORTED_MODULE_5__/* .isMapping */ .pi)(record))
        return null;
    if (isObservation(record))
        return 'traceId';
    const listKey = ['observations', 'data'].find((key) => (0,_fields_js__WEBPACK_IMPORTED_MODULE_1__/* .mappingsIn */ .PT)((0,_values_js__WEBPACK_IMPORTED_MODULE_5__/* .own */ .ZV)(record, key)).some(isObservation));
    return listKey ?? null;
}
function isObservation(record) {
    const type = (0,_fields_js__WEBPACK_IMPORTED_MODULE_1__/* .textAt */ .$6)(record, TYPE)?.toUpperCase() ?? '';
    const isKnown = Object.hasOwn(KINDS, type) || OTHER_TYPES.includes(type);
    return (isKnown && (0,_fields_js__WEBPACK_IMPORTED_MODULE_1__/* .hasAny */ .X8)(record, ['traceId', 'trace_id']) && (0,_fields_js__WEBPACK_IMPORTED_MODULE_1__/* .hasAny */ .X8)(record, ['startTime', 'start_time', 'input', 'output']));
}
/** The observations of a record as spans. */
function decodeObservations(value, trace = {}) {
    if (Array.isArray(value))
        return value.flatMap((item) => decodeObservations(item, trace));
    if (!(0,_values_js__WEBPACK_IMPORTED_MODULE_5__/* .isMapping */ .pi)(value))
        return [];
    const inside = (0,_fields_js__WEBPACK_IMPORTED_MODULE_1__/* .mappingsIn */ .PT)((0,_fields_js__WEBPACK_IMPORTED_MODULE_1__/* .firstOf */ .Ku)(value, ['observations', 'data']));
    if (inside.length > 0 && !isObservation(value))
        return inside.flatMap((item) => decodeObservations(item, value));
    return [decodeObservation(value, trace)];
}
function decodeObservation(observation, trace) {
    const type = ((0,_fields_js__WEBPACK_IMPORTED_MODULE_1__/* .textAt */ .$6)(observation, TYPE) ?? '').toUpperCase();
    const message = (0,_fields_js__WEBPACK_IMPORTED_MODULE_1__/* .textAt */ .$6)(observation, 'statusMessage', 'status_message');
    const isError = (0,_fields_js__WEBPACK_IMPORTED_MODULE_1__/* .textAt */ .$6)(observation, 'level')?.toUpperCase() === 'ERROR';
    const parent = (0,_fields_js__WEBPACK_IMPORTED_MODULE_1__/* .textAt */ .$6)(observation, 'parentObservationId', 'parent_observation_id');
    const endKey = ['endTime', 'end_time'].find((key) => Object.hasOwn(observation, key));
    return {
        traceId: (0,_fields_js__WEBPACK_IMPORTED_MODULE_1__/* .textAt */ .$6)(observation, 'traceId', 'trace_id') ?? (0,_fields_js__WEBPACK_IMPORTED_MODULE_1__/* .textAt */ .$6)(trace, 'id') ?? '',
        id: (0,_fields_js__WEBPACK_IMPORTED_MODULE_1__/* .textAt */ .$6)(observation, 'id') ?? '',
        parent: (0,_values_js__WEBPACK_IMPORTED_MODULE_5__/* .own */ .ZV)(observation, 'isRootObservation') === true ? null : parent,
        name: (0,_fields_js__WEBPACK_IMPORTED_MODULE_1__/* .textAt */ .$6)(observation, 'name') ?? '',
        start: (0,_fields_js__WEBPACK_IMPORTED_MODULE_1__/* .secondsOf */ .TM)((0,_fields_js__WEBPACK_IMPORTED_MODULE_1__/* .firstOf */ .Ku)(observation, ['startTime', 'start_time'])),
        end: (0,_fields_js__WEBPACK_IMPORTED_MODULE_1__/* .secondsOf */ .TM)((0,_fields_js__WEBPACK_IMPORTED_MODULE_1__/* .firstOf */ .Ku)(observation, ['endTime', 'end_time'])),
        isOpen: type !== 'EVENT' && endKey !== undefined && (0,_values_js__WEBPACK_IMPORTED_MODULE_5__/* .isAbsent */ .W0)(observation[endKey]),
        attributes: { ...observation, [TYPE]: type, traceId: (0,_fields_js__WEBPACK_IMPORTED_MODULE_1__/* .textAt */ .$6)(observation, 'traceId', 'trace_id') ?? '' },
        resource: trace,
        events: [],
        error: isError ? (0,_fields_js__WEBPACK_IMPORTED_MODULE_1__/* .errorText */ .kc)(message) : null,
    };
}


/***/ }),

/***/ 419:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   U0: () => (/* binding */ withLogs),
/* harmony export */   kL: () => (/* binding */ decodeSpans)
/* harmony export */ });
/* unused harmony export attributesOf */
/* harmony import */ var _values_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4101);
/* harmony import */ var _fields_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7244);


/** The context of the parent came from another program. */
const REMOTE_PARENT = 0x200;
const NO_PARENT = /^0*$/;
/** All spans of an OTLP request, and of a list of requests. */
function decodeSpans(value) {
    if (Array.isArray(value))
        return value.flatMap(decodeSpans);
    if (!(0,_values_js__WEBPACK_IMPORTED_MODULE_1__/* .isMapping */ .pi)(value))
        return [];
    return [...spansOf(value), ...(0,_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .mappingsIn */ .PT)((0,_values_js__WEBPACK_IMPORTED_MODULE_1__/* .own */ .ZV)(value, 'resourceLogs')).flatMap(logsOf)];
}
function spansOf(value) {
    return (0,_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .mappingsIn */ .PT)((0,_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .firstOf */ .Ku)(value, ['resourceSpans', 'resource_spans'])).flatMap((group) => {
        const resource = attributesOf((0,_values_js__WEBPACK_IMPORTED_MODULE_1__/* .own */ .ZV)((0,_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .mappingAt */ .oh)(group, 'resource'), 'attributes'));
        const scopes = (0,_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .mappingsIn */ .PT)((0,_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .firstOf */ .Ku)(group, ['scopeSpans', 'scope_spans', 'instrumentationLibrarySpans']));
        return scopes.flatMap((scope) => (0,_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .mappingsIn */ .PT)((0,_values_js__WEBPACK_IMPORTED_MODULE_1__/* .own */ .ZV)(scope, 'spans')).map((span) => decodeSpan(span, resource)));
    });
}
function logsOf(group) {
    const records = (0,_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .mappingsIn */ .PT)((0,_values_js__WEBPACK_IMPORTED_MODULE_1__/* .own */ .ZV)(group, 'scopeLogs')).flatMap((scope) => (0,_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .mappingsIn */ .PT)((0,_values_js__WEBPACK_IMPORTED_MODULE_1__/* .own */ .ZV)(scope, 'logRecords')));
    return records.map((record) => {
        const body = plainValue((0,_values_js__WEBPACK_IMPORTED_MODULE_1__/* .own */ .ZV)(record, 'body'));
        const attributes = { ...attributesOf((0,_values_js__WEBPACK_IMPORTED_MODULE_1__/* .own */ .ZV)(record, 'attributes')), ...((0,_values_js__WEBPACK_IMPORTED_MODULE_1__/* .isMapping */ .pi)(body) ? body : {}) };
        const name = (0,_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .textAt */ .$6)(record, 'eventName', 'event_name') ?? (0,_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .textAt */ .$6)(attributes, 'event.name') ?? '';
        const ids = { traceId: (0,_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .textAt */ .$6)(record, 'traceId') ?? '', id: (0,_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .textAt */ .$6)(record, 'spanId') ?? '' };
        const none = { parent: '', start: null, end: null, isOpen: false, resource: {}, events: [], error: null };
        return { ...none, ...ids, name, attributes, isLog: true };
    });
}
/** Spans with the log records that are their events. */
function withLogs(all) {
    const logs = new Map();
    for (const { id, name, attributes } of all.filter(({ isLog }) => isLog))
        (0,_values_js__WEBPACK_IMPORTED_MODULE_1__/* .listAt */ .gT)(logs, id).push({ name, attributes });
    const spans = all.filter(({ isLog }) => !isLog);
    return spans.map((span) => ({ ...span, events: [...span.events, ...(logs.get(span.id) ?? [])] }));
}
function decodeSpan(span, resource) {
    const events = (0,_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .mappingsIn */ .PT)((0,_values_js__WEBPACK_IMPORTED_MODULE_1__/* .own */ .ZV)(span, 'events')).map((event) => ({
        name: (0,_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .textAt */ .$6)(event, 'name') ?? '',
        attributes: attributesOf((0,_values_js__WEBPACK_IMPORTED_MODULE_1__/* .own */ .ZV)(event, 'attributes')),
    }));
    const attributes = attributesOf((0,_values_js__WEBPACK_IMPORTED_MODULE_1__/* .own */ .ZV)(span, 'attributes'));
    const end = secondsAt(span, 'endTimeUnixNano', 'end_time_unix_nano');
    return {
        traceId: (0,_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .textAt */ .$6)(span, 'traceId', 'trace_id') ?? '',
        id: (0,_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .textAt */ .$6)(span, 'spanId', 'span_id') ?? '',
        parent: parentOf(span),
        name: (0,_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .textAt */ .$6)(span, 'name') ?? '',
        start: secondsAt(span, 'startTimeUnixNano', 'start_time_unix_nano'),
        end,
        isOpen: end === null,
        attributes,
        resource,
        events,
        error: errorOf((0,_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .mappingAt */ .oh)(span, 'status'), attributes, events),
    };
}
/** A time in nanoseconds, which is 0 where there is none. */
function secondsAt(span, ...keys) {
    const nanoseconds = (0,_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .numberOf */ .rl)((0,_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .firstOf */ .Ku)(span, keys)) ?? 0;
    return nanoseconds === 0 ? null : nanoseconds / 1e9;
}
function parentOf(span) {
    const parent = (0,_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .textAt */ .$6)(span, 'parentSpanId', 'parent_span_id');
    const isRemote = (((0,_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .numberOf */ .rl)((0,_values_js__WEBPACK_IMPORTED_MODULE_1__/* .own */ .ZV)(span, 'flags')) ?? 0) & REMOTE_PARENT) !== 0;
    return parent === null || NO_PARENT.test(parent) || isRemote ? null : parent;
}
/** By the status, or `error.type`; the text is the status's or that of the exception. */
function errorOf(status, attributes, events) {
    const code = (0,_values_js__WEBPACK_IMPORTED_MODULE_1__/* .own */ .ZV)(status, 'code');
    const type = (0,_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .textAt */ .$6)(attributes, 'error.type');
    if (code !== 2 && code !== '2' && code !== 'STATUS_CODE_ERROR' && type === null)
        return null;
    const exception = events.find(({ name }) => name === 'exception')?.attributes ?? {};
    const message = (0,_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .textAt */ .$6)(status, 'message') ?? (0,_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .textAt */ .$6)(exception, 'exception.message');
    return message ?? (0,_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .textAt */ .$6)(exception, 'exception.type') ?? type ?? 'unknown error';
}
/** Attributes as plain values: OTLP has a list of `{key, value: {stringValue: …}}`. */
function attributesOf(value) {
    if ((0,_values_js__WEBPACK_IMPORTED_MODULE_1__/* .isMapping */ .pi)(value))
        return value;
    return Object.fromEntries((0,_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .mappingsIn */ .PT)(value).map((item) => [(0,_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .textAt */ .$6)(item, 'key') ?? '', plainValue((0,_values_js__WEBPACK_IMPORTED_MODULE_1__/* .own */ .ZV)(item, 'value'))]));
}
const VALUE_KEYS = [
    'stringValue',
    'boolValue',
    'doubleValue',
    'string_value',
    'bool_value',
    'double_value',
    'bytesValue',
];
function plainValue(value) {
    if (!(0,_values_js__WEBPACK_IMPORTED_MODULE_1__/* .isMapping */ .pi)(value))
        return value;
    const integer = (0,_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .firstOf */ .Ku)(value, ['intValue', 'int_value']);
    if (integer !== undefined)
        return (0,_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .numberOf */ .rl)(integer) ?? (typeof integer === 'string' ? Number(integer) : integer);
    const list = (0,_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .firstOf */ .Ku)(value, ['arrayValue', 'array_value']);
    if ((0,_values_js__WEBPACK_IMPORTED_MODULE_1__/* .isMapping */ .pi)(list))
        return valuesOf(list).map(plainValue);
    const nested = (0,_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .firstOf */ .Ku)(value, ['kvlistValue', 'kvlist_value']);
    if ((0,_values_js__WEBPACK_IMPORTED_MODULE_1__/* .isMapping */ .pi)(nested))
        return attributesOf(valuesOf(nested));
    return (0,_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .givenOf */ .tJ)(value, VALUE_KEYS);
}
function valuesOf(holder) {
    const values = (0,_values_js__WEBPACK_IMPORTED_MODULE_1__/* .own */ .ZV)(holder, 'values');
    return Array.isArray(values) ? values : [];
}


/***/ }),

/***/ 9553:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  O: () => (/* binding */ decodeSpanTrace)
});

// EXTERNAL MODULE: ./src/core/decode/traces/content.ts
var content = __webpack_require__(7908);
// EXTERNAL MODULE: ./src/core/decode/traces/fields.ts
var fields = __webpack_require__(7244);
// EXTERNAL MODULE: ./src/core/decode/traces/question-id.ts
var question_id = __webpack_require__(2639);
// EXTERNAL MODULE: ./src/core/values.ts
var values = __webpack_require__(4101);
// EXTERNAL MODULE: ./src/core/decode/traces/messages/message.ts + 3 modules
var message = __webpack_require__(1662);
// EXTERNAL MODULE: ./src/core/decode/traces/usage.ts
var usage = __webpack_require__(1318);
;// CONCATENATED MODULE: ./src/core/decode/traces/spans/genai.ts




const MODEL_CALLS = ['chat', 'text_completion', 'generate_content'];
const AGENTS = ['invoke_agent', 'create_agent', 'invoke_workflow'];
/** Names of a tool call's parts, older ones of Pydantic AI last. */
const ARGUMENTS = ['gen_ai.tool.call.arguments', 'tool_arguments'];
const RESULTS = ['gen_ai.tool.call.result', 'tool_response'];
const INPUTS = ['gen_ai.input.messages', 'gen_ai.prompt'];
const OUTPUTS = ['gen_ai.output.messages', 'gen_ai.completion'];
/** Pydantic AI keeps all messages of a run at the agent's span. */
const ALL_MESSAGES = ['pydantic_ai.all_messages', 'all_messages_events'];
/** The GenAI conventions of OpenTelemetry, with the older names that Pydantic AI writes. */
const GENAI = {
    kindOf: ({ attributes }) => {
        const operation = (0,fields/* textAt */.$6)(attributes, 'gen_ai.operation.name');
        if (operation === 'execute_tool')
            return 'tool';
        if (MODEL_CALLS.includes(operation ?? ''))
            return 'model';
        if (AGENTS.includes(operation ?? '') || (0,fields/* hasAny */.X8)(attributes, ALL_MESSAGES))
            return 'agent';
        if ((0,fields/* textAt */.$6)(attributes, 'gen_ai.tool.name') !== null)
            return 'tool';
        return (0,fields/* textAt */.$6)(attributes, 'gen_ai.request.model') !== null && operation === null ? 'model' : null;
    },
    tool: ({ attributes, name }) => ({
        id: (0,fields/* textAt */.$6)(attributes, 'gen_ai.tool.call.id'),
        name: (0,fields/* textAt */.$6)(attributes, 'gen_ai.tool.name') ?? name.replace(/^(execute_tool|running tool:?) /, ''),
        args: (0,fields/* firstOf */.Ku)(attributes, ARGUMENTS),
        ...((0,fields/* hasAny */.X8)(attributes, RESULTS) && { output: (0,fields/* firstOf */.Ku)(attributes, RESULTS) ?? null }),
    }),
    input: (span) => messagesOf(span, INPUTS, isAsked),
    output: (span) => messagesOf(span, OUTPUTS, (name) => !isAsked(name)),
    whole: ({ attributes }) => (0,message/* decodeMessages */.Vj)((0,fields/* mappingsIn */.PT)((0,fields/* firstOf */.Ku)(attributes, ALL_MESSAGES)).map(unwrapEvent)),
    usage: ({ attributes }) => (0,usage/* decodeUsage */.U)({
        input_tokens: (0,fields/* firstOf */.Ku)(attributes, ['gen_ai.usage.input_tokens', 'gen_ai.usage.prompt_tokens']),
        output_tokens: (0,fields/* firstOf */.Ku)(attributes, ['gen_ai.usage.output_tokens', 'gen_ai.usage.completion_tokens']),
        total: (0,values/* own */.ZV)(attributes, 'gen_ai.usage.total_tokens'),
        cost: (0,fields/* firstOf */.Ku)(attributes, ['operation.cost', 'gen_ai.usage.cost']),
    }),
    model: ({ attributes }) => (0,fields/* textAt */.$6)(attributes, 'gen_ai.response.model', 'gen_ai.request.model'),
    question: () => null,
    answer: ({ attributes }) => (0,fields/* textAt */.$6)(attributes, 'final_result'),
    sessions: ['gen_ai.conversation.id', 'session.id'],
    captureHint: 'set OTEL_INSTRUMENTATION_GENAI_CAPTURE_MESSAGE_CONTENT=true, or include_content=True in Pydantic AI, and record again',
};
/** Messages of a model call: in its attributes, in an event, or each in an event of its own (the older way). */
function messagesOf(span, keys, fits) {
    for (const holder of [span.attributes, ...span.events.map(({ attributes }) => attributes)]) {
        const messages = (0,fields/* mappingsIn */.PT)((0,fields/* firstOf */.Ku)(holder, keys));
        if (messages.length > 0)
            return (0,message/* decodeMessages */.Vj)(messages);
    }
    const older = [...(0,fields/* mappingsIn */.PT)((0,values/* own */.ZV)(span.attributes, 'events')), ...span.events.map(asMessage)];
    return (0,message/* decodeMessages */.Vj)(older.filter((event) => fits(eventName(event))).map(unwrapEvent));
}
const eventName = (event) => (0,fields/* textAt */.$6)(event, 'event.name') ?? '';
const isAsked = (name) => /^gen_ai\.(user|system|assistant|tool)\.message$/.test(name);
function asMessage({ name, attributes }) {
    return { 'event.name': name, ...attributes };
}
/** `gen_ai.choice` has the message inside; the other events are messages, whose role their name says, too. */
function unwrapEvent(event) {
    const inner = (0,values/* own */.ZV)(event, 'message');
    if ((0,values/* isMapping */.pi)(inner))
        return { role: 'assistant', ...inner };
    const role = /^gen_ai\.(\w+)\.message$/.exec(eventName(event))?.[1];
    if (eventName(event) === 'gen_ai.choice')
        return { role: 'assistant', ...event };
    return role === undefined || !(0,values/* isAbsent */.W0)((0,values/* own */.ZV)(event, 'role')) ? event : { ...event, role };
}

// EXTERNAL MODULE: ./src/core/decode/traces/spans/langfuse.ts
var langfuse = __webpack_require__(426);
;// CONCATENATED MODULE: ./src/core/decode/traces/spans/nested.ts
/** No convention nests its attributes more deeply. */
const MAX_DEPTH = 20;
/** The value that flattened attributes below a prefix stand for: parts that are numbers make a list. */
function nestedAt(attributes, prefix) {
    const whole = attributes[prefix];
    if (Object.hasOwn(attributes, prefix) && typeof whole === 'object')
        return whole;
    const root = { children: new Map() };
    for (const [key, value] of Object.entries(attributes)) {
        if (!key.startsWith(`${prefix}.`))
            continue;
        const parts = key.slice(prefix.length + 1).split('.');
        if (parts.length <= MAX_DEPTH)
            nodeAt(root, parts).value = value;
    }
    return treeValue(root);
}
function nodeAt(root, parts) {
    let node = root;
    for (const part of parts) {
        const next = node.children.get(part) ?? { children: new Map() };
        node.children.set(part, next);
        node = next;
    }
    return node;
}
function treeValue({ value, children }) {
    if (children.size === 0)
        return value;
    const entries = [...children].map(([key, child]) => [key, treeValue(child)]);
    if (!entries.every(([key]) => /^\d+$/.test(key)))
        return Object.fromEntries(entries);
    return entries.toSorted(([a], [b]) => Number(a) - Number(b)).map(([, item]) => item);
}

;// CONCATENATED MODULE: ./src/core/decode/traces/spans/openinference.ts





const KIND = 'openinference.span.kind';
const KINDS = { TOOL: 'tool', LLM: 'model', AGENT: 'agent', CHAIN: 'agent' };
/** OpenInference, which Arize Phoenix and its instrumentations write. */
const OPENINFERENCE = {
    kindOf: ({ attributes }) => {
        const kind = (0,fields/* textAt */.$6)(attributes, KIND)?.toUpperCase() ?? '';
        return Object.hasOwn(KINDS, kind) ? (KINDS[kind] ?? null) : null;
    },
    tool: toolOf,
    input: ({ attributes }) => messagesAt(attributes, 'llm.input_messages'),
    output: ({ attributes }) => messagesAt(attributes, 'llm.output_messages'),
    whole: () => [],
    usage: ({ attributes }) => (0,usage/* decodeUsage */.U)({
        prompt_tokens: (0,values/* own */.ZV)(attributes, 'llm.token_count.prompt'),
        completion_tokens: (0,values/* own */.ZV)(attributes, 'llm.token_count.completion'),
        total: (0,values/* own */.ZV)(attributes, 'llm.token_count.total'),
        cost: (0,values/* own */.ZV)(attributes, 'llm.cost.total'),
    }),
    model: ({ attributes }) => (0,fields/* textAt */.$6)(attributes, 'llm.model_name'),
    question: ({ attributes }) => (0,fields/* textAt */.$6)(attributes, 'input.value'),
    answer: ({ attributes }) => (0,fields/* textAt */.$6)(attributes, 'output.value'),
    sessions: ['session.id'],
    captureHint: 'OPENINFERENCE_HIDE_OUTPUTS must not be true; record again',
};
function toolOf({ attributes, name }) {
    const value = (0,values/* own */.ZV)(attributes, 'output.value');
    const result = isHidden(value) ? null : messageIn(value);
    return {
        id: (0,fields/* textAt */.$6)(attributes, 'tool_call.id', 'tool.id') ?? result?.id ?? null,
        name: (0,fields/* textAt */.$6)(attributes, 'tool.name') ?? name,
        args: argumentsOf(attributes),
        ...((0,fields/* hasAny */.X8)(attributes, ['output.value']) && !isHidden(value) && { output: result?.output ?? value }),
    };
}
/** What is written in place of a value that its settings hide. */
const isHidden = (value) => value === '__REDACTED__';
function argumentsOf(attributes) {
    const value = (0,fields/* firstOf */.Ku)(attributes, ['input.value', 'tool.parameters']);
    return isHidden(value) ? undefined : value;
}
/** A tool message of LangChain stands for the output that it carries. */
function messageIn(value) {
    const read = (0,fields/* parsed */.Yz)(value);
    const inner = (0,values/* isMapping */.pi)(read) && Object.keys(read).length === 1 ? ((0,values/* own */.ZV)(read, 'output') ?? read) : read;
    if (!(0,values/* isMapping */.pi)(inner) || !['tool', 'constructor', 'ToolMessage'].includes((0,fields/* textAt */.$6)(inner, 'type') ?? ''))
        return null;
    const result = (0,message/* decodeMessage */.Y8)(inner)?.find((event) => event.kind === 'result');
    return result?.output === undefined ? null : { id: result.id, output: result.output };
}
/** Messages in flattened attributes, as chat messages: `llm.output_messages.0.message.tool_calls.0.tool_call.id`. */
function messagesAt(attributes, prefix) {
    const list = nestedAt(attributes, prefix);
    if (!Array.isArray(list))
        return [];
    return (0,message/* decodeMessages */.Vj)(list.filter(values/* isMapping */.pi).map((item) => chatMessage((0,values/* own */.ZV)(item, 'message') ?? item)));
}
function chatMessage(message) {
    if (!(0,values/* isMapping */.pi)(message))
        return message;
    const contents = (0,values/* own */.ZV)(message, 'contents');
    const calls = (0,values/* own */.ZV)(message, 'tool_calls');
    return {
        ...message,
        ...(Array.isArray(contents) &&
            !(0,fields/* hasAny */.X8)(message, ['content']) && { content: contents.map(inside('message_content')) }),
        ...(Array.isArray(calls) && { tool_calls: calls.map(inside('tool_call')) }),
    };
}
const inside = (key) => (item) => (0,values/* isMapping */.pi)(item) ? ((0,values/* own */.ZV)(item, key) ?? item) : item;

// EXTERNAL MODULE: ./src/core/decode/traces/spans/span.ts
var span = __webpack_require__(419);
;// CONCATENATED MODULE: ./src/core/decode/traces/spans/trace.ts







/** A span can have the attributes of several; OpenInference says its kind in an attribute of its own. */
const CONVENTIONS = [langfuse/* LANGFUSE */.Qz, OPENINFERENCE, GENAI];
/** The spans of one trace as a conversation; null for one that no agent made, as of a web server. */
function decodeSpanTrace(spans) {
    const sorted = (0,span/* withLogs */.U0)(spans).toSorted((a, b) => (a.start ?? 0) - (b.start ?? 0) || (b.end ?? 0) - (a.end ?? 0));
    const read = sorted.map(readSpan);
    if (read.every(({ kind, span }) => kind === null && (0,question_id/* idInAttributes */.AI)(span.attributes) === null))
        return null;
    const root = sorted.find(({ parent, id }) => parent === null || parent === id) ?? null;
    const told = eventsOf(read);
    return {
        events: [...told, ...ends(root, read, told)],
        naming: namingOf(read),
        start: root?.start ?? sorted[0]?.start ?? null,
        elapsed: root && root.end !== null && root.start !== null ? Math.max(0, root.end - root.start) : null,
        isComplete: root !== null && !root.isOpen,
        captureHint: (read.find(({ kind }) => kind !== null)?.convention ?? GENAI).captureHint,
    };
}
function readSpan(span) {
    for (const convention of CONVENTIONS) {
        const kind = convention.kindOf(span);
        if (kind !== null)
            return { span, convention, kind };
    }
    return { span, convention: GENAI, kind: null };
}
/** Calls of tools and models in the order of their start; where models have no messages, those of the agent. */
function eventsOf(read) {
    const models = read.filter(({ kind }) => kind === 'model');
    const hasMessages = models.some(({ span, convention }) => convention.output(span).length > 0);
    const hasUsage = models.some(({ span, convention }) => convention.usage(span) !== null);
    const agent = read.find(({ kind }) => kind === 'agent');
    let repeated = 0;
    const told = read.flatMap((one) => {
        if (one.kind === 'tool')
            return [...toolEvents(one), ...timesOf(one.span)];
        if (one.kind !== 'model')
            return one === agent && !hasUsage ? usageEvents(one) : [];
        const history = historyOf(one);
        const unnamed = history.filter((event) => event.kind === 'result' && event.id === null);
        const isNew = (event) => !unnamed.slice(0, repeated).includes(event);
        const events = [...history.filter(isNew), ...modelEvents(one), ...timesOf(one.span)];
        repeated = Math.max(repeated, unnamed.length);
        return events;
    });
    return hasMessages || !agent ? told : [...agentMessages(agent), ...told];
}
function toolEvents({ span, convention }) {
    const { id, name, args, ...given } = convention.tool(span);
    const result = Object.hasOwn(given, 'output') ? (0,content/* recorded */.t2)(given.output, false) : content/* NOT_RECORDED */.D0;
    return [
        { kind: 'call', id, name, args, time: span.start, isSpan: true },
        { kind: 'result', id, name, ...(span.error === null ? result : { output: span.error, isError: true }) },
    ];
}
/** The question, and results that a model call got; each call repeats the history of those before. */
function historyOf({ span, convention }) {
    return convention.input(span).flatMap((event) => {
        if (event.kind === 'result')
            return [{ ...event, isHistory: event.id !== null }];
        return event.kind === 'user' ? [event] : [];
    });
}
function modelEvents(one) {
    const { span, convention } = one;
    const given = convention.output(span).map((event) => (event.kind === 'call' ? { ...event, time: span.end } : event));
    return [...given, ...usageEvents(one)];
}
function usageEvents({ span, convention }) {
    const usage = convention.usage(span);
    const model = convention.model(span);
    return [
        ...(usage ? [{ kind: 'usage', ...usage }] : []),
        ...(model === null ? [] : [{ kind: 'model', name: model }]),
    ];
}
function agentMessages({ span, convention }) {
    const whole = convention.whole(span);
    return whole.length > 0 ? whole : [...convention.input(span), ...convention.output(span)];
}
/** Question and answer at the agent's span, for traces without messages, and the error at the root. */
function ends(root, read, told) {
    const events = [];
    for (const { span, convention } of read.filter(({ kind }) => kind === 'agent').slice(0, 1)) {
        const question = convention.question(span);
        const answer = convention.answer(span);
        if (question !== null)
            events.push({ kind: 'user', text: question });
        if (answer !== null && !told.some(({ kind }) => kind === 'assistant')) {
            events.push({ kind: 'assistant', text: answer });
        }
    }
    if (root !== null && root.error !== null)
        events.push({ kind: 'error', text: root.error });
    return events;
}
function timesOf({ start, end }) {
    return [start, end].filter((at) => at !== null).map((at) => ({ kind: 'time', at }));
}
/** Root first; the spans of one program share their resource. */
function namingOf(read) {
    const attributes = [...read.map(({ span }) => span.attributes), ...read.map(({ span }) => span.resource)];
    const sessions = read.flatMap(({ span, convention }) => [span.attributes, span.resource].flatMap((holder) => convention.sessions.map((key) => (0,fields/* textAt */.$6)(holder, key))));
    return { records: [], metadata: [], attributes, sessions };
}


/***/ }),

/***/ 1318:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   U: () => (/* binding */ decodeUsage),
/* harmony export */   x: () => (/* binding */ factsOf)
/* harmony export */ });
/* harmony import */ var _values_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4101);
/* harmony import */ var _fields_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7244);


const INPUT = [
    ...['input_tokens', 'prompt_tokens', 'inputTokens', 'promptTokens', 'promptTokenCount', 'prompt_token_count'],
    'input',
];
const OUTPUT = [
    ...['output_tokens', 'completion_tokens', 'outputTokens', 'completionTokens', 'candidatesTokenCount'],
    ...['candidates_token_count', 'output'],
];
const TOTAL = ['total_tokens', 'totalTokens', 'totalTokenCount', 'total_token_count', 'total'];
const COST = ['cost_usd', 'total_cost', 'totalCost', 'cost'];
/** Keys that hold the usage of a message, an event, a step or a record. */
const HOLDERS = ['usage', 'usage_metadata', 'usageMetadata', 'totalUsage', 'total_usage'];
/** Tokens under any of the names that providers give them; null when there are none. */
function decodeUsage(value) {
    if (!(0,_values_js__WEBPACK_IMPORTED_MODULE_1__/* .isMapping */ .pi)(value))
        return null;
    const input = withCached(value, (0,_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .numberAt */ .tk)(value, ...INPUT));
    const output = withThoughts(value, (0,_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .numberAt */ .tk)(value, ...OUTPUT));
    const total = (0,_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .numberAt */ .tk)(value, ...TOTAL);
    const cost = (0,_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .numberAt */ .tk)(value, ...COST);
    if (input === null && output === null && total === null)
        return null;
    return { input, output, total, cost };
}
/** Anthropic, which gives no total, counts cached tokens beside the input; all others count them inside. */
function withCached(usage, input) {
    if (input === null || (0,_values_js__WEBPACK_IMPORTED_MODULE_1__/* .own */ .ZV)(usage, 'input_tokens') === undefined || (0,_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .numberAt */ .tk)(usage, ...TOTAL) !== null)
        return input;
    const read = (0,_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .numberAt */ .tk)(usage, 'cache_read_input_tokens') ?? 0;
    return input + read + ((0,_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .numberAt */ .tk)(usage, 'cache_creation_input_tokens') ?? 0);
}
/** Gemini counts its thoughts beside the candidates, and inside the total. */
function withThoughts(usage, output) {
    const thoughts = (0,_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .numberAt */ .tk)(usage, 'thoughtsTokenCount', 'thoughts_token_count');
    return thoughts === null ? output : (output ?? 0) + thoughts;
}
/** Usage and model of what stands beside a message: an event each that is there. */
function factsOf(holder) {
    const metadata = (0,_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .mappingAt */ .oh)(holder, 'response_metadata');
    const response = (0,_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .mappingAt */ .oh)(holder, 'response');
    const usage = decodeUsage((0,_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .firstOf */ .Ku)(holder, HOLDERS)) ??
        decodeUsage((0,_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .firstOf */ .Ku)(metadata, ['token_usage', 'tokenUsage', 'usage'])) ??
        decodeUsage((0,_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .firstOf */ .Ku)(response, HOLDERS));
    const model = (0,_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .firstOf */ .Ku)(holder, ['model', 'modelId', 'modelVersion', 'model_version', 'model_name']) ??
        (0,_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .firstOf */ .Ku)(metadata, ['model_name', 'model', 'modelName']) ??
        (0,_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .firstOf */ .Ku)(response, ['modelId', 'model']);
    const events = [];
    if (usage)
        events.push({ kind: 'usage', ...usage });
    const name = (0,_values_js__WEBPACK_IMPORTED_MODULE_1__/* .isMapping */ .pi)(model) ? (0,_values_js__WEBPACK_IMPORTED_MODULE_1__/* .own */ .ZV)(model, 'modelId') : model;
    if (typeof name === 'string' && name !== '')
        events.push({ kind: 'model', name });
    return events;
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


/***/ })

};
