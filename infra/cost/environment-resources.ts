import { addEnvironment } from '#stacks/learning-app.ts';
import { temporaryApp } from '#stacks/temporary-app.ts';
import type { EnvironmentSettings } from '#environments.ts';
import type { PricedResource } from './monthly-cost.ts';

/** Synthesizes an environment and returns all resources of its stacks. Needs the built functions, not the site. */
export function environmentResources(settings: EnvironmentSettings): PricedResource[] {
  const app = temporaryApp();
  addEnvironment(app, settings, {
    routes: { prerendered: ['/'], shell: [], shared: [], modules: {}, files: [] },
    inlineHashes: [],
  });
  return app.synth().stacks.flatMap((stack) => {
    const template = stack.template as { Resources?: Record<string, PricedResource> };
    return Object.values(template.Resources ?? {}).map(({ Type, Properties }) => ({
      Type,
      Properties: Properties ?? {},
    }));
  });
}
