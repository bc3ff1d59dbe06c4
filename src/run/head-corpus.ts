import { readConfig } from '../adapters/files/config.js';
import { readCorpus } from '../adapters/files/corpus.js';
import { sha256 } from '../adapters/hash.js';
import { fingerprintOf } from '../core/corpus/fingerprint.js';
import type { RunFigures } from '../core/runs/figures.js';
import { configHashes } from '../core/runs/rescored.js';
import type { Redact } from '../core/secrets/redact.js';
import type { StepAlias } from '../core/steps/step.js';
import { forInput, inputError, usageError } from '../core/words/errors.js';
import { scoringOf } from '../core/words/scoring-rules.js';
import { VERSION } from '../core/words/version.js';
import { localEntries } from './page.js';
import { exactQuestion, type RescoringSource } from './rescore.js';

/** The files by which a run was scored that is compared with an earlier one. */
export interface HeadCorpus {
  readonly corpus: readonly string[];
  readonly config: string | null;
  readonly aliases: readonly StepAlias[];
}

/** Without a corpus, no answer is scored again. */
export const NO_CORPUS: RescoringSource = {
  rules: { scoring: scoringOf(), aliases: [], rules: {}, failedOutputs: [], trials: 'one' },
  baseEntries: async () => ({ kind: 'missing', why: '', reason: { kind: 'no-corpus' } }),
  questionOf: async () => null,
};

/** The questions and rules of a scored run, from its corpus and config. Throws if they are not those of the run. */
export async function questionsOfHead(
  head: RunFigures,
  files: HeadCorpus,
  base: string,
  redact: Redact,
): Promise<RescoringSource> {
  const { scoring, version = VERSION } = head;
  if (scoring === null) throw headError('contains no scoring rules; name its folder or its baseline.yaml');
  if (version !== VERSION) throw headError(`was scored by Stepgate ${version}; score it again with ${VERSION}`);
  const config = files.config === null ? null : await forInput('--config', readConfig(files.config, null));
  const rules = {
    aliases: [...(config?.aliases ?? []), ...files.aliases],
    rules: config?.rules ?? {},
    failedOutputs: config?.failedOutputs ?? [],
  };
  const hashes = configHashes(rules, sha256);
  const differs = (['step_aliases', 'rules'] as const).find((part) => hashes?.[part] !== head.config?.[part]);
  if (differs) {
    const names = { step_aliases: 'step aliases', rules: 'rules' };
    throw usageError(`--config: HEAD was scored with other ${names[differs]}; give its own config and step aliases`);
  }
  const { corpus } = await forInput('--corpus', readCorpus(files.corpus, null, 'without', config?.stepDefaults));
  const questions = new Map(corpus.questions.map((question) => [question.id, question]));
  const figures = new Map(head.questions.map((question) => [question.id, question]));
  const isOwn = (id: string) => {
    const question = questions.get(id);
    const fingerprint = figures.get(id)?.fingerprint;
    return question !== undefined && (!fingerprint || fingerprintOf(question, sha256) === fingerprint);
  };
  const ids = [...figures.keys()];
  if (!ids.some(isOwn)) throw usageError('--corpus: no question is as HEAD was scored by; give the corpus of HEAD');
  const hasTrials = head.questions.some(({ trials }) => trials !== undefined);
  return {
    rules: { scoring, ...rules, trials: hasTrials ? 'all' : 'one' },
    baseEntries: () => localEntries(base),
    questionOf: async (id) => (isOwn(id) ? exactQuestion(questions.get(id), redact) : null),
  };
}

function headError(message: string): Error {
  return inputError([{ message: `HEAD: ${message}` }]);
}
