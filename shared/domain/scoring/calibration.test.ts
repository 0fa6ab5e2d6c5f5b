import { expect, test } from 'vitest';
import { countConfidence } from './calibration.ts';

// Source: rules/scoring.md S40
test.each([
  ['nothing', [], [0, 0, 0, 0, 0, 0]],
  ['answers without a confidence', [{ isRight: true }, { isRight: false }], [0, 0, 0, 0, 0, 0]],
  [
    'each confidence apart',
    [
      { confidence: 'sure', isRight: true },
      { confidence: 'sure', isRight: false },
      { confidence: 'sure', isRight: true },
      { confidence: 'guess', isRight: false },
      { confidence: 'fairly-sure', isRight: true },
      { isRight: true },
    ],
    [1, 0, 1, 1, 3, 2],
  ],
] as const)('counts %s', (_case, answers, counts) => {
  const counted = countConfidence(answers);
  expect(counted.map(({ confidence }) => confidence)).toEqual(['guess', 'fairly-sure', 'sure']);
  expect(counted.flatMap(({ answered, right }) => [answered, right])).toEqual(counts);
});
