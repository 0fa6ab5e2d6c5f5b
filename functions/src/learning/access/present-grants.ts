import type { OwnGrant } from '@learning/shared/contract/purchases';
import { isActive } from '@learning/shared/domain/access';
import { grantName } from '#table/keys.ts';
import type { EntitlementRecord } from '../learner-records.ts';

/** Returns what an operator granted to a learner, the newest first. */
export function presentGrants(entitlements: readonly EntitlementRecord[], now: Date): OwnGrant[] {
  return entitlements
    .filter(({ kind }) => kind === 'grant')
    .toSorted((a, b) => b.name.localeCompare(a.name))
    .map((grant) => ({
      grantId: grant.name.slice(grantName('').length),
      courseIds: grant.courseIds,
      startedAt: grant.startedAt,
      endsAt: grant.endsAt,
      isActive: isActive(grant, now),
    }));
}
