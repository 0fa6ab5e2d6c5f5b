import type { Module } from '@learning/shared/contract/catalog';

/** Ids of the sections after the text. */
export const RESOURCES_ID = 'module-resources';
export const ACTIVITIES_ID = 'module-activities';

export interface Section {
  id: string;
  text: string;
  /** 2 for main sections, 3 for subsections. */
  depth: number;
}

/** Lists the sections of a module in page order. */
export function sectionsOf(module: Module): Section[] {
  const { headings, resourceLinks, activityCount } = module;
  return [
    ...headings.filter(({ depth }) => depth <= 3),
    ...(resourceLinks.length > 0 ? [{ id: RESOURCES_ID, text: 'Resources', depth: 2 }] : []),
    ...(activityCount > 0
      ? [{ id: ACTIVITIES_ID, text: activityCount === 1 ? 'Activity' : 'Activities', depth: 2 }]
      : []),
  ];
}
