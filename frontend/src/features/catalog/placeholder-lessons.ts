/** Shown for a course that has no modules (specification section 2; DECISIONS section 4). */
export const placeholderLessons = [
  'Introduction and Strategic Overview',
  'Core Concepts and Frameworks',
  'Practical Implementation',
  'Case Studies and Best Practices',
  'Advanced Techniques',
  'Assessment and Certification',
];
