import {
  CONFIDENCES,
  type Confidence,
  type ConfidenceCount,
} from '@learning/shared/domain/scoring/calibration';
import { learnerKeys } from '#table/keys.ts';
import type { TransactionPart } from '#table/table.ts';
import { calibrationItem, type CalibrationRecord } from './learner-records.ts';

/** The attributes that count answers with a confidence. */
const ATTRIBUTES = {
  guess: { answered: 'guessAnswered', right: 'guessRight' },
  'fairly-sure': { answered: 'fairlySureAnswered', right: 'fairlySureRight' },
  sure: { answered: 'sureAnswered', right: 'sureRight' },
} as const satisfies Record<Confidence, object>;

/** Returns the writes that count the answers of a submission, for its transaction: a repeat of it counts nothing. */
export function calibrationWrites(
  userId: string,
  counts: readonly ConfidenceCount[],
): TransactionPart[] {
  const added = counts.filter(({ answered }) => answered > 0);
  if (added.length === 0) return [];
  const figures = added.flatMap(({ confidence, answered, right }) => [
    { name: ATTRIBUTES[confidence].answered, count: answered },
    { name: ATTRIBUTES[confidence].right, count: right },
  ]);
  return [
    {
      update: learnerKeys.calibration(userId),
      with: {
        UpdateExpression: `SET entity = :entity, schemaVersion = :version ADD ${figures.map(({ name }) => `${name} :${name}`).join(', ')}`,
        ExpressionAttributeValues: {
          ':entity': 'calibration',
          ':version': calibrationItem.version,
          ...Object.fromEntries(figures.map(({ name, count }) => [`:${name}`, count])),
        },
      },
    },
  ];
}

/** Returns what a learner's answers say of how well they judge themselves; zeros before the first one. */
export function presentCalibration(record: CalibrationRecord | null): ConfidenceCount[] {
  return CONFIDENCES.map((confidence) => ({
    confidence,
    answered: record?.[ATTRIBUTES[confidence].answered] ?? 0,
    right: record?.[ATTRIBUTES[confidence].right] ?? 0,
  }));
}
