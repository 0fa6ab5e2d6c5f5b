import { defineQuestions } from '#skill-check-schema.ts';

export default defineQuestions('labor-relations-m3', [
  {
    id: 'q3',
    type: 'multiple-choice',
    section: 'good-faith',
    question:
      'Margins at a bakery supplier are healthy. The owner wants to hold base pay at 2.5 percent so that she can fund a new line. The union has asked for 4. Which reply fits the facts and good faith?',
    options: [
      '"We can\'t afford more than 2.5. I wish we could, but the money isn\'t there, this year or next year."',
      '"Our number is 2.5. It is our money, and we don\'t discuss what we invest in at this table."',
      '"This is our final offer. We chose the new line, and we would like you to put it to a vote by Friday."',
      '"We are not willing to go past 2.5 in base pay. We chose to fund the new line, and here is the plan."',
    ],
    correctAnswer:
      '"We are not willing to go past 2.5 in base pay. We chose to fund the new line, and here is the plan."',
    points: 10,
    hint: 'Is it a matter of being able or of being willing?',
    explanation:
      'The company could pay and prefers not to, so the honest word is "willing," with a reason and something to examine. "We can\'t afford" is the best distractor because it sounds softer. But it\'s untrue, and a claim of inability may oblige the company to support it with financial records.',
  },
  {
    id: 'worked-example',
    type: 'multiple-choice',
    section: 'tentative-agreements',
    question: 'At 1 a.m. both teams accept: "Notice of swaps: 72." What do you do before initials?',
    options: [
      "Don't initial. Work one real swap through it, and change the text until both agree",
      'Initial it, and have both teams work through the details before ratification on Friday',
      'Have counsel of both sides check the line in the morning, and initial it once both are content',
      'Add "as in the past" behind it, and initial what both of the teams have understood for years',
    ],
    correctAnswer:
      "Don't initial. Work one real swap through it, and change the text until both agree",
    points: 10,
    hint: 'What would a supervisor who was asleep need to apply it?',
    explanation:
      "If the teams can't agree on one example, they haven't agreed on the clause. Counsel in the morning tempts as the careful way, but counsel read words; whether 72 means hours or scheduled days is known only in this room.",
  },
  {
    id: 'unrecorded-kindness',
    type: 'multiple-choice',
    section: 'contract-administration',
    question:
      'A supervisor has let a crew leave early on Wednesdays for a year, "off the books." He is leaving the company. What do you do now?',
    options: [
      'End it with the next schedule, and tell the crew today that it was never agreed',
      "Leave it alone and tell the next supervisor; it isn't worth a quarrel with the crew",
      'Grant it to the other crews as well, and check within a year what it has cost',
      'Put it on the record with the union, and agree to end it, keep it or trade it',
    ],
    correctAnswer: 'Put it on the record with the union, and agree to end it, keep it or trade it',
    points: 10,
    hint: 'What has a year of open practice turned it into?',
    explanation:
      "An exception lived openly for a year may have become a practice; it's logged, raised with the union and dealt with there. Ending it at once tempts because it was never agreed to, but a unilateral end of a practice is a change like any other.",
  },
  {
    id: 'q6',
    type: 'multiple-select',
    section: 'tentative-agreements',
    question:
      'At 1:15 a.m. both teams believe that overtime is settled. Which of these must be on the page before you initial a tentative agreement? Select all that apply.',
    options: [
      'The exact new text, marked against the old clause',
      'A statement by both leads that numbers are filled in before ratification',
      'A worked example with dates, hours and the result',
      'A paragraph from the note-taker on the spirit of the discussion',
      'Whether the clause stands alone or only as part of the package',
      'The date from which it applies, with cases already under way',
    ],
    correctAnswer: [
      'The exact new text, marked against the old clause',
      'A worked example with dates, hours and the result',
      'Whether the clause stands alone or only as part of the package',
      'The date from which it applies, with cases already under way',
    ],
    points: 10,
    hint: 'What would a supervisor who was asleep need in order to apply it?',
    explanation:
      'Text, example, condition and effective date belong on the page, along with mutual support and timed initials. The promise to fill in numbers is the best distractor, because everyone is tired and trusts each other. But an agreement without its numbers is a theme.',
  },
  {
    id: 'q10',
    type: 'essay',
    section: 'good-faith',
    question:
      'It is 5 p.m. Talks resume at 9 tomorrow, two days before expiry. A general manager writes: "At 6 I\'ll email everyone our final offer. They deserve to hear it from me, and most would take it." In eight to twelve sentences, advise him: the risk, what he may say tonight, the wording, whom to involve first, and what supervisors should do.',
    options: [],
    correctAnswer:
      'Please hold the email; I will explain and give you something to send instead. Sending an offer to employees while the table is open goes around their representatives. It may breach good faith duties in some countries and be an unlawful inducement in others, so local counsel must see any message first. It also weakens the union lead, whom we need in order to get a ratified deal. And the word "final" will be untrue if we move tomorrow. You can inform people, but after the union has the same text, and without bargaining. I will call the union lead now and propose a joint note at 6:30: "Talks continue at 9 tomorrow. Shifts run as posted. We will update you together by 5 p.m." If she declines, we send only those three facts, with a copy to her first. Supervisors should use the same lines, refer questions to HR, and avoid predictions, threats, promises and questions about who supports what. Use the evening to help the team: confirm tonight what we may sign tomorrow.',
    points: 10,
    hint: 'Risk, permitted message, wording, order of people, supervisors.',
    explanation:
      "A strong answer stops the email, gives the manager something true to send and respects the order: union first, counsel before, supervisors with lines. The tempting answer polishes his email; careful wording doesn't change that it bargains with members directly.",
  },
]);
