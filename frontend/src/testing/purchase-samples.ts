/** Creates complete, plausible objects of the contract; a test overrides only the values it is about. */
import type {
  OwnSeat,
  Purchase,
  PurchaseItem,
  Purchases,
  Subscription,
} from '@learning/shared/contract/purchases';
import type { Team, TeamMember } from '@learning/shared/contract/teams';
import type { PaymentIntent, PricingTier } from '@learning/shared/contract/billing';

const PAID_AT = '2026-11-20T09:00:00.000Z';
const NO_WITHDRAWAL = { isOpen: false, until: null, reason: 'no_withdrawal_right' } as const;
const OPEN_WINDOW = { isOpen: true, until: '2026-11-21T09:00:00.000Z', reason: null };

export function purchaseItem(overrides: Partial<PurchaseItem> = {}): PurchaseItem {
  return {
    courseId: 15,
    title: 'Advanced HR Documentation',
    amount: 89,
    exchangedFor: null,
    exchange: { isOpen: true, until: '2026-12-20T09:00:00.000Z', reason: null },
    hasExchangeTarget: true,
    staysOpen: false,
    ...overrides,
  };
}

export function purchase(overrides: Partial<Purchase> = {}): Purchase {
  return {
    orderId: '01KAB2C3D4E5F6G7H8J9K0M1N2',
    kind: 'course',
    title: 'Advanced HR Documentation',
    amount: 89,
    discount: null,
    tax: null,
    refundedAmount: 0,
    state: 'paid',
    orderedAt: PAID_AT,
    paidAt: PAID_AT,
    receiptUrl: 'https://pay.stripe.com/receipts/1',
    items: [purchaseItem()],
    cancellation: OPEN_WINDOW,
    withdrawal: NO_WITHDRAWAL,
    ...overrides,
  };
}

export function subscription(overrides: Partial<Subscription> = {}): Subscription {
  return {
    orderId: '01KAB2C3D4E5F6G7H8J9K0M1N3',
    tier: { slug: 'professional', name: 'Professional', price: 199, interval: 'month' },
    lacksTaxLocation: false,
    tax: null,
    discount: null,
    status: 'active',
    isGranting: true,
    currentPeriodEnd: '2026-12-20T09:00:00.000Z',
    endsAt: null,
    nextTier: null,
    graceEndsAt: null,
    unpaid: null,
    isPeriodPaid: true,
    endedAt: null,
    isEndedUnpaid: false,
    seatsUsed: 2,
    pausedMembers: 0,
    maxUsers: 5,
    startedAt: PAID_AT,
    keptAmount: 199,
    cancellation: OPEN_WINDOW,
    withdrawal: NO_WITHDRAWAL,
    contract: null,
    ...overrides,
  };
}

export function ownSeat(overrides: Partial<OwnSeat> = {}): OwnSeat {
  return {
    seatId: '01KAB2C3D4E5F6G7H8J9K0M1N4',
    tierName: 'Executive',
    joinedAt: PAID_AT,
    isActive: true,
    isPaused: false,
    isOwner: false,
    ...overrides,
  };
}

export function purchases(overrides: Partial<Purchases> = {}): Purchases {
  return { purchases: [], subscription: null, seats: [], grants: [], trial: null, ...overrides };
}

export function teamMember(overrides: Partial<TeamMember> = {}): TeamMember {
  return {
    seatId: '01KAB2C3D4E5F6G7H8J9K0M1N5',
    name: null,
    email: 'bob@example.org',
    invitedEmail: null,
    joinedAt: PAID_AT,
    isSuspended: false,
    isPayer: false,
    role: 'member',
    managedGroupIds: [],
    groupIds: [],
    courses: [
      {
        courseId: 14,
        title: 'HR Documentation Essentials',
        percent: 40,
        completedAt: null,
        hasCertificate: false,
        certificate: null,
        isCertificateRevoked: false,
      },
    ],
    assignments: [],
    ...overrides,
  };
}

export function team(overrides: Partial<Team> = {}): Team {
  return {
    teamId: '01KAB2C3D4E5F6G7H8J9K0M1N6',
    role: 'owner',
    memberCount: overrides.members?.length ?? 1,
    nextCursor: null,
    groups: [],
    tierName: 'Professional',
    seatsUsed: 2,
    maxUsers: 5,
    isActive: true,
    endedAt: null,
    isPaidByOwner: true,
    hasConnections: false,
    handover: null,
    members: [teamMember()],
    invitations: [],
    courses: [
      { courseId: 14, title: 'HR Documentation Essentials' },
      { courseId: 15, title: 'Advanced HR Documentation' },
    ],
    assignments: [],
    skills: [],
    ...overrides,
  };
}

export const pricingTier = (overrides: Partial<PricingTier> = {}): PricingTier => ({
  id: 2,
  slug: 'professional',
  name: 'Professional',
  description: 'For a small HR team.',
  price: 199,
  yearlyPrice: 1990,
  maxUsers: 5,
  isPopular: true,
  features: ['Everything in Starter', 'All advanced courses'],
  levels: ['beginner', 'intermediate', 'advanced'],
  coachingSessionsPerMonth: 0,
  contents: {
    courses: 8,
    coreCourses: 6,
    activities: 25,
    minutes: { onScreen: 400, activities: 420, atDesk: 1220 },
  },
  ...overrides,
});

export const paymentIntent = (overrides: Partial<PaymentIntent> = {}): PaymentIntent => ({
  orderId: '01KAV0000000000000000000BB',
  kind: 'course',
  description: 'HR Documentation: Basic',
  amount: 29,
  discount: null,
  planDiscount: null,
  tax: null,
  clientSecret: 'pi_3abcDEF_secret_xyz',
  confirmation: 'payment',
  publishableKey: 'pk_test_1',
  ...overrides,
});
