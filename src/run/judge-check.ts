import { readCalibration } from '../adapters/files/corpus.js';
import { readLabelRows } from '../adapters/files/labels.js';
import { openVerdicts } from '../adapters/judge/cache.js';
import {
  boundIdentity,
  type CheckResult,
  countUnjudged,
  decodePassRule,
  differingKeys,
  driftOf,
  type PassRule,
  verdictOf,
  verdictOfMost,
} from '../core/judge/calibration.js';
import { countVerdicts, decodeLabels, type HumanVerdict, type Label, resolveLabels } from '../core/judge/labels.js';
import { inputError, requireOk } from '../core/words/errors.js';
import { hashLabels, panelKey } from './calibrate.js';
import {
  type CalibrationHooks,
  countRepeated,
  type FigureJudge,
  type JudgedLabels,
  type JudgeSource,
  judgeLabels,
  readJudge,
  readStoredVerdict,
} from './figure-judge.js';
import { identityOf } from './judge-answers.js';
import { findAnswers, type SampleSource } from './sample-answers.js';

interface CheckSettings extends JudgeSource {
  readonly calibration: string;
  readonly labels: string;
}

/** Settings of a check without labels: answers with a stored verdict are judged again. */
interface AnchorSettings extends JudgeSource, SampleSource {
  readonly cache: string;
  readonly anchors: number;
  readonly pass: PassRule;
}

interface EarlierAnswer {
  readonly label: Label;
  readonly before: HumanVerdict;
}

/** Asks the panel of a calibration again, always past the cache. */
export async function checkJudge(settings: CheckSettings, hooks: CalibrationHooks): Promise<CheckResult> {
  const { calibration: file, labels: labelsFile } = settings;
  const calibration = await readCalibration(file);
  const judge = await readJudge(settings, decodePassRule(calibration.pass, file), hooks.words);
  const identity = identityOf(judge.metric, judge.settings);
  const differing = differingKeys(calibration.judge, boundIdentity({ identity })).join(', ');
  const message = `is the calibration of another judge (${differing}); run stepgate judge calibrate again`;
  if (differing !== '') throw inputError([{ file, message }]);
  const rows = await readLabelRows(labelsFile);
  const { answers: labelled } = resolveLabels(requireOk(decodeLabels(rows, null, labelsFile)));
  const panel = new Map(calibration.panel.map(({ answer, judge: verdict }) => [answer, verdict]));
  const answers = labelled.flatMap((label) => {
    const before = panel.get(panelKey(label));
    return before ? [{ label, before }] : [];
  });
  if (answers.length === 0) {
    throw inputError([{ file: labelsFile, message: `no labelled answer is in the panel of ${file}` }]);
  }
  const rounds = await askAgain(answers, judge, hooks);
  const now = answers.map(({ before }, at) => verdictOfMost(rounds.answers[at]?.verdicts ?? [], before));
  const verdicts = answers.map(({ label }, at) => ({ human: label.human, judge: now[at] ?? null }));
  const { bar, outcome, repeated = null } = calibration;
  return {
    ...summarizeCheck(judge, rounds, answers, now, repeated),
    people: { ...verdictOf(countVerdicts(verdicts), bar, countUnjudged(verdicts)), bar, before: outcome },
    otherLabels:
      calibration.labels === hashLabels(labelled) ? null : { asked: answers.length, of: calibration.panel.length },
  };
}

/** Judges answers with a stored verdict twice: drift is what differs from the stored verdicts more than both rounds do. */
export async function checkAnchors(settings: AnchorSettings, hooks: CalibrationHooks): Promise<CheckResult> {
  const { cache, anchors: size, pass } = settings;
  const repeat = Math.max(2, settings.repeat);
  const judge = await readJudge({ ...settings, repeat }, pass, hooks.words);
  const anchors = (await findAnchors(settings, judge, hooks)).slice(0, size);
  if (anchors.length === 0) {
    throw inputError([{ input: '--judge-cache', file: cache, message: 'has no verdict on these answers' }]);
  }
  const rounds = await askAgain(anchors, judge, hooks);
  const now = rounds.answers.map(({ verdicts: [first = null] }) => first);
  return { ...summarizeCheck(judge, rounds, anchors, now, countRepeated(rounds)), people: null, otherLabels: null };
}

/** Judges answers again; the time as the number of the round makes its verdicts new ones. */
function askAgain(answers: readonly EarlierAnswer[], judge: FigureJudge, hooks: CalibrationHooks) {
  const labels = answers.map(({ label }) => label);
  return judgeLabels(labels, judge, hooks, Date.now());
}

async function findAnchors(settings: AnchorSettings, judge: FigureJudge, { words, redact }: CalibrationHooks) {
  const { answers } = await findAnswers(settings, words);
  const cache = await openVerdicts(settings.cache, redact);
  try {
    const anchors: EarlierAnswer[] = [];
    for (const label of answers) {
      const before = await readStoredVerdict(label, judge, cache);
      if (before) anchors.push({ label, before });
    }
    return anchors;
  } finally {
    await cache.close();
  }
}

function summarizeCheck(
  { settings, pass }: FigureJudge,
  { metrics }: JudgedLabels,
  answers: readonly EarlierAnswer[],
  now: readonly (HumanVerdict | null)[],
  repeated: Parameters<typeof driftOf>[1],
) {
  const asked = answers.map(({ before }, at) => ({ before, now: now[at] ?? null }));
  const judged = asked.flatMap((one) => (one.now === null ? [] : [{ before: one.before, now: one.now }]));
  return {
    model: settings.generation.model,
    pass,
    drift: driftOf(judged, repeated),
    unjudged: asked.length - judged.length,
    example: metrics.find(({ example }) => example !== null)?.example ?? null,
    served: [...new Set(metrics.flatMap(({ served }) => served ?? []))].sort(),
  };
}
