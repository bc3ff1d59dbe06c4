export const id = 743;
export const ids = [743];
export const modules = {

/***/ 1831:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  F: () => (/* binding */ readResponses)
});

// EXTERNAL MODULE: ./src/core/decode/decoded.ts
var decode_decoded = __webpack_require__(8824);
// EXTERNAL MODULE: ./src/core/text/json-text.ts
var json_text = __webpack_require__(817);
// EXTERNAL MODULE: ./src/core/values.ts
var values = __webpack_require__(4101);
// EXTERNAL MODULE: ./src/core/decode/keys.ts
var keys = __webpack_require__(1828);
// EXTERNAL MODULE: ./src/core/decode/shape.ts
var shape = __webpack_require__(8847);
;// CONCATENATED MODULE: ./src/core/decode/response.ts





/**
 * Reads one record. Whatever else is wrong with it is an answer that went wrong, not the end of a run. `writtenId` gives
 * an id that is no text as its file has it, `017` for what was read as 15, or null where that cannot be told.
 */
function decodeResponse(value, writtenId = () => null) {
    if (!(0,values/* isMapping */.pi)(value))
        return refused(`expected a response {"question_id": …}, got ${(0,shape/* kindInWords */.bh)(value)}`);
    const questionId = (0,values/* own */.ZV)(value, 'question_id');
    if ((0,values/* isAbsent */.W0)(questionId) || questionId === '')
        return refused(missingId(value));
    if (typeof questionId === 'object')
        return refused(`question_id: expected text, got ${(0,shape/* kindInWords */.bh)(questionId)}`);
    const source = (0,keys/* renameKeys */.Rz)(value, keys/* RESPONSE_ALIASES */.rZ);
    const { steps, unreadable } = decodeSteps((0,values/* own */.ZV)(source, 'actual_steps'));
    const id = typeof questionId === 'string' ? questionId : (writtenId() ?? String(questionId));
    const response = { questionId: id, error: errorOf(source), steps, unreadable, source };
    return (0,decode_decoded.ok)(response);
}
function missingId(record) {
    const mistyped = mistypedId(record);
    return mistyped === null ? 'question_id is missing' : `${mistyped}: unknown key; did you mean question_id?`;
}
/** A key that is near to `question_id` where there is none. */
function mistypedId(record) {
    return (0,keys/* mistypedKeys */.YD)(record, ['question_id'])[0]?.[0] ?? null;
}
function refused(message) {
    return (0,decode_decoded/* invalid */.Gq)([{ message }]);
}
/** An error is what is not null; a status of error without one is an unknown error. */
function errorOf(source) {
    const error = (0,values/* own */.ZV)(source, 'error');
    if ((0,values/* isAbsent */.W0)(error))
        return (0,values/* own */.ZV)(source, 'status') === 'error' ? 'unknown error' : null;
    return typeof error === 'string' ? error : (0,json_text/* jsonText */.s)(error);
}
function decodeSteps(value) {
    if ((0,values/* isAbsent */.W0)(value))
        return { steps: null, unreadable: null };
    if (!Array.isArray(value)) {
        return { steps: null, unreadable: `actual_steps: expected a list of steps, got ${(0,shape/* kindInWords */.bh)(value)}` };
    }
    const odd = value.findIndex((step) => !(0,values/* isMapping */.pi)(step));
    if (odd >= 0) {
        return { steps: null, unreadable: `actual_steps[${odd}]: expected a step, got ${(0,shape/* kindInWords */.bh)(value[odd])}` };
    }
    return { steps: value.map((step, index) => decodeStep(step, index)), unreadable: null };
}
function decodeStep(step, index) {
    const name = (0,values/* own */.ZV)(step, 'name');
    const args = (0,values/* own */.ZV)(step, 'args');
    return {
        id: (0,values/* own */.ZV)(step, 'id') ?? `#${index + 1}`,
        name: typeof name === 'string' ? name : '',
        args: (0,values/* isMapping */.pi)(args) ? args : {},
        status: (0,values/* own */.ZV)(step, 'status'),
        output: (0,values/* own */.ZV)(step, 'output'),
        error: (0,values/* own */.ZV)(step, 'error'),
        executionTimestamp: (0,values/* own */.ZV)(step, 'execution_timestamp'),
    };
}

// EXTERNAL MODULE: ./src/core/decode/swapped.ts
var swapped = __webpack_require__(5458);
// EXTERNAL MODULE: ./src/core/text/json.ts
var text_json = __webpack_require__(4289);
// EXTERNAL MODULE: ./src/core/text/json-reader.ts
var json_reader = __webpack_require__(5337);
// EXTERNAL MODULE: ./src/adapters/files/corpus.ts + 1 modules
var corpus = __webpack_require__(7295);
// EXTERNAL MODULE: ./src/adapters/files/find-files.ts
var find_files = __webpack_require__(2403);
// EXTERNAL MODULE: ./src/adapters/files/input-file.ts
var input_file = __webpack_require__(5063);
;// CONCATENATED MODULE: ./src/adapters/files/lines.ts


/** A line is held as bytes and as text at once. */
const MAX_LINE = 256 * find_files/* MIB */.D6;
/** The lines of a file that are not blank, one at a time; memory does not grow with the file. */
function readLines(file, rules = input_file/* ANYWHERE */.eY) {
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
        const text = (0,find_files/* decodeUtf8 */._6)(bytes, file, number);
        if (text.trim() === '')
            continue;
        some = true;
        yield { number, text };
    }
    if (!some)
        throw (0,input_file/* fileError */.zS)(file, 'is empty');
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
            throw (0,input_file/* fileError */.zS)(file, `a line of more than ${MAX_LINE / find_files/* MIB */.D6} MiB`, lines + 1);
    }
    if (started.length > 0)
        yield complete(Buffer.alloc(0));
}
/** A file's bytes in one buffer that is filled again and again: a new one each time is memory until it is collected. */
async function* chunksOf(file, rules) {
    const handle = await (0,input_file/* openInput */.lt)(file, rules);
    const buffer = Buffer.allocUnsafe(find_files/* MIB */.D6);
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
    const { bytesRead } = await handle.read(buffer, 0, buffer.length, null).catch((0,input_file/* unreadable */.O$)(file));
    return bytesRead;
}

// EXTERNAL MODULE: ./src/adapters/files/yaml-positions.ts
var yaml_positions = __webpack_require__(9668);
;// CONCATENATED MODULE: ./src/adapters/files/responses.ts











/** What stands for standard input, where files may lie anywhere. */
const STDIN = ['-', '/dev/stdin'];
/**
 * Reads response files (paths or globs) record by record; of JSONL only one line is in memory at a time. Standard input
 * is JSONL.
 */
async function* readResponses(patterns, roots = null) {
    const isStdin = (pattern) => roots === null && STDIN.includes(pattern);
    if (patterns.some(isStdin))
        yield* readJsonLines('stdin', readStdin());
    const files = patterns.filter((pattern) => !isStdin(pattern));
    const rules = { kinds: input_file/* RESPONSES */.LW, roots };
    for (const file of await (0,find_files/* findFiles */.lY)(files, 'responses', rules)) {
        if (/\.(jsonl|ndjson)$/i.test(file))
            yield* readJsonLines(file, readLines(file, rules));
        else
            yield* readWhole(file, rules);
    }
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
        const message = quotes ? invalidLine(json.reason, text) : 'is not JSON';
        yield { file, line: number, decoded: (0,decode_decoded/* invalid */.Gq)([{ message }]) };
    }
}
/** The first id of a line that is no text, as it is written: 1.0 is not 1. */
function idInLine(text) {
    return /"question_id"\s*:\s*([^\s",}[{]+)/.exec(text)?.[1] ?? null;
}
/** The line is known from the file; what is left to say is the column, and that JSON may be laid out elsewhere. */
function invalidLine(reason, text) {
    const hint = /^[[{]$/.test(text.trim())
        ? '; expected one record per line; JSON over several lines needs the extension .json'
        : '';
    return `is not JSON: ${reason.replace('line 1 ', '')}${hint}`;
}
/** A list of records, a map from question id to record, or one record. */
async function* readWhole(file, rules) {
    const text = await (0,find_files/* readText */.yR)(file, rules);
    const value = (0,corpus/* parseDocument */.Tp)(text, file);
    if ((0,swapped/* looksLikeCorpus */.Mx)(value))
        throw (0,input_file/* fileError */.zS)(file, swapped/* IS_CORPUS */.E);
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
    const key = Object.hasOwn(value, 'question_id') ? 'question_id' : mistypedId(value);
    return key !== null && (key === 'question_id' || !(0,values/* isMapping */.pi)(value[key]));
}
/** A record nested too deeply to be written out again is an answer that went wrong. */
function decodeRecord(value, writtenId) {
    if (!(0,values/* isMapping */.pi)(value) || (0,text_json/* depthWithin */.pQ)(value, json_reader/* MAX_JSON_DEPTH */.KX))
        return decodeResponse(value, writtenId);
    const { question_id, actual_answer } = value;
    const decoded = decodeResponse({ question_id, actual_answer }, writtenId);
    if (decoded.kind === 'invalid')
        return decoded;
    const unreadable = `nested deeper than ${json_reader/* MAX_JSON_DEPTH */.KX} levels`;
    return (0,decode_decoded.ok)({ ...decoded.value, unreadable });
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
/* harmony import */ var _score_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3567);
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

/***/ 4743:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  T: () => (/* binding */ evaluateFiles)
});

// EXTERNAL MODULE: ./src/adapters/files/config.ts + 1 modules
var files_config = __webpack_require__(6924);
// EXTERNAL MODULE: ./src/adapters/files/corpus.ts + 1 modules
var files_corpus = __webpack_require__(7295);
// EXTERNAL MODULE: ./src/adapters/files/evaluation-file.ts
var evaluation_file = __webpack_require__(3271);
// EXTERNAL MODULE: ./src/adapters/files/responses.ts + 2 modules
var responses = __webpack_require__(1831);
// EXTERNAL MODULE: ./src/adapters/files/run-files.ts
var run_files = __webpack_require__(6583);
// EXTERNAL MODULE: ./src/adapters/hash.ts
var hash = __webpack_require__(8610);
// EXTERNAL MODULE: ./src/adapters/prices.ts
var prices = __webpack_require__(6844);
// EXTERNAL MODULE: ./src/core/errors.ts
var errors = __webpack_require__(4296);
// EXTERNAL MODULE: ./src/core/runs/select.ts
var runs_select = __webpack_require__(5912);
// EXTERNAL MODULE: ./src/core/scoring.ts
var core_scoring = __webpack_require__(7286);
// EXTERNAL MODULE: ./src/core/steps/aliases.ts
var steps_aliases = __webpack_require__(3883);
// EXTERNAL MODULE: ./src/report/full-report.ts + 1 modules
var full_report = __webpack_require__(2553);
// EXTERNAL MODULE: ./src/core/runs/aggregate.ts
var aggregate = __webpack_require__(133);
// EXTERNAL MODULE: ./src/core/runs/compare-and-gate.ts + 1 modules
var compare_and_gate = __webpack_require__(5547);
// EXTERNAL MODULE: ./src/core/runs/figures.ts
var figures = __webpack_require__(563);
// EXTERNAL MODULE: ./src/core/values.ts
var values = __webpack_require__(4101);
;// CONCATENATED MODULE: ./src/core/runs/notices.ts

/** What a reader of a run should know, the most important first. */
function noticesOf(run, coverage, seen) {
    const { unasked, unaskedIds, otherCase } = coverage;
    const { questions, headline } = run;
    const unscored = headline.questions > 0 ? questions.length - headline.questions : 0;
    const mean = meanDifference(run, seen);
    return [
        ...(seen.aliasAdvice ? [{ kind: 'alias-advice', advice: seen.aliasAdvice }] : []),
        ...(mean ? [mean] : []),
        ...counted('unscored', unscored),
        ...counted('unasked', unasked).map((notice) => ({ ...notice, ids: unaskedIds })),
        ...(otherCase ? [{ kind: 'other-case', ...otherCase }] : []),
        ...counted('unreadable', seen.unreadable),
        ...counted('unknown-status', total(seen, ({ unknownStatus }) => unknownStatus)),
        ...counted('not-finite', total(seen, ({ notFinite }) => notFinite)),
        ...counted('too-symmetric', questions.filter(({ why }) => why?.cause.kind === 'too_symmetric').length),
        ...counted('bounded', seen.bounded),
        ...(seen.unpriced.length > 0 ? [{ kind: 'unpriced', models: seen.unpriced }] : []),
    ];
}
function counted(kind, count) {
    return count > 0 ? [{ kind, count }] : [];
}
function total({ samples }, countOf) {
    return samples.reduce((count, sample) => count + countOf(sample), 0);
}
/** The headline counts failed answers as 0; a preset may leave them out, or score their steps. */
function meanDifference(run, seen) {
    const { aggregates, headline, questions, scoring } = run;
    const series = aggregates.micro.steps_score;
    const mean = (0,values/* isMapping */.pi)(series) && typeof series.mean === 'number' ? series.mean : null;
    if (mean === null || headline.micro === null || Math.abs(mean - headline.micro) < 1e-9)
        return null;
    const kind = 'other-mean';
    const scored = scoredAnswers(seen);
    if (aggregates.trials)
        return { kind, mean, why: 'repeated', count: scored };
    const failed = questions.filter(({ status, score }) => status !== 'success' && score !== null).length;
    if (scoring?.knobs.errors === 'zero')
        return { kind, mean, why: 'failed-scored', count: failed };
    const left = headline.questions - scored;
    return { kind, mean, why: left === failed ? 'failed-left-out' : 'unscored-left-out', count: left };
}
function scoredAnswers({ samples }) {
    return samples.filter(({ status, metrics }) => status === 'success' && metrics.has('steps_score')).length;
}

// EXTERNAL MODULE: ./src/core/runs/trials.ts
var runs_trials = __webpack_require__(1637);
// EXTERNAL MODULE: ./src/core/runs/trials-block.ts
var trials_block = __webpack_require__(6133);
// EXTERNAL MODULE: ./src/core/runs/entry-place.ts
var entry_place = __webpack_require__(3640);
// EXTERNAL MODULE: ./src/core/answers/outcome.ts
var answers_outcome = __webpack_require__(743);
;// CONCATENATED MODULE: ./src/core/answers/collect.ts



/** Makes a collector; without a judge it only counts. Failed answers are judged only where errors count as zero. */
function makeAnswerCollector({ errors }, isJudged) {
    const collected = [];
    let [answers, withReference, characters] = [0, 0, 0];
    const take = (place, question, entry) => {
        const whole = [{ part: entry_place/* ENTRY_PARTS */.A.start, keys: entry }];
        const isTaken = entry.status === 'success' || errors === 'zero';
        const actualAnswer = isTaken ? (0,answers_outcome/* answerText */.yy)((0,values/* own */.ZV)(entry, 'actual_answer')) : null;
        if (actualAnswer === null)
            return whole;
        const referenceAnswer = (0,answers_outcome/* answerText */.yy)(question.referenceAnswer);
        answers++;
        if (referenceAnswer !== null)
            withReference++;
        characters += actualAnswer.length + (referenceAnswer?.length ?? 0) + question.text.length;
        if (!isJudged)
            return whole;
        collected.push({ place, task: { question: question.text, referenceAnswer, actualAnswer } });
        const [start, rest] = (0,answers_outcome/* splitEntry */.$d)(entry);
        return [
            { part: entry_place/* ENTRY_PARTS */.A.start, keys: start },
            { part: entry_place/* ENTRY_PARTS */.A.rest, keys: rest },
        ];
    };
    return { take, collected: () => collected, size: () => ({ answers, withReference, characters }) };
}

// EXTERNAL MODULE: ./src/core/runs/evaluate-question.ts
var evaluate_question = __webpack_require__(7608);
// EXTERNAL MODULE: ./src/core/runs/fingerprint.ts
var runs_fingerprint = __webpack_require__(3566);
// EXTERNAL MODULE: ./src/core/runs/question-figures.ts
var question_figures = __webpack_require__(1324);
// EXTERNAL MODULE: ./src/core/runs/sample.ts
var runs_sample = __webpack_require__(4058);
// EXTERNAL MODULE: ./src/core/steps/step.ts
var step = __webpack_require__(6437);
;// CONCATENATED MODULE: ./src/run/unasked.ts
/** As many ids of responses that no selected question asks for are kept to be shown. */
const SHOWN_UNASKED = 20;
/** Counts responses that no selected question asks for, and finds ids that differ by upper and lower case only. */
function makeUnaskedWatch(questions) {
    let byFolded = null;
    let otherCase;
    let unasked = 0;
    const unaskedIds = [];
    const observe = (response) => {
        unasked++;
        if (unaskedIds.length < SHOWN_UNASKED)
            unaskedIds.push(response);
        byFolded ??= new Map(questions.map(({ id }) => [id.toLowerCase(), id]));
        const question = byFolded.get(response.toLowerCase());
        if (question !== undefined)
            otherCase = { response, question, ...otherCase, count: (otherCase?.count ?? 0) + 1 };
    };
    return { observe, found: () => ({ unasked, unaskedIds, ...(otherCase && { otherCase }) }) };
}

;// CONCATENATED MODULE: ./src/run/unique-responses.ts

/**
 * Responses as they come, up to the first problem; then the rest is only searched for further ones, to tell all, until
 * there are enough.
 * With trials `all` a question may have several.
 */
async function* uniqueResponses(records, { trials, words }) {
    const seen = new Map();
    const problems = [];
    for await (const { decoded, ...place } of records) {
        if (problems.length === errors/* ENOUGH_PROBLEMS */.mj)
            throw (0,errors/* inputError */.Xu)(problems, true);
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
        throw (0,errors/* inputError */.Xu)(problems);
}
function secondResponse(id, second, first, allTrials) {
    const also = { ...first, path: first.path ?? [] };
    return {
        ...second,
        also,
        message: `a second response for question ${JSON.stringify(id)}; keep one, or score all with ${allTrials}`,
    };
}

;// CONCATENATED MODULE: ./src/run/score-responses.ts











/** Reads the responses one by one and scores them. */
async function scoreResponses(inputs, ports) {
    const { questions: selected } = inputs;
    const questions = selected.map((question) => ({ question, answers: [] }));
    const indexes = new Map(selected.map(({ id }, index) => [id, index]));
    const advisor = (0,steps_aliases/* makeAliasAdvisor */.j)(inputs.scoring, inputs.aliases);
    const collector = makeAnswerCollector(inputs.scoring.knobs, ports.judging.on);
    const unasked = makeUnaskedWatch(selected);
    const scoring = { inputs, ports, collector };
    let [answered, unreadable] = [0, 0];
    for await (const response of uniqueResponses(inputs.responses, inputs)) {
        const index = indexes.get(response.questionId);
        const scored = index === undefined ? undefined : questions[index];
        if (index === undefined || !scored) {
            unasked.observe(response.questionId);
            continue;
        }
        if (scored.answers.length === 0)
            answered++;
        if (response.unreadable !== null)
            unreadable++;
        advisor.observe(scored.question, response);
        await addAnswer(scored, index, response, scoring);
        ports.progress(answered, selected.length);
    }
    for (const [index, scored] of questions.entries()) {
        if (scored.answers.length === 0)
            await addAnswer(scored, index, null, scoring);
    }
    const coverage = { selected: selected.length, answered, ...unasked.found() };
    const observed = { unreadable, unpriced: ports.pricing.unknown(), aliasAdvice: advisor.advice() };
    return { questions, collector, coverage, observed };
}
/** Adds what the judge said to the scores of the steps. */
async function addJudgements(judged, questions, write) {
    for (const { place, outcome } of judged) {
        const { answers = [] } = questions[place.question] ?? {};
        const answer = answers[place.trial - 1];
        if (answer)
            answers[place.trial - 1] = (0,answers_outcome/* withOutcome */.lt)(answer, outcome);
        await write({ ...place, part: entry_place/* ENTRY_PARTS */.A.judged }, outcome.entry);
    }
}
async function addAnswer({ question, answers }, index, response, { inputs, ports, collector }) {
    const trial = response === null ? 0 : answers.length + 1;
    const references = (0,step/* prepareGroups */.O2)(question.groups);
    const { aliases, details, scoring } = inputs;
    const numbered = inputs.trials === 'all' && trial > 0 ? { trial } : {};
    const result = (0,evaluate_question/* evaluateQuestion */.ed)(question, response, { aliases, details, knobs: scoring.knobs, ...numbered }, references);
    const sample = (0,runs_sample/* sampleOf */.u)(result.entry, result.status, response && (await ports.pricing.priceOf(response)));
    for (const { part, keys } of collector.take({ question: index, trial }, question, result.entry)) {
        await ports.write({ question: index, trial, part }, keys);
    }
    const fingerprint = (0,runs_fingerprint/* fingerprintOf */.a)(question, ports.hash, references);
    const figures = (0,question_figures/* questionFigures */.gU)(question, result, sample, fingerprint);
    answers.push({ figures, sample, isBounded: result.steps?.isBounded === true });
}

;// CONCATENATED MODULE: ./src/run/evaluate.ts







/** Reads and scores the responses one by one, judges answers, then aggregates, compares and gates. */
async function evaluate(inputs, ports) {
    const scored = await scoreRun(inputs, ports);
    return (0,compare_and_gate/* compareAndGate */.g)(scored, await inputs.baseline(), inputs, ports.redact);
}
async function scoreRun(inputs, ports) {
    const scored = await scoreResponses(inputs, ports);
    const judged = await ports.judging.run(scored.collector);
    if (judged)
        await addJudgements(judged.outcomes, scored.questions, ports.write);
    const run = { ...runFiguresOf(scored, inputs), judge: judged?.summary ?? null };
    const notices = noticesOf(run, scored.coverage, observationsOf(scored));
    return { run, coverage: scored.coverage, failures: judged?.failures ?? [], notices };
}
function runFiguresOf(scored, inputs) {
    const questions = scored.questions.flatMap((question) => figuresOfQuestion(question, inputs.trials));
    const trials = (0,runs_trials/* summarizeTrials */.fy)(questions);
    const aggregates = (0,aggregate/* aggregateSamples */.z)(samplesOf(scored), inputs.scoring.knobs);
    return {
        label: inputs.name,
        scoring: inputs.scoring,
        selection: inputs.select,
        provenance: inputs.provenance,
        questions,
        headline: (0,figures/* headlineOf */.gD)(questions),
        aggregates: trials ? { ...aggregates, trials: (0,trials_block/* trialsBlock */.p)(trials) } : aggregates,
        templateTitles: Object.fromEntries(inputs.templates.map(({ id, title }) => [id, title])),
        passed: null,
    };
}
function figuresOfQuestion({ answers }, trials) {
    const figures = answers.map((answer) => answer.figures);
    return trials === 'all' ? [(0,runs_trials/* mergeTrials */.aj)(figures)] : figures;
}
function samplesOf({ questions }) {
    return questions.flatMap(({ answers }) => answers.map(({ sample }) => sample));
}
function observationsOf(scored) {
    const bounded = scored.questions.flatMap(({ answers }) => answers).filter(({ isBounded }) => isBounded).length;
    return { ...scored.observed, samples: samplesOf(scored), bounded };
}

// EXTERNAL MODULE: ./src/run/judge-setup.ts + 1 modules
var judge_setup = __webpack_require__(344);
;// CONCATENATED MODULE: ./src/run/evaluate-files.ts














/** The whole pipeline from files to files; every door that reads files goes through it. */
async function evaluateFiles(settings, hooks) {
    const rules = await readRules(settings, hooks);
    const judging = await (0,judge_setup/* judgeFor */.z)(settings, rules.judge, rules.scoring, hooks);
    const inputs = await readInputs(settings, rules, hooks);
    const folder = settings.out === null ? null : await outputFolder(settings.out, settings.roots, hooks);
    const writer = folder === null ? null : await (0,evaluation_file/* openEvaluationFile */.z)(folder);
    const ports = {
        judging,
        hash: hash/* sha256 */.s,
        pricing: (0,prices/* makePricing */.bS)(settings.agentModel),
        write: async (place, keys) => writer?.write(place, hooks.redact(keys)),
        redact: hooks.redact,
        progress: hooks.progress,
    };
    try {
        const report = await evaluate(inputs, ports);
        await writer?.finish();
        if (folder !== null)
            await (0,run_files/* writeFiles */.hV)(folder, report, (0,full_report/* renderFullReport */._)(report, hooks));
        return report;
    }
    catch (error) {
        await writer?.discard();
        throw error;
    }
}
async function readRules({ config: file, roots, scoring, aliases }, hooks) {
    const config = file === null ? null : await (0,errors/* forInput */.cp)(hooks.words.name('config'), (0,files_config/* readConfig */.X)(file, roots));
    if (config)
        hooks.warn(config.warnings);
    return {
        scoring: (0,core_scoring/* scoringOf */.fm)(scoring ?? config?.preset ?? 'standard', config?.knobs),
        aliases: [...(0,steps_aliases/* decodeAliases */.x)(config?.aliases ?? []), ...aliases],
        judge: config?.judge,
    };
}
async function readInputs(settings, { scoring, aliases }, hooks) {
    const { roots, select } = settings;
    const { words, provenance, baseline } = hooks;
    const { corpus, warnings } = await (0,errors/* forInput */.cp)(words.name('corpus'), (0,files_corpus/* readCorpus */.XR)(settings.corpus, roots));
    hooks.warn(warnings);
    return {
        ...settings,
        scoring,
        aliases,
        words,
        provenance,
        baseline,
        templates: corpus.templates,
        questions: selectedFrom(corpus, select),
        responses: (0,errors/* eachForInput */.fN)(words.name('responses'), (0,responses/* readResponses */.F)(settings.responses, roots)),
    };
}
/** A run without any question would pass every gate. */
function selectedFrom(corpus, select) {
    if (corpus.questions.length === 0)
        throw new errors/* StepgateError */.Iu('input', 'the corpus has no question');
    const selected = (0,runs_select/* selectQuestions */.yX)(corpus, select, hash/* sha256 */.s);
    if (selected.length > 0)
        return selected;
    throw new errors/* StepgateError */.Iu('input', `no question is selected by ${select.join(', ')}`);
}
function outputFolder(folder, roots, { words }) {
    return (0,errors/* forInput */.cp)(words.name('output-dir'), (0,run_files/* makeOutputFolder */.Wn)(folder, roots));
}


/***/ }),

/***/ 344:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  G: () => (/* binding */ LOCAL_JUDGE),
  z: () => (/* binding */ judgeFor)
});

// EXTERNAL MODULE: ./src/adapters/interrupt.ts
var interrupt = __webpack_require__(463);
// EXTERNAL MODULE: external "node:dns/promises"
var promises_ = __webpack_require__(1553);
// EXTERNAL MODULE: external "node:net"
var external_node_net_ = __webpack_require__(7030);
// EXTERNAL MODULE: ./src/core/errors.ts
var errors = __webpack_require__(4296);
;// CONCATENATED MODULE: ./src/adapters/judge/private-hosts.ts



/** A host that a stranger's run may not have Stepgate ask. */
class PrivateHostError extends errors/* StepgateError */.Iu {
    constructor(message) {
        super('usage', message);
    }
}
/** Addresses that are no public server's: of this machine, of its networks, of clouds' metadata, of nobody. */
const PRIVATE = new external_node_net_.BlockList();
const V4 = [
    ['0.0.0.0', 8],
    ['10.0.0.0', 8],
    ['100.64.0.0', 10],
    ['127.0.0.0', 8],
    ['169.254.0.0', 16],
    ['172.16.0.0', 12],
    ['192.0.0.0', 24],
    ['192.168.0.0', 16],
    ['198.18.0.0', 15],
    ['224.0.0.0', 3],
];
const V6 = [
    ['fc00::', 7],
    ['fe80::', 10],
    ['fec0::', 10],
    ['ff00::', 8],
    // From here on forms that carry an IPv4 address inside.
    ['::', 96],
    ['64:ff9b::', 96],
    ['64:ff9b:1::', 48],
    ['2001::', 32],
    ['2002::', 16],
];
for (const [net, prefix] of V4)
    PRIVATE.addSubnet(net, prefix, 'ipv4');
for (const [net, prefix] of V6)
    PRIVATE.addSubnet(net, prefix, 'ipv6');
/** Endings of names that no public server has. */
const PRIVATE_NAMES = /(?:^|\.)(?:localhost|local|internal|intranet|lan|home|corp|private|arpa|test|invalid)$/;
/** Throws where a host is, or resolves to, an address of this machine or of its networks, or to none. */
async function refusePrivateHost(address) {
    // A URL has read decimal, hexadecimal and octal forms of an address already.
    const host = new URL(address).hostname.replace(/^\[|\]$/g, '').replace(/(?<!\.)\.+$/, '');
    const addresses = (0,external_node_net_.isIP)(host) > 0 ? [host] : await addressesOf(host);
    if (addresses.length > 0 && !addresses.some(isPrivate))
        return;
    throw new PrivateHostError(`${host} is not a public host`);
}
/** A name without a dot, or with an ending of private networks, is not looked up. */
async function addressesOf(host) {
    if (!host.includes('.') || PRIVATE_NAMES.test(host))
        return [];
    const found = await (0,promises_.lookup)(host, { all: true }).catch(() => []);
    return found.map(({ address }) => address);
}
function isPrivate(address) {
    const family = (0,external_node_net_.isIP)(address);
    return family === 0 || PRIVATE.check(address, family === 6 ? 'ipv6' : 'ipv4');
}

// EXTERNAL MODULE: ./src/core/answers/keys.ts
var keys = __webpack_require__(7807);
// EXTERNAL MODULE: ./src/core/answers/settings.ts
var answers_settings = __webpack_require__(3526);
// EXTERNAL MODULE: ./src/run/judge-stage.ts + 1 modules
var judge_stage = __webpack_require__(3533);
;// CONCATENATED MODULE: ./src/run/judge-setup.ts






/** What the settings of a run say of the judge. */
/** The judge of a run on the user's own machine. */
const LOCAL_JUDGE = {
    hosts: 'bound',
    maxCostUsd: null,
    isForeign: false,
    earlier: async () => [],
    listen: interrupt/* listenForInterrupt */.Y,
};
/** The judge of a run: asked for, or idle. */
async function judgeFor(settings, config, scoring, hooks) {
    const { env, hosts, maxCostUsd, announce } = hooks.judge;
    const request = { ...settings.judge, env, hosts, maxCostUsd };
    if ((0,answers_settings/* isJudgeOn */.Zg)(request, config))
        return judgeAsked(request, settings, config, scoring, hooks);
    if (settings.judge.on === null)
        (0,answers_settings/* refuseUnjudged */.lf)(config);
    if (settings.judge.model !== null)
        announce('judge-model has no effect: the judge is off');
    if (!env.OPENAI_API_KEY?.trim())
        return (0,judge_stage/* makeIdleStage */.PH)(null, announce);
    return (0,judge_stage/* makeIdleStage */.PH)(settingsIfOn(request, scoring), announce);
}
/** What switching on would mean; null where it would be an error, which is none as long as nobody does. */
function settingsIfOn(request, scoring) {
    try {
        return (0,answers_settings/* judgeSettings */.$z)({ ...request, env: { ...request.env, OPENAI_API_KEY: 'set' } }, scoring);
    }
    catch (error) {
        if (error instanceof errors/* StepgateError */.Iu)
            return null;
        throw error;
    }
}
async function judgeAsked(request, { details }, config, scoring, hooks) {
    try {
        const judge = (0,answers_settings/* judgeSettings */.$z)(request, scoring, config);
        hooks.addSecrets([judge.generation.apiKey, judge.embedding.apiKey].filter((key) => key !== null));
        if (hooks.judge.isForeign)
            await refuseForeign(judge);
        return await (0,judge_stage/* makeJudgingStage */.zH)(judge, details, { ...hooks.judge, redact: hooks.redact });
    }
    catch (error) {
        const isExpected = error instanceof keys/* MissingKeyError */.M || error instanceof PrivateHostError;
        if (!isExpected || !hooks.judge.isForeign)
            throw error;
        const why = error instanceof PrivateHostError ? 'has no access to it' : 'has no key';
        hooks.warn([
            { message: `answers are not judged, because a run of a fork or of Dependabot ${why} (${error.message})` },
        ]);
        return (0,judge_stage/* makeIdleStage */.PH)(null, hooks.judge.announce);
    }
}
/** What a stranger's workflow may not have: a judge without a key, which only a private one is, or a private one. */
async function refuseForeign({ generation, embedding }) {
    for (const { apiKey, host, baseUrl } of [generation, embedding]) {
        if (apiKey === null)
            throw new keys/* MissingKeyError */.M(`the judge needs a key for ${host}: set OPENAI_API_KEY`);
        await refusePrivateHost(baseUrl);
    }
}


/***/ })

};
