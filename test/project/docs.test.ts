import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import type { Nodes } from 'mdast';
import { describe, expect, test } from 'vitest';
import { makeProgram } from '../../src/cli/main.js';
import { PRESETS } from '../../src/core/words/scoring-rules.js';
import * as stepgate from '../../src/index.js';
import { nodesOf, PAGES, ROOT } from '../support/docs/blocks.js';

function textOf(node: Nodes): string {
  if ('value' in node) return node.value;
  return 'children' in node ? node.children.map(textOf).join('') : '';
}

/** The anchors of a page, as GitHub makes them of its headings. */
function anchorsOf(page: string): string[] {
  const texts = nodesOf(page, 'heading').map(textOf);
  return texts.map((text) =>
    text
      .toLowerCase()
      .replace(/[^\p{L}\p{N}\s_-]/gu, '')
      .replace(/\s/g, '-'),
  );
}

function brokenLinks(page: string): string[] {
  const links = [...nodesOf(page, 'link'), ...nodesOf(page, 'image')].map(({ url }) => url);
  return links.filter((url) => {
    const [path = '', anchor] = url.split('#');
    if (/^https?:/.test(url)) return false;
    const target = path === '' ? page : relative(ROOT, join(ROOT, dirname(page), path));
    if (!existsSync(join(ROOT, target))) return true;
    return anchor !== undefined && !(PAGES.includes(target) && anchorsOf(target).includes(anchor));
  });
}

const silent = { write: () => undefined };
const program = makeProgram({ stdout: silent, stderr: silent, env: {} }, () => undefined);
const OPTIONS = program.commands
  .flatMap((command) => [command, ...command.commands])
  .flatMap((command) => command.options.map((option) => ({ command: command.name(), option })));

/** Flags of other programs, which the docs also name; the last three are those of `npm run bench -- base`. */
const FOREIGN = ['--save-dev', '--no-save', '--ref', '--help', '--base', '--pairs', '--only'];

/** The rows of the tables of a page whose first cell begins with a backtick. */
function rowsOf(page: string): string[][] {
  const text = readFileSync(join(ROOT, page), 'utf8');
  return text
    .split('\n')
    .filter((line) => line.startsWith('| `'))
    .map((line) => line.slice(2, -2).split(/(?<!\\) \| /));
}

describe.each(PAGES)('%s', (page) => {
  test('links to files and headings that are there', () => expect(brokenLinks(page)).toEqual([]));

  test('names flags that a command has', () => {
    const texts = [...nodesOf(page, 'inlineCode'), ...nodesOf(page, 'code')].map(({ value }) => value);
    const flags = texts.flatMap((text) => text.match(/(?<![\w-])--[a-z][\w-]*/g) ?? []);
    const known = OPTIONS.map(({ option }) => option.long);
    expect(flags.filter((flag) => !known.includes(flag) && !FOREIGN.includes(flag))).toEqual([]);
  });
});

const names = Object.keys(stepgate);

test('docs/library.md has a row for each value that the library exports', () => {
  const written = rowsOf('docs/library.md').flatMap(([first = '']) =>
    [...first.matchAll(/`(\w+)/g)].map(([, name]) => name),
  );
  expect([...written].sort()).toEqual([...names].sort());
});

const rows = ['docs/scoring.md', 'docs/graphrag-eval/differences.md'].flatMap(rowsOf);

test.each(Object.keys(PRESETS.standard))(
  'docs/scoring.md and docs/graphrag-eval/differences.md have the rule %s as the presets set it',
  (knob) => {
    const [, ...cells] = rows.find(([name]) => name === `\`${knob}\``) ?? [];
    const values = Object.values(PRESETS).map((knobs) => String(knobs[knob as keyof typeof knobs]));
    expect(cells.slice(0, 4).map((cell) => cell.replaceAll('`', ''))).toEqual(values);
  },
);

test('docs/action.md starts the nightly baseline with an input that the workflow has', () => {
  const workflow = readFileSync(join(ROOT, 'examples/workflows/nightly.yml'), 'utf8');
  const page = readFileSync(join(ROOT, 'docs/action.md'), 'utf8');
  expect(page).toContain('`gh workflow run nightly.yml --ref main -f questions=all` (or `questions=smoke`)');
  expect(workflow).toMatch(/inputs:\n +questions:\n[\s\S]*options: \[all, smoke\]/);
});
