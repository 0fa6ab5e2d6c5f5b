import {
  Alarm,
  ComparisonOperator,
  TreatMissingData,
  type IMetric,
} from 'aws-cdk-lib/aws-cloudwatch';
import { SnsAction } from 'aws-cdk-lib/aws-cloudwatch-actions';
import type { ITopic } from 'aws-cdk-lib/aws-sns';
import type { Construct } from 'constructs';

export interface RunbookAlarmProps {
  /** After the environment's name: `catalog-errors`. */
  name: string;
  /** The problem as one sentence. */
  meaning: string;
  /** Anchor of the heading in `infra/runbook.md`. */
  runbook: string;
  metric: IMetric;
  /** Highest value without an alarm. */
  above: number;
  /** Periods of the metric in a row. @default 1 */
  periods?: number;
}

/** Creates alarms of an environment. Each names its section of the runbook and notifies the topic when it starts and ends. */
export function runbookAlarms(scope: Construct, environment: string, topic: ITopic) {
  return ({ name, meaning, runbook, metric, above, periods = 1 }: RunbookAlarmProps) => {
    const alarm = new Alarm(scope, name, {
      alarmName: `learning-${environment}-${name}`,
      alarmDescription: `${meaning} Runbook: infra/runbook.md#${runbook}`,
      metric,
      threshold: above,
      comparisonOperator: ComparisonOperator.GREATER_THAN_THRESHOLD,
      evaluationPeriods: periods,
      // Without calls nothing is wrong.
      treatMissingData: TreatMissingData.NOT_BREACHING,
    });
    const action = new SnsAction(topic);
    alarm.addAlarmAction(action);
    alarm.addOkAction(action);
    return alarm;
  };
}
