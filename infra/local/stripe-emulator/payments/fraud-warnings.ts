import type { Stripe } from 'stripe';
import { all, existing, nowSeconds, type Account } from '#account/account.ts';
import { idOf, newId } from '#account/ids.ts';
import { emit } from '#events/events.ts';
import { listOperation, retrieveOperation } from '#api/object-operations.ts';
import type { Operation } from '#api/operation.ts';

/** Records the card network's report that the cardholder did not make a payment. It moves no money. */
export function warnOfFraud(
  account: Account,
  charge: Stripe.Charge,
): Stripe.Radar.EarlyFraudWarning {
  const paymentIntentId = idOf(charge.payment_intent);
  const warning: Stripe.Radar.EarlyFraudWarning = {
    id: newId('issfr_1', 23),
    object: 'radar.early_fraud_warning',
    actionable: isActionable(charge),
    charge: charge.id,
    created: nowSeconds(account),
    fraud_type: 'unauthorized_use_of_card',
    livemode: false,
    ...(paymentIntentId !== null && { payment_intent: paymentIntentId }),
  };
  account.rows.fraudWarnings.set(warning.id, warning);
  emit(account, 'radar.early_fraud_warning.created', warning);
  return warning;
}

/** Warns of a charge whose test card is reported later. */
export function warnLater(account: Account, chargeId: string): void {
  warnOfFraud(account, existing(account, 'charges', chargeId));
}

const isActionable = ({ disputed, refunded }: Stripe.Charge) => !disputed && !refunded;

/** A warning stops being actionable with a dispute or a full refund. */
function refresh(account: Account): void {
  for (const warning of all(account, 'fraudWarnings')) {
    const charge = existing(account, 'charges', idOf(warning.charge) ?? '');
    warning.actionable &&= isActionable(charge);
  }
}

const PATH = '/v1/radar/early_fraud_warnings';

export const fraudWarningOperations: Operation[] = [
  listOperation(PATH, 'fraudWarnings', ['charge', 'payment_intent']),
  retrieveOperation(PATH, 'fraudWarnings'),
].map((operation) => ({
  ...operation,
  run: (account, params, id) => {
    refresh(account);
    return operation.run(account, params, id);
  },
}));
