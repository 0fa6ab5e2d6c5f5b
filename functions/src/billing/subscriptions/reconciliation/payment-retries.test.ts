import {
  PAST_DUE_GRACE_MS,
  PAYMENT_RETRY_DAYS,
} from '@learning/shared/domain/money/payment-retries';
import { RETRY_GAPS_DAYS } from '@learning/stripe-emulator/invoices/invoice-collection';
import { expect, it } from 'vitest';
import { setUpBilling } from '#testing/billing/set-up-billing.ts';
import {
  CARD_FAILING_ON_CHARGE,
  DAY_SECONDS,
  openPortalPage,
  openSubscriber,
} from '#testing/billing/subscriber.ts';

const billing = setUpBilling();

it('the emulated account retries as the dashboard is set', () => {
  expect([...RETRY_GAPS_DAYS]).toEqual(PAYMENT_RETRY_DAYS);
});

it('courses stay open at every retry of a renewal, also at the last one', async () => {
  const harness = await billing.open();
  const subscriber = openSubscriber(harness);
  const { orderId, courseIds, currentPeriodEnd } = await subscriber.subscribe('entry');
  await (await openPortalPage(harness, subscriber.userId)).updateCard(CARD_FAILING_ON_CHARGE);
  await harness.advance((Date.parse(currentPeriodEnd!) - harness.now().getTime()) / 1000 + 3600);
  for (const days of PAYMENT_RETRY_DAYS) {
    expect((await subscriber.reconcile(orderId)).status).toBe('past_due');
    await harness.advance(days * DAY_SECONDS - 1);
    expect(await subscriber.openCourses()).toEqual(courseIds);
    await harness.advance(1);
  }
  const passedMs = harness.now().getTime() - Date.parse(currentPeriodEnd!);
  expect(passedMs).toBeLessThan(PAST_DUE_GRACE_MS);
  expect((await subscriber.reconcile(orderId)).status).toBe('canceled');
  expect(await subscriber.openCourses()).toEqual([]);
});
