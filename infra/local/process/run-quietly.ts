import { spawnTiedToParent } from './tied-process.ts';
import { projectRoot } from '#platform/project-root.ts';
import { StartFailure } from '#platform/start-failure.ts';

/**
 * Runs a command of the project without printing its output.
 *
 * @throws StartFailure with the output and `purpose` when the command fails
 */
export async function runQuietly(
  purpose: string,
  command: readonly string[],
  env: NodeJS.ProcessEnv = process.env,
): Promise<void> {
  const { code, printed } = await spawnTiedToParent(command, { cwd: projectRoot, env }).exited;
  if (code === 0) return;
  throw new StartFailure(`${printed}\n${purpose} failed; see the output above.`);
}
