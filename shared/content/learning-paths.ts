/** Learning paths: slugs of courses in the order to take them. `/paths` shows them (`site/paths.ts`). Source: rules/content.md C29 */
export interface LearningPath {
  name: string;
  courses: readonly string[];
}

export const learningPaths: readonly LearningPath[] = [
  {
    name: 'HR Coordinator to Generalist',
    courses: [
      'hr-foundations',
      'hr-compliance-ethics',
      'hr-documentation-basic',
      'talent-acquisition',
      'performance-management',
    ],
  },
  {
    name: 'Employee Relations Specialist',
    courses: [
      'hr-documentation-basic',
      'performance-management',
      'employee-relations',
      'hr-documentation-advanced',
      'labor-relations',
    ],
  },
  {
    name: 'Talent Leader',
    courses: [
      'talent-acquisition',
      'learning-career-development',
      'strategic-workforce-planning',
      'talent-succession',
    ],
  },
  {
    name: 'HR Business Partner',
    courses: [
      'performance-management',
      'employee-relations',
      'organization-development',
      'people-analytics',
      'hr-business-partner',
    ],
  },
  {
    name: 'Aspiring CHRO (all expert)',
    courses: [
      'strategic-workforce-planning',
      'total-rewards',
      'labor-relations',
      'talent-succession',
      'organization-development',
      'people-analytics',
      'hr-business-partner',
    ],
  },
];
