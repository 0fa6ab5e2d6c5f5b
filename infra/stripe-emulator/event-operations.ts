import { find, type Account } from './account.ts';
import { pageOf } from './lists.ts';
import type { Operation } from './operation.ts';
import { flagOf, nestedOf, textOf, textsOf, type Params } from './params.ts';
import { refusal } from './stripe-error.ts';
import { thinEvent } from './thin-events.ts';
import { pageOfModern } from './v2-lists.ts';

/** Nobody waits for it any more, or somebody never got it. */
function deliveryFilter(account: Account, wanted: boolean | undefined) {
  if (wanted === undefined) return () => true;
  const failed = new Set<string>();
  for (const one of account.rows.deliveries.values()) {
    if (!one.isDelivered) failed.add(one.snapshotId);
  }
  return (id: string) => !failed.has(id) === wanted;
}

function listThin(account: Account, params: Params): object {
  const objectId = textOf(params, 'object_id');
  const types = textsOf(params, 'types');
  const range = nestedOf(params, 'created') ?? {};
  const [gt, gte, lt, lte] = ['gt', 'gte', 'lt', 'lte'].map((name) => {
    const text = textOf(range, name);
    return text === undefined ? undefined : Date.parse(text);
  });
  const rows = [...account.rows.thinEvents.values()].filter((one) => {
    const at = Date.parse(one.createdAt);
    return (
      (!objectId || one.related.id === objectId) &&
      (!types || types.includes(`v1.${one.type}`)) &&
      (gt === undefined || at > gt) &&
      (gte === undefined || at >= gte) &&
      (lt === undefined || at < lt) &&
      (lte === undefined || at <= lte)
    );
  });
  return pageOfModern(rows.toReversed().map(thinEvent), '/v2/core/events', params);
}

export const eventOperations: Operation[] = [
  {
    method: 'GET',
    path: '/v1/events',
    accepts: ['type', 'types', 'delivery_success'],
    run: (account, params) => {
      const type = textOf(params, 'type');
      const types = textsOf(params, 'types');
      const isDelivered = deliveryFilter(account, flagOf(params, 'delivery_success'));
      return pageOf(
        account,
        'events',
        '/v1/events',
        params,
        (one) =>
          (!type || matches(type, one.type)) &&
          (!types || types.some((wanted) => matches(wanted, one.type))) &&
          isDelivered(one.id),
      );
    },
  },
  {
    method: 'GET',
    path: '/v1/events/{id}',
    accepts: [],
    run: (account, _params, id) => find(account, 'events', id),
  },
  {
    method: 'GET',
    path: '/v2/core/events',
    accepts: ['object_id', 'types', 'created', 'page'],
    run: listThin,
  },
  {
    method: 'GET',
    path: '/v2/core/events/{id}',
    accepts: [],
    run: (account, _params, id) => {
      const event = account.rows.thinEvents.get(id);
      if (!event) throw refusal.noSuch('event', id, 'id', true);
      return thinEvent(event);
    },
  },
];

/** `*` at the end stands for anything: `charge.*`. */
function matches(wanted: string, type: string): boolean {
  return wanted.endsWith('*') ? type.startsWith(wanted.slice(0, -1)) : type === wanted;
}
