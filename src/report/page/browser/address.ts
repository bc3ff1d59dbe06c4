/// <reference lib="dom" />

/** The filters of an address by name, and the anchor of its question; empty: none. */
export interface Address {
  readonly anchor: string;
  readonly filters: ReadonlyMap<string, string>;
}

/** Reads the fragment of an address. Example: `#q-17?state=regressed&cause=empty+result`. */
export function readAddress(fragment: string): Address {
  const text = fragment.replace(/^#/, '');
  const at = text.indexOf('?');
  const [anchor, query] = at < 0 ? [text, ''] : [text.slice(0, at), text.slice(at + 1)];
  return { anchor: anchor.startsWith('q-') ? anchor : '', filters: new Map(new URLSearchParams(query)) };
}

/** The fragment of an address; empty without a question and filters. */
export function writeAddress({ anchor, filters }: Address): string {
  const query = String(new URLSearchParams([...filters]));
  return anchor === '' && query === '' ? '' : `#${anchor}${query === '' ? '' : `?${query}`}`;
}

/** Shows a fragment in the address bar; `isStep`: "Back" returns to the address before. */
export function showAddress(fragment: string, isStep: boolean): void {
  if (fragment === location.hash) return;
  const address = fragment === '' ? location.href.split('#', 1)[0] : fragment;
  if (isStep) history.pushState(null, '', address);
  else history.replaceState(null, '', address);
}
