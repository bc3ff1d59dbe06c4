/** What a price does not depend on: a third of the table. */
const LEFT_OUT = new Set(['description', 'extractors', 'price_comments', 'pricing_urls']);

/**
 * The table of prices as JSON text, with what prices depend on. Node compiles a literal of half a megabyte in 15 ms, and
 * parses this text in 3.
 */
export function pricesAsJson(code) {
  const [start, end] = [code.indexOf('['), code.indexOf('\n]') + 2];
  if (!/^const \w+ = $/.test(code.slice(0, start))) throw new Error('the table of prices does not come first');
  const table = new Function(`return ${code.slice(start, end)}`)();
  const json = JSON.stringify(table, (key, value) => (LEFT_OUT.has(key) ? undefined : value));
  return `${code.slice(0, start)}JSON.parse(${JSON.stringify(json)})${code.slice(end)}`;
}

export const withPricesAsJson = {
  name: 'prices-as-json',
  transform: {
    filter: { id: /node_modules\/@pydantic\/genai-prices\// },
    handler: (code) => ({ code: pricesAsJson(code), map: null }),
  },
};
