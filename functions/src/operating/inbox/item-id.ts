import { Failure } from '#failure.ts';
import { ownRequestKeys, requestKey, type Key } from '#table/keys.ts';

/** Where an item of the inbox is stored. */
export type ItemPlace =
  | { kind: 'request'; userId: string | null; id: string }
  | { kind: 'session'; userId: string; id: string };

/** Returns the id of an item, as calls name it. */
export function itemIdOf({ kind, userId, id }: ItemPlace): string {
  if (kind === 'session') return `session.${userId}.${id}`;
  return userId === null ? `request.${id}` : `own.${userId}.${id}`;
}

/** @throws Failure `inbox_item_not_found` */
export function placeOf(itemId: string): ItemPlace {
  const [kind, ...parts] = itemId.split('.');
  const [userId, id] = parts;
  if (kind === 'request' && userId && !id) return { kind: 'request', userId: null, id: userId };
  if (kind === 'own' && userId && id) return { kind: 'request', userId, id };
  if (kind === 'session' && userId && id) return { kind: 'session', userId, id };
  throw new Failure('inbox_item_not_found');
}

export function keyOfPlace({ kind, userId, id }: ItemPlace): Key {
  if (kind === 'session') return ownRequestKeys.session(userId, id);
  return userId === null ? requestKey(id) : ownRequestKeys.request(userId, id);
}
