import type { ApiContract, RouteName } from '@learning/shared/contract/contract';
import type { CallOf, HttpMethod, ResponseOf } from '@learning/shared/contract/route';
import routes from 'virtual:contract-routes';
import { ApiError, errorFromResponse, offlineError } from './api-error.ts';
import { takeEarlyAnswer } from './early-answers.ts';
import { browserSession } from './session/browser-session.ts';

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

/** Offers one function per call of the contract: `api.getCourse({ params: { id: 14 } })`. */
export type ApiClient = { [K in RouteName]: Call<K> };

/** Provides access tokens. */
export interface TokenSource {
  /** Returns undefined while signed out. */
  accessToken(): Promise<string | undefined>;
  /** Returns a fresh token after a 401, or undefined when the session is over. */
  refreshedToken(): Promise<string | undefined>;
}

interface AnyCall {
  params?: Record<string, string | number>;
  query?: Record<string, string | number | undefined>;
  body?: object;
}

/**
 * Creates a client whose calls reject only with `ApiError` or with an abort. When a signed-in learner gets a 401, the call is
 * retried once with a fresh token.
 */
export function createApiClient(session: TokenSource): ApiClient {
  async function request(
    [method, path]: [HttpMethod, string],
    call: AnyCall = {},
    options: CallOptions = {},
  ): Promise<unknown> {
    if (method === 'GET') {
      const early = await takeEarlyAnswer(addressOf(path, call));
      if (early) return readJson(early);
    }
    const token = await session.accessToken();
    let response = await send(method, path, call, options, token);
    if (response.status === 401 && token) {
      const fresh = await session.refreshedToken();
      if (fresh) response = await send(method, path, call, options, fresh);
    }
    if (!response.ok) throw await errorFromResponse(response);
    return readJson(response);
  }

  const entries = Object.entries(routes).map(([name, route]) => [
    name,
    (call?: AnyCall, options?: CallOptions) => request(route, call, options),
  ]);
  return Object.fromEntries(entries) as ApiClient;
}

/** Returns the address of a call: fills in the placeholders and leaves out undefined query values. */
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
