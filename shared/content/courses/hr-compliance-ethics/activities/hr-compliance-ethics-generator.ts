import { defineActivity } from '#schema.ts';

export default defineActivity({
  id: 'hr-compliance-ethics-generator',
  moduleId: 'hr-compliance-ethics-m3',
  type: 'generator',
  title: 'HR Policy Builder',
  description:
    'Leaders want a remote-work or conduct policy this week. Turn their wish into a policy with purpose, scope, duties, procedure, breach and review that people can follow.',
  passingScore: 80,
  config: {
    template: {
      title: 'HR Policy',
      description:
        'Builds a plain-language HR policy with a control block, fair-hearing wording and an acknowledgment page. Run it through the Policy Review Checklist, and have counsel check local law, before anyone approves it.',
      type: 'hr-policy',
    },
    fields: [
      {
        id: 'policyTitle',
        label: 'Policy title',
        type: 'text',
        required: true,
        placeholder: 'Remote Work Policy',
        options: [],
        description: 'The words an employee would search for. One subject to a policy.',
      },
      {
        id: 'policyOwner',
        label: 'Policy owner (role)',
        type: 'text',
        required: true,
        placeholder: 'Head of Employee Services',
        options: [],
        description:
          'One role that answers questions and starts the review. A department name is not enough, and the approver should be someone else.',
      },
      {
        id: 'effectiveDate',
        label: 'Effective date',
        type: 'date',
        required: true,
        placeholder: '',
        options: [],
        description:
          'Leave time for consultation, approval and notice. Never choose a date in the past.',
      },
      {
        id: 'reviewDate',
        label: 'Next review date',
        type: 'date',
        required: true,
        placeholder: '',
        options: [],
        description:
          'Often 12 to 24 months after it takes effect, and sooner if the law, the work or an incident calls for it.',
        rules: { after: 'effectiveDate' },
      },
      {
        id: 'purpose',
        label: 'Purpose',
        type: 'textarea',
        required: true,
        placeholder: 'This policy helps us to …, because …',
        options: [],
        description: 'Two or three sentences: the problem it solves and the principle behind it.',
        demands: { minWords: 15, parts: { kind: 'sentences', least: 2 } },
      },
      {
        id: 'scope',
        label: 'Scope',
        type: 'textarea',
        required: true,
        placeholder: 'It applies to …, at …, during …. It does not apply to …',
        options: [],
        description:
          'Who, where and when, and who is out. Take care with contractors, and name any group covered by a collective agreement.',
        demands: { minWords: 20 },
      },
      {
        id: 'definitions',
        label: 'Terms used (optional)',
        type: 'textarea',
        required: false,
        placeholder: 'Agreed hours: the hours you and your manager have confirmed in the system.',
        options: [],
        description:
          'Only words that readers could take two ways. Leave blank if there are none; the row shows it.',
        demands: { minWords: 5 },
      },
      {
        id: 'responsibilities',
        label: 'Rules and responsibilities',
        type: 'textarea',
        required: true,
        placeholder: 'Employees must …\nManagers must …\nHR must …',
        options: [],
        description:
          'One duty to a line, with an actor and a time or measure. Use "must" for duties and "may" for choices.',
        demands: { minWords: 30, parts: { kind: 'points', least: 3 }, names: ['must'] },
      },
      {
        id: 'procedure',
        label: 'Procedure',
        type: 'textarea',
        required: true,
        placeholder: '1. Send your request in the system by …\n2. Your manager replies within …',
        options: [],
        description:
          'Numbered steps: who does what, by when, and who decides. Include how to ask for a second look.',
        demands: { minWords: 30, parts: { kind: 'points', least: 3 } },
      },
      {
        id: 'breachOutcome',
        label: 'If the policy is not followed',
        type: 'textarea',
        required: true,
        placeholder:
          'A first lapse is normally discussed informally. More serious concerns may be handled under the disciplinary procedure.',
        options: [],
        description:
          'Say what may follow and what you will weigh. Fix no outcome in advance; the template adds the right to be heard.',
        demands: { minWords: 12 },
      },
      {
        id: 'contactRole',
        label: 'Contact for questions and concerns (role)',
        type: 'text',
        required: true,
        placeholder: 'Employee Relations Adviser',
        options: [],
        description: 'A role that people can reach without going through their own manager.',
      },
    ],
    output: {
      format: 'html',
      filename: 'hr-policy',
      template: `<h1>{{policyTitle}}</h1>
<p><strong>Issued to:</strong> everyone named in section 2. <strong>Policy owner:</strong> {{policyOwner}}. <strong>Approved by:</strong> the approver who signs in section 9.</p>
<p><strong>Effective date:</strong> {{effectiveDate}}. <strong>Next review:</strong> {{reviewDate}}. <strong>Document prepared:</strong> {{current_date}}.</p>
<table>
<tbody>
<tr><th>Version</th><td>________</td></tr>
<tr><th>Replaces version</th><td>________ (write "none" if new)</td></tr>
<tr><th>Live copy kept at</th><td>________________</td></tr>
<tr><th>Questions to</th><td>{{contactRole}}</td></tr>
</tbody>
</table>
<h2>1. Purpose</h2>
<p>{{purpose}}</p>
<h2>2. Scope</h2>
<p>{{scope}}</p>
<p>Where the law, a contract or a collective agreement gives more than this policy, that applies instead.</p>
<p>In the United States, this policy is not a contract, and employment stays at will unless the law or a signed agreement says otherwise.</p>
<h2>3. Terms</h2>
<table>
<tbody>
<tr><th>Terms used in this policy, if any</th><td>{{definitions}}</td></tr>
<tr><th>Must, may, normally</th><td>"Must" is a duty and "may" is a choice. "Normally" means unless there is a good reason, which is explained.</td></tr>
</tbody>
</table>
<h2>4. Rules and responsibilities</h2>
<p>{{responsibilities}}</p>
<h2>5. Procedure</h2>
<p>{{procedure}}</p>
<h2>6. Exceptions and accommodations</h2>
<p>Anyone who needs an accommodation or adjustment for a health, disability, pregnancy, religious or other protected reason may ask a manager or Human Resources at any time, in any words. Managers pass such requests to Human Resources the same day and do not refuse them. Other exceptions are decided by the policy owner, with reasons, and are logged.</p>
<h2>7. If the policy is not followed</h2>
<p>{{breachOutcome}}</p>
<p>Before any formal step, the person concerned is told what the concern is and can respond. The decision takes into account the facts, any reason given, how clear the rule was, how similar cases were handled and the person's record. Any right to be accompanied or to appeal under law, contract or the disciplinary procedure applies.</p>
<h2>8. Questions, concerns and review</h2>
<p>Ask {{contactRole}} about this policy, or use any speak-up channel to report a concern. No one may be punished for raising a concern honestly, for helping with one or for asking for a right. Nothing in this policy limits lawful discussion of pay or working conditions, or a report to a public agency.</p>
<p>Personal data collected under this policy is limited to what it needs, seen only by those who apply it, and kept under the retention schedule. {{policyOwner}} reviews the policy by {{reviewDate}}, and earlier if the law or the work changes, an incident occurs or exceptions repeat. Changes are announced before they take effect and follow any duty to consult.</p>
<h2>9. Approval and acknowledgment</h2>
<table>
<thead>
<tr><th>Role</th><th>Name</th><th>Signature</th><th>Date</th></tr>
</thead>
<tbody>
<tr><td>Owner: {{policyOwner}}</td><td>________________</td><td>________________</td><td>____________</td></tr>
<tr><td>Approver (a different role)</td><td>________________</td><td>________________</td><td>____________</td></tr>
</tbody>
</table>
<p>I have received this version of the {{policyTitle}}, effective {{effectiveDate}}. I know where to find the live copy and whom to ask. Signing shows that I received it. It does not change my contract.</p>
<table>
<tbody>
<tr><th>Employee name</th><td>________________________</td></tr>
<tr><th>Signature and date</th><td>________________________</td></tr>
<tr><th>If not signed: given on, how, by whom</th><td>________________________</td></tr>
</tbody>
</table>`,
    },
    examples: {
      sampleData: {
        employerName: 'Tidewater Mutual',
        employerAddress: '7 Harbor Street\nNorfolk, Virginia 23510',
        policyTitle: 'Remote Work Policy',
        policyOwner: 'Head of Employee Services',
        effectiveDate: '2027-03-01',
        reviewDate: '2028-03-01',
        purpose:
          'This policy helps teams at Tidewater Mutual, a fictional insurer, to combine work at home with good service and fair treatment. It replaces verbal arrangements, which differed from team to team and were sometimes lost when a manager changed.',
        scope:
          'It applies to all employees of Tidewater Mutual in the Harbor Street and Mill Road offices whose work can be done in part at home. It covers regular remote days and single days. It does not apply to the mailroom and reception teams, whose work needs them on site, or to contractors and agency workers, whose arrangements are agreed with their own company. Work from another country is not covered and needs separate approval from the policy owner.',
        definitions:
          'Remote day: a working day spent at an address in this country that you have given to HR.\nAgreed hours: the hours that you and your manager have confirmed in the HR system.',
        responsibilities:
          'Employees must be reachable during agreed hours, and must tell their manager before those hours begin if they cannot be.\nEmployees must lock their screen when away from it, keep customer papers out of sight, and report a lost device within one hour.\nManagers must answer each request within ten working days and give reasons in writing if the answer is no.\nManagers must judge work by results, and must give people on remote days the same access to projects and training.\nHR must provide a home workstation check and follow up on hazards reported in it.',
        procedure:
          "1. Enter your request in the HR system, with the days and start date you would like.\n2. Your manager talks with you within five working days and considers customer needs, team cover and your reasons.\n3. Your manager replies in the system within ten working days: yes, yes on trial for up to three months, or no with reasons.\n4. If you disagree, ask the Employee Relations Adviser for a second look within ten working days. A manager outside your team decides within ten more.\n5. You and your manager review the arrangement every six months. Either of you may ask for a change with four weeks' notice, unless an accommodation is involved.",
        breachOutcome:
          'A first lapse is normally discussed informally, and support is offered. Repeated lapses may lead to a change in the arrangement after a conversation. Serious concerns, such as deliberate disclosure of customer data, may be handled under the disciplinary procedure.',
        contactRole: 'Employee Relations Adviser',
      },
    },
  },
});
