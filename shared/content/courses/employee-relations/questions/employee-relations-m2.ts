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
      'An agent says that her shift supervisor mocked her on the ramp radio and later took her off a de-icing course. Four people could investigate. Whom do you choose?',
    options: [
      'The ramp manager, who knows the radio system best and is the direct manager of the supervisor concerned.',
      "A cargo manager from another airport, who has met neither person and will need a day's briefing.",
      'The HR partner of the ramp, who advised the supervisor in April on how to handle radio discipline on early shifts.',
      'The safety lead, who is respected by all and has coached the complainant for the de-icing course.',
    ],
    correctAnswer:
      "A cargo manager from another airport, who has met neither person and will need a day's briefing.",
    points: 10,
    hint: 'Run the four ties: line, friendship, stake, history.',
    explanation:
      'Knowledge can be briefed in a day; a tie can’t be removed. The safety lead is the tempting choice, because respect looks like neutrality, but having coached the complainant for the very course in dispute gives a stake in the answer. The ramp manager has a line, and the HR partner would be judging past advice.',
  },
  {
    id: 'ledger-access',
    type: 'multiple-choice',
    section: 'interim-measures-without-prejudgment',
    question:
      'A finance clerk allegedly changed dates on three supplier invoices. The only risk you can name is that ledger entries might be altered. Which step do you take?',
    options: [
      'Suspend her on full pay until the report is ready, with a neutral letter and a review each week.',
      'Collect her laptop at her desk this morning, with someone from IT as witness and a signed receipt.',
      'Leave everything as it is, and have IT watch her entries without her knowledge for two weeks.',
      'Set her ledger access to read-only, copy the data, and tell her it’s temporary and reviewed Friday.',
    ],
    correctAnswer:
      'Set her ledger access to read-only, copy the data, and tell her it’s temporary and reviewed Friday.',
    points: 10,
    hint: 'Start from the risk, then look for the smallest step that controls it.',
    explanation:
      'Read-only access and a copy control the one risk named, and the words and the review date keep the step neutral. Suspension tempts because pay, letter and review make it look careful, but it goes far beyond a risk that a setting can control. Collecting the laptop in public announces a verdict.',
  },
  {
    id: 'freeze-list-hit',
    type: 'multiple-choice',
    section: 'non-retaliation',
    question:
      'Three weeks after Jonah complained, a planner wants to take him off Saturday overtime. She says that a new rule cuts overtime for the whole crew. The freeze list brings it to your desk. What do you do?',
    options: [
      'Let it pass. The rule is the same for the whole crew, and an exception would only single him out.',
      'Keep him on Saturdays until the report is out. Tell the crew that an exception applies for now.',
      'Compare it with his snapshot and with what happens to the crew. Decide before it takes effect.',
      'Ask Jonah whether he would mind losing Saturdays. Put his answer in the case file with the date.',
    ],
    correctAnswer:
      'Compare it with his snapshot and with what happens to the crew. Decide before it takes effect.',
    points: 10,
    hint: 'What would you want to be able to show a year from now?',
    explanation:
      'The freeze list exists so that a step is tested before it lands: is the rule real, dated and applied to all, or does it fall on one person? Letting it pass tempts because general rules look neutral, but you only have the planner’s word for it. An automatic exception shields him at the price of telling everyone that he complained.',
  },
  {
    id: 'before-the-weekend',
    type: 'multiple-choice',
    section: 'terms-of-reference',
    question:
      'On Thursday at 4 p.m. a forklift driver says that the dock lead pushed him on Wednesday at noon. Cameras keep 72 hours, and Security takes requests on weekdays only. Chat is kept for a year. The dock lead flies out on Friday night for two weeks. What must be done before Friday ends?',
    options: [
      'Interview the dock lead, whose memory of the day will be much weaker in two weeks, with a note-taker.',
      'Send Security a written request for the dock camera files of Wednesday, and get the copy confirmed.',
      'Export the chat between the two of them, from the first of the month until today.',
      'Let the driver write and sign a full account, while the details are still clear.',
    ],
    correctAnswer:
      'Send Security a written request for the dock camera files of Wednesday, and get the copy confirmed.',
    points: 10,
    hint: 'Which item no longer exists on Monday?',
    explanation:
      'The camera file goes on Saturday at noon, and Friday is the last day on which Security acts. The dock lead tempts, since he will be away, but he comes back, and he should hear every allegation in full after the others have been heard. Chat keeps a year, and the account can be read back tomorrow.',
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
