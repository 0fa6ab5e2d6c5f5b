import {
  SCHEDULED_TASKS,
  type ScheduledFunction,
  type TaskSchedule,
} from '@learning/functions/heartbeat/scheduled-tasks';
import { Duration, Stack } from 'aws-cdk-lib';
import { PolicyStatement, Role, ServicePrincipal } from 'aws-cdk-lib/aws-iam';
import { EventInvokeConfig } from 'aws-cdk-lib/aws-lambda';
import { CfnSchedule } from 'aws-cdk-lib/aws-scheduler';
import { Construct } from 'constructs';
import { acknowledge } from './acknowledge.ts';
import type { ServiceFunction } from './service-function.ts';

/** A run that could not start within this time is skipped; the next one does its work. */
const MAX_AGE = Duration.minutes(10);

/**
 * Runs the tasks of a function on schedule. A failed run is not retried: the next one checks the same records, and the error raises
 * the function's alarm. The role may invoke this one function only (CDK's own target would allow all its versions).
 */
export class FunctionSchedule extends Construct {
  constructor(scope: Construct, id: string, scheduled: ServiceFunction<ScheduledFunction>) {
    super(scope, id);
    const functionArn = scheduled.lambda.functionArn;
    // The scheduler invokes asynchronously, so Lambda decides about retries; its default is two.
    const invocation = new EventInvokeConfig(this, 'Invocation', {
      function: scheduled.lambda,
      retryAttempts: 0,
      maxEventAge: MAX_AGE,
    });
    acknowledge(invocation, {
      'Serverless-LambdaAsyncFailureDestination':
        'A failed run is not stored: the next run checks the same records, and an alarm reports it.',
    });
    const role = new Role(this, 'Role', {
      assumedBy: new ServicePrincipal('scheduler.amazonaws.com', {
        conditions: { StringEquals: { 'aws:SourceAccount': Stack.of(this).account } },
      }),
    });
    role.addToPolicy(
      new PolicyStatement({ actions: ['lambda:InvokeFunction'], resources: [functionArn] }),
    );
    const tasks: Record<string, TaskSchedule> = SCHEDULED_TASKS[scheduled.bundle];
    for (const [task, { expression }] of Object.entries(tasks)) {
      const schedule = new CfnSchedule(this, task, {
        name: `${scheduled.functionName}-${task}`,
        scheduleExpression: expression,
        flexibleTimeWindow: { mode: 'OFF' },
        target: {
          arn: functionArn,
          roleArn: role.roleArn,
          input: JSON.stringify({ source: 'aws.scheduler', detail: { task } }),
          retryPolicy: { maximumRetryAttempts: 0, maximumEventAgeInSeconds: MAX_AGE.toSeconds() },
        },
      });
      // Creating a schedule fails until its role may invoke the function.
      schedule.node.addDependency(role);
    }
  }
}
