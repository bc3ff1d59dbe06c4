import { join } from 'node:path';
import { makeMix } from './data.mjs';
import { withFolder, writeCorpus, writeResponses } from './files.mjs';
import { compareRuns, median } from './measure.mjs';
import { CLI, runNode } from './processes.mjs';
import { millions, ratioRow } from './report.mjs';

const MB = 1e6;
/** One question in so many is edited. */
const EDITED = 10;

const EDITS = {
  texts: (question) => {
    question.question_text += ' Please be brief.';
  },
  references: (question) => {
    const [[step]] = question.reference_steps;
    const result = JSON.parse(step.output);
    result.results.bindings.pop();
    step.output = JSON.stringify(result);
  },
};

/** (r): a comparison with a run of which questions were edited since, against one with a run of the same questions. */
export async function editsAgainstNone({ questions, rows, limit, limitMb }) {
  return withFolder(async (folder) => {
    const data = makeMix(questions, rows);
    writeResponses(join(folder, 'responses.jsonl'), data.responses);
    writeCorpus(join(folder, 'corpus.yaml'), data.corpus);
    await evaluate(folder, 'corpus', ['--out', join(folder, 'same')]);
    const results = [];
    for (const [part, edit] of Object.entries(EDITS)) {
      const { corpus } = makeMix(questions, rows);
      const all = corpus.flatMap((template) => template.questions);
      for (const [index, question] of all.entries()) if (index % EDITED === 3) edit(question);
      writeCorpus(join(folder, `${part}.yaml`), corpus);
      await evaluate(folder, part, ['--out', join(folder, part)]);
      results.push(...(await costsOf(folder, part, { questions, limit, limitMb })));
    }
    return results;
  });
}

async function costsOf(folder, part, { questions, limit, limitMb }) {
  const peaks = { same: [], [part]: [] };
  const against = async (baseline) => {
    const flags = ['--out', join(folder, 'out'), '--baseline', join(folder, baseline)];
    const run = await evaluate(folder, 'corpus', flags);
    peaks[baseline].push(run.peak);
    return run;
  };
  const { cpu } = await compareRuns(
    () => against(part),
    () => against('same'),
    3,
  );
  const what = `Comparing ${questions.toLocaleString('en')} questions, the ${part} of 10 % edited`;
  const none = 'the same with none edited';
  const more = median(peaks[part]) - median(peaks.same);
  return [
    ratioRow({ id: 'r', what: `${what}: processor time`, against: none, times: cpu, limit }),
    {
      ...{ id: 'r', what: `${what}: memory`, against: `${none}: ${millions(median(peaks.same))} MB` },
      ...{
        result: `${more < 0 ? '' : '+'}${millions(more)} MB`,
        target: `≤ +${limitMb} MB`,
        reached: more <= limitMb * MB,
      },
    },
  ];
}

function evaluate(folder, corpus, flags) {
  const inputs = ['--corpus', join(folder, `${corpus}.yaml`), '--responses', join(folder, 'responses.jsonl')];
  return runNode([CLI, 'evaluate', ...inputs, '--no-page', '--quiet', ...flags], { usage: true });
}
