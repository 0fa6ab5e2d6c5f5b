import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';

export type FoundBrowser = { path: string } | { path: undefined; advice: string };

const USUAL_PATHS = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

/**
 * Finds a Chromium for the journeys: CHROME_PATH, an installed one, Playwright's, or one it installs now from the system's packages or
 * with Playwright. If all fail, it returns advice.
 */
export function findBrowser(): FoundBrowser {
  return (
    installed() ??
    installFromSystemPackages() ??
    installFromPlaywright() ?? {
      path: undefined,
      advice:
        'The journeys need Chromium. Install it (Debian: apt-get install chromium), or set CHROME_PATH to an installed one.',
    }
  );
}

function installed(): FoundBrowser | undefined {
  const candidates = [process.env['CHROME_PATH'] ?? '', ...USUAL_PATHS, playwrightPath()];
  const path = candidates.find((candidate) => candidate !== '' && existsSync(candidate));
  return path ? { path } : undefined;
}

function installFromSystemPackages(): FoundBrowser | undefined {
  const isRootOnDebian = process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');
  if (!isRootOnDebian) return undefined;
  console.log('Installing Chromium from the system packages …');
  run('apt-get', ['update']);
  run('apt-get', ['install', '-y', '--no-install-recommends', 'chromium']);
  return installed();
}

function installFromPlaywright(): FoundBrowser | undefined {
  console.log('Installing Chromium with Playwright …');
  const cli = createRequire(import.meta.url).resolve('playwright-core/package.json');
  run(process.execPath, [cli.replace('package.json', 'cli.js'), 'install', 'chromium']);
  return installed();
}

function playwrightPath(): string {
  const script = "process.stdout.write(require('playwright-core').chromium.executablePath())";
  return spawnSync(process.execPath, ['-e', script], { encoding: 'utf8' }).stdout ?? '';
}

function run(command: string, parameters: string[]): void {
  spawnSync(command, parameters, { stdio: ['ignore', 'ignore', 'inherit'], timeout: 300_000 });
}
