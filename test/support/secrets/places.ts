import { fileURLToPath } from 'node:url';
import ts from 'typescript';
import { once } from '../../../src/core/text/values.js';

/** A key of a mapping, an item of a list (0), or a key that the data choose. */
type Part = string | 0 | typeof ANY_KEY;

/** Where a text of the user can stand: as a value, or as a key. `free`: a value of any kind. */
export interface Place {
  readonly path: readonly Part[];
  readonly holds: 'text' | 'free' | 'key';
}

export const ANY_KEY = Symbol('any key');

const FILE = fileURLToPath(new URL('../../../src/core/corpus/corpus-types.ts', import.meta.url));

/** Without the types of the browser and of packages, which take most of the time. */
const OPTIONS = { strict: true, target: ts.ScriptTarget.ES2024, lib: ['lib.es2024.d.ts'], types: [] };
const readTypes = once(() => ts.createProgram([FILE], OPTIONS));

/** All places for texts in an exported type of the corpus or the responses, so that a new field is among them. */
export function placesOf(name: 'Template' | 'Response'): Place[] {
  const program = readTypes();
  const checker = program.getTypeChecker();
  const file = program.getSourceFile(FILE);
  const symbols = checker.getExportsOfModule(checker.getSymbolAtLocation(file as ts.SourceFile) as ts.Symbol);
  const symbol = symbols.find((one) => one.name === name) as ts.Symbol;
  return unique(placesIn(checker.getDeclaredTypeOfSymbol(symbol), [], checker));
}

function placesIn(type: ts.Type, path: readonly Part[], checker: ts.TypeChecker): Place[] {
  if (type.flags & (ts.TypeFlags.Unknown | ts.TypeFlags.Any)) return [{ path, holds: 'free' }];
  if (type.flags & ts.TypeFlags.String) return [{ path, holds: 'text' }];
  if (type.isUnion()) return type.types.flatMap((one) => placesIn(one, path, checker));
  if (!(type.flags & (ts.TypeFlags.Object | ts.TypeFlags.Intersection))) return [];
  if (checker.isArrayType(type)) {
    const [item] = checker.getTypeArguments(type as ts.TypeReference);
    return item ? placesIn(item, [...path, 0], checker) : [];
  }
  const keys = checker.getPropertiesOfType(type).flatMap((property) => {
    return placesIn(checker.getTypeOfSymbol(property), [...path, property.name], checker);
  });
  const others = checker.getIndexInfosOfType(type).flatMap(({ keyType, type: value }): Place[] => {
    const isFree = (keyType.flags & ts.TypeFlags.String) !== 0;
    const key = isFree ? ANY_KEY : 'retrieval_figure';
    const inside = placesIn(value, [...path, key], checker);
    return isFree ? [{ path, holds: 'key' }, ...inside] : inside;
  });
  return [...keys, ...others];
}

function unique(places: readonly Place[]): Place[] {
  return [...new Map(places.map((place) => [titleOf(place), place])).values()];
}

/** A place in words. Example: `questions[].answer.includes[] (text)`. */
export function titleOf({ path, holds }: Place): string {
  const parts = path.map((part) => (part === 0 ? '[]' : `.${part === ANY_KEY ? '*' : part}`));
  return `${parts.join('').replace(/^\./, '')} (${holds})`;
}

/** A record with a value at a path, where it has other values already; `key`: under a key that the data choose. */
export function withValue(record: unknown, path: readonly Part[], value: unknown, key = 'k'): unknown {
  const [part, ...rest] = path;
  if (part === undefined) return value;
  if (part === 0) return [withValue(Array.isArray(record) ? record[0] : undefined, rest, value, key)];
  const name = part === ANY_KEY ? key : part;
  const mapping = typeof record === 'object' && record !== null && !Array.isArray(record) ? record : {};
  return { ...mapping, [name]: withValue((mapping as Record<string, unknown>)[name], rest, value, key) };
}
