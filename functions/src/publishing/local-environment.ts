import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Environment variables that lead to the product running on this machine (`npm start` writes them into its state folder).
 *
 * @returns undefined when none runs.
 */
export function localEnvironment(
  stateDirectory = process.env['LOCAL_STATE_DIR'] ?? '.local',
): Record<string, string> | undefined {
  try {
    const text = readFileSync(join(stateDirectory, 'environment.json'), 'utf8');
    return JSON.parse(text) as Record<string, string>;
  } catch {
    return undefined;
  }
}
