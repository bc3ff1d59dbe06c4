import { existsSync, mkdirSync, readFileSync, symlinkSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describe, expect, test } from 'vitest';
import { bundle, EXAMPLES } from '../support/bundle.js';
import { inFolder } from '../support/cli.js';
import { pullRequest, usualHistory } from '../support/github/events.js';
import { ten } from '../support/github/exam.js';
import { HOSTILE } from '../support/github/hostile.js';
import { scenario } from '../support/github/scenario.js';
import { HAS_XMLLINT, junitProblems } from '../support/xml.js';

/** The values of an attribute, in the order of the file. */
function valuesOf(xml: string, element: string, attribute: string): string[] {
  const tags = [...xml.matchAll(new RegExp(`<${element}( [^>]*)>`, 'g'))].map(([, tag = '']) => tag);
  return tags.map((tag) => new RegExp(` ${attribute}="([^"]*)"`).exec(tag)?.[1] ?? '');
}

describe('--junit', () => {
  test('has a suite per template and a case per question, with the cause of each miss', async () => {
    await inFolder({}, async (_, file) => {
      const inputs = ['--corpus', join(EXAMPLES, 'corpus.yaml'), '--responses', join(EXAMPLES, 'responses-v2.jsonl')];
      const { code, stderr } = bundle(['evaluate', ...inputs, '--junit', file('junit.xml')]);
      expect([code, stderr]).toEqual([0, '']);
      const xml = readFileSync(file('junit.xml'), 'utf8');
      if (HAS_XMLLINT) expect(junitProblems(file('junit.xml'))).toBe('');
      expect(valuesOf(xml, 'testsuites', 'tests')).toEqual(['26']);
      expect(valuesOf(xml, 'testcase', 'name')).toHaveLength(26);
      const [all = 0] = valuesOf(xml, 'testsuites', 'failures').map(Number);
      expect(xml.match(/<failure /g)).toHaveLength(all);
      const open =
        /<testcase name="Which disruptions are still open[^"]*\(q14-open-disruptions\)" classname="disruptions"[^>]*>(.*)<\/testcase>/;
      expect(open.exec(xml)?.[1]).toMatch(
        /^<failure type="empty_result" message="empty result, expected 3 rows.*<\/failure>$/,
      );
      const suites = valuesOf(xml, 'testsuite', 'name');
      expect(new Set(suites).size).toBe(suites.length);
      expect(suites).toContain('disruptions');
    });
  });

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
      bundle(['evaluate', ...inputs, '--junit', file('j.xml')]);
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
      bundle(['evaluate', '--corpus', file('c.json'), '--responses', file('r.json'), '--junit', file('j.xml')]);
      const xml = readFileSync(file('j.xml'), 'utf8');
      if (HAS_XMLLINT) expect(junitProblems(file('j.xml'))).toBe('');
      expect(xml.match(/<(?!\/?(?:testsuites?|testcase|error|failure|\?xml)\b)/g)).toBeNull();
      expect(xml).not.toMatch(/(?!\n)\p{Cc}|[\ufffe\uffff]|\p{Cs}/u);
      expect(valuesOf(xml, 'testcase', 'name')).toHaveLength(texts.length);
    });
  });

  test('secrets are removed', async () => {
    const key = `sk-proj-${'a1B2c3D4'.repeat(6)}`;
    const corpus = [{ template_id: 't', questions: [question('a', 'a?')] }];
    const responses = [{ question_id: 'a', error: `denied for ${key}` }];
    await inFolder({ 'c.json': JSON.stringify(corpus), 'r.json': JSON.stringify(responses) }, async (_, file) => {
      bundle(['evaluate', '--corpus', file('c.json'), '--responses', file('r.json'), '--junit', file('j.xml')], {
        env: { OPENAI_API_KEY: key },
      });
      const xml = readFileSync(file('j.xml'), 'utf8');
      expect(xml).toContain('denied for');
      expect(xml).not.toContain('a1B2c3D4');
    });
  });

  test.each<[string, (path: string) => void, string]>([
    ['a folder', (path) => mkdirSync(path), 'is a folder, expected a file'],
    ['a link', (path) => symlinkSync('/etc/hostname', path), 'is a link'],
  ])('a place that is %s is refused before any work', async (_, make, why) => {
    await inFolder({}, async (folder, file) => {
      make(file('j.xml'));
      const inputs = ['--corpus', join(EXAMPLES, 'corpus.yaml'), '--responses', join(EXAMPLES, 'responses-v2.jsonl')];
      const flags = ['--out', file('out'), '--junit', file('j.xml')];
      const { code, stdout, stderr } = bundle(['evaluate', ...inputs, ...flags]);
      expect([code, stdout]).toEqual([2, '']);
      expect(stderr).toContain('--junit');
      expect(stderr).toContain(why);
      expect(existsSync(join(folder, 'out'))).toBe(false);
      const nowhere = bundle(['evaluate', ...inputs, '--junit', file('no/where.xml')]);
      const message = `error: --junit: ${file('no/where.xml')}: there is no folder ${file('no')}\n`;
      expect([nowhere.code, nowhere.stderr]).toEqual([2, message]);
    });
  });

  test('the folder of the run, which does not exist yet, can have it, by a relative path, too', async () => {
    await inFolder({}, async (cwd, file) => {
      const inputs = ['--corpus', join(EXAMPLES, 'corpus.yaml'), '--responses', join(EXAMPLES, 'responses-v2.jsonl')];
      for (const out of [file('out'), 'new/folder']) {
        const run = bundle(['evaluate', ...inputs, '--out', out, '--junit', join(out, 'j.xml'), '--quiet'], { cwd });
        expect([run.code, run.stderr]).toEqual([0, '']);
        expect(readFileSync(resolve(cwd, out, 'j.xml'), 'utf8')).toContain('<testsuite ');
      }
    });
  });
});

describe('the artifact of the action', () => {
  test('has the questions as JUnit XML and the score as a badge', async () => {
    await scenario(async ({ world, evaluate }) => {
      const run = await evaluate(pullRequest(world, usualHistory(world)), ten(8), { 'min-steps-score': '0.9' });
      expect(JSON.parse(run.files['badge.json'] ?? '')).toEqual({
        schemaVersion: 1,
        label: 'stepgate',
        message: '0.800',
        color: 'red',
      });
      await inFolder({ 'junit.xml': run.files['junit.xml'] ?? '' }, async (_, file) => {
        if (HAS_XMLLINT) expect(junitProblems(file('junit.xml'))).toBe('');
        expect(valuesOf(readFileSync(file('junit.xml'), 'utf8'), 'testsuites', 'failures')).toEqual(['2']);
      });
      const archive = world.artifacts.find(({ name }) => name === 'stepgate')?.bytes;
      for (const name of ['junit.xml', 'badge.json']) expect(archive?.includes(name)).toBe(true);
    });
  });
});
