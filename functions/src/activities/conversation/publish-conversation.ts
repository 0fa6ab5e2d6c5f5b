import type { PublicConversationConfig } from '@learning/shared/contract/activity-payloads';
import { sectionPlaces } from '#publishing/compile/section-places.ts';
import type { PublishedType } from '#publishing/published-type.ts';

export const publishedConversation: PublishedType<'conversation'> = {
  /** The lines come with the attempt, each reply once its line is said. */
  publicConfig({ context, aim, person, opening, lines, turns }): PublicConversationConfig {
    return { context, aim, person, opening, lineCount: lines.length, turns };
  },
  storedConfig: (config, folder) => ({
    ...config,
    sections: sectionPlaces(config.readAt, folder),
  }),
  issues: () => [],
};
