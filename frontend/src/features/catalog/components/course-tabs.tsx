import { Box } from '@chakra-ui/react';
import type { Course } from '@learning/shared/contract/catalog';
import { type ReactNode, useState } from 'react';
import { Tabs } from '#components/ui/tabs.tsx';
import { CourseCurriculum } from './course-curriculum.tsx';
import { CourseOverview } from './course-overview.tsx';

interface CourseTabsProps {
  course: Course;
  /** Shown from when their tab is opened first. */
  reviews: ReactNode;
}

export function CourseTabs({ course, reviews }: CourseTabsProps) {
  const [asksReviews, setAsksReviews] = useState(false);
  return (
    <Box minW="0">
      <Tabs.Root
        defaultValue="overview"
        onValueChange={({ value }) => value === 'reviews' && setAsksReviews(true)}
      >
        <Tabs.List aria-label="About the course">
          <Tabs.Trigger value="overview">Overview</Tabs.Trigger>
          <Tabs.Trigger value="curriculum">Curriculum</Tabs.Trigger>
          <Tabs.Trigger value="reviews">Reviews</Tabs.Trigger>
        </Tabs.List>
        <Tabs.Content value="overview">
          <CourseOverview course={course} />
        </Tabs.Content>
        <Tabs.Content value="curriculum">
          <CourseCurriculum course={course} />
        </Tabs.Content>
        <Tabs.Content value="reviews">{asksReviews && reviews}</Tabs.Content>
      </Tabs.Root>
    </Box>
  );
}
