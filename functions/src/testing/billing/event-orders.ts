/** One thing that happens at Stripe, or the arrival of the news of one. */
export type EventStep = { act: number } | { news: number };

/**
 * Every order in which things can happen one after the other and the news of them arrive, or get lost: news of a thing never
 * arrives before it, and otherwise whenever it likes.
 *
 * @param count how many things happen.
 */
export function eventOrders(count: number): EventStep[][] {
  const orders: EventStep[][] = [];
  const go = (steps: EventStep[], next: number, underWay: readonly number[]) => {
    if (next === count && underWay.length === 0) orders.push(steps);
    for (const news of underWay) {
      const rest = underWay.filter((one) => one !== news);
      go([...steps, { news }], next, rest);
    }
    if (next === count) return;
    go([...steps, { act: next }], next + 1, [...underWay, next]);
    // Lost on the way.
    go([...steps, { act: next }], next + 1, underWay);
  };
  go([], 0, []);
  return orders;
}

/** So many things, and the news of each right after it. */
export const newsInOrder = (count: number): EventStep[] =>
  Array.from({ length: count }, (_, at) => [{ act: at }, { news: at }]).flat();

/** All things have happened before the first news arrive. */
export const newsAfterAllEvents = (count: number, order: readonly number[]): EventStep[] => [
  ...Array.from({ length: count }, (_, act) => ({ act })),
  ...order.map((news) => ({ news })),
];

/** Every order of the values. */
export function permutations<T>(values: readonly T[]): T[][] {
  if (values.length === 0) return [[]];
  return values.flatMap((value, at) =>
    permutations(values.filter((_, other) => other !== at)).map((rest) => [value, ...rest]),
  );
}
