import { existsSync, readFileSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { EXAMPLES } from '../support/bundle.js';
import { cli, inFolder } from '../support/cli.js';
import { HOSTILE } from '../support/github/hostile.js';
import { HAS_XMLLINT, junitProblems } from '../support/xml.js';

/** The values of an attribute, in the order of the file. */
function valuesOf(xml: string, element: string, attribute: string): string[] {
  const tags = [...xml.matchAll(new RegExp(`<${element}( [^>]*)>`, 'g'))].map(([, tag = '']) => tag);
  return tags.map((tag) => new RegExp(` ${attribute}="([^"]*)"`).exec(tag)?.[1] ?? '');
}

describe('--junit', () => {
  const step = (output: string) => [{ id: '1', name: 's', status: 'success', output }];
  const question = (id: string, text: string) => ({
    id,
    question_text: text,
    reference_steps: [[{ name: 's', output: 'A' }]],
  });

  test('a failed or missing answer is an error, a question without reference steps is skipped', async () => {
    const corpus = [
      {
        template_id: 't',
        questions: [question('a', 'a?'), question('b', 'b?'), question('c', 'c?'), { id: 'd', question_text: 'd?' }],
      },
    ];
    const responses = [
      { question_id: 'a', actual_steps: step('A'), elapsed_sec: 1.5 },
      { question_id: 'b', error: 'gave up' },
      { question_id: 'd', actual_steps: [] },
    ];
    await inFolder({ 'c.json': JSON.stringify(corpus), 'r.json': JSON.stringify(responses) }, async (_, file) => {
      const inputs = ['--corpus', file('c.json'), '--responses', file('r.json'), '--min-coverage', '0'];
      await cli('evaluate', ...inputs, '--junit', file('j.xml'));
      const xml = readFileSync(file('j.xml'), 'utf8');
      expect(xml).toContain('<testsuite name="t" tests="4" failures="0" errors="2" skipped="1" time="1.500">');
      expect(xml).toContain('<testcase name="a? (a)" classname="t" time="1.500"/>');
      expect(xml).toMatch(/<testcase name="b\? \(b\)"[^>]*><error type="no_response" message="[^"]*gave up/);
      expect(xml).toMatch(/<testcase name="d\? \(d\)"[^>]*><skipped /);
      if (HAS_XMLLINT) expect(junitProblems(file('j.xml'))).toBe('');
    });
  });

  test('hostile texts stay text, and the file stays XML', async () => {
    const texts = [
      ...Object.values(HOSTILE).flat(),
      ']]><x/>',
      '"/><y z="',
      '\u0000\u0008\ud800\ufffe\uffff',
      '&lt;&#0;',
      "'\n\t\r",
    ];
    const corpus = [{ template_id: '<t a="&">', questions: texts.map((text, at) => question(`q${at} <"&'>`, text)) }];
    const responses = texts.map((text, at) => ({ question_id: `q${at} <"&'>`, error: text || 'x' }));
    await inFolder({ 'c.json': JSON.stringify(corpus), 'r.json': JSON.stringify(responses) }, async (_, file) => {
      await cli('evaluate', '--corpus', file('c.json'), '--responses', file('r.json'), '--junit', file('j.xml'));
      const xml = readFileSync(file('j.xml'), 'utf8');
      if (HAS_XMLLINT) expect(junitProblems(file('j.xml'))).toBe('');
      expect(xml.match(/<(?!\/?(?:testsuites?|testcase|error|failure|\?xml)\b)/g)).toBeNull();
      expect(xml).not.toMatch(/(?!\n)\p{Cc}|[\ufffe\uffff]|\p{Cs}/u);
      expect(valuesOf(xml, 'testcase', 'name')).toHaveLength(texts.length);
    });
  });

  test('a link in its place, or no folder for it, is refused before any work', async () => {
    await inFolder({}, async (folder, file) => {
      symlinkSync('/etc/hostname', file('j.xml'));
      const inputs = ['--corpus', join(EXAMPLES, 'corpus.yaml'), '--responses', join(EXAMPLES, 'responses-v2.jsonl')];
      const flags = ['--out', file('out'), '--junit', file('j.xml')];
      const { code, stdout, stderr } = await cli('evaluate', ...inputs, ...flags);
      expect([code, stdout]).toEqual([2, '']);
      expect(stderr).toMatch(/--junit.*is a link/);
      expect(existsSync(join(folder, 'out'))).toBe(false);
      const nowhere = await cli('evaluate', ...inputs, '--junit', file('no/where.xml'));
      const message = `error: --junit: ${file('no/where.xml')}: there is no folder ${file('no')}\n`;
      expect([nowhere.code, nowhere.stderr]).toEqual([2, message]);
    });
  });
});
