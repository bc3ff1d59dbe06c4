import { compareTimes, medianTime } from './measure.mjs';
import { range } from './random.mjs';
import { milliseconds, ratioRow } from './report.mjs';
import { score } from './scoring.mjs';
import { makeAlike, makeCoins, makeCube, makeRings } from './symmetric.mjs';

const SEED = 3;

/** Rows and different values of tables whose columns look alike. */
const ALIKE = { rows: 100, distinct: 5, seed: SEED };

/** (c): finding the columns where a miss has to rule out every choice of them. */
export async function mismatchAgainstMatch({ limit }) {
  const [match, miss] = [true, false].map((matching) =>
    makeAlike({ ...ALIKE, questions: 50, required: 7, total: 9, matching }),
  );
  await checkScores(match, 1);
  await checkScores(miss, 0);
  const times = await compareTimes(
    () => score(miss),
    () => score(match),
  );
  const what = '50 questions with 7 required of 9 columns that look alike, no answer matching';
  return [ratioRow({ id: 'c', what, against: 'all answers matching', times, limit })];
}

/** (c): the most symmetric tables, within a second each. */
export async function symmetricTables({ limitMs }) {
  const coins = (matching) => makeCoins({ required: 10, total: 14, rows: 200, matching, seed: SEED });
  const alike = { questions: 1, required: 10, total: 14, rows: 200, distinct: 2, seed: SEED };
  const cube = (matching) => makeCube({ dimensions: 10, matching, seed: SEED });
  const cases = [
    ['10 of 14 columns of 0 and 1 by chance, 200 rows', coins],
    ['10 of 14 columns with 0 and 1 a hundred times each', (matching) => makeAlike({ ...alike, matching })],
    ['all vertices of a 10-dimensional cube', cube],
    ['20 rings of 50 blank nodes', (matching) => makeRings({ rings: 20, length: 50, matching, seed: SEED })],
  ];
  const rows = [];
  for (const [what, make] of cases) {
    for (const matching of [true, false]) {
      const data = make(matching);
      const time = await medianTime(() => score(data));
      const outcome = outcomeOf((await score(data))[0]);
      const kind = matching ? 'under other names, in another order' : 'not matching';
      rows.push({
        ...{ id: 'c', what: `${what}, ${kind}`, against: `(${outcome})`, result: milliseconds(time) },
        ...{ target: `< ${limitMs / 1000} s`, reached: time < limitMs },
      });
    }
  }
  return rows;
}

/** (c): how the time of one question grows with the columns. */
export async function growthWithColumns() {
  const rows = [];
  for (const required of range(7).map((more) => more + 4)) {
    const cells = [];
    for (const distinct of [ALIKE.distinct, 2]) {
      for (const matching of [true, false]) {
        const options = { ...ALIKE, distinct, questions: 10, required, total: required + 2, matching };
        const data = makeAlike(options);
        cells.push(milliseconds((await medianTime(() => score(data))) / options.questions));
      }
    }
    rows.push([`${required} of ${required + 2}`, ...cells]);
  }
  const head = ['Columns', '5 values, match', '5 values, no match', '0 and 1, match', '0 and 1, no match'];
  return { title: 'Time of one question by its columns, 100 rows, all columns holding the same values:', head, rows };
}

function outcomeOf({ steps_score, steps_details }) {
  const cause = steps_details[0].cause?.kind;
  return `score ${steps_score}${cause ? `, ${cause}` : ''}`;
}

async function checkScores(data, wanted) {
  const wrong = (await score(data)).find(({ steps_score }) => steps_score !== wanted);
  if (wrong) throw new Error(`${wrong.question_id} scored ${wrong.steps_score}`);
}
