import { openBankDialog } from './bank-dialog.ts';
import { type Details, type Elements, detailsSourceOf, integrationError } from './elements.ts';
import {
  authenticate,
  confirm,
  errorOf,
  idOf,
  type Intent,
  isSetup,
  type Outcome,
  retrieve,
  type StripeError,
} from './emulator-calls.ts';

export interface ConfirmOptions {
  elements?: Elements;
  clientSecret?: string;
  confirmParams?: { return_url?: string };
  /** @default 'always' */
  redirect?: 'always' | 'if_required';
}

export type Result = { error: StripeError } | { paymentIntent: Intent } | { setupIntent: Intent };

/** Implements `confirmPayment` and `confirmSetup`; the client secret decides which one it is. */
export async function confirmWithElements(options: ConfirmOptions): Promise<Result> {
  const { elements, confirmParams = {}, redirect = 'always' } = options;
  if (!elements) throw integrationError('Please provide elements.');
  const source = detailsSourceOf(elements);
  const clientSecret = options.clientSecret ?? source.clientSecret;
  if (!clientSecret) throw integrationError('Please provide a clientSecret.');
  const returnUrl = confirmParams.return_url;
  if (redirect === 'always' && !isAbsolute(returnUrl)) {
    throw integrationError('Please provide confirmParams.return_url, with http:// or https://.');
  }
  const { details, error } = source.details();
  if (error) return { error };
  const result = await confirmCard(clientSecret, details);
  if ('error' in result || redirect === 'if_required') return result;
  location.assign(returnAddress(returnUrl!, clientSecret, statusOf(result)));
  // The page is being left, so the promise never resolves.
  return new Promise(() => {});
}

/** Confirms an intent and opens the bank dialog if needed. Without details, the intent's own payment method is used. */
export async function confirmCard(clientSecret: string, details?: Details): Promise<Result> {
  return finish(clientSecret, await confirm(clientSecret, details));
}

/** Continues with an intent that requires 3-D Secure. */
export async function handleNextAction(clientSecret: string): Promise<Result> {
  const { intent, error } = await retrieve(clientSecret);
  return error ? { error } : finish(clientSecret, { status: intent.status });
}

async function finish(clientSecret: string, first: Outcome): Promise<Result> {
  let outcome = first;
  if (!outcome.error && outcome.status === 'requires_action') {
    const answer = await openBankDialog((await retrieve(clientSecret)).intent);
    outcome = await authenticate(clientSecret, answer);
  }
  const { intent, error } = await retrieve(clientSecret);
  const name = isSetup(clientSecret) ? 'setup_intent' : 'payment_intent';
  if (outcome.error) {
    return { error: { ...errorOf(outcome.error), ...(intent ? { [name]: intent } : {}) } };
  }
  if (error) return { error };
  return intent.object === 'setup_intent' ? { setupIntent: intent } : { paymentIntent: intent };
}

/** Adds Stripe's three parameters to the return URL. */
function returnAddress(returnUrl: string, clientSecret: string, status: string): string {
  const url = new URL(returnUrl);
  const name = isSetup(clientSecret) ? 'setup_intent' : 'payment_intent';
  url.searchParams.set(name, idOf(clientSecret));
  url.searchParams.set(`${name}_client_secret`, clientSecret);
  url.searchParams.set('redirect_status', status);
  return url.href;
}

/** A bank debit is pending for days. */
function statusOf(result: Exclude<Result, { error: StripeError }>): string {
  const intent = 'paymentIntent' in result ? result.paymentIntent : result.setupIntent;
  return intent.status === 'processing' ? 'pending' : 'succeeded';
}

const isAbsolute = (url: string | undefined): boolean => /^https?:\/\/./.test(url ?? '');
