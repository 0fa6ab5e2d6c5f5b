import { expect, it } from 'vitest';
import { readArguments } from './read-arguments.ts';

const NOW = new Date('2026-11-24T12:00:00.000Z');
const read = (line: string) => readArguments(line.split(' '), NOW);

it('compares unless asked to apply, with the kinds that come back by default', () => {
  expect(read('--env dev --at 2026-11-24T10:00:00Z')).toMatchObject({
    settings: { name: 'dev' },
    source: { at: new Date('2026-11-24T10:00:00.000Z') },
    task: 'compare',
    chosen: null,
    isConfirmed: false,
  });
});

it('takes named kinds and the copy of a day', () => {
  const command = read('--env dev --from-copy 2026-11-22 --apply --entities noteKey,workKey --yes');
  expect(command).toMatchObject({ source: { copyOf: '2026-11-22' }, task: 'apply' });
  expect([...command.chosen!]).toEqual(['noteKey', 'workKey']);
});

it.each([
  ['no moment', '--env dev'],
  ['two sources', '--env dev --at 2026-11-24T10:00:00Z --from-copy 2026-11-22'],
  ['a time without a zone', '--env dev --at 2026-11-24T10:00:00'],
  ['a time in the future', '--env dev --at 2026-11-24T13:00:00Z'],
  ['two tasks', '--env dev --at 2026-11-24T10:00:00Z --apply --discard'],
  ['an unknown kind', '--env dev --at 2026-11-24T10:00:00Z --entities notes'],
  ['an unknown argument', '--env dev --at 2026-11-24T10:00:00Z --force'],
])('refuses %s', (_what, line) => {
  expect(() => read(line)).toThrow(Error);
});
