import type { ContentIssue, CourseFolder } from '#source.ts';
import { lawBoxesOf } from './markdown-blocks.ts';

/** Checks the change log of a course. Its dates compare as text. Source: rules/content.md C44 */
export function checkChanges({ slug, course, modules }: CourseFolder): ContentIssue[] {
  const file = `${slug}/course.ts`;
  const issues: ContentIssue[] = [];
  const moduleIds = new Set(course.modules.map(({ id }) => id));
  for (const [index, change] of course.changes.entries()) {
    const before = course.changes[index - 1];
    const field = `changes.${index}`;
    if (before && (change.date > before.date || change.edition > before.edition))
      issues.push({ file, field, message: 'is newer than the change before it; newest first' });
    for (const id of change.modules.filter((module) => !moduleIds.has(module)))
      issues.push({ file, field: `${field}.modules`, message: `'${id}' is not a module` });
  }
  for (const { id } of course.modules) {
    const checkedOn = newestCheck(modules.get(id) ?? '');
    const isLogged = course.changes.some(
      ({ kind, modules: touched, date }) =>
        kind === 'law' && touched.includes(id) && date >= checkedOn,
    );
    if (checkedOn !== '' && !isLogged) {
      const message = `have no law change of ${id} on or after ${checkedOn}, when its boxes were checked`;
      issues.push({ file, field: 'changes', message });
    }
  }
  return issues;
}

/** Returns the newest day on which a module's law boxes were checked; '' if it has none. */
function newestCheck(markdown: string): string {
  const days = lawBoxesOf(markdown).flatMap(({ paragraphs }) =>
    [...paragraphs.join('\n').matchAll(/checked on (\d{4}-\d\d-\d\d)/gi)].map(([, day]) => day!),
  );
  return days.toSorted().at(-1) ?? '';
}
