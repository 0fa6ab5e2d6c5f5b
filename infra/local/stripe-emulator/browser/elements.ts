import { type Card, cardOf } from './card-entry.ts';
import type { StripeError } from './emulator-calls.ts';
import type { Appearance } from './element-styles.ts';
import { paymentElement, type PaymentElement } from './payment-element.ts';

export interface ElementsOptions {
  /** Absent: the intent is created after the card is entered (`mode`, `amount`, `currency`). */
  clientSecret?: string;
  appearance?: Appearance;
  mode?: string;
  [option: string]: unknown;
}

type Submission = { error: StripeError } | { selectedPaymentMethod: string };

/** The Elements group that `stripe.elements()` returns. */
export interface Elements {
  create(type: string, options?: object): PaymentElement;
  getElement(type: string): PaymentElement | null;
  update(options: ElementsOptions): void;
  fetchUpdates(): Promise<object>;
  submit(): Promise<Submission>;
}

/** What the customer pays with. */
export type Details = { card: Card } | { accountNumber: string };

/** The part of an Elements group that a confirmation reads. */
export interface DetailsSource {
  clientSecret: string | undefined;
  /** Returns the card or account, or the first problem of the entry, which the form then shows. */
  details(): { details: Details; error?: never } | { details?: never; error: StripeError };
}

const sources = new WeakMap<Elements, DetailsSource>();

/** Returns what a group's form holds. @throws Error when the group is not from `elementsGroup` */
export function detailsSourceOf(elements: Elements): DetailsSource {
  const source = sources.get(elements);
  if (source) return source;
  throw integrationError('elements should be an Elements instance created by this Stripe object.');
}

/** Creates the error that Stripe.js throws when a page misuses it. */
export function integrationError(message: string): Error {
  return Object.assign(new Error(message), { name: 'IntegrationError' });
}

export function elementsGroup(options: ElementsOptions = {}): Elements {
  const { clientSecret, mode } = options;
  if (!clientSecret && !mode) {
    throw integrationError('elements() needs a clientSecret, or mode, amount and currency.');
  }
  let appearance = options.appearance ?? {};
  let current: ReturnType<typeof paymentElement> | undefined;
  let isSubmitted = Boolean(clientSecret);

  const invalid = (): StripeError | undefined => {
    if (!current) throw integrationError('Create and mount a payment element first.');
    const [problem] = current.form.showProblems();
    return problem && { type: 'validation_error', code: problem.code, message: problem.message };
  };

  const group: Elements = {
    create(type) {
      if (type !== 'payment') {
        throw integrationError(`The emulator supports the payment element, not '${type}'.`);
      }
      if (current) {
        throw integrationError('Can only create one Element of type payment in an Elements group.');
      }
      current = paymentElement(clientSecret, () => {
        current = undefined;
      });
      current.setAppearance(appearance);
      return current.element;
    },
    getElement: (type) => (type === 'payment' ? (current?.element ?? null) : null),
    update(changed) {
      if (!changed.appearance) return;
      appearance = changed.appearance;
      current?.setAppearance(appearance);
    },
    fetchUpdates: async () => ({}),
    async submit() {
      const error = invalid();
      if (error) return { error };
      isSubmitted = true;
      return { selectedPaymentMethod: current!.form.method() };
    },
  };
  sources.set(group, {
    clientSecret,
    details() {
      if (!isSubmitted) {
        throw integrationError('elements.submit() must be called before the confirmation.');
      }
      const error = invalid();
      if (error) return { error };
      const { form } = current!;
      const isCard = form.method() === 'card';
      return {
        details: isCard ? { card: cardOf(form.entry()) } : { accountNumber: form.accountNumber() },
      };
    },
  });
  return group;
}
