/** Fakes Stripe.js: shows a card field and returns the configured results of confirmations. */
import type { StripeError } from '@stripe/stripe-js';

export type Confirmation = Promise<{ error?: Partial<StripeError> }>;

interface Behavior {
  /** The error of `elements.submit()`. */
  submitError?: Partial<StripeError>;
  /** Handles `confirmPayment` and `confirmSetup`; it never resolves when the browser leaves for the return address. */
  confirm: (kind: 'payment' | 'setup', returnUrl: string) => Confirmation;
  /** The event that ends the loading of the payment element. @default 'ready' */
  loading?: 'ready' | 'loaderror';
}

/** Simulates a confirmation that leaves the page, and so never resolves. */
export const leavePage: Behavior['confirm'] = () => new Promise(() => undefined);

let behavior: Behavior = { confirm: leavePage };
const secrets: string[] = [];

/** Installs the fake where `loadStripe` finds it. @returns the client secrets for which elements were created */
export function installStripeJs(next: Partial<Behavior> = {}): string[] {
  behavior = { confirm: leavePage, ...next };
  secrets.length = 0;
  Object.assign(globalThis, { Stripe: Object.assign(createStripe, { version: 'endive' }) });
  return secrets;
}

type ConfirmCall = { confirmParams: { return_url: string } };

function createStripe() {
  const confirm = (kind: 'payment' | 'setup') => (call: ConfirmCall) =>
    behavior.confirm(kind, call.confirmParams.return_url);
  return {
    elements: ({ clientSecret }: { clientSecret: string }) => createElements(clientSecret),
    createToken: () => undefined,
    createPaymentMethod: () => undefined,
    confirmCardPayment: () => undefined,
    confirmPayment: confirm('payment'),
    confirmSetup: confirm('setup'),
  };
}

function createElements(clientSecret: string) {
  secrets.push(clientSecret);
  return {
    create: createPaymentElement,
    update: () => undefined,
    submit: () => Promise.resolve(behavior.submitError ? { error: behavior.submitError } : {}),
  };
}

function createPaymentElement() {
  const listeners = new Map<string, (event?: object) => void>();
  const field = document.createElement('input');
  field.setAttribute('aria-label', 'Card number');
  return {
    on: (name: string, listener: () => void) => void listeners.set(name, listener),
    off: (name: string) => void listeners.delete(name),
    update: () => undefined,
    destroy: () => field.remove(),
    mount: (place: Element) => {
      place.append(field);
      queueMicrotask(() => listeners.get(behavior.loading ?? 'ready')?.({}));
    },
  };
}
