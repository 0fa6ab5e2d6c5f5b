import { InvokeCommand, type LambdaClient } from '@aws-sdk/client-lambda';
import {
  DeleteMessageBatchCommand,
  GetQueueUrlCommand,
  ReceiveMessageCommand,
  type Message,
  type SQSClient,
} from '@aws-sdk/client-sqs';
import { OperatorFailure } from '#deploy/operator-failure.ts';

interface Clients {
  lambda: LambdaClient;
  sqs: SQSClient;
}

/** Events of a day that were processed again. */
export interface RedrivenDay {
  day: string;
  processed: number;
}

/** What Lambda tells the queue of a batch that it gave up. @see https://docs.aws.amazon.com/lambda/latest/dg/services-dynamodb-errors.html */
interface GivenUp {
  DDBStreamBatchInfo?: {
    approximateArrivalOfFirstRecord?: string;
    approximateArrivalOfLastRecord?: string;
  };
}

const MAX_MESSAGES = 10;
const DAY_MS = 86_400_000;

/** Processes all events of the days in the dead-letter queue again, and then takes them out of it. */
export async function redriveQueue(environment: string, clients: Clients): Promise<RedrivenDay[]> {
  const { sqs } = clients;
  const QueueName = `learning-${environment}-failed-events`;
  const { QueueUrl } = await sqs.send(new GetQueueUrlCommand({ QueueName }));
  const messages: Message[] = [];
  for (;;) {
    const { Messages = [] } = await sqs.send(
      new ReceiveMessageCommand({
        QueueUrl,
        MaxNumberOfMessages: MAX_MESSAGES,
        WaitTimeSeconds: 1,
      }),
    );
    if (Messages.length === 0) break;
    messages.push(...Messages);
  }
  const days = [...new Set(messages.flatMap(({ Body }) => daysOf(Body ?? '')))].toSorted();
  const done: RedrivenDay[] = [];
  for (const day of days) done.push(await redriveDay(environment, day, clients));
  for (let at = 0; at < messages.length; at += MAX_MESSAGES) {
    const Entries = messages.slice(at, at + MAX_MESSAGES).map(({ ReceiptHandle }, index) => ({
      Id: String(index),
      ReceiptHandle,
    }));
    await sqs.send(new DeleteMessageBatchCommand({ QueueUrl, Entries }));
  }
  return done;
}

/** Returns the days (UTC) in which the events of a batch were written. */
export function daysOf(message: string): string[] {
  const { DDBStreamBatchInfo: info } = JSON.parse(message) as GivenUp;
  const first = Date.parse(info?.approximateArrivalOfFirstRecord ?? '');
  const last = Date.parse(info?.approximateArrivalOfLastRecord ?? '');
  if (Number.isNaN(first) || Number.isNaN(last)) {
    throw new OperatorFailure('A message of the queue names no time. Add --day with the day.');
  }
  const days: string[] = [];
  for (let at = dayStart(first); at <= last; at += DAY_MS)
    days.push(new Date(at).toISOString().slice(0, 10));
  return days;
}

const dayStart = (at: number) => at - (at % DAY_MS);

/**
 * Processes the events of a day (UTC) again. What was done before is not repeated.
 *
 * @throws OperatorFailure when one fails again
 */
export async function redriveDay(
  environment: string,
  day: string,
  { lambda }: Clients,
): Promise<RedrivenDay> {
  const { FunctionError, Payload } = await lambda.send(
    new InvokeCommand({
      FunctionName: `learning-${environment}-reactions`,
      Payload: JSON.stringify({ replay: { day } }),
    }),
  );
  const text = Buffer.from(Payload ?? []).toString();
  if (FunctionError) {
    throw new OperatorFailure(
      `An event of ${day} fails again; the log of learning-${environment}-reactions says why. ${text.slice(0, 300)}`,
    );
  }
  return { day, processed: (JSON.parse(text) as { processed: number }).processed };
}
