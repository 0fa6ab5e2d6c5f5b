import { expect, test } from 'vitest';
import { activitiesInWords, resultInWords } from './activities-in-words.ts';

test.each([
  [[], ''],
  [['scenario'], '1 graded activity'],
  [['generator'], '1 document'],
  [['document'], '1 document'],
  [['scenario', 'generator', 'skill-check'], '2 graded activities and 1 document'],
  [['generator', 'scenario', 'generator'], '1 graded activity and 2 documents'],
  [['simulation', 'skill-check'], '2 graded activities'],
])('the types %j are counted as %s', (types, words) => {
  expect(activitiesInWords(types)).toBe(words);
});

test.each([
  ['skill-check', 'passed with 90%'],
  ['scenario', 'passed with 90%'],
  ['generator', 'completed'],
])('a %s was %s', (type, words) => {
  expect(resultInWords({ type, score: 90 })).toBe(words);
});
