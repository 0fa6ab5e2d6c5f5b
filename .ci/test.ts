/**
 * Command: runs every check and test that needs no network, and counts them in its last line.
 *
 * `--fast` leaves out builds and journeys (`npm run check`). `--prove` runs the property tests only, each with many times the
 * runs (`npm run prove`), and `--screenshots` takes pictures of all pages (`npm run screenshots`). A failing step does not stop the
 * next one. The build uses one processor, so that the checks run beside it.
 */
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
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

/** How many lines of a failed step are shown again at the end. */
const SHOWN_AGAIN = 60;

/** Lines of Vitest and Playwright that name a failed test, its error, or the test during which an error was not caught. */
const NAMES_FAILURE =
  /^\s*(?:FAIL |✘|\d+\) |\w*Error: |This error originated in|The latest test that|Vitest caught)/u;
const NAMED_AT_MOST = 30;

const stages = stagesFor(process.argv[2]);
const failed: { name: string; output: string }[] = [];
for (const lanes of stages) await Promise.all(lanes.map((lane) => runLane(lane, lanes.length > 1)));

for (const { name, output } of failed) {
  console.log(`\n== ${name} ended with:\n${output.split('\n').slice(-SHOWN_AGAIN).join('\n')}`);
}
for (const { name, output } of failed) {
  console.log(`\nFailed: ${name}\n${failures(output).join('\n')}`);
}
if (failed.length === 0 && !['--prove', '--screenshots'].includes(process.argv[2] ?? '')) {
  console.log('\nProperty tests ran in their short form; "npm run prove" runs the long one.');
}
console.log(`\nSteps: ${stages.flat(2).length - failed.length} passed, ${failed.length} failed`);
process.exit(failed.length > 0 ? 1 : 0);

/** Runs steps in turn. Beside another lane, the output of a step is shown when it has ended. */
async function runLane(steps: readonly Step[], isBeside: boolean): Promise<void> {
  for (const step of steps) {
    const { name, command } = step;
    const shown = command.length > 12 ? [...command.slice(0, 3), '…'] : command;
    const title = `\n== ${name}: ${shown.join(' ')}`;
    if (!isBeside) console.log(title);
    const startedAt = performance.now();
    const { status, output } = await runStep(step, isBeside);
    const seconds = ((performance.now() - startedAt) / 1000).toFixed(1);
    if (isBeside) console.log(`${title}\n${output}`);
    console.log(`== ${name}: ${status === 0 ? 'passed' : 'FAILED'} in ${seconds} s`);
    if (status !== 0) failed.push({ name, output });
  }
}

/** Runs a step, shows its output unless it runs beside another, and returns it. */
function runStep({ command, env }: Step, isBeside: boolean) {
  const path = [join(root, 'node_modules/.bin'), process.env['PATH']].join(':');
  const child = spawn(command[0]!, command.slice(1), {
    cwd: root,
    stdio: ['inherit', 'pipe', 'pipe'],
    env: { ...process.env, ...env, PATH: path },
  });
  let output = '';
  for (const written of [child.stdout, child.stderr]) {
    written.setEncoding('utf8').on('data', (text: string) => {
      output += text;
      if (!isBeside) process.stdout.write(text);
    });
  }
  return new Promise<{ status: number | null; output: string }>((resolve) => {
    child.once('error', ({ message }) => resolve({ status: null, output: message }));
    child.once('close', (status) => resolve({ status, output }));
  });
}

/** Returns the lines of an output that name what failed, each once. */
function failures(output: string): string[] {
  const plain = stripVTControlCharacters(output);
  const lines = plain.split('\n').filter((line) => NAMES_FAILURE.test(line));
  return [...new Set(lines)].slice(0, NAMED_AT_MOST);
}

/** Returns the stages, which run in turn. The lanes of a stage run side by side, the steps of a lane in turn. */
function stagesFor(mode: string | undefined): Step[][][] {
  if (mode === '--prove') {
    const command = ['vitest', 'run', ...propertyTests(root)];
    const env = { PROPERTY_RUNS_FACTOR: PROOF_FACTOR };
    return [[[{ name: `Properties, ${PROOF_FACTOR} times the runs`, command, env }]]];
  }
  const styles = {
    name: 'Styles',
    command: ['npm', 'run', '--silent', 'styles', '-w', 'frontend'],
  };
  const checks = [
    { name: 'Types', command: ['tsc', '-b'] },
    { name: 'Lint', command: ['oxlint', '--type-aware'] },
    { name: 'Format', command: ['oxfmt', '--check', '.'] },
    { name: 'Secrets', command: ['node', '.ci/secrets.ts'] },
    { name: 'Licenses', command: ['node', '.ci/print-licenses.ts'] },
  ];
  if (mode === '--fast') {
    const projects = ['ci', 'shared', 'content', 'functions', 'frontend'];
    const options = projects.flatMap((name) => ['--project', name]);
    return [[[styles, ...checks, { name: 'Unit tests', command: ['vitest', 'run', ...options] }]]];
  }
  const build = [
    { name: 'Build', command: ['npm', 'run', 'build'] },
    { name: 'No stand-ins in the build', command: ['node', '.ci/assert-no-stand-ins.ts'] },
  ];
  const playwright = (name: string, config: string) => ({
    name,
    command: ['playwright', 'test', '--config', config],
    env: browser(),
  });
  if (mode === '--screenshots') {
    const config = 'frontend/e2e/screenshots/playwright.config.ts';
    return [[[styles, ...build, playwright('Screenshots', config)]]];
  }
  const tests = [
    { name: 'Tests', command: ['vitest', 'run'] },
    playwright('Journeys', 'frontend/playwright.config.ts'),
  ];
  return [[[styles]], [checks, build], [tests]];
}

function browser(): Record<string, string> {
  const found = findBrowser();
  if (found.path === undefined) {
    console.error(found.advice);
    process.exit(1);
  }
  return { CHROME_PATH: found.path };
}
