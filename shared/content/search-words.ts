/** What people in HR type who do not use our titles. Source: rules/content.md C50 */

/** Words, and the modules that teach what they mean: the one to read first, then the others. */
export interface SearchWords {
  words: readonly string[];
  modules: readonly [string, ...string[]];
}

/** A law that boxes name: in full, in short, and as the boxes write it where that differs. */
export interface LawName {
  name: string;
  short?: string;
  written?: string;
}

export const SEARCH_WORDS: readonly SearchWords[] = [
  // Law, conduct and safety
  {
    words: ['harass', 'sexual harassment', 'hostile work environment', 'bullying', 'me too'],
    modules: ['hr-compliance-ethics-m2', 'employee-relations-m2'],
  },
  {
    words: [
      'discrimination',
      'Title VII',
      'protected class',
      'EEO',
      'EEOC',
      'ADEA',
      'age discrimination',
    ],
    modules: ['hr-compliance-ethics-m2', 'talent-acquisition-m2'],
  },
  {
    words: ['retaliation', 'whistleblower', 'victimization'],
    modules: ['hr-compliance-ethics-m2', 'employee-relations-m2', 'hr-compliance-ethics-m4'],
  },
  {
    words: [
      'ADA',
      'PWFA',
      'GINA',
      'reasonable accommodation',
      'disability',
      'pregnancy',
      'lactation',
      'religion',
    ],
    modules: ['hr-compliance-ethics-m2', 'hr-documentation-basic-m4'],
  },
  {
    words: ['FMLA', 'family leave', 'medical leave', 'leave of absence', 'parental', 'maternity'],
    modules: ['hr-compliance-ethics-m1', 'hr-documentation-basic-m3'],
  },
  {
    words: ['PTO', 'paid time off', 'vacation', 'sick leave', 'sick pay', 'time off', 'holiday'],
    modules: ['total-rewards-m3', 'hr-compliance-ethics-m1', 'hr-documentation-basic-m3'],
  },
  {
    words: ['overtime', 'FLSA', 'wage and hour', 'minimum wage', 'exempt', 'nonexempt'],
    modules: ['hr-compliance-ethics-m1', 'hr-foundations-m3'],
  },
  {
    words: ['independent contractor', 'freelancer', '1099', 'misclassification', 'gig worker'],
    modules: ['hr-compliance-ethics-m1', 'strategic-workforce-planning-m4'],
  },
  {
    words: ['employment law', 'labor law', 'at-will', 'COBRA', 'ERISA', 'USERRA', 'military leave'],
    modules: ['hr-compliance-ethics-m1'],
  },
  {
    words: ['handbook', 'employee handbook', 'code of conduct', 'policies', 'dress code'],
    modules: ['hr-compliance-ethics-m3'],
  },
  {
    words: ['OSHA', 'workplace safety', 'injury', 'burnout', 'stress', 'workplace violence'],
    modules: ['hr-compliance-ethics-m4'],
  },
  {
    words: ['privacy', 'GDPR', 'data protection', 'employee monitoring', 'surveillance'],
    modules: ['hr-compliance-ethics-m4', 'people-analytics-m5', 'hr-documentation-basic-m4'],
  },
  { words: ['hotline', 'speak up', 'ethics'], modules: ['hr-compliance-ethics-m4'] },
  { words: ['compliance audit', 'HR audit'], modules: ['hr-compliance-ethics-m5'] },

  // Complaints, discipline and exits
  {
    words: ['investigation', 'complaint', 'allegation', 'misconduct'],
    modules: ['employee-relations-m2', 'employee-relations-m3', 'hr-documentation-advanced-m3'],
  },
  {
    words: ['witness', 'credibility', 'evidence', 'he said she said'],
    modules: ['employee-relations-m3', 'hr-documentation-advanced-m3'],
  },
  {
    words: ['conflict', 'conflict resolution', 'difficult conversation'],
    modules: ['labor-relations-m4', 'employee-relations-m1', 'performance-management-m2'],
  },
  {
    words: ['discipline', 'write-up', 'written warning', 'final warning', 'suspension'],
    modules: ['hr-documentation-advanced-m2', 'employee-relations-m4'],
  },
  {
    words: ['verbal warning', 'attendance', 'absenteeism', 'tardiness', 'no call no show'],
    modules: ['hr-documentation-basic-m3', 'hr-documentation-advanced-m2'],
  },
  {
    words: [
      'termination',
      'terminate',
      'firing',
      'fire someone',
      'dismissal',
      'separation',
      'severance',
      'offboarding',
      'exit',
      'let go',
      'wrongful termination',
    ],
    modules: [
      'hr-documentation-advanced-m4',
      'hr-documentation-advanced-m2',
      'employee-relations-m4',
      'performance-management-m3',
    ],
  },
  {
    words: [
      'layoff',
      'WARN',
      'RIF',
      'reduction in force',
      'downsizing',
      'redundancy',
      'restructuring',
    ],
    modules: [
      'strategic-workforce-planning-m4',
      'organization-development-m3',
      'hr-compliance-ethics-m1',
    ],
  },
  {
    words: ['lawsuit', 'litigation', 'subpoena', 'legal hold'],
    modules: ['hr-documentation-advanced-m4', 'hr-documentation-advanced-m1'],
  },
  {
    words: ['personnel file', 'records retention', 'recordkeeping', 'medical records', 'HIPAA'],
    modules: ['hr-documentation-basic-m4'],
  },
  { words: ['documentation', 'note-taking'], modules: ['hr-documentation-basic-m1'] },

  // Performance
  {
    words: [
      'PIP',
      'performance improvement plan',
      'underperformance',
      'low performer',
      'poor performance',
    ],
    modules: ['performance-management-m3', 'hr-documentation-advanced-m4'],
  },
  {
    words: ['performance review', 'appraisal', 'annual review', 'evaluation', 'forced ranking'],
    modules: ['performance-management-m4', 'performance-management-m1'],
  },
  {
    words: ['goals', 'OKR', 'one-on-one', '1-on-1', 'check-in'],
    modules: ['performance-management-m1'],
  },
  {
    words: ['feedback', 'coaching', 'manager training'],
    modules: ['performance-management-m2', 'hr-business-partner-m4'],
  },

  // Hiring and starting
  {
    words: ['hiring', 'recruiting', 'recruitment', 'recruiter', 'sourcing', 'job posting', 'EVP'],
    modules: ['talent-acquisition-m1', 'talent-acquisition-m2'],
  },
  {
    words: ['resume', 'screening', 'ATS', 'pre-employment test', 'adverse impact'],
    modules: ['talent-acquisition-m2'],
  },
  {
    words: ['interview', 'interviewing', 'interviewer', 'interview questions', 'hiring bias'],
    modules: ['talent-acquisition-m3', 'employee-relations-m3'],
  },
  {
    words: [
      'offer letter',
      'job offer',
      'background check',
      'reference check',
      'FCRA',
      'I-9',
      'E-Verify',
    ],
    modules: ['talent-acquisition-m4', 'hr-compliance-ethics-m1'],
  },
  {
    words: ['job description', 'JD', 'job analysis', 'essential functions'],
    modules: ['hr-foundations-m3'],
  },
  {
    words: ['onboarding', 'new hire', 'orientation', 'induction', 'first day', 'probation'],
    modules: ['learning-career-development-m3', 'hr-foundations-m2'],
  },
  { words: ['employee experience', 'employee journey'], modules: ['hr-foundations-m2'] },

  // Learning and careers
  {
    words: ['training', 'L&D', 'needs assessment', 'skills gap', 'upskilling'],
    modules: ['learning-career-development-m1', 'learning-career-development-m2'],
  },
  {
    words: ['career path', 'promotion', 'internal mobility', 'IDP', 'training evaluation'],
    modules: ['learning-career-development-m4', 'talent-succession-m2'],
  },
  {
    words: ['succession', 'bench', 'backfill', 'key person risk'],
    modules: ['talent-succession-m3', 'talent-succession-m1'],
  },
  {
    words: ['high potential', 'HiPo', '9-box', 'nine box', 'talent review'],
    modules: ['talent-succession-m2'],
  },
  {
    words: ['mentoring', 'leadership development', 'stay interview', 'exit interview'],
    modules: ['talent-succession-m4'],
  },

  // Pay and benefits
  {
    words: [
      'salary',
      'compensation',
      'wages',
      'payroll',
      'pay range',
      'pay grade',
      'pay band',
      'raise',
    ],
    modules: ['total-rewards-m2', 'total-rewards-m1', 'total-rewards-m4'],
  },
  {
    words: ['bonus', 'incentive', 'commission', 'merit increase', 'recognition'],
    modules: ['total-rewards-m3'],
  },
  {
    words: ['benefits', 'health insurance', '401(k)', 'retirement plan', 'perks'],
    modules: ['total-rewards-m3', 'hr-compliance-ethics-m1'],
  },
  {
    words: ['pay equity', 'equal pay', 'gender pay gap', 'pay transparency'],
    modules: ['total-rewards-m4', 'talent-acquisition-m4'],
  },

  // Starting and ending a job
  { words: ['noncompete', 'non-compete'], modules: ['talent-acquisition-m4'] },
  { words: ['unemployment'], modules: ['employee-relations-m4', 'hr-documentation-advanced-m4'] },
  { words: ['joint employer'], modules: ['strategic-workforce-planning-m3'] },

  // Labor relations
  {
    words: ['bargaining', 'collective bargaining', 'CBA', 'union contract'],
    modules: ['labor-relations-m3', 'labor-relations-m2'],
  },
  { words: ['negotiation', 'BATNA'], modules: ['labor-relations-m2', 'labor-relations-m3'] },
  {
    words: ['union', 'NLRB', 'NLRA', 'organizing', 'works council'],
    modules: ['labor-relations-m1', 'labor-relations-m6'],
  },
  {
    words: [
      'petition',
      'union election',
      'union cards',
      'Cemex',
      'decertification',
      'right to work',
      'union dues',
      'Weingarten',
      'Section 7',
      'impasse',
      'unfair labor practice',
    ],
    modules: ['labor-relations-m6', 'labor-relations-m1'],
  },
  {
    words: ['grievance', 'strike', 'lockout', 'arbitration', 'mediation'],
    modules: ['labor-relations-m4', 'employee-relations-m1'],
  },

  // Planning, organization and analytics
  {
    words: ['turnover', 'attrition', 'quit rate', 'why people leave'],
    modules: ['people-analytics-m4', 'people-analytics-m2', 'hr-foundations-m4'],
  },
  {
    words: ['retention', 'flight risk', 'keep people'],
    modules: ['talent-succession-m4', 'people-analytics-m4'],
  },
  {
    words: ['HR metrics', 'KPI', 'dashboard', 'headcount report', 'absence rate', 'time to fill'],
    modules: ['people-analytics-m2', 'hr-foundations-m4'],
  },
  {
    words: ['HRIS', 'HR software', 'HR system', 'AI', 'ChatGPT', 'artificial intelligence'],
    modules: ['people-analytics-m5', 'hr-foundations-m4'],
  },
  {
    words: ['workforce planning', 'headcount', 'staffing', 'forecast'],
    modules: ['strategic-workforce-planning-m2', 'strategic-workforce-planning-m1'],
  },
  {
    words: [
      'remote work',
      'work from home',
      'relocation',
      'expat',
      'temp worker',
      'staffing agency',
    ],
    modules: ['strategic-workforce-planning-m4'],
  },
  {
    words: ['engagement', 'employee survey', 'eNPS', 'culture', 'DEI', 'diversity', 'morale'],
    modules: ['organization-development-m2'],
  },
  {
    words: ['reorg', 'reorganization', 'org chart', 'span of control', 'RACI'],
    modules: ['organization-development-m3'],
  },
  {
    words: ['change management', 'transformation', 'resistance to change'],
    modules: ['organization-development-m4'],
  },
  { words: ['HRBP', 'business partner'], modules: ['hr-business-partner-m1'] },
  {
    words: ['finance', 'budget', 'P&L', 'income statement'],
    modules: ['hr-business-partner-m2', 'hr-business-partner-m5'],
  },
  {
    words: ['ROI', 'business case', 'return on investment', 'CSR'],
    modules: ['hr-business-partner-m5'],
  },
  {
    words: ['merger', 'acquisition', 'M&A', 'due diligence'],
    modules: ['hr-business-partner-m4'],
  },
];

export const LAW_NAMES: readonly LawName[] = [
  { name: 'Family and Medical Leave Act', short: 'FMLA' },
  { name: 'Title VII of the Civil Rights Act', written: 'Title VII' },
  { name: 'Fair Labor Standards Act', short: 'FLSA' },
  { name: 'Americans with Disabilities Act', short: 'ADA' },
  { name: 'Age Discrimination in Employment Act', short: 'ADEA' },
  { name: 'National Labor Relations Act', short: 'NLRA' },
  { name: 'Occupational Safety and Health Act', short: 'OSHA' },
  { name: 'Genetic Information Nondiscrimination Act', short: 'GINA' },
  { name: 'Pregnant Workers Fairness Act', short: 'PWFA', written: 'Pregnant Workers' },
  { name: 'Consolidated Omnibus Budget Reconciliation Act', short: 'COBRA' },
  { name: 'Employee Retirement Income Security Act', short: 'ERISA' },
  { name: 'Uniformed Services Employment and Reemployment Rights Act', short: 'USERRA' },
  { name: 'Worker Adjustment and Retraining Notification Act', short: 'WARN' },
  { name: 'Affordable Care Act', short: 'ACA' },
  { name: 'Health Insurance Portability and Accountability Act', short: 'HIPAA' },
  { name: 'Fair Credit Reporting Act', short: 'FCRA', written: 'Fair Credit Reporting' },
  { name: 'Equal Pay Act' },
  { name: 'PUMP Act', written: 'PUMP' },
  { name: 'Speak Out Act' },
  { name: 'Uniform Guidelines on Employee Selection', written: 'Uniform Guidelines' },
  { name: 'Form I-9' },
  { name: 'Equality Act 2010' },
  { name: 'Employment Rights Act 1996' },
  { name: 'Employment Rights Act 2025' },
  { name: 'Trade Union and Labour Relations Act', written: 'Trade Union and Labour' },
  { name: 'Acas Code of Practice', written: 'Acas' },
  { name: 'General Data Protection Regulation', short: 'GDPR' },
  { name: 'AI Act', written: '2024/1689' },
  { name: 'Pay Transparency Directive', written: '2023/970' },
  { name: 'Directive on transparent working conditions', written: '2019/1152' },
  { name: 'Whistleblower Directive', written: '2019/1937' },
  { name: 'Information and Consultation Directive', written: '2002/14' },
];
