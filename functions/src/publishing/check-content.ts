import type { ActivitySource } from '@learning/content/schema';
import type { ContentIssue, CourseFolder } from '@learning/content/source';
import { validateContent } from '@learning/content/validation/validate-content';
import { checkFormData } from '@learning/shared/domain/documents/generate-document';
import { compileTemplate } from './compile/compile-template.ts';

/**
 * Returns everything a writer can get wrong: the issues of `validateContent`, and, when there are none, those that only an
 * HTML parser or the rules of forms can find.
 */
export function checkContent(folders: readonly CourseFolder[]): ContentIssue[] {
  const issues = validateContent(folders);
  if (issues.length > 0) return issues;
  return folders.flatMap(({ slug, activities }) =>
    [...activities.values()].flatMap((activity) =>
      generatorIssues(activity).map((issue) => ({
        file: `${slug}/activities/${activity.id}.ts`,
        ...issue,
      })),
    ),
  );
}

function generatorIssues(activity: ActivitySource): Omit<ContentIssue, 'file'>[] {
  if (activity.type !== 'generator') return [];
  const { fields, output, examples } = activity.config;
  const ofTemplate = output.format === 'html' ? compileTemplate(output.template).issues : [];
  return [
    ...ofTemplate.map((message) => ({ field: 'config.output.template', message })),
    ...checkFormData(fields, examples.sampleData).map(({ fieldId, message }) => ({
      field: `config.examples.sampleData.${fieldId}`,
      message,
    })),
  ];
}
