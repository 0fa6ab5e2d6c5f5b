// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { spacedReviewSummary } from '#testing/learning-samples.ts';
import { renderPage } from '#testing/render-page.tsx';
import { DueToday } from './due-today.tsx';

const days = (count: number) =>
  spacedReviewSummary().days.map((day, index) => ({ ...day, count: index === 2 ? count : 0 }));

it.each([
  ['several are due', { dueCount: 5, days: days(12) }, '5 questions', '12 questions'],
  ['one is due, and no other', { dueCount: 1, days: days(1) }, '1 question', '1 question'],
  ['none is due', { dueCount: 0, days: days(3) }, 'Nothing due right now', '3 questions'],
])('names what is due when %s', async (_, counts, due, inWeek) => {
  await renderPage(
    <DueToday hasDecision={false} summary={spacedReviewSummary({ cardCount: 20, ...counts })} />,
  );
  const text = screen.getByRole('region').textContent;
  expect(text).toContain(due);
  expect(text).toContain(`${inWeek} in the next seven days.`);
});

it('asks for one session of a backlog, and says that the rest can wait', async () => {
  const backlog = { cardCount: 150, dueCount: 126, todayCount: 12 };
  await renderPage(<DueToday hasDecision={false} summary={spacedReviewSummary(backlog)} />);
  const text = screen.getByRole('region').textContent;
  expect(text).toContain('12 of 126 questions');
  expect(text).toContain('About three minutes. The rest is spread over the next days.');
});

it('is done for today after the session of a backlog', async () => {
  const backlog = { cardCount: 150, dueCount: 114, todayCount: 0 };
  await renderPage(<DueToday hasDecision={false} summary={spacedReviewSummary(backlog)} />);
  expect(screen.getByText('Done for today')).toBeTruthy();
  expect(screen.queryByRole('link', { name: 'Start Review' })).toBeNull();
});

it('offers five minutes when there is a decision, or more cards than they have', async () => {
  const offer = () => screen.queryByRole('link', { name: 'Five Minutes' });
  const counts = { cardCount: 20, dueCount: 5 };
  const { unmount } = await renderPage(
    <DueToday hasDecision={false} summary={spacedReviewSummary(counts)} />,
  );
  expect(offer()).toBeNull();
  unmount();
  const page = await renderPage(
    <DueToday hasDecision={false} summary={spacedReviewSummary({ ...counts, dueCount: 6 })} />,
  );
  expect(offer()?.getAttribute('href')).toBe('/review?start=true&short=true');
  page.unmount();
  await renderPage(<DueToday hasDecision summary={spacedReviewSummary({ cardCount: 20 })} />);
  expect(offer()).not.toBeNull();
});
