import {
  BatchGetCommand,
  DeleteCommand,
  GetCommand,
  PutCommand,
  QueryCommand,
  TransactGetCommand,
  TransactWriteCommand,
  UpdateCommand,
  type QueryCommandInput,
} from '@aws-sdk/lib-dynamodb';
import { channel } from 'node:diagnostics_channel';
import { matches, statementsOf, type TableStatement } from './grant-statements.ts';
import type { FunctionName, Grant, TableAction } from './grants.ts';
import type { Table } from './table.ts';

/** One access to the items of one partition. */
export interface TableAccess {
  action: TableAction;
  partition: string;
  index?: Grant['index'];
}

/** A message on `tableAccesses`. */
export interface CheckedAccess extends TableAccess {
  functionName: FunctionName;
  /** Set when the grants refused the access. */
  refusal?: MissingGrant;
}

/** Publishes each access before it is sent; costs nothing without a subscriber. */
export const tableAccesses = channel('learning:table-access');

/** The grants of a function do not allow an access. In AWS, IAM would refuse it with AccessDeniedException. */
export class MissingGrant extends Error {
  override readonly name = 'MissingGrant';
}

type Command = Parameters<Table['client']['send']>[0];

/**
 * Limits a table to the grants of a function. IAM refuses the same in AWS, but no local engine and no emulator does: with this
 * check a missing grant fails in every test and under `npm start`, with the line to add.
 *
 * @returns a table whose accesses throw MissingGrant unless `grants.ts` lists them.
 */
export function restrictTable({ client, name }: Table, functionName: FunctionName): Table {
  const statements = statementsOf(functionName);
  const send = async (command: Command) => {
    for (const access of accessesOf(command)) check(functionName, statements, access);
    return client.send(command);
  };
  return { name, client: Object.assign(Object.create(client) as typeof client, { send }) };
}

function check(
  functionName: FunctionName,
  statements: readonly TableStatement[],
  access: TableAccess,
): void {
  const isGranted = isAllowed(statements, access);
  const refusal = isGranted
    ? {}
    : { refusal: new MissingGrant(refusalMessage(functionName, access)) };
  if (tableAccesses.hasSubscribers) {
    tableAccesses.publish({ functionName, ...access, ...refusal } satisfies CheckedAccess);
  }
  if (refusal.refusal) throw refusal.refusal;
}

function isAllowed(statements: readonly TableStatement[], access: TableAccess): boolean {
  const matching = statements.filter(
    ({ actions, index, partitions }) =>
      actions.includes(access.action) &&
      index === access.index &&
      partitions.some((pattern) => matches(pattern, access.partition)),
  );
  return matching.length > 0 && matching.every(({ effect }) => effect === 'Allow');
}

/** Replaces ids with `…`, because the message goes to the log. */
function refusalMessage(
  functionName: FunctionName,
  { action, partition, index }: TableAccess,
): string {
  const kind = partition
    .split('#')
    .map((part, position) => (position % 2 === 1 ? '…' : part))
    .join('#');
  const place = index ? `${kind} of ${index}` : kind;
  return `The function ${functionName} has no grant for dynamodb:${action} on ${place}; add it to functions/src/table/grants.ts.`;
}

/** @throws MissingGrant for a command that no grant can allow, such as a Scan. */
function accessesOf(command: object): TableAccess[] {
  if (command instanceof GetCommand) return [on('GetItem', command.input.Key)];
  if (command instanceof QueryCommand) return [queried(command.input)];
  if (command instanceof PutCommand) return [on('PutItem', command.input.Item)];
  if (command instanceof UpdateCommand) return [on('UpdateItem', command.input.Key)];
  if (command instanceof DeleteCommand) return [on('DeleteItem', command.input.Key)];
  if (command instanceof BatchGetCommand) {
    const requests = Object.values(command.input.RequestItems ?? {});
    return requests.flatMap(({ Keys }) => (Keys ?? []).map((key) => on('BatchGetItem', key)));
  }
  if (command instanceof TransactGetCommand) {
    return (command.input.TransactItems ?? []).map(({ Get }) => on('GetItem', Get?.Key));
  }
  if (command instanceof TransactWriteCommand) {
    return (command.input.TransactItems ?? []).map(({ Put, Update, Delete, ConditionCheck }) => {
      if (Put) return on('PutItem', Put.Item);
      if (Update) return on('UpdateItem', Update.Key);
      if (Delete) return on('DeleteItem', Delete.Key);
      return on('ConditionCheckItem', ConditionCheck?.Key);
    });
  }
  throw new MissingGrant(`No grant can allow ${command.constructor.name} on the table.`);
}

function on(action: TableAction, key: Record<string, unknown> | undefined): TableAccess {
  return { action, partition: String(key?.['PK']) };
}

/** @throws MissingGrant when the key condition does not begin with `PK = :name` or `GSI1PK = :name`. */
function queried(input: QueryCommandInput): TableAccess {
  const { IndexName, KeyConditionExpression = '', ExpressionAttributeValues = {} } = input;
  const value = /^(?:GSI1)?PK = (:\w+)/.exec(KeyConditionExpression)?.[1];
  if (!value) throw new MissingGrant(`No grant can allow a Query by ${KeyConditionExpression}.`);
  const access = on('Query', { PK: ExpressionAttributeValues[value] });
  return IndexName === undefined ? access : { ...access, index: IndexName as Grant['index'] & {} };
}
