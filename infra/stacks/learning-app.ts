import { App, Tags, Validations, type AppProps } from 'aws-cdk-lib';
import recommendedFlags from 'aws-cdk-lib/recommended-feature-flags.json' with { type: 'json' };
import { AwsSolutionsChecks, ServerlessChecks } from 'cdk-nag';
import type { IConstruct } from 'constructs';
import { ENVIRONMENT_TAG, PRODUCT_TAG } from '#cost/cost-tags.ts';
import type { BuiltSite } from '#edge/built-site.ts';
import { stackName, type EnvironmentSettings, type StackArea } from '#environments.ts';
import { ApiStack } from './api-stack.ts';
import { DataStack } from './data-stack.ts';
import { IdentityStack } from './identity-stack.ts';
import { OperationsStack } from './operations-stack.ts';
import { WebStack } from './web-stack.ts';

/**
 * CDK's recommended behavior, set here and not in cdk.json so that tests see the same templates. The one deviation:
 * a stack must not lose what another one uses, so references stay exports.
 */
const FLAGS = {
  ...recommendedFlags,
  '@aws-cdk/core:defaultCrossStackReferences': 'strong',
  '@aws-cdk/core:target-partitions': ['aws'],
};

/** Creates an app whose templates are checked against AWS's rules for solutions and for serverless. */
export function createApp(props: AppProps = {}): App {
  const app = new App({ ...props, postCliContext: FLAGS });
  Validations.of(app).addPlugins(new AwsSolutionsChecks(app), new ServerlessChecks(app));
  return app;
}

/**
 * Adds all stacks of one environment. Nothing is shared between environments and nothing is looked up, so it synthesizes offline.
 *
 * @param built what the edge has to know about the built site
 */
export function addEnvironment(app: App, settings: EnvironmentSettings, built: BuiltSite) {
  const name = (area: StackArea) => stackName(settings.name, area);
  const base = {
    env: { region: settings.region },
    terminationProtection: settings.isProtected,
  };

  const { table, credentials, exports, copies } = new DataStack(app, name('data'), settings, base);
  const identity = new IdentityStack(app, name('identity'), { ...base, settings, table });
  const { learners, triggers } = identity;
  const apiStack = new ApiStack(app, name('api'), {
    ...base,
    settings,
    table,
    learners,
    credentials,
    exports,
    copies,
  });
  const {
    api,
    functions,
    stripeWebhook,
    reconciler,
    publisher,
    reactions,
    reminders,
    mailFeedback,
    dataExport,
    accountDeletion,
    weeklyCopy,
  } = apiStack;
  const { distribution } = new WebStack(app, name('web'), {
    ...base,
    settings,
    api,
    built,
    credentials,
  });
  new OperationsStack(app, name('operations'), {
    ...base,
    settings,
    api,
    table,
    learners,
    distribution,
    functions: [
      ...Object.values(functions),
      stripeWebhook,
      reconciler,
      publisher,
      reactions,
      reminders,
      mailFeedback,
      dataExport,
      accountDeletion,
      weeklyCopy,
      ...triggers,
    ],
    system: functions.system,
    reactions,
    failedEvents: apiStack.failedEvents,
  });

  tagEnvironment(app, settings);
}

/** Tags everything below `scope` with the environment that it belongs to. */
export function tagEnvironment(scope: IConstruct, { name }: EnvironmentSettings): void {
  Tags.of(scope).add(PRODUCT_TAG.key, PRODUCT_TAG.value);
  Tags.of(scope).add(ENVIRONMENT_TAG, name);
}
