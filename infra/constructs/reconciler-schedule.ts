import { Duration, Stack } from 'aws-cdk-lib';
import { PolicyStatement, Role, ServicePrincipal } from 'aws-cdk-lib/aws-iam';
import { EventInvokeConfig } from 'aws-cdk-lib/aws-lambda';
import { CfnSchedule } from 'aws-cdk-lib/aws-scheduler';
import { Construct } from 'constructs';
import { acknowledge } from './acknowledge.ts';
import type { ServiceFunction } from './service-function.ts';

/** What the reconciler looks at, and how often (UTC). */
const TASKS = {
  orders: 'rate(15 minutes)',
  subscriptions: 'rate(6 hours)',
  nightly: 'cron(10 4 * * ? *)',
} as const;

/** A run that could not begin for so long is left to the next. */
const MAX_AGE = Duration.minutes(10);

/**
 * Runs the reconciler. A run that fails is not repeated: the next one looks at the same things, and its error raises the
 * function's alarm. The role may call this one function and nothing else (CDK's own target would allow all its versions).
 */
export class ReconcilerSchedule extends Construct {
  constructor(scope: Construct, id: string, reconciler: ServiceFunction) {
    super(scope, id);
    const functionArn = reconciler.lambda.functionArn;
    // The scheduler hands a run over and goes: what is repeated then, Lambda decides, by itself twice.
    const invocation = new EventInvokeConfig(this, 'Invocation', {
      function: reconciler.lambda,
      retryAttempts: 0,
      maxEventAge: MAX_AGE,
    });
    acknowledge(invocation, {
      'Serverless-LambdaAsyncFailureDestination':
        'A run that failed is not kept: the next one looks at the same things, and the alarm tells of it.',
    });
    const role = new Role(this, 'Role', {
      assumedBy: new ServicePrincipal('scheduler.amazonaws.com', {
        conditions: { StringEquals: { 'aws:SourceAccount': Stack.of(this).account } },
      }),
    });
    role.addToPolicy(
      new PolicyStatement({ actions: ['lambda:InvokeFunction'], resources: [functionArn] }),
    );
    for (const [task, scheduleExpression] of Object.entries(TASKS)) {
      const schedule = new CfnSchedule(this, task, {
        name: `${reconciler.functionName}-${task}`,
        scheduleExpression,
        flexibleTimeWindow: { mode: 'OFF' },
        target: {
          arn: functionArn,
          roleArn: role.roleArn,
          input: JSON.stringify({ source: 'aws.scheduler', detail: { task } }),
          retryPolicy: { maximumRetryAttempts: 0, maximumEventAgeInSeconds: MAX_AGE.toSeconds() },
        },
      });
      // A schedule that is made before its role may call fails its creation.
      schedule.node.addDependency(role);
    }
  }
}
