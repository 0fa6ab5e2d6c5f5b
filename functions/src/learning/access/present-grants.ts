import type { OwnGrant } from '@learning/shared/contract/purchases';
import { isActive } from '@learning/shared/domain/access';
import { grantName } from '#table/keys.ts';
import type { EntitlementRecord } from '../learner-records.ts';

/** Returns what an operator or a gift code granted to a learner, the newest first. */
export function presentGrants(entitlements: readonly EntitlementRecord[], now: Date): OwnGrant[] {
  return entitlements
    .filter(({ kind }) => kind === 'grant')
    .toSorted((a, b) => b.startedAt.localeCompare(a.startedAt))
    .map((grant) => ({
      grantId: grant.name.slice(grantName('').length),
      courseIds: grant.courseIds,
      startedAt: grant.startedAt,
      endsAt: grant.endsAt,
      isActive: isActive(grant, now),
      giftCode: grant.giftCode ?? null,
    }));
}
