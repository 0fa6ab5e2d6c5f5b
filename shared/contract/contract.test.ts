import { describe, expect, test } from 'vitest';
import { commonErrors, contract } from './contract.ts';
import { pathParameters, routeKey, type RouteDefinition } from './route.ts';

const routes = Object.entries(contract) as [string, RouteDefinition][];

/** Calls that clients rely on: method and path must never change. */
const PROMISED = [
  'GET /api/courses',
  'GET /api/courses/featured',
  'GET /api/courses/{id}',
  'GET /api/courses/{id}/modules',
  'GET /api/modules/{id}',
  'GET /api/modules/{id}/activities',
  'GET /api/activities/{id}',
  'POST /api/activities/{id}/submit',
  'GET /api/activities/{id}/submissions/{userId}',
  'POST /api/users/{userId}/modules/{moduleId}/progress',
  'POST /api/courses/{id}/bookmark',
  'GET /api/enrollments',
  'POST /api/enrollments',
  'GET /api/learning-path/recommendations/{userId}',
  'GET /api/pricing',
  'POST /api/create-payment-intent',
  'GET /api/users/{userId}/courses/{id}/progress',
  'GET /api/users/{userId}/certificates',
  'GET /api/users/{userId}/enrollments',
  'POST /api/certificates',
  'POST /api/auth/login',
];

test.each(PROMISED)('the contract declares %s', (key) => {
  expect(routes.map(([, route]) => routeKey(route))).toContain(key);
});

test('no two calls share method and path', () => {
  const keys = routes.map(([, route]) => routeKey(route));
  expect(keys.filter((key, index) => keys.indexOf(key) !== index)).toEqual([]);
});

describe.each(routes)('%s', (name, route) => {
  test('declares exactly the parameters its path has', () => {
    const declared = Object.keys(route.params?.shape ?? {});
    expect(declared.toSorted()).toEqual(pathParameters(route.path).toSorted());
  });

  test('refuses undeclared parameters, query parameters and body fields', () => {
    for (const part of [route.params, route.query, route.body]) {
      const issues = part?.safeParse({ surprise: 1 }).error?.issues ?? [];
      const refused = issues.some((issue) => issue.code === 'unrecognized_keys');
      expect(refused).toBe(part !== undefined);
    }
  });

  test('has a body only where the method has one', () => {
    const mayHaveBody = route.method === 'POST' || route.method === 'PUT';
    expect(route.body === undefined || mayHaveBody).toBe(true);
  });

  test('may be cached only if it is a public GET', () => {
    if (route.cacheSeconds === undefined) return;
    expect({ access: route.access, method: route.method }).toEqual({
      access: 'public',
      method: 'GET',
    });
    expect(route.cacheSeconds).toBeGreaterThan(0);
  });

  test('has no token in its address, because addresses are logged', () => {
    // RFC 8058 wants it there; all it can do is end one kind of mail.
    if (name === 'unsubscribe') return;
    // A calendar program sends nothing but an address. Its reader sees due dates, and its owner can turn it off.
    if (name === 'getCalendar') return;
    // A promotion code is made to be handed out.
    if (name === 'endPromotionCode') return;
    const inAddress = [...pathParameters(route.path), ...Object.keys(route.query?.shape ?? {})];
    expect(inAddress.filter((parameter) => /token|secret|code|password/i.test(parameter))).toEqual(
      [],
    );
  });

  test('is marked as a read only if it is a POST with a body', () => {
    if (!route.isRead) return;
    expect({ method: route.method, hasBody: route.body !== undefined }).toEqual({
      method: 'POST',
      hasBody: true,
    });
  });

  test('names no error twice in its own list', () => {
    expect(new Set(route.errors ?? []).size).toBe(route.errors?.length ?? 0);
  });
});

/** Groups whose writes cost money, are seen by others or change the account. */
const REFUSED_GROUPS = [
  'account',
  'privacy',
  'billing',
  'teams',
  'handovers',
  'course-ratings',
  'requests',
  'coaching',
  'certificates',
];

test('the demo account is refused every write that costs money, that others see, that uses up its trial, or that changes the account', () => {
  const refusing = routes.filter(([, route]) => route.refusesDemo).map(([name]) => name);
  const expected = routes
    .filter(
      ([, { group, method, isRead }]) =>
        REFUSED_GROUPS.includes(group) && method !== 'GET' && !isRead,
    )
    .map(([name]) => name);
  const ofAccount = [
    'updateProfile',
    'updateNotificationSettings',
    'changeCalendarLink',
    'getDataExportLink',
    'assessOwnCapstone',
    'handInCapstone',
    'ratePaper',
    'reportCapstone',
    'startPeerRating',
    'startTrial',
  ];
  expect(refusing.toSorted()).toEqual([...expected, ...ofAccount].toSorted());
});

describe('the errors every call can return', () => {
  const route: RouteDefinition = { ...contract.listCourses };
  const operatorRead: RouteDefinition = {
    ...contract.listCourses,
    access: 'operator',
    roles: ['support'],
    effect: 'reads',
  };

  test('include unauthorized unless the call is public', () => {
    expect(commonErrors(route)).not.toContain('unauthorized');
    expect(commonErrors({ ...route, access: 'learner' })).toContain('unauthorized');
  });

  test('include forbidden if the call names a learner or is for operators', () => {
    expect(commonErrors(contract.getAccess)).toContain('forbidden');
    expect(commonErrors(contract.createEnrollment)).toContain('forbidden');
    expect(commonErrors(operatorRead)).toContain('forbidden');
    expect(commonErrors(contract.listEnrollments)).not.toContain('forbidden');
  });

  test('include a second factor if the call is for operators, and a recent sign-in if it changes something', () => {
    expect(commonErrors(operatorRead)).toContain('second_factor_required');
    expect(commonErrors(operatorRead)).not.toContain('recent_sign_in_required');
    expect(commonErrors(contract.unlockAccount)).toContain('recent_sign_in_required');
    expect(commonErrors(contract.getOperator)).not.toContain('second_factor_required');
  });

  test('include invalid_request, because every call refuses undeclared query parameters', () => {
    expect(commonErrors(route)).toContain('invalid_request');
  });

  test('include errors about the body only if the call has a body', () => {
    expect(commonErrors(contract.saveNote)).toContain('payload_too_large');
    expect(commonErrors(contract.listNotes)).not.toContain('payload_too_large');
  });
});
