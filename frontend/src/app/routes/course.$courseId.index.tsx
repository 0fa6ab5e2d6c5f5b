import { createFileRoute } from '@tanstack/react-router';
import { prefetchCourse } from '../course/prefetch-course.ts';

export const Route = createFileRoute('/course/$courseId/')({
  loader: ({ context, params }) => prefetchCourse(context.queryClient, params.courseId),
});
