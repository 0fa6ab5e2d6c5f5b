import { bargainingTable } from './bargaining-table.ts';
import { payBudget } from './pay-budget.ts';
import type { SimulationModel } from './simulation-model.ts';
import { workforcePlan } from './workforce-plan.ts';

export const SIMULATION_MODEL_IDS = ['workforce-plan', 'pay-budget', 'bargaining-table'] as const;

export type SimulationModelId = (typeof SIMULATION_MODEL_IDS)[number];

/** Each model that a simulation can be played by. Content names its ids as texts, and publishing checks them. */
export const SIMULATION_MODELS: Readonly<Record<SimulationModelId, SimulationModel>> = {
  'workforce-plan': workforcePlan as SimulationModel,
  'pay-budget': payBudget as SimulationModel,
  'bargaining-table': bargainingTable as SimulationModel,
};
