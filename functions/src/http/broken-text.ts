import type { FieldIssue } from '@learning/shared/contract/errors';

/**
 * Where a value holds half a character, e.g. of an emoji that was cut in two: no store can keep it.
 *
 * @param path of the value itself
 */
export function brokenTextIn(value: unknown, path: string): FieldIssue[] {
  if (typeof value === 'string') return value.isWellFormed() ? [] : [issueAt(path)];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => {
    const at = `${path}.${key.toWellFormed()}`;
    return [...(key.isWellFormed() ? [] : [issueAt(at)]), ...brokenTextIn(inner, at)];
  });
}

const issueAt = (path: string): FieldIssue => ({ path, message: 'contains half a character' });
