/**
 * Command: builds each function of `src/handlers` into `dist/<name>/index.mjs`, the folder that is deployed as it is.
 *
 * ESM with code splitting starts fastest, because rarely used SDK modules are not loaded. The SDK is bundled so that the
 * deployed version is the tested one.
 */
import { build } from 'esbuild';
import { readdir, rm } from 'node:fs/promises';
import { basename, join } from 'node:path';

const root = import.meta.dirname;
const handlers = (await readdir(join(root, 'src/handlers')))
  .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
  .map((file) => basename(file, '.ts'));

await Promise.all(
  handlers.map(async (name) => {
    const outdir = join(root, 'dist', name);
    await rm(outdir, { recursive: true, force: true });
    await build({
      entryPoints: { index: join(root, `src/handlers/${name}.ts`) },
      outdir,
      outExtension: { '.js': '.mjs' },
      bundle: true,
      splitting: true,
      format: 'esm',
      platform: 'node',
      target: 'node24',
      mainFields: ['module', 'main'],
      minify: true,
      charset: 'utf8',
      sourcemap: 'linked',
      sourcesContent: false,
      legalComments: 'none',
      logLevel: 'warning',
      banner: {
        js: "import{createRequire}from'node:module';const require=createRequire(import.meta.url);",
      },
    });
  }),
);
console.log(`Functions  ${handlers.length} built`);
