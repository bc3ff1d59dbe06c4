import { hash } from 'node:crypto';

/** The full SHA-256 in Base64, the form for a content security policy. */
export function policyHash(text: string): string {
  return hash('sha256', text, 'base64');
}

/** 128 bits of SHA-256 in hex, enough to avoid collisions between questions of a corpus. */
export function sha256(text: string): string {
  return hash('sha256', text, 'hex').slice(0, 32);
}
