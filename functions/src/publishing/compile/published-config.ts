import type { ActivitySource } from '@learning/content/schema';
import type { CourseFolder } from '@learning/content/source';
import { typographicQuotes } from '@learning/shared/domain/typographic-quotes';
import type { SectionPlace } from '#catalog/activity-config.ts';
import { compileMarkdown } from './compile-markdown.ts';

/** Returns an activity's config as it is stored: a skill check gets the titles of the sections its questions link to. */
export function publishedConfig(activity: ActivitySource, folder: CourseFolder): object {
  if (activity.type !== 'skill-check') return activity.config;
  const links = activity.config.questions.flatMap(({ readAt }) => readAt ?? []);
  if (links.length === 0) return activity.config;
  const sections = folder.course.modules.flatMap((module): SectionPlace[] => {
    const linked = new Set(
      links.filter((link) => link.moduleId === module.id).map((link) => link.section),
    );
    if (linked.size === 0) return [];
    return compileMarkdown(folder.modules.get(module.id) ?? '')
      .headings.filter(({ id }) => linked.has(id))
      .map(({ id, text }) => ({
        moduleId: module.id,
        moduleTitle: typographicQuotes(module.title),
        section: id,
        sectionTitle: text,
      }));
  });
  return { ...activity.config, sections };
}
