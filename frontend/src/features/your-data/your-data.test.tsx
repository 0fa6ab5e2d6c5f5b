// @vitest-environment happy-dom
import type { DataExport, DeletionPreview } from '@learning/shared/contract/privacy';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { mockCall, mockServer, refusal } from '#testing/mock-api.ts';
import { renderPage } from '#testing/render-page.tsx';
import { LEARNER } from '#testing/learning-samples.ts';
import { purchase, purchases, subscription } from '#testing/purchase-samples.ts';
import { signInLearner } from '#testing/sign-in-learner.ts';
import { withMockedApi } from '#testing/with-mocked-api.ts';
import { YourData } from './your-data.tsx';

const READY: DataExport = {
  state: 'ready',
  requestedAt: '2026-11-22T10:00:00.000Z',
  availableUntil: '2026-11-29T10:00:00.000Z',
  sizeBytes: 234_567,
};
const PREPARING: DataExport = {
  ...READY,
  state: 'preparing',
  availableUntil: null,
  sizeBytes: null,
};
const FRESH: DeletionPreview = {
  signInValidUntil: '2026-11-22T10:10:00.000Z',
  plan: null,
  ownTeam: null,
  certificateCount: 0,
};

async function show(dataExport: DataExport | null, deletion: Partial<DeletionPreview> = {}) {
  signInLearner();
  mockServer.use(
    mockCall('getPrivacy', () => ({ dataExport, deletion: { ...FRESH, ...deletion } })),
    mockCall('listPurchases', () => purchases()),
  );
  await renderPage(<YourData learner={LEARNER} />, { path: '/account' });
  return screen.findByRole('region', { name: 'Your data' });
}
const openDialog = async () => {
  await userEvent.click(await screen.findByRole('button', { name: 'Delete My Account' }));
  return screen.findByRole('dialog', { name: 'Delete your account?' });
};

describe('the download', () => {
  withMockedApi();

  it('is asked for with one click, and the page says what happens then', async () => {
    const section = await show(null);
    mockServer.use(mockCall('startDataExport', () => PREPARING));
    await userEvent.click(await within(section).findByRole('button', { name: 'Prepare My Data' }));
    expect(await within(section).findByText(/will email ada@example\.com/)).toBeTruthy();
    expect(within(section).queryByRole('button', { name: 'Prepare My Data' })).toBeNull();
  });

  it('shows its size and until when it is there', async () => {
    const section = await show(READY);
    expect(await within(section).findByText(/^Ready, 229 KB\..*November 29, 2026/)).toBeTruthy();
    expect(within(section).getByRole('button', { name: 'Download ZIP' })).toBeTruthy();
  });

  it('says when the limit of the day is reached, and what to do', async () => {
    const section = await show(READY);
    mockServer.use(mockCall('startDataExport', () => refusal('too_many_requests')));
    await userEvent.click(
      await within(section).findByRole('button', { name: 'Prepare a New One' }),
    );
    expect((await within(section).findByRole('alert')).textContent).toMatch(/Too many requests/);
  });
});

describe('the deletion', () => {
  withMockedApi();

  it('says what is deleted, what is kept and why, and asks for a recent sign-in', async () => {
    await show(null, { signInValidUntil: null });
    const dialog = await openDialog();
    expect(within(dialog).getByText(/because tax law asks/)).toBeTruthy();
    expect(within(dialog).getByRole('button', { name: 'Sign In Again' })).toBeTruthy();
    expect(within(dialog).queryByRole('button', { name: 'Delete My Account' })).toBeNull();
  });

  it('names each purchase that can still be refunded, and where', async () => {
    await show(null);
    mockServer.use(
      mockCall('listPurchases', () =>
        purchases({
          purchases: [
            purchase({ orderId: 'a', title: 'People Analytics', amount: 149, refundedAmount: 20 }),
            purchase({
              orderId: 'b',
              title: 'Too late',
              cancellation: { isOpen: false, until: null, reason: 'window_over' },
            }),
          ],
          subscription: subscription(),
        }),
      ),
    );
    const dialog = await openDialog();
    const items = await within(dialog).findAllByRole('listitem');
    expect(items.map(({ textContent }) => textContent.replace(/, until .*/, ''))).toEqual([
      'People Analytics, $129.00',
      'Professional plan, $199.00',
    ]);
    const link = within(dialog).getByRole('link', { name: 'your purchases page' });
    expect(link.getAttribute('href')).toBe('/account/purchases');
  });

  it('says when it cannot tell what can still be refunded', async () => {
    await show(null);
    mockServer.use(mockCall('listPurchases', () => refusal('service_unavailable')));
    const dialog = await openDialog();
    expect(await within(dialog).findByText(/We can’t tell whether a purchase/)).toBeTruthy();
  });

  it('names the plan and the people who lose it, and needs a check mark', async () => {
    await show(null, {
      plan: { tierName: 'Professional', memberCount: 3, isHandedOver: false },
      certificateCount: 2,
    });
    const dialog = await openDialog();
    expect(
      within(dialog).getByText(
        /Each of the 3 people on it loses access.*Handing the team over first does not change that/,
      ),
    ).toBeTruthy();
    const button = within(dialog).getByRole<HTMLButtonElement>('button', {
      name: 'Delete My Account',
    });
    expect(button.disabled).toBe(true);
    await userEvent.click(within(dialog).getByRole('radio', { name: /Keep them verifiable/ }));
    await userEvent.click(within(dialog).getByRole('checkbox'));
    mockServer.use(
      mockCall('deleteAccount', ({ body }) => {
        expect(body).toEqual({ keepsCertificates: true });
        return { isClosed: true as const };
      }),
    );
    await userEvent.click(button);
    expect(await screen.findByText(/confirm it by email to ada@example\.com/)).toBeTruthy();
  });

  it('says for whom the plan ends when someone else runs its team', async () => {
    await show(null, { plan: { tierName: 'Enterprise', memberCount: 1, isHandedOver: true } });
    const dialog = await openDialog();
    expect(
      within(dialog).getByText(
        /The person on it loses access.*includes the person who runs the team now/,
      ),
    ).toBeTruthy();
    expect(within(dialog).queryByText(/Handing/)).toBeNull();
  });

  it('says that a team goes back to the person who pays for it', async () => {
    await show(null, { ownTeam: { tierName: 'Professional' } });
    const dialog = await openDialog();
    expect(within(dialog).getByText(/goes back to the person who pays/)).toBeTruthy();
    expect(within(dialog).queryByText(/ends at once/)).toBeNull();
  });

  it('asks for a sign-in when the last one was no longer recent at the click', async () => {
    await show(null);
    const dialog = await openDialog();
    await userEvent.click(within(dialog).getByRole('checkbox'));
    mockServer.use(mockCall('deleteAccount', () => refusal('recent_sign_in_required')));
    await userEvent.click(within(dialog).getByRole('button', { name: 'Delete My Account' }));
    expect(await within(dialog).findByRole('button', { name: 'Sign In Again' })).toBeTruthy();
  });
});
