import type * as z from 'zod';
import type { ContentIssue } from '#source.ts';

/** Returns what a schema refuses in the default export of a content file. */
export function schemaIssues(schema: z.ZodType, value: unknown, file: string): ContentIssue[] {
  const result = schema.safeParse(value);
  return result.success
    ? []
    : result.error.issues.map((issue) => ({
        file,
        field: issue.path.join('.'),
        message: issue.message,
      }));
}
