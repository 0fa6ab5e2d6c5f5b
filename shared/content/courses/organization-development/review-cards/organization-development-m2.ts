import { defineReviewCards } from '#review-card-schema.ts';

export default defineReviewCards([
  {
    id: 'confidential-not-anonymous',
    question:
      'Each employee gets a personal survey link, and the vendor adds age and site from your system. A draft invitation says “anonymous.” What should it say?',
    answer: '“Confidential,” and who can see what.',
    why: 'The vendor can link answers to people. Anonymous means that nobody can.',
    section: 'survey-confidentiality-thresholds',
    skill: 'trust',
    graded: {
      options: [
        '“Anonymous,” with a note that the vendor is bound by contract',
        '“Confidential,” with who sees what',
        '“Anonymous within the company”',
      ],
      correct: '“Confidential,” with who sees what',
    },
  },
  {
    id: 'complement-rule',
    question:
      'Your minimum is five responses. A department shows 18, and its two teams have 14 and 4. You hide the team of 4. What is still wrong?',
    answer: '18 minus 14 gives the scores of the 4. Hide the team of 14 too.',
    why: 'A hidden group is exposed when the total and the rest are visible. A second group has to be suppressed.',
    section: 'survey-confidentiality-thresholds',
    skill: 'law',
  },
  {
    id: 'driver-is-no-cause',
    question:
      'A report says, “Raise career clarity and engagement will rise 9 points.” What does a driver analysis let you say?',
    answer: 'That the two are associated, so career clarity is a good place to ask first.',
    why: 'An association tells you where to start a conversation. What to change, and whether it works, is still open.',
    section: 'driver-analysis',
    skill: 'analytics',
  },
  {
    id: 'one-two-one',
    question:
      'A ward team has listed 11 survey issues, with three actions each. What is left under the one-two-one rule?',
    answer:
      'One issue it controls, two behaviors that would show progress, one obstacle sent upward.',
    why: 'Long plans die. A short one can be finished, and leaders owe an answer to the obstacle.',
    section: 'action-planning',
    skill: 'change',
    graded: {
      options: [
        'The three issues with the lowest scores, with one action each and a quarterly review',
        'One issue, two behaviors, one obstacle for leaders',
        'One action per leader, two per team',
      ],
      correct: 'One issue, two behaviors, one obstacle for leaders',
    },
  },
  {
    id: 'bonus-on-the-score',
    question:
      'A regional head proposes that store managers earn a bonus if their engagement score rises by five points. What do you offer instead?',
    answer: 'Reward the action that was agreed and completed.',
    why: 'Pay for a score invites pressure on those who answer. A finished action can be checked, and helps either way.',
    section: 'action-planning',
    skill: 'rewards',
  },
  {
    id: 'redesign-the-moment',
    question:
      'In project meetings Ngozi and Piet are regularly talked over by three colleagues. What do you change first?',
    answer: 'The meeting: for example, collect written views from everyone beforehand.',
    why: 'Correcting single people fades. A changed routine is open to all and easier to keep and defend.',
    section: 'inclusive-culture',
    skill: 'experience',
  },
]);
