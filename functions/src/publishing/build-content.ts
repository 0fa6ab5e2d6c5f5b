/** Command: validates and compiles the content into `functions/dist/content/catalog.json`. */
import { tiers } from '@learning/content/tiers';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { checkContent } from './check-content.ts';
import { compileContent } from './compile/compile-content.ts';
import { loadContent } from './load-content.ts';
import { prerenderData } from './prerender-data.ts';
import { reportIssues } from './report-issues.ts';

const folders = await loadContent();
reportIssues(checkContent(folders));
const directory = join(import.meta.dirname, '../../dist/content');
await mkdir(directory, { recursive: true });
const data = prerenderData(await compileContent(folders, tiers));
await writeFile(join(directory, 'catalog.json'), JSON.stringify(data));
console.log(`Content  ${data.courses.length} courses compiled`);
