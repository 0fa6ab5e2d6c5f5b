import { Skeleton } from '#ui/skeleton.tsx';

/** Reserves the place of the panel. */
export function AssignedCoursesSkeleton() {
  return <Skeleton mb="5" height={{ base: '56', sm: '36' }} />;
}
