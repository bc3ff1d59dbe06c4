import { createHash } from 'node:crypto';

/** The whole of SHA-256 in Base64, as a content security policy has it. */
export function policyHash(text: string): string {
  return createHash('sha256').update(text).digest('base64');
}

/** 128 bits of SHA-256, in hex: enough that no two questions of a corpus meet by chance. */
export function sha256(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 32);
}
