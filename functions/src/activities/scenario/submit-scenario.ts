import { submitPlayed } from '../played/submit-played.ts';
import { choiceCounting } from './choice-count-repository.ts';
import { gradeScenario } from './grade-scenario.ts';
import { choicesOf } from './present-scenario.ts';
import { PLAYED_SCENARIO } from './scenario-repository.ts';

/** Submits a scenario: grades its decisions and the look back. */
export const submitScenario = submitPlayed({
  kind: PLAYED_SCENARIO,
  foundIn: ({ scenario }) => scenario,
  grade: gradeScenario,
  counting: (attempt) => [choiceCounting(attempt.activityId, choicesOf(attempt))],
});
