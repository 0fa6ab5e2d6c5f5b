import { describe, expect, it } from 'vitest';
import { environmentSettings, type EnvironmentSettings } from './environments.ts';
import { environmentApp } from '#testing/environment-templates.ts';
import { findings } from '#testing/findings.ts';

type Values = { [Setting in keyof EnvironmentSettings]: readonly EnvironmentSettings[Setting][] };

const CERTIFICATE = 'arn:aws:acm:us-east-1:123456789012:certificate/12345678';

/** All values of each setting, or of one without an end, those that change a template. A new setting does not compile without its values. */
const values: Values = {
  name: ['prod', 'dev'],
  region: ['us-east-1', 'eu-central-1'],
  account: ['123456789012', null],
  isProtected: [true, false],
  recoveryDays: [35, 1],
  logRetentionDays: [90, 30, 7],
  memoryMegabytes: [512, 1024],
  webhookConcurrency: [null, 20],
  hasDemo: [false, true],
  consumersOfEuropeCanBuy: [false, true],
  tax: ['added', 'included', 'none'],
  isListed: [true, false],
  hasHstsPreload: [true, false],
  domain: [
    { name: 'learn.hr.example', hostedZone: { id: 'Z0123456789', name: 'hr.example' } },
    { name: 'learn.hr.example', certificateArn: CERTIFICATE },
    null,
  ],
  passkeyDomain: ['hr.example', null],
  senderAddress: ['no-reply@hr.example', null],
  operatorEmail: ['operator@hr.example', null],
  alarmEmail: ['alarms@hr.example', null],
  monthlyBudgetDollars: [30, null],
  alarms: ['each', 'together'],
  shifts: ['gradual', 'at-once'],
  hasRouteMetrics: [true, false],
  hasTraces: [true, false],
  signInPlan: ['plus', 'essentials'],
  firewall: ['acl', 'plan', 'none'],
  linkedInOrganizationId: [12345, null],
  issuer: [
    { name: 'HR School', url: 'https://hr.example', email: 'issuer@hr.example' },
    environmentSettings('dev').issuer,
  ],
  signingKeys: [['1', '2'], ['1']],
  proofKeys: [['1', '2'], ['1']],
  edgeSecrets: [['1', '2'], ['1']],
  waivers: [{}, { stripe: 'Sells from May on.' }],
};
const names = Object.keys(values) as (keyof Values)[];

/** Returns each setting at its first value, which an environment with everything has. */
const everything = at(0);

function at(index: number): EnvironmentSettings {
  return Object.fromEntries(
    names.map((name) => [name, values[name][index] ?? values[name].at(-1)]),
  ) as unknown as EnvironmentSettings;
}

describe('the templates of', () => {
  it('an environment with everything have no finding', () => {
    expect(findings(environmentApp('prod', everything))).toEqual([]);
  });

  it('an environment with the last value of each setting have no finding', () => {
    expect(findings(environmentApp('dev', at(99)))).toEqual([]);
  });

  const others = names.flatMap((setting) =>
    values[setting].slice(1).map((_value, index) => [setting, index + 1] as const),
  );
  it.each(others)(
    'prod with everything, but another %s (%i), have no finding',
    (setting, index) => {
      const changes = { ...everything, [setting]: values[setting][index] };
      if (changes.domain === null) changes.passkeyDomain = null;
      // CloudFront takes certificates and firewalls from us-east-1.
      if (setting === 'region')
        Object.assign(changes, { domain: values.domain[1], firewall: 'none' });
      expect(findings(environmentApp(changes.name, changes))).toEqual([]);
    },
  );
});
