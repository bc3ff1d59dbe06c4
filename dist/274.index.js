export const id = 274;
export const ids = [274];
export const modules = {

/***/ 51151:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Gz: () => (/* binding */ logComment),
/* harmony export */   Td: () => (/* binding */ commentKey),
/* harmony export */   m$: () => (/* binding */ publishOnPull),
/* harmony export */   o3: () => (/* binding */ comparedWith)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(node_crypto__WEBPACK_IMPORTED_MODULE_0__);
/* harmony import */ var _adapters_github_comment_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(42511);
/* harmony import */ var _core_github_run_url_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(94910);
/* harmony import */ var _report_comment_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(54231);
/* harmony import */ var _log_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(58592);





/** Identity of an evaluation's comment: one per workflow file and `name`. */
function commentKey(workflow, name) {
    return (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)('sha256').update(`${workflow}\n${name}`).digest('hex').slice(0, 16);
}
/** Comments on the pull request of a run, where it has one and its token may write. */
async function publishOnPull(run, report, shown) {
    const { inputs, context } = run;
    const { plan, repository, runId, attempt } = context;
    if (!inputs.comment)
        return { kind: 'skipped', reason: 'comment: false' };
    if (plan.kind !== 'pull_request')
        return { kind: 'skipped', reason: `${context.event} has no pull request` };
    if (plan.fork) {
        const reason = 'a run from a fork or of Dependabot has no permission to comment; see "Permissions" in the README';
        return { kind: 'skipped', reason };
    }
    const key = commentKey(context.workflow, inputs.settings.name);
    const identity = { key, runId, attempt, sha: plan.head };
    return (0,_adapters_github_comment_js__WEBPACK_IMPORTED_MODULE_1__/* .publishComment */ .p)({
        token: inputs.token,
        owner: repository.owner,
        repo: repository.name,
        number: plan.number,
        key,
        runId,
        attempt,
        head: plan.head,
        bodyOf: (0,_report_comment_js__WEBPACK_IMPORTED_MODULE_2__/* .commentBodies */ .oS)(report, identity, shown),
    });
}
/** Says in the log what became of a comment. */
function logComment(outcome) {
    if (outcome.kind === 'failed')
        (0,_log_js__WEBPACK_IMPORTED_MODULE_3__/* .warn */ .R8)(`the comment was not written: ${outcome.reason}`);
    else
        (0,_log_js__WEBPACK_IMPORTED_MODULE_3__/* .info */ .pq)(`comment: ${outcome.kind}${'reason' in outcome ? ` (${outcome.reason})` : ''}`);
}
/** What the figures are compared with, with the address of its run. */
function comparedWith(context, label, { runId, runNumber, sha }, isBranchPoint) {
    if (runId === 0)
        return { run: null, label, sha, isBranchPoint: false };
    const run = { text: `run ${runNumber}`, url: (0,_core_github_run_url_js__WEBPACK_IMPORTED_MODULE_4__/* .runUrl */ .V)({ ...context, runId }) };
    return { run, label, sha, isBranchPoint };
}


/***/ }),

/***/ 18948:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   R: () => (/* binding */ setRunOutputs),
/* harmony export */   i: () => (/* binding */ setCommentOutputs)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(node_path__WEBPACK_IMPORTED_MODULE_0__);
/* harmony import */ var _adapters_files_evaluation_file_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(93271);
/* harmony import */ var _adapters_files_run_files_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(70168);
/* harmony import */ var _core_runs_rule_regressions_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(26893);
/* harmony import */ var _log_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(58592);





/** Sets the outputs of a run, all but those of the comment, which comes last. */
function setRunOutputs({ report, passed, baseline, folder, artifact }) {
    const { comparison, run } = report;
    const { headline, questions } = run;
    // Where no question is the same on both sides, nothing was compared: no regression was looked for.
    const compared = comparison.kind === 'compared' && comparison.paired > 0 ? comparison : null;
    const delta = compared?.head.micro == null || compared.base.micro === null ? null : compared.head.micro - compared.base.micro;
    const source = 'source' in baseline ? baseline.source : null;
    const outputs = {
        passed,
        'steps-score': fixed(headline.micro),
        'macro-steps-score': fixed(headline.macro),
        'steps-score-delta': fixed(delta),
        questions: questions.length,
        errors: questions.filter(({ status }) => status !== 'success').length,
        regressions: compared ? (0,_core_runs_rule_regressions_js__WEBPACK_IMPORTED_MODULE_4__/* .countRegressions */ .ci)(compared) : '',
        improvements: compared?.improved.length ?? '',
        'baseline-status': comparison.kind === 'incompatible' ? 'incompatible' : baseline.kind,
        'baseline-sha': source?.sha ?? '',
        'baseline-run-id': source?.runId || '',
        'artifact-id': artifact?.id ?? '',
        'artifact-url': artifact?.url ?? '',
        'output-dir': folder,
        'evaluation-path': (0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(folder, _adapters_files_evaluation_file_js__WEBPACK_IMPORTED_MODULE_1__/* .EVALUATION_FILE */ .k),
        'aggregates-path': (0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(folder, _adapters_files_run_files_js__WEBPACK_IMPORTED_MODULE_2__/* .AGGREGATES_FILE */ .MT),
        'report-path': (0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(folder, _adapters_files_run_files_js__WEBPACK_IMPORTED_MODULE_2__/* .REPORT_FILE */ .Uq),
    };
    for (const [name, value] of Object.entries(outputs))
        (0,_log_js__WEBPACK_IMPORTED_MODULE_3__/* .output */ .CG)(name, value);
}
/** Four digits, and nothing for what was not computed; minus zero becomes zero. */
function fixed(value) {
    if (value === null)
        return '';
    const text = value.toFixed(4);
    return text === '-0.0000' ? '0.0000' : text;
}
function setCommentOutputs(outcome) {
    (0,_log_js__WEBPACK_IMPORTED_MODULE_3__/* .output */ .CG)('comment-status', outcome.kind);
    (0,_log_js__WEBPACK_IMPORTED_MODULE_3__/* .output */ .CG)('comment-url', 'url' in outcome ? outcome.url : '');
}


/***/ }),

/***/ 29306:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Tp: () => (/* binding */ parseDocument),
/* harmony export */   XR: () => (/* binding */ readCorpus),
/* harmony export */   fl: () => (/* binding */ locator),
/* harmony export */   u0: () => (/* binding */ readDocument)
/* harmony export */ });
/* harmony import */ var _core_decode_corpus_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(46306);
/* harmony import */ var _core_decode_swapped_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(75458);
/* harmony import */ var _core_decode_templates_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(57817);
/* harmony import */ var _core_errors_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(74296);
/* harmony import */ var _core_text_json_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(64289);
/* harmony import */ var _find_files_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(26548);
/* harmony import */ var _input_file_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(75063);
/* harmony import */ var _yaml_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(11146);
/* harmony import */ var _yaml_positions_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(99668);









/** Reads corpus files (paths or globs) as one corpus, or throws an input error with every problem at its line. */
async function readCorpus(patterns, roots = null) {
    const rules = { kinds: _input_file_js__WEBPACK_IMPORTED_MODULE_6__/* .DOCUMENTS */ .fV, roots };
    const files = await (0,_find_files_js__WEBPACK_IMPORTED_MODULE_5__/* .findFiles */ .lY)(patterns, 'corpus', rules);
    const documents = [];
    for (const file of files) {
        documents.push(readDocument(await (0,_find_files_js__WEBPACK_IMPORTED_MODULE_5__/* .readText */ .yR)(file, rules), file));
    }
    const decoded = (0,_core_decode_corpus_js__WEBPACK_IMPORTED_MODULE_0__/* .decodeCorpus */ .H)(documents);
    const locate = locator();
    if (decoded.kind === 'invalid')
        throw (0,_core_errors_js__WEBPACK_IMPORTED_MODULE_3__/* .inputError */ .Xu)(await locateShown(decoded.problems, locate));
    const { corpus, warnings } = decoded.value;
    const templates = () => documents.flatMap(_core_decode_templates_js__WEBPACK_IMPORTED_MODULE_2__/* .templatesOf */ .r);
    return { corpus, templates, files, warnings: await locateShown(warnings, locate) };
}
/** Places are looked up for as many problems as are ever listed. */
async function locateShown(problems, locate) {
    const shown = await Promise.all(problems.slice(0, _core_errors_js__WEBPACK_IMPORTED_MODULE_3__/* .MAX_PROBLEMS */ .aZ).map(locate));
    return shown.concat(problems.slice(_core_errors_js__WEBPACK_IMPORTED_MODULE_3__/* .MAX_PROBLEMS */ .aZ));
}
/** One file of a corpus; an input error where it is not YAML or JSON, or holds responses. */
function readDocument(text, file) {
    let places = null;
    const value = beginsWithResponse(text) ? null : parseDocument(text, file);
    if (value === null || (0,_core_decode_swapped_js__WEBPACK_IMPORTED_MODULE_1__/* .looksLikeResponses */ .iy)(value))
        throw (0,_input_file_js__WEBPACK_IMPORTED_MODULE_6__/* .fileError */ .zS)(file, _core_decode_swapped_js__WEBPACK_IMPORTED_MODULE_1__/* .IS_RESPONSES */ .yx);
    return {
        file,
        value,
        writtenAs: (path) => {
            places ??= (0,_yaml_positions_js__WEBPACK_IMPORTED_MODULE_8__/* .placesInYaml */ .r)(text);
            return places(path)?.text ?? null;
        },
    };
}
/** Whether the first line is a response, as in JSONL, which would be read as YAML with a mistake in line 2. */
function beginsWithResponse(text) {
    const [line = ''] = text.split('\n', 1);
    if (!line.startsWith('{'))
        return false;
    const json = (0,_core_text_json_js__WEBPACK_IMPORTED_MODULE_4__/* .readBoundedJson */ .g5)(line);
    return json.kind === 'value' && (0,_core_decode_swapped_js__WEBPACK_IMPORTED_MODULE_1__/* .looksLikeResponses */ .iy)(json.value);
}
/** Reads YAML, or JSON where the name says so. An error quotes nothing of a file of another kind. */
function parseDocument(text, file) {
    try {
        return parse(text, file);
    }
    catch (error) {
        if (!(error instanceof _core_errors_js__WEBPACK_IMPORTED_MODULE_3__/* .StepgateError */ .Iu) || (0,_input_file_js__WEBPACK_IMPORTED_MODULE_6__/* .isQuotable */ .ym)(file))
            throw error;
        throw (0,_core_errors_js__WEBPACK_IMPORTED_MODULE_3__/* .inputError */ .Xu)(error.problems.map(({ line }) => ({ file, line, message: UNREADABLE })));
    }
}
/** All that is said of a file that may be anything. */
const UNREADABLE = `cannot be read; expected ${_input_file_js__WEBPACK_IMPORTED_MODULE_6__/* .DOCUMENTS */ .fV.join(', ')}`;
function parse(text, file) {
    if (!/\.json$/i.test(file))
        return (0,_yaml_js__WEBPACK_IMPORTED_MODULE_7__/* .parseYaml */ .hN)(text, file);
    const json = (0,_core_text_json_js__WEBPACK_IMPORTED_MODULE_4__/* .readJsonDocument */ .E_)(text);
    if (json.kind === 'invalid')
        throw (0,_core_errors_js__WEBPACK_IMPORTED_MODULE_3__/* .inputError */ .Xu)([jsonProblem(text, file, json.reason)]);
    const { value, repeated } = json;
    if (repeated === null)
        return value;
    const [first, second] = [repeated.first, repeated.second].map((offset) => (0,_core_text_json_js__WEBPACK_IMPORTED_MODULE_4__/* .lineAndColumn */ .q1)(text, offset));
    const message = `duplicate key ${repeated.key}: first at ${first}, again at ${second}; keep one`;
    throw (0,_core_errors_js__WEBPACK_IMPORTED_MODULE_3__/* .inputError */ .Xu)([{ file, message }]);
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
    return text.split('\n', 2).every((line) => (0,_core_text_json_js__WEBPACK_IMPORTED_MODULE_4__/* .readBoundedJson */ .g5)(line).kind === 'value');
}
/** Adds lines to problems; each file is parsed once more at most. */
function locator() {
    const known = new Map();
    const placesOf = (file) => {
        const places = known.get(file) ?? (0,_find_files_js__WEBPACK_IMPORTED_MODULE_5__/* .readText */ .yR)(file).then(_yaml_positions_js__WEBPACK_IMPORTED_MODULE_8__/* .placesInYaml */ .r);
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

/***/ 93271:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   k: () => (/* binding */ EVALUATION_FILE),
/* harmony export */   z: () => (/* binding */ openEvaluationFile)
/* harmony export */ });
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51455);
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(node_fs_promises__WEBPACK_IMPORTED_MODULE_0__);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1___default = /*#__PURE__*/__webpack_require__.n(node_path__WEBPACK_IMPORTED_MODULE_1__);
/* harmony import */ var _core_runs_entry_place_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(13640);
/* harmony import */ var _output_file_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(94826);
/* harmony import */ var _text_file_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(22144);
/* harmony import */ var _yaml_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(11146);






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

/***/ 70168:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  MT: () => (/* binding */ AGGREGATES_FILE),
  tu: () => (/* binding */ BASELINE_FILE),
  l$: () => (/* binding */ COMPARISON_FILE),
  d2: () => (/* binding */ MAX_BASELINE),
  Uq: () => (/* binding */ REPORT_FILE),
  Wn: () => (/* binding */ makeOutputFolder),
  hV: () => (/* binding */ writeFiles)
});

// UNUSED EXPORTS: writeComparisonFiles

// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./src/core/baseline/encode.ts
var encode = __webpack_require__(47945);
// EXTERNAL MODULE: ./src/core/runs/trials.ts
var runs_trials = __webpack_require__(21637);
// EXTERNAL MODULE: ./src/core/runs/trials-block.ts
var trials_block = __webpack_require__(76133);
// EXTERNAL MODULE: ./src/core/version.ts
var version = __webpack_require__(83323);
// EXTERNAL MODULE: ./src/report/baseline.ts
var baseline = __webpack_require__(67355);
// EXTERNAL MODULE: ./src/report/failures.ts
var failures = __webpack_require__(97999);
// EXTERNAL MODULE: ./src/report/gate-reasons.ts
var gate_reasons = __webpack_require__(63839);
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
var notices = __webpack_require__(81263);
// EXTERNAL MODULE: ./src/report/text.ts
var report_text = __webpack_require__(65655);
;// CONCATENATED MODULE: ./src/report/files.ts










/** The comparison file: what changed, and the verdicts of the gates. */
function files_comparisonFile(report) {
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

// EXTERNAL MODULE: ./src/adapters/files/evaluation-file.ts
var evaluation_file = __webpack_require__(93271);
// EXTERNAL MODULE: ./src/adapters/files/output-file.ts
var output_file = __webpack_require__(94826);
// EXTERNAL MODULE: ./src/adapters/files/text-file.ts
var text_file = __webpack_require__(22144);
// EXTERNAL MODULE: ./src/adapters/files/yaml.ts + 2 modules
var yaml = __webpack_require__(11146);
;// CONCATENATED MODULE: ./src/adapters/files/run-files.ts







const AGGREGATES_FILE = 'aggregates.yaml';
const COMPARISON_FILE = 'comparison.yaml';
const BASELINE_FILE = 'baseline.yaml';
const REPORT_FILE = 'report.md';
/** A baseline that is read from an artifact may be no larger; the writer keeps within it. */
const MAX_BASELINE = 20 * 1024 * 1024;
/** Makes the folder that a run writes to; returns its real path. Anything that blocks a file is found now. */
async function makeOutputFolder(folder, roots) {
    const real = await (0,output_file/* makeFolder */.fc)(folder, roots);
    await checkOutputs(real, [evaluation_file/* EVALUATION_FILE */.k, AGGREGATES_FILE, COMPARISON_FILE, REPORT_FILE, BASELINE_FILE]);
    return real;
}
async function checkOutputs(folder, names) {
    const paths = names.map((name) => (0,external_node_path_.join)(folder, name)).flatMap((path) => [path, (0,output_file/* partialOf */.Z1)(path)]);
    for (const path of paths)
        await (0,output_file/* checkOutput */.yr)(path);
}
/** Writes the files of a run beside the evaluation file. */
async function writeFiles(folder, report, markdown) {
    await (0,output_file/* writeText */.Qo)((0,external_node_path_.join)(folder, AGGREGATES_FILE), (0,yaml/* dumpYaml */.M7)(report.run.aggregates));
    await (0,output_file/* writeText */.Qo)((0,external_node_path_.join)(folder, COMPARISON_FILE), (0,yaml/* dumpYaml */.M7)(files_comparisonFile(report)));
    await (0,output_file/* writeText */.Qo)((0,external_node_path_.join)(folder, REPORT_FILE), markdown);
    await writeBaseline((0,external_node_path_.join)(folder, BASELINE_FILE), report.run);
}
/** Writes what a comparison of two scored runs found; gives back the paths. */
async function writeComparisonFiles(folder, report, markdown) {
    const real = await makeFolder(folder);
    await checkOutputs(real, [COMPARISON_FILE, REPORT_FILE]);
    await writeText(join(real, COMPARISON_FILE), dumpYaml(comparisonFile(report)));
    await writeText(join(real, REPORT_FILE), markdown);
    return [join(folder, COMPARISON_FILE), join(folder, REPORT_FILE)];
}
async function writeBaseline(path, run) {
    const head = (0,yaml/* dumpYaml */.M7)((0,encode/* baselineHead */._)(run));
    for (const depth of ['full', 'without causes', 'scores only']) {
        const file = await (0,text_file/* openText */.U)((0,output_file/* partialOf */.Z1)(path));
        const isWhole = await writeQuestions(file, head, run, depth);
        await file.flush();
        await file.handle.close();
        if (isWhole)
            return (0,output_file/* completeFile */.kB)(path);
    }
}
/** Writes the questions as far as the size goes; without it only what cannot be made shorter. False: it was cut off. */
async function writeQuestions(file, head, run, depth) {
    const most = depth === 'scores only' ? Number.POSITIVE_INFINITY : MAX_BASELINE;
    let { length: size } = await file.append(`${head}questions:\n`);
    for (const question of run.questions) {
        size += (await file.append((0,yaml/* dumpYaml */.M7)([(0,encode/* baselineQuestion */.eh)(question, depth)]))).length;
        if (size > most)
            return false;
    }
    return true;
}


/***/ }),

/***/ 22144:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   U: () => (/* binding */ openText)
/* harmony export */ });
/* harmony import */ var _output_file_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(94826);

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

/***/ 99668:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   r: () => (/* binding */ placesInYaml)
/* harmony export */ });
/* harmony import */ var js_yaml__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(33243);
/* harmony import */ var _yaml_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(11146);


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

/***/ 11146:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  Ww: () => (/* binding */ LOAD_OPTIONS),
  M7: () => (/* binding */ dumpYaml),
  hN: () => (/* binding */ parseYaml)
});

// UNUSED EXPORTS: dumpWhole

// EXTERNAL MODULE: ./node_modules/js-yaml/dist/js-yaml.mjs
var js_yaml = __webpack_require__(33243);
// EXTERNAL MODULE: ./src/core/errors.ts
var errors = __webpack_require__(74296);
// EXTERNAL MODULE: ./src/core/text/json-bounds.ts
var json_bounds = __webpack_require__(52635);
// EXTERNAL MODULE: ./src/core/text/json-reader.ts
var json_reader = __webpack_require__(95337);
// EXTERNAL MODULE: ./src/adapters/files/find-files.ts + 3 modules
var find_files = __webpack_require__(26548);
// EXTERNAL MODULE: ./src/adapters/files/input-file.ts
var input_file = __webpack_require__(75063);
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

/***/ 87958:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   S: () => (/* binding */ connectGithub)
/* harmony export */ });
/* harmony import */ var _actions_github__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(61351);
/* harmony import */ var _octokit_plugin_retry__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(49735);
/* harmony import */ var _octokit_plugin_throttling__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(86856);
/* harmony import */ var _network_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(63434);
/* harmony import */ var _failure_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(23200);
/* harmony import */ var _request_limits_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(39776);






/** Answers that a retry does not change; a 429 is repeated only when it asks for it. */
const NOT_RETRIED = [400, 401, 403, 404, 410, 422, 429, 451];
/** Connects to the API that the runner's variables name. Throws `NoToken`. */
function connectGithub(token, limits) {
    if (token === '')
        throw new _failure_js__WEBPACK_IMPORTED_MODULE_2__/* .NoToken */ .L8();
    const waits = (seconds, _, __, tries) => (0,_request_limits_js__WEBPACK_IMPORTED_MODULE_3__/* .isPatient */ .Kb)(seconds, tries);
    const throttle = {
        onRateLimit: waits,
        onSecondaryRateLimit: waits,
        fallbackSecondaryRateRetryAfter: _request_limits_js__WEBPACK_IMPORTED_MODULE_3__/* .USUAL_PATIENCE_SEC */ .ZJ,
    };
    const options = { throttle, retry: { doNotRetry: NOT_RETRIED }, request: { fetch: _network_js__WEBPACK_IMPORTED_MODULE_1__/* .networkFetch */ .bS } };
    const octokit = (0,_actions_github__WEBPACK_IMPORTED_MODULE_0__/* .getOctokit */ .Q)(token, options, (0,_request_limits_js__WEBPACK_IMPORTED_MODULE_3__/* .tryPlugin */ .XN)(limits), _octokit_plugin_retry__WEBPACK_IMPORTED_MODULE_4__/* .retry */ .L, _octokit_plugin_throttling__WEBPACK_IMPORTED_MODULE_5__/* .throttling */ .A);
    const request = (route, parameters) => octokit.request(route, { ...parameters });
    return {
        get: request,
        put: (route, parameters) => request(route, { ...parameters, request: { retries: 1 } }),
        post: (route, parameters) => request(route, { ...parameters, request: { retries: 0 } }),
        all: (route, parameters) => octokit.paginate(route, { per_page: 100, ...parameters }),
        graphql: (query) => octokit.graphql(query),
    };
}


/***/ }),

/***/ 62407:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   w: () => (/* binding */ listArtifacts)
/* harmony export */ });
/** All artifacts of a run. */
async function listArtifacts(api, repository, runId) {
    const { owner, name } = repository;
    return api.all('GET /repos/{owner}/{repo}/actions/runs/{run_id}/artifacts', { owner, repo: name, run_id: runId });
}


/***/ }),

/***/ 72986:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   y: () => (/* binding */ readBaselineArtifact)
/* harmony export */ });
/* harmony import */ var _core_baseline_decode_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(98405);
/* harmony import */ var _core_errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(74296);
/* harmony import */ var _files_run_files_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(70168);
/* harmony import */ var _files_yaml_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(11146);
/* harmony import */ var _single_file_artifact_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(55314);





/** Why a file that was found is no baseline. */
const UNUSABLE = { 'too large': 'is larger than a baseline may be', 'another digest': 'does not match its digest' };
/** Downloads a baseline artifact and reads it: digest before parsing, limits, schema, and the origin that it states. */
async function readBaselineArtifact(search, run, artifact) {
    const corrupt = (why) => ({ kind: 'corrupt', runNumber: run.number, why });
    const file = await (0,_single_file_artifact_js__WEBPACK_IMPORTED_MODULE_4__/* .readOwnArtifact */ .R)(search, artifact, _files_run_files_js__WEBPACK_IMPORTED_MODULE_2__/* .MAX_BASELINE */ .d2);
    if (file.kind === 'gone')
        return { kind: 'expired' };
    if (file.kind !== 'bytes')
        return corrupt(UNUSABLE[file.kind]);
    try {
        const decoded = (0,_core_baseline_decode_js__WEBPACK_IMPORTED_MODULE_0__/* .decodeBaseline */ .Y9)((0,_files_yaml_js__WEBPACK_IMPORTED_MODULE_3__/* .parseYaml */ .hN)(file.bytes.toString('utf8'), artifact.name), artifact.name, '');
        if (decoded.kind === 'invalid')
            return corrupt('is not a baseline file of this version');
        return saysWhereItIsFrom(decoded.value, search, run)
            ? { figures: decoded.value, digest: file.digest }
            : corrupt('says that it belongs to another run');
    }
    catch (error) {
        if (error instanceof _core_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .StepgateError */ .Iu)
            return corrupt('cannot be read');
        throw error;
    }
}
/** A baseline that was carried over from elsewhere would still pass all other checks. */
function saysWhereItIsFrom({ provenance }, { context }, run) {
    const { owner, name } = context.repository;
    return (provenance.commit === run.sha &&
        provenance.run_id === String(run.id) &&
        provenance.repository === `${owner}/${name}`);
}


/***/ }),

/***/ 42511:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   p: () => (/* binding */ publishComment)
/* harmony export */ });
/* harmony import */ var _core_values_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(14101);
/* harmony import */ var _report_comment_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(54231);
/* harmony import */ var _api_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(87958);
/* harmony import */ var _failure_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(23200);
/* harmony import */ var _time_limit_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(34071);





/** The time limit of the comment: the run's figures are published already. */
const COMMENT_MS = 60_000;
/** How often a new comment is sent. */
const POSTS = 2;
/** Creates or updates the one comment of this evaluation on a pull request. Never throws: trouble is an outcome. */
async function publishComment(job) {
    try {
        return await (0,_time_limit_js__WEBPACK_IMPORTED_MODULE_3__/* .within */ .u)(COMMENT_MS, (signal) => publish({ ...job, api: (0,_api_js__WEBPACK_IMPORTED_MODULE_1__/* .connectGithub */ .S)(job.token, { signal }) }));
    }
    catch (error) {
        return { kind: 'failed', reason: reasonOf(error) };
    }
}
async function publish(job) {
    if (await headMoved(job))
        return { kind: 'skipped', reason: 'the pull request has moved on to another commit' };
    const own = await ownComments(job);
    const newer = own.find(({ body }) => isNewer(body, job));
    if (newer)
        return { kind: 'skipped', reason: 'a newer run has commented already' };
    return writeComment(job, own);
}
function place({ owner, repo }) {
    return { owner, repo };
}
async function headMoved(job) {
    const route = 'GET /repos/{owner}/{repo}/pulls/{pull_number}';
    const { data } = await job.api.get(route, { ...place(job), pull_number: job.number });
    const head = (0,_core_values_js__WEBPACK_IMPORTED_MODULE_4__/* .isMapping */ .pi)(data) && (0,_core_values_js__WEBPACK_IMPORTED_MODULE_4__/* .isMapping */ .pi)(data.head) ? data.head.sha : null;
    return typeof head === 'string' && head !== job.head;
}
/** Anyone can paste the marker: only what this token's own identity wrote is ours. The oldest first. */
async function ownComments(job) {
    const route = 'GET /repos/{owner}/{repo}/issues/{issue_number}/comments';
    const all = await job.api.all(route, { ...place(job), issue_number: job.number });
    const marked = all.filter(_core_values_js__WEBPACK_IMPORTED_MODULE_4__/* .isMapping */ .pi).filter(({ body }) => startsWithMarker(body, job));
    if (marked.length === 0)
        return [];
    const login = await ownLogin(job.api);
    return marked
        .filter((comment) => isBy(comment, login))
        .map(({ id, body, html_url }) => ({ id: Number(id), body: String(body), url: String(html_url) }))
        .sort((a, b) => a.id - b.id);
}
function startsWithMarker(body, { key, otherKeys = [] }) {
    return typeof body === 'string' && [key, ...otherKeys].some((one) => body.startsWith((0,_report_comment_js__WEBPACK_IMPORTED_MODULE_0__/* .markerOf */ .we)(one)));
}
const BOT = 'github-actions[bot]';
/** The token's own login, as REST writes it; GraphQL leaves `[bot]` out. */
async function ownLogin(api) {
    const data = await api.graphql('query { viewer { login } }').catch(() => null);
    const login = (0,_core_values_js__WEBPACK_IMPORTED_MODULE_4__/* .isMapping */ .pi)(data) && (0,_core_values_js__WEBPACK_IMPORTED_MODULE_4__/* .isMapping */ .pi)(data.viewer) ? data.viewer.login : null;
    return typeof login === 'string' ? login : BOT;
}
function isBy(comment, login) {
    const user = (0,_core_values_js__WEBPACK_IMPORTED_MODULE_4__/* .isMapping */ .pi)(comment.user) ? comment.user : {};
    return user.login === login || (user.type === 'Bot' && user.login === `${login}[bot]`);
}
function isNewer(body, job) {
    const meta = (0,_report_comment_js__WEBPACK_IMPORTED_MODULE_0__/* .metaOf */ .fX)(body);
    if (!meta)
        return false;
    if (meta.runId !== job.runId)
        return meta.runId > job.runId;
    return meta.attempt > job.attempt || (job.once === true && meta.attempt === job.attempt);
}
/** Writes the longest text that is taken; a 422 says that it is too long after all. */
async function writeComment(job, own) {
    for (let detailLevel = 0;; detailLevel++) {
        const body = job.bodyOf(detailLevel);
        if (body === null)
            return { kind: 'failed', reason: 'GitHub rejected the comment, even in its shortest form' };
        try {
            return await writeOnce(job, own, body);
        }
        catch (error) {
            if ((0,_failure_js__WEBPACK_IMPORTED_MODULE_2__/* .statusOf */ .c2)(error) !== 422)
                throw error;
        }
    }
}
async function writeOnce(job, own, body) {
    const [oldest, ...duplicates] = own;
    if (!oldest)
        return createComment(job, body);
    const route = 'PATCH /repos/{owner}/{repo}/issues/comments/{comment_id}';
    await job.api.put(route, { ...place(job), comment_id: oldest.id, body });
    for (const { id } of duplicates) {
        const remove = 'DELETE /repos/{owner}/{repo}/issues/comments/{comment_id}';
        await job.api.put(remove, { ...place(job), comment_id: id }).catch(() => undefined);
    }
    return { kind: 'updated', url: oldest.url };
}
/** A POST that failed may have got through: each further try, and the end, come after a look. */
async function createComment(job, body) {
    for (let tries = 1;; tries++) {
        try {
            return await postComment(job, body);
        }
        catch (error) {
            const status = (0,_failure_js__WEBPACK_IMPORTED_MODULE_2__/* .statusOf */ .c2)(error);
            if (status !== null && status < 500)
                throw error;
            const written = (await ownComments(job)).find((comment) => (0,_report_comment_js__WEBPACK_IMPORTED_MODULE_0__/* .metaOf */ .fX)(comment.body)?.runId === job.runId);
            if (written)
                return { kind: 'created', url: written.url };
            if (tries === POSTS)
                throw error;
        }
    }
}
async function postComment(job, body) {
    const route = 'POST /repos/{owner}/{repo}/issues/{issue_number}/comments';
    const { data } = await job.api.post(route, { ...place(job), issue_number: job.number, body });
    return { kind: 'created', url: (0,_core_values_js__WEBPACK_IMPORTED_MODULE_4__/* .isMapping */ .pi)(data) ? String(data.html_url) : '' };
}
function reasonOf(error) {
    const status = (0,_failure_js__WEBPACK_IMPORTED_MODULE_2__/* .statusOf */ .c2)(error);
    if (status === 403 && isClosed(error))
        return 'the pull request is locked, or its repository archived';
    if ((status === 403 || status === 404) && !(0,_failure_js__WEBPACK_IMPORTED_MODULE_2__/* .isRateLimit */ .a5)(error)) {
        const accepted = (0,_failure_js__WEBPACK_IMPORTED_MODULE_2__/* .headerOf */ .rR)(error, 'x-accepted-github-permissions');
        const asked = accepted === null ? '' : ` (GitHub asks for ${accepted})`;
        return `the token has no permission to comment: add \`pull-requests: write\` to \`permissions\`; \`issues: write\` is not enough${asked}. See "Permissions" in the README`;
    }
    return error instanceof _time_limit_js__WEBPACK_IMPORTED_MODULE_3__/* .TimeOver */ .M || error instanceof _failure_js__WEBPACK_IMPORTED_MODULE_2__/* .NoToken */ .L8 ? error.message : `GitHub: ${(0,_failure_js__WEBPACK_IMPORTED_MODULE_2__/* .failureText */ .kY)(error)}`;
}
/** A 403 that no permission would change. */
function isClosed(error) {
    return /\b(?:is locked|was archived)\b/i.test(String(error));
}


/***/ }),

/***/ 88104:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   CI: () => (/* binding */ downloadTo),
/* harmony export */   RG: () => (/* binding */ download),
/* harmony export */   nV: () => (/* binding */ DownloadError)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(node_crypto__WEBPACK_IMPORTED_MODULE_0__);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(73024);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_1___default = /*#__PURE__*/__webpack_require__.n(node_fs__WEBPACK_IMPORTED_MODULE_1__);
/* harmony import */ var node_stream_promises__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(46466);
/* harmony import */ var node_stream_promises__WEBPACK_IMPORTED_MODULE_2___default = /*#__PURE__*/__webpack_require__.n(node_stream_promises__WEBPACK_IMPORTED_MODULE_2__);
/* harmony import */ var node_timers_promises__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(58500);
/* harmony import */ var node_timers_promises__WEBPACK_IMPORTED_MODULE_3___default = /*#__PURE__*/__webpack_require__.n(node_timers_promises__WEBPACK_IMPORTED_MODULE_3__);
/* harmony import */ var _network_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(63434);





/** No single try may take longer. */
const TRY_MS = 30_000;
/** Milliseconds before each further try. */
const PAUSES = [1000, 3000];
/** The artifact store did not hand over a file. */
class DownloadError extends Error {
    status;
    constructor(message, 
    /** null: there was no answer, or it broke off. */
    status) {
        super(message);
        this.status = status;
        this.name = 'DownloadError';
    }
}
/**
 * The bytes behind a signed address, kept in memory: up to `limit` of them and one piece more, by which the caller sees
 * that there are too many. Repeated after a 5xx and after a connection that broke off. Throws a `DownloadError`.
 */
function download(url, limit, signal) {
    return repeated(signal, () => {
        const ofTry = AbortSignal.any([signal, AbortSignal.timeout(TRY_MS)]);
        return downloadOnce(url, ofTry, (body) => piecesOf(body, limit));
    });
}
/** The same into a file, for as long as the signal allows; it is cut off behind `limit` bytes. */
function downloadTo(file, url, limit, signal) {
    return repeated(signal, () => downloadOnce(url, signal, (body) => write(body, file, limit)));
}
async function repeated(signal, once) {
    for (const pause of PAUSES) {
        try {
            return await once();
        }
        catch (error) {
            signal.throwIfAborted();
            if (!(error instanceof DownloadError) || (error.status !== null && error.status < 500))
                throw error;
        }
        await (0,node_timers_promises__WEBPACK_IMPORTED_MODULE_3__.setTimeout)(pause, undefined, { signal });
    }
    return once();
}
/** The store is another host: GitHub's token must not go there, so this is a request without it. */
async function downloadOnce(url, signal, take) {
    try {
        const response = await (0,_network_js__WEBPACK_IMPORTED_MODULE_4__/* .networkFetch */ .bS)(url, { signal });
        if (!response.ok || !response.body) {
            await response.body?.cancel();
            throw new DownloadError(`the artifact store answered with status ${response.status}`, response.status);
        }
        return await take(response.body);
    }
    catch (error) {
        if (error instanceof DownloadError)
            throw error;
        throw new DownloadError('the artifact store did not answer', null);
    }
}
async function piecesOf(body, limit) {
    const pieces = [];
    let size = 0;
    for await (const piece of body) {
        pieces.push(piece);
        size += piece.length;
        if (size > limit)
            break;
    }
    return Buffer.concat(pieces);
}
async function write(body, file, limit) {
    const hash = (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)('sha256');
    let size = 0;
    const counted = async function* () {
        for await (const piece of body) {
            hash.update(piece);
            size += piece.length;
            yield piece;
            if (size > limit)
                return;
        }
    };
    await (0,node_stream_promises__WEBPACK_IMPORTED_MODULE_2__.pipeline)(counted, (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.createWriteStream)(file));
    return { size, digest: `sha256:${hash.digest('hex')}` };
}


/***/ }),

/***/ 23200:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Gw: () => (/* binding */ acceptedPermissions),
/* harmony export */   L8: () => (/* binding */ NoToken),
/* harmony export */   Wi: () => (/* binding */ unlessGone),
/* harmony export */   a5: () => (/* binding */ isRateLimit),
/* harmony export */   c2: () => (/* binding */ statusOf),
/* harmony export */   kY: () => (/* binding */ failureText),
/* harmony export */   rR: () => (/* binding */ headerOf)
/* harmony export */ });
/* harmony import */ var _core_values_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(14101);
/* harmony import */ var _download_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(88104);
/* harmony import */ var _time_limit_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(34071);



/** The status of an answer that was an error; null for what never was answered. */
function statusOf(error) {
    const { status } = responseOf(error);
    return typeof status === 'number' ? status : null;
}
/** The header of an error's answer. */
function headerOf(error, name) {
    const { headers } = responseOf(error);
    const value = (0,_core_values_js__WEBPACK_IMPORTED_MODULE_2__/* .isMapping */ .pi)(headers) ? headers[name] : undefined;
    return value === undefined ? null : String(value);
}
/** The answer that an error of the API brings with it. */
function responseOf(error) {
    const response = (0,_core_values_js__WEBPACK_IMPORTED_MODULE_2__/* .isMapping */ .pi)(error) ? error.response : null;
    return (0,_core_values_js__WEBPACK_IMPORTED_MODULE_2__/* .isMapping */ .pi)(response) ? response : {};
}
/** True for a 403 or 429 that says "later"; other 403s say "never". */
function isRateLimit(error) {
    const status = statusOf(error);
    if (status === 429)
        return true;
    if (status !== 403)
        return false;
    const isSpent = headerOf(error, 'x-ratelimit-remaining') === '0' || headerOf(error, 'retry-after') !== null;
    return isSpent || /\brate limit\b/i.test(String(error));
}
/** The permissions that would have let a request through, as a workflow writes them; null where GitHub does not say. */
function acceptedPermissions(error) {
    const accepted = headerOf(error, 'x-accepted-github-permissions') ?? '';
    const pairs = accepted.split(/[;,]/).flatMap((pair) => {
        const [, name, level] = /^([a-z_]+)=(read|write|admin)$/.exec(pair.trim()) ?? [];
        return name === undefined ? [] : [`${name.replaceAll('_', '-')}: ${level}`];
    });
    return pairs.length === 0 ? null : pairs.join(', ');
}
/** There is nothing to ask GitHub with. */
class NoToken extends Error {
    constructor() {
        super('no github-token was given');
        this.name = 'NoToken';
    }
}
/** What an error of the API means, in a few words. */
function failureText(error) {
    const status = statusOf(error);
    if (isRateLimit(error))
        return 'rate limit exceeded';
    if (status !== null)
        return `status ${status}`;
    const isTold = error instanceof _time_limit_js__WEBPACK_IMPORTED_MODULE_1__/* .TimeOver */ .M || error instanceof _download_js__WEBPACK_IMPORTED_MODULE_0__/* .DownloadError */ .nV || error instanceof NoToken;
    return isTold ? error.message : 'no answer';
}
/** null for what is not there, or not any more. */
async function unlessGone(answer) {
    try {
        return await answer;
    }
    catch (error) {
        if (statusOf(error) === 404 || statusOf(error) === 410)
            return null;
        throw error;
    }
}


/***/ }),

/***/ 42125:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  X: () => (/* binding */ findBaseline)
});

// EXTERNAL MODULE: ./src/core/baseline/candidates.ts
var candidates = __webpack_require__(40705);
// EXTERNAL MODULE: ./src/core/github/event.ts
var github_event = __webpack_require__(38043);
// EXTERNAL MODULE: ./src/adapters/github/api.ts
var github_api = __webpack_require__(87958);
// EXTERNAL MODULE: ./src/adapters/github/artifact-list.ts
var artifact_list = __webpack_require__(62407);
// EXTERNAL MODULE: ./src/adapters/github/baseline-artifact.ts
var baseline_artifact = __webpack_require__(72986);
// EXTERNAL MODULE: ./src/core/values.ts
var values = __webpack_require__(14101);
// EXTERNAL MODULE: ./src/adapters/github/failure.ts
var failure = __webpack_require__(23200);
// EXTERNAL MODULE: ./src/adapters/github/search.ts
var github_search = __webpack_require__(66632);
;// CONCATENATED MODULE: ./src/adapters/github/baseline-candidates.ts




/** Runs of any event that are looked at before those of the own event: a nightly set has no baseline among the day's pushes. */
const NEWEST = 5;
/** The commit that this run is measured against; null: the newest run counts. */
async function targetCommit(search) {
    const { plan, sha } = search.context;
    switch (plan.kind) {
        case 'pull_request':
            return (await firstParent(search, plan.head)) ?? mergeBase(search, plan.base, plan.head);
        case 'merge_group':
            return plan.base;
        case 'push': {
            const base = search.branch ?? plan.defaultBranch;
            return plan.branch === base ? sha : mergeBase(search, base, sha);
        }
        default:
            return null;
    }
}
/** `GITHUB_SHA` of a pull request is the merge of base and head, unless the two conflict. */
async function firstParent(search, head) {
    if (search.context.event !== 'pull_request')
        return null;
    const route = 'GET /repos/{owner}/{repo}/git/commits/{commit_sha}';
    const answer = await (0,failure/* unlessGone */.Wi)(search.api.get(route, { ...(0,github_search/* placeOf */.$t)(search), commit_sha: search.context.sha }));
    const parents = (0,values/* isMapping */.pi)(answer?.data) && Array.isArray(answer.data.parents) ? answer.data.parents : [];
    const [first, second] = parents.map((parent) => ((0,values/* isMapping */.pi)(parent) ? parent.sha : null));
    return parents.length === 2 && second === head && typeof first === 'string' ? first : null;
}
async function mergeBase(search, base, head) {
    const data = await compareCommits(search, base, head);
    const commit = (0,values/* isMapping */.pi)(data) && (0,values/* isMapping */.pi)(data.merge_base_commit) ? data.merge_base_commit.sha : null;
    return typeof commit === 'string' ? commit : null;
}
/** How far an ancestor lies behind; null for a commit that is no ancestor. */
async function commitsBehind(search, ancestor, target) {
    const data = await compareCommits(search, ancestor, target);
    if (!(0,values/* isMapping */.pi)(data) || (data.status !== 'ahead' && data.status !== 'identical'))
        return null;
    return Number(data.ahead_by ?? 0);
}
async function compareCommits(search, base, head) {
    const route = 'GET /repos/{owner}/{repo}/compare/{basehead}';
    const parameters = { ...(0,github_search/* placeOf */.$t)(search), basehead: `${base}...${head}`, per_page: 1 };
    return (await (0,failure/* unlessGone */.Wi)(search.api.get(route, parameters)))?.data ?? null;
}
/**
 * Runs that may serve as baseline: those of the target commit, then those of the branch by push, then by the other
 * events, each list the newest first and asked for only when it is needed. A run may come twice. Without a target the
 * newest of all events is the first.
 */
async function* listCandidates(search, branch, target) {
    const wanted = await wantedRuns(search, branch);
    const ofEvent = (event) => listRuns(search, wanted, { branch, event, status: 'completed' });
    if (target === null) {
        const lists = await Promise.all(candidates/* BASELINE_EVENTS */.ab.map(ofEvent));
        const newest = (0,candidates/* newestFirst */.ll)(lists.flat());
        yield* newest.slice(0, NEWEST);
        yield* lists[candidates/* BASELINE_EVENTS */.ab.indexOf(search.context.event)] ?? [];
        yield* newest.slice(NEWEST);
        return;
    }
    yield* (await listRuns(search, wanted, { head_sha: target })).filter(({ sha }) => sha === target);
    for (const event of candidates/* BASELINE_EVENTS */.ab)
        yield* await ofEvent(event);
}
async function wantedRuns(search, branch) {
    const { context, api, now } = search;
    const route = 'GET /repos/{owner}/{repo}/actions/runs/{run_id}';
    const { data } = await api.get(route, { ...(0,github_search/* placeOf */.$t)(search), run_id: context.runId });
    const own = (0,values/* isMapping */.pi)(data) ? data : {};
    const started = Date.parse(String(own.run_started_at ?? own.created_at));
    return {
        repositoryId: context.repository.id,
        workflowId: Number(own.workflow_id ?? 0),
        branch,
        // By the clock that wrote the times of all runs; the runner's may be wrong by any amount.
        ownRunId: context.runId,
        now: Number.isNaN(started) ? now : started,
    };
}
async function listRuns(search, wanted, filter) {
    const route = 'GET /repos/{owner}/{repo}/actions/workflows/{workflow_id}/runs';
    const paging = { per_page: 100, exclude_pull_requests: true };
    const parameters = { ...(0,github_search/* placeOf */.$t)(search), workflow_id: wanted.workflowId, ...paging, ...filter };
    const answer = await (0,failure/* unlessGone */.Wi)(search.api.get(route, parameters));
    const runs = (0,values/* isMapping */.pi)(answer?.data) && Array.isArray(answer.data.workflow_runs) ? answer.data.workflow_runs : [];
    return (0,candidates/* candidateRuns */.a0)(runs, wanted);
}

// EXTERNAL MODULE: ./src/adapters/github/request-limits.ts + 1 modules
var request_limits = __webpack_require__(39776);
// EXTERNAL MODULE: ./src/adapters/github/time-limit.ts
var time_limit = __webpack_require__(34071);
;// CONCATENATED MODULE: ./src/adapters/github/find-baseline.ts










/** Requests of one search; the normal case needs a third of them. */
const MAX_CALLS = 30;
/** Candidates whose artifacts are looked at. */
const MAX_CANDIDATES = 10;
/** Finds the baseline of a run among the artifacts of earlier runs. Never throws: trouble is an outcome. */
async function findBaseline(wanted) {
    const branch = (0,github_event/* baselineBranch */.Oz)(wanted.context.plan, wanted.branch);
    if (branch === null)
        return { kind: 'disabled', event: (0,github_event/* startOf */.GH)(wanted.context) };
    try {
        return await (0,time_limit/* within */.u)(github_search/* SEARCH_MS */.cY, async (signal) => {
            const api = (0,github_api/* connectGithub */.S)(wanted.token, { signal, maxCalls: MAX_CALLS });
            const search = { ...wanted, api, signal };
            const target = await targetCommit(search);
            return firstUsable(search, listCandidates(search, branch, target), target);
        });
    }
    catch (error) {
        return (0,github_search/* outcomeOf */.sG)(error);
    }
}
/** The run of the target commit, else the newest of an ancestor, else the newest: the first with a good artifact. */
async function firstUsable(search, candidates, target) {
    const passed = { trouble: { kind: 'none' }, distant: null };
    const seen = new Set();
    try {
        for await (const run of candidates) {
            if (seen.has(run.id))
                continue;
            if (seen.size === MAX_CANDIDATES)
                break;
            seen.add(run.id);
            const outcome = await usable(search, run, target, passed);
            if (outcome)
                return outcome;
        }
        if (passed.distant === null)
            return passed.trouble;
        return (await readCandidate(search, passed.distant, null, target, passed)) ?? passed.trouble;
    }
    catch (error) {
        if (error instanceof request_limits/* CallsSpent */.kg)
            return passed.trouble;
        throw error;
    }
}
async function usable(search, run, target, passed) {
    const artifacts = await artifactsOf(search, run);
    const artifact = (0,candidates/* newestArtifact */.jb)(artifacts, search.name);
    if (!artifact)
        return null;
    const candidate = { run, artifact, archive: (0,candidates/* newestArtifact */.jb)(artifacts, search.name, 'archive') };
    const behind = target === null || run.sha === target ? 0 : await commitsBehind(search, run.sha, target);
    if (behind !== null)
        return readCandidate(search, candidate, behind, target, passed);
    if (!artifact.expired)
        passed.distant ??= candidate;
    return null;
}
async function readCandidate(search, { run, artifact, archive }, behind, target, passed) {
    const { createdAt, expiresAt } = artifact;
    const expired = { kind: 'expired', createdAt, expiresAt };
    const read = artifact.expired ? expired : await (0,baseline_artifact/* readBaselineArtifact */.y)(search, run, artifact);
    if (!('figures' in read)) {
        if (passed.trouble.kind === 'none')
            passed.trouble = read;
        return null;
    }
    const source = { runId: run.id, runNumber: run.number, sha: run.sha };
    const found = { source, figures: read.figures, archive: { artifact: archive, baseline: read.digest } };
    const isExact = target === null || run.sha === target;
    return isExact ? { kind: 'found', ...found } : { kind: 'found-older', ...found, behind };
}
async function artifactsOf(search, run) {
    return (await (0,failure/* unlessGone */.Wi)((0,artifact_list/* listArtifacts */.w)(search.api, search.context.repository, run.id))) ?? [];
}


/***/ }),

/***/ 39776:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  kg: () => (/* binding */ CallsSpent),
  ZJ: () => (/* binding */ USUAL_PATIENCE_SEC),
  Kb: () => (/* binding */ isPatient),
  XN: () => (/* binding */ tryPlugin)
});

// EXTERNAL MODULE: external "node:timers/promises"
var promises_ = __webpack_require__(58500);
// EXTERNAL MODULE: ./src/core/values.ts
var values = __webpack_require__(14101);
// EXTERNAL MODULE: ./src/adapters/github/failure.ts
var failure = __webpack_require__(23200);
;// CONCATENATED MODULE: ./src/adapters/github/retry-after.ts
/** Longer than anybody waits, and short enough for a timer. */
const MOST_SECONDS = 24 * 3600;
/**
 * The seconds that a `retry-after` header asks for, at least 1: a number, or a date, which is taken against the server's
 * own clock where the answer tells it. null: it says nothing that can be waited for.
 */
function retryAfterSeconds(value, date) {
    const text = String(value ?? '').trim();
    const seconds = /^[-+]?[\d.]+$/.test(text) ? Number(text) : (Date.parse(text) - nowOf(date)) / 1000;
    return Number.isNaN(seconds) || seconds <= 0 ? null : Math.min(Math.ceil(seconds), MOST_SECONDS);
}
function nowOf(date) {
    const time = typeof date === 'string' ? Date.parse(date) : Number.NaN;
    return Number.isNaN(time) ? Date.now() : time;
}

;// CONCATENATED MODULE: ./src/adapters/github/request-limits.ts




/** No single request may take longer. */
const REQUEST_MS = 30_000;
/** A rate limit that asks for a longer wait than this is not waited for. */
const MOST_PATIENCE_SEC = 60;
/** The waiting time if the rate limit names none. */
const USUAL_PATIENCE_SEC = 5;
/** How often a request is repeated after a rate limit. */
const LIMIT_RETRIES = 2;
/** The connection has sent all the requests that it may send. */
class CallsSpent extends Error {
}
/** Whether a rate limit is waited for, or the request given up. */
function isPatient(seconds, tries) {
    return tries < LIMIT_RETRIES && seconds <= MOST_PATIENCE_SEC;
}
/** As the first plugin its hooks stand closest to the request: they see every single try, also those of other plugins. */
function tryPlugin(limits) {
    return ({ hook }) => {
        limitTries(hook, limits);
        boundRetryAfter(hook);
        obeyTooMany(hook, limits);
        return {};
    };
}
function limitTries(hook, { signal, maxCalls = Number.POSITIVE_INFINITY }) {
    let calls = 0;
    hook.before('request', (options) => {
        signal.throwIfAborted();
        if (++calls > maxCalls)
            throw new CallsSpent(`the limit of ${maxCalls} requests is reached`);
        options.request.signal = AbortSignal.any([signal, AbortSignal.timeout(REQUEST_MS)]);
    });
    hook.after('request', (answer, options) => {
        const isJson = String(answer.headers['content-type']).startsWith('application/json');
        // A body that broke off comes as a text; as a value it would look like an empty list.
        if (isJson && !(0,values/* isMapping */.pi)(answer.data) && !Array.isArray(answer.data)) {
            throw Object.assign(new Error('the response was interrupted'), { status: 502, request: options });
        }
    });
}
/** The throttling plugin takes the header for a number of seconds, whatever it holds. */
function boundRetryAfter(hook) {
    hook.error('request', (error) => {
        const headers = error.response?.headers;
        if (headers && headers['retry-after'] !== undefined) {
            const seconds = retryAfterSeconds(headers['retry-after'], headers.date);
            headers['retry-after'] = String(seconds ?? USUAL_PATIENCE_SEC);
        }
        throw error;
    });
}
/** Repeats after a plain 429, which the throttling plugin leaves alone; such a request did not get through, a write neither. */
function obeyTooMany(hook, { signal }) {
    hook.wrap('request', async (request, options) => {
        for (let tries = 0;; tries++) {
            try {
                return await request(options);
            }
            catch (error) {
                const seconds = waitAskedFor(error);
                if (seconds === null || !isPatient(seconds, tries))
                    throw error;
                await (0,promises_.setTimeout)(seconds * 1000, undefined, { signal });
            }
        }
    });
}
function waitAskedFor(error) {
    const isThrottled = /\bsecondary rate\b/i.test(String(error)) || (0,failure/* headerOf */.rR)(error, 'x-ratelimit-remaining') === '0';
    if ((0,failure/* statusOf */.c2)(error) !== 429 || isThrottled)
        return null;
    return Number((0,failure/* headerOf */.rR)(error, 'retry-after')) || USUAL_PATIENCE_SEC;
}


/***/ }),

/***/ 66632:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $t: () => (/* binding */ placeOf),
/* harmony export */   cY: () => (/* binding */ SEARCH_MS),
/* harmony export */   sG: () => (/* binding */ outcomeOf)
/* harmony export */ });
/* harmony import */ var _failure_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(23200);

/** The whole search may take no longer; the run then continues without a baseline and says so. */
const SEARCH_MS = 60_000;
/** The repository, as routes name it. */
function placeOf({ context }) {
    return { owner: context.repository.owner, repo: context.repository.name };
}
/** A failure of the API as an outcome: an outage never looks like "no baseline". */
function outcomeOf(error) {
    if ((0,_failure_js__WEBPACK_IMPORTED_MODULE_0__/* .statusOf */ .c2)(error) === 403 && !(0,_failure_js__WEBPACK_IMPORTED_MODULE_0__/* .isRateLimit */ .a5)(error)) {
        return { kind: 'forbidden', permissions: (0,_failure_js__WEBPACK_IMPORTED_MODULE_0__/* .acceptedPermissions */ .Gw)(error) };
    }
    return { kind: 'unavailable', why: (0,_failure_js__WEBPACK_IMPORTED_MODULE_0__/* .failureText */ .kY)(error) };
}


/***/ }),

/***/ 55314:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   R: () => (/* binding */ readOwnArtifact),
/* harmony export */   a: () => (/* binding */ downloaded)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(node_crypto__WEBPACK_IMPORTED_MODULE_0__);
/* harmony import */ var _download_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(88104);
/* harmony import */ var _failure_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(23200);
/* harmony import */ var _search_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(66632);




/** Downloads a file into memory, no further than its limit, and checks it against its digest before anybody reads it. */
async function readOwnArtifact(search, artifact, limit) {
    if (artifact.size > limit)
        return { kind: 'too large' };
    const bytes = await bytesOf(search, artifact, limit);
    if (bytes === null)
        return { kind: 'gone' };
    if (bytes.length > limit)
        return { kind: 'too large' };
    const digest = `sha256:${(0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)('sha256').update(bytes).digest('hex')}`;
    const isTheSame = artifact.digest === null || artifact.digest === digest;
    return isTheSame ? { kind: 'bytes', bytes, digest } : { kind: 'another digest' };
}
async function bytesOf(search, artifact, limit) {
    return downloaded(search, artifact, (url) => (0,_download_js__WEBPACK_IMPORTED_MODULE_1__/* .download */ .RG)(url, limit, search.signal));
}
/** What a download of an artifact gives from its signed address; null for one that is gone. */
async function downloaded(search, artifact, downloadFrom) {
    const route = 'GET /repos/{owner}/{repo}/actions/artifacts/{artifact_id}/{archive_format}';
    const parameters = { ...(0,_search_js__WEBPACK_IMPORTED_MODULE_3__/* .placeOf */ .$t)(search), artifact_id: artifact.id, archive_format: 'zip' };
    const answer = await (0,_failure_js__WEBPACK_IMPORTED_MODULE_2__/* .unlessGone */ .Wi)(search.api.get(route, { ...parameters, request: { redirect: 'manual' } }));
    if (answer === null)
        return null;
    try {
        return await downloadFrom(String(answer.headers.location));
    }
    catch (error) {
        if (error instanceof _download_js__WEBPACK_IMPORTED_MODULE_1__/* .DownloadError */ .nV && (error.status === 404 || error.status === 410))
            return null;
        throw error;
    }
}


/***/ }),

/***/ 34071:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   M: () => (/* binding */ TimeOver),
/* harmony export */   u: () => (/* binding */ within)
/* harmony export */ });
/** Work that was given up because its time was over. */
class TimeOver extends Error {
    constructor(milliseconds) {
        super(`no answer within ${Math.round(milliseconds / 1000)} s`);
        this.name = 'TimeOver';
    }
}
/**
 * Gives some work a time limit. The work gets a signal that ends its requests; whether it heeds it or not, the promise
 * rejects with `TimeOver` when the time is over.
 */
async function within(milliseconds, work) {
    const controller = new AbortController();
    let timer;
    const late = new Promise((_, reject) => {
        timer = setTimeout(() => {
            reject(new TimeOver(milliseconds));
            controller.abort(new TimeOver(milliseconds));
        }, milliseconds);
    });
    try {
        return await Promise.race([work(controller.signal), late]);
    }
    finally {
        clearTimeout(timer);
    }
}


/***/ }),

/***/ 18610:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   s: () => (/* binding */ sha256)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(node_crypto__WEBPACK_IMPORTED_MODULE_0__);

/** 128 bits of SHA-256, in hex: enough that no two questions of a corpus meet by chance. */
function sha256(text) {
    return (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)('sha256').update(text).digest('hex').slice(0, 32);
}


/***/ }),

/***/ 65117:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Z: () => (/* binding */ compareAnswers),
/* harmony export */   q: () => (/* binding */ answerMean)
/* harmony export */ });
/* harmony import */ var _runs_fingerprint_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73566);
/* harmony import */ var _statistics_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(92304);
/* harmony import */ var _values_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(14101);
/* harmony import */ var _metric_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(36231);
/* harmony import */ var _summary_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(89727);





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

/***/ 36140:
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

/***/ 36231:
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

/***/ 70743:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $d: () => (/* binding */ splitEntry),
/* harmony export */   lt: () => (/* binding */ withOutcome),
/* harmony export */   rT: () => (/* binding */ answerFiguresOf),
/* harmony export */   yy: () => (/* binding */ answerText)
/* harmony export */ });
/* harmony import */ var _text_json_text_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(20817);
/* harmony import */ var _values_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(14101);
/* harmony import */ var _metric_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(36231);



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

/***/ 89727:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   V: () => (/* binding */ metricOfFigure),
/* harmony export */   m: () => (/* binding */ isPartial)
/* harmony export */ });
/* harmony import */ var _metric_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(36231);

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

/***/ 40705:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   a0: () => (/* binding */ candidateRuns),
/* harmony export */   ab: () => (/* binding */ BASELINE_EVENTS),
/* harmony export */   jb: () => (/* binding */ newestArtifact),
/* harmony export */   ll: () => (/* binding */ newestFirst)
/* harmony export */ });
/* unused harmony export isArtifactName */
/* harmony import */ var _github_event_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(38043);
/* harmony import */ var _values_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(14101);


/** Runs of these events may serve as baseline: only people of the repository start them. */
const BASELINE_EVENTS = ['push', 'schedule', 'workflow_dispatch'];
/** A baseline older than this has expired with its artifact. */
const MAX_AGE_MS = 90 * 24 * 3600 * 1000;
/**
 * The runs of a list that may serve as baseline, newest first. Filters and order of the server are not trusted: a
 * fork's branch of the same name passes them, and would poison the baseline.
 */
function candidateRuns(runs, wanted) {
    const eligible = runs
        .filter(_values_js__WEBPACK_IMPORTED_MODULE_0__/* .isMapping */ .pi)
        .filter((run) => isEligible(run, wanted))
        .map((run) => ({
        id: Number(run.id),
        sha: String(run.head_sha),
        createdAt: Date.parse(String(run.created_at)),
        attempt: Number(run.run_attempt ?? 1),
        event: String(run.event),
        number: Number(run.run_number ?? 0),
    }));
    return newestFirst(eligible);
}
/** Runs by the time of their creation, the newest first; a new list. */
function newestFirst(runs) {
    return [...runs].sort((a, b) => b.createdAt - a.createdAt || b.attempt - a.attempt || b.id - a.id);
}
function isEligible(run, wanted) {
    const age = wanted.now - Date.parse(String(run.created_at));
    return ((0,_github_event_js__WEBPACK_IMPORTED_MODULE_1__/* .repositoryId */ .q4)(run.repository) === wanted.repositoryId &&
        (0,_github_event_js__WEBPACK_IMPORTED_MODULE_1__/* .repositoryId */ .q4)(run.head_repository) === wanted.repositoryId &&
        run.workflow_id === wanted.workflowId &&
        BASELINE_EVENTS.includes(String(run.event)) &&
        run.head_branch === wanted.branch &&
        run.status === 'completed' &&
        // A red base branch still has a baseline; a run that did not get to its end has none.
        run.conclusion !== 'cancelled' &&
        run.conclusion !== 'skipped' &&
        typeof run.id === 'number' &&
        run.id !== wanted.ownRunId &&
        // The runner's clock may be behind GitHub's: a run that has ended is no run of the future.
        age <= MAX_AGE_MS);
}
/** The newest artifact of a list that is named as ours, in either form of the name. */
function newestArtifact(artifacts, name, file = 'baseline.yaml') {
    const named = artifacts
        .filter(_values_js__WEBPACK_IMPORTED_MODULE_0__/* .isMapping */ .pi)
        .filter((artifact) => typeof artifact.id === 'number' && isArtifactName(String(artifact.name), name, file))
        .sort((a, b) => Number(b.id) - Number(a.id));
    const newest = named[0];
    if (!newest)
        return null;
    return {
        id: Number(newest.id),
        name: String(newest.name),
        size: Number(newest.size_in_bytes ?? 0),
        expired: newest.expired === true,
        createdAt: timeOf(newest.created_at),
        expiresAt: timeOf(newest.expires_at),
        digest: typeof newest.digest === 'string' ? newest.digest : null,
    };
}
function timeOf(value) {
    const time = typeof value === 'string' ? Date.parse(value) : Number.NaN;
    return Number.isFinite(time) ? time : null;
}
/** `<name>.baseline.yaml`, or `<name>.a2-1f3c.baseline.yaml` if the first name was already used; an archive is `<name>`. */
function isArtifactName(artifact, name, file = 'baseline.yaml') {
    const end = file === 'archive' ? '' : `.${file}`;
    if (artifact === `${name}${end}`)
        return true;
    if (!artifact.startsWith(`${name}.`) || !artifact.endsWith(end))
        return false;
    return /^a\d+-[0-9a-f]{4}$/.test(artifact.slice(name.length + 1, artifact.length - end.length));
}


/***/ }),

/***/ 98405:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   AK: () => (/* binding */ decodeCause),
/* harmony export */   LE: () => (/* binding */ looksLikeBaseline),
/* harmony export */   Y9: () => (/* binding */ decodeBaseline)
/* harmony export */ });
/* harmony import */ var valibot__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(77934);
/* harmony import */ var _answers_metric_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(36231);
/* harmony import */ var _answers_outcome_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(70743);
/* harmony import */ var _cause_words_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(86728);
/* harmony import */ var _decode_decoded_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(28824);
/* harmony import */ var _decode_shape_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(58847);
/* harmony import */ var _runs_figures_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(10563);
/* harmony import */ var _scoring_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(87286);
/* harmony import */ var _values_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(14101);
/* harmony import */ var _encode_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(47945);
/* harmony import */ var _rules_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(9932);











const count = valibot__WEBPACK_IMPORTED_MODULE_7__/* .pipe */ .FsL(valibot__WEBPACK_IMPORTED_MODULE_7__/* .number */ .aig(), valibot__WEBPACK_IMPORTED_MODULE_7__/* .integer */ .ndf(), valibot__WEBPACK_IMPORTED_MODULE_7__/* .minValue */ .Wwf(0), valibot__WEBPACK_IMPORTED_MODULE_7__/* .maxValue */ .cGV(_runs_figures_js__WEBPACK_IMPORTED_MODULE_8__/* .MOST_AMOUNT */ .Nl));
/** Tokens, seconds, dollars, tool calls; with several answers a mean of them. */
const amount = valibot__WEBPACK_IMPORTED_MODULE_7__/* .pipe */ .FsL(valibot__WEBPACK_IMPORTED_MODULE_7__/* .number */ .aig(), valibot__WEBPACK_IMPORTED_MODULE_7__/* .minValue */ .Wwf(0), valibot__WEBPACK_IMPORTED_MODULE_7__/* .maxValue */ .cGV(_runs_figures_js__WEBPACK_IMPORTED_MODULE_8__/* .MOST_AMOUNT */ .Nl));
/** A later version may know kinds that this one does not; what they are called is not kept. */
const causeKind = valibot__WEBPACK_IMPORTED_MODULE_7__/* .pipe */ .FsL(valibot__WEBPACK_IMPORTED_MODULE_7__/* .string */ .YjP(), valibot__WEBPACK_IMPORTED_MODULE_7__/* .regex */ .yGV(/^[a-z_]{1,40}$/, 'expected a kind of cause'), valibot__WEBPACK_IMPORTED_MODULE_7__/* .transform */ .pdi((kind) => _cause_words_js__WEBPACK_IMPORTED_MODULE_9__/* .CAUSE_KINDS */ .u.find((known) => known === kind) ?? 'unknown'));
const causeSchema = valibot__WEBPACK_IMPORTED_MODULE_7__/* .object */ .Ikc({
    kind: causeKind,
    step: count,
    expected: valibot__WEBPACK_IMPORTED_MODULE_7__/* .optional */ .lqM(count),
    actual: valibot__WEBPACK_IMPORTED_MODULE_7__/* .optional */ .lqM(count),
    common: valibot__WEBPACK_IMPORTED_MODULE_7__/* .optional */ .lqM(count),
    calls: valibot__WEBPACK_IMPORTED_MODULE_7__/* .optional */ .lqM(count),
});
/** A cause as a file has it; null when it is none. */
function decodeCause(value) {
    const parsed = valibot__WEBPACK_IMPORTED_MODULE_7__/* .safeParse */ .xLC(causeSchema, value);
    return parsed.success ? parsed.output : null;
}
const trialsSchema = valibot__WEBPACK_IMPORTED_MODULE_7__/* .pipe */ .FsL(valibot__WEBPACK_IMPORTED_MODULE_7__/* .object */ .Ikc({
    count,
    right: count,
    spread: valibot__WEBPACK_IMPORTED_MODULE_7__/* .nullable */ .mee(valibot__WEBPACK_IMPORTED_MODULE_7__/* .pipe */ .FsL(valibot__WEBPACK_IMPORTED_MODULE_7__/* .number */ .aig(), valibot__WEBPACK_IMPORTED_MODULE_7__/* .minValue */ .Wwf(0), valibot__WEBPACK_IMPORTED_MODULE_7__/* .maxValue */ .cGV(1))),
    scores: valibot__WEBPACK_IMPORTED_MODULE_7__/* .optional */ .lqM(valibot__WEBPACK_IMPORTED_MODULE_7__/* .array */ .YOg(_rules_js__WEBPACK_IMPORTED_MODULE_6__/* .share */ .uM)),
}), valibot__WEBPACK_IMPORTED_MODULE_7__/* .check */ .z6Y(({ count: all, right }) => right <= all, 'expected no more right answers than answers'), valibot__WEBPACK_IMPORTED_MODULE_7__/* .check */ .z6Y(({ count: all, scores }) => !scores || scores.length === all, 'expected a score for each answer'));
/** A mean of cosines, which rounding may carry a little over 1. */
const similarity = valibot__WEBPACK_IMPORTED_MODULE_7__/* .pipe */ .FsL(valibot__WEBPACK_IMPORTED_MODULE_7__/* .number */ .aig(), valibot__WEBPACK_IMPORTED_MODULE_7__/* .minValue */ .Wwf(-1.01), valibot__WEBPACK_IMPORTED_MODULE_7__/* .maxValue */ .cGV(1.01));
/** What a judge said of an answer. */
const answerFigures = {
    answer_recall: valibot__WEBPACK_IMPORTED_MODULE_7__/* .optional */ .lqM(_rules_js__WEBPACK_IMPORTED_MODULE_6__/* .share */ .uM),
    answer_precision: valibot__WEBPACK_IMPORTED_MODULE_7__/* .optional */ .lqM(_rules_js__WEBPACK_IMPORTED_MODULE_6__/* .share */ .uM),
    answer_f1: valibot__WEBPACK_IMPORTED_MODULE_7__/* .optional */ .lqM(_rules_js__WEBPACK_IMPORTED_MODULE_6__/* .share */ .uM),
    answer_relevance: valibot__WEBPACK_IMPORTED_MODULE_7__/* .optional */ .lqM(similarity),
    answer_relevance_cost: valibot__WEBPACK_IMPORTED_MODULE_7__/* .optional */ .lqM(amount),
};
const questionFields = valibot__WEBPACK_IMPORTED_MODULE_7__/* .object */ .Ikc({
    question_id: valibot__WEBPACK_IMPORTED_MODULE_7__/* .string */ .YjP(),
    template_id: valibot__WEBPACK_IMPORTED_MODULE_7__/* .string */ .YjP(),
    fingerprint: valibot__WEBPACK_IMPORTED_MODULE_7__/* .string */ .YjP(),
    status: valibot__WEBPACK_IMPORTED_MODULE_7__/* .picklist */ .KIO(['success', 'error', 'missing']),
    steps_score: valibot__WEBPACK_IMPORTED_MODULE_7__/* .optional */ .lqM(_rules_js__WEBPACK_IMPORTED_MODULE_6__/* .share */ .uM),
    ..._rules_js__WEBPACK_IMPORTED_MODULE_6__/* .ruleFields */ ._p,
    trials: valibot__WEBPACK_IMPORTED_MODULE_7__/* .optional */ .lqM(trialsSchema),
    cause: valibot__WEBPACK_IMPORTED_MODULE_7__/* .optional */ .lqM(causeSchema),
    input_tokens: valibot__WEBPACK_IMPORTED_MODULE_7__/* .optional */ .lqM(amount),
    output_tokens: valibot__WEBPACK_IMPORTED_MODULE_7__/* .optional */ .lqM(amount),
    total_tokens: valibot__WEBPACK_IMPORTED_MODULE_7__/* .optional */ .lqM(amount),
    elapsed_sec: valibot__WEBPACK_IMPORTED_MODULE_7__/* .optional */ .lqM(amount),
    cost_usd: valibot__WEBPACK_IMPORTED_MODULE_7__/* .optional */ .lqM(amount),
    steps: valibot__WEBPACK_IMPORTED_MODULE_7__/* .optional */ .lqM(amount),
    failed_steps: valibot__WEBPACK_IMPORTED_MODULE_7__/* .optional */ .lqM(amount),
    ...answerFigures,
});
const questionSchema = valibot__WEBPACK_IMPORTED_MODULE_7__/* .pipe */ .FsL(questionFields, valibot__WEBPACK_IMPORTED_MODULE_7__/* .check */ .z6Y((question) => (0,_rules_js__WEBPACK_IMPORTED_MODULE_6__/* .agreeingRules */ .G)(question), 'expected a rules score that agrees with the broken rules'), valibot__WEBPACK_IMPORTED_MODULE_7__/* .check */ .z6Y(({ steps = 0, failed_steps = 0 }) => failed_steps <= steps + 1e-9, 'expected no more failed steps than steps'));
const judgeSchema = valibot__WEBPACK_IMPORTED_MODULE_7__/* .object */ .Ikc({
    metrics: valibot__WEBPACK_IMPORTED_MODULE_7__/* .pipe */ .FsL(valibot__WEBPACK_IMPORTED_MODULE_7__/* .array */ .YOg(valibot__WEBPACK_IMPORTED_MODULE_7__/* .object */ .Ikc({
        name: valibot__WEBPACK_IMPORTED_MODULE_7__/* .picklist */ .KIO(_answers_metric_js__WEBPACK_IMPORTED_MODULE_0__/* .METRIC_NAMES */ .Uw),
        identity: valibot__WEBPACK_IMPORTED_MODULE_7__/* .record */ .g1P(valibot__WEBPACK_IMPORTED_MODULE_7__/* .string */ .YjP(), valibot__WEBPACK_IMPORTED_MODULE_7__/* .union */ .KCZ([valibot__WEBPACK_IMPORTED_MODULE_7__/* .string */ .YjP(), valibot__WEBPACK_IMPORTED_MODULE_7__/* .number */ .aig(), valibot__WEBPACK_IMPORTED_MODULE_7__/* .array */ .YOg(valibot__WEBPACK_IMPORTED_MODULE_7__/* .string */ .YjP())])),
        expected: count,
        judged: count,
    })), valibot__WEBPACK_IMPORTED_MODULE_7__/* .maxLength */ .Ru6(_answers_metric_js__WEBPACK_IMPORTED_MODULE_0__/* .METRIC_NAMES */ .Uw.length)),
});
const provenanceSchema = valibot__WEBPACK_IMPORTED_MODULE_7__/* .object */ .Ikc({
    repository: valibot__WEBPACK_IMPORTED_MODULE_7__/* .optional */ .lqM(valibot__WEBPACK_IMPORTED_MODULE_7__/* .string */ .YjP()),
    commit: valibot__WEBPACK_IMPORTED_MODULE_7__/* .optional */ .lqM(valibot__WEBPACK_IMPORTED_MODULE_7__/* .string */ .YjP()),
    run_id: valibot__WEBPACK_IMPORTED_MODULE_7__/* .optional */ .lqM(valibot__WEBPACK_IMPORTED_MODULE_7__/* .string */ .YjP()),
    attempt: valibot__WEBPACK_IMPORTED_MODULE_7__/* .optional */ .lqM(count),
    event: valibot__WEBPACK_IMPORTED_MODULE_7__/* .optional */ .lqM(valibot__WEBPACK_IMPORTED_MODULE_7__/* .string */ .YjP()),
    branch: valibot__WEBPACK_IMPORTED_MODULE_7__/* .optional */ .lqM(valibot__WEBPACK_IMPORTED_MODULE_7__/* .string */ .YjP()),
    time: valibot__WEBPACK_IMPORTED_MODULE_7__/* .optional */ .lqM(valibot__WEBPACK_IMPORTED_MODULE_7__/* .string */ .YjP()),
});
const mapping = valibot__WEBPACK_IMPORTED_MODULE_7__/* .custom */ .IeY(_values_js__WEBPACK_IMPORTED_MODULE_10__/* .isMapping */ .pi, 'expected a mapping');
const baselineSchema = valibot__WEBPACK_IMPORTED_MODULE_7__/* .object */ .Ikc({
    schema_version: valibot__WEBPACK_IMPORTED_MODULE_7__/* .literal */ .euz(_encode_js__WEBPACK_IMPORTED_MODULE_5__/* .BASELINE_SCHEMA */ .iW, `expected schema version ${_encode_js__WEBPACK_IMPORTED_MODULE_5__/* .BASELINE_SCHEMA */ .iW}, the one that this version of Stepgate writes`),
    complete: valibot__WEBPACK_IMPORTED_MODULE_7__/* .literal */ .euz(true, 'expected a baseline of a completed run'),
    passed: valibot__WEBPACK_IMPORTED_MODULE_7__/* .boolean */ .zMY(),
    provenance: provenanceSchema,
    scoring: valibot__WEBPACK_IMPORTED_MODULE_7__/* .object */ .Ikc({ preset: valibot__WEBPACK_IMPORTED_MODULE_7__/* .picklist */ .KIO(_scoring_js__WEBPACK_IMPORTED_MODULE_4__/* .PRESET_NAMES */ .dO), knobs: mapping }),
    selection: valibot__WEBPACK_IMPORTED_MODULE_7__/* .array */ .YOg(valibot__WEBPACK_IMPORTED_MODULE_7__/* .string */ .YjP()),
    aggregates: valibot__WEBPACK_IMPORTED_MODULE_7__/* .object */ .Ikc({ per_template: mapping, micro: mapping, macro: mapping }),
    judge: valibot__WEBPACK_IMPORTED_MODULE_7__/* .optional */ .lqM(judgeSchema),
    questions: valibot__WEBPACK_IMPORTED_MODULE_7__/* .array */ .YOg(questionSchema),
});
/** True for a mapping that looks like a baseline file. */
function looksLikeBaseline(value) {
    return (0,_values_js__WEBPACK_IMPORTED_MODULE_10__/* .isMapping */ .pi)(value) && Object.hasOwn(value, 'schema_version');
}
/** Reads a baseline file; every figure finite and in its range, or problems. */
function decodeBaseline(value, file, label) {
    const parsed = valibot__WEBPACK_IMPORTED_MODULE_7__/* .safeParse */ .xLC(baselineSchema, value);
    if (!parsed.success)
        return (0,_decode_decoded_js__WEBPACK_IMPORTED_MODULE_2__/* .invalid */ .Gq)((0,_decode_shape_js__WEBPACK_IMPORTED_MODULE_3__/* .problemsOf */ .GW)(file, value, parsed.issues));
    const { scoring, selection, provenance, aggregates, questions, passed, judge } = parsed.output;
    const repeated = repeatedIds(file, questions);
    if (repeated.length > 0)
        return (0,_decode_decoded_js__WEBPACK_IMPORTED_MODULE_2__/* .invalid */ .Gq)(repeated);
    const figures = questions.map(questionOf);
    return (0,_decode_decoded_js__WEBPACK_IMPORTED_MODULE_2__.ok)({
        label,
        scoring: { preset: scoring.preset, knobs: { ..._scoring_js__WEBPACK_IMPORTED_MODULE_4__/* .PRESETS */ .fG[scoring.preset], ...scoring.knobs } },
        selection,
        provenance,
        passed,
        judge: judge ? judgeOf(judge) : null,
        aggregates: aggregates,
        questions: figures,
        headline: (0,_runs_figures_js__WEBPACK_IMPORTED_MODULE_8__/* .headlineOf */ .gD)(figures),
    });
}
function judgeOf({ metrics }) {
    return { metrics: metrics.map((metric) => ({ ...metric, troubles: {}, example: null })), spending: null };
}
function questionOf(question) {
    const { question_id, template_id, fingerprint, status, steps_score, cause, trials, ...others } = question;
    const { rules, rest } = (0,_rules_js__WEBPACK_IMPORTED_MODULE_6__/* .takeRules */ .lq)(others);
    const { answer_recall, answer_precision, answer_f1, answer_relevance, answer_relevance_cost, ...measures } = rest;
    const figures = (0,_answers_outcome_js__WEBPACK_IMPORTED_MODULE_1__/* .answerFiguresOf */ .rT)(question);
    return {
        id: question_id,
        templateId: template_id,
        text: null,
        fingerprint,
        status,
        score: steps_score ?? null,
        why: cause ? { cause, stepName: '', detail: {} } : null,
        measures,
        ...(trials && { trials }),
        ...(rules && { rules }),
        ...(Object.keys(figures).length > 0 && { answer: { figures, missed: null } }),
    };
}
/** Runs are paired by question ids: a second entry would count twice, or hide the first. */
function repeatedIds(file, questions) {
    const seen = new Set();
    return questions.flatMap(({ question_id: id }, index) => {
        if (!seen.has(id)) {
            seen.add(id);
            return [];
        }
        const message = `a second entry for question ${JSON.stringify(id)}; a baseline has one of each`;
        return [{ file, path: ['questions', index, 'question_id'], message }];
    });
}


/***/ }),

/***/ 47945:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Kv: () => (/* binding */ metricBlock),
/* harmony export */   _: () => (/* binding */ baselineHead),
/* harmony export */   aV: () => (/* binding */ headlineBlock),
/* harmony export */   eh: () => (/* binding */ baselineQuestion),
/* harmony export */   iW: () => (/* binding */ BASELINE_SCHEMA)
/* harmony export */ });
/* harmony import */ var _values_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(14101);
/* harmony import */ var _version_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(83323);
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

/***/ 18347:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   o: () => (/* binding */ resolveBaseline)
/* harmony export */ });
/* unused harmony export firstBaselineHint */
/** What a run is compared with, out of what the search for it found. */
function resolveBaseline(outcome, place) {
    const { branch: label, isOnBranch } = place;
    if (!('figures' in outcome))
        return { kind: 'none', label, reason: outcome, ...firstBaselineHint(outcome, place) };
    // On the branch itself an earlier commit is what a run is compared with: there is no branch point to be behind.
    const isUsual = outcome.kind === 'found' || (isOnBranch && outcome.behind !== null);
    const older = isUsual ? {} : { older: { sha: outcome.source.sha, behind: outcome.behind } };
    return { ...outcome.figures, label, ...older };
}
/** How a first baseline comes about, where there was none so far; nothing in any other case. */
function firstBaselineHint(outcome, { workflow, branch, isOnBranch }) {
    if (outcome.kind !== 'none')
        return {};
    const words = [workflow.split('/').at(-1) ?? '', branch].map(shellWord);
    return { first: { command: isOnBranch ? null : `gh workflow run ${words[0]} --ref ${words[1]}` } };
}
/** A word of a command line; branches may have names that a shell would read. */
function shellWord(text) {
    return /^[\w./-]+$/.test(text) ? text : `'${text.replaceAll("'", "'\\''")}'`;
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
/* harmony import */ var valibot__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(77934);
/* harmony import */ var _rules_rule_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(10813);


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

/***/ 86728:
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

/***/ 46306:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  H: () => (/* binding */ decodeCorpus),
  j: () => (/* binding */ renameTemplate)
});

// EXTERNAL MODULE: ./node_modules/valibot/dist/index.mjs
var dist = __webpack_require__(77934);
// EXTERNAL MODULE: ./src/core/steps/comparators.ts + 11 modules
var comparators = __webpack_require__(791);
// EXTERNAL MODULE: ./src/core/values.ts
var values = __webpack_require__(14101);
// EXTERNAL MODULE: ./src/core/decode/rules.ts
var decode_rules = __webpack_require__(51009);
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
var decoded = __webpack_require__(28824);
// EXTERNAL MODULE: ./src/core/decode/keys.ts + 1 modules
var keys = __webpack_require__(2642);
// EXTERNAL MODULE: ./src/core/decode/shape.ts
var shape = __webpack_require__(58847);
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

/***/ 51009:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ah: () => (/* binding */ strictRulesSchema),
/* harmony export */   fD: () => (/* binding */ rulesOf),
/* harmony export */   jm: () => (/* binding */ rulesSchema)
/* harmony export */ });
/* harmony import */ var valibot__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(77934);
/* harmony import */ var _rules_rule_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(10813);
/* harmony import */ var _values_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(14101);
/* harmony import */ var _shape_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(58847);




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

/***/ 75458:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   E: () => (/* binding */ IS_CORPUS),
/* harmony export */   Mx: () => (/* binding */ looksLikeCorpus),
/* harmony export */   iy: () => (/* binding */ looksLikeResponses),
/* harmony export */   yx: () => (/* binding */ IS_RESPONSES)
/* harmony export */ });
/* harmony import */ var _values_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(14101);
/* harmony import */ var _keys_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2642);


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

/***/ 57817:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   r: () => (/* binding */ templatesOf)
/* harmony export */ });
/* harmony import */ var _corpus_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(46306);

/** The templates of a corpus file that was found to be one: older keys under their names of today, ids as text. */
function templatesOf(document) {
    const templates = document.value.map(_corpus_js__WEBPACK_IMPORTED_MODULE_0__/* .renameTemplate */ .j);
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


/***/ }),

/***/ 94910:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   V: () => (/* binding */ runUrl)
/* harmony export */ });
/** Address of a run's page. */
function runUrl({ serverUrl, repository, runId, }) {
    return `${serverUrl}/${repository.owner}/${repository.name}/actions/runs/${runId}`;
}


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

/***/ 39618:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  Bk: () => (/* binding */ score_change_LEVEL),
  Hm: () => (/* binding */ assessScoreChange),
  JZ: () => (/* binding */ isLargerDrop)
});

// UNUSED EXPORTS: evidenceOf

// EXTERNAL MODULE: ./src/core/runs/figures.ts
var figures = __webpack_require__(10563);
// EXTERNAL MODULE: ./src/core/runs/trials.ts
var trials = __webpack_require__(21637);
// EXTERNAL MODULE: ./src/core/values.ts
var values = __webpack_require__(14101);
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
var sign_flips = __webpack_require__(45080);
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

/***/ 45080:
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
/* harmony import */ var _rules_rule_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(10813);
/* harmony import */ var _statistics_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(92304);
/* harmony import */ var _values_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(14101);
/* harmony import */ var _sample_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(24058);




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

/***/ 78286:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  g: () => (/* binding */ compareAndGate)
});

// EXTERNAL MODULE: ./src/core/runs/compare.ts + 1 modules
var compare = __webpack_require__(93718);
// EXTERNAL MODULE: ./src/core/answers/summary.ts
var summary = __webpack_require__(89727);
// EXTERNAL MODULE: ./src/core/noise/score-change.ts + 8 modules
var score_change = __webpack_require__(39618);
// EXTERNAL MODULE: ./src/core/values.ts
var values = __webpack_require__(14101);
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

/***/ 93718:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  aR: () => (/* binding */ SAME_SCORE),
  qB: () => (/* binding */ compareRuns),
  wv: () => (/* binding */ measureDeltas),
  iO: () => (/* binding */ removedFailures)
});

// EXTERNAL MODULE: ./src/core/answers/delta.ts
var delta = __webpack_require__(65117);
// EXTERNAL MODULE: ./src/core/noise/holm.ts
var holm = __webpack_require__(122);
// EXTERNAL MODULE: ./src/core/noise/score-change.ts + 8 modules
var score_change = __webpack_require__(39618);
// EXTERNAL MODULE: ./src/core/noise/sign-flips.ts
var sign_flips = __webpack_require__(45080);
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
var statistics = __webpack_require__(92304);
// EXTERNAL MODULE: ./src/core/values.ts
var values = __webpack_require__(14101);
// EXTERNAL MODULE: ./src/core/runs/figures.ts
var figures = __webpack_require__(10563);
// EXTERNAL MODULE: ./src/core/runs/fingerprint.ts
var fingerprint = __webpack_require__(73566);
// EXTERNAL MODULE: ./src/core/runs/rule-regressions.ts
var rule_regressions = __webpack_require__(26893);
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

/***/ 13640:
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

/***/ 73566:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   a: () => (/* binding */ fingerprintOf),
/* harmony export */   d: () => (/* binding */ canonicalJson)
/* harmony export */ });
/* harmony import */ var _sparql_cells_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(12156);
/* harmony import */ var _steps_arguments_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(50399);
/* harmony import */ var _steps_comparators_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(791);
/* harmony import */ var _steps_step_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(46437);
/* harmony import */ var _steps_time_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(37174);
/* harmony import */ var _steps_value_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(31758);
/* harmony import */ var _values_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(14101);







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

/***/ 26893:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   P6: () => (/* binding */ brokenRules),
/* harmony export */   Wj: () => (/* binding */ uncheckedRules),
/* harmony export */   Zz: () => (/* binding */ ruleRegressions),
/* harmony export */   ci: () => (/* binding */ countRegressions),
/* harmony export */   uq: () => (/* binding */ keptOf)
/* harmony export */ });
/* harmony import */ var _values_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(14101);

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

/***/ 24058:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   H: () => (/* binding */ ENTRY_METRICS),
/* harmony export */   u: () => (/* binding */ sampleOf)
/* harmony export */ });
/* harmony import */ var _rules_rule_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(10813);
/* harmony import */ var _sparql_result_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(70552);
/* harmony import */ var _text_json_text_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(20817);
/* harmony import */ var _values_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(14101);




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

/***/ 76133:
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

/***/ 28404:
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


/***/ }),

/***/ 67355:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   G: () => (/* binding */ notComparedText),
/* harmony export */   V: () => (/* binding */ olderBaselineText)
/* harmony export */ });
/* harmony import */ var _text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(65655);

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

/***/ 83578:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   UB: () => (/* binding */ VISIBLE_REGRESSIONS),
/* harmony export */   bO: () => (/* binding */ THIS_RUN),
/* harmony export */   qc: () => (/* binding */ THIS_PR)
/* harmony export */ });
/** So many regressions are visible before the rest is folded. */
const VISIBLE_REGRESSIONS = 5;
const THIS_RUN = { label: 'This run', isPullRequest: false };
const THIS_PR = { label: 'This PR', isPullRequest: true };


/***/ }),

/***/ 54231:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Jt: () => (/* binding */ SUMMARY_LIMIT),
/* harmony export */   fX: () => (/* binding */ metaOf),
/* harmony export */   oS: () => (/* binding */ commentBodies),
/* harmony export */   wQ: () => (/* binding */ renderComment),
/* harmony export */   we: () => (/* binding */ markerOf)
/* harmony export */ });
/* unused harmony exports COMMENT_LIMIT, DETAIL_LEVELS */
/* harmony import */ var _blocks_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(83578);
/* harmony import */ var _markdown_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(58090);
/* harmony import */ var _view_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(69008);



/** The API takes 65,536 characters; counted in UTF-16 units and in bytes, with room to spare. */
const COMMENT_LIMIT = 60_000;
/** A job summary may have 1 MiB. */
const SUMMARY_LIMIT = 900 * 1024;
/** The first line, by which a later run finds its comment. */
function markerOf(key) {
    return `<!-- stepgate v1 ${key} -->`;
}
/** The run that wrote a comment of this action; null for a text without the line. */
function metaOf(body) {
    const [, run, attempt] = /^<!-- run=(\d+) attempt=(\d+) sha=\S* -->$/m.exec(body.split('\n')[1] ?? '') ?? [];
    return run === undefined ? null : { runId: Number(run), attempt: Number(attempt) };
}
function metaLine({ runId, attempt, sha }) {
    return `<!-- run=${runId} attempt=${attempt} sha=${sha.slice(0, 7)}… -->`;
}
/** How much each level of detail shows; the last one leaves out questions and templates. */
const DETAIL_LEVELS = [
    { rows: 200, without: [] },
    { rows: 60, without: [] },
    { rows: 20, without: ['templates'] },
    { rows: 0, without: ['questions', 'templates'] },
];
/** What only the whole report has. */
const REPORT_ONLY = 'noise';
/** The comment in the longest form that fits a limit, from level of detail `from` on. */
function renderComment(report, identity, options, limit, from = 0) {
    const head = identity ? [markerOf(identity.key), metaLine(identity)].map((line) => `${line}\n`).join('') : '';
    const texts = DETAIL_LEVELS.slice(from).map(({ rows, without }) => {
        const view = (0,_view_js__WEBPACK_IMPORTED_MODULE_1__/* .viewOf */ .d)(report, { ...options, visibleRegressions: Math.min(_blocks_js__WEBPACK_IMPORTED_MODULE_0__/* .VISIBLE_REGRESSIONS */ .UB, rows), rows });
        return `${head}${renderParts(view, without, options)}`;
    });
    return texts.find((text) => fits(text, limit)) ?? texts.at(-1);
}
/** The longest comment that fits, from a level of detail on (the higher, the shorter); null after the last level. */
function commentBodies(report, identity, options) {
    return (detailLevel) => detailLevel < DETAIL_LEVELS.length ? renderComment(report, identity, options, COMMENT_LIMIT, detailLevel) : null;
}
function renderParts(view, tooLong, options) {
    const { claim = [], without = [], redact } = options;
    const title = `## ${view.passed ? '✅' : '❌'} ${(0,_markdown_js__WEBPACK_IMPORTED_MODULE_2__/* .inlineMarkdown */ .x)(view.title)}`;
    const never = [REPORT_ONLY, ...without];
    const shown = view.blocks.filter(({ part }) => part === undefined || !never.includes(part));
    const kept = shown.filter(({ part }) => part === undefined || !tooLong.includes(part));
    const left = tooLong.filter((part) => shown.some((block) => block.part === part));
    const [summary, ...rest] = kept.slice(0, -1).map(_markdown_js__WEBPACK_IMPORTED_MODULE_2__/* .renderBlock */ .g8);
    const note = claim.length > 0 ? [(0,_markdown_js__WEBPACK_IMPORTED_MODULE_2__/* .renderBlock */ .g8)({ kind: 'note', level: 'important', lines: redact(claim) })] : [];
    const cut = left.length > 0 ? [`Omitted to keep the comment short: ${left.join(' and ')}. The report has everything.`] : [];
    return `${[title, summary, ...note, ...rest, ...cut, ...kept.slice(-1).map(_markdown_js__WEBPACK_IMPORTED_MODULE_2__/* .renderBlock */ .g8)].join('\n\n')}\n`;
}
function fits(text, limit) {
    return text.length <= limit && new TextEncoder().encode(text).length <= limit;
}


/***/ }),

/***/ 97999:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Gw: () => (/* binding */ failureClause),
/* harmony export */   Pu: () => (/* binding */ failureLine),
/* harmony export */   bS: () => (/* binding */ breachLines),
/* harmony export */   kY: () => (/* binding */ failureText)
/* harmony export */ });
/* harmony import */ var _baseline_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(67355);
/* harmony import */ var _gate_reasons_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(63839);
/* harmony import */ var _text_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(65655);



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
    const got = value ?? (reason ? (0,_text_js__WEBPACK_IMPORTED_MODULE_2__/* .marked */ .xI)((0,_gate_reasons_js__WEBPACK_IMPORTED_MODULE_0__/* .gateReasonText */ .R)(reason)) : '');
    return `gate ${name}: required ${operator} ${limit}, got ${got}`;
}


/***/ }),

/***/ 87403:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   m: () => (/* binding */ footerTexts)
/* harmony export */ });
/* harmony import */ var _text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(65655);

/** The last line: what the figures are compared with, where there is more, which commit they speak of. */
function footerTexts(compared, links, head) {
    return [
        ...(compared ? [comparedText(compared)] : []),
        ...links.map((link) => [{ link }]),
        ['commit ', (0,_text_js__WEBPACK_IMPORTED_MODULE_0__/* .code */ .aY)(shortSha(head))],
    ];
}
function comparedText({ run, label, sha, isBranchPoint }) {
    const commit = sha === '' ? [] : [' on ', (0,_text_js__WEBPACK_IMPORTED_MODULE_0__/* .code */ .aY)(shortSha(sha))];
    return [
        'Compared with ',
        run ? { link: run } : (0,_text_js__WEBPACK_IMPORTED_MODULE_0__/* .code */ .aY)(label),
        ...commit,
        isBranchPoint ? ', the commit this PR branched from' : '',
    ];
}
function shortSha(sha) {
    return sha.slice(0, 7);
}


/***/ }),

/***/ 63839:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   R: () => (/* binding */ gateReasonText)
/* harmony export */ });
/* harmony import */ var _baseline_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(67355);
/* harmony import */ var _rule_sentences_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(84717);


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

/***/ 58090:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  x: () => (/* binding */ inlineMarkdown),
  g8: () => (/* binding */ renderBlock),
  Gc: () => (/* binding */ renderMarkdown)
});

// UNUSED EXPORTS: codeSpan, escapeMarkdown

;// CONCATENATED MODULE: ./src/report/cut-apart.ts
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

// EXTERNAL MODULE: ./src/report/text.ts
var report_text = __webpack_require__(65655);
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
    const apart = cutApart(texts, MAX_CELL, (text) => (0,report_text/* cut */.Jj)(text, MAX_CELL));
    return rows.map((row, index) => (apart[index] === texts[index] ? row : [[apart[index] ?? ''], ...row.slice(1)]));
}


/***/ }),

/***/ 81263:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   u: () => (/* binding */ noticeText)
/* harmony export */ });
/* harmony import */ var _core_steps_shown_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(54742);
/* harmony import */ var _core_text_numerals_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(28404);
/* harmony import */ var _rule_sentences_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(84717);
/* harmony import */ var _text_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(65655);




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

/***/ 65616:
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
/* harmony import */ var _core_text_numerals_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(28404);

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

/***/ 84717:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   S8: () => (/* binding */ uncheckedText),
/* harmony export */   eO: () => (/* binding */ brokenTexts)
/* harmony export */ });
/* unused harmony export brokenText */
/* harmony import */ var _core_text_numerals_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(28404);
/* harmony import */ var _numbers_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(65616);
/* harmony import */ var _text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(65655);



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

/***/ 69008:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  d: () => (/* binding */ viewOf)
});

// EXTERNAL MODULE: ./src/core/text/every-text.ts
var every_text = __webpack_require__(17110);
// EXTERNAL MODULE: ./src/core/version.ts
var version = __webpack_require__(83323);
// EXTERNAL MODULE: ./src/core/text/numerals.ts
var numerals = __webpack_require__(28404);
// EXTERNAL MODULE: ./src/report/gate-reasons.ts
var gate_reasons = __webpack_require__(63839);
// EXTERNAL MODULE: ./src/report/numbers.ts
var numbers = __webpack_require__(65616);
// EXTERNAL MODULE: ./src/report/text.ts
var report_text = __webpack_require__(65655);
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
var answers_delta = __webpack_require__(65117);
// EXTERNAL MODULE: ./src/core/answers/judge.ts
var answers_judge = __webpack_require__(36140);
// EXTERNAL MODULE: ./src/core/answers/metric.ts
var answers_metric = __webpack_require__(36231);
// EXTERNAL MODULE: ./src/core/answers/summary.ts
var summary = __webpack_require__(89727);
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

// EXTERNAL MODULE: ./src/core/values.ts
var values = __webpack_require__(14101);
;// CONCATENATED MODULE: ./src/core/show/ids.ts


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
            (0,values/* listAt */.gT)(starts, name.slice(0, SHORT).toLowerCase()).push(name.toLowerCase());
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
        const away = compared.map((text) => (text.includes(name) ? 0 : leven(name, text.slice(0, name.length))));
        return { id, away: Math.min(...away) };
    });
    const near = ranked.filter(({ away }) => away <= Math.max(1, name.length / 3));
    return near
        .sort((a, b) => a.away - b.away)
        .slice(0, MOST_NEAR)
        .map(({ id }) => id);
}

;// CONCATENATED MODULE: ./src/report/sections/question-ids.ts


/** Characters of an id that a table shows; what follows is not needed to tell questions apart. */
const LONGEST_ID = 60;
/** What a reader calls each question by, so that a single one can be shown: of a hash the first characters alone. */
function shownIds({ run, comparison }, { idOf = ownId, ids }) {
    const removed = comparison.kind === 'compared' ? comparison.removed : [];
    const known = [...run.questions, ...removed].flatMap((question) => idOf(question) ?? []);
    const short = ids === 'full' ? new Map() : shortIds(known);
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
var compare = __webpack_require__(93718);
// EXTERNAL MODULE: ./src/core/runs/rule-regressions.ts
var rule_regressions = __webpack_require__(26893);
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
var score_change = __webpack_require__(39618);
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
var baseline = __webpack_require__(67355);
// EXTERNAL MODULE: ./src/report/notices.ts
var report_notices = __webpack_require__(81263);
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
var figures = __webpack_require__(10563);
// EXTERNAL MODULE: ./src/report/failures.ts
var failures = __webpack_require__(97999);
// EXTERNAL MODULE: ./src/report/why.ts + 3 modules
var report_why = __webpack_require__(33511);
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
var rule_sentences = __webpack_require__(84717);
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
var trials = __webpack_require__(21637);
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

/***/ 33511:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  HV: () => (/* binding */ UNKNOWN),
  kZ: () => (/* binding */ causeCounts),
  gf: () => (/* binding */ whyOf)
});

// EXTERNAL MODULE: ./src/core/text/numerals.ts
var numerals = __webpack_require__(28404);
// EXTERNAL MODULE: ./src/core/values.ts
var values = __webpack_require__(14101);
// EXTERNAL MODULE: ./src/report/text.ts
var report_text = __webpack_require__(65655);
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

;// CONCATENATED MODULE: ./src/report/differences.ts

/** Longer differences are left to the evaluation file. */
const MOST_CHARACTERS = 140;
const other = (expected, actual) => [(0,report_text/* code */.aY)(actual), ' where the reference has ', (0,report_text/* code */.aY)(expected)];
const PLAIN = {
    both: other,
    missing: (expected) => ['without ', (0,report_text/* code */.aY)(expected), ' of the reference'],
    extra: (actual) => [(0,report_text/* code */.aY)(actual), ', which the reference does not have'],
};
const named = (noun) => ({
    both: (expected, actual) => [`${noun} `, ...other(expected, actual)],
    missing: (expected) => [`without ${noun} `, (0,report_text/* code */.aY)(expected), ' of the reference'],
    extra: (actual) => [`${noun} `, (0,report_text/* code */.aY)(actual), ', which the reference does not have'],
});
const RETURNS = {
    both: (expected, actual) => ['returns ', (0,report_text/* code */.aY)(actual), ' where the reference returns ', (0,report_text/* code */.aY)(expected)],
    missing: (expected) => ['does not return ', (0,report_text/* code */.aY)(expected), ' as the reference does'],
    extra: (actual) => ['returns ', (0,report_text/* code */.aY)(actual), ', which the reference does not'],
};
/** The sentences of each kind of difference. */
const differences_SENTENCES = {
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
    return text.length === 0 || (0,report_text/* plain */.pj)(text).length > MOST_CHARACTERS ? [] : ['; ', ...text];
}
/** One difference of two queries as a sentence. */
function sentenceOf({ kind, expected, actual }) {
    const { both, missing, extra } = differences_SENTENCES[kind];
    if (expected !== undefined && actual !== undefined)
        return both(expected, actual);
    return actual === undefined ? missing(expected ?? '') : extra(actual);
}
/** The same against the run of a label: "`b`; `main` asked `a`". */
function baseSentence({ label, expected, actual }) {
    if (expected === undefined)
        return [(0,report_text/* code */.aY)(actual ?? ''), ', which ', (0,report_text/* code */.aY)(label), ' did not ask'];
    const asked = [(0,report_text/* code */.aY)(label), ' asked ', (0,report_text/* code */.aY)(expected)];
    return actual === undefined ? asked : [(0,report_text/* code */.aY)(actual), '; ', ...asked];
}
function argumentsText(paths) {
    if (paths.length === 0)
        return [];
    return [
        'arguments that differ: ',
        ...(0,report_text/* joined */.oR)(paths.map((path) => [(0,report_text/* code */.aY)(path)]), ', '),
    ];
}

;// CONCATENATED MODULE: ./src/report/why.ts





/** Stands where nothing is known of a cause. */
const UNKNOWN = '–';
/** Why a question missed, and a first difference of the calls where it is short; a dash where nothing says. */
function whyOf({ why, status }) {
    return why ? [...whyText({ ...why, status }), ...differenceText(why.detail)] : [UNKNOWN];
}
/** "10 extra rows · 5 missing rows", the most frequent first; empty where nothing says why. */
function causeCounts(questions) {
    const counts = new Map();
    const texts = new Map();
    for (const { why, status } of questions) {
        if (!why)
            continue;
        const text = kindText({ ...why, status });
        texts.set((0,report_text/* plain */.pj)(text), text);
        (0,values/* increment */.GV)(counts, (0,report_text/* plain */.pj)(text));
    }
    const sorted = [...counts].sort((a, b) => b[1] - a[1]);
    return (0,report_text/* joined */.oR)(sorted.map(([key, count]) => {
        return [`${(0,numerals/* whole */.WQ)(count)} `, ...(texts.get(key) ?? []).map((part) => inNumber(part, count))];
    }), ' · ');
}
function inNumber(part, count) {
    return count === 1 && typeof part === 'string' ? part.replace(/ rows$/, ' row') : part;
}


/***/ }),

/***/ 91614:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   m: () => (/* binding */ publish)
/* harmony export */ });
/** Publishes a report at one place after the other: durable ones go first, so that a later one loses nothing. */
async function publish(report, surfaces) {
    let outcomes = {};
    for (const { name, publish: publishHere } of surfaces) {
        outcomes = { ...outcomes, [name]: await publishHere(report, outcomes) };
    }
    return outcomes;
}


/***/ })

};
