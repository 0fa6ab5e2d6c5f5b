import { expect, it } from 'vitest';
import { bakePng } from '../baking/bake-png.ts';
import { bakeSvg } from '../baking/bake-svg.ts';
import { LIMITS } from '../limits.ts';
import { PNG, SVG } from '../testing/pictures.ts';
import { parseJson } from './parse-json.ts';
import { readCredential, readCredentialText } from './read-credential.ts';
import { ReadFailure } from './read-failure.ts';

const bytes = (text: string) => new TextEncoder().encode(text);

it.each([
  ['a token', bytes(' a.b.c\n'), { carrier: 'text', form: 'jwt', token: 'a.b.c' }],
  ['a token as JSON text', bytes('"a.b.c"'), { carrier: 'text', form: 'jwt', token: 'a.b.c' }],
  ['JSON', bytes('{"id":"x"}'), { carrier: 'text', form: 'json', json: { id: 'x' } }],
  ['a list of one', bytes('[{"id":"x"}]'), { carrier: 'text', form: 'json', json: { id: 'x' } }],
  [
    'an enveloped token',
    bytes('{"id":"data:application/vc+jwt,a.b.c","type":"EnvelopedVerifiableCredential"}'),
    { carrier: 'text', form: 'jwt', token: 'a.b.c' },
  ],
  ['a PNG', bakePng(PNG, 'a.b.c'), { carrier: 'png', form: 'jwt', token: 'a.b.c' }],
  [
    'an SVG',
    bytes(bakeSvg(SVG, '{"id":"x"}')),
    { carrier: 'svg', form: 'json', json: { id: 'x' } },
  ],
])('finds the credential in %s', (_, file, found) => {
  expect(readCredential(file)).toEqual(found);
});

it.each([
  ['10 MB', new Uint8Array(10 * 1024 * 1024), 'too_large'],
  ['nothing', bytes('  '), 'not_a_credential'],
  ['a sentence', bytes('I completed the course.'), 'not_a_credential'],
  ['a number', bytes('["a","b"]'), 'not_a_credential'],
  ['bytes that are no text', Uint8Array.of(0xff, 0xfe, 0), 'not_a_credential'],
  ['broken JSON', bytes('{"a":'), 'not_json'],
  ['a name twice', bytes('{"id":"a","id":"b"}'), 'not_json'],
  ['a name twice, once in disguise', bytes(String.raw`{"id":"a","\u0069d":"b"}`), 'not_json'],
  ['a name of the language', bytes('{"__proto__":{"a":1}}'), 'not_json'],
  ['deep nesting', bytes('['.repeat(100_000)), 'too_complex'],
  ['deep objects', bytes(`${'{"a":'.repeat(1000)}1${'}'.repeat(1000)}`), 'too_complex'],
  ['a huge list', bytes(`[${'1,'.repeat(50_000)}1]`), 'too_complex'],
  ['huge JSON', bytes(`{"a":"${'x'.repeat(LIMITS.credentialCharacters)}"}`), 'too_large'],
  ['an address', bytes('https://example.com/credential.json'), 'not_a_credential'],
])('refuses %s', (_, file, code) => {
  let failure: unknown;
  try {
    readCredential(file);
  } catch (error) {
    failure = error;
  }
  expect(failure).toBeInstanceOf(ReadFailure);
  expect((failure as ReadFailure).code).toBe(code);
});

it('reads pasted text as it reads a file', () => {
  expect(readCredentialText(`\n${bakeSvg(SVG, 'a.b.c')}`)).toEqual({
    carrier: 'svg',
    form: 'jwt',
    token: 'a.b.c',
  });
});

it('does not take a quoted brace or colon for structure', () => {
  expect(parseJson(String.raw`{"a":"{[\"b\": {"}`)).toEqual({ a: '{["b": {' });
});
