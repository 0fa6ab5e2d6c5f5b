import { courseMinutes, deskMinutes } from '@learning/content/hours';
import { bundle, tiers } from '@learning/content/tiers';
import { isWorkedFile, secondScenarioId } from '@learning/content/schema';
import { learningPaths } from '@learning/content/learning-paths';
import { addMinutes } from '@learning/shared/domain/learning/study-minutes';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { checkContent } from './check-content.ts';
import { coursesDirectory, loadContent } from './load-content.ts';

const folders = await loadContent();
const courses = folders.map((folder) => folder.course);
const sum = (numbers: number[]) => numbers.reduce((total, number) => total + number, 0);
const firstPlans = courses.flatMap(({ slug, activities }) =>
  activities.filter(({ id }) => id !== secondScenarioId(slug)),
);
const isCore = (course: (typeof courses)[number]) => course.moduleNumber !== null;

describe('the published content', () => {
  test('has no issues for a writer to fix', () => {
    const issues = checkContent(folders);
    expect(issues.map(({ file, field, message }) => `${file}: ${field}: ${message}`)).toEqual([]);
  });

  test('is written in full for the two model courses', () => {
    for (const slug of ['hr-foundations', 'hr-documentation-basic']) {
      const { course, modules, resources, activities } = folders.find(
        (folder) => folder.slug === slug,
      )!;
      expect(modules.size).toBe(course.modules.length);
      expect(resources.size).toBe(course.modules.flatMap((module) => module.resources).length);
      expect(activities.size).toBe(course.activities.length);
    }
  });
});

test('declaration files beside the activities are ignored', async () => {
  const directory = await mkdtemp(join(tmpdir(), 'courses-'));
  const activities = join(directory, 'a-course', 'activities');
  await mkdir(activities, { recursive: true });
  await writeFile(join(directory, 'a-course', 'course.ts'), 'export default { id: 1 };');
  await writeFile(join(activities, 'a-scenario.ts'), `export default { id: 'a-scenario' };`);
  const declaration = 'declare const scenario: object;\nexport default scenario;\n';
  await writeFile(join(activities, 'a-scenario.d.ts'), declaration);
  const [folder] = await loadContent(directory);
  await rm(directory, { recursive: true });
  expect([...folder!.activities.keys()]).toEqual(['a-scenario']);
});

describe('the catalog of courses', () => {
  test('has 15 courses with the ids 1 to 15: 13 core courses and the documentation series', () => {
    expect(courses.map((course) => course.id)).toEqual(Array.from({ length: 15 }, (_, i) => i + 1));
    expect(courses.filter(isCore).map((course) => course.moduleNumber)).toEqual(
      Array.from({ length: 13 }, (_, i) => i + 1),
    );
  });

  test('has 78 modules: 63 lessons and 15 assessments, each course ending with its assessment', () => {
    const modules = courses.flatMap((course) => course.modules);
    expect(modules).toHaveLength(78);
    expect(modules.filter((module) => module.type === 'lesson')).toHaveLength(63);
    expect(courses.map((course) => course.modules.at(-1)?.type)).toEqual(
      courses.map(() => 'assessment'),
    );
  });

  test('plans 55 activities: 15 scenarios, 3 conversations, 3 simulations, 16 generators, 3 mark-ups, 15 skill checks with a badge each', () => {
    const plans = firstPlans;
    const ofType = (type: string) => plans.filter((plan) => plan.type === type);
    expect(plans).toHaveLength(55);
    expect(ofType('scenario')).toHaveLength(15);
    expect(ofType('generator')).toHaveLength(16);
    expect(ofType('conversation')).toHaveLength(3);
    expect(ofType('simulation')).toHaveLength(3);
    expect(ofType('mark-up')).toHaveLength(3);
    expect(ofType('skill-check')).toHaveLength(15);
    expect(new Set(ofType('skill-check').map((plan) => plan.badgeName)).size).toBe(15);
  });

  test('plans second scenarios in advanced and expert courses only', () => {
    const seconds = courses.filter(({ slug, activities }) =>
      activities.some(({ id }) => id === secondScenarioId(slug)),
    );
    expect(seconds.filter(({ level }) => level !== 'expert' && level !== 'advanced')).toEqual([]);
  });

  test('plans 79 scenario steps and 144 questions', () => {
    const plans = firstPlans;
    expect(sum(plans.map((plan) => plan.stepCount ?? 0))).toBe(79);
    expect(sum(plans.flatMap((plan) => Object.values(plan.questionMix ?? {})))).toBe(144);
  });

  test('names 125 resources beside the worked files', () => {
    const names = courses.flatMap((course) => course.modules.flatMap((module) => module.resources));
    expect(names.filter((name) => !isWorkedFile(name))).toHaveLength(125);
  });

  test('lasts as long as its texts take: on screen, with activities and at the desk', () => {
    const minutes = addMinutes(folders.map(courseMinutes));
    // At 230 words a minute, without the pauses' own minutes, a reader measured 14 hours on screen.
    expect(minutes.onScreen / 60).toBeGreaterThan(14);
    expect(minutes.onScreen / 60).toBeLessThan(40);
    for (const folder of folders) {
      for (const { id, type } of folder.course.modules) {
        expect(deskMinutes(folder.modules.get(id) ?? '', type), id).toBeGreaterThan(0);
      }
    }
  });

  test('has no hours or minutes that a person typed', async () => {
    const typed = /^\s*(durationHours|instructionHours|duration|minutes):/m;
    for (const { slug, activities } of folders) {
      const files = ['course.ts', ...[...activities.keys()].map((id) => `activities/${id}.ts`)];
      for (const file of files) {
        const text = await readFile(join(coursesDirectory, slug, file), 'utf8');
        expect(typed.exec(text)?.[0], `${slug}/${file}`).toBeUndefined();
      }
    }
  });

  test('costs $2,937 for the core courses and $3,055 for all', () => {
    expect(sum(courses.filter(isCore).map((course) => course.priceCents))).toBe(293_700);
    expect(sum(courses.map((course) => course.priceCents))).toBe(305_500);
  });

  test('flags the courses 3, 5 and 13 as popular', () => {
    expect(courses.filter((course) => course.isPopular).map((course) => course.id)).toEqual([
      3, 5, 13,
    ]);
  });

  test('has 3 beginner, 2 intermediate, 3 advanced and 7 expert courses', () => {
    const count = (level: string) => courses.filter((course) => course.level === level).length;
    expect(['beginner', 'intermediate', 'advanced', 'expert'].map(count)).toEqual([3, 2, 3, 7]);
  });

  test('recommends two courses after each course', () => {
    const idOf = (slug: string) => courses.find((course) => course.slug === slug)?.id;
    const next = courses.map((course) => course.recommendedNext.map(idOf).join(', '));
    expect(next).toEqual([
      '2, 14',
      '14, 3',
      '4, 7',
      '5, 6',
      '15, 9',
      '10, 11',
      '12, 8',
      '12, 9',
      '11, 13',
      '11, 13',
      '13, 12',
      '13, 7',
      '8, 12',
      '15, 4',
      '5, 4',
    ]);
  });

  test('has tiers that grant 5, 8, 15 and 15 courses', () => {
    const granted = tiers.map((tier) =>
      courses.filter((course) => tier.levels.includes(course.level)),
    );
    expect(granted.map((some) => some.length)).toEqual([5, 8, 15, 15]);
  });

  test('sells the bundle below the list price of its courses', () => {
    const listed = courses.filter((course) => bundle.courseIds.includes(course.id));
    expect(sum(listed.map((course) => course.priceCents))).toBe(bundle.listPriceCents);
    expect(bundle.listPriceCents - bundle.priceCents).toBe(1900);
  });

  test('has five learning paths through existing courses', () => {
    const slugs = new Set(courses.map((course) => course.slug));
    expect(learningPaths).toHaveLength(5);
    expect(
      learningPaths.flatMap((path) => path.courses).filter((slug) => !slugs.has(slug)),
    ).toEqual([]);
  });
});
