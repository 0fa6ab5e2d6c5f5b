import { expect, it } from 'vitest';
import { PERSONAL_DATA } from '#privacy/personal-data.ts';
import { samplesOf, seededLearner } from '#testing/privacy/seeded-learner.ts';
import { kindOf, kinds } from './kinds-of-items.ts';

it('every kind of item is known', () => {
  expect(kinds.toSorted()).toEqual(Object.keys(PERSONAL_DATA).toSorted());
});

it.each(Object.entries(samplesOf(seededLearner(1))))(
  '%s is recognized by its key',
  (kind, item) => {
    expect(kindOf(item)).toBe(kind);
  },
);

it('an item of another release is unknown', () => {
  expect(kindOf({ PK: 'LEARNER#u1', SK: 'NEVER_SEEN#1' })).toBe('unknown');
});
