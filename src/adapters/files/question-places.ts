import { writtenPath } from '../../core/decode/keys.js';
import { templatesOf } from '../../core/decode/templates.js';
import { isMapping } from '../../core/values.js';
import { readDocument } from './corpus.js';
import { findFiles, readText } from './find-files.js';
import { DOCUMENTS, type Roots } from './input-file.js';
import { placesInYaml } from './yaml-positions.js';

/** Where a question stands in a corpus. */
export interface QuestionPlace {
  readonly file: string;
  /** 1-based. */
  readonly line: number;
}

/** The places of some questions of a corpus that was read before. Reads its files anew, so only for a few to be shown. */
export async function placesOfQuestions(
  patterns: readonly string[],
  ids: ReadonlySet<string>,
  roots: Roots,
): Promise<ReadonlyMap<string, QuestionPlace>> {
  const rules = { kinds: DOCUMENTS, roots };
  const places = new Map<string, QuestionPlace>();
  for (const file of await findFiles(patterns, 'corpus', rules)) {
    if (places.size === ids.size) break;
    for (const [id, line] of linesIn(await readText(file, rules), file, ids)) places.set(id, { file, line });
  }
  return places;
}

function linesIn(text: string, file: string, ids: ReadonlySet<string>): [string, number][] {
  const document = readDocument(text, file);
  const wanted = templatesOf(document).flatMap(({ questions }, template) => {
    const all: readonly unknown[] = Array.isArray(questions) ? questions : [];
    return all.flatMap((one, at) => {
      const id = isMapping(one) ? one.id : null;
      return typeof id === 'string' && ids.has(id) ? [{ id, path: [template, 'questions', at] }] : [];
    });
  });
  if (wanted.length === 0) return [];
  const placeAt = placesInYaml(text);
  return wanted.flatMap(({ id, path }): [string, number][] => {
    const line = placeAt(writtenPath(document.value, path))?.line;
    return line === undefined ? [] : [[id, line]];
  });
}
