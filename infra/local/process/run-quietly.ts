import { spawnTiedToParent } from './tied-process.ts';
import { projectRoot } from '#platform/project-root.ts';
import { StartFailure } from '#platform/start-failure.ts';

/**
 * Runs a command of the project and keeps what it prints to itself, unless it fails.
 *
 * @throws StartFailure naming `purpose`, after printing what the command said.
 */
export async function runQuietly(
  purpose: string,
  command: readonly string[],
  env: NodeJS.ProcessEnv = process.env,
): Promise<void> {
  const { code, printed } = await spawnTiedToParent(command, { cwd: projectRoot, env }).exited;
  if (code === 0) return;
  throw new StartFailure(`${printed}\n${purpose} did not work; what it said stands above.`);
}
