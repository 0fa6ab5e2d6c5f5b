import { type ApiContract, contract, type RouteName } from '@learning/shared/contract/contract';
import { API_ERRORS, type ApiErrorCode } from '@learning/shared/contract/errors';
import type { BodyOf, ResponseOf } from '@learning/shared/contract/route';
import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';

/** Mocks the API with the `mockCall`s a test adds. Unexpected calls fail the test, except that a sign-in reports itself. */
export const mockServer = setupServer(mockCall('recordSignIn', () => ({ isRecorded: true })));

interface Received<K extends RouteName> {
  params: Record<string, string>;
  query: URLSearchParams;
  body: BodyOf<ApiContract[K]>;
  headers: Headers;
}

/** Mocks one call of the contract: `mockCall('getCourse', () => course({ price: 29 }))`. */
export function mockCall<K extends RouteName>(
  name: K,
  respond: (
    request: Received<K>,
  ) => ResponseOf<ApiContract[K]> | Promise<ResponseOf<ApiContract[K]>> | Response,
) {
  const route = contract[name];
  const register = http[route.method.toLowerCase() as 'get' | 'post' | 'put' | 'delete'];
  return register(`*${route.path.replace(/\{(\w+)\}/g, ':$1')}`, async ({ request, params }) => {
    const text = await request.text();
    const result = await respond({
      // The wildcard for the origin is also a parameter, with a number as its name.
      params: Object.fromEntries(
        Object.entries(params).filter(([name]) => Number.isNaN(Number(name))),
      ) as Record<string, string>,
      query: new URL(request.url).searchParams,
      body: (text ? JSON.parse(text) : undefined) as BodyOf<ApiContract[K]>,
      headers: request.headers,
    });
    if (result instanceof Response) return result as HttpResponse<string>;
    const status = 'status' in route ? (route.status as number) : 200;
    return HttpResponse.json(result as object, { status });
  });
}

/** Creates an error response of the API. */
export function refusal(code: ApiErrorCode, extra: object = {}): Response {
  const { status, message } = API_ERRORS[code];
  return HttpResponse.json({ code, message, ...extra }, { status });
}

/** Simulates a server that cannot be reached. */
export const networkError = (): Response => HttpResponse.error();
