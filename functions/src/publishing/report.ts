/** Command: `npm run content:report` compares the catalog with its plan. Exits with status 1 when a content rule is broken. */
import { checkContent } from './check-content.ts';
import { loadContent } from './load-content.ts';
import { contentReport } from './report/report-content.ts';

const folders = await loadContent();
const issues = checkContent(folders);
console.log(contentReport(folders, issues).join('\n'));
if (issues.length > 0) process.exitCode = 1;
