import type { Course } from '@learning/shared/contract/catalog';
import { api } from '#lib/api-client.ts';
import { removeFromCatalog } from '../catalog/catalog-filter.ts';
import { setFacts } from '../facts.ts';
import { setCourseFacts } from './course-facts.ts';
import { leaveOutOfGraph, sellsNoMore } from './page-graph.ts';
import { showPaths } from './paths.ts';
import { showRating } from './ratings.ts';

/** Updates what dates from the build: ratings, and how courses are offered. When the call fails, everything stays. */
export async function refreshCourses(): Promise<void> {
  if (!document.querySelector('[data-rating], [data-course], [data-path]')) return;
  const courses = await api.listCourses({}).catch(() => []);
  for (const course of courses) showRating(course);
  // No catalog is empty: a list without courses says nothing about them.
  if (courses.length > 0) showListings(courses);
}

/** Shows which courses take no new learners; a hidden one is not in the list. Source: rules/content.md C46 */
function showListings(courses: readonly Course[]): void {
  const listingOf = new Map(courses.map(({ id, listing }) => [id, listing]));
  const ids = [...document.querySelectorAll<HTMLElement>('[data-course]')].map((part) =>
    Number(part.dataset['course']),
  );
  for (const id of new Set(ids)) {
    const listing = listingOf.get(id) ?? 'hidden';
    setCourseFacts(id, { listing });
    if (listing !== 'published') sellsNoMore(id);
    if (listing === 'hidden') leaveOut(id);
  }
  showPaths(courses.filter(({ listing }) => listing === 'published'));
  for (const bundle of document.querySelectorAll<HTMLElement>('[data-bundle]')) {
    const isSold = bundle.dataset['bundle']!.split(' ').every(
      (id) => listingOf.get(Number(id)) === 'published',
    );
    if (!isSold) setFacts(bundle, { 'for-sale': false });
  }
}

/** Takes a hidden course from the lists, and its own page from search engines. */
function leaveOut(courseId: number): void {
  removeFromCatalog(courseId);
  document.querySelector(`[data-path-courses] > [data-course="${courseId}"]`)?.remove();
  leaveOutOfGraph(courseId);
  if (!document.querySelector(`[data-course-page][data-course="${courseId}"]`)) return;
  const robots = document.createElement('meta');
  robots.name = 'robots';
  robots.content = 'noindex';
  document.head.append(robots);
}
