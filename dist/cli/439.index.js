export const id = 439;
export const ids = [439];
export const modules = {

/***/ 3652:
/***/ ((__unused_webpack_module, exports, __webpack_require__) => {


Object.defineProperty(exports, "__esModule", ({ value: true }));
exports.readRun = readRun;
const promises_1 = __webpack_require__(1455);
const node_path_1 = __webpack_require__(6760);
const baseline_js_1 = __webpack_require__(9387);
const evaluation_js_1 = __webpack_require__(790);
const errors_js_1 = __webpack_require__(4296);
const corpus_js_1 = __webpack_require__(9150);
const evaluation_file_js_1 = __webpack_require__(747);
const files_js_1 = __webpack_require__(9771);
const hash_js_1 = __webpack_require__(8610);
const output_js_1 = __webpack_require__(591);
/**
 * Reads a run to compare with: a folder that an earlier run wrote, a baseline file, or an evaluation file, also one of
 * graphrag-eval.
 */
async function readRun(path) {
    const file = await fileOf(path);
    const value = (0, corpus_js_1.parseDocument)(await (0, files_js_1.readText)(file), file);
    const label = labelOf(path);
    const decoded = (0, baseline_js_1.looksLikeBaseline)(value)
        ? (0, baseline_js_1.decodeBaseline)(value, file, label)
        : (0, evaluation_js_1.decodeEvaluation)(value, file, label, hash_js_1.sha256);
    if ('label' in decoded)
        return decoded;
    throw (0, errors_js_1.inputError)(decoded);
}
async function fileOf(path) {
    const stats = await (0, promises_1.stat)(path).catch(() => null);
    if (!stats)
        throw new errors_js_1.StepgateError('input', `${path}: there is no such file or folder`);
    if (!stats.isDirectory())
        return path;
    for (const name of [output_js_1.BASELINE_FILE, evaluation_file_js_1.EVALUATION_FILE]) {
        const file = (0, node_path_1.join)(path, name);
        if (await (0, promises_1.stat)(file).catch(() => null))
            return file;
    }
    throw new errors_js_1.StepgateError('input', `${path}: the folder has neither ${output_js_1.BASELINE_FILE} nor ${evaluation_file_js_1.EVALUATION_FILE}`);
}
/** The folder's name for the usual file names, which say nothing; else the file's. */
function labelOf(path) {
    const name = (0, node_path_1.basename)((0, node_path_1.resolve)(path));
    const usual = name === output_js_1.BASELINE_FILE || name === evaluation_file_js_1.EVALUATION_FILE;
    return usual ? (0, node_path_1.basename)((0, node_path_1.dirname)((0, node_path_1.resolve)(path))) : name;
}


/***/ }),

/***/ 4439:
/***/ ((__unused_webpack_module, exports, __webpack_require__) => {


Object.defineProperty(exports, "__esModule", ({ value: true }));
exports.evaluate = evaluate;
exports.required = required;
exports.gatesOf = gatesOf;
exports.printWarnings = printWarnings;
const runs_js_1 = __webpack_require__(3652);
const settings_js_1 = __webpack_require__(6745);
const errors_js_1 = __webpack_require__(4296);
const gates_js_1 = __webpack_require__(7311);
const select_js_1 = __webpack_require__(3295);
const text_js_1 = __webpack_require__(5655);
const run_js_1 = __webpack_require__(9786);
const print_js_1 = __webpack_require__(9381);
const progress_js_1 = __webpack_require__(9851);
/** `stepgate evaluate` */
async function evaluate(options, process) {
    const settings = settingsOf(options);
    const format = (0, settings_js_1.decodeChoice)('--format', options.format, print_js_1.FORMATS);
    const baseline = await baselineOf(options.baseline);
    const progress = await (0, progress_js_1.makeProgress)(process, options.quiet === true);
    const report = await (0, run_js_1.runFiles)(settings, {
        thisRun: 'This run',
        provenance: {},
        baseline: async () => baseline,
        warn: (warnings) => {
            if (!options.quiet)
                printWarnings(warnings.map(errors_js_1.renderProblem), process);
        },
        progress: progress.update,
    }).finally(progress.stop);
    (0, print_js_1.printReport)(report, format, process);
    return report.passed ? 0 : 1;
}
function settingsOf(options) {
    refuseEmpty({ ...options });
    for (const pattern of options.select ?? [])
        (0, select_js_1.decodePattern)(pattern);
    return {
        name: (0, settings_js_1.decodeName)(options.name),
        corpus: required('--corpus', options.corpus),
        responses: required('--responses', options.responses),
        select: options.select ?? [],
        config: options.config ?? null,
        scoring: options.scoring === undefined ? null : (0, settings_js_1.decodePreset)(options.scoring),
        aliases: options.stepAlias ?? [],
        details: (0, settings_js_1.decodeChoice)('--details', options.details, ['full', 'none']),
        agentModel: options.agentModel ?? null,
        out: options.out ?? null,
        gates: gatesOf(options),
        minCoverage: (0, settings_js_1.decodeShare)('--min-coverage', options.minCoverage),
        baselineRequired: options.baselineRequired ?? false,
    };
}
/** A flag that a command cannot do without; commander would complain of it before it complains of a mistyped one. */
function required(flag, files) {
    if (files)
        return files;
    throw (0, errors_js_1.usageError)(`${flag} is missing: name the files, as in ${flag} eval/${flag.slice(2)}.yaml`);
}
/** An empty value is most often a variable that was never set; a gate must not vanish with it. */
function refuseEmpty(options) {
    for (const [key, value] of Object.entries(options)) {
        const flag = `--${key.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`;
        const empty = [value].flat().some((item) => typeof item === 'string' && item.trim() === '');
        if (empty)
            throw (0, errors_js_1.usageError)(`${flag}: the value is empty; is a variable not set?`);
    }
}
/** The gates of the flags; paths that can exist in no run are refused before any work. */
function gatesOf(options) {
    const { minStepsScore, maxStepsDrop, gate = [] } = options;
    const gates = [];
    if (minStepsScore !== undefined) {
        gates.push({ kind: 'min-steps-score', limit: (0, settings_js_1.decodeShare)('--min-steps-score', minStepsScore) });
    }
    if (maxStepsDrop !== undefined) {
        gates.push({ kind: 'max-steps-drop', limit: (0, settings_js_1.decodeShare)('--max-steps-drop', maxStepsDrop) });
    }
    for (const text of gate) {
        const decoded = (0, gates_js_1.decodeGate)(text);
        if (decoded.kind === 'metric')
            (0, gates_js_1.checkGatePath)(decoded.path);
        gates.push(decoded);
    }
    return gates;
}
async function baselineOf(path) {
    if (path === undefined)
        return { kind: 'none', label: '', reason: 'no baseline was given (--baseline)' };
    return (0, runs_js_1.readRun)(path);
}
const SHOWN_WARNINGS = 10;
function printWarnings(warnings, { stderr }) {
    for (const warning of warnings.slice(0, SHOWN_WARNINGS))
        stderr.write(`warning: ${(0, text_js_1.oneLine)(warning)}\n`);
    const more = warnings.length - SHOWN_WARNINGS;
    if (more > 0)
        stderr.write(`… and ${more} more warnings: stepgate validate lists them\n`);
}


/***/ }),

/***/ 9851:
/***/ ((__unused_webpack_module, exports, __webpack_require__) => {


Object.defineProperty(exports, "__esModule", ({ value: true }));
exports.makeProgress = makeProgress;
/** Work shorter than this needs no bar. */
const PATIENCE_MS = 700;
/** A progress bar on stderr, in a terminal and for long work only. */
async function makeProgress({ stderr }, quiet) {
    if (quiet || !stderr.isTTY)
        return { update: () => undefined, stop: () => undefined };
    const { SingleBar } = await __webpack_require__.e(/* import() */ 502).then(__webpack_require__.t.bind(__webpack_require__, 8502, 23));
    const bar = new SingleBar({ format: 'scoring {bar} {value} of {total}', clearOnComplete: true, hideCursor: true });
    const started = Date.now();
    let shown = false;
    const update = (done, of) => {
        if (shown)
            bar.update(done);
        else if (Date.now() - started > PATIENCE_MS) {
            bar.start(of, done);
            shown = true;
        }
    };
    return { update, stop: () => shown && bar.stop() };
}


/***/ }),

/***/ 9387:
/***/ (function(__unused_webpack_module, exports, __webpack_require__) {


var __createBinding = (this && this.__createBinding) || (Object.create ? (function(o, m, k, k2) {
    if (k2 === undefined) k2 = k;
    var desc = Object.getOwnPropertyDescriptor(m, k);
    if (!desc || ("get" in desc ? !m.__esModule : desc.writable || desc.configurable)) {
      desc = { enumerable: true, get: function() { return m[k]; } };
    }
    Object.defineProperty(o, k2, desc);
}) : (function(o, m, k, k2) {
    if (k2 === undefined) k2 = k;
    o[k2] = m[k];
}));
var __setModuleDefault = (this && this.__setModuleDefault) || (Object.create ? (function(o, v) {
    Object.defineProperty(o, "default", { enumerable: true, value: v });
}) : function(o, v) {
    o["default"] = v;
});
var __importStar = (this && this.__importStar) || (function () {
    var ownKeys = function(o) {
        ownKeys = Object.getOwnPropertyNames || function (o) {
            var ar = [];
            for (var k in o) if (Object.prototype.hasOwnProperty.call(o, k)) ar[ar.length] = k;
            return ar;
        };
        return ownKeys(o);
    };
    return function (mod) {
        if (mod && mod.__esModule) return mod;
        var result = {};
        if (mod != null) for (var k = ownKeys(mod), i = 0; i < k.length; i++) if (k[i] !== "default") __createBinding(result, mod, k[i]);
        __setModuleDefault(result, mod);
        return result;
    };
})();
Object.defineProperty(exports, "__esModule", ({ value: true }));
exports.decodeCause = decodeCause;
exports.looksLikeBaseline = looksLikeBaseline;
exports.decodeBaseline = decodeBaseline;
const v = __importStar(__webpack_require__(8275));
const model_js_1 = __webpack_require__(4146);
const scoring_js_1 = __webpack_require__(7286);
const values_js_1 = __webpack_require__(4101);
const shape_js_1 = __webpack_require__(8847);
const share = v.pipe(v.number(), v.minValue(0), v.maxValue(1));
const count = v.pipe(v.number(), v.integer(), v.minValue(0));
const amount = v.pipe(v.number(), v.finite());
const causeSchema = v.object({
    kind: v.picklist(model_js_1.CAUSE_KINDS),
    step: count,
    expected: v.optional(count),
    actual: v.optional(count),
    common: v.optional(count),
});
/** A cause as a file has it; null when it is none. */
function decodeCause(value) {
    const parsed = v.safeParse(causeSchema, value);
    return parsed.success ? parsed.output : null;
}
const questionSchema = v.object({
    question_id: v.string(),
    template_id: v.string(),
    fingerprint: v.string(),
    status: v.picklist(['success', 'error', 'missing']),
    steps_score: v.optional(share),
    cause: v.optional(causeSchema),
    input_tokens: v.optional(amount),
    output_tokens: v.optional(amount),
    total_tokens: v.optional(amount),
    elapsed_sec: v.optional(amount),
    cost_usd: v.optional(amount),
    steps: v.optional(count),
    failed_steps: v.optional(count),
});
const provenanceSchema = v.object({
    repository: v.optional(v.string()),
    commit: v.optional(v.string()),
    run_id: v.optional(v.string()),
    attempt: v.optional(count),
    event: v.optional(v.string()),
    branch: v.optional(v.string()),
    time: v.optional(v.string()),
});
const mapping = v.custom(values_js_1.isMapping, 'expected a mapping');
const baselineSchema = v.object({
    schema_version: v.literal(1, 'expected schema version 1, the one that this version of Stepgate writes'),
    complete: v.literal(true, 'expected a baseline of a run that got to its end'),
    passed: v.boolean(),
    provenance: provenanceSchema,
    scoring: v.object({ preset: v.picklist(scoring_js_1.PRESET_NAMES), knobs: mapping }),
    selection: v.array(v.string()),
    aggregates: v.object({ per_template: mapping, micro: mapping, macro: mapping }),
    questions: v.array(questionSchema),
});
/** True for a mapping that means to be a baseline file. */
function looksLikeBaseline(value) {
    return (0, values_js_1.isMapping)(value) && Object.hasOwn(value, 'schema_version');
}
/** Reads a baseline file; every figure finite and in its range, or problems. */
function decodeBaseline(value, file, label) {
    const parsed = v.safeParse(baselineSchema, value);
    if (!parsed.success)
        return (0, shape_js_1.problemsOf)(file, value, parsed.issues);
    const { scoring, selection, provenance, aggregates, questions, passed } = parsed.output;
    return {
        label,
        scoring: { preset: scoring.preset, knobs: { ...scoring_js_1.PRESETS[scoring.preset], ...scoring.knobs } },
        selection,
        provenance,
        passed,
        aggregates: aggregates,
        questions: questions.map(({ question_id, template_id, fingerprint, status, steps_score, cause, ...measures }) => ({
            id: question_id,
            templateId: template_id,
            text: null,
            fingerprint,
            status,
            score: steps_score ?? null,
            why: cause ? { cause, stepName: '', detail: {} } : null,
            measures,
        })),
    };
}


/***/ }),

/***/ 790:
/***/ (function(__unused_webpack_module, exports, __webpack_require__) {


var __createBinding = (this && this.__createBinding) || (Object.create ? (function(o, m, k, k2) {
    if (k2 === undefined) k2 = k;
    var desc = Object.getOwnPropertyDescriptor(m, k);
    if (!desc || ("get" in desc ? !m.__esModule : desc.writable || desc.configurable)) {
      desc = { enumerable: true, get: function() { return m[k]; } };
    }
    Object.defineProperty(o, k2, desc);
}) : (function(o, m, k, k2) {
    if (k2 === undefined) k2 = k;
    o[k2] = m[k];
}));
var __setModuleDefault = (this && this.__setModuleDefault) || (Object.create ? (function(o, v) {
    Object.defineProperty(o, "default", { enumerable: true, value: v });
}) : function(o, v) {
    o["default"] = v;
});
var __importStar = (this && this.__importStar) || (function () {
    var ownKeys = function(o) {
        ownKeys = Object.getOwnPropertyNames || function (o) {
            var ar = [];
            for (var k in o) if (Object.prototype.hasOwnProperty.call(o, k)) ar[ar.length] = k;
            return ar;
        };
        return ownKeys(o);
    };
    return function (mod) {
        if (mod && mod.__esModule) return mod;
        var result = {};
        if (mod != null) for (var k = ownKeys(mod), i = 0; i < k.length; i++) if (k[i] !== "default") __createBinding(result, mod, k[i]);
        __setModuleDefault(result, mod);
        return result;
    };
})();
Object.defineProperty(exports, "__esModule", ({ value: true }));
exports.decodeEvaluation = decodeEvaluation;
const v = __importStar(__webpack_require__(8275));
const aggregate_js_1 = __webpack_require__(3868);
const fingerprint_js_1 = __webpack_require__(5527);
const report_js_1 = __webpack_require__(8557);
const sample_js_1 = __webpack_require__(5149);
const scoring_js_1 = __webpack_require__(7286);
const values_js_1 = __webpack_require__(4101);
const baseline_js_1 = __webpack_require__(9387);
const corpus_js_1 = __webpack_require__(600);
const shape_js_1 = __webpack_require__(8847);
/** Reads an evaluation file, ours or graphrag-eval's, as a run's figures; how it was scored it does not say. */
function decodeEvaluation(value, file, label, hash) {
    if (!Array.isArray(value)) {
        return [{ file, message: `expected an evaluation file (a list of questions), got ${(0, shape_js_1.kindInWords)(value)}` }];
    }
    const problems = [];
    const seen = new Set();
    value.forEach((entry, index) => {
        const message = problemOf(entry, seen);
        if (message !== null)
            problems.push({ file, path: [index], message });
    });
    if (problems.length > 0)
        return problems;
    const entries = value;
    const samples = entries.map((entry) => (0, sample_js_1.sampleOf)(entry));
    const questions = entries.map((entry, index) => figuresOf(entry, samples[index], hash));
    const aggregates = (0, aggregate_js_1.aggregateSamples)(samples, scoring_js_1.PRESETS.standard);
    return { label, scoring: null, selection: [], provenance: {}, questions, aggregates, passed: null };
}
function problemOf(entry, seen) {
    if (!(0, values_js_1.isMapping)(entry))
        return `expected a question, got ${(0, shape_js_1.kindInWords)(entry)}`;
    for (const key of ['question_id', 'template_id', 'question_text']) {
        if (typeof entry[key] !== 'string')
            return `${key}: expected text, got ${(0, shape_js_1.kindInWords)(entry[key])}`;
    }
    const id = entry.question_id;
    if (seen.has(id))
        return `a second entry for question ${JSON.stringify(id)}`;
    seen.add(id);
    return null;
}
function figuresOf(entry, sample, hash) {
    const question = questionOf(entry);
    const recorded = sample.metrics.get('steps_score');
    const scored = recorded !== undefined || (question?.groups.length ?? 0) > 0;
    return {
        id: entry.question_id,
        templateId: entry.template_id,
        text: entry.question_text,
        fingerprint: question && (0, fingerprint_js_1.fingerprintOf)(question, hash),
        status: sample.status,
        score: scored ? (sample.status === 'success' ? (recorded ?? 0) : 0) : null,
        why: whyOf(entry, sample),
        measures: (0, report_js_1.measuresOf)(sample),
    };
}
/** The question as a corpus would have it; null when it cannot be read as one. */
function questionOf(entry) {
    const { template_id, question_id, question_text, reference_answer, reference_steps } = entry;
    const questions = [{ id: question_id, question_text, reference_answer, reference_steps }];
    const document = { file: '', value: [{ template_id, questions }], writtenAs: () => null };
    const { corpus, problems } = (0, corpus_js_1.decodeCorpus)([document]);
    return problems.length > 0 ? null : (corpus.templates[0]?.questions[0] ?? null);
}
/** What an evaluation file of ours says of the misses; the library's says nothing. */
function whyOf(entry, sample) {
    if (sample.status !== 'success')
        return { cause: { kind: 'no_response', step: 0 }, stepName: '', detail: {} };
    const details = Array.isArray(entry.steps_details) ? entry.steps_details.filter(values_js_1.isMapping) : [];
    const why = (0, report_js_1.decidingStep)(details.map((detail) => ({
        group: Number(detail.group),
        name: String(detail.name),
        cause: (0, baseline_js_1.decodeCause)(detail.cause) ?? undefined,
        detail: decodeDetail((0, values_js_1.own)(detail, 'detail')),
    })));
    return why && { ...why, detail: (0, report_js_1.lineDetail)(why.detail) };
}
function decodeDetail(value) {
    const parsed = v.safeParse(detailSchema, value);
    return parsed.success ? parsed.output : {};
}
const detailSchema = v.object({
    unmatched_columns: v.optional(v.array(v.string())),
    first_difference: v.optional(v.string()),
    expected_value: v.optional(v.string()),
    actual_value: v.optional(v.string()),
    arguments: v.optional(v.array(v.string())),
    error: v.optional(v.string()),
});


/***/ }),

/***/ 6745:
/***/ ((__unused_webpack_module, exports, __webpack_require__) => {


Object.defineProperty(exports, "__esModule", ({ value: true }));
exports.decodeShare = decodeShare;
exports.decodePreset = decodePreset;
exports.decodeName = decodeName;
exports.decodeChoice = decodeChoice;
const errors_js_1 = __webpack_require__(4296);
const scoring_js_1 = __webpack_require__(7286);
const keys_js_1 = __webpack_require__(1828);
/** A share from 0 to 1, or a usage error with a right example; nothing is guessed from `0,8`, `80%` or blanks. */
function decodeShare(name, text) {
    const value = /^\s*(?:\d+\.?\d*|\.\d+)\s*$/.test(text) ? Number(text) : Number.NaN;
    if (value >= 0 && value <= 1)
        return value;
    throw (0, errors_js_1.usageError)(`${name}: expected a number from 0 to 1, as in 0.85, got ${JSON.stringify(text)}`);
}
/** A scoring preset by its name. */
function decodePreset(text) {
    const known = scoring_js_1.PRESET_NAMES.find((name) => name === text.trim());
    if (known)
        return known;
    const near = (0, keys_js_1.nearest)(text, scoring_js_1.PRESET_NAMES);
    const hint = near ? `did you mean ${near}?` : `there are ${scoring_js_1.PRESET_NAMES.join(', ')}`;
    throw (0, errors_js_1.usageError)(`scoring: there is no preset ${JSON.stringify(text)}; ${hint}`);
}
/** The identity of an evaluation: it names artifacts, so only characters that every file system has. */
function decodeName(text) {
    if (/^[A-Za-z0-9._ -]{1,60}$/.test(text))
        return text;
    throw (0, errors_js_1.usageError)(`name: expected 1 to 60 letters, digits, blanks, dots, dashes or underscores, got ${JSON.stringify(text)}`);
}
/** One of a few words. */
function decodeChoice(name, text, choices) {
    const found = choices.find((choice) => choice === text.trim());
    if (found)
        return found;
    throw (0, errors_js_1.usageError)(`${name}: expected ${choices.join(' or ')}, got ${JSON.stringify(text)}`);
}


/***/ }),

/***/ 4146:
/***/ ((__unused_webpack_module, exports) => {


Object.defineProperty(exports, "__esModule", ({ value: true }));
exports.CAUSE_KINDS = void 0;
exports.CAUSE_KINDS = [
    'no_response',
    'no_step',
    'step_failed',
    'unreadable',
    'empty_result',
    'missing_rows',
    'extra_rows',
    'missing_and_extra',
    'other_rows',
    'missing_column',
    'order',
    'value_differs',
    'arguments_differ',
    'not_reached',
    'too_symmetric',
];


/***/ })

};
