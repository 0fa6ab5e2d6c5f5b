import {
  ConditionalCheckFailedException,
  TransactionCanceledException,
  TransactionConflictException,
} from '@aws-sdk/client-dynamodb';

/** Returns whether a conditional write was refused by its condition. */
export function isConditionFailure(error: unknown): boolean {
  return error instanceof ConditionalCheckFailedException;
}

/**
 * Returns the 0-based positions of the items whose condition refused a transaction; undefined for any other error.
 */
export function failedConditions(error: unknown): number[] | undefined {
  if (!(error instanceof TransactionCanceledException)) return undefined;
  const positions = (error.CancellationReasons ?? []).flatMap((reason, position) =>
    reason.Code === 'ConditionalCheckFailed' ? [position] : [],
  );
  return positions.length > 0 ? positions : undefined;
}

/** Returns whether a write lost against another one to the same items. Nothing was written, so a retry is safe. */
export function isTransactionConflict(error: unknown): boolean {
  if (error instanceof TransactionConflictException) return true;
  return (
    error instanceof TransactionCanceledException &&
    (error.CancellationReasons ?? []).some((reason) => reason.Code === 'TransactionConflict')
  );
}

/**
 * Returns whether a write would have made an item larger than DynamoDB accepts (400 KB), alone or in a transaction.
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
