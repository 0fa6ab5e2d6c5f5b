import { expect, type Page } from '@playwright/test';
import type { ActivitySource, SourceOf } from '@learning/content/activities/activity-types';
import { answersOf } from '@learning/content/testing/answered-check';
import { marksOfDocument } from '@learning/content/testing/marked-document';
import { lineIdsOf } from '@learning/content/testing/said-lines';
import { bestOf, rightMarks, shownChoice } from '@learning/content/testing/played-scenario';
import { writtenForm } from '@learning/content/written-form';
import type { ActivityState, SkillCheckAttempt } from '@learning/shared/contract/activities';
import type { ConversationAttempt } from '@learning/shared/contract/conversations';
import type { SimulationAttempt } from '@learning/shared/contract/simulations';
import type { ScenarioAttempt } from '@learning/shared/contract/scenarios';
import { enteredBy } from '@learning/shared/domain/scoring/score-simulation';
import type { ActivityType } from '@learning/shared/domain/activity-types';
import { getAsLearner, postAsLearner } from './learner.ts';

/** Passes an activity through the API, as the signed-in learner of the page. */
export async function passActivity(page: Page, activity: ActivitySource): Promise<void> {
  const submission = await passOf(page, activity);
  expect((submission as { completed: boolean }).completed).toBe(true);
}

const PASS: {
  readonly [T in ActivityType]: (page: Page, activity: SourceOf<T>) => Promise<unknown>;
} = {
  scenario: passScenario,
  conversation: passConversation,
  simulation: passSimulation,
  generator: passGenerator,
  'mark-up': passMarkUp,
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
  const attempt = (await postAsLearner(page, attempts, {})) as SkillCheckAttempt;
  const answers = answersOf(check.config, attempt);
  return submit(page, check.id, { answers }, attempt.id);
}

/** Decides each step with its best choice, and marks the most harmful ones in the look back. */
async function passScenario(page: Page, { id, config }: SourceOf<'scenario'>) {
  const path = `/api/users/me/activities/${id}/scenario`;
  let attempt = (await postAsLearner(page, path, {})) as ScenarioAttempt;
  while (attempt.step) {
    const choiceId = shownChoice(config, attempt.step, bestOf);
    const decided = await postAsLearner(page, `${path}/${attempt.id}/decisions`, {
      stepId: attempt.step.id,
      choiceId,
    });
    attempt = decided as ScenarioAttempt;
  }
  return submit(page, id, { mostHarmful: rightMarks(config, attempt.lookBack) }, attempt.id);
}

/** Says the lines of the good order. */
async function passConversation(page: Page, { id, config }: SourceOf<'conversation'>) {
  const path = `/api/users/me/activities/${id}/conversation`;
  let attempt = (await postAsLearner(page, path, {})) as ConversationAttempt;
  for (const lineId of lineIdsOf(config, attempt.lines)) {
    const turn = attempt.turns.length;
    const said = await postAsLearner(page, `${path}/${attempt.id}/lines`, { turn, lineId });
    attempt = said as ConversationAttempt;
  }
  return submit(page, id, {}, attempt.id);
}

/** Enters the numbers of the first strategy, which needs only the figures that are shown. */
async function passSimulation(page: Page, { id, config }: SourceOf<'simulation'>) {
  const path = `/api/users/me/activities/${id}/simulation`;
  const attempt = (await postAsLearner(page, path, {})) as SimulationAttempt;
  const numbers = enteredBy(config, attempt.start, config.strategies[0]!.id);
  for (const [period, entered] of numbers.entries()) {
    await postAsLearner(page, `${path}/${attempt.id}/periods`, { period, entered });
  }
  return submit(page, id, {}, attempt.id);
}

async function passMarkUp(page: Page, { id, config }: SourceOf<'mark-up'>) {
  const state = (await getAsLearner(page, `/api/users/me/activities/${id}`)) as ActivityState;
  const document = state.markUp!;
  return submit(page, id, { documentId: document.id, marks: marksOfDocument(config, document) });
}

/** Submits a form in own words. The letterhead's fields are added when the content is published. */
function passGenerator(page: Page, { id, config }: SourceOf<'generator'>) {
  const formData = { ...writtenForm(config), employerName: 'Own Company' };
  return submit(page, id, { formData });
}
