import { Failure } from '#failure.ts';
import { capstonePaperKey, ownRequestKeys, requestKey, type Key } from '#table/keys.ts';

/** Where an item of the inbox is stored. */
export type ItemPlace =
  | { kind: 'request'; userId: string | null; id: string }
  | { kind: 'session'; userId: string; id: string }
  | { kind: 'capstone'; courseId: number; id: string };

/** Returns the id of an item, as calls name it. */
export function itemIdOf(place: ItemPlace): string {
  if (place.kind === 'capstone') return `capstone.${place.courseId}.${place.id}`;
  const { kind, userId, id } = place;
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
  if (kind === 'capstone' && userId && id)
    return { kind: 'capstone', courseId: Number(userId), id };
  throw new Failure('inbox_item_not_found');
}

export function keyOfPlace(place: ItemPlace): Key {
  if (place.kind === 'capstone') return capstonePaperKey(place.courseId, place.id);
  const { kind, userId, id } = place;
  if (kind === 'session') return ownRequestKeys.session(userId, id);
  return userId === null ? requestKey(id) : ownRequestKeys.request(userId, id);
}
