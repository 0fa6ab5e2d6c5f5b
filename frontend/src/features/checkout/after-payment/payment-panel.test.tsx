// @vitest-environment happy-dom
import type { PaymentState } from '@learning/shared/contract/purchases';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import Toaster from '#components/feedback/toaster.tsx';
import { createQueryClient } from '#lib/query-client.ts';
import { dashboardQuery } from '#queries/dashboard.ts';
import { mockCall, mockServer, refusal } from '#testing/mock-api.ts';
import { renderPage } from '#testing/render-page.tsx';
import { course } from '#testing/catalog-samples.ts';
import { dashboard, enrollment, LEARNER } from '#testing/learning-samples.ts';
import { pricingTier } from '#testing/purchase-samples.ts';
import { signInLearner } from '#testing/sign-in-learner.ts';
import { withMockedApi } from '#testing/with-mocked-api.ts';
import { PaymentPanel } from './payment-panel.tsx';

const payment = (part: Partial<PaymentState> = {}): PaymentState => ({
  orderId: '01KAV0000000000000000000BB',
  kind: 'course',
  description: 'HR Documentation: Basic',
  state: 'granted',
  interval: null,
  courseIds: [14],
  ...part,
});

/** Pauses too short to slow the test down. */
const PAUSES_MS = [1, 1, 1];

async function open(
  hasFailedStatus = false,
  pausesMs: readonly number[] = PAUSES_MS,
  queryClient = createQueryClient(),
) {
  const calls = { settled: 0, closed: 0 };
  const view = await renderPage(
    <>
      <PaymentPanel
        learnerId={LEARNER.id}
        payment={{ paymentId: 'pi_3abcDEF', hasFailedStatus }}
        onSettled={() => (calls.settled += 1)}
        onClose={() => (calls.closed += 1)}
        pausesMs={pausesMs}
      />
      <Toaster />
    </>,
    { path: '/dashboard', queryClient },
  );
  return { ...view, calls };
}
const respond = (...states: PaymentState[]) => {
  const checks: string[] = [];
  mockServer.use(
    mockCall('getPayment', ({ params, query }) => {
      expect(params).toEqual({ userId: LEARNER.id, paymentId: 'pi_3abcDEF' });
      checks.push(query.get('ask') ?? 'stored');
      return states[Math.min(checks.length, states.length) - 1]!;
    }),
  );
  return checks;
};

describe('the payment panel', () => {
  withMockedApi();
  beforeEach(() => {
    signInLearner();
    mockServer.use(
      mockCall('listCourses', () => [course(), course({ id: 15, title: 'Advanced Records' })]),
      mockCall('listPricingTiers', () => [pricingTier()]),
    );
  });

  it('says that a bank debit takes days, and checks no further', async () => {
    const checks = respond(payment({ state: 'processing' }));
    const { calls } = await open();
    expect(await screen.findByText('Your payment is on its way')).toBeDefined();
    expect(screen.getByText(/Do not pay again/)).toBeDefined();
    await waitFor(() => expect(calls.settled).toBe(1));
    expect(checks).toHaveLength(1);
  });

  it('waits until the server has processed the payment, then thanks the learner and opens the course', async () => {
    const checks = respond(payment({ state: 'waiting' }), payment({ state: 'waiting' }), payment());
    mockServer.use(
      mockCall('createEnrollment', ({ body }) => {
        expect(body).toEqual({ userId: LEARNER.id, courseId: 14, progress: '0' });
        return enrollment();
      }),
    );
    const { history, calls } = await open();
    expect(await screen.findByText('Confirming your payment…')).toBeTruthy();
    expect(screen.queryByText('Start Learning')).toBeNull();
    await userEvent.click(await screen.findByRole('button', { name: 'Start Learning' }));
    await waitFor(() => expect(history.location.pathname).toBe('/course/14/play'));
    expect(checks).toEqual(['stored', 'stored', 'stored']);
    expect(calls.settled).toBe(1);
    // The panel says it, without a toast (screens improvement 11).
    expect(screen.getAllByText('Payment Successful')).toHaveLength(1);
    expect(screen.getAllByText(/^Thank you for your purchase!/)).toHaveLength(1);
  });

  it.each([
    ['100', 'Open Course', /is yours for good. You have completed it/],
    ['40', 'Continue Learning', /is yours for good. Go on where you left off/],
  ])('does not tell a learner at %s percent to start', async (progress, action, text) => {
    respond(payment());
    const queryClient = createQueryClient();
    const entry = {
      course: course(),
      enrollment: enrollment({ progress }),
      completedModules: 1,
      moduleCount: 5,
      nextModule: null,
    };
    queryClient.setQueryData(dashboardQuery(LEARNER.id).queryKey, dashboard({ courses: [entry] }));
    await open(false, PAUSES_MS, queryClient);
    expect(await screen.findByRole('button', { name: action })).toBeTruthy();
    expect(screen.getByText(text)).toBeTruthy();
  });

  it('asks Stripe as well once the webhook is late', async () => {
    const waiting = Array.from({ length: 5 }, () => payment({ state: 'waiting' }));
    const checks = respond(...waiting, payment());
    await open(false, [1, 1, 1, 1, 1, 1]);
    expect(await screen.findByRole('button', { name: 'Start Learning' })).toBeTruthy();
    expect(checks).toEqual(['stored', 'stored', 'stored', 'stored', 'stripe', 'stripe']);
  });

  it('stops polling after a while, explains what is safe, and asks Stripe on Check Again', async () => {
    const checks = respond(
      ...Array.from({ length: 4 }, () => payment({ state: 'waiting' })),
      payment(),
    );
    const { calls } = await open();
    const again = await screen.findByRole('button', { name: 'Check Again' });
    expect(checks).toEqual(['stored', 'stored', 'stored', 'stored']);
    expect(calls.settled).toBe(0);
    expect(
      screen.getByText(/get access automatically once it does; do not pay again/),
    ).toBeTruthy();
    await userEvent.click(again);
    expect(await screen.findByRole('button', { name: 'Start Learning' })).toBeTruthy();
    expect(checks.at(-1)).toBe('stripe');
  });

  it('keeps polling after a failed check', async () => {
    let checks = 0;
    mockServer.use(
      mockCall('getPayment', () => {
        checks += 1;
        return checks === 1 ? refusal('service_unavailable') : payment();
      }),
    );
    await open();
    expect(await screen.findByRole('button', { name: 'Start Learning' })).toBeTruthy();
  });

  it('reports that no payment was found when the server has none', async () => {
    mockServer.use(mockCall('getPayment', () => refusal('order_not_found')));
    await open(false, [1, 1, 1, 1, 1, 1]);
    expect(await screen.findByRole('heading', { name: 'No payment found' })).toBeTruthy();
    expect(screen.queryByText(/not confirmed yet/)).toBeNull();
  });

  it('offers to start each course of a bundle', async () => {
    respond(payment({ kind: 'bundle', courseIds: [14, 15] }));
    await open();
    expect(
      await screen.findByRole('button', { name: 'Start HR Documentation: Basic' }),
    ).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Start Advanced Records' })).toBeTruthy();
  });

  it('links from a plan to the courses, and leaves the team to the notice of the plan', async () => {
    respond(payment({ kind: 'subscription', description: 'Professional' }));
    await open();
    const links = [await screen.findByRole('link', { name: 'Browse Courses' })];
    expect(screen.getAllByRole('link')).toEqual(links);
  });

  it('leaves the first course to the dashboard below, so that one button leads', async () => {
    respond(payment({ kind: 'subscription', description: 'Professional' }));
    const queryClient = createQueryClient();
    queryClient.setQueryData(dashboardQuery(LEARNER.id).queryKey, dashboard());
    await open(false, PAUSES_MS, queryClient);
    expect(await screen.findByText(/Professional is active/)).toBeTruthy();
    expect(screen.queryByRole('link')).toBeNull();
  });

  it.each([
    ['course', [14], '/checkout?course=14'],
    ['bundle', [14, 15], '/checkout?course=16'],
    ['subscription', [], '/checkout?tier=professional'],
  ] as const)(
    'links back to the checkout of a %s whose payment failed',
    async (kind, ids, href) => {
      const description = kind === 'subscription' ? 'Professional' : 'HR Documentation';
      const checks = respond(payment({ kind, description, courseIds: [...ids], state: 'waiting' }));
      await open(true);
      expect(await screen.findByRole('heading', { name: 'Payment Failed' })).toBeTruthy();
      const back = await screen.findByRole('link', { name: 'Back to Checkout' });
      expect(back.getAttribute('href')).toBe(href);
      expect(checks).toHaveLength(1);
    },
  );

  it('trusts the server over a failed status in the address', async () => {
    respond(payment());
    await open(true);
    expect(await screen.findByRole('button', { name: 'Start Learning' })).toBeTruthy();
  });

  it.each([
    ['checking', 'We are checking your payment', /Do not pay again; we will email you/],
    [
      'disputed',
      'This payment is disputed',
      /no access to what it paid for until the bank decides/,
    ],
    ['duplicate', 'You already own this', /refunding the full amount to your card/],
    ['refunded', 'This payment was refunded', /was refunded to your card/],
    ['ended', 'This plan is not active', /plan is no longer active/],
  ] as const)('explains what is safe for a payment that is %s', async (state, title, sentence) => {
    respond(payment({ state }));
    const { calls, container } = await open(true);
    expect(await screen.findByRole('heading', { name: title })).toBeTruthy();
    expect(screen.getByText(sentence)).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Start Learning' })).toBeNull();
    expect(screen.queryByText(/nothing was charged/)).toBeNull();
    expect(calls.settled).toBe(1);
    const note = within(container.querySelector<HTMLElement>('[aria-live=polite]')!);
    await userEvent.click(note.getByRole('button', { name: 'Close' }));
    expect(calls.closed).toBe(1);
  });
});
