import { contract } from '@learning/shared/contract/contract';
import {
  needsSession,
  routeKey,
  type FunctionGroup,
  type RouteDefinition,
} from '@learning/shared/contract/route';
import { STRIPE_WEBHOOK_PATH, STRIPE_WEBHOOK_ROUTE } from '@learning/shared/contract/webhooks';
import { RemovalPolicy } from 'aws-cdk-lib';
import {
  CfnStage,
  HttpApi,
  HttpMethod,
  HttpRoute,
  HttpRouteKey,
  HttpStage,
  LogGroupLogDestination,
} from 'aws-cdk-lib/aws-apigatewayv2';
import { AccessLogFormat } from 'aws-cdk-lib/aws-apigateway';
import { HttpJwtAuthorizer } from 'aws-cdk-lib/aws-apigatewayv2-authorizers';
import { HttpLambdaIntegration } from 'aws-cdk-lib/aws-apigatewayv2-integrations';
import { LogGroup, type RetentionDays } from 'aws-cdk-lib/aws-logs';
import { Construct } from 'constructs';
import type { EnvironmentSettings } from '#environments.ts';
import { acknowledge } from './acknowledge.ts';
import type { LearnerPool } from './learner-pool.ts';
import {
  throttleOf,
  UNKNOWN_ROUTE_THROTTLE,
  WEBHOOK_THROTTLE,
  type Throttle,
} from './route-throttling.ts';
import type { ServiceFunction } from './service-function.ts';

export const routes: RouteDefinition[] = Object.values(contract);

interface ContractApiProps {
  settings: EnvironmentSettings;
  pool: LearnerPool;
  functions: Record<FunctionGroup, ServiceFunction>;
  stripeWebhook: ServiceFunction;
}

/** The log with a line for each call. */
export const accessLogName = (environment: string) => `/aws/apigateway/learning-${environment}`;

/** Enough to investigate a failed call, without addresses, tokens or bodies. */
const accessLogFields = {
  requestId: '$context.requestId',
  time: '$context.requestTime',
  routeKey: '$context.routeKey',
  status: '$context.status',
  responseLength: '$context.responseLength',
  latencyMs: '$context.responseLatency',
  integrationError: '$context.integrationErrorMessage',
  authorizerError: '$context.authorizer.error',
};

/**
 * HTTP API of API Gateway with the routes of the contract: a JWT authorizer on every call of a person with an account, a throttle for
 * each route, and `$default` to the system function.
 */
export class ContractApi extends Construct {
  readonly api: HttpApi;

  constructor(scope: Construct, id: string, props: ContractApiProps) {
    const { settings, pool, functions, stripeWebhook } = props;
    super(scope, id);
    this.api = new HttpApi(this, 'Api', {
      apiName: `learning-${settings.name}`,
      createDefaultStage: false,
    });
    const authorizer = new HttpJwtAuthorizer('AccessToken', pool.issuer, {
      jwtAudience: [pool.browserClient.userPoolClientId, pool.serverClient.userPoolClientId],
    });
    const integrations = new Map<FunctionGroup, HttpLambdaIntegration>();
    const integrationOf = (group: FunctionGroup) => {
      const found = integrations.get(group);
      if (found) return found;
      // One permission for the API: a permission for each route would exceed the size of a function's policy.
      const created = new HttpLambdaIntegration(`Call-${group}`, functions[group].callable, {
        scopePermissionToRoute: false,
      });
      integrations.set(group, created);
      return created;
    };

    const contractRoutes = routes.flatMap((route) => {
      const created = this.api.addRoutes({
        path: route.path,
        methods: [HttpMethod[route.method]],
        integration: integrationOf(route.group),
        ...(needsSession(route) ? { authorizer } : {}),
      });
      if (route.access === 'public') created.forEach(acknowledgePublic);
      if (route.access === 'token') created.forEach(acknowledgeToken);
      return created;
    });
    const webhook = new HttpRoute(this, 'StripeWebhook', {
      httpApi: this.api,
      routeKey: HttpRouteKey.with(STRIPE_WEBHOOK_PATH, HttpMethod.POST),
      integration: new HttpLambdaIntegration('Call-stripe-webhook', stripeWebhook.callable),
    });
    acknowledge(webhook, {
      'AwsSolutions-APIG4': 'Stripe signs its events, and the function checks the signature.',
    });
    const unknown = new HttpRoute(this, 'UnknownRoute', {
      httpApi: this.api,
      routeKey: HttpRouteKey.DEFAULT,
      // Its calls come from `API/STAGE/$default`, which the permission for all other routes does not cover.
      integration: new HttpLambdaIntegration('Call-unknown', functions.system.callable),
    });
    acknowledgePublic(unknown);
    this.addStage(settings).node.addDependency(unknown, webhook, ...contractRoutes);
  }

  private addStage(settings: EnvironmentSettings): HttpStage {
    const log = new LogGroup(this, 'AccessLog', {
      logGroupName: accessLogName(settings.name),
      retention: settings.logRetentionDays as RetentionDays,
      removalPolicy: settings.isProtected ? RemovalPolicy.RETAIN : RemovalPolicy.DESTROY,
    });
    const stage = new HttpStage(this, 'Stage', {
      httpApi: this.api,
      stageName: '$default',
      autoDeploy: true,
      detailedMetricsEnabled: settings.hasRouteMetrics,
      throttle: throttleSettings(UNKNOWN_ROUTE_THROTTLE),
      accessLogSettings: {
        destination: new LogGroupLogDestination(log),
        format: AccessLogFormat.custom(JSON.stringify(accessLogFields)),
      },
    });
    const throttles: [string, Throttle][] = [
      ...routes.map((route): [string, Throttle] => [routeKey(route), throttleOf(route)]),
      [STRIPE_WEBHOOK_ROUTE, WEBHOOK_THROTTLE],
    ];
    (stage.node.defaultChild as CfnStage).routeSettings = Object.fromEntries(
      throttles.map(([key, { rate, burst }]) => [
        key,
        {
          ThrottlingRateLimit: rate,
          ThrottlingBurstLimit: burst,
          DetailedMetricsEnabled: settings.hasRouteMetrics,
        },
      ]),
    );
    return stage;
  }
}

function throttleSettings({ rate, burst }: Throttle) {
  return { rateLimit: rate, burstLimit: burst };
}

function acknowledgePublic(route: HttpRoute) {
  acknowledge(route, { 'AwsSolutions-APIG4': 'The contract declares this call public.' });
}

function acknowledgeToken(route: HttpRoute) {
  acknowledge(route, {
    'AwsSolutions-APIG4': 'The function checks the token of the company’s program.',
  });
}
