import type { ApiErrorCode } from './errors.ts';

/** Returns the code for a status that the gateway itself sent, without our error body. */
export function codeOfStatus(status: number): ApiErrorCode {
  const byStatus: Record<number, ApiErrorCode> = {
    400: 'invalid_request',
    401: 'unauthorized',
    402: 'payment_required',
    403: 'forbidden',
    404: 'route_not_found',
    409: 'write_conflict',
    413: 'payload_too_large',
    429: 'too_many_requests',
    501: 'not_implemented',
    503: 'service_unavailable',
  };
  return byStatus[status] ?? 'internal_error';
}
