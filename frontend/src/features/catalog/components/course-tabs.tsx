import { Box } from '#ui/chakra/box.ts';
import type { CourseWithChanges } from '@learning/shared/contract/catalog';
import type { ReactNode } from 'react';
import { Tabs } from '#ui/tabs.tsx';
import { CourseCurriculum } from './course-curriculum.tsx';
import { CourseOverview } from './course-overview.tsx';

interface CourseTabsProps {
  course: CourseWithChanges;
  /** The place of the reviews, which are loaded when their tab opens. */
  reviews: ReactNode;
  decision: ReactNode;
}

/** Shows the parts of a course's page; `public/course/tabs.ts` opens them. */
export function CourseTabs({ course, reviews, decision }: CourseTabsProps) {
  return (
    <Box minW="0">
      <Tabs.Root id="course" value="overview">
        <Tabs.List aria-label="About the course">
          <Tabs.Trigger value="overview" data-do="tab">
            Overview
          </Tabs.Trigger>
          <Tabs.Trigger value="curriculum" data-do="tab">
            Curriculum
          </Tabs.Trigger>
          <Tabs.Trigger value="reviews" data-do="tab">
            Reviews
          </Tabs.Trigger>
        </Tabs.List>
        <Tabs.Content value="overview">
          <CourseOverview course={course} decision={decision} />
        </Tabs.Content>
        <Tabs.Content value="curriculum">
          <CourseCurriculum course={course} />
        </Tabs.Content>
        <Tabs.Content value="reviews">{reviews}</Tabs.Content>
      </Tabs.Root>
    </Box>
  );
}
