import { defineReviewCards } from '#review-card-schema.ts';

export default defineReviewCards([
  {
    id: 'before-the-start-date',
    question:
      'Ten days before Ilse starts, her manager wants to send her six product modules “to get ahead.” What do you send instead?',
    answer:
      'What informs and equips her: start time, contacts, equipment. The modules wait for paid working time.',
    why: 'Preboarding doesn’t assign work. Required e-learning before the start is often work in disguise.',
    section: 'preboarding',
    skill: 'law',
  },
  {
    id: 'which-c-is-missing',
    question:
      'After a month an analyst knows the rules, his limits and how disputes are really settled. When a file is stuck, he waits for the weekly meeting, because he knows no one to call. Which C is missing?',
    answer: 'Connection.',
    why: 'He knows the rules, the work and the ways of the place. He can’t yet say whom to ask.',
    section: 'compliance-clarification-culture-connection',
    skill: 'experience',
    graded: {
      options: ['Compliance', 'Clarification', 'Culture', 'Connection'],
      correct: 'Connection',
    },
  },
  {
    id: 'introduction-with-a-purpose',
    question:
      'A contact list for a new contract manager says, “Meet Legal.” How do you rewrite the line?',
    answer:
      'With a name and a purpose: “Ask Delphine which two clauses hold up our contracts most.”',
    why: 'A purpose gives both sides a reason to talk. A bare introduction is forgotten within days.',
    section: 'compliance-clarification-culture-connection',
    skill: 'experience',
  },
  {
    id: 'buddy-does-not-assess',
    question:
      'In week five a manager asks the buddy, “So, is he any good?” What should the buddy answer?',
    answer: '“Please watch his work or ask him. As his buddy I don’t assess or report.”',
    why: 'New hires take awkward questions to a buddy only while the buddy plays no part in judging them.',
    section: 'compliance-clarification-culture-connection',
    skill: 'trust',
  },
  {
    id: 'missed-check-in',
    question:
      'The day-30 check-in was due on a Thursday, but the manager was called to a customer. There is no holiday. By when do they meet?',
    answer: 'By Monday, within two working days.',
    why: 'A missed check-in takes place within two working days, here Friday or Monday. Waiting for the next one costs a month.',
    section: 'manager-check-ins',
    skill: 'experience',
    graded: {
      options: [
        'By the following Monday',
        'By the following Thursday, at the usual time',
        'At day 60, with the questions of both talks',
      ],
      correct: 'By the following Monday',
    },
  },
  {
    id: 'report-the-median',
    question:
      'Five new planners met the standard after 4, 5, 5, 7 and 14 weeks. A sixth quit in week three. Which line do you report?',
    answer: '“Median 5 weeks, range 4 to 14, for five of six new hires.”',
    why: 'The average of 7 is pulled up by one long case, and without “five of six” the leaver vanishes.',
    section: 'time-to-productivity',
    skill: 'analytics',
  },
]);
