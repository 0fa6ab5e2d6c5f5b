import { defineActivity } from '#schema.ts';

export default defineActivity({
  id: 'organization-development-generator',
  moduleId: 'organization-development-m4',
  type: 'generator',
  title: 'Change Management Plan Builder',
  description:
    'A new HR system reaches 2,000 people this quarter. Build a change plan with the case, impacts by group, dated sponsor acts, communications, training and adoption measures.',
  passingScore: 80,
  config: {
    template: {
      title: 'Change Management Plan',
      description:
        'Builds a change plan that a sponsor can sign and line managers can use. Complete it with people from the affected groups, and settle any consultation duty before you issue it.',
      type: 'change-plan',
    },
    fields: [
      {
        id: 'changeName',
        label: 'Name of the change',
        type: 'text',
        required: true,
        placeholder: 'One HR System for hourly and salaried employees',
        options: [],
        description:
          'What people will call it at work, in a few plain words. Avoid project code names.',
      },
      {
        id: 'sponsorRole',
        label: 'Sponsor (role)',
        type: 'text',
        required: true,
        placeholder: 'Chief Operating Officer',
        options: [],
        description:
          'One role with authority over the people who must change. If most users are in operations, an HR sponsor alone is rarely enough.',
      },
      {
        id: 'goLiveDate',
        label: 'Planned go-live date',
        type: 'date',
        required: true,
        placeholder: '',
        options: [],
        description:
          'Check what else reaches the same groups in that month before you commit to it.',
      },
      {
        id: 'caseForChange',
        label: 'Case for change',
        type: 'textarea',
        required: true,
        placeholder: 'Today … This costs … If we do nothing … What will not change is …',
        options: [],
        description:
          'Four sentences a skeptical employee would accept as true: the problem with evidence, its cost, the result of doing nothing, and what stays the same.',
        demands: { minWords: 30, parts: { kind: 'sentences', least: 4 } },
      },
      {
        id: 'impactedGroups',
        label: 'Impacted groups',
        type: 'textarea',
        required: true,
        placeholder:
          '1. Site managers (140): approve leave and overtime in the system.\n2. Hourly employees without a desk (1,500): …',
        options: [],
        description:
          'One line for each group with its number. Include night shifts, people on leave, agency workers and anyone who supports users.',
        demands: { minWords: 20, parts: { kind: 'points', least: 2 }, minFigures: 2 },
      },
      {
        id: 'impactSummary',
        label: 'Impact summary',
        type: 'textarea',
        required: true,
        placeholder:
          'Site managers: lose the paper book; gain one queue; about 20 minutes more a week until June. High in time, medium in tools.',
        options: [],
        description:
          'For each group: what starts, stops and stays, how large it is, and what is lost. Note uneven effects, such as language, disability or access to a device.',
        demands: { minWords: 30 },
      },
      {
        id: 'sponsorActions',
        label: 'Sponsor actions',
        type: 'textarea',
        required: true,
        placeholder:
          '1. March 3: opens the early-shift briefing at two sites and stays for questions.',
        options: [],
        description:
          'Three to six visible acts with dates. "Supports the change" is not an act; declining the old form is.',
        demands: { minWords: 30, parts: { kind: 'points', least: 3, most: 6 }, minFigures: 3 },
      },
      {
        id: 'communications',
        label: 'Communications',
        type: 'textarea',
        required: true,
        placeholder:
          'Week -6: sponsor explains the problem, in person. Week -4: direct manager explains what changes for the team …',
        options: [],
        description:
          'Message, sender, audience, channel and date. Let the sponsor explain why, and the direct manager explain what it means here.',
        demands: { minWords: 30, minFigures: 2 },
      },
      {
        id: 'training',
        label: 'Training and practice',
        type: 'textarea',
        required: true,
        placeholder:
          'Three 10-minute tasks on real cases in the week before go-live, in paid time, with a floor guide per shift for two weeks.',
        options: [],
        description:
          'Practice on real tasks, close to go-live, in working time. Name the help available in the first two weeks.',
        demands: { minWords: 20 },
      },
      {
        id: 'resistanceResponse',
        label: 'Response to objections (optional)',
        type: 'textarea',
        required: false,
        placeholder:
          'Plan: test with the objector. Process: explain and reopen what was skipped. Past: one promise, kept. Interest: honest help.',
        options: [],
        description:
          'How objections are collected, sorted and answered, and by when. Never list people by name. Leave blank to keep the standard wording.',
        demands: { minWords: 10 },
      },
      {
        id: 'adoptionMetrics',
        label: 'Adoption metrics',
        type: 'textarea',
        required: true,
        placeholder:
          'Leave requests entered by employees themselves: 80% by week 8 (system log). If under 60% at week 4, …',
        options: [],
        description:
          'Behavior, source, threshold, date and what happens if it is missed. Add one measure that would show harm.',
        demands: { minWords: 25, minFigures: 2 },
      },
    ],
    output: {
      format: 'html',
      filename: 'change-management-plan',
      template: `<h1>Change Management Plan: {{changeName}}</h1>
<p><strong>Sponsor:</strong> {{sponsorRole}}. <strong>For:</strong> the sponsor, the leaders of the affected groups, employee representatives where they have a role, and Human Resources.</p>
<p><strong>Planned go-live:</strong> {{goLiveDate}}. <strong>Plan prepared:</strong> {{current_date}}.</p>
<h2>1. Summary</h2>
<table>
<tbody>
<tr><th>Change</th><td>{{changeName}}</td></tr>
<tr><th>Sponsor</th><td>{{sponsorRole}}</td></tr>
<tr><th>Planned go-live</th><td>{{goLiveDate}}</td></tr>
<tr><th>Status</th><td>Working plan. Dates and content may change after consultation and testing.</td></tr>
</tbody>
</table>
<h2>2. Case for change</h2>
<p>{{caseForChange}}</p>
<h2>3. Who is affected</h2>
<p>{{impactedGroups}}</p>
<h2>4. What it means for them</h2>
<p>{{impactSummary}}</p>
<p>Before go-live, Human Resources checks whether the change affects terms, hours, monitoring, safety, privacy or headcount, and completes any duty to inform, consult or bargain. Nothing in this plan decides a matter that is subject to such a duty. Anyone who needs an accommodation or adjustment may ask at any time, and requests are shared only with the people who need to arrange them.</p>
<h2>5. What the sponsor will do</h2>
<p>{{sponsorActions}}</p>
<h2>6. Communications</h2>
<p>{{communications}}</p>
<h2>7. Training and practice</h2>
<p>{{training}}</p>
<h2>8. Questions and objections</h2>
<p>Objections are information about the plan. They are collected by topic and group, never by name, and answered with a reason. A concern about safety, law or fair treatment goes to the proper reporting channel, and no one may be treated worse for raising it in good faith.</p>
<table>
<tbody>
<tr><th>Standard response time</th><td>Acknowledged within two working days; answered yes, no or not yet, with a reason, within ten working days</td></tr>
<tr><th>Further arrangements for this change, if any</th><td>{{resistanceResponse}}</td></tr>
</tbody>
</table>
<h2>9. Adoption metrics</h2>
<p>{{adoptionMetrics}}</p>
<p>Results are reported for groups. They are used to improve the change, and are not used on their own to judge an individual.</p>
<h2>10. Review points</h2>
<table>
<thead>
<tr><th>Point</th><th>Question</th><th>Decision owner</th></tr>
</thead>
<tbody>
<tr><td>Four weeks before go-live</td><td>Can each group perform the new task in practice? If not, does the date move?</td><td>{{sponsorRole}}</td></tr>
<tr><td>Four weeks after go-live</td><td>Which thresholds are missed, and what is the first gap: awareness, desire, knowledge, ability or reinforcement?</td><td>{{sponsorRole}}</td></tr>
<tr><td>Twelve weeks after go-live</td><td>Keep, adapt or stop? Has any group been harmed?</td><td>{{sponsorRole}}</td></tr>
</tbody>
</table>
<h2>11. Agreement and acknowledgment</h2>
<p>By signing, the sponsor accepts the dated acts in section 5. The other signatories confirm that they have read the plan and have had the chance to comment. A signature does not waive any right to be informed or consulted.</p>
<table>
<thead>
<tr><th>Role</th><th>Name</th><th>Signature</th><th>Date</th></tr>
</thead>
<tbody>
<tr><td>Sponsor</td><td>________________</td><td>________________</td><td>____________</td></tr>
<tr><td>Change lead</td><td>________________</td><td>________________</td><td>____________</td></tr>
<tr><td>Leader of a main affected group</td><td>________________</td><td>________________</td><td>____________</td></tr>
<tr><td>Human Resources</td><td>________________</td><td>________________</td><td>____________</td></tr>
</tbody>
</table>
<p>Comments: ________________________________________________</p>`,
    },
    examples: {
      sampleData: {
        employerName: 'Ashgrove Garden Centers',
        employerAddress: '21 Nursery Road\nRaleigh, North Carolina 27601',
        changeName: 'One HR System for leave, hours and personal data',
        sponsorRole: 'Chief Operating Officer',
        goLiveDate: '2027-03-15',
        caseForChange:
          'Today leave, hours and personal data sit in four systems and a paper book at each of our 22 garden centers. Last year 610 pay corrections followed from wrong or late entries, and each one meant that a colleague waited for money. If we do nothing, two of the systems lose vendor support in October. Pay rates, leave entitlements and who approves leave will not change.',
        impactedGroups:
          '1. Hourly workforce without a desk (1,540), including 210 on evening shifts and 95 agency workers, who record hours only; their agency handles leave.\n2. Site managers and deputies (140).\n3. Salaried office employees (290).\n4. Payroll and HR service team (30).\n5. Employees on leave at go-live (about 60, counted in the groups above).',
        impactSummary:
          'Hourly workforce: start to request leave and check hours on a phone or a shared screen; stop using the paper book. High in tools, medium in skills. Some lose the habit of asking a deputy face to face. Uneven effect: about 180 people prefer another language, and some have no smartphone.\nSite managers: start to approve in one queue; stop keeping a private spreadsheet that many trust. High in time until May, because spring peak begins on April 1. Three high scores, so site audits pause until May 15.\nOffice employees: low impact.\nPayroll and HR service: stop re-entering data; gain exception checks. High in tasks and status, since expert knowledge of the old codes loses value.\nEmployees on leave: need access and a letter before return.',
        sponsorActions:
          '1. January 20: explains the problem in person at the two largest sites, at the start of the early and evening shifts.\n2. February 10: removes one obstacle by approving a shared screen for every break room.\n3. March 15: requests own leave in the new system, in view of the operations meeting.\n4. March 22: returns any paper leave form that reaches the executive floor.\n5. April 19: answers questions for 30 minutes without slides.\n6. June 14: reports adoption to all sites, including what went wrong.',
        communications:
          'January 11: employee representatives receive the plan and the data protection summary; first meeting on January 14.\nJanuary 20 to 29: sponsor, in person and on a two-minute recording: why.\nFebruary 8 to 19: direct managers, ten minutes at shift start: what changes for this team, with a one-page guide in four languages.\nMarch 1: letter to employees on leave, by the channel each one chose.\nMarch 15 to 26: daily ten-minute question slot per shift; answers posted the next day.\nApril 12: "You told us, we did, we decided against, because" notice at every site.',
        training:
          'March 8 to 14: three practice tasks of ten minutes on real cases, in paid time, on phone or shared screen: request leave, check hours, correct an address. Site managers add one hour on approvals and fair handling of competing requests. One trained colleague per shift wears a badge and is released for two weeks after go-live. Help is available by telephone from 6:00 a.m. to 10:00 p.m. until April 30. An assisted route stays open for anyone who cannot use the screens.',
        resistanceResponse:
          'Objections are sorted weekly into four kinds. Plan: tested with the objector at one site. Process: the decision is explained, and skipped steps are reopened. Past: the 2024 scheduling app is acknowledged, with one written promise that phone location will not be collected. Interest: payroll specialists get a personal talk about their future tasks by February 26.',
        adoptionMetrics:
          '1. Leave requests entered by employees themselves: 60% by April 12, 80% by May 10 (system log, by site). Under 60% on April 12: visit the two lowest sites and fix the first gap.\n2. Manager approvals within three days: 85% by May 10 (system log).\n3. Pay corrections caused by entry errors: at most 25 in May, against about 51 in an average month last year (payroll log).\n4. Balancing measure: refused or unanswered leave requests by language and shift group, reported only for ten or more requests. Pause and review if any group is more than five points worse than before.',
      },
    },
  },
});
