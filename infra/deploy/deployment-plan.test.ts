import { describe, expect, it } from 'vitest';
import { environmentSettings } from '#environments.ts';
import { assertSamePasskeyDomain, describeDeployment } from './deployment-plan.ts';

it('the plan of a first deployment lists account, stacks, content, demo account and site', () => {
  const state = { account: '123456789012', isBootstrapped: false, stacks: [] };
  expect(describeDeployment(environmentSettings('dev'), state, 85)).toEqual([
    'Deploy  dev  to account 123456789012, us-east-1',
    "  account  CDK's bucket and roles, once for this account and region",
    '  stack    learning-dev-data: create',
    '  stack    learning-dev-identity: create',
    '  stack    learning-dev-api: create',
    '  stack    learning-dev-web: create',
    '  stack    learning-dev-operations: create',
    '  release  store it for the way back',
    '  content  validate, and publish the difference to the table learning-dev',
    '  site     upload 85 files, write config.json, remove former pages, invalidate the edge',
  ]);
});

it('an existing stack is updated', () => {
  const stacks = [
    {
      StackName: 'learning-prod-data',
      StackStatus: 'CREATE_COMPLETE' as const,
      CreationTime: new Date(),
    },
  ];
  const state = { account: '123456789012', isBootstrapped: true, stacks };
  const plan = describeDeployment(environmentSettings('prod'), state, 85);
  expect(plan[1]).toBe('  stack    learning-prod-data: update');
  expect(plan.join()).not.toContain('demo');
});

it('an existing site gets new files before the stacks change, and everything else afterwards', () => {
  const stacks = ['data', 'identity', 'api', 'web', 'operations'].map((area) => ({
    StackName: `learning-prod-${area}`,
    StackStatus: 'UPDATE_COMPLETE' as const,
    CreationTime: new Date(),
  }));
  const state = { account: '123456789012', isBootstrapped: true, stacks };
  const plan = describeDeployment(environmentSettings('prod'), state, 85);
  const at = (text: string) => plan.findIndex((line) => line.includes(text));
  expect(at('files it does not have yet')).toBe(1);
  expect(at('stack    learning-prod-web: update')).toBeGreaterThan(1);
  expect(at('upload 85 files')).toBe(plan.length - 1);
});

describe('the domain of the passkeys', () => {
  const deploy = (deployed: string | undefined, passkeyDomain: string | null) => () => {
    const Outputs = deployed ? [{ OutputKey: 'PasskeyDomain', OutputValue: deployed }] : [];
    const stack = {
      StackName: 'learning-prod-identity',
      StackStatus: 'UPDATE_COMPLETE' as const,
      CreationTime: new Date(),
      Outputs,
    };
    assertSamePasskeyDomain({ ...environmentSettings('prod'), passkeyDomain }, { stacks: [stack] });
  };

  it.each([
    [undefined, null],
    [undefined, 'hr.example'],
    ['hr.example', 'hr.example'],
  ])('may be set while it is %s to %s', (deployed, setting) => {
    expect(deploy(deployed, setting)).not.toThrow();
  });

  it.each(['learn.hr.example', null])('cannot become %s afterwards', (setting) => {
    expect(deploy('hr.example', setting)).toThrow('belong to hr.example');
  });
});
