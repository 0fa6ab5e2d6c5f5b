import { KINDS, type Account, type Job, type Kinds } from './account.ts';

/** What changed, as plain JSON: rows by kind and id (null: removed), and the jobs and the clock if they changed. */
interface Changes {
  rows: [keyof Kinds, string, unknown][];
  rest?: { jobs: Job[]; offset: number };
}

/** Rows that never change after they are added need no comparison of their whole text. */
const STAMPS: { [K in keyof Kinds]?: (row: Kinds[K]) => string } = {
  events: (event) => String(event.pending_webhooks),
  storedAnswers: (result) => `${result.storedAt} ${result.status}`,
  thinEvents: () => '',
};

/**
 * Returns a function that returns what changed since its last call as one line of JSON, or null. Appending a line costs far less
 * than saving the whole state, which grows with every event.
 */
export function openJournal(account: Account): () => string | null {
  const known = new Map(KINDS.map((kind) => [kind, new Map<string, string>()]));
  let knownRest = '';

  const collect = (): Changes => {
    const rows = KINDS.flatMap((kind) => changedRows(account, kind, known.get(kind)!));
    const rest = { jobs: account.jobs, offset: account.offset };
    const text = JSON.stringify(rest);
    const isChanged = text !== knownRest;
    knownRest = text;
    return { rows, ...(isChanged && { rest }) };
  };
  collect();
  return () => {
    const changes = collect();
    return changes.rows.length === 0 && !changes.rest ? null : JSON.stringify(changes);
  };
}

function changedRows<K extends keyof Kinds>(
  account: Account,
  kind: K,
  known: Map<string, string>,
): Changes['rows'] {
  const changed: Changes['rows'] = [];
  const rows = account.rows[kind] as Map<string, Kinds[K]>;
  const stampOf = STAMPS[kind] ?? JSON.stringify;
  for (const [id, row] of rows) {
    const stamp = stampOf(row);
    if (known.get(id) === stamp) continue;
    known.set(id, stamp);
    changed.push([kind, id, row]);
  }
  if (known.size === rows.size) return changed;
  for (const id of known.keys()) {
    if (rows.has(id)) continue;
    known.delete(id);
    changed.push([kind, id, null]);
  }
  return changed;
}

/** Applies lines of `openJournal`, oldest first. Applying them to a later state that they led to changes nothing. */
export function applyChanges(account: Account, lines: readonly string[]): void {
  for (const line of lines) {
    const { rows, rest } = JSON.parse(line) as Changes;
    for (const [kind, id, row] of rows) {
      const stored = account.rows[kind] as Map<string, unknown>;
      if (row === null) stored.delete(id);
      else stored.set(id, row);
    }
    if (rest) Object.assign(account, rest);
  }
}
