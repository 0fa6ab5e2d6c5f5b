import { CfnOutput, Stack, Tags, type App } from 'aws-cdk-lib';
import { CfnOIDCProvider } from 'aws-cdk-lib/aws-iam';
import { DeployRole, GITHUB_TOKENS, type DeployRoleProps } from '#constructs/deploy-role.ts';

/** The provider of GitHub's tokens, once for an account. */
export const GITHUB_STACK = 'learning-github';

export const deployRoleStackName = (environment: string) => `learning-${environment}-deploy-role`;

/** Adds the stacks that let GitHub deploy an environment: the provider of its tokens, which environments share, and the role. */
export function addDeployRole(
  app: App,
  { hasProvider, ...props }: DeployRoleProps & { hasProvider: boolean },
): void {
  const base = { env: { region: props.settings.region } };
  const stack = new Stack(app, deployRoleStackName(props.settings.name), base);
  const { role } = new DeployRole(stack, 'Deploy', props);
  new CfnOutput(stack, 'DeployRoleArn', { value: role.roleArn });
  Tags.of(app).add('product', 'learning');
  if (hasProvider) return;
  const provider = new Stack(app, GITHUB_STACK, base);
  new CfnOIDCProvider(provider, 'Provider', {
    url: `https://${GITHUB_TOKENS}`,
    clientIdList: ['sts.amazonaws.com'],
  });
  stack.addStackDependency(provider);
}
