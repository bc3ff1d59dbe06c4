import { MAX_LISTED } from '../../shown.js';
import { counted } from '../../text/numerals.js';
import { textAt } from '../events/fields.js';
import type { Span } from './span.js';

/** Counts spans that no convention reads, and says what is in them. */
export interface UnknownSpans {
  readonly add: (spans: readonly Span[]) => void;
  /** Example: ``3 spans of `shop`, no convention that is known; their attributes are span.type, tool.name``; null: none. */
  readonly words: () => string | null;
}

export function makeUnknownSpans(): UnknownSpans {
  const services = new Set<string>();
  const keys = new Set<string>();
  let count = 0;
  const add = (spans: readonly Span[]): void => {
    count += spans.length;
    for (const { attributes, resource } of spans) {
      const service = textAt(resource, 'service.name');
      if (service !== null && services.size < MAX_LISTED) services.add(service);
      for (const key of Object.keys(attributes)) if (keys.size <= MAX_LISTED) keys.add(key);
    }
  };
  const words = (): string | null => {
    if (count === 0) return null;
    const names = [...services].map((name) => `\`${name}\``).join(', ');
    const listed = [...keys].slice(0, MAX_LISTED).join(', ') + (keys.size > MAX_LISTED ? ', …' : '');
    const content = keys.size === 0 ? 'they have no attributes' : `their attributes are ${listed}`;
    return `${counted(count, 'span')}${names === '' ? '' : ` of ${names}`}, no convention that is known; ${content}`;
  };
  return { add, words };
}
