import { chakra } from '@chakra-ui/react';
import { PageSection } from '#components/layout/page-section.tsx';
import type { SignedInLearner } from '#lib/session/session-store.ts';
import { NameSetting } from './name-setting.tsx';

/** Who the learner is. */
export function ProfileSection({ learner }: { learner: SignedInLearner }) {
  return (
    <PageSection id="profile" title="Profile" lead="Your name as it appears on certificates.">
      {learner.isDemo ? (
        <>
          <chakra.p fontWeight="medium">{learner.name}</chakra.p>
          <chakra.p color="fg.muted" mt="2">
            The demo account can’t be changed, because everyone who tries the product shares it.
          </chakra.p>
        </>
      ) : (
        <NameSetting learner={learner} />
      )}
    </PageSection>
  );
}
