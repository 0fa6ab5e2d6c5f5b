import { methodForm, type MethodForm } from './method-form.ts';
import { retrieve, type Intent, type StripeError } from './emulator-calls.ts';
import { type Appearance, applyAppearance, styledRoot } from './element-styles.ts';
import { listeners } from './listeners.ts';

const ELEMENT_TYPE = 'payment';
const TERMINAL = ['succeeded', 'canceled'];

/** The part of Stripe's payment element that the product's page uses. */
export interface PaymentElement {
  mount(target: string | HTMLElement): void;
  unmount(): void;
  destroy(): void;
  on(name: string, listener: (event?: unknown) => unknown): PaymentElement;
  once(name: string, listener: (event?: unknown) => unknown): PaymentElement;
  off(name: string, listener?: (event?: unknown) => unknown): PaymentElement;
  update(options: object): void;
  focus(): void;
  blur(): void;
  clear(): void;
  collapse(): void;
  getValue(): Promise<object>;
}

/** Creates a payment element. @param whenDestroyed lets the group create another one */
export function paymentElement(
  clientSecret: string | undefined,
  whenDestroyed: () => void,
): { element: PaymentElement; form: MethodForm; setAppearance(appearance: Appearance): void } {
  const events = listeners();
  const emit = (name: string, more: object = {}) =>
    events.emit(name, { elementType: ELEMENT_TYPE, ...more });
  const host = document.createElement('div');
  let isDestroyed = false;
  let isLoading = false;

  const form = methodForm({
    change: () => emit('change', state()),
    focus: () => emit('focus'),
    blur: () => emit('blur'),
    escape: () => emit('escape'),
    enter: () => host.closest('form')?.requestSubmit(),
  });
  const state = () => ({
    empty: form.isEmpty(),
    complete: form.problems().length === 0,
    collapsed: false,
    value: { type: form.method() },
  });

  async function load(): Promise<void> {
    if (isLoading) return;
    isLoading = true;
    emit('loaderstart');
    const { intent, error } = clientSecret ? await loadIntent(clientSecret) : {};
    if (isDestroyed) return;
    if (error)
      return events.emit('loaderror', { elementType: ELEMENT_TYPE, error }, { once: true });
    const types = intent?.['payment_method_types'];
    if (Array.isArray(types) && types.includes('us_bank_account')) form.offerBankAccount();
    styledRoot(host).replaceChildren(form.root);
    events.emit('ready', { elementType: ELEMENT_TYPE }, { once: true });
  }

  const element: PaymentElement = {
    mount(target) {
      if (isDestroyed) throw new Error('This Element has already been destroyed.');
      const parent = typeof target === 'string' ? document.querySelector(target) : target;
      if (!parent) throw new Error('The selector you specified applies to no DOM elements.');
      parent.replaceChildren(host);
      void load();
    },
    unmount: () => host.remove(),
    destroy() {
      isDestroyed = true;
      host.remove();
      whenDestroyed();
    },
    on(name, listener) {
      events.on(name, listener);
      return element;
    },
    once(name, listener) {
      const once = (event: unknown) => {
        events.off(name, once);
        return listener(event);
      };
      events.on(name, once);
      return element;
    },
    off(name, listener) {
      events.off(name, listener);
      return element;
    },
    // Layout, wallets and billing details do not affect a card's three fields.
    update() {},
    focus: () => form.focus(),
    blur: () => (host.shadowRoot?.activeElement as HTMLElement | null)?.blur(),
    clear: () => form.clear(),
    collapse() {},
    getValue: async () => state(),
  };
  return { element, form, setAppearance: (appearance) => applyAppearance(host, appearance) };
}

/** Reads the intent that is to be paid; a paid or canceled one is an error. */
async function loadIntent(clientSecret: string): Promise<{ intent?: Intent; error?: StripeError }> {
  const { intent, error } = await retrieve(clientSecret);
  if (error) return { error };
  if (!TERMINAL.includes(intent.status)) return { intent };
  const kind = intent.object === 'setup_intent' ? 'SetupIntent' : 'PaymentIntent';
  const terminal: StripeError = {
    type: 'invalid_request_error',
    code: `${intent.object}_unexpected_state`,
    message: `This ${kind} is in a terminal state (${intent.status}) and cannot be used to initialize Elements.`,
    [intent.object]: intent,
  };
  return { error: terminal };
}
