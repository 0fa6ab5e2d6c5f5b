import { useQuery } from '@tanstack/react-query';
import { ErrorState } from '#components/feedback/error-state.tsx';
import { featuredCoursesQuery } from '#queries/catalog.ts';
import { CourseCard } from './course-card.tsx';
import { CourseCardSkeletons, CourseGrid } from './course-grid.tsx';

const FEATURED = 3;

export function FeaturedCourses() {
  const { data: courses, isError, refetch } = useQuery(featuredCoursesQuery());
  if (isError) {
    return <ErrorState title="The courses could not be loaded" onRetry={() => void refetch()} />;
  }
  if (!courses) return <CourseCardSkeletons count={FEATURED} />;
  return (
    <CourseGrid isRowOnPhones>
      {courses.slice(0, FEATURED).map((course) => (
        <CourseCard key={course.id} course={course} headingLevel="h3" />
      ))}
    </CourseGrid>
  );
}
