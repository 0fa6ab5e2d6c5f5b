import { describe, expect, it } from 'vitest';
import { emailsIn, invalidEmails } from './email-list.ts';

describe('a list of addresses', () => {
  it.each([
    ['ada@example.org', ['ada@example.org']],
    ['Ada@Example.org, bob@example.org', ['ada@example.org', 'bob@example.org']],
    ['ada@example.org;bob@example.org\nada@example.org ', ['ada@example.org', 'bob@example.org']],
    ['  ', []],
    ['"Bea Lund" <Bea@x.org>', ['bea@x.org']],
    ['Lund, Bea <bea@x.org>; "Grey, Ada" <ada@x.org>', ['bea@x.org', 'ada@x.org']],
    ["'bea@x.org' <bea@x.org>, cleo@x.org", ['bea@x.org', 'cleo@x.org']],
    ['Bea <bea>', ['bea']],
  ])('reads %j as %j', (text, expected) => {
    expect(emailsIn(text)).toEqual(expected);
  });

  it('finds entries that are not addresses', () => {
    expect(invalidEmails(['ada@example.org', 'bob', '@x.org', 'a@b', 'a@b..com'])).toEqual([
      'bob',
      '@x.org',
      'a@b',
      'a@b..com',
    ]);
  });
});
