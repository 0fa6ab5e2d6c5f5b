import type { SkillCheckSubmissionPayload } from '@learning/shared/contract/activity-payloads';
import { expect, it } from 'vitest';
import { counted, printDuration, withPrintedQuotes } from './skill-check-text.ts';
import { graded } from '../testing/mock-skill-check.tsx';

it('prints a duration with seconds only when there are any', () => {
  expect([900, 1_125, 60, 61, 30].map(printDuration)).toEqual([
    '15 minutes',
    '18 minutes 45 seconds',
    '1 minute',
    '1 minute 1 second',
    '30 seconds',
  ]);
});

it('counts in the singular and the plural, and prints nothing for none', () => {
  expect([0, 1, 2].map((count) => counted(count, 'question'))).toEqual([
    '',
    '1 question',
    '2 questions',
  ]);
});

it('prints results with typographic quotes, and the learner’s own text as typed', () => {
  const typed = `It's "so"`;
  const payload = JSON.parse(
    graded({ q1: typed, q2: [typed], q3: typed, q4: typed }).payload,
  ) as SkillCheckSubmissionPayload;
  payload.results.feedback = `That's it.`;
  payload.results.questionResults[2]!.correctAnswer = `It's 38`;
  const { results } = withPrintedQuotes(payload);
  const chosen = 'It’s “so”';
  expect(results.questionResults.map(({ userAnswer }) => userAnswer)).toEqual([
    chosen,
    [chosen],
    typed,
    typed,
  ]);
  expect(results.questionResults[2]!.correctAnswer).toBe('It’s 38');
  expect(results.feedback).toBe('That’s it.');
});
