/**
 * Command: everything that needs no network. `--fast` leaves out builds and journeys (`npm run check`).
 *
 * Each step runs whatever the others said; the last line counts the steps.
 */
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { findBrowser } from './find-browser.ts';

const root = join(import.meta.dirname, '..');
const isFast = process.argv.includes('--fast');

interface Step {
  name: string;
  command: string[];
  env?: Record<string, string>;
}

const steps: Step[] = [
  { name: 'Types', command: ['tsc', '-b'] },
  { name: 'Lint', command: ['oxlint', '--type-aware'] },
  { name: 'Format', command: ['oxfmt', '--check', '.'] },
];
if (isFast) {
  const projects = ['ci', 'shared', 'content', 'functions', 'frontend'].flatMap((name) => [
    '--project',
    name,
  ]);
  steps.push({ name: 'Unit', command: ['vitest', 'run', ...projects] });
} else {
  steps.push(
    { name: 'Build', command: ['npm', 'run', 'build'] },
    { name: 'Stand-ins', command: ['node', '.ci/assert-no-stand-ins.ts'] },
    { name: 'Tests', command: ['vitest', 'run'] },
    {
      name: 'Journeys',
      command: ['playwright', 'test', '--config', 'frontend/playwright.config.ts'],
      env: browser(),
    },
  );
}

const failed: string[] = [];
for (const { name, command, env } of steps) {
  console.log(`\n== ${name}: ${command.join(' ')}`);
  const startedAt = performance.now();
  const path = [join(root, 'node_modules/.bin'), process.env['PATH']].join(':');
  const { status } = spawnSync(command[0]!, command.slice(1), {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, ...env, PATH: path },
  });
  const seconds = ((performance.now() - startedAt) / 1000).toFixed(1);
  console.log(`== ${name}: ${status === 0 ? 'passed' : 'FAILED'} in ${seconds} s`);
  if (status !== 0) failed.push(name);
}

if (failed.length > 0) console.log(`\nFailed: ${failed.join(', ')}`);
console.log(`\nSteps: ${steps.length - failed.length} passed, ${failed.length} failed`);
process.exit(failed.length > 0 ? 1 : 0);

function browser(): Record<string, string> {
  const found = findBrowser();
  if (found.path === undefined) {
    console.error(found.advice);
    process.exit(1);
  }
  return { CHROME_PATH: found.path };
}
