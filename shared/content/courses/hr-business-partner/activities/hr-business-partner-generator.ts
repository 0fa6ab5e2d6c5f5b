import { defineActivity } from '#schema.ts';

export default defineActivity({
  id: 'hr-business-partner-generator',
  moduleId: 'hr-business-partner-m5',
  type: 'generator',
  title: 'HRBP Business Case Builder',
  description:
    'Manager turnover is costing customers, and finance wants proof. Turn your baseline, options and figures into a case that executives can decide on in one reading.',
  passingScore: 80,
  config: {
    template: {
      title: 'People Business Case',
      description:
        'Builds a decision paper: problem, baseline, cost of doing nothing, two options, return, risk and the decision you ask for. Complete the ROI Workbook first, and let finance confirm every figure before you issue the paper.',
      type: 'business-case',
    },
    fields: [
      {
        id: 'businessUnit',
        label: 'Business unit',
        type: 'text',
        required: true,
        placeholder: 'Equipment Rental, Plains Region',
        options: [],
        description: 'The unit whose leader will own the result and sign the paper with you.',
      },
      {
        id: 'problem',
        label: 'Problem',
        type: 'textarea',
        required: true,
        placeholder: 'What is happening, where, since when, and to which customers or results',
        options: [],
        description:
          'Two to four sentences about the business. No solution, no blame and no one’s name.',
        demands: { minWords: 20, parts: { kind: 'sentences', least: 2 } },
      },
      {
        id: 'baselineEvidence',
        label: 'Baseline evidence',
        type: 'textarea',
        required: true,
        placeholder:
          '1. Figure, period, source. 2. Where it does not happen. 3. What we do not know.',
        options: [],
        description:
          'Separate what was counted from what you were told. Write “associated with” unless you tested a cause, and show no group in which a person could be recognized.',
        demands: { minWords: 30, parts: { kind: 'points', least: 2 }, minFigures: 2 },
      },
      {
        id: 'strategicLink',
        label: 'Strategic link',
        type: 'textarea',
        required: true,
        placeholder: 'Condition → behavior → driver → result, and the plan it serves',
        options: [],
        description: 'One chain, and the target in the business plan that it moves.',
        demands: { minWords: 12 },
      },
      {
        id: 'doNothingCost',
        label: 'Cost of doing nothing',
        type: 'textarea',
        required: true,
        placeholder:
          'Cost per event × events = yearly cost; cash or estimate; trend; avoidable part',
        options: [],
        description:
          'Use the same period as the options. Say who owns each estimate, and what no one could avoid.',
        demands: { minWords: 25, minFigures: 2 },
      },
      {
        id: 'optionOne',
        label: 'Option 1',
        type: 'textarea',
        required: true,
        placeholder: 'What is done, where, by when; cost; benefit; who may lose by it',
        options: [],
        description: 'A workable option that you could defend. Executives recognize a decoy.',
        demands: { minWords: 20, minFigures: 1 },
      },
      {
        id: 'optionTwo',
        label: 'Option 2',
        type: 'textarea',
        required: true,
        placeholder: 'What is done, where, by when; cost; benefit; who may lose by it',
        options: [],
        description: 'A second workable option that differs in scope, timing or method.',
        demands: { minWords: 20, minFigures: 1 },
      },
      {
        id: 'totalCost',
        label: 'Total cost of the recommended option',
        type: 'text',
        required: true,
        placeholder: '$282,000 over two years; confirmed by finance on October 30, 2026',
        options: [],
        description: 'Currency, period, one-time and running cost, and who confirmed it.',
        rules: { amount: 'positive' },
      },
      {
        id: 'expectedBenefit',
        label: 'Expected benefit of the recommended option',
        type: 'text',
        required: true,
        placeholder: '$434,000 over two years, from 7 avoided exits',
        options: [],
        description: 'Contribution or cash, never revenue. Claim each benefit once.',
        demands: { minFigures: 1 },
      },
      {
        id: 'roiAndPayback',
        label: 'ROI, payback and break-even',
        type: 'text',
        required: true,
        placeholder: 'ROI 54%; payback in month 9; break-even at 5 avoided exits',
        options: [],
        description:
          'ROI = (benefit − cost) ÷ cost × 100. Break-even = total cost ÷ value of one event.',
        demands: { minFigures: 1 },
      },
      {
        id: 'risks',
        label: 'Sensitivity and risks',
        type: 'textarea',
        required: true,
        placeholder: 'Assumption that reverses the decision; what if half; risk, sign, owner',
        options: [],
        description:
          'Begin with the assumption that would change the answer and who outside HR confirmed it. Include who might pay for the gain.',
        demands: { minWords: 25 },
      },
      {
        id: 'recommendation',
        label: 'Recommendation',
        type: 'textarea',
        required: true,
        placeholder: 'Which option, why it beats the other and doing nothing',
        options: [],
        description: 'Three or four sentences. Say what you chose not to ask for.',
        demands: { minWords: 20, parts: { kind: 'sentences', least: 3 } },
      },
      {
        id: 'successMeasures',
        label: 'Measures of success and guardrails',
        type: 'textarea',
        required: true,
        placeholder: 'Results: … Leading: … Guardrails: … Baseline, target, date',
        options: [],
        description:
          'At least one result, one leading measure, one guardrail and a stop condition.',
        demands: { minWords: 25, minFigures: 2, names: ['guardrail', 'stop'] },
      },
      {
        id: 'decisionRequested',
        label: 'Decision requested',
        type: 'textarea',
        required: true,
        placeholder: 'Who is asked to approve what, by when, and what is released next',
        options: [],
        description: 'One decision a named role can take in the meeting. Put roles, not hopes.',
        demands: { minWords: 15 },
      },
    ],
    output: {
      format: 'html',
      filename: 'people-business-case',
      template: `<h1>People Business Case: {{businessUnit}}</h1>
<p><strong>From:</strong> Head of {{businessUnit}} and the HR Business Partner. <strong>To:</strong> Executive Team and Finance.</p>
<p><strong>Date:</strong> {{current_date}}. <strong>Status:</strong> draft for decision; confidential.</p>
<table>
<tbody>
<tr><th>Total cost</th><td>{{totalCost}}</td></tr>
<tr><th>Expected benefit</th><td>{{expectedBenefit}}</td></tr>
<tr><th>ROI, payback and break-even</th><td>{{roiAndPayback}}</td></tr>
</tbody>
</table>
<h2>1. Decision requested</h2>
<p>{{decisionRequested}}</p>
<h2>2. Problem</h2>
<p>{{problem}}</p>
<h2>3. Baseline evidence</h2>
<p>{{baselineEvidence}}</p>
<p>The evidence describes groups and business results. It is not used to rate or select any individual.</p>
<h2>4. Link to strategy</h2>
<p>{{strategicLink}}</p>
<h2>5. Options compared</h2>
<table>
<thead>
<tr><th>Option</th><th>Description, cost and effect</th></tr>
</thead>
<tbody>
<tr><td>Do nothing</td><td>{{doNothingCost}}</td></tr>
<tr><td>Option 1</td><td>{{optionOne}}</td></tr>
<tr><td>Option 2</td><td>{{optionTwo}}</td></tr>
</tbody>
</table>
<h2>6. Recommendation</h2>
<p>{{recommendation}}</p>
<h2>7. Sensitivity and risks</h2>
<p>{{risks}}</p>
<h2>8. Measures and guardrails</h2>
<p>{{successMeasures}}</p>
<p>The unit head, Finance and the HR Business Partner review these measures every quarter. A benefit is counted only after Finance has confirmed it, and a crossed guardrail is reported within five working days.</p>
<h2>9. Effect on people</h2>
<ul>
<li>The effect on groups, sites, shifts and contractors' staff is checked before the start and at each review.</li>
<li>Any change to roles, pay, hours or places of work is reviewed locally first. Where information or consultation is required, nothing is final until it has taken place.</li>
<li>Raising a concern about this proposal, or about its effects, has no adverse consequence for anyone.</li>
</ul>
<h2>10. Review and approval</h2>
<table>
<thead>
<tr><th>Role</th><th>Name</th><th>Signature and decision</th><th>Date</th></tr>
</thead>
<tbody>
<tr><td>Head of unit (owner of the result)</td><td>________________</td><td>________________</td><td>____________</td></tr>
<tr><td>Finance (figures confirmed)</td><td>________________</td><td>________________</td><td>____________</td></tr>
<tr><td>HR Business Partner</td><td>________________</td><td>________________</td><td>____________</td></tr>
<tr><td>Executive Team</td><td>________________</td><td>Approved / approved with conditions / returned</td><td>____________</td></tr>
</tbody>
</table>
<p>Conditions: ________________________________________________</p>
<p>Next review date: ____________</p>`,
    },
    examples: {
      sampleData: {
        employerName: 'Brightwater Facilities Group',
        employerAddress: '28 Canal Street\nMilwaukee, Wisconsin 53202',
        businessUnit: 'Equipment Rental, Plains Region',
        problem:
          'Eleven of 38 branch managers left between October 2025 and September 2026, eight of them from the 14 busiest branches. Contract customers deal with the branch manager directly. Branches that changed manager lost accounts at more than twice the rate of the others, and two large contractors have asked for a regional contact instead.',
        baselineEvidence:
          '1. Counted (HR system and customer ledger, October 2025 to September 2026): 34 of 410 contract accounts were lost in the 11 branches that changed manager (8.3%), against 25 of 806 elsewhere (3.1%).\n2. Where it does not happen: the six branches that have a trained deputy lost no manager.\n3. Told (11 exit notes, nine interviews with managers): weekly hours above 55 in season, and no cover for Saturdays. Pay was the first reason in two notes.\n4. Not known: whether some accounts would have left anyway. The figures show an association. Other differences between branches were not tested.',
        strategicLink:
          'Reliable cover → managers stay and spend time with accounts → contract accounts renew → contribution grows. The regional plan for 2027 requires 97% of contract accounts to be kept; this year it was 95%.',
        doNothingCost:
          'Finance agreed $62,000 for each exit: $21,000 hiring and cover (cash), $24,000 contribution lost while the new manager learns the branch (estimate, owner: Finance), and $17,000 contribution from lost accounts (estimate, owner: Sales). Eleven exits cost about $682,000 a year, or $1,364,000 over the two years compared here. The number was nine the year before, so the trend is slightly upward. Two of the 11 exits were retirements and could not have been avoided.',
        optionOne:
          'All 38 branches. Four traveling deputy managers and a Saturday schedule in every branch, from February 2027. Cost over two years: $734,000 ($110,000 one-time, $312,000 a year). Benefit: 12 exits avoided, $744,000. ROI is about 1%. It reaches everyone, and most of the money goes to branches that lose few managers.',
        optionTwo:
          'The 14 busiest branches. One full-time and one half-time traveling deputy, a Saturday schedule and deputy training, from February 2027. Cost over two years: $282,000 ($48,000 one-time, $117,000 a year). Benefit: 7 exits avoided (three, then four), $434,000. Managers elsewhere may feel passed over, so the criteria are published and reviewed after two quarters.',
        totalCost:
          '$282,000 over two years ($48,000 one-time, $117,000 a year); confirmed by Finance on October 30, 2026',
        expectedBenefit: '$434,000 over two years, from 7 avoided exits at $62,000 each',
        roiAndPayback:
          'ROI 54%; payback in month 9 if exits avoided are spread evenly over each year; break-even at 5 avoided exits',
        risks:
          '1. The decision depends on the lost contribution. Without lost accounts ($45,000 an exit) the net gain falls to $33,000. With cash costs only ($21,000) the option loses $135,000. Sales confirmed the account figure on October 28, 2026.\n2. Deputies may be used to fill ordinary vacancies. Sign: more than two weeks in one branch. Owner: regional operations manager.\n3. Saturday work may move from managers to hourly staff. It is offered as voluntary paid hours, and branch overtime is watched as a guardrail.',
        recommendation:
          'Approve Option 2. It reaches the branches where eight of the 11 exits happened, costs less than half of Option 1 and breaks even with five of the seven planned. We do not ask for a pay increase, because pay was the first reason in only two exit notes. Option 1 can be reconsidered once the first two quarters are known.',
        successMeasures:
          'Results: manager exits in the 14 branches from 8 to 5 or fewer in the first year; contract accounts kept in the region, from 95% to 97%. Leading: Saturdays covered, from 40% to 90% by May 2027; managers’ hours above 50, weekly; deputy training completed. Guardrails: hourly overtime per branch no more than 5% above last year; injuries; deputies’ own exits. Stop condition: fewer than two exits avoided by January 31, 2028, against the same months before.',
        decisionRequested:
          'The Executive Team is asked to approve Option 2 and to release $106,500 (the one-time cost and the first six months) by December 4, 2026. The regional vice president returns in September 2027 with two quarters of results. The remainder is released only if Saturday cover has reached 80% and Finance confirms the exit figures.',
      },
    },
  },
});
