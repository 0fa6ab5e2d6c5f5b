import type { CapstoneSource } from './capstone-schema.ts';
import type { FigureSource } from './figure-schema.ts';
import type { ActivitySource, CourseSource } from './schema.ts';
import type { ReviewCardSource } from './review-card-schema.ts';
import type { WorkbookSource } from './workbook-schema.ts';

/** A course folder as read from disk. Its values are unchecked until `validateContent` has checked them. */
export interface CourseFolder {
  slug: string;
  course: CourseSource;
  /** Module id → Markdown. Absent ids are outlines. */
  modules: ReadonlyMap<string, string>;
  /** Resource slug → Markdown. */
  resources: ReadonlyMap<string, string>;
  /** Resource slug → Markdown of the filled version. */
  filledResources: ReadonlyMap<string, string>;
  /** Id of an assessment → Markdown of its exemplar. */
  exemplars: ReadonlyMap<string, string>;
  /** The capstone of its assessment; most courses have none. */
  capstone?: CapstoneSource;
  /** Figure id → figure. */
  figures: ReadonlyMap<string, FigureSource>;
  /** Resource slug → workbook. */
  workbooks: ReadonlyMap<string, WorkbookSource>;
  /** Activity id → written activity. */
  activities: ReadonlyMap<string, ActivitySource>;
  /** Module id → its review cards. */
  reviewCards: ReadonlyMap<string, readonly ReviewCardSource[]>;
}

/** A problem that a writer must fix. */
export interface ContentIssue {
  /** Path below `shared/content/courses/`. */
  file: string;
  /** Dotted path inside the file; empty for the file as a whole. */
  field: string;
  message: string;
}

/** An issue without its file, which the caller adds. */
export type TextIssue = Omit<ContentIssue, 'file'>;
