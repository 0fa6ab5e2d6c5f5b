import type { ContentIssue } from '@learning/content/source';

/** Prints what is wrong with the content, a line each, and ends the command with status 1; nothing wrong, nothing done. */
export function reportIssues(issues: readonly ContentIssue[]): void {
  if (issues.length === 0) return;
  for (const { file, field, message } of issues) {
    console.error([file, field, message].filter(Boolean).join(': '));
  }
  console.error(`${issues.length} to mend; nothing was published.`);
  process.exit(1);
}
