import type { FieldIssue } from '@learning/shared/contract/errors';
import type { RouteDefinition } from '@learning/shared/contract/route';
import type { APIGatewayProxyEventV2 } from 'aws-lambda';
import type * as z from 'zod';
import { Failure } from '#failure.ts';
import { fieldMessage } from './field-message.ts';
import { findLoneSurrogates } from './lone-surrogates.ts';

/** Larger bodies are refused before they are parsed. */
const MAX_BODY_BYTES = 256 * 1024;

type Part = 'params' | 'query' | 'body';

/**
 * Parses path, query and body of a call against its contract. Reports every invalid field at once, by its path.
 *
 * @throws Failure `invalid_request` (with `fields`), `malformed_json`, `payload_too_large`.
 */
export function parseRequest(route: RouteDefinition, event: APIGatewayProxyEventV2) {
  const issues: FieldIssue[] = [];
  const params = parsePart('params', route.params, event.pathParameters ?? {}, issues);
  const query = parsePart('query', route.query, event.queryStringParameters ?? {}, issues);
  if (!route.query) refuseUndeclared('query', event.queryStringParameters, issues);
  const body = route.body ? parsePart('body', route.body, readJson(event), issues) : undefined;
  for (const [name, value] of Object.entries({ params, query, body })) {
    issues.push(...findLoneSurrogates(value, name));
  }
  if (issues.length > 0) throw new Failure('invalid_request', undefined, issues);
  return { params, query, body };
}

function parsePart(
  name: Part,
  schema: z.ZodObject | undefined,
  value: unknown,
  issues: FieldIssue[],
) {
  if (!schema) return undefined;
  const result = schema.safeParse(value, { error: fieldMessage });
  if (result.success) return result.data;
  for (const issue of result.error.issues) {
    const keys = issue.code === 'unrecognized_keys' ? issue.keys : [undefined];
    for (const key of keys) {
      const path = [name, ...issue.path.map(String), ...(key === undefined ? [] : [key])];
      issues.push({
        path: path.join('.'),
        message: key === undefined ? issue.message : 'is not a field of this call',
      });
    }
  }
  return undefined;
}

function refuseUndeclared(name: Part, values: object | undefined, issues: FieldIssue[]) {
  for (const key of Object.keys(values ?? {})) {
    issues.push({ path: `${name}.${key}`, message: 'is not a field of this call' });
  }
}

function readJson(event: APIGatewayProxyEventV2): unknown {
  const encoded = event.body ?? '';
  if (encoded.length > MAX_BODY_BYTES * 2) throw new Failure('payload_too_large');
  const text = event.isBase64Encoded ? Buffer.from(encoded, 'base64').toString('utf8') : encoded;
  if (Buffer.byteLength(text) > MAX_BODY_BYTES) throw new Failure('payload_too_large');
  // Browsers send a preflight before a foreign page may post JSON, so cross-site forms fail.
  if (!/^application\/json\b/i.test(event.headers['content-type'] ?? '')) {
    throw new Failure('malformed_json');
  }
  try {
    return JSON.parse(text);
  } catch {
    throw new Failure('malformed_json');
  }
}
