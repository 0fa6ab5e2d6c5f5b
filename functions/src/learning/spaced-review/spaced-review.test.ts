import type { ReviewCard, CardRating } from '@learning/shared/contract/spaced-review';
import { RECALL_BANDS } from '@learning/shared/domain/learning/recall-bands';
import { writtenFolder } from '@learning/content/testing/written-activities';
import type { SampleFolder } from '@learning/content/testing/sample-folder';
import { propertyRuns } from '@learning/shared/testing/property-runs';
import fc from 'fast-check';
import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import { compileContent } from '#publishing/compile/compile-content.ts';
import type { Table } from '#table/table.ts';
import { openApi } from '#testing/api/open-api.ts';
import { passActivitiesOf } from '#testing/learning/passed-activities.ts';
import { sharedPublishedTable, publish } from '#testing/catalog/published-catalog.ts';
import { grantPurchase } from '#testing/learning/enrolled-learner.ts';
import { createTestTable } from '#testing/table/test-table.ts';
import { readReviewCardCounts, type ReviewCardCounts } from './review-card-count-repository.ts';
import { spacedReviewRepository } from './spaced-review-repository.ts';

let table: Table;
beforeAll(async () => {
  table = await sharedPublishedTable();
});

const me = { userId: 'me' };
const START = new Date('2026-11-18T09:00:00.000Z');
const FIRST = 'hr-foundations-m1';
const CARDS = 6;

/** Creates a learner who bought course 1 and completed its first module, on a device with its own clock. */
async function learnerWithCards(from = table, modules = [FIRST], courseId = 1) {
  const userId = randomUUID();
  await grantPurchase(from, userId, courseId);
  const api = openApi(from, START);
  const learner = api.as(userId);
  await learner.ok('createEnrollment', { body: { userId: 'me', courseId } });
  const complete = async (moduleId: string, completed = true) => {
    await passActivitiesOf(from, userId, moduleId);
    await learner.ok('recordModuleProgress', {
      params: { userId: 'me', moduleId },
      body: { completed },
    });
  };
  for (const moduleId of modules) await complete(moduleId);
  const session = () => learner.ok('getSpacedReviewSession', { params: me });
  const call = (
    card: Pick<ReviewCard, 'cardId' | 'courseId' | 'reviewCount'>,
    answer: CardRating | { option: string },
    { seconds = 0, answeredAt }: { seconds?: number; answeredAt?: string } = {},
  ) => ({
    params: { userId: 'me', id: card.courseId, cardId: card.cardId },
    body: {
      reviewCount: card.reviewCount,
      answer:
        typeof answer === 'string'
          ? ({ kind: 'rating', rating: answer } as const)
          : ({ kind: 'option', ...answer } as const),
      seconds,
      ...(answeredAt === undefined ? {} : { answeredAt }),
    },
  });
  const answer = (...input: Parameters<typeof call>) =>
    learner.ok('answerReviewCard', call(...input));
  const refused = (...input: Parameters<typeof call>) =>
    learner.refused('answerReviewCard', call(...input));
  const asDemo = (card: Parameters<typeof call>[0]) =>
    openApi(from, api.now, '[demo]').as(userId).ok('answerReviewCard', call(card, 'good'));
  const at = (text: string) => (api.now = new Date(text));
  return { api, at, userId, learner, complete, session, answer, refused, asDemo };
}
const idsOf = ({ cards }: { cards: ReviewCard[] }) => cards.map(({ cardId }) => cardId);
const byId = ({ cards }: { cards: ReviewCard[] }, id: string) =>
  cards.find(({ cardId }) => cardId === id)!;

test('the five minutes of a day take another passed scenario of an open course each day', async () => {
  const { at, learner, session, complete } = await learnerWithCards();
  expect((await session()).decision).toBeNull();
  for (const id of [
    'hr-foundations-m2',
    'hr-foundations-m3',
    'hr-foundations-m4',
    'hr-foundations-m5',
  ]) {
    await complete(id);
  }
  const first = (await session()).decision!;
  const { scenario } = await learner.ok('getScenarioReview', {
    params: { userId: 'me', id: first.activityId },
  });
  expect(scenario!.steps.length).toBeGreaterThan(1);
  expect(first.courseId).toBe(1);
  expect((await learner.ok('getDashboard', { params: me, query: {} })).hasDecision).toBe(true);
  at('2026-11-19T09:00:00.000Z');
  expect((await session()).decision!.day).toBe(first.day + 1);
});

describe('review cards', () => {
  test('come from completed lessons only, and stay when one is reopened', async () => {
    const { session, complete } = await learnerWithCards(table, []);
    expect((await session()).summary).toMatchObject({ cardCount: 0, dueCount: 0 });
    await complete(FIRST);
    const { cards, summary } = await session();
    expect(cards).toHaveLength(CARDS);
    expect(summary).toMatchObject({ cardCount: CARDS, dueCount: CARDS, laterTodayCount: 0 });
    expect(cards[0]).toMatchObject({
      courseId: 1,
      moduleId: FIRST,
      reviewCount: 0,
      isDue: true,
      section: 'strategic-versus-operational-work',
      nextMinutes: { again: 10, hard: 15, good: 2_880, easy: 11_520 },
    });
    await complete(FIRST, false);
    expect((await session()).summary.cardCount).toBe(CARDS);
  });

  test('come back on the day FSRS computes, and are refused before it', async () => {
    const { session, answer, refused, at } = await learnerWithCards();
    const card = byId(await session(), 'report-the-decision');
    expect(await answer(card, 'good')).toEqual({
      counted: true,
      isCorrect: null,
      reviewCount: 1,
      dueAt: '2026-11-20T09:00:00.000Z',
      addedMinutes: 0,
    });
    const again = { ...card, reviewCount: 1 };
    at('2026-11-19T23:59:00.000Z');
    expect(idsOf(await session())).not.toContain(card.cardId);
    expect(await refused(again, 'good')).toBe('recall_card_not_due');
    at('2026-11-20T00:00:00.000Z');
    expect(idsOf(await session())).toContain(card.cardId);
    expect(await answer(again, 'good')).toMatchObject({
      counted: true,
      dueAt: '2026-12-01T00:00:00.000Z',
    });
    at('2026-12-01T00:00:00.000Z');
    expect(byId(await session(), card.cardId)).toMatchObject({ reviewCount: 2, isDue: true });
  });

  test("follow the learner's own day", async () => {
    const { session, answer, at, learner } = await learnerWithCards();
    await learner.ok('updateProfile', {
      params: me,
      body: { timeZone: 'America/Los_Angeles' },
    });
    const card = byId(await session(), 'report-the-decision');
    await answer(card, 'good');
    at('2026-11-20T07:59:00.000Z');
    expect(idsOf(await session())).not.toContain(card.cardId);
    at('2026-11-20T08:00:00.000Z');
    expect(idsOf(await session())).toContain(card.cardId);
  });

  test('that were forgotten come back after ten minutes', async () => {
    const { session, answer, refused, at } = await learnerWithCards();
    const card = byId(await session(), 'interest-behind-demand');
    await answer(card, 'again');
    const again = { ...card, reviewCount: 1 };
    expect((await session()).summary).toMatchObject({
      dueCount: CARDS - 1,
      laterTodayCount: 1,
      nextDueAt: '2026-11-18T09:10:00.000Z',
    });
    at('2026-11-18T09:09:00.000Z');
    expect(await refused(again, 'good')).toBe('recall_card_not_due');
    at('2026-11-18T09:10:00.000Z');
    expect((await answer(again, 'good')).counted).toBe(true);
  });

  test('are hidden while access is gone, and keep their schedule', async () => {
    const { session, answer, refused, api, learner, userId } = await learnerWithCards(table, [], 2);
    await learner.ok('startTrial', { params: me });
    await learner.ok('createEnrollment', { body: { userId: 'me', courseId: 1 } });
    await learner.ok('recordModuleProgress', {
      params: { userId: 'me', moduleId: FIRST },
      body: { completed: true },
    });
    const [card] = (await session()).cards;
    await answer(card!, 'good');
    api.now = new Date('2026-11-25T09:00:00.000Z');
    expect((await session()).summary.cardCount).toBe(0);
    expect(await refused({ ...card!, reviewCount: 1 }, 'good')).toBe('payment_required');
    await grantPurchase(table, userId, 1);
    expect(byId(await session(), card!.cardId)).toMatchObject({ reviewCount: 1 });
  });

  test('that do not exist, or of a lesson that is not completed, are not found', async () => {
    const { session, refused } = await learnerWithCards();
    const [card] = (await session()).cards;
    expect(await refused({ ...card!, cardId: 'no-such-card' }, 'good')).toBe(
      'recall_card_not_found',
    );
    expect(await refused({ ...card!, cardId: 'internal-move' }, 'good')).toBe(
      'recall_card_not_found',
    );
    expect(await refused({ ...card!, courseId: 99 }, 'good')).toBe('course_not_found');
  });
});

describe('a graded answer', () => {
  test('is good when it is right, and again when it is wrong', async () => {
    const { session, answer, at } = await learnerWithCards();
    const card = byId(await session(), 'fault-first');
    const wrong = card.graded!.options.find((option) => option !== card.graded!.correctOption)!;
    expect(await answer(card, { option: wrong })).toMatchObject({
      isCorrect: false,
      dueAt: '2026-11-18T09:10:00.000Z',
    });
    at('2026-11-18T09:10:00.000Z');
    const again = byId(await session(), 'fault-first');
    expect(again.graded!.options.toSorted()).toEqual(card.graded!.options.toSorted());
    const right = { option: again.graded!.correctOption };
    expect(await answer(again, right)).toMatchObject({ isCorrect: true, reviewCount: 2 });
  });

  test('of an option that the card does not have changes nothing', async () => {
    const { session, refused } = await learnerWithCards();
    const list = await session();
    for (const id of ['fault-first', 'report-the-decision'])
      expect(await refused(byId(list, id), { option: 'None of these' })).toBe(
        'recall_card_changed',
      );
    expect((await session()).summary.dueCount).toBe(CARDS);
  });
});

describe('an answer', () => {
  test('counts once, however often and from wherever it is sent', async () => {
    const { session, answer } = await learnerWithCards();
    const [card] = (await session()).cards;
    const ratings = ['good', 'again', 'easy', 'good'] as const;
    const answers = await Promise.all(ratings.map((rating) => answer(card!, rating)));
    const counted = answers.filter((stored) => stored.counted);
    expect(counted).toHaveLength(1);
    for (const { dueAt, reviewCount } of answers)
      expect({ dueAt, reviewCount }).toEqual({ dueAt: counted[0]!.dueAt, reviewCount: 1 });
    expect(await answer(card!, 'again')).toMatchObject({
      counted: false,
      dueAt: counted[0]!.dueAt,
    });
  });

  test('to different cards from two devices at once are all stored', async () => {
    const { session, answer, userId } = await learnerWithCards();
    const { cards } = await session();
    const answers = await Promise.all(cards.map((card) => answer(card, 'good', { seconds: 25 })));
    expect(answers.every((candidate) => candidate.counted)).toBe(true);
    const [record] = await spacedReviewRepository(table).list(userId);
    expect(Object.keys(record!.cards).toSorted()).toEqual(idsOf({ cards }).toSorted());
    expect(record!.seconds).toBe(25 * CARDS);
    expect((await session()).summary.dueCount).toBe(0);
  });

  test.each([
    ['before the last review', '2026-11-19T09:00:00.000Z', 'recall_card_not_due'],
    ['from before the lesson was completed', '2001-01-01T00:00:00.000Z', 'recall_card_not_due'],
  ])('that says it was given %s is clamped to that review', async (_when, answeredAt, code) => {
    const { session, answer, refused, at } = await learnerWithCards();
    const [card] = (await session()).cards;
    at('2026-11-19T09:00:00.000Z');
    await answer(card!, 'good');
    at('2026-11-30T09:00:00.000Z');
    expect(await refused({ ...card!, reviewCount: 1 }, 'good', { answeredAt })).toBe(code);
  });

  test('that says it was given in the future is one of now', async () => {
    const { session, answer } = await learnerWithCards();
    const [card] = (await session()).cards;
    const { dueAt } = await answer(card!, 'good', { answeredAt: '2031-01-01T00:00:00.000Z' });
    expect(dueAt).toBe('2026-11-20T09:00:00.000Z');
  });

  test('that arrives late counts from when it was given', async () => {
    const { session, answer, at } = await learnerWithCards();
    const [card] = (await session()).cards;
    at('2026-11-19T20:00:00.000Z');
    const { dueAt } = await answer(card!, 'good', { answeredAt: '2026-11-18T10:30:00.000Z' });
    expect(dueAt).toBe('2026-11-20T10:30:00.000Z');
  });

  test('to a review that has not happened is refused', async () => {
    const { session, refused } = await learnerWithCards();
    const [card] = (await session()).cards;
    expect(await refused({ ...card!, reviewCount: 3 }, 'good')).toBe('recall_card_changed');
  });

  test('any history of answers in any order leaves each card with the reviews that counted', async () => {
    const step = fc.record({
      card: fc.nat(CARDS - 1),
      device: fc.nat(1),
      rating: fc.constantFrom('again' as const, 'good' as const, 'easy' as const),
      hours: fc.nat(90),
      hoursAgo: fc.nat(200),
    });
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 12 }), async (steps) => {
        const { session, learner, api, userId } = await learnerWithCards();
        const { cards } = await session();
        /** What each device last saw of each card. */
        const seen = [0, 1].map(() => new Map(cards.map(({ cardId }) => [cardId, 0])));
        const counted = new Map(cards.map(({ cardId }) => [cardId, 0]));
        for (const { card, device, rating, hours, hoursAgo } of steps) {
          api.now = new Date(api.now.getTime() + hours * 3_600_000);
          const { cardId } = cards[card]!;
          const answeredAt = new Date(api.now.getTime() - hoursAgo * 3_600_000).toISOString();
          const input = {
            params: { userId: 'me', id: 1, cardId },
            body: {
              reviewCount: seen[device]!.get(cardId)!,
              answer: { kind: 'rating' as const, rating },
              answeredAt,
              seconds: 10,
            },
          };
          const outcome = await learner.ok('answerReviewCard', input).catch(() => undefined);
          if (!outcome) continue;
          seen[device]!.set(cardId, outcome.reviewCount);
          if (outcome.counted) counted.set(cardId, counted.get(cardId)! + 1);
          expect(outcome.reviewCount).toBe(counted.get(cardId));
          expect(Date.parse(outcome.dueAt)).toBeGreaterThan(START.getTime());
        }
        const [record] = await spacedReviewRepository(table).list(userId);
        for (const [cardId, reviews] of counted)
          expect(record?.cards[cardId]?.reviewCount ?? 0).toBe(reviews);
      }),
      propertyRuns(5),
    );
  });

  test('takes one round trip of reads and one write, however many cards there are', async () => {
    const few = await learnerWithCards();
    const many = await learnerWithCards(
      table,
      [1, 2, 3, 4].map((n) => `hr-foundations-m${n}`),
    );
    const callsOf = async ({ session, answer }: typeof few) => {
      const { cards } = await session();
      for (const card of cards.slice(1, 5)) await answer(card, 'good');
      const send = vi.spyOn(table.client, 'send');
      await session();
      const reading = send.mock.calls.length;
      await answer(cards[0]!, 'good');
      const answering = send.mock.calls.length - reading;
      send.mockRestore();
      return { reading, answering };
    };
    expect(await callsOf(few)).toEqual({ reading: 2, answering: 3 });
    expect(await callsOf(many)).toEqual({ reading: 2, answering: 3 });
  });
});

describe('the time of answers', () => {
  const figures = async ({ learner }: Awaited<ReturnType<typeof learnerWithCards>>) => {
    const { learningMinutes, streak } = await learner.ok('getDashboard', { params: me, query: {} });
    return { learningMinutes, streakDays: streak.currentDays };
  };

  test('counts in begun minutes, at most one for each answer, and for the streak', async () => {
    const created = await learnerWithCards();
    const { session, answer, at } = created;
    const { cards } = await session();
    at('2026-11-18T10:00:00.000Z');
    expect((await answer(cards[0]!, 'good', { seconds: 12 })).addedMinutes).toBe(1);
    expect((await answer(cards[1]!, 'good', { seconds: 30 })).addedMinutes).toBe(0);
    expect((await answer(cards[2]!, 'good', { seconds: 30 })).addedMinutes).toBe(1);
    expect((await answer(cards[3]!, 'good', { seconds: 86_400 })).addedMinutes).toBe(1);
    expect(await figures(created)).toEqual({ learningMinutes: 3, streakDays: 1 });
    at('2026-11-19T10:00:00.000Z');
    expect((await answer(cards[4]!, 'good', { seconds: 5 })).addedMinutes).toBe(1);
    expect(await figures(created)).toEqual({ learningMinutes: 4, streakDays: 2 });
  });

  test('counts nothing when it is measured elsewhere or the answer is repeated', async () => {
    const created = await learnerWithCards();
    const { session, answer } = created;
    const { cards } = await session();
    await answer(cards[0]!, 'good', { seconds: 0 });
    await answer(cards[1]!, 'good', { seconds: 40 });
    await answer(cards[1]!, 'good', { seconds: 40 });
    expect(await figures(created)).toEqual({ learningMinutes: 1, streakDays: 1 });
  });

  test('is no more than has passed since enrolling', async () => {
    const created = await learnerWithCards();
    const { cards } = await created.session();
    for (const card of cards) await created.answer(card, 'good', { seconds: 60 });
    expect((await figures(created)).learningMinutes).toBeLessThanOrEqual(2);
  });
});

describe('the questions that open a lesson', () => {
  const opening = ({ learner }: Awaited<ReturnType<typeof learnerWithCards>>, moduleId: string) =>
    learner.ok('getModuleReviewCards', { params: { userId: 'me', moduleId } });

  test('come from earlier completed lessons of its course: due first, then least remembered', async () => {
    const created = await learnerWithCards(table, [FIRST, 'hr-foundations-m3']);
    expect((await opening(created, FIRST)).cards).toEqual([]);
    const { cards } = await opening(created, 'hr-foundations-m2');
    expect(cards).toHaveLength(3);
    expect(new Set(cards.map(({ moduleId }) => moduleId))).toEqual(new Set([FIRST]));
    for (const card of (await created.session()).cards.slice(0, 5))
      await created.answer(card, 'good');
    created.at('2026-11-20T09:00:00.000Z');
    const due = await opening(created, 'hr-foundations-m2');
    expect(due.cards.map(({ isDue, reviewCount }) => [isDue, reviewCount])).toEqual(
      Array.from({ length: 3 }, () => [true, 1]),
    );
    await created.answer(due.cards[0]!, 'good');
    const next = await opening(created, 'hr-foundations-m2');
    expect(idsOf(next)).not.toContain(due.cards[0]!.cardId);
  });

  test('are refused without access and for an unknown module', async () => {
    const created = await learnerWithCards();
    const refused = (moduleId: string) =>
      created.learner.refused('getModuleReviewCards', { params: { userId: 'me', moduleId } });
    expect(await refused('hr-documentation-basic-m2')).toBe('payment_required');
    expect(await refused('no-such-module')).toBe('module_not_found');
  });
});

describe('content that is published again', () => {
  const published = async (target: Table, change: (folder: SampleFolder) => void = () => {}) => {
    const folder = writtenFolder();
    change(folder);
    await publish(target, await compileContent([folder], []));
  };

  test('adds and removes cards, and loses nothing of those that stay or return', async () => {
    const sample = await createTestTable();
    await published(sample);
    const before = await learnerWithCards(sample, ['record-keeping-m1']);
    const { cards } = await before.session();
    for (const card of cards) await before.answer(card, 'good');

    await published(sample, ({ reviewCards }) => {
      const [first, ...rest] = reviewCards.get('record-keeping-m1')!;
      reviewCards.set('record-keeping-m1', [
        ...rest.map((card) => ({ ...card, why: `${card.why} It is so.` })),
        { ...first!, id: 'added' },
      ]);
    });
    const api = openApi(sample, new Date('2026-11-20T09:00:00.000Z'));
    const session = () => api.as(before.userId).ok('getSpacedReviewSession', { params: me });
    const changed = await session();
    expect(changed.cards.map(({ cardId, reviewCount }) => [cardId, reviewCount])).toEqual([
      ['two-voices', 1],
      ['plain-words', 1],
      ['kept-for', 1],
      ['added', 0],
    ]);
    expect(changed.cards[0]!.why).toMatch(/It is so\.$/);
    // The removed card is still open on a device.
    const removed = {
      params: { userId: 'me', id: 1, cardId: 'same-day' },
      body: { reviewCount: 1, answer: { kind: 'rating', rating: 'good' } as const, seconds: 5 },
    };
    expect(await api.as(before.userId).refused('answerReviewCard', removed)).toBe(
      'recall_card_not_found',
    );

    await published(sample);
    const later = openApi(sample, new Date('2026-11-20T09:00:00.000Z'));
    const restored = await later.as(before.userId).ok('getSpacedReviewSession', { params: me });
    expect(byId(restored, 'same-day').reviewCount).toBe(1);
  });
});

// Source: rules/learning.md L43
describe('reviews with a predicted recall', () => {
  const countsOf = async (cardId: string) =>
    (await readReviewCardCounts(table, 1)).find((counts) => counts.cardId === cardId);
  const total = (counts: ReviewCardCounts | undefined, name: 'reviews' | 'remembered') =>
    RECALL_BANDS.reduce<number>((sum, band) => sum + (counts?.[`${name}${band}`] ?? 0), 0);

  test('are counted once per learner and card, the first ones and repeats not at all', async () => {
    const { session, answer, at } = await learnerWithCards();
    const card = byId(await session(), 'report-the-decision');
    const before = await countsOf(card.cardId);
    await answer(card, 'good');
    expect((await session()).summary.calibration).toEqual([]);
    at('2026-11-20T09:00:00.000Z');
    const due = { ...card, reviewCount: 1 };
    await Promise.all([answer(due, 'good'), answer(due, 'good'), answer(due, 'again')]);
    await answer(due, 'good');
    const { calibration } = (await session()).summary;
    expect(calibration).toMatchObject([{ reviews: 1 }]);
    const { fromPercent, toPercent } = calibration[0]!;
    expect([fromPercent, toPercent]).toEqual([85, 94]);
    const after = await countsOf(card.cardId);
    expect(total(after, 'reviews') - total(before, 'reviews')).toBe(1);
    expect(total(after, 'remembered') - total(before, 'remembered')).toBe(
      calibration[0]!.remembered,
    );
  });

  test('of the demo account are not counted among those of learners', async () => {
    const { session, answer, at, asDemo } = await learnerWithCards();
    const card = byId(await session(), 'interest-behind-demand');
    await answer(card, 'good');
    at('2026-11-20T09:00:00.000Z');
    const before = await countsOf(card.cardId);
    await asDemo({ ...card, reviewCount: 1 });
    expect((await session()).summary.calibration).toMatchObject([{ reviews: 1, remembered: 1 }]);
    expect(await countsOf(card.cardId)).toEqual(before);
  });
});

// Source: rules/learning.md L42
test('a card that is missed six times rests for two weeks, is listed with its section, and counted for its authors', async () => {
  const { session, answer, refused, at, api } = await learnerWithCards();
  const id = 'report-the-decision';
  const wait = (dueAt: string) => at(dueAt);
  let last = await answer(byId(await session(), id), 'good');
  const next = async (rating: CardRating) => {
    wait(last.dueAt);
    last = await answer(byId(await session(), id), rating);
  };
  for (let lapse = 1; lapse <= 5; lapse += 1) {
    await next('again');
    await next('good');
  }
  wait(last.dueAt);
  const card = byId(await session(), id);
  expect(card).toMatchObject({ lapses: 5, isPausedIfMissed: true });
  expect(card.nextMinutes.again).toBe(14 * 24 * 60);
  last = await answer(card, 'again');
  const { paused, cards } = await session();
  expect(paused).toMatchObject([
    { cardId: id, moduleId: FIRST, section: card.section, until: last.dueAt },
  ]);
  expect(cards.map(({ cardId }) => cardId)).not.toContain(id);
  expect(await refused({ ...card, reviewCount: last.reviewCount }, 'good')).toBe(
    'recall_card_not_due',
  );
  const counts = await readReviewCardCounts(table, 1);
  expect(counts.find(({ cardId }) => cardId === id)!.pauses).toBeGreaterThanOrEqual(1);
  wait(last.dueAt);
  expect(api.now.getTime()).toBeGreaterThan(START.getTime());
  expect((await session()).paused).toEqual([]);
  expect(byId(await session(), id)).toMatchObject({ lapses: 6, isDue: true });
});
