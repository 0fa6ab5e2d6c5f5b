import { VisuallyHidden } from '#ui/chakra/visually-hidden.ts';
import { PageContainer } from '#components/layout/page-container.tsx';
import { PageHeader } from '#components/layout/page-header.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { StrengthSkeleton } from './overview/strength.tsx';
import { REVIEW_LEAD, REVIEW_TITLE } from './page-wording.ts';

/** Shows the final layout of the review page while it loads. Taller than any screen, so that the footer never moves in sight. */
export function ReviewSkeleton() {
  return (
    <PageContainer aria-busy="true" pb="24" minH="200dvh">
      <VisuallyHidden aria-live="polite">Loading your review</VisuallyHidden>
      <PageHeader title={REVIEW_TITLE} lead={REVIEW_LEAD} />
      <Skeleton height={{ base: '96', md: '64' }} />
      <StrengthSkeleton />
    </PageContainer>
  );
}
