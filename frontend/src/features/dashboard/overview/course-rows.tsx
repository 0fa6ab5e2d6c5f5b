import { Box } from '#ui/chakra/box.ts';
import { chakra } from '#ui/chakra/factory.ts';
import { VisuallyHidden } from '#ui/chakra/visually-hidden.ts';
import type { Course } from '@learning/shared/contract/catalog';
import type { Dashboard } from '@learning/shared/contract/dashboard';
import { type ReactNode, useState } from 'react';
import { Button } from '#ui/button.tsx';
import { LevelBadge } from '#ui/level-badge.tsx';
import { LinkButton } from '#ui/link-button.tsx';
import { TextLink } from '#ui/text-link.tsx';
import { CLOSED_LABELS } from '#components/offer/closed-labels.ts';
import { dollars } from '#lib/dollars.ts';
import { closedAs, type CourseAction, courseOffer, sourceLabel } from '#queries/course-offer.ts';
import { CourseRow } from './course-row.tsx';

interface Props {
  title: string;
  courses: Course[];
  dashboard: Pick<Dashboard, 'access' | 'courses'>;
  /** Enrolls and opens the course. */
  startButton: (course: Course) => ReactNode;
}

/** Longer lists expand on request, so that the content below stays in view. */
const SHOWN_AT_FIRST = 3;

/** Shows a short list of courses, each a link to its page, with what the learner can do next. Source: rules/wording.md W29 */
export function CourseRows({ title, courses, dashboard, startButton }: Props) {
  const [isOpen, setIsOpen] = useState(false);
  const shown = isOpen ? courses : courses.slice(0, SHOWN_AT_FIRST);
  return (
    <Box as="section" aria-label={title} mt="12" _first={{ mt: '0' }}>
      <chakra.h2 textStyle="h3">{title}</chakra.h2>
      <chakra.ul mt="4">
        {shown.map((course) => (
          <CourseRow
            key={course.id}
            course={course}
            end={<NextStep course={course} dashboard={dashboard} startButton={startButton} />}
          >
            <TextLink
              to="/courses/$courseId"
              params={{ courseId: String(course.id) }}
              fontWeight="semibold"
            >
              {course.title}
            </TextLink>
            <Box mt="1.5">
              <LevelBadge level={course.level} />
            </Box>
          </CourseRow>
        ))}
      </chakra.ul>
      {shown.length < courses.length && (
        <Button
          variant="outline"
          size="sm"
          colorPalette="neutral"
          mt="2"
          onClick={() => setIsOpen(true)}
        >
          Show All {courses.length}
        </Button>
      )}
    </Box>
  );
}

/** Steps that open the player, which also leads back to access that has ended. */
const STEPS: Partial<Record<CourseAction, string>> = {
  continue: 'Continue',
  review: 'Open',
  regain: 'Get Access Back',
};

type StepProps = Pick<Props, 'dashboard' | 'startButton'> & { course: Course };

function NextStep({ course, dashboard: { access, courses }, startButton }: StepProps) {
  const enrollment = courses.find((entry) => entry.course.id === course.id)?.enrollment;
  const { action, source, progress } = courseOffer(course.id, enrollment, access);
  const closed = closedAs(course.listing, enrollment !== undefined, source);
  const label = closed
    ? CLOSED_LABELS[closed]
    : action === 'review'
      ? 'Completed'
      : progress !== undefined
        ? `${progress}%`
        : source
          ? sourceLabel(source)
          : dollars(course.price);
  return (
    <chakra.div
      display="flex"
      flexDirection={{ base: 'column', sm: 'row' }}
      alignItems={{ base: 'flex-end', sm: 'center' }}
      gap={{ base: '1.5', sm: '4' }}
      textAlign="end"
    >
      <chakra.span fontWeight="semibold" fontVariantNumeric="tabular-nums">
        {label}
      </chakra.span>
      {action === 'start' && !closed && startButton(course)}
      {STEPS[action] && (
        <LinkButton
          to="/course/$courseId/play"
          params={{ courseId: String(course.id) }}
          variant="outline"
          size="sm"
        >
          <span>
            {STEPS[action]}
            <VisuallyHidden as="span"> {course.title}</VisuallyHidden>
          </span>
        </LinkButton>
      )}
    </chakra.div>
  );
}
