/** Why a course rating is not shown: an operator looks at it, or has decided. Without schemas, for the browser. */
export const REVIEW_HOLDS = ['held', 'hidden'] as const;
export type ReviewHold = (typeof REVIEW_HOLDS)[number];
