import type { DisputeOpening, Fault } from '@learning/stripe-emulator/emulator';
import type { BillingInterval } from '@learning/shared/domain/money/billing-interval';
import { TAX_SETTINGS, type TaxSetting } from '@learning/shared/domain/money/tax';
import fc from 'fast-check';
import { CARDS } from '../billing/shopper.ts';
import { CARD_FAILING_ON_CHARGE, DAY_SECONDS } from '../billing/subscriber.ts';

/** Who a story is about. */
export const STORY_KINDS = ['shopper', 'subscriber', 'mixed', 'team'] as const;
export type StoryKind = (typeof STORY_KINDS)[number];

/** What happens to a webhook between Stripe and us. A lost one was answered with 200, so Stripe does not repeat it. */
const fate = fc.oneof(
  { weight: 8, arbitrary: fc.constant('arrives' as const) },
  { weight: 4, arbitrary: fc.constant('lost' as const) },
  { weight: 5, arbitrary: fc.constant('held' as const) },
  { weight: 3, arbitrary: fc.constant('doubled' as const) },
);
export type Fate = typeof fate extends fc.Arbitrary<infer T> ? T : never;

const SLOW_REFUND_CARD = '4000000000007726';
const INQUIRED_CARD = '4000000000001976';

const nth = fc.nat({ max: 7 });
const card = fc.constantFrom(
  ...Array.from({ length: 8 }, () => CARDS.good),
  ...Object.values(CARDS),
  SLOW_REFUND_CARD,
  INQUIRED_CARD,
);
const planCard = fc.constantFrom(
  ...Array.from({ length: 6 }, () => CARDS.good),
  CARD_FAILING_ON_CHARGE,
  CARDS.declined,
  CARDS.refundFails,
  SLOW_REFUND_CARD,
);
const productId = fc.constantFrom(14, 15, 16, 1, 2, 4);
const tierSlug = fc.constantFrom('entry', 'professional', 'executive');
const interval = fc.constantFrom('month' as const, 'month' as const, 'year' as const);

/** One thing that a person does; `nth` picks one of the existing orders, payments or members. */
export type StoryStep =
  | { do: 'wait'; seconds: number }
  | { do: 'refund'; nth: number; share: number }
  | { do: 'dispute'; nth: number; opening: DisputeOpening }
  | { do: 'decide'; nth: number; isWon: boolean }
  | { do: 'reportFraud'; nth: number }
  | { do: 'fault'; kind: Fault['kind'] }
  | { do: 'buy'; productId: number; card: string }
  | { do: 'buyByDebit'; productId: number; isRefused: boolean }
  | { do: 'checkout'; productId: number }
  | { do: 'pay'; nth: number; card: string }
  | { do: 'authenticate'; nth: number; isComplete: boolean }
  | { do: 'cancelPurchase'; nth: number }
  | { do: 'exchange'; nth: number; courseId: number; newCourseId: number }
  | { do: 'trial' }
  | { do: 'subscribe'; tierSlug: string; interval: BillingInterval; card: string; hasCode: boolean }
  | { do: 'changeTier'; tierSlug: string; interval: BillingInterval }
  | { do: 'changeCard'; card: string }
  | { do: 'endInPortal' }
  | { do: 'resumeInPortal' }
  | { do: 'payInvoice' }
  | { do: 'setEnd'; atPeriodEnd: boolean }
  | { do: 'cancelPlan' }
  | { do: 'join' }
  | { do: 'leave'; nth: number }
  | { do: 'removeMember'; nth: number };

type StepOf<Name extends StoryStep['do']> = Extract<StoryStep, { do: Name }>;
type Values<Name extends StoryStep['do']> = {
  [Key in Exclude<keyof StepOf<Name>, 'do'>]: fc.Arbitrary<StepOf<Name>[Key]>;
};

const of = <Name extends StoryStep['do']>(weight: number, name: Name, values: Values<Name>) => ({
  weight,
  arbitrary: fc.record({ do: fc.constant(name), ...values }) as unknown as fc.Arbitrary<StoryStep>,
});

/** Twenty minutes to forty days. */
const waits = [
  of(8, 'wait', {
    seconds: fc.oneof(
      fc.integer({ min: 1200, max: DAY_SECONDS }),
      fc.integer({ min: 1200, max: 40 * DAY_SECONDS }),
    ),
  }),
];
const bankAndDashboard = [
  of(2, 'refund', { nth, share: fc.constantFrom(0.3, 1) }),
  of(3, 'dispute', {
    nth,
    opening: fc.constantFrom(
      'needs_response' as const,
      'needs_response' as const,
      'warning_needs_response' as const,
      'prevented_resolution' as const,
      'prevented_block' as const,
    ),
  }),
  of(3, 'decide', { nth, isWon: fc.boolean() }),
  of(1, 'reportFraud', { nth }),
  of(2, 'fault', {
    kind: fc.constantFrom(
      '500' as const,
      '429' as const,
      'lost-before' as const,
      'lost-after' as const,
    ),
  }),
];
const shopping = [
  of(6, 'buy', { productId, card }),
  of(2, 'buyByDebit', { productId, isRefused: fc.boolean() }),
  of(2, 'checkout', { productId }),
  of(3, 'pay', { nth, card }),
  of(1, 'authenticate', { nth, isComplete: fc.boolean() }),
  of(3, 'cancelPurchase', { nth }),
  of(2, 'exchange', { nth, courseId: fc.constantFrom(14, 15, 1, 2, 4), newCourseId: productId }),
  of(1, 'trial', {}),
];
const subscribing = [
  of(5, 'subscribe', { tierSlug, interval, card: planCard, hasCode: fc.boolean() }),
  of(3, 'changeTier', { tierSlug, interval }),
  of(3, 'changeCard', { card: planCard }),
  of(1, 'endInPortal', {}),
  of(1, 'resumeInPortal', {}),
  of(2, 'payInvoice', {}),
  of(3, 'setEnd', { atPeriodEnd: fc.boolean() }),
  of(1, 'cancelPlan', {}),
];
const team = [of(5, 'join', {}), of(1, 'leave', { nth }), of(1, 'removeMember', { nth })];

const STEPS: Record<StoryKind, fc.Arbitrary<StoryStep>> = {
  shopper: fc.oneof(...shopping, ...waits, ...bankAndDashboard),
  subscriber: fc.oneof(...subscribing, ...waits, ...bankAndDashboard),
  mixed: fc.oneof(...shopping, ...subscribing, ...waits, ...bankAndDashboard),
  team: fc.oneof(...team, ...subscribing, ...waits, ...bankAndDashboard),
};

/** What happens to one learner, and between Stripe and us meanwhile. */
export interface Story {
  /** Every webhook arrives at once, and every call to Stripe succeeds. */
  isCalm: boolean;
  tax: TaxSetting;
  steps: StoryStep[];
  /** The fate of each webhook in turn, from the first again after the last. */
  fates: Fate[];
}

const FIRST: Partial<Record<StoryKind, StoryStep>> = {
  subscriber: {
    do: 'subscribe',
    tierSlug: 'professional',
    interval: 'month',
    card: CARDS.good,
    hasCode: true,
  },
  team: {
    do: 'subscribe',
    tierSlug: 'professional',
    interval: 'month',
    card: CARDS.good,
    hasCode: true,
  },
};

/** Returns calm or disturbed stories of a kind. */
export function storiesOf(kind: StoryKind, isCalm: boolean): fc.Arbitrary<Story> {
  const first = FIRST[kind];
  return fc.record({
    isCalm: fc.constant(isCalm),
    tax: fc.constantFrom(...TAX_SETTINGS),
    steps: fc
      .array(STEPS[kind], { minLength: 8, maxLength: 20, size: 'max' })
      .map((steps) => (first ? [first, ...steps] : steps)),
    fates: fc.array(fate, { minLength: 24, maxLength: 24, size: 'max' }),
  });
}
