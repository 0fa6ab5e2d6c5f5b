/**
 * Runs a program that must not outlive the one who started it, however that one ends: `node leash.ts COMMAND ARGS…` with a pipe
 * as standard input. The system closes the pipe when the other end dies, even by SIGKILL, and then the program is stopped.
 */
import { spawn } from 'node:child_process';

const KILL_AFTER_MS = 2000;

const [command, ...args] = process.argv.slice(2);
const child = spawn(command!, args, { stdio: ['ignore', 'inherit', 'inherit'] });

// Ctrl-C reaches everybody in the terminal; the starter decides when the program ends.
process.on('SIGINT', () => {});
process.on('SIGTERM', () => child.kill('SIGTERM'));
process.on('SIGHUP', () => {});

process.stdin.resume();
process.stdin.on('close', () => {
  child.kill('SIGTERM');
  setTimeout(() => child.kill('SIGKILL'), KILL_AFTER_MS).unref();
});

child.on('error', (error) => {
  console.error(error.message);
  process.exit(1);
});
child.on('exit', (code) => process.exit(code ?? 1));
