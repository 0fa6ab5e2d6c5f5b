import CourseRatings from '#features/course-ratings/components/course-ratings.tsx';
import { courseQuery } from '#queries/catalog.ts';
import { showRating } from '../course/ratings.ts';
import { mountIsland } from './mount-island.tsx';
import { pageQueries } from './page-queries.ts';
import { mountToaster } from './toast.tsx';

const mounted = new WeakSet<HTMLElement>();

/** Shows the course ratings in its tab. A changed rating also shows at the top of the page. */
export function showCourseRatings(place: HTMLElement): void {
  if (mounted.has(place)) return;
  mounted.add(place);
  const courseId = Number(place.dataset['courseRatings']);
  mountToaster();
  mountIsland(<CourseRatings courseId={courseId} />, place);
  const { queryKey } = courseQuery(courseId);
  void pageQueries.prefetchQuery(courseQuery(courseId));
  pageQueries.getQueryCache().subscribe(({ query }) => {
    const course = pageQueries.getQueryData(queryKey);
    if (course && query.queryHash === JSON.stringify(queryKey)) showRating(course);
  });
}
