import { Box, chakra } from '@chakra-ui/react';
import type { Course } from '@learning/shared/contract/catalog';
import { useQuery } from '@tanstack/react-query';
import { windowTexts } from '@learning/content/site/purchase-windows';
import { TextLink } from '#components/ui/text-link.tsx';
import { useSession } from '#lib/session/use-session.ts';
import { accessQuery } from '#queries/access.ts';
import { modulesQuery } from '#queries/catalog.ts';
import { courseStateQuery } from '#queries/learning.ts';
import { AccessPlaceholder } from './access-placeholder.tsx';
import { WishlistButton } from './wishlist-button.tsx';

/** Shows what a visitor can do before enrolling: the wishlist, the free module, and that the trial includes the course. */
export function CourseExtras({ course }: { course: Course }) {
  const session = useSession();
  const learnerId = session.status === 'signed-in' ? session.learner.id : '';
  const enabled = learnerId !== '';
  const state = useQuery({ ...courseStateQuery(learnerId, course.id), enabled });
  const access = useQuery({ ...accessQuery(learnerId), enabled });
  const modules = useQuery(modulesQuery(course.id));
  const freeModule = modules.data?.find(({ isPreview }) => isPreview);
  const isPending = enabled && (state.isPending || access.isPending);
  const isEnrolled = enabled && Boolean(state.data?.enrollment);
  if (isEnrolled && !state.data?.wishlisted) return null;
  const hasTrialLeft = !isEnrolled && !state.data?.hasAccess && !access.data?.trial;
  return (
    <AccessPlaceholder isPending={isPending} data-extras="" display="grid" gap="3" mb="6">
      <Box>
        <WishlistButton course={course} />
      </Box>
      {freeModule && !isEnrolled && (
        <Box textAlign="center">
          <TextLink to="/courses/$courseId/preview" params={{ courseId: String(course.id) }}>
            Read Module {freeModule.order} Free
          </TextLink>
        </Box>
      )}
      {hasTrialLeft && (
        <Box textAlign="center">
          <chakra.p textStyle="small" color="fg.muted">
            3-Day Free Trial Included
          </chakra.p>
        </Box>
      )}
      {!isEnrolled && (
        <Box textAlign="center">
          <chakra.p textStyle="small" color="fg.muted" textWrap="balance">
            Bought on its own: full refund within {windowTexts.cancellation}; one exchange within{' '}
            {windowTexts.exchange} for a course of equal or lesser price, if there is one.{' '}
            <TextLink to="/terms">Terms</TextLink>
          </chakra.p>
        </Box>
      )}
    </AccessPlaceholder>
  );
}
