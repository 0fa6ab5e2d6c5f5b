/** Skills that review cards practice, with the names and order of the chart. Source: rules/learning.md L23 */
export const REVIEW_SKILLS = {
  trust: 'Trust and confidentiality',
  stakeholders: 'Business and stakeholders',
  experience: 'Employee experience',
  hiring: 'Hiring and selection',
  performance: 'Performance and feedback',
  records: 'Records and evidence',
  fairness: 'Fairness and consistency',
  relations: 'Conflict and investigations',
  law: 'Risk, privacy and legal duties',
  negotiation: 'Negotiation and labor relations',
  careers: 'Learning and careers',
  planning: 'Workforce planning and succession',
  rewards: 'Pay and rewards',
  change: 'Organization and change',
  analytics: 'Metrics and analytics',
  technology: 'HR technology and AI',
} as const;

export type ReviewSkill = keyof typeof REVIEW_SKILLS;

export const REVIEW_SKILL_IDS = Object.keys(REVIEW_SKILLS) as ReviewSkill[];
