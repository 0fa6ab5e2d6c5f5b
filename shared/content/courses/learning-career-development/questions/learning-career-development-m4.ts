import { defineQuestions } from '#skill-check-schema.ts';

export default defineQuestions('learning-career-development-m4', [
  {
    id: 'q5',
    type: 'multiple-choice',
    section: 'kirkpatrick-four-levels',
    question:
      'A proposal for receptionists promises to "prove Level 3." Which of these would be evidence at that level?',
    options: [
      'A blind review of 60 recorded calls, ten weeks after the session, against the red-flag standard',
      'A role-play test at the end of the day, passed by 94% of receptionists at the first attempt',
      'A fall in phone complaints in the quarter that follows the session, compared with the quarter before',
      'A survey at ten weeks in which 88% of receptionists say that they use the method in most calls',
    ],
    correctAnswer:
      'A blind review of 60 recorded calls, ten weeks after the session, against the red-flag standard',
    points: 10,
    hint: 'Which one shows what people do at work, as seen by someone else?',
    explanation:
      'Level 3 is behavior on the job, and reviewed calls show it directly. The ten-week survey is the best distractor: it asks about behavior at the right time, but it records what people believe about themselves. The role-play is Level 2, and complaints are Level 4. Check that recording calls is lawful and explained to staff.',
  },
  {
    id: 'too-good-to-release',
    type: 'multiple-choice',
    section: 'career-lattices',
    question:
      'A crane planner has been chosen for a job in safety. Her manager writes, "Not before the fall, I can’t replace her." The rule says six weeks at most. What do you do?',
    options: [
      'Ask the safety team to wait. A manager who gives up a good planner in the middle of the peak season deserves some understanding.',
      'Hold to six weeks, and start today with him on her cover. The date is in the offer, and he has to plan with it.',
      'Let the planner decide. It’s her career, and she can best judge what her own team can bear until the fall.',
      'Split her week until the fall. Two days in safety show good will, and three in planning keep the port running.',
    ],
    correctAnswer:
      'Hold to six weeks, and start today with him on her cover. The date is in the offer, and he has to plan with it.',
    points: 10,
    hint: 'What will the next planner conclude from each answer?',
    explanation:
      'A release limit works only if it holds for the manager who has a good reason, and help with cover makes it bearable. The split week tempts because both sides get something, but she then has two jobs, and everyone learns that the limit can be negotiated. Letting her decide puts the pressure on the person with least power.',
  },
  {
    id: 'train-or-open',
    type: 'multiple-choice',
    section: 'career-lattices',
    question:
      'A city paid for data certificates for 14 clerks. Six left within the year; no role inside had used the certificate. Finance asks you what to change first. What do you say?',
    options: [
      'Have leavers repay the fee for two years, and tell the next clerks before they enroll',
      'No more clerks without a talk about their plans, with loyalty among the criteria',
      'Stop the scheme today, and then raise pay in the teams from which most clerks have left',
      'No more certificates until roles that use them are open, with published criteria',
    ],
    correctAnswer:
      'No more certificates until roles that use them are open, with published criteria',
    points: 10,
    hint: 'What did the certificate prepare people for?',
    explanation:
      'Doors first, then bridges: in one study, development went with higher turnover when people saw no opportunity inside. Repayment tempts because it answers the cost directly, but it treats a symptom, can be unlawful, and leaves the clerks with a skill that isn’t needed here.',
  },
  {
    id: 'contribution-sentence',
    type: 'multiple-choice',
    section: 'kirkpatrick-four-levels',
    question:
      'Errors fell from 30 to 20 per 1,000 in the depots with the new method, and from 30 to 27 in those still waiting. Overtime fell in both. Which sentence can the sponsor defend?',
    options: [
      '“Errors fell by a third where the method is used and by a tenth where it is not; overtime fell in both.”',
      '“The method cut errors by a third, and the depots that are still waiting confirm this with their own lower figures.”',
      '“Errors fell everywhere, so without a controlled trial nothing can be said about what the method did.”',
      '“Since the method came in, errors are down by a third, and staff rate the course 4.7 out of five.”',
    ],
    correctAnswer:
      '“Errors fell by a third where the method is used and by a tenth where it is not; overtime fell in both.”',
    points: 10,
    hint: 'Look for the comparison and for what else changed.',
    explanation:
      'It gives both figures and the other change, so the reader sees a contribution and its limits. "Cut errors by a third" tempts because the figure is right, but part of the fall came where the method wasn’t used. Saying nothing wastes a good comparison.',
  },
  {
    id: 'q7',
    type: 'multiple-select',
    section: 'individual-development-plans',
    question:
      'A technician hopes to become a practice manager. Which lines belong in a sound development plan? Select all that apply.',
    options: [
      '"The practice manager role will be yours when it opens, if you complete this plan."',
      '"Run the June staffing plan with Maria checking it; evidence: no uncovered shift, two revisions at most."',
      '"Improve business acumen by attending suitable courses; ongoing."',
      '"Your manager hands over the June schedule and frees four hours a month for it."',
      '"If lateness continues, this plan becomes a formal warning."',
      '"Review on July 10; next opening will be posted with its criteria."',
    ],
    correctAnswer: [
      '"Run the June staffing plan with Maria checking it; evidence: no uncovered shift, two revisions at most."',
      '"Your manager hands over the June schedule and frees four hours a month for it."',
      '"Review on July 10; next opening will be posted with its criteria."',
    ],
    points: 10,
    hint: 'A plan agrees on learning. It neither reserves a job nor punishes.',
    explanation:
      'A real task with evidence, a commitment from the manager and a date with an open process make a plan that can be kept. The promise of the role is the strongest distractor because it motivates, but it shuts out other applicants and may be read as a commitment. Lateness belongs in a separate process, and "ongoing" can’t be reviewed.',
  },
  {
    id: 'behavior-evidence',
    type: 'multiple-select',
    section: 'kirkpatrick-four-levels',
    question:
      'Orderlies have practiced with a patient hoist. Which of these are Level 3 evidence? Select all that apply.',
    options: [
      'Lifting injuries per 100,000 hours fall in six months',
      'In watched transfers at week eight, they use the hoist when the card calls for it',
      'All forty pass the practical test at the end of the day',
      'Ward nurses log for a week whether the hoist was used at each transfer',
      'Nine in ten orderlies say that the session was relevant',
    ],
    correctAnswer: [
      'In watched transfers at week eight, they use the hoist when the card calls for it',
      'Ward nurses log for a week whether the hoist was used at each transfer',
    ],
    points: 10,
    hint: 'At work, weeks later, seen by others.',
    explanation:
      'Watched and logged transfers show what people do at work. The test tempts because it’s practical and demanding, but it shows that they can do it on the day, which is Level 2. Injuries are the result, Level 4, and relevance is a reaction.',
  },
  {
    id: 'q8',
    type: 'short-answer',
    section: 'kirkpatrick-four-levels',
    question:
      'An author writes, "We begin our evaluation plan with the business measure that should move." At which Kirkpatrick level does that plan begin?',
    options: [],
    correctAnswer: '4',
    alsoAccepted: ['four', 'level 4'],
    points: 10,
    hint: 'Answer with one digit.',
    explanation:
      'Results are Level 4, and planning backward starts there: result, then the behavior that would explain it, then learning, then reaction. Level 3 is the common slip, because behavior is where most effort goes. It comes second in the plan and explains the result.',
  },
  {
    id: 'lag-of-returns',
    type: 'short-answer',
    section: 'kirkpatrick-four-levels',
    question:
      'A program ended on June 1. Returned goods reach you about five weeks after shipping, and you want ten weeks of shipments after the program. How many weeks after June 1 can you first read the result in full?',
    options: [],
    correctAnswer: '15',
    alsoAccepted: ['15 weeks', 'fifteen'],
    points: 10,
    hint: 'Add the delay to the period. Digits only.',
    explanation:
      'Ten weeks of shipments plus five weeks until the last of them can have come back: 15. Reading after ten weeks tempts because the period is over, but half of it hasn’t had time to show its faults, and the figure flatters the program.',
  },
  {
    id: 'idp-rewrite',
    type: 'essay',
    section: 'individual-development-plans',
    question:
      'A plan for a warehouse planner says: "Improve communication. Attend a course. Ongoing. Manager supports." She would like to lead the weekly carrier call one day. Rewrite it with the five parts taught in Module 4, and add the honest sentence about the role of carrier lead. Aim for about 110 words.',
    options: [],
    correctAnswer:
      'Task: lead the carrier call of May 14 alone. Practice: prepare the agenda and run ten minutes of the calls of April 16 and 30, with Tom beside her. Evidence: agenda, list of decisions with owners, and feedback from two carriers on one question: “Did you know afterward what to do?” Commitment: her manager hands over the May 14 call, stays out of it, and frees two hours a week in April to prepare. Date: review on May 21. Hours: work time. Honest sentence: “This plan prepares you for the carrier lead role, but it does not reserve it. When it opens, it will be posted with its criteria, and you compete on those.”',
    points: 10,
    hint: 'Task, practice, evidence, commitment, date; then the sentence.',
    explanation:
      'A strong answer turns "communication" into one visible task and says what the manager gives up for it. The common weak answer adds a date to the course and leaves the manager with "supports," which commits to nothing. Promising the role would motivate, and couldn’t be kept.',
  },
]);
