// @vitest-environment happy-dom
import { API_ERRORS } from '@learning/shared/contract/errors';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import Toaster from '#components/feedback/toaster.tsx';
import { createQueryClient } from '#lib/query-client.ts';
import { beginCheckout } from '#testing/checkout.ts';
import { LEARNER } from '#testing/learning-samples.ts';
import { mockCall, mockServer, refusal } from '#testing/mock-api.ts';
import { paymentIntent } from '#testing/purchase-samples.ts';
import { renderPage } from '#testing/render-page.tsx';
import { installStripeJs } from '#testing/stripe-js.ts';
import { withMockedApi } from '#testing/with-mocked-api.ts';
import { CheckoutPage } from '../checkout-page.tsx';
import type { CheckoutItem } from '../checkout-search.ts';
import { printLaterPayments } from './later-payments.ts';

const COURSE: CheckoutItem = { courseId: 14 };
const DISCOUNT = { code: 'SPRING20', listPrice: 29, amount: 5.8 };
const discounted = paymentIntent({ amount: 23.2, discount: DISCOUNT });

const open = (promotionCode?: string, item: CheckoutItem = COURSE) =>
  renderPage(
    <>
      <CheckoutPage
        learner={LEARNER}
        item={item}
        promotionCode={promotionCode}
        contactSales={null}
        invoiceDetails={() => null}
      />
      <Toaster />
    </>,
    { path: '/checkout', queryClient: createQueryClient() },
  );
const summary = async () => within(await screen.findByRole('region', { name: 'Order summary' }));
const enter = async (code: string) => {
  const user = userEvent.setup();
  await user.click(await screen.findByRole('button', { name: 'Promotion Code' }));
  await user.type(screen.getByRole('textbox', { name: 'Code' }), code);
  await user.click(screen.getByRole('button', { name: 'Apply' }));
};

describe('a promotion code at the checkout', () => {
  withMockedApi();
  beforeEach(beginCheckout);
  beforeEach(() => void installStripeJs());

  it('is sent as typed in capital letters, and the refusal stands at the field', async () => {
    const sent: unknown[] = [];
    mockServer.use(
      mockCall('createPaymentIntent', ({ body }) => {
        sent.push(body);
        return body.promotionCode ? refusal('promotion_code_invalid') : paymentIntent();
      }),
    );
    await open();
    await screen.findByRole('button', { name: 'Pay $29.00' });
    await enter(' spring20 ');
    expect(await screen.findByText(API_ERRORS.promotion_code_invalid.message)).toBeTruthy();
    const item = { courseId: 14, country: 'US' };
    expect(sent).toEqual([item, { ...item, promotionCode: 'SPRING20' }]);
    expect(screen.getByRole('button', { name: 'Pay $29.00' })).toBeTruthy();
    expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Code' }));
  });

  it('that is a gift code leads to where it is redeemed, also in an address', async () => {
    mockServer.use(
      mockCall('createPaymentIntent', ({ body }) =>
        body.promotionCode ? refusal('gift_code_at_checkout') : paymentIntent(),
      ),
    );
    const gift = 'GIFT-7K3QXA-ABCDEFGH';
    const { unmount } = await open();
    await screen.findByRole('button', { name: 'Pay $29.00' });
    await enter(gift);
    const link = await screen.findByRole('link', { name: 'redeem it with your purchases' });
    expect(link.getAttribute('href')).toBe('/account/purchases#redeem');
    expect(screen.getByRole('button', { name: 'Pay $29.00' })).toBeTruthy();
    unmount();
    await open(gift);
    expect(await screen.findByRole('heading', { name: 'This is a gift code' })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Redeem It' }).getAttribute('href')).toBe(
      '/account/purchases#redeem',
    );
  });

  it('is refused on the page when it is no code', async () => {
    mockServer.use(mockCall('createPaymentIntent', () => paymentIntent()));
    await open();
    await screen.findByRole('button', { name: 'Pay $29.00' });
    await enter('20% off');
    expect(await screen.findByText(/letters, digits and dashes/)).toBeTruthy();
  });

  it('shows price, discount and total, as the server returns them', async () => {
    mockServer.use(
      mockCall('createPaymentIntent', ({ body }) => {
        expect(body).toEqual({ courseId: 14, country: 'US', promotionCode: 'SPRING20' });
        return discounted;
      }),
    );
    await open('SPRING20');
    const order = await summary();
    expect(await order.findByText('Promotion code SPRING20')).toBeTruthy();
    for (const amount of ['$29.00', '−$5.80', '$23.20']) {
      expect(order.getByText(amount)).toBeTruthy();
    }
    expect(order.getByRole('button', { name: 'Remove Code' })).toBeTruthy();
    expect(await screen.findByRole('button', { name: 'Pay $23.20' })).toBeTruthy();
  });

  it('in an address that no longer holds leaves a way without it', async () => {
    mockServer.use(mockCall('createPaymentIntent', () => refusal('promotion_code_invalid')));
    await open('SPRING20');
    expect(await screen.findByRole('heading', { name: 'This code can’t be used' })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Continue Without the Code' })).toBeTruthy();
  });

  // Source: rules/money.md M55
  it.each([
    [null, '$159.20 per month for as long as you keep the plan. It renews until you cancel.'],
    [
      '2027-02-28T12:00:00.000Z',
      '$159.20 per month before February 28, 2027, and $199.00 per month from that renewal on. It renews until you cancel.',
    ],
  ])('says what a plan costs with it, and until %s', (fullPriceFrom, sentence) => {
    const intent = {
      discount: { code: 'SPRING20', listPrice: 199, amount: 39.8 },
      planDiscount: { code: 'SPRING20', price: 159.2, fullPriceFrom },
      tax: null,
    };
    expect(printLaterPayments(intent, 'month')).toBe(sentence);
  });

  it('that covers the whole price asks for no card, and completes the order with the terms', async () => {
    const calls: string[] = [];
    mockServer.use(
      mockCall('createPaymentIntent', () =>
        paymentIntent({
          amount: 0,
          discount: { ...DISCOUNT, amount: 29 },
          clientSecret: null,
          confirmation: 'free',
        }),
      ),
      mockCall('acceptTerms', ({ body }) => {
        calls.push('terms');
        return { version: body.version, acceptedAt: '2026-11-24T09:00:00.000Z' };
      }),
      mockCall('completeFreeOrder', ({ params }) => {
        calls.push('complete');
        return {
          orderId: params.orderId!,
          kind: 'course',
          description: 'HR Documentation: Basic',
          state: 'granted',
          interval: null,
          courseIds: [14],
        };
      }),
    );
    await open('SPRING20');
    expect(await (await summary()).findByText('$0.00')).toBeTruthy();
    expect(screen.queryByRole('button', { name: /^Pay/ })).toBeNull();
    await userEvent.click(await screen.findByRole('button', { name: 'Complete Order' }));
    expect(await screen.findByText('Order Complete')).toBeTruthy();
    expect(calls).toEqual(['terms', 'complete']);
  });
});
