import { Stack } from 'aws-cdk-lib';
import type { Construct } from 'constructs';
import type { EnvironmentSettings } from '#environments.ts';
import type { ServiceFunction } from './service-function.ts';

/**
 * Parameters of an environment in SSM Parameter Store. `npm run stripe:sync` writes Stripe's, encrypted; the web stack writes the
 * site's address. No template and no variable of a function holds a secret.
 */
export type Setting =
  | 'stripe/secret-key'
  | 'stripe/publishable-key'
  | 'stripe/webhook-secret'
  | 'site/origin';

const settingsPath = (environment: string) => `/learning/${environment}`;

export function settingName(environment: string, setting: Setting): string {
  return `${settingsPath(environment)}/${setting}`;
}

/** Grants functions the settings that they read. */
export class OwnSettings {
  private readonly scope: Construct;
  private readonly settings: EnvironmentSettings;

  constructor(scope: Construct, settings: EnvironmentSettings) {
    this.scope = scope;
    this.settings = settings;
  }

  /** Lets a function read these, and tells it where they are. AWS's own key `aws/ssm` decrypts for whoever may read. */
  open(to: ServiceFunction, wanted: readonly Setting[]) {
    const { name } = this.settings;
    to.configure({
      ENVIRONMENT: name,
      SETTINGS_PATH: settingsPath(name),
      SETTINGS: wanted.join(','),
    });
    for (const one of wanted) {
      const arn = Stack.of(this.scope).formatArn({
        service: 'ssm',
        resource: 'parameter',
        resourceName: settingName(name, one).slice(1),
      });
      to.allow(['ssm:GetParameters'], arn);
    }
  }
}
