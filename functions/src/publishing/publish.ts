/**
 * Command: `npm run content -- --env NAME [--dry-run]`. Validates the content, shows how it differs from the
 * environment's table, and applies the difference. It writes only items of the catalog, never a learner's.
 *
 * `--versions` lists the versions that were published; `--rollback [VERSION]` publishes one again, by default the one before the live
 * one; `--compiled FILE` publishes what a build compiled.
 */
import { parseArgs } from 'node:util';
import { openTable } from '#table/table.ts';
import type { CatalogItem } from './compile/compile-content.ts';
import { applyContent, compareContent, type ContentDifference } from './publish-content.ts';
import { contentOfBuild, contentOfCheckout, contentOfVersion } from './versions/choose-content.ts';
import { contentVersion } from './versions/compiled-content.ts';
import { listVersions, markLive, storeVersion } from './versions/content-versions.ts';

const { environment, options, version } = readCommandLine();

const table = openTable(process.env['TABLE_NAME']!);
try {
  await (options.versions ? printVersions() : publish());
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
}

async function publish(): Promise<void> {
  const content = options.rollback
    ? await contentOfVersion(table, version)
    : options.compiled === undefined
      ? await contentOfCheckout()
      : await contentOfBuild(options.compiled);
  const { items, versions } = content;
  const difference = await compareContent(table, items, versions).catch((error: unknown) => {
    throw new Error(`The table ${table.name} could not be read: ${(error as Error).message}`);
  });
  printDifference(difference);
  if (options['dry-run']) {
    console.log('Dry run: nothing was written.');
    return;
  }
  const name = contentVersion(content);
  const live = (await listVersions(table)).find(({ isLive }) => isLive);
  // A version that is published again by a rollback keeps its place in the list.
  if (live?.version !== name && !options.rollback) await storeVersion(table, content, new Date());
  await applyContent(table, items, difference, versions);
  await markLive(table, name);
  console.log(`Version  ${name}`);
  const { added, changed, unchangedCount } = difference;
  // The first publication is no news, and neither is what was published before.
  if (changed.length + unchangedCount === 0 || options.rollback) return;
  for (const { record } of added) {
    if (record.entity !== 'course') continue;
    console.log(`To tell learners: npm run announce -- --env ${environment} --course ${record.id}`);
  }
}

async function printVersions(): Promise<void> {
  const found = await listVersions(table);
  console.log(`Content versions  ${environment}: ${found.length}`);
  for (const { version: name, publishedAt, itemCount, isLive } of found) {
    console.log(`  ${isLive ? '*' : ' '} ${name}  ${publishedAt}  ${itemCount} items`);
  }
}

function printDifference({ added, changed, removed, unchangedCount }: ContentDifference): void {
  const line = (sign: string, { record }: CatalogItem) =>
    console.log(
      `  ${sign} ${record.entity} ${record.id}${'title' in record ? `  ${record.title}` : ''}`,
    );
  for (const item of added) line('+', item);
  for (const item of changed) line('~', item);
  for (const key of removed) console.log(`  - ${key.PK} ${key.SK}`);
  console.log(
    `Content  ${environment}: ${added.length} new, ${changed.length} changed, ${removed.length} removed, ${unchangedCount} unchanged`,
  );
}

function readCommandLine() {
  try {
    const { values, positionals } = parseArgs({
      allowPositionals: true,
      options: {
        env: { type: 'string' },
        'dry-run': { type: 'boolean', default: false },
        versions: { type: 'boolean', default: false },
        rollback: { type: 'boolean', default: false },
        compiled: { type: 'string' },
      },
    });
    const { env = '', ...chosen } = values;
    const isOnePlace = !(chosen.rollback && chosen.compiled !== undefined);
    const isVersion = positionals.length <= (chosen.rollback ? 1 : 0);
    if (/^[a-z][a-z0-9-]*$/.test(env) && isOnePlace && isVersion) {
      return { environment: env, options: chosen, version: positionals[0] };
    }
  } catch {
    // An unknown option gets the same usage line as a missing environment.
  }
  console.error(
    'Usage: npm run content -- --env local|dev|… [--dry-run] [--versions | --rollback [VERSION] | --compiled FILE]',
  );
  process.exit(1);
}
