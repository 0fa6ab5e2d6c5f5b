import { beforeEach, expect, it } from 'vitest';
import {
  openBillingHarness,
  SITE_ORIGIN,
  type BillingHarness,
} from '#testing/billing/billing-harness.ts';
import { CARDS, openShopper } from '#testing/billing/shopper.ts';
import {
  openOperatorsHarness,
  owner,
  type OperatorsHarness,
} from '#testing/operating/operators-harness.ts';
import { createPromotionCode, endPromotionCode, listPromotionCodes } from './promotion-codes.ts';

const spring = {
  code: 'SPRING20',
  percentOff: 20,
  amountOff: null,
  courseIds: [14, 16] as number[] | null,
  tierSlugs: [] as string[],
  duration: 'once' as const,
  durationInMonths: null as number | null,
  maxRedemptions: 2,
  expiresAt: '2026-12-01T00:00:00.000Z',
  reason: 'Spring sale',
};

let harness: BillingHarness;
let deps: OperatorsHarness['deps'];
beforeEach(async () => {
  harness = await openBillingHarness();
  const { provider } = harness.deps;
  const opened = { provider, webhookSecrets: [], siteOrigin: SITE_ORIGIN };
  ({ deps } = openOperatorsHarness(harness.table, { openStripe: () => Promise.resolve(opened) }));
});

const create = (terms: Partial<typeof spring> = {}) =>
  createPromotionCode({ ...spring, ...terms }, owner, deps, harness.now());
const list = async () => (await listPromotionCodes(deps, harness.now())).promotionCodes;
const atStripe = () => harness.stripe.objects().promotionCodes;

it('creates a code here and at Stripe, with its record, and lists what it has given away', async () => {
  expect(await create()).toMatchObject({ code: 'SPRING20', state: 'active', percentOff: 20 });
  const [coupon] = harness.stripe.objects().coupons;
  expect(coupon).toMatchObject({ percent_off: 20, duration: 'once' });
  expect(atStripe()).toMatchObject([
    { code: 'SPRING20', active: true, promotion: { coupon: coupon!.id }, max_redemptions: null },
  ]);
  expect(await deps.audit.list('2026-11')).toMatchObject([
    { action: 'createPromotionCode', after: { percentOff: 20 }, reason: 'Spring sale' },
  ]);

  await openShopper(harness).buy(14, CARDS.good, 'spring20');
  await openShopper(harness).checkout(14, 'SPRING20');
  expect(await list()).toMatchObject([
    { state: 'used_up', paidRedemptions: 1, openCheckouts: 1, discounted: 5.8 },
  ]);
});

it('finishes an interrupted creation when it is repeated with the same terms, and refuses any other', async () => {
  harness.stripe.failNext({ kind: '500', method: 'POST', path: /promotion_codes/ });
  await expect(create()).rejects.toMatchObject({ code: 'payments_unavailable' });
  expect(await list()).toMatchObject([{ state: 'pending' }]);
  await expect(create({ percentOff: 30 })).rejects.toMatchObject({ code: 'promotion_code_taken' });
  expect(await create()).toMatchObject({ state: 'active' });
  expect(await list()).toMatchObject([{ state: 'active' }]);
  expect(atStripe()).toHaveLength(1);
  await expect(create()).rejects.toMatchObject({ code: 'promotion_code_taken' });
  expect(await deps.audit.list('2026-11')).toHaveLength(1);
});

it('leaves a code alone that someone created in Stripe’s dashboard', async () => {
  const coupon = await harness.sdk.coupons.create({ percent_off: 90 });
  const promotion = { type: 'coupon' as const, coupon: coupon.id };
  await harness.sdk.promotionCodes.create({ promotion, code: 'Spring20' });
  await expect(create()).rejects.toMatchObject({ code: 'promotion_code_taken' });
});

it('ends a code here and at Stripe, once', async () => {
  await create();
  const end = () =>
    endPromotionCode({ code: 'SPRING20', reason: 'The sale is over' }, owner, deps, harness.now());
  expect(await end()).toMatchObject({ state: 'ended' });
  expect(await end()).toMatchObject({ state: 'ended' });
  expect(atStripe()).toMatchObject([{ active: false }]);
  expect(await deps.audit.list('2026-11')).toHaveLength(2);
  await expect(openShopper(harness).checkout(14, 'SPRING20')).rejects.toMatchObject({
    code: 'promotion_code_invalid',
  });
});

it('ends a code at Stripe when a repeat reaches it', async () => {
  await create();
  harness.stripe.failNext({ kind: '500', method: 'POST', path: /promotion_codes/ });
  const command = { code: 'SPRING20', reason: 'The sale is over' };
  await expect(endPromotionCode(command, owner, deps, harness.now())).rejects.toMatchObject({
    code: 'payments_unavailable',
  });
  expect(await list()).toMatchObject([{ state: 'ended' }]);
  await endPromotionCode(command, owner, deps, harness.now());
  expect(atStripe()).toMatchObject([{ active: false }]);
});

it.each([
  ['neither percentage nor amount', { percentOff: null as never }, 'invalid_request'],
  ['an end that has passed', { expiresAt: '2026-11-18T09:00:00.000Z' }, 'invalid_request'],
  ['an unknown course', { courseIds: [999] }, 'course_not_found'],
  ['an unknown plan', { tierSlugs: ['gold'] }, 'tier_not_found'],
  ['a plan whose price sales set', { tierSlugs: ['enterprise'] }, 'tier_not_found'],
  ['nothing that it is for', { courseIds: [] }, 'invalid_request'],
  ['nothing left to pay for a plan', { tierSlugs: ['entry'], percentOff: 100 }, 'invalid_request'],
  ['months without repeating', { durationInMonths: 3 }, 'invalid_request'],
])('refuses a code with %s', async (_why, terms, code) => {
  await expect(create(terms)).rejects.toMatchObject({ code });
  expect(await list()).toEqual([]);
});

it('refuses to end a code that does not exist', async () => {
  const command = { code: 'NONE', reason: 'Not here' };
  await expect(endPromotionCode(command, owner, deps, harness.now())).rejects.toMatchObject({
    code: 'promotion_code_not_found',
  });
});
