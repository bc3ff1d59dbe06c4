import { pullRequest, usualHistory } from './events.js';
import { ten } from './exam.js';
import { playedOnce, type Ran, type Scenario, scenario } from './scenario.js';
import type { World, WorldPull, WorldRun } from './world.js';

type Commented = Scenario & { readonly pull: WorldPull; readonly first: WorldRun; readonly body: string };

const afterFirst = playedOnce(({ world, evaluate }) => evaluate(pullRequest(world, usualHistory(world)), ten(8)));

/** A first run on a pull request, which leaves one comment; then what a test makes of it. */
export async function commented(use: (story: Commented) => Promise<void>): Promise<void> {
  await scenario(
    async (story) => {
      const { comments, pulls, runs } = story.world;
      const [pull, first] = [pulls.at(-1) as WorldPull, runs.at(-1) as WorldRun];
      await use({ ...story, pull, first, body: comments[0]?.body ?? '' });
    },
    await afterFirst(),
  );
}

/** The methods by which a run wrote comments, in the order of its requests. */
export function writes({ requests }: Ran): string[] {
  return requests.filter(({ kind, method }) => kind === 'rest' && method !== 'GET').map(({ method }) => method);
}

export function bodies({ comments }: World): string[] {
  return comments.map(({ body }) => body);
}
