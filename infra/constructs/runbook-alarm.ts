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
  /** Follows the environment's name in the alarm name: `catalog-errors`. */
  name: string;
  /** The problem as one sentence. */
  meaning: string;
  /** Anchor of the heading in `infra/runbook.md`. */
  runbook: string;
  metric: IMetric;
  /** Highest value that raises no alarm. */
  above: number;
  /** Periods of the metric in a row. @default 1 */
  periods?: number;
  /** Set where no data is as bad as a high value. @default false, because no data usually means no calls */
  isSilenceAlarming?: boolean;
}

/** Returns a function that creates alarms. Each names its section of the runbook and notifies the topic when it starts and ends. */
export function runbookAlarms(scope: Construct, environment: string, topic: ITopic) {
  return ({ name, meaning, runbook, metric, above, ...options }: RunbookAlarmProps) => {
    const { periods = 1, isSilenceAlarming = false } = options;
    const alarm = new Alarm(scope, name, {
      alarmName: `learning-${environment}-${name}`,
      alarmDescription: `${meaning} Runbook: infra/runbook.md#${runbook}`,
      metric,
      threshold: above,
      comparisonOperator: ComparisonOperator.GREATER_THAN_THRESHOLD,
      evaluationPeriods: periods,
      treatMissingData: isSilenceAlarming
        ? TreatMissingData.BREACHING
        : TreatMissingData.NOT_BREACHING,
    });
    const action = new SnsAction(topic);
    alarm.addAlarmAction(action);
    alarm.addOkAction(action);
    return alarm;
  };
}
