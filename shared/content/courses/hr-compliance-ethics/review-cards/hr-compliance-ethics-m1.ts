import { defineReviewCards } from '#review-card-schema.ts';

export default defineReviewCards([
  {
    id: 'more-generous-source',
    question:
      'A baker’s contract gives 30 days of vacation, the handbook 25, and the legal minimum is 20. You find no exception. How many days does she have?',
    answer: '30. Her contract gives her more, and neither of the others can take it back.',
    why: 'Law sets the floor, and the other sources build on it. Look first at the one that gives the employee more.',
    section: 'statute-contract-policy-collective-agreement',
    skill: 'law',
    graded: {
      options: [
        '20, the legal minimum',
        '25, the handbook rule for everyone',
        '30, as in her contract',
      ],
      correct: '30, as in her contract',
    },
  },
  {
    id: 'one-against-all',
    question:
      'A supervisor wants to let one ferry mechanic trade her paid break for leaving early. The breaks are in the union agreement, and she’s happy with it. What’s the trap?',
    answer: 'He would change for one person what was agreed for all.',
    why: 'A collective agreement sets terms for a group. Even a friendly side deal has to be checked against it first.',
    section: 'statute-contract-policy-collective-agreement',
    skill: 'law',
  },
  {
    id: 'moved-in-may',
    question:
      'An analyst was hired at head office and has worked from a cabin in another state since May. Her manager asks for her notice period. Which of the five Ps do you settle first?',
    answer: 'Place: where the work is done now. Her home may decide.',
    why: 'A rule that is right for another place is still a wrong answer, so find out whose rules you’re reading.',
    section: 'statute-contract-policy-collective-agreement',
    skill: 'law',
  },
  {
    id: 'checkable-answer',
    question:
      'You told a manager, “Six weeks, I’m fairly sure.” What do you add to make it an answer that a colleague can check?',
    answer: 'The source that says so, the date you checked it, and what is still open.',
    why: 'Someone else can then find the page, see whether it has changed since, and close the open point.',
    section: 'statute-contract-policy-collective-agreement',
    skill: 'records',
  },
  {
    id: 'staff-in-name',
    question:
      'A photographer’s agreement calls her “staff photographer.” She sets her own prices, has three other clients and often sends an assistant in her place. Which way do the facts point?',
    answer: 'Toward her own business. The title decides nothing, in either direction.',
    why: 'Status follows control, person, place in the business and risk, as they look in an ordinary week.',
    section: 'employee-versus-contractor-status',
    skill: 'law',
    graded: {
      options: [
        'Toward employment: both sides signed the word “staff”',
        'Toward her own business, though the title says “staff”',
        'Nowhere: you can’t tell until a court has looked at it',
      ],
      correct: 'Toward her own business, though the title says “staff”',
    },
  },
  {
    id: 'exit-after-injury',
    question:
      'A warehouse lead reported an injury on Monday. On Wednesday his manager sends you a termination letter for missed targets, with good records. What comes before any signature?',
    answer: 'A call to counsel: an exit close to an injury always qualifies.',
    why: 'Good records don’t take away the timing, and an exit is hard to reverse. Moving its date would only hide the question.',
    section: 'when-to-call-counsel',
    skill: 'law',
    graded: {
      options: [
        'A call to counsel',
        'A check that he really missed the targets',
        'A later exit date, well away from the injury',
      ],
      correct: 'A call to counsel',
    },
  },
]);
