import { createFileRoute } from '@tanstack/react-router';
import { courseQuery, featuredCoursesQuery } from '../../features/catalog/api/catalog.ts';
import { documentationCourseIds } from '../../features/marketing/documentation-courses.ts';

export const Route = createFileRoute('/')({
  loader: ({ context: { queryClient } }) => {
    void queryClient.prefetchQuery(featuredCoursesQuery());
    for (const id of documentationCourseIds) void queryClient.prefetchQuery(courseQuery(id));
  },
});
