import { expect, test } from 'vitest';
import { sampleFolder } from '#testing/sample-folder.ts';
import { predictedBestChoices } from '#activities/scenario/best-choice-model.ts';
import { guessFigures } from './guessability.ts';

const choice = (id: string, value: number, text: string) => ({ id, value, text, feedback: 'x' });
/** Scenarios whose best choices speak alike. */
const tellTale = (best: string, wrong: string, count = 6) =>
  Array.from({ length: count }, (_, at) => ({
    steps: [
      {
        id: `s${at}`,
        title: 'Step',
        description: 'Decide.',
        situation: 'A case.',
        choices: [
          choice('a', 0, `${wrong} number ${at}`),
          choice('b', 10, `${best} number ${at}`),
          choice('c', 5, `${wrong} again ${at}`),
        ],
      },
    ],
  }));

test('finds best choices that always use the same words, trained on other scenarios only', () => {
  expect(predictedBestChoices(tellTale('First agree a date', 'Wait and hope'))).toEqual({
    found: 6,
    steps: 6,
  });
});

test('does not find best choices whose words say nothing', () => {
  const { found } = predictedBestChoices(tellTale('Do this', 'Do this'));
  expect(found).toBe(0);
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
