import { defineQuestions } from '#skill-check-schema.ts';

/** Figures that each attempt draws. */
export const facts = [
  [
    { doorDays: '21', doorDay: 'June 24', toMonthEnd: '6', intoJuly: '15' },
    { doorDays: '18', doorDay: 'June 20', toMonthEnd: '10', intoJuly: '8' },
    { doorDays: '25', doorDay: 'June 26', toMonthEnd: '4', intoJuly: '21' },
    { doorDays: '30', doorDay: 'June 11', toMonthEnd: '19', intoJuly: '11' },
  ],
];

export default defineQuestions('employee-relations-m2', [
  {
    id: 'q1',
    type: 'multiple-choice',
    section: 'terms-of-reference',
    question:
      'Hannah, a ramp agent with a stammer, says that her shift supervisor, Victor, mocked her on the radio. The terms of reference read: "Investigate Victor\'s bullying of Hannah." Which first question should replace that line?',
    options: [
      'Whether Victor has a pattern of disrespect toward ramp agents, including but not limited to Hannah, over the past two years.',
      'Whether Victor broke disability law when he mocked Hannah on the ramp radio on May 12 and 19, 2026.',
      "Whether, on May 12 and 19, 2026, on the ramp radio, Victor allegedly imitated Hannah's speech (Dignity Policy, 2.3).",
      "Whether Hannah's complaint about the radio is true, and if so which disciplinary level would be consistent with policy.",
    ],
    correctAnswer:
      "Whether, on May 12 and 19, 2026, on the ramp radio, Victor allegedly imitated Hannah's speech (Dignity Policy, 2.3).",
    points: 10,
    hint: 'Could both people read the question without finding an answer already in it?',
    explanation:
      'It names the act, the dates, the place and the rule, and it leaves the answer open. The disability-law version is the best distractor because it has dates, but "when he mocked" assumes the fact, and a breach of law is a conclusion for counsel and courts. The pattern version invites drift, and the last one asks the investigator for a sanction.',
  },
  {
    id: 'q2',
    type: 'multiple-choice',
    section: 'impartial-investigator',
    question:
      "An agent says that her shift supervisor mocked her on the ramp radio and later took her off a de-icing course. Four people could investigate. The ramp manager is the supervisor's own manager. The cargo manager at another airport shared a house with the agent until spring. The HR partner advised the supervisor in April. The safety lead came from another airline last week and knows neither the ramp nor the radio. Whom do you choose?",
    options: [
      'The HR partner, who knows how such a case is run',
      'The safety lead, who needs two days to learn the ground',
      'The cargo manager from outside the airport',
      'The ramp manager, who knows the radio system best',
    ],
    correctAnswer: 'The safety lead, who needs two days to learn the ground',
    points: 10,
    hint: 'Ask of each what ties that person to the case, and whether it can be removed.',
    explanation:
      'Knowledge can be briefed in two days; a tie can’t be removed. The cargo manager tempts, because another airport sounds like distance, but a shared house until spring is as close as a tie gets. The ramp manager has a line, and the HR partner would be judging advice of April.',
  },
  {
    id: 'ledger-access',
    type: 'multiple-choice',
    section: 'interim-measures-without-prejudgment',
    question:
      'A finance clerk allegedly changed dates on three supplier invoices. Her ledger access has been read-only since yesterday, and the data is copied. This morning she told two colleagues at the next desks what they should say about it, and she was asked in writing to stop and went on. Which step do you take now?',
    options: [
      'Ask both colleagues to work at another desk, with a note that it’s temporary and reviewed on Friday.',
      'Leave her where she is, and give her the request again with her manager as a witness.',
      'Suspend her on full pay until the report is ready, with a neutral letter and a review each week.',
      'Hear her on the talk with the two colleagues first, and decide on a step by Friday.',
    ],
    correctAnswer:
      'Suspend her on full pay until the report is ready, with a neutral letter and a review each week.',
    points: 10,
    hint: 'Name the risk as it is today, and look for the smallest step that still controls it.',
    explanation:
      'The risk is no longer the ledger but the two witnesses, a smaller step has been tried, and only distance controls it; pay, letter and review keep it neutral. Moving the colleagues tempts as the milder step, but it puts the burden on those who did nothing. A second request repeats what failed this morning.',
  },
  {
    id: 'freeze-list-hit',
    type: 'multiple-choice',
    section: 'non-retaliation',
    question:
      'Three weeks after Jonah complained, a planner wants to take him off Saturday overtime. The freeze list brings it to your desk. You have compared: the rule is dated a month before his complaint, it takes Saturdays from all nine people of the crew, and eight of them have lost theirs already. What do you do?',
    options: [
      'Keep him on Saturdays until the report is out. Tell the crew that an exception applies for now.',
      'Hold it for now. Ask the planner for a written reason, and decide once the interviews are over.',
      'Ask Jonah whether he would mind losing Saturdays. Put his answer in the case file with the date.',
      'Let it pass. The rule is the same for the whole crew, and an exception would only single him out.',
    ],
    correctAnswer:
      'Let it pass. The rule is the same for the whole crew, and an exception would only single him out.',
    points: 10,
    hint: 'What was the freeze list made to test, and has it been tested?',
    explanation:
      'The list exists so that a step is tested before it lands: the rule is real, older than the complaint and applied to all. An exception tempts because it looks like protection, but it would tell eight people why he alone keeps his Saturdays. A reason in writing adds nothing to dates that you have.',
  },
  {
    id: 'before-the-weekend',
    type: 'multiple-choice',
    section: 'terms-of-reference',
    question:
      'On Thursday at 4 p.m. a forklift driver says that the dock lead pushed him on Wednesday at noon and then wrote to him about it. Cameras keep 30 days. Chat is deleted after 72 hours, and IT exports it on weekdays only. The dock lead flies out on Friday night for two weeks. What must be done before Friday ends?',
    options: [
      'Send Security a written request for the dock camera files of Wednesday, and get the copy confirmed.',
      'Interview the dock lead, whose memory of the day will be much weaker in two weeks, with a note-taker.',
      'Let the driver write and sign a full account, while the details are still clear.',
      'Have IT export the chat between the two of them, from the first of the month until today.',
    ],
    correctAnswer:
      'Have IT export the chat between the two of them, from the first of the month until today.',
    points: 10,
    hint: 'Count for each record when it is lost, and who works on that day.',
    explanation:
      'The message of Wednesday is deleted on Saturday, and Friday is the last day on which IT exports. The camera tempts, since it is what usually goes first, but here it keeps 30 days. The dock lead comes back and should hear every allegation in full, and the account can be read back tomorrow.',
  },
  {
    id: 'q3',
    type: 'multiple-select',
    section: 'interim-measures-without-prejudgment',
    question:
      'An agent, Hannah, has complained about her shift supervisor, Victor. Her HR partner took five interim steps. Which can stand as neutral and proportionate? Select all that apply.',
    options: [
      'Asked Victor in writing not to approach Hannah or the witnesses about the case, with a review date.',
      'Moved Hannah to the baggage hall on the same pay, as she would be more comfortable there.',
      "Gave another supervisor Hannah's schedule and training decisions until the report.",
      'Ordered everyone interviewed to keep total silence about the matter, now and later.',
      "Recorded Hannah's schedule, course bookings, pay items and access on the day she complained.",
    ],
    correctAnswer: [
      'Asked Victor in writing not to approach Hannah or the witnesses about the case, with a review date.',
      "Gave another supervisor Hannah's schedule and training decisions until the report.",
      "Recorded Hannah's schedule, course bookings, pay items and access on the day she complained.",
    ],
    points: 10,
    hint: 'Which risk does each step answer, and who carries its cost?',
    explanation:
      'The no-approach request, the switched decisions and the snapshot each answer a named risk at little cost. Moving Hannah is the best distractor because her pay is safe, but she wasn’t asked and the burden falls on the person who complained. A total and permanent silence order goes further than the risk and can be unlawful in some places.',
  },
  {
    id: 'ties-of-six',
    type: 'multiple-select',
    section: 'impartial-investigator',
    question:
      'A complaint names the manager of a bank branch. Which of these people have a tie that keeps them from investigating it? Select all that apply.',
    options: [
      'An auditor who sat beside the manager once, at a training day in 2024',
      'The regional head, whose bonus depends on how the branch does',
      'A payroll lead who told a colleague in May, “He will never change”',
      'An HR partner from another country who has met neither of them',
      'A project lead who has gone on vacation with the complainant twice',
      'A loan officer who reports to the manager and knows every procedure',
    ],
    correctAnswer: [
      'The regional head, whose bonus depends on how the branch does',
      'A payroll lead who told a colleague in May, “He will never change”',
      'A project lead who has gone on vacation with the complainant twice',
      'A loan officer who reports to the manager and knows every procedure',
    ],
    points: 10,
    hint: 'Each of the four ties appears once.',
    explanation:
      'The bonus is a stake, the remark a history, the vacations a friendship and the reporting line a line. The auditor tempts, because a careful reader looks for any contact, but one training day isn’t a tie that a coworker would call close. Ask both parties all the same whether they object.',
  },
  {
    id: 'snapshot-name',
    type: 'short-answer',
    section: 'non-retaliation',
    question:
      'On the day of a complaint you record the schedule, targets, pay items, system access and standing meetings of the complainant and each witness, to compare them later. What does the module call this record?',
    options: [],
    correctAnswer: 'snapshot',
    alsoAccepted: ['a snapshot', 'the snapshot', 'snap shot'],
    points: 10,
    hint: 'One word, as a photographer would say it.',
    explanation:
      'The snapshot makes small steps visible: a lost allowance or a canceled course can be set beside day one. The freeze list is the neighbor that tempts; it stops decisions before they’re made, while the snapshot shows what has already changed.',
  },
  {
    id: 'lost-on',
    type: 'short-answer',
    section: 'terms-of-reference',
    question:
      'Door camera files are deleted {doorDays} days after they’re recorded. The incident was on {doorDay}. On which day of July is its file deleted?',
    options: [],
    correctAnswer: '{intoJuly}',
    alsoAccepted: [
      'July {intoJuly}',
      '{intoJuly} July',
      '{intoJuly}th',
      'July {intoJuly}th',
      '{intoJuly}st',
      'July {intoJuly}st',
    ],
    points: 10,
    hint: 'The number of the day, in digits.',
    explanation:
      '{toMonthEnd} days bring you from {doorDay} to June 30, and {intoJuly} more to July {intoJuly}. Counting from the day of the complaint is the usual slip, and it gives you days that you don’t have. Enter the date in the plan under “lost on.”',
  },
]);
