import type { Account } from '#account/account.ts';
import { newId } from '#account/ids.ts';
import { API_VERSION } from '#constants.ts';
import { expand } from './expand.ts';
import { parseForm } from './form.ts';
import { LIST_PARAMS } from './lists.ts';
import { findOperation } from './operations.ts';
import { refuseUnknown, textsOf, type Params } from './params.ts';
import { refusal, StripeRefusal } from './stripe-refusal.ts';

/** A call of the API with its body as text. */
export interface ApiCall {
  method: string;
  path: string;
  query: string;
  body: string;
  authorization: string | null;
  idempotencyKey: string | null;
}

export interface CallResult {
  status: number;
  /** JSON. */
  body: string;
  /** Whether the response is stored for the idempotency key. */
  isStored: boolean;
}

/** Runs one call of the API synchronously, so that calls never interleave. */
export function runCall(account: Account, secretKey: string, call: ApiCall): CallResult {
  account.request = { id: newId('req', 14), idempotencyKey: call.idempotencyKey };
  try {
    authorize(call.authorization, secretKey);
    return run(account, call);
  } catch (error) {
    if (error instanceof StripeRefusal) return refused(account, call, error);
    // A bug of the emulator: thrown, the SDK would take it for a broken connection.
    recordViolations(account, [
      `${call.method} ${call.path}: the emulator failed: ${String(error)}`,
    ]);
    const body = { error: { type: 'api_error', message: String(error) } };
    return { status: 500, body: JSON.stringify(body), isStored: true };
  } finally {
    account.request = null;
  }
}

function run(account: Account, call: ApiCall): CallResult {
  const found = findOperation(call.method, call.path);
  if (!found) throw refusal.unknownPath(call.method, call.path);
  const query = parseForm(call.query);
  const body = bodyOf(call);
  const params = { ...query, ...body };
  const { operation, id } = found;
  const pagingParams =
    operation.method === 'GET' && !operation.path.endsWith('}') ? LIST_PARAMS : [];
  refuseUnknown(params, [...operation.accepts, ...pagingParams, 'expand']);
  const object = operation.run(account, params, id);
  const result = expand(account, object, textsOf(params, 'expand') ?? []);
  if (account.check) {
    // Only an accepted call can violate the contract; refusing is a correct response.
    recordViolations(account, account.check.request(call.method, call.path, { query, body }));
    recordViolations(account, account.check.response(call.method, call.path, 200, result));
  }
  if (operation.method !== 'GET') account.changed();
  return { status: 200, body: JSON.stringify(result, null, 2), isStored: true };
}

function bodyOf({ method, path, body }: ApiCall): Params {
  if (method === 'GET' || body === '') return {};
  if (!path.startsWith('/v2/')) return parseForm(body);
  try {
    return JSON.parse(body) as Params;
  } catch {
    throw refusal.invalidParameter('The request body is not valid JSON.', 'body');
  }
}

function authorize(authorization: string | null, secretKey: string): void {
  const key = /^Bearer (.+)$/.exec(authorization ?? '')?.[1];
  if (key === secretKey) return;
  throw refusal.wrongKey(
    key
      ? `Invalid API Key provided: ${key.slice(0, 8)}${'*'.repeat(8)}`
      : "You did not provide an API key. You need to provide your API key in the Authorization header, using Bearer auth (e.g. 'Authorization: Bearer YOUR_SECRET_KEY').",
  );
}

function refused(account: Account, call: ApiCall, error: StripeRefusal): CallResult {
  const { isUntried = false, ...fields } = error.fields;
  const body = { error: { message: error.message, ...fields } };
  if (account.check) {
    recordViolations(account, account.check.response(call.method, call.path, error.status, body));
  }
  account.changed();
  return { status: error.status, body: JSON.stringify(body, null, 2), isStored: !isUntried };
}

function recordViolations(account: Account, sentences: string[]): void {
  account.violations.push(...sentences);
}

/** Turns a result into an HTTP response. */
export function responseOf(
  { status, body }: Pick<CallResult, 'status' | 'body'>,
  headers: Record<string, string> = {},
): Response {
  return new Response(body, {
    status,
    headers: {
      'content-type': 'application/json',
      'request-id': newId('req', 14),
      'stripe-version': API_VERSION,
      ...headers,
    },
  });
}
