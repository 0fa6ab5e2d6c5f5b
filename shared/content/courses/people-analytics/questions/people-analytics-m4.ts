import { defineQuestions } from '#skill-check-schema.ts';

/** What a bonus has to prevent. */
const BONUSES = [
  { bonus: 800, bonusHeads: 450, exitCost: 4500, yearExits: 130 },
  { bonus: 600, bonusHeads: 500, exitCost: 5000, yearExits: 110 },
  { bonus: 900, bonusHeads: 320, exitCost: 4000, yearExits: 120 },
  { bonus: 700, bonusHeads: 360, exitCost: 4200, yearExits: 95 },
].map(({ bonus, bonusHeads, exitCost, yearExits }) => ({
  bonus: `${bonus}`,
  bonusHeads: `${bonusHeads}`,
  exitCost: exitCost.toLocaleString('en-US'),
  yearExits: `${yearExits}`,
  bonusCost: (bonus * bonusHeads).toLocaleString('en-US'),
  exitsToPrevent: `${(bonus * bonusHeads) / exitCost}`,
}));

/** Figures that each attempt draws. */
export const facts = [BONUSES];

export default defineQuestions('people-analytics-m4', [
  {
    id: 'cohort-interval',
    type: 'multiple-choice',
    section: 'cohort-turnover',
    question:
      'Of 80 drivers hired in March, 60 were employed at day 30 and 48 at day 90. A slide says, "Only 15% left between days 31 and 90." What do you change?',
    options: [
      'Nothing; 12 of 80 is 15%',
      'The rate becomes 25%: 12 leavers against the 48 who remained',
      'The rate becomes 20%: 12 leavers against the 60 still at risk',
      'The rate becomes 40%: 32 of 80 had left by day 90',
    ],
    correctAnswer: 'The rate becomes 20%: 12 leavers against the 60 still at risk',
    points: 10,
    hint: 'Who could still leave during the interval?',
    explanation:
      'Only 60 people could leave in that interval, so 12 ÷ 60 = 20%. Dividing by the original 80 tempts because the slide is about one intake, but it makes every later interval look healthier. Forty percent is right for the whole 90 days and answers another question.',
  },
  {
    id: 'cost-waste',
    type: 'multiple-choice',
    section: 'cost-of-turnover',
    question:
      'Finance rejects your figure of 9,500 per leaver, built from agency fee 3,000, training 1,500, overtime cover 2,500 and lower output 2,500. During the six vacant weeks the employer paid no wages of 2,100. Which correction do you offer?',
    options: [
      "7,000, all of it cash, after removing lower output, which finance can't see in the ledger",
      "7,400, of which 4,900 is cash, after taking off the wages that weren't paid",
      '9,500, of which 7,000 is cash, with a note that the true cost is higher, as morale is left out',
      "11,600, of which 9,100 is cash, after adding the wages that weren't paid",
    ],
    correctAnswer: "7,400, of which 4,900 is cash, after taking off the wages that weren't paid",
    points: 10,
    hint: 'What does an empty chair save, and which lines change a budget?',
    explanation:
      'Unpaid wages come off: 9,500 − 2,100 = 7,400. Lower output is capacity; cash is 3,000 + 1,500 + 2,500 − 2,100 = 4,900. Dropping output altogether pleases finance and tempts, but it hides a real loss that belongs in its own column.',
  },
  {
    id: 'breakeven-words',
    type: 'multiple-choice',
    section: 'cost-of-turnover',
    question:
      'A structured first month costs 60,000 a year. An early leaver costs 3,000 in cash, and 70 leave early each year. Which sentence do you bring to the meeting?',
    options: [
      '"Early turnover costs us 210,000 a year in cash alone, and this program addresses it."',
      '"The program returns 3.5 times its cost if early exits stop."',
      '"Experience elsewhere suggests that a program of this kind pays off in a year."',
      '"If it prevents 20 of 70 early exits, it pays for itself in cash."',
    ],
    correctAnswer: '"If it prevents 20 of 70 early exits, it pays for itself in cash."',
    points: 10,
    hint: 'Which sentence can turn out to be wrong within a year?',
    explanation:
      '60,000 ÷ 3,000 = 20 exits: a target that the room can judge and the year can refute. The total of 210,000 is arithmetically right and tempts by its size, but no program prevents all exits, and a total asks people to be frightened instead of to decide.',
  },
  {
    id: 'sourcing-mix',
    type: 'multiple-choice',
    section: 'sourcing-quality',
    question:
      "Agency hires succeed at 74%, job-board hires at 63%. In the city, each succeeds at 80%. In the rural depots, each placed sixty people; the agency's succeed at 70%, the job board's at 45%. What do you tell the recruiting lead, who wants to double the agency budget?",
    options: [
      'That the agency is better in the rural depots, and makes no difference in the city',
      'That placement explains the gap, and sixty hires are too few to show more',
      'That the agency is better, and should take over the city and the rural depots',
      'That the comparison must wait until a year in which both place people by lot',
    ],
    correctAnswer:
      'That the agency is better in the rural depots, and makes no difference in the city',
    points: 10,
    hint: 'Compare like with like, and then ask whether the group is large enough.',
    explanation:
      'Within the city the channels are equal; in the rural depots 42 of 60 stand against 27 of 60, a gap of 25 points that chance alone seldom makes. Placement is the usual explanation of such totals and tempts for that reason, but the split shows a difference where places are alike. Taking over the city would pay for nothing.',
  },
  {
    id: 'cohort-sound',
    type: 'multiple-select',
    section: 'cohort-turnover',
    question:
      'You compare the spring and fall intakes of a hotel on day-180 survival. The fall intake has reached day 120. Which steps are sound? Select all that apply.',
    options: [
      'Compare both intakes at day 120, or wait',
      "Count fall starters who haven't left yet as survivors to day 180",
      'Extend the fall curve to day 180 with the slope of the spring curve',
      'Say in the text which day both intakes have reached',
      "Leave the fall intake out, and report spring alone as this year's result",
      'Show how many people are at risk at each point',
    ],
    correctAnswer: [
      'Compare both intakes at day 120, or wait',
      'Say in the text which day both intakes have reached',
      'Show how many people are at risk at each point',
    ],
    points: 10,
    hint: "What is known about people whose day 180 hasn't come?",
    explanation:
      'Their outcome is unknown, which is called censoring. Compare what both have reached, say so, and show the numbers at risk. Extending the curve tempts because it fills the chart, but it assumes the answer to the very question asked.',
  },
  {
    id: 'bonus-breakeven',
    type: 'short-answer',
    section: 'cost-of-turnover',
    question:
      'A retention bonus of {bonus} for each of {bonusHeads} employees is proposed. An exit costs {exitCost} in cash, and {yearExits} people leave a year. How many fewer exits a year would the bonus need to pay for itself in cash?',
    options: [],
    correctAnswer: '{exitsToPrevent}',
    alsoAccepted: ['{exitsToPrevent} exits'],
    points: 10,
    hint: 'A whole number of exits',
    explanation:
      'The bonus costs {bonus} × {bonusHeads} = {bonusCost}, and {bonusCost} ÷ {exitCost} = {exitsToPrevent} of {yearExits} exits, which is a demanding target. Dividing by all {yearExits} exits is the error that makes a bonus look cheap: most of it goes to people who would have stayed.',
  },
  {
    id: 'q9',
    type: 'short-answer',
    section: 'cohort-turnover',
    question:
      "Slide 11 compares the share still employed at day 90 for the January and October intakes. The October intake has reached only day 60, and everyone not yet gone is counted as a success. Which statistical term names this problem of outcomes that aren't yet due?",
    options: [],
    correctAnswer: 'censoring',
    alsoAccepted: ['right censoring', 'right-censoring'],
    points: 10,
    hint: 'One word from Module 4, ending in -ing',
    explanation:
      'Censoring means that the outcome is unknown because the observation stopped before it was due. The remedy is to compare both intakes at day 60, or to wait. Survivorship is the near neighbor: it means that you only hear from those who remained, which biases interviews and surveys.',
  },
]);
