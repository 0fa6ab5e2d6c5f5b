import { createFileRoute } from '@tanstack/react-router';
import { openAsDocument } from '../startup/open-document.ts';
import { CoursePage } from '../course/course-page.tsx';
import { page } from './course.$courseId.index.page.ts';

export const Route = createFileRoute('/course/$courseId/')({
  staticData: { page },
  beforeLoad: openAsDocument,
  component: CourseRoute,
});

function CourseRoute() {
  const { courseId } = Route.useParams();
  return <CoursePage key={courseId} courseId={courseId} />;
}
