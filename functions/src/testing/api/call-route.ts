import { API_ERRORS, type ApiErrorBody } from '@learning/shared/contract/errors';
import { commonErrors } from '@learning/shared/contract/contract';
import { routeKey, type RouteDefinition } from '@learning/shared/contract/route';
import type { APIGatewayProxyEventV2, APIGatewayProxyStructuredResultV2 } from 'aws-lambda';
import { createHash } from 'node:crypto';
import { EDGE_SECRET_HEADER } from '#http/env.ts';

export type Handler = (event: APIGatewayProxyEventV2) => Promise<APIGatewayProxyStructuredResultV2>;

/** Sent with every call, as by the edge. */
const TEST_EDGE_SECRET = 'edge secret of the tests';
export const TEST_EDGE_SECRET_HASH = createHash('sha256').update(TEST_EDGE_SECRET).digest('hex');

/** A call as a client sends it. */
export interface Call {
  params?: Record<string, string> | undefined;
  query?: Record<string, string> | undefined;
  /** Sent as JSON; a string is sent unchanged. */
  body?: unknown;
  contentType?: string | undefined;
  /** Claims that API Gateway's authorizer read from the token; absent without a token. */
  claims?: Record<string, unknown> | undefined;
  /** Headers of the device, in lower case. */
  headers?: Record<string, string> | undefined;
  /** Network address of the caller. @default the machine itself, which no limit per address counts */
  address?: string | undefined;
}

export interface RouteResponse<T = unknown> {
  status: number;
  headers: Record<string, unknown>;
  /** Parsed JSON, or the text of another format. */
  body: T;
}

/** Returns the claims of a learner's access token in the form an HTTP API passes on. */
export function accessClaims(userId: string, groups?: string): Record<string, unknown> {
  return {
    sub: userId,
    token_use: 'access',
    client_id: 'client',
    ...(groups === undefined ? {} : { 'cognito:groups': groups }),
  };
}

/** Converts a call to API Gateway's event (payload format 2.0). */
export function eventOf(key: string, call: Call): APIGatewayProxyEventV2 {
  const body = typeof call.body === 'string' ? call.body : JSON.stringify(call.body);
  return {
    version: '2.0',
    routeKey: key,
    headers: {
      'content-type': call.contentType ?? 'application/json',
      [EDGE_SECRET_HEADER]: TEST_EDGE_SECRET,
      ...call.headers,
    },
    ...(call.params ? { pathParameters: call.params } : {}),
    ...(call.query ? { queryStringParameters: call.query } : {}),
    ...(body === undefined ? {} : { body }),
    isBase64Encoded: false,
    requestContext: {
      http: { sourceIp: call.address ?? '127.0.0.1' },
      ...(call.claims ? { authorizer: { jwt: { claims: call.claims } } } : {}),
    },
  } as unknown as APIGatewayProxyEventV2;
}

/**
 * Calls a route and compares the response with the contract.
 *
 * @throws Error when the route does not declare the status or error code
 */
export async function callRoute(
  handler: Handler,
  route: RouteDefinition,
  call: Call,
): Promise<RouteResponse> {
  const { statusCode, headers, body } = await handler(eventOf(routeKey(route), call));
  const response = {
    status: statusCode!,
    headers: headers ?? {},
    body: (body === undefined || !isJson(headers) ? (body ?? null) : JSON.parse(body)) as unknown,
  };
  const problem = problemOf(route, response);
  if (problem) throw new Error(`${routeKey(route)} ${problem}`);
  return response;
}

function isJson(headers: APIGatewayProxyStructuredResultV2['headers']): boolean {
  return String(headers?.['content-type']).startsWith('application/json');
}

function problemOf(route: RouteDefinition, { status, body }: RouteResponse): string | undefined {
  if (status < 400) {
    const expected = route.status ?? 200;
    return status === expected ? undefined : `responded ${status} instead of ${expected}`;
  }
  const { code } = body as ApiErrorBody;
  const declared = [...commonErrors(route), ...(route.errors ?? [])];
  if (!declared.includes(code)) return `responded ${code}, which it does not declare`;
  if (API_ERRORS[code].status !== status) return `responded ${code} with status ${status}`;
  return undefined;
}
