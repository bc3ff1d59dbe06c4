import type { Report } from '../../../src/core/gates/report.js';
import { shownQuestion } from '../../../src/core/show/entry.js';
import { renderPage } from '../../../src/report/page/document.js';
import { PAGE_EXTENT, pageModel } from '../../../src/report/page/model.js';
import { THIS_PR } from '../../../src/report/words/blocks.js';

/** The page of a report; each of its questions has this entry, beside what all entries have, and this one in the base run. */
export async function pageOf(report: Report, more: object = {}, base: object | null = null): Promise<string> {
  const none = { results: null, baseline: null, baseMissing: null, footer: [], tagsOf: new Map() };
  const model = pageModel(report, { thisRun: THIS_PR, ...none });
  const entry = { template_id: 't', question_id: 'q', question_text: 'Which?', status: 'success' as const };
  const before = base && { entry: { ...entry, ...base }, answers: 1, label: 'main' };
  const read = async () => shownQuestion({ entry: { ...entry, ...more }, answers: 1 }, before, PAGE_EXTENT);
  let html = '';
  for await (const part of renderPage(model, read, () => 'hash')) html += part;
  return html;
}

/** The plot under a heading that starts so; empty where there is none. */
export function plotOf(html: string, heading: string): string {
  const figures = html.match(/<figure class="plot">.*?<\/figure>/gs) ?? [];
  return figures.find((figure) => new RegExp(`<h3>${heading}`).test(figure)) ?? '';
}

/** Attributes of the elements of a kind that have these words in their class, numbers without their unit. */
export function marksOf(html: string, element: string, words: string): Record<string, number>[] {
  const found = [...html.matchAll(new RegExp(`<${element} ([^>]*)>`, 'g'))].map(([, text = '']) =>
    Object.fromEntries([...text.matchAll(/([\w-]+)="([^"]*)"/g)].map(([, name = '', value = '']) => [name, value])),
  );
  const own = found.filter((one) => words.split(' ').every((word) => one.class?.split(' ').includes(word)));
  return own.map((one) =>
    Object.fromEntries(Object.entries(one).map(([name, value]) => [name, Number.parseFloat(value)])),
  );
}

/** The value that stands at a place of a plot, by the numbers on its axis. */
export function axisOf(figure: string, numberOf: (tick: string) => number = Number): (at: number) => number {
  const ticks = [...figure.matchAll(/<text x="([\d.]+)%" y="12">([^<]*)<\/text>/g)].map(([, x, text = '']) => ({
    x: Number(x),
    value: numberOf(text),
  }));
  const [first, last] = [ticks[0], ticks.at(-1)];
  if (!first || !last || first === last) throw new Error('no axis');
  const unit = (last.value - first.value) / (last.x - first.x);
  return (at) => first.value + (at - first.x) * unit;
}
