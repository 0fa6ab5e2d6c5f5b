import { tellCompanies, type TellingDependencies } from '#companies/webhooks/tell-companies.ts';
import type { EventReader } from '#events/event-reader.ts';
import type { DomainEvent } from '#events/domain-events.ts';
import { parseEvent } from '#events/parse-event.ts';
import { countEvent } from '#figures/counting/count-event.ts';
import type { FigureDependencies } from '#figures/dependencies.ts';
import { log } from '#observability/log.ts';
import { newItemOf, type StreamRecord } from '#table/stream-records.ts';
import * as z from 'zod';
import type { ReactionDependencies } from '../dependencies.ts';
import { reactToEvent } from './react-to-event.ts';

/** A batch of the table's stream. */
export interface StreamBatch {
  Records: readonly StreamRecord[];
}

/** An operator's request to process the events of a day (UTC) again, of all learners or of one. */
const Replay = z.object({
  replay: z.object({ day: z.iso.date(), userId: z.string().optional() }),
});

/** The first record that failed: Lambda repeats the batch from it on. */
export interface BatchResponse {
  batchItemFailures: { itemIdentifier: string }[];
}

type Dependencies = ReactionDependencies & {
  events: Pick<EventReader, 'listDay'>;
  figures: FigureDependencies;
  telling: TellingDependencies;
};

/**
 * Returns the handler of the stream's function. Records are processed one after another, because the order of a learner's events
 * matters; at the first failure it stops, and Lambda repeats the rest. A record that fails every time goes to the dead-letter queue.
 *
 * @see https://docs.aws.amazon.com/lambda/latest/dg/services-ddb-batchfailurereporting.html
 * Source: shared/decisions/048-events-notifications-and-mail.md
 */
export function createReactionHandler(deps: Dependencies, clock: () => Date = () => new Date()) {
  return async (input: StreamBatch | object): Promise<BatchResponse | { processed: number }> => {
    if ('Records' in input) return processRecords(input.Records, deps, clock);
    const { replay } = Replay.parse(input);
    const events = (await deps.events.listDay(replay.day)).filter(
      ({ userId }) => replay.userId === undefined || userId === replay.userId,
    );
    for (const event of events) await processEvent(event, deps, clock());
    return { processed: events.length };
  };
}

/** Tells the learner first, then companies, then counts; all are safe to repeat. */
async function processEvent(event: DomainEvent, deps: Dependencies, now: Date): Promise<void> {
  await reactToEvent(event, deps, now);
  await tellCompanies(event, deps.telling, now);
  await countEvent(event, deps.figures);
}

async function processRecords(
  records: readonly StreamRecord[],
  deps: Dependencies,
  clock: () => Date,
): Promise<BatchResponse> {
  for (const record of records) {
    try {
      const event = parseEvent(newItemOf(record));
      await processEvent(event, deps, clock());
      // The dashboard counts these lines. An event that is processed again by an operator has none.
      log.info('event processed', { type: event.type });
    } catch (error) {
      const itemIdentifier = record.dynamodb?.SequenceNumber ?? '';
      log.error('event not processed', { itemIdentifier, error: error as Error });
      return { batchItemFailures: [{ itemIdentifier }] };
    }
  }
  return { batchItemFailures: [] };
}
