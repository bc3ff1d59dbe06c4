/** How two commits of a graph lie to each other, as GitHub's `compare` says it. */
export interface CommitComparison {
  readonly status: 'identical' | 'ahead' | 'behind' | 'diverged';
  readonly aheadBy: number;
  readonly behindBy: number;
  readonly mergeBase: string;
}

type Graph = ReadonlyMap<string, readonly string[]>;

/** Compares two commits; null where one is unknown or they have no history in common. */
export function compareCommits(graph: Graph, base: string, head: string): CommitComparison | null {
  if (!graph.has(base) || !graph.has(head)) return null;
  const [ofBase, ofHead] = [ancestors(graph, base), ancestors(graph, head)];
  const common = [...ofHead].filter((commit) => ofBase.has(commit));
  const mergeBase = common.find(
    (commit) => !common.some((other) => other !== commit && ancestors(graph, other).has(commit)),
  );
  if (mergeBase === undefined) return null;
  const aheadBy = ofHead.size - common.length;
  const behindBy = ofBase.size - common.length;
  const status = aheadBy > 0 ? (behindBy > 0 ? 'diverged' : 'ahead') : behindBy > 0 ? 'behind' : 'identical';
  return { status, aheadBy, behindBy, mergeBase };
}

/** A commit and all commits before it. */
function ancestors(graph: Graph, from: string): Set<string> {
  const found = new Set<string>();
  const open = [from];
  for (let commit = open.pop(); commit !== undefined; commit = open.pop()) {
    if (found.has(commit)) continue;
    found.add(commit);
    open.push(...(graph.get(commit) ?? []));
  }
  return found;
}
