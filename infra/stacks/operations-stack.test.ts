import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { EVENT_TYPES } from '@learning/functions/events/domain-events';
import { contract } from '@learning/shared/contract/contract';
import { routeKey } from '@learning/shared/contract/route';
import { describe, expect, it } from 'vitest';
import {
  allResources,
  environmentTemplates,
  resourcesOf,
  type TemplatePart,
} from '#testing/environment-templates.ts';

const templates = environmentTemplates('prod', {
  alarms: 'each',
  senderAddress: 'no-reply@hr.example',
});
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

const HEARTBEAT = 'learning-prod-heartbeat';
/** The alarms for which silence is a problem. */
const SILENCE = new Set([HEARTBEAT]);

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
      // Its own alarm goes off when it fails, and when it is throttled, because then it stays away.
      if (name === HEARTBEAT) continue;
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
      ['Errors', 1],
      ['Errors', 0],
      ['NeedsAttention', 1],
      ['IteratorAge', 1],
    ]);
    expect(few.map(({ AlarmName }) => AlarmName)).toEqual(
      [
        'heartbeat',
        'edge-errors',
        'functions-errors',
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
        'InvoicesWithoutTax',
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
    '%s names the runbook, notifies the topic, and only that of the heartbeat goes off without data',
    (_name, alarm) => {
      const [, anchor] = /Runbook: infra\/runbook\.md#([\w-]+)$/.exec(alarm['AlarmDescription'])!;
      expect(anchors).toContain(anchor);
      expect(alarm['AlarmActions']).toHaveLength(1);
      expect(alarm['OKActions']).toHaveLength(1);
      const isSilence = SILENCE.has(alarm['AlarmName'] as string);
      expect(alarm['TreatMissingData']).toBe(isSilence ? 'breaching' : 'notBreaching');
    },
  );

  it('on the heartbeat goes off when it fails or stays away for three runs, by a metric that costs nothing', () => {
    const found = alarms.find(({ AlarmName }) => AlarmName === HEARTBEAT)!;
    expect(found).toMatchObject({
      Namespace: 'AWS/Lambda',
      MetricName: 'Errors',
      Dimensions: [{ Name: 'FunctionName', Value: HEARTBEAT }],
      Period: 300,
      EvaluationPeriods: 3,
      Threshold: 0,
      TreatMissingData: 'breaching',
    });
    const [schedule] = Object.values(resourcesOf(templates.operations, 'AWS::Scheduler::Schedule'));
    expect(schedule!.Properties['ScheduleExpression']).toBe('rate(5 minutes)');
  });

  it('on bounces and complaints exist with a sender, below the shares at which SES stops an account', () => {
    const mail = alarms.filter(({ Namespace }) => Namespace === 'AWS/SES');
    expect(mail.map(({ MetricName, Threshold }) => [MetricName, Threshold])).toEqual([
      ['Reputation.BounceRate', 0.05],
      ['Reputation.ComplaintRate', 0.001],
    ]);
  });

  it('on the edge exists where the metrics of the edge are', () => {
    const found = alarms.find(({ AlarmName }) => AlarmName === 'learning-prod-edge-errors')!;
    expect(found).toMatchObject({ MetricName: '5xxErrorRate', Threshold: 5 });
    const { operations } = environmentTemplates('prod', { region: 'eu-central-1' });
    const elsewhere = Object.values(resourcesOf(operations, 'AWS::CloudWatch::Alarm'));
    expect(elsewhere.map(({ Properties }) => Properties['Namespace'])).not.toContain(
      'AWS/CloudFront',
    );
  });
});

describe('the dashboard', () => {
  const dashboards = Object.values(resourcesOf(templates.operations, 'AWS::CloudWatch::Dashboard'));
  const body = JSON.stringify(dashboards[0]!.Properties['DashboardBody']);

  it('is one, and shows what learners notice, the business and the machine', () => {
    expect(dashboards).toHaveLength(1);
    for (const text of [
      '## What learners notice',
      '## Business',
      '## The machine',
      'pct(latencyMs, 95) as p95',
      'web vitals',
      'PaidWithoutAccess',
      'IteratorAge',
      'ThrottleEvents',
    ])
      expect(body).toContain(text);
  });

  it('asks for calls, fields and events that exist', () => {
    expect(Object.values(contract).map(routeKey)).toContain(
      /routeKey = [\\"]+([A-Z]+ [^"\\]+)/.exec(body)![1],
    );
    const events = /type in \[([^\]]+)\]/.exec(body)![1]!.match(/[a-z]\w+/gi)!;
    expect(events.length).toBeGreaterThan(3);
    for (const event of events) expect(EVENT_TYPES).toContain(event);
  });

  it('has no more metrics than a free one may have', () => {
    const metrics = body.match(/AWS\/|Learning/g)!;
    expect(metrics.length).toBeGreaterThan(10);
    expect(metrics.length).toBeLessThanOrEqual(50);
  });
});
