import { type Card, cardOf } from './card-entry.ts';
import type { StripeError } from './emulator-calls.ts';
import type { Appearance } from './element-styles.ts';
import { paymentElement, type PaymentElement } from './payment-element.ts';

export interface ElementsOptions {
  /** Absent: the intent is made after the card is entered (`mode`, `amount`, `currency`). */
  clientSecret?: string;
  appearance?: Appearance;
  mode?: string;
  [option: string]: unknown;
}

type Submission = { error: StripeError } | { selectedPaymentMethod: string };

/** What `stripe.elements()` gives. */
export interface Elements {
  create(type: string, options?: object): PaymentElement;
  getElement(type: string): PaymentElement | null;
  update(options: ElementsOptions): void;
  fetchUpdates(): Promise<object>;
  submit(): Promise<Submission>;
}

/** What a confirmation reads of a group. */
export interface CardSource {
  clientSecret: string | undefined;
  /** The card, or what is wrong with the entry; shown to the person, too. */
  card(): { card: Card; error?: never } | { card?: never; error: StripeError };
}

const sources = new WeakMap<Elements, CardSource>();

/** @throws Error when it is none of the groups made here */
export function cardSourceOf(elements: Elements): CardSource {
  const source = sources.get(elements);
  if (source) return source;
  throw integrationError('elements should be an Elements instance made by this Stripe object.');
}

/** Misuse by the page, which Stripe.js throws rather than answers. */
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
        throw integrationError(`The emulator offers the payment element, not '${type}'.`);
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
      return { selectedPaymentMethod: 'card' };
    },
  };
  sources.set(group, {
    clientSecret,
    card() {
      if (!isSubmitted) {
        throw integrationError('elements.submit() must be called before the confirmation.');
      }
      const error = invalid();
      return error ? { error } : { card: cardOf(current!.form.entry()) };
    },
  });
  return group;
}
