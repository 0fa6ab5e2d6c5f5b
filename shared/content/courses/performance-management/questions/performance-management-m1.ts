import { defineQuestions } from '#skill-check-schema.ts';

export default defineQuestions('performance-management-m1', [
  {
    id: 'q1',
    type: 'multiple-choice',
    section: 'smart-goals-and-okrs',
    question:
      'The packet opens with next year\'s goal for Joost, a claims handler: "Speed up claims." Which rewrite should you recommend?',
    options: [
      'By June 30, the claims team reaches a same-day culture in which every customer feels the difference, with progress reviewed by the whole team each month.',
      'By June 30, Joost settles 85% of simple claims within three working days (claims system), while reopened claims stay under 4%.',
      'By June 30, Joost settles more simple claims per day than the team average, as shown in the claims system.',
      'By June 30, Joost settles every simple claim on the day it arrives, because a demanding goal produces better work than an easy one.',
    ],
    correctAnswer:
      'By June 30, Joost settles 85% of simple claims within three working days (claims system), while reopened claims stay under 4%.',
    points: 10,
    hint: 'Look for one owner, one source, and something that would expose a shortcut.',
    explanation:
      "It names the owner, the measure, the source and the date, and the reopened-claims guardrail would expose careless speed. The team-average version tempts because it's measurable, but the target moves with his colleagues and nothing protects quality. The same-day version is specific and difficult; research on hard goals assumes that the person can reach them and accepts them.",
  },
  {
    id: 'guardrail-claims',
    type: 'multiple-choice',
    section: 'smart-goals-and-okrs',
    question:
      'Joost is to settle 85% of simple claims within three working days. Xiomara asks you for a guardrail. Which one would expose the shortcut?',
    options: [
      'Simple claims are settled with care and in the spirit of our service promise.',
      'Joost settles at least as many claims a day as in the same month last year.',
      'Claims reopened within 30 days stay under 4%, from the claims system.',
      'Customers rate the team at 4.5 or better in the survey of the fourth quarter.',
    ],
    correctAnswer: 'Claims reopened within 30 days stay under 4%, from the claims system.',
    points: 10,
    hint: 'What is the easiest harmful way to reach the number, and which figure would it move?',
    explanation:
      "Settling fast without reading brings claims back, and the share of reopened ones would rise within weeks. The survey tempts because it sounds like the voice of the customer, but it measures a team once a year and wouldn't show one handler's shortcut. A promise of care comes from no source.",
  },
  {
    id: 'mirror-one',
    type: 'multiple-choice',
    section: 'role-clarity',
    question:
      'Xiomara and a new team lead each write the three results that matter most in the job. One of three agrees. The goals are due on Friday. What do you advise?',
    options: [
      'Set goals for the one result on which they agree, and add others when the year is clearer.',
      "Let Xiomara's list stand; she answers for the team, and the lead is new in the job.",
      'Merge both lists into five goals, so that each of the two finds what matters most.',
      'Settle the role first, and let the goals be two weeks late because of it.',
    ],
    correctAnswer: 'Settle the role first, and let the goals be two weeks late because of it.',
    points: 10,
    hint: 'Fewer than two of three agree. What has to come before a goal?',
    explanation:
      "Goals on a role that two people see differently will be argued all year, so the role comes first, even at the price of a late form. Merging tempts because it's quick and won't offend anyone, but five goals from two pictures pull one person in two directions.",
  },
  {
    id: 'april-change',
    type: 'multiple-choice',
    section: 'regular-check-ins',
    question:
      'In April Xiomara told Joost to leave simple claims and clear a flood backlog. It wasn\'t written down. It\'s December, and his goal on simple claims reads "missed." What do you tell her?',
    options: [
      'Rate the goal as it stands: an agreed goal holds until both of them have changed it in writing, with a date and a reason.',
      'Log the change with the date of today, and rate the backlog work, because that is what he was told to do.',
      'Drop the goal without a word, and rate the four others, so that it counts for or against none of them.',
      'Log the change under its April date, ask both to confirm what was agreed, and rate the backlog work.',
    ],
    correctAnswer:
      'Log the change with the date of today, and rate the backlog work, because that is what he was told to do.',
    points: 10,
    hint: 'He may not be judged against a target he was told to leave. Nor may a record look older than it is.',
    explanation:
      "The change was real, so it counts, and the late entry says that it's late. Dating the log April tempts because the event is true, but the date on an entry says when it was written. Dropping the goal hides both the change and the backlog he cleared.",
  },
  {
    id: 'okr-or-smart',
    type: 'multiple-select',
    section: 'smart-goals-and-okrs',
    question: 'Which of these suit an OKR with no pay tied to its score? Select all that apply.',
    options: [
      'Payroll for 400 people is correct and on time each month',
      'Customers of three pilot clinics trust a claim by video, a thing nobody here has tried',
      'All handlers finish the yearly privacy course by March 31',
      'Cut the time from storm to first payment by half, with methods still to be found',
      'Each fraud report reaches finance by the fifth working day',
      'Every complaint is acknowledged within the five days that the regulator allows',
    ],
    correctAnswer: [
      'Customers of three pilot clinics trust a claim by video, a thing nobody here has tried',
      'Cut the time from storm to first payment by half, with methods still to be found',
    ],
    points: 10,
    hint: 'Where does partial success still count, and where must the result be met?',
    explanation:
      "Both reach for something new, and half of it would still be worth having. The privacy course tempts because it's a team goal with a date, but 80% of it is a breach and no success. Payroll, reports and complaints are known work that must be met.",
  },
  {
    id: 'okr-percent',
    type: 'short-answer',
    section: 'smart-goals-and-okrs',
    question:
      'A key result says: "Repeat queries per month fall from 120 to 60." They now stand at 75. What share of the way has the team come, in percent?',
    options: [],
    correctAnswer: '75',
    alsoAccepted: ['75%', '75 %', '75 percent'],
    points: 10,
    hint: 'Distance covered divided by the whole distance. A whole number, in digits.',
    explanation:
      'The way is 60 queries long and 45 of it are done: 45 ÷ 60 is 75%. Comparing 75 with 120 gives 62.5% and is the usual slip; it measures what is left of the start and not the way to the goal.',
  },
]);
