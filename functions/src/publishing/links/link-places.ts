import { lawBoxesOf } from '@learning/content/validation/markdown-blocks';
import { titledTexts } from '@learning/content/law-readings';
import type { CourseFolder } from '@learning/content/source';
import { addressesIn } from './addresses-in.ts';

/** Where an address stands, as an operator reads it. */
export interface LinkPlace {
  courseId: number;
  address: string;
  /** The module, resource or activity. */
  place: string;
  /** The country of the law box that it stands in; null outside of one. */
  country: string | null;
}

/** Returns every place of every web address in a course, once each. */
export function linkPlaces(folder: CourseFolder): LinkPlace[] {
  const { course, activities, figures, workbooks, reviewCards } = folder;
  const courseId = course.id;
  const titleOf = (id: string) => course.modules.find((module) => module.id === id)?.title ?? id;
  const inTexts = titledTexts(folder).flatMap(([place, text]) => {
    const countryOf = new Map(
      lawBoxesOf(text).flatMap(({ paragraphs }) => {
        const box = paragraphs.join('\n');
        const country = /^\*\*(\w+)\.\*\*/.exec(box)?.[1] ?? '';
        return addressesIn(box).map((address) => [address, country] as const);
      }),
    );
    return addressesIn(text).map((address) => {
      const country = countryOf.get(address) ?? null;
      return { courseId, address, place, country };
    });
  });
  const others: [place: string, content: unknown][] = [
    ['Description of the course', course],
    ...[...activities].map(
      ([id, activity]) => [activity.title || id, activity] as [string, unknown],
    ),
    ...[...figures].map(([id, figure]) => [`Figure ${id}`, figure] as [string, unknown]),
    ...[...workbooks].map(([id, workbook]) => [`Workbook ${id}`, workbook] as [string, unknown]),
    ...[...reviewCards].map(
      ([id, cards]) => [`Review cards of ${titleOf(id)}`, cards] as [string, unknown],
    ),
  ];
  const inOthers = others.flatMap(([place, content]) =>
    addressesIn(content).map((address) => ({ courseId, address, place, country: null })),
  );
  const all = [...inTexts, ...inOthers];
  return [...new Map(all.map((each) => [`${each.address} ${each.place}`, each])).values()];
}
