// The JSON Schemas for editors, from the validator's own schemas (valibot) and the tables of docs/corpus.md: dist/schema. The build
// writes them. They may say less than the validator, never more: a check that JSON Schema cannot express is left out.
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { loadSources } from './sources.mjs';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
/** A constant, because an object with this key could be taken for a promise. */
const THEN = 'then';
const DRAFT = 'http://json-schema.org/draft-07/schema#';

const SOURCES = [
  'src/core/corpus/corpus-schema.ts',
  'src/core/corpus/keys.ts',
  'src/core/entries/config.ts',
  'src/core/comparison/known.ts',
];

/** The schemas by the names of their files. */
export async function editorSchemas() {
  const sources = await loadSources(SOURCES);
  const docs = readFileSync(`${ROOT}docs/corpus.md`, 'utf8');
  const schemas = {
    corpus: corpusSchema(sources, docs),
    config: { title: 'Config of Stepgate', ...converted(sources.CONFIG_SCHEMA) },
    known: { title: 'Known failures of Stepgate', ...any([converted(sources.KNOWN_SCHEMA), { type: 'null' }]) },
    responses: responsesSchema(sources),
  };
  return new Map(
    Object.entries(schemas).map(([name, schema]) => [
      `schema/${name}.json`,
      `${JSON.stringify({ $schema: DRAFT, ...schema })}\n`,
    ]),
  );
}

/** YAML 1.1 reads these as true or false, as the validator does; editors read them as texts. */
const TRUTH_WORDS = ['yes', 'no', 'on', 'off'].flatMap((word) => [
  word,
  `${word.slice(0, 1).toUpperCase()}${word.slice(1)}`,
  word.toUpperCase(),
]);
const BOOLEAN = { enum: [true, false, ...TRUTH_WORDS] };

/** A valibot schema as JSON Schema. `named`: schemas that are definitions. */
function converted(schema, named = new Map()) {
  return named.has(schema) ? ref(named.get(schema)) : convertedPipe(schema, named);
}

/** A pipe up to its first transformation, after which values are others than in the file. */
function convertedPipe({ pipe, ...schema }, named) {
  if (!pipe) return convertedType(schema, named);
  const end = pipe.findIndex(({ kind }) => kind === 'transformation');
  const parts = pipe.slice(0, end < 0 ? pipe.length : end);
  return all(parts.map((part) => (part.kind === 'schema' ? converted(part, named) : limit(part, schema.type))));
}

/** A check of the library; those of our own cannot be expressed. */
function limit({ type, requirement }, of) {
  const key = of === 'array' ? 'Items' : 'Length';
  switch (type) {
    case 'non_empty':
      return { [`min${key}`]: 1 };
    case 'min_length':
      return { [`min${key}`]: requirement };
    case 'max_length':
      return { [`max${key}`]: requirement };
    case 'min_value':
      return { minimum: requirement };
    case 'max_value':
      return { maximum: requirement };
    default:
      return {};
  }
}

function convertedType(schema, named) {
  const { type } = schema;
  const inner = (part) => converted(part, named);
  switch (type) {
    case 'string':
    case 'number':
    case 'null':
      return { type };
    case 'bigint':
      return { type: 'integer' };
    case 'boolean':
      return BOOLEAN;
    case 'literal':
      return { enum: [schema.literal] };
    case 'picklist':
      return { enum: [...schema.options] };
    case 'array':
      return { type, items: inner(schema.item) };
    case 'record':
      return { type: 'object', additionalProperties: inner(schema.value) };
    case 'union':
      return any(schema.options.map(inner));
    case 'optional':
      return inner(schema.wrapped);
    case 'nullish':
    case 'nullable':
      return any([inner(schema.wrapped), { type: 'null' }]);
    case 'lazy':
      return any([{}, [], undefined, { any_of: [] }].map((input) => inner(schema.getter(input))));
    case 'custom':
      return typesOf(schema);
    case 'object':
    case 'loose_object':
    case 'strict_object':
      return convertedObject(schema, inner);
    case 'unknown':
    case 'any':
      return {};
    default:
      throw new Error(`scripts/schema.mjs: a schema of type ${type} is not known here`);
  }
}

function convertedObject({ type, entries }, inner) {
  const parts = Object.entries(entries);
  const required = parts.filter(([, part]) => !['optional', 'nullish'].includes(part.type)).map(([key]) => key);
  return {
    type: 'object',
    properties: Object.fromEntries(parts.map(([key, part]) => [key, inner(part)])),
    ...(required.length > 0 && { required }),
    ...(type === 'strict_object' && { additionalProperties: false }),
  };
}

const SAMPLES = { object: {}, array: [], string: 'a', number: 1, boolean: true, null: null };

/** The types of which a check of our own lets a value pass; all, if it lets none of these values pass. */
function typesOf(schema) {
  const isPassed = (value) => schema['~run']({ value, typed: false }, {}).issues === undefined;
  const types = Object.keys(SAMPLES).filter((type) => isPassed(SAMPLES[type]));
  const isTelling = types.length > 0 && types.length < Object.keys(SAMPLES).length;
  return isTelling ? any(types.map((type) => ({ type }))) : {};
}

function all(schemas) {
  const said = distinct(schemas).filter((schema) => Object.keys(schema).length > 0);
  const merged = Object.assign({}, ...said);
  const isEqual = (schema) =>
    Object.entries(schema).every(([key, value]) => JSON.stringify(value) === JSON.stringify(merged[key]));
  return said.every(isEqual) ? merged : { allOf: said };
}

/** Lists of values and plain types become one each. */
function any(schemas) {
  const parts = schemas.flatMap((schema) => schema.anyOf ?? [schema]);
  if (parts.some((schema) => Object.keys(schema).length === 0)) return {};
  const isOnly = (schema, key) => Object.keys(schema).join() === key;
  const values = parts.filter((schema) => isOnly(schema, 'enum')).flatMap((schema) => schema.enum);
  const types = parts.filter((schema) => isOnly(schema, 'type')).flatMap(({ type }) => type);
  const others = distinct(parts.filter((schema) => !isOnly(schema, 'enum') && !isOnly(schema, 'type')));
  const one = (key, list) => {
    const names = [...new Set(list)];
    return names.length === 0 ? [] : [{ [key]: key === 'type' && names.length === 1 ? names[0] : names }];
  };
  const options = [...others, ...one('type', types), ...one('enum', values)];
  return options.length === 1 ? options[0] : { anyOf: options };
}

function distinct(schemas) {
  return [...new Map(schemas.map((schema) => [JSON.stringify(schema), schema])).values()];
}

function corpusSchema(sources, docs) {
  const {
    templateSchema,
    questionSchema,
    stepSchema,
    groupItem,
    alternativesSchema,
    TEMPLATE_ALIASES,
    QUESTION_ALIASES,
  } = sources;
  const named = new Map([
    [templateSchema, 'template'],
    [questionSchema, 'question'],
    [stepSchema, 'step'],
    [groupItem, 'item'],
  ]);
  const define = (schema) => convertedPipe(schema, named);
  const described = (definition, table) => describe(definition, descriptionsIn(docs, table));
  const templates = described(define(templateSchema), 'template');
  return {
    title: 'Corpus of Stepgate',
    ...converted(sources.corpusSchema, named),
    definitions: {
      template: withoutQuestionKeys(withAliases(templates, TEMPLATE_ALIASES), sources),
      question: withAliases(described(define(questionSchema), 'question'), QUESTION_ALIASES),
      step: described(define(stepSchema), 'step'),
      item: { if: { required: ['any_of'] }, [THEN]: withoutNesting(define(alternativesSchema)), else: ref('step') },
    },
  };
}

function ref(name) {
  return { $ref: `#/definitions/${name}` };
}

/** `any_of` cannot be nested. */
function withoutNesting({ properties, ...definition }) {
  const any_of = { ...properties.any_of, items: { not: { required: ['any_of'] }, allOf: [ref('step')] } };
  return { ...definition, properties: { ...properties, any_of } };
}

/** A list of questions is not a list of templates. */
function withoutQuestionKeys({ allOf: rules, ...definition }, { QUESTION_ALIASES, TEMPLATE_ALIASES }) {
  const having = (keys) => ({ anyOf: keys.map((key) => ({ required: [key] })) });
  const names = ['question_text', 'reference_steps'].flatMap((key) => [key, ...QUESTION_ALIASES[key]]);
  const rule = { if: having(names), [THEN]: having(['questions', ...TEMPLATE_ALIASES.questions]) };
  return { ...definition, allOf: [...rules, rule] };
}

/** Older key names. Each is read as its current key if that key is absent. */
function withAliases({ required = [], ...definition }, aliases) {
  const rules = Object.entries(aliases).flatMap(([key, older]) => {
    const [names, value] = [[key, ...older], definition.properties[key]];
    const first = older.map((name, at) => ({
      if: { allOf: [{ required: [name] }, ...names.slice(0, at + 1).map((other) => ({ not: { required: [other] } }))] },
      [THEN]: { properties: { [name]: withoutDescription(value) } },
    }));
    return [...first, ...(required.includes(key) ? [{ anyOf: names.map((name) => ({ required: [name] })) }] : [])];
  });
  return { ...definition, required: required.filter((key) => !Object.hasOwn(aliases, key)), allOf: rules };
}

function withoutDescription({ description: _, ...schema }) {
  return schema;
}

function describe({ properties, ...definition }, descriptions) {
  const all = Object.entries(properties).map(([key, schema]) => {
    const description = descriptions.get(key);
    if (description === undefined) return [key, schema];
    // Beside $ref, other keys have no effect.
    return [key, schema.$ref === undefined ? { description, ...schema } : { description, allOf: [schema] }];
  });
  return { ...definition, properties: Object.fromEntries(all) };
}

/** The meaning and type of each key in the table of the docs whose first column has this title, without links and code marks. */
function descriptionsIn(docs, title) {
  const [, ...lines] = (docs.split(`\n| ${title} | type |`)[1] ?? '').split('\n');
  const rows = lines.slice(1, lines.indexOf('')).map((line) => line.split('|').slice(1, -1));
  return new Map(
    rows.flatMap(([keys, type, meaning]) => {
      const text = plain(
        [meaning, type.replace(', required', '')]
          .map((part) => part.trim())
          .filter(Boolean)
          .join(' – '),
      );
      return [...keys.matchAll(/`(\w+)`/g)].map(([, key]) => [key, text]);
    }),
  );
}

function plain(markdown) {
  return markdown.replace(/\[([^\]]+)\]\([^)]*\)/g, '$1').replaceAll('`', '');
}

/** Records are read one by one, and what is wrong with a step is a wrong answer: only ids are needed. */
function responsesSchema({ RESPONSE_ALIASES }) {
  const properties = Object.fromEntries(
    ['actual_steps', ...RESPONSE_ALIASES.actual_steps].map((key) => [key, { type: ['array', 'null'] }]),
  );
  const id = { type: ['string', 'number', 'boolean'] };
  return {
    title: 'Responses for Stepgate',
    anyOf: [
      {
        type: 'array',
        items: { type: 'object', required: ['question_id'], properties: { question_id: id, ...properties } },
      },
      { type: 'object' },
    ],
  };
}
