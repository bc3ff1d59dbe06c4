/** The JSON Schemas for editors, by their paths in dist/. */
export function editorSchemas(): Promise<ReadonlyMap<string, string>>;
