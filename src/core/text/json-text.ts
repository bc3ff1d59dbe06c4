/** A value as JSON text, for messages and keys. Never throws: big integers are written out, what cannot be is said. */
export function jsonText(value: unknown, indent = 0): string {
  if (typeof value === 'bigint' || (typeof value === 'number' && !Number.isFinite(value))) return String(value);
  try {
    return (
      JSON.stringify(value, (_, item: unknown) => (typeof item === 'bigint' ? String(item) : item), indent) ?? 'nothing'
    );
  } catch {
    return 'a value nested too deeply';
  }
}
