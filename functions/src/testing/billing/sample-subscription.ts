import type { SubscriptionRecord } from '#billing/billing-records.ts';
import type { PlanPayment, SubscriptionSnapshot } from '#billing/payment-provider.ts';
import { placedPlan } from '#billing/subscriptions/checkout/placed-plan.ts';

/** A new plan's record, before anything was read from Stripe. */
export const sampleSubscription: SubscriptionRecord = placedPlan({
  orderId: 'order-1',
  userId: 'learner-1',
  tierSlug: 'entry',
  tierName: 'Starter',
  priceCents: 9900,
  interval: 'month',
  maxUsers: 1,
  createdAt: '2026-11-18T09:00:00.000Z',
  customerId: 'cus_1',
});

/** The plan's first payment. */
export const samplePlanPayment: PlanPayment = {
  paymentIntentId: 'pi_1',
  status: 'succeeded',
  amountCents: 9900,
  amountReceivedCents: 9900,
  currency: 'usd',
  customerId: 'cus_1',
  isLive: false,
  metadata: {},
  clientSecret: null,
  charge: { chargeId: 'ch_1', createdAt: '2026-11-18T09:01:00.000Z', receiptUrl: null },
  refunds: [],
  disputes: [],
  periodEnd: '2026-12-18T09:00:00.000Z',
};

/** Stripe's snapshot of the plan after its first payment. */
export const sampleSubscriptionSnapshot: SubscriptionSnapshot = {
  subscriptionId: 'sub_1',
  status: 'active',
  customerId: 'cus_1',
  isLive: false,
  metadata: {},
  priceLookupKey: 'tier_entry_month_usd',
  unitAmountCents: 9900,
  createdAt: '2026-11-18T09:00:00.000Z',
  currentPeriodStart: '2026-11-18T09:00:00.000Z',
  currentPeriodEnd: '2026-12-18T09:00:00.000Z',
  cancelAt: null,
  next: null,
  hasSavedDowngrade: false,
  hasSchedule: false,
  hasStackedChanges: false,
  pause: null,
  endedAt: null,
  firstPayment: samplePlanPayment,
  laterPayments: [],
  paidInvoices: [
    {
      invoiceId: 'in_1',
      number: 'DC-0001',
      amountCents: 9900,
      creditCents: 0,
      taxCents: 0,
      discountCents: 0,
      covers: 'first_month',
      url: 'https://stripe.example/invoices/in_1',
      paymentIntentId: 'pi_1',
    },
  ],
  paid: {
    priceLookupKey: 'tier_entry_month_usd',
    unitAmountCents: 9900,
    until: '2026-12-18T09:00:00.000Z',
  },
  unpaid: null,
  ownCard: null,
  hasCard: true,
  cardExpiresAt: null,
  isEndedUnpaid: false,
  hasPayableInvoice: false,
  confirmation: null,
  amountDueCents: 9900,
  taxDueCents: 0,
  lacksTaxLocation: false,
  discountedCents: 0,
  discount: null,
  isFirstInvoicePaid: true,
};
