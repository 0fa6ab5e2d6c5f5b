/** Every call of the API. Router, browser client, mocks, gateway routes and OpenAPI document are derived from it. */
import { accessRoutes } from './access.ts';
import { accountRoutes } from './account.ts';
import { activityRoutes } from './activities.ts';
import { billingRoutes } from './billing.ts';
import { capstoneRoutes } from './capstones.ts';
import { catalogRoutes } from './catalog.ts';
import { certificateRoutes } from './certificates.ts';
import { coachingRoutes } from './coaching.ts';
import { companyRoutes } from './companies.ts';
import { dashboardRoutes } from './dashboard.ts';
import { demoRoutes } from './demo.ts';
import type { ApiErrorCode } from './errors.ts';
import { handoverRoutes } from './handovers.ts';
import { identityRoutes } from './identity.ts';
import { invoiceRoutes } from './invoices.ts';
import { learningRoutes } from './learning.ts';
import { noteRoutes } from './notes.ts';
import { operatingRoutes, type OperatingRouteName } from './operators/routes.ts';
import { notificationRoutes } from './notifications.ts';
import { privacyRoutes } from './privacy.ts';
import { profileRoutes } from './profile.ts';
import { purchaseRoutes } from './purchases.ts';
import { spacedReviewRoutes } from './spaced-review.ts';
import { requestRoutes } from './requests.ts';
import { retestRoutes } from './retests.ts';
import { courseRatingRoutes } from './course-ratings.ts';
import { conversationRoutes } from './conversations.ts';
import { simulationRoutes } from './simulations.ts';
import { scenarioRoutes } from './scenarios.ts';
import { needsSession, type RouteDefinition } from './route.ts';
import { systemRoutes } from './system.ts';
import { teamActivityRoutes } from './team-activity.ts';
import { teamGroupRoutes } from './team-groups.ts';
import { teamRoutes } from './teams.ts';
import { workRoutes } from './work.ts';

export const contract = {
  ...catalogRoutes,
  ...accessRoutes,
  ...learningRoutes,
  ...dashboardRoutes,
  ...noteRoutes,
  ...workRoutes,
  ...spacedReviewRoutes,
  ...profileRoutes,
  ...activityRoutes,
  ...scenarioRoutes,
  ...conversationRoutes,
  ...simulationRoutes,
  ...capstoneRoutes,
  ...retestRoutes,
  ...courseRatingRoutes,
  ...billingRoutes,
  ...purchaseRoutes,
  ...invoiceRoutes,
  ...teamRoutes,
  ...teamGroupRoutes,
  ...teamActivityRoutes,
  ...handoverRoutes,
  ...companyRoutes,
  ...requestRoutes,
  ...coachingRoutes,
  ...certificateRoutes,
  ...notificationRoutes,
  ...privacyRoutes,
  ...identityRoutes,
  ...demoRoutes,
  ...accountRoutes,
  ...operatingRoutes,
  ...systemRoutes,
};

type Calls = typeof contract;
/** An interface, because its name stands in inferred types where the whole contract would be too long. */
export interface ApiContract extends Calls {}
export type RouteName = keyof ApiContract;
/** The calls of learners and visitors. */
export type LearnerRouteName = Exclude<RouteName, OperatingRouteName>;

/** Why the token of a company's program is refused, and that its plan no longer includes reports. */
const TOKEN_ERRORS = [
  'token_invalid',
  'token_expired',
  'token_revoked',
  'connections_not_included',
] as const satisfies readonly ApiErrorCode[];

/** Returns the errors that every call of this kind can return. */
export function commonErrors(route: RouteDefinition): ApiErrorCode[] {
  return [
    // Every call refuses undeclared query parameters.
    'invalid_request',
    ...(route.body ? (['malformed_json', 'payload_too_large'] as const) : []),
    ...(needsSession(route) ? (['unauthorized'] as const) : []),
    ...(route.access === 'token' ? TOKEN_ERRORS : []),
    ...(route.access === 'operator' ||
    route.path.includes('{userId}') ||
    route.body?.shape['userId']
      ? (['forbidden'] as const)
      : []),
    ...(route.access === 'operator' && route.roles !== 'any'
      ? (['second_factor_required'] as const)
      : []),
    ...(route.access === 'operator' && route.effect === 'changes'
      ? (['recent_sign_in_required'] as const)
      : []),
    ...(route.refusesDemo ? (['demo_account'] as const) : []),
    'too_many_requests',
    'internal_error',
    'service_unavailable',
  ];
}
