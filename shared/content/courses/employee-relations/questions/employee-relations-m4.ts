import { defineQuestions } from '#skill-check-schema.ts';

/** Figures that each attempt draws. */
export const facts = [
  [
    { lettersOut: 'March 2', toMarchEnd: '29', intoMay: '1', twoMonths: 'May 2' },
    { lettersOut: 'March 5', toMarchEnd: '26', intoMay: '4', twoMonths: 'May 5' },
    { lettersOut: 'March 10', toMarchEnd: '21', intoMay: '9', twoMonths: 'May 10' },
    { lettersOut: 'March 16', toMarchEnd: '15', intoMay: '15', twoMonths: 'May 16' },
  ],
];

export default defineQuestions('employee-relations-m4', [
  {
    id: 'q9',
    type: 'multiple-choice',
    section: 'comparators',
    question:
      'It’s substantiated that a supervisor mocked a colleague. He admitted it at once, has a clean record of twelve years and runs the fastest crew at the airport. Two supervisors who did the same received written warnings. He hasn’t yet had an outcome meeting. What should the decision-maker do?',
    options: [
      'Issue a written warning today, as in both earlier cases. He has admitted the facts, and waiting helps neither side.',
      'Hear him on the outcome first, because admitting the facts isn’t the same. Then weigh his record and both cases.',
      'Offer coaching in place of a warning. Twelve clean years and the results of his crew show that this was a lapse.',
      'Issue a final warning. Set out the rule, his rank and both earlier cases in it, and give him a week to appeal.',
    ],
    correctAnswer:
      'Hear him on the outcome first, because admitting the facts isn’t the same. Then weigh his record and both cases.',
    points: 10,
    hint: 'Which facts belong to the band, which to the person, and which to neither?',
    explanation:
      'Admission and record are fair to weigh, the comparators give a yardstick, and results weigh nothing. The written warning today is tempting, because it may turn out to be the right level. But admitting the facts isn’t the same as being heard on the outcome, and skipping that meeting hands him a ground of appeal.',
  },
  {
    id: 'moves-down',
    type: 'multiple-choice',
    section: 'proportionality',
    question:
      'A warehouse lead drove a lift truck with a passenger on the forks. The finding stands. Which fact may move the outcome down?',
    options: [
      'His refresher course was canceled twice',
      'His shift ships the most pallets per hour',
      'Twenty colleagues signed a letter for him',
      'The largest client asked that he stay on',
    ],
    correctAnswer: 'His refresher course was canceled twice',
    points: 10,
    hint: 'Three of them are about what he is worth to others.',
    explanation:
      'Poor training weighs toward less, and the employer caused it. The letter tempts because it feels like a character reference from people who know the work, but it measures popularity, and popularity weighs nothing. The same holds for output and for a client’s wish.',
  },
  {
    id: 'unheard-clerk',
    type: 'multiple-choice',
    section: 'right-to-respond-and-appeal',
    question:
      'An appeal says, “The scheduling clerk saw all of it, and no one asked her.” That is true. The appeal manager is new to the case. What does she do?',
    options: [
      'Decide on the papers. An appeal tests the decision that was made; it isn’t a second investigation of the facts.',
      'Lift the warning. A witness who saw everything was left out, and the process was unfair to the employee.',
      'Return the file to the decision-maker. He hears the clerk, adds a page on what she said, and confirms or changes the finding.',
      'Have the clerk heard and both parties answer her notes, as only then can she tell whether the finding would change.',
    ],
    correctAnswer:
      'Have the clerk heard and both parties answer her notes, as only then can she tell whether the finding would change.',
    points: 10,
    hint: 'For unfair process: did the flaw matter, and can it be cured?',
    explanation:
      'The ground needs work: hear the clerk, let both sides answer, then judge whether the flaw mattered. Lifting the warning tempts because the flaw is real, but a flaw that changed nothing is no reason to undo a sound finding, and the complainant would never learn why. The decision-maker has already made up his mind.',
  },
  {
    id: 'bonus-instead',
    type: 'multiple-choice',
    section: 'comparators',
    question:
      'The blind cases point to a written warning. The division head would like to cut the bonus instead: “It hurts him more, and it stays between us.” What is your advice?',
    options: [
      'Agree, if the cut is at least as hard as a warning would be. Both of them sign a note that says so.',
      'Refuse. The outcome comes from the range that the cases support, and it goes on the record with reasons.',
      'Agree for this year. The missing warning can be raised again as soon as a second case of the kind comes up.',
      'Refuse. Ask for a final warning in its place, which will show the team that no private deal was made here.',
    ],
    correctAnswer:
      'Refuse. The outcome comes from the range that the cases support, and it goes on the record with reasons.',
    points: 10,
    hint: 'Think of the next comparison, two years from now.',
    explanation:
      'A private bargain leaves nothing to compare with, so the next person is treated by chance. The signed note tempts because it seems to supply the record, but a pay cut as a penalty was never in the range and may break pay rules. A final warning to send a message sets the level by audience instead of conduct.',
  },
  {
    id: 'after-no-finding',
    type: 'multiple-choice',
    section: 'restoring-the-team',
    question:
      'Nothing was substantiated. The respondent, a ward manager, tells you, “She owes me an apology before I work with her again.” The complaint was honest. What do you do?',
    options: [
      'Arrange a facilitated meeting. The complaint failed, and a few words from her would give both a clean start.',
      'Open a separate case about malice. Only a finding on that can show whether he has been treated fairly.',
      'Return him visibly to full duties, and decline. An honest complaint is no misconduct, and both should hear it.',
      'Offer her a transfer to another ward on the same pay, and ask both to keep apart until the ward has calmed down.',
    ],
    correctAnswer:
      'Return him visibly to full duties, and decline. An honest complaint is no misconduct, and both should hear it.',
    points: 10,
    hint: 'What does each of them need, and what would the next complainant conclude?',
    explanation:
      'He needs a visible return, and she needs to hear that she did nothing wrong. The meeting tempts because restoration is the aim, but it’s offered only if both want it, and an apology for complaining tells the ward to keep quiet. Malice needs its own allegation and its own proof.',
  },
  {
    id: 'check-before-deciding',
    type: 'multiple-select',
    section: 'right-to-respond-and-appeal',
    question:
      'At an outcome meeting, a buyer makes five points. Which must the decision-maker look into before deciding? Select all that apply.',
    options: [
      '“My savings were the best in the team.”',
      '“The gift rule changed in May, and the night desk was never told.”',
      '“The supplier deals only with me.”',
      '“Two others took the same gift in June and got a reminder.”',
      '“Half the team would leave with me.”',
    ],
    correctAnswer: [
      '“The gift rule changed in May, and the night desk was never told.”',
      '“Two others took the same gift in June and got a reminder.”',
    ],
    points: 10,
    hint: 'Which points could change the level, if they’re true?',
    explanation:
      'An unclear rule and comparable cases can both move the outcome, so they’re checked during the adjournment and answered in the letter. The supplier’s preference tempts because losing the supplier would be a real cost, but anger or loyalty of a third party says nothing about what happened.',
  },
  {
    id: 'day-sixty',
    type: 'short-answer',
    section: 'restoring-the-team',
    question:
      'Outcome letters went out on {lettersOut}. You check in with both people on days 14 and 60 after that. On what date does day 60 fall?',
    options: [],
    correctAnswer: 'May {intoMay}',
    alsoAccepted: [
      '{intoMay} May',
      'May {intoMay}st',
      'May {intoMay}th',
      'May 0{intoMay}',
      '5/{intoMay}',
    ],
    points: 10,
    hint: 'Month and day, such as June 9.',
    explanation:
      '{toMarchEnd} days bring you to March 31, 30 more to April 30, and the rest to May {intoMay}. Two months to the day would be {twoMonths}, the usual slip. Put both dates in the calendar when the letters leave, with an owner.',
  },
  {
    id: 'ground-of-appeal',
    type: 'short-answer',
    section: 'right-to-respond-and-appeal',
    question:
      'An employee doesn’t dispute the facts. She appeals because two colleagues received a lighter outcome for the same conduct. Which of the four grounds in Module 4 is this?',
    options: [],
    correctAnswer: 'too harsh',
    alsoAccepted: ['too severe', 'outcome too harsh', 'harshness'],
    points: 10,
    hint: 'Two words; the ground that asks about comparable cases',
    explanation:
      'Too harsh: the work is to look at what comparable cases received. “Unfair process” tempts because unequal treatment feels unfair, but that ground asks whether a step of the procedure went wrong. Clarify the ground at the start, since each needs different work.',
  },
  {
    id: 'outcome-paragraph',
    type: 'essay',
    section: 'right-to-respond-and-appeal',
    question:
      'A head chef threw a pan that hit the wall beside a trainee. Finding: substantiated. At the meeting he says that the kitchen was two people short for the ninth night running, that he had asked for help in writing on May 3, and that his restaurant is the most profitable in the group. In 2025 a sous-chef who threw a plate toward a colleague received a final warning. Write the paragraph of the outcome letter that gives the decision and answers his points. Aim for about 130 words.',
    options: [],
    correctAnswer:
      'I have decided on a final written warning, live for twelve months. The pan hit the wall beside a trainee who reports to you; serious harm was possible, and you hold power over the person at risk. A comparable case in 2025 had the same outcome. You said that the kitchen was two people short for the ninth night and that you had asked for help on May 3. I checked the schedule and your message, and both are right. I accept that this explains the pressure, and the company will fill both posts by June 30; it doesn’t explain throwing a pan toward a person, so I don’t go lower. The results of your restaurant played no part. You may appeal to the chief operating officer in writing by June 12. In the meantime the trainee works with another chef.',
    points: 10,
    hint: 'Decision, band with reasons, his best point answered, what weighs nothing, appeal.',
    explanation:
      'A strong answer sets the band by harm and power, names the comparator, checks and answers the staffing point, and gives profit no weight. A step lower than the comparator can also be defended if the reason is stated. The common weak answer says that “all points were considered,” which answers none, or uses the profit as a reason for mercy.',
  },
]);
