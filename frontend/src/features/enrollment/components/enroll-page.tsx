import { Box } from '#ui/chakra/box.ts';
import { chakra } from '#ui/chakra/factory.ts';
import type { Course } from '@learning/shared/contract/catalog';
import { type ReactNode, useEffect, useState } from 'react';
import { PageContainer } from '#components/layout/page-container.tsx';
import { Button } from '#ui/button.tsx';
import { LinkButton } from '#ui/link-button.tsx';
import { TextLink } from '#ui/text-link.tsx';
import { dollars } from '#lib/dollars.ts';
import { isForSale } from '#queries/course-offer.ts';
import { useAccessSource } from '#queries/use-access-source.ts';
import { useEnroll } from '../api/enroll.ts';
import { AccessDialog } from './access-dialog.tsx';

interface Props {
  course: Course;
  learnerId: string;
  /** A course that is open to the learner starts without a click. */
  hasAccess: boolean;
  /** Shows until the course opens. */
  placeholder: ReactNode;
}

/** Shows the player of a course in which the learner is not enrolled: it enrolls them. Source: rules/learning.md L4; rules/access.md A15 */
export function EnrollPage({ course, learnerId, hasAccess, placeholder }: Props) {
  const [isChoosing, setIsChoosing] = useState(false);
  const { mutate, isIdle, isError, isPending } = useEnroll(learnerId, course.id, () =>
    setIsChoosing(true),
  );
  useEffect(() => {
    if (hasAccess && isIdle) mutate();
  }, [hasAccess, isIdle, mutate]);
  if (hasAccess && !isError) return placeholder;
  return (
    <PageContainer py={{ base: '12', md: '24' }}>
      <Box maxW="xl">
        <chakra.p textStyle="eyebrow" color="fg.muted">
          {course.title}
        </chakra.p>
        <chakra.h1 textStyle="h1" tabIndex={-1} mt="2">
          Start this course
        </chakra.h1>
        <chakra.p textStyle="lead" color="fg.muted" mt="4" mb="8">
          {course.moduleCount} modules, {course.duration}. Your progress and notes are saved from
          then on.
        </chakra.p>
        <Box display="grid" gap="3">
          <Button
            width="100%"
            size="lg"
            pendingText={isPending && 'Enrolling...'}
            onClick={() => mutate()}
          >
            Enroll Now
          </Button>
          <BuyLink course={course} />
        </Box>
        <AccessDialog
          course={course}
          learnerId={learnerId}
          open={isChoosing}
          isEnrolling={isPending}
          onClose={() => setIsChoosing(false)}
          onAccess={() => mutate()}
        />
        <chakra.p mt="6">
          <TextLink to="/courses/$courseId" params={{ courseId: String(course.id) }}>
            See what the course covers
          </TextLink>
        </chakra.p>
      </Box>
    </PageContainer>
  );
}

function BuyLink({ course }: { course: Course }) {
  const source = useAccessSource(course.id);
  return (
    <chakra.div minH="11">
      {source !== 'unknown' && isForSale(source) && (
        <LinkButton to="/checkout" search={{ course: course.id }} variant="outline" width="100%">
          Buy This Course for {dollars(course.price)}
        </LinkButton>
      )}
    </chakra.div>
  );
}
