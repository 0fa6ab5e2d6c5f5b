import type { ApiContract, LearnerRouteName, RouteName } from '@learning/shared/contract/contract';
import type { CallOf, HttpMethod, ResponseOf } from '@learning/shared/contract/route';
import routes from 'virtual:contract-routes';
import { ApiError, errorFromResponse, hasCode, isFinalRefusal, offlineError } from './api-error.ts';
import {
  inTime,
  LONGEST_CALL_MS,
  noteResponse,
  serverState,
  whileReachable,
} from './connection.ts';
import { addressOf, addressOfCall, type AddressedCall } from './call-address.ts';
import { takeEarlyResponse } from './early-responses.ts';
import {
  createDeviceResponses,
  type DeviceResponses,
  learnerIn,
} from './offline/device-responses.ts';
import { browserSession } from './session/browser-session.ts';
import { claimsOf } from './session/stored-tokens.ts';

/** Options of a call in addition to its input. */
export interface CallOptions {
  signal?: AbortSignal | undefined;
  /** Lets the request outlive the page, for the last save before leaving. */
  keepalive?: boolean;
}

type Call<K extends RouteName> =
  Record<never, unknown> extends CallOf<ApiContract[K]>
    ? (call?: CallOf<ApiContract[K]>, options?: CallOptions) => Promise<ResponseOf<ApiContract[K]>>
    : (call: CallOf<ApiContract[K]>, options?: CallOptions) => Promise<ResponseOf<ApiContract[K]>>;

/** Offers one function per call: `api.getCourse({ params: { id: 14 } })`. */
export type CallsOf<Names extends RouteName> = { [K in Names]: Call<K> };

/** Makes the call `K`. */
export type MakeCall<K extends RouteName> = (
  call: CallOf<ApiContract[K]>,
  options?: CallOptions,
) => Promise<ResponseOf<ApiContract[K]>>;

/** Returns one call of a client. TypeScript cannot call `client[name]` while the name is a type parameter. */
export function callOfClient<K extends RouteName>(
  client: { [Name in K]: unknown },
  name: K,
): MakeCall<K> {
  return client[name] as MakeCall<K>;
}

/** The calls of learners and visitors; those of operators are in `operator-client.ts`. */
export type ApiClient = CallsOf<LearnerRouteName>;

/** Provides access tokens. */
export interface TokenSource {
  /** Returns undefined while signed out. */
  accessToken(): Promise<string | undefined>;
  /** Returns a fresh token after a 401, or undefined when the session is over. */
  refreshedToken(): Promise<string | undefined>;
}

interface AnyCall extends AddressedCall {
  body?: object;
}

/**
 * Creates a client whose calls reject only with `ApiError` or with an abort. When a signed-in learner gets a 401, the call is
 * retried once with a fresh token.
 *
 * @param responses gives back stored responses without a connection
 */
export function createApiClient(session: TokenSource, responses?: DeviceResponses): ApiClient {
  return createClient(routes, session, responses);
}

/** Creates a client of some calls. */
export function createClient<Names extends RouteName>(
  table: Record<Names, [HttpMethod, string]>,
  session: TokenSource,
  responses?: DeviceResponses,
): CallsOf<Names> {
  async function request(
    name: LearnerRouteName,
    [method, path]: [HttpMethod, string],
    call: AnyCall = {},
    options: CallOptions = {},
  ): Promise<unknown> {
    const address = addressOf(path, call);
    if (method !== 'GET')
      return ask(false, async () => parse(await sendWithToken(method, address, call, options)));
    const read = () =>
      ask(true, async () => {
        const early = await takeEarlyResponse(address);
        const response = early
          ? { text: await textOf(early), status: early.status, learnerId: learnerIn(address) }
          : await sendWithToken(method, address, call, options);
        const value = parse(response);
        responses?.keep(name, response.learnerId, address, response.text);
        return value;
      });
    return responses?.covers(name) ? readOrKept(responses, name, address, read) : read();
  }

  async function sendWithToken(
    method: HttpMethod,
    address: string,
    call: AnyCall,
    options: CallOptions,
  ): Promise<TextResponse & { learnerId: string | undefined }> {
    const token = await session.accessToken();
    let response = await send(method, address, call, options, token);
    if (response.status === 401 && token) {
      const fresh = await session.refreshedToken();
      if (fresh) response = await send(method, address, call, options, fresh);
    }
    if (!response.ok) throw await errorFromResponse(response);
    const learnerId = token === undefined ? undefined : claimsOf(token)?.sub;
    return { text: await textOf(response), status: response.status, learnerId };
  }

  const entries = Object.entries<[HttpMethod, string]>(table).map(([name, route]) => [
    name,
    (call?: AnyCall, options?: CallOptions) =>
      request(name as LearnerRouteName, route, call, options),
  ]);
  return Object.fromEntries(entries) as CallsOf<Names>;
}

/** How long a page waits for a response before it doubts that the server can be reached. */
let patienceMs = 5_000;

/** Makes a call and notes whether the server responds. @throws ApiError `offline` without a response in time */
async function ask<T>(isRead: boolean, call: () => Promise<T>): Promise<T> {
  const response = noted(call());
  const doubt = setTimeout(() => noteResponse(false), patienceMs);
  try {
    return await (isRead ? whileReachable(response) : inTime(response));
  } finally {
    clearTimeout(doubt);
  }
}

/** Notes what a response shows, even if the caller no longer waits for it. */
async function noted<T>(response: Promise<T>): Promise<T> {
  const startedAtMs = Date.now();
  try {
    const value = await response;
    // A slow network is none that leads nowhere: the next responses may take as long.
    patienceMs = Math.min(LONGEST_CALL_MS, Math.max(patienceMs, 2 * (Date.now() - startedAtMs)));
    noteResponse(true);
    return value;
  } catch (error) {
    if (error instanceof ApiError) noteResponse(error.code !== 'offline');
    throw error;
  }
}

/** Reads a response, or gives back the one of the device when none comes. */
async function readOrKept(
  responses: DeviceResponses,
  name: LearnerRouteName,
  address: string,
  read: () => Promise<unknown>,
): Promise<unknown> {
  const kept = async () => {
    const text = await responses.read(name, address);
    return text === undefined ? undefined : parse({ text, status: 200 });
  };
  if (serverState() === 'silent') {
    const value = await kept();
    if (value !== undefined) return value;
  }
  const response = read();
  try {
    return await inTime(response, patienceMs);
  } catch (error) {
    if (isFinalRefusal(error)) responses.drop(name, address);
    if (!hasCode(error, 'offline')) throw error;
    const value = await kept();
    if (value === undefined) return response;
    response.catch((late: unknown) => isFinalRefusal(late) && responses.drop(name, address));
    return value;
  }
}

async function send(
  method: HttpMethod,
  address: string,
  call: AnyCall,
  options: CallOptions,
  token: string | undefined,
): Promise<Response> {
  try {
    return await fetch(address, {
      method,
      credentials: 'include',
      headers: {
        accept: 'application/json',
        ...(token ? { authorization: `Bearer ${token}` } : {}),
        ...(call.body ? { 'content-type': 'application/json' } : {}),
      },
      ...(call.body ? { body: JSON.stringify(call.body) } : {}),
      ...(options.signal ? { signal: options.signal } : {}),
      ...(options.keepalive ? { keepalive: true } : {}),
    });
  } catch (error) {
    if (options.signal?.aborted) throw error;
    throw offlineError();
  }
}

interface TextResponse {
  text: string;
  status: number;
}

function textOf(response: Response): Promise<string> {
  return response.text().catch(() => {
    throw offlineError();
  });
}

function parse({ text, status }: TextResponse): unknown {
  if (status === 204) return undefined;
  try {
    return JSON.parse(text);
  } catch {
    // No response of ours, but the page of a network that asks for a sign-in.
    throw new ApiError(status, `${status}: ${text}`, { code: 'offline' });
  }
}

export const api = createApiClient(browserSession, createDeviceResponses(addressOfCall));
