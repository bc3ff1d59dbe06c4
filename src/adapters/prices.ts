/** The list price in US dollars of an answer's tokens, or null when the model is unknown. */
export type PriceOf = (model: string, usage: { readonly input: number; readonly output: number }) => number | null;

/** Loads the price table, which is large and rarely needed. It is part of the package; nothing is fetched. */
export async function loadPrices(): Promise<PriceOf> {
  const { calcPrice } = await import('@pydantic/genai-prices');
  const price = (model: string, usage: { input: number; output: number }, providerId?: string): number | null => {
    const tokens = { input_tokens: usage.input, output_tokens: usage.output };
    return calcPrice(tokens, model, providerId === undefined ? {} : { providerId })?.total_price ?? null;
  };
  return (model, usage) => {
    const [, provider, name] = /^([^/:]+)[/:](.+)$/.exec(model) ?? [];
    const named = provider !== undefined && name !== undefined ? price(name, usage, provider) : null;
    return named ?? price(model, usage);
  };
}
