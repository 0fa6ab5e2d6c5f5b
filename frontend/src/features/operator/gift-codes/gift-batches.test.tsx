// @vitest-environment happy-dom
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it } from 'vitest';
import { mockCall, mockServer } from '#testing/mock-api.ts';
import { renderPage } from '#testing/render-page.tsx';
import { withMockedApi } from '#testing/with-mocked-api.ts';
import { GiftBatches } from './gift-batches.tsx';

withMockedApi();
beforeEach(() =>
  mockServer.use(
    mockCall('listCourses', () => []),
    mockCall('listPricingTiers', () => []),
  ),
);

const batch = {
  batchId: '7K3QXA',
  name: 'HR conference',
  courseId: 14,
  tierSlug: null,
  months: null,
  codeCount: 10,
  maxRedemptions: 2,
  redemptions: 11,
  expiresAt: '2027-01-31T23:59:59.000Z',
  state: 'active' as const,
  createdAt: '2026-11-18T09:00:00.000Z',
};

const redemption = (learner: string, email: string | null) => ({
  redemptionId: `grant-of-${learner}`,
  code: 'GIFT-7K3QXA-ABCDEFGH',
  learnerId: learner,
  email,
  redeemedAt: '2026-11-20T09:00:00.000Z',
});

// Source: rules/money.md M56
it('lists who redeemed the codes of a batch, page by page', async () => {
  mockServer.use(
    mockCall('listGiftBatches', () => ({ batches: [batch] })),
    mockCall('listGiftRedemptions', ({ query }) =>
      query.get('cursor') === null
        ? { redemptions: [redemption('u2', 'ada@example.org')], nextCursor: 'older' }
        : { redemptions: [redemption('u1', null)], nextCursor: null },
    ),
  );
  await renderPage(<GiftBatches />);
  expect(await screen.findByText(/redeemed 11 of 20 times/)).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Redemptions of HR conference' }));
  const list = within(await screen.findByRole('list', { name: 'Redemptions of HR conference' }));
  const link = list.getByRole('link', { name: 'ada@example.org' });
  expect(link.getAttribute('href')).toBe('/admin/learners/u2');
  await userEvent.click(screen.getByRole('button', { name: 'Show Older' }));
  expect(await list.findByText('Account erased')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Show Older' })).toBeNull();
});

it('has nothing to list for a batch that no one has redeemed', async () => {
  mockServer.use(mockCall('listGiftBatches', () => ({ batches: [{ ...batch, redemptions: 0 }] })));
  await renderPage(<GiftBatches />);
  expect(await screen.findByText(/redeemed 0 of 20 times/)).toBeTruthy();
  expect(screen.queryByRole('button', { name: /^Redemptions/ })).toBeNull();
});
