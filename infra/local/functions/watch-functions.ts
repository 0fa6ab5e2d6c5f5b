import { watch } from 'node:fs';
import { join } from 'node:path';
import type { FunctionBundles } from './function-bundles.ts';
import { projectRoot } from '#platform/project-root.ts';
import { runQuietly } from '#process/run-quietly.ts';

const QUIET_MS = 150;

/**
 * Builds and reloads the functions when a source of theirs changes, and publishes the catalogue when content does.
 *
 * @returns what ends the watching.
 */
export function watchFunctions(
  bundles: FunctionBundles,
  publishCatalogue: () => Promise<void>,
  say: (line: string) => void,
): () => void {
  let changed = new Set<string>();
  let timer: NodeJS.Timeout | undefined;
  let running = Promise.resolve();

  async function react(): Promise<void> {
    const files = [...changed];
    changed = new Set();
    try {
      if (files.some((file) => file.startsWith('content/'))) {
        await publishCatalogue();
        say('Catalogue published.');
      }
      if (files.some((file) => !file.startsWith('content/courses/'))) {
        const build = runQuietly('The build', [process.execPath, 'functions/build.ts']);
        await bundles.reloadAfter(build);
        say('Functions rebuilt.');
      }
    } catch (error) {
      say((error as Error).message);
    }
  }

  const watchers = ['functions/src', 'shared'].map((folder) =>
    watch(join(projectRoot, folder), { recursive: true }, (_event, file) => {
      if (!file || /\.test\.ts$|node_modules|\.new$/.test(file)) return;
      changed.add(file);
      clearTimeout(timer);
      timer = setTimeout(() => {
        running = running.then(react);
      }, QUIET_MS);
    }),
  );
  return () => {
    clearTimeout(timer);
    for (const watcher of watchers) watcher.close();
  };
}
