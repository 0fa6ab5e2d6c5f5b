import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { OperatorFailure } from './operator-failure.ts';

export const projectRoot = join(import.meta.dirname, '../..');

/** Lines of output to show after a failure; the reason is at the end. */
const KEPT_CHARACTERS = 20_000;

export interface RunOptions {
  env?: Record<string, string>;
  /** Shows what the command prints while it runs; otherwise only a failure is shown. */
  isShown?: boolean;
}

/**
 * Runs a program in the project's root.
 *
 * @param purpose Subject of the sentence about its failure: `The deployment of the stacks`.
 * @returns its standard output and error; empty when they were shown.
 * @throws OperatorFailure with the end of the output when it fails.
 */
export async function run(
  purpose: string,
  [program, ...args]: readonly [string, ...string[]],
  { env, isShown = false }: RunOptions = {},
): Promise<string> {
  const child = spawn(program, args, {
    cwd: projectRoot,
    env: { ...process.env, ...env },
    stdio: ['ignore', isShown ? 'inherit' : 'pipe', isShown ? 'inherit' : 'pipe'],
  });
  const endWithUs = () => child.kill('SIGTERM');
  process.once('exit', endWithUs);
  let printed = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream?.on('data', (chunk: Buffer) => {
      printed = (printed + chunk.toString()).slice(-KEPT_CHARACTERS);
    });
  }
  const code = await new Promise<number | null>((resolve, reject) => {
    child.on('error', reject);
    child.on('close', resolve);
  });
  process.off('exit', endWithUs);
  if (code === 0) return printed;
  throw new OperatorFailure(`${printed.trim()}\n\n${purpose} failed (see above).`.trim());
}

/** CDK's command line of this project, on this Node. */
export function cdk(...args: string[]): [string, ...string[]] {
  return [process.execPath, join(projectRoot, 'node_modules/aws-cdk/bin/cdk'), ...args];
}
