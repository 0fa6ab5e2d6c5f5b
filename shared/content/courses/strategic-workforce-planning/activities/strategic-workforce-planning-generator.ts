import { defineActivity } from '#schema.ts';

export default defineActivity({
  id: 'strategic-workforce-planning-generator',
  moduleId: 'strategic-workforce-planning-m3',
  type: 'generator',
  title: 'Strategic Workforce Plan Builder',
  description:
    'The executive team wants two pages it can decide on. Turn your drivers, forecasts and gaps into a costed workforce plan with owned assumptions, chosen options and triggers.',
  passingScore: 80,
  config: {
    template: {
      title: 'Strategic Workforce Plan',
      description:
        'Builds a decision paper for executives: what the strategy changes, which roles decide it, what is missing, what it costs to close the gap and what would make you change course. Let finance and operations correct the figures before you issue it.',
      type: 'workforce-plan',
    },
    fields: [
      {
        id: 'businessUnit',
        label: 'Business unit',
        type: 'text',
        required: true,
        placeholder: 'Cold-Chain Distribution, Northern Region',
        options: [],
        description: 'The unit whose leader will own the result. One plan for each unit.',
      },
      {
        id: 'horizonYears',
        label: 'Planning horizon in years',
        type: 'number',
        required: true,
        placeholder: '3',
        options: [],
        description:
          'A whole number. Use the longest lead time among the critical roles plus one decision cycle, not the budget year.',
        rules: { min: 1, max: 10 },
      },
      {
        id: 'strategicDrivers',
        label: 'Strategic drivers',
        type: 'textarea',
        required: true,
        placeholder: '1. Driver: … Work that grows: … Work that stops, with date: …',
        options: [],
        description:
          'Two to four changes that alter the work. Include at least one thing that will stop.',
        demands: { minWords: 20, parts: { kind: 'points', least: 2, most: 4 }, names: ['stop'] },
      },
      {
        id: 'criticalRoles',
        label: 'Critical roles',
        type: 'textarea',
        required: true,
        placeholder:
          '1. Route planner (6 seats): decides night capacity; 14 months to full output.',
        options: [],
        description:
          'Roles and seats, never names. Give the driver each one serves and its lead time.',
        demands: { minWords: 15, minFigures: 1 },
      },
      {
        id: 'currentHeadcount',
        label: 'Current employees in scope',
        type: 'number',
        required: true,
        placeholder: '412',
        options: [],
        description:
          'A whole number on one stated day. Mention contingent workers in the supply forecast.',
        rules: { min: 1 },
      },
      {
        id: 'demandForecast',
        label: 'Demand forecast',
        type: 'textarea',
        required: true,
        placeholder: 'Low …, likely …, high …. Methods: …. Assumption, evidence and owner: …',
        options: [],
        description:
          'A range from two methods. Name the assumption that moves it most, and who owns it.',
        demands: { minWords: 20, minFigures: 3, names: ['low', 'likely', 'high'] },
      },
      {
        id: 'supplyForecast',
        label: 'Supply forecast',
        type: 'textarea',
        required: true,
        placeholder: 'Opening …, resignations …, retirements …, moves …, closing before hiring …',
        options: [],
        description:
          'A walk in groups. Name no one as a likely leaver, and never estimate retirement from one person’s age.',
        demands: { minWords: 15, minFigures: 2 },
      },
      {
        id: 'gaps',
        label: 'Gaps and consequences',
        type: 'textarea',
        required: true,
        placeholder: 'Quantity: … Capability: … Timing: … Cost: … If nothing changes: …',
        options: [],
        description:
          'Cover all four kinds, even where the answer is “none”. State what happens, when, and who owns the loss.',
        demands: { minWords: 25, names: ['quantity', 'capability', 'timing', 'cost'] },
      },
      {
        id: 'chosenOptions',
        label: 'Chosen options and rejected ones',
        type: 'textarea',
        required: true,
        placeholder: '1. Stop: … 2. Build: … 3. Borrow, until: … Rejected: … because …',
        options: [],
        description:
          'The sequence of build, buy, borrow and bot, with dates. Say who may lose by it, and what you turned down.',
        demands: { minWords: 30, parts: { kind: 'points', least: 2 }, names: ['rejected'] },
      },
      {
        id: 'estimatedCost',
        label: 'Estimated cost and confirmation',
        type: 'text',
        required: true,
        placeholder: '$1.18 million over three years, plus or minus 10%; confirmed by finance',
        options: [],
        description:
          'Full cost with currency, period, range and who confirmed it. Do not net off savings before hours are released.',
        rules: { amount: 'positive' },
      },
      {
        id: 'triggers',
        label: 'Triggers',
        type: 'textarea',
        required: true,
        placeholder: '1. If … for …, then … within …; owner …; authority ….',
        options: [],
        description:
          'Indicator, threshold, period, owner and authorized action. Include at least one trigger to stop.',
        demands: { minWords: 25, minFigures: 1, names: ['stop'] },
      },
      {
        id: 'planOwner',
        label: 'Plan owner (name and title)',
        type: 'text',
        required: true,
        placeholder: 'Name, Vice President, Distribution',
        options: [],
        description:
          'The business leader who answers for the result. HR supports the plan and does not own it alone.',
      },
    ],
    output: {
      format: 'html',
      filename: 'strategic-workforce-plan',
      template: `<h1>Strategic Workforce Plan: {{businessUnit}}</h1>
<p><strong>From:</strong> {{planOwner}}, plan owner. <strong>To:</strong> Executive Team, Finance and Human Resources.</p>
<p><strong>Date:</strong> {{current_date}}. <strong>Horizon in years:</strong> {{horizonYears}}. <strong>Status:</strong> draft for decision; confidential.</p>
<h2>1. Decision requested</h2>
<p>The executive team is asked to approve the options in section 6, to fund them as stated in section 7, and to authorize in advance the actions named in section 8.</p>
<h2>2. What the strategy changes</h2>
<p>{{strategicDrivers}}</p>
<h2>3. Critical roles</h2>
<p>These positions are listed because of their effect on the strategy. The list says nothing about the people in them and is not used for pay, ratings or selection.</p>
<p>{{criticalRoles}}</p>
<h2>4. Demand and supply</h2>
<table>
<tbody>
<tr><th>Employees in scope today</th><td>{{currentHeadcount}}</td></tr>
<tr><th>Demand forecast</th><td>{{demandForecast}}</td></tr>
<tr><th>Supply forecast, before hiring</th><td>{{supplyForecast}}</td></tr>
</tbody>
</table>
<p>Forecasts describe groups. No individual is predicted to leave, retire or succeed.</p>
<h2>5. Gaps and consequences</h2>
<p>{{gaps}}</p>
<h2>6. Options chosen and rejected</h2>
<p>{{chosenOptions}}</p>
<h2>7. Cost</h2>
<table>
<tbody>
<tr><th>Estimated full cost</th><td>{{estimatedCost}}</td></tr>
<tr><th>Rule for savings</th><td>A saving is counted only after the hours have been released and finance has confirmed it.</td></tr>
</tbody>
</table>
<h2>8. Triggers and governance</h2>
<p>{{triggers}}</p>
<p>Finance, operations and Human Resources review assumptions, triggers and spending together every month, and the whole plan every quarter. Each trigger is acted on by its owner without a new approval, inside the limits above. A change to the limits returns to the executive team.</p>
<h2>9. Safeguards</h2>
<ul>
<li>Before a job is advertised outside, suitable employees whose work is changing are considered on skills.</li>
<li>Access to training and new roles, and the effect of automation, are checked for fairness by group and location.</li>
<li>Worker status, cross-border work, and any duty to inform or consult employee representatives are reviewed locally before action. No decision that requires consultation is final until it has taken place.</li>
<li>If work falls, redeployment is considered before reduction.</li>
</ul>
<h2>10. Review and approval</h2>
<table>
<thead>
<tr><th>Role</th><th>Name</th><th>Signature and decision</th><th>Date</th></tr>
</thead>
<tbody>
<tr><td>Plan owner</td><td>{{planOwner}}</td><td>________________</td><td>____________</td></tr>
<tr><td>Finance (figures confirmed)</td><td>________________</td><td>________________</td><td>____________</td></tr>
<tr><td>Human Resources (safeguards confirmed)</td><td>________________</td><td>________________</td><td>____________</td></tr>
<tr><td>Executive team</td><td>________________</td><td>Approved / approved with changes / returned</td><td>____________</td></tr>
</tbody>
</table>
<p>Changes or conditions: ________________________________________________</p>
<p>Next review date: ____________</p>`,
    },
    examples: {
      sampleData: {
        employerName: 'Westmarch Pharmacy Group',
        employerAddress: '75 Logistics Parkway\nMemphis, Tennessee 38118',
        businessUnit: 'Cold-Chain Distribution, Northern Region',
        horizonYears: '3',
        strategicDrivers:
          '1. Move a third of pharmacy orders to next-day delivery by June 2028. Grows: night routing, temperature checks at hand-over. Stops: the weekly bulk run, on March 31, 2028.\n2. Replace manual temperature logs with sensors at all nine depots by December 2027. Grows: exception handling, sensor care. Stops: paper logs, depot by depot.',
        criticalRoles:
          '1. Night route planner (8 seats planned, driver 1): 12 months to full output.\n2. Temperature quality lead (4 seats planned, both drivers): 8 months to full output.\n3. Sensor technician (6 seats planned, driver 2): 5 months to full output.',
        currentHeadcount: '412',
        demandForecast:
          'Critical roles: low 16, likely 18, high 21. Ratio from required hours gives 18; two Delphi rounds with seven depot and quality leads gave 16 to 21. Assumption that moves it most: one planner handles 46 night routes (pilot in two depots, owner: head of routing, review April 15, 2027). At 40 routes, the likely figure becomes 19.',
        supplyForecast:
          'Critical roles today: 9 (4 planners, 2 quality leads, 3 technicians). To June 2028: 2 resignations and 1 retirement expected from past group patterns, 1 move in. Closing before hiring: 7. Also in use: 5 agency technicians, contracts to September 2027.',
        gaps: 'Quantity: 11 short of the likely figure of 18.\nCapability: 2 of 4 planners have routed at night.\nTiming: planners hired after June 2027 reach full output too late.\nCost: likely cost is $140,000 above the approved three-year line.\nIf nothing changes: next-day delivery opens in five depots instead of nine in June 2028, and the commercial director owns that lost revenue.',
        chosenOptions:
          '1. Stop: bulk-run planning ends March 31, 2028 and releases 1,900 hours a year.\n2. Build: 4 dispatchers become night planners and 3 drivers become sensor technicians, open to all who apply, from March 2027, with backfill.\n3. Buy: 2 quality leads by May 2027, to set the method.\n4. Borrow: agency technicians until September 2027, with paired handover.\n5. Bot: sensor alerts replace log checks; no saving is booked until hours are released for a quarter.\nHeld for trigger 1: 2 further planners.\nRejected: buying all 11, because hiring a planner takes eight months here, past the June 2027 limit. Who may lose: day dispatchers lose four experienced colleagues for a year; two backfills are funded.',
        estimatedCost:
          '$1.18 million over three years, plus or minus 10%; confirmed by regional finance on November 12, 2026',
        triggers:
          '1. If next-day orders exceed 620 a night for two months, the distribution vice president releases two planner offers within ten working days; money approved with this plan.\n2. If fewer than five of the seven learners pass the month-four standard, the quality director extends two agency contracts by four months; limit $60,000.\n3. Stop: if sensor faults exceed 3% of checks for six weeks, the operations director pauses the roll-out at the next depot and keeps log checks there.',
        planOwner: 'Marianne Holloway, Vice President, Distribution',
      },
    },
  },
});
