import { describe, expect, test } from 'vitest';
import { cardOf, entryProblems, formatCvc, formatExpiry, formatNumber } from './card-entry.ts';

const TODAY = new Date(2026, 10, 21);
const GOOD = { number: '4242 4242 4242 4242', expiry: '12 / 29', cvc: '123' };

describe('typed text is formatted as on a card', () => {
  test.each([
    ['4242424242424242', '4242 4242 4242 4242'],
    ['42424', '4242 4'],
    ['4242-4242 4242424299', '4242 4242 4242 4242'],
    ['378282246310005', '3782 822463 10005'],
    ['3782822', '3782 822'],
    ['card', ''],
  ])('number %s as %s', (typed, expected) => {
    expect(formatNumber(typed)).toBe(expected);
  });

  test.each([
    ['12', '12'],
    ['1229', '12 / 29'],
    ['12/29', '12 / 29'],
    ['12 / 2029', '12 / 29'],
    ['1/29', '01 / 29'],
    ['5', '05'],
    ['529', '05 / 29'],
    ['', ''],
  ])('expiration date %s as %s', (typed, expected) => {
    expect(formatExpiry(typed)).toBe(expected);
  });

  test('a security code has three digits, and four on American Express', () => {
    expect(formatCvc('12345', GOOD.number)).toBe('123');
    expect(formatCvc('12a345', '378282246310005')).toBe('1234');
  });
});

describe('problems of a card entry', () => {
  test.each([
    [
      'a number too short',
      { number: '4242 4242' },
      'incomplete_number',
      'Your card number is incomplete.',
    ],
    ['no number', { number: '' }, 'incomplete_number', 'Your card number is incomplete.'],
    [
      'a wrong check digit',
      { number: '4242 4242 4242 4241' },
      'invalid_number',
      'Your card number is invalid.',
    ],
    [
      'half a date',
      { expiry: '12' },
      'incomplete_expiry',
      "Your card's expiration date is incomplete.",
    ],
    [
      'month 13',
      { expiry: '13 / 29' },
      'incomplete_expiry',
      "Your card's expiration date is incomplete.",
    ],
    [
      'a past year',
      { expiry: '12 / 25' },
      'invalid_expiry_year_past',
      "Your card's expiration year is in the past.",
    ],
    [
      'a past month',
      { expiry: '10 / 26' },
      'invalid_expiry_month_past',
      "Your card's expiration date is in the past.",
    ],
    ['half a code', { cvc: '12' }, 'incomplete_cvc', "Your card's security code is incomplete."],
  ])('%s', (_case, typed, code, message) => {
    expect(entryProblems({ ...GOOD, ...typed }, TODAY)).toEqual([
      { field: Object.keys(typed)[0], code, message },
    ]);
  });

  test('an empty form has all three problems, in the order of its fields', () => {
    const problems = entryProblems({ number: '', expiry: '', cvc: '' }, TODAY);
    expect(problems.map(({ field }) => field)).toEqual(['number', 'expiry', 'cvc']);
  });
});

test('A card is valid to the end of its month and is sent as digits', () => {
  const entry = { ...GOOD, expiry: '11 / 26' };
  expect(entryProblems(entry, TODAY)).toEqual([]);
  expect(cardOf(entry)).toEqual({
    number: '4242424242424242',
    expMonth: 11,
    expYear: 2026,
    cvc: '123',
  });
});
