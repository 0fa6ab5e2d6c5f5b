import { expect, it } from 'vitest';
import { environmentSettings } from '#environments.ts';
import { asideName } from './recovery.ts';
import { tableSettings } from './table-settings.ts';

it.each([
  ['dev', 7, false],
  ['prod', 35, true],
])(
  'a restored table of %s gets what the data stack declares',
  (name, recoveryDays, isProtected) => {
    expect(tableSettings(environmentSettings(name))).toEqual({
      streamView: 'NEW_AND_OLD_IMAGES',
      timeToLive: 'expiresAt',
      recoveryDays,
      isProtected,
      tags: expect.arrayContaining([
        { Key: 'environment', Value: name },
        { Key: 'product', Value: 'learning' },
      ]) as object[],
    });
  },
);

it('a table beside the live one is named after its moment, so that the next run finds it', () => {
  const name = (at: string) =>
    asideName({ tableName: 'learning-dev', source: { at: new Date(at) } });
  expect(name('2026-11-24T10:00:00.5Z')).toBe('learning-dev-restored-20261124T100000Z');
  expect(asideName({ tableName: 'learning-dev', source: { copyOf: '2026-11-22' } })).toBe(
    'learning-dev-restored-20261122T000000Z',
  );
});
