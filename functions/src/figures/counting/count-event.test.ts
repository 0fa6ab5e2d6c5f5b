import fc from 'fast-check';
import { randomUUID } from 'node:crypto';
import { propertyRuns } from '@learning/shared/testing/property-runs';
import { expect, test } from 'vitest';
import type { DomainEvent } from '#events/domain-events.ts';
import { newEvent } from '#events/event-writes.ts';
import { entitlementRepository } from '#learning/access/entitlement-repository.ts';
import { privacyRepository } from '#privacy/privacy-repository.ts';
import { restrictTable } from '#table/restrict-table.ts';
import type { Table } from '#table/table.ts';
import { createTestTable } from '#testing/table/test-table.ts';
import { createFigureDependencies } from '../dependencies.ts';
import { figureReader } from '../reading/figure-reader.ts';
import { countEvent } from './count-event.ts';

const START = Date.UTC(2026, 9, 30);
const MODULES = ['m1', 'm2', 'm3'];
const TRIAL_START = '2026-11-01T09:00:00.000Z';

const open = (table: Table) => createFigureDependencies(restrictTable(table, 'reactions'));

const question = fc.record({
  id: fc.constantFrom('q1', 'q2', 'q3', 'q4'),
  isRight: fc.boolean(),
  choices: fc.uniqueArray(fc.constantFrom('aa', 'bb', 'cc'), { maxLength: 2 }),
});
const product = fc.constantFrom('course#000001', 'course#000002', 'bundle#000016');
const plan = fc.constantFrom('plan#professional', 'plan#executive');
const cents = fc.integer({ min: 1, max: 50_000 });
const courseId = fc.constantFrom(1, 2);
const enrolledAt = fc.constantFrom('2026-10-31T23:59:59.999Z', '2026-11-01T00:00:00.000Z');

/** What can happen, by type, with data of a few courses and plans so that counters meet. */
const happenings = fc.oneof(
  fc.record({ type: fc.constant('enrolled' as const), data: fc.record({ courseId }) }),
  fc.record({
    type: fc.constant('moduleCompleted' as const),
    data: fc.record({
      courseId,
      moduleId: fc.constantFrom(...MODULES),
      enrolledAt,
      minutes: fc.nat(90),
    }),
  }),
  fc.record({
    type: fc.constant('courseCompleted' as const),
    data: fc.record({ courseId, courseTitle: fc.constant('x'), enrolledAt }),
  }),
  fc.record({
    type: fc.constant('activitySubmitted' as const),
    data: fc.record({
      courseId,
      activityId: fc.constant('check'),
      tryNumber: fc.integer({ min: 1, max: 3 }),
      isPassed: fc.boolean(),
      questions: fc.uniqueArray(question, { selector: ({ id }) => id }),
    }),
  }),
  fc.record({
    type: fc.constant('orderPaid' as const),
    data: fc.record({ orderId: fc.uuid(), title: fc.constant('x'), amountCents: cents, product }),
  }),
  fc.record({
    type: fc.constant('planValueChanged' as const),
    data: fc.oneof(
      ...[
        [fc.constant(0), cents],
        [cents, fc.constant(0)],
        [cents, cents],
      ].map(([from, to]) =>
        fc.record({
          orderId: fc.uuid(),
          fromProduct: plan,
          fromMonthlyCents: from!,
          toProduct: plan,
          toMonthlyCents: to!,
          isEndedUnpaid: fc.boolean(),
        }),
      ),
    ),
  }),
);
const happening = fc.record({
  what: happenings,
  learner: fc.nat(2),
  hour: fc.nat(24 * 5),
});

/** Recounts everything from the list of events, without the counters' code. */
function recount(events: readonly DomainEvent[]) {
  const of = <T extends DomainEvent['type']>(type: T) =>
    events.filter((event) => event.type === type) as Extract<DomainEvent, { type: T }>[];
  const submissions = of('activitySubmitted');
  const firsts = submissions.filter(({ data }) => data.tryNumber === 1);
  const rows = firsts.flatMap(({ data }) =>
    data.questions.map(({ id, isRight, choices }) => ({
      key: `${data.courseId} ${id}`,
      right: isRight ? 1 : 0,
      choices,
      rest:
        data.questions.length === 1
          ? null
          : Math.round(
              (data.questions.filter((other) => other.id !== id && other.isRight).length /
                (data.questions.length - 1)) *
                1000,
            ),
    })),
  );
  const total = (values: number[]) => values.reduce((sum, value) => sum + value, 0);
  const questions = Object.fromEntries(
    [...Map.groupBy(rows, ({ key }) => key)].map(([key, ofQuestion]) => {
      const pairs = ofQuestion.filter(({ rest }) => rest !== null);
      return [
        key,
        {
          asked: ofQuestion.length,
          right: total(ofQuestion.map(({ right }) => right)),
          pairs: pairs.length,
          pairsRight: total(pairs.map(({ right }) => right)),
          rest: total(pairs.map(({ rest }) => rest!)),
          restSquares: total(pairs.map(({ rest }) => rest! * rest!)),
          restRight: total(pairs.map(({ rest, right }) => rest! * right)),
          choices: total(ofQuestion.map(({ choices }) => choices.length)),
        },
      ];
    }),
  );
  const plans = of('planValueChanged');
  const live = (part: 'from' | 'to', name: string) =>
    total(
      plans
        .filter(({ data }) => data[`${part}Product`] === name)
        .map(({ data }) => data[`${part}MonthlyCents`]),
    );
  const recurring = (name: string) => live('to', name) - live('from', name);
  const reached = of('moduleCompleted').map(
    ({ data }) => `${data.courseId} ${data.enrolledAt.slice(0, 7)} ${data.moduleId}`,
  );
  const bought = [
    ...of('orderPaid').map((event) => ({ ...event, product: event.data.product })),
    ...plans
      .filter(({ data }) => data.fromMonthlyCents === 0)
      .map((event) => ({ ...event, product: event.data.toProduct })),
  ].filter(({ at }) => at >= TRIAL_START);
  const converted = new Set(
    bought.flatMap(({ userId, product: name }) => [`${userId} trial`, `${userId} ${name}`]),
  );
  return {
    byDay: countOf([
      ...of('enrolled').map(({ at, data }) => `${at.slice(0, 10)} ${data.courseId} enrollments`),
      ...of('courseCompleted').map(
        ({ at, data }) => `${at.slice(0, 10)} ${data.courseId} completions`,
      ),
      ...submissions.map(({ at, data }) => `${at.slice(0, 10)} ${data.courseId} submissions`),
      ...of('moduleCompleted').map(
        ({ at, data }) => `${at.slice(0, 10)} ${data.courseId} moduleCompletions`,
      ),
    ]),
    purchases: countOf(of('orderPaid').map(({ at, data }) => `${at.slice(0, 10)} ${data.product}`)),
    reached: countOf(reached),
    questions,
    tries: total(submissions.filter(({ data }) => data.isPassed).map(({ data }) => data.tryNumber)),
    recurring: {
      'plan#professional': recurring('plan#professional'),
      'plan#executive': recurring('plan#executive'),
    },
    conversions: countOf([...converted].map((pair) => pair.split(' ')[1]!)),
  };
}

function countOf(names: readonly string[]): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const name of names) counts[name] = (counts[name] ?? 0) + 1;
  return counts;
}

/** Reads the same from the counters. */
async function counted(table: Table) {
  const reader = figureReader(table);
  const [days, plans, ...courses] = await Promise.all([
    reader.readDays('2026-10', '2026-11'),
    reader.readPlans(),
    reader.readCourse(1),
    reader.readCourse(2),
  ]);
  const withCourse = courses.map((course, index) => ({ ...course, id: index + 1 }));
  const some = (entries: [string, number][]) =>
    Object.fromEntries(entries.filter(([, count]) => count !== 0));
  const ofCourse = days.filter((day) => day.product.startsWith('course#'));
  const recurring = (name: string) =>
    plans
      .filter((row) => row.product === name)
      .reduce(
        (sum, row) =>
          sum +
          row.startedCents +
          row.joinedCents +
          row.grownCents -
          row.endedCents -
          row.leftCents -
          row.shrunkCents,
        0,
      );
  return {
    byDay: some(
      ofCourse.flatMap((row) =>
        (['enrollments', 'completions', 'submissions', 'moduleCompletions'] as const).map(
          (name): [string, number] => [
            `${row.day} ${Number(row.product.slice(7))} ${name}`,
            row[name],
          ],
        ),
      ),
    ),
    purchases: some(days.map((row) => [`${row.day} ${row.product}`, row.purchases])),
    reached: some(
      withCourse.flatMap(({ id, cohorts }) =>
        cohorts.flatMap(({ month, reached }) =>
          Object.entries(reached).map(([name, count]): [string, number] => [
            `${id} ${month} ${name}`,
            count,
          ]),
        ),
      ),
    ),
    questions: Object.fromEntries(
      withCourse.flatMap(({ id, questions }) =>
        questions.map(({ questionId, choices, entity: _e, activityId: _a, ...sums }) => [
          `${id} ${questionId}`,
          { ...sums, choices: Object.values(choices).reduce((sum, count) => sum + count, 0) },
        ]),
      ),
    ),
    tries: withCourse
      .flatMap(({ activities }) => activities)
      .reduce((sum, { triesToPass }) => sum + triesToPass, 0),
    recurring: {
      'plan#professional': recurring('plan#professional'),
      'plan#executive': recurring('plan#executive'),
    },
    conversions: some(days.map((row) => [row.product, row.conversions])),
  };
}

// Source: rules/figures.md G1
test('Any order of events with duplicates counts what a recount of the list of events gives', async () => {
  const history = fc.record({
    happened: fc.array(happening, { maxLength: 25 }),
    order: fc.array(fc.nat(), { maxLength: 40 }),
  });
  await fc.assert(
    fc.asyncProperty(history, async ({ happened, order }) => {
      const table = await createTestTable();
      const learners = [0, 1, 2].map(() => randomUUID());
      for (const userId of learners) {
        await entitlementRepository(table).grantOnce(userId, {
          entity: 'entitlement',
          name: 'trial',
          kind: 'trial',
          courseIds: null,
          startedAt: TRIAL_START,
          endsAt: '2026-11-04T09:00:00.000Z',
        });
      }
      const events = happened.map(({ what: { type, data }, learner, hour }, index) =>
        newEvent(learners[learner]!, type, String(index), data, new Date(START + hour * 3_600_000)),
      );
      const deps = open(table);
      const deliveries = [
        ...(events.length === 0 ? [] : order.map((at) => events[at % events.length]!)),
        ...events.toReversed(),
      ];
      // Two batches at once, as two shards of the stream.
      const half = Math.ceil(deliveries.length / 2);
      await Promise.all(
        [deliveries.slice(0, half), deliveries.slice(half)].map(async (batch) => {
          for (const event of batch) await countEvent(event, deps);
        }),
      );
      expect(await counted(table)).toEqual(recount(events));
    }),
    propertyRuns(15),
  );
});

// Source: rules/figures.md G3
test('A demo learner of a visitor counts nowhere, and a learner who deletes the account does', async () => {
  const table = await createTestTable();
  const now = new Date('2026-11-05T09:00:00.000Z');
  const enrolledBy = (userId: string) => newEvent(userId, 'enrolled', '1', { courseId: 1 }, now);
  const [demo, leaving] = [randomUUID(), randomUUID()];
  const work = { email: null, keepsCertificates: false };
  await privacyRepository(table).startDeletion(
    { userId: demo, ...work, notBefore: '2026-11-06T09:00:00.000Z' },
    now,
  );
  await privacyRepository(table).startDeletion({ userId: leaving, ...work }, now);
  await countEvent(enrolledBy(demo), open(table));
  await countEvent(enrolledBy(leaving), open(table));
  const [day] = await figureReader(table).readDays('2026-11', '2026-11');
  expect(day).toMatchObject({ product: 'course#000001', enrollments: 1 });
});

// Source: rules/figures.md G7
test('A purchase before the trial converts nothing, one after it converts once on the day of its start', async () => {
  const table = await createTestTable();
  const userId = randomUUID();
  await entitlementRepository(table).grantOnce(userId, {
    entity: 'entitlement',
    name: 'trial',
    kind: 'trial',
    courseIds: null,
    startedAt: TRIAL_START,
    endsAt: null,
  });
  const paid = (orderId: string, at: string) =>
    newEvent(
      userId,
      'orderPaid',
      orderId,
      { orderId, title: 'x', amountCents: 1, product: 'course#000001' },
      new Date(at),
    );
  const conversions = async () =>
    (await figureReader(table).readDays('2026-11', '2026-12')).flatMap((row) =>
      row.conversions > 0 ? [`${row.day} ${row.product} ${row.conversions}`] : [],
    );
  await countEvent(paid('a', '2026-10-31T09:00:00.000Z'), open(table));
  expect(await conversions()).toEqual([]);
  for (const [id, at] of [
    ['b', '2026-12-20T09:00:00.000Z'],
    ['c', '2026-12-19T09:00:00.000Z'],
  ])
    await countEvent(paid(id!, at!), open(table));
  expect(await conversions()).toEqual(['2026-11-01 course#000001 1', '2026-11-01 trial 1']);
});
