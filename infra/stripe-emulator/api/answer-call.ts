import { newId, type Account } from '#account/account.ts';
import { API_VERSION } from '#constants.ts';
import { expanded } from './expand.ts';
import { parseForm } from './form.ts';
import { LIST_PARAMS } from './lists.ts';
import { findOperation } from './operations.ts';
import { refuseOthers, textsOf, type Params } from './params.ts';
import { refusal, StripeRefusal } from './stripe-refusal.ts';

/** A call with its body read. */
export interface ApiCall {
  method: string;
  path: string;
  query: string;
  body: string;
  authorization: string | null;
  idempotencyKey: string | null;
}

export interface ApiAnswer {
  status: number;
  /** JSON. */
  body: string;
  /** Whether an idempotency key brings this answer again. */
  isKept: boolean;
}

/** Answers one call of the API at once: nothing else happens meanwhile. */
export function answerCall(account: Account, secretKey: string, call: ApiCall): ApiAnswer {
  account.request = { id: newId('req', 14), idempotencyKey: call.idempotencyKey };
  try {
    authorize(call.authorization, secretKey);
    return run(account, call);
  } catch (error) {
    if (error instanceof StripeRefusal) return refused(account, call, error);
    // Ours, not Stripe's: the SDK would take an exception for a broken connection.
    note(account, [`${call.method} ${call.path}: the emulator failed: ${String(error)}`]);
    const body = { error: { type: 'api_error', message: String(error) } };
    return { status: 500, body: JSON.stringify(body), isKept: true };
  } finally {
    account.request = null;
  }
}

function run(account: Account, call: ApiCall): ApiAnswer {
  const found = findOperation(call.method, call.path);
  if (!found) throw refusal.unknownAddress(call.method, call.path);
  const query = parseForm(call.query);
  const body = bodyOf(call);
  const params = { ...query, ...body };
  const { operation, id } = found;
  const paging = operation.method === 'GET' && !operation.path.endsWith('}') ? LIST_PARAMS : [];
  refuseOthers(params, [...operation.accepts, ...paging, 'expand']);
  const object = operation.run(account, params, id);
  const answer = expanded(account, object, textsOf(params, 'expand') ?? []);
  if (account.check) {
    // Only what was accepted can break the contract; a refusal is an answer.
    note(account, account.check.request(call.method, call.path, { query, body }));
    note(account, account.check.response(call.method, call.path, 200, answer));
  }
  if (operation.method !== 'GET') account.changed();
  return { status: 200, body: JSON.stringify(answer, null, 2), isKept: true };
}

function bodyOf({ method, path, body }: ApiCall): Params {
  if (method === 'GET' || body === '') return {};
  if (!path.startsWith('/v2/')) return parseForm(body);
  try {
    return JSON.parse(body) as Params;
  } catch {
    throw refusal.invalidParameter('The request body is no valid JSON.', 'body');
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

function refused(account: Account, call: ApiCall, error: StripeRefusal): ApiAnswer {
  const { isUntried = false, ...fields } = error.fields;
  const body = { error: { message: error.message, ...fields } };
  if (account.check) {
    note(account, account.check.response(call.method, call.path, error.status, body));
  }
  account.changed();
  return { status: error.status, body: JSON.stringify(body, null, 2), isKept: !isUntried };
}

function note(account: Account, sentences: string[]): void {
  account.violations.push(...sentences);
}

/** An answer as HTTP. */
export function responseOf(
  { status, body }: Pick<ApiAnswer, 'status' | 'body'>,
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
