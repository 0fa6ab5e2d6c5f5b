import { CfnBudget } from 'aws-cdk-lib/aws-budgets';
import { CfnAnomalyMonitor, CfnAnomalySubscription } from 'aws-cdk-lib/aws-ce';
import { Construct } from 'constructs';
import { ENVIRONMENT_TAG, PRODUCT_TAG } from '#cost/cost-tags.ts';
import type { EnvironmentSettings } from '#environments.ts';

/** Changes of a few cents are no reason for a mail. */
const LEAST_ANOMALY_DOLLARS = 5;

/**
 * Mails before a month becomes expensive: by a budget, and by AWS's search for days that cost more than usual. Both are free. They see
 * the environment's cost once its tags are active (`npm run cost -- --env NAME --actual`).
 */
export class CostWatch extends Construct {
  constructor(scope: Construct, id: string, settings: EnvironmentSettings) {
    super(scope, id);
    const { monthlyBudgetDollars, alarmEmail } = settings;
    if (monthlyBudgetDollars !== null) this.addBudget(settings, monthlyBudgetDollars);
    if (alarmEmail !== null) this.addAnomalies(settings, alarmEmail);
  }

  private addBudget({ name, alarmEmail }: EnvironmentSettings, dollars: number) {
    const tag = (key: string, value: string) => ({
      tags: { key, values: [value], matchOptions: ['EQUALS'] },
    });
    new CfnBudget(this, 'Budget', {
      budget: {
        budgetName: `learning-${name}`,
        budgetType: 'COST',
        timeUnit: 'MONTHLY',
        budgetLimit: { amount: dollars, unit: 'USD' },
        metrics: ['UnblendedCost'],
        filterExpression: {
          and: [tag(PRODUCT_TAG.key, PRODUCT_TAG.value), tag(ENVIRONMENT_TAG, name)],
        },
      },
      ...(alarmEmail === null
        ? {}
        : {
            notificationsWithSubscribers: [
              notification('ACTUAL', 80, alarmEmail),
              notification('FORECASTED', 100, alarmEmail),
            ],
          }),
    });
  }

  private addAnomalies({ name }: EnvironmentSettings, alarmEmail: string) {
    const monitor = new CfnAnomalyMonitor(this, 'Anomalies', {
      monitorName: `learning-${name}`,
      monitorType: 'CUSTOM',
      monitorSpecification: JSON.stringify({
        Tags: { Key: ENVIRONMENT_TAG, Values: [name], MatchOptions: ['EQUALS'] },
      }),
    });
    new CfnAnomalySubscription(this, 'AnomalyMail', {
      subscriptionName: `learning-${name}`,
      // Mails are possible daily and weekly, not at once.
      frequency: 'DAILY',
      monitorArnList: [monitor.attrMonitorArn],
      subscribers: [{ type: 'EMAIL', address: alarmEmail }],
      thresholdExpression: JSON.stringify({
        Dimensions: {
          Key: 'ANOMALY_TOTAL_IMPACT_ABSOLUTE',
          MatchOptions: ['GREATER_THAN_OR_EQUAL'],
          Values: [String(LEAST_ANOMALY_DOLLARS)],
        },
      }),
    });
  }
}

function notification(
  notificationType: 'ACTUAL' | 'FORECASTED',
  threshold: number,
  address: string,
): CfnBudget.NotificationWithSubscribersProperty {
  return {
    notification: {
      notificationType,
      comparisonOperator: 'GREATER_THAN',
      threshold,
      thresholdType: 'PERCENTAGE',
    },
    subscribers: [{ subscriptionType: 'EMAIL', address }],
  };
}
