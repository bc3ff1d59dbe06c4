export async function validate(): Promise<number> {
  return 0;
}
