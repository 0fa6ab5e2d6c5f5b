import type { ProfileRepository } from './profile-repository.ts';

/** Creates the profile of a newly confirmed account. Idempotent: an existing profile is not changed. */
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
