import type { SignedInLearner } from '#lib/session/session-store.ts';
import { AccountDetails } from './account-details.tsx';
import { LearningSettings } from './learning-settings.tsx';

/** `/account`: who one is here, and how one learns. */
export function SettingsPage({ learner }: { learner: SignedInLearner }) {
  return (
    <>
      <AccountDetails learner={learner} />
      <LearningSettings learnerId={learner.id} />
    </>
  );
}
