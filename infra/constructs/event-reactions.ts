import { Duration } from 'aws-cdk-lib';
import { CfnEventSourceMapping } from 'aws-cdk-lib/aws-lambda';
import { Queue, QueueEncryption } from 'aws-cdk-lib/aws-sqs';
import { Construct } from 'constructs';
import type { EnvironmentSettings } from '#environments.ts';
import { acknowledge } from './acknowledge.ts';
import { STREAM_ACTIONS, type LearningTable } from './learning-table.ts';
import type { ServiceFunction } from './service-function.ts';

/** Tries of an event before it is put aside; the pauses between them grow. */
const RETRIES = 8;

export interface EventReactionsProps {
  settings: EnvironmentSettings;
  reactions: ServiceFunction;
  table: LearningTable;
}

/**
 * Starts the function that reacts to domain events within a second of the transaction that wrote them. Events of one learner have one
 * partition key, so they arrive in order. One that fails every time is isolated by halving its batch and put aside in the queue, where
 * an alarm sees it; it holds up the others no longer.
 *
 * @see https://docs.aws.amazon.com/lambda/latest/dg/services-dynamodb-eventsourcemapping.html
 */
export class EventReactions extends Construct {
  /** Holds where in the stream the failed events are; the events themselves stay in the table for 90 days. */
  readonly failedEvents: Queue;

  constructor(scope: Construct, id: string, { settings, reactions, table }: EventReactionsProps) {
    super(scope, id);
    this.failedEvents = new Queue(this, 'Failed', {
      queueName: `learning-${settings.name}-failed-events`,
      encryption: QueueEncryption.SQS_MANAGED,
      enforceSSL: true,
      retentionPeriod: Duration.days(14),
    });
    acknowledge(this.failedEvents, {
      'AwsSolutions-SQS3': 'This is a dead-letter queue itself.',
      'Serverless-SQSRedrivePolicy': 'This is a dead-letter queue itself.',
    });
    const streamArn = table.streamFor(this);
    reactions.allow(STREAM_ACTIONS, streamArn);
    reactions.allow(['sqs:SendMessage'], this.failedEvents.queueArn);
    const mapping = new CfnEventSourceMapping(this, 'Events', {
      functionName: reactions.lambda.functionName,
      eventSourceArn: streamArn,
      startingPosition: 'TRIM_HORIZON',
      batchSize: 25,
      maximumRetryAttempts: RETRIES,
      maximumRecordAgeInSeconds: Duration.hours(12).toSeconds(),
      bisectBatchOnFunctionError: true,
      functionResponseTypes: ['ReportBatchItemFailures'],
      destinationConfig: { onFailure: { destination: this.failedEvents.queueArn } },
      filterCriteria: {
        filters: [
          {
            pattern: JSON.stringify({
              // An event is written once; what a repeated change writes is no change.
              eventName: ['INSERT'],
              dynamodb: { NewImage: { entity: { S: ['domainEvent'] } } },
            }),
          },
        ],
      },
    });
    mapping.node.addDependency(reactions);
  }
}
