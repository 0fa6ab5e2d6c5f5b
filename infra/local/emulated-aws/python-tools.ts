/** Programs that exist only on PyPI, installed in a Python environment below `.local/`. */
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { OperatorFailure } from '@learning/infra/deploy/operator-failure';
import { projectRoot, run } from '@learning/infra/deploy/run';

/**
 * MiniStack emulates AWS without Docker, and needs cryptography to verify tokens. cfn-lint checks templates against CloudFormation's
 * schemas. openbadgeslib verifies certificates.
 */
const PACKAGES = [
  'ministack==1.5.33',
  'cryptography==50.0.2',
  'cfn-lint==1.58.0',
  'openbadgeslib[ldp]==4.6.3',
];
const folder = join(projectRoot, '.local/python-tools');
const isWindows = process.platform === 'win32';

/** Returns the path of an installed program: `ministack`, `cfn-lint`. */
export function pythonTool(name: string): string {
  return isWindows ? join(folder, 'Scripts', `${name}.exe`) : join(folder, 'bin', name);
}

/** @throws OperatorFailure when Python 3.10 or newer is missing, or PyPI cannot be reached the first time */
export async function installPythonTools(): Promise<void> {
  const stamp = join(folder, 'installed.txt');
  const expected = PACKAGES.join('\n');
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === expected) return;
  const python = findPython();
  if (!python) {
    throw new OperatorFailure(
      'The emulated AWS needs Python 3.10 or newer with the venv module, but python3 is missing or too old.',
    );
  }
  console.log(`Installing  ${PACKAGES.join(', ')}`);
  rmSync(folder, { recursive: true, force: true });
  await run('Creating a Python environment (python3 -m venv)', [python, '-m', 'venv', folder]);
  const pip = ['-m', 'pip', 'install', '--quiet', '--disable-pip-version-check', ...PACKAGES];
  await run('The installation from PyPI', [pythonTool('python'), ...pip]);
  writeFileSync(stamp, expected);
}

function findPython(): string | undefined {
  const check = 'import sys, venv; sys.exit(sys.version_info < (3, 10))';
  return ['python3', 'python'].find((name) => spawnSync(name, ['-c', check]).status === 0);
}
