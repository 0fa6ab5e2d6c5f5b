// @vitest-environment happy-dom
import { START_CONSENT_VERSION } from '@learning/content/site/withdrawal';
import { bundle } from '@learning/content/tiers';
import { API_ERRORS } from '@learning/shared/contract/errors';
import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse } from 'msw';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { recentMessages } from '#lib/message-log.ts';
import { mockCall, mockServer, networkError, refusal } from '#testing/mock-api.ts';
import { renderPage } from '#testing/render-page.tsx';
import { course } from '#testing/catalog-samples.ts';
import { accessSummary, LEARNER } from '#testing/learning-samples.ts';
import {
  ownSeat,
  paymentIntent,
  pricingTier,
  purchases,
  subscription,
} from '#testing/purchase-samples.ts';
import { installStripeJs } from '#testing/stripe-js.ts';
import { beginCheckout } from '#testing/checkout.ts';
import { withMockedApi } from '#testing/with-mocked-api.ts';
import Toaster from '#components/feedback/toaster.tsx';
import { createQueryClient } from '#lib/query-client.ts';
import { courseTitlesQuery } from '#queries/catalog.ts';
import type { CheckoutItem } from './checkout-search.ts';
import { CheckoutPage } from './checkout-page.tsx';

const COURSE: CheckoutItem = { courseId: 14 };
const PLAN: CheckoutItem = { pricingTierSlug: 'professional' };
const open = (item: CheckoutItem | undefined, queryClient = createQueryClient()) =>
  renderPage(
    <>
      <CheckoutPage
        learner={LEARNER}
        item={item}
        contactSales="the contact form"
        invoiceDetails={() => null}
      />
      <Toaster />
    </>,
    { path: '/checkout', queryClient },
  );
const payButton = () => screen.findByRole<HTMLButtonElement>('button', { name: 'Pay $29.00' });
const entitlement = (kind: 'purchase' | 'subscription' | 'seat', courseIds: readonly number[]) => ({
  kind,
  courseIds: [...courseIds],
  endsAt: null,
  isActive: true,
});
const hrefOf = async (name: string) =>
  (await screen.findByRole('link', { name })).getAttribute('href');

describe('the checkout', () => {
  withMockedApi();
  beforeEach(beginCheckout);

  it('shows that it is preparing, then the item and its price', async () => {
    let respond: () => void = () => undefined;
    const prepared = new Promise<void>((resolve) => {
      respond = resolve;
    });
    mockServer.use(
      mockCall('createPaymentIntent', async ({ body }) => {
        expect(body).toEqual({ courseId: 14, country: 'US' });
        await prepared;
        return paymentIntent();
      }),
    );
    await open(COURSE);
    expect(await screen.findByText('Preparing secure checkout...')).toBeTruthy();
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Secure Checkout');
    respond();
    const summary = within(await screen.findByRole('region', { name: 'Order summary' }));
    expect(await summary.findByText('HR Documentation: Basic')).toBeTruthy();
    expect(summary.getByText('$29.00')).toBeTruthy();
    expect(await summary.findByText('2 modules, 3.5 hours')).toBeTruthy();
    for (const perk of [
      'One payment, lifetime access',
      'A certificate when you complete it',
      'Full refund within 24 hours',
      'One exchange within 30 days',
    ]) {
      expect(summary.getByText(perk)).toBeTruthy();
    }
    // On small screens the contents unfold.
    await userEvent.click(summary.getByRole('button', { name: 'Show Details' }));
    const hide = summary.getByRole('button', { name: 'Hide Details' });
    expect(hide.getAttribute('aria-expanded')).toBe('true');
    expect(summary.queryByText(/trial/)).toBeNull();
    expect(screen.getByText(/Cancel within 24 hours/).textContent).toContain('30 days');
    expect(await hrefOf('terms')).toBe('/terms');
  });

  it.each([
    ['a course, as delivered with the page', COURSE, 'HR Documentation: Basic'],
    ['the bundle', { courseId: 16 }, bundle.title],
    ['a plan', PLAN, 'Professional'],
  ] as const)(
    'names %s and what comes with it before the payment is prepared, so that nothing moves later',
    async (_case, item, title) => {
      mockServer.use(mockCall('createPaymentIntent', () => new Promise<never>(() => undefined)));
      const queryClient = createQueryClient();
      const titles = { 14: 'HR Documentation: Basic' };
      queryClient.setQueryData(courseTitlesQuery().queryKey, titles, { updatedAt: 0 });
      await open(item, queryClient);
      expect(screen.getByText('Preparing secure checkout...')).toBeTruthy();
      const summary = within(screen.getByRole('region', { name: 'Order summary' }));
      expect(await summary.findByText(title)).toBeTruthy();
      expect(await summary.findByText(/^Full refund|full refund/)).toBeTruthy();
    },
  );

  it('lists only what a plan has, and that it renews (screens bug 4)', async () => {
    mockServer.use(
      mockCall('createPaymentIntent', ({ body }) => {
        expect(body).toEqual({ pricingTierSlug: 'professional', country: 'US' });
        return paymentIntent({ kind: 'subscription', description: 'Professional', amount: 199 });
      }),
      mockCall('listPricingTiers', () => {
        const features = ['Everything in Starter', '3-day trial with full access'];
        return [pricingTier({ features })];
      }),
    );
    await open(PLAN);
    expect(await screen.findByRole('button', { name: 'Pay $199.00' })).toBeTruthy();
    expect(screen.getByText('per month, renews until you cancel')).toBeTruthy();
    expect(await screen.findByText('5 seats, including yours')).toBeTruthy();
    expect(screen.getByText(/renews every month/).textContent).toContain(
      'claiming a certificate earned with the plan ends this option',
    );
    expect(screen.getByText('Everything in Starter')).toBeTruthy();
    expect(screen.queryByText('3-day trial with full access')).toBeNull();
    const summary = within(screen.getByRole('region', { name: 'Order summary' }));
    const included = within(summary.getByRole('list', { name: 'Included' }));
    expect(included.getAllByRole('listitem').map((listItem) => listItem.textContent)).toEqual([
      '2 courses now, new ones as they come',
      '5 seats, including yours',
      'Cancel any time; full refund for 24 hours, until a certificate is claimed',
    ]);
    expect(summary.queryByText(/lifetime|exchange/i)).toBeNull();
  });

  it('says that a plan by the year renews every year', async () => {
    mockServer.use(
      mockCall('createPaymentIntent', ({ body }) => {
        expect(body).toMatchObject({ pricingTierSlug: 'professional', interval: 'year' });
        return paymentIntent({ kind: 'subscription', description: 'Professional', amount: 1990 });
      }),
    );
    await open({ pricingTierSlug: 'professional', interval: 'year' });
    expect(await screen.findByRole('button', { name: 'Pay $1,990.00' })).toBeTruthy();
    expect(screen.getByText('per year, renews until you cancel')).toBeTruthy();
    expect(screen.getByText(/renews every year/).textContent).toContain('end of the current year');
  });

  it.each([
    ['the cheapest course', COURSE, [course(), course({ id: 15, price: 89 })]],
    [
      'the bundle',
      { courseId: 16 },
      [course(), course({ id: 15, price: 89 }), course({ id: 3, price: 99 })],
    ],
  ] as const)(
    'promises no exchange for %s, because no course costs as little',
    async (_case, item, courses) => {
      mockServer.use(
        mockCall('createPaymentIntent', () => paymentIntent()),
        mockCall('listCourses', () => [...courses]),
      );
      await open(item);
      expect(await screen.findByText('Full refund within 24 hours')).toBeTruthy();
      expect((await screen.findByText(/Cancel within 24 hours/)).textContent).toContain(
        'Claiming a course’s certificate ends this option.',
      );
      expect(screen.queryByText(/exchange/)).toBeNull();
    },
  );

  it('lists both courses of the bundle', async () => {
    mockServer.use(
      mockCall('createPaymentIntent', () => paymentIntent({ kind: 'bundle', amount: 99 })),
    );
    await open({ courseId: 16 });
    expect(await screen.findByText('Advanced Records, 3.5 hours')).toBeTruthy();
    expect(screen.getByText('HR Documentation: Basic, 3.5 hours')).toBeTruthy();
  });

  it('marks the owned course of the bundle and offers the other one separately', async () => {
    mockServer.use(
      mockCall('createPaymentIntent', () => paymentIntent({ kind: 'bundle', amount: 99 })),
      mockCall('getAccess', () => accessSummary({ entitlements: [entitlement('purchase', [15])] })),
    );
    await open({ courseId: 16 });
    const owned = await screen.findByText('You own this');
    expect(owned.closest('li')?.textContent).toBe('Advanced Records, 3.5\u00a0hours You own this');
    expect(
      screen.getByText(/Only HR Documentation: Basic is new to you; on its own it costs \$29\./),
    ).toBeTruthy();
    expect(await hrefOf('Buy only this course')).toBe('/checkout?course=14');
  });

  it.each([
    [
      COURSE,
      [14],
      /^Your seat in Executive already includes this course\. What you buy is yours to keep/,
    ],
    [{ courseId: 16 }, [14, 15], /^Your seat in Executive already includes these courses\./],
    [PLAN, [14, 15], /^Your seat in Executive already includes these courses\.$/],
    [PLAN, [14], /^Your seat in Executive already includes 1 of these 2 courses\.$/],
  ] as const)(
    'notes for %j that a seat already includes the courses %j',
    async (item, courseIds, sentence) => {
      mockServer.use(
        mockCall('createPaymentIntent', () => paymentIntent()),
        mockCall('getAccess', () =>
          accessSummary({ entitlements: [entitlement('seat', courseIds)] }),
        ),
        mockCall('listPurchases', () => purchases({ seats: [ownSeat()] })),
      );
      await open(item);
      expect(await screen.findByText(sentence)).toBeTruthy();
      expect(await payButton()).toBeTruthy();
    },
  );

  it("names the seat, not the learner's plan, when the seat includes the course", async () => {
    mockServer.use(
      mockCall('createPaymentIntent', () => paymentIntent()),
      mockCall('getAccess', () =>
        accessSummary({
          entitlements: [entitlement('subscription', [1]), entitlement('seat', [14])],
        }),
      ),
      mockCall('listPurchases', () =>
        purchases({ subscription: subscription(), seats: [ownSeat()] }),
      ),
    );
    await open(COURSE);
    expect(
      await screen.findByText(/^Your seat in Executive already includes this course\./),
    ).toBeTruthy();
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

  it('shows that the payment could not be initialized, and tries again on request', async () => {
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

  it('shows the same message when Stripe cannot show its fields', async () => {
    installStripeJs({ loading: 'loaderror' });
    mockServer.use(mockCall('createPaymentIntent', () => paymentIntent()));
    await open(COURSE);
    await screen.findByText('Failed to initialize payment. Please try again.');
    installStripeJs();
    await userEvent.click(screen.getByRole('button', { name: 'Try Again' }));
    expect(await payButton()).toBeTruthy();
  });

  it('lets a consumer of Europe pay once they agreed to the start', async () => {
    const bodies: object[] = [];
    mockServer.use(
      mockCall('createPaymentIntent', ({ body }) => {
        bodies.push(body);
        if (body.country === 'US') return paymentIntent();
        return body.startConsent ? paymentIntent() : refusal('start_consent_required');
      }),
    );
    await open(COURSE);
    await payButton();
    await userEvent.selectOptions(screen.getByLabelText('Country'), 'DE');
    const go = await screen.findByRole('button', { name: 'Continue to Payment' });
    expect(screen.queryByRole('button', { name: 'Pay $29.00' })).toBeNull();
    expect(await screen.findByText('$29.00')).toBeTruthy();
    await userEvent.click(go);
    expect(await screen.findByText(/^Please tick the box/)).toBeTruthy();
    expect(bodies).toHaveLength(2);
    await userEvent.click(screen.getByRole('checkbox', { name: /lose my right to withdraw/ }));
    await userEvent.click(go);
    expect(await payButton()).toBeTruthy();
    expect(bodies.at(-1)).toEqual({
      courseId: 14,
      country: 'DE',
      startConsent: START_CONSENT_VERSION,
    });
    await userEvent.selectOptions(screen.getByLabelText('Country'), 'FR');
    expect(await screen.findByRole('checkbox')).toHaveProperty('checked', false);
  });

  it('says what to do where consumers are not served, and keeps the choice of the country', async () => {
    mockServer.use(
      mockCall('createPaymentIntent', ({ body }) =>
        body.country === 'GB' ? refusal('consumers_not_served') : paymentIntent(),
      ),
    );
    await open(COURSE);
    await payButton();
    await userEvent.selectOptions(screen.getByLabelText('Country'), 'GB');
    expect(await screen.findByText(/enter its VAT number in the invoice details/)).toBeTruthy();
    expect(screen.getByText('the contact form')).toBeTruthy();
    await userEvent.selectOptions(screen.getByLabelText('Country'), 'CA');
    expect(await payButton()).toBeTruthy();
  });

  it.each([
    ['already_owned', COURSE, 'Open Course', '/course/14/play'],
    ['already_owned', { courseId: 16 }, 'Open HR Documentation: Basic', '/course/14/play'],
    ['already_owned', { courseId: 16 }, 'Open Advanced Records', '/course/15/play'],
    ['subscription_active', PLAN, 'Manage Plan', '/account/purchases'],
    ['payment_disputed', COURSE, 'Your Purchases', '/account/purchases'],
    ['course_not_found', COURSE, 'Browse Courses', '/courses'],
    ['tier_not_found', PLAN, 'See Plans', '/pricing'],
  ] as const)('offers the next step after %s for %j: %s', async (code, item, link, href) => {
    mockServer.use(mockCall('createPaymentIntent', () => refusal(code)));
    await open(item);
    expect(await hrefOf(link)).toBe(href);
  });

  it('says when a learner may check out again (limits per caller)', async () => {
    mockServer.use(
      mockCall('createPaymentIntent', () => {
        const { status, message } = API_ERRORS.too_many_requests;
        const body = { code: 'too_many_requests', message };
        return HttpResponse.json(body, { status, headers: { 'retry-after': '1500' } });
      }),
    );
    await open(COURSE);
    expect(await screen.findByText('Too many checkouts')).toBeTruthy();
    expect(screen.getByText(/You can try again in 25 minutes\./)).toBeTruthy();
  });

  it('offers a visitor of the demo account an account of their own', async () => {
    mockServer.use(mockCall('createPaymentIntent', () => refusal('demo_account')));
    const assign = vi.spyOn(location, 'assign').mockReturnValue();
    await open(COURSE);
    expect(await screen.findByText(/The demo account is only for trying the product/)).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Create an Account' }));
    await waitFor(() => expect(assign).toHaveBeenCalledOnce());
    const address = decodeURIComponent(assign.mock.calls[0]![0].toString());
    expect(address).toMatch(/^\/login\?.*mode=create-account/);
    expect(address).toContain('/checkout');
    assign.mockRestore();
  });

  it('shows the contact form for a plan with custom pricing', async () => {
    mockServer.use(mockCall('createPaymentIntent', () => refusal('contact_sales')));
    await open({ pricingTierSlug: 'corporate' });
    expect(await screen.findByText('the contact form')).toBeTruthy();
  });

  it.each([
    ['payments are down', () => refusal('payments_unavailable'), /Nothing was charged/],
    ['there is no connection', networkError, /can’t reach the server/],
  ])('offers to try again when %s', async (_case, respond, sentence) => {
    mockServer.use(mockCall('createPaymentIntent', respond));
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

  it('does not take the money for a course twice while a bank transfers it', async () => {
    mockServer.use(
      mockCall('createPaymentIntent', () =>
        paymentIntent({ clientSecret: null, confirmation: 'none' }),
      ),
    );
    const { history } = await open(COURSE);
    await waitFor(() => expect(history.location.pathname).toBe('/dashboard'));
    await waitFor(() =>
      expect(recentMessages().map(({ title }) => title)).toContain('Payment on Its Way'),
    );
  });

  it('asks for the postal code where tax depends on it, and shows subtotal, tax and total', async () => {
    const tax = {
      subtotal: 29,
      amount: 2.57,
      isIncluded: false,
      country: 'US',
      postalCode: '10001',
    };
    const asked: (string | undefined)[] = [];
    mockServer.use(
      mockCall('createPaymentIntent', ({ body }) => {
        asked.push(body.postalCode);
        if (body.postalCode !== '10001') return refusal('tax_address_required');
        return paymentIntent({ amount: 31.57, tax });
      }),
    );
    await open(COURSE);
    const code = await screen.findByLabelText('ZIP code');
    screen.getByText('We’ll calculate the tax once we know where you are.');
    await userEvent.type(code, '99999');
    await screen.findByText('We don’t know this ZIP code. Check it.');
    await userEvent.clear(code);
    await userEvent.type(code, '10001');
    await screen.findByRole('button', { name: 'Pay $31.57' });
    const summary = within(screen.getByRole('region', { name: 'Order summary' }));
    expect(summary.getByText('Subtotal').nextSibling?.textContent).toBe('$29.00');
    expect(summary.getByText('Tax').nextSibling?.textContent).toBe('$2.57');
    expect(summary.getByText('Total due now').nextSibling?.textContent).toBe('$31.57');
    summary.getByText('For 10001, United States');
    // A code that is not complete asks for nothing.
    expect(asked).toEqual([undefined, '99999', '10001']);
  });

  it('says how much of the total is tax where it is included', async () => {
    const tax = { subtotal: 29, amount: 4.63, isIncluded: true, country: 'FR', postalCode: null };
    mockServer.use(mockCall('createPaymentIntent', () => paymentIntent({ tax })));
    await open(COURSE);
    await payButton();
    expect(screen.getByText('Tax included').nextSibling?.textContent).toBe('$4.63');
    expect(screen.queryByText('Subtotal')).toBeNull();
    expect(screen.queryByLabelText('ZIP code')).toBeNull();
  });
});
