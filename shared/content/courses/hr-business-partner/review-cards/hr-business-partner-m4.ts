import { defineReviewCards } from '#review-card-schema.ts';

export default defineReviewCards([
  {
    id: 'best-performer-test',
    question:
      'A leader wants to remove the job of regional planner. Would he if his best planner held it? “No, then it’d be useful.” The planner has raised no concern and taken no leave. What is this, probably?',
    answer: 'A performance question. It belongs in the performance process, not in a chart.',
    why: 'A restructure removes a job. Here the job is wanted and the person isn’t.',
    section: 'employee-advocacy',
    skill: 'performance',
    graded: {
      options: [
        'A structural question: design criteria for selection',
        'A performance question',
        'A question of cost, since the job can be shared out',
      ],
      correct: 'A performance question',
    },
  },
  {
    id: 'box-of-someone-who-reported',
    question:
      'The only job to go belongs to an accountant who reported doubtful expenses last month. The savings are real. What do you do today?',
    answer: 'Pause the change and take it to counsel and the proper channel.',
    why: 'Real savings don’t remove a retaliation risk. Both have to be examined before anything moves.',
    section: 'employee-advocacy',
    skill: 'law',
    graded: {
      options: [
        'Go on, and file the savings calculation beside the decision',
        'Pause; counsel and the proper channel',
        'Ask the accountant in confidence how she would see such a change',
      ],
      correct: 'Pause; counsel and the proper channel',
    },
  },
  {
    id: 'letter-in-the-data-room',
    question:
      'Letters in a data room promise nine people a bonus if the firm is sold. How do you report that to the deal team?',
    answer: 'As money that changes price or timing: a range, with the letters behind it.',
    why: 'Diligence looks for what changes the price, stops the deal or breaks the first 100 days.',
    section: 'due-diligence-on-people',
    skill: 'planning',
  },
  {
    id: 'two-companies-until-closing',
    question:
      'Six weeks before closing, your integration lead wants to tell the target’s supervisors to stop hiring. What do you answer?',
    answer:
      'No. Until closing it’s two companies: we neither direct their people nor promise anything.',
    why: 'Taking control early can break merger and competition law. Questions go through counsel.',
    section: 'due-diligence-on-people',
    skill: 'law',
  },
  {
    id: 'changing-hats-aloud',
    question:
      'In a coaching hour, a leader says he moved Ines to nights “after she complained about me.” What do you say next?',
    answer: '“I’m stopping as your coach. This goes to the formal channel today.”',
    why: 'Coaching never replaces the channel for possible retaliation. You announce the change of role, as agreed.',
    section: 'leader-coaching',
    skill: 'relations',
  },
  {
    id: 'mirror-with-a-date',
    question:
      'You want to tell a leader, “You’re impatient in reviews.” Which sentence is a mirror?',
    answer: '“On Thursday you ended Ravi’s review after four minutes.”',
    why: 'A dated observation can be checked. “Impatient” can only be disputed.',
    section: 'leader-coaching',
    skill: 'performance',
    graded: {
      options: [
        '“People feel that your reviews are too short to be of much use.”',
        '“On Thursday you ended Ravi’s review after four minutes.”',
        '“You often seem rushed.”',
      ],
      correct: '“On Thursday you ended Ravi’s review after four minutes.”',
    },
  },
]);
