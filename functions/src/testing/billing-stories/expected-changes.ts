import type { StripeView } from './stripe-view.ts';
import type { ToldStory } from './tell-story.ts';

/**
 * How many mails of a kind are right. A state of Stripe's that passed before our code had to look at it may be told or not, so that the two
 * numbers differ only where an event was lost.
 */
export interface Expected {
  least: number;
  most: number;
}

export const NONE: Expected = { least: 0, most: 0 };
export const exactly = (count: number): Expected => ({ least: count, most: count });
export const plus = (a: Expected, b: Expected): Expected => ({
  least: a.least + b.least,
  most: a.most + b.most,
});
export const sumOf = (ranges: readonly Expected[]) => ranges.reduce(plus, NONE);
/** Reminders are checked this often, in seconds. */
export const SLOWEST_REMINDER = 6 * 3600;

/** What the model reads of a story. */
export type Told = Pick<ToldStory, 'views' | 'seen' | 'log'>;

/** Counts the changes of one thing that are told, at least and at most. */
export function changes<T>(
  { views, seen }: Told,
  kind: 'orders' | 'plans',
  select: (view: StripeView) => T | undefined,
  isTold: (before: T | undefined, after: T) => boolean,
): Expected {
  const count = (moments: readonly StripeView[]) => {
    let before: T | undefined;
    let told = 0;
    for (const view of moments) {
      const after = select(view);
      if (after === undefined) continue;
      if (isTold(before, after)) told += 1;
      before = after;
    }
    return told;
  };
  const [least, most] = [count(views.filter((view) => seen[kind].has(view))), count(views)];
  return { least: Math.min(least, most), most: Math.max(least, most) };
}

/** Returns whether something holds at the first moment our code looks: surely, never, or perhaps. */
export function atFirstLook<T>(
  { views, seen }: Told,
  kind: 'orders' | 'plans',
  select: (view: StripeView) => T | undefined,
  holds: (found: T) => boolean,
): Expected {
  const moments = views.filter((view) => select(view) !== undefined);
  if (moments.length === 0) return NONE;
  const first = moments.findIndex((view) => seen[kind].has(view));
  const possible = moments.slice(0, first + 1).map((view) => holds(select(view)!));
  return { least: possible.every(Boolean) ? 1 : 0, most: possible.some(Boolean) ? 1 : 0 };
}
