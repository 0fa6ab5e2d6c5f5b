import { Failure } from '#failure.ts';
import { privacyWorkKeys } from '#table/keys.ts';
import { getItem, type Table } from '#table/table.ts';

/** @throws Failure `account_closing` while a deletion of the learner's account is stored */
export type RefuseClosing = (userId: string) => Promise<void>;

/**
 * Returns the check of calls that pay, or that give a learner something: a tab that was open still has a valid token for some minutes
 * after its account was deleted. Source: rules/privacy.md P19
 */
export function closingRefusal(table: Table): RefuseClosing {
  return async (userId) => {
    if (await getItem(table, privacyWorkKeys.deletion(userId)))
      throw new Failure('account_closing');
  };
}
