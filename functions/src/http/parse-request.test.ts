import type { RouteDefinition } from '@learning/shared/contract/route';
import type { APIGatewayProxyEventV2 } from 'aws-lambda';
import * as z from 'zod';
import { describe, expect, test } from 'vitest';
import { eventOf, type Call } from '#testing/api/call-route.ts';
import { Failure } from '#failure.ts';
import { parseRequest } from './parse-request.ts';

const route: RouteDefinition = {
  method: 'POST',
  path: '/api/things/{id}',
  summary: 'A thing',
  group: 'learning',
  access: 'learner',
  params: z.strictObject({ id: z.string().regex(/^\d+$/).transform(Number) }),
  query: z.strictObject({ sort: z.enum(['up', 'down']).optional() }),
  body: z.strictObject({
    name: z.string().trim().min(1),
    answers: z.array(z.strictObject({ choice: z.int() })).optional(),
  }),
  response: z.unknown(),
};
const KIB = 1024;
const valid = { params: { id: '7' }, body: { name: 'x' } };

const parse = (call: Call, change: Partial<APIGatewayProxyEventV2> = {}) =>
  parseRequest(route, { ...eventOf('POST /api/things/{id}', call), ...change });
const refusalOf = (work: () => unknown): Failure => {
  try {
    work();
  } catch (error) {
    if (error instanceof Failure) return error;
    throw error;
  }
  throw new Error('The request was not refused.');
};
const pathsOf = (call: Call) => refusalOf(() => parse(call)).fields?.map((field) => field.path);

describe('a request', () => {
  test('is returned as its schemas transform it', () => {
    expect(parse({ ...valid, query: { sort: 'up' }, body: { name: ' x ' } })).toEqual({
      params: { id: 7 },
      query: { sort: 'up' },
      body: { name: 'x' },
    });
  });

  test('reports every invalid field at once, by its path', () => {
    const body = { name: 1, answers: [{ choice: 1 }, { choice: 'b', extra: 1 }], more: true };
    expect(pathsOf({ params: { id: 'x' }, query: { sort: 'left', page: '2' }, body })).toEqual([
      'params.id',
      'query.sort',
      'query.page',
      'body.name',
      'body.answers.1.choice',
      'body.answers.1.extra',
      'body.more',
    ]);
  });

  test('cannot contain fields that every object inherits', () => {
    expect(pathsOf({ ...valid, body: '{"name":"x","constructor":1}' })).toEqual([
      'body.constructor',
    ]);
    expect(({} as Record<string, unknown>)['polluted']).toBeUndefined();
  });

  test('must be well-formed Unicode in every field', () => {
    expect(parse({ ...valid, body: { name: 'Thank you 😀' } }).body).toEqual({
      name: 'Thank you 😀',
    });
    expect(pathsOf({ ...valid, body: { name: 'Thank you \ud83d' } })).toEqual(['body.name']);
    const answers = { a: [{ text: '\udc00' }], ['\ud800']: 'x' };
    const nested: RouteDefinition = {
      ...route,
      body: z.strictObject({ answers: z.record(z.string(), z.unknown()) }),
    };
    const event = eventOf('POST /api/things/{id}', { params: { id: '7' }, body: { answers } });
    expect(refusalOf(() => parseRequest(nested, event)).fields?.map(({ path }) => path)).toEqual([
      'body.answers.a.0.text',
      'body.answers.\ufffd',
    ]);
  });

  test('cannot hide a field behind __proto__', () => {
    const text = '{"__proto__":{"name":"x","polluted":true}}';
    expect(pathsOf({ ...valid, body: text })).toContain('body.name');
    expect(({} as Record<string, unknown>)['polluted']).toBeUndefined();
  });

  test.each(['', '{', 'name=x', '{"name":}', 'undefined'])(
    'is malformed with the body %j',
    (body) => {
      expect(refusalOf(() => parse({ ...valid, body })).code).toBe('malformed_json');
    },
  );

  test('is malformed without a body', () => {
    expect(refusalOf(() => parse({ params: { id: '7' } })).code).toBe('malformed_json');
  });

  test.each(['null', '[]', '"x"', '7'])('is invalid with the body %s', (body) => {
    expect(pathsOf({ ...valid, body })).toEqual(['body']);
  });

  test.each(['text/plain', 'application/x-www-form-urlencoded', 'application/jsonx', ''])(
    'is refused with content type %j, so that no cross-site form can send it',
    (contentType) => {
      expect(refusalOf(() => parse({ ...valid, contentType })).code).toBe('malformed_json');
    },
  );

  test.each(['application/json; charset=utf-8', 'Application/JSON'])(
    'is accepted with content type %j',
    (contentType) => {
      expect(parse({ ...valid, contentType }).body).toEqual({ name: 'x' });
    },
  );

  test('can be base64, as API Gateway encodes bodies it considers binary', () => {
    const body = Buffer.from('{"name":"Zoë"}').toString('base64');
    expect(parse(valid, { body, isBase64Encoded: true }).body).toEqual({ name: 'Zoë' });
  });

  const bodyOf = (bytes: number) => `{"name":"${'x'.repeat(bytes - '{"name":""}'.length)}"}`;

  test('is accepted with a body of exactly 256 KiB', () => {
    expect(Buffer.byteLength(bodyOf(256 * KIB))).toBe(256 * KIB);
    expect(parse({ ...valid, body: bodyOf(256 * KIB) }).body).toBeDefined();
  });

  test.each([256 * KIB + 1, 2000 * KIB])('is refused with a body of %i bytes', (bytes) => {
    const call = () => parse({ ...valid, body: bodyOf(bytes) });
    expect(refusalOf(call).code).toBe('payload_too_large');
  });

  test('is measured in bytes, not in characters', () => {
    const body = JSON.stringify({ name: 'ä'.repeat(130 * KIB) });
    expect(refusalOf(() => parse({ ...valid, body })).code).toBe('payload_too_large');
  });
});
