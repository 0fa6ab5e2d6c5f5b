import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const FOLDERS = ['shared', 'functions/src', 'frontend/src', 'infra'];

/** Returns the test files with property tests, or with cases that only `npm run prove` runs. */
export function propertyTests(root: string): string[] {
  return FOLDERS.flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
      .filter((name) => /\.test\.tsx?$/.test(name) && !name.includes('node_modules'))
      .map((name) => join(folder, name))
      .filter((file) =>
        /'fast-check'|\/property-runs/.test(readFileSync(join(root, file), 'utf8')),
      ),
  );
}
