import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Content, Fragment, html, jsx } from '../../../src/report/html/jsx-runtime.js';

/** What a reader of the HTML sees: its entities replaced. */
function read(text: string): string {
  return text.replaceAll('&lt;', '<').replaceAll('&quot;', '"').replaceAll('&amp;', '&');
}

describe('elements as HTML', () => {
  test('any text between tags, and in an attribute, is read as it is and begins nothing', () => {
    const texts = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.constantFrom('</p><script>', '" onload="x', '&lt;', '&amp;amp;'),
    );
    fc.assert(
      fc.property(texts, (text) => {
        const [, title = '', inner = ''] = /^<p title="([^"]*)">([^<]*)<\/p>$/.exec(
          html(jsx('p', { title: `t${text}`, children: text })),
        ) as RegExpExecArray;
        expect([title, inner].map(read)).toEqual([`t${text}`, text]);
      }),
    );
  });

  test('are nested, in lists and in components, and are escaped once', () => {
    const Twice = ({ children }: { readonly children?: Content }) => [children, children];
    const inner = jsx('b', { children: '<&>' });
    const all = jsx(Fragment, { children: [jsx(Twice, { children: inner }), ['"', [1.5]]] });
    expect(html(all)).toBe('<b>&lt;&amp;></b><b>&lt;&amp;></b>&quot;1.5');
  });

  test('what only looks like an element of this module is none', () => {
    const forged = { text: '<script>' } as unknown as Content;
    expect(html(jsx('p', { children: [forged, 'x'] }))).toBe('<p>x</p>');
  });

  test.each<[string, Content]>([
    ['<p>0</p>', jsx('p', { children: [0, null, undefined, false, true, ''] })],
    ['<meta charset="utf-8"/>', jsx('meta', { charset: 'utf-8' })],
    ['<details open></details>', jsx('details', { open: true, hidden: false, id: undefined, title: null })],
    ['<pre tabindex="0" class></pre>', jsx('pre', { tabIndex: 0, class: '' })],
  ])('%s', (expected, content) => expect(html(content)).toBe(expected));
});
