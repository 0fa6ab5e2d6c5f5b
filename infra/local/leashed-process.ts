import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';

/** A program that ends with this process at the latest. */
export interface LeashedProcess {
  /** Resolves with the last lines it printed once it has ended. */
  exited: Promise<string>;
  /** The last lines it printed so far. */
  printed(): string;
  stop(): Promise<void>;
}

const leash = fileURLToPath(new URL('leash.ts', import.meta.url));
const KEPT_CHARACTERS = 2000;

export function startLeashed(
  command: string,
  args: readonly string[],
  options: { cwd?: string } = {},
): LeashedProcess {
  // Detached: its own process group, so that Ctrl-C stops the table after the server that writes to it.
  const child = spawn(process.execPath, [leash, command, ...args], {
    ...options,
    detached: true,
    stdio: ['pipe', 'pipe', 'pipe'],
  });
  let printed = '';
  const keep = (chunk: Buffer) => {
    printed = (printed + chunk.toString()).slice(-KEPT_CHARACTERS);
  };
  child.stdout.on('data', keep);
  child.stderr.on('data', keep);
  const exited = new Promise<string>((resolve) => {
    child.on('close', () => resolve(printed.trim()));
    child.on('error', (error) => resolve(error.message));
  });
  return {
    exited,
    printed: () => printed,
    async stop() {
      child.stdin.end();
      await exited;
    },
  };
}
