export const id = 17;
export const ids = [17];
export const modules = {

/***/ 14017:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  reportAction: () => (/* binding */ reportAction)
});

// EXTERNAL MODULE: ./src/adapters/corpus.ts + 1 modules
var adapters_corpus = __webpack_require__(37062);
// EXTERNAL MODULE: ./src/adapters/github/baseline.ts
var github_baseline = __webpack_require__(11539);
// EXTERNAL MODULE: ./src/adapters/github/comment.ts
var comment = __webpack_require__(42511);
// EXTERNAL MODULE: ./src/adapters/hash.ts
var hash = __webpack_require__(18610);
// EXTERNAL MODULE: ./src/core/fingerprint.ts
var fingerprint = __webpack_require__(75527);
// EXTERNAL MODULE: ./src/core/github/outcome.ts
var github_outcome = __webpack_require__(36779);
// EXTERNAL MODULE: ./src/core/redact.ts
var core_redact = __webpack_require__(12258);
// EXTERNAL MODULE: ./src/core/report.ts
var core_report = __webpack_require__(88557);
// EXTERNAL MODULE: ./src/evaluate.ts + 4 modules
var evaluate = __webpack_require__(64406);
// EXTERNAL MODULE: ./src/report/comment.ts
var report_comment = __webpack_require__(54231);
// EXTERNAL MODULE: ./src/report/numbers.ts
var numbers = __webpack_require__(65616);
// EXTERNAL MODULE: ./src/report/text.ts
var report_text = __webpack_require__(65655);
// EXTERNAL MODULE: ./src/version.ts
var version = __webpack_require__(311);
// EXTERNAL MODULE: ./src/action/comment.ts
var action_comment = __webpack_require__(51151);
// EXTERNAL MODULE: ./src/action/environment.ts
var environment = __webpack_require__(39675);
// EXTERNAL MODULE: ./src/action/evaluate.ts + 7 modules
var action_evaluate = __webpack_require__(71150);
// EXTERNAL MODULE: ./src/action/log.ts
var log = __webpack_require__(58592);
// EXTERNAL MODULE: ./src/action/outputs.ts
var outputs = __webpack_require__(18948);
// EXTERNAL MODULE: ./src/adapters/github/api.ts
var github_api = __webpack_require__(87958);
// EXTERNAL MODULE: ./src/adapters/github/baseline-artifact.ts
var baseline_artifact = __webpack_require__(72986);
// EXTERNAL MODULE: ./src/adapters/github/reported.ts
var reported = __webpack_require__(57867);
// EXTERNAL MODULE: ./src/adapters/github/time-limit.ts
var time_limit = __webpack_require__(34071);
// EXTERNAL MODULE: ./src/core/github/baseline-choice.ts
var baseline_choice = __webpack_require__(27894);
;// CONCATENATED MODULE: ./src/action/reported.ts







/** The pull requests to speak on, each with the run's figures. Trouble is said, and ends the report, never the job. */
async function reportedPulls(reporter) {
    const { inputs, context, run } = reporter;
    try {
        return await (0,time_limit/* within */.u)(github_baseline/* SEARCH_MS */.cY, async (signal) => {
            const api = (0,github_api/* connectGithub */.S)(inputs.token, { signal });
            const pulls = await (0,reported/* matchingPulls */.m)(api, context.repository, run);
            if (pulls.length === 0)
                return nothing('no open pull request has this run as its head');
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
        const outcome = (0,github_baseline/* outcomeOf */.sG)(error);
        const why = outcome.kind === 'forbidden' ? `add \`${outcome.permissions ?? 'actions: read'}\`` : outcome.why;
        (0,log/* warn */.R8)(`the run ${run.id} could not be reported: ${why}`);
        return [];
    }
}
function nothing(reason) {
    (0,log/* info */.pq)(`nothing to report: ${reason}`);
    return [];
}
async function reportedFigures({ inputs, run, trusted }, search) {
    const artifact = (0,baseline_choice/* newestArtifact */.jb)(await (0,reported/* listArtifacts */.w)(search.api, search.context.repository, run.id), inputs.settings.name);
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
        ...{ kind: 'pull_request', number: pull.number, head: run.head, fork: true },
        ...{ baseBranch: pull.baseBranch, base: pull.base },
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

;// CONCATENATED MODULE: ./src/action/report.ts



















/** Comments on the pull request of another run, a fork's: its numbers, checked, in words and texts of our own. */
async function reportAction(inputs, context, env) {
    if (context.plan.kind !== 'workflow_run')
        return [];
    const { run } = context.plan;
    (0,outputs/* setCommentOutputs */.i)({ kind: 'skipped', reason: 'nothing to report' });
    if (run.event !== 'pull_request') {
        (0,log/* info */.pq)(`nothing to report: the run was started by ${run.event}`);
        return [];
    }
    const trusted = await trustedQuestions(inputs, env);
    const { redact } = (0,core_redact/* makeRedactor */.$)((0,environment/* secretsOf */.Fj)(env));
    const reporter = { inputs, context, run, trusted, redact };
    for (const found of await reportedPulls(reporter)) {
        const outcome = await (0,comment/* publishComment */.p)(await commentJob(reporter, found));
        if (outcome.kind === 'failed')
            (0,log/* warn */.R8)(`the comment was not written: ${outcome.reason}`);
        (0,outputs/* setCommentOutputs */.i)(outcome);
    }
    return [];
}
/** Questions of the default branch's corpus; what a fork calls its own is never shown. */
async function trustedQuestions({ settings }, env) {
    if (settings.corpus.length === 0)
        return new Map();
    const { corpus } = await (0,adapters_corpus/* readCorpus */.XR)(settings.corpus, (0,environment/* rootsOf */.RD)(env));
    const questions = corpus.templates.flatMap((template) => template.questions);
    return new Map(questions.map((question) => [(0,fingerprint/* fingerprintOf */.a)(question, hash/* sha256 */.s), question]));
}
async function commentJob(reporter, { pull, figures }) {
    const { inputs, context, run, redact } = reporter;
    const found = await (0,github_baseline/* findBaseline */.Xn)(searchOf(reporter, pull));
    const notes = found.kind === 'found-older' ? [(0,github_outcome/* olderNote */.LP)(found)] : [];
    const baseline = 'figures' in found ? { ...found.figures, label: pull.baseBranch, notes } : null;
    const reason = baseline ? '' : reasonFor(found, pull);
    const first = (0,github_outcome/* firstOf */.Ku)(found, { workflow: run.path, branch: pull.baseBranch, isFirst: false });
    const none = { kind: 'none', label: pull.baseBranch, reason, ...first };
    const known = new Set(baseline?.questions.map(({ id }) => id));
    const report = (0,evaluate/* judge */.S)((0,core_report/* reportOfRun */.Zl)(figures, version/* VERSION */.x), baseline ?? none, inputs.settings);
    const key = (0,action_comment/* commentKey */.Td)(run.path, inputs.settings.name);
    const identity = { key, runId: run.id, attempt: run.attempt, sha: run.head };
    const options = {
        thisRun: 'This PR',
        redact,
        ...(reporter.trusted.size > 0 && { textsFrom: pull.baseBranch }),
        footer: [
            ...('source' in found && report.comparison.kind === 'compared'
                ? [(0,action_comment/* comparedWith */.o3)(context, pull.baseBranch, found.source, false)]
                : []),
            [
                {
                    link: {
                        text: isFork(reporter) ? "the fork's run" : 'the reported run',
                        url: (0,action_evaluate.runUrl)({ ...context, runId: run.id }),
                    },
                },
            ],
            ['commit ', (0,report_text/* code */.aY)(run.head.slice(0, 7))],
        ],
        textOf: (question) => textOf(question, reporter.trusted, known),
        claim: claimOf(reporter, report),
        // Template ids are the fork's words.
        without: ['templates'],
    };
    return {
        token: inputs.token,
        owner: context.repository.owner,
        repo: context.repository.name,
        number: pull.number,
        key,
        runId: run.id,
        attempt: run.attempt,
        head: run.head,
        once: true,
        bodyOf: (rung) => rung < report_comment/* RUNG_COUNT */.tl ? redact((0,report_comment/* renderComment */.wQ)(report, identity, options, report_comment/* COMMENT_LIMIT */.W$, rung)) : null,
    };
}
function reasonFor(outcome, pull) {
    return 'figures' in outcome ? '' : (0,github_outcome/* reasonOf */.A3)(outcome, pull.baseBranch);
}
/** A text of our own corpus, else an id that our own baseline has, else nothing of the fork's. */
function textOf(question, trusted, known) {
    const own = trusted.get(question.fingerprint ?? '');
    if (own)
        return own.text;
    return known.has(question.id) ? (0,report_text/* code */.aY)(question.id) : 'a question of the fork';
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
function claimOf(reporter, { comparison, questions }) {
    const { label } = comparison;
    const same = comparison.kind === 'compared' ? comparison.paired : null;
    return [
        [
            (0,report_text/* strong */.ko)('Reported by ', ...whoseRun(reporter), '.'),
            ' Its author controls workflow, responses and corpus there; treat these figures as a claim.',
        ],
        ...(same === null
            ? []
            : [
                [
                    'References: identical to ',
                    (0,report_text/* code */.aY)(label),
                    ` for ${same} of ${(0,numbers/* counted */.hS)(questions.length, 'question')}, as reported.`,
                ],
            ]),
    ];
}


/***/ })

};
