import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod';

/** Returns the environment variables that `npm start` writes for the running product; undefined when it is not running. */
export function localEnvironment(): Record<string, string> | undefined {
  const stateDirectory = process.env['LOCAL_STATE_DIR'] ?? '.local';
  try {
    const text = readFileSync(join(stateDirectory, 'environment.json'), 'utf8');
    return z.record(z.string(), z.string()).parse(JSON.parse(text));
  } catch {
    return undefined;
  }
}
