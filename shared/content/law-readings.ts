import type { CourseFolder } from './source.ts';
import { resourceSlug } from './schema.ts';
import { lawBoxesOf } from './validation/markdown-blocks.ts';

/** A box with local law, and the day on which its source was read. */
export interface LawReading {
  /** The module, resource or exemplar that it stands in. */
  title: string;
  country: string;
  readOn: string;
}

/** Returns the Markdown texts of a course with their titles. */
export function titledTexts(folder: CourseFolder): (readonly [title: string, text: string])[] {
  const { course, modules, resources, filledResources, exemplars } = folder;
  const resourceName = (id: string) =>
    course.modules.flatMap((module) => module.resources).find((name) => resourceSlug(name) === id);
  const titleOf = (id: string) => course.modules.find((module) => module.id === id)?.title ?? id;
  return [
    ...[...modules].map(([id, text]) => [titleOf(id), text] as const),
    ...[...resources].map(([id, text]) => [resourceName(id) ?? id, text] as const),
    ...[...filledResources].map(
      ([id, text]) => [`${resourceName(id) ?? id}, filled in`, text] as const,
    ),
    ...[...exemplars].map(([id, text]) => [`${titleOf(id)}, exemplar`, text] as const),
  ];
}

/** Returns the law boxes of a course, the oldest first. A box with several dates is as old as the oldest. Source: rules/content.md C47 */
export function lawReadings(folder: CourseFolder): LawReading[] {
  return titledTexts(folder)
    .flatMap(([title, text]) => readingsOf(text).map((reading) => ({ title, ...reading })))
    .toSorted((a, b) => a.readOn.localeCompare(b.readOn));
}

function readingsOf(text: string): Omit<LawReading, 'title'>[] {
  return lawBoxesOf(text).flatMap(({ paragraphs }) => {
    const box = paragraphs.join('\n');
    const country = /^\*\*(\w+)\.\*\*/.exec(box)?.[1] ?? '';
    const days = [...box.matchAll(/checked on (\d{4}-\d\d-\d\d)/gi)].map(([, day]) => day!);
    const [readOn] = days.toSorted();
    return readOn === undefined ? [] : [{ country, readOn }];
  });
}
