import { defineReviewCards } from '#review-card-schema.ts';

export default defineReviewCards([
  {
    id: 'not-tested',
    question:
      'A plan promised Idris a software course by May. It was never booked, and he missed the measure that depends on it. How do you close that measure?',
    answer: '“Not tested,” since the promised support never arrived.',
    why: 'A result without the agreed support says nothing about what the employee can do with it.',
    section: 'pip-close-out',
    skill: 'performance',
    graded: {
      options: [
        '“Not met,” with a sentence on the missing course',
        '“Not tested”',
        '“Met,” to make up for the course that the company failed to book for him',
      ],
      correct: '“Not tested”',
    },
  },
  {
    id: 'silent-plan',
    question:
      'A plan ended five weeks ago, without a letter. The manager now wants to use a mistake from last week to say it failed. What do you advise?',
    answer:
      'Tell the employee in writing that the date was missed, and review on evidence from the plan period.',
    why: 'Silence reads as success. Evidence from after the end date belongs to no plan.',
    section: 'pip-close-out',
    skill: 'performance',
  },
  {
    id: 'one-reason-five-places',
    question:
      'The letter to Katya says “attendance.” The payroll code says “reorganization.” Her letter is correct. What do you do before it goes out?',
    answer:
      'Make the reason the same in all five places: letter, code, script, reference, agency answer.',
    why: 'When the reasons differ, a reader looks for a third one that was hidden.',
    section: 'separation-letter',
    skill: 'records',
  },
  {
    id: 'hold-before-claim',
    question:
      'On the way out, a dismissed analyst says, “My lawyer will write to you.” No claim has come. When does the duty to preserve start?',
    answer: 'Treat it as a trigger now, and take it to counsel the same day.',
    why: 'A hold starts when a dispute is reasonably expected, often long before a claim.',
    section: 'legal-hold-suspends-disposal',
    skill: 'law',
    graded: {
      options: [
        'When the lawyer’s letter arrives and names the records that matter',
        'Possibly now; ask counsel today',
        'When a claim is filed',
      ],
      correct: 'Possibly now; ask counsel today',
    },
  },
  {
    id: 'stop-deletion',
    question:
      'A hold was sent to six people at 9 a.m., and all acknowledged it. Chat still deletes itself after 14 days. Which move is missing?',
    answer: 'Stop: IT has to switch the deletion off and confirm that in writing.',
    why: 'People can keep their hands off, but a system goes on deleting until someone changes the setting.',
    section: 'legal-hold-suspends-disposal',
    skill: 'technology',
  },
]);
