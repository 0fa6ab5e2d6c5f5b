import { expect, test } from 'vitest';
import { newEvent } from '#events/event-writes.ts';
import { countsOfEvent } from '#figures/counting/counts-of-event.ts';
import { counterWrite, mergedChanges } from '#figures/counting/counter-change.ts';
import { courseFiguresPartition, figuresPartition, planFiguresPartition } from '#table/keys.ts';
import { queryPartition, writeTransaction, type Table } from '#table/table.ts';
import { countRequests } from '#testing/table/record-requests.ts';
import { createTestTable } from '#testing/table/test-table.ts';
import { figureReader } from '#figures/reading/figure-reader.ts';

const LEARNERS = 100_000;
const AT = new Date('2026-11-22T09:00:00.000Z');

/** Adds the events of this many learners, as their sums: counters do not know how many additions made them. */
async function countLearners(table: Table, learners: number): Promise<void> {
  const events = [
    newEvent('u', 'enrolled', '1', { courseId: 1 }, AT),
    newEvent(
      'u',
      'moduleCompleted',
      'm1',
      { courseId: 1, moduleId: 'm1', enrolledAt: AT.toISOString(), minutes: 30 },
      AT,
    ),
    newEvent(
      'u',
      'activitySubmitted',
      'a',
      {
        courseId: 1,
        activityId: 'a',
        tryNumber: 1,
        isPassed: true,
        questions: ['q1', 'q2'].map((id) => ({ id, isRight: true, choices: ['c'] })),
      },
      AT,
    ),
    newEvent(
      'u',
      'orderPaid',
      'o',
      { orderId: 'o', title: 't', amountCents: 1, product: 'course#000001' },
      AT,
    ),
    newEvent(
      'u',
      'planValueChanged',
      'p',
      {
        orderId: 'p',
        fromProduct: 'plan#entry',
        fromMonthlyCents: 0,
        toProduct: 'plan#entry',
        toMonthlyCents: 4_900,
        isEndedUnpaid: false,
      },
      AT,
    ),
  ];
  const changes = mergedChanges(events.flatMap(countsOfEvent)).map((change) => ({
    ...change,
    add: Object.fromEntries(
      Object.entries(change.add).map(([name, count]) => [name, count * learners]),
    ),
  }));
  await writeTransaction(table, changes.map(counterWrite));
}

async function itemsOf(table: Table) {
  const partitions = [figuresPartition('2026-11'), planFiguresPartition, courseFiguresPartition(1)];
  const items = await Promise.all(partitions.map((partition) => queryPartition(table, partition)));
  return items.flat();
}

// Source: rules/figures.md G1
test('a page reads the same items in the same requests for one learner and for 100,000', async () => {
  const measured = [];
  for (const learners of [1, LEARNERS]) {
    const table = await createTestTable();
    await countLearners(table, learners);
    const reader = figureReader(table);
    const counting = countRequests();
    await Promise.all([
      reader.readDays('2026-11', '2026-11'),
      reader.readPlans(),
      reader.readCourse(1),
    ]);
    const { requests, roundTrips } = counting();
    const items = await itemsOf(table);
    measured.push({ requests, roundTrips, items: items.length });
    const bytes = JSON.stringify(items).length;
    expect(bytes).toBeLessThan(10_000);
  }
  expect(measured[1]).toEqual(measured[0]);
  expect(measured[0]).toEqual({ requests: 3, roundTrips: 1, items: expect.any(Number) as number });
});
