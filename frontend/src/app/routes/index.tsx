import { createFileRoute } from '@tanstack/react-router';
import { courseQuery, featuredCoursesQuery } from '#features/catalog/api/catalog.ts';
import { documentationCourseIds } from '#features/marketing/documentation-courses.ts';
import { tiersQuery } from '#features/pricing/api/tiers.ts';

export const Route = createFileRoute('/')({
  loader: ({ context: { queryClient } }) => {
    void queryClient.prefetchQuery(featuredCoursesQuery());
    void queryClient.prefetchQuery(tiersQuery());
    for (const id of documentationCourseIds) void queryClient.prefetchQuery(courseQuery(id));
  },
});
