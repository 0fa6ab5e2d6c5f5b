import { defineReviewCards } from '#review-card-schema.ts';

export default defineReviewCards([
  {
    id: 'guardrail-behind-the-number',
    question:
      'A bakery’s goal says, “Throw away 30 percent less bread by June 30.” It was reached, and the shelves were empty by 3 p.m. What was the goal missing?',
    answer:
      'A guardrail: a second measure that shows the shortcut, such as the share of products still on sale at 5 p.m.',
    why: 'Numbers invite the easiest way to hit them. A second number makes that way visible before customers tell you.',
    section: 'smart-goals-and-okrs',
    skill: 'performance',
  },
  {
    id: 'one-owner',
    question:
      'Three planners share the goal “Cut late orders by a fifth by March 31.” In April each says that another one was on it. Which word of the original SMART would have caught this?',
    answer: 'Assignable: one named person owns the goal.',
    why: 'The first SMART article asked who will do it. A goal that three people share is often carried by none of them.',
    section: 'smart-goals-and-okrs',
    skill: 'performance',
    graded: {
      options: ['Specific', 'Measurable', 'Assignable', 'Time-related'],
      correct: 'Assignable',
    },
  },
  {
    id: 'learning-goal-first',
    question:
      'Leila has never sold anything and now opens a new region with a new product. Her manager drafts, “Win 40 accounts by May 31.” Which goal comes first?',
    answer: 'A learning goal, such as “Test two ways to win accounts and recommend one by May 31.”',
    why: 'In work that is unfamiliar and complex, a hard number pushes people to grab a method before they understand the task.',
    section: 'smart-goals-and-okrs',
    skill: 'performance',
    graded: {
      options: [
        'The same goal with a lower number, so that she can feel some early success: 15 accounts by May 31',
        'Test two ways to win accounts and recommend one by May 31',
        'No goal in the first year; “do your best” takes the pressure off',
      ],
      correct: 'Test two ways to win accounts and recommend one by May 31',
    },
  },
  {
    id: 'no-pay-on-stretch',
    question:
      'A director wants each team’s bonus to follow its score on stretch objectives. What will the objectives look like next year?',
    answer: 'Safe: teams will write down what they already know how to reach.',
    why: 'A stretch score is useful only while missing part of it costs no one money.',
    section: 'smart-goals-and-okrs',
    skill: 'rewards',
  },
  {
    id: 'settle-the-role',
    question:
      'You ask a site manager and his deputy, separately, for the deputy’s three most important results. Only safety is on both lists. What do you do before they write goals?',
    answer: 'Have them settle the role. With one match, every goal would be open to argument.',
    why: 'The mirror test asks for at least two matches. Below that, a better goal describes two different jobs.',
    section: 'role-clarity',
    skill: 'performance',
  },
  {
    id: 'log-the-change',
    question:
      'In May a hiring freeze cuts a recruiter’s goal from 24 hires to 12. She and her manager agree on the phone. What has to be written down?',
    answer: 'The old goal, the new goal, the date and the reason.',
    why: 'Without the entry, the December review will compare her 12 hires with a target both had dropped in May.',
    section: 'regular-check-ins',
    skill: 'records',
  },
]);
