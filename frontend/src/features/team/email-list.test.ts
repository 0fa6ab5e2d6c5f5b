import { describe, expect, it } from 'vitest';
import { emailsIn, invalidEmails, readAddressList, readAddressRows } from './email-list.ts';

describe('a list of addresses', () => {
  it.each([
    ['ada@example.org', ['ada@example.org']],
    ['Ada@Example.org, bob@example.org', ['ada@example.org', 'bob@example.org']],
    ['ada@example.org;bob@example.org\nada@example.org ', ['ada@example.org', 'bob@example.org']],
    ['  ', []],
    ['"Bea Lund" <Bea@x.org>', ['bea@x.org']],
    ['Lund, Bea <bea@x.org>; "Grey, Ada" <ada@x.org>', ['bea@x.org', 'ada@x.org']],
    ["'bea@x.org' <bea@x.org>, cleo@x.org", ['bea@x.org', 'cleo@x.org']],
    ['ada@x.org\tbob@x.org', ['ada@x.org', 'bob@x.org']],
    ['Bea\tbea@x.org\tboss@x.org', ['bea@x.org']],
  ])('reads %j as %j', (text, expected) => {
    expect(readAddressList(text)).toMatchObject({ emails: expected, otherLines: [] });
  });

  it.each(['\t', ', ', '; ', '  '])(
    'takes the address of each line of two columns, and no word of the names (separator %j)',
    (separator) => {
      const rows = [
        ['Full Name', 'Email Address'],
        ['Bea van der Lund', 'bea@x.org'],
        ['Ada Grey-Smith', 'Ada@x.org'],
        ['Nobody Yet', ''],
        ['Nobody Yet', ''],
        ['', ''],
        ['Bea again', 'bea@x.org'],
      ];
      expect(readAddressList(rows.map((row) => row.join(separator)).join('\r\n'))).toEqual({
        emails: ['bea@x.org', 'ada@x.org'],
        duplicateCount: 1,
        otherLines: ['Nobody Yet'],
      });
    },
  );

  it('reports a first line without an address, unless it names the columns', () => {
    expect(readAddressList('Nobody,\nada@x.org').otherLines).toEqual(['Nobody']);
    expect(readAddressList('Name\tE-mail\nada@x.org').otherLines).toEqual([]);
    expect(readAddressList('ada@x.org\nName\tE-mail').otherLines).toEqual(['Name E-mail']);
    expect(readAddressList('Bea <bea>').otherLines).toEqual(['Bea <bea>']);
  });

  it('reads a line that it returned as it was', () => {
    const { emails, otherLines } = readAddressList('Mia Ross,HR\nbea@x.org\nDan "The Man" Lee;;');
    expect(otherLines).toEqual(['Mia Ross,HR', 'Dan "The Man" Lee']);
    expect(readAddressList([...emails, ...otherLines].join('\n')).otherLines).toEqual(otherLines);
  });

  it('finds entries that are not addresses', () => {
    expect(emailsIn('ada@example.org, a@b')).toEqual(['ada@example.org', 'a@b']);
    expect(invalidEmails(['ada@example.org', 'bob', '@x.org', 'a@b', 'a@b..com'])).toEqual([
      'bob',
      '@x.org',
      'a@b',
      'a@b..com',
    ]);
  });
});

describe('a CSV file', () => {
  it.each([
    ['Name,Email\nBea Lund,bea@x.org\nAda,ada@x.org\n', ['bea@x.org', 'ada@x.org'], []],
    ['\uFEFFemail;team\r\n"bea@x.org";HR\r\n', ['bea@x.org'], []],
    ['bea@x.org\nada@x.org', ['bea@x.org', 'ada@x.org'], []],
    ['"Lund, Bea",bea@x.org,boss@x.org', ['bea@x.org'], []],
    ['Bea\tBea Lund <bea@x.org>', ['bea@x.org'], []],
    ['Email\nBea Lund,HR\n,,\n', [], ['Bea Lund,HR']],
    ['Name,Email\nNobody,\nBea,bea@x.org\nNobody,', ['bea@x.org'], ['Nobody']],
    ['', [], []],
  ])('has one person in each row: %j', (text, emails, otherLines) => {
    expect(readAddressRows(text)).toMatchObject({ emails, otherLines });
  });
});
