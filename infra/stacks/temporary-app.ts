import type { App } from 'aws-cdk-lib';
import { DISABLE_ASSET_STAGING_CONTEXT } from 'aws-cdk-lib/cx-api';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createApp } from './learning-app.ts';

/** Creates an app for reading its templates: it copies no bundles, and its files are removed at the end of the process. */
export function temporaryApp(): App {
  const outdir = mkdtempSync(join(tmpdir(), 'templates-'));
  process.once('exit', () => rmSync(outdir, { recursive: true, force: true }));
  return createApp({ outdir, context: { [DISABLE_ASSET_STAGING_CONTEXT]: true } });
}
