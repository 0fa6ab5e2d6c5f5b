import { CloudFormationClient, GetTemplateCommand } from '@aws-sdk/client-cloudformation';
import { stackName } from '@learning/infra/environments';

export interface DeployedAlarm {
  AlarmName: string;
  MetricName?: string;
  Threshold?: number;
  TreatMissingData?: string;
}

/** Returns the alarms of the deployed stack. */
export async function deployedAlarms(environment: string): Promise<DeployedAlarm[]> {
  const StackName = stackName(environment, 'operations');
  const { TemplateBody } = await new CloudFormationClient({}).send(
    new GetTemplateCommand({ StackName }),
  );
  const { Resources } = JSON.parse(TemplateBody!) as {
    Resources: Record<string, { Type: string; Properties: DeployedAlarm }>;
  };
  return Object.values(Resources)
    .filter(({ Type }) => Type === 'AWS::CloudWatch::Alarm')
    .map(({ Properties }) => Properties);
}
