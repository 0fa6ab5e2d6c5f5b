/**
 * Command: `npm run content -- --env NAME [--dry-run]`. Validates the content, shows how it differs from what the
 * environment's table holds, and applies the difference. It writes the catalogue's items only, never a learner's.
 *
 * The table is TABLE_NAME when set (as `npm start` does), else the environment's table by its name.
 */
import { tiers } from '@learning/shared/content/tiers';
import { validateContent } from '@learning/shared/content/validate';
import { parseArgs } from 'node:util';
import { openTable } from '../table/table.ts';
import { compileContent, type CatalogItem } from './compile-content.ts';
import { loadContent } from './load-content.ts';
import { applyContent, compareContent } from './publish-content.ts';
import { reportIssues } from './report-issues.ts';

const { values } = parseArgs({
  options: { env: { type: 'string' }, 'dry-run': { type: 'boolean', default: false } },
});
const environment = values.env ?? '';
if (!/^[a-z][a-z0-9-]*$/.test(environment)) {
  console.error('Say which environment: npm run content -- --env local|dev|…');
  process.exit(1);
}

const folders = await loadContent();
reportIssues(validateContent(folders));
const items = compileContent(folders, tiers);
const table = openTable(process.env['TABLE_NAME'] ?? `learning-${environment}`);
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
if (values['dry-run']) console.log('Dry run: nothing was written.');
else await applyContent(table, items, difference);
