import type { Subscription } from '@learning/shared/contract/purchases';

/** In this tab: that Stripe's portal was opened, and the plan as it was then. */
const KEY = 'portal-visit';

export function beginPortalVisit(plan: Subscription): void {
  sessionStorage.setItem(KEY, JSON.stringify(plan));
}

export function isBackFromPortal(): boolean {
  return sessionStorage.getItem(KEY) !== null;
}

/** Whether the plan is another than when the portal was opened. */
export function hasChangedSinceVisit(plan: Subscription | null): boolean {
  return sessionStorage.getItem(KEY) !== JSON.stringify(plan);
}

export function endPortalVisit(): void {
  sessionStorage.removeItem(KEY);
}
