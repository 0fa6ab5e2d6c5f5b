import type { Course } from '@learning/shared/contract/catalog';
import { chakra } from '#ui/chakra/factory.ts';
import { LevelBadge } from '#ui/level-badge.tsx';

/** Level, title and description of a course. Everyone may read them, so they are prerendered. */
export function CourseHeader({ course }: { course: Course }) {
  return (
    <>
      <LevelBadge level={course.level} />
      <chakra.h1 textStyle="h1" tabIndex={-1} mt="4">
        {course.title}
      </chakra.h1>
      <chakra.p textStyle="lead" color="fg.muted" mt="4">
        {course.description}
      </chakra.p>
    </>
  );
}
