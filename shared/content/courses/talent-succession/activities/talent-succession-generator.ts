import { defineActivity } from '#schema.ts';

export default defineActivity({
  id: 'talent-succession-generator',
  moduleId: 'talent-succession-m3',
  type: 'generator',
  title: 'Succession Plan Builder',
  description:
    'The board requests cover for five critical roles. Build the plan for one of them: role risk, successors by readiness, development, emergency cover and review, ready for local review.',
  passingScore: 80,
  config: {
    template: {
      title: 'Succession Plan',
      description:
        'Builds a restricted succession plan for one critical role. Complete it once for each of the five roles. Write evidence and dates rather than labels, and ask every person named about their interest before you list them.',
      type: 'succession-plan',
    },
    fields: [
      {
        id: 'businessUnit',
        label: 'Business unit',
        type: 'text',
        required: true,
        placeholder: 'Port Services, Northern Terminals',
        options: [],
        description: 'The unit that owns this plan, as the board knows it.',
      },
      {
        id: 'criticalRole',
        label: 'Critical role',
        type: 'text',
        required: true,
        placeholder: 'Head of Marine Safety (role 2 of 5)',
        options: [],
        description:
          'The role, never the name of its holder. Add its number if the board asked for several.',
      },
      {
        id: 'roleRisk',
        label: 'Role risk',
        type: 'select',
        required: true,
        placeholder: 'Choose one',
        options: [
          'High: exposed now, with no dated plan to close the gap',
          'Elevated: exposed now, with a dated plan to close the gap',
          'Moderate: covered, but depth rests on one person',
          'Low: covered and at least two people ready now',
        ],
        description:
          'Exposed means that time to cover is longer than time to harm. Judge the seat, not its holder.',
      },
      {
        id: 'impactOfVacancy',
        label: 'Impact of a vacancy',
        type: 'textarea',
        required: true,
        placeholder:
          'Time to harm: 10 days, when … Time to cover: 45 days, because … Gap: 35 days.',
        options: [],
        description:
          'Give both numbers, the sources and the first consequence. Base any expected vacancy on what has been said or arranged, never on age, health, leave or family.',
        demands: { minWords: 20, minFigures: 2, names: ['time to harm', 'time to cover'] },
      },
      {
        id: 'readyNow',
        label: 'Ready now',
        type: 'textarea',
        required: true,
        placeholder:
          'Candidate A: has led … (two sources, April). Interest confirmed March 3. Or: None, because …',
        options: [],
        description:
          'People who have met the hardest demands, or close equivalents, and could start within 90 days. Write "None" and the reason if that is true.',
        demands: { minWords: 8 },
      },
      {
        id: 'readyOneToTwoYears',
        label: 'Ready in 1–2 years',
        type: 'textarea',
        required: true,
        placeholder: 'Candidate B: gaps are … and …; evidence so far …',
        options: [],
        description:
          'Two or three named gaps for each person, all closable by work you can assign. Write "None" if no one qualifies.',
        demands: { minWords: 15, mayBeNone: true },
      },
      {
        id: 'readyThreePlusYears',
        label: 'Ready in 3-plus years',
        type: 'textarea',
        required: true,
        placeholder: 'Candidate C: broadening step is …; no promise made.',
        options: [],
        description: 'A direction, with one broadening step. Write "None" if no one qualifies.',
        demands: { minWords: 12, mayBeNone: true },
      },
      {
        id: 'developmentActions',
        label: 'Development actions',
        type: 'textarea',
        required: true,
        placeholder:
          'Candidate B: leads the … from March 1; relieved of …; feedback from …; owner …; review …',
        options: [],
        description:
          'Assignments, relief, feedback, owner and date. A course alone is not an action.',
        demands: { minWords: 20, minFigures: 1 },
      },
      {
        id: 'emergencyCover',
        label: 'Emergency cover',
        type: 'textarea',
        required: true,
        placeholder: '24 hours: … Alternate: … 30 days: … Still missing: … Last rehearsed: …',
        options: [],
        description:
          'Who acts in the first 24 hours and 30 days, with which signed authority. The cover holder need not be a successor.',
        demands: { minWords: 20, names: ['24 hours', '30 days'] },
      },
      {
        id: 'retentionActions',
        label: 'Retention actions (optional)',
        type: 'textarea',
        required: false,
        placeholder: 'Stay interview by the direct manager before May 15; …',
        options: [],
        description:
          'Agreed actions only. Leave out pay figures and private reasons. Leave blank if none is agreed.',
        demands: { minWords: 5 },
      },
      {
        id: 'reviewDate',
        label: 'Next review date',
        type: 'date',
        required: true,
        placeholder: '',
        options: [],
        description: 'No later than 12 months from today; evidence older than that has expired.',
      },
    ],
    output: {
      format: 'html',
      filename: 'succession-plan',
      template: `<h1>Succession Plan: {{criticalRole}}</h1>
<p><strong>Prepared for:</strong> the board or its committee. <strong>Prepared by:</strong> {{businessUnit}} with Human Resources.</p>
<p><strong>Date:</strong> {{current_date}}. <strong>Next review:</strong> {{reviewDate}}. <strong>Status:</strong> restricted; a plan, not a decision to appoint.</p>
<h2>1. Role and risk</h2>
<table>
<tbody>
<tr><th>Business unit</th><td>{{businessUnit}}</td></tr>
<tr><th>Critical role</th><td>{{criticalRole}}</td></tr>
<tr><th>Role risk</th><td>{{roleRisk}}</td></tr>
<tr><th>Impact of a vacancy</th><td>{{impactOfVacancy}}</td></tr>
</tbody>
</table>
<h2>2. Successors by readiness</h2>
<p>Entries state evidence against the demands of this role, with at least two independent sources, and record when the person was asked about their interest. An entry that does not yet meet this standard is to be read as an open question.</p>
<table>
<thead>
<tr><th>Category</th><th>Test applied</th><th>People and evidence</th></tr>
</thead>
<tbody>
<tr><td>Ready now</td><td>Has met the hardest demands, or close equivalents; could start within 90 days</td><td>{{readyNow}}</td></tr>
<tr><td>1–2 years</td><td>Two or three named gaps, closable by assigned work</td><td>{{readyOneToTwoYears}}</td></tr>
<tr><td>3-plus years</td><td>A plausible direction; several demands untested</td><td>{{readyThreePlusYears}}</td></tr>
</tbody>
</table>
<h2>3. Development actions</h2>
<p>{{developmentActions}}</p>
<h2>4. Emergency cover</h2>
<p>Cover keeps the role working while a decision is made. It is separate from succession and gives the cover holder neither an advantage nor a disadvantage in any later appointment.</p>
<p>{{emergencyCover}}</p>
<h2>5. Retention and review</h2>
<table>
<tbody>
<tr><th>Agreed retention actions, if any</th><td>{{retentionActions}}</td></tr>
<tr><th>Next review date</th><td>{{reviewDate}}</td></tr>
</tbody>
</table>
<h2>6. Conditions of this plan</h2>
<ul>
<li>Nothing in this plan promises or refuses an appointment. The role is filled through the process in force at the time, including any posting, consultation or approval that applies.</li>
<li>Readiness expires after 12 months unless new evidence is added.</li>
<li>Only the people who sign below, and those they name, may read this plan. The people listed may have a legal right to see information about themselves, so corrections are dated and nothing is overwritten.</li>
<li>Health, family, age, leave and complaints have no place in this plan. It is kept and deleted under the retention schedule, unless a legal hold applies.</li>
</ul>
<h2>7. Review and acknowledgment</h2>
<p>The signers confirm that the evidence was read, that disagreement is recorded below, and that they will complete the actions that carry their name.</p>
<table>
<thead>
<tr><th>Role</th><th>Name</th><th>Signature</th><th>Date</th></tr>
</thead>
<tbody>
<tr><td>Head of the business unit</td><td>________________</td><td>________________</td><td>____________</td></tr>
<tr><td>Human Resources</td><td>________________</td><td>________________</td><td>____________</td></tr>
<tr><td>Chair of the board or committee</td><td>________________</td><td>________________</td><td>____________</td></tr>
</tbody>
</table>
<p>Disagreement, with evidence: ________________________________________________</p>
<p>Further readers approved by the signers: ________________________________________</p>`,
    },
    examples: {
      sampleData: {
        employerName: 'Larchport Bulk Logistics',
        employerAddress: '9 Harbor Road\nAlbany, New York 12207',
        businessUnit: 'Northern Terminals',
        criticalRole: 'Head of Marine Safety (role 2 of 5)',
        roleRisk: 'Elevated: exposed now, with a dated plan to close the gap',
        impactOfVacancy:
          'Time to harm: 10 days, when the harbor authority expects a named safety lead to sign the berth plan (source: compliance manager, October 6).\nTime to cover: 45 days, because the only other person with the required authorization leads safety at the southern site and can be released for no more than two days a week.\nGap: 35 days. First consequence: vessels above 40,000 tons are turned away.\nExpected change: the holder has agreed in writing to move to group projects in the fourth quarter of 2027.',
        readyNow:
          'None. The closest person, Candidate A, has not yet led an incident investigation or dealt with the regulator alone.',
        readyOneToTwoYears:
          'Candidate A, terminal manager: led two berth shutdowns and retrained 60 staff (sources: harbor authority liaison, peer manager; May 2026). Gaps: incident investigation; dealing with the regulator alone. Interest confirmed September 14, if based in the region.\nCandidate B, senior safety engineer: designed the mooring procedure (sources: two pilots; June 2026). Gaps: leading through managers; budget ownership. Interest confirmed September 16.',
        readyThreePlusYears:
          'Candidate C, shift supervisor: took over two berth crews within a year and kept every handover on time (sources: two shift leads, August 2026). Broadening step: six months in the planning team from January 2027. Told plainly that this is development and not a promise.',
        developmentActions:
          'Candidate A: leads the next two investigations from January 2027 under the current holder; relieved of the yard schedule; feedback every two weeks from the holder and the compliance manager; owner: terminals director; review April 15, 2027.\nCandidate B: manages three team leads and a 1.2 million budget from February 2027; relieved of design reviews; feedback from two team leads and finance; owner: engineering director; review June 1, 2027.',
        emergencyCover:
          '24 hours: safety lead, southern site, two days a week; alternate on other days: compliance manager.\n30 days: delegated limits and system access signed on October 20; harbor authority informed of both names.\nStill missing: berth plan authorization for the alternate, due by December 15.\nLast rehearsed: half a day in September 2026; one decision was delayed because an access card had expired.',
        retentionActions:
          'Stay interviews with Candidates A and B by their direct managers before the end of January 2027; one action each reported back within two weeks.',
        reviewDate: '2027-10-15',
      },
    },
  },
});
