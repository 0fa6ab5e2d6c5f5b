import { defineQuestions } from '#skill-check-schema.ts';

export default defineQuestions('performance-management-m3', [
  {
    id: 'q3',
    type: 'multiple-choice',
    section: 'skill-will-or-barrier',
    question:
      'Xiomara reports that Kwasi, a good handler for four years, began to miss his 48-hour reply standard in May. The other handlers on his new queue miss it as often. She thinks he is "coasting." What comes first?',
    options: [
      'Find out what changed on that queue in May, as four years on standard speak against a lack of effort.',
      'Book refresher training for Kwasi, whose skills may not match the new queue, and measure again after a month.',
      'Give Kwasi SBI feedback on three late replies, because he may not know that the standard is being missed.',
      'Start a 90-day PIP with weekly check-ins, name the 48-hour standard, and agree on the support he needs.',
    ],
    correctAnswer:
      'Find out what changed on that queue in May, as four years on standard speak against a lack of effort.',
    points: 10,
    hint: 'Use the fixed order of causes, and notice who else is affected.',
    explanation:
      "Barriers come first. He met the standard for years, the slip has a start date, and his colleagues share it, so the queue is the likely cause. Training is the tempting answer because it sounds supportive, but four good years suggest that skill isn't the gap, and a course wouldn't cure a queue. Feedback and a PIP both assume that he can fix it.",
  },
  {
    id: 'q4',
    type: 'multiple-select',
    section: 'pip-standards-and-support',
    question:
      'The packet holds a draft PIP for Nafisa, who writes the monthly fraud report. Which lines should you accept as they stand? Choose all that apply.',
    options: [
      'Nafisa must show more ownership and a positive approach throughout the plan.',
      'Standard: no unmatched total when a report is sent. Source: finance check sheet.',
      'Ravi will pair with Nafisa on the first two reports; Xiomara will have the macro repaired by January 12.',
      "If the plan isn't met, employment will end on day 90.",
      'Support that arrives late moves the review dates by the same time.',
    ],
    correctAnswer: [
      'Standard: no unmatched total when a report is sent. Source: finance check sheet.',
      'Ravi will pair with Nafisa on the first two reports; Xiomara will have the macro repaired by January 12.',
      'Support that arrives late moves the review dates by the same time.',
    ],
    points: 10,
    hint: 'Accept what a stranger could apply and what leaves the result open.',
    explanation:
      'The three accepted lines give a checkable standard, support with owners and a date, and a fair clock. The line that ends employment is the best distractor because it\'s clear and states a consequence. But it decides the case before the evidence and before Nafisa is heard: "may" is right, "will" is not. "Ownership" can\'t be measured.',
  },
  {
    id: 'q5',
    type: 'multiple-choice',
    section: '30-60-90-day-check-ins',
    question:
      'Xiomara has made Nafisa\'s plan 30 days long "so that it is over before the audit." The report is monthly. What is your advice?',
    options: [
      'Keep 30 days and add three weekly practice reports, so that Nafisa has more chances within the period.',
      'Keep 30 days, check in weekly, and extend the plan if the one report then shows real progress.',
      '90 days with check-ins, whatever the audit needs: three real reports, and help before they count.',
      'Leave the date open, and close the plan when Xiomara can say that the problem is solved.',
    ],
    correctAnswer:
      '90 days with check-ins, whatever the audit needs: three real reports, and help before they count.',
    points: 10,
    hint: 'How many genuine attempts does each version give her?',
    explanation:
      'The work sets the length: one attempt tests luck, while three show a trend, and the check-ins tell her where she stands. The promised extension is tempting because it looks flexible, but she would be judged on a single report, with the audit rather than the work setting the date. Practice reports are a new task, not the standard she must meet.',
  },
  {
    id: 'q6',
    type: 'short-answer',
    section: 'fair-outcomes',
    question:
      "An earlier plan required Florian to close at least 90% of his files on time. He closed 45 files. The plan says that files hit by a system outage don't count; the IT log shows five, all of them late. Of the rest, 36 were on time. What percentage counts for the measure?",
    options: [],
    correctAnswer: '90',
    points: 10,
    hint: 'A whole number in digits, without the percent sign.',
    explanation:
      "Take out the five outage files, which leaves 40. Then 36 ÷ 40 = 90%, so the measure is met. Using all 45 files gives 80% and would fail him for a fault the plan said wouldn't count. Apply the exclusions before you divide, and show the working in the log.",
  },
  {
    id: 'late-help',
    type: 'multiple-choice',
    section: 'pip-standards-and-support',
    question:
      "Nafisa's 90-day plan promised a repaired macro by January 12. IT delivered it on February 2, 21 days late. The final review stands in the calendar for April 3. What happens?",
    options: [
      'The date holds; the late macro is noted and weighed in her favor when the results are read.',
      'The date holds; a plan may not go on longer than the 90 days that she was told of.',
      "The plan ends without a result; a promise on the company's side wasn't kept in time.",
      'The date moves by 21 days, since the help did, and she hears it in writing.',
    ],
    correctAnswer: 'The date moves by 21 days, since the help did, and she hears it in writing.',
    points: 10,
    hint: 'Late support moves the clock.',
    explanation:
      "The clock moves with the support, and she hears it in writing. Weighing it in her favor tempts as the generous answer, but you can't say later how much it weighed, and she still had fewer fair attempts. Ending the plan leaves the gap where it was.",
  },
  {
    id: 'new-goal-60',
    type: 'multiple-choice',
    section: '30-60-90-day-check-ins',
    question:
      'At day 60 of a plan on late reports, the manager wants to add a goal: "Tone with finance must improve." What do you say?',
    options: [
      'Add it now, with two dated examples and a measure; a plan covers the whole of a job.',
      'Add it without consequences, as a fair warning to her before anything is built on it.',
      'Leave it out: give her feedback on two dated examples now, apart from the plan.',
      'Leave it out until day 90, and open a second plan about tone if the first one is met.',
    ],
    correctAnswer:
      'Leave it out: give her feedback on two dated examples now, apart from the plan.',
    points: 10,
    hint: 'What was the plan for, and what does a new topic do to it?',
    explanation:
      'A plan tests what it named; a new problem gets its own conversation, now and with examples. Adding it "without consequences" tempts because it looks like fairness, but nothing in a plan reads that way to the person in it. Saving it for day 90 is an ambush.',
  },
  {
    id: 'five-questions',
    type: 'multiple-select',
    section: 'fair-outcomes',
    question:
      "A second reader looks at a plan that wasn't met. Which of these belong to the questions to answer in writing? Select all that apply.",
    options: [
      'Was every measure tested?',
      'Did all the support arrive?',
      'Is the manager still willing to work with this person?',
      'Would a well-liked colleague be treated the same way?',
      'Could health, leave or a complaint have played a part?',
      'Would the team be relieved if this came to an end?',
    ],
    correctAnswer: [
      'Was every measure tested?',
      'Did all the support arrive?',
      'Would a well-liked colleague be treated the same way?',
      'Could health, leave or a complaint have played a part?',
    ],
    points: 10,
    hint: 'Four look at the file. Two look at feelings about the outcome.',
    explanation:
      "Tests, support, like treatment and hidden causes decide whether the result can stand. The manager's willingness tempts because it matters in practice, but it's no evidence about performance, and a plan that fails on it was theater. The fifth question is whether the employee has answered the evidence.",
  },
  {
    id: 'fair-attempts',
    type: 'short-answer',
    section: '30-60-90-day-check-ins',
    question:
      'A plan runs for 12 weeks, and the report it tests is due every second Friday, six in all. The promised training came after the second report. How many fair attempts did the plan allow?',
    options: [],
    correctAnswer: '4',
    alsoAccepted: ['four'],
    points: 10,
    hint: 'A whole number, in digits',
    explanation:
      'Six reports less the two before the help arrived leaves four. Six is the tempting answer, as all of them fall into the period; but a result from before the support tests whether someone could do it without the help that everyone agreed was needed.',
  },
  {
    id: 'pip-essay',
    type: 'essay',
    section: 'skill-will-or-barrier',
    question:
      'Xiomara writes: "Florian has been late with six of nine files since September. He has checked out. I want a 30-day PIP by Friday." You know that a second approval came in on September 1, that two of his three colleagues are late as well, that he hasn\'t been spoken to, and that each file takes about ten days. Write your reply in about 150 words.',
    options: [],
    correctAnswer:
      'I can see why six of nine worries you, and I would like it solved by the end of the year. Not by a plan on Friday, though, for three reasons. A second approval began on September 1, when the delays began, and two of his three colleagues are late as well: that looks like a barrier, and a plan would ask him to try harder at something effort can\'t fix. He hasn\'t been told. And at ten days a file, 30 days would give him three attempts. "Checked out" is a guess; please leave it out of any note. This week: take the dates of all four people and the time each approval took. On Thursday we use the Root-Cause Worksheet with you, on Friday with him, beginning with "What changed in September?" If the approval explains most of it, we fix that and measure again for six weeks. If not, we agree on a standard and help, and then talk about a plan. If a plan worked, would you be glad?',
    points: 10,
    hint: 'Barriers first, like cases alike, real attempts, and something that she can start today.',
    explanation:
      'A strong answer takes the worry seriously, names the start date and the colleagues, counts attempts, removes the motive and gives a date for each step. The tempting answer says no and explains policy; Xiomara then writes the plan herself.',
  },
]);
