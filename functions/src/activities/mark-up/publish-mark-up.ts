import type { PublicMarkUpConfig } from '@learning/shared/contract/activity-payloads';
import { drawnSentences } from '@learning/shared/domain/scoring/draw-mark-up';
import { sectionPlaces } from '#publishing/compile/section-places.ts';
import type { PublishedType } from '#publishing/published-type.ts';

export const publishedMarkUp: PublishedType<'mark-up'> = {
  /** The document comes with the state, as drawn for the learner's next attempt. */
  publicConfig({ context, problems }): PublicMarkUpConfig {
    return {
      context,
      problems: problems.map(({ id, name, description }) => ({ id, name, description })),
    };
  },
  storedConfig: (config, folder) => ({
    ...config,
    sections: sectionPlaces(
      drawnSentences(config).map(({ readAt }) => readAt),
      folder,
    ),
  }),
  issues: () => [],
};
