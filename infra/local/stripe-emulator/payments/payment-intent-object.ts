import type { Stripe } from 'stripe';
import { blank } from '#schemas/blank.ts';
import { nowSeconds, type Account } from '#account/account.ts';
import { newId } from '#account/ids.ts';
import { emit } from '#events/events.ts';

/** The fields of a new PaymentIntent; `amount` in cents. */
export interface IntentFields {
  amount: number;
  currency: string;
  customer: string | null;
  description?: string | null;
  metadata?: Record<string, string>;
  receiptEmail?: string | null;
  setupFutureUsage?: 'off_session' | 'on_session' | null;
  isAutomatic?: boolean;
  allowRedirects?: 'always' | 'never';
  calculationId?: string;
}

export function createPaymentIntent(account: Account, fields: IntentFields): Stripe.PaymentIntent {
  const id = newId('pi_3', 23);
  const intent: Stripe.PaymentIntent = {
    ...blank('payment_intent'),
    confirmation_method: 'automatic',
    id,
    amount: fields.amount,
    automatic_payment_methods:
      fields.isAutomatic === false
        ? null
        : { allow_redirects: fields.allowRedirects ?? 'always', enabled: true },
    capture_method: 'automatic_async',
    client_secret: newId(`${id}_secret`, 25),
    created: nowSeconds(account),
    currency: fields.currency,
    customer: fields.customer,
    description: fields.description ?? null,
    ...(fields.calculationId && {
      hooks: { inputs: { tax: { calculation: fields.calculationId } } },
    }),
    metadata: fields.metadata ?? {},
    payment_method_types:
      fields.isAutomatic !== false && fields.currency === 'usd'
        ? ['card', 'us_bank_account']
        : ['card'],
    receipt_email: fields.receiptEmail ?? null,
    setup_future_usage: fields.setupFutureUsage ?? null,
    status: 'requires_payment_method',
  };
  account.rows.paymentIntents.set(id, intent);
  emit(account, 'payment_intent.created', intent);
  return intent;
}
