import type { Card } from './card-entry.ts';

/** An error as Stripe.js returns it to the page. */
export interface StripeError {
  type: 'card_error' | 'validation_error' | 'invalid_request_error' | 'api_connection_error';
  code?: string;
  decline_code?: string;
  message: string;
  payment_intent?: Intent;
  setup_intent?: Intent;
}

/** The publishable part of a PaymentIntent or SetupIntent. */
export interface Intent {
  id: string;
  object: 'payment_intent' | 'setup_intent';
  client_secret: string;
  status: string;
  [field: string]: unknown;
}

/** The result of one step of a confirmation. */
export interface Outcome {
  status?: string;
  error?: { type?: string; code?: string; decline_code?: string; message: string };
}

const BASE = '/_local/stripe/__emulator';

const CONNECTION_ERROR: StripeError = {
  type: 'api_connection_error',
  message:
    'We are experiencing issues connecting to our payments provider. Please check your internet connection and try again.',
};

/** @param details a card, or the number of a bank account; without either, the intent's own payment method is used */
export const confirm = (
  clientSecret: string,
  details: { card: Card } | { accountNumber: string } | undefined,
): Promise<Outcome> => call('confirm', { clientSecret, ...details });

export const authenticate = (
  clientSecret: string,
  outcome: 'complete' | 'fail',
): Promise<Outcome> => call('authentication', { clientSecret, outcome });

/** Retrieves the intent of a client secret, or the error. */
export async function retrieve(
  clientSecret: string,
): Promise<{ intent: Intent; error?: never } | { intent?: never; error: StripeError }> {
  const path = `intent?clientSecret=${encodeURIComponent(clientSecret)}`;
  const response = await call<Partial<Intent>>(path);
  if (response.error) return { error: errorOf(response.error) };
  const intent: Intent = {
    ...response,
    id: idOf(clientSecret),
    object: isSetup(clientSecret) ? 'setup_intent' : 'payment_intent',
    client_secret: clientSecret,
    status: response.status ?? '',
  };
  return { intent };
}

export const isSetup = (clientSecret: string): boolean => clientSecret.startsWith('seti_');

/** A client secret (`pi_…_secret_…`) starts with the intent's id. */
export const idOf = (clientSecret: string): string => clientSecret.split('_secret_')[0] ?? '';

/** The codes of a `card_error`, which come from the card's bank. */
const CARD_ERRORS =
  /^(card_declined|expired_card|incorrect_cvc|incorrect_number|invalid_\w+|processing_error)$/;

export function errorOf({
  type,
  code,
  decline_code,
  message,
}: NonNullable<Outcome['error']>): StripeError {
  const isCardError = code !== undefined && CARD_ERRORS.test(code);
  return {
    type: (type as StripeError['type']) ?? (isCardError ? 'card_error' : 'invalid_request_error'),
    ...(code ? { code } : {}),
    ...(decline_code ? { decline_code } : {}),
    message,
  };
}

async function call<T extends object>(path: string, body?: object): Promise<T & Outcome> {
  try {
    const response = await fetch(`${BASE}/${path}`, {
      method: body ? 'POST' : 'GET',
      ...(body
        ? { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }
        : {}),
    });
    return (await response.json()) as T & Outcome;
  } catch {
    return { error: CONNECTION_ERROR } as T & Outcome;
  }
}
