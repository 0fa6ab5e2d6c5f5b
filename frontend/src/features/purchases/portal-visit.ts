import type { Subscription } from '@learning/shared/contract/purchases';
import type { PortalFlow } from './api/open-portal.ts';

/** A look at Stripe's portal, in this tab. */
export interface PortalVisit {
  /** What it was opened for. */
  flow: PortalFlow;
  /** The plan as it was then. */
  plan: Subscription;
}

const KEY = 'portal-visit';

export function beginPortalVisit(visit: PortalVisit): void {
  sessionStorage.setItem(KEY, JSON.stringify(visit));
}

/** @returns null unless the portal was opened and what was done there has not been looked for yet. */
export function readPortalVisit(): PortalVisit | null {
  const kept = sessionStorage.getItem(KEY);
  return kept === null ? null : (JSON.parse(kept) as PortalVisit);
}

/** Whether the plan is another than when the portal was opened. */
export function hasChangedSince({ plan }: PortalVisit, now: Subscription | null): boolean {
  return JSON.stringify(plan) !== JSON.stringify(now);
}

export function endPortalVisit(): void {
  sessionStorage.removeItem(KEY);
}
