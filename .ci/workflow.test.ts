import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '..');
const workflow = readFileSync(join(root, '.github/workflows/deliver.yml'), 'utf8');
const { scripts, devDependencies } = JSON.parse(
  readFileSync(join(root, 'package.json'), 'utf8'),
) as Record<'scripts' | 'devDependencies', Record<string, string>>;
const [, ...jobs] = workflow.split(/\n(?= {2}[a-z-]+:\n {4}(?:needs|runs-on):)/);
const jobOf = (name: string) => jobs.find((job) => job.startsWith(`  ${name}:`)) ?? '';

test('Every action of the workflow is pinned to a commit', () => {
  const used = [...workflow.matchAll(/uses: (\S+)(.*)/g)];
  expect(used.length).toBeGreaterThan(10);
  for (const [, action, comment] of used) {
    expect(action).toMatch(/@[0-9a-f]{40}$/);
    expect(comment).toMatch(/ # v\d+\.\d+\.\d+$/);
  }
});

test('Every command of the workflow exists, on the Node of the project', () => {
  const commands = [...workflow.matchAll(/npm (?:run ([\w:-]+)|test)/g)].map(
    ([, script]) => script ?? 'test',
  );
  expect(commands).toContain('promote');
  for (const command of commands) expect(Object.keys(scripts)).toContain(command);
  const versions = [...workflow.matchAll(/node-version: (\S+)/g)].map(([, version]) => version);
  expect(new Set(versions)).toEqual(new Set([devDependencies['node']]));
});

test('A job may ask for a token of AWS only where it deploys, in the environment of that name', () => {
  expect(workflow).toContain('\npermissions: {}\n');
  for (const name of ['supply-chain', 'test']) {
    expect(jobOf(name)).toContain('contents: read');
    expect(jobOf(name)).not.toContain('id-token');
  }
  for (const name of ['dev', 'staging', 'prod']) {
    expect(jobOf(name)).toContain(`environment: ${name}`);
    expect(jobOf(name)).toContain('id-token: write');
    expect(jobOf(name)).toContain(`--env ${name}`);
  }
});

test('Prod gets what staging proved, after the tests, and never from a pull request', () => {
  expect(jobOf('dev')).toContain('needs: [supply-chain, test]');
  expect(jobOf('dev')).toContain("if: github.event_name == 'push'");
  expect(jobOf('staging')).toContain('needs: dev');
  expect(jobOf('prod')).toContain('needs: staging');
  expect(jobOf('prod')).toContain('npm run promote -- --env prod --from staging --yes');
});
