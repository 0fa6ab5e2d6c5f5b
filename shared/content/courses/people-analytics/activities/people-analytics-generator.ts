import { defineActivity } from '#schema.ts';

export default defineActivity({
  id: 'people-analytics-generator',
  moduleId: 'people-analytics-m3',
  type: 'generator',
  title: 'People Analytics Insight Brief Builder',
  description:
    'Executives ask why sales turnover doubled. Build a one-page brief with the question, method, finding, limits, privacy check and a recommendation they can decide on.',
  passingScore: 80,
  config: {
    template: {
      title: 'People Analytics Insight Brief',
      description:
        'Builds a one-page brief in the order in which an executive decides: question, finding, evidence, limits, action. Have someone outside the analysis read it before you issue it.',
      type: 'insight-brief',
    },
    fields: [
      {
        id: 'businessQuestion',
        label: 'Business question',
        type: 'textarea',
        required: true,
        placeholder:
          'Should … (owner) … (decision) for … (population) by … (date), given that … (outcome)?',
        options: [],
        description:
          'One sentence with the decision, the population, the outcome and the date. If no result would change the decision, do not write a brief.',
        demands: { minWords: 12, minFigures: 1 },
      },
      {
        id: 'decisionOwner',
        label: 'Decision owner (name and title)',
        type: 'text',
        required: true,
        placeholder: 'Name, Chief Commercial Officer',
        options: [],
        description: 'The one person who can say yes. A committee is a place, not an owner.',
      },
      {
        id: 'dataSources',
        label: 'Data sources and definitions',
        type: 'textarea',
        required: true,
        placeholder: 'HR system, month-end files; turnover definition version 4; exit forms.',
        options: [],
        description:
          'Systems, definition versions, and how many records were missing. Say whether headcount was reconciled.',
        demands: { minWords: 12 },
      },
      {
        id: 'timePeriod',
        label: 'Period covered',
        type: 'text',
        required: true,
        placeholder: 'July 2025 to June 2026, compared with the 12 months before',
        options: [],
        description: 'Start, end and the comparison period.',
      },
      {
        id: 'method',
        label: 'Method and rival explanations',
        type: 'textarea',
        required: true,
        placeholder:
          'We predicted … We compared … with … A rival explanation was …; we tested it by …',
        options: [],
        description:
          'Groups chosen before the data was opened, the comparison, and at least one rival explanation with the way you tested it.',
        demands: { minWords: 15 },
      },
      {
        id: 'keyFinding',
        label: 'Key finding (one sentence)',
        type: 'textarea',
        required: true,
        placeholder: 'The rise is concentrated in …: … of … people, against … of … elsewhere.',
        options: [],
        description:
          'A number, its count and a comparison. Choose the verb your evidence allows; avoid "causes" and "drives" without a planned test.',
        demands: { minWords: 8, minFigures: 2 },
      },
      {
        id: 'supportingEvidence',
        label: 'Supporting evidence',
        type: 'textarea',
        required: true,
        placeholder: '1. Rate and mix … 2. Timing … 3. What people told us …',
        options: [],
        description:
          'Two to four numbered points. Show rate and mix, and show counts beside every percentage.',
        demands: { minWords: 25, parts: { kind: 'points', least: 2, most: 4 }, minFigures: 2 },
      },
      {
        id: 'limitations',
        label: 'Limits',
        type: 'textarea',
        required: true,
        placeholder: 'This cannot show … because … We would change our mind if …',
        options: [],
        description:
          'What the data cannot show, who is missing, the range around the number, and the result that would change the recommendation.',
        demands: { minWords: 15 },
      },
      {
        id: 'privacyCheck',
        label: 'Privacy check',
        type: 'select',
        required: true,
        placeholder: 'Choose one',
        options: [
          'Group level only; all groups at or above our minimum size',
          'Group level only; some groups merged or left out to protect people',
          'Individual records used for analysis; results at group level; assessment on file',
          'New purpose for the data; do not circulate until the assessment is approved',
        ],
        description:
          'Choose the statement that is true today. The last option means that the brief is a draft.',
      },
      {
        id: 'recommendation',
        label: 'Recommendation',
        type: 'textarea',
        required: true,
        placeholder: 'We recommend … Cost … Break-even … Comparison group … Stop if …',
        options: [],
        description:
          'Action, cost as cash and capacity, break-even, comparison group and stop rule. State what you would not do.',
        demands: { minWords: 25, names: ['cost', 'stop'] },
      },
      {
        id: 'nextReview',
        label: 'Next review date',
        type: 'date',
        required: true,
        placeholder: '',
        options: [],
        description: 'The date on which the decision owner sees the result against the prediction.',
      },
    ],
    output: {
      format: 'html',
      filename: 'people-analytics-insight-brief',
      template: `<h1>People Analytics Insight Brief</h1>
<p><strong>To:</strong> {{decisionOwner}}. <strong>From:</strong> People Analytics, Human Resources. <strong>Date:</strong> {{current_date}}.</p>
<p><strong>Confidential:</strong> for the decision owner and named readers. Period covered: {{timePeriod}}.</p>
<h2>1. The decision</h2>
<p>{{businessQuestion}}</p>
<h2>2. Finding</h2>
<blockquote><p><strong>{{keyFinding}}</strong></p></blockquote>
<h2>3. How we know</h2>
<table>
<tbody>
<tr><th>Data and definitions</th><td>{{dataSources}}</td></tr>
<tr><th>Period</th><td>{{timePeriod}}</td></tr>
<tr><th>Method and rival explanations</th><td>{{method}}</td></tr>
<tr><th>Evidence</th><td>{{supportingEvidence}}</td></tr>
</tbody>
</table>
<h2>4. Limits</h2>
<p>{{limitations}}</p>
<h2>5. Privacy and fair use</h2>
<p><strong>Status on the date above:</strong> {{privacyCheck}}.</p>
<p>This brief supports a decision about working conditions, programs or policy. It must not be used to identify, rank or disadvantage any person. A further use of the data is a new purpose and needs its own review.</p>
<h2>6. Recommendation</h2>
<p>{{recommendation}}</p>
<p><strong>Result to be reviewed with the decision owner on:</strong> {{nextReview}}.</p>
<h2>7. Decision and acknowledgment</h2>
<p>Decision: approved as recommended / approved with changes / declined / more evidence needed by ____________</p>
<p>Changes or reasons: ________________________________________________</p>
<table>
<thead>
<tr><th>Role</th><th>Name</th><th>Signature</th><th>Date</th></tr>
</thead>
<tbody>
<tr><td>Decision owner</td><td>________________</td><td>________________</td><td>____________</td></tr>
<tr><td>Author</td><td>________________</td><td>________________</td><td>____________</td></tr>
<tr><td>Independent reader</td><td>________________</td><td>________________</td><td>____________</td></tr>
</tbody>
</table>`,
    },
    examples: {
      sampleData: {
        employerName: 'Halden Stores, Inc.',
        employerAddress: '500 Market Street\nColumbus, Ohio 43215',
        businessQuestion:
          'Should the chief commercial officer approve a retention bonus for all 145 field sales representatives by December 11, given that turnover doubled from 14 of 140 (10%) to 29 of 145 (20%)?',
        decisionOwner: 'Anahit Petrosyan-Vale, Chief Commercial Officer',
        dataSources:
          'HR system month-end files (headcount reconciled, no one unexplained); turnover definition version 4; territory map of February 2026; exit forms from 21 of 29 leavers. All 43 exits in the two years were resignations; transfers are excluded.',
        timePeriod: 'October 2025 to September 2026, compared with the 12 months before',
        method:
          'Before opening the data we predicted that, if redrawn territories mattered, exits would rise there and not elsewhere. The dull rival was a hotter labor market, which would raise exits in both groups. We compared representatives in redrawn and unchanged territories in both years.',
        keyFinding:
          'The rise is concentrated in redrawn territories: 19 of 58 representatives left (33%), against 10 of 87 elsewhere (11%).',
        supportingEvidence:
          '1. Rate: the year before, the same areas lost 6 of 56 (11%) and the others 8 of 84 (10%).\n2. Mix: redrawn territories were 40% of the team in both years, so mix explains nothing.\n3. Timing: 15 of the 19 exits came after the first commission statement under the new map.\n4. Words: 13 of the 21 exit forms mention lower or unpredictable commission.',
        limitations:
          'Sales directors chose which territories to redraw, so the groups may differ in other ways. With 58 people, the true rate in redrawn territories could plausibly lie between about 20% and 45%. Eight exit forms are missing. We would change our mind if exits rose in unchanged territories in the next quarter.',
        privacyCheck:
          'Individual records used for analysis; results at group level; assessment on file',
        recommendation:
          'Do not approve the general bonus. Guarantee average commission for two quarters in half of the redrawn territories, chosen by lottery, and fix the statement delay for all. Cost: 44,000 in cash. At 22,000 in cash per replaced representative, it breaks even at two fewer exits. With 29 people in each half only a large difference will be visible, so treat the result as indicative. If the guaranteed half loses as many people after two quarters, stop and review the map itself.',
        nextReview: '2027-06-30',
      },
    },
  },
});
