import { expect, test } from 'vitest';
import { readMime } from './read-mime.ts';

const mime = (lines: string[]) => Buffer.from(lines.join('\r\n'), 'utf8');

test('A plain message is read unchanged, with a folded subject on one line', () => {
  const mail = mime([
    'From: a@x.example',
    'Subject: You are',
    ' invited',
    '',
    'Hello, Zoë.',
    'Bye',
  ]);
  expect(readMime(mail)).toEqual({ subject: 'You are invited', text: 'Hello, Zoë.\nBye' });
});

test.each([
  ['base64', Buffer.from('Zoë pays').toString('base64')],
  ['quoted-printable', 'Zo=C3=AB =\r\npays'],
])('A body in %s is decoded', (encoding, body) => {
  const mail = mime([
    'Subject: =?UTF-8?B?Wm/Dqw==?= =?utf-8?Q?_pays=21?=',
    'Content-Type: text/plain; charset=utf-8',
    `Content-Transfer-Encoding: ${encoding}`,
    '',
    body,
  ]);
  expect(readMime(mail)).toEqual({ subject: 'Zoë pays!', text: 'Zoë pays' });
});

test('The plain text part of a multipart message is read, even if it is nested', () => {
  const mail = mime([
    'Subject: Parts',
    'Content-Type: multipart/mixed; boundary="outer"',
    '',
    '--outer',
    'Content-Type: multipart/alternative; boundary=inner',
    '',
    '--inner',
    'Content-Type: text/html',
    '',
    '<p>no</p>',
    '--inner',
    'Content-Type: text/plain',
    '',
    'yes',
    '--inner--',
    '--outer--',
  ]);
  expect(readMime(mail).text.trim()).toBe('yes');
});

test('A message without a body has an empty text', () => {
  expect(readMime(mime(['Subject: Nothing']))).toEqual({ subject: 'Nothing', text: '' });
});
