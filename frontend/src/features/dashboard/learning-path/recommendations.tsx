import { Box } from '#ui/chakra/box.ts';
import { chakra } from '#ui/chakra/factory.ts';
import { HStack } from '#ui/chakra/h-stack.ts';
import { VisuallyHidden } from '#ui/chakra/visually-hidden.ts';
import type { AccessSummary } from '@learning/shared/contract/access';
import type { Course } from '@learning/shared/contract/catalog';
import type { Dashboard } from '@learning/shared/contract/dashboard';
import type { ReactNode } from 'react';
import { CourseCover } from '#components/course-cover/course-cover.tsx';
import { LevelBadge } from '#ui/level-badge.tsx';
import { LinkButton } from '#ui/link-button.tsx';
import { TextLink } from '#ui/text-link.tsx';
import { dollars } from '#lib/dollars.ts';
import { courseOffer, sourceLabel } from '#queries/course-offer.ts';

/** Source: rules/wording.md W10 */
const SHOWN = 2;

interface Props {
  title: string;
  dashboard: Pick<Dashboard, 'access' | 'recommendations'>;
  /** Enrolls and opens the course. */
  startButton: (course: Course) => ReactNode;
}

/** Shows the first two recommendations: 'Start' where the course is open to the learner, else its price. Source: rules/wording.md W29 */
export function Recommendations({
  title,
  dashboard: { access, recommendations },
  startButton,
}: Props) {
  if (recommendations.length === 0) return null;
  return (
    <Box as="section" aria-label={title} mt="14">
      <chakra.h2 textStyle="h3">{title}</chakra.h2>
      <chakra.ul
        mt="5"
        display="grid"
        gridTemplateColumns={{ base: '1fr', md: 'repeat(2, minmax(0, 1fr))' }}
        gap="5"
      >
        {recommendations.slice(0, SHOWN).map((course) => (
          <chakra.li
            key={course.id}
            layerStyle="card"
            overflow="hidden"
            display="grid"
            gridTemplateColumns={{
              base: '4.5rem minmax(0, 1fr)',
              sm: '7rem minmax(0, 1fr)',
              lg: '12rem minmax(0, 1fr)',
            }}
          >
            <Box overflow="hidden" css={{ '& > *': { height: '100%', objectFit: 'cover' } }}>
              <CourseCover course={course} />
            </Box>
            <Box
              p={{ base: '5', md: '6' }}
              display="flex"
              flexDirection="column"
              alignItems="flex-start"
            >
              <LevelBadge level={course.level} />
              <chakra.h3 textStyle="h4" mt="3">
                <TextLink
                  to="/course/$courseId"
                  params={{ courseId: String(course.id) }}
                  color="inherit"
                >
                  {course.title}
                </TextLink>
              </chakra.h3>
              <HStack justifyContent="space-between" flexWrap="wrap" width="100%" mt="auto" pt="5">
                <CourseStep course={course} access={access} startButton={startButton} />
              </HStack>
            </Box>
          </chakra.li>
        ))}
      </chakra.ul>
    </Box>
  );
}

interface StepProps {
  course: Course;
  access: AccessSummary;
  startButton: (course: Course) => ReactNode;
}

/** A recommended course is never one that the learner has enrolled in. */
function CourseStep({ course, access, startButton }: StepProps) {
  const { action, source } = courseOffer(course.id, null, access);
  return (
    <>
      {source ? (
        <chakra.span textStyle="label" color="accent.fg">
          {sourceLabel(source)}
        </chakra.span>
      ) : (
        <chakra.span textStyle="figure">{dollars(course.price)}</chakra.span>
      )}
      {action === 'start' ? (
        startButton(course)
      ) : (
        <LinkButton
          to="/course/$courseId"
          params={{ courseId: String(course.id) }}
          variant="outline"
          size="sm"
        >
          <span>
            View Course<VisuallyHidden as="span">: {course.title}</VisuallyHidden>
          </span>
        </LinkButton>
      )}
    </>
  );
}
