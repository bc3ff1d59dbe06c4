import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { isMapping, type Mapping } from '../../core/values.js';
import { dumpYaml, parseYaml } from './yaml.js';

const CHUNK = 1024 * 1024;
const START = '\n- ';

/** The items of an evaluation file that Stepgate wrote, each as its text, one after the other. */
export interface EntryItems {
  /** null: there are no more. */
  readonly next: () => Promise<string | null>;
  /** SHA-256 of what was read. */
  readonly digest: () => string;
  readonly close: () => Promise<void>;
}

export function openItems(path: string): EntryItems {
  const hash = createHash('sha256');
  const items = itemsOf(path, (bytes) => hash.update(bytes));
  const next = async (): Promise<string | null> => {
    const { value, done } = await items.next();
    return done ? null : value;
  };
  const close = async (): Promise<void> => void (await items.return(undefined));
  return { next, digest: () => `sha256:${hash.copy().digest('hex')}`, close };
}

async function* itemsOf(path: string, see: (bytes: Buffer) => void): AsyncGenerator<string, undefined> {
  let rest: Buffer = Buffer.alloc(0);
  for await (const chunk of createReadStream(path, { highWaterMark: CHUNK })) {
    see(chunk as Buffer);
    const bytes = Buffer.concat([rest, chunk as Buffer]);
    // The start of an item may be split between two chunks.
    const from = Math.max(0, rest.length - START.length);
    let start = 0;
    for (let at = bytes.indexOf(START, from); at >= 0; at = bytes.indexOf(START, at + 1)) {
      yield bytes.toString('utf8', start, at + 1);
      start = at + 1;
    }
    rest = bytes.subarray(start);
  }
  if (rest.length > 0) yield rest.toString('utf8');
}

const DETAILS = '\n  steps_details:';
/** The key that follows in the item, or its end. */
const NEXT_KEY = /\n {2}\S|\n$/g;

/** An item with other details of its steps; one without details stays as it is. */
export function withStepsDetails(item: string, change: (details: readonly Mapping[]) => readonly Mapping[]): string {
  const from = item.indexOf(DETAILS) + 1;
  if (from === 0) return item;
  NEXT_KEY.lastIndex = from;
  const to = (NEXT_KEY.exec(item)?.index ?? item.length - 1) + 1;
  const parsed = parseYaml(item.slice(from, to), 'evaluation.yaml');
  const details =
    isMapping(parsed) && Array.isArray(parsed.steps_details) ? parsed.steps_details.filter(isMapping) : [];
  const text = dumpYaml([{ steps_details: change(details) }]);
  return `${item.slice(0, from)}  ${text.slice(2)}${item.slice(to)}`;
}
