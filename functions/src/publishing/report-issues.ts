import type { ContentIssue } from '@learning/content/source';

/** Prints the content's issues, one per line, and exits with status 1. Does nothing without issues. */
export function reportIssues(issues: readonly ContentIssue[]): void {
  if (issues.length === 0) return;
  for (const { file, field, message } of issues) {
    console.error([file, field, message].filter(Boolean).join(': '));
  }
  console.error(
    `${issues.length} ${issues.length === 1 ? 'problem' : 'problems'} to fix; nothing was published.`,
  );
  process.exit(1);
}
