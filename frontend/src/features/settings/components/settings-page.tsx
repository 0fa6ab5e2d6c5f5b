import type { SignedInLearner } from '#lib/session/session-store.ts';
import { AccountDetails } from './account-details.tsx';
import { LearningSettings } from './learning-settings.tsx';

/** Renders `/account`: account details and learning settings. */
export function SettingsPage({ learner }: { learner: SignedInLearner }) {
  return (
    <>
      <AccountDetails learner={learner} />
      <LearningSettings learnerId={learner.id} />
    </>
  );
}
