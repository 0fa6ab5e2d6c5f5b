import { beforeEach, expect, it } from 'vitest';
import { redeemGiftCode } from '#billing/gift-codes/redeem-gift-code.ts';
import { listPurchases } from '#billing/purchases/list-purchases.ts';
import { eventRepository } from '#events/event-repository.ts';
import { countEvent } from '#figures/counting/count-event.ts';
import { createFigureDependencies } from '#figures/dependencies.ts';
import { openBillingHarness, type BillingHarness } from '#testing/billing/billing-harness.ts';
import { outcomeOf } from '#testing/billing/outcome.ts';
import { openShopper } from '#testing/billing/shopper.ts';
import {
  accountOf,
  openOperatorsHarness,
  owner,
  type OperatorsHarness,
} from '#testing/operating/operators-harness.ts';
import { figureImplementations } from '../figures/figure-calls.ts';
import {
  createGiftBatch,
  endGiftBatch,
  getGiftBatch,
  listGiftBatches,
  listGiftRedemptions,
} from './gift-batches.ts';

const gift = {
  name: 'HR conference',
  courseId: 14 as number | null,
  tierSlug: null as string | null,
  months: null as number | null,
  codeCount: 3,
  maxRedemptions: 1,
  expiresAt: '2026-12-01T00:00:00.000Z',
  reason: 'Gifts for speakers',
};

let harness: BillingHarness;
let operating: OperatorsHarness;
let deps: OperatorsHarness['deps'];
beforeEach(async () => {
  harness = await openBillingHarness();
  operating = openOperatorsHarness(harness.table);
  ({ deps } = operating);
});

const make = async (terms: Partial<typeof gift> = {}) => {
  const { batchId } = await createGiftBatch({ ...gift, ...terms }, owner, deps, harness.now());
  const { codes } = await getGiftBatch({ batchId }, deps, harness.now());
  return { batchId, codes: codes.map(({ code }) => code) };
};
const redeem = (code: string, userId = harness.learner()) =>
  redeemGiftCode({ userId, code, now: harness.now() }, harness.deps);
const batches = async () => (await listGiftBatches(deps, harness.now())).batches;

it('makes codes with a record, and one of them opens a course for one person, without revenue', async () => {
  const { codes } = await make();
  expect(new Set(codes).size).toBe(3);
  expect(await deps.audit.list('2026-11')).toMatchObject([
    { action: 'createGiftBatch', after: { courseId: 14, codeCount: 3 } },
  ]);
  const userId = harness.learner();
  await redeem(` ${codes[0]!.toLowerCase()} `, userId);
  const { grants, purchases } = await listPurchases({ userId, now: harness.now() }, harness.deps);
  expect(grants).toMatchObject([
    { courseIds: [14], endsAt: null, isActive: true, giftCode: codes[0] },
  ]);
  expect(purchases).toEqual([]);
  expect(await batches()).toMatchObject([{ redemptions: 1, codeCount: 3, state: 'active' }]);
  expect(await outcomeOf(redeem(codes[0]!))).toBe('gift_code_invalid');
  expect(await outcomeOf(redeem(codes[0]!, userId))).toBe('gift_code_redeemed');
});

it('opens the courses of a plan for its months', async () => {
  const { codes } = await make({ courseId: null, tierSlug: 'entry', months: 3 });
  const userId = harness.learner();
  await redeem(codes[0]!, userId);
  const { grants } = await listPurchases({ userId, now: harness.now() }, harness.deps);
  expect(grants).toMatchObject([{ endsAt: '2027-02-18T09:00:00.000Z' }]);
  expect(grants[0]!.courseIds!.length).toBeGreaterThan(1);
});

it('lists who redeemed which code and when, the newest first, by pages', async () => {
  const { batchId, codes } = await make({ codeCount: 1, maxRedemptions: 13 });
  const learners = Array.from({ length: 12 }, () => harness.learner());
  for (const userId of learners) {
    await redeem(codes[0]!, userId);
    await harness.advance(1);
  }
  const known = learners.at(-1)!;
  operating.accounts.set(known, accountOf(known, 'ada@example.org'));
  const first = await listGiftRedemptions({ batchId }, deps);
  expect(first.redemptions[0]).toMatchObject({
    code: codes[0],
    learnerId: known,
    email: 'ada@example.org',
    redeemedAt: '2026-11-18T09:00:11.000Z',
  });
  expect(first.redemptions[1]).toMatchObject({ email: null });
  const second = await listGiftRedemptions({ batchId, cursor: first.nextCursor! }, deps);
  expect(second.nextCursor).toBeNull();
  const listed = [...first.redemptions, ...second.redemptions].map(({ learnerId }) => learnerId);
  expect(listed).toEqual(learners.toReversed());
});

// Source: rules/figures.md G5
it('is counted with the course or plan of the month, as no purchase and no money', async () => {
  const course = await make();
  const plan = await make({ courseId: null, tierSlug: 'entry', months: 3 });
  const userId = harness.learner();
  for (const [code] of [course.codes, plan.codes]) await redeem(code!, userId);
  for (const event of await eventRepository(harness.table).list(userId)) {
    await countEvent(event, createFigureDependencies(harness.table));
  }
  const { exportRevenueFigures, getRevenueFigures, exportAccounting } = figureImplementations(
    deps.figureReaders,
  );
  const month = { query: { from: '2026-11', to: '2026-11' }, now: harness.now() } as never;
  const { revenue } = await getRevenueFigures(month);
  const nothingPaid = { giftRedemptions: 1, purchases: 0, grossCents: 0, netCents: 0 };
  expect(revenue.toSorted((a, b) => a.product.localeCompare(b.product))).toMatchObject([
    { product: 'course#000014', ...nothingPaid },
    { product: 'plan#entry', ...nothingPaid },
  ]);
  expect((await exportRevenueFigures(month)).csv).toContain('Gift codes');
  const accounting = await exportAccounting({
    query: { month: '2026-11' },
    now: harness.now(),
  } as never);
  // Without money, the books have no line.
  expect(accounting.csv.trimEnd().split('\r\n')).toHaveLength(2);
});

it('gives the last redemption to one of several people, and one to each', async () => {
  const { codes } = await make({ codeCount: 1, maxRedemptions: 2 });
  const [code] = codes;
  const [twice, ...others] = Array.from({ length: 4 }, () => harness.learner());
  const settled = await Promise.allSettled(
    [twice!, twice!, ...others].map((userId) => redeem(code!, userId)),
  );
  const isRedeemed = settled.map(({ status }) => status === 'fulfilled');
  const [batch] = await batches();
  expect(isRedeemed.filter(Boolean)).toHaveLength(batch!.redemptions);
  expect(batch!.redemptions).toBeLessThanOrEqual(2);
  expect(isRedeemed.slice(0, 2)).not.toEqual([true, true]);
});

it('is refused where it is unknown, ended or expired, or the course is owned', async () => {
  const { batchId, codes } = await make();
  expect(await outcomeOf(redeem('SPRING20'))).toBe('gift_code_invalid');
  expect(await outcomeOf(redeem(`GIFT-${batchId}-00000000`))).toBe('gift_code_invalid');
  const shopper = openShopper(harness);
  await shopper.buy(14);
  expect(await outcomeOf(redeem(codes[0]!, shopper.userId))).toBe('already_owned');
  const end = () => endGiftBatch({ batchId, reason: 'It is over' }, owner, deps, harness.now());
  expect(await end()).toMatchObject({ state: 'ended' });
  expect(await end()).toMatchObject({ state: 'ended' });
  expect(await outcomeOf(redeem(codes[0]!))).toBe('gift_code_invalid');
  await harness.advance(1);
  const later = await make();
  await harness.advance(30 * 86_400);
  expect(await outcomeOf(redeem(later.codes[0]!))).toBe('gift_code_invalid');
  expect(await batches()).toMatchObject([{ state: 'expired' }, { state: 'ended' }]);
});

it.each([
  ['neither course nor plan', { courseId: null }, 'invalid_request'],
  ['a plan without months', { courseId: null, tierSlug: 'entry' }, 'invalid_request'],
  ['an end that has passed', { expiresAt: '2026-11-18T09:00:00.000Z' }, 'invalid_request'],
  ['an unknown course', { courseId: 999 }, 'course_not_found'],
  ['an unknown plan', { courseId: null, tierSlug: 'gold', months: 1 }, 'tier_not_found'],
])('refuses codes for %s', async (_why, terms, code) => {
  expect(await outcomeOf(make(terms))).toBe(code);
  expect(await batches()).toEqual([]);
});
