import type * as z from 'zod';

type Issue = z.core.$ZodRawIssue;

/**
 * Says what is wrong with a field, in words that follow its name: `body.bookmarked must be true or false`. Schemas with a message of
 * their own keep it. Source: rules/wording.md W36
 */
export function fieldMessage(issue: Issue): string {
  switch (issue.code) {
    case 'invalid_type':
      return issue.input === undefined
        ? 'is required'
        : `must be ${TYPES[issue.expected] ?? 'of another type'}`;
    case 'invalid_value':
      return `must be ${orList(issue.values.map(String))}`;
    case 'invalid_format':
      return FORMATS[issue.format] ?? 'has a form that is not accepted';
    case 'too_small':
      return sizeMessage(issue.origin, issue.minimum, issue.exact ? 'exactly' : 'at least');
    case 'too_big':
      return sizeMessage(issue.origin, issue.maximum, issue.exact ? 'exactly' : 'at most');
    case 'not_multiple_of':
      return `must be a multiple of ${issue.divisor}`;
    case 'unrecognized_keys':
      return 'has fields that this call does not have';
    case 'invalid_union':
    case 'invalid_key':
    case 'invalid_element':
      return 'has a form that is not accepted';
    case 'custom':
      return 'is not accepted';
  }
}

const TYPES: Readonly<Record<string, string>> = {
  string: 'text',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
  array: 'a list',
  tuple: 'a list',
  object: 'an object',
  record: 'an object',
  null: 'null',
};

const FORMATS: Readonly<Record<string, string>> = {
  datetime: 'must be a time in UTC, such as 2026-11-21T09:00:00Z',
  date: 'must be a day, such as 2026-11-21',
  email: 'must be an email address',
  url: 'must be a web address',
  uuid: 'must be a UUID',
};

/** Sizes of texts and lists; those of numbers are the numbers themselves. */
const UNITS: Readonly<Record<string, [one: string, many: string]>> = {
  string: ['character', 'characters'],
  array: ['entry', 'entries'],
  set: ['entry', 'entries'],
  map: ['entry', 'entries'],
};

function sizeMessage(origin: string, limit: number | bigint, bound: string): string {
  const unit = UNITS[origin];
  if (!unit) return `must be ${bound} ${limit}`;
  if (bound === 'at least' && Number(limit) === 1) return 'must not be empty';
  return `must have ${bound} ${limit} ${unit[Number(limit) === 1 ? 0 : 1]}`;
}

/** `a`, `a or b`, `a, b or c`. */
function orList(values: readonly string[]): string {
  const [last, ...others] = values.toReversed();
  return others.length === 0 ? `${last}` : `${others.toReversed().join(', ')} or ${last}`;
}
