/**
 * Command: validates and compiles the content. Writes `functions/dist/content/catalog.json`, which the prerendered pages show, and
 * `published.json`, which a deployment publishes: so that both are one content.
 */
import { bundle, tiers } from '@learning/content/tiers';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { checkContent } from './check-content.ts';
import { compileContent } from './compile/compile-content.ts';
import { loadContent } from './load-content.ts';
import { prerenderData } from './prerender-data.ts';
import { reportIssues } from './report-issues.ts';
import { CURRENT_VERSIONS, printContent } from './versions/compiled-content.ts';

const folders = await loadContent();
reportIssues(checkContent(folders));
const directory = join(import.meta.dirname, '../../dist/content');
await mkdir(directory, { recursive: true });
const items = await compileContent(folders, tiers, [bundle]);
const data = prerenderData(items);
await writeFile(join(directory, 'catalog.json'), JSON.stringify(data));
const published = printContent({ versions: CURRENT_VERSIONS, items });
await writeFile(join(directory, 'published.json'), published);
console.log(`Content  ${data.courses.length} courses compiled`);
