import type { IssuingDependencies } from '../dependencies.ts';
import { STATUS_LIST_ENTRIES } from './encode-status-list.ts';
import { publishStatusList } from './publish.ts';
import type { OpenedIssuer } from './issuer-documents.ts';

/** As many draws in a row that are taken mean that about half of the list is. */
const DRAWS = 4;

/**
 * Draws a free entry at random, so that an entry tells nothing about its certificate. A list that is half full is followed by a new one,
 * which is published before it is used.
 *
 * Source: rules/certificates.md K11
 */
export async function chooseStatusEntry(
  issuer: OpenedIssuer,
  deps: Pick<IssuingDependencies, 'documents' | 'random' | 'signer' | 'statusLists'>,
  now: Date,
): Promise<{ statusListId: number; statusIndex: number }> {
  const { random, statusLists } = deps;
  const newest = await statusLists.readNewest();
  for (let draw = 0; newest > 0 && draw < DRAWS; draw += 1) {
    const statusIndex = random.below(STATUS_LIST_ENTRIES);
    if (!(await statusLists.isUsed(newest, statusIndex)))
      return { statusListId: newest, statusIndex };
  }
  const statusListId = newest + 1;
  await publishStatusList(issuer, statusListId, deps, now);
  await statusLists.create(statusListId);
  return { statusListId, statusIndex: random.below(STATUS_LIST_ENTRIES) };
}
