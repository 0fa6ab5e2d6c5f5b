/**
 * Runs a program that must not outlive the one who started it, however that one ends: `node parent-watchdog.ts COMMAND ARGS…` with a pipe
 * as standard input, as the leader of a process group. The system closes the pipe when the other end dies, even by SIGKILL, and
 * then the program and all it has started are stopped.
 */
import { spawn } from 'node:child_process';

const KILL_AFTER_MS = 2000;

const [command, ...args] = process.argv.slice(2);
const child = spawn(command!, args, { stdio: ['ignore', 'inherit', 'inherit'] });
let isStopping = false;

// The whole group is signalled, this process with it; it goes last.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => {});

process.stdin.resume();
process.stdin.on('close', () => {
  isStopping = true;
  process.kill(-process.pid, 'SIGTERM');
  setTimeout(() => process.kill(-process.pid, 'SIGKILL'), KILL_AFTER_MS).unref();
});

child.on('error', (error) => {
  console.error(error.message);
  process.exit(1);
});
child.on('exit', (code) => {
  if (isStopping) process.kill(-process.pid, 'SIGKILL');
  process.exit(code ?? 1);
});
