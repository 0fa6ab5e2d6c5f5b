/**
 * Command: `npm run content -- --env NAME [--dry-run]`. Validates the content, shows how it differs from the
 * environment's table, and applies the difference. It writes only items of the catalog, never a learner's.
 */
import { bundle, tiers } from '@learning/content/tiers';
import { parseArgs } from 'node:util';
import { openTable } from '#table/table.ts';
import { checkContent } from './check-content.ts';
import { compileContent, type CatalogItem } from './compile/compile-content.ts';
import { loadContent } from './load-content.ts';
import { applyContent, compareContent } from './publish-content.ts';
import { reportIssues } from './report-issues.ts';

const { environment, isDryRun } = readCommandLine();

const folders = await loadContent();
reportIssues(checkContent(folders));
const items = await compileContent(folders, tiers, [bundle]);
const table = openTable(process.env['TABLE_NAME']!);
const difference = await compareContent(table, items).catch((error: unknown) => {
  console.error(`The table ${table.name} could not be read: ${(error as Error).message}`);
  process.exit(1);
});

const line = (sign: string, { record }: CatalogItem) =>
  console.log(
    `  ${sign} ${record.entity} ${record.id}${'title' in record ? `  ${record.title}` : ''}`,
  );
for (const item of difference.added) line('+', item);
for (const item of difference.changed) line('~', item);
for (const key of difference.removed) console.log(`  - ${key.PK} ${key.SK}`);
const { added, changed, removed, unchangedCount } = difference;
console.log(
  `Content  ${environment}: ${added.length} new, ${changed.length} changed, ${removed.length} removed, ${unchangedCount} unchanged`,
);
if (isDryRun) console.log('Dry run: nothing was written.');
else {
  await applyContent(table, items, difference);
  // The first publication is no news.
  const isFirst = changed.length + unchangedCount === 0;
  for (const { record } of isFirst ? [] : added) {
    if (record.entity !== 'course') continue;
    console.log(`To tell learners: npm run announce -- --env ${environment} --course ${record.id}`);
  }
}

function readCommandLine(): { environment: string; isDryRun: boolean } {
  try {
    const { values } = parseArgs({
      options: { env: { type: 'string' }, 'dry-run': { type: 'boolean', default: false } },
    });
    if (/^[a-z][a-z0-9-]*$/.test(values.env ?? '')) {
      return { environment: values.env!, isDryRun: values['dry-run'] };
    }
  } catch {
    // An unknown option gets the same usage line as a missing environment.
  }
  console.error('Usage: npm run content -- --env local|dev|… [--dry-run]');
  process.exit(1);
}
