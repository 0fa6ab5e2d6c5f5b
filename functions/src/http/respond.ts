import { API_ERRORS, type ApiErrorBody } from '@learning/shared/contract/errors';
import type { RouteDefinition } from '@learning/shared/contract/route';
import type { APIGatewayProxyStructuredResultV2 } from 'aws-lambda';
import type { Failure } from '#failure.ts';

const JSON_TYPE = 'application/json; charset=utf-8';

/** Returns a success response, limited to the fields that the contract declares. */
export function success(route: RouteDefinition, value: unknown): APIGatewayProxyStructuredResultV2 {
  const statusCode = route.status ?? 200;
  const cacheControl = route.cacheSeconds ? `public, max-age=${route.cacheSeconds}` : 'no-store';
  if (statusCode === 204) return { statusCode, headers: { 'cache-control': cacheControl } };
  const body = route.response.parse(value);
  return route.contentType
    ? {
        statusCode,
        headers: {
          'content-type': `${route.contentType}; charset=utf-8`,
          'cache-control': cacheControl,
        },
        body: String(body),
      }
    : {
        statusCode,
        headers: { 'content-type': JSON_TYPE, 'cache-control': cacheControl },
        body: JSON.stringify(body),
      };
}

/** Returns the response to a failure. Only here does an error code become a status. */
export function failure(error: Failure): APIGatewayProxyStructuredResultV2 {
  const { status, message } = API_ERRORS[error.code];
  const body: ApiErrorBody = { code: error.code, message };
  if (error.fields) body.fields = error.fields;
  if (error.details) body.details = error.details;
  const { retryAfterSeconds } = error;
  return {
    statusCode: status,
    headers: {
      'content-type': JSON_TYPE,
      'cache-control': 'no-store',
      ...(retryAfterSeconds === undefined ? {} : { 'retry-after': String(retryAfterSeconds) }),
    },
    body: JSON.stringify(body),
  };
}
