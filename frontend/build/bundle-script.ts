import { join } from 'node:path';
import { build, type Rolldown } from 'vite';
import { contractData } from './contract-data.ts';

const root = join(import.meta.dirname, '..');

/**
 * Bundles a script that runs outside of the app's modules, and returns its code: the script in the head, or the service worker.
 *
 * @param define global constants, as code
 */
export async function bundleScript(
  file: string,
  define: Record<string, string> = {},
): Promise<string> {
  const result = (await build({
    configFile: false,
    root,
    logLevel: 'warn',
    plugins: [contractData()],
    define: { ...define, 'process.env.NODE_ENV': JSON.stringify('production') },
    build: {
      write: false,
      target: 'es2022',
      modulePreload: false,
      copyPublicDir: false,
      rolldownOptions: { input: join(root, file), output: { format: 'iife' } },
    },
  })) as Rolldown.RolldownOutput;
  return result.output[0].code.trim();
}
