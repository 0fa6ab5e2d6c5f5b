// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { Dashboard } from '@learning/shared/contract/dashboard';
import { course } from '#testing/catalog-samples.ts';
import { accessSummary, dashboard } from '#testing/learning-samples.ts';
import { renderPage } from '#testing/render-page.tsx';
import { FirstSteps } from './first-steps.tsx';

const trial = {
  startedAt: '2026-11-23T09:00:00Z',
  endsAt: '2026-11-26T09:00:00Z',
  isActive: true,
};
const inTrial = accessSummary({
  trial,
  entitlements: [{ kind: 'trial', courseIds: null, endsAt: trial.endsAt, isActive: true }],
});
const recommendations = [1, 2, 3].map((id) => course({ id, title: `Course ${id}` }));

async function show(own: Partial<Dashboard>, isConfirmingPayment = false) {
  await renderPage(
    <FirstSteps
      dashboard={dashboard({ recommendations, ...own })}
      trialButton="the trial button"
      isConfirmingPayment={isConfirmingPayment}
      startButton={({ id }, variant = 'outline') => <button>{`${variant} ${id}`}</button>}
    />,
  );
  return screen.queryAllByRole('button').map(({ textContent }) => textContent);
}

describe('the first steps', () => {
  it('lead to the first recommendation that is open, and show it once', async () => {
    expect(await show({ access: inTrial })).toEqual(['solid 1', 'outline 2', 'outline 3']);
    expect(screen.getByRole('heading', { level: 3, name: 'Course 1' })).toBeTruthy();
  });

  it('lead to the course on the wishlist', async () => {
    const buttons = await show({ access: inTrial, wishlist: [course({ id: 5 })] });
    expect(buttons[0]).toBe('solid 5');
  });

  it('start nothing that is not open', async () => {
    expect(await show({})).toEqual([]);
    expect(screen.getByText('the trial button')).toBeTruthy();
  });

  it('offer neither the trial nor a course while a payment is being confirmed', async () => {
    expect(await show({}, true)).toEqual([]);
    expect(screen.queryByText('the trial button')).toBeNull();
    expect(screen.getByRole('heading').textContent).toBe('Your courses will show here');
  });

  it('say that a trial has ended', async () => {
    expect(await show({ access: accessSummary({ trial: { ...trial, isActive: false } }) })).toEqual(
      [],
    );
    expect(screen.getByText(/^Your free trial has ended/)).toBeTruthy();
  });
});
