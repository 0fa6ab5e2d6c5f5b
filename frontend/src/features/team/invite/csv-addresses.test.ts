import { expect, it } from 'vitest';
import { addressesInCsv } from './csv-addresses.ts';

it.each([
  ['Name,Email\nBea Lund,bea@x.org\nAda,ada@x.org\n', ['bea@x.org', 'ada@x.org']],
  ['\uFEFFemail;team\r\n"bea@x.org";HR\r\n', ['bea@x.org']],
  ['bea@x.org\nada@x.org', ['bea@x.org', 'ada@x.org']],
  ['"Lund, Bea",bea@x.org', ['bea@x.org']],
  ['Bea\tBea Lund <bea@x.org>', ['bea@x.org']],
  ['Email\nBea Lund,HR\n,,\n', ['Bea_Lund_HR']],
  ['', []],
])('reads the addresses of %j', (text, expected) => {
  expect(addressesInCsv(text)).toEqual(expected);
});
