import type { CapstoneSource } from '@learning/content/capstone-schema';
import type { FigureSource } from '@learning/content/figure-schema';
import type { ActivitySource, CourseSource } from '@learning/content/schema';
import type { ReviewCardSource } from '@learning/content/review-card-schema';
import type { CourseFolder } from '@learning/content/source';
import type { WorkbookSource } from '@learning/content/workbook-schema';
import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

/** The folder of the authored courses. */
export const coursesDirectory = join(import.meta.dirname, '../../../shared/content/courses');

/** Ends the name of a resource's filled version. */
const FILLED = '.filled';

/** Reads every course folder, by course id. The values are not checked: `validateContent` does that. */
export async function loadContent(directory = coursesDirectory): Promise<CourseFolder[]> {
  const entries = await readdir(directory, { withFileTypes: true });
  const slugs = entries.filter((entry) => entry.isDirectory()).map((entry) => entry.name);
  const folders = await Promise.all(slugs.map((slug) => loadFolder(join(directory, slug), slug)));
  return folders.toSorted((a, b) => a.course.id - b.course.id);
}

async function loadFolder(folder: string, slug: string): Promise<CourseFolder> {
  const resources = await readTexts(join(folder, 'resources'));
  return {
    slug,
    course: await importDefault<CourseSource>(join(folder, 'course.ts')),
    modules: await readTexts(join(folder, 'modules')),
    resources: new Map([...resources].filter(([name]) => !name.endsWith(FILLED))),
    filledResources: new Map(
      [...resources].flatMap(([name, text]) =>
        name.endsWith(FILLED) ? [[name.slice(0, -FILLED.length), text] as const] : [],
      ),
    ),
    activities: await readModules<ActivitySource>(join(folder, 'activities')),
    exemplars: await readTexts(join(folder, 'exemplars')),
    ...(existsSync(join(folder, 'capstone.ts'))
      ? { capstone: await importDefault<CapstoneSource>(join(folder, 'capstone.ts')) }
      : {}),
    figures: await readModules<FigureSource>(join(folder, 'figures')),
    workbooks: await readModules<WorkbookSource>(join(folder, 'workbooks')),
    reviewCards: await readModules<ReviewCardSource[]>(join(folder, 'review-cards')),
  };
}

/** Reads the default export of each TypeScript file of a folder. */
function readModules<T>(folder: string): Promise<Map<string, T>> {
  return readFiles(folder, '.ts', (path) => importDefault<T>(path));
}

function readTexts(folder: string): Promise<Map<string, string>> {
  return readFiles(folder, '.md', (path) => readFile(path, 'utf8'));
}

async function readFiles<T>(folder: string, ending: string, read: (path: string) => Promise<T>) {
  const names = existsSync(folder) ? (await readdir(folder)).toSorted() : [];
  const found = names.filter((name) => name.endsWith(ending) && !name.endsWith('.d.ts'));
  const values = await Promise.all(found.map((name) => read(join(folder, name))));
  return new Map(found.map((name, index) => [name.slice(0, -ending.length), values[index]!]));
}

async function importDefault<T>(path: string): Promise<T> {
  return ((await import(pathToFileURL(path).href)) as { default: T }).default;
}
