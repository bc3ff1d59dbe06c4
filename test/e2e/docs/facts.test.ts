import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { cliIn, inFolder } from '../../support/cli.js';
import { ROOT } from '../../support/docs/blocks.js';

type Keys = Readonly<Record<string, unknown>>;

/** A question that shows a fact: what is expected, what the agent did, and the scores that the fact says. */
interface Sample {
  readonly question: Keys;
  readonly response: Keys;
  readonly score: number;
  readonly rowsF1?: number;
}

interface Fact {
  readonly page: string;
  /** The words of the page that say it. */
  readonly words: string;
  readonly samples: readonly Sample[];
}

const step = (reference: Keys, actual: Keys, score: number): Sample => ({
  question: { reference_steps: [[{ name: 'x', ...reference }]] },
  response: { actual_steps: [{ name: 'x', status: 'success', ...actual }] },
  score,
});
const output = (reference: Keys, actual: unknown, score: number) => step(reference, { output: actual }, score);

const ORDER = { id: 4712, status: 'open' };
const retrieved = (k: number, score: number): Sample =>
  step(
    { name: 'retrieval', args: { k }, output: '["a", "b"]' },
    { name: 'retrieval', output: '["a", "a", "b"]' },
    score,
  );
const flag = (text: string) => ({ output: `n,b\n1,${text}\n`, output_media_type: 'text/csv', match_output: 'table' });
const CITIES = { output: 'city\nParis\nRome\n', output_media_type: 'text/csv', match_output: 'table' };
const listed = (...cities: readonly string[]) => cities.map((city) => ({ city }));
/** Calls that all miss, with the figures of their rows. */
const missed = (rowsF1: number, ...outputs: readonly unknown[]): Sample => ({
  ...output(CITIES, null, 0),
  response: { actual_steps: outputs.map((one, id) => ({ id, name: 'x', status: 'success', output: one })) },
  rowsF1,
});
const MIDNIGHT = '2026-03-09T00:00:00Z';
const SAME = ' 2026-03-09T01:00:00+01:00 ';
const LINE = { args: { q: 'Line 1' }, match_args: 'includes', match_output: 'ignore' };

const FACTS: readonly Fact[] = [
  {
    page: 'docs/scoring.md',
    words: 'A repeated id fills one of the k places: with k = 2, only a counts in the list a, a, b.',
    samples: [retrieved(2, 0.5), retrieved(3, 1)],
  },
  {
    page: 'docs/corpus.md',
    words: 'For `includes` and `regex`, a JSON output is read as a text without blanks: `{"id":4712,"status":"open"}`.',
    samples: [
      output({ output: '"status":"open"', match_output: 'includes' }, ORDER, 1),
      output({ output: '"status": "open"', match_output: 'includes' }, ORDER, 0),
      output({ output: '^{"id":\\d+,"status":"open"}$', match_output: 'regex' }, ORDER, 1),
    ],
  },
  {
    page: 'docs/corpus.md',
    words: 'A text inside JSON or arguments is compared whole',
    samples: [
      step(LINE, { args: { q: 'Line 12' } }, 0),
      step(LINE, { args: { q: 'Line 1', n: 2 } }, 1),
      output({ output: { q: 'Line 1' }, match_output: 'includes' }, { q: 'Line 12' }, 0),
      output({ output: 'Line 1', match_output: 'includes' }, 'Line 12', 1),
    ],
  },
  {
    page: 'docs/corpus.md',
    words: '`case` ignores upper and lower case (also in a `regex`)',
    samples: [
      output({ output: '^SENT', match_output: 'regex', normalize: ['case'] }, 'Sent to a', 1),
      output({ output: '^SENT', match_output: 'regex' }, 'Sent to a', 0),
    ],
  },
  {
    page: 'docs/corpus.md',
    words: 'the date-time must be the whole text; blanks around it do not matter.',
    samples: [
      output({ output: MIDNIGHT, normalize: ['time'] }, SAME, 1),
      output({ output: { at: MIDNIGHT }, normalize: ['time'] }, { at: SAME }, 1),
      output({ output: `^${MIDNIGHT}$`, match_output: 'regex', normalize: ['time'] }, SAME, 0),
      output({ output: MIDNIGHT, match_output: 'includes', normalize: ['time'] }, `at${SAME}`, 0),
    ],
  },
  {
    page: 'docs/corpus.md',
    words: '`true` and `false` in CSV equal those of JSON; `True` does not.',
    samples: [
      output(flag('true'), [{ n: 1, b: true }], 1),
      output(flag('false'), [{ n: 1, b: false }], 1),
      output(flag('True'), [{ n: 1, b: true }], 0),
    ],
  },
  {
    page: 'docs/scoring.md',
    words: 'of equally good pairings, the one with the most similar columns counts.',
    samples: [
      // Of `b`, one of two different rows is right, and of `a` one of three.
      missed(0.5, [
        { a: 'Paris', b: 'Paris' },
        { a: 'Milan', b: 'Milan' },
        { a: 'Oslo', b: 'Milan' },
      ]),
      missed(0.5, [
        { b: 'Paris', a: 'Paris' },
        { b: 'Milan', a: 'Milan' },
        { b: 'Milan', a: 'Oslo' },
      ]),
    ],
  },
  {
    page: 'docs/scoring.md',
    words:
      'the call with the most rows in common is the closest, then the one with the fewest extra rows, then the latest.',
    samples: [
      missed(2 / 3, listed('Paris'), listed('Paris', 'Milan', 'Oslo')),
      missed(2 / 3, listed('Paris', 'Milan', 'Oslo'), listed('Paris')),
      missed(0.4, listed('Paris'), listed('Paris', 'Rome', 'A', 'B', 'C', 'D', 'E', 'F')),
    ],
  },
  {
    page: 'docs/agents.md',
    words: '**With several groups, the preset `standard` scores only the last one**',
    samples: [
      {
        question: { reference_steps: [[{ name: 'a', output: '1' }], [{ name: 'b', output: '2' }]] },
        response: { actual_steps: [{ name: 'b', status: 'success', output: '2' }] },
        score: 1,
      },
    ],
  },
];

const SAMPLES = FACTS.flatMap(({ samples }) => samples);

/** A page without its line ends. */
const pageText = (page: string): string => readFileSync(join(ROOT, page), 'utf8').replace(/\s+/g, ' ');

interface Scored {
  readonly code: number | null;
  readonly stderr: string;
  /** In the order of the samples. */
  readonly questions: readonly Keys[];
  readonly entries: string;
}

function evaluated(samples: readonly Pick<Sample, 'question' | 'response'>[], ...flags: readonly string[]) {
  const questions = samples.map(({ question }, at) => ({ id: `q${at}`, question_text: `${at}?`, ...question }));
  const responses = samples.map(({ response }, at) => JSON.stringify({ question_id: `q${at}`, ...response }));
  const files = {
    'corpus.json': JSON.stringify([{ template_id: 't', questions }]),
    'responses.jsonl': responses.join('\n'),
  };
  return inFolder(files, async (cwd, file): Promise<Scored> => {
    const args = ['evaluate', '--corpus', 'corpus.json', '--responses', 'responses.jsonl', '--out', 'out', '--no-page'];
    const { code, stdout, stderr } = await cliIn(cwd, ...args, '--format', 'json', ...flags);
    if (code === 2) return { code, stderr, questions: [], entries: '' };
    const scored = (JSON.parse(stdout) as { questions: Keys[] }).questions;
    return { code, stderr, questions: scored, entries: readFileSync(file('out/evaluation.yaml'), 'utf8') };
  });
}

describe('the docs say what the command line does', () => {
  let scores: ReadonlyMap<Sample, Keys | undefined>;
  beforeAll(async () => {
    const { questions } = await evaluated(SAMPLES);
    scores = new Map(SAMPLES.map((sample, at) => [sample, questions[at]]));
  });

  test.each(FACTS.map((fact): [string, Fact] => [`${fact.page}: ${fact.words}`, fact]))('%s', (_, fact) => {
    expect(pageText(fact.page)).toContain(fact.words);
    for (const sample of fact.samples) {
      const found = scores.get(sample);
      expect(found?.steps_score, JSON.stringify(sample)).toBe(sample.score);
      if (sample.rowsF1 !== undefined) expect(found?.rows_f1).toBeCloseTo(sample.rowsF1, 12);
    }
  });

  test('`within` of a text is an error', async () => {
    expect(pageText('docs/corpus.md')).toContain(
      "| `within` | the agent's value may lack keys and items; an error for a text |",
    );
    const { code, stderr } = await evaluated([output({ output: 'a text', match_output: 'within' }, 'a', 0)]);
    expect(code).toBe(2);
    expect(stderr).toMatch(/match_output: expected exact, includes, regex, table or ignore for a text; .*got "within"/);
  });

  test('an answer that failed has no answer_check_score in its entry, and counts as 0', async () => {
    const words =
      'An answer that failed has no `answer_check_score` in `evaluation.yaml`, and counts as 0 in reports and gates.';
    expect(pageText('docs/corpus.md')).toContain(words);
    const question = { answer: { includes: 'a' } };
    const answers = [
      { question, response: { status: 'error', error: 'no', actual_answer: 'a', actual_steps: [] } },
      { question, response: { actual_answer: 'a', actual_steps: [] } },
    ];
    const { code, questions, entries } = await evaluated(answers, '--min-answer-check-score', '0.51');
    expect(entries.match(/answer_check_score: .*/g)).toEqual(['answer_check_score: 1']);
    expect(questions).toMatchObject([{ answer_check_score: 0 }, { answer_check_score: 1 }]);
    expect(code).toBe(1);
    expect((await evaluated(answers, '--min-answer-check-score', '0.5')).code).toBe(0);
  });
});
