import type { PublicSimulationConfig } from '@learning/shared/contract/activity-payloads';
import { sectionPlaces } from '#publishing/compile/section-places.ts';
import type { PublishedType } from '#publishing/published-type.ts';

export const publishedSimulation: PublishedType<'simulation'> = {
  /** The figures at the start come with the attempt; how strong the effects are, with a pass. */
  publicConfig(config): PublicSimulationConfig {
    const { context, aim, people, periods, start, inputs, figures, charted } = config;
    const { outcome, guardrails, assumptions } = config;
    return {
      context,
      aim,
      people,
      periods,
      start,
      inputs,
      figures,
      charted,
      outcome,
      guardrails,
      assumptions,
    };
  },
  storedConfig: (config, folder) => ({
    ...config,
    sections: sectionPlaces(config.readAt, folder),
  }),
  issues: () => [],
};
