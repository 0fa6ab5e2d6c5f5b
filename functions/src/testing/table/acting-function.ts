import { AsyncLocalStorage } from 'node:async_hooks';
import type { FunctionName } from '#table/grants.ts';
import { restrictTable } from '#table/restrict-table.ts';
import type { Table } from '#table/table.ts';

const acting = new AsyncLocalStorage<FunctionName>();

/** Runs work with the table access of a deployed function. */
export function actAs<T>(name: FunctionName, work: () => T): T {
  return acting.run(name, work);
}

/** Limits a table to the grants of the function set by `actAs`, or of `usual` outside of it. */
export function tableOfActingFunction({ client, name }: Table, usual: FunctionName): Table {
  const send = (command: Parameters<typeof client.send>[0]) =>
    restrictTable({ client, name }, acting.getStore() ?? usual).client.send(command);
  return { name, client: Object.assign(Object.create(client) as typeof client, { send }) };
}
