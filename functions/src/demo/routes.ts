import { demoRoutes } from '@learning/shared/contract/demo';
import { Failure } from '#failure.ts';
import type { Implementations } from '#http/create-handler.ts';
import type { DemoDependencies } from './dependencies.ts';
import { startDemo } from './start-demo.ts';

/** @param deps undefined where the environment has no demo */
export function demoImplementations(
  deps: DemoDependencies | undefined,
): Implementations<typeof demoRoutes> {
  return {
    startDemo: ({ address, now }) => {
      if (!deps) throw new Failure('demo_not_offered');
      return startDemo({ address, now }, deps);
    },
  };
}
