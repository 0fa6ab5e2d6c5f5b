import type { ApiContract, RouteName } from '@learning/shared/contract/contract';
import type { CallOf, HttpMethod, ResponseOf } from '@learning/shared/contract/route';
import routes from 'virtual:contract-routes';
import { ApiError, errorOfResponse, offlineError } from './api-error.ts';
import { browserSession } from './session/browser-session.ts';

/** Beside what the contract asks for. */
export interface CallOptions {
  signal?: AbortSignal | undefined;
  /** Lets the request outlive the page, for the last save before leaving. */
  keepalive?: boolean;
}

type Call<K extends RouteName> =
  Record<never, unknown> extends CallOf<ApiContract[K]>
    ? (call?: CallOf<ApiContract[K]>, options?: CallOptions) => Promise<ResponseOf<ApiContract[K]>>
    : (call: CallOf<ApiContract[K]>, options?: CallOptions) => Promise<ResponseOf<ApiContract[K]>>;

/** One function for each call of the contract: `api.getCourse({ params: { id: 14 } })`. */
export type ApiClient = { [K in RouteName]: Call<K> };

/** Where access tokens come from. */
export interface TokenSource {
  /** undefined while signed out. */
  accessToken(): Promise<string | undefined>;
  /** After a 401: a fresh token, or undefined when the session is over. */
  refreshedToken(): Promise<string | undefined>;
}

interface AnyCall {
  params?: Record<string, string | number>;
  query?: Record<string, string | number | undefined>;
  body?: object;
}

/**
 * Makes the client. Calls reject with `ApiError`, and with nothing else but an abort. A 401 answered to a signed-in
 * learner is tried once more with a fresh token.
 */
export function createApiClient(session: TokenSource): ApiClient {
  async function request(
    [method, path]: [HttpMethod, string],
    call: AnyCall = {},
    options: CallOptions = {},
  ): Promise<unknown> {
    const token = await session.accessToken();
    let response = await send(method, path, call, options, token);
    if (response.status === 401 && token) {
      const fresh = await session.refreshedToken();
      if (fresh) response = await send(method, path, call, options, fresh);
    }
    if (!response.ok) throw await errorOfResponse(response);
    return readJson(response);
  }

  const entries = Object.entries(routes).map(([name, route]) => [
    name,
    (call?: AnyCall, options?: CallOptions) => request(route, call, options),
  ]);
  return Object.fromEntries(entries) as ApiClient;
}

/** The address of a call: placeholders filled, query values that are undefined left out. */
export function addressOf(path: string, call: AnyCall): string {
  const filled = path.replace(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(String(call.params?.[name])),
  );
  const query = new URLSearchParams(
    Object.entries(call.query ?? {}).flatMap(([key, value]) =>
      value === undefined ? [] : [[key, String(value)]],
    ),
  ).toString();
  return query ? `${filled}?${query}` : filled;
}

async function send(
  method: HttpMethod,
  path: string,
  call: AnyCall,
  options: CallOptions,
  token: string | undefined,
): Promise<Response> {
  try {
    return await fetch(addressOf(path, call), {
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

async function readJson(response: Response): Promise<unknown> {
  if (response.status === 204) return undefined;
  const text = await response.text().catch(() => {
    throw offlineError();
  });
  try {
    return JSON.parse(text);
  } catch {
    throw new ApiError(response.status, `${response.status}: ${text}`, { code: 'internal_error' });
  }
}

export const api = createApiClient(browserSession);
