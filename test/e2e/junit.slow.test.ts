import { existsSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { cli, inFolder } from '../support/cli.js';
import { evaluateIn, examOf, textOf } from '../support/evaluated.js';
import { exampleOf } from '../support/example.js';
import { HOSTILE } from '../support/github/hostile.js';
import { HAS_XMLLINT, junitProblems } from '../support/xml.js';

const reference_steps = [[{ name: 's', output: 'A' }]];
const question = (id: string, question_text: string) => ({ id, question_text, reference_steps });

/** The file that `--junit` writes, which the schema accepts. */
const junitOf = (exam: ReturnType<typeof examOf>, use: (xml: string) => void) =>
  inFolder(exam, async (folder, file) => {
    await evaluateIn(folder, 'responses.jsonl', '--min-coverage', '0', '--junit', 'j.xml');
    if (HAS_XMLLINT) expect(junitProblems(file('j.xml'))).toBe('');
    use(textOf(folder, 'j.xml'));
  });

test('--junit: a failed or missing answer is an error, a question without reference steps is skipped', () => {
  const questions = ['a', 'b', 'c'].map((id) => question(id, `${id}?`));
  const responses = [
    { question_id: 'a', actual_steps: [{ name: 's', status: 'success', output: 'A' }], elapsed_sec: 1.5 },
    { question_id: 'b', error: 'gave up' },
    { question_id: 'd', actual_steps: [] },
  ];
  return junitOf(examOf([...questions, { id: 'd', question_text: 'd?' }], responses), (xml) => {
    expect(xml).toContain('<testsuite name="t" tests="4" failures="0" errors="2" skipped="1" time="1.500">');
    expect(xml).toContain('<testcase name="a? (a)" classname="t" time="1.500"/>');
    expect(xml).toMatch(/<testcase name="b\? \(b\)"[^>]*><error type="no_response" message="[^"]*gave up/);
    expect(xml).toMatch(/<testcase name="d\? \(d\)"[^>]*><skipped /);
  });
});

test('--junit: hostile texts stay text, and the file stays XML', () => {
  const texts = [
    ...[...Object.values(HOSTILE).flat(), ']]><x/>', '"/><y z="', '\u0000\u0008\ud800\ufffe\uffff', '&lt;&#0;'],
    "'\n\t\r",
  ];
  const ids = texts.map((_, at) => `q${at} <"&'>`);
  const questions = texts.map((text, at) => question(ids[at] ?? '', text));
  const responses = texts.map((text, at) => ({ question_id: ids[at], error: text || 'x' }));
  return junitOf(examOf(questions, responses, '<t a="&">'), (xml) => {
    expect(xml.match(/<(?!\/?(?:testsuites?|testcase|error|failure|\?xml)\b)/g)).toBeNull();
    expect(xml).not.toMatch(/(?!\n)\p{Cc}|[\ufffe\uffff]|\p{Cs}/u);
    expect(xml.match(/<testcase /g)).toHaveLength(texts.length);
  });
});

test('--junit: a link in its place, or no folder for it, is refused before any work', () =>
  inFolder({}, async (folder, file) => {
    symlinkSync('/etc/hostname', file('j.xml'));
    const evaluate = (path: string) => cli('evaluate', ...exampleOf('v2'), '--out', file('out'), '--junit', file(path));
    expect(await evaluate('j.xml')).toEqual({
      code: 2,
      stdout: '',
      stderr: expect.stringMatching(/--junit.*is a link/),
    });
    expect(existsSync(join(folder, 'out'))).toBe(false);
    const message = `error: --junit: ${file('no/where.xml')}: there is no folder ${file('no')}\n`;
    expect(await evaluate('no/where.xml')).toMatchObject({ code: 2, stderr: message });
  }));
