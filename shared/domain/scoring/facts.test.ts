import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { propertyRuns } from '#testing/property-runs.ts';
import { SEED_LIMIT } from '../shuffle.ts';
import { drawFacts, everyFactsOf, factNamesIn, filled, withFacts } from './facts.ts';

const GROUPS = [
  [
    { day: 'May 4', lost: 'June 3' },
    { day: 'May 6', lost: 'June 5' },
  ],
  [{ lead: 'Ida' }, { lead: 'Bo' }, { lead: 'Cy' }],
];

describe('facts', () => {
  test('are drawn as one set of each group, independently of the others', () => {
    const seen = new Set<string>();
    fc.assert(
      fc.property(fc.nat({ max: SEED_LIMIT - 1 }), (seed) => {
        const { day, lost, lead } = drawFacts(GROUPS, seed);
        expect(GROUPS[0]).toContainEqual({ day, lost });
        expect(GROUPS[1]).toContainEqual({ lead });
        expect(drawFacts(GROUPS, seed)).toEqual({ day, lost, lead });
        seen.add(`${day} ${lead}`);
      }),
      propertyRuns(200),
    );
    expect(seen.size).toBe(6);
  });

  test('are written into every text of a value, and into nothing else', () => {
    const written = {
      id: 'q1',
      texts: ['On {day}', 'Ask {lead}'],
      points: 10,
      isLast: true,
      none: null,
    };
    expect(filled(written, { day: 'May 4', lead: 'Ida' })).toEqual({
      id: 'q1',
      texts: ['On May 4', 'Ask Ida'],
      points: 10,
      isLast: true,
      none: null,
    });
    expect(withFacts('{other} stays, and so does {}', { day: 'May 4' })).toBe(
      '{other} stays, and so does {}',
    );
  });

  test('are found by name', () => {
    expect([...factNamesIn({ a: ['{day} to {lost}', { b: '{day}' }], c: 1 })]).toEqual([
      'day',
      'lost',
    ]);
    expect(factNamesIn(undefined).size).toBe(0);
  });

  test('can be listed for a text, without the groups that it does not use', () => {
    expect(everyFactsOf('No fact.', GROUPS)).toEqual([{}]);
    expect(everyFactsOf('{lead}', GROUPS)).toEqual(GROUPS[1]);
    expect(everyFactsOf(['{lead}', '{lost}'], GROUPS)).toHaveLength(6);
  });
});
