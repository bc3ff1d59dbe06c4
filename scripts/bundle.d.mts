import type { OutputChunk } from 'rolldown';

export function bundle(folder: string | undefined, minify: boolean): Promise<OutputChunk[]>;
