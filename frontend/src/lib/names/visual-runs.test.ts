import fc from 'fast-check';
import { expect, it } from 'vitest';
import { inFontOrder, visualRuns } from './visual-runs.ts';

const fontOf = (letter: string, previous?: string) =>
  /\p{Script=Hebrew}/u.test(letter)
    ? 'hebrew'
    : /\p{L}/u.test(letter)
      ? 'latin'
      : (previous ?? 'latin');
const runsOf = (name: string) => visualRuns(name, fontOf).map(({ text }) => text);

it('keeps a name from left to right as it is', () => {
  expect(runsOf('Ada Grey')).toEqual(['Ada Grey']);
});

it('keeps a name from right to left in one run, because the font lays it out', () => {
  expect(runsOf('שרה כהן')).toEqual(['שרה כהן']);
});

it('puts words from left to right to the left of a name from right to left, and turns the brackets', () => {
  expect(runsOf('שרה (Sarah Cohen)').join('|')).toBe('(|Sarah Cohen|שרה (');
});

it('loses and adds no letter', () => {
  fc.assert(
    fc.property(fc.string({ unit: fc.constantFrom('a', 'ש', ' ', '7', '-', '李') }), (name) => {
      const sorted = (text: string) => Array.from(text).toSorted().join('');
      expect(sorted(runsOf(name).join(''))).toBe(sorted(name));
    }),
  );
});

it('puts the doubling of a letter before its vowel, and leaves other accents as they are', () => {
  expect(inFontOrder('مَّد'.normalize('NFC'))).toBe('م\u0651\u064Eد');
  expect(inFontOrder('שָׁ'.normalize('NFC'))).toBe('ש\u05C1\u05B8');
  expect(inFontOrder('x\u0323\u0301')).toBe('x\u0323\u0301');
});
