import { contract } from '@learning/shared/contract/contract';
import { needsSession, routeKey, type RouteDefinition } from '@learning/shared/contract/route';
import { STRIPE_WEBHOOK_ROUTE } from '@learning/shared/contract/webhooks';
import { describe, expect, it } from 'vitest';
import {
  environmentTemplates,
  resourcesOf,
  type TemplatePart,
} from '#testing/environment-templates.ts';

const template = environmentTemplates('prod').api;
const declared: RouteDefinition[] = Object.values(contract);
const routes = new Map(
  Object.values(resourcesOf(template, 'AWS::ApiGatewayV2::Route')).map((route) => [
    route.Properties['RouteKey'] as string,
    route.Properties,
  ]),
);
const stage = Object.values(resourcesOf(template, 'AWS::ApiGatewayV2::Stage'))[0]!.Properties;
const functions = resourcesOf(template, 'AWS::Lambda::Function');
const aliases = resourcesOf(template, 'AWS::Lambda::Alias');
const RECONCILER = 'learning-prod-billing-reconciler';
/** Functions that no one waits for. */
const SCHEDULED = [
  'learning-prod-data-export',
  'learning-prod-account-deletion',
  'learning-prod-weekly-copy',
  RECONCILER,
  'learning-prod-credential-publisher',
  'learning-prod-reminders',
];
/** Called by the stream or by the event bus. */
const TRIGGERED = ['learning-prod-reactions', 'learning-prod-mail-feedback'];
const UNCALLED = [...SCHEDULED, ...TRIGGERED];

describe('the routes', () => {
  it('are those of the contract, the Stripe webhook, and one for all other addresses', () => {
    expect([...routes.keys()].toSorted()).toEqual(
      [...declared.map(routeKey), STRIPE_WEBHOOK_ROUTE, '$default'].toSorted(),
    );
  });

  it("accept Stripe's events without a token, because the function checks their signature", () => {
    expect(routes.get(STRIPE_WEBHOOK_ROUTE)!['AuthorizationType']).toBe('NONE');
  });

  it.each(declared.map((route) => [routeKey(route), route] as const))(
    '%s requires the token of a session unless it is public or for programs, whose tokens the function checks',
    (key, route) => {
      const { AuthorizationType, AuthorizerId } = routes.get(key)!;
      expect(AuthorizationType).toBe(needsSession(route) ? 'JWT' : 'NONE');
      expect(AuthorizerId !== undefined).toBe(needsSession(route));
    },
  );

  it('are capped one by one, with the lowest caps for public requests and passwords', () => {
    const settings = stage['RouteSettings'];
    expect(Object.keys(settings).toSorted()).toEqual(
      [...declared.map(routeKey), STRIPE_WEBHOOK_ROUTE].toSorted(),
    );
    const rateOf = (setting: TemplatePart): number => setting.ThrottlingRateLimit;
    const rates = Object.values<TemplatePart>(settings).map(rateOf);
    for (const rate of [...rates, rateOf(stage['DefaultRouteSettings'])]) {
      expect(rate).toBeGreaterThan(0);
      expect(rate).toBeLessThanOrEqual(300);
    }
    const { 'POST /api/auth/login': login, 'POST /api/requests': requests } = settings;
    expect(rateOf(login)).toBe(Math.min(...rates));
    expect(rateOf(requests)).toBe(Math.min(...rates));
  });

  it('have caps that one address cannot use up behind the firewall', () => {
    const { web } = environmentTemplates('prod', { firewall: 'acl' });
    const [acl] = Object.values(resourcesOf(web, 'AWS::WAFv2::WebACL'));
    const limits = acl!.Properties['Rules'].flatMap(
      ({ Statement }: TemplatePart) => Statement.RateBasedStatement?.Limit ?? [],
    );
    const perSecond = Math.max(...limits) / 300;
    for (const setting of Object.values<TemplatePart>(stage['RouteSettings'])) {
      expect(setting.ThrottlingRateLimit).toBeGreaterThanOrEqual(2 * perSecond);
    }
  });

  it('exist before the stage that limits them', () => {
    const [created] = Object.values(resourcesOf(template, 'AWS::ApiGatewayV2::Stage'));
    const ids = Object.keys(resourcesOf(template, 'AWS::ApiGatewayV2::Route'));
    expect(created!.DependsOn).toEqual(expect.arrayContaining(ids));
  });
});

describe('the authorizer', () => {
  it('accepts only tokens of this pool for its two clients', () => {
    const [authorizer] = Object.values(resourcesOf(template, 'AWS::ApiGatewayV2::Authorizer'));
    const { JwtConfiguration, IdentitySource } = authorizer!.Properties;
    expect(IdentitySource).toEqual(['$request.header.Authorization']);
    expect(JwtConfiguration.Audience).toHaveLength(2);
    expect(JSON.stringify(JwtConfiguration.Issuer)).toContain('https://cognito-idp.us-east-1.');
  });
});

describe('the access log', () => {
  it('identifies the call and its outcome, but no person', () => {
    const { Format } = stage['AccessLogSettings'];
    expect(Format).toContain('$context.routeKey');
    expect(Format).not.toMatch(/identity|authorizer\.claims|path|ip/i);
  });
});

describe('the functions', () => {
  it("include one for each group of calls, one for Stripe's events, and those that work in the background", () => {
    const names = Object.values(functions).map((resource) =>
      String(resource.Properties['FunctionName']),
    );
    const groups = [...new Set(declared.map((route) => route.group))];
    const bundles = [
      ...groups,
      'stripe-webhook',
      'billing-reconciler',
      'credential-publisher',
      'reactions',
      'reminders',
      'mail-feedback',
      'data-export',
      'account-deletion',
      'weekly-copy',
    ];
    expect(names.toSorted()).toEqual(bundles.map((bundle) => `learning-prod-${bundle}`).toSorted());
  });

  // Source: rules/access.md A36
  it('that take calls know the secret of the edge by its hash, two while one replaces the other', () => {
    const groups = new Set(declared.map(({ group }) => `learning-prod-${group}`));
    const hashesIn = (resources: typeof functions) =>
      Object.values(resources).flatMap(({ Properties }) => {
        const name = String(Properties['FunctionName']);
        const { EDGE_SECRET_HASHES: hashes } = Properties['Environment'].Variables;
        expect(hashes !== undefined, name).toBe(groups.has(name));
        return hashes === undefined ? [] : [hashes];
      });
    const reference = (secret: string) =>
      `{{resolve:ssm:/learning/prod/edge/secret-${secret}-sha256}}`;
    expect(new Set(hashesIn(functions))).toEqual(new Set([reference('1')]));
    const { api } = environmentTemplates('prod', { edgeSecrets: ['1', '2'] });
    const replacing = hashesIn(resourcesOf(api, 'AWS::Lambda::Function'));
    expect(new Set(replacing)).toEqual(new Set([`${reference('1')},${reference('2')}`]));
  });

  it('may be called by this API, except those that work in the background', () => {
    const permissions = Object.values(resourcesOf(template, 'AWS::Lambda::Permission'));
    const called = permissions.map((permission) =>
      JSON.stringify(permission.Properties['FunctionName']),
    );
    for (const [id, resource] of Object.entries(functions)) {
      const alias = Object.entries(aliases).find(
        ([, { Properties }]) => Properties['FunctionName'].Ref === id,
      );
      const callable = alias ? { Ref: alias[0] } : { 'Fn::GetAtt': [id, 'Arn'] };
      const isCalled = called.includes(JSON.stringify(callable));
      expect(isCalled, id).toBe(!UNCALLED.includes(resource.Properties['FunctionName']));
    }
    // `$default` has the address API/STAGE/$default, which the pattern of the other routes does not match.
    const patterns = permissions.map((permission) =>
      JSON.stringify(permission.Properties['SourceArn']),
    );
    expect(patterns.filter((pattern) => pattern.includes('"/*/*"'))).toHaveLength(1);
  });

  it.each(Object.entries(functions))(
    '%s runs on the current Node.js, has its own log, and tells its release',
    (_id, resource) => {
      expect(resource.Properties).toMatchObject({
        Runtime: 'nodejs24.x',
        Architectures: ['arm64'],
        Handler: 'index.handler',
      });
      const { Description, Environment } = resource.Properties;
      expect(Description).toMatch(/ Release unknown\.$/);
      expect(Environment.Variables.RELEASE).toBe('unknown');
      expect(resource.Properties['LoggingConfig'].LogGroup).toBeDefined();
      // A function that takes a call must finish before API Gateway gives up; no one waits for the others.
      const isCalled = !UNCALLED.includes(resource.Properties['FunctionName']);
      expect(resource.Properties['Timeout']).toBeLessThanOrEqual(isCalled ? 29 : 900);
    },
  );
});

describe('the webhook', () => {
  it.each([null, 20])(
    'has concurrent calls of its own where the settings say so: %s',
    (reserved) => {
      const { api } = environmentTemplates('prod', { webhookConcurrency: reserved });
      const reserving = Object.values(resourcesOf(api, 'AWS::Lambda::Function')).filter(
        ({ Properties }) => 'ReservedConcurrentExecutions' in Properties,
      );
      expect(
        reserving.map(({ Properties }) => [
          Properties['FunctionName'],
          Properties['ReservedConcurrentExecutions'],
        ]),
      ).toEqual(reserved === null ? [] : [['learning-prod-stripe-webhook', reserved]]);
    },
  );
});

describe('the shift to a new release', () => {
  const names = ['activities', 'billing', 'learning', 'stripe-webhook'];
  const functionOf = ({ Properties }: { Properties: Record<string, TemplatePart> }) =>
    String(functions[Properties['FunctionName'].Ref]?.Properties['FunctionName']);

  it('concerns the functions of learning and paying, which the API calls through an alias', () => {
    expect(Object.values(aliases).map(functionOf).toSorted()).toEqual(
      names.map((name) => `learning-prod-${name}`),
    );
    const called = Object.values(resourcesOf(template, 'AWS::ApiGatewayV2::Integration')).map(
      ({ Properties }) => JSON.stringify(Properties['IntegrationUri']),
    );
    for (const [id, { Properties }] of Object.entries(aliases)) {
      expect(called).toContain(JSON.stringify({ Ref: id }));
      const { Ref } = Properties['FunctionName'];
      expect(called).not.toContain(JSON.stringify({ 'Fn::GetAtt': [Ref, 'Arn'] }));
    }
  });

  it('gives the new version one call in ten for five minutes, and takes it back when it fails', () => {
    const groups = resourcesOf(template, 'AWS::CodeDeploy::DeploymentGroup');
    const alarms = resourcesOf(template, 'AWS::CloudWatch::Alarm');
    for (const { UpdatePolicy } of Object.values(aliases) as TemplatePart[]) {
      const { Ref } = UpdatePolicy.CodeDeployLambdaAliasUpdate.DeploymentGroupName;
      const group = groups[Ref]!.Properties;
      expect(group).toMatchObject({
        DeploymentConfigName: 'CodeDeployDefault.LambdaCanary10Percent5Minutes',
        AlarmConfiguration: { Enabled: true },
        AutoRollbackConfiguration: {
          Enabled: true,
          Events: expect.arrayContaining(['DEPLOYMENT_FAILURE', 'DEPLOYMENT_STOP_ON_ALARM']),
        },
      });
      const [watched] = group['AlarmConfiguration'].Alarms;
      const alarm = alarms[watched.Name.Ref]!.Properties;
      expect([alarm['MetricName'], alarm['TreatMissingData']]).toEqual(['5xx', 'notBreaching']);
    }
  });

  it('is at once elsewhere, and in what a release is deployed with when it comes back', () => {
    const { api } = environmentTemplates('prod', { shifts: 'at-once' });
    expect(JSON.stringify(api.toJSON())).not.toContain('CodeDeploy');
    const back = Object.keys(resourcesOf(api, 'AWS::Lambda::Alias'));
    expect(back).toEqual(Object.keys(aliases));
  });
});

describe('the schedules', () => {
  it('run the reconciler every 15 minutes, every six hours and every night, the copy once a week, webhooks every five minutes, and the others every 15', () => {
    const schedules = Object.values(resourcesOf(template, 'AWS::Scheduler::Schedule'));
    const runs = schedules.map(({ Properties }) => [
      Properties['ScheduleExpression'],
      JSON.parse(Properties['Target'].Input).detail.task,
    ]);
    expect(runs).toEqual([
      ['rate(15 minutes)', 'exports'],
      ['rate(15 minutes)', 'deletions'],
      ['cron(40 3 * * ? *)', 'missing-accounts'],
      ['cron(20 2 ? * SUN *)', 'copy'],
      ['cron(20 8 ? * SUN *)', 'check'],
      ['rate(15 minutes)', 'orders'],
      ['rate(6 hours)', 'subscriptions'],
      ['cron(10 4 * * ? *)', 'nightly'],
      ['rate(15 minutes)', 'changes'],
      ['rate(15 minutes)', 'reminders'],
      ['rate(5 minutes)', 'webhooks'],
    ]);
  });

  it('do not retry a failed run, neither in the scheduler nor in Lambda', () => {
    const schedules = Object.values(resourcesOf(template, 'AWS::Scheduler::Schedule'));
    for (const { Properties } of schedules) {
      expect(Properties['Target'].RetryPolicy).toEqual({
        MaximumRetryAttempts: 0,
        MaximumEventAgeInSeconds: 600,
      });
    }
    const configs = Object.values(resourcesOf(template, 'AWS::Lambda::EventInvokeConfig'));
    const ids = SCHEDULED.map(
      (name) =>
        Object.entries(functions).find(
          ([, resource]) => resource.Properties['FunctionName'] === name,
        )?.[0],
    );
    expect(configs.map(({ Properties }) => Properties)).toEqual(
      ids.map((id) => ({
        FunctionName: { Ref: id },
        Qualifier: '$LATEST',
        MaximumRetryAttempts: 0,
        MaximumEventAgeInSeconds: 600,
      })),
    );
  });

  it('are joined by the stream of the table, which starts the publisher and the reactions for their changes alone', () => {
    const mappings = Object.values(resourcesOf(template, 'AWS::Lambda::EventSourceMapping'));
    expect(mappings).toHaveLength(2);
    const { FilterCriteria, StartingPosition } = mappings[0]!.Properties;
    expect(StartingPosition).toBe('LATEST');
    expect(JSON.parse(FilterCriteria.Filters[0].Pattern)).toEqual({
      eventName: ['INSERT', 'MODIFY'],
      dynamodb: { NewImage: { entity: { S: ['credentialChange'] } } },
    });
    // Reactions keep the order of the events, and put aside what fails every time.
    const { FilterCriteria: filter, ...reactions } = mappings[1]!.Properties;
    expect(JSON.parse(filter.Filters[0].Pattern)).toEqual({
      eventName: ['INSERT'],
      dynamodb: { NewImage: { entity: { S: ['domainEvent'] } } },
    });
    expect(reactions).toMatchObject({
      StartingPosition: 'TRIM_HORIZON',
      BisectBatchOnFunctionError: true,
      FunctionResponseTypes: ['ReportBatchItemFailures'],
      MaximumRetryAttempts: 8,
      MaximumRecordAgeInSeconds: 43_200,
      DestinationConfig: { OnFailure: { Destination: expect.anything() } },
    });
    // One batch at a time for each shard; more at once would still keep the order of a partition key.
    expect(reactions).not.toHaveProperty('ParallelizationFactor');
  });
});

describe('mail', () => {
  const { api } = environmentTemplates('prod', { senderAddress: 'no-reply@hr.example' });

  it('reports bounces and complaints of this environment to the function that obeys them', () => {
    const [set] = Object.values(resourcesOf(api, 'AWS::SES::ConfigurationSet'));
    expect(set!.Properties).toMatchObject({
      Name: 'learning-prod',
      SuppressionOptions: { SuppressedReasons: ['BOUNCE', 'COMPLAINT'] },
      DeliveryOptions: { TlsPolicy: 'REQUIRE' },
    });
    const [destination] = Object.values(
      resourcesOf(api, 'AWS::SES::ConfigurationSetEventDestination'),
    );
    expect(destination!.Properties['EventDestination'].MatchingEventTypes).toEqual([
      'bounce',
      'complaint',
    ]);
    const [rule] = Object.values(resourcesOf(api, 'AWS::Events::Rule'));
    expect(rule!.Properties['EventPattern']).toEqual({
      source: ['aws.ses'],
      'detail-type': ['Email Bounced', 'Email Complaint Received'],
      detail: { mail: { tags: { 'ses:configuration-set': ['learning-prod'] } } },
    });
    expect(JSON.stringify(rule!.Properties['Targets'])).toContain('mailfeedback');
  });

  it('has none of it without a sender', () => {
    expect(resourcesOf(template, 'AWS::SES::ConfigurationSet')).toEqual({});
    expect(resourcesOf(template, 'AWS::Events::Rule')).toEqual({});
  });
});
