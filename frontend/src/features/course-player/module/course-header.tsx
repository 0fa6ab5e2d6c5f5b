import type { Course } from '@learning/shared/contract/catalog';
import { CourseObject } from '#components/course-cover/course-object.tsx';
import { chakra } from '#ui/chakra/factory.ts';
import { HStack } from '#ui/chakra/h-stack.ts';
import { LevelBadge } from '#ui/level-badge.tsx';

/** Level, title and description of a course. Everyone may read them, so they are prerendered. */
export function CourseHeader({ course }: { course: Course }) {
  return (
    <>
      <HStack gap="3">
        <CourseObject course={course} />
        <LevelBadge level={course.level} />
      </HStack>
      <chakra.h1 textStyle="h1" tabIndex={-1} mt="4">
        {course.title}
      </chakra.h1>
      <chakra.p textStyle="lead" color="fg.muted" mt="4">
        {course.description}
      </chakra.p>
    </>
  );
}
