/** What follows the decisions of a scenario. */
export { Replay } from './replay/replay.tsx';
export { ScenarioResults } from './results/scenario-results.tsx';
