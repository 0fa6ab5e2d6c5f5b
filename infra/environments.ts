/** Settings that differ between environments. */

export interface EnvironmentSettings {
  /** `dev`, `staging`, `prod`, or any name; part of every stack's and the table's name. */
  name: string;
  region: string;
  /** Protects learners' data against deletion, and retains it when its stack is deleted. */
  isProtected: boolean;
  /** Days of point-in-time recovery, 1–35. */
  recoveryDays: number;
  /** Log retention; one of the steps CloudWatch offers. */
  logRetentionDays: 7 | 30 | 90;
  memoryMegabytes: number;
  /** Offers 'Try Demo Account'; each deployment gives the account a new password. Source: rules/access.md A8 */
  demoAccountEmail: string | null;
  /** Custom domain; its certificate has to be in us-east-1. null uses CloudFront's domain. */
  domain: { name: string; certificateArn: string } | null;
  /**
   * SES identity that sends Cognito's codes, invitations and requests. null uses Cognito's own sender for the codes, which is
   * limited to 50 mails a day and to the pool's plain text, and sends nothing else.
   */
  senderAddress: string | null;
  /** Receives the alarms. null leaves the topic without a subscriber. */
  alarmEmail: string | null;
}

const defaults: Omit<EnvironmentSettings, 'name'> = {
  region: 'us-east-1',
  isProtected: false,
  recoveryDays: 7,
  logRetentionDays: 7,
  memoryMegabytes: 512,
  demoAccountEmail: 'demo@duecourse.example',
  domain: null,
  senderAddress: null,
  alarmEmail: null,
};

const overrides: Record<string, Partial<EnvironmentSettings>> = {
  dev: {},
  staging: { logRetentionDays: 30 },
  prod: {
    isProtected: true,
    recoveryDays: 35,
    logRetentionDays: 90,
    demoAccountEmail: null,
  },
};

const NAME = /^[a-z](?:[a-z0-9-]{0,18}[a-z0-9])?$/;

/**
 * Returns the settings of an environment; a name not listed above gets those of `dev`.
 *
 * @throws Error when the name is not allowed in AWS resource names.
 */
export function environmentSettings(name: string): EnvironmentSettings {
  if (!NAME.test(name)) {
    throw new Error(
      `Name the environment: --env NAME, with 1 to 20 lowercase letters, digits and hyphens. Got "${name}".`,
    );
  }
  return { ...defaults, ...(Object.hasOwn(overrides, name) ? overrides[name] : {}), name };
}

/** Stacks in deployment order. */
export const STACK_AREAS = ['data', 'identity', 'api', 'web', 'operations'] as const;
export type StackArea = (typeof STACK_AREAS)[number];

export function stackName(environment: string, area: StackArea): string {
  return `learning-${environment}-${area}`;
}

/** `functions/src/publishing/publish.ts` finds the table by this name. */
export function tableName(environment: string): string {
  return `learning-${environment}`;
}
