import { describe, expect, it } from 'vitest';
import { courseRating, courseRatingsPage } from '#testing/catalog-samples.ts';
import { pagesAfterChange } from './pages-after-change.ts';

const [a, b, c] = ['a', 'b', 'c'].map((id) => courseRating({ id, rating: 4 })) as [
  ReturnType<typeof courseRating>,
  ReturnType<typeof courseRating>,
  ReturnType<typeof courseRating>,
];
const pages = [courseRatingsPage([a, b], 'next'), courseRatingsPage([c])];
const idsOf = (result: typeof pages) => result.map((page) => page.reviews.map(({ id }) => id));

describe('the loaded course ratings', () => {
  it('put a new course rating first on the first page and count its stars', () => {
    const mine = courseRating({ id: 'mine', rating: 2 });
    const result = pagesAfterChange(pages, {
      before: null,
      after: mine,
      rating: '3.5',
      reviewCount: 4,
    });
    expect(idsOf(result)).toEqual([['mine', 'a', 'b'], ['c']]);
    expect(result[0]).toMatchObject({
      rating: '3.5',
      reviewCount: 4,
      ratingCounts: [0, 1, 0, 2, 0],
      nextCursor: 'next',
    });
  });

  it('keep an edited course rating in its place', () => {
    const edited = { ...c, rating: 1, text: 'Changed.' };
    const result = pagesAfterChange(pages, {
      before: c,
      after: edited,
      rating: '3.0',
      reviewCount: 3,
    });
    expect(idsOf(result)).toEqual([['a', 'b'], ['c']]);
    expect(result[1]?.reviews[0]?.text).toBe('Changed.');
    expect(result[1]?.ratingCounts).toEqual([1, 0, 0, 0, 0]);
  });

  it('do not add an edited course rating that was not loaded yet', () => {
    const old = courseRating({ id: 'old' });
    const result = pagesAfterChange(pages, {
      before: old,
      after: old,
      rating: '4.0',
      reviewCount: 4,
    });
    expect(idsOf(result)).toEqual([['a', 'b'], ['c']]);
  });

  it('drop a deleted course rating', () => {
    const result = pagesAfterChange(pages, {
      before: a,
      after: null,
      rating: '4.0',
      reviewCount: 2,
    });
    expect(idsOf(result)).toEqual([['b'], ['c']]);
    expect(result[0]?.ratingCounts).toEqual([0, 0, 0, 1, 0]);
  });
});
