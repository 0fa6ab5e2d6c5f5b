/**
 * Command: `npm run content:report` compares the catalog with its plan. Exits with status 1 when a content rule is broken.
 *
 * With the files that operators export for courses, `npm run content:report -- course-1-items.csv …`, it lists what to rewrite instead.
 */
import { readFileSync } from 'node:fs';
import { checkContent } from './check-content.ts';
import { loadContent } from './load-content.ts';
import { contentReport } from './report/report-content.ts';
import { rewriteLines, rewriteList } from './report/rewrite-list.ts';

const files = process.argv.slice(2);
if (files.length > 0) {
  try {
    const texts = files.map((file) => readFileSync(file, 'utf8'));
    console.log(rewriteLines(rewriteList(texts)).join('\n'));
  } catch (error) {
    console.error((error as Error).message);
    process.exitCode = 1;
  }
} else {
  const folders = await loadContent();
  const issues = checkContent(folders);
  console.log(contentReport(folders, issues, new Date().toISOString().slice(0, 10)).join('\n'));
  if (issues.length > 0) process.exitCode = 1;
}
