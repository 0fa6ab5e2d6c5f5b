import { beforeAll, expect, it } from 'vitest';
import type { Table } from '#table/table.ts';
import { createPublishedTable } from '#testing/catalog/published-catalog.ts';
import { openOperatorsHarness } from '#testing/operating/operators-harness.ts';
import { listOperatedCourses } from './list-operated-courses.ts';
import { previewModule } from './preview-module.ts';

const NOW = new Date('2027-06-01T09:00:00.000Z');

let table: Table;
beforeAll(async () => {
  table = await createPublishedTable();
});

it('shows each module of the catalog with the solutions of its activities (C48)', async () => {
  const { deps } = openOperatorsHarness(table);
  const { courses } = await listOperatedCourses(deps, NOW);
  for (const { id } of courses.flatMap(({ modules }) => modules)) {
    const { module, activities } = await previewModule({ moduleId: id }, deps);
    expect(module.id).toBe(id);
    for (const { items } of activities) {
      expect(items.length).toBeGreaterThan(0);
      for (const { choices, solution } of items) {
        expect(
          choices.some(({ isBest }) => isBest) || solution !== null || choices.length === 0,
        ).toBe(true);
      }
    }
  }
});

it('shows both variants of a decision (S42)', async () => {
  const { deps } = openOperatorsHarness(table);
  const { activities } = await previewModule({ moduleId: 'hr-foundations-m4' }, deps);
  const titles = activities.flatMap(({ items }) => items.map(({ title }) => title));
  expect(titles).toContain('Leila in the private room');
  expect(titles).toContain('Second variant: Nothing in writing');
});

it('says which law boxes are older than 180 days (C47)', async () => {
  const { courses } = await listOperatedCourses(openOperatorsHarness(table).deps, NOW);
  const readings = courses.flatMap(({ lawReadings }) => lawReadings);
  expect(readings.length).toBeGreaterThan(50);
  expect(readings.every(({ days, isOld }) => isOld === days > 180)).toBe(true);
  expect(readings.some(({ isOld }) => isOld)).toBe(true);
});

it('refuses a module that does not exist', async () => {
  const { deps } = openOperatorsHarness(table);
  await expect(previewModule({ moduleId: 'none' }, deps)).rejects.toThrow(
    expect.objectContaining({ code: 'module_not_found' }) as Error,
  );
});
