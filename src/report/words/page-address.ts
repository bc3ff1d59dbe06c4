/** Where the page shows a question; null: there is no page. */
export type PageAddress = (question: { readonly id: string }) => string | null;

/** Characters of a fragment in a link: longer ones would take the place of questions in a comment. */
const MAX_FRAGMENT_LENGTH = 300;

/** The addresses of questions in the page at a URL; none for a very long id. */
export function addressIn(url: string | null): PageAddress {
  return ({ id }) => {
    const anchor = questionAnchor(id);
    return url === null || anchor.length > MAX_FRAGMENT_LENGTH ? null : `${url}#${anchor}`;
  };
}

/** Longer ids are cut; a hash keeps them distinct. */
const MAX_LENGTH = 200;

/** The fragment of a question's address in the page, without its `#`: safe in HTML, in Markdown and in a URL. */
export function questionAnchor(id: string): string {
  const points = [...id];
  if (points.length <= MAX_LENGTH) return `q-${encoded(id)}`;
  return `q-${encoded(points.slice(0, MAX_LENGTH).join(''))}-${tagOf(points)}`;
}

function encoded(text: string): string {
  const whole = text.replace(/\p{Cs}/gu, '\ufffd');
  return encodeURIComponent(whole).replace(/[!'()*~]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`);
}

/** The hash FNV-1a. */
function tagOf(points: readonly string[]): string {
  const hash = points.reduce((sum, point) => Math.imul(sum ^ (point.codePointAt(0) ?? 0), 0x01000193), 0x811c9dc5);
  return (hash >>> 0).toString(16).padStart(8, '0');
}
