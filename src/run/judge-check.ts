import { readCalibration } from '../adapters/files/corpus.js';
import { readLabelRows } from '../adapters/files/labels.js';
import { sha256 } from '../adapters/hash.js';
import { openVerdicts } from '../adapters/judge/cache.js';
import {
  boundIdentity,
  type Calibration,
  type CheckResult,
  countUnjudged,
  decodePassRule,
  differingKeys,
  driftOf,
  type PassRule,
  type RepeatedVerdict,
  verdictOf,
  verdictOfMost,
} from '../core/judge/calibration.js';
import { countVerdicts, decodeLabels, type HumanVerdict, type Label, resolveLabels } from '../core/judge/labels.js';
import { inputError, requireOk } from '../core/words/errors.js';
import {
  type CalibrationHooks,
  type CalibrationSettings,
  countRepeated,
  type FigureJudge,
  findAnswers,
  hashLabels,
  type JudgedRound,
  judgeRounds,
  judgeVerdict,
  panelKey,
  readJudge,
  type SampleSource,
  taskOf,
} from './calibrate.js';
import { cachedFigures, identityOf } from './judge-answers.js';

type JudgeSource = Pick<CalibrationSettings, 'config' | 'request' | 'cache' | 'repeat'>;

/** Settings of a check of a judge against its calibration. */
export interface CheckSettings extends JudgeSource {
  readonly calibration: string;
  readonly labels: string;
}

/** Settings of a check without labels: answers with a stored verdict are judged again. */
export interface AnchorSettings extends JudgeSource, SampleSource {
  readonly cache: string;
  readonly anchors: number;
  readonly pass: PassRule;
}

/** Asks the panel of a calibration again, always past the cache. */
export async function checkJudge(settings: CheckSettings, hooks: CalibrationHooks): Promise<CheckResult> {
  const { calibration: file, labels: labelsFile } = settings;
  const calibration = await readCalibration(file);
  const pass = decodePassRule(calibration.pass, file);
  const judge = await readJudge({ ...settings, pass }, hooks.words);
  refuseOtherJudge(calibration, judge, file);
  const rows = await readLabelRows(labelsFile);
  const { answers: labelled } = resolveLabels(requireOk(decodeLabels(rows, null, labelsFile)));
  const panel = new Map(calibration.panel.map(({ answer, judge: verdict }) => [answer, verdict]));
  const answers = labelled.flatMap((label) => {
    const before = panel.get(panelKey(label));
    return before ? [{ label, before, human: label.human }] : [];
  });
  if (answers.length === 0) {
    throw inputError([{ file: labelsFile, message: `no labelled answer is in the panel of ${file}` }]);
  }
  const tasks = answers.map(({ label }) => taskOf(label, judge));
  const rounds = await judgeRounds(tasks, judge, settings, hooks, Date.now());
  const now = answers.map(({ before }, at) => verdictOfMost(verdictsAt(rounds, at, pass), before));
  const verdicts = answers.map(({ human }, at) => ({ human, judge: now[at] ?? null }));
  const { bar, outcome } = calibration;
  return {
    ...summarizeCheck(judge, pass, rounds, now),
    drift: driftOf(pairsOf(answers, now), calibration.repeated ?? null),
    people: { ...verdictOf(countVerdicts(verdicts), bar, countUnjudged(verdicts)), bar, before: outcome },
    otherLabels:
      calibration.labels === hashLabels(labelled) ? null : { asked: answers.length, of: calibration.panel.length },
  };
}

/** Judges answers with a stored verdict twice: drift is what differs from the stored verdicts more than both rounds do. */
export async function checkAnchors(settings: AnchorSettings, hooks: CalibrationHooks): Promise<CheckResult> {
  const { cache, anchors: size, pass, repeat } = settings;
  const judge = await readJudge(settings, hooks.words);
  const anchors = (await findAnchors(settings, judge, hooks)).slice(0, size);
  if (anchors.length === 0) {
    throw inputError([{ input: '--judge-cache', file: cache, message: 'has no verdict on these answers' }]);
  }
  const tasks = anchors.map(({ label }) => taskOf(label, judge));
  const rounds = await judgeRounds(tasks, judge, { cache, repeat: Math.max(2, repeat) }, hooks, Date.now());
  const now = anchors.map((_, at) => verdictsAt(rounds, at, pass)[0] ?? null);
  return {
    ...summarizeCheck(judge, pass, rounds, now),
    drift: driftOf(pairsOf(anchors, now), countRepeated(rounds, pass)),
    people: null,
    otherLabels: null,
  };
}

/** The answers with a stored verdict. */
async function findAnchors(settings: AnchorSettings, judge: FigureJudge, { words, redact }: CalibrationHooks) {
  const { answers } = await findAnswers(settings, words);
  const cache = await openVerdicts(settings.cache, redact);
  try {
    const anchors: { readonly label: Label; readonly before: HumanVerdict }[] = [];
    const ports = { cache, hash: sha256 };
    for (const label of answers) {
      const figures = await cachedFigures(judge.metric, taskOf(label, judge), judge.settings, ports);
      const before = figures && judgeVerdict(figures, settings.pass);
      if (before) anchors.push({ label, before });
    }
    return anchors;
  } finally {
    await cache.close();
  }
}

/** Refuses to compare verdicts of two different judges. */
function refuseOtherJudge(calibration: Calibration, { metric, settings }: FigureJudge, file: string): void {
  const differing = differingKeys(calibration.judge, boundIdentity({ identity: identityOf(metric, settings, sha256) }));
  if (differing.length === 0) return;
  const message = `is the calibration of another judge (${differing.join(', ')}); run stepgate judge calibrate again`;
  throw inputError([{ file, message }]);
}

function verdictsAt(rounds: readonly JudgedRound[], at: number, pass: PassRule): (HumanVerdict | null)[] {
  return rounds.map(({ entries }) => judgeVerdict(entries[at] ?? {}, pass));
}

function pairsOf(
  answers: readonly { readonly before: HumanVerdict }[],
  now: readonly (HumanVerdict | null)[],
): RepeatedVerdict[] {
  return answers.flatMap(({ before }, at) => {
    const verdict = now[at] ?? null;
    return verdict === null ? [] : [{ before, now: verdict }];
  });
}

function summarizeCheck(
  { settings }: FigureJudge,
  pass: PassRule,
  rounds: readonly JudgedRound[],
  now: readonly (HumanVerdict | null)[],
) {
  return {
    model: settings.generation.model,
    pass,
    unjudged: now.filter((verdict) => verdict === null).length,
    example: rounds.find(({ metric }) => metric.example !== null)?.metric.example ?? null,
    served: [...new Set(rounds.flatMap(({ metric }) => metric.served ?? []))].sort(),
  };
}
