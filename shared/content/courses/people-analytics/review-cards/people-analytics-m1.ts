import { defineReviewCards } from '#review-card-schema.ts';

export default defineReviewCards([
  {
    id: 'no-result-would-change-it',
    question:
      'A dean orders an exit analysis by faculty. She adds that the merger is announced and no finding could stop it. What do you offer her?',
    answer: 'Tracking: agree which figure should move after the merger, and when you both look.',
    why: 'If no result would change her mind, an analysis is decoration. Following the effect is still useful to her.',
    section: 'the-business-question',
    skill: 'stakeholders',
  },
  {
    id: 'zero-room-to-act',
    question:
      'You rate a question 2 for money, 2 for uncertainty and 0 for room to act, because a contract fixes the pay grid for two more years. Do you take it on?',
    answer: 'No. A zero for room to act rules it out, though the total is four.',
    why: 'Four points normally qualify a question. An answer that can’t be acted on costs the same hours and changes nothing.',
    section: 'the-business-question',
    skill: 'analytics',
    graded: {
      options: [
        'Yes, a total of four is enough',
        'No, it has a zero for room to act',
        'Yes, but only at the descriptive level',
      ],
      correct: 'No, it has a zero for room to act',
    },
  },
  {
    id: 'cheap-and-reversible',
    question:
      'A bakery wants to let two shops open an hour later and can undo it in any week. How deep should the analysis be before it starts?',
    answer: 'Describe, act and watch.',
    why: 'A cheap, reversible choice needs the lowest level that settles it. A forecast would cost more than a wrong try.',
    section: 'descriptive-to-prescriptive-maturity',
    skill: 'analytics',
    graded: {
      options: [
        'Describe, act and watch the result',
        'Diagnose the causes and then test them on a small scale',
        'Predict sales and absence for each shop',
      ],
      correct: 'Describe, act and watch the result',
    },
  },
  {
    id: 'forecast-is-no-remedy',
    question:
      'A model expects 14 resignations on one hospital ward by fall. The manager books a pay increase as the remedy. What has the forecast not told her?',
    answer: 'What would persuade those nurses to stay.',
    why: 'A prediction says what is likely next. Choosing an action needs evidence that the action works.',
    section: 'descriptive-to-prescriptive-maturity',
    skill: 'analytics',
  },
  {
    id: 'dull-rival-recording',
    question:
      'Reported injuries doubled in the month a lumber yard moved from paper forms to a phone app. The crew chief blames fatigue. Name a dull rival and the pattern it predicts.',
    answer: 'The app records more: a rise in every crew from launch day, mostly of minor injuries.',
    why: 'A changed way of counting explains many jumps. It belongs in the plan with a pattern that could prove it wrong.',
    section: 'hypotheses',
    skill: 'analytics',
  },
  {
    id: 'harking',
    question:
      'After 18 cuts of a survey, one group looks unhappy. The report begins, “As expected, payroll staff resent the new system.” No prediction was saved. What is wrong?',
    answer: 'The explanation came after the pattern, so this data hasn’t tested it (HARKing).',
    why: 'With 18 cuts something will stand out by chance. Predictions are dated before the file is opened.',
    section: 'hypotheses',
    skill: 'analytics',
  },
]);
