import type { OutgoingHttpHeaders } from 'node:http';

/** The response to the caller. */
export interface HttpResponse {
  status: number;
  headers: OutgoingHttpHeaders;
  body: string | Buffer;
}

interface StructuredResult {
  statusCode?: number;
  headers?: Record<string, string | number | boolean>;
  cookies?: string[];
  body?: string;
  isBase64Encoded?: boolean;
}

/** Returns a response of the gateway itself, which has a message and no code. */
export function gatewayResponse(
  status: number,
  message: string,
  headers: OutgoingHttpHeaders = {},
): HttpResponse {
  return {
    status,
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify({ message }),
  };
}

/** Converts a function's result as API Gateway does: a result without a status becomes a 200 with the result as JSON. */
export function functionResponse(result: unknown): HttpResponse {
  const {
    statusCode,
    headers = {},
    cookies,
    body = '',
    isBase64Encoded,
  } = (result ?? {}) as StructuredResult;
  if (statusCode === undefined) {
    return {
      status: 200,
      headers: { 'content-type': 'application/json' },
      body: typeof result === 'string' ? result : JSON.stringify(result ?? null),
    };
  }
  const sent: OutgoingHttpHeaders = { 'content-type': 'text/plain; charset=utf-8' };
  for (const [name, value] of Object.entries(headers)) sent[name.toLowerCase()] = String(value);
  if (cookies) sent['set-cookie'] = cookies;
  return {
    status: statusCode,
    headers: sent,
    body: isBase64Encoded ? Buffer.from(body, 'base64') : body,
  };
}
