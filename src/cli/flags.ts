/** Gathers a flag that may be repeated. */
export function collect(value: string, before: readonly string[] = []): string[] {
  return [...before, value];
}

export const FORMATS_HELP = 'what the response files hold: auto, responses, messages, otlp or langfuse';
