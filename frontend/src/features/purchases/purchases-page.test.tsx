// @vitest-environment happy-dom
import { ownerView } from '@learning/content/site/owner-view';
import { ORDER_STATES } from '@learning/shared/contract/purchases';
import type { Enrollment } from '@learning/shared/contract/learning';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { mockCall, mockServer, networkError, refusal } from '#testing/mock-api.ts';
import {
  ownSeat,
  purchase,
  purchaseItem,
  purchases,
  subscription,
} from '#testing/purchase-samples.ts';
import { renderPage } from '#testing/render-page.tsx';
import { course } from '#testing/catalog-samples.ts';
import { enrollment, LEARNER } from '#testing/learning-samples.ts';
import { signInLearner } from '#testing/sign-in-learner.ts';
import { withMockedApi } from '#testing/with-mocked-api.ts';
import { PurchasesPage } from './purchases-page.tsx';

async function show(
  response: Parameters<typeof purchases>[0] | Response,
  enrollments: Enrollment[] = [],
) {
  signInLearner();
  const list = response instanceof Response ? response : purchases(response);
  mockServer.use(
    mockCall('listPurchases', () => list),
    mockCall('listInvoices', () => ({ documents: [] })),
    mockCall('listUserEnrollments', () => enrollments),
  );
  await renderPage(<PurchasesPage learnerId={LEARNER.id} invoiceDetails={null} />, {
    path: '/account/purchases',
  });
}

const button = (name: string | RegExp) => screen.findByRole('button', { name });

describe('the purchases page', () => {
  withMockedApi();

  it('explains where purchases will appear when there are none', async () => {
    await show({});
    expect(await screen.findByText('No purchases yet')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Browse Courses' })).toBeTruthy();
  });

  // Source: rules/access.md A44
  it('shows access that was granted as what it is, with its end', async () => {
    mockServer.use(mockCall('listCourses', () => [course({ id: 14, title: 'HR Foundations' })]));
    const grant = {
      grantId: 'g1',
      courseIds: [14],
      startedAt: '2026-11-20T09:00:00.000Z',
      giftCode: null,
    };
    await show({
      grants: [
        { ...grant, endsAt: '2026-12-20T09:00:00.000Z', isActive: true },
        { ...grant, grantId: 'g2', courseIds: null, endsAt: null, isActive: true },
      ],
    });
    expect(await screen.findByRole('heading', { name: 'HR Foundations' })).toBeTruthy();
    expect(screen.getByText(/at no cost. It lasts until/)).toBeTruthy();
    expect(screen.getByText(/at no cost. It has no end/)).toBeTruthy();
    expect(screen.queryByText('No purchases yet')).toBeNull();
  });

  // Source: rules/money.md M44, M45
  it.each([
    [{}, 'Active', /It renews on December 20, 2026/],
    [{ endsAt: '2026-12-20T09:00:00.000Z' }, 'Active', /It ends on December 20, 2026/],
    [{ status: 'past_due' as const }, 'Invoice Overdue', /stay open until January 3, 2027/],
    [{ status: 'past_due' as const, isGranting: false }, 'Paused', /They open again as soon/],
  ])(
    'shows a plan by contract with %j as %s, without a way to cancel it',
    async (change, word, words) => {
      const contract = { termMonths: 12, accessEndsAt: '2027-01-03T09:00:00.000Z' };
      await show({ subscription: subscription({ contract, ...change }) });
      expect(await screen.findByText(word)).toBeTruthy();
      expect(screen.getByText(words)).toBeTruthy();
      expect(screen.queryByRole('button', { name: /Cancel|Change/ })).toBeNull();
      expect(screen.queryByText(/per month/)).toBeNull();
    },
  );

  it('offers to try again when the purchases could not be loaded', async () => {
    await show(networkError());
    await screen.findByRole('alert');
    mockServer.use(mockCall('listPurchases', () => purchases()));
    await userEvent.click(await button('Try Again'));
    expect(await screen.findByText('No purchases yet')).toBeTruthy();
  });

  it.each([
    ['Start', [], 'Not started'],
    ['Continue', [enrollment({ courseId: 15, progress: '60' })], '60% complete'],
    ['Open', [enrollment({ courseId: 15, progress: '100' })], 'Completed'],
  ])('offers to %s a course that was bought', async (step, enrollments, standing) => {
    await show({ purchases: [purchase()] }, enrollments);
    expect(await screen.findByText(standing)).toBeTruthy();
    const name = `${step} Advanced HR Documentation`;
    expect(screen.getByRole(step === 'Start' ? 'button' : 'link', { name })).toBeTruthy();
  });

  it('offers no course whose purchase was refunded', async () => {
    await show({ purchases: [purchase({ state: 'refunded' })] });
    await screen.findByRole('heading', { name: 'Advanced HR Documentation' });
    expect(screen.queryByRole('button', { name: /^Start/ })).toBeNull();
  });

  it.each(ORDER_STATES)('describes the state %s in plain words', async (state) => {
    await show({ purchases: [purchase({ state })] });
    const heading = await screen.findByRole('heading', { name: 'Advanced HR Documentation' });
    expect(heading.parentElement!.textContent).not.toBe(heading.textContent);
    expect(screen.queryByText(state)).toBeNull();
  });

  it('cancels a purchase after showing the refund and the lost access', async () => {
    await show({ purchases: [purchase()] });
    await userEvent.click(await button('Cancel Purchase'));
    const dialog = await screen.findByRole('dialog');
    expect(within(dialog).getByText(/\$89\.00 back/)).toBeTruthy();
    mockServer.use(
      mockCall('cancelPurchase', ({ params }) => {
        expect(params['orderId']).toBe(purchase().orderId);
        return purchases({ purchases: [purchase({ state: 'refund_requested' })] });
      }),
    );
    await userEvent.click(within(dialog).getByRole('button', { name: 'Cancel Purchase' }));
    expect(await screen.findByText('Refund on its way')).toBeTruthy();
  });

  it('lets a consumer of Europe withdraw in two steps instead of canceling', async () => {
    const withdrawal = { isOpen: true, until: '2026-12-09T09:00:00.000Z', reason: null };
    await show({ purchases: [purchase({ withdrawal })] });
    expect(screen.queryByRole('button', { name: 'Cancel Purchase' })).toBeNull();
    await userEvent.click(await button('Withdraw from contract here'));
    const dialog = await screen.findByRole('dialog', { name: 'Withdraw from contract' });
    expect(within(dialog).getByText(/I withdraw from my contract for/).textContent).toContain(
      `“Advanced HR Documentation” (order ${purchase().orderId})`,
    );
    expect(within(dialog).getByText(/refund \$89\.00/)).toBeTruthy();
    mockServer.use(
      mockCall('withdrawFromContract', ({ params }) => {
        expect(params['orderId']).toBe(purchase().orderId);
        return purchases({ purchases: [purchase({ state: 'refund_requested' })] });
      }),
    );
    await userEvent.click(within(dialog).getByRole('button', { name: 'Confirm withdrawal' }));
    expect(await screen.findByText('Refund on its way')).toBeTruthy();
  });

  it.each([
    [[purchaseItem()], /You lose access to the course right away/],
    [
      [purchaseItem({ staysOpen: true })],
      /You keep Advanced HR Documentation, because you also have it another way/,
    ],
    [
      [purchaseItem(), purchaseItem({ courseId: 14, title: 'Basic', staysOpen: true })],
      /You lose access to Advanced HR Documentation right away\. You keep Basic/,
    ],
    [
      [purchaseItem(), purchaseItem({ courseId: 14, title: 'Basic' })],
      /You lose access to its courses right away/,
    ],
  ])(
    'lists the courses a cancellation takes away and those that stay (%#)',
    async (items, sentence) => {
      await show({ purchases: [purchase({ items })] });
      await userEvent.click(await button('Cancel Purchase'));
      const dialog = await screen.findByRole('dialog');
      expect(within(dialog).getByText(sentence)).toBeTruthy();
    },
  );

  it('promises only the amount that is not refunded yet', async () => {
    await show({ purchases: [purchase({ refundedAmount: 20 })] });
    await userEvent.click(await button('Cancel Purchase'));
    const dialog = await screen.findByRole('dialog');
    expect(within(dialog).getByText(/You get \$69\.00 back/)).toBeTruthy();
  });

  it("shows the server's reason why a purchase can no longer be canceled", async () => {
    await show({ purchases: [purchase()] });
    await userEvent.click(await button('Cancel Purchase'));
    mockServer.use(mockCall('cancelPurchase', () => refusal('cancellation_closed')));
    const dialog = await screen.findByRole('dialog');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Cancel Purchase' }));
    expect(
      (await within(dialog).findByText(/the time to cancel has passed/)).textContent,
    ).toBeTruthy();
  });

  it('explains why canceling and exchanging are no longer possible', async () => {
    const over = { isOpen: false, until: '2026-11-19T09:00:00.000Z' } as const;
    await show({
      purchases: [
        purchase({
          cancellation: { ...over, reason: 'window_over' },
          items: [purchaseItem({ exchange: { ...over, reason: 'exchanged' } })],
        }),
      ],
    });
    expect(await screen.findByText('The time to cancel it has passed.')).toBeTruthy();
    expect(screen.getByText(/was exchanged, so it can no longer be exchanged/)).toBeTruthy();
    expect(screen.queryByRole('button', { name: /Cancel|Exchange/ })).toBeNull();
  });

  it('says in one sentence that a claimed certificate ends both', async () => {
    const claimed = { isOpen: false, until: null, reason: 'certificate_claimed' } as const;
    await show({
      purchases: [
        purchase({ cancellation: claimed, items: [purchaseItem({ exchange: claimed })] }),
      ],
    });
    expect(await screen.findByText(/can’t be refunded or exchanged/)).toBeTruthy();
    expect(screen.getAllByText(/claimed/)).toHaveLength(1);
  });

  it('shows the title of a course once, as a link to it', async () => {
    await show({ purchases: [purchase()] });
    const heading = await screen.findByRole('heading', { name: 'Advanced HR Documentation' });
    const link = within(heading).getByRole('link');
    expect(link.getAttribute('href')).toBe('/course/15');
    expect(screen.getAllByText('Advanced HR Documentation')).toHaveLength(1);
  });

  it('offers no exchange when there is no course to exchange for', async () => {
    await show({ purchases: [purchase({ items: [purchaseItem({ hasExchangeTarget: false })] })] });
    expect(await screen.findByText(/There is no other course at \$89\.00 or less/)).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Exchange Course' })).toBeNull();
  });

  it('can close the dialog when no course is left to choose', async () => {
    await show({ purchases: [purchase()] });
    mockServer.use(
      mockCall('listCourses', () => []),
      mockCall('getAccess', () => ({ trial: null, entitlements: [] })),
    );
    await userEvent.click(await button('Exchange Course'));
    const dialog = await screen.findByRole('dialog');
    const [close] = await within(dialog).findAllByText('Close');
    await userEvent.click(close!);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('offers courses of equal or lesser price that are not owned, and exchanges', async () => {
    await show({ purchases: [purchase()] });
    mockServer.use(
      mockCall('listCourses', () => [
        course({ id: 1, title: 'More expensive', price: 199 }),
        course({ id: 2, title: 'Equal', price: 89 }),
        course({ id: 3, title: 'Owned', price: 29 }),
      ]),
      mockCall('getAccess', () => ({
        trial: null,
        entitlements: [{ kind: 'purchase', courseIds: [3, 15], endsAt: null, isActive: true }],
      })),
      mockCall('exchangeCourse', ({ body }) => {
        expect(body).toEqual({ courseId: 15, newCourseId: 2 });
        const at = '2026-11-20T10:00:00.000Z';
        const exchangedFor = { courseId: 2, title: 'Equal', at };
        const exchange = { isOpen: false, until: at, reason: 'exchanged' as const };
        return purchases({
          purchases: [purchase({ items: [purchaseItem({ exchangedFor, exchange })] })],
        });
      }),
    );
    await userEvent.click(await button('Exchange Course'));
    const dialog = await screen.findByRole('dialog');
    const radios = await within(dialog).findAllByRole('radio');
    expect(radios).toHaveLength(1);
    const confirm = within(dialog).getByRole<HTMLButtonElement>('button', {
      name: 'Exchange Course',
    });
    expect(confirm.disabled).toBe(true);
    await userEvent.click(radios[0]!);
    await userEvent.click(confirm);
    expect(
      await screen.findByText(/Received in exchange for Advanced HR Documentation/),
    ).toBeTruthy();
  });

  it("leaves a seat in another learner's plan", async () => {
    await show({ seats: [ownSeat()] });
    expect(await screen.findByText(new RegExp(ownerView.sees))).toBeTruthy();
    await userEvent.click(await button('Leave'));
    const dialog = await screen.findByRole('dialog');
    const seatId = ownSeat().seatId;
    mockServer.use(
      mockCall('leaveTeam', () => ({ seatId })),
      mockCall('listPurchases', () => purchases({ seats: [ownSeat({ isActive: false })] })),
    );
    await userEvent.click(within(dialog).getByRole('button', { name: 'Leave' }));
    expect(await screen.findByText('Ended')).toBeTruthy();
  });

  it('explains why a seat is paused, and still lets the member leave', async () => {
    await show({ seats: [ownSeat({ isActive: false, isPaused: true })] });
    expect(await screen.findByText('Paused')).toBeTruthy();
    expect(screen.getByText(/^Paused: the plan has fewer seats now\./)).toBeTruthy();
    expect(await button('Leave')).toBeTruthy();
  });
});
