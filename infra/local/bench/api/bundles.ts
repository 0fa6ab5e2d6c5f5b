import { spawnSync } from 'node:child_process';
import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '#product/start-product.ts';

export interface Bundle {
  name: string;
  kilobytes: number;
  /** Median time to import it in a new process. */
  importMs: number;
}

/** Prints how long an import takes, also when the module then misses a variable of its environment. */
const SCRIPT = `const before = performance.now();
try { await import(process.argv[1]); } catch {}
console.log(performance.now() - before);`;

/** Measures every built function. */
export function measureBundles(environment: Record<string, string>, repeats: number): Bundle[] {
  const dist = join(root, 'functions/dist');
  return readdirSync(dist)
    .filter((name) => !name.includes('.'))
    .filter((name) => readdirSync(join(dist, name)).includes('index.mjs'))
    .map((name) => {
      const folder = join(dist, name);
      const files = readdirSync(folder).filter((file) => file.endsWith('.mjs'));
      const bytes = files.reduce((sum, file) => sum + statSync(join(folder, file)).size, 0);
      const times = Array.from({ length: repeats }, () => {
        const command = ['--input-type=module', '-e', SCRIPT, join(folder, 'index.mjs')];
        const { stdout } = spawnSync(process.execPath, command, {
          encoding: 'utf8',
          env: { ...process.env, ...environment },
        });
        return Number(stdout.trim().split('\n').at(-1));
      }).sort((a, b) => a - b);
      return { name, kilobytes: bytes / 1024, importMs: times[Math.floor(repeats / 2)]! };
    });
}
