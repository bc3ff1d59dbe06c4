import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { bundle } from '../../scripts/bundle.mjs';
import { licenseOf } from '../../scripts/licenses.mjs';
import { inFolder } from '../support/cli.js';

const ROOT = join(import.meta.dirname, '../..');
const shipped = readFileSync(join(ROOT, 'dist/licenses.txt'), 'utf8');

/** Sections of `dist/licenses.txt`: a package, its licence, the text. */
const sections = shipped
  .split(/^(?=(?:@[\w.-]+\/)?[\w.-]+@\d+\.\d+\.\d+\S*$)/m)
  .map((section) => ({ name: section.split('\n', 1)[0] as string, text: section }));

const named = new Set(sections.map(({ name }) => name.slice(0, name.lastIndexOf('@'))));

const TERMS =
  /permission is hereby granted|permission to use, copy, modify|redistribution and use|apache license|blue oak model license/i;

describe('dist/licenses.txt', () => {
  test.each(sections.map(({ name, text }) => [name, text]))('%s has a licence text, with a holder', (_, text) => {
    expect(text).toMatch(TERMS);
    expect(text).toMatch(/copyright|blue oak/i);
  });

  test('names every package of the command line and the library', async () => {
    const chunks = await bundle(false);
    const code = chunks.map((chunk) => chunk.code).join('\n');
    const paths = code.matchAll(/^\/\/ \S*node_modules\/((?:@[\w.-]+\/)?[\w.-]+)\//gm);
    const bundled = new Set([...paths].map(([, name]) => name as string));
    expect(bundled.size).toBeGreaterThan(20);
    expect([...bundled].filter((name) => !named.has(name))).toEqual([]);
  });

  test('names what only the action holds', () => {
    const ours = ['core', 'github', 'artifact', 'http-client'].map((name) => `@actions/${name}`);
    const theirs = ['@octokit/plugin-retry', '@octokit/plugin-throttling', '@azure/storage-blob', 'archiver', 'undici'];
    expect([...ours, ...theirs].filter((name) => !named.has(name))).toEqual([]);
  });

  test('holds no package that names no licence', () => {
    expect(sections.filter(({ text }) => text.split('\n')[1] === 'unknown')).toEqual([]);
    expect(sections.map(({ name }) => name)).not.toContain('buffers@0.1.1');
  });
});

describe('the text of a licence', () => {
  const manifest = (more: object) => JSON.stringify({ name: 'it', version: '1.2.3', license: 'MIT', ...more });
  const granted = 'Permission is hereby granted, free of charge, …';

  test('is that of the README, where it is there', async () => {
    const readme = `# it\n\nuse it\n\n## License\n\nCopyright A\n\n${granted}\n`;
    await inFolder({ 'package.json': manifest({ author: 'B' }), 'README.md': readme }, async (folder) => {
      expect(licenseOf(folder)).toEqual({ name: 'it@1.2.3', text: `it@1.2.3\nMIT\nCopyright A\n\n${granted}\n` });
    });
  });

  test('is missing where a package only names it: the build ends', () =>
    inFolder({ 'package.json': manifest({ license: 'ISC', author: 'A' }) }, async (folder) => {
      expect(() => licenseOf(folder)).toThrow('it@1.2.3: no licence text');
    }));
});
