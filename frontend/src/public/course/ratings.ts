import { api } from '#lib/api-client.ts';
import { ratingOf } from '#features/catalog/display.ts';
import { setTexts, showCase } from '../facts.ts';

/** Updates the ratings of a page, which date from its build. When the call fails, they stay. */
export async function refreshRatings(): Promise<void> {
  const ratings = document.querySelectorAll<HTMLElement>('[data-rating]');
  if (ratings.length === 0) return;
  const courses = await api.listCourses({}).catch(() => []);
  for (const place of ratings) {
    const course = courses.find(({ id }) => String(id) === place.dataset['rating']);
    if (course) showRating(place, course);
  }
}

/** Shows the rating of a course where it stands. */
export function showRating(
  place: HTMLElement,
  course: { rating: string | number; reviewCount: number },
): void {
  const rating = ratingOf({ ...course, rating: String(course.rating) });
  showCase(place, 'rated', rating === null ? 'false' : 'true');
  setTexts(place, {
    rating: rating ?? '',
    'review-count': String(course.reviewCount),
    'review-word': course.reviewCount === 1 ? ' review' : ' reviews',
  });
  place.querySelector('[data-filled]')?.setAttribute('width', `${Number(rating) * 20}%`);
}
