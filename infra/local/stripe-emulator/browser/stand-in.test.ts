// @vitest-environment happy-dom
import { Elements, PaymentElement, useElements, useStripe } from '@stripe/react-stripe-js';
import { loadStripe } from '@stripe/stripe-js/pure';
import { cleanup, configure, fireEvent, render, waitFor, within } from '@testing-library/react';
import { createElement as h, StrictMode, useState } from 'react';
import Stripe from 'stripe';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import {
  createStripeEmulator,
  EMULATED_PUBLISHABLE_KEY,
  EMULATED_SECRET_KEY,
  type StripeEmulator,
} from '#emulator.ts';
import { stripeFunction } from './stripe-object.ts';

// The default of one second is too short on a busy machine.
configure({ asyncUtilTimeout: 60_000 });

const RETURN_URL = 'http://localhost:5173/dashboard?welcome=1';

let emulator: StripeEmulator;
let stripe: Stripe;
let warnings: unknown[][];
let navigations: string[];
beforeEach(() => {
  emulator = createStripeEmulator({ origin: 'http://localhost:5173' });
  stripe = new Stripe(EMULATED_SECRET_KEY, {
    httpClient: Stripe.createFetchHttpClient((url: string | URL | Request, init?: RequestInit) =>
      emulator.fetch(new Request(url, init)),
    ),
  });
  vi.stubGlobal('Stripe', stripeFunction);
  // The page's own origin, where the local server hands these calls to the emulator.
  vi.stubGlobal('fetch', (path: string, init?: RequestInit) =>
    emulator.fetch(new Request(`http://localhost${path.replace('/_local/stripe', '')}`, init)),
  );
  warnings = [];
  for (const level of ['warn', 'error'] as const) {
    vi.spyOn(console, level).mockImplementation((...args: unknown[]) => warnings.push(args));
  }
  navigations = [];
  vi.spyOn(location, 'assign').mockImplementation((url) => void navigations.push(String(url)));
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

/** A checkout as the product has one. */
function Checkout({ onReady }: { onReady: (event: string) => void }) {
  const [stripeJs, elements] = [useStripe(), useElements()];
  const [message, setMessage] = useState('');
  const pay = async () => {
    if (!stripeJs || !elements) return;
    const submitted = await elements.submit();
    if (submitted.error) return setMessage(submitted.error.message ?? '');
    const confirmParams = { return_url: RETURN_URL };
    const { error } = await stripeJs.confirmPayment({ elements, confirmParams });
    setMessage(`${error.type}/${error.code}/${error.message}/${error.payment_intent?.status}`);
  };
  return h(
    'form',
    {
      onSubmit: (event: { preventDefault(): void }) => {
        event.preventDefault();
        void pay();
      },
    },
    h(PaymentElement, {
      onReady: () => onReady('ready'),
      onLoadError: ({ error }: { error: { code?: string } }) => onReady(error.code ?? 'error'),
    }),
    h('button', { type: 'submit' }, 'Pay'),
    h('p', { role: 'status' }, message),
  );
}

async function openCheckout(clientSecret: string) {
  const stripeJs = await loadStripe(EMULATED_PUBLISHABLE_KEY);
  const events: string[] = [];
  const page = render(
    h(
      StrictMode,
      null,
      h(
        Elements,
        { stripe: stripeJs, options: { clientSecret } },
        h(Checkout, { onReady: (event) => events.push(event) }),
      ),
    ),
  );
  await waitFor(() => expect(events).not.toEqual([]));
  return { page, events };
}

function fields(page: ReturnType<typeof render>) {
  const host = [...page.container.querySelectorAll('div')].find((element) => element.shadowRoot);
  return within(host!.shadowRoot as unknown as HTMLElement);
}

function enter(page: ReturnType<typeof render>, number: string) {
  const input = (label: string, value: string) =>
    fireEvent.input(fields(page).getByLabelText(label), { target: { value } });
  input('Card number', number);
  input('Expiration date', '1234');
  input('Security code', '123');
}

const pay = (page: ReturnType<typeof render>) => fireEvent.click(page.getByText('Pay'));

async function newPayment() {
  const automatic = { automatic_payment_methods: { enabled: true } };
  return stripe.paymentIntents.create({ amount: 2900, currency: 'usd', ...automatic });
}

async function bankDialog() {
  const find = () =>
    [...document.body.children].find((child) => child.shadowRoot?.querySelector('dialog'));
  await waitFor(() => expect(find()).toBeDefined());
  return within(find()!.shadowRoot as unknown as HTMLElement);
}

describe('a payment in StrictMode', () => {
  test('renders its fields once, without warnings', async () => {
    const { client_secret: secret } = await newPayment();
    const { page, events } = await openCheckout(secret!);
    expect(new Set(events)).toEqual(new Set(['ready']));
    expect(fields(page).getAllByRole('textbox')).toHaveLength(3);
    expect(fields(page).getByText('Test payments: no real card is charged.')).toBeDefined();
    page.unmount();
    expect(warnings).toEqual([]);
  });

  test("succeeds and goes to the return URL with Stripe's parameters", async () => {
    const { id, client_secret: secret } = await newPayment();
    const { page } = await openCheckout(secret!);
    enter(page, '4242424242424242');
    pay(page);
    await waitFor(() => expect(navigations).toHaveLength(1));
    expect(navigations[0]).toBe(
      `${RETURN_URL}&payment_intent=${id}&payment_intent_client_secret=${secret}&redirect_status=succeeded`,
    );
    expect((await stripe.paymentIntents.retrieve(id)).status).toBe('succeeded');
  });

  test.each([
    ['4000000000000002', 'card_error/card_declined/Your card was declined.'],
    ['4000000000009995', 'card_error/card_declined/Your card has insufficient funds.'],
    ['4000000000000069', 'card_error/expired_card/Your card has expired.'],
  ])('with %s shows why it failed and can be paid with another card', async (number, message) => {
    const { id, client_secret: secret } = await newPayment();
    const { page } = await openCheckout(secret!);
    enter(page, number);
    pay(page);
    await waitFor(() =>
      expect(page.getByRole('status').textContent).toBe(`${message}/requires_payment_method`),
    );
    enter(page, '4242424242424242');
    pay(page);
    await waitFor(() => expect(navigations).toHaveLength(1));
    expect((await stripe.paymentIntents.retrieve(id)).amount_received).toBe(2900);
  });

  test('by bank account goes to the return URL while the money is on its way', async () => {
    const { id, client_secret: secret } = await newPayment();
    const { page } = await openCheckout(secret!);
    fireEvent.click(fields(page).getByLabelText('US bank account'));
    const account = fields(page).getByLabelText('Account number');
    fireEvent.input(account, { target: { value: '0001' } });
    pay(page);
    await waitFor(() =>
      expect(page.getByRole('status').textContent).toBe('Your account number is incomplete.'),
    );
    fireEvent.input(account, { target: { value: '000123456789' } });
    pay(page);
    await waitFor(() => expect(navigations).toHaveLength(1));
    expect(navigations[0]).toContain(`payment_intent=${id}`);
    expect(navigations[0]).toContain('redirect_status=pending');
    expect((await stripe.paymentIntents.retrieve(id)).status).toBe('processing');
  });

  test('succeeds when 3-D Secure is completed', async () => {
    const { id, client_secret: secret } = await newPayment();
    const { page } = await openCheckout(secret!);
    enter(page, '4000002500003155');
    pay(page);
    const bank = await bankDialog();
    expect(bank.getByText(/\$29\.00/)).toBeDefined();
    fireEvent.click(bank.getByText('Complete'));
    await waitFor(() => expect(navigations).toHaveLength(1));
    expect((await stripe.paymentIntents.retrieve(id)).status).toBe('succeeded');
  });

  test('fails when 3-D Secure fails, and the card can be tried again', async () => {
    const { client_secret: secret } = await newPayment();
    const { page } = await openCheckout(secret!);
    enter(page, '4000002500003155');
    pay(page);
    fireEvent.click((await bankDialog()).getByText('Fail'));
    await waitFor(() =>
      expect(page.getByRole('status').textContent).toMatch(
        /^invalid_request_error\/payment_intent_authentication_failure\/.*\/requires_payment_method$/,
      ),
    );
    expect(navigations).toEqual([]);
  });

  test('with an empty form reports the missing number at the field and to the page', async () => {
    const { client_secret: secret } = await newPayment();
    const { page } = await openCheckout(secret!);
    pay(page);
    await waitFor(() =>
      expect(page.getByRole('status').textContent).toBe('Your card number is incomplete.'),
    );
    const number = fields(page).getByLabelText('Card number');
    expect(number.getAttribute('aria-invalid')).toBe('true');
    const described = number.getAttribute('aria-describedby');
    expect(fields(page).getByText('Your card number is incomplete.').id).toBe(described);
  });

  test('does not render a payment that another tab has paid', async () => {
    const { client_secret: secret } = await newPayment();
    await emulator.confirm(secret!, '4242424242424242');
    const { events } = await openCheckout(secret!);
    expect(events).toContain('payment_intent_unexpected_state');
  });

  test('is not paid twice when another tab pays it first', async () => {
    const { client_secret: secret } = await newPayment();
    const { page } = await openCheckout(secret!);
    await emulator.confirm(secret!, '4242424242424242');
    enter(page, '4242424242424242');
    pay(page);
    await waitFor(() =>
      expect(page.getByRole('status').textContent).toMatch(
        /^invalid_request_error\/payment_intent_unexpected_state\/.*\/succeeded$/,
      ),
    );
    expect(emulator.objects().charges).toHaveLength(1);
  });

  test('does not render a payment with a wrong secret', async () => {
    const { id } = await newPayment();
    const { events } = await openCheckout(`${id}_secret_wrong`);
    expect(events).not.toContain('ready');
  });
});

test('A SetupIntent saves a card and adds its parameters to the return URL', async () => {
  const customer = await stripe.customers.create({ email: 'ada@x.example' });
  const product = await stripe.products.create({ name: 'Free' });
  const price = await stripe.prices.create({
    product: product.id,
    unit_amount: 0,
    currency: 'usd',
    recurring: { interval: 'month' },
  });
  const subscription = await stripe.subscriptions.create({
    customer: customer.id,
    items: [{ price: price.id }],
    payment_behavior: 'default_incomplete',
    expand: ['pending_setup_intent'],
  });
  const setup = subscription.pending_setup_intent;
  if (!setup || typeof setup === 'string') throw new Error('A SetupIntent was expected.');
  const stripeJs = stripeFunction(EMULATED_PUBLISHABLE_KEY);
  const elements = stripeJs.elements({ clientSecret: setup.client_secret! });
  const place = document.createElement('div');
  const element = elements.create('payment');
  const ready = new Promise((resolve) => element.on('ready', resolve));
  element.mount(place);
  await ready;
  const form = within(place.firstElementChild!.shadowRoot as unknown as HTMLElement);
  fireEvent.click(form.getByText(/4242 4242 4242 4242/));
  void stripeJs.confirmSetup({ elements, confirmParams: { return_url: RETURN_URL } });
  await waitFor(() => expect(navigations).toHaveLength(1));
  expect(new URL(navigations[0]!).searchParams.get('setup_intent')).toBe(setup.id);
  expect(emulator.objects().setupIntents.map((intent) => intent.status)).toEqual(['succeeded']);
});

test('Without a connection a connection error is returned', async () => {
  const { client_secret: secret } = await newPayment();
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
  const response = await stripeFunction(EMULATED_PUBLISHABLE_KEY).retrievePaymentIntent(secret!);
  expect(response).toMatchObject({ error: { type: 'api_connection_error' } });
});

test('Misuse by the page throws, as with Stripe.js', async () => {
  const stripeJs = stripeFunction(EMULATED_PUBLISHABLE_KEY);
  const elements = stripeJs.elements({ mode: 'payment', amount: 2900, currency: 'usd' });
  elements.create('payment');
  expect(() => elements.create('payment')).toThrow('Can only create one Element');
  expect(() => elements.create('card')).toThrow("not 'card'");
  expect(() => stripeJs.elements({})).toThrow('clientSecret');
  const { client_secret: clientSecret } = await newPayment();
  const confirmParams = { return_url: RETURN_URL };
  await expect(
    stripeJs.confirmPayment({ elements, clientSecret: clientSecret!, confirmParams }),
  ).rejects.toThrow('elements.submit() must be called');
  await expect(stripeJs.confirmPayment({ elements, clientSecret: 'x' })).rejects.toThrow(
    'return_url',
  );
});
