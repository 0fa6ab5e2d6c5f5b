import { defineQuestions } from '#skill-check-schema.ts';

export default defineQuestions('total-rewards-m1', [
  {
    id: 'q1',
    type: 'multiple-choice',
    section: 'lead-match-or-lag',
    question:
      'A plan says: "We match the market." Ranges were built on a survey dated October 1, 2026, without aging, and will stand from January 1 to December 31, 2027. The market moves about 4% a year. Where will the ranges be against the market, on average over 2027?',
    options: [
      'Level, as the survey is recent and the policy is to match',
      'About 1% behind, the movement from the survey to January 1',
      'About 5% behind, the movement from the survey to December 31',
      'About 3% behind, the movement from the survey to July 1',
    ],
    correctAnswer: 'About 3% behind, the movement from the survey to July 1',
    points: 10,
    hint: 'The gap grows through the year. Which single date stands for the average of the year?',
    explanation:
      "From October 1 to July 1 is nine months, and 4% × 9 ÷ 12 is 3%. The 1% answer tempts because it's true on the first day of the plan, but the ranges then stand still while the market moves. A true match would be aged to July 1.",
  },
  {
    id: 'breakable-clause',
    type: 'multiple-choice',
    section: 'compensation-philosophy',
    question: 'Which clause of a pay philosophy could a realistic request from a manager fail?',
    options: [
      '"Midpoints stand at the market median, aged to July 1 of the plan year."',
      '"We pay competitively and fairly in each business unit, reviewed on July 1 of each year."',
      '"Pay decisions reflect performance, potential and the value of a role to customers."',
      '"Our total rewards, reviewed each July, let people do the best work of their lives."',
    ],
    correctAnswer: '"Midpoints stand at the market median, aged to July 1 of the plan year."',
    points: 10,
    hint: 'Imagine a request for 12% above median. Which clause says no?',
    explanation:
      'Only the clause about midpoints can be broken: a midpoint above the median contradicts it. The one on performance tempts because it names three criteria, but no request would ever fail to claim one of them.',
  },
  {
    id: 'element-fix',
    type: 'multiple-choice',
    section: 'total-rewards-elements',
    question:
      'Six of nine nurses who resigned name canceled leave and double weekends. Pay stands at the median, and offers are accepted. The director proposes a 5% raise. What do you examine first?',
    options: [
      'The benefits that nurses use least and the money they would free',
      'Staffing and schedules on the wards that the six have left',
      'The market position of each nursing job against three surveys',
      'Recognition for teams that have covered the open weekends',
    ],
    correctAnswer: 'Staffing and schedules on the wards that the six have left',
    points: 10,
    hint: 'Which element matches the signal in the data?',
    explanation:
      "Exhaustion and canceled leave point to staffing and schedules; pay at the median with accepted offers doesn't point to pay. Recognition tempts because it honors those who cover, but it leaves the weekends as they are.",
  },
  {
    id: 'exception-log',
    type: 'multiple-select',
    section: 'compensation-philosophy',
    question: 'Which facts belong in the record of a valid pay exception? Select all that apply.',
    options: [
      'The clause of the philosophy that it breaks',
      'The annual cost',
      'The closest peers affected',
      'The date on which it ends',
      'The rating the person expects next year',
      'The name of the recruiter who lost the last offer',
    ],
    correctAnswer: [
      'The clause of the philosophy that it breaks',
      'The annual cost',
      'The closest peers affected',
      'The date on which it ends',
    ],
    points: 10,
    hint: 'What would you need to explain it to a peer next March?',
    explanation:
      'Clause, cost, peers and end date, with the reason, make an exception one that can be reviewed. The expected rating tempts because it sounds like a justification, but a hope about next year explains nothing about the price of today.',
  },
  {
    id: 'package-cost',
    type: 'short-answer',
    section: 'total-rewards-elements',
    question:
      'A salary is 60,000, the target bonus 10% of base, and pay-related employer costs are 15% of base and bonus. What does a 5% raise cost the employer in its first year, in full? Round to the nearest whole number.',
    options: [],
    correctAnswer: '3795',
    alsoAccepted: ['3,795', '$3,795', '3795.00'],
    points: 10,
    hint: 'Digits only. Count the raise, its bonus and the employer costs on both.',
    explanation:
      'The raise is 3,000, its bonus 300, and employer costs are 15% of 3,300 = 495: together 3,795. The tempting 3,450 adds employer costs to the raise and forgets that the bonus is a share of base and rises with it.',
  },
  {
    id: 'essay-supplement',
    type: 'essay',
    section: 'lead-match-or-lag',
    question:
      'The head of a port terminal wants to regrade all 40 crane technicians, since "we can\'t hire at this salary." Declined offers: 9 of 14 named base salary, for night work only. Explain to her in about 150 words whether to lead, match or lag, for whom, by which instrument, when it ends, what it costs to be wrong, and which report would show that.',
    options: [],
    correctAnswer:
      "Thank you for the figures. Nine of 14 refusals name base salary, and all nine were for nights; day jobs were filled at the present range. So I wouldn't regrade. The content of the job hasn't changed, and a regrade would lift 40 people for good to repair the price of one schedule. I propose to lead for night crane technicians only: a labeled market supplement of 6%, paid monthly, reviewed on June 30 next year. Sixteen people would receive it, at 6% of 58,000, or 55,680 a year before employer costs. The ranges for all 40 stay at the median, aged to July 1. If I am wrong, we have spent 55,680 and refusals continue for another reason, most likely the number of nights in a row. The report that shows it: declined offers by reason and shift, each quarter, from you and me together. If salary falls below three refusals in ten and jobs still stay open, we end the supplement and change the schedule.",
    points: 10,
    hint: 'Stance by family and shift, instrument, end date, price of error, and the report.',
    explanation:
      "A strong reply follows the data to the one group they describe and uses an instrument that can end. The tempting reply leads for all crane technicians, which is quick to explain and repairs a problem most of them don't have.",
  },
  {
    id: 'antitrust-survey',
    type: 'multiple-choice',
    section: 'lead-match-or-lag',
    question:
      'A rival\'s HR manager offers to swap next year\'s planned ranges for warehouse jobs, "only between the two of us." What do you do?',
    options: [
      'Accept, with names removed from both of the tables',
      'Accept for past pay only, and pass on nothing planned',
      'Decline, and use an independent, aggregated survey',
      'Ask three more rivals, and use the aggregate of all',
    ],
    correctAnswer: 'Decline, and use an independent, aggregated survey',
    points: 10,
    hint: 'What do competing employers risk when they exchange pay plans?',
    explanation:
      "Exchanging current or planned pay with a rival can create antitrust risk; an independent, aggregated survey with counsel's view is the route. Past pay only tempts as a compromise, but recent pay between two rivals is still information from which both can set wages.",
  },
]);
