import { Stripe } from 'stripe';
import type {
  NewPayment,
  PaymentProvider,
  PaymentSummary,
  PaymentSnapshot,
} from '#billing/payment-provider.ts';
import type { StripeAccount } from './client/account.ts';
import { idOf, instantOf } from './client/stripe-client.ts';
import { mapStripeErrors, mapStripeErrorsUnless } from './client/map-errors.ts';
import { disputeSnapshot } from './dispute-snapshot.ts';
import { createOnce } from './client/create-once.ts';

/** The statuses in which the browser can confirm a payment. */
const CONFIRMABLE = ['requires_payment_method', 'requires_confirmation', 'requires_action'];
/** Debits whose money arrives days later; Stripe makes the charge when the debit begins. */
const DELAYED = ['us_bank_account', 'sepa_debit', 'acss_debit', 'bacs_debit', 'au_becs_debit'];
const PAGE = 100;
const WITH_CHARGE = { expand: ['latest_charge'] };

type Payments = Pick<
  PaymentProvider,
  | 'createPayment'
  | 'readPayment'
  | 'findPayments'
  | 'cancelPayment'
  | 'refundPayment'
  | 'refundAmount'
>;

/** Implements one-time payments: PaymentIntents with their charge, refunds and disputes. */
export function stripePayments(
  stripe: Stripe,
  clock: () => number,
  environment: string,
  account: Pick<StripeAccount, 'readById' | 'unlessOther'>,
): Payments {
  const findPayments = (customerId: string, orderId: string) =>
    mapStripeErrorsUnless(
      async () => {
        const found: Stripe.PaymentIntent[] = [];
        const page = { customer: customerId, limit: PAGE, expand: ['data.latest_charge'] };
        for await (const intent of stripe.paymentIntents.list(page)) {
          if (intent.metadata['orderId'] === orderId) found.push(intent);
        }
        return Promise.all(found.map((intent) => snapshotOf(stripe, intent)));
      },
      // The customer was deleted.
      ['resource_missing'],
      () => account.unlessOther([]),
    );

  return {
    findPayments,

    createPayment: (payment) =>
      createOnce({
        idempotencyKey: `pi:${payment.orderId}`,
        clock,
        async create(idempotencyKey) {
          const createWith = (receiptEmail: string | null, key: string) =>
            stripe.paymentIntents.create(paramsOf({ ...payment, receiptEmail }, environment), {
              idempotencyKey: key,
            });
          const { id } = await mapStripeErrorsUnless(
            () => createWith(payment.receiptEmail, idempotencyKey),
            // Without an address that Stripe takes there is no mail with the receipt; paying is still possible.
            ['email_invalid'],
            () => mapStripeErrors(() => createWith(null, `${idempotencyKey}:no-receipt`)),
          );
          // Stripe replays an old response to a retry, so the current state is read.
          return readPayment(stripe, id);
        },
        // An earlier call created it with other parameters, e.g. an older receipt address: that payment is used.
        find: async () => (await findPayments(payment.customerId, payment.orderId))[0],
      }),

    readPayment: (paymentIntentId) =>
      account.readById(paymentIntentId, () => readPayment(stripe, paymentIntentId)),

    async cancelPayment(paymentIntentId) {
      const { status } = await mapStripeErrorsUnless(
        () => stripe.paymentIntents.cancel(paymentIntentId),
        ['payment_intent_unexpected_state'],
        () => mapStripeErrors(() => stripe.paymentIntents.retrieve(paymentIntentId)),
      );
      return status === 'canceled';
    },

    async refundPayment(paymentIntentId, orderId, reason) {
      const refund = createOnce({
        // A subscription has a payment each month, so the order's id alone is not unique.
        idempotencyKey: `refund:${orderId}:${paymentIntentId}`,
        clock,
        async create(idempotencyKey) {
          const params = { payment_intent: paymentIntentId, reason, metadata: { orderId } };
          await stripe.refunds.create(params, { idempotencyKey });
          return 'refunded' as const;
        },
        // The dispute that refused an earlier call may be decided by now. Stripe itself prevents a second full refund.
        staleCodes: ['charge_disputed'],
      });
      return mapStripeErrorsUnless(
        () =>
          mapStripeErrorsUnless(
            () => refund,
            ['charge_already_refunded'],
            () => 'refunded' as const,
          ),
        ['charge_disputed'],
        () => 'disputed' as const,
      );
    },

    refundAmount: (paymentIntentId, { refundId, orderId, amountCents }) =>
      mapStripeErrorsUnless(
        () =>
          mapStripeErrorsUnless(
            async () => {
              const params = {
                payment_intent: paymentIntentId,
                amount: amountCents,
                reason: 'requested_by_customer' as const,
                metadata: { orderId, refundId },
              };
              await stripe.refunds.create(params, { idempotencyKey: `refund:${refundId}` });
              return 'refunded' as const;
            },
            ['charge_already_refunded', 'amount_too_large'],
            () => 'exceeds' as const,
          ),
        ['charge_disputed'],
        () => 'disputed' as const,
      ),
  };
}

function paramsOf(payment: NewPayment, environment: string): Stripe.PaymentIntentCreateParams {
  const { orderId, userId, sku } = payment;
  return {
    amount: payment.amountCents,
    currency: 'usd',
    customer: payment.customerId,
    automatic_payment_methods: { enabled: true },
    description: payment.description,
    metadata: { environment, orderId, userId, sku },
    ...(payment.taxCalculationId === null
      ? {}
      : { hooks: { inputs: { tax: { calculation: payment.taxCalculationId } } } }),
    ...(payment.receiptEmail === null ? {} : { receipt_email: payment.receiptEmail }),
  };
}

/** Reads a payment's current state. */
export async function readPayment(
  stripe: Stripe,
  paymentIntentId: string,
): Promise<PaymentSnapshot> {
  return snapshotOf(stripe, await stripe.paymentIntents.retrieve(paymentIntentId, WITH_CHARGE));
}

async function snapshotOf(stripe: Stripe, intent: Stripe.PaymentIntent): Promise<PaymentSnapshot> {
  const summary = summaryOf(intent);
  if (!summary.charge) return { ...summary, refunds: [], disputes: [] };
  const ofPayment = { payment_intent: intent.id, limit: PAGE };
  const [refunds, disputes] = await Promise.all([
    stripe.refunds.list(ofPayment).autoPagingToArray({ limit: 1000 }),
    stripe.disputes.list(ofPayment).autoPagingToArray({ limit: 1000 }),
  ]);
  return {
    ...summary,
    refunds: refunds.map((refund) => ({
      refundId: refund.id,
      status: refund.status ?? 'pending',
      amountCents: refund.amount,
      createdAt: instantOf(refund.created),
      ...requestOf(refund),
    })),
    disputes: disputes.map(disputeSnapshot),
  };
}

/** Names the request of an operator that made a refund. */
export function requestOf({ metadata }: Pick<Stripe.Refund, 'metadata'>): { requestId?: string } {
  const requestId = metadata?.['refundId'];
  return requestId === undefined ? {} : { requestId };
}

/** @param intent with its `latest_charge` expanded */
export function summaryOf(intent: Stripe.PaymentIntent): PaymentSummary {
  const charge = typeof intent.latest_charge === 'string' ? null : intent.latest_charge;
  return {
    paymentIntentId: intent.id,
    status: intent.status,
    amountCents: intent.amount,
    amountReceivedCents: intent.amount_received,
    currency: intent.currency,
    customerId: idOf(intent.customer),
    isLive: intent.livemode,
    metadata: intent.metadata,
    clientSecret: CONFIRMABLE.includes(intent.status) ? intent.client_secret : null,
    charge:
      charge?.status === 'succeeded'
        ? {
            chargeId: charge.id,
            createdAt: instantOf(charge.created),
            receiptUrl: charge.receipt_url,
            ...(DELAYED.includes(charge.payment_method_details?.type ?? '') && {
              isDelayed: true as const,
            }),
          }
        : null,
  };
}
