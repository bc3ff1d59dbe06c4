export const id = 123;
export const ids = [123];
export const modules = {

/***/ 123:
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
var responses = __webpack_require__(8127);
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
var compare_and_gate = __webpack_require__(8286);
// EXTERNAL MODULE: ./src/core/runs/figures.ts
var figures = __webpack_require__(563);
// EXTERNAL MODULE: ./src/core/values.ts
var values = __webpack_require__(4101);
// EXTERNAL MODULE: ./src/core/runs/rule-regressions.ts
var rule_regressions = __webpack_require__(6893);
;// CONCATENATED MODULE: ./src/core/runs/notices.ts


/** What a reader of a run should know, the most important first. */
function noticesOf(run, coverage, seen) {
    const { unasked, unaskedIds, otherCase } = coverage;
    const { questions, headline } = run;
    const unscored = headline.questions > 0 ? questions.length - headline.questions : 0;
    const mean = meanDifference(run, seen);
    const unchecked = (0,rule_regressions/* uncheckedRules */.Wj)(seen.samples.flatMap(({ rules }) => rules ?? []));
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
        ...(unchecked.length > 0 ? [{ kind: 'rules-not-checked', rules: unchecked }] : []),
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
// EXTERNAL MODULE: ./src/run/base-differences.ts
var base_differences = __webpack_require__(85);
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

// EXTERNAL MODULE: ./src/core/runs/evaluate-question.ts + 1 modules
var evaluate_question = __webpack_require__(7592);
// EXTERNAL MODULE: ./src/core/runs/fingerprint.ts
var runs_fingerprint = __webpack_require__(3566);
// EXTERNAL MODULE: ./src/core/runs/question-figures.ts
var question_figures = __webpack_require__(1324);
// EXTERNAL MODULE: ./src/core/runs/sample.ts
var runs_sample = __webpack_require__(4058);
// EXTERNAL MODULE: ./src/core/steps/step.ts
var step = __webpack_require__(6437);
// EXTERNAL MODULE: ./src/adapters/sparql-queries.ts + 7 modules
var sparql_queries = __webpack_require__(9576);
// EXTERNAL MODULE: ./src/core/sparql/query-text.ts + 1 modules
var query_text = __webpack_require__(3608);
;// CONCATENATED MODULE: ./src/core/sparql/derived-iris.ts


/** Outputs that are longer are not searched. */
const MOST_OUTPUT = 1_000_000;
/** Characters from which on an id within a query is not a coincidence. */
const LEAST_ID = 4;
/**
 * IRIs of an agent's query that an earlier query of the same agent found for an entity of the reference query: a step on the
 * way, not another entity than the asked one.
 */
function derivedIris(reference, actual, earlier) {
    const asked = irisIn(reference).map(idOf);
    const sources = earlier.filter(({ args, status }) => {
        const query = (0,values/* own */.ZV)(args, 'query');
        const isQuery = typeof query === 'string' && (0,query_text/* isQueryText */._0)(query);
        return status === 'success' && isQuery && asked.some((id) => id.length >= LEAST_ID && query.includes(id));
    });
    const outputs = sources.flatMap(({ output }) => typeof output === 'string' && output.length <= MOST_OUTPUT ? [output] : []);
    const others = irisIn(actual).filter((iri) => !reference.includes(iri));
    return new Set(others.filter((iri) => outputs.some((output) => output.includes(iri.slice(1, -1)))));
}
function irisIn(query) {
    return [...new Set(query.match(/<[^<>\s"{}|\\^`]{1,300}>/g))];
}
/** The last part of an IRI, or the beginning of a UUID, as agents write it. */
function idOf(iri) {
    const last = iri.slice(1, -1).split(/[/#:]/).at(-1) ?? '';
    return last.split('-')[0] ?? '';
}

// EXTERNAL MODULE: ./src/core/sparql/difference-order.ts
var difference_order = __webpack_require__(2531);
// EXTERNAL MODULE: ./src/core/steps/explained-step.ts
var explained_step = __webpack_require__(8632);
;// CONCATENATED MODULE: ./src/run/query-differences.ts





/** Of matching steps as many pairs of queries are read, to learn which differences do no harm. */
const MOST_MATCHING = 50;
/** Longer queries are not among them. */
const MOST_LENGTH = 20_000;
/** Characters of missed queries that are read, those of about 240 misses; the parser takes a second for a million. */
const MOST_READ = 150_000;
/** Characters of queries and ends of entries that are kept until all answers are scored. */
const MOST_KEPT = 8_000_000;
function makeQueryExplainer() {
    const kept = [];
    const matching = [];
    let size = 0;
    const take = (scored, parts) => {
        if (scored.isSampled)
            matching.push(...matchingPairs(scored).slice(0, MOST_MATCHING - matching.length));
        const misses = missedPairs(scored);
        if (misses.length === 0 || size > MOST_KEPT)
            return parts;
        const { head, tail } = splitParts(parts);
        size += lengthOf(misses) + sizeOf(scored.result.steps?.details ?? []);
        kept.push({ place: scored.place, misses, tail });
        return head;
    };
    const finish = async () => {
        if (kept.length === 0)
            return [];
        const compare = await (0,sparql_queries/* loadQueryComparer */.o)();
        const counts = (0,difference_order/* countDifferences */.a)(matching.map(({ reference, actual }) => compare(reference, actual) ?? []));
        let read = 0;
        const inOrder = kept.toSorted((a, b) => a.place.question - b.place.question || a.place.trial - b.place.trial);
        return inOrder.map((one) => {
            read += lengthOf(one.misses);
            const attempts = new Map(one.misses.map(({ detail, actual }) => [detail.cause, actual]));
            return { ...explained(read > MOST_READ ? { ...one, misses: [] } : one, compare, counts), attempts };
        });
    };
    return { take, finish };
}
/** Of so many questions the differences of matching steps are counted: every question, or every n-th of many. */
function samplingStep(questions) {
    return Math.max(1, Math.ceil(questions / MOST_MATCHING));
}
/** About the characters of the details of steps: writing them to count them would take longer than finding them. */
function sizeOf(details) {
    const rows = details.flatMap(({ detail }) => [...(detail?.missing_rows ?? []), ...(detail?.extra_rows ?? [])]);
    return 500 * details.length + rows.reduce((sum, cells) => sum + 50 * cells.length, 0);
}
function lengthOf(pairs) {
    return pairs.reduce((sum, { reference, actual }) => sum + reference.length + actual.length, 0);
}
function matchingPairs({ question, response, result }) {
    const matched = (result.steps?.details ?? []).filter(({ cause }) => cause === undefined);
    const pairs = matched.flatMap((detail) => (0,explained_step/* queryPairOf */.i)(question, response, detail) ?? []);
    return pairs.filter(({ reference, actual }) => reference.length + actual.length <= MOST_LENGTH).slice(0, 1);
}
function missedPairs({ question, response, result }) {
    return (result.steps?.details ?? []).flatMap((detail, at) => {
        // A lookup is not meant to be like the reference query.
        const isAttempt = detail.cause !== undefined && detail.cause.kind !== 'only_lookups';
        const pair = isAttempt && (0,explained_step/* queryPairOf */.i)(question, response, detail);
        return pair ? [{ ...pair, at, detail, derived: derivedBefore(pair, response, detail) }] : [];
    });
}
function derivedBefore({ reference, actual }, response, { detail }) {
    const steps = response?.steps ?? [];
    const at = steps.findLastIndex(({ id }) => id === detail?.closest);
    return derivedIris(reference, actual, steps.slice(0, Math.max(0, at)));
}
/** The entry taken apart before its `steps_details`. */
function splitParts(parts) {
    const last = parts.at(-1);
    const pairs = Object.entries(last?.keys ?? {});
    const at = pairs.findIndex(([key]) => key === 'steps_details');
    if (!last || at < 0)
        return { head: parts, tail: null };
    const head = [...parts.slice(0, -1), { part: last.part, keys: Object.fromEntries(pairs.slice(0, at)) }];
    return { head, tail: Object.fromEntries(pairs.slice(at)) };
}
function explained({ place, misses, tail }, compare, counts) {
    const found = misses.flatMap(({ at, detail, reference, actual, derived }) => {
        const isFound = detail.cause?.kind !== 'entity_not_found';
        const compared = compare(reference, actual, isFound) ?? [];
        const marked = compared.map((one) => (derived.has(one.actual ?? '') ? { ...one, isDerived: true } : one));
        const differences = (0,difference_order/* rarestFirst */.Q)(marked, counts, detail);
        return differences.length > 0 ? [{ at, cause: detail.cause, differences }] : [];
    });
    const byIndex = new Map(found.map(({ at, differences }) => [at, differences]));
    const byCause = new Map(found.map(({ cause, differences }) => [cause, differences]));
    return { place, byCause, tail: tail && withDifferences(tail, byIndex) };
}
function withDifferences(tail, byIndex) {
    const details = tail.steps_details.map((entry, at) => {
        const differences = byIndex.get(at);
        const detail = (0,values/* isMapping */.pi)(entry.detail) ? entry.detail : {};
        return differences ? { ...entry, detail: { ...detail, query_difference: differences } } : entry;
    });
    return { ...tail, steps_details: details };
}
/** A question with the query of the step that decided, whose line of text says the query's first difference. */
function withFirstDifference(question, explained) {
    const { why } = question;
    if (!why)
        return question;
    const first = explained.byCause.get(why.cause)?.slice(0, 1);
    const attempt = explained.attempts.get(why.cause);
    return {
        ...question,
        why: first ? { ...why, detail: { ...why.detail, query_difference: first } } : why,
        ...(attempt !== undefined && { queries: { matched: new Map(), attempt } }),
    };
}

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

// EXTERNAL MODULE: ./src/run/unique-responses.ts
var unique_responses = __webpack_require__(9019);
;// CONCATENATED MODULE: ./src/run/score-responses.ts












/** Reads the responses one by one and scores them. */
async function scoreResponses(inputs, ports) {
    const { questions: selected } = inputs;
    const questions = selected.map((question) => ({ question, answers: [] }));
    const indexes = new Map(selected.map(({ id }, index) => [id, index]));
    const advisor = (0,steps_aliases/* makeAliasAdvisor */.j)(inputs.scoring, inputs.aliases);
    const collector = makeAnswerCollector(inputs.scoring.knobs, ports.judging.on);
    const unasked = makeUnaskedWatch(selected);
    const queries = makeQueryExplainer();
    const scoring = { inputs, ports, collector, queries, sampling: samplingStep(selected.length) };
    let [answered, unreadable] = [0, 0];
    for await (const response of (0,unique_responses/* uniqueResponses */.a)(inputs.responses, inputs)) {
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
    await addDifferences(await queries.finish(), questions, ports.write);
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
/** Adds how the queries of missed steps differ from the reference queries. */
async function addDifferences(found, questions, write) {
    for (const explained of found) {
        const { place, tail } = explained;
        if (tail)
            await write({ ...place, part: entry_place/* ENTRY_PARTS */.A.details }, tail);
        const { answers = [] } = questions[place.question] ?? {};
        const answer = answers[place.trial - 1];
        if (answer)
            answers[place.trial - 1] = { ...answer, figures: withFirstDifference(answer.figures, explained) };
    }
}
async function addAnswer({ question, answers }, index, response, { inputs, ports, collector, queries, sampling }) {
    const trial = response === null ? 0 : answers.length + 1;
    const references = (0,step/* prepareGroups */.O2)(question.groups);
    const { aliases, details, rules, scoring } = inputs;
    const costUsd = response && (await ports.pricing.priceOf(response));
    const numbered = inputs.trials === 'all' && trial > 0 ? { trial } : {};
    const result = (0,evaluate_question/* evaluateQuestion */.ed)(question, response, { aliases, details, knobs: scoring.knobs, redact: ports.redact, rules, costUsd, ...numbered }, references);
    const sample = (0,runs_sample/* sampleOf */.u)(result.entry, result.status, costUsd);
    const place = { question: index, trial };
    const scored = { place, question, response, result, isSampled: trial === 1 && index % sampling === 0 };
    for (const { part, keys } of queries.take(scored, collector.take(place, question, result.entry))) {
        await ports.write({ ...place, part }, keys);
    }
    const fingerprint = (0,runs_fingerprint/* fingerprintOf */.a)(question, ports.hash, references);
    const figures = (0,question_figures/* questionFigures */.gU)(question, result, sample, fingerprint);
    answers.push({ figures, sample, isBounded: result.steps?.isBounded === true });
}

;// CONCATENATED MODULE: ./src/run/evaluate.ts








/** Reads and scores the responses one by one, judges answers, then aggregates, compares and gates. */
async function evaluate(inputs, ports) {
    const scored = await scoreRun(inputs, ports);
    const baseline = await inputs.baseline();
    const run = 'kind' in baseline ? scored.run : await comparedQueries(scored.run, baseline, inputs);
    return (0,compare_and_gate/* compareAndGate */.g)({ ...scored, run: withoutQueries(run) }, baseline, inputs, ports.redact);
}
function comparedQueries(run, base, { baseQueries }) {
    const own = (0,base_differences/* queriesIn */.S)(base);
    return (0,base_differences/* withBaseDifferences */.C)(base, run, own.size > 0 ? async () => own : baseQueries);
}
/** Nothing that comes later needs the texts of queries. */
function withoutQueries(run) {
    return { ...run, questions: run.questions.map(({ queries: _, ...question }) => question) };
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
// EXTERNAL MODULE: ./src/run/name-traces.ts
var name_traces = __webpack_require__(9257);
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
        write: async (place, keys) => {
            const redacted = hooks.redact(keys);
            hooks.observe?.(place, redacted);
            await writer?.write(place, redacted);
        },
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
        rules: config?.rules ?? {},
    };
}
async function readInputs(settings, { scoring, aliases, rules }, hooks) {
    const { roots, select } = settings;
    const { words, provenance, baseline, baseQueries } = hooks;
    const { corpus, warnings } = await (0,errors/* forInput */.cp)(words.name('corpus'), (0,files_corpus/* readCorpus */.XR)(settings.corpus, roots));
    hooks.warn(warnings);
    return {
        ...settings,
        scoring,
        aliases,
        rules,
        words,
        provenance,
        baseline,
        baseQueries,
        templates: corpus.templates,
        questions: selectedFrom(corpus, select),
        responses: (0,errors/* eachForInput */.fN)(words.name('responses'), readNamedResponses(settings, corpus, hooks)),
    };
}
/** Responses, and recorded traces named by the corpus; those that fit no question are warned of. */
async function* readNamedResponses(settings, { questions }, { words, warn }) {
    const namer = (0,name_traces/* runNaming */._t)(settings.responsesFormat, questions, words);
    yield* (0,responses/* readResponses */.F)(settings.responses, settings.roots, namer);
    warn((0,name_traces/* unnamedWarnings */.Y0)(namer.named()));
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
var interrupt = __webpack_require__(2844);
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
/** The settings of a judge that is off; null if they would be an error, which does not matter while the judge is off. */
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
/** An untrusted workflow may not use a judge without a key (only private servers need none), or one on a private host. */
async function refuseForeign({ generation, embedding }) {
    for (const { apiKey, host, baseUrl } of [generation, embedding]) {
        if (apiKey === null)
            throw new keys/* MissingKeyError */.M(`the judge needs a key for ${host}: set OPENAI_API_KEY`);
        await refusePrivateHost(baseUrl);
    }
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
