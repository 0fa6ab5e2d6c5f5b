import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { newEvent } from '#events/event-writes.ts';
import { countEvent } from '#figures/counting/count-event.ts';
import { createFigureDependencies } from '#figures/dependencies.ts';
import { entitlementRepository } from '#learning/access/entitlement-repository.ts';
import { createSampleTable } from '#testing/catalog/sample-catalog.ts';
import { createOperatingDependencies } from '../dependencies.ts';
import { figureImplementations } from './figure-calls.ts';
import { getRevenueFigures } from './revenue-figures.ts';

const STARTED = new Date('2026-10-31T22:00:00.000Z');
const ENDS = '2026-11-03T22:00:00.000Z';
const BOUGHT = new Date('2026-11-03T09:00:00.000Z');

/** What each learner bought after a trial that began in October. */
const PURCHASES = [['course#000001'], ['course#000001', 'course#000002'], ['course#000001'], []];

// Source: rules/figures.md G7
test('trials are followed to each product that was bought after them, in the month they started', async () => {
  const table = await createSampleTable();
  const counting = createFigureDependencies(table);
  for (const products of PURCHASES) {
    const userId = randomUUID();
    await entitlementRepository(table).grantOnce(userId, {
      entity: 'entitlement',
      name: 'trial',
      kind: 'trial',
      courseIds: null,
      startedAt: STARTED.toISOString(),
      endsAt: ENDS,
    });
    await countEvent(
      newEvent(userId, 'trialStarted', 'trial', { endsAt: ENDS }, STARTED),
      counting,
    );
    for (const product of products) {
      // Bought twice, as after a refund, it counts once.
      for (const orderId of [randomUUID(), randomUUID()]) {
        const data = { orderId, title: 'x', amountCents: 1, product };
        await countEvent(newEvent(userId, 'orderPaid', orderId, data, BOUGHT), counting);
      }
    }
  }

  const readers = createOperatingDependencies(table, {
    accounts: {},
    closer: {},
    operators: {},
  } as never).figureReaders;
  const range = { from: '2026-10', to: '2026-11' };
  const { trials, site } = await getRevenueFigures(range, readers, BOUGHT);
  expect(trials).toMatchObject([
    { month: '2026-10', product: 'course#000002', trials: 4, conversions: 1, conversion: 0.25 },
    { month: '2026-10', product: 'course#000001', trials: 4, conversions: 3, conversion: 0.75 },
  ]);
  expect(site.map(({ trials: begun, conversions }) => [begun, conversions])).toEqual([
    [4, 3],
    [0, 0],
  ]);

  const file = await figureImplementations(readers).exportTrialFigures({
    query: range,
    now: BOUGHT,
  } as never);
  expect(file.csv.split('\r\n').map((line) => line.split(',').slice(0, 2))).toEqual([
    ['Month', 'Product'],
    ['2026-10', 'all'],
    ['2026-10', 'course#000002'],
    ['2026-10', 'course#000001'],
    ['2026-11', 'all'],
    [''],
  ]);
});
