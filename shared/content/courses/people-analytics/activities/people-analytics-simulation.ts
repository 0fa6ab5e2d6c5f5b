import { defineActivity } from '@learning/content/schema';

const MODULE = 'people-analytics-m4';
const GROUPS = [
  ['Agents', 'agents'],
  ['Specialists', 'specialists'],
  ['Leads', 'team leads'],
] as const;

export default defineActivity({
  id: 'people-analytics-simulation',
  moduleId: MODULE,
  type: 'simulation',
  title: 'Three Releases of Money',
  description:
    'Spend a small pay budget over three quarters on three groups that are paid below the market, and keep as many people as you can.',
  passingScore: 70,
  config: {
    model: 'pay-budget',
    context:
      'A support center for medical devices, in the United States. Three groups are paid below the market, by different amounts, and they leave at different rates. Finance releases money for raises three times, and what is left over is gone. Lena Fischer, the chief operating officer, had planned to give everyone the same percentage. You told her that the average hides three stories, and she has given you the year to show it. Marco Silva in finance reads every total twice.',
    aim: 'Lose clearly fewer people than the same raise for everyone would, with no release overspent.',
    people: [
      { name: 'Lena Fischer', role: 'Chief operating officer' },
      { name: 'Marco Silva', role: 'Finance partner' },
    ],
    periods: ['Quarter 1', 'Quarter 2', 'Quarter 3'],
    start: [
      ...GROUPS.flatMap(([id, name]) => [
        { id: `headcount${id}`, name: `Number of ${name}`, unit: 'count' as const },
        { id: `pay${id}`, name: `Annual pay of ${name}`, unit: 'dollars' as const },
        { id: `gap${id}`, name: `Pay of ${name} below the market`, unit: 'percent' as const },
        {
          id: `turnover${id}`,
          name: `Turnover of ${name} a quarter, if paid at the market`,
          unit: 'percent' as const,
        },
      ]),
      { id: 'drift', name: 'Growth of market pay a quarter', unit: 'percent' },
      { id: 'release1', name: 'Released in quarter 1', unit: 'dollars' },
      { id: 'release2', name: 'Released in quarter 2', unit: 'dollars' },
      { id: 'release3', name: 'Released in quarter 3', unit: 'dollars' },
    ],
    inputs: GROUPS.map(([id, name]) => ({
      id: `raise${id}`,
      name: `Raise for ${name}`,
      unit: 'percent' as const,
      least: 0,
      most: 8,
      step: 0.1,
      hint: 'Permanent. It costs this percentage of the group’s annual pay from the quarter’s release.',
    })),
    figures: [
      { id: 'leavers', name: 'Expected leavers', unit: 'count' },
      ...GROUPS.flatMap(([id, name]) => [
        { id: `rate${id}`, name: `Turnover of ${name}`, unit: 'percent' as const },
        { id: `gap${id}`, name: `Pay of ${name} below the market`, unit: 'percent' as const },
      ]),
      { id: 'cost', name: 'Cost of the raises', unit: 'dollars' },
      { id: 'release', name: 'Released', unit: 'dollars' },
    ],
    charted: 'leavers',
    outcome:
      'The leavers of all three quarters, between two marks: 0% for as many as the same raise for everyone would leave you with, and 100% for as few as the best split of the money would.',
    guardrails: [{ id: 'budget', text: 'No quarter’s raises cost more than its release.' }],
    assumptions: [
      {
        text: 'People compare themselves with colleagues. Where raises differ, more of those leave who got less. In a study of a large US retailer, this comparison explained most of the quits, and the one with the market explained little. How strongly it acts here is illustrative.',
        source: {
          title:
            'Dube, Giuliano and Leonard, Fairness and Frictions: The Impact of Unequal Raises on Quit Behavior (NBER Working Paper 24906; American Economic Review, 2019)',
          url: 'https://www.nber.org/papers/w24906',
        },
      },
      {
        text: 'Turnover is leavers in a quarter as a percent of those employed. Leavers are replaced at once, at the same pay, so that headcounts stay as they are.',
        source: {
          title: 'Bureau of Labor Statistics, Job Openings and Labor Turnover Survey: definitions',
          url: 'https://www.bls.gov/help/def/jl.htm',
        },
      },
      {
        text: 'Turnover rises with the square of the gap to the market: twice the gap, four times the effect. This shape is illustrative. Your own exit data would have to show it.',
      },
      {
        text: 'Leavers are expected values, so they come with decimals. A real quarter scatters around them.',
      },
    ],
    draws: [
      { id: 'headcountAgents', from: 50, to: 140, step: 5 },
      { id: 'headcountSpecialists', from: 30, to: 90, step: 5 },
      { id: 'headcountLeads', from: 10, to: 40, step: 2 },
      { id: 'payAgents', from: 38000, to: 46000, step: 500 },
      { id: 'paySpecialists', from: 52000, to: 66000, step: 500 },
      { id: 'payLeads', from: 70000, to: 88000, step: 500 },
      ...GROUPS.map(([id]) => ({ id: `gap${id}`, from: 1, to: 13, step: 1 })),
      ...GROUPS.map(([id]) => ({ id: `turnover${id}`, from: 2, to: 6, step: 0.5 })),
      { id: 'share', from: 45, to: 65, step: 5 },
      { id: 'part1', from: 1, to: 5, step: 1 },
      { id: 'part2', from: 1, to: 5, step: 1 },
      { id: 'part3', from: 1, to: 5, step: 1 },
    ],
    coefficients: [
      {
        id: 'pull',
        name: 'Growth of turnover for a gap of 1 point, as a share; it grows with the square',
        value: 0.012,
      },
      {
        id: 'envy',
        name: 'Growth of turnover for each point by which a raise is smaller than the largest, as a share',
        value: 0.06,
      },
      { id: 'drift', name: 'Growth of market pay a quarter in percent', value: 0.5 },
    ],
    reactions: [
      {
        event: 'overspent',
        from: 'Marco Silva',
        text: 'The raises cost {cost} a year, and the release was {release}. I had to take the rest from someone who didn’t offer it.',
      },
      {
        event: 'underspent',
        from: 'Marco Silva',
        text: 'You used {cost} of {release}. What was left went back this morning, as I said it would.',
      },
      {
        event: 'talk',
        from: 'Lena Fischer',
        text: 'The raises were all over the lunchroom by noon. Those who got less did the arithmetic, and we expect {leavers} people to leave.',
      },
      {
        event: 'even',
        from: 'Lena Fischer',
        text: 'Everyone got about the same, so there was nothing to talk about. We expect {leavers} people to leave, some of them from a group that was never far behind.',
      },
      {
        event: 'explained',
        from: 'Lena Fischer',
        text: 'I could explain the difference in two sentences, and most people nodded. We expect {leavers} to leave.',
      },
    ],
    strategies: [
      {
        id: 'targeted',
        name: 'Where a dollar keeps the most people',
        text: 'Compares the groups by leavers saved for each dollar, starts with the widest gaps among many people on modest pay, and keeps an eye on how far the raises differ.',
      },
      {
        id: 'even',
        name: 'The same for everyone',
        text: 'Divides each release by the whole payroll. Much of it goes to people who were about to stay.',
      },
      {
        id: 'loudest',
        name: 'All to the group with the most leavers',
        text: 'Looks at one figure and gives that group everything. The others see it.',
      },
    ],
    passingScore: 70,
    readAt: [
      { moduleId: MODULE, section: 'cost-of-turnover' },
      { moduleId: 'people-analytics-m3', section: 'segmentation' },
    ],
    feedback: {
      passing:
        'You didn’t spend on the average. You asked which group loses people because of its pay, what it costs to change that, and what the others would say.',
      failing:
        'For each group, work out what one point of raise costs and how many leavers it saves. Spend where the second is largest for the first, stop when the groups are about equal, and use the whole release.',
    },
  },
});
