import { bundle } from '@learning/content/tiers';

/** The documentation series: basic, then advanced. */
export const documentationCourseIds = bundle.courseIds as readonly [
  basic: number,
  advanced: number,
];
