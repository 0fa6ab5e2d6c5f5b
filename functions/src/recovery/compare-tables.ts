import { isDeepStrictEqual } from 'node:util';
import { PERSONAL_DATA, type Treatment } from '#privacy/personal-data.ts';
import type { Tombstone } from '#privacy/tombstones-provider.ts';
import { requestKey, type Key } from '#table/keys.ts';
import { batchGetItems, scanPages, type Item, type Table } from '#table/table.ts';
import { decidingKeys } from './deciding-keys.ts';
import { kindOf, kinds, type Kind } from './kinds-of-items.ts';
import { RESTORED_KINDS, type Restoration } from './restored-kinds.ts';

/** What becomes of an item of the restored table: `copied` is missing in the live table and comes back. */
export type Fate =
  | 'same'
  | 'different'
  | 'copied'
  /** Missing; its time is over. */
  | 'expired'
  /** Missing; it is of an account that was erased. */
  | 'erased'
  /** Missing; the order, plan or team that decides about it has changed since. */
  | 'decided'
  /** Missing; its kind does not come back unless it is named. */
  | 'left';

export interface Comparison {
  /** Counts by kind, in the order of the fates. */
  counts: Map<Kind, Record<Fate, number>>;
  /** Items of the live table by kind. */
  live: Map<Kind, number>;
}

export interface ComparedTables {
  /** Holds the items as they were. */
  restored: Table;
  live: Table;
  now: Date;
  /** Erased accounts. */
  erased: readonly Tombstone[];
  /** Ids of erased messages of visitors. */
  erasedMessages: readonly string[];
  /** Kinds that come back; null for those that `restored-kinds.ts` names. */
  chosen: ReadonlySet<string> | null;
}

export interface Judged {
  item: Item;
  kind: Kind;
  fate: Fate;
}

/** Yields every item of the restored table, page by page, with what becomes of it. Reads both tables and changes nothing. */
export async function* judgeItems(tables: ComparedTables): AsyncGenerator<Judged[]> {
  for await (const page of scanPages(tables.restored)) {
    const present = await readByKey(tables.live, page.map(keyOf));
    const missing = page.filter((item) => !present.has(nameOf(keyOf(item))));
    const deciding = missing.flatMap((item) => decidingKeys(item));
    const [before, after] = await Promise.all([
      readByKey(tables.restored, deciding),
      readByKey(tables.live, deciding),
    ]);
    yield page.map((item) => {
      const found = present.get(nameOf(keyOf(item)));
      const kind = kindOf(item);
      if (found) return { item, kind, fate: isDeepStrictEqual(found, item) ? 'same' : 'different' };
      const isUndecided = decidingKeys(item).every((key) => {
        const now = after.get(nameOf(key));
        return now === undefined || isDeepStrictEqual(now, before.get(nameOf(key)));
      });
      return { item, kind, fate: fateOfMissing({ item, kind, isUndecided }, tables) };
    });
  }
}

/** Counts by kind what is missing or different in the live table. */
export async function compareTables(tables: ComparedTables): Promise<Comparison> {
  const counts: Comparison['counts'] = new Map();
  for await (const page of judgeItems(tables)) {
    for (const { kind, fate } of page) {
      const ofKind = counts.get(kind) ?? noCounts();
      counts.set(kind, { ...ofKind, [fate]: ofKind[fate] + 1 });
    }
  }
  const live: Comparison['live'] = new Map();
  for await (const page of scanPages(tables.live))
    for (const item of page) live.set(kindOf(item), (live.get(kindOf(item)) ?? 0) + 1);
  return { counts, live };
}

const noCounts = (): Record<Fate, number> => ({
  same: 0,
  different: 0,
  copied: 0,
  expired: 0,
  erased: 0,
  decided: 0,
  left: 0,
});

function fateOfMissing(
  { item, kind, isUndecided }: { item: Item; kind: Kind; isUndecided: boolean },
  { now, erased, erasedMessages, chosen }: ComparedTables,
): Fate {
  const expiresAt = item['expiresAt'];
  if (typeof expiresAt === 'number' && expiresAt * 1000 <= now.getTime()) return 'expired';
  if (kind === 'requestKey' && erasedMessages.some((id) => requestKey(id).PK === item['PK']))
    return 'erased';
  if (erasesKind(kind) && mentions(item, erasedFrom(kind, erased))) return 'erased';
  if (chosen) return chosen.has(kind) ? 'copied' : 'left';
  const restoration: Restoration =
    kind === 'unknown' ? { left: 'Another release wrote it.' } : RESTORED_KINDS[kind];
  if (restoration === 'restored') return 'copied';
  if ('left' in restoration) return 'left';
  return isUndecided ? 'copied' : 'decided';
}

/** Whether the deletion of an account erases items of this kind; records of payments stay. */
function erasesKind(kind: Kind): boolean {
  if (kind === 'unknown') return true;
  const treatment: Treatment = PERSONAL_DATA[kind];
  return treatment.isPersonal && treatment.deletion === 'erased';
}

/** Returns the learners of whom nothing of this kind stays: some keep their certificates. */
function erasedFrom(kind: Kind, erased: readonly Tombstone[]): ReadonlySet<string> {
  const isCertificate = kind.startsWith('certificate');
  const gone = erased.filter(({ keepsCertificates }) => !(isCertificate && keepsCertificates));
  return new Set(gone.map(({ userId }) => userId));
}

/** Whether an item is of one of these learners, or names one. */
export function mentions(item: Item, userIds: ReadonlySet<string>): boolean {
  if (userIds.size === 0) return false;
  const words = JSON.stringify(item, replaceSets).match(/[\w-]+/g) ?? [];
  return words.some((word) => userIds.has(word));
}

const replaceSets = (_name: string, value: unknown) =>
  value instanceof Set ? [...(value as Set<unknown>)] : value;

/** @throws Error naming the kind that does not exist */
export function chosenKinds(names: readonly string[]): ReadonlySet<string> {
  const unknown = names.find((name) => !kinds.some((kind) => kind === name));
  if (unknown !== undefined)
    throw new Error(`There is no kind "${unknown}". Kinds: ${kinds.toSorted().join(', ')}.`);
  return new Set(names);
}

const keyOf = ({ PK, SK }: Item): Key => ({ PK: String(PK), SK: String(SK) });
const nameOf = ({ PK, SK }: Key) => `${PK}\n${SK}`;

async function readByKey(table: Table, keys: readonly Key[]): Promise<Map<string, Item>> {
  const unique = [...new Map(keys.map((key) => [nameOf(key), key])).values()];
  const items = await batchGetItems(table, unique);
  return new Map(items.map((item) => [nameOf(keyOf(item)), item]));
}
