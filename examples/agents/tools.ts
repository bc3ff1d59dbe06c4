// The tools of the example corpus, and how they are called. Each is a service: POST TOOLS_URL/<name> with the arguments.

interface Tool {
  readonly name: string;
  readonly description: string;
  readonly parameters: { readonly type: 'object'; readonly properties: Readonly<Record<string, object>> };
}

const text = { type: 'string' };
const texts = { type: 'array', items: text };
const number = { type: 'integer' };

function tool(name: string, description: string, properties: Readonly<Record<string, object>>): Tool {
  return { name, description, parameters: { type: 'object', properties } };
}

export const TOOLS: readonly Tool[] = [
  tool('autocomplete_search', 'Find the IRI of a name', { query: text }),
  tool('sparql_query', 'Query the knowledge graph', { query: text }),
  tool('retrieval', 'Search the rule book', { query: text, k: number }),
  tool('read_rule', 'Read one rule', { rule: text }),
  tool('get_headways', 'Minutes between trains', { line: text, day: text }),
  tool('retrieve_time_series', 'Find time series', { mrid: texts, limit: number }),
  tool('retrieve_data_points', 'Read a time series', {
    ...{ external_id: {}, start: text, end: text, granularity: text, aggregates: texts },
  }),
];

/** The output of a tool as text; throws when the tool fails. */
export async function callTool(name: string, args: unknown): Promise<string> {
  if (!process.env.TOOLS_URL) throw new Error('TOOLS_URL is not set');
  const url = `${process.env.TOOLS_URL}/${name}`;
  const headers = { 'content-type': 'application/json' };
  const response = await fetch(url, { method: 'POST', headers, body: JSON.stringify(args) });
  const output = await response.text();
  if (!response.ok) throw new Error(output);
  return output;
}

/** The same; a failure is a text that the model reads. */
export async function callToolForModel(name: string, args: unknown): Promise<string> {
  return callTool(name, args).catch((error: Error) => `Error: ${error.message}`);
}
