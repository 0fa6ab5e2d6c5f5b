import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { capitalized, filterCourses, filterOptions, NO_FILTER } from './course-filter.ts';

const pay = {
  title: 'Total Rewards and Pay Equity',
  description: 'Set fair pay.',
  level: 'expert',
  category: 'performance',
} as const;
const hiring = {
  title: 'Talent Acquisition',
  description: 'Choose people by evidence.',
  level: 'intermediate',
  category: 'recruitment',
} as const;
const reviews = {
  title: 'Feedback that Works',
  description: 'Reviews without dread.',
  level: 'intermediate',
  category: 'performance',
} as const;
const courses = [pay, hiring, reviews];

describe('filterCourses', () => {
  it('shows everything without a filter', () => {
    expect(filterCourses(courses, NO_FILTER)).toEqual(courses);
  });

  it.each([
    ['title', 'EQUITY', [pay]],
    ['description', 'by evidence', [hiring]],
    ['category', 'Performance', [pay, reviews]],
  ])('finds the search in the %s, ignoring case', (_, search, found) => {
    expect(filterCourses(courses, { ...NO_FILTER, search })).toEqual(found);
  });

  it('ignores spaces around the search', () => {
    expect(filterCourses(courses, { ...NO_FILTER, search: '  talent ' })).toEqual([hiring]);
  });

  it('treats straight and typographic quotes as equal', () => {
    const role = { ...hiring, title: 'HR’s “Role”' };
    for (const search of [`hr's "role"`, 'HR’s “role”']) {
      expect(filterCourses([...courses, role], { ...NO_FILTER, search })).toEqual([role]);
    }
  });

  it('does not search in the level', () => {
    expect(filterCourses(courses, { ...NO_FILTER, search: 'expert' })).toEqual([]);
  });

  it('requires the search, the level and the category to match', () => {
    expect(
      filterCourses(courses, { search: 'e', level: 'intermediate', category: 'performance' }),
    ).toEqual([reviews]);
  });

  it('never finds more courses for a longer search', () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), (search, more) => {
        const shorter = filterCourses(courses, { ...NO_FILTER, search: `x${search}` });
        const longer = filterCourses(courses, { ...NO_FILTER, search: `x${search}x${more}x` });
        expect(longer.length).toBeLessThanOrEqual(shorter.length);
      }),
    );
  });
});

describe('filterOptions', () => {
  it("starts with 'all' and lists each value once", () => {
    expect(filterOptions(courses.map((course) => course.level))).toEqual([
      'all',
      'expert',
      'intermediate',
    ]);
  });
});

it('capitalizes the first letter only', () => {
  expect(capitalized('skills development')).toBe('Skills development');
});
