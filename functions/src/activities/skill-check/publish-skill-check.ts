import type { SkillCheckConfig } from '@learning/content/schema';
import type { CourseFolder } from '@learning/content/source';
import type { PublicSkillCheckConfig } from '@learning/shared/contract/activity-payloads';
import { drawQuestions } from '@learning/shared/domain/scoring/draw-questions';
import { withLightEssay } from '@learning/shared/domain/scoring/score-skill-check';
import type { PublishedType } from '#publishing/published-type.ts';
import { sectionPlaces } from '#publishing/compile/section-places.ts';

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
  return links.length === 0 ? config : { ...config, sections: sectionPlaces(links, folder) };
}
