import { expect, test } from 'vitest';
import { Failure } from '#failure.ts';
import { GeneratorPayload, parsePayload, ScenarioPayload } from './parse-payload.ts';

const pathsOf = (work: () => unknown) => {
  try {
    work();
  } catch (error) {
    if (error instanceof Failure) return error.fields?.map(({ path }) => path);
    throw error;
  }
  return [];
};

test.each([
  ['{', ['body.payload']],
  ['{"choices":{"s1":"s1a"}}', []],
  ['{"choices":{"s1":7}}', ['body.payload.choices.s1']],
  // In JSON inside JSON, the check of the call sees only a backslash and letters.
  [String.raw`{"choices":{"s1":"\ud83d"}}`, ['body.payload.choices.s1']],
])('refuses the payload %s and names the fields %j', (text, paths) => {
  expect(pathsOf(() => parsePayload(text, ScenarioPayload))).toEqual(paths);
});

test('accepts a whole emoji as text', () => {
  const text = String.raw`{"formData":{"note":"\ud83d\ude00"}}`;
  expect(parsePayload(text, GeneratorPayload)).toEqual({ formData: { note: '😀' } });
});
