import { describe, expect, it } from 'vitest';
import { environmentSettings } from './environments.ts';

describe('the settings of an environment', () => {
  it('equal those of dev for an unlisted name', () => {
    expect(environmentSettings('pr-42')).toEqual({ ...environmentSettings('dev'), name: 'pr-42' });
  });

  it('protect prod, and publish no password there', () => {
    expect(environmentSettings('prod')).toMatchObject({
      isProtected: true,
      recoveryDays: 35,
      logRetentionDays: 90,
      demoAccountEmail: null,
    });
  });

  it.each(['', 'Dev', '-dev', 'dev-', '1dev', 'a b', 'x'.repeat(21)])(
    'refuse the name "%s"',
    (name) => {
      expect(() => environmentSettings(name)).toThrow('--env NAME');
    },
  );

  it.each(['constructor', 'a', 'x'.repeat(20)])('accept the name %s', (name) => {
    expect(environmentSettings(name).recoveryDays).toBe(7);
  });
});
