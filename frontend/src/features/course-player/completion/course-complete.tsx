import { Box } from '#ui/chakra/box.ts';
import { chakra } from '#ui/chakra/factory.ts';
import { HStack } from '#ui/chakra/h-stack.ts';
import type { Enrollment } from '@learning/shared/contract/learning';
import { useQuery } from '@tanstack/react-query';
import { LinkButton } from '#ui/link-button.tsx';
import { Panel } from '#ui/panel.tsx';
import { printDateAndTime } from '#lib/print-date.ts';
import { Medal } from '#components/medal/medal.tsx';
import { accessQuery } from '#queries/access.ts';
import { courseQuery } from '#queries/catalog.ts';
import { type AccessSource, accessSourceOf } from '#queries/course-offer.ts';
import { recertificationLogQuery } from '#queries/dashboard.ts';
import { CompletionFacts, missingTime } from './completion-facts.tsx';
import { CertificateOffer } from './certificate-offer.tsx';
import { NextCourse } from './next-course.tsx';

interface Props {
  learnerId: string;
  enrollment: Enrollment;
}

/** Celebrates a complete course: medal, date, score and hours, how long it stays open, and what comes next. */
export function CourseComplete({ learnerId, enrollment: { courseId } }: Props) {
  const { data: access } = useQuery(accessQuery(learnerId));
  const { data: course } = useQuery(courseQuery(courseId));
  const { data: log } = useQuery(recertificationLogQuery(learnerId));
  const entry = log?.entries.find((candidate) => candidate.courseId === courseId);
  const source = access && accessSourceOf(access, courseId);
  const isKnown = access !== undefined && log !== undefined;
  return (
    <Panel p={{ base: '6', md: '10' }} borderColor="success.border" bg="success.subtle">
      <Box
        display="flex"
        flexDirection={{ base: 'column', sm: 'row' }}
        gap={{ base: '5', md: '8' }}
        alignItems={{ sm: 'flex-start' }}
      >
        <Medal name={course?.title ?? ''} courseId={courseId} />
        <Box flex="1" minW="0">
          <chakra.p textStyle="eyebrow" color="success.fg">
            You have completed this course
          </chakra.p>
          <chakra.h2 textStyle="h2" mt="2">
            {course?.title}
          </chakra.h2>
          {/* Reserves its lines, so that nothing moves when the figures are known. */}
          <Box minH={{ base: '28', sm: '16' }}>{entry && <CompletionFacts entry={entry} />}</Box>
        </Box>
      </Box>
      <chakra.p mt="6" maxW="2xl" textWrap="pretty">
        Every module and activity is complete. Your recertification log keeps the record.
      </chakra.p>
      {/* Reserves the lines of two sentences until it is known which apply: one that does not leaves no gap. */}
      <Box maxW="2xl" minH={isKnown ? '0' : { base: '7lh', md: '5lh' }}>
        {isKnown && (
          <>
            <Sentence>{entry && missingTime(entry)}</Sentence>
            <Sentence>{source && openUntil(source, access.trial?.endsAt)}</Sentence>
          </>
        )}
      </Box>
      <CertificateOffer learnerId={learnerId} courseId={courseId} />
      <HStack gap="3" mt="4" flexWrap="wrap">
        <LinkButton to="/dashboard" search={{ tab: 'achievements' }} variant="outline">
          Open Recertification Log
        </LinkButton>
        {source === 'trial' && (
          <LinkButton to="/checkout" search={{ course: courseId }} variant="outline">
            Buy This Course
          </LinkButton>
        )}
      </HStack>
      <NextCourse learnerId={learnerId} access={access} />
    </Panel>
  );
}

function Sentence({ children }: { children: string | undefined }) {
  return children ? (
    <chakra.p mt="2" textWrap="pretty">
      {children}
    </chakra.p>
  ) : null;
}

/** Says how long texts, templates and notes stay open. Source: rules/access.md A10, A11, A13, A16 */
function openUntil(source: AccessSource, trialEndsAt: string | undefined): string {
  const things = 'Its texts, templates and notes stay open to you';
  if (source === 'purchase') return `${things}.`;
  if (source === 'grant') return `${things} as long as the access that was granted to you lasts.`;
  if (source !== 'trial') return `${things} as long as your plan includes this course.`;
  const end = trialEndsAt ? `on ${printDateAndTime(trialEndsAt)}` : 'soon';
  return `${things} until your free trial ends ${end}. To keep them, buy the course or choose a plan.`;
}
