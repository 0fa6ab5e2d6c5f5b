import {
  CloudWatchClient,
  DescribeAlarmsCommand,
  GetMetricStatisticsCommand,
  PutMetricDataCommand,
  SetAlarmStateCommand,
  type MetricAlarm,
} from '@aws-sdk/client-cloudwatch';
import { SNSClient, SubscribeCommand } from '@aws-sdk/client-sns';
import {
  CreateQueueCommand,
  GetQueueAttributesCommand,
  ReceiveMessageCommand,
  SQSClient,
} from '@aws-sdk/client-sqs';
import assert from 'node:assert/strict';

export interface AlarmWatch {
  /** Asserts that the alarm's own metric stays at or below the threshold. */
  expectQuiet: () => Promise<void>;
  /** Asserts that the alarm's own metric exceeds the threshold, and that its topic tells the operator so. @returns what it says */
  expectAlarm: () => Promise<string>;
  /** Stores a value of the alarm's metric that AWS would store and the emulator does not. */
  record: (value: number) => Promise<void>;
}

/**
 * Watches a deployed alarm from its metric to a subscriber of its topic. The emulator evaluates alarms when a metric is stored, over all
 * dimensions, so the alarm's own metric is read beside its state.
 */
export async function watchAlarm(environment: string, name: string): Promise<AlarmWatch> {
  const cloudWatch = new CloudWatchClient({});
  const AlarmName = `learning-${environment}-${name}`;
  const { MetricAlarms } = await cloudWatch.send(
    new DescribeAlarmsCommand({ AlarmNames: [AlarmName] }),
  );
  const alarm = MetricAlarms?.[0];
  assert.ok(alarm, `no alarm ${AlarmName}`);
  assert.equal(alarm.ComparisonOperator, 'GreaterThanThreshold');
  const subscriber = await subscribe(alarm);
  const since = new Date();
  const reason = { StateValue: 'OK', StateReason: 'Before the check' } as const;
  await cloudWatch.send(new SetAlarmStateCommand({ AlarmName, ...reason }));
  const { Namespace, MetricName, Dimensions, Threshold } = alarm;

  /** Returns the sum of the alarm's own metric since the watch began. */
  const sum = async () => {
    const { Datapoints = [] } = await cloudWatch.send(
      new GetMetricStatisticsCommand({
        Namespace,
        MetricName,
        Dimensions,
        StartTime: since,
        EndTime: new Date(Date.now() + 1000),
        Period: alarm.Period,
        Statistics: ['Sum'],
      }),
    );
    return Datapoints.reduce((total, { Sum = 0 }) => total + Sum, 0);
  };
  const record = async (value: number) => {
    const MetricData = [{ MetricName, Dimensions, Value: value }];
    await cloudWatch.send(new PutMetricDataCommand({ Namespace, MetricData }));
  };
  return {
    record,
    async expectQuiet() {
      assert.ok((await sum()) <= Threshold!, `${AlarmName} has ${MetricName}`);
    },
    async expectAlarm() {
      assert.ok((await sum()) > Threshold!, `${AlarmName} has no ${MetricName}`);
      await record(0);
      const told = await subscriber();
      const message = told.find(
        (candidate) => candidate.AlarmName === AlarmName && candidate.NewStateValue === 'ALARM',
      );
      assert.ok(message, `the topic told ${JSON.stringify(told)}`);
      return message.AlarmDescription;
    },
  };
}

interface AlarmMessage {
  AlarmName: string;
  NewStateValue: string;
  AlarmDescription: string;
}

/** Subscribes a queue to the topic of an alarm, as an operator's mailbox is. @returns a function that takes what has arrived */
async function subscribe({ AlarmName, AlarmActions }: MetricAlarm) {
  const sqs = new SQSClient({});
  const QueueName = `watch-${AlarmName}`;
  const Policy = JSON.stringify({
    Version: '2012-10-17',
    Statement: {
      Effect: 'Allow',
      Principal: { Service: 'sns.amazonaws.com' },
      Action: 'sqs:SendMessage',
      Resource: '*',
    },
  });
  const { QueueUrl } = await sqs.send(
    new CreateQueueCommand({ QueueName, Attributes: { Policy } }),
  );
  const { Attributes } = await sqs.send(
    new GetQueueAttributesCommand({ QueueUrl, AttributeNames: ['QueueArn'] }),
  );
  assert.equal(AlarmActions?.length, 1);
  await new SNSClient({}).send(
    new SubscribeCommand({
      TopicArn: AlarmActions[0],
      Protocol: 'sqs',
      Endpoint: Attributes!['QueueArn'],
      Attributes: { RawMessageDelivery: 'true' },
    }),
  );
  return async (): Promise<AlarmMessage[]> => {
    const messages: AlarmMessage[] = [];
    for (;;) {
      const { Messages = [] } = await sqs.send(
        new ReceiveMessageCommand({ QueueUrl, MaxNumberOfMessages: 10, VisibilityTimeout: 600 }),
      );
      if (Messages.length === 0) return messages;
      messages.push(...Messages.map(({ Body }) => JSON.parse(Body!) as AlarmMessage));
    }
  };
}
