import type { ActivitySource, CourseSource } from './schema.ts';

/** A course folder as read from disk. Values are unchecked until `validateContent` has seen them. */
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

/** Something a writer must mend: where, and what. */
export interface ContentIssue {
  /** Path below `shared/content/courses/`. */
  file: string;
  /** Dotted path inside the file; empty for the file as a whole. */
  field: string;
  message: string;
}

/** An issue whose file is known from elsewhere. */
export type TextIssue = Omit<ContentIssue, 'file'>;
