// GitHub's own packages. ncc bundles what this file loads into dist/github/; all else of the action shares its bundles with the
// command line.
export * as core from '@actions/core';

export async function loadOctokit() {
  const [{ getOctokit }, { retry }, { throttling }] = await Promise.all([
    import('@actions/github'),
    import('@octokit/plugin-retry'),
    import('@octokit/plugin-throttling'),
  ]);
  return { getOctokit, retry, throttling };
}

/** The client of artifacts: large, and only needed for an upload. */
export function loadArtifactClient() {
  return import('@actions/artifact');
}
