import type { CallResult } from './run-call.ts';
import type { Fault } from '#emulator-types.ts';

/** Holds the planned faults; each fails a number of calls. */
export function plannedFaults() {
  const faults: (Fault & { times: number })[] = [];

  return {
    add(fault: Fault): void {
      faults.push({ ...fault, times: fault.times ?? 1 });
    },
    /** Takes the first fault that matches the call and counts it as used. */
    take(method: string, path: string): Fault['kind'] | null {
      const index = faults.findIndex(
        (candidate) =>
          (candidate.method ?? method) === method && (candidate.path?.test(path) ?? true),
      );
      const fault = faults[index];
      if (!fault) return null;
      fault.times -= 1;
      if (fault.times <= 0) faults.splice(index, 1);
      return fault.kind;
    },
  };
}

/** Builds the response of a fault. Stripe stores a 500 for the idempotency key, but not a 429, which it never looked at. */
export function faultyResult(kind: '500' | '429'): CallResult {
  const error =
    kind === '500'
      ? { type: 'api_error', message: 'An unknown error occurred' }
      : {
          type: 'invalid_request_error',
          code: 'rate_limit',
          message: 'Request rate limit exceeded. Learn more at https://stripe.com/docs/rate-limits',
        };
  return { status: Number(kind), body: JSON.stringify({ error }), isStored: kind === '500' };
}

/** Creates the error that `fetch` throws when the connection breaks. */
export function lostConnection(): TypeError {
  return new TypeError('fetch failed', {
    cause: Object.assign(new Error('read ECONNRESET'), { code: 'ECONNRESET' }),
  });
}
