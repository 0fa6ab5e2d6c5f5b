import { capstoneRoutes } from '@learning/shared/contract/capstones';
import { certificateRoutes } from '@learning/shared/contract/certificates';
import { contract, type ApiContract, type RouteName } from '@learning/shared/contract/contract';
import type { ApiErrorBody, ApiErrorCode } from '@learning/shared/contract/errors';
import { notificationRoutes } from '@learning/shared/contract/notifications';
import { retestRoutes } from '@learning/shared/contract/retests';
import { courseRatingRoutes } from '@learning/shared/contract/course-ratings';
import type { CallOf, FunctionGroup, ResponseOf } from '@learning/shared/contract/route';
import { createActivityDependencies } from '#activities/dependencies.ts';
import { activityCallRoutes, activityImplementations } from '#activities/routes.ts';
import { createCapstoneDependencies } from '#capstones/dependencies.ts';
import { capstoneImplementations } from '#capstones/routes.ts';
import { catalogRepository } from '#catalog/catalog-repository.ts';
import { catalogImplementations, publicCatalogRoutes } from '#catalog/routes.ts';
import { createCertificateDependencies, type IssuingGateways } from '#certificates/dependencies.ts';
import { certificateImplementations } from '#certificates/routes.ts';
import { createHandler } from '#http/create-handler.ts';
import { createLearningDependencies } from '#learning/dependencies.ts';
import { learnerRoutes, learningImplementations } from '#learning/routes.ts';
import { createNotificationDependencies } from '#notifications/dependencies.ts';
import { notificationImplementations } from '#notifications/routes.ts';
import { createCourseRatingDependencies } from '#course-ratings/dependencies.ts';
import { courseRatingImplementations } from '#course-ratings/routes.ts';
import { createRetestDependencies } from '#retests/dependencies.ts';
import { retestImplementations } from '#retests/routes.ts';
import type { Contact } from '#gateways/cognito/emails.ts';
import type { FunctionName } from '#table/grants.ts';
import { restrictTable } from '#table/restrict-table.ts';
import type { Table } from '#table/table.ts';
import { openTestIssuing } from '../certificates/issuing-gateways.ts';
import {
  accessClaims,
  callRoute,
  type RouteResponse,
  type Call,
  type Handler,
} from './call-route.ts';

type Input<Name extends RouteName> = CallOf<ApiContract[Name]>;

/** The API on a table, with a clock the test sets. */
export interface TestApi {
  now: Date;
  /** The accounts whose names the calls read, by id; the test sets them. */
  contacts: Map<string, Contact>;
  /** Returns the calls of a learner; `null` calls without a token. */
  as(userId: string | null): LearnerApi;
}

export interface LearnerApi {
  /** Returns the body of a success. @throws Error when the call is refused */
  ok<Name extends RouteName>(
    name: Name,
    input: Input<Name>,
  ): Promise<ResponseOf<ApiContract[Name]>>;
  /** Returns the code of a refusal. @throws Error when the call succeeds */
  refused<Name extends RouteName>(name: Name, input: Input<Name>): Promise<ApiErrorCode>;
  /** Returns the whole body of a refusal. @throws Error when the call succeeds */
  refusal<Name extends RouteName>(name: Name, input: Input<Name>): Promise<ApiErrorBody>;
}

/**
 * @param groups of every caller, as the token names them: `[demo]`
 * @param issuing signs and publishes certificates
 */
export function openApi(
  table: Table,
  now = new Date('2026-11-18T09:00:00.000Z'),
  groups?: string,
  issuing: IssuingGateways = openTestIssuing(),
): TestApi {
  const clock = () => api.now;
  const contacts = new Map<string, Contact>();
  const tableOf = (name: FunctionName) => restrictTable(table, name);
  const activities = createActivityDependencies(tableOf('activities'));
  const handlers: Partial<Record<FunctionGroup, Handler>> = {
    catalog: createHandler(
      publicCatalogRoutes,
      catalogImplementations(catalogRepository(tableOf('catalog'))),
      clock,
    ),
    learning: createHandler(
      learnerRoutes,
      learningImplementations(createLearningDependencies(tableOf('learning'))),
      clock,
    ),
    activities: createHandler(
      { ...activityCallRoutes, ...capstoneRoutes, ...retestRoutes },
      {
        ...activityImplementations(activities),
        ...capstoneImplementations(createCapstoneDependencies(tableOf('activities'))),
        ...retestImplementations(
          createRetestDependencies(tableOf('activities'), activities.catalog),
        ),
      },
      clock,
    ),
    'course-ratings': createHandler(
      courseRatingRoutes,
      courseRatingImplementations(createCourseRatingDependencies(tableOf('course-ratings'))),
      clock,
    ),
    notifications: createHandler(
      notificationRoutes,
      notificationImplementations(
        createNotificationDependencies(tableOf('notifications'), {
          contactOf: () => Promise.resolve({ email: 'learner@example.org', name: null }),
          shownContactOf: (userId) => Promise.resolve(contacts.get(userId) ?? null),
          hashKey: '',
          siteOrigin: () => Promise.resolve('https://learning.example'),
        }),
      ),
      clock,
    ),
    certificates: createHandler(
      certificateRoutes,
      certificateImplementations(
        createCertificateDependencies(tableOf('certificates'), issuing, (userId) =>
          Promise.resolve(contacts.get(userId)?.email ?? 'learner@example.org'),
        ),
      ),
      clock,
    ),
  };
  const send = async (
    userId: string | null,
    name: RouteName,
    input: Call,
  ): Promise<RouteResponse> => {
    const route = contract[name];
    const claims = userId === null ? undefined : accessClaims(userId, groups);
    return callRoute(handlers[route.group]!, route, { ...asText(input), claims });
  };
  const refusal = async (userId: string | null, name: RouteName, input: Call) => {
    const { status, body } = await send(userId, name, input);
    if (status < 400) throw new Error(`${name} was not refused: ${JSON.stringify(body)}`);
    return body as ApiErrorBody;
  };
  const api: TestApi = {
    now,
    contacts,
    as: (userId) => ({
      async ok(name, input) {
        const { status, body } = await send(userId, name, input as Call);
        if (status >= 400) throw new Error(`${name} was refused: ${JSON.stringify(body)}`);
        return body as never;
      },
      refused: async (name, input) => (await refusal(userId, name, input as Call)).code,
      refusal: (name, input) => refusal(userId, name, input as Call),
    }),
  };
  return api;
}

/** Path and query parameters are text in a request. */
function asText({ params, query, body }: Call): Call {
  const texts = (values: Record<string, unknown> | undefined) =>
    values &&
    Object.fromEntries(Object.entries(values).map(([key, value]) => [key, String(value)]));
  return { params: texts(params), query: texts(query), body };
}
