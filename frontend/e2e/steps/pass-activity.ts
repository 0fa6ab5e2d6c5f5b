import { expect, type Page } from '@playwright/test';
import type { ActivitySource, SourceOf } from '@learning/content/activities/activity-types';
import type { ActivityType } from '@learning/shared/domain/activity-types';
import { postAsLearner } from './learner.ts';

/** Passes an activity through the API, as the signed-in learner of the page. */
export async function passActivity(page: Page, activity: ActivitySource): Promise<void> {
  const submission = await passOf(page, activity);
  expect((submission as { completed: boolean }).completed).toBe(true);
}

const PASS: {
  readonly [T in ActivityType]: (page: Page, activity: SourceOf<T>) => Promise<unknown>;
} = {
  scenario: passScenario,
  generator: passGenerator,
  'skill-check': passSkillCheck,
};

function passOf<T extends ActivityType>(page: Page, activity: SourceOf<T>): Promise<unknown> {
  return PASS[activity.type](page, activity);
}

function submit(page: Page, activityId: string, payload: object, attemptId?: string) {
  return postAsLearner(page, `/api/activities/${activityId}/submit`, {
    userId: 'me',
    activityId,
    ...(attemptId === undefined ? {} : { attemptId }),
    payload: JSON.stringify(payload),
  });
}

async function passSkillCheck(page: Page, check: SourceOf<'skill-check'>) {
  const attempts = `/api/users/me/activities/${check.id}/attempts`;
  const attempt = (await postAsLearner(page, attempts, {})) as {
    id: string;
    questions: { id: string }[];
  };
  const answers = Object.fromEntries(
    check.config.questions
      .filter(({ id }) => attempt.questions.some((asked) => asked.id === id))
      .map(({ id, correctAnswer }) => [id, correctAnswer]),
  );
  return submit(page, check.id, { answers }, attempt.id);
}

/** Decides each step with its best choice. */
async function passScenario(page: Page, { id, config }: SourceOf<'scenario'>) {
  const path = `/api/users/me/activities/${id}/scenario`;
  type Attempt = { id: string; step: { id: string } | null };
  let attempt = (await postAsLearner(page, path, {})) as Attempt;
  while (attempt.step) {
    const stepId = attempt.step.id;
    const choices = config.steps.find((step) => step.id === stepId)!.choices;
    const [best] = choices.toSorted((a, b) => b.value - a.value);
    const decision = { stepId, choiceId: best!.id };
    attempt = (await postAsLearner(page, `${path}/${attempt.id}/decisions`, decision)) as Attempt;
  }
  return submit(page, id, {}, attempt.id);
}

/** Submits the sample with words of the learner's own in every text. */
function passGenerator(page: Page, { id, config }: SourceOf<'generator'>) {
  // The letterhead's fields are added when the content is published; all of their samples are texts.
  const isKept = (fieldId: string) =>
    config.fields.some((field) => field.id === fieldId && !field.type.startsWith('text'));
  const formData = Object.fromEntries(
    Object.entries(config.examples.sampleData).map(([fieldId, text]) => [
      fieldId,
      isKept(fieldId) ? text : 'In words of my own, 1,200 a month.',
    ]),
  );
  return submit(page, id, { formData });
}
