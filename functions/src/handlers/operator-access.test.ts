import {
  groupOfRole,
  mayOperate,
  OPERATOR_ROLES,
  OPERATORS_GROUP,
  type OperatorRole,
} from '@learning/shared/contract/operator-roles';
import type { RouteName } from '@learning/shared/contract/contract';
import { RECENT_SIGN_IN_MINUTES } from '@learning/shared/contract/recent-sign-in';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { accessClaims } from '#testing/api/call-route.ts';
import {
  CALLER_ID,
  claimsFor,
  openDeployedApi,
  routeOf,
  routesWhere,
  type DeployedApi,
} from '#testing/api/deployed-api.ts';

let api: DeployedApi;
beforeAll(async () => {
  api = await openDeployedApi();
});
afterAll(() => api.close());

type OperatorCall = Extract<ReturnType<typeof routeOf>, { access: 'operator' }>;
const definitionOf = (name: RouteName) => routeOf(name) as OperatorCall;
const operatorCalls = routesWhere((route) => route.access === 'operator');
const guarded = operatorCalls.filter((name) => definitionOf(name).roles !== 'any');
const changes = guarded.filter((name) => definitionOf(name).effect === 'changes');

interface Person {
  groups?: readonly string[];
  hasSecondFactor?: boolean;
  isEnabled?: boolean;
  claims?: Record<string, unknown>;
}

/** Makes a call as someone whom the user pool knows so now. @returns the code of a refusal */
async function callAs(name: RouteName, person: Person): Promise<string | undefined> {
  const { groups = [OPERATORS_GROUP], hasSecondFactor = true, isEnabled = true } = person;
  const before = { ...api.cognito.responses };
  api.cognito.responses['AdminListGroupsForUser'] = {
    result: { Groups: groups.map((GroupName) => ({ GroupName })) },
  };
  api.cognito.responses['AdminGetUser'] = {
    result: {
      Username: 'n1',
      Enabled: isEnabled,
      UserMFASettingList: hasSecondFactor ? ['SOFTWARE_TOKEN_MFA'] : [],
      UserAttributes: [{ Name: 'email', Value: 'operator@example.org' }],
    },
  };
  const claims = person.claims ?? claimsFor(routeOf(name), CALLER_ID);
  const { status, body } = await api.send(name, { claims });
  api.cognito.responses = before;
  return status === 403 ? body.code : undefined;
}

const withRole = (role: OperatorRole) => [OPERATORS_GROUP, groupOfRole(role)];

describe('every call of operators', () => {
  test('is covered', () => {
    expect(operatorCalls.length).toBeGreaterThanOrEqual(14);
    expect(changes.length).toBeGreaterThanOrEqual(7);
  });

  test.each(operatorCalls)('%s refuses a learner, also one who owns a team', async (name) => {
    const claims = accessClaims(CALLER_ID);
    expect(await callAs(name, { claims, groups: withRole('owner') })).toBe('forbidden');
  });

  test.each(operatorCalls)('%s refuses a removed operator whose token is valid', async (name) => {
    expect(await callAs(name, { groups: [] })).toBe('forbidden');
    // A role that was left behind gives nothing.
    expect(await callAs(name, { groups: [groupOfRole('owner')] })).toBe('forbidden');
  });

  test.each(operatorCalls)('%s refuses an operator whose account was closed', async (name) => {
    expect(await callAs(name, { groups: withRole('owner'), isEnabled: false })).toBe('forbidden');
  });

  test.each(guarded)('%s refuses an operator without a second factor', async (name) => {
    const person = { groups: withRole('owner'), hasSecondFactor: false };
    expect(await callAs(name, person)).toBe('second_factor_required');
  });

  test.each(guarded)('%s refuses an operator without a role', async (name) => {
    expect(await callAs(name, { groups: [OPERATORS_GROUP] })).toBe('forbidden');
  });

  test.each(guarded)('%s accepts the roles that it names and refuses the others', async (name) => {
    for (const role of OPERATOR_ROLES) {
      const code = await callAs(name, { groups: withRole(role) });
      const isAllowed = mayOperate([role], definitionOf(name).roles);
      expect(code === 'forbidden', role).toBe(!isAllowed);
    }
  });

  test.each(changes)('%s needs a recent sign-in', async (name) => {
    const longAgoMs = Date.now() - (RECENT_SIGN_IN_MINUTES + 1) * 60_000;
    const claims = {
      ...accessClaims(CALLER_ID, '[operators]'),
      auth_time: String(Math.floor(longAgoMs / 1000)),
    };
    const person = { groups: withRole('owner'), claims };
    expect(await callAs(name, person)).toBe('recent_sign_in_required');
  });
});
