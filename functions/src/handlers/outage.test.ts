import { contract, type RouteName } from '@learning/shared/contract/contract';
import {
  needsSession,
  type FunctionGroup,
  type RouteDefinition,
} from '@learning/shared/contract/route';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { accessClaims, callRoute, type Handler } from '#testing/api/call-route.ts';
import { SAMPLE_BEARER } from '#testing/api/deployed-api.ts';
import { loadHandlers } from '#testing/api/deployed-handlers.ts';
import { validCalls } from '#testing/api/valid-calls.ts';

/** Calls that use neither the table nor Cognito. */
const UNAFFECTED: RouteName[] = ['getOpenApi', 'reportWebVitals', 'claimCertificate'];
const names = (Object.keys(contract) as RouteName[]).filter((name) => !UNAFFECTED.includes(name));

let handlers: Record<FunctionGroup, Handler>;
beforeAll(async () => {
  handlers = await loadHandlers('no-such-table', 'http://127.0.0.1:9', 'http://127.0.0.1:9', true);
});
afterAll(() => void vi.unstubAllEnvs());

describe('while the table, Cognito and Stripe are down', () => {
  test.each(names)('%s responds with an internal error that reveals nothing', async (name) => {
    const route: RouteDefinition = contract[name];
    const groups = route.access === 'operator' ? '[operators]' : undefined;
    const signedIn = { ...accessClaims('u1', groups), auth_time: Math.floor(Date.now() / 1000) };
    const claims = needsSession(route) ? signedIn : undefined;
    const { status, headers, body } = await callRoute(handlers[route.group], route, {
      ...validCalls[name],
      headers: { authorization: SAMPLE_BEARER },
      claims,
    });
    expect(status).toBe(500);
    expect(body).toEqual({
      code: 'internal_error',
      message: 'Something went wrong on our side. Nothing was lost.',
    });
    expect(headers['cache-control']).toBe('no-store');
  });
});
