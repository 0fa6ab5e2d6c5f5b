import { defineReviewCards } from '#review-card-schema.ts';

export default defineReviewCards([
  {
    id: 'barrier-before-will',
    question:
      'Since a new app went live in June, four of five dispatchers miss the ten-minute reply. The manager wants an improvement plan for Ruben, the slowest. Where do you look first?',
    answer:
      'At the barrier: what the app changed in June, and why almost everyone misses the target.',
    why: 'When most of a team misses a target from one date on, the process is the likely cause, and it can be checked without judging anyone.',
    section: 'skill-will-or-barrier',
    skill: 'performance',
    graded: {
      options: [
        'At Ruben’s motivation, since the others at least come closer to the target than he does',
        'At what the app changed in June',
        'At a training course on the ten-minute reply for Ruben',
      ],
      correct: 'At what the app changed in June',
    },
  },
  {
    id: 'never-met-the-standard',
    question:
      'Amal tries hard and has good tools, and her colleagues meet the color-matching standard. She never has. Which cause is likely, and what is your first move?',
    answer: 'Skill: teach, let her practice, and check.',
    why: 'If she couldn’t do it even when everything depended on it, asking for more effort is pointless.',
    section: 'skill-will-or-barrier',
    skill: 'performance',
  },
  {
    id: 'would-you-be-glad',
    question:
      'A manager’s draft plan is flawless. Then he mentions that he has already lined up a successor. Which question do you ask, and why now?',
    answer: '“If this works, will you be glad?” If not, the plan is theater.',
    why: 'A plan with its end already decided tests nothing, and the employee and any later reviewer will see it.',
    section: 'pip-standards-and-support',
    skill: 'fairness',
  },
  {
    id: 'late-support-moves-the-clock',
    question:
      'A plan promises a mentor by March 10. She starts on March 24. The final review is set for June 30. When is the earliest it may be held?',
    answer: 'July 14: the review moves by the same 14 days, and the employee is told.',
    why: 'Results counted before the promised help measure the employer’s delay, not the employee’s progress.',
    section: 'pip-standards-and-support',
    skill: 'fairness',
    graded: {
      options: [
        'On June 30, because both signed the plan with that date',
        'On July 14',
        'On July 30, a full month after the signed date',
      ],
      correct: 'On July 14',
    },
  },
  {
    id: 'length-follows-the-work',
    question:
      'A controller’s quarterly filing has been late twice. Her manager proposes a 60-day plan. How many real attempts does it allow?',
    answer: 'One at most, so it would test luck. The length has to follow the work.',
    why: 'Sixty days are many attempts at a daily task and one, or none, at a quarterly task.',
    section: '30-60-90-day-check-ins',
    skill: 'performance',
  },
  {
    id: 'nothing-new-midway',
    question:
      'On day 60 both measures look good. The manager wants to add a third, on slow email replies. What do you tell him?',
    answer: 'No new measure in a running plan. The emails get a conversation of their own.',
    why: 'Adding goals midway means that the employee can meet the plan and still fail it.',
    section: '30-60-90-day-check-ins',
    skill: 'fairness',
  },
  {
    id: 'may-not-will',
    question:
      'A draft says, “If the targets are missed, employment will end on May 31.” What do you change, and what has to come before any decision?',
    answer: '“Will” becomes “may,” and the employee is heard on the evidence first.',
    why: 'A promised outcome shows that the decision was made before the results, the reader’s five questions and the employee’s answer.',
    section: 'pip-standards-and-support',
    skill: 'records',
  },
]);
