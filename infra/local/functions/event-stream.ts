import { randomUUID } from 'node:crypto';
import { eventsOfDay } from '@learning/functions/table/keys';
import { LOCAL_TABLE_NAME } from '#engine/local-table.ts';
import type { EngineClient } from '#engine/engine-client.ts';
import type { FunctionBundles } from './function-bundles.ts';

const POLL_MS = 1_000;
/** An event is named by the start of its call, so a slow call writes one that is older than the last seen. */
const OVERLAP_MS = 120_000;
const DAY_MS = 86_400_000;
const TIMEOUT_MS = 60_000;
const RETRY_MS = 10_000;

type Image = Record<string, { S?: string }>;

/**
 * Stands in for the table's stream, because the embedded engine is slow with one: hands each new domain event to the function that reacts,
 * in the order of the events. After a start it begins some days before, because events are safe to repeat.
 *
 * @returns a function that stops it and resolves when the current batch is done
 */
export function startEventStream(
  client: EngineClient,
  bundles: Pick<FunctionBundles, 'load'>,
  printFailure: (line: string) => void,
  { daysBefore = 1, clock = Date.now }: { daysBefore?: number; clock?: () => number } = {},
): () => Promise<void> {
  const delivered = new Set<string>();
  let since = clock() - daysBefore * DAY_MS;
  let isStopping = false;
  let timer: NodeJS.Timeout | undefined;

  const poll = async (): Promise<number> => {
    const from = since;
    const startedAt = clock();
    const images = await readEvents(client, from, startedAt);
    const fresh = images.filter((image) => !delivered.has(nameOf(image)));
    if (fresh.length > 0) {
      const failed = await deliver(bundles, fresh);
      const done = failed === undefined ? fresh : fresh.slice(0, failed);
      for (const image of done) delivered.add(nameOf(image));
      if (failed !== undefined) {
        printFailure('The function reactions failed on an event; it is tried again.');
        return RETRY_MS;
      }
    }
    since = startedAt - OVERLAP_MS;
    return POLL_MS;
  };

  const run = async (): Promise<void> => {
    const pause = await poll().catch((error: unknown) => {
      const reason = error instanceof Error ? error.message : String(error);
      printFailure(`The function reactions failed: ${reason.split('\n')[0]}`);
      return RETRY_MS;
    });
    if (isStopping) return;
    timer = setTimeout(() => {
      running = run();
    }, pause);
  };
  let running = run();
  return () => {
    isStopping = true;
    clearTimeout(timer);
    return running;
  };
}

const nameOf = (image: Image) => image['GSI1SK']!.S!;

/** Reads the events since an instant, oldest first, from the index that lists those of a day. */
async function readEvents(client: EngineClient, from: number, to: number): Promise<Image[]> {
  const dayOf = (at: number) => new Date(at).toISOString().slice(0, 10);
  const days = new Set<string>();
  for (let at = from; at < to; at += DAY_MS) days.add(dayOf(at));
  days.add(dayOf(to));
  const images: Image[] = [];
  for (const day of days) {
    let start: unknown;
    do {
      const page = await client('Query', {
        TableName: LOCAL_TABLE_NAME,
        IndexName: 'GSI1',
        KeyConditionExpression: 'GSI1PK = :day AND GSI1SK >= :from',
        ExpressionAttributeValues: {
          ':day': { S: eventsOfDay(day) },
          ':from': { S: new Date(from).toISOString() },
        },
        ...(start ? { ExclusiveStartKey: start } : {}),
      });
      images.push(...(page['Items'] as Image[]));
      start = page['LastEvaluatedKey'];
    } while (start);
  }
  return images;
}

/** Calls the function as the stream does. @returns the position of the first event that failed */
async function deliver(
  bundles: Pick<FunctionBundles, 'load'>,
  images: readonly Image[],
): Promise<number | undefined> {
  const handler = await bundles.load('reactions');
  const deadline = Date.now() + TIMEOUT_MS;
  const Records = images.map((NewImage, index) => ({
    eventName: 'INSERT',
    dynamodb: { SequenceNumber: String(index), NewImage },
  }));
  const context = {
    functionName: 'learning-local-reactions',
    awsRequestId: randomUUID(),
    getRemainingTimeInMillis: () => deadline - Date.now(),
  };
  const result = (await handler({ Records }, context)) as {
    batchItemFailures: { itemIdentifier: string }[];
  };
  const [failure] = result.batchItemFailures;
  return failure && Number(failure.itemIdentifier);
}
