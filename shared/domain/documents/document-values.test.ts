import { describe, expect, test } from 'vitest';
import { printedText, wholeNumber, type DocumentField } from './document-values.ts';

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
  ])('prints %j as %j', (typed, printed) => {
    expect(line(typed)).toBe(printed);
  });
});

describe('600,000 hostile characters', () => {
  const length = 600_000;
  const hostile: [string, () => unknown][] = [
    ['spaces in a line', () => line(`a${' '.repeat(length)}b`)],
    ['spaces and a line break', () => line(`a${' '.repeat(length)}b\nc`)],
    ['line breaks', () => line(`a${'\n'.repeat(length)}b`)],
    ['digits that are no number', () => wholeNumber(`${'1'.repeat(length)}x`)],
    ['digits behind the point', () => wholeNumber(`1.${'1'.repeat(length)}x`)],
    ['digits', () => wholeNumber('1'.repeat(length))],
  ];
  // Linear work takes milliseconds, quadratic work minutes: ten thousand times as long.
  const LIMIT_MS = 30_000;

  test.each(hostile)(
    '%s are handled in linear time',
    (_what, work) => {
      expect(work()).toBeDefined();
    },
    LIMIT_MS,
  );
});
