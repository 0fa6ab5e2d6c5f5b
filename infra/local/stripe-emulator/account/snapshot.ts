import { KINDS, type Account, type Job, type Rows } from './account.ts';
import type { EmulatorSnapshot } from '#emulator-types.ts';

interface State {
  accountId?: string;
  rows: Record<string, [string, unknown][]>;
  jobs: Job[];
  offset: number;
}

export function emptyRows(): Rows {
  return Object.fromEntries(KINDS.map((kind) => [kind, new Map()])) as unknown as Rows;
}

/** Copies the whole state except the log of requests into plain JSON. */
export function takeSnapshot(account: Account): EmulatorSnapshot {
  const state: State = {
    accountId: account.id,
    rows: Object.fromEntries(KINDS.map((kind) => [kind, [...account.rows[kind].entries()]])),
    jobs: account.jobs,
    offset: account.offset,
  };
  return { version: 1, state: JSON.parse(JSON.stringify(state)) as Record<string, unknown> };
}

/** Replaces the state. @throws Error when the snapshot has another version */
export function restoreSnapshot(account: Account, snapshot: EmulatorSnapshot): void {
  if (snapshot.version !== 1) throw new Error('The snapshot has another version.');
  const { accountId, rows, jobs, offset } = structuredClone(snapshot.state) as unknown as State;
  // Snapshots of an earlier release have no id.
  account.id = accountId ?? account.id;
  for (const kind of KINDS) {
    account.rows[kind] = new Map(rows[kind] ?? []) as never;
  }
  account.jobs = jobs;
  account.offset = offset;
}
