import { createProfile } from './create-profile.ts';
import type { ProfileRepository } from './profile-repository.ts';

interface Command {
  userId: string;
  /** What Cognito confirmed: `PostConfirmation_ConfirmSignUp` or `PostConfirmation_ConfirmForgotPassword`. */
  source: string;
  now: Date;
}

/**
 * Does what follows when Cognito has confirmed a sign-up or a password reset: there is a profile, and a reset is told to the learner.
 * Source: rules/notifications.md N26
 */
export async function afterConfirmation(
  { userId, source, now }: Command,
  { profiles }: { profiles: ProfileRepository },
): Promise<void> {
  await createProfile({ userId, now }, { profiles });
  if (source === 'PostConfirmation_ConfirmForgotPassword')
    await profiles.announceReset(userId, now);
}
