import { describe, expect, it } from 'vitest';
import { emailsIn, notEmails } from './email-list.ts';

describe('a list of addresses', () => {
  it.each([
    ['ada@example.org', ['ada@example.org']],
    ['Ada@Example.org, bob@example.org', ['ada@example.org', 'bob@example.org']],
    ['ada@example.org;bob@example.org\nada@example.org ', ['ada@example.org', 'bob@example.org']],
    ['  ', []],
  ])('%j is %j', (text, expected) => {
    expect(emailsIn(text)).toEqual(expected);
  });

  it('names what cannot be an address', () => {
    expect(notEmails(['ada@example.org', 'bob', '@x.org', 'a@b'])).toEqual([
      'bob',
      '@x.org',
      'a@b',
    ]);
  });
});
