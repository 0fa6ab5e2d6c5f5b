import { defineReviewCards } from '#review-card-schema.ts';

export default defineReviewCards([
  {
    id: 'fragile-seat',
    question:
      'One buyer at a cheese importer deals with all 60 farmers, and they talk to no one else. Her prices are average for the trade. What does this seat need?',
    answer: 'It’s fragile: bring a second person into the contacts.',
    why: 'The risk is that one person holds the relationships. A better performer wouldn’t remove it, and neither would a manual.',
    section: 'role-criticality',
    skill: 'planning',
    graded: {
      options: [
        'A stronger holder, chosen with care and paid above the market',
        'A second holder, introduced to the farmers',
        'A written method for placing orders',
      ],
      correct: 'A second holder, introduced to the farmers',
    },
  },
  {
    id: 'exposure-gap',
    question:
      'If the dispatch planner’s chair is empty, customers notice after 2 days. A colleague could hold the work with full authority after 9. What is the exposure gap?',
    answer: '7 days: time to cover (9) minus time to harm (2). Above zero, the seat is exposed.',
    why: 'The two numbers turn “high risk” into something that can be closed, here by making the colleague ready a week faster.',
    section: 'role-criticality',
    skill: 'planning',
  },
  {
    id: 'age-is-no-plan',
    question:
      'A vacancy list says of an actuary, “Turns 63 in May, likely to go.” What may stand there instead?',
    answer:
      'Only what the actuary has said or arranged, such as a stated plan or an agreed transfer.',
    why: 'Age is no evidence that someone means to leave, and acting on it may be unlawful.',
    section: 'role-criticality',
    skill: 'law',
  },
  {
    id: 'open-the-entry',
    question:
      'At a hotel group general managers nominate people for its leadership program. Twelve of 14 places went to head office staff. Which change goes to the cause?',
    answer: 'Let anyone apply against published criteria.',
    why: 'Nomination repeats who is already visible. Open entry reaches people no nominator thinks of.',
    section: 'inclusive-talent-approach',
    skill: 'fairness',
    graded: {
      options: [
        'Ask for two nominations from each hotel, with a written reason',
        'Let anyone apply against published criteria',
        'Have the executive team check the nominations for balance before they’re announced',
        'Add four places for hotel staff next year',
      ],
      correct: 'Let anyone apply against published criteria',
    },
  },
  {
    id: 'access-rate',
    question:
      'Of 50 full-time advisers 15 enter a development group; of 30 part-time advisers 3 do. What are the access rates, and what do they prove?',
    answer:
      '30% and 10%. They prove no intention; they tell you to ask what keeps part-time people out.',
    why: 'A rate by group points to a door that may be half closed. The reason has to be found by asking.',
    section: 'talent-metrics',
    skill: 'analytics',
  },
  {
    id: 'promise-kept',
    question:
      'A slide says that leadership programs rose from three to seven. Of 40 development actions agreed with people, 14 were done. Which figure do you read first?',
    answer: 'Promise kept: 14 ÷ 40, or 35%.',
    why: 'It shows whether leaders release people for the agreed work. The number of programs can rise while that falls.',
    section: 'talent-metrics',
    skill: 'analytics',
  },
]);
