import { type GithubEvent, push, usualHistory } from './events.js';
import { playedOnce, type Scenario, scenario } from './scenario.js';
import { sha, type WorldArtifact, type WorldPull } from './world.js';

/** A story after a push to main: its open pull request, and the archive that the push left. */
export interface PushedStory extends Scenario {
  readonly pull: WorldPull;
  readonly archive: WorldArtifact;
}

/** Makes stories that begin with a push to main, which is evaluated once for all of them. */
export function storiesAfterPush(evaluatePush: (scenario: Scenario, event: GithubEvent) => Promise<unknown>) {
  const pushed = playedOnce((story) => {
    usualHistory(story.world);
    return evaluatePush(story, push(story.world, sha('m4')));
  });
  return async <T>(use: (story: PushedStory) => Promise<T>): Promise<T> =>
    scenario(
      async (story) => {
        const [pull] = story.world.pulls as [WorldPull];
        const archive = story.world.artifacts.find(({ name }) => name === 'stepgate') as WorldArtifact;
        return use({ ...story, pull, archive });
      },
      await pushed(),
    );
}
