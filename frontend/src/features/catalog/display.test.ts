import { expect, it } from 'vitest';
import { isNew, ratingOf } from './display.ts';
import { dollars } from '#lib/dollars.ts';
import { parseCourseId } from '@learning/shared/domain/course';

it('prints prices in dollars without decimals', () => {
  expect(dollars(99)).toBe('$99');
  expect(dollars(1299)).toBe('$1,299');
});

it('prints a rating with one decimal, and returns null before the first review', () => {
  expect(ratingOf({ rating: '4.5', reviewCount: 2 })).toBe('4.5');
  expect(ratingOf({ rating: '5', reviewCount: 1 })).toBe('5.0');
  expect(ratingOf({ rating: '5.0', reviewCount: 0 })).toBeNull();
});

it.each([
  ['on its first day', '2026-11-21', 0, '2026-11-21T00:00:00Z', true],
  ['in its first 60 days', '2026-11-21', 0, '2027-01-19T23:59:59Z', true],
  ['no longer after 60 days', '2026-11-21', 0, '2027-01-20T00:00:00Z', false],
  ['no longer with a review', '2026-11-21', 1, '2026-11-22T00:00:00Z', false],
  ['never without a change log', null, 0, '2026-11-22T00:00:00Z', false],
])('calls a course new %s', (_, publishedOn, reviewCount, now, expected) => {
  expect(isNew({ publishedOn, reviewCount }, new Date(now))).toBe(expected);
});

it.each(['0', '-1', '1.5', 'abc', '', '01', '9999999999'])('rejects %j as a course id', (text) => {
  expect(parseCourseId(text)).toBeUndefined();
});

it('reads a course id', () => {
  expect(parseCourseId('14')).toBe(14);
});
