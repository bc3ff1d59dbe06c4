type Environment = Readonly<Record<string, string | undefined>>;

/** What the runner's variables hold that must not get out. */
export function secretsOf(env: Environment): string[] {
  const names = ['INPUT_GITHUB-TOKEN', 'INPUT_OPENAI-API-KEY', 'OPENAI_API_KEY', 'ACTIONS_RUNTIME_TOKEN'];
  return names.map((name) => env[name]?.trim() ?? '');
}

/** The runner's folder for temporary files. */
export function tempOf(env: Environment): string {
  return env.RUNNER_TEMP ?? '.';
}

/** Folders that all input files must lie in. */
export function rootsOf(env: Environment): string[] {
  return [env.GITHUB_WORKSPACE ?? '.', tempOf(env)];
}
