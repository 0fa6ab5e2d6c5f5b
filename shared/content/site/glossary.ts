/**
 * Terms of the courses in plain words. Lessons mark the first occurrence of each in a module.
 *
 * Source: rules/content.md C51
 */

export interface GlossaryTerm {
  /** As lessons write it; also with a plural s. */
  term: string;
  /** What an abbreviation stands for. */
  name?: string;
  /** One or two plain sentences. For law: what it is and whom it binds, without figures that change. */
  means: string;
}

export const glossary: readonly GlossaryTerm[] = [
  // United States: law and agencies
  {
    term: 'FLSA',
    name: 'Fair Labor Standards Act',
    means: 'US federal law on minimum wage, overtime, child labor and pay records.',
  },
  {
    term: 'FMLA',
    name: 'Family and Medical Leave Act',
    means:
      'US federal law that gives eligible employees of covered employers unpaid leave that protects their job, for family and medical reasons.',
  },
  {
    term: 'EEOC',
    name: 'Equal Employment Opportunity Commission',
    means: 'US federal agency that enforces the federal laws against discrimination at work.',
  },
  {
    term: 'EEO',
    name: 'Equal employment opportunity',
    means: 'Decisions about jobs without regard to protected characteristics.',
  },
  {
    term: 'Title VII',
    name: 'Title VII of the Civil Rights Act of 1964',
    means:
      'US federal law that forbids discrimination at work because of race, color, religion, sex or national origin, and retaliation. It covers employers with 15 or more employees.',
  },
  {
    term: 'ADA',
    name: 'Americans with Disabilities Act',
    means:
      'US federal law against discrimination because of disability. Covered employers must make reasonable accommodations unless they are an undue hardship.',
  },
  {
    term: 'ADEA',
    name: 'Age Discrimination in Employment Act',
    means:
      'US federal law that protects people aged 40 or older from discrimination because of age.',
  },
  {
    term: 'GINA',
    name: 'Genetic Information Nondiscrimination Act',
    means:
      'US federal law that forbids using genetic information, which includes family medical history, in decisions about jobs, and limits asking for it.',
  },
  {
    term: 'USERRA',
    name: 'Uniformed Services Employment and Reemployment Rights Act',
    means:
      'US federal law that protects the civilian jobs of people who serve in the uniformed services, and forbids discrimination because of that service.',
  },
  {
    term: 'COBRA',
    name: 'Consolidated Omnibus Budget Reconciliation Act',
    means:
      'US federal law that lets employees and their families keep group health coverage for a limited time after certain events, such as the end of a job, usually at their own cost.',
  },
  {
    term: 'ERISA',
    name: 'Employee Retirement Income Security Act',
    means:
      'US federal law with standards for most retirement and health plans of private employers.',
  },
  {
    term: 'HIPAA',
    name: 'Health Insurance Portability and Accountability Act',
    means:
      'US federal law whose privacy rule covers health plans, most health care providers and those who work for them. Records that an employer holds as an employer are outside of that rule.',
  },
  {
    term: 'OSHA',
    name: 'Occupational Safety and Health Administration',
    means: 'US federal agency for safety and health at work; also the act that it enforces.',
  },
  {
    term: 'NLRA',
    name: 'National Labor Relations Act',
    means:
      'US federal law that protects the right of most private-sector employees to organize, to bargain through a union, and to act together about pay and conditions, with or without a union.',
  },
  {
    term: 'NLRB',
    name: 'National Labor Relations Board',
    means: 'US federal agency that enforces the National Labor Relations Act.',
  },
  {
    term: 'WARN',
    name: 'Worker Adjustment and Retraining Notification Act',
    means:
      'US federal law that generally requires larger employers to give 60 days’ written notice of plant closings and mass layoffs. Some states ask for more.',
  },
  {
    term: 'PUMP Act',
    name: 'Providing Urgent Maternal Protections for Nursing Mothers Act',
    means:
      'US federal law on break time and a private space, other than a bathroom, for expressing breast milk at work.',
  },
  {
    term: 'I-9',
    name: 'Form I-9',
    means:
      'US form on which an employer verifies the identity and the permission to work of each person it hires.',
  },
  {
    term: 'at will',
    means:
      'In the US, employment that either side may end at any time, for any lawful reason or none, unless a contract or a law says otherwise.',
  },
  {
    term: 'nonexempt',
    means: 'Covered by overtime rules, so that overtime has to be paid.',
  },
  {
    term: 'misclassification',
    means:
      'Treating employees as what they are not under the law, such as independent contractors or exempt from overtime.',
  },
  {
    term: 'joint employer',
    means:
      'One of two or more businesses that control the same work closely enough that each may answer for it as an employer.',
  },
  {
    term: 'disparate impact',
    means:
      'A neutral rule that works out worse for a protected group. In US law it can be unlawful without intent, unless it is related to the job and a business necessity.',
  },
  {
    term: 'adverse impact',
    means:
      'A rate of selection that is substantially lower for one group than for another. It is a reason to examine the test or rule behind it.',
  },
  {
    term: 'four-fifths',
    name: 'Four-fifths rule',
    means:
      'A rule of thumb of US agencies: a group’s selection rate below 80 percent of the highest group’s rate is generally taken as evidence of adverse impact.',
  },
  {
    term: 'undue hardship',
    means:
      'The limit of the duty to accommodate in US law: for a disability, significant difficulty or expense; for religion, substantial increased costs in relation to the business.',
  },
  {
    term: 'interactive process',
    means:
      'The conversation in which an employer and an employee work out which accommodation would be effective.',
  },
  {
    term: 'essential functions',
    means:
      'The fundamental duties of a job. Under the ADA, a qualified person can perform them with or without reasonable accommodation.',
  },
  {
    term: 'protected activity',
    means:
      'What an employee may do without being punished for it, such as reporting discrimination in good faith or being a witness.',
  },
  {
    term: 'concerted activity',
    means:
      'Employees who act together, or one who acts for others, about pay or conditions at work. In the US, the NLRA protects most of it.',
  },
  {
    term: 'unfair labor practice',
    means: 'Conduct of an employer or a union that the US National Labor Relations Act forbids.',
  },
  {
    term: 'bargaining unit',
    means: 'The group of employees for whom one union bargains.',
  },
  {
    term: 'Weingarten',
    name: 'Weingarten rights',
    means:
      'In the US, the right of employees with a union to ask for their representative in an interview that they reasonably believe could lead to discipline.',
  },
  {
    term: 'just cause',
    means:
      'A fair and sufficient reason for discipline or dismissal, reached by a fair process. Many union contracts require it.',
  },
  {
    term: 'preponderance',
    name: 'Preponderance of the evidence',
    means: 'The standard of proof by which a fact is found when it is more likely than not.',
  },
  {
    term: 'legal hold',
    means:
      'An instruction to keep every record that may matter in a dispute, also what would otherwise be deleted.',
  },
  {
    term: 'severance',
    means: 'Pay or benefits offered when a job ends, often in return for giving up claims.',
  },
  {
    term: 'noncompete',
    means:
      'A promise not to work for a competitor for a time after leaving. Whether it binds depends on the state or country.',
  },
  {
    term: 'whistleblower',
    means: 'Someone who reports wrongdoing. Many laws forbid punishing them for it.',
  },
  // United Kingdom and European Union
  {
    term: 'Acas',
    name: 'Advisory, Conciliation and Arbitration Service',
    means:
      'Public body that advises employers and employees in Great Britain and conciliates disputes. Employment tribunals take its code on discipline and grievances into account.',
  },
  {
    term: 'EHRC',
    name: 'Equality and Human Rights Commission',
    means: 'The regulator of equality law in Great Britain.',
  },
  {
    term: 'ICO',
    name: 'Information Commissioner’s Office',
    means: 'The UK’s regulator of data protection.',
  },
  {
    term: 'HSE',
    name: 'Health and Safety Executive',
    means: 'The regulator of safety and health at work in Great Britain.',
  },
  {
    term: 'TUPE',
    name: 'Transfer of Undertakings (Protection of Employment) Regulations',
    means:
      'UK rules by which employees move with their terms to the new employer when a business or a service is transferred.',
  },
  {
    term: 'GDPR',
    name: 'General Data Protection Regulation',
    means: 'The EU’s law on personal data. The UK has a version of its own.',
  },
  {
    term: 'data minimization',
    means: 'Collecting and keeping no more personal data than the purpose needs.',
  },
  {
    term: 'protected characteristic',
    means:
      'What the law forbids as a reason to treat someone worse, such as age, disability, race, religion or sex. The list depends on the country and state.',
  },
  {
    term: 'works council',
    means:
      'Elected representatives of the employees of a company, known in many European countries, with rights to be informed and consulted.',
  },
  {
    term: 'collective agreement',
    means: 'An agreement between a union and an employer, or several, about pay and conditions.',
  },
  {
    term: 'balance of probabilities',
    means: 'The standard of proof by which a fact is found when it is more likely than not.',
  },
  {
    term: 'duty of care',
    means: 'The duty to take reasonable care that others do not come to harm.',
  },
  // Bodies and standards
  {
    term: 'SHRM',
    name: 'Society for Human Resource Management',
    means: 'A professional body for HR, based in the US.',
  },
  {
    term: 'BASK',
    name: 'Body of Applied Skills and Knowledge',
    means: 'SHRM’s description of what HR professionals know and do.',
  },
  {
    term: 'CIPD',
    name: 'Chartered Institute of Personnel and Development',
    means: 'A professional body for HR, based in the UK.',
  },
  {
    term: 'ILO',
    name: 'International Labour Organization',
    means: 'The agency of the United Nations that sets international labor standards.',
  },
  {
    term: 'ISO',
    name: 'International Organization for Standardization',
    means:
      'Publishes international standards, some of them for HR. They are voluntary unless a law or contract says otherwise.',
  },
  {
    term: 'NIST',
    name: 'National Institute of Standards and Technology',
    means: 'US federal agency that publishes technical guidance, also on managing the risks of AI.',
  },
  // Work of HR
  {
    term: 'HRBP',
    name: 'HR business partner',
    means:
      'An HR professional who works with the leaders of one part of a business on its people decisions.',
  },
  {
    term: 'HRIS',
    name: 'Human resources information system',
    means: 'The software that holds the records of employees.',
  },
  {
    term: 'ATS',
    name: 'Applicant tracking system',
    means: 'The software that holds applications and moves them through the steps of hiring.',
  },
  {
    term: 'PIP',
    name: 'Performance improvement plan',
    means:
      'A written plan that says what has to improve, by when, with what support, and what happens if it does not.',
  },
  {
    term: 'KSAO',
    name: 'Knowledge, skills, abilities and other characteristics',
    means: 'What a person needs to do a job, as a job analysis describes it.',
  },
  {
    term: 'job analysis',
    means: 'Finding out what a job consists of and what it takes to do it well.',
  },
  {
    term: 'structured interview',
    means:
      'An interview that asks each candidate the same job-related questions and rates the answers by one scale.',
  },
  {
    term: 'work sample',
    means: 'A test in which candidates do a piece of the job.',
  },
  {
    term: 'BARS',
    name: 'Behaviorally anchored rating scale',
    means: 'A rating scale that describes for each level what people at that level do.',
  },
  {
    term: 'EVP',
    name: 'Employee value proposition',
    means: 'What an employer offers people for their work, beyond pay.',
  },
  {
    term: 'IDP',
    name: 'Individual development plan',
    means: 'What one person plans to learn, how, and by when.',
  },
  {
    term: 'stay interview',
    means:
      'A conversation with someone who has not resigned about what keeps them and what could make them leave.',
  },
  {
    term: 'exit interview',
    means: 'A conversation with someone who is leaving about the job and the reasons.',
  },
  {
    term: 'attrition',
    means:
      'People leaving, in proportion to those employed. Some count only departures that are not replaced.',
  },
  {
    term: 'compa-ratio',
    means: 'Someone’s pay divided by the midpoint of its pay range.',
  },
  {
    term: 'pay equity',
    means: 'Equal pay for work that is equal or of similar value.',
  },
  {
    term: '9-box',
    name: '9-box grid',
    means: 'A grid that places people by performance and by potential, used to discuss succession.',
  },
  {
    term: 'contemporaneous',
    means: 'Written when it happened or very soon after.',
  },
  {
    term: 'de-escalation',
    means: 'Calming a tense exchange so that people can think and talk again.',
  },
  // Methods
  {
    term: 'BATNA',
    name: 'Best alternative to a negotiated agreement',
    means: 'What you do if the talks fail. An agreement should be better than that.',
  },
  {
    term: 'ZOPA',
    name: 'Zone of possible agreement',
    means: 'The range between the least that one side accepts and the most that the other gives.',
  },
  {
    term: 'SBI',
    name: 'Situation, behavior, impact',
    means: 'A way to give feedback: when it was, what the person did, and what followed.',
  },
  {
    term: 'GROW',
    name: 'Goal, reality, options, will',
    means: 'Four steps of a coaching conversation.',
  },
  {
    term: 'ADKAR',
    name: 'Awareness, desire, knowledge, ability, reinforcement',
    means: 'Prosci’s model of what a person needs in order to change.',
  },
  {
    term: 'ADDIE',
    name: 'Analyze, design, develop, implement, evaluate',
    means: 'Five phases of building training.',
  },
  {
    term: 'Kirkpatrick',
    name: 'Kirkpatrick’s four levels',
    means: 'What an evaluation of training looks at: reaction, learning, behavior and results.',
  },
  {
    term: 'RACI',
    name: 'Responsible, accountable, consulted, informed',
    means: 'A chart of who has which part in a task.',
  },
  {
    term: 'OKR',
    name: 'Objectives and key results',
    means: 'A way to set goals: what to achieve, and the figures that show it.',
  },
  {
    term: 'SMART',
    name: 'Specific, measurable, achievable, relevant, time-bound',
    means: 'What a good goal is.',
  },
  // Figures
  {
    term: 'ROI',
    name: 'Return on investment',
    means: 'What an expense brings, less its cost, in proportion to its cost.',
  },
  {
    term: 'NPV',
    name: 'Net present value',
    means: 'What future money in and out is worth today, after discounting it for time.',
  },
  {
    term: 'gross margin',
    means: 'Revenue less the direct cost of what was sold, often as a percentage of revenue.',
  },
  {
    term: 'operating margin',
    means: 'Operating profit as a percentage of revenue.',
  },
  { term: 'payback', means: 'The time until savings or earnings have covered the cost.' },
  {
    term: 'median',
    means: 'The value in the middle: half of the values are below it and half above.',
  },
];
