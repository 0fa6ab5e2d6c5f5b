import { TABLE_GRANTS, type FunctionName, type Grant, type TableAction } from './grants.ts';
import { INNER_PARTITIONS } from './keys.ts';

/** One statement about the table as IAM evaluates it: refused by any matching Deny, else allowed by a matching Allow. */
export interface TableStatement {
  effect: 'Allow' | 'Deny';
  actions: readonly TableAction[];
  /** Patterns of the leading key: `*` matches any text, `#` included. */
  partitions: readonly string[];
  index?: Grant['index'];
}

const ACTIONS: readonly TableAction[] = [
  'GetItem',
  'BatchGetItem',
  'Query',
  'PutItem',
  'UpdateItem',
  'DeleteItem',
  'ConditionCheckItem',
];

/**
 * Returns the statements that allow a function exactly what its grants list. `LEARNER#*` also matches `LEARNER#u1#NOTES`, so
 * actions on such an inner partition are denied unless a grant lists them.
 */
export function statementsOf(name: FunctionName): TableStatement[] {
  const grants: readonly Grant[] = TABLE_GRANTS[name];
  return [...allowing(grants), ...denying(grants)];
}

/** Returns whether a pattern of partition keys, as in a grant, matches a partition key. */
export function matches(pattern: string, partition: string): boolean {
  const [start = '', ...rest] = pattern.split('*');
  if (!partition.startsWith(start)) return false;
  if (rest.length === 0) return partition === start;
  const end = rest.at(-1)!;
  return partition.length >= start.length + end.length && partition.endsWith(end);
}

/** Returns one statement per action, because IAM requires that a single statement covers all keys of a request. */
function allowing(grants: readonly Grant[]): TableStatement[] {
  return [undefined, 'GSI1' as const].flatMap((index) => {
    const ofIndex = grants.filter((grant) => grant.index === index);
    const byAction = ACTIONS.map((action) => ({
      action,
      partitions: unique(
        ofIndex.filter(({ actions }) => actions.includes(action)).map((grant) => grant.partition),
      ),
    }));
    return merged('Allow', byAction).map((statement) =>
      index ? { ...statement, index } : statement,
    );
  });
}

function denying(grants: readonly Grant[]): TableStatement[] {
  const onTable = grants.filter(({ index }) => index === undefined);
  const inner = INNER_PARTITIONS.filter((partition) =>
    onTable.some((grant) => grant.partition !== partition && matches(grant.partition, partition)),
  );
  const byAction = ACTIONS.map((action) => ({
    action,
    partitions: inner.filter(
      (partition) =>
        !onTable.some((grant) => grant.partition === partition && grant.actions.includes(action)),
    ),
  }));
  return merged('Deny', byAction);
}

/** Merges the actions that have the same partitions into one statement. */
function merged(
  effect: TableStatement['effect'],
  byAction: readonly { action: TableAction; partitions: string[] }[],
): TableStatement[] {
  const groups = Object.groupBy(
    byAction.filter(({ partitions }) => partitions.length > 0),
    ({ partitions }) => partitions.join(),
  );
  return Object.values(groups).map((group) => ({
    effect,
    actions: group!.map(({ action }) => action),
    partitions: group![0]!.partitions,
  }));
}

function unique(texts: readonly string[]): string[] {
  return [...new Set(texts)];
}
