import { describe, expect, it } from 'vitest';
import type { BillingHarness } from '#testing/billing/billing-harness.ts';
import { outcomeOf } from '#testing/billing/outcome.ts';
import { setUpBilling } from '#testing/billing/set-up-billing.ts';
import {
  CARD_FAILING_ON_CHARGE,
  DAY_SECONDS,
  GOOD_CARD,
  openPortalPage,
  openSubscriber,
} from '#testing/billing/subscriber.ts';
import { payOpenInvoice } from './pay-open-invoice.ts';
import { setSubscriptionEnd } from './set-subscription-end.ts';

const ALWAYS_ASKS = '4000002760003184';

const billing = setUpBilling();
let harness: BillingHarness;

/** Opens a plan whose renewal failed. */
async function failedRenewal() {
  harness = await billing.open();
  const subscriber = openSubscriber(harness);
  const { userId } = subscriber;
  const { orderId } = await subscriber.subscribe('entry');
  const updateCard = async (card: string) => {
    const page = await openPortalPage(harness, userId);
    const { status, clientSecret } = await page.updateCard(card);
    if (status === 'requires_action')
      await harness.stripe.completeAuthentication(clientSecret!, 'complete');
  };
  await updateCard(CARD_FAILING_ON_CHARGE);
  await harness.advance(31 * DAY_SECONDS);
  expect((await subscriber.reconcile(orderId)).status).toBe('past_due');
  const pay = () => payOpenInvoice({ userId, now: harness.now() }, harness.deps);
  return { subscriber, userId, orderId, updateCard, pay };
}

const paidCharges = () => harness.stripe.objects().charges.filter(({ paid }) => paid).length;

describe('paying the open invoice of a plan', () => {
  it('charges the new card at once, without waiting for the next retry', async () => {
    const { userId, orderId, updateCard, pay } = await failedRenewal();
    await updateCard(GOOD_CARD);
    expect(await pay()).toEqual({ outcome: 'paid' });
    const plan = await harness.deps.subscriptions.find(userId, orderId);
    expect(plan).toMatchObject({ status: 'active', unpaid: null });
    expect(paidCharges()).toBe(2);
  });

  it('charges once from two tabs and when repeated', async () => {
    const { updateCard, pay } = await failedRenewal();
    await updateCard(GOOD_CARD);
    const paid = { outcome: 'paid' };
    expect(await Promise.all([pay(), pay()])).toEqual([paid, paid]);
    expect(await pay()).toEqual(paid);
    expect(paidCharges()).toBe(2);
  });

  it('is refused with a declined card, and works with the next one', async () => {
    const { updateCard, pay } = await failedRenewal();
    expect(await outcomeOf(pay())).toBe('card_declined');
    await updateCard(GOOD_CARD);
    expect(await pay()).toEqual({ outcome: 'paid' });
  });

  it("leads to Stripe's page of the invoice when the bank has to ask", async () => {
    const { userId, orderId, updateCard, pay } = await failedRenewal();
    await updateCard(ALWAYS_ASKS);
    const invoice = harness.stripe.objects().invoices.at(-1)!;
    expect(await pay()).toEqual({ outcome: 'confirm', url: invoice.hosted_invoice_url });
    const { payment } = harness.stripe
      .objects()
      .invoicePayments.find((invoicePayment) => invoicePayment.invoice === invoice.id)!;
    const intent = harness.stripe
      .objects()
      .paymentIntents.find(({ id }) => id === payment.payment_intent)!;
    await harness.stripe.completeAuthentication(intent.client_secret!, 'complete');
    expect(await pay()).toEqual({ outcome: 'paid' });
    const plan = await harness.deps.subscriptions.find(userId, orderId);
    expect(plan).toMatchObject({ status: 'active' });
  });

  it('is refused without a card', async () => {
    const { pay } = await failedRenewal();
    const { id } = harness.stripe.objects().customers[0]!;
    await harness.sdk.customers.update(id, { invoice_settings: { default_payment_method: '' } });
    expect(await outcomeOf(pay())).toBe('card_missing');
  });

  it('pays nothing for a plan that owes nothing or is over', async () => {
    const { subscriber, userId, updateCard, pay } = await failedRenewal();
    await updateCard(GOOD_CARD);
    await setSubscriptionEnd({ userId, atPeriodEnd: true, now: harness.now() }, harness.deps);
    expect(await outcomeOf(pay())).toBe('subscription_not_found');
    expect(paidCharges()).toBe(1);
    await subscriber.subscribe('entry');
    expect(await pay()).toEqual({ outcome: 'paid' });
    expect(paidCharges()).toBe(2);
  });

  it('succeeds when Stripe paid but its response was lost', async () => {
    const { updateCard, pay } = await failedRenewal();
    await updateCard(GOOD_CARD);
    harness.stripe.failNext({ kind: 'lost-after', method: 'POST', path: /\/pay$/ });
    expect(await pay()).toEqual({ outcome: 'paid' });
    expect(paidCharges()).toBe(2);
  });
});
