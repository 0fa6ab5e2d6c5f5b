// @vitest-environment happy-dom
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { mockCall, mockServer, noAnswer, refusal } from '../../../testing/mock-api.ts';
import { renderPage } from '../../../testing/render-page.tsx';
import { course } from '../../../testing/catalog-samples.ts';
import { LEARNER } from '../../../testing/learning-samples.ts';
import { paymentIntent, pricingTier } from '../../../testing/purchase-samples.ts';
import { signInLearner } from '../../../testing/sign-in-learner.ts';
import { installStripeJs } from '../../../testing/stripe-js.ts';
import { withMockedApi } from '../../../testing/with-mocked-api.ts';
import Toaster from '../../../components/feedback/toaster.tsx';
import type { CheckoutItem } from '../checkout-search.ts';
import { CheckoutPage } from './checkout-page.tsx';

const COURSE: CheckoutItem = { courseId: 14 };
const PLAN: CheckoutItem = { pricingTierSlug: 'professional' };
const open = (item: CheckoutItem | undefined) =>
  renderPage(
    <>
      <CheckoutPage learner={LEARNER} item={item} contactSales="the contact form" />
      <Toaster />
    </>,
    { path: '/checkout' },
  );
const payButton = () => screen.findByRole<HTMLButtonElement>('button', { name: 'Pay $29.00' });
const pay = async () => {
  const button = await payButton();
  await waitFor(() => expect(button.disabled).toBe(false));
  await userEvent.click(button);
};
const hrefOf = async (name: string) =>
  (await screen.findByRole('link', { name })).getAttribute('href');

describe('the checkout', () => {
  withMockedApi();
  beforeEach(() => {
    signInLearner();
    installStripeJs();
    mockServer.use(
      mockCall('getCourse', () => course()),
      mockCall('listCourses', () => [course(), course({ id: 15, title: 'Advanced Records' })]),
      mockCall('listPricingTiers', () => [pricingTier()]),
    );
  });

  it('says that it prepares, then shows what is bought and for how much', async () => {
    let answer: () => void = () => undefined;
    const prepared = new Promise<void>((resolve) => {
      answer = resolve;
    });
    mockServer.use(
      mockCall('createPaymentIntent', async ({ body }) => {
        expect(body).toEqual({ courseId: 14 });
        await prepared;
        return paymentIntent();
      }),
    );
    await open(COURSE);
    expect(await screen.findByText('Preparing secure checkout...')).toBeTruthy();
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Secure Checkout');
    answer();
    const summary = within(await screen.findByRole('region', { name: 'Order summary' }));
    expect(await summary.findByText('HR Documentation: Basic')).toBeTruthy();
    expect(summary.getByText('$29.00')).toBeTruthy();
    expect(await summary.findByText('2 modules, 3.5 hours')).toBeTruthy();
    for (const perk of [
      '3-day free trial',
      'Lifetime access to purchased content',
      'Professional certificates',
      '30-day course exchange policy',
    ]) {
      expect(summary.getByText(perk)).toBeTruthy();
    }
    expect(screen.getByText(/Cancel within 24 hours/).textContent).toContain('30 days');
  });

  it('says what a plan contains, and that it renews', async () => {
    mockServer.use(
      mockCall('createPaymentIntent', ({ body }) => {
        expect(body).toEqual({ pricingTierSlug: 'professional' });
        return paymentIntent({ kind: 'subscription', description: 'Professional', amount: 199 });
      }),
    );
    await open(PLAN);
    expect(await screen.findByRole('button', { name: 'Pay $199.00' })).toBeTruthy();
    expect(screen.getByText('per month, renews until you cancel')).toBeTruthy();
    expect(await screen.findByText('5 seats, yours included')).toBeTruthy();
    expect(screen.getByText(/renews every month/)).toBeTruthy();
  });

  it('lists both courses of the bundle', async () => {
    mockServer.use(
      mockCall('createPaymentIntent', () => paymentIntent({ kind: 'bundle', amount: 99 })),
    );
    await open({ courseId: 16 });
    expect(await screen.findByText('Advanced Records, 3.5 hours')).toBeTruthy();
    expect(screen.getByText('HR Documentation: Basic, 3.5 hours')).toBeTruthy();
  });

  it('asks for a course or a plan when the address names none', async () => {
    await open(undefined);
    expect(
      await screen.findByText(
        'Missing payment information. Please select a course or subscription tier.',
      ),
    ).toBeTruthy();
    expect(await hrefOf('Go Back')).toBe('/pricing');
  });

  it('says that the payment could not be initialized, and tries again', async () => {
    let isUp = false;
    mockServer.use(
      mockCall('createPaymentIntent', () => (isUp ? paymentIntent() : refusal('internal_error'))),
    );
    await open(COURSE);
    await screen.findByText('Failed to initialize payment. Please try again.');
    expect(await hrefOf('Go Back')).toBe('/courses/14');
    isUp = true;
    await userEvent.click(screen.getByRole('button', { name: 'Try Again' }));
    expect(await payButton()).toBeTruthy();
  });

  it('says so, too, when Stripe cannot show its fields', async () => {
    installStripeJs({ loading: 'loaderror' });
    mockServer.use(mockCall('createPaymentIntent', () => paymentIntent()));
    await open(COURSE);
    await screen.findByText('Failed to initialize payment. Please try again.');
    installStripeJs();
    await userEvent.click(screen.getByRole('button', { name: 'Try Again' }));
    expect(await payButton()).toBeTruthy();
  });

  it.each([
    ['already_owned', COURSE, 'Open Course', '/course/14/play'],
    ['already_owned', { courseId: 16 }, 'Go to Dashboard', '/dashboard'],
    ['subscription_active', PLAN, 'Manage Plan', '/account/purchases'],
    ['payment_disputed', COURSE, 'Your Purchases', '/account/purchases'],
    ['course_not_found', COURSE, 'Browse Courses', '/courses'],
    ['tier_not_found', PLAN, 'See Plans', '/pricing'],
  ] as const)('after %s leads on: %j', async (code, item, link, href) => {
    mockServer.use(mockCall('createPaymentIntent', () => refusal(code)));
    await open(item);
    expect(await hrefOf(link)).toBe(href);
  });

  it('opens the contact form for a plan that sales agrees', async () => {
    mockServer.use(mockCall('createPaymentIntent', () => refusal('contact_sales')));
    await open({ pricingTierSlug: 'corporate' });
    expect(await screen.findByText('the contact form')).toBeTruthy();
  });

  it.each([
    ['payments are down', () => refusal('payments_unavailable'), /Nothing was charged/],
    ['there is no connection', noAnswer, /cannot reach the server/],
  ])('offers another try when %s', async (_case, answer, sentence) => {
    mockServer.use(mockCall('createPaymentIntent', answer));
    await open(COURSE);
    expect(await screen.findByText(sentence)).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Try Again' })).toBeTruthy();
  });

  it('goes to the dashboard when nothing is left to pay', async () => {
    mockServer.use(
      mockCall('createPaymentIntent', () =>
        paymentIntent({ kind: 'subscription', clientSecret: null, confirmation: 'none' }),
      ),
    );
    const { history } = await open(PLAN);
    await waitFor(() => expect(history.location.pathname).toBe('/dashboard'));
  });

  it('confirms once, however often the button is pressed, and returns to the dashboard', async () => {
    const returns: string[] = [];
    installStripeJs({
      confirm: (kind, returnUrl) => {
        returns.push(`${kind} ${returnUrl}`);
        return new Promise(() => undefined);
      },
    });
    mockServer.use(mockCall('createPaymentIntent', () => paymentIntent()));
    await open(COURSE);
    const button = await payButton();
    await waitFor(() => expect(button.disabled).toBe(false));
    const form = button.closest('form')!;
    form.requestSubmit();
    form.requestSubmit();
    expect(await screen.findByRole('button', { name: 'Processing...' })).toHaveProperty(
      'disabled',
      true,
    );
    form.requestSubmit();
    await waitFor(() => expect(returns).toEqual([`payment ${location.origin}/dashboard`]));
  });

  it('saves a card where nothing is due yet', async () => {
    const kinds: string[] = [];
    installStripeJs({
      confirm: (kind) => {
        kinds.push(kind);
        return new Promise(() => undefined);
      },
    });
    mockServer.use(
      mockCall('createPaymentIntent', () =>
        paymentIntent({
          kind: 'subscription',
          amount: 0,
          confirmation: 'setup',
          clientSecret: 'seti_1abcDEF_secret_xyz',
        }),
      ),
    );
    await open(PLAN);
    const button = await screen.findByRole<HTMLButtonElement>('button', {
      name: 'Save Card and Start',
    });
    await waitFor(() => expect(button.disabled).toBe(false));
    await userEvent.click(button);
    await waitFor(() => expect(kinds).toEqual(['setup']));
  });

  it('case 10: says what the bank said, in a toast and beside the button, and can be paid again', async () => {
    const message = 'Your card has insufficient funds.';
    installStripeJs({
      confirm: () => Promise.resolve({ error: { type: 'card_error', message } }),
    });
    mockServer.use(mockCall('createPaymentIntent', () => paymentIntent()));
    await open(COURSE);
    await pay();
    expect(await screen.findByText('Payment Failed')).toBeTruthy();
    expect(screen.getAllByText(message)).toHaveLength(2);
    expect((await payButton()).disabled).toBe(false);
  });

  it('leaves an incomplete card to its field, without a toast', async () => {
    const message = 'Your card number is incomplete.';
    installStripeJs({
      submitError: { type: 'validation_error', message },
      confirm: () => {
        throw new Error('confirmed an incomplete card');
      },
    });
    mockServer.use(mockCall('createPaymentIntent', () => paymentIntent()));
    await open(COURSE);
    await pay();
    await screen.findByText(message);
    // A toast would say it a second time.
    expect(screen.getAllByText(message)).toHaveLength(1);
  });

  it('case 5: a payment that another tab has made leads to the dashboard, which asks the server', async () => {
    installStripeJs({
      confirm: () =>
        Promise.resolve({
          error: {
            type: 'invalid_request_error',
            code: 'payment_intent_unexpected_state',
            payment_intent: { status: 'succeeded' } as never,
          },
        }),
    });
    mockServer.use(mockCall('createPaymentIntent', () => paymentIntent()));
    const { history } = await open(COURSE);
    await pay();
    await waitFor(() => expect(history.location.href).toBe('/dashboard?payment_intent=pi_3abcDEF'));
  });

  it('case 7: a payment that was replaced meanwhile is prepared anew, at the price of now', async () => {
    const secrets = installStripeJs({
      confirm: () =>
        Promise.resolve({
          error: {
            type: 'invalid_request_error',
            code: 'payment_intent_unexpected_state',
            payment_intent: { status: 'canceled' } as never,
          },
        }),
    });
    const answers = [
      paymentIntent(),
      paymentIntent({ amount: 39, clientSecret: 'pi_4new_secret_1' }),
    ];
    mockServer.use(mockCall('createPaymentIntent', () => answers.shift()!));
    await open(COURSE);
    await pay();
    expect(await screen.findByRole('button', { name: 'Pay $39.00' })).toBeTruthy();
    expect(secrets).toEqual(['pi_3abcDEF_secret_xyz', 'pi_4new_secret_1']);
  });
});
