import type { CourseFolder } from '@learning/content/source';
import type { SearchedCourse } from '@learning/shared/contract/catalog';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { createTaughtSearch } from './search-taught.ts';

// The index comes from the server's compiler. It is outside this TypeScript project, so it is imported by a computed name.
const functions = join(import.meta.dirname, '../../../../functions/src');
interface Item {
  record: { entity: string; id: unknown };
}
const { loadContent } = (await import(join(functions, 'publishing/load-content.ts'))) as {
  loadContent: () => Promise<CourseFolder[]>;
};
const { compileContent } = (await import(
  join(functions, 'publishing/compile/compile-content.ts')
)) as { compileContent: (folders: CourseFolder[], tiers: never[]) => Promise<Item[]> };
const { SearchEntryRecord } = (await import(join(functions, 'catalog/catalog-records.ts'))) as {
  SearchEntryRecord: { parse: (record: unknown) => unknown };
};
const { presentSearchedCourse } = (await import(join(functions, 'catalog/present-course.ts'))) as {
  presentSearchedCourse: (course: unknown, entries: unknown[]) => SearchedCourse;
};

const items = await compileContent(await loadContent(), []);
const of = (entity: string) =>
  items.filter(({ record }) => record.entity === entity).map(({ record }) => record);
const entries = of('searchEntry').map((record) => SearchEntryRecord.parse(record));
const courses = of('course').map((course) => presentSearchedCourse(course, entries));
const search = createTaughtSearch(courses);
if (process.env.PRINT) {
  console.log('bytes', JSON.stringify(courses).length);
  for (const words of process.env.PRINT.split(',')) {
    console.log(`\n${words}`);
    for (const { course, modules, isFound } of search.find(words).slice(0, 4))
      console.log(
        `  ${course.id} ${course.title}${isFound ? ' *' : ''}: ${modules
          .slice(0, 3)
          .map(
            ({ module, sections, resources }) =>
              `${module.title} [${sections.map(({ title }) => title).join('; ')}] [${resources.map(({ name }) => name).join('; ')}]`,
          )
          .join(' | ')}`,
      );
    console.log(
      '  count',
      search.find(words).length,
      'near',
      search
        .near(words)
        .map(({ title }) => title)
        .join(' | '),
    );
  }
}
describe('x', () => {
  it('x', () => expect(1).toBe(1));
});
