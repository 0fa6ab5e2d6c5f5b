import type { SkillCheckConfig } from '@learning/content/schema';
import type { CourseFolder } from '@learning/content/source';
import type { PublicSkillCheckConfig } from '@learning/shared/contract/activity-payloads';
import { drawQuestions } from '@learning/shared/domain/scoring/draw-questions';
import { withLightEssay } from '@learning/shared/domain/scoring/score-skill-check';
import { typographicQuotes } from '@learning/shared/domain/typographic-quotes';
import type { PublishedType } from '#publishing/published-type.ts';
import { compileMarkdown } from '#publishing/compile/compile-markdown.ts';
import type { SectionPlace } from './skill-check-config.ts';

export const publishedSkillCheck: PublishedType<'skill-check'> = {
  /** The questions come with the attempt, when the clock is running. */
  publicConfig({ assessment, asks, questions, badge }): PublicSkillCheckConfig {
    const asked = drawQuestions(questions, { asks, seen: {}, right: [], seed: 0 });
    return {
      assessment,
      questions: withLightEssay(asked).map(({ type, points }) => ({ type, points })),
      bankSize: questions.length,
      badge,
    };
  },
  storedConfig: withSections,
  issues: () => [],
};

/** Adds the titles of the sections that the questions link to. */
function withSections(config: SkillCheckConfig, folder: CourseFolder): object {
  const links = config.questions.flatMap(({ readAt }) => readAt ?? []);
  if (links.length === 0) return config;
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
  return { ...config, sections };
}
