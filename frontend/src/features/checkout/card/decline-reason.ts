import type { StripeError } from '@stripe/stripe-js';

const INCORRECT_CODE = 'The security code is incorrect.';
const INCORRECT_NUMBER = 'The card number is incorrect.';
const INCORRECT_DATE = 'The expiration date is incorrect.';
const NOT_CONFIRMED = 'Your bank couldn’t confirm that it’s you.';
const NOT_NOW = 'Your bank couldn’t process the payment just now.';
const NOT_SUPPORTED = 'Your card doesn’t support this payment.';
const OVER_LIMIT = 'Your card has reached its limit.';
const INCORRECT_POSTAL_CODE = 'The ZIP or postal code doesn’t match your card.';

/** @see https://docs.stripe.com/declines/codes and https://docs.stripe.com/error-codes */
const REASONS: Readonly<Record<string, string>> = {
  insufficient_funds: 'Your card has insufficient funds.',
  expired_card: 'Your card has expired.',
  incorrect_cvc: INCORRECT_CODE,
  invalid_cvc: INCORRECT_CODE,
  incorrect_number: INCORRECT_NUMBER,
  invalid_number: INCORRECT_NUMBER,
  invalid_expiry_month: INCORRECT_DATE,
  invalid_expiry_year: INCORRECT_DATE,
  incorrect_zip: INCORRECT_POSTAL_CODE,
  postal_code_invalid: INCORRECT_POSTAL_CODE,
  authentication_required: NOT_CONFIRMED,
  payment_intent_authentication_failure: NOT_CONFIRMED,
  setup_intent_authentication_failure: NOT_CONFIRMED,
  processing_error: NOT_NOW,
  issuer_not_available: NOT_NOW,
  try_again_later: NOT_NOW,
  reenter_transaction: NOT_NOW,
  card_not_supported: NOT_SUPPORTED,
  currency_not_supported: NOT_SUPPORTED,
  card_velocity_exceeded: OVER_LIMIT,
  withdrawal_count_limit_exceeded: OVER_LIMIT,
  card_declined: 'Your bank declined the card.',
};

/** Says why a payment failed; banks tell no more of lost, stolen and suspected cards. Source: rules/wording.md W36 */
export function declineReason({ code, decline_code: declineCode }: Partial<StripeError>): string {
  return REASONS[declineCode ?? ''] ?? REASONS[code ?? ''] ?? 'The payment couldn’t be completed.';
}
