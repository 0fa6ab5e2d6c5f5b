import { defineActivity } from '@learning/content/schema';

const MODULE = 'hr-foundations-m4';

export default defineActivity({
  id: 'hr-foundations-simulation',
  moduleId: MODULE,
  type: 'simulation',
  title: 'Sorters by September',
  description:
    'Plan the headcount of a parcel depot over three quarters. You enter offers and temps, and see what becomes of them.',
  passingScore: 75,
  config: {
    model: 'workforce-plan',
    context:
      'The parcel depot of this course, on January 2. A new customer comes in steps, and by the end of September the depot needs more sorters than it has today. People leave every quarter, some of the new ones within weeks, and the work of each quarter has to be done by those who are there. You run hiring. Ines Duarte, the operations director, counts heads on September 30; Paul Whitaker in finance counts dollars every week.',
    aim: 'Reach the headcount target at the end of the third quarter, with every quarter’s work covered and the budget kept.',
    people: [
      { name: 'Ines Duarte', role: 'Operations director' },
      { name: 'Paul Whitaker', role: 'Finance partner' },
    ],
    periods: ['Quarter 1', 'Quarter 2', 'Quarter 3'],
    start: [
      { id: 'headcount', name: 'Sorters on January 2', unit: 'count' },
      { id: 'target', name: 'Target for September 30', unit: 'count' },
      { id: 'growth', name: 'To add until then', unit: 'count' },
      { id: 'turnover', name: 'Turnover a quarter', unit: 'percent' },
      { id: 'acceptance', name: 'Offers that are accepted', unit: 'percent' },
      { id: 'earlyExits', name: 'New hires who leave in their first quarter', unit: 'percent' },
      { id: 'work1', name: 'Trained people’s work in quarter 1', unit: 'count' },
      { id: 'work2', name: 'Trained people’s work in quarter 2', unit: 'count' },
      { id: 'work3', name: 'Trained people’s work in quarter 3', unit: 'count' },
      { id: 'costPerHire', name: 'Cost of a hire', unit: 'dollars' },
      { id: 'costPerTemp', name: 'Cost of a temp for a quarter', unit: 'dollars' },
      { id: 'budget', name: 'Budget for the three quarters', unit: 'dollars' },
    ],
    inputs: [
      {
        id: 'offers',
        name: 'Offers to make',
        unit: 'count',
        least: 0,
        most: 250,
        step: 1,
        hint: 'Those who accept start in this quarter.',
      },
      {
        id: 'temps',
        name: 'Temps to book',
        unit: 'count',
        least: 0,
        most: 120,
        step: 1,
        hint: 'For this quarter only. They don’t count toward the target.',
      },
    ],
    figures: [
      { id: 'hires', name: 'Hires', unit: 'count' },
      { id: 'leavers', name: 'Leavers, with early ones', unit: 'count' },
      { id: 'turnoverRate', name: 'Turnover', unit: 'percent' },
      { id: 'staff', name: 'Sorters at the end', unit: 'count' },
      { id: 'load', name: 'Workload', unit: 'percent' },
      { id: 'spent', name: 'Spent so far', unit: 'dollars' },
    ],
    charted: 'staff',
    outcome:
      'How close the number of sorters at the end of quarter 3 is to the target: 100% if it is met, 75% if it is 2 people off, and 0% from 8 people off.',
    guardrails: [
      { id: 'load', text: 'Workload stays at or below 104% in every quarter.' },
      { id: 'idle', text: 'Workload stays at or above 95%: no quarter pays for idle hands.' },
      { id: 'budget', text: 'Hires and temps together stay within the budget.' },
    ],
    assumptions: [
      {
        text: 'The federal survey of labor turnover counts separations as a percent of those employed; this course divides leavers by average headcount. The rate at the start applies to the sorters you have at the start of the quarter; early leavers come on top.',
        source: {
          title: 'Bureau of Labor Statistics, Job Openings and Labor Turnover Survey: definitions',
          url: 'https://www.bls.gov/help/def/jl.htm',
        },
      },
      {
        text: 'A workload above 100% drives more people away. Among nurses, a heavier load went with more exhaustion, dissatisfaction and plans to leave. How strongly it acts on sorters is illustrative.',
        source: {
          title:
            'Aiken and others, JAMA 288(16), 2002, as summarized by the US Agency for Healthcare Research and Quality',
          url: 'https://psnet.ahrq.gov/issue/hospital-nurse-staffing-and-patient-mortality-nurse-burnout-and-job-dissatisfaction',
        },
      },
      {
        text: 'Workload is the quarter’s work divided by what people can do. A new hire does about half of a trained person’s work in the first quarter, and a temp about four fifths. Those who leave do so halfway through the quarter.',
      },
      {
        text: 'Offers are accepted in exactly the share you see, and all prices stay as they are. Real quarters are less tidy.',
      },
    ],
    draws: [
      { id: 'headcount', from: 90, to: 190, step: 2 },
      { id: 'growth', from: 12, to: 36, step: 1 },
      { id: 'turnover', from: 4, to: 12, step: 0.5 },
      { id: 'acceptance', from: 45, to: 90, step: 5 },
      { id: 'earlyExits', from: 5, to: 30, step: 5 },
      { id: 'costPerTemp', from: 7000, to: 11000, step: 500 },
      { id: 'rush1', from: 0, to: 24, step: 1 },
      { id: 'rush2', from: 0, to: 24, step: 1 },
      { id: 'rush3', from: 0, to: 24, step: 1 },
    ],
    coefficients: [
      {
        id: 'strain',
        name: 'Growth of turnover for each point of workload over 100%, in percent',
        value: 4,
      },
      {
        id: 'beginner',
        name: 'Work of a new hire in the first quarter, as a share of a trained person’s',
        value: 0.5,
      },
      { id: 'temp', name: 'Work of a temp, as a share of a trained person’s', value: 0.8 },
      { id: 'costPerHire', name: 'Cost of a hire in dollars', value: 4000 },
      { id: 'loadLimit', name: 'Highest workload in percent', value: 104 },
      { id: 'idleLimit', name: 'Lowest workload in percent', value: 95 },
      { id: 'slack', name: 'Budget as a multiple of what the sound plan costs', value: 1.03 },
    ],
    reactions: [
      {
        event: 'overload',
        from: 'Ines Duarte',
        text: 'We ran at {load} of what people can do. They stayed late for weeks, and some of the {leavers} who left told me so on the way out.',
      },
      {
        event: 'idle',
        from: 'Ines Duarte',
        text: 'At {load} there were hands with nothing in them every night. I’m not complaining, but Paul is going to.',
      },
      {
        event: 'covered',
        from: 'Ines Duarte',
        text: 'The belts are clear at the end of each shift: {load}. That is the right number of people for what came in.',
      },
      {
        event: 'behind',
        from: 'Ines Duarte',
        text: 'I count {staff} sorters of my own. For this point in the year, that leaves a long way to go.',
      },
      {
        event: 'ahead',
        from: 'Ines Duarte',
        text: '{staff} sorters already? I’ll have to find lockers for people I don’t need yet.',
      },
      {
        event: 'on-plan',
        from: 'Ines Duarte',
        text: 'We took {hires} on, {leavers} left, and I count {staff}. That is about where we should be.',
      },
      {
        event: 'overspent',
        from: 'Paul Whitaker',
        text: 'You have spent {spent}, and the year’s budget was {budget}. I can’t sign that.',
      },
    ],
    strategies: [
      {
        id: 'planned',
        name: 'Growth and replacement',
        text: 'Hires a third of the growth each quarter, and everyone who will leave on top, divided by the share of offers that are accepted. Temps cover the rest of the work.',
      },
      {
        id: 'growth-only',
        name: 'Growth alone',
        text: 'Makes just enough offers for the growth, and forgets that people leave. Temps fill a hole that becomes wider every quarter.',
      },
      {
        id: 'late-hiring',
        name: 'Everyone in quarter 3',
        text: 'Covers two quarters with temps and hires at the end. The count comes out right, and the money doesn’t.',
      },
    ],
    passingScore: 75,
    readAt: [
      { moduleId: MODULE, section: 'metric-formulas' },
      { moduleId: 'hr-foundations-m2', section: 'stage-outcomes' },
    ],
    feedback: {
      passing:
        'You counted those who would leave before you counted those who should come, and divided by the share of offers that people accept. The temps filled the gap; they weren’t the plan.',
      failing:
        'Write the quarter as one line before you enter anything: sorters at the start, minus leavers, plus hires who stay. Solve it for the hires, and divide by the share of offers that are accepted. Then compare the work with the people.',
    },
  },
});
