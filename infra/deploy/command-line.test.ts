import { describe, expect, it } from 'vitest';
import { confirm, readCommandLine } from './command-line.ts';
import { refuseProtected } from './destroy-environment.ts';

describe('the command line', () => {
  it('contains the environment and whether to skip the question', () => {
    const { settings, isConfirmed } = readCommandLine(['--env', 'dev', '--yes']);
    expect([settings.name, isConfirmed]).toEqual(['dev', true]);
    expect(readCommandLine(['--env', 'dev']).mayChangePasskeyDomain).toBe(false);
    const forced = readCommandLine(['--env', 'dev', '--new-passkey-domain']);
    expect(forced.mayChangePasskeyDomain).toBe(true);
    expect(readCommandLine(['--env', 'dev']).isConfirmed).toBe(false);
  });

  it.each([[[]], [['--env', 'PROD']], [['--environment', 'dev']]])('is refused: %j', (args) => {
    expect(() => readCommandLine(args)).toThrow(
      expect.objectContaining({ name: 'OperatorFailure' }),
    );
  });

  it('requires --yes when there is no terminal to ask on', async () => {
    await expect(confirm('Continue?', readCommandLine(['--env', 'dev']))).rejects.toThrow('--yes');
  });
});

describe('destroying an environment', () => {
  it('is refused for prod, even with --yes', () => {
    const { settings } = readCommandLine(['--env', 'prod', '--yes']);
    expect(() => refuseProtected(settings)).toThrow('prod is protected');
  });

  it('is allowed for dev', () => {
    expect(() => refuseProtected(readCommandLine(['--env', 'dev']).settings)).not.toThrow();
  });
});
