import type { CourseFolder } from '@learning/content/source';
import { typographicQuotes } from '@learning/shared/domain/typographic-quotes';
import type { SectionPlace } from '#activities/skill-check/skill-check-config.ts';
import { compileMarkdown } from './compile-markdown.ts';

/** Returns the sections that an activity links to with their titles, each once, in the order of the course. */
export function sectionPlaces(
  links: readonly { moduleId: string; section: string }[],
  { course, modules }: CourseFolder,
): SectionPlace[] {
  return course.modules.flatMap((module): SectionPlace[] => {
    const linked = new Set(
      links.filter((link) => link.moduleId === module.id).map((link) => link.section),
    );
    if (linked.size === 0) return [];
    return compileMarkdown(modules.get(module.id) ?? '')
      .headings.filter(({ id }) => linked.has(id))
      .map(({ id, text }) => ({
        moduleId: module.id,
        moduleTitle: typographicQuotes(module.title),
        section: id,
        sectionTitle: text,
      }));
  });
}
