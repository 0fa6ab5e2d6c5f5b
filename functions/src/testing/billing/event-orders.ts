/** Something happens at Stripe (`act`), or its event arrives here (`news`); both by index. */
export type EventStep = { act: number } | { news: number };

/**
 * Returns every order in which things happen one after the other while their events arrive at any later time, or are lost.
 *
 * @param count how many things happen
 */
export function eventOrders(count: number): EventStep[][] {
  const orders: EventStep[][] = [];
  const extend = (steps: EventStep[], next: number, underWay: readonly number[]) => {
    if (next === count && underWay.length === 0) orders.push(steps);
    for (const news of underWay) {
      const rest = underWay.filter((one) => one !== news);
      extend([...steps, { news }], next, rest);
    }
    if (next === count) return;
    extend([...steps, { act: next }], next + 1, [...underWay, next]);
    // Its event is lost.
    extend([...steps, { act: next }], next + 1, underWay);
  };
  extend([], 0, []);
  return orders;
}

/** Each thing happens, and its event arrives right after it. */
export const newsInOrder = (count: number): EventStep[] =>
  Array.from({ length: count }, (_, at) => [{ act: at }, { news: at }]).flat();

/** All things happen before the first event arrives. */
export const newsAfterAllEvents = (count: number, order: readonly number[]): EventStep[] => [
  ...Array.from({ length: count }, (_, act) => ({ act })),
  ...order.map((news) => ({ news })),
];

/** Returns every order of the values. */
export function permutations<T>(values: readonly T[]): T[][] {
  if (values.length === 0) return [[]];
  return values.flatMap((value, at) =>
    permutations(values.filter((_, other) => other !== at)).map((rest) => [value, ...rest]),
  );
}
