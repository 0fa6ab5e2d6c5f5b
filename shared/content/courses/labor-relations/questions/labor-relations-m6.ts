import { defineQuestions } from '#skill-check-schema.ts';

export default defineQuestions('labor-relations-m6', [
  {
    id: 'us-demand-letter',
    type: 'multiple-choice',
    section: 'the-demand-and-the-vote',
    question:
      'A US union that claims 70 of 110 warehouse workers asks your site manager for recognition. It has filed nothing. He plans to thank it politely and wait for its petition. What do you tell him?',
    options: [
      'Waiting is what Linden Lumber allows, so a polite letter today still keeps every door open',
      "Under Cemex it's our move: recognition or a petition. Counsel says today whether that still holds here",
      'Have a neutral colleague ask the crew today, and check what share of the 70 are real',
      'An appeals court has thrown Cemex out, so it is gone everywhere, and only a vote still counts',
    ],
    correctAnswer:
      "Under Cemex it's our move: recognition or a petition. Counsel says today whether that still holds here",
    points: 10,
    hint: 'Whose move is it under Board law, and how far does one appeals court reach?',
    explanation:
      'Cemex stays Board law until the Board overrules it, so silence isn\'t safe, and what a circuit says about it changes by place. "Gone everywhere" tempts because such a ruling is loud, but it would bind one circuit. The letter relies on a rule that Cemex replaced.',
  },
  {
    id: 'us-statement-of-position',
    type: 'multiple-choice',
    section: 'the-demand-and-the-vote',
    question:
      'The notice of hearing is served on a US plant on Tuesday, May 5, 2026. Your operations team will have its list of supervisors ready "early in the second week, Wednesday the 13th." What follows?',
    options: [
      'Nothing: the hearing would open on the 15th at the earliest',
      'A day of grace: papers of this kind run in working days',
      'The list can follow at the hearing, as long as the statement itself is on time',
      'It comes a day late, and what the statement of the 12th lacks can’t be argued',
    ],
    correctAnswer: 'It comes a day late, and what the statement of the 12th lacks can’t be argued',
    points: 10,
    hint: 'Seven days from service, and they are calendar days.',
    explanation:
      'Service on May 5 makes the statement due on May 12 and the hearing open on the 13th. Counting working days tempts because the notice of petition is counted that way; the statement runs in calendar days and closes what it leaves out.',
  },
  {
    id: 'us-announced-raise',
    type: 'multiple-choice',
    section: 'the-demand-and-the-vote',
    question:
      'In December a US employer told everyone that pay rises by 3% on July 1. A petition arrives in June and the vote is set for July 9. Payroll asks what to do on July 1.',
    options: [
      'Pay it on July 1 and keep the December paper with the date',
      'Hold it until July 10, when no one can call it a purchase',
      'Pay it on June 20 with a note that it has nothing to do with the vote',
      'Ask the union in writing whether it would object to the payment',
    ],
    correctAnswer: 'Pay it on July 1 and keep the December paper with the date',
    points: 10,
    hint: 'What would have happened without a petition?',
    explanation:
      'What was announced is given on its day, because that is what would have happened anyway. Holding it tempts as the cautious choice, but taking back a raise in a campaign looks like a penalty for asking.',
  },
  {
    id: 'us-nonunion-group',
    type: 'multiple-choice',
    section: 'before-a-petition',
    question:
      'At a US software firm without a union, five testers send the founder a joint mail: the new on-call schedule is unfair and they want to talk. He calls it a mutiny and wants the author out. What is the point that decides?',
    options: [
      'At-will employment lets him choose whom to keep, for any reason or none at all',
      'Only a union may speak for a group, so each tester should write alone',
      'They acted together about conditions, which the Act protects here too',
      'The tone of the mail, which a fair investigator would have to judge',
    ],
    correctAnswer: 'They acted together about conditions, which the Act protects here too',
    points: 10,
    hint: 'Section 7 has two halves. Which one needs no union?',
    explanation:
      'Acting together for mutual aid is protected in every private workplace that the Act covers. At-will tempts because it is true as far as it goes; it ends where the reason is one that a statute forbids.',
  },
  {
    id: 'us-after-vote-change',
    type: 'multiple-choice',
    section: 'the-first-contract',
    question:
      'A US union wins on Friday. On Monday the plant means to move the break by 20 minutes, as planned since spring but never told to anyone. First talks are five weeks away. What do you say?',
    options: [
      'Go ahead: breaks are a matter of production and not of the contract',
      'Leave it and put it on the table, as schedules are bargained from the vote on',
      'Go ahead for the five weeks, and take it back if the union protests',
      'Ask the stewards informally on the floor, as it helps most of the crew',
    ],
    correctAnswer: 'Leave it and put it on the table, as schedules are bargained from the vote on',
    points: 10,
    hint: 'When does the duty to bargain begin?',
    explanation:
      'Hours are a mandatory subject and nothing changes alone between the vote and an agreement or impasse. Taking it back on protest tempts because it sounds reversible, but the change itself is the violation.',
  },
  {
    id: 'us-permissive-subject',
    type: 'multiple-choice',
    section: 'the-first-contract',
    question:
      'In the eighth session the company offers everything the union wants on pay, on one condition: members must vote on the last offer by secret ballot. The union refuses and talks stop. Where does the company stand?',
    options: [
      'At impasse: both sides have given their final position on a condition',
      'In the right, as a secret vote protects the members better than a show of hands does',
      'Free to put the pay into effect, because the union has accepted that part',
      'In the wrong: how members vote may be proposed and not insisted on',
    ],
    correctAnswer: 'In the wrong: how members vote may be proposed and not insisted on',
    points: 10,
    hint: 'Which of the three kinds is the union’s own vote?',
    explanation:
      'Ratification belongs to the union, so it is permissive, and insisting until talks stop is unlawful, however fair the idea. Impasse tempts because both are truly stuck, but a deadlock over a permissive subject doesn’t count as one.',
  },
  {
    id: 'us-decert-help',
    type: 'multiple-choice',
    section: 'members-dues-and-a-way-out',
    question:
      'Two years into a three-year contract, a US employee asks her manager for a form to vote the union out and an hour to collect signatures. What does the manager answer?',
    options: [
      '"The Board can tell you how that works. I can’t help with it, and I won’t ask about it."',
      '"I’ll print the form; the hour would have to be your own time."',
      '"Not before the contract ends. I’d be glad to tell you when the window opens."',
      '"Let me see how many feel that way, and then we’ll talk to our lawyer."',
    ],
    correctAnswer:
      '"The Board can tell you how that works. I can’t help with it, and I won’t ask about it."',
    points: 10,
    hint: 'Where does information end and help begin?',
    explanation:
      'A manager may say where one asks, and nothing more. Printing a form tempts as a small courtesy, but it is help, and help spoils the petition. Counting those who feel that way is a poll.',
  },
  {
    id: 'us-what-supervisors-may',
    type: 'multiple-select',
    section: 'before-a-petition',
    question: 'Which of these may a US supervisor say during a campaign? Select all that apply.',
    options: [
      '"I’d rather we worked this out directly."',
      '"If it comes to a vote, nights will be the first to go."',
      '"By its own report, this local’s dues were $54 a month last year."',
      '"Two of you looked tired this morning. Long meeting?"',
      '"I’m sure we can do something about the parking, once this is over."',
    ],
    correctAnswer: [
      '"I’d rather we worked this out directly."',
      '"By its own report, this local’s dues were $54 a month last year."',
    ],
    points: 10,
    hint: 'Opinion and fact, or threat, question and promise?',
    explanation:
      'An opinion without a price and a fact with its source are fine. The parking line tempts because nothing definite is offered, but it ties a benefit to the end of the campaign. The friendly question is a question about who attended.',
  },
  {
    id: 'us-impasse-file',
    type: 'multiple-select',
    section: 'the-first-contract',
    question:
      'A director wants to put the last offer into effect. Which of these must be in the file before counsel can say "impasse"? Select all that apply.',
    options: [
      'A record of the sessions, with the moves of both sides',
      'A complete last offer in writing, on all subjects',
      'A letter in which the union agrees that talks have ended',
      'Answers to the requests for relevant information',
    ],
    correctAnswer: [
      'A record of the sessions, with the moves of both sides',
      'A complete last offer in writing, on all subjects',
      'Answers to the requests for relevant information',
    ],
    points: 10,
    hint: 'What shows good faith, and what would show that it ran out?',
    explanation:
      'Moves, answers and a whole offer show that good-faith talks are exhausted. The letter tempts because it would end every doubt, but impasse is judged from conduct; a union that disagrees can still be at one.',
  },
  {
    id: 'us-list-of-voters',
    type: 'multiple-select',
    section: 'the-demand-and-the-vote',
    question:
      'An election agreement was approved yesterday at a US distributor. What goes to the union with the list of voters? Select all that apply.',
    options: [
      'Home addresses',
      'Jobs, shifts and work sites',
      'Dates of birth',
      'Personal phone numbers that the company has',
      'Personal e-mail addresses that the company has',
      'Current pay rates',
    ],
    correctAnswer: [
      'Home addresses',
      'Jobs, shifts and work sites',
      'Personal phone numbers that the company has',
      'Personal e-mail addresses that the company has',
    ],
    points: 10,
    hint: 'The list lets the union reach voters. What does reaching someone take?',
    explanation:
      'The rule names who they are, where and when they work, and how to reach them, from what the employer has. Pay rates tempt because a union will ask for them later, as information for bargaining; they aren’t on this list.',
  },
  {
    id: 'us-objection-days',
    type: 'short-answer',
    section: 'the-demand-and-the-vote',
    question:
      'The ballots of a US election are counted on Wednesday, June 17, 2026. Objections are due within 5 business days. Friday, June 19, is a federal holiday. On which day of June is the last chance to file?',
    options: [],
    correctAnswer: '25',
    alsoAccepted: ['June 25', 'Thursday', '25th', 'June 25th'],
    points: 10,
    hint: 'Give the day as a number. Count from the day after the tally.',
    explanation:
      'June 18, 22, 23, 24 and 25 are the five business days, so Thursday the 25th. The usual wrong answer is 24, from counting the holiday on the 19th.',
  },
  {
    id: 'us-unit-thirty-percent',
    type: 'short-answer',
    section: 'members-dues-and-a-way-out',
    question:
      'A US unit has 173 employees, and no contract or earlier vote stands in the way. How many signatures does a petition to end representation need at least?',
    options: [],
    correctAnswer: '52',
    alsoAccepted: ['fifty-two', '52 signatures'],
    points: 10,
    hint: 'A whole number; 30% at least.',
    explanation:
      '30% of 173 is 51.9, and a petition can’t have nine tenths of a signature, so 52. The tempting answer is 87, more than half; that is what wins the vote if all take part, not what brings it about.',
  },
  {
    id: 'us-subject-word',
    type: 'short-answer',
    section: 'the-first-contract',
    question:
      'Three kinds of subjects come to a US table. One may be raised but never insisted on until talks stop. Which word names it?',
    options: [],
    correctAnswer: 'permissive',
    alsoAccepted: ['permissive subject', 'permissive subjects'],
    points: 10,
    hint: 'One word, from the table of three kinds',
    explanation:
      'A permissive subject, such as who sits on the other side, may be raised and traded, but not pressed to impasse. "Mandatory" tempts as the better-known word; there both sides may insist.',
  },
]);
