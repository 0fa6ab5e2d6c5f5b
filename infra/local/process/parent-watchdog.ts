/**
 * Command: `node parent-watchdog.ts COMMAND ARGS…` runs a program that must not outlive the process that started it.
 *
 * It leads a process group and has a pipe as standard input. The system closes the pipe when the starting process ends, even by
 * SIGKILL; then the program and everything it has started are stopped.
 */
import { spawn } from 'node:child_process';

const KILL_AFTER_MS = 2000;

const [command, ...args] = process.argv.slice(2);
const child = spawn(command!, args, { stdio: ['ignore', 'inherit', 'inherit'] });
let isStopping = false;

// A signal to the group also reaches this process, which must end last.
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
