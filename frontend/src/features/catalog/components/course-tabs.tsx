import { Box } from '@chakra-ui/react';
import type { Course } from '@learning/shared/contract/catalog';
import { type ReactNode, useState } from 'react';
import { Tabs } from '#components/ui/tabs.tsx';
import { CourseCurriculum } from './course-curriculum.tsx';
import { CourseOverview } from './course-overview.tsx';

interface CourseTabsProps {
  course: Course;
  /** Rendered once the Reviews tab has been opened. */
  reviews: ReactNode;
}

export function CourseTabs({ course, reviews }: CourseTabsProps) {
  const [hasOpenedReviews, setHasOpenedReviews] = useState(false);
  return (
    <Box minW="0">
      <Tabs.Root
        defaultValue="overview"
        onValueChange={({ value }) => value === 'reviews' && setHasOpenedReviews(true)}
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
        <Tabs.Content value="reviews">{hasOpenedReviews && reviews}</Tabs.Content>
      </Tabs.Root>
    </Box>
  );
}
