import { isUtf8 } from 'node:buffer';
import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { EDGE_SECRET_HEADER } from '@learning/functions/http/env';
import { addViewerAddress } from '@learning/infra/edge/viewer-address';
import type { TextClaims } from './authorizer.ts';
import { LOCAL_EDGE_SECRET } from './local-edge.ts';

/**
 * The event API Gateway's HTTP API passes to a function, in payload format 2.0.
 *
 * @see https://docs.aws.amazon.com/apigateway/latest/developerguide/http-api-develop-integrations-lambda.html
 */
export interface HttpEvent {
  version: '2.0';
  routeKey: string;
  rawPath: string;
  rawQueryString: string;
  cookies?: string[];
  headers: Record<string, string>;
  queryStringParameters?: Record<string, string>;
  pathParameters?: Record<string, string>;
  requestContext: {
    accountId: string;
    apiId: string;
    domainName: string;
    domainPrefix: string;
    http: {
      method: string;
      path: string;
      protocol: string;
      sourceIp: string;
      userAgent: string;
    };
    authorizer?: { jwt: { claims: TextClaims; scopes: null } };
    requestId: string;
    routeKey: string;
    stage: '$default';
    time: string;
    timeEpoch: number;
  };
  body?: string;
  isBase64Encoded: boolean;
}

export interface EventParts {
  request: IncomingMessage;
  url: URL;
  body: Buffer;
  routeKey: string;
  pathParameters?: Record<string, string>;
  claims?: TextClaims;
}

export function httpEvent(parts: EventParts, now: Date = new Date()): HttpEvent {
  const { request, url, body, routeKey, pathParameters = {}, claims } = parts;
  const { cookie, ...headers } = request.headers;
  // Bytes that are not text arrive in base64, because a signature covers the exact bytes.
  const isText = isTextType(headers['content-type']) && isUtf8(body);
  const query = joinedQuery(url.searchParams);
  const sourceIp = request.socket.remoteAddress ?? '127.0.0.1';
  return {
    version: '2.0',
    routeKey,
    rawPath: url.pathname,
    rawQueryString: url.search.slice(1),
    ...(cookie ? { cookies: cookie.split(/;\s*/) } : {}),
    headers: asTheEdgeSends(joinedHeaders(headers), sourceIp),
    ...(Object.keys(query).length > 0 ? { queryStringParameters: query } : {}),
    ...(Object.keys(pathParameters).length > 0 ? { pathParameters } : {}),
    requestContext: {
      accountId: '000000000000',
      apiId: 'local',
      domainName: request.headers.host ?? 'localhost',
      domainPrefix: 'local',
      http: {
        method: request.method ?? 'GET',
        path: url.pathname,
        protocol: `HTTP/${request.httpVersion}`,
        sourceIp,
        userAgent: request.headers['user-agent'] ?? '',
      },
      ...(claims ? { authorizer: { jwt: { claims, scopes: null } } } : {}),
      requestId: randomUUID(),
      routeKey,
      stage: '$default',
      time: now.toUTCString(),
      timeEpoch: now.getTime(),
    },
    ...(body.length > 0 ? { body: body.toString(isText ? 'utf8' : 'base64') } : {}),
    isBase64Encoded: body.length > 0 && !isText,
  };
}

/** Applies the edge function that runs before the gateway, and adds the header that only CloudFront can send. */
function asTheEdgeSends(headers: Record<string, string>, ip: string): Record<string, string> {
  const values = Object.entries(headers).map(([name, value]) => [name, { value }] as const);
  const edge = { viewer: { ip }, request: { headers: Object.fromEntries(values) } };
  const added = Object.entries(addViewerAddress(edge).headers);
  const sent = Object.fromEntries(added.map(([name, { value }]) => [name, value]));
  return { ...sent, [EDGE_SECRET_HEADER]: LOCAL_EDGE_SECRET };
}

function joinedHeaders(headers: IncomingMessage['headers']): Record<string, string> {
  const entries = Object.entries(headers).map(([name, value]) => [name, [value].flat().join(',')]);
  return Object.fromEntries(entries) as Record<string, string>;
}

/** Joins the values of a repeated name with commas. */
function joinedQuery(query: URLSearchParams): Record<string, string> {
  const names = [...new Set(query.keys())];
  return Object.fromEntries(names.map((name) => [name, query.getAll(name).join(',')]));
}

function isTextType(contentType = 'text/plain'): boolean {
  return /^(text\/|application\/(json|xml|javascript|x-www-form-urlencoded|.*\+json))/i.test(
    contentType,
  );
}
