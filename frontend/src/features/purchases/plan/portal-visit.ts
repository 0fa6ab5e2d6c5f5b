import type { ApiContract } from '@learning/shared/contract/contract';
import type { Subscription } from '@learning/shared/contract/purchases';
import type { BodyOf } from '@learning/shared/contract/route';
import { DeviceStore, hasFields } from '#lib/device-store.ts';

/** The purpose of a portal session. */
export type PortalFlow = BodyOf<ApiContract['createPortalSession']>['flow'];

/** A visit to Stripe's portal from this tab. */
export interface PortalVisit {
  flow: PortalFlow;
  /** The plan before the visit. */
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

/** Returns the open visit; null if there is none or its changes have been read. */
export function readPortalVisit(): PortalVisit | null {
  return visits.read() ?? null;
}

/** True if the plan changed since the portal was opened, in the fields that this flow can change. */
export function hasChangedSince({ flow, plan }: PortalVisit, now: Subscription | null): boolean {
  if (now === null) return true;
  const parts = flow === 'change-tier' ? tierParts : portalParts;
  return JSON.stringify(parts(plan)) !== JSON.stringify(parts(now));
}

/** The fields a change of tier changes at once. A payment or an invitation in the meantime does not count. */
function tierParts({ tier, nextTier, endsAt, status, isGranting }: Subscription) {
  return [tier.slug, nextTier, endsAt, status, isGranting];
}

/** All fields except those that change over time or with the team. */
function portalParts(plan: Subscription) {
  return { ...plan, cancellation: null, seatsUsed: null };
}

export function endPortalVisit(): void {
  visits.remove();
}
