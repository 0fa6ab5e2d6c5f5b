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

/** Returns every path through a scenario (distinct step sequences), the points of the best one, and faults of the graph. */
export function scenarioPaths(graph: ScenarioGraph) {
  const paths: string[][] = [];
  const reached = new Set<string>();
  let hasLoop = false;
  let bestScore = 0;
  const walk = (id: string, before: string[], score: number) => {
    if (before.includes(id)) {
      hasLoop = true;
      return;
    }
    const step = graph.steps.find((one) => one.id === id);
    if (!step) return;
    reached.add(id);
    const path = [...before, id];
    const bestBySuccessor = new Map<string | undefined, number>();
    for (const choice of step.choices) {
      const successor = nextStepId(graph, id, choice.next);
      bestBySuccessor.set(successor, Math.max(choice.value, bestBySuccessor.get(successor) ?? 0));
    }
    for (const [successor, value] of bestBySuccessor) {
      if (successor !== undefined) walk(successor, path, score + value);
      else {
        paths.push(path);
        bestScore = Math.max(bestScore, score + value);
      }
    }
  };
  const first = graph.steps[0];
  if (first) walk(first.id, [], 0);
  const unreachable = graph.steps.map((step) => step.id).filter((id) => !reached.has(id));
  return { paths, hasLoop, unreachable, bestScore };
}
