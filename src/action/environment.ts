type Environment = Readonly<Record<string, string | undefined>>;

/** The runner's folder for temporary files. */
export function tempOf(env: Environment): string {
  return env.RUNNER_TEMP ?? '.';
}

/** Folders that all input files must lie in. */
export function rootsOf(env: Environment): string[] {
  return [env.GITHUB_WORKSPACE ?? '.', tempOf(env)];
}
