import { chakra, HStack } from '@chakra-ui/react';
import type { Enrollment } from '@learning/shared/contract/learning';
import { useQuery } from '@tanstack/react-query';
import { Medal } from 'lucide-react';
import { LinkButton } from '#components/ui/link-button.tsx';
import { Panel } from '#components/ui/panel.tsx';
import { printDateAndTime, printShortDate } from '#lib/print-date.ts';
import { accessQuery } from '#queries/access.ts';
import { type AccessSource, accessSourceOf } from '#queries/course-offer.ts';

interface Props {
  learnerId: string;
  enrollment: Enrollment;
}

/** Shows that the course is complete, how long it stays open, and what to do next. */
export function CourseComplete({ learnerId, enrollment: { courseId, completedAt } }: Props) {
  const { data: access } = useQuery(accessQuery(learnerId));
  const source = access && accessSourceOf(access, courseId);
  return (
    <Panel p={{ base: '6', md: '10' }} borderColor="success.border" bg="success.subtle">
      <chakra.span color="success.fg" display="block" mb="4">
        <Medal size={40} strokeWidth={1.5} aria-hidden="true" />
      </chakra.span>
      <chakra.p textStyle="eyebrow" color="success.fg">
        {completedAt ? `Completed on ${printShortDate(completedAt)}` : 'Completed'}
      </chakra.p>
      <chakra.h2 textStyle="h2" mt="2">
        You have completed this course
      </chakra.h2>
      <chakra.p mt="3" maxW="2xl">
        Its instruction hours are now in your recertification log, with the activities you passed as
        evidence.
      </chakra.p>
      {/* Reserves its lines, so that nothing moves when the access is known. */}
      <chakra.p mt="2" maxW="2xl" minH={{ base: '3lh', md: '2lh' }}>
        {source && openUntil(source, access.trial?.endsAt)}
      </chakra.p>
      <HStack gap="3" mt="6" flexWrap="wrap">
        <LinkButton to="/dashboard" search={{ tab: 'learning-path' }}>
          Choose Your Next Course
        </LinkButton>
        <LinkButton to="/dashboard" search={{ tab: 'achievements' }} variant="outline">
          Open Your Recertification Log
        </LinkButton>
        {source === 'trial' && (
          <LinkButton to="/checkout" search={{ course: courseId }} variant="outline">
            Buy This Course
          </LinkButton>
        )}
      </HStack>
    </Panel>
  );
}

/** Says how long texts, templates and notes stay open. Source: rules/access.md A10, A11, A13, A16 */
function openUntil(source: AccessSource, trialEndsAt: string | undefined): string {
  const things = 'Its texts, templates and notes stay open to you';
  if (source === 'purchase') return `${things}.`;
  if (source !== 'trial') return `${things} as long as your plan includes this course.`;
  const end = trialEndsAt ? `on ${printDateAndTime(trialEndsAt)}` : 'soon';
  return `${things} until your free trial ends ${end}. To keep them, buy the course or choose a plan.`;
}
