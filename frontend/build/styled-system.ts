import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Plugin } from 'vite';

const root = join(import.meta.dirname, '..');
const output = join(root, 'styled-system');
const generator = join(root, '../node_modules/@pandacss/dev');

/** Writes `styled-system`, the code of the theme's recipes and of Chakra's components, unless it is current. */
export function generateStyledSystem(): void {
  const stamp = join(output, 'stamp');
  const wanted = fingerprint();
  if (readText(stamp) === wanted) return;
  runGenerator('codegen');
  mkdirSync(output, { recursive: true });
  writeFileSync(stamp, wanted);
}

/** Returns the styles of the whole site. */
export function siteCss(): string {
  const folder = mkdtempSync(join(tmpdir(), 'site-css-'));
  const file = join(folder, 'site.css');
  runGenerator('cssgen', '--outfile', file);
  const css = readFileSync(file, 'utf8');
  rmSync(folder, { recursive: true });
  return css;
}

function runGenerator(...command: string[]): void {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [join(generator, 'bin.js'), ...command, '--silent'],
    { cwd: root, encoding: 'utf8' },
  );
  if (status !== 0) throw new Error(`The styles could not be generated:\n${stdout}${stderr}`);
}

/** Keeps `styled-system` current for builds, the dev server and tests. */
export function styledSystem(): Plugin {
  return { name: 'styled-system', config: () => generateStyledSystem() };
}

/** Returns a hash of everything the generated code depends on. */
function fingerprint(): string {
  const theme = readdirSync(join(root, 'src/ui/theme'), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'))
    .sort()
    .map((name) => join(root, 'src/ui/theme', name));
  const hash = createHash('sha256');
  for (const file of [join(generator, 'package.json'), join(root, 'panda.config.ts'), ...theme]) {
    hash.update(file.slice(root.length)).update(readFileSync(file));
  }
  return hash.digest('hex');
}

function readText(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return undefined;
  }
}
