import { readConfig, readCorpus } from '../adapters/files/corpus.js';
import { sha256 } from '../adapters/hash.js';
import type { Baseline } from '../core/comparison/comparison.js';
import { configHashes } from '../core/comparison/rescored.js';
import { fingerprintOf } from '../core/corpus/fingerprint.js';
import { selectFrom } from '../core/corpus/select.js';
import type { RunFigures } from '../core/figures/figures.js';
import type { Shard } from '../core/shards/records.js';
import type { StepAlias } from '../core/steps/step.js';
import { unchanged } from '../core/text/values.js';
import { forInput, inputError, usageError } from '../core/words/errors.js';
import { scoringOf } from '../core/words/scoring-rules.js';
import { VERSION } from '../core/words/version.js';
import { localEntries, openRunAnswers } from './page.js';
import {
  type BaseAnswers,
  baseAnswersOf,
  entriesOf,
  makeRescorer,
  type RescoringRules,
  type RescoringSource,
  recordedAnswers,
} from './rescore.js';
import type { ScoreHooks } from './score-responses.js';

/** The questions of a run's own corpus. Its answers are not kept, so they are scored again when they are read (`observe`). */
export function questionsOfCorpus(
  rules: RescoringRules & { readonly shard: Shard | null },
  { baseline, base }: { readonly baseline: Baseline; readonly base: BaseAnswers },
): RescoringSource & Required<Pick<ScoreHooks, 'observe'>> {
  const isCompared = !('kind' in baseline) && rules.shard === null;
  const rescorer = isCompared ? makeRescorer(baseline, { rules, base }) : null;
  return {
    ...{ rules, base, rescorer },
    find: async () => null,
    observe: async (question, { entry }, { figures }) =>
      rescorer?.add(question, figures, () => recordedAnswers([entry])),
  };
}

/** The files that the compared run was scored with. */
export interface HeadCorpus {
  readonly corpus: readonly string[];
  readonly config: string | null;
  readonly aliases: readonly StepAlias[];
}

/** Without a corpus, no answer is scored again. */
export const NO_CORPUS: RescoringSource = {
  rules: { scoring: scoringOf(), aliases: [], rules: {}, failedOutputs: [], trials: 'one' },
  base: baseAnswersOf(async () => ({ kind: 'missing', why: '', reason: { kind: 'no-corpus' } })),
  find: async () => null,
};

/** The questions and rules of a scored run, from its corpus and config. Throws if they differ from those of the run. */
export async function questionsOfHead(
  head: RunFigures,
  files: HeadCorpus,
  paths: { readonly base: string; readonly head: string },
): Promise<RescoringSource> {
  const { scoring, version = VERSION } = head;
  if (scoring === null) throw headError('contains no scoring rules; name its folder or its baseline.yaml');
  if (version !== VERSION) throw headError(`was scored by Stepgate ${version}; score it again with ${VERSION}`);
  const config = await forInput('--config', readConfig(files.config));
  const rules = {
    aliases: [...config.aliases, ...files.aliases],
    rules: config.rules,
    failedOutputs: config.failedOutputs,
  };
  const hashes = configHashes(rules, sha256);
  const differs = (['step_aliases', 'rules'] as const).find((part) => hashes?.[part] !== head.config?.[part]);
  if (differs) {
    const names = { step_aliases: 'step aliases', rules: 'rules' };
    throw usageError(`--config: HEAD was scored with other ${names[differs]}; give its own config and step aliases`);
  }
  const { corpus } = await forInput('--corpus', readCorpus(files.corpus, null, 'without', config.stepDefaults));
  const questions = new Map(corpus.questions.map((question) => [question.id, question]));
  const figures = new Map(head.questions.map((question) => [question.id, question]));
  const isOwn = (id: string) => {
    const question = questions.get(id);
    const fingerprint = figures.get(id)?.fingerprint;
    return question !== undefined && (!fingerprint || fingerprintOf(question, sha256) === fingerprint);
  };
  if (![...figures.keys()].some(isOwn))
    throw foreignCorpus(
      files,
      [...figures.keys()].some((id) => questions.has(id)),
    );
  const file = entriesOf(() => openRunAnswers(paths.head, unchanged));
  return {
    rules: { scoring, ...rules, trials: 'one' },
    base: baseAnswersOf(() => localEntries(paths.base)),
    find: async (id) => {
      const question = isOwn(id) ? questions.get(id) : undefined;
      if (!question) return null;
      const answers = recordedAnswers(await file.read(id));
      return { question, answers: answers.length > 0 ? answers : [undefined] };
    },
    close: file.close,
    questions: selectFrom(corpus.questions, head.selection, sha256),
  };
}

function foreignCorpus({ corpus, config }: HeadCorpus, hasIds: boolean): Error {
  const names = corpus.join(', ');
  if (!hasIds) return usageError(`--corpus: ${names} has no question of HEAD; give the corpus of HEAD`);
  const defaults = config === null ? ', and --config if its config has step_defaults' : ', and its own --config';
  return usageError(`--corpus: no question of ${names} is as HEAD was scored by; give the corpus of HEAD${defaults}`);
}

function headError(message: string): Error {
  return inputError([{ message: `HEAD: ${message}` }]);
}
