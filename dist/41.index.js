export const id = 41;
export const ids = [41];
export const modules = {

/***/ 74041:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  commentOnForkRun: () => (/* binding */ commentOnForkRun)
});

// EXTERNAL MODULE: ./src/adapters/files/corpus.ts
var files_corpus = __webpack_require__(29306);
// EXTERNAL MODULE: ./src/adapters/github/comment.ts
var comment = __webpack_require__(42511);
// EXTERNAL MODULE: ./src/adapters/github/find-baseline.ts + 1 modules
var find_baseline = __webpack_require__(42125);
// EXTERNAL MODULE: ./src/adapters/hash.ts
var hash = __webpack_require__(18610);
// EXTERNAL MODULE: ./src/core/baseline/resolve.ts
var resolve = __webpack_require__(18347);
// EXTERNAL MODULE: ./src/core/errors.ts
var errors = __webpack_require__(74296);
// EXTERNAL MODULE: ./src/core/github/run-url.ts
var run_url = __webpack_require__(94910);
// EXTERNAL MODULE: ./src/core/scoring.ts
var core_scoring = __webpack_require__(87286);
// EXTERNAL MODULE: ./src/core/runs/aggregate.ts
var aggregate = __webpack_require__(133);
// EXTERNAL MODULE: ./src/core/runs/figures.ts
var figures = __webpack_require__(10563);
;// CONCATENATED MODULE: ./src/core/runs/claimed-figures.ts



/**
 * The figures of a run that its author may have made up, as far as they agree with each other and with what we know
 * ourselves: our corpus's questions by fingerprint, and the baseline. Everything else is computed from the questions. What
 * a judge said is left out, because it cannot be verified.
 */
function checkedFigures(run, trusted, baseline) {
    const before = new Map(baseline?.questions.map((question) => [question.id, question]));
    const questions = run.questions.map((question) => {
        const base = before.get(question.id);
        const same = base?.fingerprint === question.fingerprint ? base : undefined;
        return checkedQuestion(question, trusted.get(question.fingerprint ?? ''), same);
    });
    return {
        ...run,
        // With a selection of its own a run could drop questions unseen.
        selection: baseline?.selection ?? run.selection,
        questions,
        headline: (0,figures/* headlineOf */.gD)(questions),
        aggregates: aggregatesOf(questions, run),
        passed: null,
        judge: null,
    };
}
function checkedQuestion({ answer, trials, ...claimed }, own, base) {
    const isScored = own ? own.groups.length > 0 : base ? base.score !== null : claimed.score !== null;
    const score = isScored ? (claimed.status === 'success' ? (claimed.score ?? 0) : 0) : null;
    const templateId = (own?.id === claimed.id ? own.templateId : base?.templateId) ?? claimed.templateId;
    const measures = claimed.status === 'missing' ? {} : claimed.measures;
    const question = { ...claimed, templateId, score, measures, ...(trials && { trials }) };
    const checked = agrees(question) ? question : { ...question, trials: undefined };
    const { trials: kept, ...rest } = checked;
    const why = isPossible(rest.why, { ...rest, trials: kept }, own) ? rest.why : null;
    return { ...rest, why, ...(kept && { trials: kept }) };
}
const SLACK = 1e-9;
/** Whether a score can be the mean of that many answers, of which so many are right. */
function agrees({ trials, score, status }) {
    if (!trials)
        return true;
    const { count, right, spread } = trials;
    if ((count === 0) !== (status === 'missing') || (count < 2 && spread !== null))
        return false;
    if (score === null || status !== 'success')
        return right === 0;
    const share = right / count;
    return share <= score + SLACK && share >= 1 === score >= 1 - SLACK;
}
/** Whether a question can have missed for this reason: it missed, has such a step, and the rows add up. */
function isPossible(why, question, own) {
    if (why === null || question.score === null || (0,figures/* isRight */.FG)(question))
        return false;
    const { kind, step, expected, actual, common = 0 } = why.cause;
    if (own && step >= own.groups.flat().length)
        return false;
    if (common > Math.min(expected ?? common, actual ?? common))
        return false;
    // Of several answers one may have failed, and the others not.
    const mayDiffer = (question.trials?.count ?? 1) > 1;
    return mayDiffer || (kind === 'no_response') === (question.status !== 'success');
}
/** The aggregates that figures of questions give; what only steps and judges know is not there. */
function aggregatesOf(questions, { scoring }) {
    const samples = questions.map(({ id, templateId, status, score, measures, rules }) => {
        const { steps, failed_steps, ...amounts } = measures;
        const rulesScore = rules?.score ?? null;
        const scores = {
            ...(score !== null && { steps_score: score }),
            ...(rulesScore !== null && { rules_score: rulesScore }),
        };
        const metrics = Object.entries({ ...scores, ...amounts });
        const none = new Map();
        return {
            questionId: id,
            templateId,
            status,
            metrics: new Map(metrics),
            stepMetrics: new Map(),
            steps: { total: none, errors: none, empty_results: none },
            notFinite: 0,
            unknownStatus: 0,
            ...(rules && { rules: { ...rules, broken: rules.broken.map(({ rule }) => rule) } }),
        };
    });
    return (0,aggregate/* aggregateSamples */.z)(samples, core_scoring/* PRESETS */.fG[scoring?.preset ?? 'standard']);
}

// EXTERNAL MODULE: ./src/core/runs/compare-and-gate.ts + 1 modules
var compare_and_gate = __webpack_require__(78286);
// EXTERNAL MODULE: ./src/core/runs/fingerprint.ts
var fingerprint = __webpack_require__(73566);
;// CONCATENATED MODULE: ./src/core/runs/report.ts
/** A run that was scored earlier: what it was asked is what it has. */
function scoredEarlier(run) {
    const { questions } = run;
    const answered = questions.filter(({ status }) => status !== 'missing').length;
    const coverage = { selected: questions.length, answered, unasked: 0, unaskedIds: [] };
    return { run, coverage, failures: [], notices: [] };
}

// EXTERNAL MODULE: ./src/core/text/numerals.ts
var numerals = __webpack_require__(28404);
// EXTERNAL MODULE: ./src/report/blocks.ts
var blocks = __webpack_require__(83578);
// EXTERNAL MODULE: ./src/report/comment.ts
var report_comment = __webpack_require__(54231);
// EXTERNAL MODULE: ./src/report/footer.ts
var footer = __webpack_require__(87403);
// EXTERNAL MODULE: ./src/report/text.ts
var report_text = __webpack_require__(65655);
// EXTERNAL MODULE: ./src/run/publish.ts
var publish = __webpack_require__(91614);
// EXTERNAL MODULE: ./src/action/comment.ts
var action_comment = __webpack_require__(51151);
// EXTERNAL MODULE: ./src/action/environment.ts
var environment = __webpack_require__(39675);
// EXTERNAL MODULE: ./src/action/log.ts
var log = __webpack_require__(58592);
// EXTERNAL MODULE: ./src/action/outputs.ts
var outputs = __webpack_require__(18948);
// EXTERNAL MODULE: ./src/adapters/github/api.ts
var github_api = __webpack_require__(87958);
// EXTERNAL MODULE: ./src/adapters/github/artifact-list.ts
var artifact_list = __webpack_require__(62407);
// EXTERNAL MODULE: ./src/adapters/github/baseline-artifact.ts
var baseline_artifact = __webpack_require__(72986);
// EXTERNAL MODULE: ./src/core/github/event.ts
var github_event = __webpack_require__(38043);
// EXTERNAL MODULE: ./src/core/values.ts
var values = __webpack_require__(14101);
// EXTERNAL MODULE: ./src/adapters/github/failure.ts
var failure = __webpack_require__(23200);
;// CONCATENATED MODULE: ./src/adapters/github/reported.ts



/**
 * The open pull requests into this repository whose head is exactly the run's. The number comes from GitHub alone:
 * one that an artifact named could be anybody's.
 */
async function matchingPulls(api, repository, run) {
    const { owner, name } = repository;
    const head = `${run.headOwner}:${run.headBranch}`;
    const found = await api.all('GET /repos/{owner}/{repo}/pulls', { owner, repo: name, head, state: 'open' });
    return found.filter(values/* isMapping */.pi).flatMap((pull) => {
        const [from, into] = [(0,values/* isMapping */.pi)(pull.head) ? pull.head : {}, (0,values/* isMapping */.pi)(pull.base) ? pull.base : {}];
        const isIt = pull.state === 'open' &&
            from.sha === run.head &&
            (0,github_event/* repositoryId */.q4)(from.repo) === run.headRepositoryId &&
            (0,github_event/* repositoryId */.q4)(into.repo) === repository.id;
        return isIt ? [{ number: Number(pull.number), baseBranch: String(into.ref), base: String(into.sha) }] : [];
    });
}
/**
 * Whether the default branch has a workflow under this path. A workflow that a pull request adds runs, too, and could leave
 * any number of figures for comments.
 */
async function isOwnWorkflow(api, repository, path) {
    if (!/^\.github\/workflows\/[^/]+\.ya?ml$/.test(path))
        return false;
    const { owner, name } = repository;
    const route = 'GET /repos/{owner}/{repo}/contents/{path}';
    const answer = await (0,failure/* unlessGone */.Wi)(api.get(route, { owner, repo: name, path }));
    return (0,values/* isMapping */.pi)(answer?.data) && answer.data.type === 'file' && answer.data.path === path;
}

// EXTERNAL MODULE: ./src/adapters/github/search.ts
var search = __webpack_require__(66632);
// EXTERNAL MODULE: ./src/adapters/github/time-limit.ts
var time_limit = __webpack_require__(34071);
// EXTERNAL MODULE: ./src/core/baseline/candidates.ts
var candidates = __webpack_require__(40705);
;// CONCATENATED MODULE: ./src/action/reported.ts








/** The pull requests to speak on, each with the run's figures. A failure is logged; it ends the report but not the job. */
async function reportedPulls(reporter) {
    const { inputs, context, run } = reporter;
    try {
        return await (0,time_limit/* within */.u)(search/* SEARCH_MS */.cY, async (signal) => {
            const api = (0,github_api/* connectGithub */.S)(inputs.token, { signal });
            const pulls = await matchingPulls(api, context.repository, run);
            if (pulls.length === 0)
                return nothing('no open pull request has this run as its head');
            if (!(await isOwnWorkflow(api, context.repository, run.path)))
                return notOurs(run);
            const found = [];
            for (const pull of pulls) {
                const figures = await reportedFigures(reporter, { ...searchOf(reporter, pull), api, signal });
                if (figures)
                    found.push({ pull, figures });
            }
            return found;
        });
    }
    catch (error) {
        const outcome = (0,search/* outcomeOf */.sG)(error);
        const why = outcome.kind === 'forbidden' ? `add \`${outcome.permissions ?? 'actions: read'}\`` : outcome.why;
        (0,log/* warn */.R8)(`the run ${run.id} could not be reported: ${why}`);
        return [];
    }
}
function nothing(reason) {
    (0,log/* info */.pq)(`nothing to report: ${reason}`);
    return [];
}
function notOurs({ id, path }) {
    const hint = 'only workflows of the default branch are reported (this needs `contents: read`)';
    (0,log/* warn */.R8)(`the run ${id} is not reported: its workflow ${path} is not on the default branch; ${hint}`);
    return [];
}
async function reportedFigures({ inputs, run, trusted }, search) {
    const artifact = (0,candidates/* newestArtifact */.jb)(await (0,artifact_list/* listArtifacts */.w)(search.api, search.context.repository, run.id), inputs.settings.name);
    if (!artifact)
        return useless(run, 'left no figures to report');
    if (artifact.expired)
        return useless(run, 'left figures that have expired');
    const candidate = { id: run.id, sha: run.head, createdAt: 0, attempt: run.attempt, event: run.event, number: 0 };
    const read = await (0,baseline_artifact/* readBaselineArtifact */.y)(search, candidate, artifact);
    if ('figures' in read)
        return withStepNames(read.figures, trusted);
    return useless(run, read.kind === 'corrupt' ? `left an artifact that ${read.why}` : 'left figures that have expired');
}
function useless(run, why) {
    (0,log/* warn */.R8)(`the run ${run.id} ${why}`);
    return null;
}
/** Causes with the names of the steps that they speak of, as our own corpus has them. */
function withStepNames(figures, trusted) {
    const questions = figures.questions.map((question) => {
        const steps = trusted.get(question.fingerprint ?? '')?.groups.flat() ?? [];
        const stepName = question.why && steps[question.why.cause.step]?.name;
        return stepName && question.why ? { ...question, why: { ...question.why, stepName } } : question;
    });
    return { ...figures, questions };
}
/** Where the baseline of a reported run is looked for. */
function searchOf({ inputs, context, run }, pull) {
    const plan = {
        kind: 'pull_request',
        number: pull.number,
        head: run.head,
        fork: true,
        baseBranch: pull.baseBranch,
        base: pull.base,
    };
    return {
        // The workflow that evaluates, not the reporting one, has the baselines.
        context: { ...context, runId: run.id, plan },
        name: inputs.settings.name,
        branch: inputs.baselineBranch,
        token: inputs.token,
        now: Date.now(),
    };
}

;// CONCATENATED MODULE: ./src/action/comment-on-fork-run.ts






















/** Comments on the pull request of another run, a fork's: its numbers, after a check, with sentences and texts from this repository. */
async function commentOnForkRun(inputs, context, env, redact) {
    if (context.plan.kind !== 'workflow_run')
        return [];
    const { run } = context.plan;
    (0,outputs/* setCommentOutputs */.i)({ kind: 'skipped', reason: 'nothing to report' });
    if (run.event !== 'pull_request') {
        (0,log/* info */.pq)(`nothing to report: the run was started by ${run.event}`);
        return [];
    }
    const trusted = await trustedQuestions(inputs, env);
    const reporter = { inputs, context, run, trusted, redact };
    for (const found of await reportedPulls(reporter))
        await publishFor(reporter, found);
    return [];
}
/** Questions of the default branch's corpus; what a fork calls its own is never shown. */
async function trustedQuestions({ settings }, env) {
    if (settings.corpus.length === 0)
        return new Map();
    const { corpus } = await (0,errors/* forInput */.cp)('corpus', (0,files_corpus/* readCorpus */.XR)(settings.corpus, (0,environment/* rootsOf */.RD)(env)));
    const { questions } = corpus;
    return new Map(questions.map((question) => [(0,fingerprint/* fingerprintOf */.a)(question, hash/* sha256 */.s), question]));
}
async function publishFor(reporter, reported) {
    const { run, inputs, trusted, redact } = reporter;
    const { pull, figures } = reported;
    const outcome = await (0,find_baseline/* findBaseline */.X)(searchOf(reporter, pull));
    const place = { workflow: run.path, branch: pull.baseBranch, isOnBranch: false };
    const baseline = (0,resolve/* resolveBaseline */.o)(outcome, place);
    const base = 'kind' in baseline ? null : baseline;
    const checked = checkedFigures(figures, trusted, base);
    const report = (0,compare_and_gate/* compareAndGate */.g)(scoredEarlier(checked), baseline, inputs.settings, redact);
    const shown = shownIn(reporter, reported, { report, outcome, base });
    await (0,publish/* publish */.m)(report, [forkCommentSurface(reporter, pull, shown)]);
}
function shownIn(reporter, { pull, figures }, compared) {
    const { trusted, redact } = reporter;
    const known = new Set(compared.base?.questions.map(({ id }) => id));
    return {
        thisRun: blocks/* THIS_PR */.qc,
        redact,
        ...(trusted.size > 0 && { textsFrom: pull.baseBranch }),
        footer: footerOf(reporter, pull, compared.outcome, compared.report),
        textOf: (question) => textOf(question, trusted, known),
        idOf: (question) => idOf(question, trusted, known),
        claim: claimOf(reporter, compared.report, isJudged(figures)),
        // Template ids are the fork's words.
        without: ['templates'],
    };
}
function forkCommentSurface(reporter, pull, shown) {
    const { inputs, context, run } = reporter;
    const usual = (0,action_comment/* commentKey */.Td)(run.path, inputs.settings.name);
    // A fork can report under one name from several workflows, so the key leaves the workflow out.
    const key = isFork(reporter) ? (0,action_comment/* commentKey */.Td)('', inputs.settings.name) : usual;
    const identity = { key, runId: run.id, attempt: run.attempt, sha: run.head };
    const publishHere = async (report) => {
        const outcome = await (0,comment/* publishComment */.p)({
            token: inputs.token,
            owner: context.repository.owner,
            repo: context.repository.name,
            number: pull.number,
            key,
            otherKeys: [usual],
            runId: run.id,
            attempt: run.attempt,
            head: run.head,
            once: true,
            bodyOf: (0,report_comment/* commentBodies */.oS)(report, identity, shown),
        });
        (0,action_comment/* logComment */.Gz)(outcome);
        (0,outputs/* setCommentOutputs */.i)(outcome);
        return outcome;
    };
    return { name: 'comment', publish: publishHere };
}
/** The last line: what the figures are compared with, the run that left them, and its commit. */
function footerOf(reporter, pull, found, { comparison }) {
    const { context, run } = reporter;
    const isCompared = 'source' in found && comparison.kind === 'compared';
    const text = isFork(reporter) ? "the fork's run" : 'the reported run';
    const compared = isCompared ? (0,action_comment/* comparedWith */.o3)(context, pull.baseBranch, found.source, false) : null;
    return (0,footer/* footerTexts */.m)(compared, [{ text, url: (0,run_url/* runUrl */.V)({ ...context, runId: run.id }) }], run.head);
}
/** The text of the trusted corpus, else an id that the trusted baseline has, else no text of the fork. */
function textOf(question, trusted, known) {
    const own = trusted.get(question.fingerprint ?? '');
    if (own)
        return own.text;
    return known.has(question.id) ? (0,report_text/* code */.aY)(question.id) : 'a question of the fork';
}
/** The id of our own corpus or of our own baseline; a fork's ids are its own words. */
function idOf({ fingerprint, id }, trusted, known) {
    return trusted.get(fingerprint ?? '')?.id ?? (known.has(id) ? id : null);
}
/** A run of Dependabot has a fork's token, but no fork. */
function isFork({ context, run }) {
    return run.headRepositoryId !== context.repository.id;
}
function whoseRun(reporter) {
    const { headOwner, headRepository, headBranch } = reporter.run;
    if (!isFork(reporter))
        return ['a run of the branch ', (0,report_text/* code */.aY)(headBranch)];
    return ['a run of the fork ', (0,report_text/* code */.aY)(`${headOwner}/${headRepository}`)];
}
function isJudged({ judge, questions }) {
    return judge != null || questions.some(({ answer }) => answer !== undefined);
}
function claimOf(reporter, { comparison, run: { questions } }, judged) {
    const { label } = comparison;
    const same = comparison.kind === 'compared' ? comparison.paired : null;
    return [
        [
            (0,report_text/* strong */.ko)('Reported by ', ...whoseRun(reporter), '.'),
            ' Its author controls workflow, responses and corpus there; treat these figures as a claim.',
        ],
        ...(judged ? [['Judged figures are omitted, because they cannot be verified.']] : []),
        ...(same === null
            ? []
            : [
                [
                    'References: identical to ',
                    (0,report_text/* code */.aY)(label),
                    ` for ${same} of ${(0,numerals/* counted */.hS)(questions.length, 'question')}, as reported.`,
                ],
            ]),
    ];
}


/***/ })

};
