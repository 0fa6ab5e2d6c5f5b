import { defineQuestions } from '#skill-check-schema.ts';

export default defineQuestions('total-rewards-m2', [
  {
    id: 'q2',
    type: 'multiple-choice',
    section: 'point-factor-and-market-pricing',
    question:
      'Kiln technicians (mostly men) score 540 points and customer care coordinators (mostly women) 505. The grade line is 520. The scheme scores heat and lifting, but has no factor for conflict or constant interruption. What do you advise first?',
    options: [
      'Move the line to 500 today, which puts both jobs into one grade, and check the cost then.',
      'Price both jobs from a survey, and check what a source outside our factors says.',
      'Leave the line. Define the missing demands, and score every job on them first.',
      'Keep the grades, and pay the coordinators a supplement before the next review.',
    ],
    correctAnswer: 'Leave the line. Define the missing demands, and score every job on them first.',
    points: 10,
    hint: 'Locate the fault first, then choose the remedy that reaches it.',
    explanation:
      'The fault is in what the factors count, so they must be corrected for every job before any grade is discussed. Moving the line is the best distractor, because it gives a fair-looking result. But it does so without evidence, and the next pair of jobs has the same problem. The market can carry past bias with it.',
  },
  {
    id: 'compression-sign',
    type: 'multiple-choice',
    section: 'compa-ratio',
    question:
      'In a laboratory, people hired this year average a compa-ratio of 0.99. People with five years and more average 0.94. What does this tell you?',
    options: [
      'The new people were hired above the range; hold their pay until the others catch up',
      'The range is too low for the market, and should move up by five points before May',
      'Experienced people perform below target; their place against the range is what shows it',
      'Starting pay has overtaken experience; hold each offer against current staff',
    ],
    correctAnswer: 'Starting pay has overtaken experience; hold each offer against current staff',
    points: 10,
    hint: 'Who should be further along in the range, and why are they not?',
    explanation:
      'When newcomers stand above experienced people, starting pay has moved and current pay has not: compression. Moving the range tempts because offers were expensive, but it lowers all ratios alike and leaves the order as it is.',
  },
  {
    id: 'two-measures',
    type: 'multiple-choice',
    section: 'range-penetration',
    question:
      "Ana and Lee both earn 69,000 against a midpoint of 75,000. Ana's range runs from 60,000 to 90,000, Lee's from 68,000 to 82,000. What do you tell Lee about his position?",
    options: [
      'That he stands at 92% of the midpoint, like Ana',
      'That he is 7% of the way through his range',
      'That he is 30% of the way through his range',
      'That he is 6,000 short of full competence',
    ],
    correctAnswer: 'That he is 7% of the way through his range',
    points: 10,
    hint: 'Which measure fits a talk with an employee, and what does it come to for Lee?',
    explanation:
      "Penetration is (69,000 − 68,000) ÷ 14,000, about 7%, and it shows him how much is ahead. The 92% is correct and tempts for that reason, but it's the same for Ana, whose position is quite different. 30% is hers.",
  },
  {
    id: 'panel-habit',
    type: 'multiple-choice',
    section: 'point-factor-and-market-pricing',
    question: 'A panel scores eight jobs. Which habit protects the scores best?',
    options: [
      'Score one factor across all eight jobs before the next factor is opened',
      'Score the job with the highest present pay first, and then the rest against it',
      'Ask each holder what the job is before the panel opens it',
      'Let the chair settle a gap of more than one level before the next job',
    ],
    correctAnswer: 'Score one factor across all eight jobs before the next factor is opened',
    points: 10,
    hint: 'What keeps a level 4 of the first hour equal to a level 4 of the last?',
    explanation:
      'Scoring factor by factor keeps the scale constant across jobs and hides the totals until the end. Hearing each holder tempts as good evidence, but it rewards people who speak well; the panel scores the job as designed.',
  },
  {
    id: 'range-arithmetic',
    type: 'multiple-select',
    section: 'grades-and-midpoints',
    question:
      'A grade has a midpoint of 75,900 and a spread of 40%. Which statements are right? Select all that apply.',
    options: [
      'The minimum is 63,250',
      'The maximum is 88,550',
      'The maximum is 106,260',
      'Minimum and maximum are 40% apart, measured from the minimum',
      'The minimum is 45,540',
    ],
    correctAnswer: [
      'The minimum is 63,250',
      'The maximum is 88,550',
      'Minimum and maximum are 40% apart, measured from the minimum',
    ],
    points: 10,
    hint: 'Minimum = midpoint ÷ (1 + spread ÷ 2).',
    explanation:
      '75,900 ÷ 1.2 = 63,250, and 63,250 × 1.4 = 88,550; spread is measured from the minimum. 45,540 takes 40% off the midpoint, and 106,260 adds 40% to it. Both tempt, because spread sounds like a distance from the middle.',
  },
  {
    id: 'q3',
    type: 'short-answer',
    section: 'compa-ratio',
    question:
      'Three people in a design studio earn 46,000, 58,000 and 94,000. Their midpoints are 50,000, 60,000 and 90,000. What is the group compa-ratio?',
    options: [],
    correctAnswer: '0.99',
    alsoAccepted: ['.99', '0.990', '0,99'],
    points: 10,
    hint: 'Work with totals, not with three ratios. Give a decimal with two places and a digit before the point, in the form 1.25.',
    explanation:
      'Total pay is 198,000 and total midpoints are 200,000, so the group ratio is 0.99. Averaging the three ratios (0.92, 0.97 and 1.04) gives about 0.98 and tempts as the obvious way, but it treats the smallest salary as equal in weight to the largest.',
  },
  {
    id: 'q4',
    type: 'short-answer',
    section: 'range-penetration',
    question:
      'The range for maintenance planners runs from 60,000 to 84,000. Ella earns 67,200. What is her range penetration, in percent?',
    options: [],
    correctAnswer: '30',
    alsoAccepted: ['30%', '30 %', '30.0'],
    points: 10,
    hint: 'Measure the distance from the minimum. Give a whole number in digits, without the percent sign.',
    explanation:
      '(67,200 − 60,000) ÷ (84,000 − 60,000) = 7,200 ÷ 24,000 = 30%. Dividing her salary by the midpoint of 72,000 gives 93%, which is her compa-ratio and answers another question.',
  },
  {
    id: 'aged-median',
    type: 'short-answer',
    section: 'point-factor-and-market-pricing',
    question:
      'A survey median is 90,000, dated July 1. The market moves 5% a year, and your plan date is January 1, six months later. What is the aged median?',
    options: [],
    correctAnswer: '92250',
    alsoAccepted: ['92,250', '$92,250', '92 250'],
    points: 10,
    hint: 'Digits only. Take half a year of movement.',
    explanation:
      '90,000 × (1 + 0.05 × 6 ÷ 12) = 90,000 × 1.025 = 92,250. The tempting 94,500 adds a full year of movement to a survey that is only half a year old on the plan date.',
  },
]);
