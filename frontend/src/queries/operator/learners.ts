import { operatorQuery } from './operator-query.ts';

/** Finds learners by words. */
export const learnersQuery = (query: string) => operatorQuery('findLearners', { body: { query } });

/** Reads one learner's whole story. */
export const learnerQuery = (learnerId: string) =>
  operatorQuery('getLearnerOverview', { params: { learnerId } });
