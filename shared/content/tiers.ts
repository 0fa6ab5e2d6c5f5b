import type { CourseLevel } from '@learning/shared/domain/course';

/** A monthly plan. A course opens when its level is among the tier's levels. */
export interface TierSource {
  id: number;
  slug: string;
  name: string;
  description: string;
  /** US cents per month; null where sales agrees the price. */
  priceCents: number | null;
  /** null: by agreement. */
  maxUsers: number | null;
  isPopular: boolean;
  features: readonly string[];
  levels: readonly CourseLevel[];
  coachingSessionsPerMonth: number | 'unlimited';
}

/** Comes before any plan, and is no part of what is paid for: the checkout leaves it out. */
export const TRIAL_FEATURE = '3-day trial with full access';

export const tiers: readonly TierSource[] = [
  {
    id: 1,
    slug: 'entry',
    name: 'Starter',
    description: 'Operational HR skills for one practitioner.',
    priceCents: 9900,
    maxUsers: 1,
    isPopular: false,
    features: [
      'All beginner and intermediate courses (5 courses, 30 hours)',
      'HR Documentation Essentials included',
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
    description: 'Practitioner-to-advanced skills for a small HR team.',
    priceCents: 19900,
    maxUsers: 5,
    isPopular: true,
    features: [
      'Everything in Starter',
      'All advanced courses (8 courses, 50.5 hours)',
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
    description: 'The full strategic catalogue plus coaching with the chief HR officer.',
    priceCents: 49900,
    maxUsers: 10,
    isPopular: false,
    features: [
      'Everything in Professional',
      'All 7 expert courses, including Strategic HR Business Partner (15 courses, 106 hours)',
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
    description: 'Everything for organizations with 50+ users, priced by agreement.',
    priceCents: null,
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

/** A product that opens several courses; sold through the checkout, hidden from the lists. */
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
