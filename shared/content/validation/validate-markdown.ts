import type { TextIssue } from '#source.ts';
import { lineOf } from './markdown-blocks.ts';

const MAX_TABLE_COLUMNS = 4;

const FORBIDDEN: readonly [RegExp, string][] = [
  [/<\/?[a-z][^>]*>/i, 'has HTML'],
  [/!\[[^\]]*\]\(/, 'has an image'],
  [/(?<!!)\[[^\]]*\]\((?!javascript:)|\bhttps?:\/\/|\bwww\./i, 'has a link'],
  [/^(```|~~~)/m, 'has a code block'],
  [/^\[\^/m, 'has a footnote'],
  [/^#{5,} /m, 'has a heading below the fourth level'],
  [/javascript:/i, 'has a script address'],
];

/** Checks the Markdown of a module or resource. Source: rules/content.md C12. */
export function markdownIssues(text: string): TextIssue[] {
  const issues = FORBIDDEN.flatMap(([pattern, message]) => {
    const match = pattern.exec(text);
    return match ? [{ field: `line ${lineOf(text, match.index)}`, message }] : [];
  });
  for (const match of text.matchAll(/^\|(.+)\|\s*$/gm)) {
    const columns = match[1]!.split(/(?<!\\)\|/).length;
    if (columns > MAX_TABLE_COLUMNS) {
      issues.push({
        field: `line ${lineOf(text, match.index)}`,
        message: `has a table of ${columns} columns; ${MAX_TABLE_COLUMNS} at most`,
      });
      break;
    }
  }
  return issues;
}
