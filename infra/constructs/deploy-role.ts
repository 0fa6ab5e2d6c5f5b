import { PUBLISHING_PARTITIONS } from '@learning/functions/table/grants';
import { Aws, Duration } from 'aws-cdk-lib';
import { FederatedPrincipal, PolicyStatement, Role } from 'aws-cdk-lib/aws-iam';
import { Construct } from 'constructs';
import {
  credentialsBucketName,
  releasesBucketName,
  stackName,
  tableName,
  type EnvironmentSettings,
} from '#environments.ts';
import { BOOTSTRAP_STACK } from '#deploy/stacks.ts';
import { acknowledge } from './acknowledge.ts';
import { settingsPath } from './parameters.ts';

/** Host of GitHub's tokens, and part of the ARN of its provider. */
export const GITHUB_TOKENS = 'token.actions.githubusercontent.com';
/** CDK's roles, which its bootstrap creates. CloudFormation itself works with another one, which no one else may assume. */
const CDK_ROLES = ['deploy-role', 'file-publishing-role', 'lookup-role'];

const WHY_PATTERNS =
  'Names of stacks, objects and parameters begin with the environment, and the preflight only reads. The test of the template lists all of it.';

export interface DeployRoleProps {
  settings: EnvironmentSettings;
  /** OWNER/NAME at GitHub. */
  repository: string;
  /** The environment whose releases are promoted to this one. */
  provedIn: EnvironmentSettings | null;
}

/**
 * The role with which GitHub deploys an environment, without a stored key: only jobs of one repository that run in the GitHub environment
 * of the same name get it. It may do what the commands themselves do, and assume CDK's roles for the rest.
 *
 * @see https://docs.github.com/en/actions/how-tos/secure-your-work/security-harden-deployments/oidc-in-aws
 */
export class DeployRole extends Construct {
  readonly role: Role;

  constructor(scope: Construct, id: string, { settings, repository, provedIn }: DeployRoleProps) {
    super(scope, id);
    const { name, region } = settings;
    const account = Aws.ACCOUNT_ID;
    this.role = new Role(this, 'Role', {
      roleName: `learning-${name}-deploy`,
      description: `Deploys ${name} from ${repository}.`,
      maxSessionDuration: Duration.hours(1),
      assumedBy: new FederatedPrincipal(
        `arn:aws:iam::${account}:oidc-provider/${GITHUB_TOKENS}`,
        {
          StringEquals: {
            [`${GITHUB_TOKENS}:aud`]: 'sts.amazonaws.com',
            [`${GITHUB_TOKENS}:sub`]: `repo:${repository}:environment:${name}`,
          },
        },
        'sts:AssumeRoleWithWebIdentity',
      ),
    });
    const allow = (actions: string[], resources: string[], conditions?: object) => {
      this.role.addToPolicy(
        new PolicyStatement({ actions, resources, ...(conditions ? { conditions } : {}) }),
      );
      for (const resource of resources.filter((name) => name.includes('*'))) {
        const finding = resource.replaceAll(account, '<AWS::AccountId>');
        acknowledge(this.role, { [`AwsSolutions-IAM5[Resource::${finding}]`]: WHY_PATTERNS });
      }
    };

    allow(
      ['sts:AssumeRole'],
      CDK_ROLES.map(
        (role) => `arn:aws:iam::${account}:role/cdk-hnb659fds-${role}-${account}-${region}`,
      ),
    );
    const stack = (prefix: string) =>
      `arn:aws:cloudformation:${region}:${account}:stack/${prefix}/*`;
    allow(['cloudformation:DescribeStacks'], [stack(BOOTSTRAP_STACK), stack(`learning-${name}-*`)]);
    // The preflight looks at what belongs to the account and has no name of an environment.
    allow(
      [
        'acm:DescribeCertificate',
        'lambda:GetAccountSettings',
        'ses:GetAccount',
        'ses:GetEmailIdentity',
      ],
      ['*'],
    );
    const parameter = (path: string) =>
      `arn:aws:ssm:${region}:${account}:parameter${settingsPath(name)}/${path}`;
    allow(['ssm:GetParameters'], [parameter('*')]);
    allow(['ssm:PutParameter'], [parameter('edge/*'), parameter('certificates/*')]);

    const siteBucket = `arn:aws:s3:::${stackName(name, 'web')}-sitefiles*`;
    const credentials = `arn:aws:s3:::${credentialsBucketName(name, account)}`;
    const releases = `arn:aws:s3:::${releasesBucketName(name, account)}`;
    allow(['s3:ListBucket'], [siteBucket, credentials, releases]);
    allow(['s3:PutObject'], [`${siteBucket}/*`, `${credentials}/verify/*`, `${releases}/*`]);
    allow(['s3:DeleteObject'], [`${siteBucket}/*`, `${releases}/*`]);
    allow(['s3:GetObject'], [`${releases}/*`]);
    allow(['cloudfront:CreateInvalidation'], [`arn:aws:cloudfront::${account}:distribution/*`], {
      StringEquals: { 'aws:ResourceTag/environment': name },
    });
    allow(
      [
        'dynamodb:BatchGetItem',
        'dynamodb:DeleteItem',
        'dynamodb:GetItem',
        'dynamodb:PutItem',
        'dynamodb:Query',
        'dynamodb:UpdateItem',
      ],
      [`arn:aws:dynamodb:${region}:${account}:table/${tableName(name)}`],
      { 'ForAllValues:StringLike': { 'dynamodb:LeadingKeys': [...PUBLISHING_PARTITIONS] } },
    );
    if (provedIn) {
      const proven = `arn:aws:s3:::${releasesBucketName(provedIn.name, account)}`;
      allow(['s3:ListBucket'], [proven]);
      allow(['s3:GetObject'], [`${proven}/*`]);
      const names = `${settingsPath(provedIn.name)}/rotation/key-names`;
      allow(['ssm:GetParameters'], [`arn:aws:ssm:${provedIn.region}:${account}:parameter${names}`]);
    }
  }
}
