import { expect, test } from 'vitest';
import { sampleFolder } from '#testing/sample-folder.ts';
import { guessFigures } from './guessability.ts';
import { foundByWords, sumOf } from './word-model.ts';

/** Activities whose right options speak alike. */
const tellTale = (right: string, wrong: string, count = 6) =>
  Array.from({ length: count }, (_, at) => [
    { texts: [`${wrong} number ${at}`, `${right} number ${at}`, `${wrong} again ${at}`], right: 1 },
  ]);

test('finds right options that always use the same words, trained on other activities only', () => {
  expect(sumOf(foundByWords(tellTale('First agree a date', 'Wait and hope')))).toEqual({
    found: 6,
    of: 6,
  });
});

test('does not find right options whose words say nothing', () => {
  expect(sumOf(foundByWords(tellTale('Do this', 'Do this'))).found).toBe(0);
});

test('learns nothing from the activity it guesses in', () => {
  expect(foundByWords(tellTale('First agree a date', 'Wait and hope', 1))).toEqual([
    { found: 0, of: 1 },
  ]);
});

test('compares reasons, length and place of right and wrong options', () => {
  const folder = sampleFolder();
  const check = folder.activities.get('record-keeping-skill-check')!;
  if (check.type !== 'skill-check') throw new Error('is no skill check');
  const ask = (right: number) => ({
    ...check.config.questions[0]!,
    type: 'multiple-choice' as const,
    options: [0, 1, 2].map((at) => (at === right ? `Right ${at}` : `Wrong ${at} because x`)),
    correctAnswer: `Right ${right}`,
  });
  check.config.questions = [ask(0), ask(1), ask(2)];
  const figures = guessFigures([{ ...folder, activities: new Map([[check.id, check]]) }]);
  expect(figures.map(({ value, isMet }) => [value, isMet])).toEqual([
    ['right 0 %, wrong 100 %', false],
    ['33 %, 33 %, 33 %', true],
    ['right 0 %, wrong 100 %', false],
  ]);
});
