import type { FieldIssue } from '@learning/shared/contract/errors';

/**
 * Finds lone surrogates in a value, such as half of an emoji: DynamoDB cannot store them.
 *
 * @param path of the value itself
 */
export function findLoneSurrogates(value: unknown, path: string): FieldIssue[] {
  if (typeof value === 'string') return value.isWellFormed() ? [] : [issueAt(path)];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => {
    const at = `${path}.${key.toWellFormed()}`;
    return [...(key.isWellFormed() ? [] : [issueAt(at)]), ...findLoneSurrogates(inner, at)];
  });
}

const issueAt = (path: string): FieldIssue => ({
  path,
  message: 'contains an incomplete character',
});
