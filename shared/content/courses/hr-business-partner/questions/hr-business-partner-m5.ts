import { defineQuestions } from '#skill-check-schema.ts';

export default defineQuestions('hr-business-partner-m5', [
  {
    id: 'donothing-trend',
    type: 'multiple-choice',
    section: 'do-nothing-option',
    question:
      'Your draft says, "Doing nothing will cost us 600,000 a year." Finance notes that these costs were 800,000 two years ago and 700,000 last year. Which sentence do you write?',
    options: [
      '"Doing nothing costs 600,000 a year, and may well rise again."',
      '"Doing nothing has cost us 2.1 million in three years."',
      '"Doing nothing costs 600,000, and falls by 100,000 a year already."',
      '"Doing nothing costs 600,000, a problem that has been neglected."',
    ],
    correctAnswer: '"Doing nothing costs 600,000, and falls by 100,000 a year already."',
    points: 10,
    hint: 'A cost that is already falling needs what?',
    explanation:
      'Cost, direction and what is avoidable belong together; a falling cost may not need your program. The total of three years is correct arithmetic and tempts by its size, but no decision today can save the past.',
  },
  {
    id: 'q2',
    type: 'multiple-choice',
    section: 'sensitivity',
    question:
      'A team-lead program costs 200,000. The case claims eight avoided project delays at 40,000 each, 320,000 in all. Of each 40,000, 10,000 is cash and 30,000 is an HR estimate of lost contribution. Which single step would most improve the decision?',
    options: [
      'Extend the period by a year, and check what that does to the return against the hurdle rate',
      'Show the benefit as a range from 280,000 to 360,000, and tell readers what would move it',
      'Have the operations director confirm or replace the 30,000 before the paper goes in',
      'Take the 30,000 out before the paper goes in, and put the lost contribution in words instead',
    ],
    correctAnswer:
      'Have the operations director confirm or replace the 30,000 before the paper goes in',
    points: 10,
    hint: 'Work out the benefit with cash alone, and see whether the answer changes.',
    explanation:
      'With cash alone the benefit is 80,000 against a cost of 200,000, so the whole decision turns on the estimate. It needs an owner outside HR. The range looks careful, yet every value in it approves the case and none tests the assumption that could reverse it. Removing the figure hides the question, and a longer period repeats the guess.',
  },
  {
    id: 'npv-order',
    type: 'multiple-choice',
    section: 'roi-and-payback',
    question:
      'Option A costs 200,000 now and returns 120,000 at the end of each of two years. Option B costs 200,000 now and returns 250,000 at the end of year two. Finance discounts at 10%. Which statement is right?',
    options: [
      'B is better, as its total return is higher by 10,000',
      'A is better: its value today is about 8,300, that of B about 6,600',
      "They're about equal, as both of them repay the money within two years",
      'Neither pays: both are worth less today than they cost',
    ],
    correctAnswer: 'A is better: its value today is about 8,300, that of B about 6,600',
    points: 10,
    hint: 'Divide year one by 1.10 and year two by 1.21.',
    explanation:
      'A: 120,000 ÷ 1.10 + 120,000 ÷ 1.21 − 200,000 = 8,264. B: 250,000 ÷ 1.21 − 200,000 = 6,612. The higher sum of B tempts, but its money comes later; at 10% the wait costs more than the 10,000.',
  },
  {
    id: 'saved-hours',
    type: 'multiple-select',
    section: 'roi-and-payback',
    question:
      'A self-service tool saves 1,200 manager hours a year. Which of these may count as a financial benefit in the case? Select all that apply.',
    options: [
      "Two temporary planners whose contract isn't renewed",
      '1,200 hours multiplied by the average manager salary',
      'Overtime of 300 hours that payroll will no longer pay',
      'Higher engagement of managers who have more time',
    ],
    correctAnswer: [
      "Two temporary planners whose contract isn't renewed",
      'Overtime of 300 hours that payroll will no longer pay',
    ],
    points: 10,
    hint: 'Who will be paid less, or not be hired?',
    explanation:
      "Saved hours count when fewer are paid, fewer people are hired or someone is redeployed. The multiplication is the classic figure of such cases and tempts because it's exact: the managers will be paid as before. Engagement may be real and isn't money.",
  },
  {
    id: 'guardrail-pick',
    type: 'multiple-choice',
    section: 'scorecard-and-social-responsibility',
    question:
      'A depot cut labor cost per parcel by 9%. Which measure is the guardrail that belongs on the same page?',
    options: [
      'Injuries and agency hours',
      'Parcels per paid hour and shift',
      'Labor cost by depot and day',
      'Budget spent and still open',
    ],
    correctAnswer: 'Injuries and agency hours',
    points: 10,
    hint: 'Who might be paying for the improvement?',
    explanation:
      'A guardrail shows whether a gain was moved to someone else: people hurt, or work bought outside. Parcels per hour is a fine measure and tempts as the natural neighbor, but it rises with the very pressure that a guardrail should reveal.',
  },
  {
    id: 'q8',
    type: 'short-answer',
    section: 'roi-and-payback',
    question:
      'The deputy-manager proposal costs 240,000 over two years, one-time and running costs together. Finance confirms a benefit of 420,000 over the same period. What is the ROI, in percent?',
    options: [],
    correctAnswer: '75',
    alsoAccepted: ['75%', '75 %'],
    points: 10,
    hint: 'Give a whole number without the percent sign, for example 12',
    explanation:
      'ROI = (benefit − cost) ÷ cost × 100 = (420,000 − 240,000) ÷ 240,000 × 100 = 75. The common error is to divide benefit by cost, which gives 175: that is a benefit-cost ratio and forgets that the first 240,000 only repays the money spent.',
  },
  {
    id: 'breakeven-exits',
    type: 'short-answer',
    section: 'sensitivity',
    question:
      'A coordinator program costs 210,000 over two years. One avoided exit is worth 35,000, confirmed by finance. How many exits must it avoid to break even?',
    options: [],
    correctAnswer: '6',
    alsoAccepted: ['six', '6 exits'],
    points: 10,
    hint: 'A whole number',
    explanation:
      "210,000 ÷ 35,000 = 6 over the two years. If the case expects seven, the margin is thin, and the number to test is the 35,000. Dividing by one year's cost gives three, a target that forgets half of the spending.",
  },
  {
    id: 'payback-month',
    type: 'short-answer',
    section: 'roi-and-payback',
    question:
      'A program costs 90,000 at the start and brings a net benefit of 7,500 a month from month 1. In which month has it paid for itself?',
    options: [],
    correctAnswer: '12',
    alsoAccepted: ['month 12', 'twelve', '12th'],
    points: 10,
    hint: 'A whole number',
    explanation:
      '90,000 ÷ 7,500 = 12, so cumulative benefit equals cost at the end of month 12. ROI for one year is then zero, and people who quote only a three-year ROI leave out how long the company is exposed.',
  },
  {
    id: 'essay-case',
    type: 'essay',
    section: 'sensitivity',
    question:
      'You ask for 180,000 to give each of six plants a deputy supervisor for a year. You expect nine fewer stoppages at 30,000 each; 8,000 of that is cash, the rest an estimate by the plant engineers. Write the paragraph on risk for the finance director: break-even, the assumption that reverses the decision and its owner, a smaller first step, and a stop condition with a date.',
    options: [],
    correctAnswer:
      "At 30,000 a stoppage, the 180,000 is repaid by six fewer stoppages; we expect nine. On cash alone, 8,000 each, nine stoppages save 72,000 and the case fails by 108,000. So the decision rests on the 22,000 of lost contribution in each stoppage, an estimate by the plant engineers from last year's log. Maria Keane, head of operations, confirms or replaces that number by October 10, and we won't submit before. If you don't believe it, you shouldn't approve this. As a first step I ask for 60,000 for plants 2 and 5, chosen by lot from the four with night shifts. In these two we expect three fewer stoppages in a year and need two. We stop on June 30 if the log shows no difference of at least one stoppage between these plants and the two that wait, and the deputies return to their crews, as agreed with them in writing. The guardrail is the deputies' weekly hours. If they rise above 48, the deputies have paid for the gain, and we stop earlier.",
    points: 10,
    hint: 'Break-even, the number that decides and who owns it, a first step, a stop with a date.',
    explanation:
      'A strong paragraph shows that the case fails on cash, names the estimate that carries it and gives it an owner outside HR. The tempting version prints the range from 72,000 to 270,000 and leaves the reader to pick the end he likes.',
  },
]);
