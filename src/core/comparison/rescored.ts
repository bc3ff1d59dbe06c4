import { canonicalJson } from '../corpus/fingerprint.js';
import type { Hash } from '../corpus/select.js';
import type {
  NotRescoredReason,
  QuestionFigures,
  Rescored,
  RescoredQuestion,
  RuleDifference,
  RunFigures,
} from '../figures/figures.js';
import type { ConfigHashes } from '../figures/stored.js';
import { MASK } from '../secrets/redact.js';
import type { FailedOutput } from '../steps/failed-outputs.js';
import type { Question, Response } from '../steps/model.js';
import type { StepAlias } from '../steps/step.js';
import { isMapping, own } from '../text/values.js';
import type { Rules } from '../words/rules.js';
import type { Scoring, ScoringRules } from '../words/scoring-rules.js';
import { VERSION } from '../words/version.js';

/** The questions of a run and the rules that score them; answers can be missing. */
export type AskedRun = Pick<RunFigures, 'scoring' | 'config' | 'questions'>;

/** The questions whose base answers must be scored again. */
export type RescoringNeed = NonNullable<ReturnType<typeof findRescoringNeed>>;

/** Finds the questions whose base answers must be scored again; null without such questions. */
export function findRescoringNeed(base: RunFigures, head: AskedRun, aliases: readonly StepAlias[] = []) {
  const named = aliases.map(({ name, pattern }) => `${name} = ${pattern}`);
  const differences = ruleDifferences(base, head).map((difference) =>
    difference.kind === 'step_aliases' ? { ...difference, aliases: named } : difference,
  );
  const before = new Map(base.questions.map((question) => [question.id, question]));
  const ids = head.questions.flatMap((question) => {
    const earlier = before.get(question.id);
    return earlier && needsRescoring(differences, earlier, question) ? [question.id] : [];
  });
  return ids.length === 0 ? null : { differences, ids };
}

export function needsRescoring(differences: readonly RuleDifference[], base: QuestionFigures, head: QuestionFigures) {
  // Without reference steps, an answer cannot be scored.
  return differences.length > 0 || (isEdited(base, head) && !(head.score === null && base.score !== null));
}

/** Whether what is scored differs. Gained or lost reference steps are an edit also without fingerprints. */
export function isEdited(base: QuestionFigures, head: QuestionFigures): boolean {
  if ((base.score === null) !== (head.score === null)) return true;
  return base.fingerprint !== head.fingerprint && base.fingerprint !== null && head.fingerprint !== null;
}

/** Questions whose base answers alone have the old rules; two versions of Stepgate nearly always score the same. */
export function idsWithOldRules({ rescored }: RunFigures): ReadonlySet<string> {
  const isMixed = rescored?.differences.some(({ kind }) => kind !== 'version') && rescored.questions.length > 0;
  return new Set(isMixed ? rescored?.left?.ids : []);
}

/** The differences between the scoring rules of two runs; empty if they agree, or if a run does not contain its rules. */
export function ruleDifferences(base: RunFigures, head: Pick<RunFigures, 'scoring' | 'config'>): RuleDifference[] {
  if (base.scoring === null || head.scoring === null) return [];
  const isOtherVersion = base.version !== undefined && base.version !== VERSION;
  return [
    ...scoringDifferences(base.scoring, head.scoring),
    ...(['step_aliases', 'rules'] as const)
      .filter((kind) => base.config?.[kind] !== head.config?.[kind])
      .map((kind) => ({ kind })),
    ...(isOtherVersion ? [{ kind: 'version' as const, base: base.version, head: VERSION }] : []),
  ];
}

function scoringDifferences(base: Scoring, head: Scoring): RuleDifference[] {
  if (canonicalJson(base.knobs) === canonicalJson(head.knobs)) return [];
  if (base.preset !== head.preset) return [{ kind: 'preset', base: base.preset, head: head.preset }];
  const names = Object.keys(head.knobs) as (keyof ScoringRules)[];
  return names
    .filter((name) => base.knobs[name] !== head.knobs[name])
    .map((name) => ({ kind: 'rule', name, base: String(base.knobs[name]), head: String(head.knobs[name]) }));
}

interface ConfiguredRules {
  readonly aliases: readonly StepAlias[];
  readonly rules: Rules;
  readonly failedOutputs: readonly FailedOutput[];
}

/** Hashes of the step aliases and of the rules with `failed_outputs` of a config; undefined if it does not define them. */
export function configHashes({ aliases, rules, failedOutputs }: ConfiguredRules, hash: Hash): ConfigHashes | undefined {
  const allRules = failedOutputs.length === 0 ? rules : { ...rules, failed_outputs: failedOutputs };
  const hasRules = Object.keys(allRules).length > 0;
  const hashes = {
    ...(aliases.length > 0 && { step_aliases: hash(canonicalJson(aliases)) }),
    ...(hasRules && { rules: hash(canonicalJson(allRules)) }),
  };
  return Object.keys(hashes).length === 0 ? undefined : hashes;
}

/** Whether a secret was redacted in a response where one of these questions scores it. */
export function isRedacted({ source }: Response, questions: readonly Pick<Question, 'answer'>[]): boolean {
  const { actual_steps: steps, actual_answer: text, agent_texts: texts } = source;
  const scored = Array.isArray(steps)
    ? steps.map((step) => (isMapping(step) ? SCORED_KEYS.map((key) => own(step, key)) : step))
    : steps;
  return holdsMask([scored, ...(questions.some(({ answer }) => answer) ? [text, texts] : [])]);
}

const SCORED_KEYS = ['name', 'args', 'status', 'output', 'execution_timestamp'];

/** Whether plain data contains the mask of a secret, so that it differs from the data that was scored. */
function holdsMask(value: unknown): boolean {
  if (typeof value === 'string') return value.includes(MASK);
  if (typeof value !== 'object' || value === null) return false;
  return Object.entries(value).some(([key, item]) => key.includes(MASK) || holdsMask(item));
}

/** The base run with the figures of the answers that were scored again; `questions`: by question id. */
export function withRescored(
  base: RunFigures,
  head: RunFigures,
  { differences, ids }: RescoringNeed,
  questions: ReadonlyMap<string, Omit<RescoredQuestion, 'id'> & { readonly figures: QuestionFigures }>,
  reason: NotRescoredReason,
): RunFigures {
  const leftIds = ids.filter((id) => !questions.has(id));
  const rescored: Rescored = {
    original: base,
    differences,
    questions: [...questions].map(([id, { edit, underBase }]) => ({ id, edit, underBase })),
    left: leftIds.length === 0 ? null : { ids: leftIds, reason },
  };
  // If no answer was scored again, different rules are still a reason not to compare.
  const scoring = questions.size > 0 ? head.scoring : base.scoring;
  return {
    ...{ ...base, scoring, rescored },
    questions: base.questions.map((one) => questions.get(one.id)?.figures ?? one),
  };
}
