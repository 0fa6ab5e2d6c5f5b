import type { MarkUpDocument } from '@learning/shared/contract/activities';
import { drawMarkUp, type DrawnMarkUp } from '@learning/shared/domain/scoring/draw-mark-up';
import { createHash } from 'node:crypto';
import type { ActivityRecord } from '#catalog/catalog-records.ts';
import type { ActivityResultRecord } from '#learning/learner-records.ts';
import { markUpConfig } from './mark-up-config.ts';

/** The document of a learner's next attempt at a mark-up, with its key. */
export interface DrawnDocument {
  id: string;
  drawn: DrawnMarkUp;
}

interface Learner {
  userId: string;
  /** Of earlier submissions. */
  result: Pick<ActivityResultRecord, 'submissionCount'> | undefined;
}

/**
 * Draws the document of the learner's next attempt. It follows from learner, activity and the number of submissions, so that it
 * needs no stored attempt: whoever reads it again, on whatever device, gets the same one until it is submitted.
 *
 * @param record of a mark-up
 */
export function drawDocument(record: ActivityRecord, { userId, result }: Learner): DrawnDocument {
  const config = markUpConfig(record);
  const tryNumber = result?.submissionCount ?? 0;
  const seed = hashOf(userId, record.id).readUInt32BE();
  const drawn = drawMarkUp(config, { seed, tryNumber });
  const id = hashOf(JSON.stringify(drawn), String(tryNumber)).toString('hex').slice(0, 16);
  return { id, drawn };
}

/**
 * Returns the document of a mark-up as its learner sees it; undefined for another type, after a pass, and while the learner has to
 * wait. Names each field that leaves the server, so that the key does not leave by accident.
 *
 * Source: rules/scoring.md S2, S21, S30
 */
export function presentMarkUp(
  record: ActivityRecord,
  { userId, result, now }: { userId: string; result: ActivityResultRecord | undefined; now: Date },
): MarkUpDocument | undefined {
  if (record.type !== 'mark-up' || result?.completed) return undefined;
  if (result?.nextAttemptAt !== undefined && now < new Date(result.nextAttemptAt)) return undefined;
  const { id, drawn } = drawDocument(record, { userId, result });
  return {
    id,
    title: drawn.title,
    records: drawn.records,
    paragraphs: drawn.paragraphs.map(({ heading, sentences }) => ({
      ...(heading === undefined ? {} : { heading }),
      sentences: sentences.map((sentence) => ({ id: sentence.id, text: sentence.text })),
    })),
  };
}

function hashOf(...parts: readonly string[]): Buffer {
  return createHash('sha256').update(parts.join('\n')).digest();
}
