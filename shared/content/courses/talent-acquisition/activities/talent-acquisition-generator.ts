import { defineActivity } from '#schema.ts';

export default defineActivity({
  id: 'talent-acquisition-generator',
  moduleId: 'talent-acquisition-m3',
  type: 'generator',
  title: 'Interview Scorecard Builder',
  description:
    'Four interviewers need one consistent form tomorrow. Build a scorecard with competencies, questions, anchors, room for evidence and a decision rule fixed in advance.',
  passingScore: 80,
  config: {
    template: {
      title: 'Interview Scorecard',
      description:
        'One form for one interviewer and one candidate. Print the same version for every interviewer and every candidate, and change only the candidate reference, the interview date and the interviewer role.',
      type: 'interview-scorecard',
    },
    fields: [
      {
        id: 'jobTitle',
        label: 'Job title',
        type: 'text',
        required: true,
        placeholder: 'Treasury Operations Manager',
        options: [],
        description: 'Exactly as advertised.',
      },
      {
        id: 'candidateReference',
        label: 'Candidate reference',
        type: 'text',
        required: true,
        placeholder: 'TR-2027-04',
        options: [],
        description: 'A reference in place of a name, so that the form can be read blind.',
      },
      {
        id: 'interviewerRole',
        label: 'Interviewer role',
        type: 'text',
        required: true,
        placeholder: 'Panel member, peer manager',
        options: [],
        description: 'The role on the panel. The interviewer signs by name at the end.',
      },
      {
        id: 'interviewDate',
        label: 'Interview date',
        type: 'date',
        required: true,
        placeholder: '',
        options: [],
        description: 'The day of the interview. The form also prints the day it was prepared.',
      },
      {
        id: 'competencyOne',
        label: 'Competency 1',
        type: 'text',
        required: true,
        placeholder: 'Handles disputed findings',
        options: [],
        description: 'A must-have from the intake meeting, named as behavior.',
      },
      {
        id: 'questionOne',
        label: 'Question 1',
        type: 'textarea',
        required: true,
        placeholder: 'Tell me about a time … What did you do?',
        options: [],
        description:
          'One behavioral or situational question, word for word, with the probes everyone will be asked.',
        demands: { minWords: 10 },
      },
      {
        id: 'anchorsOne',
        label: 'Anchors 1',
        type: 'textarea',
        required: true,
        placeholder: '5: …\n3: …\n1: …',
        options: [],
        description:
          'What a high, middle and low answer contains. Use verbs and leave out adjectives.',
        demands: { minWords: 15, names: ['5:', '3:', '1:'] },
      },
      {
        id: 'competencyTwo',
        label: 'Competency 2',
        type: 'text',
        required: true,
        placeholder: 'Sets priorities under pressure',
        options: [],
        description: 'A different must-have. If two overlap, merge them.',
      },
      {
        id: 'questionTwo',
        label: 'Question 2',
        type: 'textarea',
        required: true,
        placeholder: 'It is 4:50 p.m. and … What do you do?',
        options: [],
        description: 'Make two good aims collide, so that no answer is given away.',
        demands: { minWords: 10 },
      },
      {
        id: 'anchorsTwo',
        label: 'Anchors 2',
        type: 'textarea',
        required: true,
        placeholder: '5: …\n3: …\n1: …',
        options: [],
        description: 'Could two strangers sort an answer the same way with these words?',
        demands: { minWords: 15, names: ['5:', '3:', '1:'] },
      },
      {
        id: 'competencyThree',
        label: 'Competency 3 (optional)',
        type: 'text',
        required: false,
        placeholder: 'Explains decisions in writing',
        options: [],
        description: 'Leave all three optional fields blank if two competencies are enough.',
      },
      {
        id: 'questionThree',
        label: 'Question 3 (optional)',
        type: 'textarea',
        required: false,
        placeholder: 'Tell me about a time …',
        options: [],
        description: 'Fill this in only if competency 3 is used.',
        demands: { minWords: 10 },
      },
      {
        id: 'anchorsThree',
        label: 'Anchors 3 (optional)',
        type: 'textarea',
        required: false,
        placeholder: '5: …\n3: …\n1: …',
        options: [],
        description: 'Fill this in only if competency 3 is used.',
        demands: { minWords: 15, names: ['5:', '3:', '1:'] },
      },
      {
        id: 'decisionRule',
        label: 'Decision rule',
        type: 'select',
        required: true,
        placeholder: 'Choose one',
        options: [
          'The highest combined average is offered the role',
          'The manager may choose anyone within half a point of the highest average, with written reasons tied to the competencies',
          'Anyone below 3 on any competency is not offered; the highest average among the rest is',
          'Work sample and interview count equally; the highest combined result is offered the role',
        ],
        description: 'Fixed before the first interview and the same for every candidate.',
      },
    ],
    output: {
      format: 'html',
      filename: 'interview-scorecard',
      template:
        '<h1>Interview Scorecard: {{jobTitle}}</h1>' +
        '<p><strong>Candidate reference:</strong> {{candidateReference}}<br><strong>Interviewer:</strong> {{interviewerRole}}<br><strong>Interview date:</strong> {{interviewDate}}<br><strong>Form prepared:</strong> {{current_date}}</p>' +
        '<h2>1. How to use this form</h2>' +
        '<ol><li>Ask every candidate the same questions in the same order, with the probes shown.</li>' +
        '<li>Note what the candidate said. Leave out looks, accent, age, health, family and belief.</li>' +
        '<li>Score alone within 15 minutes of the interview, from 1 to 5. Scores of 2 and 4 lie between the anchors. If there was no evidence after the probes, write N.</li>' +
        '<li>Send this form to the person who runs the debrief before you discuss any candidate.</li></ol>' +
        '<p>If the candidate has an agreed accommodation, follow it and do not record the reason here.</p>' +
        '<h2>2. Competency 1: {{competencyOne}}</h2>' +
        '<p><strong>Question</strong></p><p>{{questionOne}}</p>' +
        '<p><strong>Anchors</strong></p><p>{{anchorsOne}}</p>' +
        '<p>Evidence (what was said): ______________________________________________________</p>' +
        '<p>______________________________________________________ <strong>Score:</strong> ______</p>' +
        '<h2>3. Competency 2: {{competencyTwo}}</h2>' +
        '<p><strong>Question</strong></p><p>{{questionTwo}}</p>' +
        '<p><strong>Anchors</strong></p><p>{{anchorsTwo}}</p>' +
        '<p>Evidence (what was said): ______________________________________________________</p>' +
        '<p>______________________________________________________ <strong>Score:</strong> ______</p>' +
        '<h2>4. Competency 3, if used for this role</h2>' +
        '<table><tbody>' +
        '<tr><th>Competency (blank if not used)</th><td>{{competencyThree}}</td></tr>' +
        '<tr><th>Question (blank if not used)</th><td>{{questionThree}}</td></tr>' +
        '<tr><th>Anchors (blank if not used)</th><td>{{anchorsThree}}</td></tr>' +
        '<tr><th>Evidence (what was said)</th><td>______________________________</td></tr>' +
        '<tr><th>Score, or N/A if not used</th><td>______</td></tr>' +
        '</tbody></table>' +
        '<h2>5. Scores and lock</h2>' +
        '<table><thead><tr><th>Item</th><th>Entry</th></tr></thead><tbody>' +
        '<tr><td>Average of the competencies used (treatment of N as agreed in advance)</td><td>______</td></tr>' +
        '<tr><td>Form locked and sent (date and time)</td><td>____________________</td></tr>' +
        '<tr><td>Received by the debrief lead (name and time)</td><td>____________________</td></tr>' +
        '</tbody></table>' +
        '<h2>6. Changes after the debrief</h2>' +
        '<p>A score may change only on evidence. Keep the first score readable.</p>' +
        '<table><thead><tr><th>Competency</th><th>First score</th><th>New score</th><th>Evidence and initials</th></tr></thead><tbody>' +
        '<tr><td>____________________</td><td>____</td><td>____</td><td>____________________</td></tr>' +
        '<tr><td>____________________</td><td>____</td><td>____</td><td>____________________</td></tr>' +
        '</tbody></table>' +
        '<h2>7. Decision rule</h2>' +
        '<p><strong>Rule fixed before the first interview:</strong> {{decisionRule}}.</p>' +
        '<p>The rule applies to combined panel scores. Impressions of "fit" are not scored. Reasons that touch a protected matter cannot be used.</p>' +
        '<p>Result for this candidate, and reason tied to the competencies (debrief lead): ____________________________________________</p>' +
        '<h2>8. Signatures</h2>' +
        '<p>By signing, the interviewer confirms that the scores were given alone, before any discussion, and on the answers heard.</p>' +
        '<table><thead><tr><th>Role</th><th>Name</th><th>Signature</th><th>Date</th></tr></thead><tbody>' +
        '<tr><td>Interviewer: {{interviewerRole}}</td><td>________________</td><td>________________</td><td>__________</td></tr>' +
        '<tr><td>Debrief lead</td><td>________________</td><td>________________</td><td>__________</td></tr>' +
        '</tbody></table>' +
        '<p><strong>Filing:</strong> keep with the vacancy file for the period local law requires. The candidate may have a right to see it.</p>',
    },
    examples: {
      sampleData: {
        employerName: 'Calder Point Marine Services LLC',
        employerAddress: '2 Pier Road\nGalveston, Texas 77550',
        jobTitle: 'Treasury Operations Manager',
        candidateReference: 'TR-2027-04',
        interviewerRole: 'Panel member, peer manager from Accounts Payable',
        interviewDate: '2027-01-19',
        competencyOne: 'Stops a doubtful payment without stopping the business',
        questionOne:
          'Tell me about a time you held back a payment, an order or a release because something did not look right. What did you do?\nProbes: What was your own part? What happened next, and how do you know? What would you change?',
        anchorsOne:
          '5: Held it, named the exact doubt, told the people affected within the hour, and gave a time for the answer.\n3: Held it and checked, but told others only when asked.\n1: Let it through under pressure, or held it and told no one.',
        competencyTwo: 'Sets priorities when two deadlines collide',
        questionTwo:
          'It is 3:40 p.m. The bank cut-off is 4:00. Payroll for one site will fail unless you fix a file, and the chief financial officer wants a cash figure for a lender by 4:00. Your deputy is out. What do you do?\nProbes: What would you do first? Whom would you tell, and what would you say? What could go wrong with your plan?',
        anchorsTwo:
          '5: Protects payroll first, tells the chief financial officer at once with a new time, and asks for a named person to help.\n3: Chooses one task and completes it, and explains to the other person afterward.\n1: Tries both alone, or waits for someone senior to choose.',
        competencyThree: 'Explains a control to someone who dislikes it',
        questionThree:
          'Tell me about a time someone saw your rule as red tape. What did you say?\nProbes: What was your own part? What happened next, and how do you know? What would you change?',
        anchorsThree:
          '5: Asked what the rule cost them, gave the reason in one sentence, and changed a step that added nothing.\n3: Gave the reason clearly and held the line.\n1: Quoted the policy, or made an exception without a record.',
        decisionRule:
          'The manager may choose anyone within half a point of the highest average, with written reasons tied to the competencies',
      },
    },
  },
});
