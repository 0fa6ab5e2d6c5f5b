import { chakra } from '#ui/chakra/factory.ts';
import { HStack } from '#ui/chakra/h-stack.ts';
import { LearnerPicture } from '#components/learner-picture/learner-picture.tsx';
import { PageSection } from '#components/layout/page-section.tsx';
import type { SignedInLearner } from '#lib/session/session-store.ts';
import { PhotoSetting } from '../photo/photo-setting.tsx';
import { NameSetting } from './name-setting.tsx';

export const PROFILE = {
  title: 'Profile',
  lead: 'Your name as it appears on certificates, and a photo that only you see.',
};

/** Who the learner is. */
export function ProfileSection({ learner }: { learner: SignedInLearner }) {
  return (
    <PageSection id="profile" {...PROFILE}>
      {learner.isDemo ? (
        <>
          <HStack gap="4">
            <LearnerPicture name={learner.name} email={learner.email} size="md" />
            <chakra.p fontWeight="medium">{learner.name}</chakra.p>
          </HStack>
          <chakra.p color="fg.muted" mt="2">
            The demo account can’t be changed, because it’s only for trying the product.
          </chakra.p>
        </>
      ) : (
        <>
          <PhotoSetting learner={learner} />
          <NameSetting learner={learner} />
        </>
      )}
    </PageSection>
  );
}
