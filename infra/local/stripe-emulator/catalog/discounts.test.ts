import { expect, test } from 'vitest';
import type { Stripe } from 'stripe';
import { openTestAccount, secretOf, type TestSubscription } from '#testing/test-account.ts';

const MONTH = 31 * 86_400;

const productOf = ({ product }: Stripe.Price) =>
  typeof product === 'string' ? product : product.id;

/** Opens an account with two monthly prices and a function that subscribes with a coupon's promotion code. */
async function openDiscounts(coupon: Stripe.CouponCreateParams) {
  const account = await openTestAccount();
  const { stripe, customer, emulator } = account;
  const [basic, premium] = [await account.monthly(9900), await account.monthly(19_900)];
  const { id } = await stripe.coupons.create({
    ...coupon,
    ...(coupon.applies_to && { applies_to: { products: [productOf(basic)] } }),
  });
  const promotion = { type: 'coupon' as const, coupon: id };
  const code = await stripe.promotionCodes.create({ promotion, code: 'SPRING' });
  const subscribe = async () => {
    const created = (await stripe.subscriptions.create({
      customer: customer.id,
      items: [{ price: basic.id }],
      billing_mode: { type: 'flexible' },
      payment_behavior: 'default_incomplete',
      payment_settings: { save_default_payment_method: 'on_subscription' },
      discounts: [{ promotion_code: code.id }],
      expand: ['latest_invoice.confirmation_secret', 'discounts'],
    })) as TestSubscription;
    await emulator.confirm(secretOf(created), '4242424242424242');
    return created;
  };
  const invoices = async () => (await stripe.invoices.list({})).data.toReversed();
  return { ...account, basic, premium, code, subscribe, invoices };
}

test.each([
  ['once', { percent_off: 20 }, [7920, 9900, 9900]],
  [
    'for two months',
    { percent_off: 20, duration: 'repeating', duration_in_months: 2 },
    [7920, 7920, 9900],
  ],
  ['forever', { amount_off: 1000, currency: 'usd', duration: 'forever' }, [8900, 8900, 8900]],
] as const)('A subscription is discounted %s', async (_how, coupon, totals) => {
  const { emulator, subscribe, invoices, stripe, code } = await openDiscounts(coupon);
  await subscribe();
  await emulator.advance(MONTH);
  await emulator.advance(MONTH);
  const issued = await invoices();
  expect(issued.map(({ amount_paid: paid }) => paid)).toEqual(totals);
  expect(issued.map(({ subtotal }) => subtotal)).toEqual([9900, 9900, 9900]);
  expect(issued[0]!.total_discount_amounts).toMatchObject([{ amount: 9900 - totals[0] }]);
  expect(await stripe.promotionCodes.retrieve(code.id)).toMatchObject({ times_redeemed: 1 });
});

test('A coupon of one product leaves the price of another one as it is', async () => {
  const coupon = { percent_off: 50, duration: 'forever', applies_to: {} } as const;
  const { emulator, subscribe, invoices, openPortal, basic, premium, stripe, customer } =
    await openDiscounts(coupon);
  const { id } = await subscribe();
  const method = (await stripe.subscriptions.retrieve(id)).default_payment_method as string;
  await stripe.customers.update(customer.id, {
    invoice_settings: { default_payment_method: method },
  });
  const portal = await openPortal([basic, premium]);
  await emulator.advance(14 * 86_400);
  // Half of what was paid is credited: 2475 of 4950.
  expect(await portal.changePrice(premium.id)).toEqual({ status: 'done' });
  expect((await invoices()).at(-1)).toMatchObject({ amount_paid: 9950 - 2475 });
  await emulator.advance(MONTH);
  expect((await invoices()).at(-1)).toMatchObject({ amount_paid: 19_900 });
});

test('A promotion code that has ended is refused', async () => {
  const { stripe, code, subscribe } = await openDiscounts({ percent_off: 20 });
  await stripe.promotionCodes.update(code.id, { active: false });
  await expect(subscribe()).rejects.toThrow('inactive or expired');
});
