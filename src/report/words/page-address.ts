/** Address of a question in the page; null: there is no page. */
export type PageAddress = (question: { readonly id: string }) => string | null;

/** Maximum length of a fragment in a link: a comment has limited room, which longer links would take from questions. */
const MAX_FRAGMENT_LENGTH = 300;

/** The addresses of questions in the page at a URL; null for a very long id. */
export function addressIn(url: string | null): PageAddress {
  return ({ id }) => {
    const anchor = questionAnchor(id);
    return url === null || anchor.length > MAX_FRAGMENT_LENGTH ? null : `${url}#${anchor}`;
  };
}

/** Maximum length of an id in an anchor; longer ids are cut, and a hash keeps them distinct. */
const MAX_LENGTH = 200;

/** The fragment of a question's address in the page, without its `#`: safe in HTML, in Markdown and in a URL. */
export function questionAnchor(id: string): string {
  const points = [...id];
  if (points.length <= MAX_LENGTH) return `q-${encodeId(id)}`;
  return `q-${encodeId(points.slice(0, MAX_LENGTH).join(''))}-${hashPoints(points)}`;
}

function encodeId(text: string): string {
  const wellFormed = text.replace(/\p{Cs}/gu, '\ufffd');
  return encodeURIComponent(wellFormed).replace(
    /[!'()*~]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  );
}

/** The hash FNV-1a. */
function hashPoints(points: readonly string[]): string {
  const hash = points.reduce((sum, point) => Math.imul(sum ^ (point.codePointAt(0) ?? 0), 0x01000193), 0x811c9dc5);
  return (hash >>> 0).toString(16).padStart(8, '0');
}
