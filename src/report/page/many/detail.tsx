import { MAX_NAMED } from '../../../core/shown.js';
import { counted, fixed, whole } from '../../../core/text/numerals.js';
import { groupedBy } from '../../../core/text/values.js';
import type { RunCondition } from '../../../core/why/condition-table.js';
import type { Content } from '../../html/jsx-runtime.js';
import { whyText } from '../../words/cause-sentences.js';
import { argumentsNoun } from '../../words/differences.js';
import { answerFigures, answerNotes } from '../../words/judging.js';
import { marked } from '../../words/text.js';
import { answerBox, renderClaims, renderEdges, withoutFormatting } from '../answer.js';
import { assistantParts, rowLines } from '../assistant.js';
import { type ConditionRow, conditionTable } from '../conditions.js';
import { Cause, commandOf, renderCommand, renderMeta, shownSteps } from '../question.js';
import { CopyPanel, comparedParts, Panel, renderCalls, stepArguments, stepOutputs } from '../step.js';
import type { ManyDetail, ManyModel, ManyRow } from './model.js';

type RunAnswer = ReturnType<typeof listAnswers>[number];

/** Details of a question in several runs: why each wrong run missed, the answers, panels of the parts, and a text to copy. */
export function renderRunsDetail(row: ManyRow, detail: ManyDetail, model: ManyModel) {
  const runs = listAnswers(row, detail, model);
  const conditions = conditionRows(detail.conditions, runs);
  return (
    <div class="body" id={row.anchor}>
      {renderResults(row, runs, model)}
      {renderGists(runs)}
      {conditions.some(({ tone }) => tone !== null) && (
        <Panel kind="conditions" title="Conditions">
          {conditionTable(
            ['reference', ...runs.map(({ letter, isRight }) => `${letter} ${isRight ? '✓' : '✗'}`)],
            conditions,
          )}
        </Panel>
      )}
      {queriesPanel(runs)}
      {rowsPanel(runs)}
      {answersPanel(runs)}
      <Panel
        kind="steps"
        title={`Steps: ${runs.map(({ letter, shown }) => `${letter} ${whole(shown.callCounts.all)}`).join(', ')}`}
      >
        <div class="two">{runs.map(({ name, shown }) => renderCalls(shown, name))}</div>
      </Panel>
      <CopyPanel text={assistantText(row, runs, conditions)} />
      {renderMeta(row, model.templates, metaFacts(row, runs))}
      {renderCommand(showCommand(row, runs, model))}
    </div>
  );
}

function listAnswers({ cells }: ManyRow, { shown }: ManyDetail, { given }: ManyModel) {
  return given.flatMap(({ letter, name }, index) => {
    const question = shown[index];
    const isRight = cells.find((cell) => cell.letter === letter)?.isRight;
    return question && typeof isRight === 'boolean' ? [{ index, letter, name, isRight, shown: question }] : [];
  });
}

/** Why each wrong run missed, and which runs are right. */
function renderResults(row: ManyRow, runs: readonly RunAnswer[], model: ManyModel) {
  const namesOf = (wanted: boolean) =>
    row.cells
      .filter(({ isRight }) => isRight === wanted)
      .map(({ letter }) => model.given.find((run) => run.letter === letter)?.name ?? letter);
  const known = new Set(runs.map(({ name }) => name));
  const unread = namesOf(false).filter((name) => !known.has(name));
  return (
    <>
      {runs
        .filter(({ isRight }) => !isRight)
        .map(({ name, shown }) =>
          shown.why ? (
            <Cause shown={shown} lead={<span class="lead-run">{name}: </span>} />
          ) : (
            <div class="cause">
              <p class="why">{name}: wrong, the cause is unknown</p>
            </div>
          ),
        )}
      {unread.length > 0 && <p class="counts">Wrong, without answers in its files: {unread.join(', ')}</p>}
      <p class="right-runs good">✓ Right: {namesOf(true).join(', ')}</p>
    </>
  );
}

/** Answers with the runs that gave them; equal texts are one answer. */
function distinctAnswers(runs: readonly RunAnswer[]) {
  const answers = runs.flatMap(({ name, isRight, shown }) => {
    const { actual } = shown.answer;
    return actual === null ? [] : [{ name: `${name} ${isRight ? '✓' : '✗'}`, text: actual }];
  });
  const alike = groupedBy(answers, ({ text }) => withoutFormatting(text));
  return [...alike.values()].map((same) => ({ names: same.map(({ name }) => name), text: same[0]?.text ?? '' }));
}

function renderGists(runs: readonly RunAnswer[]) {
  const answers = distinctAnswers(runs);
  if (answers.length === 0) return null;
  return <div class="gist">{answers.map(({ names, text }) => renderEdges(names.join(', '), text))}</div>;
}

/** The conditions with their effects on the wrong runs. A condition that a right run also has is harmless. */
function conditionRows(conditions: readonly RunCondition[], runs: readonly RunAnswer[]): ConditionRow[] {
  return conditions.map(({ text, reference, runs: has }) => {
    const differing = runs.filter(({ index }) => has[index] === !reference);
    const lettersOf = (wanted: boolean) =>
      differing.filter((run) => run.isRight === wanted).map(({ letter }) => letter);
    const [wrong, right] = [lettersOf(false), lettersOf(true)];
    const isHarmful = wrong.length > 0 && right.length === 0;
    const where = reference ? `missing in ${wrong.join(', ')}` : `in ${wrong.join(', ')}`;
    const isAre = right.length === 1 ? 'is' : 'are';
    const harmless = `${where}; ${right.join(', ')} ${isAre} right ${reference ? 'without' : 'with'} it`;
    return {
      text,
      has: [reference, ...runs.map(({ index }) => has[index] ?? null)],
      tone: isHarmful ? (reference ? 'lost' : 'added') : null,
      isNamed: false,
      note: isHarmful ? `${reference ? '' : 'only '}${where}` : wrong.length > 0 ? harmless : '',
    };
  });
}

function perRun(runs: readonly RunAnswer[], part: (run: RunAnswer) => Content): Content {
  return runs.map((run) => [
    <h5 class="run">
      {run.name} <span class={run.isRight ? 'good' : 'bad'}>{run.isRight ? '✓ right' : '✗ wrong'}</span>
    </h5>,
    part(run),
  ]);
}

const partsOf = ({ shown }: RunAnswer) => comparedParts(shownSteps(shown));

function queriesPanel(runs: readonly RunAnswer[]) {
  const compared = runs.filter((run) => partsOf(run).length > 0);
  const [first] = compared.flatMap(partsOf);
  if (!first) return null;
  const noun = argumentsNoun(first.compared.args);
  return (
    <Panel kind="reference" title={`${noun === 'Query' ? 'Queries' : noun} next to reference`}>
      {perRun(compared, (run) => stepArguments(partsOf(run)))}
    </Panel>
  );
}

/** The rows of the wrong runs. The right runs have the expected rows. */
function rowsPanel(runs: readonly RunAnswer[]) {
  const outputsOf = (run: RunAnswer) => partsOf(run).filter(({ compared }) => compared.output !== null);
  const wrong = runs.filter((run) => !run.isRight && outputsOf(run).length > 0);
  if (wrong.length === 0) return null;
  return (
    <Panel kind="rows" title="Rows">
      {perRun(wrong, (run) => stepOutputs(outputsOf(run)))}
    </Panel>
  );
}

function answersPanel(runs: readonly RunAnswer[]) {
  const answers = distinctAnswers(runs);
  const reference = runs[0]?.shown.answer.reference ?? null;
  if (answers.length === 0 && reference === null) return null;
  return (
    <Panel kind="answer" title="Answers">
      <div class="texts">
        {answers.map(({ names, text }) => answerBox(names.join(', '), text))}
        {answerBox('Reference', reference)}
      </div>
      {runs.map(({ name, shown: { answer } }) => {
        const figures = answerFigures(answer.figures);
        const notes = answerNotes(answer.texts);
        if (figures.length + notes.length === 0 && !answer.claims) return null;
        return [
          <p class="counts">
            {name}: {figures.join(' · ')}
          </p>,
          ...notes.map((note) => <p class="counts">{note}</p>),
          answer.claims && renderClaims(answer.claims),
        ];
      })}
    </Panel>
  );
}

function metaFacts({ amounts: [tokens = null, seconds = null] }: ManyRow, runs: readonly RunAnswer[]): string[] {
  return [
    ...(runs.some(({ shown }) => shown.trial !== null) ? ['Of several answers, the worst is shown'] : []),
    ...(tokens === null ? [] : [`${counted(Math.round(tokens), 'token')} on average`]),
    ...(seconds === null ? [] : [`${fixed(seconds, 1)} s on average`]),
  ];
}

/** The command that shows the question in the first wrong run with the first right one. */
function showCommand({ id }: ManyRow, runs: readonly RunAnswer[], { paths }: ManyModel): string | null {
  const pathOf = (wanted: boolean) => paths[runs.find(({ isRight }) => isRight === wanted)?.index ?? -1] ?? null;
  return commandOf(id, { results: pathOf(false), baseline: pathOf(true) });
}

function assistantText(row: ManyRow, runs: readonly RunAnswer[], conditions: readonly ConditionRow[]): string {
  const results = runs.map(({ name, isRight, shown: { why, status } }) => {
    return `- ${name}: ${isRight ? 'right' : why ? marked(whyText({ ...why, status })) : 'wrong'}`;
  });
  return assistantParts({
    text: row.text,
    id: row.id,
    failure: results.join('\n'),
    conditions: conditions.filter(({ tone }) => tone !== null),
    runs: runs.slice(0, MAX_NAMED).map(({ name, isRight, shown: { compared, answer } }) => {
      const rows = compared && !isRight ? rowLines(compared) : '';
      return { name, compared, rows: rows === '' ? '' : `${name}: ${rows}`, answer: answer.actual };
    }),
  });
}
