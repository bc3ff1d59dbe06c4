import { type Answer, json, NOT_FOUND, page, type Taken } from './answer.js';
import type { World, WorldCheck } from './world.js';

/** GitHub counts the bytes of a summary, whatever its description says. */
const MAX_SUMMARY = 65_535;
/** Of a request. */
const MAX_ANNOTATIONS = 50;
/** Characters. */
const MAX_TITLE = 255;

type Output = Pick<WorldCheck, 'title' | 'summary'> & { readonly annotations?: WorldCheck['annotations'] };
type Body = Readonly<Record<'name' | 'head_sha' | 'external_id' | 'details_url' | 'status' | 'conclusion', string>> & {
  readonly output?: Output;
};

export function createCheck(world: World, taken: Taken): Answer {
  const body = bodyOf(taken);
  const refused = refusalOf(body);
  if (refused) return refused;
  if (!world.commits.has(body.head_sha)) return invalid(`No commit found for SHA: ${body.head_sha}`);
  const check: WorldCheck = {
    ...{ id: 70_000 + world.checks.length, name: body.name, headSha: body.head_sha },
    ...{ externalId: null, detailsUrl: null, status: 'queued', conclusion: null, title: null, summary: null },
    annotations: [],
  };
  world.checks.push(check);
  apply(check, body);
  return json(201, checkJson(world, check));
}

export function updateCheck(world: World, taken: Taken, id = ''): Answer {
  const check = world.checks.find((one) => one.id === Number(id));
  if (!check) return NOT_FOUND;
  const body = bodyOf(taken);
  const refused = refusalOf(body);
  if (refused) return refused;
  apply(check, body);
  return json(200, checkJson(world, check));
}

/** `filter=latest`, the default: of each name the newest. */
export function listChecks(world: World, taken: Taken, ref = ''): Answer {
  const { query } = taken;
  const name = query.get('check_name');
  const found = world.checks.filter((one) => one.headSha === ref && (name === null || one.name === name)).reverse();
  const isLatest = (one: WorldCheck, at: number) => found.findIndex((other) => other.name === one.name) === at;
  const shown = query.get('filter') === 'all' ? found : found.filter(isLatest);
  return page(taken, shown, (items, total_count) => ({
    total_count,
    check_runs: items.map((check) => checkJson(world, check)),
  }));
}

function bodyOf({ body }: Taken): Body {
  return JSON.parse(body.toString()) as Body;
}

/** Annotations are added to those that a check run has. */
function apply(check: WorldCheck, body: Body): void {
  const { output, conclusion } = body;
  check.externalId = body.external_id ?? check.externalId;
  check.detailsUrl = body.details_url ?? check.detailsUrl;
  check.conclusion = conclusion ?? check.conclusion;
  check.status = conclusion === undefined ? (body.status ?? check.status) : 'completed';
  check.title = output?.title ?? check.title;
  check.summary = output?.summary ?? check.summary;
  check.annotations.push(...(output?.annotations ?? []));
}

function refusalOf({ status, conclusion, output }: Body): Answer | null {
  if (status === 'completed' && conclusion === undefined) return invalid('Invalid request.\n\nconclusion is missing');
  const { annotations = [], summary } = output ?? {};
  if (annotations.length > MAX_ANNOTATIONS) return invalid('Invalid request.\n\nannotations has too many items');
  if (Buffer.byteLength(summary ?? '') > MAX_SUMMARY) {
    return invalid('Validation Failed', `summary exceeds a maximum bytesize of ${MAX_SUMMARY}`);
  }
  const isTooLong = annotations.some(({ title = '' }) => [...title].length > MAX_TITLE);
  return isTooLong ? invalid('Validation Failed', 'title is too long') : null;
}

function invalid(message: string, detail?: string): Answer {
  const errors = detail === undefined ? undefined : [{ resource: 'CheckRun', code: 'custom', message: detail }];
  return json(422, { message, errors, documentation_url: 'https://docs.github.com/rest/checks/runs', status: '422' });
}

function checkJson({ repository: { owner, name } }: World, check: WorldCheck) {
  return {
    ...{ id: check.id, name: check.name, head_sha: check.headSha, external_id: check.externalId },
    html_url: `https://github.com/${owner}/${name}/runs/${check.id}`,
    ...{ details_url: check.detailsUrl, status: check.status, conclusion: check.conclusion },
    output: { title: check.title, summary: check.summary, annotations_count: check.annotations.length },
  };
}
