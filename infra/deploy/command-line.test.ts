import { describe, expect, it } from 'vitest';
import { confirm, readCommandLine } from './command-line.ts';
import { refuseProtected } from './destroy-environment.ts';

describe('the command line', () => {
  it('names the environment and whether to ask', () => {
    const { settings, isConfirmed } = readCommandLine(['--env', 'dev', '--yes']);
    expect([settings.name, isConfirmed]).toEqual(['dev', true]);
    expect(readCommandLine(['--env', 'dev']).isConfirmed).toBe(false);
  });

  it.each([[[]], [['--env', 'PROD']], [['--environment', 'dev']]])('is refused: %j', (args) => {
    expect(() => readCommandLine(args)).toThrow(
      expect.objectContaining({ name: 'OperatorFailure' }),
    );
  });

  it('changes nothing when no one can answer', async () => {
    await expect(confirm('Do this?', readCommandLine(['--env', 'dev']))).rejects.toThrow('--yes');
  });
});

describe('the destruction of an environment', () => {
  it('is refused for prod even after a yes', () => {
    const { settings } = readCommandLine(['--env', 'prod', '--yes']);
    expect(() => refuseProtected(settings)).toThrow('prod is protected');
  });

  it('is open for dev', () => {
    expect(() => refuseProtected(readCommandLine(['--env', 'dev']).settings)).not.toThrow();
  });
});
