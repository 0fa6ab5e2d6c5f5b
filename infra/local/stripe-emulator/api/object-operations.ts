import { read, type Kinds } from '#account/account.ts';
import { pageOf } from './lists.ts';
import type { Operation } from './operation.ts';
import { textOf } from './params.ts';

/** Builds the operation that retrieves an object by its id. */
export function retrieveOperation(path: string, kind: keyof Kinds): Operation {
  return {
    method: 'GET',
    path: `${path}/{id}`,
    accepts: [],
    run: (account, _params, id) => read(account, kind, id),
  };
}

/** Builds the operation that lists objects. Each of `fields` is a parameter that filters by the field of that name. */
export function listOperation<K extends keyof Kinds>(
  path: string,
  kind: K,
  fields: readonly (keyof Kinds[K] & string)[],
): Operation {
  return {
    method: 'GET',
    path,
    accepts: fields,
    run: (account, params) => {
      const filters = fields.map((field) => [field, textOf(params, field)] as const);
      return pageOf(account, kind, path, params, (row) =>
        filters.every(([field, value]) => !value || row[field] === value),
      );
    },
  };
}
