/** Why nothing is at a path, where the path itself says so; else the usual words. */
export function missingReason(path: string, usual: string): string {
  if (/^[a-z][a-z\d+.-]+:\/\//i.test(path)) return 'is a URL; only files are read: download it first';
  const isWindows = /^[a-z]:[\\/]/i.test(path);
  if (isWindows && process.platform !== 'win32') {
    return 'is a Windows path, which this machine does not have; name the file as in eval/corpus.yaml';
  }
  return path.includes('\\') ? `${usual}; write / between folders, as in eval/corpus.yaml` : usual;
}
