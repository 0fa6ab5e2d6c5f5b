import { bundle } from '@learning/content/tiers';

/** Course ids of the documentation series: basic, then advanced. */
export const documentationCourseIds = bundle.courseIds as readonly [
  basic: number,
  advanced: number,
];
