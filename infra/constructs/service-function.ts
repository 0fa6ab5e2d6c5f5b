import type { DeployedVariables } from '@learning/functions/function-environments';
import type { FunctionName } from '@learning/functions/table/grants';
import { Duration, RemovalPolicy } from 'aws-cdk-lib';
import { Metric } from 'aws-cdk-lib/aws-cloudwatch';
import { Effect, Policy, PolicyStatement, Role, ServicePrincipal } from 'aws-cdk-lib/aws-iam';
import {
  Alias,
  Architecture,
  Code,
  Function as LambdaFunction,
  type IFunction,
  LoggingFormat,
  Runtime,
  Tracing,
} from 'aws-cdk-lib/aws-lambda';
import { LogGroup, type RetentionDays } from 'aws-cdk-lib/aws-logs';
import { Construct } from 'constructs';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { CHECKOUT_BUILD } from '#deploy/build/built-product.ts';
import { BUNDLES_CONTEXT, RELEASE_CONTEXT } from '#deploy/release.ts';
import type { EnvironmentSettings } from '#environments.ts';
import { acknowledge } from './acknowledge.ts';

export interface ServiceFunctionProps<Name extends FunctionName = FunctionName> {
  settings: EnvironmentSettings;
  /** The bundle `functions/dist/<bundle>`; also the function's name after the environment's. */
  bundle: Name;
  description: string;
  timeoutSeconds: number;
  /** The variables that the function's `env.ts` parses: a missing one does not compile. */
  environment: DeployedVariables<Name>;
  /** Concurrent calls that only this function may use; undefined reserves none. */
  reservedConcurrency?: number | undefined;
  /** Invoked asynchronously by a schedule. All other functions are called synchronously. */
  isScheduled?: boolean;
  /** API Gateway calls it through an alias, so that calls can shift to a new release and back. */
  isShifted?: boolean;
  /** Why an event that failed every time need not be kept; for a function that is invoked asynchronously by others. */
  noDeadLetters?: string;
}

type Conditions = Record<string, Record<string, unknown>>;

/**
 * One deployed function with its own role and log group. The role may write the log and traces; each resource that the
 * function uses adds its variables and grants the rest.
 *
 * @throws Error when the bundle was not built.
 */
export class ServiceFunction<Name extends FunctionName = FunctionName> extends Construct {
  readonly bundle: Name;
  readonly functionName: string;
  readonly lambda: LambdaFunction;
  readonly logGroupName: string;
  /** The alias of a function whose calls can shift. */
  readonly live: Alias | undefined;
  private readonly role: Role;

  constructor(scope: Construct, id: string, props: ServiceFunctionProps<Name>) {
    super(scope, id);
    const { settings, bundle } = props;
    const bundles = String(this.node.tryGetContext(BUNDLES_CONTEXT) ?? CHECKOUT_BUILD.functions);
    const folder = join(bundles, bundle);
    if (!existsSync(join(folder, 'index.mjs'))) {
      throw new Error(`${folder} is missing: run "npm run build -w functions".`);
    }
    const release = String(this.node.tryGetContext(RELEASE_CONTEXT) ?? 'unknown');
    const functionName = `learning-${settings.name}-${bundle}`;
    this.bundle = bundle;
    this.functionName = functionName;
    this.logGroupName = `/aws/lambda/${functionName}`;
    const logGroup = new LogGroup(this, 'Log', {
      logGroupName: this.logGroupName,
      retention: settings.logRetentionDays as RetentionDays,
      removalPolicy: settings.isProtected ? RemovalPolicy.RETAIN : RemovalPolicy.DESTROY,
    });
    this.role = new Role(this, 'Role', { assumedBy: new ServicePrincipal('lambda.amazonaws.com') });
    this.allow(['logs:CreateLogStream', 'logs:PutLogEvents'], logGroup.logGroupArn);
    this.lambda = new LambdaFunction(this, 'Function', {
      functionName,
      description: `${props.description} Release ${release}.`,
      code: Code.fromAsset(folder),
      handler: 'index.handler',
      runtime: Runtime.NODEJS_24_X,
      architecture: Architecture.ARM_64,
      memorySize: settings.memoryMegabytes,
      timeout: Duration.seconds(props.timeoutSeconds),
      ...(props.reservedConcurrency === undefined
        ? {}
        : { reservedConcurrentExecutions: props.reservedConcurrency }),
      role: this.role,
      logGroup,
      loggingFormat: LoggingFormat.JSON,
      tracing: settings.hasTraces ? Tracing.ACTIVE : Tracing.DISABLED,
      environment: {
        SERVICE_NAME: bundle,
        RELEASE: release,
        NODE_OPTIONS: '--enable-source-maps',
        ...props.environment,
      },
    });
    this.live = props.isShifted
      ? new Alias(this, 'Live', { aliasName: 'live', version: this.lambda.currentVersion })
      : undefined;
    if (settings.hasTraces) {
      acknowledge(this.role, {
        'AwsSolutions-IAM5[Resource::*]':
          'xray:PutTraceSegments and xray:PutTelemetryRecords take no resource; the statement contains nothing else.',
      });
    }
    acknowledge(this.lambda, {
      ...(settings.hasTraces
        ? {}
        : {
            'Serverless-LambdaTracing':
              'Traces repeat the log at $5 a million; a setting turns them on.',
          }),
      'Serverless-LambdaDLQ':
        props.noDeadLetters ??
        (props.isScheduled
          ? 'A failed run is not stored: the next run checks the same records, and an alarm reports it.'
          : 'Called synchronously only (API Gateway, Cognito): the caller gets the error, so there is no event to store.'),
      ...(props.noDeadLetters
        ? { 'Serverless-LambdaAsyncFailureDestination': props.noDeadLetters }
        : {}),
    });
  }

  /** What callers invoke. */
  get callable(): IFunction {
    return this.live ?? this.lambda;
  }

  /** Allows exactly these actions on one resource. */
  allow(actions: string[], resource: string, conditions?: Conditions) {
    this.addStatement(Effect.ALLOW, actions, resource, conditions);
  }

  /**
   * Allows exactly these actions on a resource that itself refers to this function, or under conditions that name such a resource. The
   * function is created before its permission; with `allow`, each would wait for the other.
   */
  allowLater(id: string, actions: string[], resource: string, conditions: Conditions = {}) {
    new Policy(this, id, {
      roles: [this.role],
      statements: [new PolicyStatement({ actions, resources: [resource], conditions })],
    });
  }

  /** Denies these actions even if another statement allows them. */
  deny(actions: string[], resource: string, conditions: Conditions) {
    this.addStatement(Effect.DENY, actions, resource, conditions);
  }

  private addStatement(
    effect: Effect,
    actions: string[],
    resource: string,
    conditions?: Conditions,
  ) {
    this.role.addToPolicy(
      new PolicyStatement({
        effect,
        actions,
        resources: [resource],
        ...(conditions ? { conditions } : {}),
      }),
    );
  }

  /**
   * Returns a metric of this function over five minutes: the sum, or the longest time. Refers to the function by name, because a reference would
   * prevent the stack from deleting the function while the alarms still use it.
   */
  metric(metricName: 'Errors' | 'Invocations' | 'Throttles' | 'IteratorAge'): Metric {
    return new Metric({
      namespace: 'AWS/Lambda',
      metricName,
      dimensionsMap: { FunctionName: this.functionName },
      period: Duration.minutes(5),
      statistic: metricName === 'IteratorAge' ? 'Maximum' : 'Sum',
    });
  }
}
