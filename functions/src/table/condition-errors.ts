import {
  ConditionalCheckFailedException,
  TransactionCanceledException,
  TransactionConflictException,
} from '@aws-sdk/client-dynamodb';

/** True when a conditional write was refused by its condition. */
export function isConditionFailure(error: unknown): boolean {
  return error instanceof ConditionalCheckFailedException;
}

/**
 * Which items of a transaction refused it by their condition, as 0-based positions; undefined when the error is something else.
 */
export function failedConditions(error: unknown): number[] | undefined {
  if (!(error instanceof TransactionCanceledException)) return undefined;
  const positions = (error.CancellationReasons ?? []).flatMap((reason, position) =>
    reason.Code === 'ConditionalCheckFailed' ? [position] : [],
  );
  return positions.length > 0 ? positions : undefined;
}

/** True when a transaction, or a write beside it, lost against another one on the same items; trying again is safe. */
export function isTransactionConflict(error: unknown): boolean {
  if (error instanceof TransactionConflictException) return true;
  return (
    error instanceof TransactionCanceledException &&
    (error.CancellationReasons ?? []).some((reason) => reason.Code === 'TransactionConflict')
  );
}

/**
 * True when a write would have made an item larger than DynamoDB takes (400 KB), alone or in a transaction.
 *
 * @see https://docs.aws.amazon.com/amazondynamodb/latest/APIReference/API_TransactWriteItems.html (cancellation reasons)
 */
export function isItemTooLarge(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const reasons =
    error instanceof TransactionCanceledException ? (error.CancellationReasons ?? []) : [];
  const messages = [
    error.name === 'ValidationException' ? error.message : '',
    ...reasons.map((reason) => (reason.Code === 'ValidationError' ? (reason.Message ?? '') : '')),
  ];
  return messages.some((message) => /item size .*exceeded/i.test(message));
}
