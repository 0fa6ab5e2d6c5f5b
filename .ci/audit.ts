/** Command: asks the registry for known holes in what is deployed. Says so, and passes, where the registry has no audit. */
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { auditOutcome } from './audit-outcome.ts';

const { stdout } = spawnSync('npm', ['audit', '--omit=dev', '--json'], {
  cwd: join(import.meta.dirname, '..'),
  encoding: 'utf8',
});
const { text, isFailed } = auditOutcome(stdout);
console.log(text);
process.exit(isFailed ? 1 : 0);
