import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { extname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { sparqlQueryOf } from '../../core/refresh/placed-steps.js';
import { type Problem, StepgateError, usageError } from '../../core/words/errors.js';
import { findFiles } from '../files/find-files.js';
import { fileError, unreadable } from '../files/input-file.js';
import { makeQueryCheck, type Prefixes } from '../sparql-queries.js';
import { failed, type OutputSource } from './source.js';

/** The used part of the package `oxigraph`, which is the user's own. */
interface OxigraphStore {
  load(input: Uint8Array, options: Readonly<Record<string, string | boolean>>): void;
  query(query: string, options: { results_format: 'json'; use_default_graph_as_union: boolean }): unknown;
}

const FORMATS: ReadonlyMap<string, string> = new Map([
  ['.ttl', 'text/turtle'],
  ['.trig', 'application/trig'],
  ['.nt', 'application/n-triples'],
  ['.nq', 'application/n-quads'],
  ['.rdf', 'application/rdf+xml'],
  ['.jsonld', 'application/ld+json'],
]);

/** Loads RDF files into Oxigraph, which is resolved from the project of the working directory only; returns what runs queries over them. */
async function loadGraph(patterns: readonly string[], cwd: string): Promise<(query: string) => string> {
  const kinds = [...FORMATS.keys()];
  const files = await findFiles(patterns, 'data', { kinds, roots: null });
  const store = await openStore(cwd);
  for (const file of files) {
    const format = FORMATS.get(extname(file).toLowerCase());
    if (format === undefined) throw fileError(file, `expected an RDF file: ${kinds.join(', ')}`);
    const bytes = await readFile(file).catch(unreadable(file));
    try {
      const base = 'relative:';
      store.load(bytes, { format, lenient: true, no_transaction: true, base_iri: base });
    } catch (error) {
      throw fileError(file, `cannot be read as ${format}: ${String((error as Error).message ?? error).slice(0, 200)}`);
    }
  }
  // Files of named graphs are one graph, as in most stores.
  const options = { results_format: 'json', use_default_graph_as_union: true } as const;
  return (query) => String(store.query(query, options));
}

async function openStore(cwd: string): Promise<OxigraphStore> {
  let path: string;
  try {
    path = createRequire(join(cwd, 'package.json')).resolve('oxigraph');
  } catch {
    throw usageError('needs the package oxigraph: npm install --save-dev oxigraph');
  }
  const { default: oxigraph } = (await import(pathToFileURL(path).href)) as {
    default: { Store: new () => OxigraphStore };
  };
  return new oxigraph.Store();
}

export async function openRdf(
  patterns: readonly string[],
  { prefixes, cwd, command }: { readonly prefixes: Prefixes; readonly cwd: string; readonly command: string },
): Promise<OutputSource> {
  const runQuery = await loadGraph(patterns, cwd);
  const checkQuery = await makeQueryCheck(prefixes);
  return {
    asksAgain: true,
    failsSilently: true,
    canAnswer: ({ step }) => sparqlQueryOf(step) !== null,
    check: (steps) =>
      steps.flatMap(({ file, path, step }): Problem[] => {
        const checked = checkQuery(sparqlQueryOf(step) ?? '');
        const [name] = checked.kind === 'query' ? checked.undeclared : [];
        const remedy = `declare it in the query, or in the config: sparql: {prefixes: {${name}: …}}`;
        const message = `${command}: undefined prefix ${name}; ${remedy}`;
        return name === undefined ? [] : [{ file, path, message }];
      }),
    answer: async ({ step }) => {
      const checked = checkQuery(sparqlQueryOf(step) ?? '');
      if (checked.kind === 'refused') return failed(checked.why);
      try {
        return { kind: 'output', output: runQuery(checked.text) };
      } catch (error) {
        if (error instanceof StepgateError) throw error;
        return failed('Oxigraph cannot evaluate the query');
      }
    },
  };
}
