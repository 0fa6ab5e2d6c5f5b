import { defineReviewCards } from '#review-card-schema.ts';

export default defineReviewCards([
  {
    id: 'only-the-avoidable',
    question:
      'Twelve exits cost 30,000 each. Three people retired and two followed a partner abroad. What is the most you may call avoidable?',
    answer: '210,000: seven exits at 30,000.',
    why: 'Doing nothing isn’t free, but a claim of all twelve would be struck by the first question.',
    section: 'do-nothing-option',
    skill: 'analytics',
    graded: { options: ['360,000', '210,000', '150,000'], correct: '210,000' },
  },
  {
    id: 'roi-on-net-gain',
    question: 'A proposal costs 80,000 and brings 116,000 over two years. What is its ROI?',
    answer: '45 percent: (116,000 − 80,000) ÷ 80,000.',
    why: 'ROI compares the net gain with the cost. Dividing the whole benefit by cost gives 145.',
    section: 'roi-and-payback',
    skill: 'analytics',
    graded: { options: ['145 percent', '45 percent', '31 percent'], correct: '45 percent' },
  },
  {
    id: 'hours-no-one-pays-less-for',
    question:
      'A shorter form saves managers 900 hours a year. No job is saved, no hire avoided, no employee redeployed. Which benefit enters the case in money?',
    answer: 'None. Name the relief in words.',
    why: 'Saved hours count only when fewer are paid, fewer people are hired or someone is redeployed.',
    section: 'roi-and-payback',
    skill: 'analytics',
  },
  {
    id: 'break-even-first',
    question:
      'A proposal costs 110,000, and each avoided recall is worth 25,000. You expect seven. How many must you avoid before it pays?',
    answer: 'Five: 110,000 ÷ 25,000 is 4.4.',
    why: 'Break-even shows how wrong the forecast may be: here you could miss by two.',
    section: 'sensitivity',
    skill: 'analytics',
  },
  {
    id: 'owner-outside-hr',
    question:
      'Your case fails only if lost orders are left out. HR estimated them. What do you do before the meeting?',
    answer: 'Have the head of sales confirm or replace the figure, and say so in the room.',
    why: 'The assumption that reverses the decision needs an owner who has nothing to gain from HR’s proposal.',
    section: 'sensitivity',
    skill: 'stakeholders',
  },
  {
    id: 'guardrail-for-cheaper-labor',
    question:
      'A depot reports 8 percent lower labor cost after a new schedule. Which measure shows who might be paying for it?',
    answer: 'Injuries, unpaid overtime and agency hours.',
    why: 'A guardrail separates a real gain from a cost moved to someone else.',
    section: 'scorecard-and-social-responsibility',
    skill: 'analytics',
    graded: {
      options: [
        'Labor cost per parcel, compared with the other depots',
        'Injuries, unpaid overtime and agency hours',
        'Training hours per employee',
      ],
      correct: 'Injuries, unpaid overtime and agency hours',
    },
  },
]);
