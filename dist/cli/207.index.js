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


/***/ })

};
