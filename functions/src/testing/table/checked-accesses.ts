import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import { matches } from '#table/grant-statements.ts';
import { TABLE_GRANTS, type Grant } from '#table/grants.ts';
import { tableAccesses, type CheckedAccess } from '#table/restrict-table.ts';

const refusals: string[] = [];
const used = new Set<string>();

function record(message: unknown): void {
  const access = message as CheckedAccess;
  if (access.refusal) refusals.push(access.refusal.message);
  else used.add(grantName(access.functionName, grantOf(access), access.action));
}

/** Records every access to a restricted table until the returned function is called. */
export function recordAccesses(): () => void {
  subscribe(tableAccesses.name, record);
  return () => unsubscribe(tableAccesses.name, record);
}

/** Returns the refused accesses since the last call, as sentences. A test that expects some takes them. */
export function takeRefusals(): string[] {
  return refusals.splice(0);
}

/** Returns the grants used since the last call, as `grantName` writes them. */
export function takeUsedGrants(): string[] {
  const names = [...used];
  used.clear();
  return names;
}

/** Returns every action of every grant, as `grantName` writes them. */
export function allGrants(): string[] {
  return Object.entries<readonly Grant[]>(TABLE_GRANTS).flatMap(([functionName, grants]) =>
    grants.flatMap((grant) =>
      grant.actions.map((action) => grantName(functionName, grant, action)),
    ),
  );
}

/** E.g. `course-ratings: Query on REVIEWS#* of GSI1`. */
function grantName(functionName: string, grant: Omit<Grant, 'actions'>, action: string): string {
  return `${functionName}: ${action} on ${grant.partition}${grant.index ? ` of ${grant.index}` : ''}`;
}

/** Returns the longest of the matching grants: `LEARNER#*#NOTES` before `LEARNER#*`. */
function grantOf({ functionName, action, partition, index }: CheckedAccess): Grant {
  const grants: readonly Grant[] = TABLE_GRANTS[functionName];
  return grants
    .filter((grant) => grant.index === index && grant.actions.includes(action))
    .filter((grant) => matches(grant.partition, partition))
    .toSorted((a, b) => b.partition.length - a.partition.length)[0]!;
}
