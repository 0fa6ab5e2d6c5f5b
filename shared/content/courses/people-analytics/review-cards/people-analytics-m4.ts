import { defineReviewCards } from '#review-card-schema.ts';

export default defineReviewCards([
  {
    id: 'divide-by-those-at-risk',
    question:
      'Of 80 ski instructors who started together, 16 left by day 30 and 8 more by day 90. What is the loss in the second interval?',
    answer: '12.5 percent: 8 of the 64 who were still there.',
    why: 'Dividing by the original 80 makes each later interval look healthier, because fewer people remain to leave.',
    section: 'cohort-turnover',
    skill: 'analytics',
    graded: {
      options: ['10 percent', '12.5 percent', '30 percent'],
      correct: '12.5 percent',
    },
  },
  {
    id: 'not-yet-due',
    question:
      'The March intake lost 18 percent by day 90. The June intake has worked 70 days, and a slide says it “lost only 9 percent.” What do you change?',
    answer: 'Compare both intakes at day 70, or wait until June reaches day 90.',
    why: 'People not yet due aren’t successes. Statisticians call this censoring.',
    section: 'cohort-turnover',
    skill: 'analytics',
  },
  {
    id: 'timing-suggests-cause',
    question:
      'Most care assistants who leave do so in week one. The director wants a loyalty bonus at month 12. Where do you look first?',
    answer: 'At hiring, the job preview and the first shift.',
    why: 'The bonus comes long after the losses. Losses in the first days often point to what people were told before they came.',
    section: 'cohort-turnover',
    skill: 'hiring',
    graded: {
      options: [
        'At pay in comparable homes nearby',
        'At hiring and the job preview',
        'At career steps and hours after the first year',
      ],
      correct: 'At hiring and the job preview',
    },
  },
  {
    id: 'break-even-in-cash',
    question:
      'A buddy scheme costs 36,000 a year. One early exit costs 3,000 in cash and 2,400 in capacity. How many fewer exits pay for it in cash?',
    answer: 'Twelve: 36,000 ÷ 3,000.',
    why: 'Freed capacity changes no budget. With it the figure would be about seven, which finance may not accept.',
    section: 'cost-of-turnover',
    skill: 'analytics',
    graded: { options: ['Seven', 'Twelve', 'Fifteen'], correct: 'Twelve' },
  },
  {
    id: 'unpaid-wages',
    question:
      'Your cost of an exit includes 2,500 of overtime cover. The empty job’s unpaid wages were 1,900. Which figure do you show, and why?',
    answer: '600: cover less the wages the vacancy saved.',
    why: 'Finance knows what an empty job saves. Leave it out, and they stop believing the other lines.',
    section: 'cost-of-turnover',
    skill: 'analytics',
  },
  {
    id: 'same-place-same-job',
    question:
      'Campus hires meet the standard at 80 percent, advertised hires at 60. Nearly all campus hires work at head office, where most people do well. What do you compare before you move the budget?',
    answer: 'Both channels within the same job, place and period.',
    why: 'The lead may come from where the hires were sent instead of how they were found.',
    section: 'sourcing-quality',
    skill: 'hiring',
  },
]);
