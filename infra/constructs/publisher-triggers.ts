import { Duration } from 'aws-cdk-lib';
import { CfnEventSourceMapping } from 'aws-cdk-lib/aws-lambda';
import { Construct } from 'constructs';
import { acknowledge } from './acknowledge.ts';
import { FunctionSchedule } from './function-schedule.ts';
import { STREAM_ACTIONS, type LearningTable } from './learning-table.ts';
import type { ServiceFunction } from './service-function.ts';

/**
 * Starts the publisher of certificates within a second of a change that leaves work for it, and on a schedule for what failed then.
 *
 * @see https://docs.aws.amazon.com/lambda/latest/dg/with-ddb.html
 */
export class PublisherTriggers extends Construct {
  constructor(scope: Construct, id: string, publisher: ServiceFunction, table: LearningTable) {
    super(scope, id);
    const streamArn = table.streamFor(this);
    publisher.allow(STREAM_ACTIONS, streamArn);
    const mapping = new CfnEventSourceMapping(this, 'Changes', {
      functionName: publisher.lambda.functionName,
      eventSourceArn: streamArn,
      startingPosition: 'LATEST',
      batchSize: 100,
      maximumRetryAttempts: 2,
      maximumRecordAgeInSeconds: Duration.hours(1).toSeconds(),
      filterCriteria: {
        filters: [
          {
            pattern: JSON.stringify({
              eventName: ['INSERT', 'MODIFY'],
              dynamodb: { NewImage: { entity: { S: ['credentialChange'] } } },
            }),
          },
        ],
      },
    });
    // The role may read a new stream before the mapping to it is created.
    mapping.node.addDependency(publisher);
    acknowledge(mapping, {
      'Serverless-LambdaEventSourceMappingDestination':
        'The record only starts the function. What is left to do is in the table, and the schedule takes it up.',
    });
    new FunctionSchedule(this, 'Schedule', publisher, { changes: 'rate(15 minutes)' });
  }
}
