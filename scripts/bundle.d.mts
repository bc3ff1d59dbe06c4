import type { OutputChunk } from 'rolldown';

export function bundle(minify: boolean): Promise<OutputChunk[]>;
