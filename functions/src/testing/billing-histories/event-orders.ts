/** Something happens at Stripe, or the event about it arrives here; both by index. */
export type EventStep = { happens: number } | { arrives: number };

/**
 * Returns every order in which things happen one after the other while their events arrive at any later time, or are lost.
 *
 * @param count how many things happen
 */
export function eventOrders(count: number): EventStep[][] {
  const orders: EventStep[][] = [];
  const extend = (steps: EventStep[], next: number, underWay: readonly number[]) => {
    if (next === count && underWay.length === 0) orders.push(steps);
    for (const arrives of underWay) {
      const rest = underWay.filter((event) => event !== arrives);
      extend([...steps, { arrives }], next, rest);
    }
    if (next === count) return;
    extend([...steps, { happens: next }], next + 1, [...underWay, next]);
    // Its event is lost.
    extend([...steps, { happens: next }], next + 1, underWay);
  };
  extend([], 0, []);
  return orders;
}

/** Each thing happens, and its event arrives right after it. */
export const eventsInOrder = (count: number): EventStep[] =>
  Array.from({ length: count }, (_, at) => [{ happens: at }, { arrives: at }]).flat();

/** All things happen before the first event arrives. */
export const eventsAfterAll = (count: number, order: readonly number[]): EventStep[] => [
  ...Array.from({ length: count }, (_, happens) => ({ happens })),
  ...order.map((arrives) => ({ arrives })),
];

/** Returns every order of the values. */
export function permutations<T>(values: readonly T[]): T[][] {
  if (values.length === 0) return [[]];
  return values.flatMap((value, at) =>
    permutations(values.filter((_, other) => other !== at)).map((rest) => [value, ...rest]),
  );
}

/** A process that crashes before or after one of its writes, counted from 1. */
export interface Crash {
  at: number;
  when: 'before' | 'after';
}

/** Returns every crash of a process with so many writes. */
export const crashesAt = (writes: number): Crash[] =>
  Array.from({ length: writes }, (_, index) => index + 1).flatMap((at) => [
    { at, when: 'before' },
    { at, when: 'after' },
  ]);
