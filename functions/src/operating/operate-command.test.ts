import { expect, it } from 'vitest';
import { readOperateCommand } from './operate-command.ts';

const now = new Date('2026-11-30T23:30:00.000Z');
const read = (line: string) => readOperateCommand(['--env', 'dev', ...line.split(' ')], now);
const account = { email: 'ada@example.org', reason: 'asked', keepsCertificates: false };

it.each([
  ['requests', { task: 'requests' }],
  ['operators', { task: 'operators' }],
  ['audit', { task: 'audit', month: '2026-11' }],
  ['audit --month 2026-01', { task: 'audit', month: '2026-01' }],
  ['unlock ada@example.org --reason asked', { task: 'unlock', ...account, isConfirmed: false }],
  [
    'erase ada@example.org --reason asked --keep-certificates --yes',
    { task: 'erase', ...account, keepsCertificates: true, isConfirmed: true },
  ],
])('reads %s', (line, command) => {
  expect(read(line)).toEqual(command);
});

it.each([
  '',
  'nothing',
  'unlock',
  'unlock ada@example.org',
  'unlock ada --reason asked',
  'unlock ada@example.org bob@example.org --reason asked',
  'unlock ada@example.org --reason asked --keep-certificates',
  'erase ada@example.org --reason=',
  'requests ada@example.org',
  'requests --yes',
  'operators --month 2026-11',
  'audit --month 2026-13',
  'audit --unknown',
])('refuses %s', (line) => {
  expect(read(line)).toBeUndefined();
});
