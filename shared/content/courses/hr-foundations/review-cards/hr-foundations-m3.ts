import { defineReviewCards } from '#review-card-schema.ts';

export default defineReviewCards([
  {
    id: 'two-sources',
    question:
      'A manager describes a dispatcher’s job to you in detail. Why isn’t that enough to write the description?',
    answer:
      'Managers describe the job they imagine. Combine it with the job holder’s view or the logs.',
    why: 'Holders describe last week, managers the ideal. Each source has a blind spot that another one covers.',
    section: 'analysis-methods',
    skill: 'hiring',
  },
  {
    id: 'new-person-wrong',
    question:
      'You have one question left in a job analysis with a lab technician. Which one brings out the skill that really matters?',
    answer: '“What does a new person get wrong first?”',
    why: 'Early mistakes show what has to be learned. Asking what is important mostly brings status talk.',
    section: 'analysis-methods',
    skill: 'hiring',
    graded: {
      options: [
        '“Which of your duties are the most important to the company?”',
        '“What does a new person get wrong first?”',
        '“How would you describe the ideal colleague?”',
      ],
      correct: '“What does a new person get wrong first?”',
    },
  },
  {
    id: 'result-not-method',
    question: 'A draft says, “Must drive to client sites.” How do you rewrite it?',
    answer: 'As a result, such as “Meets clients at their sites on the agreed dates.”',
    why: 'A method shuts out people who reach the same result another way. The result leaves room for a train or a ride.',
    section: 'essential-functions',
    skill: 'fairness',
  },
  {
    id: 'rare-but-essential',
    question:
      'A pool supervisor says that first aid can’t be an essential function: “We needed it once last year.” What do you answer?',
    answer: 'Little time doesn’t make it marginal. What counts is what follows if it isn’t done.',
    why: 'Time is only one of the tests. Others are whether the job would exist without it and what happens when it fails.',
    section: 'essential-functions',
    skill: 'hiring',
  },
  {
    id: 'trace-to-a-function',
    question:
      'A hiring manager wants “five years of CRM experience” for a role in which the tool is learned in a month. Which two questions settle it?',
    answer: 'Which function needs it? And is it needed on day one, or learnable in 90 days?',
    why: 'A requirement that you can’t trace to a function gets cut, and you screen only on what is required on day one.',
    section: 'ksaos',
    skill: 'hiring',
  },
  {
    id: 'say-what-they-do',
    question: 'An ad asks for a “young, hungry team.” What do you write instead?',
    answer: 'What the person will do, such as “Calls 20 new customers a week.”',
    why: 'Inclusive wording is mostly precise wording. A label tells readers whether they belong; a task tells them what the work is.',
    section: 'inclusive-wording',
    skill: 'fairness',
  },
]);
