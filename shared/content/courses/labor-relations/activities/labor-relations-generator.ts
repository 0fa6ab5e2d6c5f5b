import { defineActivity } from '#schema.ts';

export default defineActivity({
  id: 'labor-relations-generator',
  moduleId: 'labor-relations-m3',
  type: 'generator',
  title: 'Grievance Response Letter Builder',
  description:
    'A step-two overtime grievance needs a reasoned answer. Turn your notes into a letter that states the issue, the facts, the agreement clause, the decision, the reasons and the next step.',
  passingScore: 80,
  config: {
    template: {
      title: 'Grievance Response',
      description:
        'A reasoned answer to a grievance under a collective agreement, ready for local review and signature. It suits any step and any outcome.',
      type: 'grievance-response',
    },
    fields: [
      {
        id: 'caseReference',
        label: 'Case reference',
        type: 'text',
        required: true,
        placeholder: 'For example G-2026-041',
        options: [],
        description: 'The number in your grievance log. Use the same one at every step.',
      },
      {
        id: 'employeeReference',
        label: 'Grievant and representative',
        type: 'text',
        required: true,
        placeholder: 'Name or reference, job, and representative',
        options: [],
        description:
          'Use a name or a staff reference, as your agreement and privacy rules require. Name the steward or representative who attended.',
      },
      {
        id: 'grievanceStep',
        label: 'Step of the procedure',
        type: 'select',
        required: true,
        placeholder: 'Choose one',
        options: [
          'Step one (immediate supervisor)',
          'Step two (department head or HR)',
          'Step three (senior management)',
          'Final internal step',
        ],
        description: 'The step that you are answering, not the one that may follow.',
      },
      {
        id: 'meetingDate',
        label: 'Date of the grievance meeting',
        type: 'date',
        required: true,
        placeholder: '',
        options: [],
        description:
          'The clock for your answer usually starts here. The letter also prints the date on which it was prepared; check that it falls inside the time limit.',
      },
      {
        id: 'issue',
        label: 'Issue',
        type: 'textarea',
        required: true,
        placeholder: 'What is claimed, when it happened, and which right is said to be broken',
        options: [],
        description:
          'One to three neutral sentences that the grievant would accept as a fair summary. Use "alleges" or "claims," not "complains."',
        demands: { minWords: 12 },
      },
      {
        id: 'remedySought',
        label: 'Remedy sought',
        type: 'textarea',
        required: true,
        placeholder: 'What the grievant asks for, including amounts and dates',
        options: [],
        description: 'Take it from the grievance itself. If the meeting changed it, say so.',
        demands: { minWords: 8 },
      },
      {
        id: 'factsFound',
        label: 'Facts found',
        type: 'textarea',
        required: true,
        placeholder: 'Agreed facts first, then disputed ones with each account and the evidence',
        options: [],
        description:
          'Give dates, times and sources. Include what the union showed you and what you checked afterward. Leave out health details and refer to other employees by role or code.',
        demands: { minWords: 30, minFigures: 2 },
      },
      {
        id: 'agreementClause',
        label: 'Agreement clause',
        type: 'text',
        required: true,
        placeholder: 'Number, title and the exact words you rely on',
        options: [],
        description:
          'Quote the words that decide the issue, and no more. Check that the version was in force on the date of the event.',
        demands: { minWords: 4, minFigures: 1 },
      },
      {
        id: 'decision',
        label: 'Decision',
        type: 'select',
        required: true,
        placeholder: 'Choose one',
        options: [
          'Granted in full',
          'Granted in part',
          'Denied',
          'Resolved by agreement, without precedent',
          'Adjourned for further facts, with a date agreed by both sides',
        ],
        description: 'Choose it last, after facts and clause are written.',
      },
      {
        id: 'reasons',
        label: 'Reasons',
        type: 'textarea',
        required: true,
        placeholder: 'Apply the clause to the facts and answer the best point on the other side',
        options: [],
        description:
          "Name the union's strongest argument and say why you accept it or not. Deal with practice and comparable cases. If the filing was late, record that and answer the merits as well.",
        demands: { minWords: 30 },
      },
      {
        id: 'nextStep',
        label: 'Next step and actions',
        type: 'textarea',
        required: true,
        placeholder: 'What happens now, who does it, by when, and how to take the matter further',
        options: [],
        description:
          'Give any remedy with an owner and a date, then the next step of the procedure, the person to write to and the time limit in the agreement.',
        demands: { minWords: 20, minFigures: 1 },
      },
      {
        id: 'signatoryTitle',
        label: 'Signatory title',
        type: 'text',
        required: true,
        placeholder: 'For example Director of Employee and Labor Relations',
        options: [],
        description: 'The person with authority to decide at this step.',
      },
    ],
    output: {
      format: 'html',
      filename: 'grievance-response-letter',
      template:
        '<h1>Grievance Response: {{caseReference}}</h1>' +
        '<p><strong>To:</strong> {{employeeReference}}<br><strong>From:</strong> {{signatoryTitle}}, for the employer<br><strong>Date of this response:</strong> {{current_date}}<br><strong>Grievance meeting held:</strong> {{meetingDate}}<br><strong>Procedure:</strong> {{grievanceStep}}</p>' +
        '<p>Thank you for presenting this grievance. This letter sets out what we understood, what we found, the decision at this step and the reasons for it. Please tell us if any fact is wrong.</p>' +
        '<h2>1. Issue</h2><p>{{issue}}</p>' +
        '<h2>2. Remedy sought</h2><p>{{remedySought}}</p>' +
        '<h2>3. Facts found</h2><p>{{factsFound}}</p>' +
        '<h2>4. Agreement clause</h2><blockquote>{{agreementClause}}</blockquote>' +
        '<h2>5. Decision</h2>' +
        '<table><thead><tr><th>Item</th><th>Detail</th></tr></thead><tbody>' +
        '<tr><td>Case</td><td>{{caseReference}}</td></tr>' +
        '<tr><td>Step</td><td>{{grievanceStep}}</td></tr>' +
        '<tr><td>Decision</td><td><strong>{{decision}}</strong></td></tr>' +
        '<tr><td>Decided by</td><td>{{signatoryTitle}}</td></tr>' +
        '</tbody></table>' +
        '<h2>6. Reasons</h2><p>{{reasons}}</p>' +
        '<h2>7. Next step</h2><p>{{nextStep}}</p>' +
        '<p>Nothing in this letter shortens a time limit or removes a right under the collective agreement or the law. No one may be treated worse for raising this grievance, representing a colleague or giving information about it. Report any concern to HR.</p>' +
        '<h2>8. Signature and receipt</h2>' +
        '<p>Signing for receipt shows that this response was delivered. It does not mean that the grievant or the representative agrees with it.</p>' +
        '<table><thead><tr><th>Role</th><th>Name and signature</th><th>Date</th></tr></thead><tbody>' +
        '<tr><td>For the employer: {{signatoryTitle}}</td><td>____________________</td><td>__________</td></tr>' +
        '<tr><td>Grievant (receipt only)</td><td>____________________</td><td>__________</td></tr>' +
        '<tr><td>Representative (receipt only)</td><td>____________________</td><td>__________</td></tr>' +
        '</tbody></table>' +
        '<p>Comments by the grievant or representative: ______________________________________</p>' +
        '<p><strong>Filing:</strong> grievance file for this case. It is not a disciplinary record.</p>',
    },
    examples: {
      sampleData: {
        employerName: 'Copper County Transit Authority',
        employerAddress: '300 Terminal Way\nReno, Nevada 89502',
        caseReference: 'G-2026-041',
        employeeReference:
          'Staff reference 2291, Bus Mechanic, Bay 3; representative: Chief Steward L. Anand',
        grievanceStep: 'Step two (department head or HR)',
        meetingDate: '2026-11-09',
        issue:
          'The grievant claims that on Saturday, October 24, 2026, overtime in Bay 3 was offered to two mechanics with more overtime hours in the rotation, and that this was contrary to article 14.3 of the agreement.',
        remedySought:
          'Pay for eight hours at the overtime rate for October 24, and a written confirmation that the rotation list will be followed. At the meeting the union added a request that the list be posted weekly.',
        factsFound:
          'It is agreed that six hours of overtime were worked in Bay 3 on October 24, that two mechanics were called on Friday, October 23, between 4:10 and 4:25 p.m., and that the grievant stood first on the list dated October 19. The shift lead says that he called the grievant at 4:05 p.m. and received no answer. The grievant says that no call came. The telephone log for the desk shows no call to the grievant on that day. The shift lead said at the meeting that he may have used his own telephone, but he had no record. The union showed two similar entries from August. We checked the lists from July to October: 31 of 34 assignments followed the rotation, two in August did not, and one is the assignment in dispute.',
        agreementClause:
          'Article 14.3, Overtime rotation: "Overtime shall be offered first to the qualified employee in the bay with the fewest overtime hours on the current list. A missed offer is remedied by pay for the hours worked."',
        decision: 'Granted in part',
        reasons:
          'The clause requires an offer to the person with the fewest hours. The telephone log shows no call and no other record was found, which supports the account of the grievant, so we find it more likely than not that no offer was made. We considered the argument that the shift lead acted in good faith under time pressure. We accept that he did, but the clause does not depend on intent. Six hours were worked, so the clause provides pay for six hours and not eight. The two entries from August concern other employees who have not filed; we will discuss them with the union separately, and this letter decides nothing about them. Weekly posting is not required by the clause, but it would have prevented this case, so we propose it below.',
        nextStep:
          'Payroll will pay six hours at the overtime rate with the pay of November 27, 2026. From November 23 all overtime calls in Bay 3 will be logged on the desk sheet with the time and result. We propose to post the rotation list each Monday and ask the union to answer by November 30. If the union does not accept this response, it may refer the grievance to step three in writing to the Vice President, Operations, within 10 working days of receipt, under article 22.5.',
        signatoryTitle: 'Director of Employee and Labor Relations',
      },
    },
  },
});
