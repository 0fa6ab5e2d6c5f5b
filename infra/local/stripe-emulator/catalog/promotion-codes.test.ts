import { expect, test } from 'vitest';
import { openTestAccount, START_TIME } from '#testing/test-account.ts';

const startSeconds = START_TIME.getTime() / 1000;
const ofCoupon = (coupon: string) => ({ type: 'coupon' as const, coupon });

test('A coupon takes a percentage or an amount off, and its code is unique among the active ones', async () => {
  const { stripe, eventTypes } = await openTestAccount();
  const coupon = await stripe.coupons.create({ percent_off: 20, duration: 'once', name: 'Spring' });
  expect(coupon).toMatchObject({ percent_off: 20, amount_off: null, valid: true });
  const promotion = ofCoupon(coupon.id);
  const code = await stripe.promotionCodes.create({ promotion, code: 'SPRING20' });
  expect(code).toMatchObject({ active: true, times_redeemed: 0, promotion });
  await expect(stripe.promotionCodes.create({ promotion, code: 'spring20' })).rejects.toThrow(
    'already exists',
  );
  expect((await stripe.promotionCodes.list({ code: 'Spring20' })).data).toHaveLength(1);

  expect(await stripe.promotionCodes.update(code.id, { active: false })).toMatchObject({
    active: false,
  });
  const again = await stripe.promotionCodes.create({ promotion, code: 'SPRING20' });
  const { data } = await stripe.promotionCodes.list({ active: true });
  expect(data.map(({ id }) => id)).toEqual([again.id]);
  await expect(stripe.promotionCodes.update(code.id, { active: true })).rejects.toThrow(
    'already exists',
  );
  expect(eventTypes()).toEqual(
    expect.arrayContaining(['coupon.created', 'promotion_code.created', 'promotion_code.updated']),
  );
});

test('A code that has expired frees its text', async () => {
  const { stripe, emulator } = await openTestAccount();
  const coupon = await stripe.coupons.create({ amount_off: 500, currency: 'usd' });
  const promotion = ofCoupon(coupon.id);
  const expiring = { promotion, code: 'DAY-1', expires_at: startSeconds + 60 };
  await stripe.promotionCodes.create(expiring);
  await emulator.advance(60);
  expect((await stripe.promotionCodes.list({ active: true })).data).toEqual([]);
  await stripe.promotionCodes.create({ promotion, code: 'DAY-1' });
});

test.each([
  ['neither percentage nor amount', { duration: 'once' as const }, 'one of percent_off'],
  ['an amount without a currency', { amount_off: 500 }, 'currency'],
  ['more than 100 percent', { percent_off: 101 }, 'at most 100'],
  ['no amount', { amount_off: 0, currency: 'usd' }, 'positive'],
  ['months without a repeating duration', { percent_off: 5, duration_in_months: 3 }, 'repeating'],
  ['a long name', { percent_off: 5, name: 'x'.repeat(41) }, '40 characters'],
])('A coupon with %s is refused', async (_why, params, message) => {
  const { stripe } = await openTestAccount();
  await expect(stripe.coupons.create(params)).rejects.toThrow(message);
});

test('A coupon can be given its id, once', async () => {
  const { stripe } = await openTestAccount();
  await stripe.coupons.create({ id: 'spring', percent_off: 5 });
  await expect(stripe.coupons.create({ id: 'spring', percent_off: 5 })).rejects.toMatchObject({
    code: 'resource_already_exists',
  });
  expect(await stripe.coupons.retrieve('spring')).toMatchObject({ percent_off: 5 });
});

test.each([
  ['a blank', { code: 'TEN OFF' }, 'letters'],
  ['a past end', { code: 'PAST', expires_at: startSeconds }, 'future'],
  ['an unknown coupon', { code: 'NONE', promotion: ofCoupon('none') }, 'No such coupon'],
])('A promotion code with %s is refused', async (_why, params, message) => {
  const { stripe } = await openTestAccount();
  await stripe.coupons.create({ id: 'ten', percent_off: 10 });
  await expect(
    stripe.promotionCodes.create({ promotion: ofCoupon('ten'), ...params }),
  ).rejects.toThrow(message);
});
