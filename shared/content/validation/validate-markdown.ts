import type { TextIssue } from '#source.ts';
import { blocksOf, boxAt, lawBoxesOf, lineOf, withoutSources } from './markdown-blocks.ts';

const MAX_TABLE_COLUMNS = 4;

const FORBIDDEN: readonly [RegExp, string][] = [
  [/<\/?[a-z][^>]*>/i, 'has HTML'],
  [/!\[[^\]]*\]\(/, 'has an image'],
  [/^(```|~~~)/m, 'has a code block'],
  [/^\[\^/m, 'has a footnote'],
  [/^#{5,} /m, 'has a heading below the fourth level'],
  [/javascript:/i, 'has a script address'],
];

const LINK = /(?<!!)\[[^\]]*\]\((?!javascript:)|\bhttps?:\/\/|\bwww\./i;
/** A link to a source: its text says what the reader finds there. */
const SOURCE_LINK = /\[[^\]]+\]\(https:\/\/[^\s()]+\)/gi;

/** Finds links outside of law boxes and sources, and those that are no `[text](https://…)`. */
function linkIssues(text: string): TextIssue[] {
  const boxes = lawBoxesOf(text);
  const sourcesAt = lineOf(text, withoutSources(text).length);
  const isSource = (line: number) =>
    boxAt(boxes, line) !== undefined || (line > sourcesAt && sourcesAt < lineOf(text, text.length));
  const found = blocksOf(text).find(({ text: block, line }) =>
    LINK.test(isSource(line) ? block.replace(SOURCE_LINK, '') : block),
  );
  return found ? [{ field: `line ${found.line}`, message: 'has a link' }] : [];
}

/** Checks the Markdown of a module or resource. Source: rules/content.md C12. */
export function markdownIssues(text: string): TextIssue[] {
  const issues = FORBIDDEN.flatMap(([pattern, message]) => {
    const match = pattern.exec(text);
    return match ? [{ field: `line ${lineOf(text, match.index)}`, message }] : [];
  });
  issues.push(...linkIssues(text));
  for (const match of text.matchAll(/^(?:> )?\|(.+)\|\s*$/gm)) {
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
