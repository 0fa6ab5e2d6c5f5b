import { orderKeys, teamKeys, type Key } from '#table/keys.ts';
import type { Item } from '#table/table.ts';
import { kindOf } from './kinds-of-items.ts';
import { RESTORED_KINDS, type Restoration } from './restored-kinds.ts';

/**
 * Returns the keys of the records that decide whether an item may exist: what an order grants ends with its refund, and a seat ends when the
 * owner of the team removes it.
 */
export function decidingKeys(item: Item): Key[] {
  const kind = kindOf(item);
  const restoration: Restoration = kind === 'unknown' ? 'restored' : RESTORED_KINDS[kind];
  if (typeof restoration === 'string' || 'left' in restoration) return [];
  const orderId = orderIdOf(item);
  if (orderId === undefined) return [];
  const isOfTeam = restoration.whileUnchanged === 'team' || String(item['SK']).includes('#seat#');
  if (isOfTeam) return [teamKeys.team(orderId)];
  const userId = String(item['PK']).split('#')[1]!;
  return [orderKeys.order(userId, orderId), orderKeys.subscription(userId, orderId)];
}

/** The order that pays for it; the trial has none. */
function orderIdOf(item: Item): string | undefined {
  const [stored, ofTeam] = [item['orderId'], /^TEAM#(.+)$/.exec(String(item['PK']))?.[1]];
  const ofMembership = /^MEMBERSHIP#(.+)$/.exec(String(item['SK']))?.[1];
  return typeof stored === 'string' ? stored : (ofTeam ?? ofMembership);
}
