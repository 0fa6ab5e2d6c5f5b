/** Scenarios are played with the server, one decision a call. Source: rules/scoring.md S5, S23, S24, S25, S28 */
import * as z from 'zod';
import { AttemptId } from './attempt-id.ts';
import { ContentId, Instant, UserId } from './fields.ts';
import { defineRoutes } from './route.ts';

const ScenarioMessage = z.object({
  /** A name in the scenario's people, or `You`. */
  from: z.string(),
  /** As printed: `9:10 AM`. */
  at: z.string(),
  text: z.string(),
});

const stepTexts = {
  /** In an attempt, the place of its decision, `decision-1`; in a review, the id it has in the content. */
  id: z.string(),
  title: z.string(),
  /** The decision in one sentence. */
  description: z.string(),
  situation: z.string().optional(),
  messages: z.array(ScenarioMessage).optional(),
};

const choiceTexts = {
  /** In an attempt, its place in the order of this attempt, `choice-3`; in a review, the id it has in the content. */
  id: z.string(),
  text: z.string(),
  /** Why one would choose it; shown on demand. */
  reasoning: z.string().optional(),
};

/** The open step, without anything that helps to guess; its choices in the order drawn for this attempt. */
const OpenStep = z.object({ ...stepTexts, choices: z.array(z.object(choiceTexts)) });

/** A decision that was sent: it cannot be changed. */
const LockedDecision = z.object({
  step: z.object(stepTexts),
  choice: z.object(choiceTexts),
  /** What follows from the choice. */
  consequence: z.string(),
});

export const ScenarioAttempt = z
  .object({
    id: z.string(),
    activityId: ContentId,
    startedAt: Instant,
    decisions: z.array(LockedDecision),
    /** null at the end: the attempt can be submitted. */
    step: OpenStep.nullable(),
    /** At the end, the choices of each decided step: the learner marks the most harmful one of each. Empty before. */
    lookBack: z.array(
      z.object({
        stepId: z.string(),
        choices: z.array(z.object({ id: z.string(), text: z.string() })),
      }),
    ),
  })
  .meta({ id: 'ScenarioAttempt' });

/** A whole scenario, for a learner who has passed it. */
const WholeScenario = z.object({
  steps: z.array(
    z.object({
      ...stepTexts,
      choices: z.array(
        z.object({
          ...choiceTexts,
          value: z.int(),
          feedback: z.string(),
          /** Id of the next step; null at the end. */
          next: z.string().nullable(),
        }),
      ),
    }),
  ),
});

export const ScenarioReview = z
  .object({
    /** After a pass: how learners chose the first time, for the steps that enough of them decided. */
    shares: z.array(
      z.object({
        stepId: z.string(),
        choices: z.array(
          z.object({
            id: z.string(),
            text: z.string(),
            /** In steps of 5; 100 together. */
            percent: z.int(),
          }),
        ),
      }),
    ),
    /** null until the learner has passed. */
    scenario: WholeScenario.nullable(),
  })
  .meta({ id: 'ScenarioReview' });

const userActivity = z.strictObject({ userId: UserId, id: ContentId });

export const scenarioRoutes = defineRoutes({
  startScenario: {
    method: 'POST',
    path: '/api/users/{userId}/activities/{id}/scenario',
    summary: 'Start a scenario, or resume the attempt that is open',
    group: 'activities',
    access: 'learner',
    params: userActivity,
    response: ScenarioAttempt,
    status: 201,
    errors: [
      'activity_not_found',
      'payment_required',
      'not_enrolled',
      'activity_passed',
      'attempt_not_yet',
      'write_conflict',
    ],
  },
  decideStep: {
    method: 'POST',
    path: '/api/users/{userId}/activities/{id}/scenario/{attemptId}/decisions',
    summary:
      'Decide the open step of a scenario; answers with the consequence and the next step. The same decision again changes nothing',
    group: 'activities',
    access: 'learner',
    params: z.strictObject({ userId: UserId, id: ContentId, attemptId: AttemptId }),
    body: z.strictObject({ stepId: ContentId, choiceId: ContentId }),
    response: ScenarioAttempt,
    errors: [
      'activity_not_found',
      'payment_required',
      'scenario_attempt_closed',
      'decision_locked',
      'decision_not_open',
      'write_conflict',
    ],
  },
  getScenarioReview: {
    method: 'GET',
    path: '/api/users/{userId}/activities/{id}/scenario',
    summary: 'After a pass: the whole scenario, and how learners chose. Nothing before it',
    group: 'activities',
    access: 'learner',
    params: userActivity,
    response: ScenarioReview,
    errors: ['activity_not_found', 'payment_required'],
  },
});

export type ScenarioAttempt = z.infer<typeof ScenarioAttempt>;
export type ScenarioReview = z.infer<typeof ScenarioReview>;
