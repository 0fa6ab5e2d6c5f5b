import { watch } from 'node:fs';
import { join } from 'node:path';
import type { FunctionBundles } from './function-bundles.ts';
import { projectRoot } from '#platform/project-root.ts';
import { runQuietly } from '#process/run-quietly.ts';

const QUIET_MS = 150;

/**
 * Rebuilds and reloads the functions when their sources change, and publishes the catalog when the content changes.
 *
 * @returns a function that stops watching
 */
export function watchFunctions(
  bundles: FunctionBundles,
  publishCatalog: () => Promise<void>,
  print: (line: string) => void,
): () => void {
  let changed = new Set<string>();
  let timer: NodeJS.Timeout | undefined;
  let running = Promise.resolve();

  async function handleChanges(): Promise<void> {
    const files = [...changed];
    changed = new Set();
    try {
      if (files.some((file) => file.startsWith('content/'))) {
        await publishCatalog();
        print('Catalog published.');
      }
      if (files.some((file) => !file.startsWith('content/courses/'))) {
        const build = runQuietly('The build', [process.execPath, 'functions/build.ts']);
        await bundles.reloadAfter(build);
        print('Functions rebuilt.');
      }
    } catch (error) {
      print((error as Error).message);
    }
  }

  const watchers = ['functions/src', 'shared'].map((folder) =>
    watch(join(projectRoot, folder), { recursive: true }, (_event, file) => {
      if (!file || /\.test\.ts$|node_modules|\.new$/.test(file)) return;
      changed.add(file);
      clearTimeout(timer);
      timer = setTimeout(() => {
        running = running.then(handleChanges);
      }, QUIET_MS);
    }),
  );
  return () => {
    clearTimeout(timer);
    for (const watcher of watchers) watcher.close();
  };
}
