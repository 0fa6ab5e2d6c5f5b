import { defineActivity } from '#schema.ts';

export default defineActivity({
  id: 'hr-documentation-advanced-generator',
  moduleId: 'hr-documentation-advanced-m2',
  type: 'generator',
  title: 'Written Warning Letter Builder',
  description:
    'Attendance has not improved after a documented verbal warning, and the employee has been heard. Build a warning that states facts, policy, prior steps, standard, consequence and appeal.',
  passingScore: 80,
  config: {
    template: {
      title: 'Written Warning Letter',
      description:
        "A disciplinary letter for HR review. Build it only after the employee has seen the facts and answered them, and after comparators have been checked. Keep health details and coworkers' names out of every field.",
      type: 'written-warning',
    },
    fields: [
      {
        id: 'employeeName',
        label: 'Employee name',
        type: 'text',
        required: true,
        placeholder: 'Full name as in the HR system',
        options: [],
        description: 'The person who receives the letter.',
      },
      {
        id: 'jobTitle',
        label: 'Job title',
        type: 'text',
        required: true,
        placeholder: 'Job title and location',
        options: [],
        description: 'The title held on the issue date.',
      },
      {
        id: 'managerName',
        label: 'Decision-maker and title',
        type: 'text',
        required: true,
        placeholder: 'Full name, job title',
        options: [],
        description:
          'The manager who made this decision and will sign. For a final warning, involve the next manager up.',
      },
      {
        id: 'issueDate',
        label: 'Date of issue',
        type: 'date',
        required: true,
        placeholder: '',
        options: [],
        description:
          'The day the employee will receive it. It must come after the meeting and the end of the response window.',
      },
      {
        id: 'warningLevel',
        label: 'Level of warning',
        type: 'select',
        required: true,
        placeholder: 'Choose one',
        options: [
          'Written Warning',
          'Second Written Warning',
          'Final Written Warning',
          'First and Final Written Warning',
        ],
        description:
          'The next step under your policy. Choose the last only if a dated skip note and a policy clause allow it.',
      },
      {
        id: 'incidentFacts',
        label: 'Facts relied on',
        type: 'textarea',
        required: true,
        placeholder: 'Meeting date, event dates and times, source of each fact, effect on the work',
        options: [],
        description:
          'Only checked facts. Begin with the date of the meeting. Leave out absences that are approved, protected or under HR review, and anything you learned after the meeting.',
        demands: { minWords: 25, minFigures: 2 },
      },
      {
        id: 'policyProvision',
        label: 'Policy, section and version',
        type: 'text',
        required: true,
        placeholder: 'Attendance Policy, version 3, section 4.2; acknowledged on …',
        options: [],
        description: 'The version in force on the day, and how the employee knew it.',
        demands: { minWords: 4, minFigures: 1 },
      },
      {
        id: 'priorSteps',
        label: 'Prior steps',
        type: 'textarea',
        required: true,
        placeholder: 'Step, date, subject, live until, appeal; or "None; see skip note dated …"',
        options: [],
        description:
          'Cite a step only if it was issued, received, live, related and settled. Name coaching as background.',
        demands: { minWords: 5 },
      },
      {
        id: 'requiredStandard',
        label: 'Required standard and start date',
        type: 'textarea',
        required: true,
        placeholder: 'From which date, what, measured how',
        options: [],
        description:
          'Write it so that a stranger could measure it. Avoid "immediate and sustained."',
        demands: { minWords: 15, minFigures: 1 },
      },
      {
        id: 'supportOffered',
        label: 'Support offered',
        type: 'textarea',
        required: true,
        placeholder: 'Who will do what, by when',
        options: [],
        description:
          'Include what the employee asked for and the answer, with reasons if it was no.',
        demands: { minWords: 12 },
      },
      {
        id: 'reviewDate',
        label: 'First review date',
        type: 'date',
        required: true,
        placeholder: '',
        options: [],
        description: 'Often three to six weeks after issue. Put later reviews in the standard.',
        rules: { after: 'issueDate' },
      },
      {
        id: 'consequence',
        label: 'End of warning and possible next step',
        type: 'textarea',
        required: true,
        placeholder: 'This warning ends on … If …, a … may follow after you have been heard.',
        options: [],
        description:
          'Give the date on which the warning ends, and one conditional next step. For a final warning say that employment is at risk.',
        demands: { minWords: 10, minFigures: 1, names: ['may'] },
      },
      {
        id: 'employeeStatement',
        label: "Employee's response and how it was weighed",
        type: 'textarea',
        required: false,
        placeholder: 'What the employee said, what you checked, what changed',
        options: [],
        description:
          'Asked, answered, addressed. Leave blank only if the employee was invited to respond and chose not to. For health or leave matters write "a reason that HR is reviewing separately."',
        demands: { minWords: 8 },
      },
      {
        id: 'appealRoute',
        label: 'Appeal route',
        type: 'textarea',
        required: true,
        placeholder: 'To whom, how, by which date, who may come along',
        options: [],
        description: 'Name a person who took no part in the decision, and a calendar date.',
        demands: { minWords: 15, minFigures: 1 },
      },
    ],
    output: {
      format: 'html',
      filename: 'written-warning-letter',
      template:
        '<h1>{{warningLevel}}</h1>' +
        '<p><strong>To:</strong> {{employeeName}}, {{jobTitle}}<br><strong>From:</strong> {{managerName}}<br><strong>Date of issue:</strong> {{issueDate}}<br><strong>Private and confidential</strong></p>' +
        '<p>This letter confirms a disciplinary decision at the level named above. It sets out the facts, the rule, what you are asked to do, the help available and your right to appeal.</p>' +
        '<h2>1. Facts relied on</h2><p>{{incidentFacts}}</p>' +
        '<h2>2. Rule that applies</h2><p>{{policyProvision}}</p>' +
        '<h2>3. Earlier steps</h2><p>{{priorSteps}}</p>' +
        '<h2>4. Your response</h2>' +
        '<p>You were invited to answer these facts before this decision was made.</p>' +
        '<table><thead><tr><th>Item</th><th>Record</th></tr></thead><tbody>' +
        '<tr><td>Your response and how it was weighed (a dash or blank here means that none was given)</td><td>{{employeeStatement}}</td></tr>' +
        '</tbody></table>' +
        '<h2>5. Standard required</h2><p>{{requiredStandard}}</p>' +
        '<h2>6. Support</h2><p>{{supportOffered}}</p>' +
        '<p>If a health, family or other need affects your ability to meet the standard, contact HR in private. You do not have to give your manager the details.</p>' +
        '<h2>7. Review and possible next step</h2>' +
        '<table><thead><tr><th>Item</th><th>Detail</th></tr></thead><tbody>' +
        '<tr><td>First review</td><td>{{reviewDate}}</td></tr>' +
        '<tr><td>End of warning and possible next step</td><td>{{consequence}}</td></tr>' +
        '</tbody></table>' +
        '<p>No later step has been decided. You would be heard before any further decision.</p>' +
        '<h2>8. Appeal</h2><p>{{appealRoute}}</p>' +
        '<p>You will not be treated badly for appealing, for giving your side or for raising a concern. You may add written comments at any time, and they will be kept with this letter.</p>' +
        '<h2>9. Acknowledgment</h2>' +
        '<p>Signing shows that {{employeeName}} received this letter. It does not show agreement, and it does not affect the right to appeal.</p>' +
        '<table><thead><tr><th>Role</th><th>Signature</th><th>Date</th></tr></thead><tbody>' +
        '<tr><td>Employee</td><td>____________________</td><td>__________</td></tr>' +
        '<tr><td>Decision-maker</td><td>____________________</td><td>__________</td></tr>' +
        '<tr><td>HR (facts, comparators and prior steps checked)</td><td>____________________</td><td>__________</td></tr>' +
        '<tr><td>Offered, and employee chose not to sign (witness)</td><td>____________________</td><td>__________</td></tr>' +
        '</tbody></table>' +
        '<p>Employee comments: ______________________________________________________</p>' +
        '<p><strong>Filing:</strong> letter and employee comments in the personnel file. After the end date the warning is no longer live; keep or remove it only as the retention schedule and any legal hold direct. Investigation, medical and legal papers are kept apart.</p>' +
        '<p>Document prepared on {{current_date}}.</p>',
    },
    examples: {
      sampleData: {
        employerName: 'Corran Valley Recycling, Inc.',
        employerAddress: '155 Main Street\nBoise, Idaho 83702',
        employeeName: 'Marisol Hendrix',
        jobTitle: 'Night Sorter, Line 2, East Plant',
        managerName: 'Desta Pellegrino, Night Operations Manager',
        issueDate: '2026-11-16',
        warningLevel: 'Written Warning',
        incidentFacts:
          'We met on November 11, 2026. You received the time records on November 6. The time system shows clock-ins at 10:17 p.m. on October 5, 10:09 p.m. on October 13, 10:26 p.m. on October 22 and 10:14 p.m. on November 2, for a shift that starts at 10:00 p.m. No swap or leave was approved for those times, and no call was logged. October 28 was an approved late start and is not counted. On each of the four nights, line 2 started with four sorters instead of five.',
        policyProvision:
          'Attendance Policy, version 3, section 4.2 (start times and call-in), in force from February 2, 2026; acknowledged by you on February 9, 2026.',
        priorSteps:
          'Documented verbal warning for late starts, issued and signed for on September 14, 2026, live until March 14, 2027. You did not appeal. Background only: a conversation about start times on July 20, 2026, which was not a warning.',
        requiredStandard:
          'From November 17, 2026, please be clocked in and at line 2 by 10:00 p.m. for every scheduled shift. If you expect to be late, call the shift line before 9:30 p.m. Start times will be taken from the time system. Reviews: December 8, 2026 and January 12, 2027.',
        supportOffered:
          'You asked to move to the 10:30 p.m. line. I have agreed to a trial from November 23 to January 12; until then the 10:00 p.m. start applies. During the trial, 10:30 p.m. replaces 10:00 p.m. in this letter. By November 18, HR will send you the swap form and the details of the staff shuttle, which stops at Canal Street at 9:25 p.m.',
        reviewDate: '2026-12-08',
        consequence:
          'This warning ends on May 16, 2027. If there is a further unapproved late start before that date, a final written warning may follow, after you have been heard.',
        employeeStatement:
          'You agreed with the four times. You said, "The nine-thirty bus got cut in October, and I told the line lead." We asked the line lead, who confirmed one such talk, on October 13. We accept that the bus changed and have offered the shuttle and the later line. We decided that a warning is still fair, because no call was made on any of the four nights and the same step has been used for others with a live verbal warning.',
        appealRoute:
          'You may appeal in writing to Noelani Brandvold, Plant Director, who took no part in this decision, by November 30, 2026. Say what you disagree with and why. You will be invited to a meeting within ten working days and may bring a companion or representative as policy and law allow.',
      },
    },
  },
});
