import type { ActivityType } from '@learning/shared/domain/activity-types';
import type { ActivityRecord } from '#catalog/catalog-records.ts';
import type { CONFLICT } from '#table/retry-on-conflict.ts';
import type { SubmissionRecord } from './activity-records.ts';
import type { ActivityDependencies } from './dependencies.ts';
import { submitConversation } from './conversation/submit-conversation.ts';
import { fitsDocument, submitGenerator } from './generator/submit-generator.ts';
import { submitMarkUp } from './mark-up/submit-mark-up.ts';
import { submitScenario } from './scenario/submit-scenario.ts';
import { submitSimulation } from './simulation/submit-simulation.ts';
import { submitSkillCheck } from './skill-check/submit-skill-check.ts';
import type { ReadState, SubmitCommand } from './submissions/submit-command.ts';

/** What the API does differently for a type of activity. */
interface ServedType {
  /** Grades and stores a submission, or finds the stored one; CONFLICT when another write came first. */
  submit: (
    command: SubmitCommand,
    state: ReadState,
    deps: ActivityDependencies,
  ) => Promise<SubmissionRecord | typeof CONFLICT>;
  /** The attempt begins with its submission, so no earlier call has checked the learner's access. */
  needsLearner: boolean;
  /** Whether the values of a draft are few enough to be submitted. */
  fitsSubmission: (record: ActivityRecord, values: Readonly<Record<string, string>>) => boolean;
}

const always = () => true;

/** Each type of activity, as the API serves it. */
export const SERVED_TYPES: Readonly<Record<ActivityType, ServedType>> = {
  scenario: { submit: submitScenario, needsLearner: false, fitsSubmission: always },
  conversation: { submit: submitConversation, needsLearner: false, fitsSubmission: always },
  simulation: { submit: submitSimulation, needsLearner: false, fitsSubmission: always },
  generator: { submit: submitGenerator, needsLearner: true, fitsSubmission: fitsDocument },
  'mark-up': { submit: submitMarkUp, needsLearner: true, fitsSubmission: always },
  'skill-check': { submit: submitSkillCheck, needsLearner: false, fitsSubmission: always },
};
