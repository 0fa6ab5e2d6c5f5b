import { Box } from '#ui/chakra/box.ts';
import { chakra } from '#ui/chakra/factory.ts';
import type { Course } from '@learning/shared/contract/catalog';
import type { ReactNode } from 'react';
import { CourseCover } from '#components/course-cover/course-cover.tsx';

/** Shows one course of a list: its cover, the children, and an optional element at the end. */
export function CourseRow({
  course,
  end,
  children,
}: {
  course: Course;
  end?: ReactNode;
  children: ReactNode;
}) {
  return (
    <chakra.li
      display="flex"
      alignItems="center"
      gap={{ base: '4', md: '6' }}
      py="4"
      borderTopWidth="1px"
    >
      <Box width={{ base: '20', md: '28' }} flexShrink="0" borderRadius="l1" overflow="hidden">
        <CourseCover course={course} />
      </Box>
      <Box flex="1" minW="0">
        {children}
      </Box>
      {end}
    </chakra.li>
  );
}
