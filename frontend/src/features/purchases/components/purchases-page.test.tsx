// @vitest-environment happy-dom
import {
  type ClosedReason,
  ORDER_STATES,
  SUBSCRIPTION_STATUSES,
} from '@learning/shared/contract/purchases';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { mockCall, mockServer, noAnswer, refusal } from '../../../testing/mock-api.ts';
import {
  ownSeat,
  purchase,
  purchaseItem,
  purchases,
  subscription,
} from '../../../testing/purchase-samples.ts';
import { renderPage } from '../../../testing/render-page.tsx';
import { course } from '../../../testing/catalog-samples.ts';
import { LEARNER } from '../../../testing/learning-samples.ts';
import { signInLearner } from '../../../testing/sign-in-learner.ts';
import { withMockedApi } from '../../../testing/with-mocked-api.ts';
import { beginPortalVisit, isBackFromPortal } from '../portal-visit.ts';
import { PurchasesPage } from './purchases-page.tsx';

async function show(answer: Parameters<typeof purchases>[0] | Response) {
  signInLearner();
  const list = answer instanceof Response ? answer : purchases(answer);
  mockServer.use(mockCall('listPurchases', () => list));
  await renderPage(<PurchasesPage learnerId={LEARNER.id} />, { path: '/account/purchases' });
}

const LATER = '2026-12-20T09:00:00.000Z';
const closed = (reason: ClosedReason) => ({ isOpen: false, until: null, reason });

const button = (name: string | RegExp) => screen.findByRole('button', { name });

describe('the purchases page', () => {
  withMockedApi();

  it('says where purchases will be when there are none', async () => {
    await show({});
    expect(await screen.findByText('Nothing bought yet')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Browse Courses' })).toBeTruthy();
  });

  it('can be asked for again when it could not be loaded', async () => {
    await show(noAnswer());
    await screen.findByRole('alert');
    mockServer.use(mockCall('listPurchases', () => purchases()));
    await userEvent.click(await button('Try Again'));
    expect(await screen.findByText('Nothing bought yet')).toBeTruthy();
  });

  it.each(ORDER_STATES)('says what the state %s of a purchase means', async (state) => {
    await show({ purchases: [purchase({ state })] });
    const heading = await screen.findByRole('heading', { name: 'Advanced HR Documentation' });
    expect(heading.parentElement!.textContent).not.toBe(heading.textContent);
    expect(screen.queryByText(state)).toBeNull();
  });

  it.each(SUBSCRIPTION_STATUSES)('says what the status %s of a plan means', async (status) => {
    const isGranting = status === 'active' || status === 'past_due' || status === 'trialing';
    await show({ subscription: subscription({ status, isGranting }) });
    expect(await screen.findByRole('heading', { name: 'Professional' })).toBeTruthy();
    expect(screen.queryByText(status)).toBeNull();
    expect(screen.queryByText('undefined')).toBeNull();
  });

  it('cancels a purchase after saying what goes back and what closes', async () => {
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

  it('shows why a purchase can no longer be cancelled, by the server and not by the clock here', async () => {
    await show({ purchases: [purchase()] });
    await userEvent.click(await button('Cancel Purchase'));
    mockServer.use(mockCall('cancelPurchase', () => refusal('cancellation_closed')));
    const dialog = await screen.findByRole('dialog');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Cancel Purchase' }));
    expect((await within(dialog).findByText(/24 hours have passed/)).textContent).toBeTruthy();
  });

  it('says quietly why an offer is closed', async () => {
    const over = { isOpen: false, until: '2026-11-19T09:00:00.000Z' } as const;
    await show({
      purchases: [
        purchase({
          cancellation: { ...over, reason: 'window_over' },
          items: [purchaseItem({ exchange: { ...over, reason: 'certificate_claimed' } })],
        }),
      ],
    });
    expect(await screen.findByText('The time to cancel it is over.')).toBeTruthy();
    expect(screen.getByText(/certificate was claimed.*exchanged/)).toBeTruthy();
    expect(screen.queryByRole('button', { name: /Cancel|Exchange/ })).toBeNull();
  });

  it('offers courses of equal or lesser price that are not owned, and exchanges', async () => {
    await show({ purchases: [purchase()] });
    mockServer.use(
      mockCall('listCourses', () => [
        course({ id: 1, title: 'Dearer', price: 199 }),
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
    expect(await screen.findByText(/In exchange for Advanced HR Documentation/)).toBeTruthy();
  });

  it('ends a plan with the paid period, and keeps it after all', async () => {
    await show({ subscription: subscription() });
    await userEvent.click(await button('Cancel Plan'));
    const dialog = await screen.findByRole('dialog');
    expect(within(dialog).getByRole('button', { name: 'Cancel and Get a Refund' })).toBeTruthy();
    const ending = subscription({ endsAt: '2026-12-20T09:00:00.000Z' });
    mockServer.use(
      mockCall('setSubscriptionEnd', ({ body }) =>
        purchases({ subscription: body.atPeriodEnd ? ending : subscription() }),
      ),
    );
    await userEvent.click(within(dialog).getByRole('button', { name: /^End on December 20/ }));
    expect(await screen.findByText(/^Ends on December 20, 2026/)).toBeTruthy();
    await userEvent.click(await button('Keep Plan'));
    expect(await screen.findByText(/^Renews on December 20/)).toBeTruthy();
  });

  it('offers no refund of a plan when its first day is over', async () => {
    const cancellation = {
      isOpen: false,
      until: '2026-11-19T09:00:00.000Z',
      reason: 'window_over' as const,
    };
    await show({ subscription: subscription({ cancellation }) });
    await userEvent.click(await button('Cancel Plan'));
    const dialog = await screen.findByRole('dialog');
    expect(within(dialog).queryByRole('button', { name: /Refund/ })).toBeNull();
  });

  it('says until when courses stay open after a failed payment, and how to keep them', async () => {
    const graceEndsAt = '2026-12-03T09:00:00.000Z';
    await show({ subscription: subscription({ status: 'past_due', graceEndsAt }) });
    expect(await screen.findByText(/Courses stay open until December 3/)).toBeTruthy();
    expect(await button('Update Card')).toBeTruthy();
  });

  it.each([
    [{ status: 'past_due', isGranting: false }, 'Payment failed', /courses are closed\. Update/],
    [
      { status: 'past_due', graceEndsAt: LATER, endsAt: LATER },
      'Payment failed',
      /stay open until/,
    ],
    [{ status: 'active', isGranting: false }, 'Closed', /opens no courses now/],
    [{ isGranting: false, cancellation: closed('disputed') }, 'Disputed', /Your bank is looking/],
    [{ status: 'canceled', isGranting: false }, 'Ended', /^This plan has ended\.$/],
    [
      { status: 'canceled', isGranting: false, cancellation: closed('refunded') },
      'Refunded',
      /your payment goes back/,
    ],
  ] as const)('tells a plan that is %j as %s', async (change, word, sentence) => {
    await show({ subscription: subscription(change) });
    expect(await screen.findByText(word)).toBeTruthy();
    expect(screen.getByText(sentence)).toBeTruthy();
  });

  it('lets a plan that is not paid be mended, for no second one can be taken beside it', async () => {
    await show({ subscription: subscription({ status: 'unpaid', isGranting: false }) });
    expect(await button('Update Card')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Cancel Plan' })).toBeTruthy();
    expect(screen.queryByRole('link', { name: 'See Plans' })).toBeNull();
  });

  it('looks again after a visit of the portal, for its event may come after the learner', async () => {
    beginPortalVisit(subscription());
    await show({ subscription: subscription() });
    expect(await screen.findByText(/Looking for what you changed/)).toBeTruthy();
    const tier = { slug: 'executive', name: 'Executive', price: 499 };
    mockServer.use(
      mockCall('listPurchases', () => purchases({ subscription: subscription({ tier }) })),
    );
    expect(await screen.findByText('Executive', {}, { timeout: 5_000 })).toBeTruthy();
    await waitFor(() => expect(screen.queryByText(/Looking for what you changed/)).toBeNull());
    expect(isBackFromPortal()).toBe(false);
  });

  it('does not look again when the change is there already', async () => {
    beginPortalVisit(subscription({ endsAt: LATER }));
    await show({ subscription: subscription() });
    expect(await screen.findByText(/^Renews on/)).toBeTruthy();
    await waitFor(() => expect(isBackFromPortal()).toBe(false));
    expect(screen.queryByText(/Looking for what you changed/)).toBeNull();
  });

  it('gives up a seat in the plan of somebody else', async () => {
    await show({ seats: [ownSeat()] });
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
});
