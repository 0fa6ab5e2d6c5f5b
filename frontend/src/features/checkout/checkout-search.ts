import type { BillingInterval } from '@learning/shared/domain/money/billing-interval';
import { parseCourseId } from '@learning/shared/domain/course';

/** The query of `/checkout`. */
export interface CheckoutSearch {
  /** Slug of a pricing tier. */
  tier?: string;
  /** How often the tier is paid, if not every month. */
  interval?: 'year';
  /** Id of a course, or of the bundle. */
  course?: number;
  /** A promotion code for it. */
  code?: string;
}

/** The item to pay for, as the API expects it. */
export type CheckoutItem =
  | { courseId: number }
  | { pricingTierSlug: string; interval?: BillingInterval };

/** Accepts a pricing tier or a course from the query. Source: rules/money.md M4 */
export function parseCheckoutSearch(search: Record<string, unknown>): CheckoutSearch {
  const tier = textOf(search['tier']);
  const course = parseCourseId(textOf(search['course']));
  const code = parsePromotionCode(textOf(search['code']));
  return {
    ...(/^[a-z][a-z0-9-]{0,59}$/.test(tier) ? { tier } : {}),
    ...(textOf(search['interval']) === 'year' ? { interval: 'year' as const } : {}),
    ...(course === undefined ? {} : { course }),
    ...(code === undefined ? {} : { code }),
  };
}

/** Returns a promotion code as Stripe has it; undefined for a text that is none. */
export function parsePromotionCode(text: string): string | undefined {
  const code = text.trim().toUpperCase();
  return /^[A-Z0-9-]{1,60}$/.test(code) ? code : undefined;
}

/** Returns the item in the query; undefined if there is none or more than one. */
export function checkoutItemOf({
  tier,
  interval,
  course,
}: CheckoutSearch): CheckoutItem | undefined {
  if (tier !== undefined && course !== undefined) return undefined;
  if (course !== undefined) return { courseId: course };
  if (tier === undefined) return undefined;
  return { pricingTierSlug: tier, ...(interval ? { interval } : {}) };
}

function textOf(value: unknown): string {
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
}
