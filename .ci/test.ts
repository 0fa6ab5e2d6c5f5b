/**
 * Command: runs every check and test that needs no network, and counts them in its last line.
 *
 * `--fast` leaves out builds and journeys (`npm run check`). `--prove` runs the property tests only, each with many times the
 * runs (`npm run prove`). A failing step does not stop the next one.
 */
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { findBrowser } from './find-browser.ts';
import { propertyTests } from './property-tests.ts';

const root = join(import.meta.dirname, '..');
/** How many times the runs of `npm test` a property gets in `npm run prove`. */
const PROOF_FACTOR = process.env['PROPERTY_RUNS_FACTOR'] ?? '20';

interface Step {
  name: string;
  command: string[];
  env?: Record<string, string>;
}

const steps = stepsFor(process.argv[2]);
const failed: string[] = [];
for (const { name, command, env } of steps) {
  const shown = command.length > 12 ? [...command.slice(0, 3), '…'] : command;
  console.log(`\n== ${name}: ${shown.join(' ')}`);
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
else if (process.argv[2] !== '--prove') {
  console.log('\nProperty tests ran in their short form; "npm run prove" runs the long one.');
}
console.log(`\nSteps: ${steps.length - failed.length} passed, ${failed.length} failed`);
process.exit(failed.length > 0 ? 1 : 0);

function stepsFor(mode: string | undefined): Step[] {
  if (mode === '--prove') {
    const command = ['vitest', 'run', ...propertyTests(root)];
    const env = { PROPERTY_RUNS_FACTOR: PROOF_FACTOR };
    return [{ name: `Properties, ${PROOF_FACTOR} times the runs`, command, env }];
  }
  const checks = [
    { name: 'Styles', command: ['npm', 'run', '--silent', 'styles', '-w', 'frontend'] },
    { name: 'Types', command: ['tsc', '-b'] },
    { name: 'Lint', command: ['oxlint', '--type-aware'] },
    { name: 'Format', command: ['oxfmt', '--check', '.'] },
  ];
  if (mode === '--fast') {
    const projects = ['ci', 'shared', 'content', 'functions', 'frontend'];
    const options = projects.flatMap((name) => ['--project', name]);
    return [...checks, { name: 'Unit tests', command: ['vitest', 'run', ...options] }];
  }
  return [
    ...checks,
    { name: 'Build', command: ['npm', 'run', 'build'] },
    { name: 'No stand-ins in the build', command: ['node', '.ci/assert-no-stand-ins.ts'] },
    { name: 'Tests', command: ['vitest', 'run'] },
    {
      name: 'Journeys',
      command: ['playwright', 'test', '--config', 'frontend/playwright.config.ts'],
      env: browser(),
    },
  ];
}

function browser(): Record<string, string> {
  const found = findBrowser();
  if (found.path === undefined) {
    console.error(found.advice);
    process.exit(1);
  }
  return { CHROME_PATH: found.path };
}
