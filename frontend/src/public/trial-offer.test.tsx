// @vitest-environment happy-dom
import type { AccessSummary } from '@learning/shared/contract/access';
import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { TrialOffer } from '#features/enrollment/components/trial-offer.tsx';
import { accessSummary } from '#testing/learning-samples.ts';
import { mockCall, mockServer, refusal } from '#testing/mock-api.ts';
import { startPublicPage, withPublicPage } from '#testing/public-page.ts';
import { renderPage } from '#testing/render-page.tsx';
import { signInLearner } from '#testing/sign-in-learner.ts';
import { withMockedApi } from '#testing/with-mocked-api.ts';

async function show(response?: AccessSummary | Response) {
  if (response) {
    signInLearner();
    mockServer.use(mockCall('getAccess', () => response));
  }
  await renderPage(<TrialOffer size="lg" />);
  startPublicPage();
  const known = () => document.querySelectorAll('[data-trial-offer][data-known]');
  await waitFor(() => expect(known()).toHaveLength(response ? 1 : 0));
  return screen.getAllByRole('link').map(({ textContent }) => textContent);
}

const TRIAL = 'Start Free 3-Day Trial';
const DASHBOARD = 'Go to Dashboard';
const entitled = (kind: 'seat' | 'subscription' | 'purchase', isActive = true) =>
  accessSummary({ entitlements: [{ kind, courseIds: [1], endsAt: null, isActive }] });

// Source: rules/wording.md W34
describe('the trial on a public page', () => {
  withMockedApi();
  withPublicPage();

  it('is offered to a visitor', async () => expect(await show()).toEqual([TRIAL]));

  it.each([
    ['who has nothing yet', accessSummary(), TRIAL],
    ['with a single course', entitled('purchase'), TRIAL],
    ['whose seat is paused', entitled('seat', false), TRIAL],
    ['with a seat in a team', entitled('seat'), DASHBOARD],
    ['with a plan', entitled('subscription'), DASHBOARD],
    [
      'who has used it',
      accessSummary({
        trial: {
          startedAt: '2026-11-01T08:00:00Z',
          endsAt: '2026-11-04T08:00:00Z',
          isActive: false,
        },
      }),
      DASHBOARD,
    ],
  ])('to a learner %s', async (_who, access, shown) => expect(await show(access)).toEqual([shown]));

  it('is not offered when it cannot be known what the learner has', async () =>
    expect(await show(refusal('internal_error'))).toEqual([DASHBOARD]));
});
