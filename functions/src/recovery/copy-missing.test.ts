import fc from 'fast-check';
import { beforeEach, describe, expect, inject, it } from 'vitest';
import { PERSONAL_DATA, type Treatment } from '#privacy/personal-data.ts';
import { samplesOf, seededLearner, type SeededLearner } from '#testing/privacy/seeded-learner.ts';
import { createTestTable } from '#testing/table/test-table.ts';
import {
  learnerKeys,
  noteKey,
  orderKeys,
  purchaseName,
  requestKey,
  teamKeys,
} from '#table/keys.ts';
import { deleteItem, getItem, putItem, scanPages, type Item, type Table } from '#table/table.ts';
import { chosenKinds, compareTables, type ComparedTables } from './compare-tables.ts';
import { copyMissing } from './copy-missing.ts';
import { kindOf, type Kind } from './kinds-of-items.ts';
import { RESTORED_KINDS, type Restoration } from './restored-kinds.ts';

const RUNS = 12 * inject('propertyRunsFactor');
const NOW = new Date('2026-11-24T12:00:00.000Z');
const seconds = (date: Date) => Math.floor(date.getTime() / 1000);
let live: Table;
let restored: Table;
let tables: ComparedTables;

beforeEach(async () => {
  live = await createTestTable();
  restored = await createTestTable();
  tables = { live, restored, now: NOW, erased: [], erasedMessages: [], chosen: null };
});

const keyOf = ({ PK, SK }: Item) => ({ PK: String(PK), SK: String(SK) });
const nameOf = ({ PK, SK }: Item) => `${String(PK)} ${String(SK)}`;
const isOf = (item: Item, { userId }: SeededLearner) => JSON.stringify(item).includes(userId);

async function store(table: Table, items: readonly Item[]) {
  await Promise.all(items.map((item) => putItem(table, item)));
}

async function stored(table: Table): Promise<Map<string, Item>> {
  const items: Item[] = [];
  for await (const page of scanPages(table)) items.push(...page);
  return new Map(items.map((item) => [nameOf(item), item]));
}

type Known = Exclude<Kind, 'unknown'>;

/** Whether an item of this kind stays away unless it is named. */
function isLeft(item: Item): boolean {
  const restoration: Restoration = RESTORED_KINDS[kindOf(item) as Known];
  return typeof restoration === 'object' && 'left' in restoration;
}

function isErasable(item: Item): boolean {
  const treatment: Treatment = PERSONAL_DATA[kindOf(item) as Known];
  return treatment.isPersonal && treatment.deletion === 'erased';
}

const tombstone = (userId: string, keepsCertificates = false) => ({
  userId,
  keepsCertificates,
  erasedAt: NOW.toISOString(),
});

/** What can become of an item between the restored moment and now. */
type Change = 'none' | 'lost' | 'changed';
const changes = fc.infiniteStream(fc.constantFrom<Change>('none', 'lost', 'changed'));

describe('copying back', () => {
  it('brings back whatever was lost, leaves whatever is newer, and nothing of an erased account', async () => {
    await fc.assert(
      fc.asyncProperty(changes, fc.boolean(), async (random, isErased) => {
        live = await createTestTable();
        restored = await createTestTable();
        const [staying, leaving] = [seededLearner(1), seededLearner(2)];
        const items = [staying, leaving].flatMap((learner) => Object.values(samplesOf(learner)));
        await store(restored, items);
        // Records that decide about others are not changed here: the tests below do that.
        const deciding = /^(order|subscription|team)$/;
        const now = new Map<string, Change>();
        for (const item of items) {
          const change = random.next().value as Change;
          const isDeciding = deciding.test(String(item['entity'])) && change === 'changed';
          now.set(nameOf(item), isDeciding ? 'none' : change);
        }
        const kept = items.filter((item) => now.get(nameOf(item)) !== 'lost');
        const newer = kept.map((item) =>
          now.get(nameOf(item)) === 'changed' ? { ...item, text: 'newer' } : item,
        );
        const added = { ...noteKey(staying.userId, 99, 'new'), entity: 'note', text: 'since then' };
        await store(live, [...newer, added]);
        const erased = isErased ? [tombstone(leaving.userId)] : [];
        const compared = { ...tables, live, restored, erased };
        await copyMissing(compared);

        const after = await stored(live);
        for (const item of [...newer, added]) expect(after.get(nameOf(item))).toEqual(item);
        const lost = items.filter((item) => now.get(nameOf(item)) === 'lost' && !isLeft(item));
        const isGone = (item: Item) => isErased && isOf(item, leaving) && isErasable(item);
        expect(lost.map((item) => after.get(nameOf(item)))).toEqual(
          lost.map((item) => (isGone(item) ? undefined : item)),
        );
        const again = await copyMissing(compared);
        expect([...again.counts]).toEqual([]);
      }),
      { numRuns: RUNS },
    );
  });

  it('leaves what has expired, and what learners may have deleted, unless the kind is named', async () => {
    const over = { ...orderKeys.terms('u1', 'o1'), expiresAt: seconds(NOW) };
    const note = { ...noteKey('u1', 1, 'm1'), text: 'mine' };
    await store(restored, [over, note]);
    const { counts } = await compareTables(tables);
    expect(counts.get('orderKeys.terms')).toMatchObject({ expired: 1, copied: 0 });
    expect(counts.get('noteKey')).toMatchObject({ left: 1, copied: 0 });
    await copyMissing(tables);
    expect((await stored(live)).size).toBe(0);
    await copyMissing({ ...tables, chosen: chosenKinds(['noteKey']) });
    expect([...(await stored(live)).values()]).toEqual([note]);
    expect(() => chosenKinds(['notes'])).toThrow('There is no kind "notes"');
  });

  it('gives access back only while the order that grants it is as it was', async () => {
    const entitlement = (userId: string) => ({
      ...learnerKeys.entitlement(userId, purchaseName(3)),
      orderId: 'o1',
    });
    const order = (userId: string, state: string) => ({ ...orderKeys.order(userId, 'o1'), state });
    await store(restored, ['paying', 'refunded', 'lost'].map(entitlement));
    await store(
      restored,
      ['paying', 'refunded', 'lost'].map((id) => order(id, 'paid')),
    );
    await store(live, [order('paying', 'paid'), order('refunded', 'refunded')]);
    await copyMissing(tables);
    const has = async (userId: string) =>
      (await getItem(live, learnerKeys.purchase(userId, 3))) !== undefined;
    expect([await has('paying'), await has('refunded'), await has('lost')]).toEqual([
      true,
      false,
      true,
    ]);
  });

  it('gives a seat back only while the team is as it was', async () => {
    const team = (orderId: string, version: number) => ({ ...teamKeys.team(orderId), version });
    const seat = (orderId: string) => ({ ...teamKeys.seat(orderId, 's1'), userId: 'u1' });
    const granted = (orderId: string) => ({
      ...learnerKeys.entitlement('u1', `seat#${orderId}`),
      orderId,
    });
    for (const orderId of ['same', 'since'])
      await store(restored, [team(orderId, 1), seat(orderId), granted(orderId)]);
    await store(live, [team('same', 1), team('since', 2)]);
    await copyMissing(tables);
    const found = await stored(live);
    expect([...found.values()].filter((item) => item['version'] === undefined)).toHaveLength(2);
    for (const item of [seat('same'), granted('same')])
      expect(found.get(nameOf(item))).toEqual(item);
  });

  it('leaves messages of visitors that were erased with an account', async () => {
    const [erased, other] = [requestKey('r1'), requestKey('r2')];
    await store(
      restored,
      [erased, other].map((key) => ({ ...key, entity: 'request' })),
    );
    await copyMissing({ ...tables, erasedMessages: ['r1'] });
    expect([...(await stored(live)).keys()]).toEqual([nameOf({ ...other })]);
  });

  it('brings a certificate back that the learner of an erased account kept', async () => {
    const [keeping, leaving] = [seededLearner(1), seededLearner(2)];
    const certificates = [keeping, leaving].map((learner) => samplesOf(learner).certificateKey);
    await store(restored, certificates);
    const erased = [tombstone(keeping.userId, true), tombstone(leaving.userId)];
    await copyMissing({ ...tables, erased });
    expect([...(await stored(live)).values()]).toEqual([certificates[0]]);
  });

  it('goes on where a run stopped, and says which erased accounts got their records back', async () => {
    const learner = seededLearner(1);
    const order = samplesOf(learner)['orderKeys.order'];
    const profiles = Array.from({ length: 45 }, (_, index) => ({
      ...learnerKeys.profile(`u${index}`),
      entity: 'profile',
    }));
    await store(restored, [...profiles, order]);
    await store(live, profiles.slice(0, 20));
    const erased = [tombstone(learner.userId)];
    const copied = await copyMissing({ ...tables, erased });
    expect(copied.counts.get('learnerKeys.profile')).toBe(25);
    expect([...copied.erased]).toEqual([learner.userId]);
    await deleteItem(live, keyOf(profiles[0]!));
    expect([...(await copyMissing({ ...tables, erased })).counts]).toEqual([
      ['learnerKeys.profile', 1],
    ]);
  });
});

it('the comparison counts by kind what is the same, different and missing, and what is there now', async () => {
  const profile = (userId: string, zone: string) => ({ ...learnerKeys.profile(userId), zone });
  await store(restored, [profile('same', 'UTC'), profile('other', 'UTC'), profile('lost', 'UTC')]);
  await store(live, [profile('same', 'UTC'), profile('other', 'CET'), profile('new', 'UTC')]);
  const { counts, live: present } = await compareTables(tables);
  expect(counts.get('learnerKeys.profile')).toMatchObject({ same: 1, different: 1, copied: 1 });
  expect(present.get('learnerKeys.profile')).toBe(3);
});
