import { HOSTILE } from '../github/hostile.js';

/** What a text does if a page runs it: the browser of a test reports every call. */
const RUN = 'pwned()';
/** A server that nothing may ask. */
const EVIL = 'https://evil.example';

/** Texts that a stranger may write, by what they are after in a page. */
export const PAGE_HOSTILE = {
  'elements that run or load': [
    `<script>${RUN}</script>`,
    `<img src=${EVIL}/c.png onerror=${RUN}>`,
    `<iframe srcdoc="&lt;script&gt;parent.${RUN}&lt;/script&gt;"></iframe>`,
    `<link rel=stylesheet href=${EVIL}/f.css><link rel=preconnect href=${EVIL}><link rel=dns-prefetch href=//evil.example>`,
    `<meta http-equiv=refresh content="0;url=${EVIL}/g">`,
    `<base href=${EVIL}/>`,
    `<form action=${EVIL}/l><button autofocus onfocus=${RUN}>a</button><input name=text></form>`,
  ],
  'vector images': [
    `<svg onload=${RUN}>`,
    `<svg><use href="data:image/svg+xml,<svg id=x xmlns='http://www.w3.org/2000/svg'><script>${RUN}</script></svg>#x"/></svg>`,
    `<svg><a xlink:href="javascript:${RUN}"><text y=9>a</text></a></svg>`,
  ],
  'ways out of an attribute': [
    `" onmouseover="${RUN}" autofocus onfocus="${RUN}" x="`,
    `' onclick='${RUN}' style='position:fixed;inset:0' x='`,
    `\` onmouseover=${RUN} \``,
    `&#34;&gt;&lt;img src=x onerror=${RUN}&gt;`,
  ],
  'ways out of an element': [
    `</script><script>${RUN}</script>`,
    `</style><script>${RUN}</script>`,
    '</summary></details></main></body></html><h1>pwned</h1>',
    `<!-- --!><img src=x onerror=${RUN}> -->`,
    '<!--',
    '<noscript><p title="</noscript><img src=x onerror=pwned()>">',
  ],
  'addresses that run': [
    `javascript:${RUN}`,
    `data:text/html,<script>parent.${RUN}</script>`,
    `[a](javascript:${RUN}) and <a href="javascript:${RUN}">a</a>`,
    `[a](${EVIL}/o) ![a](${EVIL}/p.png) <${EVIL}/q> ${EVIL}/r`,
  ],
  styles: [
    `}*{background:url(${EVIL}/u)}`,
    `<p style="background:url(${EVIL}/x);position:fixed;inset:0;z-index:9">pwned</p>`,
  ],
  templates: [`{{constructor.constructor('${RUN}')()}}`, "$& $1 $$ $` $'"],
  'names of objects and elements': [
    ...['__proto__', 'constructor', 'toString', 'hasOwnProperty', 'questions', 'filters', 'keys', 'text', 'q-', 'sort'],
    '<a id=location name=location></a><form id=filters name=elements><input id=attributes name=elements>',
  ],
  'ids that mean something in an address': [
    '%3Cscript%3Epwned()%3C/script%3E',
    'a%20b',
    'a&text=pwned&sort=template',
    '#q-a',
    'q-a',
    'a\'b"c(d)e[f]g|h`i*j_k~l!m',
    'Ünï cödé 日本語 🏳️‍🌈',
    'x'.repeat(3000),
    'A',
    'a',
  ],
  'characters that draw nothing, turn or break lines': [
    'a\u2028b\u2029c\u0085d\u000be\u000cf',
    'a\u0000b\u0007c\u001b[2Jd\u007fe\u009bf',
    'a\ud800b\udc00c\ud83d',
    '\u202egnp.exe \u2066isolated\u2069 \u200fright',
    `${'Z\u0351\u0352\u0353\u0354'.repeat(50)}`,
  ],
} as const satisfies Readonly<Record<string, readonly string[]>>;

/** One word without a place to break it, longer than a page may show. */
export const LONG_WORD = `${'w'.repeat(200_000)}<img src=x onerror=${RUN}>`;

/** Those, and the texts that a comment has to stand; each once. */
export const PAGE_TEXTS: readonly string[] = [
  ...new Set([...Object.values(PAGE_HOSTILE).flat(), ...Object.values(HOSTILE).flat()]),
];

const j = JSON.stringify;
const SPARQL = 'application/sparql-results+json';

/** Corpus and responses that have each text at every place that a page may show. */
export interface PageExam {
  readonly corpus: string;
  /** Of a run that answers all questions, or none. */
  readonly responses: (isRight: boolean) => string;
}

/** Each text names a template with four questions: by a query, by a text, by JSON, and by a failed answer. */
export function pageExam(texts: readonly string[]): PageExam {
  const templates = texts.map((text, index) => ({
    ...{ template_id: wellFormed(text), name: text, description: text },
    questions: KINDS.map((kind) => ({
      ...{ id: idOf(kind, index, text), question_text: `${kind} ${text}`, tags: [text, kind], reference_answer: text },
      reference_steps: [[referenceOf(kind, text)]],
    })),
  }));
  const responses = (isRight: boolean) =>
    texts.flatMap((text, index) => KINDS.map((kind) => j(responseOf(kind, idOf(kind, index, text), text, isRight))));
  return { corpus: j(templates), responses: (isRight) => `${responses(isRight).join('\n')}\n` };
}

const KINDS = ['query', 'words', 'json', 'failed'] as const;
type Kind = (typeof KINDS)[number];

/** The texts themselves are ids, too; half of a surrogate pair is refused in ids. */
function idOf(kind: Kind, index: number, text: string): string {
  return wellFormed(kind === 'query' ? text : `${kind} ${index} ${text}`);
}

function wellFormed(text: string): string {
  return text.replace(/\p{Surrogate}/gu, '\ufffd');
}

function queryOf(text: string, property: string): string {
  return `# ${text}\nSELECT ?a { ?a <urn:${property}> ${j(text)} . FILTER(?a != <urn:x>) }`;
}

function tableOf(text: string, ...rows: readonly string[]): string {
  const cells = rows.flatMap((row) => [
    { a: { type: 'uri', value: row }, b: { type: 'literal', value: text } },
    { a: { type: 'uri', value: `javascript:pwned('${row}')` }, b: { type: 'literal', value: row } },
  ]);
  return j({ head: { vars: ['a', 'b', text] }, results: { bindings: cells } });
}

function outputOf(kind: Kind, text: string, isRight: boolean): string {
  if (kind === 'query') return tableOf(text, text, isRight ? 'gold' : 'other');
  if (kind === 'json') return j({ [text]: [text, { [text]: isRight ? 1 : text }] });
  return `${text}\n${isRight ? 'gold' : 'other'}\n${text}`;
}

function referenceOf(kind: Kind, text: string) {
  const output = outputOf(kind, text, true);
  if (kind === 'query') {
    const args = { query: queryOf(text, 'gold') };
    return { name: 'sparql_query', args, output, output_media_type: SPARQL, required_columns: ['a'] };
  }
  const media = kind === 'json' ? { output_media_type: 'application/json' } : {};
  return { name: text, args: { [text]: text }, output, ...media };
}

function responseOf(kind: Kind, question_id: string, text: string, isRight: boolean) {
  if (kind === 'failed' && !isRight) return { question_id, status: 'error', error: text };
  const { name, args } = referenceOf(kind, text);
  const own = kind === 'query' ? { query: queryOf(text, isRight ? 'gold' : 'other') } : args;
  const step = { id: text, name, args: own, status: 'success', output: outputOf(kind, text, isRight) };
  const failed = { id: `${text} 2`, name: text, args: { [text]: text }, status: 'error', error: text };
  const texts = { actual_answer: `${isRight ? 'right' : 'wrong'} ${text}`, model: text };
  return { question_id, ...texts, input_tokens: 5, output_tokens: 5, elapsed_sec: 1, actual_steps: [failed, step] };
}
