import { defineActivity } from '#schema.ts';

export default defineActivity({
  id: 'employee-relations-generator',
  moduleId: 'employee-relations-m3',
  type: 'generator',
  title: 'Investigation Report Builder',
  description:
    'Interviews are complete and the decision-maker needs your report. Turn your notes into numbered allegations, a fair process record, both accounts, weighed evidence and one reasoned finding for each allegation.',
  passingScore: 80,
  config: {
    template: {
      title: 'Investigation Report',
      description:
        'A fact-finding report for the decision-maker, ready for process review and signature. It reaches findings and, if asked, policy breaches; it chooses no sanction and uses references in place of names.',
      type: 'investigation-report',
    },
    fields: [
      {
        id: 'caseReference',
        label: 'Case reference',
        type: 'text',
        required: true,
        placeholder: 'For example, ER-2026-044',
        options: [],
        description: 'A code with no name, team or protected characteristic in it.',
      },
      {
        id: 'investigatorRole',
        label: 'Investigator (role, and independence)',
        type: 'text',
        required: true,
        placeholder: 'Role and unit, outside both reporting lines',
        options: [],
        description:
          'Show that no line, friendship, stake or history ties you to either party. If one does, stop here.',
      },
      {
        id: 'dateReceived',
        label: 'Date the complaint was received',
        type: 'date',
        required: true,
        placeholder: '',
        options: [],
        description:
          'The day anyone acting for the organization first heard it, even if no form was filled in.',
      },
      {
        id: 'complainantReference',
        label: 'Complainant (reference and role)',
        type: 'text',
        required: true,
        placeholder: 'C1, job title',
        options: [],
        description: 'A reference and a role. Keep the key to names in the restricted file.',
      },
      {
        id: 'respondentReference',
        label: 'Respondent (reference and role)',
        type: 'text',
        required: true,
        placeholder: 'R1, job title',
        options: [],
        description: 'Use the same style and courtesy as for the complainant.',
      },
      {
        id: 'allegations',
        label: 'Allegations',
        type: 'textarea',
        required: true,
        placeholder: '1. Whether, on [date], at [place], R1 allegedly ...',
        options: [],
        description:
          'Number them. Begin each with "whether," give date and place, and write "allegedly." Note anything left out of scope and who has it.',
        demands: {
          minWords: 20,
          parts: { kind: 'points', least: 1 },
          minFigures: 1,
          names: ['whether', 'allegedly'],
        },
      },
      {
        id: 'policyProvisions',
        label: 'Policy provisions',
        type: 'textarea',
        required: true,
        placeholder: 'Policy, version, section, in force on the date of the event',
        options: [],
        description: 'Only the sections that the allegations engage, in the version then in force.',
        demands: { minWords: 8, minFigures: 1 },
      },
      {
        id: 'processFollowed',
        label: 'Process followed',
        type: 'textarea',
        required: true,
        placeholder: 'Appointment, plan, interviews with dates, interim measures, changes of scope',
        options: [],
        description:
          'Include objections and how they were answered, interim measures in neutral words, and anyone not interviewed, with the reason.',
        demands: { minWords: 25, minFigures: 1 },
      },
      {
        id: 'partyAccounts',
        label: "Both parties' accounts",
        type: 'textarea',
        required: true,
        placeholder: 'Allegation 1. C1 says ... R1 says ...',
        options: [],
        description:
          'Both sides on each allegation, at similar length. Quotation marks only for exact words.',
        demands: { minWords: 25 },
      },
      {
        id: 'evidenceSummary',
        label: 'Evidence, for and against',
        type: 'textarea',
        required: true,
        placeholder:
          'Item number, source, what it supports, what it points away from, what is missing',
        options: [],
        description: 'Include what you looked for and could not find. Leave out health details.',
        demands: { minWords: 25 },
      },
      {
        id: 'credibilityAssessment',
        label: 'Credibility assessment',
        type: 'textarea',
        required: true,
        placeholder: 'On allegation 1, I prefer the account of ... because ...',
        options: [],
        description:
          'Point by point, for both parties: corroboration, consistency, plausibility, opportunity, interest. No comment on demeanor or character.',
        demands: { minWords: 25 },
      },
      {
        id: 'proofStandard',
        label: 'Standard of proof',
        type: 'select',
        required: true,
        placeholder: 'Choose one',
        options: [
          'Balance of probabilities (more likely than not)',
          'Preponderance of the evidence (more likely than not)',
          'Other standard required by policy or agreement, confirmed with counsel',
        ],
        description: 'The same standard applies to every allegation, however serious.',
      },
      {
        id: 'findings',
        label: 'Findings',
        type: 'textarea',
        required: true,
        placeholder:
          'Allegation 1: substantiated. I find it more likely than not that ..., because ... I considered ... and give it less weight because ...',
        options: [],
        description:
          'One for each allegation: substantiated, partly substantiated, not substantiated or inconclusive. Fact and, if asked, policy; never "guilty," a law or a sanction.',
        demands: { minWords: 25 },
      },
      {
        id: 'recommendations',
        label: 'Recommendations to the organization (optional)',
        type: 'textarea',
        required: false,
        placeholder: 'Leave blank unless your terms of reference ask for them',
        options: [],
        description:
          'Systems, training or follow-up only. Discipline belongs to the decision-maker.',
        demands: { minWords: 5 },
      },
    ],
    output: {
      format: 'html',
      filename: 'investigation-report',
      template:
        '<h1>Investigation Report {{caseReference}}</h1>' +
        '<p><strong>Complainant:</strong> {{complainantReference}}<br><strong>Respondent:</strong> {{respondentReference}}<br><strong>Investigator:</strong> {{investigatorRole}}<br><strong>Received:</strong> {{dateReceived}}<br><strong>Report date:</strong> {{current_date}}</p>' +
        '<p>Confidential. For the decision-maker and those who need it to act. This report sets out facts and findings. It chooses no disciplinary outcome, and the right to respond comes before any decision.</p>' +
        '<h2>1. Allegations</h2><p>{{allegations}}</p>' +
        '<h2>2. Policy provisions</h2><p>{{policyProvisions}}</p>' +
        '<h2>3. Process followed</h2><p>{{processFollowed}}</p>' +
        '<h2>4. Accounts of both parties</h2><p>{{partyAccounts}}</p>' +
        '<h2>5. Evidence</h2><p>{{evidenceSummary}}</p>' +
        '<h2>6. Credibility</h2><p>{{credibilityAssessment}}</p>' +
        '<h2>7. Standard and findings</h2>' +
        '<p><strong>Standard applied to every allegation:</strong> {{proofStandard}}</p>' +
        '<p>{{findings}}</p>' +
        '<p>A finding that an allegation is not substantiated or is inconclusive does not mean that it was made dishonestly.</p>' +
        '<h2>8. Next steps</h2>' +
        '<table><thead><tr><th>Item</th><th>Detail</th></tr></thead><tbody>' +
        '<tr><td>Recommendations to the organization (blank if none)</td><td>{{recommendations}}</td></tr>' +
        '<tr><td>Report issued to (decision-maker)</td><td>____________________</td></tr>' +
        '<tr><td>Respondent to be told the findings by</td><td>__________</td></tr>' +
        '<tr><td>Only if discipline is considered: respondent to receive the evidence and be heard by</td><td>__________</td></tr>' +
        '<tr><td>Complainant to be told the findings and review route by</td><td>__________</td></tr>' +
        '<tr><td>Interim measures reviewed on</td><td>__________</td></tr>' +
        '</tbody></table>' +
        '<p>Retaliation against anyone who took part is prohibited. Concerns go to the named HR contact for this case: ____________________.</p>' +
        '<h2>9. Signatures</h2>' +
        '<p>The investigator confirms that the findings are their own. The process reviewer confirms that the method was checked and that no finding was suggested.</p>' +
        '<table><thead><tr><th>Role</th><th>Signature</th><th>Date</th></tr></thead><tbody>' +
        '<tr><td>Investigator: {{investigatorRole}}</td><td>____________________</td><td>__________</td></tr>' +
        '<tr><td>HR process reviewer</td><td>____________________</td><td>__________</td></tr>' +
        '<tr><td>Received by decision-maker</td><td>____________________</td><td>__________</td></tr>' +
        '</tbody></table>' +
        '<p><strong>Filing:</strong> restricted investigation file. Only an outcome that is issued later goes to a personnel file. Interview records, the evidence log and the key to references stay in the restricted file.</p>',
    },
    examples: {
      sampleData: {
        employerName: 'Larkfield Textiles, Inc.',
        employerAddress: '410 Orchard Avenue\nDayton, Ohio 45402',
        caseReference: 'ER-2026-044',
        investigatorRole: 'Logistics Manager, Harbor Site (no tie to either party)',
        dateReceived: '2026-06-10',
        complainantReference: 'C1, Loom Technician',
        respondentReference: 'R1, Weaving Shift Lead',
        allegations:
          '1. Whether, on June 4, 2026, in the weaving crew chat, R1 allegedly posted a photo of C1 at prayer with the caption "loading".\n2. Whether, on June 9, 2026, at loom 12, R1 allegedly told C1 to "pray on your own time" although the break had been agreed.\nOut of scope: C1\'s question about May overtime pay, which Payroll is answering.',
        policyProvisions:
          'Dignity at Work Policy, version 5, in force from January 1, 2026: section 3.1 (conduct that demeans a person for religion or belief) and section 3.4 (respect for agreed breaks).',
        processFollowed:
          'Appointed on June 11. Both parties were asked about my independence; neither objected. Terms of reference were sent to both on June 12. Interviews: C1 on June 15, W1 (loom technician) and W2 (quality inspector) on June 16, R1 on June 18 with a companion, C1 and R1 again on June 22 with new facts. Interim measure: the shift schedules of C1 and R1 were separated from June 11, without loss of pay and without prejudgment, and reviewed weekly. W3 (contract cleaner) was not interviewed because the schedules show no shift on either date. Interviewees confirmed their notes.',
        partyAccounts:
          'Allegation 1. C1 says that a colleague showed the post at 2:20 p.m., that C1 had not known of the photo, and felt "made into a joke." R1 says that the photo was meant kindly, that the crew posts pictures all the time, and that it was deleted within an hour when W1 objected.\nAllegation 2. C1 says that R1 used the words alleged, in a raised voice, at about 4:05 p.m. R1 says, "I asked C1 to wait ten minutes because loom 12 was jammed," and denies mentioning prayer.',
        evidenceSummary:
          'Item 1, full chat export, June 1 to 10: photo and caption posted by R1 at 1:52 p.m. on June 4, deleted at 2:47 p.m. Supports allegation 1; also shows nine other crew photos, all of people facing the camera and none with a caption about religion.\nItem 2, W1: objected in the chat at 2:31 p.m. Supports allegation 1.\nItem 3, loom 12 fault record: jam from 3:58 to 4:16 p.m. on June 9. Supports R1 on allegation 2.\nItem 4, W2: was six meters away, heard R1 say "ten minutes" and "jam," and did not hear the alleged words; the looms were loud.\nItem 5, break agreement of April 20: confirms the 4:00 p.m. break.\nSearched and not found: camera footage of loom 12, which has no camera.',
        credibilityAssessment:
          "Allegation 1. The accounts agree that R1 posted the photo. On purpose, I give R1's explanation limited weight, because the caption adds a comment and the export shows no similar picture of anyone else.\nAllegation 2. Both accounts have been consistent in interview and neither is implausible. C1 was closest to R1. R1's account fits the fault record, made by the machine at the time. W2 has no known interest and heard part of the exchange, though in noise. I find no reason to treat either person as generally unreliable.",
        proofStandard: 'Balance of probabilities (more likely than not)',
        findings:
          'Allegation 1: substantiated. I find it more likely than not that R1 posted the photo and caption, because the export shows both and R1 accepts it. I considered that R1 deleted it within an hour and that the crew shares photos, and give this less weight because W1 had already objected and no other picture was of this kind. I find that the post breached section 3.1.\nAllegation 2: not substantiated. I do not find it more likely than not that R1 used the words alleged, because the fault record and W2 support a request to wait for a jam. I considered that C1 was closest and has been consistent; that account may be right, but the evidence does not make it the more likely one. No breach of section 3.4 is found.',
        recommendations:
          'Agree chat rules for each crew, including consent for photos. Confirm who covers loom faults during agreed breaks, and tell all shift leads by July 15.',
      },
    },
  },
});
