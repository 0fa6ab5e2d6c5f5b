import { contract, type RouteName } from '@learning/shared/contract/contract';
import type { ApiErrorBody } from '@learning/shared/contract/errors';
import {
  needsSession,
  type FunctionGroup,
  type RouteDefinition,
} from '@learning/shared/contract/route';
import { vi } from 'vitest';
import { storedToken, type TokenRecord } from '#companies/company-records.ts';
import { hashOfToken } from '#companies/tokens/report-token.ts';
import { companyKeys } from '#table/keys.ts';
import { toStored } from '#table/stored-item.ts';
import { writeTransaction, type Table } from '#table/table.ts';
import { teamWritesForSubscription } from '#teams/team-writes-for-subscription.ts';
import {
  accessClaims,
  callRoute,
  type RouteResponse,
  type Call,
  type Handler,
} from './call-route.ts';
import { startCognitoServer, type CognitoServer } from './cognito-server.ts';
import { loadHandlers } from './deployed-handlers.ts';
import { createPublishedTable } from '../catalog/published-catalog.ts';
import { startStripeServer, type StripeServer } from '../stripe/stripe-server.ts';
import { createTiersAtStripe } from '../stripe/stripe-tiers.ts';
import { SAMPLE_COMPANY_ID, validCalls } from './valid-calls.ts';

/** Id of the learner who makes the calls. */
export const CALLER_ID = 'c0ffee00-0000-4000-8000-000000000001';

/** The token of a company's program, of which openDeployedApi stores the record. */
const SAMPLE_TOKEN = `dc_${SAMPLE_COMPANY_ID}${'a'.repeat(43)}`;
export const SAMPLE_BEARER = `Bearer ${SAMPLE_TOKEN}`;

export const routeNames = Object.keys(contract) as RouteName[];

export function routeOf(name: RouteName): RouteDefinition {
  return contract[name];
}

/** Returns the claims of a caller; those of an operator who has just signed in for calls of operators. */
export function claimsFor(route: RouteDefinition, userId: string): Record<string, unknown> {
  if (route.access !== 'operator') return accessClaims(userId);
  const signedInAt = String(Math.floor(Date.now() / 1000));
  return { ...accessClaims(userId, '[operators]'), auth_time: signedInAt };
}

/** Returns the names of the routes that meet a condition. */
export function routesWhere(condition: (route: RouteDefinition) => unknown): RouteName[] {
  return routeNames.filter((name) => condition(routeOf(name)));
}

/** The deployed handlers with a published table, a Stripe account, and a Cognito that refuses every password. */
export interface DeployedApi {
  handlers: Record<FunctionGroup, Handler>;
  stripe: StripeServer;
  cognito: CognitoServer;
  /** Sends a valid call by the caller, with changes. */
  send(name: RouteName, change?: Call): Promise<RouteResponse<ApiErrorBody>>;
  close(): Promise<void>;
}

export async function openDeployedApi(): Promise<DeployedApi> {
  const cognito = await startCognitoServer();
  const learner = { Username: 'n1', Attributes: [{ Name: 'email', Value: 'learner@example.org' }] };
  cognito.responses = {
    ListUsers: { result: { Users: [learner] } },
    AdminGetUser: {
      result: {
        Username: 'n1',
        UserMFASettingList: ['SOFTWARE_TOKEN_MFA'],
        UserAttributes: [
          { Name: 'sub', Value: 'u1' },
          { Name: 'email', Value: 'learner@example.org' },
        ],
      },
    },
    AdminListGroupsForUser: {
      result: { Groups: [{ GroupName: 'operators' }, { GroupName: 'operators-owner' }] },
    },
    ...Object.fromEntries(
      [
        'AdminAddUserToGroup',
        'AdminRemoveUserFromGroup',
        'AdminSetUserMFAPreference',
        'AdminDisableUser',
      ].map((operation) => [operation, { result: {} }]),
    ),
    ListUsersInGroup: { result: { Users: [] } },
    AdminUpdateUserAttributes: { result: {} },
    AdminUserGlobalSignOut: { result: {} },
  };
  const stripe = await startStripeServer();
  await createTiersAtStripe(stripe.sdk);
  const table = await createPublishedTable();
  await storeSampleCompany(table);
  const handlers = await loadHandlers(table.name, cognito.endpoint, stripe.origin);
  return {
    handlers,
    stripe,
    cognito,
    async send(name, change = {}) {
      const route = routeOf(name);
      const claims = needsSession(route) ? claimsFor(route, CALLER_ID) : undefined;
      const headers = route.access === 'token' ? { authorization: SAMPLE_BEARER } : {};
      const call = { ...validCalls[name], claims, headers, ...change };
      const response = await callRoute(handlers[route.group], route, call);
      return response as RouteResponse<ApiErrorBody>;
    },
    async close() {
      vi.unstubAllEnvs();
      await Promise.all([cognito.close(), stripe.close()]);
    },
  };
}

/** Stores a company without members, with a token. */
async function storeSampleCompany(table: Table): Promise<void> {
  const now = new Date();
  const terms = {
    orderId: SAMPLE_COMPANY_ID,
    ownerId: 'c0ffee00-0000-4000-8000-000000000009',
    tierName: 'Professional',
    maxUsers: 5,
    courseIds: [1],
    accessEndsAt: '2999-12-18T09:00:00.000Z',
    isPaused: false,
  };
  const token: TokenRecord = {
    entity: 'reportToken',
    companyId: SAMPLE_COMPANY_ID,
    tokenId: SAMPLE_COMPANY_ID,
    name: 'Our HR system',
    tokenHash: hashOfToken(SAMPLE_TOKEN),
    createdAt: now.toISOString(),
    endsAt: '2999-12-18T09:00:00.000Z',
    revokedAt: null,
    lastUsedAt: null,
    expiresAt: 32_000_000_000,
  };
  const key = companyKeys.reportToken(SAMPLE_COMPANY_ID, SAMPLE_COMPANY_ID);
  await writeTransaction(table, [
    ...(await teamWritesForSubscription(table, terms, now)),
    { put: toStored(storedToken, key, token) },
  ]);
}

/** Returns the paths of the fields that were refused. */
export function refusedPaths(body: ApiErrorBody): string[] {
  return body.fields?.map((field) => field.path) ?? [];
}
