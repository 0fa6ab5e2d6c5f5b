import type { Dashboard } from '@learning/shared/contract/learning';
import { chakra } from '@chakra-ui/react';
import { EnrolledCourse } from './enrolled-course.tsx';
import { Recommendations } from './recommendations.tsx';

/** What I am enrolled in, and what next. */
export function LearningPath({ dashboard }: { dashboard: Dashboard }) {
  return (
    <>
      <chakra.h2 textStyle="h3" srOnly>
        Your courses
      </chakra.h2>
      <chakra.ul display="grid" gap="4">
        {dashboard.courses.map((entry) => (
          <EnrolledCourse key={entry.enrollment.id} entry={entry} />
        ))}
      </chakra.ul>
      <Recommendations courses={dashboard.recommendations} title="Recommended for You" />
    </>
  );
}
