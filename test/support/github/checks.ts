import { type Answer, githubError, json, NOT_FOUND, page, type Taken } from './answer.js';
import { schemaViolations } from './answers.js';
import { descriptionOf } from './openapi.js';
import type { World, WorldCheck } from './world.js';

/** GitHub counts the bytes of a summary, whatever its description says. */
const MAX_SUMMARY = 65_535;
/** GitHub's own app, which writes with the token of a workflow. */
const ACTIONS_APP = 15_368;

type Output = Pick<WorldCheck, 'title' | 'summary'> & { readonly annotations?: WorldCheck['annotations'] };
type Body = Readonly<Record<'name' | 'head_sha' | 'external_id' | 'details_url' | 'status' | 'conclusion', string>> & {
  readonly output?: Output;
};

export function createCheck(world: World, taken: Taken): Answer {
  const body = bodyOf(taken);
  const refused = refusalOf(taken, body);
  if (refused) return refused;
  if (!world.commits.has(body.head_sha)) return invalid(`No commit found for SHA: ${body.head_sha}`);
  const check: WorldCheck = {
    ...{ id: 70_000 + world.checks.length, name: body.name, headSha: body.head_sha, app: ACTIONS_APP },
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
  if (check.app !== ACTIONS_APP)
    return githubError(
      403,
      'Invalid app_id `15368` - check run can only be modified by the GitHub App that created it.',
    );
  const body = bodyOf(taken);
  const refused = refusalOf(taken, body);
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

function refusalOf({ method, path }: Taken, { status, conclusion, output }: Body): Answer | null {
  const schema = descriptionOf(method, path)?.requestBody?.content['application/json']?.schema.properties;
  const wrong = [
    ...(conclusion === undefined ? [] : schemaViolations(schema?.conclusion ?? {}, conclusion)),
    ...(output === undefined ? [] : schemaViolations(schema?.output ?? {}, output)),
  ];
  if (wrong.length > 0) return invalid(`Invalid request.\n\n${wrong.join('\n')}`);
  if (status === 'completed' && conclusion === undefined) return invalid('Invalid request.\n\nconclusion is missing');
  if (Buffer.byteLength(output?.summary ?? '') > MAX_SUMMARY) {
    return invalid('Validation Failed', `summary exceeds a maximum bytesize of ${MAX_SUMMARY}`);
  }
  const titles = (output?.annotations ?? []).map(({ title = '' }) => title);
  return titles.some((title) => [...title].length > 255) ? invalid('Validation Failed', 'title is too long') : null;
}

function invalid(message: string, detail?: string): Answer {
  const errors = detail === undefined ? undefined : [{ resource: 'CheckRun', code: 'custom', message: detail }];
  return json(422, { message, errors, documentation_url: 'https://docs.github.com/rest/checks/runs', status: '422' });
}

function checkJson({ repository: { owner, name } }: World, check: WorldCheck) {
  const url = `https://api.github.com/repos/${owner}/${name}/check-runs/${check.id}`;
  return {
    id: check.id,
    node_id: `CR_${check.id}`,
    head_sha: check.headSha,
    external_id: check.externalId,
    url,
    html_url: `https://github.com/${owner}/${name}/runs/${check.id}`,
    details_url: check.detailsUrl,
    status: check.status,
    conclusion: check.conclusion,
    started_at: '2026-11-01T00:00:00Z',
    completed_at: check.conclusion === null ? null : '2026-11-01T00:00:00Z',
    output: {
      title: check.title,
      summary: check.summary,
      text: null,
      annotations_count: check.annotations.length,
      annotations_url: `${url}/annotations`,
    },
    name: check.name,
    check_suite: { id: 5 },
    app: null,
    pull_requests: [],
  };
}
