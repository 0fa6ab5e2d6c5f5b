/** The graph of a branching scenario. */

export interface ScenarioGraph {
  steps: readonly {
    id: string;
    choices: readonly { value: number; next?: string | undefined }[];
  }[];
}

/**
 * Returns the step a choice leads to: its `next`, otherwise the next step in the list; undefined at the end.
 *
 * Source: rules/scoring.md S5
 */
export function nextStepId(
  graph: ScenarioGraph,
  stepId: string,
  next?: string,
): string | undefined {
  if (next === 'end') return undefined;
  if (next !== undefined) return next;
  const index = graph.steps.findIndex((step) => step.id === stepId);
  return graph.steps[index + 1]?.id;
}

/** The points of the best choice of a step. */
export function bestValueOf({ choices }: ScenarioGraph['steps'][number]): number {
  return choices.reduce((best, { value }) => Math.max(best, value), 0);
}

/**
 * Returns the best path: the best choice at each step, the first of equal ones. It need not be the longest one, because a path
 * that repairs a mistake has more steps.
 *
 * Source: rules/scoring.md S6
 */
export function bestPath<G extends ScenarioGraph>(
  graph: G,
): { step: G['steps'][number]; choice: G['steps'][number]['choices'][number] }[] {
  const path: { step: G['steps'][number]; choice: G['steps'][number]['choices'][number] }[] = [];
  let id = graph.steps[0]?.id;
  while (id !== undefined && path.length < graph.steps.length) {
    const step = graph.steps.find((candidate) => candidate.id === id);
    const choice = step?.choices.find(({ value }) => value === bestValueOf(step));
    if (!step || !choice) break;
    path.push({ step, choice });
    id = nextStepId(graph, id, choice.next);
  }
  return path;
}

/** Returns every path through a scenario (distinct step sequences), the points of the best one, and faults of the graph. */
export function scenarioPaths(graph: ScenarioGraph) {
  const paths: string[][] = [];
  const reached = new Set<string>();
  let hasLoop = false;
  const walk = (id: string, before: string[]) => {
    if (before.includes(id)) {
      hasLoop = true;
      return;
    }
    const step = graph.steps.find((candidate) => candidate.id === id);
    if (!step) return;
    reached.add(id);
    const path = [...before, id];
    for (const successor of new Set(step.choices.map(({ next }) => nextStepId(graph, id, next)))) {
      if (successor !== undefined) walk(successor, path);
      else paths.push(path);
    }
  };
  const first = graph.steps[0];
  if (first) walk(first.id, []);
  const unreachable = graph.steps.map((step) => step.id).filter((id) => !reached.has(id));
  const best = bestPath(graph);
  const bestScore = best.reduce((sum, { choice }) => sum + choice.value, 0);
  return { paths, hasLoop, unreachable, bestScore, bestLength: best.length };
}
