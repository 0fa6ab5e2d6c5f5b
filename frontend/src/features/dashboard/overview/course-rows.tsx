import { Box, chakra } from '@chakra-ui/react';
import type { Course } from '@learning/shared/contract/catalog';
import { useState } from 'react';
import { Button } from '#components/ui/button.tsx';
import { LevelBadge } from '#components/ui/level-badge.tsx';
import { TextLink } from '#components/ui/text-link.tsx';
import { dollars } from '#lib/dollars.ts';
import { CourseRow } from './course-row.tsx';

interface Props {
  title: string;
  courses: Course[];
}

/** Longer lists expand on request, so that the content below stays in view. */
const SHOWN_AT_FIRST = 3;

/** Shows a short list of courses, each a link to its page. */
export function CourseRows({ title, courses }: Props) {
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
            end={
              <chakra.span fontWeight="semibold" fontVariantNumeric="tabular-nums">
                {dollars(course.price)}
              </chakra.span>
            }
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
