/** The name of an evaluation without characters that artifacts cannot have: `openai/gpt-4o` → `openai-gpt-4o`. */
export function artifactName(name: string): string {
  return name.replace(/[^A-Za-z0-9._ -]+/g, '-');
}

/** The pattern of artifact names for a pattern of names of evaluations, in which `*` stands for any text. */
export function artifactPattern(pattern: string): string {
  return pattern.split('*').map(artifactName).join('*');
}
