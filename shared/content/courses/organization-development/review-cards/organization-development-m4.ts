import { defineReviewCards } from '#review-card-schema.ts';

export default defineReviewCards([
  {
    id: 'first-low-score',
    question:
      'Bank tellers rate a new tool: awareness 5, desire 2, knowledge 2, ability 1, reinforcement 1. What do you act on first?',
    answer: 'Desire: it’s the first score of three or lower.',
    why: 'A later remedy can’t repair an earlier gap. Training people who don’t want to take part changes little.',
    section: 'adkar-and-kotter',
    skill: 'change',
    graded: {
      options: ['Ability, the lowest score', 'Knowledge and ability, in one course', 'Desire'],
      correct: 'Desire',
    },
  },
  {
    id: 'acts-not-support',
    question:
      'You ask the plant director, “Are you behind the new safety round?” and get a cheerful yes. What should you’ve asked for?',
    answer: 'A visible act with a date, such as “Will you walk the first round on May 6?”',
    why: 'A general yes costs nothing. People read a sponsor’s support from what the sponsor does.',
    section: 'adkar-and-kotter',
    skill: 'stakeholders',
  },
  {
    id: 'name-the-loss',
    question:
      'Senior cooks lose their own recipes to a central menu. The launch speech is all about the exciting future. What is missing, according to Bridges?',
    answer: 'The ending: name what they lose, without argument, and what stays.',
    why: 'Transition begins with letting go. People who have only just heard of the ending can’t celebrate the beginning.',
    section: 'bridges-transitions',
    skill: 'change',
  },
  {
    id: 'three-high-impacts',
    question:
      'School secretaries get three impacts rated 3 in August: new software, new hours, a new office. What does the assessment call for?',
    answer: 'Another date for one of them, or fewer demands.',
    why: 'With three high impacts, people run out of room. Better messages don’t create any.',
    section: 'impact-assessment',
    skill: 'change',
    graded: {
      options: [
        'A weekly newsletter and a named contact for the secretaries until the end of August',
        'A later date for one of the three',
        'An earlier start of the software training',
      ],
      correct: 'A later date for one of the three',
    },
  },
  {
    id: 'sort-the-objection',
    question:
      'A driver says, “In 2023 you told us the trackers were only for theft. Then they were used in warnings.” Which kind of objection is it, and how do you answer?',
    answer: 'Past: acknowledge what happened, make one small promise and keep it.',
    why: 'Evidence that the plan works doesn’t answer a broken promise. Only a kept one does.',
    section: 'resistance-as-data',
    skill: 'trust',
  },
  {
    id: 'no-list-of-names',
    question:
      'The project lead wants a list of employees who oppose the new shift system, “to support them.” What do you give instead?',
    answer: 'Counts of objections by kind, without names.',
    why: 'Lists of names circulate and mix safety warnings with grumbling. Counts show what to repair.',
    section: 'resistance-as-data',
    skill: 'law',
  },
]);
