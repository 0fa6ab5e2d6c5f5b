import { systemRoutes } from '@learning/shared/contract/system';
import type { RouteDefinition } from '@learning/shared/contract/route';

/**
 * API Gateway's token bucket, for all callers together. It is a cap against cost and nothing else: one caller who could reach it would close
 * the call for all others. Functions count each caller, and the firewall each address. Source: rules/access.md A20
 */
export interface Throttle {
  /** Sustained requests per second. */
  rate: number;
  /** Requests that may arrive at once. */
  burst: number;
}

/** Low, because only scanners call unknown addresses, so no one is kept from anything. */
export const UNKNOWN_ROUTE_THROTTLE: Throttle = { rate: 10, burst: 20 };

/** Passwords, codes, requests and demos: what a learner does once a day. At the cap, a day of refusals costs about $6. */
const RARE_CALL_THROTTLE: Throttle = { rate: 50, burst: 100 };

/** Several calls a minute of each learner. At the cap, a day costs about $40. */
const USUAL_CALL_THROTTLE: Throttle = { rate: 300, burst: 600 };

/** As high as other calls, because anyone can send to the address. Stripe retries refused events for three days. */
export const WEBHOOK_THROTTLE: Throttle = USUAL_CALL_THROTTLE;

/** Returns the throttle of a route. A learner's writes get the same as reads, because notes are saved while typing. */
export function throttleOf(route: RouteDefinition): Throttle {
  const { group, access, path } = route;
  const isOperators = group === 'coaching' && access === 'public';
  const isRareGroup = ['demo', 'identity', 'requests'].includes(group);
  const isRare = isRareGroup || isOperators || path === systemRoutes.reportWebVitals.path;
  return isRare || path.includes('/email-change') ? RARE_CALL_THROTTLE : USUAL_CALL_THROTTLE;
}
