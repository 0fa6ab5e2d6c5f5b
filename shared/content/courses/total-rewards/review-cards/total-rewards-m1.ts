import { defineReviewCards } from '#review-card-schema.ts';

export default defineReviewCards([
  {
    id: 'clause-that-can-fail',
    question:
      'A draft philosophy says, “We reward our people generously for great work.” Which test does the sentence fail?',
    answer: 'No realistic request from a manager could ever fail it, so it guides no decision.',
    why: 'A clause is useful when it tells you which requests to refuse. This one approves them all.',
    section: 'compensation-philosophy',
    skill: 'rewards',
    graded: {
      options: [
        'It doesn’t say how generous the company is compared with its industry',
        'No realistic request could fail it',
        'It leaves out benefits, careers and recognition',
        'It promises more than finance may be able to pay in a weak year',
      ],
      correct: 'No realistic request could fail it',
    },
  },
  {
    id: 'third-exception-same-clause',
    question:
      'The exceptions log at a ferry company shows three exceptions since January, all to the clause “placement never depends on past pay.” What are the two possible meanings?',
    answer: 'Either the clause is wrong, or it isn’t believed.',
    why: 'One exception is a case. Three to one clause are a finding about the clause or about how seriously it’s taken.',
    section: 'compensation-philosophy',
    skill: 'fairness',
  },
  {
    id: 'match-with-old-survey',
    question:
      'A hotel group sets ranges on January 1 to that day’s market and leaves them for a year. The market moves 6%. By how much does it trail on average?',
    answer: 'About 3%, because July 1 stands for the average of the year.',
    why: 'The gap grows from nothing to 6% while the ranges stand still. A true match is aged to the middle of the year.',
    section: 'lead-match-or-lag',
    skill: 'rewards',
    graded: {
      options: ['Not at all', 'About 3%', 'About 6%'],
      correct: 'About 3%',
    },
  },
  {
    id: 'supplement-not-regrade',
    question:
      'Crane drivers have become scarce, but their work is the same as last year. A director wants them one grade higher. What do you use instead?',
    answer: 'A market supplement that is labeled as one and has a review date.',
    why: 'The price of the work has changed, its content hasn’t. A regrade would unsettle the others in that grade.',
    section: 'lead-match-or-lag',
    skill: 'rewards',
  },
  {
    id: 'element-for-the-signal',
    question:
      'At a museum, strong curators leave. Their pay is at the median, and exit notes say, “There was no next job for me here.” Which element do you look at first?',
    answer: 'Careers, before base pay or benefits.',
    why: 'The element has to fit the signal. More pay for everyone wouldn’t create a next role.',
    section: 'total-rewards-elements',
    skill: 'careers',
  },
  {
    id: 'cost-the-package',
    question:
      'Salary 50,000, target bonus 10%, employer costs 20% on both. A manager says a 4% raise “costs 2,000.” What is the yearly cost?',
    answer: '2,640: base 2,000, bonus 200 and employer costs 440.',
    why: 'Bonus and employer costs move with base, and the raise comes back in every later year.',
    section: 'total-rewards-elements',
    skill: 'rewards',
    graded: {
      options: ['2,200', '2,400', '2,640', '4,400'],
      correct: '2,640',
    },
  },
]);
