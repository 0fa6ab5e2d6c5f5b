// @vitest-environment happy-dom
import { termsPage } from '@learning/content/site/terms';
import type { PaymentState } from '@learning/shared/contract/purchases';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { beforeEach, describe, expect, it } from 'vitest';
import { mockCall, mockServer, networkError, refusal } from '#testing/mock-api.ts';
import { renderPage } from '#testing/render-page.tsx';
import { LEARNER } from '#testing/learning-samples.ts';
import { paymentIntent } from '#testing/purchase-samples.ts';
import { installStripeJs } from '#testing/stripe-js.ts';
import { beginCheckout } from '#testing/checkout.ts';
import { withMockedApi } from '#testing/with-mocked-api.ts';
import Toaster from '#components/feedback/toaster.tsx';
import { hasSucceeded } from '../after-payment/payment-state.ts';
import type { CheckoutItem } from '../checkout-search.ts';
import { Checkout } from '../checkout.tsx';

const COURSE: CheckoutItem = { courseId: 14 };
const PLAN: CheckoutItem = { pricingTierSlug: 'professional' };
const open = (item: CheckoutItem) =>
  renderPage(
    <>
      <Checkout learner={LEARNER} item={item} contactSales={null} invoiceDetails={() => null} />
      <Toaster />
    </>,
    { path: '/checkout' },
  );
function CheckoutWithLeaveButton() {
  const [isHere, setIsHere] = useState(true);
  if (!isHere) return <p>Elsewhere</p>;
  return (
    <>
      <Checkout learner={LEARNER} item={COURSE} contactSales={null} invoiceDetails={() => null} />
      <button onClick={() => setIsHere(false)}>Leave</button>
    </>
  );
}
const payButton = () => screen.findByRole<HTMLButtonElement>('button', { name: 'Pay $29.00' });
const pay = async () => {
  const button = await payButton();
  await waitFor(() => expect(button.disabled).toBe(false));
  await userEvent.click(button);
};
const payment = (state: PaymentState['state']): PaymentState => ({
  orderId: '01KAV0000000000000000000BB',
  kind: 'course',
  description: 'HR Documentation: Basic',
  state,
  interval: null,
  courseIds: [14],
});

describe('the Pay button', () => {
  withMockedApi();
  beforeEach(beginCheckout);

  it('confirms once, however often the button is clicked, and returns to the dashboard', async () => {
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
    const paying = await screen.findByRole('button', { name: 'Processing...' });
    expect(paying.getAttribute('aria-disabled')).toBe('true');
    form.requestSubmit();
    await waitFor(() => expect(returns).toEqual([`payment ${location.origin}/dashboard`]));
  });

  it('records the terms that were shown before it charges, and charges nothing when they have changed', async () => {
    const steps: string[] = [];
    installStripeJs({
      confirm: () => {
        steps.push('confirmed');
        return new Promise(() => undefined);
      },
    });
    let isOutdated = true;
    mockServer.use(
      mockCall('createPaymentIntent', () => paymentIntent()),
      mockCall('acceptTerms', ({ body: { version } }) => {
        steps.push(`accepted ${version}`);
        return isOutdated
          ? refusal('terms_outdated')
          : { version, acceptedAt: '2026-11-22T09:00:00.000Z' };
      }),
    );
    await open(COURSE);
    await pay();
    expect(
      await screen.findByText(/Our terms have changed since you opened this page/),
    ).toBeTruthy();
    const accepted = `accepted ${termsPage.updatedOn}`;
    expect(steps).toEqual([accepted]);
    isOutdated = false;
    await pay();
    await waitFor(() => expect(steps).toEqual([accepted, accepted, 'confirmed']));
  });

  it('waits for company details that are not saved yet', async () => {
    mockServer.use(mockCall('createPaymentIntent', () => paymentIntent()));
    await renderPage(
      <Checkout
        learner={LEARNER}
        item={COURSE}
        contactSales={null}
        invoiceDetails={({ onEditing }) => (
          <>
            <button onClick={() => onEditing(true)}>Edit</button>
            <button onClick={() => onEditing(false)}>Save</button>
          </>
        )}
      />,
      { path: '/checkout' },
    );
    await userEvent.click(await screen.findByRole('button', { name: 'Edit' }));
    await pay();
    expect(await screen.findByText(/Your company details are not saved yet/)).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    await pay();
    expect(await screen.findByRole('button', { name: 'Processing...' })).toBeTruthy();
  });

  it('saves the card when nothing is due yet', async () => {
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

  it('says why the bank declined in a toast and beside the button, and can be clicked again (payment case 10)', async () => {
    const message = 'Your card has insufficient funds.';
    const error = {
      type: 'card_error' as const,
      code: 'card_declined',
      decline_code: 'insufficient_funds',
      message: 'Not in our words.',
    };
    installStripeJs({ confirm: () => Promise.resolve({ error }) });
    mockServer.use(mockCall('createPaymentIntent', () => paymentIntent()));
    await open(COURSE);
    await pay();
    expect(await screen.findByText('Payment Failed')).toBeTruthy();
    expect(screen.getByText(message)).toBeTruthy();
    const beside = `${message} Nothing was charged. Try again or use another card.`;
    expect(screen.getByText(beside)).toBeTruthy();
    expect((await payButton()).disabled).toBe(false);
  });

  it('shows no toast for an incomplete card, because Stripe marks the field', async () => {
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
    // Stripe shows the message at the field; the page must not repeat it.
    expect(await payButton()).toBeTruthy();
    expect(screen.queryByText(message)).toBeNull();
  });

  it('opens the dashboard, which asks the server, when another tab has made the payment (payment case 5)', async () => {
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

  const lostResponse = () =>
    Promise.resolve({ error: { type: 'api_connection_error' as const, message: 'No network.' } });

  it('continues to the dashboard when the response was lost and the payment succeeded (payment case 8)', async () => {
    installStripeJs({ confirm: lostResponse });
    mockServer.use(
      mockCall('createPaymentIntent', () => paymentIntent()),
      mockCall('getPayment', ({ query }) => {
        expect(query.get('ask')).toBe('stripe');
        return payment('granted');
      }),
    );
    const { history } = await open(COURSE);
    await pay();
    await waitFor(() => expect(history.location.href).toBe('/dashboard?payment_intent=pi_3abcDEF'));
  });

  it('does not redirect a learner who left the checkout during the check', async () => {
    installStripeJs({ confirm: lostResponse });
    let respond: () => void = () => undefined;
    const released = new Promise<void>((resolve) => {
      respond = resolve;
    });
    let isAsked = false;
    mockServer.use(
      mockCall('createPaymentIntent', () => paymentIntent()),
      mockCall('getPayment', async () => {
        isAsked = true;
        await released;
        return payment('granted');
      }),
    );
    const { history } = await renderPage(<CheckoutWithLeaveButton />, { path: '/checkout' });
    await pay();
    await waitFor(() => expect(isAsked).toBe(true));
    await userEvent.click(screen.getByText('Leave'));
    expect(screen.getByText('Elsewhere')).toBeTruthy();
    respond();
    // Resolves after the form's own check, so a redirect would have happened by now.
    expect(await hasSucceeded(LEARNER.id, 'pi_3abcDEF')).toBe(true);
    expect(history.location.href).toBe('/checkout');
  });

  it.each([
    ['Stripe has no payment', () => payment('waiting')],
    ['the server cannot be reached', networkError],
  ])('does not report a lost response as a failure when %s', async (_case, respond) => {
    installStripeJs({ confirm: lostResponse });
    mockServer.use(
      mockCall('createPaymentIntent', () => paymentIntent()),
      mockCall('getPayment', respond),
    );
    await open(COURSE);
    await pay();
    expect(await screen.findByText(/Click Pay again: you won’t be charged twice/)).toBeTruthy();
    expect(screen.queryByText('No network.')).toBeNull();
    expect(await payButton()).toBeTruthy();
  });

  it('prepares a replaced payment again at the current price (payment case 7)', async () => {
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
    const responses = [
      paymentIntent(),
      paymentIntent({ amount: 39, clientSecret: 'pi_4new_secret_1' }),
    ];
    mockServer.use(mockCall('createPaymentIntent', () => responses.shift()!));
    await open(COURSE);
    await pay();
    expect(await screen.findByRole('button', { name: 'Pay $39.00' })).toBeTruthy();
    expect(secrets).toEqual(['pi_3abcDEF_secret_xyz', 'pi_4new_secret_1']);
    expect(document.activeElement?.textContent).toContain(
      'Nothing was charged. Your order changed',
    );
  });
});
