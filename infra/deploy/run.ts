import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { OperatorFailure } from './operator-failure.ts';

export const projectRoot = join(import.meta.dirname, '../..');

/** Output to show after a failure; the reason is at its end. */
const MAX_OUTPUT_CHARACTERS = 20_000;

export interface RunOptions {
  env?: Record<string, string>;
  /** Shows the output while the command runs; otherwise only after a failure. */
  showOutput?: boolean;
}

/**
 * Runs a program in the project's root folder.
 *
 * @param purpose Subject of the sentence about its failure: `Deploying the stacks`.
 * @returns its standard output and error; empty when they were shown.
 * @throws OperatorFailure with the end of the output when it fails.
 */
export async function run(
  purpose: string,
  [program, ...args]: readonly [string, ...string[]],
  { env, showOutput = false }: RunOptions = {},
): Promise<string> {
  const child = spawn(program, args, {
    cwd: projectRoot,
    env: { ...process.env, ...env },
    stdio: ['ignore', showOutput ? 'inherit' : 'pipe', showOutput ? 'inherit' : 'pipe'],
  });
  const stopChild = () => child.kill('SIGTERM');
  process.once('exit', stopChild);
  let printed = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream?.on('data', (chunk: Buffer) => {
      printed = (printed + chunk.toString()).slice(-MAX_OUTPUT_CHARACTERS);
    });
  }
  const code = await new Promise<number | null>((resolve, reject) => {
    child.on('error', reject);
    child.on('close', resolve);
  });
  process.off('exit', stopChild);
  if (code === 0) return printed;
  throw new OperatorFailure(`${printed.trim()}\n\n${purpose} failed (see above).`.trim());
}

/** Returns a command line of the project's own CDK, on the current Node.js. */
export function cdk(...args: string[]): [string, ...string[]] {
  return [process.execPath, join(projectRoot, 'node_modules/aws-cdk/bin/cdk'), ...args];
}
