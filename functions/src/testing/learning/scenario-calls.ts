import { variantsOf } from '@learning/content/activities/scenario/scenario-variants';
import type { ScenarioConfig } from '@learning/content/schema';
import { rightMarks, shownChoice } from '@learning/content/testing/played-scenario';
import { sampleScenario } from '@learning/content/testing/sample-activities';
import type { ScenarioAttempt } from '@learning/shared/contract/scenarios';
import type { LearnerApi } from '../api/open-api.ts';

type Marks = Record<string, string>;

/**
 * Returns the calls about one scenario, made by one learner. Choices have the ids of the content; where the attempt shows the second
 * variant of a decision, the choice of the same points is taken.
 *
 * @param config the scenario as written; the sample's by default
 */
export function scenarioCalls(
  learner: LearnerApi,
  id: string,
  config: Pick<ScenarioConfig, 'steps'> = sampleScenario.config as ScenarioConfig,
) {
  const params = { userId: 'me', id };
  const decision = (attemptId: string, stepId: string, choiceId: string) => ({
    params: { ...params, attemptId },
    body: { stepId, choiceId },
  });
  const submission = (attemptId: string | undefined, payload: object) => ({
    params: { id },
    body: {
      userId: 'me',
      activityId: id,
      payload: JSON.stringify(payload),
      ...(attemptId === undefined ? {} : { attemptId }),
    },
  });
  const calls = {
    state: () => learner.ok('getActivityState', { params }),
    start: () => learner.ok('startScenario', { params }),
    startRefused: () => learner.refused('startScenario', { params }),
    startRefusal: () => learner.refusal('startScenario', { params }),
    /** Ids as the attempt shows them. */
    send: (...named: Parameters<typeof decision>) => learner.ok('decideStep', decision(...named)),
    sendRefusal: (...named: Parameters<typeof decision>) =>
      learner.refusal('decideStep', decision(...named)),
    /** Decides the open step. */
    decide: ({ id: attemptId, step }: ScenarioAttempt, choiceId: string) =>
      calls.send(attemptId, step!.id, calls.shown(step!, choiceId)),
    shown: (step: NonNullable<ScenarioAttempt['step']>, choiceId: string) =>
      shownChoice(config, step, (choices) => {
        const named = config.steps
          .flatMap(variantsOf)
          .flatMap((variant) => variant.choices)
          .find((choice) => choice.id === choiceId);
        return (
          choices.find((choice) => choice.id === choiceId) ??
          choices.find(({ value }) => value === named?.value)
        );
      }),
    review: () => learner.ok('getScenarioReview', { params }),
    /** Returns the right marks for the look back of the open attempt. */
    async marks(): Promise<Marks> {
      return rightMarks(config, (await calls.state()).scenarioAttempt?.lookBack ?? []);
    },
    /** Submits with the right marks, unless others are given. */
    async submit(attemptId?: string, marks?: Marks) {
      const payload = { mostHarmful: marks ?? (await calls.marks()) };
      return learner.ok('submitActivity', submission(attemptId, payload));
    },
    submitRefusal: (attemptId?: string, payload: object = {}) =>
      learner.refusal('submitActivity', submission(attemptId, payload)),
    async submitRefused(attemptId?: string) {
      const payload = { mostHarmful: await calls.marks() };
      return learner.refused('submitActivity', submission(attemptId, payload));
    },
    /** Starts, makes the choices in turn and returns the attempt. */
    async decideAll(choiceIds: readonly string[]) {
      let attempt = await calls.start();
      for (const choiceId of choiceIds) attempt = await calls.decide(attempt, choiceId);
      return attempt;
    },
    /** Starts, makes the choices in turn and submits with the right marks. */
    async play(choiceIds: readonly string[]) {
      return calls.submit((await calls.decideAll(choiceIds)).id);
    },
  };
  return calls;
}
