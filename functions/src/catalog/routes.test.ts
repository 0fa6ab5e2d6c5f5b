import { Course, ModuleSummary } from '@learning/shared/contract/catalog';
import { totalMinutes } from '@learning/shared/domain/learning/study-minutes';
import { beforeAll, describe, expect, test } from 'vitest';
import { catalogKeys } from '#table/keys.ts';
import { getItem, updateItem, type Table } from '#table/table.ts';
import { openApi } from '#testing/api/open-api.ts';
import { createPublishedTable } from '#testing/catalog/published-catalog.ts';

let table: Table;
beforeAll(async () => {
  table = await createPublishedTable();
});
const visitor = () => openApi(table).as(null);

describe('the public catalog', () => {
  test('lists all courses by id, with the declared fields only', async () => {
    const courses = await visitor().ok('listCourses', {});
    expect(courses.map((course) => course.id)).toEqual(Array.from({ length: 15 }, (_, i) => i + 1));
    for (const course of courses) {
      expect(Object.keys(course).toSorted()).toEqual(Object.keys(Course.shape).toSorted());
    }
  });

  test('shows prices in dollars and a rating of 5.0 before the first review', async () => {
    const course = await visitor().ok('getCourse', { params: { id: 14 } });
    expect(course).toMatchObject({
      slug: 'hr-documentation-basic',
      price: 29,
      duration: '5 hours',
      rating: '5.0',
      reviewCount: 0,
      moduleCount: 5,
      moduleNumber: null,
      contentStatus: 'full',
    });
  });

  test('shows the average rating with one decimal after the first review', async () => {
    const rated = await createPublishedTable();
    await updateItem(rated, catalogKeys.course(2), {
      UpdateExpression: 'SET ratingSum = :sum, reviewCount = :count',
      ExpressionAttributeValues: { ':sum': 14, ':count': 3 },
    });
    const course = await openApi(rated)
      .as(null)
      .ok('getCourse', { params: { id: 2 } });
    expect(course).toMatchObject({ rating: '4.7', reviewCount: 3 });
  });

  test('features the three popular courses', async () => {
    const featured = await visitor().ok('listFeaturedCourses', {});
    expect(featured.map((course) => course.id)).toEqual([3, 5, 13]);
  });

  test('lists the modules of a course in order, without their text', async () => {
    const modules = await visitor().ok('listModules', { params: { id: 1 } });
    expect(modules.map((module) => module.order)).toEqual([1, 2, 3, 4, 5]);
    expect(modules[0]).toMatchObject({
      title: 'HR’s Role and Value',
      resources: ['HR Stakeholder Map'],
      isPreview: true,
    });
    for (const module of modules) {
      expect(module.durationMinutes).toBe(totalMinutes(module.minutes));
      expect(module.duration).toBe(`${module.durationMinutes} minutes`);
      expect(Object.keys(module).toSorted()).toEqual(Object.keys(ModuleSummary.shape).toSorted());
    }
  });

  test('gives the search headings, laws, skills and synonyms, but no text of a lesson', async () => {
    const courses = await visitor().ok('getSearchIndex', {});
    const modules = courses.flatMap((course) => course.modules);
    expect(modules).toHaveLength(78);
    expect(modules.find(({ id }) => id === 'hr-compliance-ethics-m1')).toMatchObject({
      title: 'The Employment Law Landscape',
      words: expect.arrayContaining(['FMLA', 'overtime']) as string[],
      laws: expect.arrayContaining(['Fair Labor Standards Act', 'FLSA', 'WARN']) as string[],
      sections: [
        {
          id: 'statute-contract-policy-collective-agreement',
          title: 'Statute, Contract, Policy, Collective Agreement',
        },
        { id: 'employee-versus-contractor-status', title: 'Employee Versus Contractor Status' },
        { id: 'when-to-call-counsel', title: 'When to Call Counsel' },
      ],
    });
    for (const { id, sections } of modules) {
      const text = await getItem(table, catalogKeys.module(id));
      const paragraphs = String(text?.['markdown'])
        .split('\n')
        .filter((line) => !line.startsWith('#'));
      const titles = sections.map(({ title }) => title);
      expect(paragraphs.filter((line) => titles.includes(line))).toEqual([]);
      expect(titles.join('').length).toBeLessThan(500);
    }
  });

  test('keeps a hidden course out of the search', async () => {
    const changed = await createPublishedTable();
    await updateItem(changed, catalogKeys.course(2), {
      UpdateExpression: 'SET listing = :listing',
      ExpressionAttributeValues: { ':listing': 'hidden' },
    });
    const courses = await openApi(changed).as(null).ok('getSearchIndex', {});
    expect(courses).toHaveLength(14);
    expect(courses.map(({ id }) => id)).not.toContain(2);
  });

  test('refuses an unknown course and the bundle', async () => {
    for (const id of [16, 99]) {
      expect(await visitor().refused('getCourse', { params: { id } })).toBe('course_not_found');
      expect(await visitor().refused('listModules', { params: { id } })).toBe('course_not_found');
    }
  });

  test('returns the text of a preview and of no other module', async () => {
    const preview = (id: string) => ({ params: { id } });
    const module = await visitor().ok('getPreviewModule', preview('hr-foundations-m1'));
    expect(module.content).toContain('## Why it matters');
    for (const id of ['hr-foundations-m2', 'no-such-module']) {
      expect(await visitor().refused('getPreviewModule', preview(id))).toBe('module_not_found');
    }
  });

  test('lists the four tiers, the last without a price', async () => {
    const tiers = await visitor().ok('listPricingTiers', {});
    expect(tiers.map((tier) => [tier.slug, tier.price])).toEqual([
      ['entry', 99],
      ['professional', 199],
      ['executive', 499],
      ['corporate', null],
    ]);
  });
});
