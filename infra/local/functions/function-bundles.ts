import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { FunctionGroup } from '@learning/shared/contract/route';

/** The part of Lambda's context that has a meaning on this machine. */
export interface FunctionContext {
  functionName: string;
  awsRequestId: string;
  getRemainingTimeInMillis(): number;
}

/** The functions of the contract's groups, and those that Stripe, the scheduler and Cognito call. */
export type DeployedFunction =
  | FunctionGroup
  | 'stripe-webhook'
  | 'billing-reconciler'
  | 'credential-publisher'
  | 'reactions'
  | 'reminders'
  | 'data-export'
  | 'account-deletion'
  | 'post-confirmation'
  | 'pre-token-generation'
  | 'custom-message'
  | 'custom-email-sender';

export type FunctionHandler = (event: object, context: FunctionContext) => Promise<unknown>;

/** The deployed bundles; each is loaded on its first call. */
export interface FunctionBundles {
  load(name: DeployedFunction): Promise<FunctionHandler>;
  /** Lets calls wait for a build, then loads the new bundles. */
  reloadAfter(build: Promise<void>): Promise<void>;
}

/**
 * Loads bundles from `folder`: `<name>/index.mjs`, exporting `handler`. They read the environment variables on their first call, which
 * must be set before it.
 */
export function openBundles(folder: string): FunctionBundles {
  const handlers = new Map<DeployedFunction, Promise<FunctionHandler>>();
  let generation = 0;
  let building = Promise.resolve();
  return {
    async load(name) {
      await building;
      const file = join(folder, name, 'index.mjs');
      const loaded = handlers.get(name) ?? importHandler(file, generation);
      handlers.set(name, loaded);
      loaded.catch(() => handlers.delete(name));
      return loaded;
    },
    async reloadAfter(build) {
      building = build.then(
        () => {
          generation += 1;
          handlers.clear();
        },
        // The caller gets the error from `build`; the old bundles are used until the next build.
        () => {},
      );
      await build;
    },
  };
}

async function importHandler(file: string, generation: number): Promise<FunctionHandler> {
  if (!existsSync(file)) throw new Error(`There is no bundle ${file}.`);
  // The query makes Node read the file again; unchanged chunks keep their names and stay loaded.
  const module = (await import(`${pathToFileURL(file).href}?${generation}`)) as {
    handler: FunctionHandler;
  };
  return module.handler;
}
