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

/** Stores one visit per tab. Stripe opens the return page in the same tab, which ends the visit. */
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
  const fields = flow === 'change-tier' ? tierFields : portalFields;
  return JSON.stringify(fields(plan)) !== JSON.stringify(fields(now));
}

/** Returns the fields that a tier change updates at once; a payment or invitation in the meantime does not count. */
function tierFields({ tier, nextTier, endsAt, status, isGranting }: Subscription) {
  return [tier.slug, nextTier, endsAt, status, isGranting];
}

/** Returns all fields except those that change over time or with the team. */
function portalFields(plan: Subscription) {
  return { ...plan, cancellation: null, seatsUsed: null };
}

export function endPortalVisit(): void {
  visits.remove();
}
