import { expect, test } from 'vitest';
import * as z from 'zod';
import { Failure } from '#failure.ts';
import { parsePayload } from './parse-payload.ts';

const Payload = z.object({ answers: z.record(z.string(), z.string()) });

const fieldsOf = (work: () => unknown) => {
  try {
    work();
  } catch (error) {
    if (error instanceof Failure) return error.fields ?? [];
    throw error;
  }
  return [];
};
const pathsOf = (work: () => unknown) => fieldsOf(work).map(({ path }) => path);

test.each([
  ['{', ['body.payload']],
  ['{"answers":{"s1":"s1a"}}', []],
  ['{"answers":{"s1":7}}', ['body.payload.answers.s1']],
  // In JSON inside JSON, the check of the call sees only a backslash and letters.
  [String.raw`{"answers":{"s1":"\ud83d"}}`, ['body.payload.answers.s1']],
])('refuses the payload %s and names the fields %j', (text, paths) => {
  expect(pathsOf(() => parsePayload(text, Payload))).toEqual(paths);
});

test('explains what is wrong in our words', () => {
  expect(fieldsOf(() => parsePayload('{"answers":{"s1":7}}', Payload))).toEqual([
    { path: 'body.payload.answers.s1', message: 'must be text' },
  ]);
});

test('accepts a whole emoji as text', () => {
  const text = String.raw`{"answers":{"note":"\ud83d\ude00"}}`;
  expect(parsePayload(text, Payload)).toEqual({ answers: { note: '😀' } });
});
