import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod';

/** The part of CDK's list of assets that names their place in the assembly. */
const Assets = z.object({
  files: z.record(z.string(), z.object({ source: z.object({ path: z.string().optional() }) })),
});

/** Returns the files that CDK needs to deploy an assembly. Its folder also has assets of earlier syntheses. */
export function assemblyFiles(folder: string): string[] {
  const names = readdirSync(folder).filter((name) => /\.json$|^cdk\.out$/.test(name));
  const assets = names
    .filter((name) => name.endsWith('.assets.json'))
    .flatMap((name) => {
      const { files } = Assets.parse(JSON.parse(readFileSync(join(folder, name), 'utf8')));
      return Object.values(files).flatMap(({ source }) => source.path ?? []);
    });
  const found = [...names, ...assets].flatMap((name) =>
    statSync(join(folder, name)).isDirectory()
      ? readdirSync(join(folder, name), { recursive: true, encoding: 'utf8' })
          .map((file) => `${name}/${file}`)
          .filter((file) => statSync(join(folder, file)).isFile())
      : [name],
  );
  return [...new Set(found)];
}
