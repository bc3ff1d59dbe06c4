import { join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { readRunWithTexts } from '../../src/adapters/files/runs.js';
import type { QuestionFigures, RunFigures } from '../../src/core/figures/figures.js';
import { unchanged } from '../../src/core/text/values.js';
import { evaluateFiles, type PresetName } from '../../src/index.js';
import { sentenceOf } from '../../src/report/words/differences.js';
import { plain } from '../../src/report/words/text.js';
import { queriesIn, withBaseDifferences } from '../../src/run/base-differences.js';
import { testFolder } from '../support/cli.js';
import { PROVES } from '../support/fewer.js';
import { describeWithData, json, list, ROOT } from './data.js';

const RUNS = list('published');
/** The preset of runs that are compared: those of one corpus, unless all are. */
const SHARED = 'graphrag-eval-5';
const FOLDER = testFolder();

/** A run that is scored, with the folder of its results. */
interface Scored {
  readonly folder: string;
  readonly run: RunFigures;
}

async function scored(name: string, scoring: PresetName): Promise<Scored> {
  const folder = join(FOLDER, `${name} ${scoring}`);
  const files = (file: string) => [join(ROOT, 'published', name, file)];
  const inputs = { corpus: files('corpus.yaml'), responses: files('responses.jsonl'), scoring };
  await evaluateFiles({ ...inputs, out: folder, page: false, min_coverage: 0 });
  return { folder, run: await readRunWithTexts(folder) };
}

function missesOf({ questions }: RunFigures): QuestionFigures[] {
  return questions.filter(({ why }) => why !== null);
}

/** The misses of a run beside another one: those that it did worse than that. */
async function regressedOf(base: RunFigures, head: RunFigures): Promise<QuestionFigures[]> {
  const scores = new Map(base.questions.map(({ id, score }) => [id, score ?? 0]));
  const { questions } = await withBaseDifferences(base, head, queriesIn(base), unchanged);
  return missesOf({ ...head, questions }).filter(({ id, score }) => (score ?? 0) < (scores.get(id) ?? 0));
}

function repeatsIn(texts: readonly string[]): string[] {
  return texts.filter((text, at) => texts.indexOf(text) !== at);
}

/** What is said twice of a miss: in one of its lists, or on both sides of a difference. */
function saidTwice({ why }: QuestionFigures): string[] {
  const { query_difference = [], conditions = [], argument_difference = [], base_difference } = why?.detail ?? {};
  const isSame = ({ expected, actual }: { expected?: string; actual?: string }) => expected === actual;
  return [
    ...repeatsIn(query_difference.map((one) => plain(sentenceOf(one)))),
    ...repeatsIn(conditions.map(({ text }) => text)),
    ...repeatsIn([...argument_difference]),
    ...[...query_difference, ...(base_difference ? [base_difference] : [])].filter(isSame).map(({ kind }) => kind),
  ];
}

/** The two ends of a link, whichever it is written from; the text of another condition. */
function endsOf({ text }: { text: string }): string {
  const ends = text.replace(/^(?:UNION |OPTIONAL )+| \(of an earlier step\)/g, '').split(/ —.*→ /);
  return ends.sort().join(' ');
}

/** Whether a condition links an answer to an entity. */
function isToEntity(one: { text: string }): boolean {
  return /^<\S+> \?\w+$|^\?\w+ <\S+>$/.test(endsOf(one));
}

/** What is named although the right query of the other run has it as well, or lacks it as well. */
function refuted({ why }: QuestionFigures): string[] {
  const { conditions = [], base_difference, query_difference = [] } = why?.detail ?? {};
  const known = conditions.filter(({ base }) => base !== undefined);
  if (base_difference) {
    const { expected, actual = '' } = base_difference;
    const isOne = (one: { text: string }, way: string) => one.text.includes(`—${way}→ `) && isToEntity(one);
    return known
      .filter((one) => (one.base && isOne(one, actual)) || (one.actual && isOne(one, expected)))
      .map(({ text }) => text);
  }
  const named = known.filter((one) => one.named);
  // The right query may connect what it returns with another entity, but not with none.
  const isConnected = known.some((one) => one.base && isToEntity(one));
  if (query_difference[0]?.kind === 'unconnected' && isConnected) return [];
  const extra = named.filter(({ actual }) => actual);
  // The right query may have the same relation from its other end.
  const inBase = new Set(known.filter(({ base }) => base).map(endsOf));
  const isLacking = (one: { base?: boolean; text: string }) => !one.base && !inBase.has(endsOf(one));
  return (extra.length > 0 ? extra.filter(({ base }) => base) : named.filter(isLacking)).map(({ text }) => text);
}

describeWithData('why questions of published runs missed', () => {
  const alone: Scored[] = [];
  const pairs: { readonly base: Scored; readonly head: Scored; readonly regressed: readonly QuestionFigures[] }[] = [];

  beforeAll(async () => {
    const same: Scored[] = [];
    for (const name of RUNS) {
      const { scoring } = json<{ scoring: PresetName }>('published', name, 'expected.json');
      const own = await scored(name, scoring);
      alone.push(own);
      if (PROVES || name.startsWith('version_2')) same.push(scoring === SHARED ? own : await scored(name, SHARED));
    }
    for (const base of same) {
      for (const head of same) {
        const regressed = base === head ? [] : await regressedOf(base.run, head.run);
        if (regressed.length > 0) pairs.push({ base, head, regressed });
      }
    }
  });

  test('nothing that is named is what the right query of the other run has', () => {
    const all = pairs.flatMap(({ regressed }) => regressed);
    expect(all.length).toBeGreaterThan(200);
    expect(all.filter(({ why }) => why?.detail.conditions?.some(({ base }) => base)).length).toBeGreaterThan(100);
    expect(all.map((one) => [one.id, refuted(one)]).filter(([, texts]) => texts?.length)).toEqual([]);
  });

  test('no list says a thing twice', () => {
    const all = [...alone.flatMap(({ run }) => missesOf(run)), ...pairs.flatMap(({ regressed }) => regressed)];
    expect(all.length).toBeGreaterThan(500);
    expect(all.map((one) => [one.id, saidTwice(one)]).filter(([, texts]) => texts?.length)).toEqual([]);
  });
});
