import type { Dashboard } from '@learning/shared/contract/dashboard';
import type { Course } from '@learning/shared/contract/catalog';
import { chakra } from '#ui/chakra/factory.ts';
import type { ReactNode } from 'react';
import { EmptyState } from '#components/feedback/empty-state.tsx';
import { LinkButton } from '#ui/link-button.tsx';
import { EnrolledCourse } from './enrolled-course.tsx';
import { Recommendations } from './recommendations.tsx';

interface Props {
  dashboard: Dashboard;
  /** Enrolls and opens the course. */
  startButton: (course: Course) => ReactNode;
}

/** Shows enrolled courses and recommendations. */
export function LearningPath({ dashboard, startButton }: Props) {
  const { courses, access } = dashboard;
  return (
    <>
      {courses.length > 0 ? (
        <>
          <chakra.h2 srOnly>Your courses</chakra.h2>
          <chakra.ul display="grid" gap="4">
            {courses.map((entry) => (
              <EnrolledCourse key={entry.enrollment.id} entry={entry} access={access} />
            ))}
          </chakra.ul>
        </>
      ) : (
        <EmptyState
          title="Your path begins with one course"
          action={<LinkButton to="/courses">Browse Courses</LinkButton>}
        >
          The courses you enroll in appear here with your progress.
        </EmptyState>
      )}
      <Recommendations
        dashboard={dashboard}
        title="Recommended for You"
        startButton={startButton}
      />
    </>
  );
}
