import { defineActivity } from '#schema.ts';

export default defineActivity({
  id: 'total-rewards-generator',
  moduleId: 'total-rewards-m3',
  type: 'generator',
  title: 'Compensation Proposal Builder',
  description:
    'Leaders ask HR to fix engineer pay compression. Build a proposal memo they can decide on: problem, evidence, options, cost, equity effect, risks and a clear recommendation.',
  passingScore: 80,
  config: {
    template: {
      title: 'Compensation Proposal',
      description:
        'Builds a decision memo for a pay change: two or three options priced on the same basis, the effect on internal equity, the risks and one recommendation. Use group figures only, and have finance and, where needed, counsel check it before it circulates.',
      type: 'compensation-proposal',
    },
    fields: [
      {
        id: 'jobGroup',
        label: 'Job group in scope',
        type: 'text',
        required: true,
        placeholder: 'Embedded software engineers, Grades 6 and 7 (64 people)',
        options: [],
        description:
          'Jobs, grades and headcount, grouped by similar work and not by title alone. No names.',
      },
      {
        id: 'problem',
        label: 'Problem',
        type: 'textarea',
        required: true,
        placeholder: 'New hires now average …; people with five or more years average …',
        options: [],
        description:
          'Two or three sentences with numbers: what has changed, since when, and what it costs the business. Describe the gap, not the complaint.',
        demands: { minWords: 20, parts: { kind: 'sentences', least: 2 }, minFigures: 2 },
      },
      {
        id: 'marketEvidence',
        label: 'Market evidence',
        type: 'textarea',
        required: true,
        placeholder: 'Two independent surveys, dated …, aged to … at …%. Median …',
        options: [],
        description:
          'Sources, dates, match quality and aging. Use independent, aggregated surveys; never figures swapped directly with competing employers.',
        demands: { minWords: 15, minFigures: 2 },
      },
      {
        id: 'internalEquityEvidence',
        label: 'Internal equity evidence',
        type: 'textarea',
        required: true,
        placeholder: 'Group compa-ratio …; hired this year …; five years or more …',
        options: [],
        description:
          'Compa-ratio and range penetration by time in job. Leave out groups small enough to identify someone. Agree with counsel first on any comparison by protected characteristic.',
        demands: { minWords: 15, minFigures: 1 },
      },
      {
        id: 'optionStatusQuo',
        label: 'Option: keep things as they are',
        type: 'textarea',
        required: true,
        placeholder: 'No base cost. At current rates we expect … regretted exits, at …',
        options: [],
        description: 'Doing nothing has a price. State it, with the assumption behind it.',
        demands: { minWords: 12, minFigures: 1 },
      },
      {
        id: 'optionOne',
        label: 'Option one',
        type: 'textarea',
        required: true,
        placeholder: 'Raise engineers with … to …% of midpoint. … people.',
        options: [],
        description: 'The rule that selects people, how many it reaches, and what each step costs.',
        demands: { minWords: 12, minFigures: 1 },
      },
      {
        id: 'optionTwo',
        label: 'Option two (optional)',
        type: 'textarea',
        required: false,
        placeholder: '5% for the whole group. … people.',
        options: [],
        description:
          'A real alternative that someone in the room would choose. Leave blank if there is none.',
        demands: { minWords: 8 },
      },
      {
        id: 'annualCost',
        label: 'Annual cost by option',
        type: 'text',
        required: true,
        placeholder: 'Option one: 112,482 (base 91,300; bonus 9,130; employer costs 12,052)',
        options: [],
        description:
          'Base, bonus effect and employer costs for each option, in one currency. Employer costs apply to base plus bonus.',
        rules: { amount: 'positive' },
      },
      {
        id: 'equityImpact',
        label: 'Effect on equity',
        type: 'textarea',
        required: true,
        placeholder: 'Experienced engineers move from … to …. Next group under pressure: …',
        options: [],
        description:
          'Who gains under each option, what the group measures become, and which group the change squeezes next.',
        demands: { minWords: 15 },
      },
      {
        id: 'risks',
        label: 'Risks and safeguards',
        type: 'textarea',
        required: true,
        placeholder: '1. … Safeguard: …',
        options: [],
        description:
          'Two to four risks, each with a safeguard. Include the weakest assumption and the cost if it is wrong.',
        demands: {
          minWords: 20,
          parts: { kind: 'points', least: 2, most: 4 },
          names: ['safeguard'],
        },
      },
      {
        id: 'recommendation',
        label: 'Recommendation',
        type: 'textarea',
        required: true,
        placeholder: 'Approve option one, effective …, funded from …. Fix the cause by …',
        options: [],
        description:
          'One option, effective date, source of funds, the change that stops the problem returning, and how you will know it worked.',
        demands: { minWords: 20, minFigures: 1 },
      },
      {
        id: 'decisionBy',
        label: 'Decision needed by',
        type: 'date',
        required: true,
        placeholder: '',
        options: [],
        description:
          'The last date that still leaves time for payroll, manager briefing and letters.',
      },
    ],
    output: {
      format: 'html',
      filename: 'compensation-proposal',
      template: `<h1>Compensation Proposal: {{jobGroup}}</h1>
<p><strong>To:</strong> the decision-makers named in section 8. <strong>From:</strong> Human Resources. <strong>Date:</strong> {{current_date}}. <strong>Decision needed by:</strong> {{decisionBy}}.</p>
<p><em>Confidential draft for decision. Group figures only. Share with the people named in section 8 and their advisers.</em></p>
<h2>1. Decision requested</h2>
<p>{{recommendation}}</p>
<h2>2. Problem</h2>
<p>{{problem}}</p>
<h2>3. Evidence</h2>
<table>
<tbody>
<tr><th>Market</th><td>{{marketEvidence}}</td></tr>
<tr><th>Internal equity</th><td>{{internalEquityEvidence}}</td></tr>
</tbody>
</table>
<h2>4. Options</h2>
<table>
<thead>
<tr><th>Option</th><th>Description</th></tr>
</thead>
<tbody>
<tr><td>Status quo</td><td>{{optionStatusQuo}}</td></tr>
<tr><td>One</td><td>{{optionOne}}</td></tr>
<tr><td>Two, if proposed</td><td>{{optionTwo}}</td></tr>
</tbody>
</table>
<h2>5. Cost</h2>
<p><strong>Annual cost:</strong> {{annualCost}}</p>
<p>Costs are stated as recurring annual amounts unless marked otherwise. Finance confirms the employer-cost rate and the source of funds before approval.</p>
<h2>6. Effect on equity</h2>
<p>{{equityImpact}}</p>
<p>This proposal is submitted on three conditions. People are selected by a written, job-related rule that applies to everyone in scope. No one is included or left out because of a protected characteristic. No one's pay is reduced to fund it.</p>
<h2>7. Risks and safeguards</h2>
<p>{{risks}}</p>
<h2>8. Decision and sign-off</h2>
<p>Decision (mark one): approve as proposed ____ approve with changes ____ decline ____ more information by ____________</p>
<p>Changes or conditions: ________________________________________________</p>
<table>
<thead>
<tr><th>Role</th><th>Name</th><th>Signature</th><th>Date</th></tr>
</thead>
<tbody>
<tr><td>Proposed by, Human Resources</td><td>________________</td><td>________________</td><td>____________</td></tr>
<tr><td>Cost checked by, Finance</td><td>________________</td><td>________________</td><td>____________</td></tr>
<tr><td>Approved by, business leader</td><td>________________</td><td>________________</td><td>____________</td></tr>
<tr><td>Reviewed by counsel, if needed</td><td>________________</td><td>________________</td><td>____________</td></tr>
</tbody>
</table>
<h2>9. After approval</h2>
<ol>
<li>Check contracts, collective agreements and any duty to inform or consult.</li>
<li>Confirm payroll cut-off and effective date with payroll in writing.</li>
<li>Brief managers before letters go out, including those whose teams receive nothing.</li>
<li>Give each person affected a dated letter and a named contact for questions.</li>
<li>Measure the result on the date agreed, and report it to the people named above.</li>
</ol>`,
    },
    examples: {
      sampleData: {
        employerName: 'Silverbrook Manufacturing',
        employerAddress: '33 Mill Street\nSpringfield, Massachusetts 01103',
        jobGroup: 'Embedded software engineers, Grade 6 (64 people)',
        problem:
          'Grade 6 engineers hired since January 2026 average 91,500. Those with five or more years in the grade average 92,300. Three years ago the difference was about 9%; it is now under 1%. Five experienced engineers resigned in the last twelve months, and four named pay against new hires as the main reason.',
        marketEvidence:
          'Two independent surveys, each matched on at least three-quarters of duties, aged to July 1, 2027 at 3.5% a year, because our policy is to match at mid-year: medians 94,000 and 95,200. Nine of 24 offers were declined on base pay in 2026.',
        internalEquityEvidence:
          'Midpoint 94,600. Group compa-ratio 0.97. Hired in the last year 0.97; five years or more 0.98. Experienced engineers sit at 43% of the range on average, against 40% for new hires. All but one of the new-hire placements followed the offer guide; the experienced group has not been reviewed since 2023.',
        optionStatusQuo:
          'No base cost. At the current rate we expect five further regretted exits, at an estimated replacement cost of 45,000 each: 225,000 a year. Finance agrees with the rate and has not verified the cost per exit.',
        optionOne:
          'Move each engineer with three or more years in grade and a current rating of "meets" or better to the placement guide for that experience. The rule reaches 22 people, at an average of 4,150 each.',
        optionTwo:
          'Raise all 64 engineers by 5%. It is simple and quick, but it lifts new hires by the same share and leaves the compression where it is.',
        annualCost:
          'Option one: 112,482 (base 91,300; bonus 9,130; employer costs 12,052). Option two: 362,701 (base 294,400; bonus 29,440; employer costs 38,861).',
        equityImpact:
          'Option one brings the experienced group to a compa-ratio of about 1.02 and restores a difference of roughly 5% over new hires. Counsel has agreed to a comparison by sex, which goes to the approvers separately. The next group under pressure is Grade 7 team leads, whose average is 6% above the adjusted Grade 6 group. Option two changes no relative position.',
        risks:
          '1. Other groups ask for the same. Safeguard: the same test is run for every Grade 6 job by March. 2. Replacement cost is an estimate. If it is 20,000 instead of 45,000, the status quo costs 100,000, and option one then rests on fairness as much as on savings. 3. Compression returns. Safeguard: offers above the guide need an equity check on current staff.',
        recommendation:
          'Approve option one, effective February 1, 2027, from the 2027 equity reserve and not from merit. From the same date, require an equity check for each offer above the placement guide. Success means no more than two regretted exits among experienced engineers by July 31, and a difference to new hires of at least 4%.',
        decisionBy: '2026-12-11',
      },
    },
  },
});
