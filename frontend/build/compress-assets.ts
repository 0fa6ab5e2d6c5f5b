import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';

const compress = promisify(brotliCompress);

/**
 * Writes the compressed form of each script and style below `assets/` next to it, as `x.js.br`: once per build and as small as Brotli can,
 * which is too slow for compression on the way. Source: shared/decisions/032-performance.md
 */
export async function compressAssets(dist: string): Promise<void> {
  const folder = join(dist, 'assets');
  const names = (await readdir(folder)).filter((name) => /\.(js|css)$/.test(name));
  await Promise.all(
    names.map(async (name) => {
      const text = await readFile(join(folder, name));
      const form = await compress(text, {
        params: {
          [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
          [constants.BROTLI_PARAM_SIZE_HINT]: text.length,
        },
      });
      await writeFile(join(folder, `${name}.br`), form);
    }),
  );
}
