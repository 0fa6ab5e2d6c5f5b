import { pageOf } from '#api/lists.ts';
import type { Operation } from '#api/operation.ts';
import { textOf, textsOf } from '#api/params.ts';

export const eventOperations: Operation[] = [
  {
    method: 'GET',
    path: '/v1/events',
    accepts: ['type', 'types'],
    run: (account, params) => {
      const type = textOf(params, 'type');
      const types = textsOf(params, 'types');
      return pageOf(
        account,
        'events',
        '/v1/events',
        params,
        (event) =>
          (!type || matches(type, event.type)) &&
          (!types || types.some((wanted) => matches(wanted, event.type))),
      );
    },
  },
];

/** A trailing `*` matches any rest: `charge.*`. */
function matches(wanted: string, type: string): boolean {
  return wanted.endsWith('*') ? type.startsWith(wanted.slice(0, -1)) : type === wanted;
}
