/**
 * Searches the API's responses about every published activity for texts that must stay secret until it is submitted.
 *
 * Source: rules/scoring.md S2
 */
import { activitiesOfType, type ActivitySource } from '@learning/content/activities/activity-types';
import { writtenStep } from '@learning/content/testing/played-scenario';
import { beforeAll, describe, expect, test } from 'vitest';
import { ACTIVITY_FACTS, ACTIVITY_TYPES } from '@learning/shared/domain/activity-types';
import { loadContent } from '#publishing/load-content.ts';
import { enrolledLearner } from '#testing/learning/activity-calls.ts';
import { secretTextsOf } from '#testing/learning/secret-texts.ts';
import { conversationCalls } from '#testing/learning/conversation-calls.ts';
import { simulationCalls } from '#testing/learning/simulation-calls.ts';
import { scenarioCalls } from '#testing/learning/scenario-calls.ts';
import { openApi, type TestApi } from '#testing/api/open-api.ts';
import { sharedPublishedTable } from '#testing/catalog/published-catalog.ts';

/** Names of a generator's fields stand in its responses, and may be those of a secret. */
const fieldsOf = (activity: ActivitySource) =>
  activity.type === 'generator' ? activity.config.fields.map(({ id }) => id) : [];

/** Also what older releases stored, and the draw. */
const SECRET_KEYS = [
  ...new Set(ACTIVITY_TYPES.flatMap((type) => ACTIVITY_FACTS[type].secretFields)),
  'bestValue',
  'seed',
  'seen',
  'facts',
  'fromFile',
];

const published = (await loadContent()).flatMap(({ course, activities }) =>
  [...activities.values()].map((activity) => ({ courseId: course.id, activity })),
);

type CheckSource = Extract<ActivitySource, { type: 'skill-check' }>;

interface ResponseContents {
  texts: string[];
  keys: string[];
}

/** Collects every text and key of a response, including JSON text inside it, but not a generator's template. */
function collectContents(value: unknown): ResponseContents {
  if (typeof value === 'string') {
    const inside = value.startsWith('{"') ? collectContents(JSON.parse(value)) : undefined;
    return inside ?? { texts: [value], keys: [] };
  }
  if (typeof value !== 'object' || value === null) return { texts: [String(value)], keys: [] };
  // The text nodes of the tree have a `value`.
  const entries = Object.entries(value).filter(([key]) => key !== 'body');
  const parts = entries.map(([, inner]) => collectContents(inner));
  return {
    texts: parts.flatMap((part) => part.texts),
    keys: [
      ...(Array.isArray(value) ? [] : entries.map(([key]) => key)),
      ...parts.flatMap((part) => part.keys),
    ],
  };
}

/** Returns the responses of every call about an activity before it is submitted. */
async function responsesBeforeSubmission(api: TestApi, courseId: number, activity: ActivitySource) {
  const learner = await enrolledLearner(api, courseId);
  const { id, moduleId, type } = activity;
  const own = { params: { userId: 'me', id } };
  const responses: unknown[] = [
    await learner.ok('listActivities', { params: { id: moduleId } }),
    await learner.ok('getActivity', { params: { id } }),
    await learner.ok('getSubmission', own),
    await learner.ok('saveDraft', { ...own, body: { values: { any: 'text' } } }),
    await learner.ok('getActivityState', own),
  ];
  const body = { userId: 'me', activityId: id };
  const refused = (payload: unknown) =>
    learner.refusal('submitActivity', {
      params: { id },
      body: { ...body, payload: JSON.stringify(payload) },
    });
  responses.push(await refused({ choices: { any: 'x' }, answers: { any: 'x' }, formData: {} }));
  if (type === 'scenario') {
    const scenario = scenarioCalls(learner, id);
    const started = await scenario.start();
    return [
      ...responses,
      started,
      await scenario.sendRefusal(started.id, started.step!.id, 'any'),
      await scenario.sendRefusal(started.id, 'any', 'any'),
      await scenario.state(),
      await scenario.review(),
      await refused({}),
    ];
  }
  if (type === 'conversation') {
    const conversation = conversationCalls(learner, id, activity.config);
    const started = await conversation.start();
    return [
      ...responses,
      started,
      await conversation.sendRefusal(started.id, 0, 'any'),
      await conversation.sendRefusal(started.id, 3, 'line-1'),
      await conversation.state(),
      await refused({}),
    ];
  }
  if (type === 'simulation') {
    const simulation = simulationCalls(learner, id, activity.config);
    const started = await simulation.start();
    return [
      ...responses,
      started,
      await simulation.sendRefusal(started.id, 0, { any: 1 }),
      await simulation.sendRefusal(started.id, 2, {}),
      await simulation.state(),
      await refused({}),
    ];
  }
  if (type === 'mark-up') {
    const { markUp } = await learner.ok('getActivityState', own);
    if (markUp!.paragraphs.length < 2) throw new Error(`${id} has no document.`);
    return [
      ...responses,
      markUp,
      await refused({ documentId: markUp!.id, marks: { any: 'x' } }),
      await refused({ documentId: 'another', marks: {} }),
    ];
  }
  if (type !== 'skill-check') return responses;

  const attempt = await learner.ok('startAttempt', own);
  const params = { ...own.params, attemptId: attempt.id };
  const given = Object.fromEntries(attempt.questions.map((question) => [question.id, 'x']));
  return [
    ...responses,
    attempt,
    await learner.ok('saveAnswers', { params, body: { answers: given } }),
    await learner.refusal('saveAnswers', { params, body: { answers: { any: 'x' } } }),
    await learner.ok('startAttempt', own),
    await learner.ok('getActivityState', own),
    await refused({ answers: { any: 'x' } }),
  ];
}

describe('after a failed skill check', () => {
  const checks = published.filter(({ activity }) => activity.type === 'skill-check');
  let api: TestApi;
  beforeAll(async () => {
    api = openApi(await sharedPublishedTable());
  });

  test.each(checks.map((check) => [check.activity.id, check] as const))(
    'no response about %s contains an answer or an explanation',
    async (id, { courseId, activity }) => {
      const learner = await enrolledLearner(api, courseId);
      const own = { params: { userId: 'me', id } };
      const { id: attemptId } = await learner.ok('startAttempt', own);
      const submit = {
        params: { id },
        body: { userId: 'me', activityId: id, attemptId, payload: '{}' },
      };
      const failed = await learner.ok('submitActivity', submit);
      expect(failed.completed).toBe(false);
      const responses = [
        failed,
        await learner.ok('submitActivity', submit),
        await learner.ok('getSubmission', own),
        await learner.ok('getActivityState', own),
        await learner.ok('startAttempt', own),
      ];
      const { texts, keys } = collectContents(responses);
      const { passing, failing } = (activity as CheckSource).config.feedback;
      const allText = texts.join('\n');
      expect(allText).toContain(failing);
      const secrets = [passing, ...secretTextsOf(activity).long.filter((text) => text !== failing)];
      expect(secrets.filter((secret) => allText.includes(secret))).toEqual([]);
      const secretKeys = ['correctAnswer', 'alsoAccepted', 'explanation', 'seed', 'seen', 'right'];
      expect(secretKeys.filter((key) => keys.includes(key))).toEqual([]);
    },
  );
});

describe('after a failed mark-up', () => {
  const markUps = activitiesOfType(
    published.map(({ activity }) => activity),
    'mark-up',
  );
  let api: TestApi;
  beforeAll(async () => {
    api = openApi(await sharedPublishedTable());
  });

  test.each(markUps.map((markUp) => [markUp.id, markUp] as const))(
    'no response about %s contains an explanation or tells which sentences are wrong',
    async (id, written) => {
      const { courseId } = published.find(({ activity }) => activity.id === id)!;
      const learner = await enrolledLearner(api, courseId);
      const own = { params: { userId: 'me', id } };
      const { markUp } = await learner.ok('getActivityState', own);
      const problem = written.config.problems[0]!.id;
      const ids = markUp!.paragraphs.flatMap(({ sentences }) => sentences.map((one) => one.id));
      const marks = Object.fromEntries(ids.map((sentenceId) => [sentenceId, problem]));
      const payload = JSON.stringify({ documentId: markUp!.id, marks });
      const attemptId = 'attempt-0001';
      const submit = { params: { id }, body: { userId: 'me', activityId: id, attemptId, payload } };
      const failed = await learner.ok('submitActivity', submit);
      expect(failed.completed).toBe(false);
      const responses = [
        failed,
        await learner.ok('submitActivity', submit),
        await learner.ok('getSubmission', own),
        await learner.ok('getActivityState', own),
      ];
      const { texts, keys } = collectContents(responses);
      const allText = texts.join('\n');
      const { failing } = written.config.feedback;
      expect(allText).toContain(failing);
      const secrets = secretTextsOf(written).long.filter((text) => text !== failing);
      expect(secrets.filter((secret) => allText.includes(secret))).toEqual([]);
      const keyNames = ['explanation', 'problem', 'verdict', 'writtenId', 'isNearMiss', 'nearTo'];
      expect(keyNames.filter((key) => keys.includes(key))).toEqual([]);
    },
  );
});

describe('after a failed scenario', () => {
  const scenarios = activitiesOfType(
    published.map(({ activity }) => activity),
    'scenario',
  );
  let api: TestApi;
  beforeAll(async () => {
    api = openApi(await sharedPublishedTable());
  });

  test.each(scenarios.map((scenario) => [scenario.id, scenario] as const))(
    'no response about %s contains points, an id of the content or the consequence of another choice',
    async (id, written) => {
      const { config } = written;
      const { courseId } = published.find(({ activity }) => activity.id === id)!;
      const learner = await enrolledLearner(api, courseId);
      const scenario = scenarioCalls(learner, id, config);
      const told: string[] = [];
      let attempt = await scenario.start();
      while (attempt.step) {
        const worst = writtenStep(config, attempt.step).choices.find(({ value }) => value === 0)!;
        told.push(worst.feedback);
        attempt = await scenario.decide(attempt, worst.id);
      }
      const failed = await scenario.submit(attempt.id);
      expect(failed.completed).toBe(false);
      const own = { params: { userId: 'me', id } };
      const responses = [
        attempt,
        failed,
        await scenario.submit(attempt.id),
        await scenario.state(),
        await scenario.review(),
        await learner.ok('getSubmission', own),
        await learner.ok('getCourseState', { params: { userId: 'me', id: courseId } }),
        await scenario.start(),
      ];
      const { texts, keys } = collectContents(responses);
      const allText = texts.join('\n');
      for (const feedback of told) expect(allText).toContain(feedback);
      const others = secretTextsOf(written).long.filter(
        (secret) => !told.includes(secret) && secret !== config.feedback.failing,
      );
      expect(others.filter((secret) => allText.includes(secret))).toEqual([]);
      const pointKeys = ['value', 'bestValue', 'finalScore', 'maxScore', 'percentage', 'next'];
      expect(pointKeys.filter((key) => keys.includes(key))).toEqual([]);
      const ids = config.steps.flatMap((step) => [
        step.id,
        ...step.choices.map((choice) => choice.id),
      ]);
      expect(ids.filter((authored) => texts.includes(authored))).toEqual([]);
    },
  );
});

describe('after a failed conversation', () => {
  const conversations = activitiesOfType(
    published.map(({ activity }) => activity),
    'conversation',
  );
  let api: TestApi;
  beforeAll(async () => {
    api = openApi(await sharedPublishedTable());
  });

  test.each(conversations.map((conversation) => [conversation.id, conversation] as const))(
    'no response about %s contains a goal, a reason, a mark, or a reply to what was not said',
    async (id, written) => {
      const { config } = written;
      const { courseId } = published.find(({ activity }) => activity.id === id)!;
      const learner = await enrolledLearner(api, courseId);
      const conversation = conversationCalls(learner, id, config);
      const said = await conversation.say(
        await conversation.start(),
        config.goodOrder.slice(0, 4).toReversed(),
      );
      const told = said.turns.map(({ reply }) => reply);
      const failed = await conversation.submit(said.id);
      expect(failed.completed).toBe(false);
      const own = { params: { userId: 'me', id } };
      const responses = [
        said,
        failed,
        await conversation.submit(said.id),
        await conversation.state(),
        await learner.ok('getSubmission', own),
        await learner.ok('getCourseState', { params: { userId: 'me', id: courseId } }),
        await conversation.start(),
      ];
      const { texts, keys } = collectContents(responses);
      const allText = texts.join('\n');
      for (const reply of told) expect(allText).toContain(reply);
      const others = secretTextsOf(written).long.filter(
        (secret) => !told.includes(secret) && secret !== config.feedback.failing,
      );
      expect(others.length).toBeGreaterThan(40);
      expect(others.filter((secret) => allText.includes(secret))).toEqual([]);
      const secretKeys = ['why', 'mark', 'when', 'trust', 'reaches', 'reached', 'record', 'goals'];
      expect(secretKeys.filter((key) => keys.includes(key))).toEqual([]);
      const ids = config.lines.map((line) => line.id).filter((lineId) => lineId.length > 3);
      expect(ids.filter((authored) => texts.includes(authored))).toEqual([]);
    },
  );
});

describe('before an activity is submitted', () => {
  const { long: longSecrets, short: shortSecrets } = secretTextsOf(
    ...published.map(({ activity }) => activity),
  );
  let api: TestApi;
  beforeAll(async () => {
    api = openApi(await sharedPublishedTable());
  });

  test('activities of every type have secrets to look for', () => {
    expect(new Set(published.map(({ activity }) => activity.type)).size).toBeGreaterThanOrEqual(3);
    expect(longSecrets.length).toBeGreaterThan(30);
    expect(shortSecrets.length).toBeGreaterThan(0);
  });

  test.each(published.map((entry) => [entry.activity.id, entry] as const))(
    'no response about %s contains a secret of any activity',
    async (_id, { courseId, activity }) => {
      const responses = await responsesBeforeSubmission(api, courseId, activity);
      const { texts, keys } = collectContents(responses);
      const allText = texts.join('\n');
      expect(allText).toContain(activity.title);
      expect(longSecrets.filter((secret) => allText.includes(secret))).toEqual([]);
      expect(shortSecrets.filter((secret) => texts.includes(secret))).toEqual([]);
      const secretKeys = SECRET_KEYS.filter((key) => !fieldsOf(activity).includes(key));
      expect(secretKeys.filter((key) => keys.includes(key))).toEqual([]);
    },
  );

  test('the search finds secrets in an authored config', async () => {
    const { courseId, activity } = published.find((entry) => entry.activity.type === 'scenario')!;
    const config = JSON.stringify(activity.config);
    const { texts, keys } = collectContents([{ id: activity.id, config }, courseId]);
    const allText = texts.join('\n');
    expect(secretTextsOf(activity).long.filter((secret) => !allText.includes(secret))).toEqual([]);
    expect(SECRET_KEYS.filter((key) => keys.includes(key))).toEqual([
      'value',
      'feedback',
      'maxScore',
    ]);
  });
});
