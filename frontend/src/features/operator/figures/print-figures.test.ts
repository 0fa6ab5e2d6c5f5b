import { expect, test } from 'vitest';
import { printCents, printCentsShort, printCorrelation, printShare } from './print-figures.ts';

test('prints money, shares and correlations in our words', () => {
  expect(printCents(119_900)).toBe('$1,199.00');
  expect(printCents(-50)).toBe('-$0.50');
  expect(printCentsShort(119_900)).toBe('$1,199');
  expect(printCentsShort(12_345_600)).toBe('$123.5K');
  expect(printShare(null)).toBe('–');
  expect(printShare(0.256)).toBe('26%');
  expect(printCorrelation(-0.314)).toBe('−0.31');
  expect(printCorrelation(0.3)).toBe('+0.30');
});
