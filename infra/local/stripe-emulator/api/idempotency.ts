import { setImmediate as nextTurn } from 'node:timers/promises';
import { clockSeconds, type Account } from '#account/account.ts';
import { responseOf, type CallResult, type ApiCall } from './run-call.ts';
import type { StoredResult } from '#account/records.ts';

const STORED_SECONDS = { v1: 86_400, v2: 30 * 86_400 };

/** Stores responses by idempotency key: `once` runs a call once per key, `fail` refuses it without running it. */
export function idempotentCalls(account: Account, requestsOverlap: boolean) {
  const inFlight = new Set<string>();
  const keyOf = (call: ApiCall) => (call.method === 'GET' ? null : call.idempotencyKey);
  const store = (key: string, call: ApiCall, { status, body }: CallResult) => {
    const fingerprint = fingerprintOf(call);
    const storedAt = clockSeconds(account);
    account.rows.storedAnswers.set(key, { id: key, fingerprint, status, body, storedAt });
  };

  const fail = (call: ApiCall, result: CallResult): Response => {
    const key = keyOf(call);
    if (key !== null && result.isStored && !storedFor(account, call, key)) store(key, call, result);
    return responseOf(result);
  };

  const once = async (call: ApiCall, run: () => CallResult): Promise<Response> => {
    const key = keyOf(call);
    if (key === null) return responseOf(run());
    const headers = { 'idempotency-key': key };
    const stored = storedFor(account, call, key);
    if (stored && stored.fingerprint !== fingerprintOf(call)) {
      return responseOf(otherParameters(key), headers);
    }
    if (stored) return responseOf(stored, { ...headers, 'idempotent-replayed': 'true' });
    if (inFlight.has(key)) return responseOf(busy(key), headers);
    inFlight.add(key);
    try {
      if (requestsOverlap) await nextTurn();
      const result = run();
      if (result.isStored) store(key, call, result);
      return responseOf(result, headers);
    } finally {
      inFlight.delete(key);
    }
  };

  return { once, fail };
}

function fingerprintOf({ method, path, query, body }: ApiCall): string {
  return `${method} ${path}?${query} ${body}`;
}

function storedFor(account: Account, call: ApiCall, key: string): StoredResult | null {
  const stored = account.rows.storedAnswers.get(key);
  if (!stored) return null;
  const lifetime = STORED_SECONDS[call.path.startsWith('/v2/') ? 'v2' : 'v1'];
  return clockSeconds(account) - stored.storedAt < lifetime ? stored : null;
}

function otherParameters(key: string): Pick<CallResult, 'status' | 'body'> {
  const message = `Keys for idempotent requests can only be used with the same parameters they were first used with. Try using a key other than '${key}' if you meant to execute a different request.`;
  return { status: 400, body: JSON.stringify({ error: { type: 'idempotency_error', message } }) };
}

function busy(key: string): Pick<CallResult, 'status' | 'body'> {
  const message = `There is currently another in-progress request using this Idempotent Key (that probably means you submitted twice, and the other request is still going through): ${key}. Please try again later.`;
  return {
    status: 409,
    body: JSON.stringify({
      error: { type: 'invalid_request_error', code: 'idempotency_key_in_use', message },
    }),
  };
}
