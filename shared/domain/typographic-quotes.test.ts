import { describe, expect, test } from 'vitest';
import { typographicQuotes, withTypographicQuotes } from './typographic-quotes.ts';

describe('typographic quotes', () => {
  test('open at the start of a word and close everywhere else', () => {
    expect(typographicQuotes('"Thandi\'s late," he says, "and it\'s on \'her\' file."')).toBe(
      '“Thandi’s late,” he says, “and it’s on ‘her’ file.”',
    );
    expect(typographicQuotes('("not issued") two o\'clock: "\'No\'"')).toBe(
      '(“not issued”) two o’clock: “‘No’”',
    );
  });

  test('replace straight ones in every text and leave numbers unchanged', () => {
    expect(withTypographicQuotes({ a: ["it's"], n: 3, none: null })).toEqual({
      a: ['it’s'],
      n: 3,
      none: null,
    });
  });
});
