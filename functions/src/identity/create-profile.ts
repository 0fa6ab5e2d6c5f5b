import type { ProfileRepository } from './profile-repository.ts';

/** Gives a learner the profile of an account that was just confirmed. Safe to repeat: the first one stays. */
export async function createProfile(
  { userId, now }: { userId: string; now: Date },
  { profiles }: { profiles: ProfileRepository },
): Promise<void> {
  await profiles.createOnce({
    entity: 'profile',
    userId,
    createdAt: now.toISOString(),
    timeZone: null,
  });
}
