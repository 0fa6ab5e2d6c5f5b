/** Skills that recall cards practice, with the names and order of the chart. Source: rules/learning.md L23 */
export const RECALL_SKILLS = {
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

export type RecallSkill = keyof typeof RECALL_SKILLS;

export const RECALL_SKILL_IDS = Object.keys(RECALL_SKILLS) as RecallSkill[];
