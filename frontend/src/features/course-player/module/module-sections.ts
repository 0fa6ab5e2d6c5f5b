import type { Module } from '@learning/shared/contract/catalog';

export interface Section {
  id: string;
  text: string;
  /** 2 for main sections, 3 for subsections. */
  depth: number;
}

/** Id of the list of resources. */
export const RESOURCES_ID = 'module-resources';

/** Lists the sections of a module's text, and its resources, in page order. */
export function sectionsOf({ headings, resourceLinks }: Module): Section[] {
  return [
    ...headings.filter(({ depth }) => depth <= 3),
    ...(resourceLinks.length > 0 ? [{ id: RESOURCES_ID, text: 'Resources', depth: 2 }] : []),
  ];
}
