import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { describe, expect, test } from 'vitest';
import { PROVES } from '../support/fewer.js';
import { worstGrowth } from '../support/regex-growth.js';

/** `npm run prove` tries more texts. */
const PUMPS = PROVES ? 80 : 40;

const ROOT = join(import.meta.dirname, '../..');

/** Every regular expression of a source text with its line, literals and `RegExp(…)` alike. */
function expressionsOf(text: string, path = 'source.ts'): { readonly line: number; readonly expression: RegExp }[] {
  const source = ts.createSourceFile(path, text, ts.ScriptTarget.Latest);
  const found: { line: number; expression: RegExp }[] = [];
  const visit = (node: ts.Node): void => {
    const expression = ts.isRegularExpressionLiteral(node) ? literalOf(node.text) : constructedOf(node, source);
    const line = source.getLineAndCharacterOfPosition(node.getStart(source)).line + 1;
    if (expression) found.push({ line, expression });
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

function literalOf(text: string): RegExp {
  const end = text.lastIndexOf('/');
  return new RegExp(text.slice(1, end), text.slice(end + 1));
}

/** `new RegExp(…)` of a text, an inserted value taken for a plain name, a joined list for two. What else it is made of cannot be tried. */
function constructedOf(node: ts.Node, source: ts.SourceFile): RegExp | null {
  if (!(ts.isNewExpression(node) || ts.isCallExpression(node))) return null;
  if (!ts.isIdentifier(node.expression) || node.expression.text !== 'RegExp') return null;
  const [pattern, flags] = (node.arguments ?? []).map((argument) => {
    if (ts.isStringLiteralLike(argument)) return argument.text;
    if (ts.isTemplateExpression(argument))
      return argument.head.text + argument.templateSpans.map(({ literal }) => `name${literal.text}`).join('');
    if (argument.getText(source).endsWith(".join('|')")) return 'name|other';
    throw new Error(
      `RegExp(${argument.getText(source)}): write a literal or a template, so that its steps can be counted`,
    );
  });
  return new RegExp(pattern ?? '', flags);
}

const SOURCES = globSync('src/**/*.{ts,tsx}', { cwd: ROOT });
const ALL = SOURCES.flatMap((path) =>
  expressionsOf(readFileSync(join(ROOT, path), 'utf8'), path).map(({ line, expression }) => ({
    name: `${path}:${line} ${expression}`,
    expression,
  })),
);
/** Each once, where it is written first. */
const EXPRESSIONS = [...new Map(ALL.toReversed().map((one) => [String(one.expression), one])).values()];

describe('the steps of a regular expression grow in proportion to the text, on its worst inputs', () => {
  test.each(EXPRESSIONS)('$name', ({ expression }) => expect(worstGrowth(expression, PUMPS)).toBeNull());

  test('and none counts where it repeats without end: V8 takes stack for each repetition, and 20 MB exceed it', () => {
    const counting = EXPRESSIONS.filter(({ expression }) => /\{(?:[2-9]|\d\d+),\}/.test(expression.source));
    expect(counting.map(({ name }) => name)).toEqual([]);
  });

  test('every expression of the sources is tried', () => expect(EXPRESSIONS.length).toBeGreaterThan(100));
});

describe('the search finds planted expressions', () => {
  test.each([
    'const slow = /^\\s*([+-]?)0*(\\d+)\\s*$/;',
    'text.replace(/\\s+$/, "");',
    'text.replace(/^\\n+|\\n+$/g, "");',
    'const slow = /(a+)+b/;',
    'const slow = /some longer words here: .*;/;',
    'const slow = /(?:\\w|_)+!/;',
    'const slow = /"key"\\s*:\\s*\\d*x/; const other = /<!--.*-->/g;',
    // biome-ignore lint/suspicious/noTemplateCurlyInString: it is the template of a source text.
    'const slow = new RegExp(`^a*(?:${name})?a*$`, "i");',
  ])('%s', (source) => {
    const slow = expressionsOf(source).filter(({ expression }) => worstGrowth(expression, PUMPS) !== null);
    expect(slow).toHaveLength(1);
  });

  test.each(['/^\\s*\\d+$/', '/[^"]*"/y', '/\\s+/g', '/(?:ab|cd)*x/y', '/^[\\w.-]+$/'])('but not %s', (source) => {
    expect(expressionsOf(source).map(({ expression }) => worstGrowth(expression, PUMPS))).toEqual([null]);
  });
});
