/** Runs every activity of the published catalog through the API, once to a fail and once to a pass. */
import type { ActivitySource } from '@learning/content/schema';
import type { SkillCheckSubmissionPayload } from '@learning/shared/contract/activity-payloads';
import { answersOf } from '@learning/content/testing/answered-check';
import { marksOfDocument } from '@learning/content/testing/marked-document';
import { writtenForm } from '@learning/content/written-form';
import { ACTIVITY_TYPES } from '@learning/shared/domain/activity-types';
import { bestPath } from '@learning/shared/domain/scoring/scenario-paths';
import { beforeAll, describe, expect, test } from 'vitest';
import { loadContent } from '#publishing/load-content.ts';
import type { Table } from '#table/table.ts';
import { activityCalls, enrolledLearner } from '#testing/learning/activity-calls.ts';
import { conversationCalls } from '#testing/learning/conversation-calls.ts';
import { simulationCalls } from '#testing/learning/simulation-calls.ts';
import { scenarioCalls } from '#testing/learning/scenario-calls.ts';
import { openApi } from '#testing/api/open-api.ts';
import { sharedPublishedTable } from '#testing/catalog/published-catalog.ts';

const HOUR_MS = 3_600_000;

type ActivityOf<T extends ActivitySource['type']> = Extract<ActivitySource, { type: T }>;
interface Published<A extends ActivitySource = ActivitySource> {
  courseId: number;
  activity: A;
}

const published: Published[] = (await loadContent()).flatMap(({ course, activities }) =>
  [...activities.values()].map((activity) => ({ courseId: course.id, activity })),
);
const ofType = <T extends ActivitySource['type']>(type: T) =>
  published
    .filter((entry): entry is Published<ActivityOf<T>> => entry.activity.type === type)
    .map((entry) => [entry.activity.id, entry] as const);

let table: Table;
beforeAll(async () => {
  table = await sharedPublishedTable();
});
const open = async ({ courseId, activity }: Published) =>
  activityCalls(await enrolledLearner(openApi(table), courseId), activity.id);

/** Returns every path through a scenario, with its points. */
function pathsThrough(
  { config }: ActivityOf<'scenario'>,
  stepId: string | undefined = config.steps[0]?.id,
): { choices: Record<string, string>; points: number }[] {
  const at = config.steps.findIndex((candidate) => candidate.id === stepId);
  const step = config.steps[at];
  if (!step) return [{ choices: {}, points: 0 }];
  return step.choices.flatMap((choice) =>
    pathsThrough(
      { config } as ActivityOf<'scenario'>,
      choice.next === undefined ? (config.steps[at + 1]?.id ?? 'end') : choice.next,
    ).map(({ choices, points }) => ({
      choices: { [step.id]: choice.id, ...choices },
      points: points + choice.value,
    })),
  );
}

test('the catalog has activities of each type', () => {
  const counts = ACTIVITY_TYPES.map((type) => ofType(type).length);
  for (const count of counts) expect(count).toBeGreaterThan(0);
  expect(counts.reduce((sum, count) => sum + count)).toBe(published.length);
});

describe('every published scenario', () => {
  test.each(ofType('scenario'))(
    '%s fails on the worst path and passes on the best',
    async (_id, entry) => {
      const learner = await enrolledLearner(openApi(table), entry.courseId);
      const scenario = scenarioCalls(learner, entry.activity.id, entry.activity.config);
      const { steps } = entry.activity.config;
      const worst = pathsThrough(entry.activity).toSorted((a, b) => a.points - b.points)[0]!;
      const best = bestPath({ steps });
      const failed = await scenario.play(Object.values(worst.choices));
      expect(failed.completed).toBe(false);
      expect(failed.feedback).toContain(entry.activity.config.feedback.failing);
      expect((await scenario.state()).submission).toEqual(failed);

      const passed = await scenario.play(best.map(({ choice }) => choice.id));
      expect(passed).toMatchObject({ score: 100, completed: true });
      expect(passed.feedback).toContain(entry.activity.config.feedback.passing);
      expect(await activityCalls(learner, entry.activity.id).best()).toEqual(passed);
      expect(await scenario.startRefused()).toBe('activity_passed');
      const { scenario: whole } = await scenario.review();
      expect(whole?.steps.map(({ id }) => id)).toEqual(steps.map(({ id }) => id));
    },
  );
});

describe('every published conversation', () => {
  test.each(ofType('conversation'))(
    '%s fails from its end to its beginning and passes in its good order',
    async (_id, entry) => {
      const { config } = entry.activity;
      const learner = await enrolledLearner(openApi(table), entry.courseId);
      const conversation = conversationCalls(learner, entry.activity.id, config);
      const backward = await conversation.say(
        await conversation.start(),
        config.goodOrder.toReversed(),
      );
      expect((await conversation.submit(backward.id)).completed).toBe(false);
      const forward = await conversation.say(await conversation.start(), config.goodOrder);
      expect(forward.turns).toHaveLength(config.goodOrder.length);
      expect(await conversation.submit(forward.id)).toMatchObject({ score: 100, completed: true });
    },
  );
});

describe('every published simulation', () => {
  test.each(ofType('simulation'))(
    '%s fails with other strategies than the first one, and passes with it',
    async (_id, entry) => {
      const { config } = entry.activity;
      const learner = await enrolledLearner(openApi(table), entry.courseId);
      const simulation = simulationCalls(learner, entry.activity.id, config);
      const worse = await simulation.start();
      await simulation.play(worse, simulation.numbersOf(worse, config.strategies[1]!.id));
      expect((await simulation.submit(worse.id)).completed).toBe(false);
      const good = await simulation.start();
      await simulation.play(good, simulation.numbersOf(good));
      expect(await simulation.submit(good.id)).toMatchObject({ completed: true });
    },
  );
});

describe('every published mark-up', () => {
  test.each(ofType('mark-up'))(
    '%s fails without marks and passes with the right ones in the next document',
    async (_id, entry) => {
      const { config } = entry.activity;
      const markUp = await open(entry);
      const first = (await markUp.state()).markUp!;
      const failed = await markUp.submit({ documentId: first.id, marks: {} });
      expect(failed).toMatchObject({ score: 0, completed: false });
      const second = (await markUp.state()).markUp!;
      const marks = marksOfDocument(config, second);
      expect(Object.keys(marks)).toHaveLength(config.asks);
      expect(await markUp.submit({ documentId: second.id, marks })).toMatchObject({
        score: 100,
        completed: true,
      });
    },
  );
});

describe('every published skill check', () => {
  test.each(ofType('skill-check'))(
    '%s fails without answers and passes with all correct answers',
    async (_id, entry) => {
      const check = await open(entry);
      const { asks, questions } = entry.activity.config;
      const first = await check.start();
      expect(first.questions).toHaveLength(
        asks ? Object.values(asks).reduce((sum, count) => sum + count) : questions.length,
      );
      const failed = await check.submit({ answers: {} }, first.id);
      expect(failed).toMatchObject({ score: 0, completed: false });

      const second = await check.start();
      const answers = answersOf(entry.activity.config, second);
      for (const [id, answer] of Object.entries(answers)) {
        await check.save(second.id, { [id]: answer });
      }
      const passed = await check.submit({ answers: {} }, second.id);
      expect(passed).toMatchObject({
        score: 100,
        completed: true,
        feedback: entry.activity.config.feedback.passing,
      });
      const { results } = JSON.parse(passed.payload) as SkillCheckSubmissionPayload;
      expect(results.questionResults.filter((result) => !result.correct)).toEqual([]);
      expect(await check.startRefused()).toBe('activity_passed');
    },
  );

  test.each(ofType('skill-check'))(
    '%s awards the points of each correctly answered question and no others',
    async (_id, entry) => {
      const api = openApi(table);
      const check = activityCalls(await enrolledLearner(api, entry.courseId), entry.activity.id);
      for (const index of [0, 1, 2]) {
        const attempt = await check.start();
        const question = attempt.questions[index]!;
        const right = answersOf(entry.activity.config, attempt)[question.id]!;
        const answers = { [question.id]: right };
        const submission = await check.submit({ answers }, attempt.id);
        const { results } = JSON.parse(submission.payload) as SkillCheckSubmissionPayload;
        expect(results.earnedPoints).toBe(question.points);
        expect(results.questionResults.filter((result) => result.correct)).toHaveLength(1);
        api.now = new Date(api.now.getTime() + HOUR_MS);
      }
    },
  );
});

describe('every published document generator', () => {
  test.each(ofType('generator'))(
    '%s refuses each missing field and its sample, and completes with own words',
    async (_id, entry) => {
      const generator = await open(entry);
      const { fields, examples } = entry.activity.config;
      const required = fields.filter((field) => field.required);
      expect(required.length).toBeGreaterThan(0);
      for (const { id, label } of required) {
        const formData = { ...examples.sampleData, [id]: ' ' };
        expect((await generator.submitRefusal({ formData })).fields).toEqual([
          { path: `body.payload.formData.${id}`, message: `${label} is required` },
        ]);
      }
      const refusal = await generator.submitRefusal({ formData: examples.sampleData });
      expect(refusal.code).toBe('sample_text');
      const texts = fields.filter(({ type }) => type === 'text' || type === 'textarea');
      expect(refusal.fields?.map(({ path }) => path).toSorted()).toEqual(
        ['employerName', 'employerAddress', ...texts.map(({ id }) => id)]
          .map((id) => `body.payload.formData.${id}`)
          .toSorted(),
      );
      const employer = { employerName: 'Own Company', employerAddress: '1 Own Street' };
      const formData = { ...writtenForm(entry.activity.config), ...employer };
      const completed = await generator.submit({ formData });
      expect(completed).toMatchObject({ score: 100, completed: true });
      const { generatedContent } = JSON.parse(completed.payload) as { generatedContent: string };
      expect(generatedContent).toContain('<p><strong>Own Company</strong>');
      expect(generatedContent).not.toContain('Educational content');
      expect(generatedContent).not.toContain('{{');
      expect(generatedContent).not.toContain('undefined');
    },
  );
});
