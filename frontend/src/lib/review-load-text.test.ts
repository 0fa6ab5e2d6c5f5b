import { expect, it } from 'vitest';
import { dueFigure, dueNote } from './review-load-text.ts';

// Source: rules/learning.md L41
it.each([
  [1, 1, '1 question', 'About a minute.'],
  [12, 12, '12 questions', 'About three minutes.'],
  [30, 30, '30 questions', 'About eight minutes, 12 at a time.'],
  [126, 12, '12 of 126 questions', 'About three minutes. The rest is spread over the next days.'],
  [119, 5, '5 of 119 questions', 'About a minute. The rest is spread over the next days.'],
])('%i due, %i of them today: %s, %s', (dueCount, todayCount, figure, note) => {
  expect(dueFigure({ dueCount, todayCount })).toBe(figure);
  expect(dueNote({ dueCount, todayCount })).toBe(note);
});
