/** `AbortSignal`, where the user's own types know it; Stepgate's types need neither those of Node nor of a browser. */
export type Signal = typeof globalThis extends { AbortSignal: { prototype: infer Known } }
  ? Known
  : { readonly aborted: boolean };
