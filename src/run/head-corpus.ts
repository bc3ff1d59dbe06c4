import { readConfig, readCorpus } from '../adapters/files/corpus.js';
import { sha256 } from '../adapters/hash.js';
import { configHashes } from '../core/comparison/rescored.js';
import { fingerprintOf } from '../core/corpus/fingerprint.js';
import { selectFrom } from '../core/corpus/select.js';
import type { RunFigures } from '../core/figures/figures.js';
import type { StepAlias } from '../core/steps/step.js';
import { forInput, inputError, usageError } from '../core/words/errors.js';
import { scoringOf } from '../core/words/scoring-rules.js';
import { VERSION } from '../core/words/version.js';

export interface HeadCorpus {
  readonly corpus: readonly string[];
  readonly config: string | null;
  readonly aliases: readonly StepAlias[];
}

/** Without a corpus, no answer is scored again. */
export const NO_CORPUS: CorpusOfHead = {
  rules: { scoring: scoringOf(), aliases: [], rules: {}, failedOutputs: [], trials: 'one' },
  questions: [],
  questionOf: () => null,
};

/** The questions and rules of a run, from its corpus and config. */
export type CorpusOfHead = Awaited<ReturnType<typeof readCorpusOfHead>>;

/** Reads the questions and rules of a scored run from its corpus and config. Throws if they differ from those of the run. */
export async function readCorpusOfHead(head: RunFigures, files: HeadCorpus) {
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
  const questionOf = (id: string) => {
    const question = questions.get(id) ?? null;
    const fingerprint = figures.get(id)?.fingerprint;
    return question && fingerprint && fingerprintOf(question, sha256) !== fingerprint ? null : question;
  };
  if (![...figures.keys()].some(questionOf)) {
    const names = files.corpus.join(', ');
    const defaults = files.config === null ? ', and --config if its config has step_defaults' : '';
    throw usageError(`--corpus: no question of ${names} is as HEAD was scored by; give the corpus of HEAD${defaults}`);
  }
  return {
    rules: { scoring, ...rules, trials: 'one' as const },
    /** The selected questions. */
    questions: selectFrom(corpus.questions, head.selection, sha256),
    /** A question by its id; null: the corpus does not have it as it was scored. */
    questionOf,
  };
}

function headError(message: string): Error {
  return inputError([{ message: `HEAD: ${message}` }]);
}
