import type { CatalogReader } from '#catalog/catalog.ts';
import type { LinkCheck } from '#publishing/links/link-check-repository.ts';
import type { ContentVersion } from '#publishing/versions/content-versions.ts';
import type { OperatedCourseRepository } from './operated-course-repository.ts';

/** What operators need for courses. */
export interface OperatedCourses {
  operatedCourses: OperatedCourseRepository;
  catalog: CatalogReader;
  listVersions: () => Promise<ContentVersion[]>;
  readLinkCheck: () => Promise<LinkCheck | undefined>;
  newId: (now: Date) => string;
}

export type { LinkCheck };
