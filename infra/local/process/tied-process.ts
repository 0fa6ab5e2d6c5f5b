import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';

/** A program that ends when this process ends, or earlier. */
export interface TiedProcess {
  /** Resolves once it has ended, for any reason. */
  exited: Promise<{ code: number; printed: string }>;
  /** Returns the last part of what it printed, on both outputs. */
  printed(): string;
  stop(): Promise<void>;
}

const watchdog = fileURLToPath(new URL('parent-watchdog.ts', import.meta.url));
const MAX_PRINTED_CHARACTERS = 20_000;

export function spawnTiedToParent(
  command: readonly string[],
  options: { cwd?: string; env?: NodeJS.ProcessEnv } = {},
): TiedProcess {
  // Detached, in its own process group, so that Ctrl-C stops the table after the server that writes to it.
  const child = spawn(process.execPath, [watchdog, ...command], {
    ...options,
    detached: true,
    stdio: ['pipe', 'pipe', 'pipe'],
  });
  let printed = '';
  const append = (chunk: Buffer) => {
    printed = (printed + chunk.toString()).slice(-MAX_PRINTED_CHARACTERS);
  };
  child.stdout.on('data', append);
  child.stderr.on('data', append);
  const exited = new Promise<{ code: number; printed: string }>((resolve, reject) => {
    child.on('close', (code) => resolve({ code: code ?? 1, printed: printed.trim() }));
    child.on('error', reject);
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
