/**
 * Runs a script of an operator in an environment: `in-environment.ts SCRIPT --env NAME …` sets the variables of the
 * function and the region, and then runs the script with the same arguments. `local` stands for the running local product.
 */
import { join } from 'node:path';
import { runCommand } from '#deploy/operator-failure.ts';
import { projectRoot } from '#deploy/run.ts';
import { environmentVariables } from './environment-variables.ts';

await runCommand(async () => {
  const [script = ''] = process.argv.splice(2, 1);
  const at = process.argv.indexOf('--env');
  const name = at === -1 ? '' : (process.argv[at + 1] ?? '');
  Object.assign(process.env, await environmentVariables(name));
  await import(join(projectRoot, script));
});
