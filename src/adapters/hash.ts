import { hash } from 'node:crypto';

/** The whole of SHA-256 in Base64, as a content security policy has it. */
export function policyHash(text: string): string {
  return hash('sha256', text, 'base64');
}

/** 128 bits of SHA-256, in hex: enough that no two questions of a corpus meet by chance. */
export function sha256(text: string): string {
  return hash('sha256', text, 'hex').slice(0, 32);
}
