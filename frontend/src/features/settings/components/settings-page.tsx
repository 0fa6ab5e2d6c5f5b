import { PageContainer } from '../../../components/layout/page-container.tsx';
import { PageHead } from '../../../components/layout/page-head.tsx';
import { PageHeader } from '../../../components/layout/page-header.tsx';
import type { SignedInLearner } from '../../../lib/session/session-store.ts';
import { AccountDetails } from './account-details.tsx';
import { LearningSettings } from './learning-settings.tsx';

/** `/account`: who one is here, and how one learns. */
export function SettingsPage({ learner }: { learner: SignedInLearner }) {
  return (
    <PageContainer pb={{ base: '16', md: '24' }}>
      <PageHead title="Account" />
      <PageHeader title="Account" />
      <AccountDetails learner={learner} />
      <LearningSettings learnerId={learner.id} />
    </PageContainer>
  );
}
