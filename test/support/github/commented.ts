import { pullRequest, usualHistory } from './events.js';
import { ten } from './exam.js';
import { type Ran, type Scenario, scenario } from './scenario.js';
import type { World, WorldPull } from './world.js';

type Commented = Scenario & { readonly pull: WorldPull; readonly first: Ran; readonly body: string };

/** A first run on a pull request, which leaves one comment; then what a test makes of it. */
export async function commented(use: (story: Commented) => Promise<void>): Promise<void> {
  await scenario(async (story) => {
    const pull = usualHistory(story.world);
    const first = await story.evaluate(pullRequest(story.world, pull), ten(8));
    await use({ ...story, pull, first, body: story.world.comments[0]?.body ?? '' });
  });
}

/** The methods by which a run wrote comments, in the order of its requests. */
export function writes({ requests }: Ran): string[] {
  return requests.filter(({ kind, method }) => kind === 'rest' && method !== 'GET').map(({ method }) => method);
}

export function bodies({ comments }: World): string[] {
  return comments.map(({ body }) => body);
}
