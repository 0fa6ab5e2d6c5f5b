import type { SearchedModule } from '@learning/shared/contract/catalog';

export const courseAddress = (courseId: number) => `/courses/${courseId}`;

/** The catalog with the words in its search. */
export const catalogAddress = (words: string) =>
  `/courses?${new URLSearchParams({ search: words }).toString()}`;

/**
 * Returns where a module can be read: in the player if the course is open to the learner, else its free page, else its place on the page
 * of the course.
 *
 * @param sectionId of a heading
 */
export function moduleAddress(
  courseId: number,
  { id, isPreview }: Pick<SearchedModule, 'id' | 'isPreview'>,
  isOpen: boolean,
  sectionId?: string,
): string {
  const section = sectionId === undefined ? '' : `#${sectionId}`;
  if (isOpen) return `/course/${courseId}/play?module=${id}${section}`;
  if (isPreview) return `${courseAddress(courseId)}/preview${section}`;
  return `${courseAddress(courseId)}#${id}`;
}

/** Returns where a document of a module can be read; for visitors, the module. */
export function resourceAddress(
  courseId: number,
  module: Pick<SearchedModule, 'id' | 'isPreview'>,
  isOpen: boolean,
  resourceId: string,
): string {
  return isOpen
    ? `/course/${courseId}/resources/${resourceId}`
    : moduleAddress(courseId, module, isOpen);
}
