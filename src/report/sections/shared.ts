import type { RunDelta } from '../../core/runs/comparison.js';
import { counted } from '../../core/text/numerals.js';
import { code, type Text } from '../text.js';

/** What the compared questions are called: `unchanged` beside others that are new or edited, else `shared`. */
export function sharedWord({ added, edited }: RunDelta): 'unchanged' | 'shared' {
  return added.length + edited.length > 0 ? 'unchanged' : 'shared';
}

/** "the 187 questions unchanged since `main`" */
export function sharedQuestions(delta: RunDelta): Text {
  const questions = `the ${counted(delta.head.questions, 'question')}`;
  if (sharedWord(delta) === 'shared') return [`${questions} that `, code(delta.label), ' was also asked'];
  return [`${questions} unchanged since `, code(delta.label)];
}
