import { courseFigureKeys, dayFigureKey, planFigureKey, type Key } from '#table/keys.ts';
import type { TransactionPart } from '#table/table.ts';
import type { DayCounts, PlanCounts } from '../figure-records.ts';

/** What is added to the counters of one item. */
export interface CounterChange {
  key: Key;
  /** What the item is about; the same each time. */
  about: Readonly<Record<string, string>>;
  add: Readonly<Record<string, number>>;
}

const SCHEMA_VERSION = 1;

export const dayChange = (day: string, product: string, add: DayCounts): CounterChange => ({
  key: dayFigureKey(day, product),
  about: { entity: 'dayFigures', day, product },
  add,
});

export const planChange = (month: string, product: string, add: PlanCounts): CounterChange => ({
  key: planFigureKey(month, product),
  about: { entity: 'planFigures', month, product },
  add,
});

type Counts = Readonly<Record<string, number>>;

export const cohortChange = (courseId: number, month: string, add: Counts): CounterChange => ({
  key: courseFigureKeys.cohort(courseId, month),
  about: { entity: 'cohortFigures', month },
  add,
});

export const moduleChange = (courseId: number, moduleId: string, add: Counts): CounterChange => ({
  key: courseFigureKeys.module(courseId, moduleId),
  about: { entity: 'moduleFigures', moduleId },
  add,
});

export const activityChange = (
  courseId: number,
  activityId: string,
  add: Counts,
): CounterChange => ({
  key: courseFigureKeys.activity(courseId, activityId),
  about: { entity: 'activityFigures', activityId },
  add,
});

export const questionChange = (
  courseId: number,
  question: { activityId: string; questionId: string },
  add: Counts,
): CounterChange => ({
  key: courseFigureKeys.question(courseId, question.activityId, question.questionId),
  about: { entity: 'questionFigures', ...question },
  add,
});

/** Returns one change for each item, because a transaction may name an item once. Leaves out what adds nothing. */
export function mergedChanges(changes: readonly CounterChange[]): CounterChange[] {
  const byKey = new Map<string, CounterChange>();
  for (const change of changes) {
    const name = `${change.key.PK} ${change.key.SK}`;
    const known = byKey.get(name);
    byKey.set(name, known ? { ...known, add: sumOf(known.add, change.add) } : change);
  }
  return [...byKey.values()]
    .map((change) => ({
      ...change,
      add: Object.fromEntries(Object.entries(change.add).filter(([, count]) => count !== 0)),
    }))
    .filter(({ add }) => Object.keys(add).length > 0);
}

function sumOf(one: Counts, other: Counts): Counts {
  const names = new Set([...Object.keys(one), ...Object.keys(other)]);
  return Object.fromEntries(
    [...names].map((name) => [name, (one[name] ?? 0) + (other[name] ?? 0)]),
  );
}

/** Returns the write of a change. */
export function counterWrite({ key, about, add }: CounterChange): TransactionPart {
  const set = Object.entries({ ...about, schemaVersion: SCHEMA_VERSION });
  const counters = Object.entries(add);
  return {
    update: key,
    with: {
      UpdateExpression: [
        `SET ${set.map((_entry, index) => `#s${index} = :s${index}`).join(', ')}`,
        `ADD ${counters.map((_entry, index) => `#a${index} :a${index}`).join(', ')}`,
      ].join(' '),
      ExpressionAttributeNames: Object.fromEntries([
        ...set.map(([name], index) => [`#s${index}`, name]),
        ...counters.map(([name], index) => [`#a${index}`, name]),
      ]),
      ExpressionAttributeValues: Object.fromEntries([
        ...set.map(([, value], index) => [`:s${index}`, value]),
        ...counters.map(([, count], index) => [`:a${index}`, count]),
      ]),
    },
  };
}
