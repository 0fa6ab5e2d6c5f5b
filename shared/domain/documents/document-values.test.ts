import { describe, expect, test } from 'vitest';
import { printedText, wholeNumber, type DocumentField } from './document-values.ts';

/** Every engine has it; the language's own library does not name it. */
declare const performance: { now(): number };

const field: DocumentField = {
  id: 'facts',
  label: 'Facts',
  type: 'text',
  required: false,
  options: [],
};
const line = (facts: string) => printedText(field, { facts });

describe('a value on one line', () => {
  test.each([
    ['a\nb', 'a b'],
    ['a \n\t \n b', 'a b'],
    ['a  b', 'a  b'],
    ['a\u00a0b \r\n c', 'a\u00a0b c'],
    ['\n a \n', 'a'],
  ])('of %j is printed as %j', (typed, printed) => {
    expect(line(typed)).toBe(printed);
  });
});

/** The best of several, in milliseconds: what else the machine does counts least then. */
function bestTime(work: () => unknown): number {
  const times = Array.from({ length: 7 }, () => {
    const start = performance.now();
    for (let round = 0; round < 5; round += 1) work();
    return performance.now() - start;
  });
  return Math.min(...times);
}

describe('ten times the text', () => {
  const hostile: [string, (length: number) => unknown][] = [
    ['of spaces in a line', (length) => line(`a${' '.repeat(length)}b`)],
    ['of spaces and a line break', (length) => line(`a${' '.repeat(length)}b\nc`)],
    ['of line breaks', (length) => line(`a${'\n'.repeat(length)}b`)],
    ['of digits that are no number', (length) => wholeNumber(`${'1'.repeat(length)}x`)],
    ['of digits behind the point', (length) => wholeNumber(`1.${'1'.repeat(length)}x`)],
    ['of digits', (length) => wholeNumber('1'.repeat(length))],
  ];

  // Linear work takes ten times as long, quadratic work a hundred times.
  test.each(hostile)('%s takes no more than some ten times as long', (_what, work) => {
    work(2_000);
    expect(bestTime(() => work(20_000))).toBeLessThan(40 * bestTime(() => work(2_000)) + 0.1);
  });
});
