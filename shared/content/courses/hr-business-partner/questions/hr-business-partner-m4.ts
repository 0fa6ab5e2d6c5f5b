import { defineQuestions } from '#skill-check-schema.ts';

export default defineQuestions('hr-business-partner-m4', [
  {
    id: 'best-performer',
    type: 'multiple-choice',
    section: 'employee-advocacy',
    question:
      'A division head wants to merge two teams. You ask whether he would do it if the second team\'s head were his best performer. He says, "No, then I\'d leave it." Last month that head asked to be paid for on-call nights, in writing. Which route is right?',
    options: [
      'Treat it as a performance matter, and help him set expectations',
      'Treat it as structure, with selection criteria and a neutral panel',
      'Stop for now, and give counsel the merger and the letter today',
      'Wait with the merger until the pay question has been settled',
    ],
    correctAnswer: 'Stop for now, and give counsel the merger and the letter today',
    points: 10,
    hint: 'Look at the third line of the test.',
    explanation:
      'A "no" points to the person, and a recent written request about pay makes it a possible retaliation: counsel and the proper channel, today. The performance route follows the test\'s second line and tempts for that reason, but the third line comes first. A panel can\'t cure the reason for the contest.',
  },
  {
    id: 'advocacy-lines',
    type: 'multiple-select',
    section: 'employee-advocacy',
    question:
      'A paper proposes to move a help desk of 30 people to another city. Which lines represent the employees while the decision can still change? Select all that apply.',
    options: [
      "What people would say who can't move with their families",
      'Who is affected, by function and by site',
      'A sentence that HR supports the proposal in principle',
      "What consultation and notice they're owed, and from when",
      'Which of the options would harm the fewest of them',
      'A communication plan for the day after the decision',
    ],
    correctAnswer: [
      "What people would say who can't move with their families",
      'Who is affected, by function and by site',
      "What consultation and notice they're owed, and from when",
      'Which of the options would harm the fewest of them',
    ],
    points: 10,
    hint: 'Four lines: affected, their voice, process, least harm.',
    explanation:
      'Who is affected, their voice, the process owed and least harm belong in the paper. The communication plan is useful and sounds caring, yet it begins when nothing can be changed any more. Support in principle represents HR.',
  },
  {
    id: 'q5',
    type: 'multiple-choice',
    section: 'employee-advocacy',
    question:
      'Three weeks after Matthew Okell questioned in writing how injuries are recorded, his director proposes to merge his team into another. The director says that the idea is older than the memo. What do you do first?',
    options: [
      'Give counsel and compliance both facts today, and ask that nothing move until they advise',
      'Ask for the older papers, and let the proposal continue only if they predate the memo',
      'Agree neutral selection criteria for the two team heads, with a panel from another division',
      'Speak with Matthew in confidence, to warn him and let him protect his position in time',
    ],
    correctAnswer:
      'Give counsel and compliance both facts today, and ask that nothing move until they advise',
    points: 10,
    hint: "Who is able to weigh the timing, and who shouldn't be the one to gather the evidence?",
    explanation:
      "A written concern followed by a role change needs independent advice before any step, whatever the motive. Asking for older papers is the tempting answer, but it makes you the investigator and lets a file decide the matter. A fair panel can't cure a change that shouldn't have started, and a private warning may harm both Matthew and the review.",
  },
  {
    id: 'q7',
    type: 'multiple-select',
    section: 'due-diligence-on-people',
    question:
      'Quarrystone intends to buy a competitor in eight weeks. Which of these are sound before closing? Select all that apply.',
    options: [
      'Asking through counsel for unedited timesheets with names removed',
      "Asking the target's HR lead to hold two hires until the deal is done",
      'Having a clean team review pay data and report it in grouped form',
      "Calling the target's best engineers to say that their jobs are safe",
      'Reporting that four permits depend on one engineer with no successor',
      'Asking which bonus and retention letters are triggered by a sale',
    ],
    correctAnswer: [
      'Asking through counsel for unedited timesheets with names removed',
      'Having a clean team review pay data and report it in grouped form',
      'Reporting that four permits depend on one engineer with no successor',
      'Asking which bonus and retention letters are triggered by a sale',
    ],
    points: 10,
    hint: 'Until closing there are two independent companies.',
    explanation:
      "Requests through counsel without personal details, a clean team, a fact that can change the deal and promises triggered by a sale are all proper diligence. Holding the hires looks like thrift, yet it directs the other company's business before it's yours and may break competition law. Reassuring the engineers makes promises to people you don't employ.",
  },
  {
    id: 'diligence-finding',
    type: 'multiple-choice',
    section: 'due-diligence-on-people',
    question: 'You have a page for the deal team. Which sentence belongs at the top?',
    options: [
      '"Engagement at the target is 71%, six points above our own; see the survey of May."',
      '"The culture is informal and proud; 22 of 30 interviews ask for a slow integration."',
      '"HR systems for 340 drivers are outdated; 0.4 to 0.7 million in year two, see offer."',
      '"Overtime for 40 drivers is unpaid; 0.6 to 1.1 million, see timesheets."',
    ],
    correctAnswer: '"Overtime for 40 drivers is unpaid; 0.6 to 1.1 million, see timesheets."',
    points: 10,
    hint: 'Price, deal, or the first 100 days?',
    explanation:
      "An unrecorded cost as a range with its document can change the price and the indemnity. Systems are a real expense and tempt as something HR knows about, but year two doesn't change this deal. Engagement and culture change nothing at the table.",
  },
  {
    id: 'coach-boundary',
    type: 'multiple-choice',
    section: 'leader-coaching',
    question:
      'In the fourth coaching hour a brilliant leader says, "The lab lead and I agreed to leave the failed run out. It confuses people." What do you say?',
    options: [
      '"What would it cost the two of you if people found out a year from now?"',
      '"I stop coaching here. That has to go to compliance, and I\'ll take it there today."',
      '"Let\'s stay with the behavior we agreed on, and come back to this in our next hour."',
      '"I\'d put the run back in today, with a dated note, before anyone asks about it."',
    ],
    correctAnswer:
      '"I stop coaching here. That has to go to compliance, and I\'ll take it there today."',
    points: 10,
    hint: 'You announced at the start when you would change roles.',
    explanation:
      'A falsified record goes to the formal channel, and you announced that you would say when coaching ends. The suggestion to repair it tempts because it might fix the record by evening; it also lets evidence be changed on your advice. Coaching questions are the wrong tool here.',
  },
  {
    id: 'seller-liability',
    type: 'short-answer',
    section: 'due-diligence-on-people',
    question:
      'At a target, 30 installers each drive 40 minutes a day unpaid, on 225 days a year. If that is working time at 24 an hour, how much does it cost a year?',
    options: [],
    correctAnswer: '108000',
    alsoAccepted: ['108,000', '108 000', '$108,000'],
    points: 10,
    hint: 'A whole number without commas',
    explanation:
      "40 minutes are 2/3 of an hour: 30 × 2/3 × 225 × 24 = 108,000 for each year open to claims. Multiplying by 40 as if it were hours, or forgetting that it's a claim for several years, are the usual slips. Put it into the paper as a range.",
  },
]);
