import { describe, expect, it } from 'vitest';
import {
  environmentTemplates,
  resourcesOf,
  type TemplatePart,
} from '#testing/environment-templates.ts';

const alarmEmail = 'alarms@hr.example';
const watched = environmentTemplates('prod', { alarmEmail }).operations;
const one = (template: typeof watched, type: string): TemplatePart =>
  Object.values(resourcesOf(template, type))[0]?.Properties;

describe('the budget', () => {
  it('of prod mails at 80 % of the month’s cost, and when all of it is forecast', () => {
    const { Budget, NotificationsWithSubscribers } = one(watched, 'AWS::Budgets::Budget');
    expect(Budget).toMatchObject({
      BudgetLimit: { Amount: 30, Unit: 'USD' },
      TimeUnit: 'MONTHLY',
      BudgetType: 'COST',
    });
    const tags = Budget.FilterExpression.And.map(({ Tags }: TemplatePart) => [
      Tags.Key,
      ...Tags.Values,
    ]);
    expect(tags).toEqual([
      ['product', 'learning'],
      ['environment', 'prod'],
    ]);
    expect(
      NotificationsWithSubscribers.map(({ Notification, Subscribers }: TemplatePart) => [
        Notification.NotificationType,
        Notification.Threshold,
        Subscribers[0].Address,
      ]),
    ).toEqual([
      ['ACTUAL', 80, alarmEmail],
      ['FORECASTED', 100, alarmEmail],
    ]);
  });

  it('is a setting, which other environments do not have', () => {
    const { operations } = environmentTemplates('dev');
    expect(resourcesOf(operations, 'AWS::Budgets::Budget')).toEqual({});
    const limited = environmentTemplates('dev', { monthlyBudgetDollars: 5 }).operations;
    expect(one(limited, 'AWS::Budgets::Budget').Budget.BudgetLimit.Amount).toBe(5);
    expect(one(limited, 'AWS::Budgets::Budget')).not.toHaveProperty('NotificationsWithSubscribers');
  });
});

describe('unusual cost', () => {
  it('is mailed daily to who gets the alarms', () => {
    const specification = JSON.parse(one(watched, 'AWS::CE::AnomalyMonitor').MonitorSpecification);
    expect(specification.Tags).toMatchObject({ Key: 'environment', Values: ['prod'] });
    expect(one(watched, 'AWS::CE::AnomalySubscription')).toMatchObject({
      Frequency: 'DAILY',
      Subscribers: [{ Type: 'EMAIL', Address: alarmEmail }],
    });
  });

  it('is not watched where no one gets alarms', () => {
    const { operations } = environmentTemplates('prod');
    expect(resourcesOf(operations, 'AWS::CE::AnomalyMonitor')).toEqual({});
  });
});
