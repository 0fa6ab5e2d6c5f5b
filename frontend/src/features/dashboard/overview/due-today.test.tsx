// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { recallSummary } from '#testing/learning-samples.ts';
import { renderPage } from '#testing/render-page.tsx';
import { DueToday } from './due-today.tsx';

const days = (count: number) =>
  recallSummary().days.map((day, index) => ({ ...day, count: index === 2 ? count : 0 }));

it.each([
  ['several are due', { dueCount: 5, days: days(12) }, '5 questions', '12 questions'],
  ['one is due, and no other', { dueCount: 1, days: days(1) }, '1 question', '1 question'],
  ['none is due', { dueCount: 0, days: days(3) }, 'Nothing due right now', '3 questions'],
])('names what is due when %s', async (_, counts, due, inWeek) => {
  await renderPage(<DueToday recall={recallSummary({ cardCount: 20, ...counts })} />);
  const text = screen.getByRole('region').textContent;
  expect(text).toContain(due);
  expect(text).toContain(`${inWeek} in the next seven days.`);
});
