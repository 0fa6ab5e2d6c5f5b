import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { OperatorFailure } from '#deploy/operator-failure.ts';
import { projectRoot } from '#deploy/run.ts';

/** Written by `npm start` into its state folder. */
const ENVIRONMENT_FILE = 'environment.json';

/**
 * Returns the environment variables of the product that runs on this machine.
 *
 * @throws OperatorFailure when it is not running
 */
export function localEnvironment(): Record<string, string> {
  const folder = resolve(projectRoot, process.env['LOCAL_STATE_DIR'] || '.local');
  try {
    const text = readFileSync(join(folder, ENVIRONMENT_FILE), 'utf8');
    return JSON.parse(text) as Record<string, string>;
  } catch {
    throw new OperatorFailure('The local product is not running. Start it first: npm start');
  }
}
