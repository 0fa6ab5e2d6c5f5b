import { PUBLISHING_PARTITIONS } from '@learning/functions/table/grants';
import type { Stack } from 'aws-cdk-lib';
import { Template } from 'aws-cdk-lib/assertions';
import { expect, it } from 'vitest';
import { environmentSettings } from '#environments.ts';
import { resourcesOf } from '#testing/environment-templates.ts';
import { findings } from '#testing/findings.ts';
import { addDeployRole, deployRoleStackName, GITHUB_STACK } from './deploy-role-app.ts';
import { createApp } from './learning-app.ts';

function synthesized(hasProvider = false) {
  const app = createApp();
  addDeployRole(app, {
    settings: environmentSettings('prod'),
    repository: 'owner/courses',
    provedIn: environmentSettings('staging'),
    hasProvider,
  });
  const template = (name: string) => Template.fromStack(app.node.findChild(name) as Stack);
  return { app, template };
}

const { app, template } = synthesized();
const role = template(deployRoleStackName('prod'));
const trusted = Object.values(resourcesOf(role, 'AWS::IAM::Role'))[0]!.Properties;
const statements = Object.values(resourcesOf(role, 'AWS::IAM::Policy')).flatMap(
  ({ Properties }) =>
    Properties['PolicyDocument'].Statement as {
      Action: string | string[];
      Resource: unknown;
      Condition?: object;
    }[],
);
const allowed = statements.map(({ Action, Resource, Condition }) => ({
  actions: [Action].flat(),
  resources: JSON.stringify(Resource),
  condition: Condition,
}));
const resourcesFor = (action: string) =>
  allowed.filter(({ actions }) => actions.includes(action)).map(({ resources }) => resources);

it('trusts only jobs of the repository that run in the environment of the same name', () => {
  const [statement] = trusted['AssumeRolePolicyDocument'].Statement;
  expect(statement).toMatchObject({
    Action: 'sts:AssumeRoleWithWebIdentity',
    Condition: {
      StringEquals: {
        'token.actions.githubusercontent.com:aud': 'sts.amazonaws.com',
        'token.actions.githubusercontent.com:sub': 'repo:owner/courses:environment:prod',
      },
    },
  });
  expect(trusted['AssumeRolePolicyDocument'].Statement).toHaveLength(1);
  expect(JSON.stringify(statement.Principal)).toContain('oidc-provider/token.actions');
});

it('may do what a deployment does itself, and assume three of CDK’s roles', () => {
  expect([...new Set(allowed.flatMap(({ actions }) => actions))].toSorted()).toEqual([
    'acm:DescribeCertificate',
    'cloudformation:DescribeStacks',
    'cloudfront:CreateInvalidation',
    'dynamodb:BatchGetItem',
    'dynamodb:DeleteItem',
    'dynamodb:GetItem',
    'dynamodb:PutItem',
    'dynamodb:Query',
    'dynamodb:UpdateItem',
    'lambda:GetAccountSettings',
    's3:DeleteObject',
    's3:GetObject',
    's3:ListBucket',
    's3:PutObject',
    'ses:GetAccount',
    'ses:GetEmailIdentity',
    'ssm:GetParameters',
    'ssm:PutParameter',
    'sts:AssumeRole',
  ]);
  const [assumed] = resourcesFor('sts:AssumeRole');
  expect(assumed!.match(/role\/cdk-hnb659fds-[a-z-]+-role-/g)).toHaveLength(3);
  expect(assumed).not.toContain('cfn-exec');
});

it('names all resources, except where the preflight reads', () => {
  const everywhere = allowed.filter(({ resources }) => resources === '"*"');
  expect(everywhere.flatMap(({ actions }) => actions).toSorted()).toEqual([
    'acm:DescribeCertificate',
    'lambda:GetAccountSettings',
    'ses:GetAccount',
    'ses:GetEmailIdentity',
  ]);
  for (const { actions, resources } of allowed) {
    if (resources === '"*"' || /^(sts|cloudfront):/.test(actions[0]!)) continue;
    expect(resources, actions.join()).toMatch(/prod|staging/);
  }
});

it('writes no parameter with a key of Stripe, no document of a certificate, and nothing in another environment', () => {
  expect(resourcesFor('ssm:PutParameter').join()).not.toMatch(
    /stripe|parameter\/learning\/prod\/\*/,
  );
  const written = [...resourcesFor('s3:PutObject'), ...resourcesFor('s3:DeleteObject')].join();
  expect(written).not.toMatch(/staging|\/credentials\/\*/);
  expect(resourcesFor('ssm:PutParameter').join()).not.toContain('staging');
});

it('touches only the catalog in the table', () => {
  const table = allowed.filter(({ actions }) => actions[0]!.startsWith('dynamodb:'));
  expect(table).toHaveLength(1);
  expect(table[0]!.condition).toEqual({
    'ForAllValues:StringLike': { 'dynamodb:LeadingKeys': [...PUBLISHING_PARTITIONS] },
  });
  expect(PUBLISHING_PARTITIONS.join()).not.toMatch(/LEARNER|ORDER|TEAM/);
});

it('brings the provider of the tokens, unless the account has it', () => {
  const provider = resourcesOf(template(GITHUB_STACK), 'AWS::IAM::OIDCProvider');
  expect(Object.values(provider)[0]!.Properties['ClientIdList']).toEqual(['sts.amazonaws.com']);
  expect(synthesized(true).app.node.tryFindChild(GITHUB_STACK)).toBeUndefined();
});

it('has no finding of the template checks', () => {
  expect(findings(app)).toEqual([]);
});
