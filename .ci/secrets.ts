/** Command: looks for secrets in every file that Git tracks, and fails when it finds one. Says so, and passes, without Git. */
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';

const root = join(import.meta.dirname, '..');
const BINARY = /\.(png|jpg|webp|ico|woff2?|ttf|pdf|icc|gz|br|xlsx)$/;

const listed = spawnSync('git', ['ls-files', '-z'], { cwd: root, encoding: 'utf8' });
if (listed.status !== 0) {
  console.log('The files were NOT searched for secrets: this is no checkout of Git.');
  process.exit(0);
}
const files = listed.stdout.split('\0').filter((file) => file && !BINARY.test(file));
const secretlint = join(root, 'node_modules/secretlint/bin/secretlint.js');
const { status } = spawnSync(
  process.execPath,
  [secretlint, '--no-glob', '--format', 'unix', ...files],
  { cwd: root, stdio: 'inherit' },
);
if (status === 0) console.log(`No secret in ${files.length} files.`);
process.exit(status ?? 1);
