import { Failure } from '#failure.ts';
import type { InboxDependencies } from './dependencies.ts';
import { versionOf, type InboxRecord } from './inbox-entries.ts';
import { placeOf } from './item-id.ts';

/** @throws Failure `inbox_item_not_found` */
export async function requireItem(
  itemId: string,
  { inbox }: Pick<InboxDependencies, 'inbox'>,
): Promise<InboxRecord> {
  const item = await inbox.find(placeOf(itemId));
  if (!item) throw new Failure('inbox_item_not_found');
  return item;
}

/** @throws Failure `changed_by_operator`, with who changed it and when */
export function requireVersion(item: InboxRecord, version: string): void {
  if (versionOf(item) !== version) throw changedFailure(item);
}

/** Returns the refusal of a change of something that was changed meanwhile, by an operator or by its learner. */
export function changedFailure({ record }: InboxRecord): Failure {
  const { changedBy, changedAt } = record.handling;
  const known = changedBy !== null && changedAt !== null;
  return new Failure('changed_by_operator', known ? { by: [changedBy], at: [changedAt] } : {});
}
