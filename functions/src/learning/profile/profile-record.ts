import { Profile } from '@learning/shared/contract/profile';
import * as z from 'zod';
import { parseStored, storedItem } from '#table/stored-item.ts';
import type { Item } from '#table/table.ts';

/** A learner's settings. Missing and invalid settings fall back to their defaults. */
const ProfileRecord = z.object({
  timeZone: z.string().nullable().catch(null),
  extraTimeFactor: Profile.shape.extraTimeFactor.catch(1),
  weeklyGoalMinutes: Profile.shape.weeklyGoalMinutes.catch(null),
  law: Profile.shape.law.catch(null),
  updatedAt: z.string().nullable().catch(null),
});

export const profileItem = storedItem(ProfileRecord);

export type LearnerProfile = z.infer<typeof ProfileRecord>;

/** Returns the settings of a stored profile, or the defaults if there is none. */
export function parseProfile(item: Item | undefined): LearnerProfile {
  return parseStored(profileItem, item ?? {});
}
