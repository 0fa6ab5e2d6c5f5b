import { contract, type RouteName } from '@learning/shared/contract/contract';
import type { FieldIssue } from '@learning/shared/contract/errors';
import { routeKey, type RouteDefinition } from '@learning/shared/contract/route';
import { describe, expect, it, test } from 'vitest';
import * as z from 'zod';
import { Failure } from '#failure.ts';
import { eventOf } from '#testing/api/call-route.ts';
import { validCalls } from '#testing/api/valid-calls.ts';
import { fieldMessage } from './field-message.ts';
import { parseRequest } from './parse-request.ts';

const messageOf = (schema: z.ZodType, value: unknown) =>
  schema.safeParse(value, { error: fieldMessage }).error?.issues.map(({ message }) => message);

// Source: rules/wording.md W36
test.each<[string, z.ZodType, unknown]>([
  ['is required', z.boolean(), undefined],
  ['must be true or false', z.boolean(), 'yes'],
  ['must be text', z.string(), 7],
  ['must be a whole number', z.int(), 1.5],
  ['must be a list', z.array(z.string()), {}],
  ['must be up, down or none', z.enum(['up', 'down', 'none']), 'left'],
  ['must be 1', z.literal(1), 2],
  ['must not be empty', z.string().min(1), ''],
  ['must have at least 3 entries', z.array(z.int()).min(3), [1]],
  ['must have exactly 1 entry', z.array(z.int()).length(1), []],
  ['must have at most 2 characters', z.string().max(2), 'abc'],
  ['must be at most 10', z.number().max(10), 11],
  ['must be a multiple of 5', z.number().multipleOf(5), 4],
  ['must be a time in UTC, such as 2026-11-21T09:00:00Z', z.iso.datetime(), 'now'],
  ['has a form that is not accepted', z.union([z.string(), z.int()]), true],
  ['a message of the schema', z.string().regex(/x/, 'a message of the schema'), 'y'],
])('%s', (message, schema, value) => {
  expect(messageOf(schema, value)).toEqual([message]);
});

/** Values that hardly any field takes. */
const WRONG: readonly unknown[] = [
  undefined,
  null,
  '',
  ' ',
  'x'.repeat(9_000),
  '2026-11-21T99',
  -1,
  1.5,
  1e21,
  true,
  [],
  [null],
  {},
  { nested: { deeper: 1 } },
];

/** Returns a value with one field anywhere in it replaced by a wrong one. */
function* broken(value: unknown): Generator<unknown> {
  yield* WRONG;
  if (typeof value !== 'object' || value === null) return;
  for (const [key, inner] of Object.entries(value)) {
    for (const wrong of broken(inner)) {
      yield Array.isArray(value)
        ? value.toSpliced(Number(key), 1, wrong)
        : { ...value, [key]: wrong };
    }
  }
  if (!Array.isArray(value)) yield { ...value, undeclared: 1 };
}

function issuesOf(route: RouteDefinition, call: object): FieldIssue[] {
  try {
    parseRequest(route, eventOf(routeKey(route), call));
    return [];
  } catch (error) {
    if (error instanceof Failure) return error.fields ?? [];
    throw error;
  }
}

/** How zod's own sentences begin, and what they are made of. */
const ZODS_WORDS =
  /invalid|expected|received|too (?:small|big)|unrecognized|discriminator|pattern|[<>]=|\bISO\b/i;
const OURS = /^(?:is|must|has|have|belongs|contains)\b/;

describe('a refused field of every call', () => {
  it.each(Object.entries(contract) as [RouteName, RouteDefinition][])(
    '%s is explained in our words',
    (name, route) => {
      const valid = validCalls[name];
      const calls = [
        ...[...broken(valid.params ?? {})].map((params) => ({ ...valid, params })),
        ...[...broken(valid.query ?? {})].map((query) => ({ ...valid, query })),
        ...(route.body ? [...broken(valid.body ?? {})].map((body) => ({ ...valid, body })) : []),
      ].filter(({ params, query }) => isRecord(params ?? {}) && isRecord(query ?? {}));
      const issues = calls.flatMap((call) => issuesOf(route, call));
      expect(issues.filter(({ message }) => ZODS_WORDS.test(message))).toEqual([]);
      expect(issues.filter(({ message }) => !OURS.test(message))).toEqual([]);
      expect(issues.length > 0 || !route.body).toBe(true);
    },
  );
});

/** API Gateway passes parameters on as an object of texts. */
const isRecord = (value: unknown) =>
  typeof value === 'object' &&
  value !== null &&
  Object.values(value).every((inner) => typeof inner === 'string');
