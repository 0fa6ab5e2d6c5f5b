import { expect, it } from 'vitest';
import { ratingOf } from './display.ts';
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

it.each(['0', '-1', '1.5', 'abc', '', '01', '9999999999'])('rejects %j as a course id', (text) => {
  expect(parseCourseId(text)).toBeUndefined();
});

it('reads a course id', () => {
  expect(parseCourseId('14')).toBe(14);
});
