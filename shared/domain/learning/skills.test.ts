import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { COURSE_CATEGORIES } from '../course.ts';
import { skillsOf } from './skills.ts';

const module = (id: string, durationMinutes: number) => ({ id, durationMinutes });

describe('skills', () => {
  test('are the fields of work in the order of the dashboard, one per category', () => {
    const courses = COURSE_CATEGORIES.map((category) => ({
      category,
      modules: [module(category, 60)],
    }));
    expect(skillsOf(courses, []).map((skill) => skill.name)).toEqual([
      'Strategic HR',
      'Recruitment',
      'Performance Management',
      'Employee Relations',
      'Learning & Development',
      'HR Foundations',
      'HR Documentation',
    ]);
  });

  test('weight modules by their minutes across all courses of the field', () => {
    const courses = [
      { category: 'relations' as const, modules: [module('a', 90), module('b', 30)] },
      { category: 'relations' as const, modules: [module('c', 120)] },
      { category: 'recruitment' as const, modules: [module('d', 60)] },
    ];
    expect(skillsOf(courses, ['a', 'gone'])).toEqual([
      { name: 'Recruitment', percent: 0, completedModules: 0, moduleCount: 1 },
      { name: 'Employee Relations', percent: 38, completedModules: 1, moduleCount: 3 },
    ]);
  });

  test('leave out a field without courses', () => {
    expect(skillsOf([{ category: 'development', modules: [] }], [])).toEqual([]);
  });

  test('are 100 percent only if nothing is missing', () => {
    const modules = [module('long', 999), module('short', 1)];
    const percentWith = (ids: string[]) =>
      skillsOf([{ category: 'foundation', modules }], ids)[0]?.percent;
    expect(percentWith(['long'])).toBe(99);
    expect(percentWith(['long', 'short'])).toBe(100);
  });

  const catalogue = fc.array(
    fc.record({
      category: fc.constantFrom(...COURSE_CATEGORIES),
      modules: fc.array(
        fc.record({
          id: fc.integer({ min: 0, max: 20 }).map(String),
          durationMinutes: fc.integer({ min: 1, max: 200 }),
        }),
        { maxLength: 5 },
      ),
    }),
    { maxLength: 8 },
  );
  const ids = fc.uniqueArray(fc.integer({ min: 0, max: 20 }).map(String));

  test('stay within 0 and 100, match the module counts, and never fall with one more module', () => {
    fc.assert(
      fc.property(catalogue, ids, fc.integer({ min: 0, max: 20 }), (courses, completed, more) => {
        const before = skillsOf(courses, completed);
        const after = skillsOf(courses, [...completed, String(more)]);
        for (const [index, skill] of before.entries()) {
          expect(skill.percent).toBeGreaterThanOrEqual(0);
          expect(skill.percent).toBeLessThanOrEqual(100);
          expect(skill.percent === 100).toBe(skill.completedModules === skill.moduleCount);
          expect(skill.percent > 0 && skill.completedModules === 0).toBe(false);
          expect(after[index]!.percent).toBeGreaterThanOrEqual(skill.percent);
        }
        const taught = courses.flatMap((course) => course.modules).length;
        expect(before.reduce((sum, skill) => sum + skill.moduleCount, 0)).toBe(taught);
      }),
    );
  });
});
