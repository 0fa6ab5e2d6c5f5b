import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync, constants } from 'node:zlib';
import { expect, it, onTestFinished } from 'vitest';
import { compressAssets } from './compress-assets.ts';

it('scripts and styles have a compressed form beside them, smaller than one made on the way', async () => {
  const dist = mkdtempSync(join(tmpdir(), 'dist-'));
  onTestFinished(() => rmSync(dist, { recursive: true }));
  const assets = join(dist, 'assets');
  mkdirSync(assets);
  const script = readFileSync(import.meta.filename);
  for (const name of ['app.js', 'app.css', 'font.woff2']) writeFileSync(join(assets, name), script);
  writeFileSync(join(dist, 'sw.js'), script);

  await compressAssets(dist);

  expect(readdirSync(dist).toSorted()).toEqual(['assets', 'sw.js']);
  expect(readdirSync(assets).toSorted()).toEqual(
    ['app.css', 'app.css.br', 'app.js', 'app.js.br', 'font.woff2'].toSorted(),
  );
  const form = readFileSync(join(assets, 'app.js.br'));
  expect(brotliDecompressSync(form)).toEqual(script);
  const quick = brotliCompressSync(script, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } });
  expect(form.length).toBeLessThan(quick.length);
});
