import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import {
  allResources,
  environmentTemplates,
  resourcesOf,
  type TemplatePart,
} from '#testing/environment-templates.ts';

const templates = environmentTemplates('prod', { alarms: 'each' });
const alarms = Object.values(resourcesOf(templates.operations, 'AWS::CloudWatch::Alarm')).map(
  (alarm) => alarm.Properties,
);
const names = alarms.map((alarm) => alarm['AlarmName'] as string);
const runbook = readFileSync(join(import.meta.dirname, '../runbook.md'), 'utf8');
const anchors = new Set(
  [...runbook.matchAll(/^#+ (.+)$/gm)].map(([, heading]) =>
    heading!
      .toLowerCase()
      .replace(/[^\w -]/g, '')
      .replaceAll(' ', '-'),
  ),
);

describe('alarms', () => {
  it('can be published only by CloudWatch in this account', () => {
    const [policy] = Object.values(resourcesOf(templates.operations, 'AWS::SNS::TopicPolicy'));
    const allowed = policy!.Properties['PolicyDocument'].Statement.filter(
      (statement: TemplatePart) => statement.Effect === 'Allow',
    );
    expect(allowed).toHaveLength(1);
    expect(allowed[0]).toMatchObject({
      Action: 'sns:Publish',
      Principal: { Service: 'cloudwatch.amazonaws.com' },
      Condition: { StringEquals: { 'aws:SourceAccount': expect.anything() } },
    });
  });

  it('watch every function for crashes and throttling', () => {
    const functions = allResources(templates, 'AWS::Lambda::Function');
    expect(functions.length).toBeGreaterThan(5);
    for (const { Properties } of functions) {
      const name = Properties['FunctionName'] as string;
      expect(names).toEqual(expect.arrayContaining([`${name}-errors`, `${name}-throttles`]));
      const watched = alarms.filter(
        ({ Dimensions, MetricName }) =>
          JSON.stringify(Dimensions)?.includes(`"${name}"`) && MetricName !== 'IteratorAge',
      );
      expect(watched).toHaveLength(2);
    }
  });

  it('are few by default, and still watch every function and every money metric', () => {
    const { operations } = environmentTemplates('prod');
    const few = Object.values(resourcesOf(operations, 'AWS::CloudWatch::Alarm')).map(
      ({ Properties }) => Properties,
    );
    const watched = few.filter(({ Namespace }) => /^(AWS\/Lambda|Learning)$/.test(Namespace));
    expect(
      watched.map((metric) => [metric['MetricName'], metric['Dimensions']?.length ?? 0]),
    ).toEqual([
      ['Errors', 0],
      ['Throttles', 0],
      ['NeedsAttention', 1],
      ['IteratorAge', 1],
    ]);
    expect(few.map(({ AlarmName }) => AlarmName)).toEqual(
      [
        'functions-errors',
        'functions-throttles',
        'api-errors-fast',
        'api-errors-slow',
        'api-latency',
        'needs-attention',
        'failed-events',
        'events-late',
      ].map((name) => `learning-prod-${name}`),
    );
    for (const alarm of few) {
      const [, anchor] = /Runbook: infra\/runbook\.md#([\w-]+)$/.exec(alarm['AlarmDescription'])!;
      expect(anchors).toContain(anchor);
    }
  });

  it('go off for every metric of the billing functions above zero', () => {
    const watched = alarms
      .filter((alarm) => alarm['Namespace'] === 'Learning')
      .map(
        (alarm) => `${alarm['MetricName']} ${alarm['Threshold']} ${alarm['Dimensions'][0].Value}`,
      );
    expect(watched.toSorted()).toEqual(
      [
        'EventsOfUnknownObjects',
        'FraudWarnings',
        'InvoicesDelayed',
        'MissingAtStripe',
        'MoneyWithoutOrder',
        'OrdersReconciledLate',
        'PaidWithoutAccess',
        'PaymentsQuarantined',
        'PlanChangesRefused',
        'PlansWithoutAccount',
        'PriceMismatch',
        'RefundsFailed',
        'StripeAccountChanged',
        'UnknownSubscriptionStatus',
      ].map((name) => `${name} 0 prod`),
    );
  });

  it('go off when more than two signatures an hour are refused and no event is accepted', () => {
    const found = alarms.find(({ AlarmName }) => AlarmName === 'learning-prod-signatures-refused')!;
    const stats = found['Metrics'].map(
      (metric: TemplatePart) => metric.Expression ?? metric.MetricStat.Stat,
    );
    expect(stats).toEqual(['IF(least > 0, refused, 0)', 'Minimum', 'Sum']);
    expect(found['Threshold']).toBe(2);
  });

  it('watch the API for failures, sudden and gradual, and for latency', () => {
    expect(names).toEqual(
      expect.arrayContaining(
        ['api-errors-fast', 'api-errors-slow', 'api-latency'].map(
          (name) => `learning-prod-${name}`,
        ),
      ),
    );
  });

  it.each(alarms.map((alarm) => [alarm['AlarmName'], alarm] as const))(
    '%s names the runbook, notifies the topic and stays quiet without calls',
    (_name, alarm) => {
      const [, anchor] = /Runbook: infra\/runbook\.md#([\w-]+)$/.exec(alarm['AlarmDescription'])!;
      expect(anchors).toContain(anchor);
      expect(alarm['AlarmActions']).toHaveLength(1);
      expect(alarm['OKActions']).toHaveLength(1);
      expect(alarm['TreatMissingData']).toBe('notBreaching');
    },
  );
});
