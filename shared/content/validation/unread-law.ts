/**
 * How many law boxes of a file still say that their source was not read. Read the source or withdraw the statement, then lower the
 * number; a file without such a box leaves the list.
 */
export const UNREAD_LAW: Readonly<Record<string, number>> = {
  'employee-relations/modules/employee-relations-m1.md': 1,
  'employee-relations/modules/employee-relations-m2.md': 1,
  'employee-relations/modules/employee-relations-m4.md': 1,
  'hr-business-partner/modules/hr-business-partner-m2.md': 1,
  'hr-business-partner/modules/hr-business-partner-m4.md': 1,
  'hr-business-partner/modules/hr-business-partner-m5.md': 1,
  'hr-compliance-ethics/modules/hr-compliance-ethics-m1.md': 1,
  'hr-compliance-ethics/modules/hr-compliance-ethics-m2.md': 2,
  'hr-compliance-ethics/resources/jurisdiction-research-checklist.filled.md': 1,
  'hr-documentation-advanced/modules/hr-documentation-advanced-m2.md': 1,
  'hr-documentation-advanced/modules/hr-documentation-advanced-m4.md': 1,
  'hr-foundations/modules/hr-foundations-m2.md': 1,
  'labor-relations/modules/labor-relations-m1.md': 1,
  'labor-relations/modules/labor-relations-m4.md': 1,
  'learning-career-development/modules/learning-career-development-m3.md': 1,
  'organization-development/modules/organization-development-m2.md': 1,
  'organization-development/modules/organization-development-m3.md': 1,
  'people-analytics/modules/people-analytics-m5.md': 2,
  'strategic-workforce-planning/modules/strategic-workforce-planning-m3.md': 1,
  'strategic-workforce-planning/modules/strategic-workforce-planning-m4.md': 3,
  'talent-acquisition/modules/talent-acquisition-m4.md': 2,
  'talent-acquisition/resources/worked-file-ai-help-in-one-search.md': 1,
  'talent-succession/modules/talent-succession-m2.md': 1,
  'talent-succession/modules/talent-succession-m4.md': 1,
  'total-rewards/modules/total-rewards-m4.md': 1,
};
