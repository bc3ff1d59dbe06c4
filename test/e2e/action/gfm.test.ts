import { expect, test } from 'vitest';
import { parseComment } from '../../support/github/gfm.js';

const HOME = 'https://github.com/acme/agent/';

test.each<[string, string]>([
  ['[x](https://evil.example)', 'a link to https://evil.example'],
  ['see www.evil.example', 'a link to http://www.evil.example'],
  ['![x](https://evil.example)', 'image that is not ours'],
  ['a <b>bold</b> word', 'HTML that is not ours: <b>'],
  ['<details><summary><img src=x></summary>\n</details>', 'HTML that is not ours: <img src=x>'],
  ['@octocat', 'a mention: @octocat'],
  ['see #12', 'a reference: see #12'],
  ['GH-12', 'a reference: GH-12'],
  [`fixed in ${'a1'.repeat(20)}`, `a commit: fixed in ${'a1'.repeat(20)}`],
  ['$x^2$', 'mathematics: $x^2$'],
  ['# big', 'a heading of depth 1'],
  ['```\ncode\n```', 'code that is not ours'],
  ['- a', 'list that is not ours'],
  ['a[^1]\n\n[^1]: b', 'footnoteDefinition that is not ours'],
])('the reader of comments sees what is not ours: %s', (markdown, problem) => {
  expect(parseComment(markdown, HOME).problems).toContain(problem);
});

test('and nothing where all is ours', () => {
  const comment = `<!-- stepgate v1 0123456789abcdef -->
<!-- run=1 attempt=1 sha=abcdef0… -->
## ✅ Steps score 0.8

> [!NOTE]
> A note about \`#12\`.

| Question | Why |
|:--|--:|
| a \\| b &lt;b&gt; \`@octocat\` \\$x\\$ | **1** |

<details><summary>2 more</summary>

more

</details>

<sub>[run 4](${HOME}actions/runs/4) · \`abc\`</sub>
`;
  expect(parseComment(comment, HOME)).toMatchObject({ problems: [] });
  expect(parseComment(comment, HOME).text).toContain('a | b <b> \n@octocat\n $x$');
});
