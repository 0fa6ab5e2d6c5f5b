import { Box } from '#ui/chakra/box.ts';
import { chakra } from '#ui/chakra/factory.ts';
import type { Course } from '@learning/shared/contract/catalog';
import type { ReactNode } from 'react';
import { LevelBadge } from '#ui/level-badge.tsx';
import { CourseRow } from './course-row.tsx';

interface Props {
  courses: Course[];
  /** Enrolls and opens the course. */
  startButton: (course: Course) => ReactNode;
}

/** Lists purchased courses that are not started yet. */
export function ReadyToStart({ courses, startButton }: Props) {
  return (
    <Box as="section" aria-labelledby="ready-to-start" mt="12" _first={{ mt: '0' }}>
      <chakra.h2 id="ready-to-start" textStyle="h3">
        {courses.length === 1 ? 'Your course is ready' : 'Your courses are ready'}
      </chakra.h2>
      <chakra.ul mt="4">
        {courses.map((course) => (
          <CourseRow key={course.id} course={course} end={startButton(course)}>
            <chakra.h3 fontWeight="semibold">{course.title}</chakra.h3>
            <Box mt="1.5">
              <LevelBadge level={course.level} />
            </Box>
          </CourseRow>
        ))}
      </chakra.ul>
    </Box>
  );
}
