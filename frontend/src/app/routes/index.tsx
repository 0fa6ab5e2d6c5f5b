import { createFileRoute } from '@tanstack/react-router';
import { documentationCourseIds } from '#features/marketing/documentation-courses.ts';
import { courseQuery, featuredCoursesQuery } from '#queries/catalog.ts';
import { tiersQuery } from '#queries/billing.ts';

export const Route = createFileRoute('/')({
  loader: ({ context: { queryClient } }) => {
    void queryClient.prefetchQuery(featuredCoursesQuery());
    void queryClient.prefetchQuery(tiersQuery());
    for (const id of documentationCourseIds) void queryClient.prefetchQuery(courseQuery(id));
  },
});
