import type { EditedQuestion, RunDelta } from '../../core/runs/comparison.js';
import type { EditedPart } from '../../core/show/edits.js';
import { everyText } from '../../core/text/every-text.js';
import { counted, whole } from '../../core/text/numerals.js';
import { html } from '../html/jsx-runtime.js';
import { editScores } from '../words/edits.js';
import { questionAnchor } from '../words/page-address.js';
import { cut, printable } from '../words/text.js';
import { DiffView } from './diff.js';

/** Reads what an edit changed; empty if a run does not hold the question. */
export type ReadEdit = (id: string) => Promise<readonly EditedPart[]>;

/** The edited questions of a comparison, and the names of both runs. */
export interface EditSection {
  readonly change: NonNullable<RunDelta['corpusChange']>;
  readonly label: string;
  readonly thisRun: string;
  readonly readEdit: ReadEdit;
}

/** Maximum number of shown edits, and of characters of a question's text. */
const [MAX_EDITS, MAX_TEXT] = [100, 300];

/** Renders the edited questions piece by piece, those that favour this run first, with both references' differences. */
export async function* editPieces({ change, label, thisRun, readEdit }: EditSection): AsyncGenerator<string> {
  const shown = change.questions.slice(0, MAX_EDITS);
  if (shown.length === 0) return;
  const heading = (
    <h2>
      Edited questions <span class="count">{whole(change.questions.length)}</span>
    </h2>
  );
  yield `<section id="edits">${html(heading)}`;
  for (const edit of shown) {
    const parts = edit.isEdited ? everyText(await readEdit(edit.head.id), printable) : [];
    yield html(<Edit edit={edit} parts={parts} label={label} thisRun={thisRun} />);
  }
  const rest = change.questions.length - shown.length;
  if (rest > 0) yield html(<p class="note">{counted(rest, 'more edited question')} in comparison.yaml.</p>);
  yield '</section>';
}

interface EditProps {
  readonly edit: EditedQuestion;
  readonly parts: readonly EditedPart[];
  readonly label: string;
  readonly thisRun: string;
}

function Edit({ edit, parts, label, thisRun }: EditProps) {
  const { head } = edit;
  const isToCheck = edit.favoursHead || edit.raisesHead;
  const [before, after, headBefore, now] = editScores(edit);
  const text = printable(cut(head.text ?? head.id, MAX_TEXT));
  return (
    <details class="edit" open={isToCheck}>
      <summary>
        {isToCheck && '⚠️ '}
        {text}
      </summary>
      <p>
        {label} before {before}, now {after}; {thisRun} before {headBefore}, now {now}.{' '}
        {isToCheck && <strong>Check this edit. </strong>}
        <a href={`#${questionAnchor(head.id)}`}>{printable(head.id)}</a>
      </p>
      {parts.map(({ title, diff }) => (
        <>
          <h4>{title}</h4>
          <DiffView diff={diff} sides={{ left: `${label}'s reference`, right: `${thisRun}'s reference` }} />
        </>
      ))}
    </details>
  );
}
