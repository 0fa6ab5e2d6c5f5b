import type { PublicScenarioConfig } from '@learning/shared/contract/activity-payloads';
import { scenarioPaths } from '@learning/shared/domain/scoring/scenario-paths';
import type { PublishedType } from '#publishing/published-type.ts';

export const publishedScenario: PublishedType<'scenario'> = {
  /** The steps come one by one, as the learner decides. */
  publicConfig(config): PublicScenarioConfig {
    const { title, context, people } = config.scenario;
    const lengths = scenarioPaths(config).paths.map((path) => path.length);
    return {
      scenario: { title, context, ...(people ? { people } : {}) },
      decisions: { fewest: Math.min(...lengths), most: Math.max(...lengths) },
      passingScore: config.passingScore,
      ...(config.actionPlan ? { actionPlan: config.actionPlan } : {}),
    };
  },
  storedConfig: (config) => config,
  issues: () => [],
};
