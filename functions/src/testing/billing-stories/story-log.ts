/** What the people of a story did and we accepted: the part of the truth that Stripe does not know. */
export interface StoryLog {
  ownerId: string;
  exchanges: { orderId: string; courseId: number; newCourseId: number }[];
  /** When a full refund was promised, by order. */
  canceled: Map<string, number>;
  /** Start of the trial in seconds. */
  trialAt: number | null;
  members: Member[];
  /** Addresses that got an invitation. */
  invited: string[];
  faults: number;
}

/** A seat of a colleague, in the plan that ran when they joined. */
export interface Member {
  memberId: string;
  orderId: string;
  joinedAt: number;
  leftAt: number | null;
  isRemoved: boolean;
}

export const emptyLog = (ownerId: string): StoryLog => ({
  ownerId,
  exchanges: [],
  canceled: new Map(),
  trialAt: null,
  members: [],
  invited: [],
  faults: 0,
});
