import type { ContentIssue, CourseFolder } from '@learning/content/source';
import { guessIssues } from '@learning/content/validation/editions';
import { validateContent } from '@learning/content/validation/validate-content';
import { activityIssues } from './activity-types.ts';
import { compileMarkdown } from './compile/compile-markdown.ts';

/**
 * Returns everything a writer can get wrong: the issues of `validateContent`, and, when there are none, those that only an
 * HTML parser or the rules of forms can find.
 */
export function checkContent(folders: readonly CourseFolder[]): ContentIssue[] {
  const issues = validateContent(folders);
  if (issues.length > 0) return issues;
  const inFolders = folders.flatMap((folder) => [
    ...[...folder.activities.values()].flatMap((activity) =>
      activityIssues(activity).map((issue) => ({
        file: `${folder.slug}/activities/${activity.id}.ts`,
        ...issue,
      })),
    ),
    ...reviewCardIssues(folder),
  ]);
  return [...inFolders, ...guessIssues(folders)];
}

/** Checks that each review card names a heading of its module. Source: rules/content.md C36 */
function reviewCardIssues({ slug, modules, reviewCards }: CourseFolder): ContentIssue[] {
  return [...reviewCards].flatMap(([moduleId, cards]) => {
    const { headings } = compileMarkdown(modules.get(moduleId) ?? '');
    const ids = headings.map((heading) => heading.id);
    return cards.flatMap(({ section }, index) =>
      ids.includes(section)
        ? []
        : [
            {
              file: `${slug}/review-cards/${moduleId}.ts`,
              field: `${index}.section`,
              message: `'${section}' is no heading of the module; it has ${ids.join(', ')}`,
            },
          ],
    );
  });
}
