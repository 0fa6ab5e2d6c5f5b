import { execFileSync } from 'node:child_process';
import { expect, it } from 'vitest';
import { releaseName } from './release.ts';

it('is the commit, or what a pipeline calls it', () => {
  const commit = execFileSync('git', ['rev-parse', '--short=12', 'HEAD']).toString().trim();
  expect([commit, `${commit}-changed`]).toContain(releaseName({}));
  expect(releaseName({ RELEASE: '2026.11' })).toBe('2026.11');
});
