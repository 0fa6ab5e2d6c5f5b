import type { ActivitySource, CourseSource } from './schema.ts';

/** A course folder as read from disk. Its values are unchecked until `validateContent` has checked them. */
export interface CourseFolder {
  slug: string;
  course: CourseSource;
  /** Module id → Markdown. Absent ids are outlines. */
  modules: ReadonlyMap<string, string>;
  /** Resource slug → Markdown. */
  resources: ReadonlyMap<string, string>;
  /** Activity id → written activity. */
  activities: ReadonlyMap<string, ActivitySource>;
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
