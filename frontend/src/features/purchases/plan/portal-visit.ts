import type { ApiContract } from '@learning/shared/contract/contract';
import type { Subscription } from '@learning/shared/contract/purchases';
import type { BodyOf } from '@learning/shared/contract/route';
import { DeviceStore, hasFields } from '#lib/device-store.ts';

/** What the portal is opened for. */
export type PortalFlow = BodyOf<ApiContract['createPortalSession']>['flow'];

/** A look at Stripe's portal, in this tab. */
export interface PortalVisit {
  flow: PortalFlow;
  /** The plan as it was then. */
  plan: Subscription;
}

/** One visit per tab. The return page is opened by Stripe in the same tab, and ends it. */
const visits = new DeviceStore<PortalVisit>({
  name: 'portal-visit',
  version: 1,
  isValid: (value): value is PortalVisit =>
    hasFields(value, { flow: 'string', plan: 'object' }) &&
    'plan' in value &&
    hasFields(value.plan, { tier: 'object', status: 'string', isGranting: 'boolean' }),
  area: 'session',
});

export function beginPortalVisit(visit: PortalVisit): void {
  visits.write(visit);
}

/** @returns null unless the portal was opened and what was done there has not been looked for yet. */
export function readPortalVisit(): PortalVisit | null {
  return visits.read() ?? null;
}

/** Whether the plan is another than when the portal was opened, by what was to be changed there. */
export function hasChangedSince({ flow, plan }: PortalVisit, now: Subscription | null): boolean {
  if (now === null) return true;
  const parts = flow === 'change-tier' ? tierParts : portalParts;
  return JSON.stringify(parts(plan)) !== JSON.stringify(parts(now));
}

/** What a change of tier changes at once. A payment or an invitation that comes meanwhile is not what is waited for. */
function tierParts({ tier, nextTier, endsAt, status, isGranting }: Subscription) {
  return [tier.slug, nextTier, endsAt, status, isGranting];
}

/** All but what changes by itself, with time and with the team. */
function portalParts(plan: Subscription) {
  return { ...plan, cancellation: null, seatsUsed: null };
}

export function endPortalVisit(): void {
  visits.remove();
}
