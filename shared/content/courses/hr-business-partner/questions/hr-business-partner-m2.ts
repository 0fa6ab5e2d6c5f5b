import { defineQuestions } from '#skill-check-schema.ts';

export default defineQuestions('hr-business-partner-m2', [
  {
    id: 'q1',
    type: 'multiple-choice',
    section: 'income-statement-balance-sheet-cash',
    question:
      "Quarrystone's operating profit rose from 3.0 to 3.4 million, yet cash from operations was −0.6 million. Receivables went from 5 to 9 million while revenue was flat. The chief executive proposes a hiring freeze. What do you examine first?",
    options: [
      'Which vacancies are truly needed, ranked by their managers, and what each would cost by June',
      'Which step between delivery and payment has slowed, and whether a freeze would hit it',
      'Which overtime can be cut at once, as wages are the largest cost and the quickest to change',
      "Whether the profit figure is right, since a unit that earns money shouldn't run short of cash",
    ],
    correctAnswer:
      'Which step between delivery and payment has slowed, and whether a freeze would hit it',
    points: 10,
    hint: 'Compare what was earned with what was paid.',
    explanation:
      "Profit held up, and four million more sits with customers, so the problem lies between delivery and payment. Freezing the roles that invoice or settle disputes could make it worse. Ranking vacancies looks disciplined, but it answers a cost question and this is a timing one. Profit can rise while cash falls, because revenue counts when it's earned.",
  },
  {
    id: 'deferred-revenue',
    type: 'multiple-choice',
    section: 'income-statement-balance-sheet-cash',
    question:
      'A maintenance unit holds 6 million of deferred revenue from annual contracts paid in January. In March the director wants to let 12 of 90 technicians go to protect the margin. Which question do you put first?',
    options: [
      'How many months of severance does the saving pay for, and what is left of it by December?',
      'Which 12 of the technicians have billed the fewest hours per month in the last year?',
      'Could the same saving come from less overtime, and by which date would we know?',
      'Which promised visits would no longer take place, and what does that cost?',
    ],
    correctAnswer: 'Which promised visits would no longer take place, and what does that cost?',
    points: 10,
    hint: 'What does the balance sheet say the unit still owes?',
    explanation:
      'Deferred revenue is service that customers have paid for and not received, so cutting those who deliver it endangers renewals and refunds. The payback of severance is a fair second question and tempts with its arithmetic, but it takes the cut for granted. Ranking people answers before anyone has asked.',
  },
  {
    id: 'driver-test',
    type: 'multiple-choice',
    section: 'value-drivers',
    question:
      'A unit has revenue of 60 million, operating profit of 5 million, wages of 24 million and materials of 18 million. Which 1% move, with everything else held still, adds most to profit?',
    options: [
      'Price, at the same volume',
      'Wages, through fewer hours',
      'Materials, through buying',
      'Overhead of 9 million',
    ],
    correctAnswer: 'Price, at the same volume',
    points: 10,
    hint: 'Take 1% of each line.',
    explanation:
      "One percent of price adds 0.60 million, of wages 0.24, of materials 0.18 and of overhead 0.09. Wages tempt HR because they're the line we know; the person who quotes prices may be the better subject of your year.",
  },
  {
    id: 'chain-condition',
    type: 'multiple-choice',
    section: 'value-drivers',
    question:
      'Repeat orders at a fitted-kitchen maker are falling. You draft a chain. Which link is a condition that HR can change, and not a result, driver or behavior?',
    options: [
      'Repeat orders are down from 40% to 31%, most of it since the spring',
      'Fitters leave the site at two, and the customer gets nothing to check or sign',
      'Complaints per kitchen have gone from two to three within the year',
      'Pay is per kitchen; the last visit earns a fitter nothing',
    ],
    correctAnswer: 'Pay is per kitchen; the last visit earns a fitter nothing',
    points: 10,
    hint: 'Work backward: result, driver, behavior, condition.',
    explanation:
      "Orders are the result, complaints the driver, leaving early the behavior; the pay rule is the condition that makes the behavior sensible. The behavior is tempting, since it's what one sees, and training people to stay would lose against a rule that punishes staying.",
  },
  {
    id: 'outsourced-ratio',
    type: 'multiple-select',
    section: 'workforce-cost',
    question:
      'After outsourcing its night cleaning, a hotel group reports that revenue per employee rose by 8%. Which points belong in your note to the chief executive? Select all that apply.',
    options: [
      'The ratio rose without anyone producing more',
      "Total workforce cost, with the contractor's invoice, is the figure to compare",
      'The ratio proves that the night shift was overstaffed before',
      'Revenue per employee should be reported monthly from now on',
      "The gain can be used as a benefit in next year's training case",
      'Who now carries the injuries and unpaid hours belongs beside the saving',
    ],
    correctAnswer: [
      'The ratio rose without anyone producing more',
      "Total workforce cost, with the contractor's invoice, is the figure to compare",
      'Who now carries the injuries and unpaid hours belongs beside the saving',
    ],
    points: 10,
    hint: 'What changed in the numerator, what in the denominator, and who pays?',
    explanation:
      "Fewer people are on the payroll and the same work is bought elsewhere, so only the whole cost compares. A guardrail shows whether the saving was moved to someone else's employees. Monthly reporting sounds diligent and repeats a flattering number twelve times.",
  },
  {
    id: 'q9',
    type: 'short-answer',
    section: 'income-statement-balance-sheet-cash',
    question:
      'The school-buildings unit has a yearly revenue of 36.5 million and 9.0 million in unpaid invoices. How many days of sales are outstanding?',
    options: [],
    correctAnswer: '90',
    alsoAccepted: ['90 days', 'ninety'],
    points: 10,
    hint: 'Give a whole number of days and no unit, for example 12',
    explanation:
      'Days sales outstanding = receivables ÷ yearly revenue × 365 = 9.0 ÷ 36.5 × 365 = 90. Dividing revenue by receivables gives about 4, which is how often receivables turn over in a year. The next question is whose work delays an invoice, since that is where HR can help.',
  },
  {
    id: 'workforce-ratio',
    type: 'short-answer',
    section: 'workforce-cost',
    question:
      'A clinic has revenue of 50 million. Employees cost 21.0 million in all, agency nurses 3.0 million, and contract cleaners, hired through procurement, 1.0 million. What is the workforce cost ratio, in percent?',
    options: [],
    correctAnswer: '50',
    alsoAccepted: ['50%', '50.0'],
    points: 10,
    hint: 'A whole number; count the labor that procurement buys',
    explanation:
      "(21.0 + 3.0 + 1.0) ÷ 50 × 100 = 50. Employees alone give 42, the figure that tempts because HR's system ends there. Purchased labor is work that the clinic pays for, and a comparison without it rewards outsourcing.",
  },
]);
