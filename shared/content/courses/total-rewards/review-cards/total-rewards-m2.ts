import { defineReviewCards } from '#review-card-schema.ts';

export default defineReviewCards([
  {
    id: 'score-job-as-designed',
    question:
      'On an evaluation panel, someone says, “Give it more points for knowledge. Pilar has a doctorate.” What do you answer?',
    answer: 'We score the job as designed, not the person who holds it now.',
    why: 'Her degree may be more than the work needs. The points have to hold for the next holder too.',
    section: 'point-factor-and-market-pricing',
    skill: 'fairness',
  },
  {
    id: 'age-the-median',
    question:
      'A survey median is 60,000, dated July 1. The market moves 5% a year. What is it worth on January 1?',
    answer: '61,500: six months of movement, so 60,000 × 1.025.',
    why: 'Only the part of the year between the survey and the plan date counts.',
    section: 'point-factor-and-market-pricing',
    skill: 'rewards',
    graded: {
      options: ['60,000', '61,500', '62,500', '63,000'],
      correct: '61,500',
    },
  },
  {
    id: 'boundary-between-neighbors',
    question:
      'A grade line runs at 400 points. A dental nurse scores 397 and a hygienist 402. The next job down has 361. What do you do with the line?',
    answer: 'Move it into the natural gap, between 361 and 397.',
    why: 'No explanation satisfies a person who is a grade lower for five points. Boundaries belong where gaps are.',
    section: 'grades-and-midpoints',
    skill: 'fairness',
  },
  {
    id: 'minimum-from-midpoint',
    question:
      'A new grade has a midpoint of 50,000 and a spread of 50%. Why is its minimum not 37,500, and what is it?',
    answer:
      '50,000 ÷ 1.25 = 40,000. The spread is measured from the minimum, not from the midpoint.',
    why: 'Maximum is then 60,000, and 20,000 ÷ 40,000 gives back the 50%.',
    section: 'grades-and-midpoints',
    skill: 'rewards',
  },
  {
    id: 'group-ratio-uses-totals',
    question:
      'Two cooks earn 30,000 each on a midpoint of 40,000, and the chef earns 96,000 on 80,000. What is the team’s compa-ratio?',
    answer: '156,000 ÷ 160,000, about 0.98.',
    why: 'The average of 0.75, 0.75 and 1.20 is 0.90 and hides where the money sits. A group takes totals.',
    section: 'compa-ratio',
    skill: 'analytics',
    graded: {
      options: ['0.75', '0.90', '0.98', '1.03'],
      correct: '0.98',
    },
  },
  {
    id: 'read-ratio-with-time',
    question:
      'Bus mechanics hired this spring stand at 1.01. Those with six years stand at 0.96. What has happened, and what do you call it?',
    answer: 'Newcomers have overtaken experience. That’s compression.',
    why: 'Each ratio looks harmless alone. Beside time in job, they show that the order is upside down.',
    section: 'compa-ratio',
    skill: 'analytics',
  },
  {
    id: 'penetration-for-the-employee',
    question:
      'A range runs from 40,000 to 60,000, and Kofi earns 45,000. He asks where he stands. Which figure do you use with him, and what is it?',
    answer: 'Range penetration: 5,000 ÷ 20,000, so 25% of the way.',
    why: 'It shows how much room is left. Compa-ratio is the figure for a talk with finance.',
    section: 'range-penetration',
    skill: 'rewards',
  },
]);
