import { Duration } from 'aws-cdk-lib';
import { Alarm, ComparisonOperator, TreatMissingData } from 'aws-cdk-lib/aws-cloudwatch';
import {
  LambdaApplication,
  LambdaDeploymentConfig,
  LambdaDeploymentGroup,
} from 'aws-cdk-lib/aws-codedeploy';
import { PolicyStatement, Role, ServicePrincipal } from 'aws-cdk-lib/aws-iam';
import type { Alias } from 'aws-cdk-lib/aws-lambda';
import { Construct } from 'constructs';
import type { EnvironmentSettings } from '#environments.ts';
import { acknowledge } from './acknowledge.ts';
import type { ServiceFunction } from './service-function.ts';

/**
 * Lets calls pass to a new release gradually: one in ten for five minutes, then all. If the new version of a function fails meanwhile,
 * all its calls go back to the former one, and the update of the stack is rolled back.
 *
 * @see https://docs.aws.amazon.com/AWSCloudFormation/latest/TemplateReference/aws-attribute-updatepolicy.html#cfn-attributes-updatepolicy-codedeploylambdaaliasupdate
 */
export class GradualShift extends Construct {
  constructor(
    scope: Construct,
    id: string,
    settings: EnvironmentSettings,
    functions: readonly ServiceFunction[],
  ) {
    super(scope, id);
    const application = new LambdaApplication(this, 'Application', {
      applicationName: `learning-${settings.name}`,
    });
    // The policy that AWS manages for this role would allow changing every function of the account.
    const role = new Role(this, 'Role', {
      assumedBy: new ServicePrincipal('codedeploy.amazonaws.com'),
    });
    role.addToPolicy(
      new PolicyStatement({ actions: ['cloudwatch:DescribeAlarms'], resources: ['*'] }),
    );
    acknowledge(role, {
      'AwsSolutions-IAM5[Resource::*]':
        'cloudwatch:DescribeAlarms lists several alarms at once; the statement contains nothing else.',
    });
    for (const { bundle, lambda, live } of functions) {
      if (!live) throw new Error(`${bundle} has no alias to shift.`);
      role.addToPolicy(
        new PolicyStatement({
          actions: ['lambda:GetAlias', 'lambda:UpdateAlias'],
          // By its name: the alias itself refers to the group, which waits for this permission.
          resources: [lambda.functionArn, `${lambda.functionArn}:${live.aliasName}`],
        }),
      );
      const group = new LambdaDeploymentGroup(this, `Group-${bundle}`, {
        application,
        deploymentGroupName: `learning-${settings.name}-${bundle}`,
        alias: live,
        role: role.withoutPolicyUpdates(),
        deploymentConfig: LambdaDeploymentConfig.CANARY_10PERCENT_5MINUTES,
        alarms: [this.alarm(settings, bundle, live)],
        autoRollback: { failedDeployment: true, stoppedDeployment: true, deploymentInAlarm: true },
      });
      group.node.addDependency(role);
    }
  }

  private alarm(settings: EnvironmentSettings, bundle: string, live: Alias): Alarm {
    const alarm = new Alarm(this, `Alarm-${bundle}`, {
      alarmName: `learning-${settings.name}-${bundle}-shift`,
      alarmDescription: `The new release of the function ${bundle} crashed or ran out of time. Runbook: infra/runbook.md#roll-back`,
      metric: live.metricErrors({ period: Duration.minutes(1), statistic: 'Sum' }),
      threshold: 0,
      comparisonOperator: ComparisonOperator.GREATER_THAN_THRESHOLD,
      evaluationPeriods: 1,
      // No call is no error.
      treatMissingData: TreatMissingData.NOT_BREACHING,
    });
    acknowledge(alarm, {
      'AwsSolutions-CW1':
        'It takes a release back; the alarms of the operations stack tell people.',
    });
    return alarm;
  }
}
