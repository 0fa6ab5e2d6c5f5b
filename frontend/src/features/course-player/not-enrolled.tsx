import { Box } from '#ui/chakra/box.ts';
import { chakra } from '#ui/chakra/factory.ts';
import type { Course } from '@learning/shared/contract/catalog';
import type { ReactNode } from 'react';
import { PageContainer } from '#components/layout/page-container.tsx';
import { TextLink } from '#ui/text-link.tsx';

/** Player of a course without an enrollment; the child is the enroll button. */
export function NotEnrolled({ course, children }: { course: Course; children: ReactNode }) {
  return (
    <PageContainer py={{ base: '12', md: '24' }}>
      <Box maxW="xl">
        <chakra.p textStyle="eyebrow" color="fg.muted">
          {course.title}
        </chakra.p>
        <chakra.h1 textStyle="h1" tabIndex={-1} mt="2">
          Enroll to open this course
        </chakra.h1>
        <chakra.p textStyle="lead" color="fg.muted" mt="4" mb="8">
          {course.moduleCount} modules, {course.duration}. Your progress and notes begin when you
          enroll.
        </chakra.p>
        {children}
        <chakra.p mt="6">
          <TextLink to="/courses/$courseId" params={{ courseId: String(course.id) }}>
            See what the course covers
          </TextLink>
        </chakra.p>
      </Box>
    </PageContainer>
  );
}
