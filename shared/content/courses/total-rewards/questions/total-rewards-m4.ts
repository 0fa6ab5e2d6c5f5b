import { defineQuestions } from '#skill-check-schema.ts';

export default defineQuestions('total-rewards-m4', [
  {
    id: 'q6',
    type: 'multiple-select',
    section: 'regression-controls',
    question:
      "A consultant's draft lists controls for the core run of a pay equity review. Which are sound as explanations of pay? Select all that apply.",
    options: [
      'Salary at hire',
      'Job family, based on evaluated points and content',
      'A retention-risk flag, entered by managers with off-cycle raises',
      'Location, using pay zones fixed two years ago',
      'Time in the present job, with leave treated by a written rule',
      'The rating of the year, given by the same manager',
    ],
    correctAnswer: [
      'Job family, based on evaluated points and content',
      'Location, using pay zones fixed two years ago',
      'Time in the present job, with leave treated by a written rule',
    ],
    points: 10,
    hint: 'For each one ask: is it about the work, and could our own pay decisions have shaped it?',
    explanation:
      'Family, location and time in job relate to the work and were set apart from the pay decision. Salary at hire is the best distractor, because it improves the fit of the model. But it carries an earlier gap forward and so hides the very thing under review. Ratings belong in a second run.',
  },
  {
    id: 'q8',
    type: 'multiple-select',
    section: 'remediation',
    question:
      'The adjusted gap in a laboratory grade is 4.4%, and counsel has asked for a remediation plan. Which elements belong in it? Select all that apply.',
    options: [
      'A file review of everyone below the threshold, of any sex',
      'No merit for people above predicted pay until the averages meet',
      'A budget line apart from merit, with an effective date',
      'A request that those adjusted keep the amount to themselves',
      'A rule for starting pay that no longer rests on past salary',
      'A repeat of the analysis on a date agreed now',
    ],
    correctAnswer: [
      'A file review of everyone below the threshold, of any sex',
      'A budget line apart from merit, with an effective date',
      'A rule for starting pay that no longer rests on past salary',
      'A repeat of the analysis on a date agreed now',
    ],
    points: 10,
    hint: 'Test each element: who bears its cost, and will the repair last?',
    explanation:
      "A plan needs people reviewed by rule, separate money with a date, a repaired cause and a repeat. Holding back merit is the best distractor, since it closes the average without new money. But it makes colleagues pay for decisions they didn't take. Asking for secrecy about pay may be unlawful.",
  },
  {
    id: 'q9',
    type: 'multiple-choice',
    section: 'raw-versus-adjusted-gap',
    question:
      'A board slide reads: "After adjustment our gender pay gap is 0.9%. We have no pay gap." The raw gap is 9.1%; fewer women hold senior grades. Which replacement do you accept?',
    options: [
      'Our real gap is 9.1%. Adjusted figures explain away what women experience, and we no longer report them.',
      'Women earn 9.1% less on average; fewer hold senior grades. For similar work, 0.9% is unexplained and under review.',
      "For similar work, our gap of 0.9% isn't statistically significant. Our pay decisions are free of bias.",
      'Our gap is between 0.9% and 9.1%, by method. What the final figure is follows once experts agree on one.',
    ],
    correctAnswer:
      'Women earn 9.1% less on average; fewer hold senior grades. For similar work, 0.9% is unexplained and under review.',
    points: 10,
    hint: 'Write down the question that each of the two figures answers.',
    explanation:
      "Both numbers are true: one shows who holds which jobs, the other whether similar work is paid alike. The significance version sounds the most scientific and is the best distractor. But a result that isn't significant proves nothing about individuals, and says nothing about access to senior grades.",
  },
  {
    id: 'group-small',
    type: 'multiple-choice',
    section: 'comparable-work-groups',
    question:
      'A grade of 14 planners shows a difference of 5% that is "not statistically significant." What follows?',
    options: [
      'The grade can be closed; chance explains a gap among 14 people',
      'The grade is pooled with two others, and then the test is done again',
      'The test ends here, and the 14 files are compared one by one',
      'The level is raised to 10%, and the test is repeated',
    ],
    correctAnswer: 'The test ends here, and the 14 files are compared one by one',
    points: 10,
    hint: 'What can a test say about 14 people, and what can a file say?',
    explanation:
      'Below about 30 people a test has little power, and a difference may still be unfair to one person, so files are compared individually. Pooling tempts because it makes the sample larger, but it mixes unlike work and answers another question.',
  },
  {
    id: 'starting-salary',
    type: 'multiple-choice',
    section: 'regression-controls',
    question:
      'With starting salary as a control, a gap of 3.4% falls to 0.4%. Managers negotiated starting salaries from past pay. What has the control shown?',
    options: [
      'That the remaining 0.4% is what pay policy has to explain',
      'That negotiation is a legitimate factor like experience or location',
      'That 3.4% was overstated by a model with too few controls',
      'That the gap is made at hire and then carried forward',
    ],
    correctAnswer: 'That the gap is made at hire and then carried forward',
    points: 10,
    hint: 'Who set the variable, and from what?',
    explanation:
      "The control was set by the same employer's managers from past pay, so it doesn't explain the gap: it shows where it begins. The 0.4% tempts because the model fits better. A better fit with the cause on the right-hand side hides the cause.",
  },
  {
    id: 'asks-colleague',
    type: 'multiple-choice',
    section: 'remediation',
    question:
      'An engineer says, "He earns more than I do for the same work." What do you say first?',
    options: [
      '"Thank you for telling me. I\'ll check how your pay was set, and you hear from me by Thursday."',
      "\"I'm sorry to hear that. I'm sure there is a good reason, and I'll tell you by Thursday what it is.\"",
      '"I understand. Please keep it between us until Thursday. I\'ll check both files, and then we talk."',
      '"That may well be so. I\'ll ask for an adjustment for you in the review that begins in March."',
    ],
    correctAnswer:
      '"Thank you for telling me. I\'ll check how your pay was set, and you hear from me by Thursday."',
    points: 10,
    hint: 'Promise a check and a date. What else would be too much?',
    explanation:
      'The best reply thanks, checks and gives a date without a result. "I\'m sure there is a good reason" tempts as reassurance, but it decides the question before anyone has looked. Asking for silence about pay may be unlawful, and a promised adjustment may be wrong.',
  },
  {
    id: 'raw-gap',
    type: 'short-answer',
    section: 'raw-versus-adjusted-gap',
    question:
      "Men in a company average 80,000 and women 73,600. What is the raw gender pay gap, in percent of men's pay?",
    options: [],
    correctAnswer: '8',
    alsoAccepted: ['8%', '8.0', '8 %', '8.0%'],
    points: 10,
    hint: 'A whole number, no percent sign.',
    explanation:
      "(80,000 − 73,600) ÷ 80,000 = 6,400 ÷ 80,000 = 8%. Dividing by 73,600 gives 8.7, the tempting result of putting women's pay below the line. The usual form measures from men's pay.",
  },
  {
    id: 'essay-gap-letter',
    type: 'essay',
    section: 'raw-versus-adjusted-gap',
    question:
      "Your review found a raw gap of 7% and an adjusted gap of 2.2% in the engineering families; 12 people (three of them men) will be corrected in April. Counsel has agreed that both figures may be told. Write the note to all engineering staff: both figures and what each says, the rule, the cause and its repair, whom to ask, and what you don't promise.",
    options: [],
    correctAnswer:
      "To everyone in engineering. We have compared pay. Women here earn 7% less than men on average; the main reason is that fewer hold the two senior grades. When we compare people whose work, place and relevant experience are alike, 2.2% remains for which we found no documented reason. Both figures matter: the first asks who holds which jobs, the second whether similar work is paid alike. What we did: every file more than 4% below what the model predicts was opened, of any sex. Where no reason from before the review was on record, pay is raised to the predicted level on April 1. That is the case for 12 people; each has heard it in person. No one's pay was lowered, and the money doesn't come from the merit budget. Where it came from: starting salaries had been negotiated from past pay. Since March 1 offers follow a skills grid. The first gap won't close this year, and I don't promise a date; you'll see promotion figures in October. Ask your HR partner about your own position. You may talk about your pay, and asking has no drawback for you.",
    points: 10,
    hint: 'Two figures, one rule, a cause, a contact and an honest limit.',
    explanation:
      "A strong note gives both figures with the question each answers and says what wasn't solved. The tempting version opens with 2.2% and celebrates the correction; readers who know the 7% will then doubt both.",
  },
  {
    id: 'tell-managers',
    type: 'multiple-choice',
    section: 'remediation',
    question:
      'Seventeen people receive a correction after an equity review. A director suggests calling it a market adjustment in the letters. What do you answer?',
    options: [
      '"Fine for those whose jobs moved in the survey. For the others, tell them what they now earn."',
      '"No. People check the market, and a wrong reason turns a repair into a new question."',
      '"Give no reason at all. What they get speaks for itself, and reasons invite a comparison."',
      '"Only with a sentence from counsel today that the label is not an admission of any kind."',
    ],
    correctAnswer:
      '"No. People check the market, and a wrong reason turns a repair into a new question."',
    points: 10,
    hint: 'What happens on the evening when one of them looks it up?',
    explanation:
      'The true reason, in words that counsel has cleared, can be checked and holds. No reason at all tempts as the safe middle, but people then supply one, and the worst rumor is usually the one that stays.',
  },
]);
