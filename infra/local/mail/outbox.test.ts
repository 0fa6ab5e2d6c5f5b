import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openOutbox } from './outbox.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'outbox-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const mail = (n: number) => ({
  to: 'a@b.example',
  subject: `${n}`,
  text: '',
  sentAt: '2026-01-01',
});

test('The newest mail is first, even after a restart', () => {
  const file = join(folder, 'outbox.json');
  const outbox = openOutbox(file);
  outbox.add(mail(1));
  outbox.add(mail(2));
  expect(
    openOutbox(file)
      .list()
      .map(({ subject }) => subject),
  ).toEqual(['2', '1']);
});

test('No mail to a forgotten address or about it remains, in the file either', () => {
  const file = join(folder, 'outbox.json');
  const outbox = openOutbox(file);
  outbox.add({ ...mail(1), to: 'Gone@b.example' });
  outbox.add({ ...mail(2), text: 'Reply to gone@b.example.' });
  outbox.add(mail(3));
  outbox.forget('gone@b.example');
  expect(outbox.list().map(({ subject }) => subject)).toEqual(['3']);
  expect(readFileSync(file, 'utf8').toLowerCase()).not.toContain('gone@b.example');
});

test.each(['', '{"mails": []}', '[{"to"'])(
  'A file containing %j is reported as unreadable',
  (text) => {
    const file = join(folder, 'outbox.json');
    writeFileSync(file, text);
    expect(() => openOutbox(file)).toThrow(`The local state in ${file} cannot be read`);
  },
);

test('The code of a mail is named where the mail has it, in the newest one to the address', () => {
  const file = join(folder, 'outbox.json');
  const outbox = openOutbox(file);
  outbox.add({ ...mail(1), text: 'Your code is 111111' });
  outbox.add({ ...mail(2), text: 'Your code is 222222' });
  outbox.add({ ...mail(3), to: 'c@b.example', text: 'Your code is 222222' });
  outbox.nameCode('a@b.example', '222222');
  outbox.nameCode('a@b.example', '111111');
  outbox.nameCode('c@b.example', '333333');
  outbox.nameCode('nobody@b.example', '222222');
  const codes = openOutbox(file)
    .list()
    .map(({ code }) => code);
  expect(codes).toEqual([undefined, '222222', undefined]);
});
