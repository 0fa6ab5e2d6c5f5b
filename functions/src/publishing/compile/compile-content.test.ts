import type { SkillCheckConfig } from '@learning/content/schema';
import { bundle, tiers } from '@learning/content/tiers';
import { sampleFolder } from '@learning/content/testing/sample-folder';
import { describe, expect, test } from 'vitest';
import * as z from 'zod';
import {
  catalogItems,
  type ActivityRecord,
  type CourseRecord,
  type StoredModuleText,
} from '#catalog/catalog-records.ts';
import { catalogKeys, type Key } from '#table/keys.ts';
import { compileContent, type CatalogItem } from './compile-content.ts';
import { loadContent } from '../load-content.ts';
import { prerenderData } from '../prerender-data.ts';

const folders = await loadContent();
const items = await compileContent(folders, tiers, [bundle]);
const nameOf = ({ PK, SK }: Key) => `${PK} ${SK}`;
const keyOf = ({ key }: CatalogItem) => nameOf(key);
const hashesOf = (some: CatalogItem[]) =>
  new Map(some.map((item) => [keyOf(item), item.record.contentHash]));

describe('compiled content', () => {
  test('is the same when the content is loaded and compiled again', async () => {
    expect(await compileContent(await loadContent(), tiers, [bundle])).toEqual(items);
  });

  test('has an item for each course, module, tier, bundle, written resource and written activity', () => {
    const count = (entity: string) => items.filter((item) => item.record.entity === entity).length;
    expect(count('course')).toBe(15);
    expect(count('module')).toBe(78);
    expect(count('tier')).toBe(4);
    expect(count('bundle')).toBe(1);
    expect(count('resource')).toBe(folders.reduce((sum, folder) => sum + folder.resources.size, 0));
    expect(count('activity')).toBe(
      folders.reduce((sum, folder) => sum + folder.activities.size, 0),
    );
  });

  test('has bundles of existing courses, with an id that no course has', () => {
    const records = items.map((item) => item.record);
    const courses = records.filter((record) => record.entity === 'course');
    for (const { id, courseIds, listPriceCents } of records.filter(
      (record) => record.entity === 'bundle',
    )) {
      const parts = courses.filter((course) => courseIds.includes(course.id));
      expect(parts).toHaveLength(courseIds.length);
      expect(parts.reduce((sum, course) => sum + course.priceCents, 0)).toBe(listPriceCents);
      expect(courses.map((course) => course.id)).not.toContain(id);
    }
  });

  test('gives a skill check the minutes of its clock, in the module and on its card (screens bug 6)', () => {
    const records = items.map(({ record }) => record);
    const listed = records.flatMap((record) =>
      record.entity === 'course' ? record.modules.flatMap((module) => module.activities) : [],
    );
    const checks = records
      .filter((record) => record.entity === 'activity')
      .filter(({ type }) => type === 'skill-check');
    expect(checks).toHaveLength(15);
    for (const { id, config, durationMinutes } of checks) {
      const { assessment } = JSON.parse(config) as { assessment: { timeLimit: number } };
      expect(durationMinutes, id).toBe(assessment.timeLimit);
      expect(listed.find((activity) => activity.id === id)?.durationMinutes, id).toBe(
        assessment.timeLimit,
      );
    }
  });

  test('publishes the changes for readers, and no note of the authors', () => {
    const written = folders.flatMap(({ course }) => course.changes);
    const notes = written.filter(({ kind }) => kind === 'internal');
    const published = items.flatMap(({ record }) =>
      record.entity === 'course' ? record.changes : [],
    );
    expect(notes).not.toHaveLength(0);
    expect(published).toHaveLength(written.length - notes.length);
    const texts = published.map(({ text }) => text).join('\n');
    for (const { text } of notes) expect(texts).not.toContain(text);
    expect(texts).not.toMatch(/choices in scenarios|exemplar meets/i);
  });

  test('says every date in words', () => {
    const texts = items.flatMap(({ record }) =>
      record.entity === 'module' || record.entity === 'resource' ? [record.compiled] : [],
    );
    expect(texts.length).toBeGreaterThan(100);
    expect(texts.filter((text) => /checked on \d/i.test(text))).toEqual([]);
    expect(texts.filter((text) => text.includes('Checked November 2')).length).toBeGreaterThan(40);
  });

  test('uses every key once', () => {
    expect(new Set(items.map(keyOf)).size).toBe(items.length);
  });

  test('can be parsed by the repositories', () => {
    for (const { record } of items) {
      const schema: z.ZodType = catalogItems[record.entity].schema;
      expect(z.encode(schema, schema.parse(record))).toEqual(record);
    }
  });

  test("keeps every item well below the table's 400 KB", () => {
    const largest = Math.max(...items.map((item) => JSON.stringify(item.record).length));
    expect(largest).toBeLessThan(200_000);
  });

  test('offers previews of written modules only', () => {
    const courses = items.flatMap(({ record }) => (record.entity === 'course' ? [record] : []));
    const modules = courses.flatMap((course) => course.modules);
    expect(modules.filter((module) => module.isPreview && !module.isWritten)).toEqual([]);
    expect(modules.filter((module) => module.isPreview).length).toBeGreaterThan(0);
  });

  test('marks an unwritten resource as not available', async () => {
    const folder = sampleFolder();
    folder.resources.delete('rubric');
    const [course] = await compileContent([folder], []);
    expect((course!.record as CourseRecord).modules.flatMap((module) => module.resources)).toEqual([
      { id: 'file-note-form', name: 'File Note Form', isAvailable: true },
      { id: 'rubric', name: 'Rubric', isAvailable: false },
    ]);
  });

  test('has typographic quotes in texts for reading, and unchanged quotes in texts that are compared', async () => {
    const straight = `Ada's "own"`;
    const folder = sampleFolder();
    const { course } = folder;
    const activity = folder.activities.get('record-keeping-skill-check')!;
    for (const record of [course, course.modules[0]!, activity]) {
      Object.assign(record, { title: straight, description: straight });
    }
    course.activities.find(({ id }) => id === activity.id)!.title = straight;
    course.features = [straight];
    course.modules[0]!.resources = [`Ada's Form`];
    folder.resources.set('adas-form', '# Form');
    const tier = { ...tiers[0]!, name: straight, description: straight, features: [straight] };
    const items = await compileContent([folder], [tier]);
    const texts = JSON.stringify(items, (key, value: unknown) =>
      key === 'config' || key === 'publicConfig' ? undefined : value,
    );
    expect(texts).not.toContain(`Ada's`);
    // Course, module, tier, and the activity and the resource both in the outline and as items of their own.
    expect(texts.match(/Ada’s “own”/g)).toHaveLength(11);
    expect(texts.match(/Ada’s Form/g)).toHaveLength(2);
    expect(items.map(({ record }) => record.id)).toContain('adas-form');
  });

  test('leaves texts that are compared with answers unchanged', async () => {
    const folder = sampleFolder();
    const { config } = folder.activities.get('record-keeping-skill-check')!;
    const [question] = (config as SkillCheckConfig).questions;
    Object.assign(question!, { options: [`It's`, 'B', 'C'], correctAnswer: `It's` });
    const records = (await compileContent([folder], [])).map(({ record }) => record);
    const record = records.find(({ id }) => id === 'record-keeping-skill-check') as ActivityRecord;
    expect(JSON.parse(record.config)).toEqual(config);
  });

  test('lists what an unwritten module will cover', async () => {
    const folder = sampleFolder();
    folder.modules.delete('record-keeping-m1');
    const text = (await compileContent([folder], [])).find(
      ({ record }) => record.id === 'record-keeping-m1',
    );
    expect((text!.record as StoredModuleText).markdown).toBe(
      '## What this module covers\n\n- First idea\n- Second idea',
    );
  });
});

describe('the hash of an item', () => {
  test('changes with its content, and no other hash does', async () => {
    const before = hashesOf(await compileContent([sampleFolder()], tiers));
    const folder = sampleFolder();
    folder.modules.set('record-keeping-m1', `${folder.modules.get('record-keeping-m1')}\nMore.`);
    const after = hashesOf(await compileContent([folder], tiers));
    const changed = [...after].filter(([key, hash]) => before.get(key) !== hash);
    expect(changed.map(([key]) => key)).toEqual([nameOf(catalogKeys.module('record-keeping-m1'))]);
  });

  test('changes for a course with the outline of a module', async () => {
    const before = hashesOf(await compileContent([sampleFolder()], tiers));
    const folder = sampleFolder();
    folder.course.modules[0]!.title = 'Other';
    const after = hashesOf(await compileContent([folder], tiers));
    const changed = [...after].filter(([key, hash]) => before.get(key) !== hash);
    expect(changed.map(([key]) => key)).toEqual([nameOf(catalogKeys.course(1))]);
  });
});

describe('the data of the prerendered pages', () => {
  const data = prerenderData(items);

  test('contains all courses, their modules, the tiers and the previews', () => {
    expect(data.courses).toHaveLength(15);
    expect(Object.values(data.modules).flat()).toHaveLength(78);
    expect(data.tiers).toHaveLength(4);
    expect(Object.keys(data.previews)).toContain('hr-foundations-m1');
  });

  test('contains no text of a module that is not a preview', () => {
    const json = JSON.stringify(data);
    const hidden = folders
      .flatMap(({ course, modules }) => course.modules.map((module) => ({ module, modules })))
      .filter(({ module, modules }) => modules.has(module.id) && !module.isPreview);
    expect(hidden.length).toBeGreaterThan(0);
    for (const { module, modules } of hidden) {
      const line = modules
        .get(module.id)!
        .split('\n')
        .find((paragraph) => /^[A-Z].{60,}/.test(paragraph))!;
      expect(json).not.toContain(JSON.stringify(line.slice(0, 60)).slice(1, -1));
    }
  });
});
