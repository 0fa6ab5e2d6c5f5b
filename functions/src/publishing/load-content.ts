import type { ActivitySource, CourseSource } from '@learning/content/schema';
import type { CourseFolder } from '@learning/content/source';
import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

/** The folder of the authored courses. */
export const coursesDirectory = join(import.meta.dirname, '../../../shared/content/courses');

/** Reads every course folder, by course id. The values are not checked: `validateContent` does that. */
export async function loadContent(directory = coursesDirectory): Promise<CourseFolder[]> {
  const entries = await readdir(directory, { withFileTypes: true });
  const slugs = entries.filter((entry) => entry.isDirectory()).map((entry) => entry.name);
  const folders = await Promise.all(slugs.map((slug) => loadFolder(join(directory, slug), slug)));
  return folders.toSorted((a, b) => a.course.id - b.course.id);
}

async function loadFolder(folder: string, slug: string): Promise<CourseFolder> {
  return {
    slug,
    course: await importDefault<CourseSource>(join(folder, 'course.ts')),
    modules: await readTexts(join(folder, 'modules')),
    resources: await readTexts(join(folder, 'resources')),
    activities: await readFiles(join(folder, 'activities'), '.ts', (path) =>
      importDefault<ActivitySource>(path),
    ),
  };
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
