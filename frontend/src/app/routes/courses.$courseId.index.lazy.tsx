import { createLazyFileRoute } from '@tanstack/react-router';
import { CoursePage } from '../course/course-page.tsx';

export const Route = createLazyFileRoute('/courses/$courseId/')({ component: CourseRoute });

function CourseRoute() {
  const { courseId } = Route.useParams();
  return <CoursePage key={courseId} courseId={courseId} />;
}
