import { learnerRepository } from '#learning/learner-repository.ts';
import { TRIAL_ENTITLEMENT } from '#learning/access/start-trial.ts';
import { isDemoLearner } from '#privacy/find-demo.ts';
import type { Table } from '#table/table.ts';
import { figureCounter, type FigureCounter } from './counting/count-once.ts';

/** What counting an event needs. */
export interface FigureDependencies {
  counter: FigureCounter;
  /** Whether it is the demo learner of a visitor. */
  isDemo: (userId: string) => Promise<boolean>;
  /** Returns when the learner's trial started; null without one. */
  trialStart: (userId: string) => Promise<string | null>;
}

export function createFigureDependencies(table: Table): FigureDependencies {
  const learners = learnerRepository(table);
  return {
    counter: figureCounter(table),
    isDemo: (userId) => isDemoLearner(table, userId),
    async trialStart(userId) {
      const { entitlements } = await learners.read(userId);
      return entitlements.find(({ name }) => name === TRIAL_ENTITLEMENT)?.startedAt ?? null;
    },
  };
}
