import { defineReviewCards } from '#review-card-schema.ts';

export default defineReviewCards([
  {
    id: 'service-still-owed',
    question:
      'An alarm-monitoring unit collects its yearly fees in January. In February it wants fewer field staff to save wages. Which balance-sheet item do you ask about?',
    answer: 'Deferred revenue: service that is paid for and not yet delivered.',
    why: 'The cash is in the bank, the obligation remains. Cutting the people who deliver it endangers exactly that.',
    section: 'income-statement-balance-sheet-cash',
    skill: 'stakeholders',
  },
  {
    id: 'days-sales-outstanding',
    question:
      'A unit has yearly revenue of 73 million and 12 million of unpaid invoices. What are its days sales outstanding?',
    answer: '60 days: 12 ÷ 73 × 365.',
    why: 'The figure links profit with cash. Next ask whose work delays an invoice.',
    section: 'income-statement-balance-sheet-cash',
    skill: 'analytics',
    graded: { options: ['6 days', '60 days', '44 days'], correct: '60 days' },
  },
  {
    id: 'one-percent-test',
    question:
      'Profit is 2.0 million. One percent on price would add 0.30, on wages 0.08, on overhead 0.05. The leader wants a hiring freeze. Which question do you bring?',
    answer: 'Who sets the price, and what stops them from holding it?',
    why: 'Price moves profit nearly four times as much as wages. Follow the driver back to a behavior and its condition.',
    section: 'value-drivers',
    skill: 'stakeholders',
    graded: {
      options: [
        'Which vacancies are the least critical, by department?',
        'Who sets the price, and what stops them from holding it?',
        'Which overhead costs have grown faster than revenue over three years?',
      ],
      correct: 'Who sets the price, and what stops them from holding it?',
    },
  },
  {
    id: 'chain-backward',
    question:
      'A caterer’s owner orders a negotiation course for event managers. Which four links do you draw before you answer, and in which order?',
    answer: 'Result, driver, behavior, condition.',
    why: 'The last link is what you can change. It may be a missing price floor, which no course repairs.',
    section: 'value-drivers',
    skill: 'stakeholders',
  },
  {
    id: 'flattering-ratio',
    question:
      'Revenue per employee rose from 180,000 to 240,000 after the packing hall was outsourced. What do you show beside it?',
    answer: 'Total workforce cost including what the contractor is paid, as a share of revenue.',
    why: 'The ratio rose because people left the count. The whole cost shows if anything got cheaper.',
    section: 'workforce-cost',
    skill: 'analytics',
  },
  {
    id: 'cost-of-an-empty-post',
    question:
      'An installer costs 64,000 and could bill 1,300 hours at 80, using parts worth 18,000. Demand is confirmed. What does leaving the job empty do in a year?',
    answer: 'It costs a net 22,000: 104,000 − 18,000 − 64,000.',
    why: 'Saved wages are only one side. If demand were missing, the 64,000 would be a genuine saving.',
    section: 'workforce-cost',
    skill: 'planning',
    graded: {
      options: ['It saves 64,000', 'It costs a net 22,000', 'It costs a net 40,000'],
      correct: 'It costs a net 22,000',
    },
  },
]);
