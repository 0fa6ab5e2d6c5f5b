/** A fake Stripe.js: shows two fields and answers confirmations as configured. */
import type { StripeError } from '@stripe/stripe-js';

export type Confirmation = Promise<{ error?: Partial<StripeError> }>;

interface Behavior {
  /** What `elements.submit()` finds wrong. */
  submitError?: Partial<StripeError>;
  /** Answers `confirmPayment` and `confirmSetup`; one that leads to the return address never resolves. */
  confirm: (kind: 'payment' | 'setup', returnUrl: string) => Confirmation;
  /** How the payment element ends its loading. @default 'ready' */
  loading?: 'ready' | 'loaderror';
}

/** A confirmation that leaves the page. */
export const leavePage: Behavior['confirm'] = () => new Promise(() => undefined);

let behavior: Behavior = { confirm: leavePage };
const secrets: string[] = [];

/** Puts it where `loadStripe` looks first, so that nothing is requested. @returns the secrets that elements are made for. */
export function installStripeJs(next: Partial<Behavior> = {}): string[] {
  behavior = { confirm: leavePage, ...next };
  secrets.length = 0;
  Object.assign(globalThis, { Stripe: Object.assign(createStripe, { version: 'endive' }) });
  return secrets;
}

type Confirming = { confirmParams: { return_url: string } };

function createStripe() {
  const confirm = (kind: 'payment' | 'setup') => (call: Confirming) =>
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
