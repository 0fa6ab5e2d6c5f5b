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

/** Returns where the words lead, the best first: `course → module → section or document`. */
const found = (words: string) =>
  search
    .find(words)
    .flatMap(({ modules }) =>
      modules.map(({ module, sections: [section], resources: [resource] }) =>
        [module.title, section?.title ?? resource?.name].filter(Boolean).join(' → '),
      ),
    );

describe('the search finds first what an HR person means by', () => {
  it.each([
    ['harass', 'Equality, Harassment and Retaliation → Harassment'],
    ['FMLA', 'The Employment Law Landscape'],
    ['turnover', 'Case Studies: Turnover and Hiring → Cohort Turnover'],
    ['termination', 'PIPs, Separations and Legal Holds'],
    ['interview', 'Structured Interviewing → Interviewer Bias'],
    ['salary', 'Job Evaluation and Pay Structures → Salary Structure Workbook'],
    ['onboarding', 'Onboarding and 90-Day Integration'],
    ['PIP', 'Managing Underperformance → PIP Standards and Support'],
    ['PTO', 'Incentives, Benefits and Recognition'],
    ['bargaining', 'Bargaining and Agreement Administration → Bargaining Minutes Template'],
  ])('%s', (words, first) => {
    expect(found(words)[0]).toBe(first);
  });

  it.each([
    ['a law', 'Title VII', 'Equality, Harassment and Retaliation'],
    ['a law in short', 'flsa', 'The Employment Law Landscape'],
    ['several words', 'hostile work environment', 'Equality, Harassment and Retaliation'],
    ['a plural', 'layoffs', 'Scenarios and Global Workforce'],
    ['a misspelled word', 'harrasment', 'Equality, Harassment and Retaliation → Harassment'],
    ['an unfinished word', 'onboar', 'Onboarding and 90-Day Integration'],
    ['a template', 'file note template', 'Everyday HR Records → File Note Template'],
    ['a straight apostrophe', "employee's side", 'Defensible Documentation Standards'],
  ])('%s: %s', (_kind, words, first) => {
    expect(found(words)[0]).toMatch(new RegExp(`^${first}`));
  });
});

describe('the search', () => {
  it('finds a course by its features, without a module', () => {
    const [hit] = search.find('basic compliance audit');
    expect(hit?.course.title).toBe('HR Compliance, Policy and Ethical Practice');
    expect(hit?.isFound).toBe(true);
  });

  it('says by which word a module is found whose title does not have it', () => {
    const [fmla, harass] = ['fmla', 'harass'].map((words) => search.find(words)[0]?.modules[0]);
    expect([fmla?.word, harass?.word]).toEqual(['FMLA', undefined]);
  });

  it('finds nothing without words, or by words that no one teaches', () => {
    expect([search.find(''), search.find('  '), search.find('pizza')]).toEqual([[], [], []]);
  });

  it('names three near courses for words that find nothing', () => {
    expect(search.find('salaryx zumba')).toEqual([]);
    expect(search.near('salaryx zumba').map(({ title }) => title)).toHaveLength(3);
    expect(search.near('salaryx zumba')[0]?.title).toBe('Total Rewards and Pay Equity');
    expect(search.near('pizza').every(({ isPopular }) => isPopular)).toBe(true);
  });
});
