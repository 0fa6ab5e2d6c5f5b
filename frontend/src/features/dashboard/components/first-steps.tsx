import { Box, chakra, HStack } from '@chakra-ui/react';
import type { Dashboard } from '@learning/shared/contract/learning';
import type { ReactNode } from 'react';
import { LinkButton } from '../../../components/ui/link-button.tsx';
import { CourseRows } from './course-rows.tsx';
import { Recommendations } from './recommendations.tsx';

interface Props {
  dashboard: Dashboard;
  trialButton: ReactNode;
}

/** The dashboard of somebody who has not enrolled yet: an invitation instead of zeros. */
export function FirstSteps({ dashboard, trialButton }: Props) {
  const { access, wishlist, recommendations } = dashboard;
  return (
    <>
      <Box layerStyle="card" p={{ base: '6', md: '10' }}>
        <chakra.h2 textStyle="h2">Choose your first course</chakra.h2>
        <chakra.p color="fg.muted" mt="3" maxW="xl">
          {access.trial
            ? 'Enroll in any course to begin. Your place, your notes and your progress then show here.'
            : 'Look around, or start the free trial: it opens every course for three days and needs no card.'}
        </chakra.p>
        <HStack mt="6" gap="3" flexWrap="wrap">
          <LinkButton to="/courses">Browse Courses</LinkButton>
          {!access.trial && trialButton}
        </HStack>
      </Box>
      <Recommendations courses={recommendations} title="Good places to begin" />
      {wishlist.length > 0 && <CourseRows title="Your wishlist" courses={wishlist} />}
    </>
  );
}
