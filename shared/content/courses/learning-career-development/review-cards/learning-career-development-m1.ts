import { defineReviewCards } from '#review-card-schema.ts';

export default defineReviewCards([
  {
    id: 'blank-without-result',
    question:
      'A negotiation course costs $60,000 a year. Asked which result it delivers, its owner writes, “Better negotiators.” No law requires it. What do you conclude?',
    answer: 'It’s ready to retire: you can’t name the result of the organization that it serves.',
    why: 'The strategy sentence starts with a result. “Better negotiators” only restates the course, so the first blank is still empty.',
    section: 'organization-task-and-person-analysis',
    skill: 'careers',
  },
  {
    id: 'level-that-was-skipped',
    question:
      'All 70 pharmacists of a chain are booked for the same refresher on one dispensing step. Which level of analysis was probably skipped, and what would fill it?',
    answer: 'The person level: results by pharmacist or a short practical test.',
    why: 'When everyone attends, you haven’t asked who can do it already and who can’t.',
    section: 'organization-task-and-person-analysis',
    skill: 'careers',
    graded: {
      options: [
        'Organization: the yearly plan and the results of each store',
        'Task: watching the step at several counters',
        'Person: results by pharmacist or a short test',
      ],
      correct: 'Person: results by pharmacist or a short test',
    },
  },
  {
    id: 'other-end-of-the-gap',
    question:
      'A hotel manager says the front desk is weak at complaints. You’ve counted: 13 of 20 clerks settle a complaint at the desk. What do you still need before you call it a gap?',
    answer: 'The other end, measured: the standard, and how many clerks must meet it.',
    why: 'A gap has two ends. Thirteen of twenty is good or poor only in comparison with what is needed.',
    section: 'skills-gaps',
    skill: 'analytics',
  },
  {
    id: 'hard-important-rare',
    question:
      'About once in two years, a treasury clerk must stop a wire transfer that looks like fraud. It’s hard and it matters. What do you provide?',
    answer: 'A job aid at the desk, and drills.',
    why: 'Memory won’t hold a skill that is used so rarely. A course fits what is hard, important and frequent.',
    section: 'skills-gaps',
    skill: 'careers',
    graded: {
      options: [
        'A half-day course with a certificate for each clerk',
        'A one-page guide at the desk, and drills',
        'A reminder that explains the steps and asks for care',
      ],
      correct: 'A one-page guide at the desk, and drills',
    },
  },
  {
    id: 'right-work-costs-money',
    question:
      'Drivers know the load check, see their results and have time for it. Their bonus starts at the tenth delivery of the day, and each check costs a delivery. Where do you start?',
    answer: 'With the incentive, because doing it right costs them money.',
    why: 'Standard, feedback, tools and time get a yes, so the third question brings the first no. That’s where you stop.',
    section: 'non-training-causes',
    skill: 'performance',
  },
  {
    id: 'once-to-standard',
    question:
      'A medical coder completed the new form to standard twice in March, and not since. The first four of the five questions get a yes. What do you offer?',
    answer: 'Practice and feedback on real forms, not the full course.',
    why: 'The coder has done it to standard, so there is little to teach. What is missing is repetition with a response.',
    section: 'non-training-causes',
    skill: 'careers',
  },
]);
