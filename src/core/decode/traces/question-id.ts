import { isMapping, type Mapping, own } from '../../values.js';
import { mappingAt, parsed, textOf } from './fields.js';

/** The first text that is found in a source. */
export function firstText<T>(sources: readonly T[], find: (source: T) => unknown): string | null {
  for (const source of sources) {
    const text = textOf(find(source));
    if (text !== null) return text;
  }
  return null;
}

const ID_KEYS = ['stepgate.question_id', 'question_id'];

/** In the metadata that a record or a framework keeps. */
export function idInMetadata(metadata: unknown): unknown {
  if (!isMapping(metadata)) return null;
  return ID_KEYS.map((key) => textOf(metadata[key])).find((id) => id !== null) ?? idInNested(metadata);
}

/** OpenTelemetry's attributes, as Langfuse keeps them. */
function idInNested(metadata: Mapping): unknown {
  return idInAttributes(mappingAt(metadata, 'attributes'));
}

/** By its own name, in front of what frameworks put before metadata and baggage, or in OpenInference's `metadata`. */
export function idInAttributes(attributes: Mapping): string | null {
  const named = [...ID_KEYS, ...Object.keys(attributes).filter((key) => key.endsWith('.question_id'))];
  const id = firstText(named, (key) => own(attributes, key));
  if (id !== null) return id;
  const metadata = parsed(own(attributes, 'metadata'));
  return isMapping(metadata) ? firstText(ID_KEYS, (key) => own(metadata, key)) : null;
}
