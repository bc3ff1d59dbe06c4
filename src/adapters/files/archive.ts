import { createWriteStream } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';

/**
 * Extracts the named files of an archive into a folder, piece by piece, and removes the archive. Other files are not
 * read, and paths of the archive are not used. `fileLimits`: maximum bytes by name. `damaged`: not an archive, or a file is missing.
 */
export async function extractFiles(archive: string, folder: string, fileLimits: Readonly<Record<string, number>>) {
  try {
    const { openPromise } = await import('yauzl');
    const zip = await openPromise(archive);
    const missing = new Set(Object.keys(fileLimits));
    for await (const entry of zip.eachEntry()) {
      if (missing.size === 0) break;
      const { fileName, uncompressedSize } = entry;
      if (!missing.delete(fileName)) continue;
      if (uncompressedSize > (fileLimits[fileName] ?? 0)) return 'too large';
      // The stream fails beyond the size stated in the archive.
      await pipeline(await zip.openReadStreamPromise(entry), createWriteStream(join(folder, fileName)));
    }
    return missing.size === 0 ? 'whole' : 'damaged';
  } catch {
    return 'damaged';
  } finally {
    await rm(archive, { force: true });
  }
}
