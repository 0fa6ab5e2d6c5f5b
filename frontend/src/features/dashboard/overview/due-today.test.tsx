// @vitest-environment happy-dom
import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { dashboard, LEARNER, recallSummary } from '#testing/learning-samples.ts';
import { renderPage } from '#testing/render-page.tsx';
import { runInlineScript } from '#testing/run-inline-script.ts';
import { DashboardSkeleton } from '../dashboard-skeleton.tsx';
import { DueToday } from './due-today.tsx';

const days = (count: number) =>
  recallSummary().days.map((day, index) => ({ ...day, count: index === 2 ? count : 0 }));

/** Shows the shell of the dashboard with the answer of the early call. */
async function openShell(data: ReturnType<typeof dashboard>) {
  const { container } = await renderPage(<DashboardSkeleton />);
  window.earlySession = { id: LEARNER.id, name: LEARNER.name, path: '/dashboard' };
  window.earlyAnswers = {
    [`/api/users/${LEARNER.id}/dashboard`]: Promise.resolve(Response.json(data)),
  };
  runInlineScript('early-text');
  await expect.poll(() => container.textContent).toContain(LEARNER.name.split(' ')[0]);
  return container.querySelector<HTMLElement>('[data-early=due]')!;
}

afterEach(() => {
  delete window.earlyAnswers;
  delete window.earlySession;
});

it.each([
  ['several are due', { dueCount: 5, days: days(12) }],
  ['one is due, and no other', { dueCount: 1, days: days(1) }],
  ['none is due', { dueCount: 0, days: days(3) }],
])('says the same before and after React when %s', async (_, counts) => {
  const recall = recallSummary({ cardCount: 20, ...counts });
  const early = (await openShell(dashboard({ recall }))).textContent;
  cleanup();
  await renderPage(<DueToday recall={recall} />);
  const region = screen.getByRole('region');
  expect(region.textContent).toBe(early + screen.getByRole('link').textContent);
});

it('does not show before React either when there is nothing to review', async () => {
  const due = await openShell(dashboard({ recall: recallSummary({ cardCount: 0 }) }));
  expect(due.style.visibility).toBe('hidden');
});
