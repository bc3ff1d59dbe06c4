/** Milliseconds of processor time that this thread has used: what a busy machine does not stretch. */
export function threadMs(): number {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
}
