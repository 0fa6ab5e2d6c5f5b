import { Profile } from '@learning/shared/contract/profile';
import * as z from 'zod';
import { parseStored, storedItem } from '#table/stored-item.ts';
import type { Item } from '#table/table.ts';

/** What the learner has set. A profile that was stored before a setting existed has its default. */
const ProfileRecord = z.object({
  timeZone: z.string().nullable().catch(null),
  extraTimeFactor: Profile.shape.extraTimeFactor.catch(1),
  updatedAt: z.string().nullable().catch(null),
});

export const profileItem = storedItem(ProfileRecord);

export type LearnerProfile = z.infer<typeof ProfileRecord>;

/** Without an item, the defaults. */
export function parseProfile(item: Item | undefined): LearnerProfile {
  return parseStored(profileItem, item ?? {});
}
