import { GRAPH, shiftRows, TABLES, TYPED_TABLES } from './data.ts';

/** JSON as tools write it: it has no integers beyond doubles, so that these become texts. */
const json = (value) => JSON.stringify(value, (_, item) => (typeof item === 'bigint' ? String(item) : item));

const SQLITE = [...TABLES, TYPED_TABLES.sqlite, shiftRows(1, 0)];
const TYPED = [...TABLES, TYPED_TABLES.typed, shiftRows('true', 'false')];

/** A driver with the interface of better-sqlite3, which libsql has, too. */
function synchronous(Database) {
  const database = new Database(':memory:');
  for (const statement of SQLITE) database.exec(statement);
  return async (query) => {
    const prepared = database.prepare(query);
    const columns = prepared.columns().map(({ name }) => name);
    return { objects: json(prepared.all()), lists: json({ columns, rows: prepared.raw().all() }) };
  };
}

async function startSqlJs() {
  const { default: start } = await import('sql.js');
  const { Database } = await start();
  const database = new Database();
  for (const statement of SQLITE) database.run(statement);
  return async (query) => ({ results: json(database.exec(query)) });
}

async function startPGlite() {
  const { PGlite } = await import('@electric-sql/pglite');
  const database = new PGlite();
  for (const statement of TYPED) await database.exec(statement);
  return async (query) => {
    const { rows, fields } = await database.query(query);
    const lists = await database.query(query, [], { rowMode: 'array' });
    return { objects: json(rows), lists: json({ columns: fields.map(({ name }) => name), rows: lists.rows }) };
  };
}

async function startDuckDb() {
  const { DuckDBInstance } = await import('@duckdb/node-api');
  const connection = await (await DuckDBInstance.create(':memory:')).connect();
  for (const statement of TYPED) await connection.run(statement);
  return async (query) => {
    const reader = await connection.runAndReadAll(query);
    return {
      json: json(reader.getRowObjectsJson()),
      objects: json(reader.getRowObjectsJS()),
      columns: json(reader.getColumnsObjectJson()),
    };
  };
}

const SPARQL_TYPES = {
  json: 'application/sparql-results+json',
  xml: 'application/sparql-results+xml',
  tsv: 'text/tab-separated-values',
};

async function startOxigraph() {
  const { Store } = await import('oxigraph');
  const store = new Store();
  store.load(GRAPH, { format: 'text/turtle' });
  return async (query) =>
    Object.fromEntries(
      Object.entries(SPARQL_TYPES).map(([name, results_format]) => [name, store.query(query, { results_format })]),
    );
}

function startComunica(QueryEngine) {
  const engine = new QueryEngine();
  const source = { type: 'serialized', value: GRAPH, mediaType: 'text/turtle', baseIRI: 'http://example.org/' };
  const write = async (query, type) => {
    const { data } = await engine.resultToString(await engine.query(query, { sources: [source] }), type);
    const parts = [];
    for await (const part of data) parts.push(String(part));
    return parts.join('');
  };
  return async (query) => {
    // It cannot write a yes or no in XML and TSV.
    const types = Object.entries(SPARQL_TYPES).filter(([name]) => name === 'json' || !/\bASK\b/.test(query));
    return Object.fromEntries(await Promise.all(types.map(async ([name, type]) => [name, await write(query, type)])));
  };
}

/** Each engine: starts it, and returns what runs a query and lists its outputs by the name of their form. */
export const SQL_ENGINES = {
  'better-sqlite3': async () => synchronous((await import('better-sqlite3')).default),
  ...{ libsql: async () => synchronous((await import('libsql')).default), 'sql.js': startSqlJs, PGlite: startPGlite },
  DuckDB: startDuckDb,
};

export const SPARQL_ENGINES = {
  Oxigraph: startOxigraph,
  'Comunica 4': async () => startComunica((await import('comunica-4')).QueryEngine),
  'Comunica 5': async () => startComunica((await import('@comunica/query-sparql')).QueryEngine),
};

/** The outputs of all engines for each query, by `engine, form`. */
export async function outputsOf(engines, queries) {
  const started = await Promise.all(Object.entries(engines).map(async ([name, start]) => [name, await start()]));
  const outputs = {};
  for (const [title, { query }] of Object.entries(queries)) {
    outputs[title] = {};
    for (const [name, run] of started) {
      for (const [form, text] of Object.entries(await run(query))) outputs[title][`${name}, ${form}`] = text;
    }
  }
  return outputs;
}
