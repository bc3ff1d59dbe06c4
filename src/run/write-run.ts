import { openEntries } from '../adapters/files/entries.js';
import { openEvaluationFile } from '../adapters/files/evaluation-file.js';
import { makeOutputFolder, writeFiles } from '../adapters/files/run-files.js';
import { openShardFile } from '../adapters/files/shard-file.js';
import { sha256 } from '../adapters/hash.js';
import type { ScoredEntry } from '../core/figures/entry-place.js';
import type { Report } from '../core/gates/report.js';
import { FAILED_OUTPUTS, SHARD_SCHEMA, type Shard, type ShardEnd, type ShardHead } from '../core/shards/records.js';
import type { Question } from '../core/steps/model.js';
import { exactJsonText } from '../core/text/json.js';
import type { Rewrite } from '../core/text/values.js';
import { forInput, type InputWords } from '../core/words/errors.js';
import { VERSION } from '../core/words/version.js';
import { renderFullReport } from '../report/formats/markdown.js';
import type { ThisRun } from '../report/words/blocks.js';
import type { Inputs } from './inputs.js';
import type { PageRequest } from './page.js';
import type { ScoredQuestions } from './score-responses.js';
import type { Settings } from './settings.js';

export interface Shown {
  /** The label of this run next to its baseline. Example: `this run`, `this PR`. */
  readonly thisRun: ThisRun;
  /** Whether the report shortens question ids; default: `short`. */
  readonly ids?: 'short' | 'full';
}

export type WrittenRun = Pick<PageRequest, 'folder' | 'answers' | 'tagsOf'>;

/** Creates the folder of a run and opens its evaluation file; null: nothing is written. */
export async function openRunFiles(
  { out, roots, drafts }: Pick<Settings, 'out' | 'roots' | 'drafts'>,
  inputs: Inputs,
  { words, redact }: { readonly words: InputWords; readonly redact: Rewrite },
) {
  if (out === null) return null;
  const folder = await forInput(words.name('output-dir'), makeOutputFolder(out, roots));
  const writer = await openEvaluationFile(folder);
  const shard = inputs.shard && (await openShard(folder, inputs, inputs.shard, redact));
  return {
    write: writer.write,
    /** Writes a scored answer of a shard; does nothing for a whole run. */
    writeScored: async (scored: ScoredEntry): Promise<void> => shard?.write(scored),
    complete: async (scored: ScoredQuestions, report: Report, shown: Shown): Promise<WrittenRun> => {
      const { path, ...written } = await writer.finish();
      const markdown = renderFullReport(report, shown);
      // A later run must not be compared with drafts.
      await writeFiles(folder, report, markdown, shard === null && !drafts);
      const { coverage, unpriced, names, judge, failures } = scored.answers;
      const [observed] = names as [ShardEnd['names']];
      const end = { answered: coverage.answered, unasked: scored.unasked, unpriced, names: observed, judge, failures };
      await shard?.finish(redact(end));
      return {
        folder,
        answers: () => openEntries(path, written),
        tagsOf: collectTags(redact(inputs.questions.map(({ id, tags }) => ({ id, tags })))),
      };
    },
    discard: async (): Promise<void> => {
      await writer.discard();
      await shard?.discard();
    },
  };
}

export function collectTags(questions: readonly Pick<Question, 'id' | 'tags'>[]) {
  return new Map(questions.filter(({ tags }) => tags.length > 0).map(({ id, tags }) => [id, tags]));
}

function makeShardHead(inputs: Inputs, shard: Shard, settings: ShardHead['settings']): ShardHead {
  const { provenance, scoring, select, questions, templateTitles } = inputs;
  const selectedIds = new Set(questions.map(({ id }) => id));
  return {
    schema_version: SHARD_SCHEMA,
    stepgate_version: VERSION,
    shard,
    provenance,
    scoring,
    selection: [...select],
    corpus: questionsHash(questions),
    selected: selectedIds.size,
    unselected: inputs.allIds.filter((id) => !selectedIds.has(id)),
    ...(inputs.drafts > 0 && { drafts: inputs.drafts }),
    settings,
    titles: templateTitles,
  };
}

/** A hash of all corpus data of the questions. */
function questionsHash(questions: readonly Question[]): string {
  let hash = '';
  for (const { groups, alternatives, answer, ...question } of questions) {
    const sources = [groups, ...(alternatives ?? [])].map((alternative) =>
      alternative.map((group) => group.map(({ source }) => source)),
    );
    hash = sha256(`${hash}${exactJsonText({ ...question, sources, answer: answer?.source ?? null })}`);
  }
  return hash;
}

function openShard(folder: string, inputs: Inputs, shard: Shard, redact: Rewrite) {
  const { trials, details, aliases, rules, failedOutputs, agentModel, judging } = inputs;
  const settings = {
    trials,
    details,
    'the step aliases': aliases,
    'the rules of the config': rules,
    ...(failedOutputs.length > 0 && { [FAILED_OUTPUTS]: failedOutputs }),
    'agent-model': agentModel,
    'whether answers are judged': judging.on,
  };
  return openShardFile(folder, redact(makeShardHead(inputs, shard, settings)));
}
