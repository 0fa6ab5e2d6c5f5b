import type { Profile } from '@learning/shared/contract/profile';
import type { LearningDependencies } from '../dependencies.ts';
import type { ProfileSettings } from './learner-profile-repository.ts';

type Profiles = Pick<LearningDependencies, 'profiles'>;

export async function readProfile(userId: string, { profiles }: Profiles): Promise<Profile> {
  return { userId, ...(await profiles.read(userId)) };
}

/** Changes the given settings. Idempotent. */
export async function updateProfile(
  { userId, settings, now }: { userId: string; settings: ProfileSettings; now: Date },
  { profiles }: Profiles,
): Promise<Profile> {
  if (Object.keys(settings).length === 0) return readProfile(userId, { profiles });
  return { userId, ...(await profiles.save(userId, settings, now)) };
}
