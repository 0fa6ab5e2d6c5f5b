import { submitPlayed } from '../played/submit-played.ts';
import { gradeSimulation } from './grade-simulation.ts';
import { PLAYED_SIMULATION } from './simulation-repository.ts';

/** Submits a simulation: grades its periods. */
export const submitSimulation = submitPlayed({
  kind: PLAYED_SIMULATION,
  foundIn: ({ simulation }) => simulation,
  grade: gradeSimulation,
});
