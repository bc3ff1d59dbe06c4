import { expect, test } from 'vitest';
import { inlineMarkdown } from '../../../src/report/formats/markdown.js';
import { otherValueText } from '../../../src/report/words/cause-parts.js';
import { code, say } from '../../../src/report/words/text.js';

test.each([
  ['words and texts are one piece', say`step ${2} of ${'three'}`, ['step 2 of three']],
  ['0 is shown, false is not', say`${0} rows${false}, ${false}none`, ['0 rows, none']],
  ['a name is a piece of its own', say`no ${code('search')} step`, ['no ', { code: 'search' }, ' step']],
  ['pieces of a list stay apart', say`a${['b', 'c']}d`, ['a', 'b', 'c', 'd']],
  ['an empty list parts the words beside it', say`a${[]}b`, ['a', 'b']],
  ['nothing is left of empty words', say`${[]}${''}`, []],
])('in a sentence, %s', (_, sentence, pieces) => expect(sentence).toEqual(pieces));

test('what follows a value does not change how Markdown escapes it', () => {
  const detail = { first_difference: 'a', row: '', expected_value: 'x', actual_value: 'a@' };
  const text = otherValueText({
    cause: { kind: 'missing_and_extra', step: 0 },
    status: 'success',
    stepName: 'run_sql',
    detail,
  });
  expect(inlineMarkdown(text)).toBe('`a` is a@, expected x');
});
