import { Stack } from 'aws-cdk-lib';
import type { Construct } from 'constructs';
import type { EnvironmentSettings } from '#environments.ts';
import type { ServiceFunction } from './service-function.ts';

/**
 * Parameters of an environment in SSM Parameter Store. `npm run stripe:sync` writes those of Stripe, encrypted; the web stack
 * writes the address of the site. No template and no variable of a function holds a secret.
 */
export type Setting =
  | 'stripe/secret-key'
  | 'stripe/publishable-key'
  | 'stripe/webhook-secret'
  | 'stripe/account'
  | 'site/origin'
  | ProofKeySetting;

type ProofKeySetting = `certificates/proof-key-${string}`;

/** Returns the parameter with a key of the second proofs of certificates. `npm run deploy` creates it, encrypted. */
export const proofKeySetting = (name: string): ProofKeySetting => `certificates/proof-key-${name}`;

export const settingsPath = (environment: string) => `/learning/${environment}`;

export function settingName(environment: string, setting: Setting): string {
  return `${settingsPath(environment)}/${setting}`;
}

/** Names the parameter with the address of the table's stream, which another stack reads when it is deployed. */
export const streamParameter = (environment: string) => `${settingsPath(environment)}/table/stream`;

/** The parameters that one function reads. */
export class Parameters {
  /** Environment variables by which the function finds its parameters. */
  readonly variables: { ENVIRONMENT: string; SETTINGS_PATH: string; SETTINGS: string };
  private readonly scope: Construct;
  private readonly names: readonly Setting[];

  constructor(scope: Construct, { name }: EnvironmentSettings, names: readonly Setting[]) {
    this.scope = scope;
    this.names = names;
    this.variables = {
      ENVIRONMENT: name,
      SETTINGS_PATH: settingsPath(name),
      SETTINGS: names.join(','),
    };
  }

  /** Lets a function read them. AWS's key `aws/ssm` decrypts them for every caller that may read them. */
  grantTo(to: ServiceFunction) {
    for (const setting of this.names) {
      const arn = Stack.of(this.scope).formatArn({
        service: 'ssm',
        resource: 'parameter',
        resourceName: settingName(this.variables.ENVIRONMENT, setting).slice(1),
      });
      to.allow(['ssm:GetParameters'], arn);
    }
  }
}
