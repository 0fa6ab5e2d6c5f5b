import type { SkillCheckConfig } from '@learning/content/schema';
import type { CourseFolder } from '@learning/content/source';
import type { PublicSkillCheckConfig } from '@learning/shared/contract/activity-payloads';
import { drawCheck } from '@learning/shared/domain/scoring/draw-check';
import { withLightEssay } from '@learning/shared/domain/scoring/score-skill-check';
import type { PublishedType } from '#publishing/published-type.ts';
import { sectionPlaces } from '#publishing/compile/section-places.ts';

export const publishedSkillCheck: PublishedType<'skill-check'> = {
  /** The questions and the case file come with the attempt, when the clock is running. */
  publicConfig(config): PublicSkillCheckConfig {
    const { assessment, questions, caseFile, badge } = config;
    const { questions: asked } = drawCheck(config, { seen: {}, right: [], seed: 0 });
    return {
      assessment,
      questions: withLightEssay(asked).map(({ type, points }) => ({ type, points })),
      bankSize: questions.length,
      ...(caseFile && { documentCount: caseFile.documents.length }),
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
