import { Box } from '@chakra-ui/react';
import type { Course } from '@learning/shared/contract/catalog';
import { EmptyState } from '../../../components/feedback/empty-state.tsx';
import { Tabs } from '../../../components/ui/tabs.tsx';
import { CourseCurriculum } from './course-curriculum.tsx';
import { CourseOverview } from './course-overview.tsx';

export function CourseTabs({ course }: { course: Course }) {
  return (
    <Box minW="0">
      <Tabs.Root defaultValue="overview">
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
        <Tabs.Content value="reviews">
          <EmptyState title="No reviews yet">
            Learners can review a course once they have completed half of it.
          </EmptyState>
        </Tabs.Content>
      </Tabs.Root>
    </Box>
  );
}
