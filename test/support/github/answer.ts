/** A request, as the server took it. */
export interface Taken {
  readonly method: string;
  /** Path without the query, as it was sent. */
  readonly path: string;
  readonly query: URLSearchParams;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  readonly body: Buffer;
  /** Where the server is reached. */
  readonly origin: string;
}

/** What the server says to it. */
export interface Answer {
  readonly status: number;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: Buffer | string;
}

export function json(status: number, body: unknown, headers: Readonly<Record<string, string>> = {}): Answer {
  return {
    status,
    headers: { 'content-type': 'application/json; charset=utf-8', ...headers },
    body: JSON.stringify(body),
  };
}

/** An error in GitHub's words. */
export function githubError(status: number, message: string, headers: Readonly<Record<string, string>> = {}): Answer {
  const documentation_url = 'https://docs.github.com/rest';
  return json(status, { message, documentation_url, status: String(status) }, headers);
}

export const NOT_FOUND = githubError(404, 'Not Found');

/** One page of a list, with the Link header that leads to the others. */
export function page<T>(
  { path, query, origin }: Pick<Taken, 'path' | 'query' | 'origin'>,
  items: readonly T[],
  show: (items: readonly T[], total: number) => unknown,
): Answer {
  const size = Math.min(Number(query.get('per_page') ?? 30), 100);
  const number = Number(query.get('page') ?? 1);
  const last = Math.max(1, Math.ceil(items.length / size));
  const link = (to: number, relation: string): string => {
    const target = new URL(path, origin);
    for (const [key, value] of query) target.searchParams.set(key, value);
    target.searchParams.set('page', String(to));
    return `<${target}>; rel="${relation}"`;
  };
  const before = number > 1 ? [link(number - 1, 'prev'), link(1, 'first')] : [];
  const after = number < last ? [link(number + 1, 'next'), link(last, 'last')] : [];
  const links = [...before, ...after];
  const shown = items.slice((number - 1) * size, number * size);
  return json(200, show(shown, items.length), links.length > 0 ? { link: links.join(', ') } : {});
}
