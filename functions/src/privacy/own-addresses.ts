import type { Item } from '#table/table.ts';

/** An address under which a learner may have written to us, and until when it was theirs; null for the present one. */
export interface OwnAddress {
  email: string;
  until: string | null;
}

/**
 * Returns the learner's present address and the former ones. A former address may belong to someone else later, so it counts until the
 * change only.
 *
 * @param accountItems everything in the partition of the account
 */
export function ownAddresses(present: string | null, accountItems: readonly Item[]): OwnAddress[] {
  const former = accountItems.flatMap((item): OwnAddress[] => {
    switch (item['entity']) {
      case 'formerEmail':
        return [{ email: String(item['email']), until: String(item['changedAt']) }];
      // The user pool may have the new address already, if the change was interrupted.
      case 'emailChange':
        return [{ email: String(item['oldEmail']), until: String(item['endsAt']) }];
      default:
        return [];
    }
  });
  return [...(present === null ? [] : [{ email: present, until: null }]), ...former];
}

/** Whether a visitor sent a message with one of these addresses. What a learner sent while signed in is theirs, whichever address they entered. */
export function isFrom(item: Item, addresses: readonly OwnAddress[]): boolean {
  if (typeof item['userId'] === 'string') return false;
  const sender = String(item['email']).trim().toLowerCase();
  return addresses.some(
    ({ email, until }) =>
      email.toLowerCase() === sender && (until === null || String(item['createdAt']) < until),
  );
}
