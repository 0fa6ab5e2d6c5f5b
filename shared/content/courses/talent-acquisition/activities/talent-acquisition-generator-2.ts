import { defineActivity } from '#schema.ts';

export default defineActivity({
  id: 'talent-acquisition-generator-2',
  moduleId: 'talent-acquisition-m4',
  type: 'generator',
  title: 'Offer Letter Builder',
  description:
    'The chosen candidate awaits written terms. Build a conditional offer letter with clear terms, dated conditions and a reply slip that does not promise more than the letter, ready for local review.',
  passingScore: 80,
  config: {
    template: {
      title: 'Conditional Offer of Employment',
      description:
        'A letter that states the job, the pay, each condition with its proof and date, and how to reply. Add the statements your local law requires before you send it.',
      type: 'offer-letter',
    },
    fields: [
      {
        id: 'candidateName',
        label: 'Candidate name',
        type: 'text',
        required: true,
        placeholder: 'Full name as the candidate writes it',
        options: [],
        description: 'Use the name on the application, without a gendered title.',
      },
      {
        id: 'jobTitle',
        label: 'Job title',
        type: 'text',
        required: true,
        placeholder: 'Marine Electrical Supervisor',
        options: [],
        description: 'The advertised title. If it changed, explain why before you send the letter.',
      },
      {
        id: 'startDate',
        label: 'Proposed start date',
        type: 'date',
        required: true,
        placeholder: '',
        options: [],
        description: 'Leave time for the conditions and for the notice the candidate must give.',
        rules: { after: 'acceptBy' },
      },
      {
        id: 'employmentType',
        label: 'Employment type',
        type: 'select',
        required: true,
        placeholder: 'Choose one',
        options: [
          'Full-time, regular; nonexempt, paid for overtime',
          'Full-time, regular; exempt from overtime, salary and duties tested',
          'Part-time, regular; nonexempt, paid for overtime',
          'Temporary or seasonal; nonexempt, paid for overtime',
          'Full-time, fixed-term; end date and overtime in the written terms',
          'Part-time, fixed-term; end date and overtime in the written terms',
          'Full-time, regular; overtime as the written terms state',
          'Part-time, regular; overtime as the written terms state',
        ],
        description:
          'In the United States, say exempt or nonexempt: pay and actual duties decide, not the title. If in doubt, nonexempt. Elsewhere choose a line with the written terms.',
      },
      {
        id: 'workLocation',
        label: 'Work location',
        type: 'text',
        required: true,
        placeholder: 'North Quay yard; one day a week at home by agreement',
        options: [],
        description: 'The main place of work and any remote days promised in the interview.',
      },
      {
        id: 'managerTitle',
        label: 'Reports to (job title)',
        type: 'text',
        required: true,
        placeholder: 'Yard Operations Manager',
        options: [],
        description: 'Use a title, since managers change.',
      },
      {
        id: 'basePay',
        label: 'Base pay',
        type: 'text',
        required: true,
        placeholder: '$71,500 a year before tax',
        options: [],
        description:
          'Amount, currency and period. It must match the offer approval and lie in the published range.',
        rules: { amount: 'positive' },
      },
      {
        id: 'payFrequency',
        label: 'Pay frequency',
        type: 'select',
        required: true,
        placeholder: 'Choose one',
        options: ['Weekly', 'Every two weeks', 'Twice a month', 'Monthly'],
        description: 'Check the shortest interval local law allows.',
      },
      {
        id: 'benefitsSummary',
        label: 'Benefits summary',
        type: 'textarea',
        required: true,
        placeholder: 'Paid leave, retirement plan, health cover, allowances, with start dates',
        options: [],
        description:
          'Facts only, with the date each benefit begins. The plan rules decide details.',
        demands: { minWords: 20, minFigures: 1 },
      },
      {
        id: 'conditions',
        label: 'Conditions',
        type: 'textarea',
        required: true,
        placeholder: '1. Condition; what satisfies it; who decides; by when.',
        options: [],
        description:
          'Number each one, and give its proof and date. List only checks the job justifies. Avoid "satisfactory," leave probation for the written terms, and ask for no particular document as proof of the right to work.',
        demands: { minWords: 20, parts: { kind: 'points', least: 1 }, minFigures: 1 },
      },
      {
        id: 'acceptBy',
        label: 'Reply needed by',
        type: 'date',
        required: true,
        placeholder: '',
        options: [],
        description:
          'Usually five to ten working days. Pressure for a same-day answer costs trust.',
      },
      {
        id: 'signatoryTitle',
        label: 'Signatory title',
        type: 'text',
        required: true,
        placeholder: 'Head of People',
        options: [],
        description: 'Someone with authority to make the offer.',
      },
    ],
    output: {
      format: 'html',
      filename: 'conditional-offer-letter',
      template:
        '<h1>Conditional Offer of Employment</h1>' +
        '<p><strong>To:</strong> {{candidateName}}<br><strong>From:</strong> {{signatoryTitle}}<br><strong>Date:</strong> {{current_date}}<br><strong>Position:</strong> {{jobTitle}}</p>' +
        '<p>Dear {{candidateName}},</p>' +
        '<p>We are pleased to offer you the position named above. This offer depends on the conditions in section 3. Please read those before you decide, and do not resign from any other job until you have our written confirmation.</p>' +
        '<h2>1. The job</h2>' +
        '<table><thead><tr><th>Item</th><th>Detail</th></tr></thead><tbody>' +
        '<tr><td>Job title</td><td>{{jobTitle}}</td></tr>' +
        '<tr><td>Employment type</td><td>{{employmentType}}</td></tr>' +
        '<tr><td>Proposed start date</td><td>{{startDate}}</td></tr>' +
        '<tr><td>Work location</td><td>{{workLocation}}</td></tr>' +
        '<tr><td>Reports to</td><td>{{managerTitle}}</td></tr>' +
        '</tbody></table>' +
        '<h2>2. Pay and benefits</h2>' +
        '<table><thead><tr><th>Item</th><th>Detail</th></tr></thead><tbody>' +
        '<tr><td>Base pay</td><td>{{basePay}}</td></tr>' +
        '<tr><td>Paid</td><td>{{payFrequency}}</td></tr>' +
        '</tbody></table>' +
        '<p><strong>Benefits</strong></p><p>{{benefitsSummary}}</p>' +
        '<p>Benefits follow the rules of each plan, which you may see on request. Deductions the law requires will be made.</p>' +
        '<h2>3. Conditions of this offer</h2>' +
        '<p>{{conditions}}</p>' +
        '<p>Where a check needs your authorization or a privacy notice, you will receive it separately, before the check begins. We will not contact your present employer without your permission.</p>' +
        '<p>If something we receive raises a question, we will tell you what it is and hear from you before we decide. We will write to confirm when every condition due before your start date is met. That confirmation, and not your reply to this letter, makes the contract of employment, unless local law provides otherwise.</p>' +
        '<p>Everyone we hire shows that they have the right to work, by the day and in the way the law sets. In the United States this is Form I-9: you complete section 1 by your first day of work and show original documents, which you choose from the official lists, within three business days.</p>' +
        '<h2>4. Other terms</h2>' +
        '<p><strong>How employment may end.</strong> If you work in the United States, employment is at will: either of us may end it at any time, with or without notice or cause, for any lawful reason, and nothing in this letter promises a fixed term. This does not apply where the written terms, a collective agreement or the law of the place says otherwise, as in Montana. Outside the United States, notice and protection follow the written terms and the law of the place.</p>' +
        '<p>Your written terms will set out hours, leave, notice, any probationary period, and any other statement that local law requires. You will receive them no later than the law requires. If this letter and the written terms differ, please tell us before you sign.</p>' +
        '<p>If anything was promised to you in an interview and is missing here, tell us now, so that we can answer in writing.</p>' +
        '<h2>5. Support</h2>' +
        '<p>If you need an accommodation or adjustment for the checks, for your first day or for the job, please contact Human Resources in private. Details are shared only with the people who need to arrange it.</p>' +
        '<h2>6. How to reply</h2>' +
        '<p>Please sign and return this letter by <strong>{{acceptBy}}</strong>. If you need more time or wish to discuss a term, ask us before that date. Asking does not put the offer at risk.</p>' +
        '<p>Sincerely,</p>' +
        '<p>Signature: ____________________ Name: ____________________<br>{{signatoryTitle}}</p>' +
        '<h2>7. Your reply</h2>' +
        '<p>I would like to take the position of {{jobTitle}} on the terms in this letter. I understand that my employment is agreed once you confirm in writing that the conditions due before the start date are met, and that I should keep any present job until then.</p>' +
        '<table><thead><tr><th>Name</th><th>Signature</th><th>Date</th></tr></thead><tbody>' +
        '<tr><td>{{candidateName}}</td><td>____________________</td><td>__________</td></tr>' +
        '</tbody></table>' +
        '<p>Permission to contact present employer: Yes ____ No ____ Not before ____________________</p>',
    },
    examples: {
      sampleData: {
        employerName: 'Calder Point Marine Services LLC',
        employerAddress: '2 Pier Road\nGalveston, Texas 77550',
        candidateName: 'Laura Brandt',
        jobTitle: 'Marine Electrical Supervisor',
        startDate: '2027-03-01',
        employmentType: 'Full-time, regular; exempt from overtime, salary and duties tested',
        workLocation:
          'North Quay yard, workshop 2, from 6 a.m. (7 a.m. outside sea trials if you prefer); sea trials two or three days a quarter, one of them a night',
        managerTitle: 'Yard Operations Manager',
        basePay: '$71,500 a year before tax (published range $66,000 to $77,000)',
        payFrequency: 'Every two weeks',
        benefitsSummary:
          '1. Paid vacation: 20 days a year, earned from the start date.\n2. Retirement plan: employer contribution of 5% of base pay after 90 days.\n3. Health plan: employee cover from the first day of the month after the start date.\n4. Sea-trial allowance: $85 a day, paid with the next payroll.\n5. Protective clothing and tools: provided on the first day.',
        conditions:
          '1. Right to work: Form I-9, section 1 by March 1, 2027; documents of your choice, seen by Human Resources by March 4, 2027.\n2. Electrical permit, class B: original seen and valid on the start date. Decided by the Yard Safety Lead by February 5, 2027.\n3. References: two referees named by you confirm role and dates, and answer the same questions on two must-haves. Decided by Human Resources by February 8, 2027.\n4. Sea medical, the same for everyone who joins sea trials: fit, or fit with accommodations. Decided by Human Resources on the clinic’s report by February 12, 2027.',
        acceptBy: '2027-01-22',
        signatoryTitle: 'Head of People',
      },
    },
  },
});
