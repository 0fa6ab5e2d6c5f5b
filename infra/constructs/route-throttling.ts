import { systemRoutes } from '@learning/shared/contract/system';
import type { RouteDefinition } from '@learning/shared/contract/route';

/** API Gateway's token bucket, for all callers together. */
export interface Throttle {
  /** Sustained requests per second. */
  rate: number;
  /** Requests that may arrive at once. */
  burst: number;
}

/** Low, because only scanners call unknown addresses. */
export const UNKNOWN_ROUTE_THROTTLE: Throttle = { rate: 10, burst: 20 };

/** Low, because passwords and codes are guessed here. */
const PASSWORD_THROTTLE: Throttle = { rate: 5, burst: 10 };

/** Low, because requests are public and each one is mailed. The operator's answers are as rare. */
const REQUEST_THROTTLE: Throttle = { rate: 2, burst: 10 };

/** Low, because each call is an account and about a hundred writes. */
const DEMO_THROTTLE: Throttle = { rate: 2, burst: 10 };

/** Low, because a sample of all visits sends them, and each is a line of the log. */
const WEB_VITALS_THROTTLE: Throttle = { rate: 10, burst: 50 };

/** Stripe retries refused events for three days. */
export const WEBHOOK_THROTTLE: Throttle = { rate: 100, burst: 200 };

/** Returns the throttle of a route. A learner's writes get the same as reads, because notes are saved while typing. */
export function throttleOf(route: RouteDefinition): Throttle {
  if (route.group === 'demo') return DEMO_THROTTLE;
  if (route.group === 'identity') return PASSWORD_THROTTLE;
  if (route.path === systemRoutes.reportWebVitals.path) return WEB_VITALS_THROTTLE;
  if (route.path.includes('/email-change')) return PASSWORD_THROTTLE;
  const isOperators = route.group === 'coaching' && route.access === 'public';
  if (route.group === 'requests' || isOperators) return REQUEST_THROTTLE;
  return route.access === 'public' ? { rate: 200, burst: 400 } : { rate: 100, burst: 200 };
}
