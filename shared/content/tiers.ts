import type { CourseLevel } from '@learning/shared/domain/course';

/** A pricing tier. It covers the courses of its levels. Source: rules/access.md A11; rules/content.md C25. */
export interface TierSource {
  id: number;
  slug: string;
  name: string;
  description: string;
  /** US cents per month; null if sales sets the price. */
  priceCents: number | null;
  /** US cents per year, ten months' price; null if it is not sold by the year. */
  yearlyPriceCents: number | null;
  /** null if sales sets the number. */
  maxUsers: number | null;
  isPopular: boolean;
  /** `{courses}` and `{hours}` stand for those of the plan's courses; publishing fills them in. */
  features: readonly string[];
  levels: readonly CourseLevel[];
  coachingSessionsPerMonth: number | 'unlimited';
}

/** Comes before a plan and is not paid for, so the checkout leaves it out. */
export const TRIAL_FEATURE = '3-day trial with full access';

export const tiers: readonly TierSource[] = [
  {
    id: 1,
    slug: 'entry',
    name: 'Starter',
    description: 'Everyday HR skills for one practitioner.',
    priceCents: 9900,
    yearlyPriceCents: 99000,
    maxUsers: 1,
    isPopular: false,
    features: [
      'All beginner and intermediate courses ({courses} courses, {hours} hours)',
      'Includes HR Documentation Essentials',
      'Scenarios, document generators and skill checks',
      'Certificates of completion and shareable badges',
      TRIAL_FEATURE,
    ],
    levels: ['beginner', 'intermediate'],
    coachingSessionsPerMonth: 0,
  },
  {
    id: 2,
    slug: 'professional',
    name: 'Professional',
    description: 'Practitioner to advanced skills for a small HR team.',
    priceCents: 19900,
    yearlyPriceCents: 199000,
    maxUsers: 5,
    isPopular: true,
    features: [
      'Everything in Starter',
      'Plus all advanced courses ({courses} courses in total, {hours} hours)',
      'Full HR documentation series',
      'Up to 5 users',
      TRIAL_FEATURE,
    ],
    levels: ['beginner', 'intermediate', 'advanced'],
    coachingSessionsPerMonth: 0,
  },
  {
    id: 3,
    slug: 'executive',
    name: 'Executive',
    description: 'The full catalog, plus coaching with the chief HR officer.',
    priceCents: 49900,
    yearlyPriceCents: 499000,
    maxUsers: 10,
    isPopular: false,
    features: [
      'Everything in Professional',
      'Plus all 7 expert courses, including Strategic HR Business Partner ({courses} courses in total, {hours} hours)',
      '2 coaching sessions a month per account',
      'Up to 10 users',
      TRIAL_FEATURE,
    ],
    levels: ['beginner', 'intermediate', 'advanced', 'expert'],
    coachingSessionsPerMonth: 2,
  },
  {
    id: 4,
    slug: 'corporate',
    name: 'Enterprise',
    description: 'Everything for organizations with 50+ users. Custom pricing.',
    priceCents: null,
    yearlyPriceCents: null,
    maxUsers: null,
    isPopular: false,
    features: [
      'Everything in Executive',
      'Unlimited coaching sessions',
      '50+ users with volume pricing',
      'Custom learning plan',
      TRIAL_FEATURE,
    ],
    levels: ['beginner', 'intermediate', 'advanced', 'expert'],
    coachingSessionsPerMonth: 'unlimited',
  },
];

/** A product that covers several courses. It is sold through the checkout and appears in no list. Source: rules/money.md M3. */
export interface BundleSource {
  productId: number;
  slug: string;
  title: string;
  courseIds: readonly number[];
  priceCents: number;
  listPriceCents: number;
}

export const bundle: BundleSource = {
  productId: 16,
  slug: 'hr-documentation-bundle',
  title: 'HR Documentation Bundle (Basic + Advanced)',
  courseIds: [14, 15],
  priceCents: 9900,
  listPriceCents: 11800,
};
