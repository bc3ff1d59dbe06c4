export const id = 349;
export const ids = [349];
export const modules = {

/***/ 3566:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   a: () => (/* binding */ fingerprintOf),
/* harmony export */   d: () => (/* binding */ canonicalJson)
/* harmony export */ });
/* harmony import */ var _sparql_cells_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2156);
/* harmony import */ var _steps_arguments_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(399);
/* harmony import */ var _steps_comparators_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5658);
/* harmony import */ var _steps_step_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(6437);
/* harmony import */ var _steps_time_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(7174);
/* harmony import */ var _steps_value_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(1758);
/* harmony import */ var _values_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(4101);







/**
 * A hash of what is scored of a question, in canonical form: a corpus that was refreshed without a change of meaning
 * (other row order, other layout of JSON, other queries) keeps it.
 */
function fingerprintOf(question, hash, references = (0,_steps_step_js__WEBPACK_IMPORTED_MODULE_3__/* .prepareGroups */ .O2)(question.groups)) {
    const groups = references.map((group) => group.map((reference) => canonicalStep(reference, hash)));
    const { text, referenceAnswer, rules } = question;
    return hash(canonicalJson([text, referenceAnswer, groups, ...(rules ? [{ rules }] : [])]));
}
function canonicalStep(reference, hash) {
    const { step } = reference;
    const compared = _steps_arguments_js__WEBPACK_IMPORTED_MODULE_1__/* .COMPARED_ARGUMENTS */ .tJ.get(step.name) ?? [];
    const args = compared.map((name) => canonicalArgument(name, (0,_values_js__WEBPACK_IMPORTED_MODULE_6__/* .own */ .ZV)(step.args, name) ?? null));
    return [
        step.name,
        step.mediaType,
        step.requiredColumns,
        step.ordered,
        step.ignoreDuplicates,
        args,
        hash(canonicalOutput(reference)),
    ];
}
/** Times as instants: PyYAML writes a timestamp in another form than it read it. */
function canonicalArgument(name, value) {
    const isTime = (name === 'start' || name === 'end') && (typeof value === 'string' || value instanceof Date);
    return isTime ? (0,_steps_time_js__WEBPACK_IMPORTED_MODULE_4__/* .decodeTime */ .A4)(value) : value;
}
function canonicalOutput({ step, sparql }) {
    if (COMPARED_BY_ARGUMENTS.has(step.name) && step.mediaType !== _steps_comparators_js__WEBPACK_IMPORTED_MODULE_2__/* .SPARQL_MEDIA_TYPE */ .eC)
        return '';
    if (step.mediaType === _steps_comparators_js__WEBPACK_IMPORTED_MODULE_2__/* .SPARQL_MEDIA_TYPE */ .eC) {
        const result = sparql();
        if (result.kind === 'ask')
            return `ask ${result.value}`;
        if (result.kind === 'select')
            return canonicalRows(result, step);
    }
    if (step.mediaType === _steps_comparators_js__WEBPACK_IMPORTED_MODULE_2__/* .JSON_MEDIA_TYPE */ .$B) {
        const json = (0,_steps_value_js__WEBPACK_IMPORTED_MODULE_5__/* .jsonOf */ .o_)(step.output);
        if (json.kind === 'value')
            return canonicalJson(json.value);
    }
    return typeof step.output === 'string' ? step.output : canonicalJson(step.output);
}
/** Steps whose output is never compared. */
const COMPARED_BY_ARGUMENTS = new Set(['retrieve_time_series', 'retrieve_data_points']);
/** The rows of the required columns, sorted unless their order counts. */
function canonicalRows(result, step) {
    const columns = step.requiredColumns ?? result.columns;
    // Each cell with its length, so that no text in it can end it, or its row.
    const rows = result.rows.map((row) => {
        let text = '';
        for (const column of columns) {
            const cell = (0,_sparql_cells_js__WEBPACK_IMPORTED_MODULE_0__/* .canonicalCell */ .Vy)((0,_sparql_cells_js__WEBPACK_IMPORTED_MODULE_0__/* .termOf */ .iP)(row, column), 'typed');
            text += `${cell.length}:${cell}`;
        }
        return text;
    });
    return (step.ordered ? rows : rows.sort()).map((row) => `${row.length}:${row}`).join('');
}
/** JSON text that is equal for equal values: keys sorted, numbers by value. */
function canonicalJson(value) {
    return (JSON.stringify(value, (_, item) => {
        if (typeof item === 'bigint')
            return `integer ${item}`;
        if (typeof item === 'number' && !Number.isFinite(item))
            return `number ${item}`;
        if (!(0,_values_js__WEBPACK_IMPORTED_MODULE_6__/* .isMapping */ .pi)(item))
            return item;
        return Object.fromEntries(Object.entries(item).sort(([a], [b]) => (a < b ? -1 : 1)));
    }) ?? 'nothing');
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

/***/ 8404:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   N5: () => (/* binding */ MINUS),
/* harmony export */   PH: () => (/* binding */ TOO_LARGE),
/* harmony export */   WQ: () => (/* binding */ whole),
/* harmony export */   Zu: () => (/* binding */ fixed),
/* harmony export */   hS: () => (/* binding */ counted)
/* harmony export */ });
const MINUS = '−';
/** What stands where a sum went beyond the largest number there is. */
const TOO_LARGE = 'too large';
/** A number with so many digits after the point, thousands apart; a true minus. */
function fixed(value, digits) {
    const size = Math.abs(value);
    if (!Number.isFinite(value))
        return TOO_LARGE;
    const text = size >= 1e15 ? size.toExponential(2) : size.toLocaleString('en-US', fraction(digits));
    return value < 0 && /[1-9]/.test(text) ? `${MINUS}${text}` : text;
}
function fraction(digits) {
    return { minimumFractionDigits: digits, maximumFractionDigits: digits };
}
/** 346,163 */
function whole(value) {
    return fixed(value, 0);
}
/** A count with its noun: "1 row", "2 rows". */
function counted(count, noun) {
    return `${whole(count)} ${noun}${count === 1 ? '' : 's'}`;
}


/***/ })

};
