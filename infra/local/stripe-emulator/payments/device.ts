import type { Stripe } from 'stripe';
import type { Account } from '#account/account.ts';
import { idOf } from '#account/ids.ts';
import type { ConfirmationOutcome } from '#emulator-types.ts';
import { applyPayment } from '#invoices/invoice-collection.ts';
import { answerAuthentication, attemptPayment, refuseNumber } from './payment-intent-machine.ts';
import { wrongSecret } from './payment-intents.ts';
import { createBankAccount, createPaymentMethod, type CardDetails } from './payment-methods.ts';
import { answerSetupAuthentication, attemptSetup, refuseSetupCard } from './setup-intents.ts';
import { refusal, StripeRefusal } from '#api/stripe-refusal.ts';
import { numberDecline, TEST_ACCOUNTS } from './test-cards.ts';
import { atCustomersTime } from '#clock/test-clocks.ts';

export type Intent = Stripe.PaymentIntent | Stripe.SetupIntent;

/** Returns the intent of a client secret. @throws StripeRefusal 404 when no intent has it */
export function intentBySecret(account: Account, clientSecret: string): Intent {
  const id = clientSecret.split('_secret_')[0] ?? '';
  const intent = account.rows.paymentIntents.get(id) ?? account.rows.setupIntents.get(id);
  if (!intent || intent.client_secret !== clientSecret) throw wrongSecret();
  return intent;
}

/** Confirms an intent with a card or a bank account from the form or, without either, with its own payment method. */
export function confirmOnDevice(
  account: Account,
  clientSecret: string,
  card: CardDetails | null,
  accountNumber?: string,
): ConfirmationOutcome {
  return outcomeOf(account, clientSecret, (intent) => {
    if (accountNumber !== undefined) {
      if (!(accountNumber in TEST_ACCOUNTS) || intent.object === 'setup_intent') {
        throw refusal.invalidParameter('Your account number is invalid.', 'account_number');
      }
      const bank = createBankAccount(account, accountNumber).id;
      applyPayment(account, intent, attemptPayment(account, intent, bank, false));
      return;
    }
    const decline = card && numberDecline(card.number);
    if (intent.object === 'setup_intent') {
      if (decline) refuseSetupCard(account, intent, decline);
      else attemptSetup(account, intent, chosenMethod(account, intent, card));
      return;
    }
    if (decline) {
      refuseNumber(account, intent, decline);
      return;
    }
    const method = chosenMethod(account, intent, card);
    applyPayment(account, intent, attemptPayment(account, intent, method, false));
  });
}

function chosenMethod(account: Account, intent: Intent, card: CardDetails | null): string {
  if (card) return createPaymentMethod(account, card).id;
  const method = idOf(intent.payment_method);
  if (method === null) throw refusal.missing('payment_method');
  return method;
}

/** Applies the customer's answer on the bank's 3-D Secure page. */
export function authenticateOnDevice(
  account: Account,
  clientSecret: string,
  isComplete: boolean,
): ConfirmationOutcome {
  return outcomeOf(account, clientSecret, (intent) => {
    if (intent.object === 'setup_intent') answerSetupAuthentication(account, intent, isComplete);
    else applyPayment(account, intent, answerAuthentication(account, intent, isComplete));
  });
}

function outcomeOf(
  account: Account,
  clientSecret: string,
  change: (intent: Intent) => void,
): ConfirmationOutcome {
  let status = '';
  try {
    const intent = intentBySecret(account, clientSecret);
    status = intent.status;
    atCustomersTime(account, idOf(intent.customer), () => {
      change(intent);
    });
    account.changed();
    const error =
      intent.object === 'setup_intent' ? intent.last_setup_error : intent.last_payment_error;
    return { status: intent.status, ...(error && { error: plainError(error) }) };
  } catch (error) {
    if (!(error instanceof StripeRefusal)) throw error;
    return { status, error: plainError({ ...error.fields, message: error.message }) };
  }
}

function plainError(error: {
  type: string;
  code?: string;
  decline_code?: string;
  message?: string;
}): NonNullable<ConfirmationOutcome['error']> {
  const { type, code = '', decline_code: declineCode, message = '' } = error;
  return { type, code, ...(declineCode && { decline_code: declineCode }), message };
}
