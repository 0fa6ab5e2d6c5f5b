import { join } from 'node:path';

const ENTRY = join(import.meta.dirname, 'browser/stand-in.ts');

/** Bundles the stand-in for Stripe.js into one plain script that a page can load. */
export async function buildStandIn(): Promise<Buffer> {
  const { build } = await import('esbuild');
  const { outputFiles } = await build({
    entryPoints: [ENTRY],
    bundle: true,
    minify: true,
    format: 'iife',
    target: 'es2022',
    write: false,
    logLevel: 'error',
  });
  return Buffer.from(outputFiles[0]!.contents);
}
