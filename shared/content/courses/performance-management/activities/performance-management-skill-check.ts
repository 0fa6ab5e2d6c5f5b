import { defineActivity } from '#schema.ts';

export default defineActivity({
  id: 'performance-management-skill-check',
  moduleId: 'performance-management-m5',
  type: 'skill-check',
  title: 'Performance Practice Check',
  description:
    'A manager asks you to review a year-end packet. Ten questions test goals, SBI feedback, PIP design and rater errors.',
  passingScore: 80,
  config: {
    assessment: {
      title: 'Performance Practice Check',
      description:
        'Xiomara, who manages claims at a pet insurer, sends you her year-end packet before it goes to anyone: goals, feedback notes, one draft PIP and her ratings. Review it with care. Ten questions, 10 points each; 80% passes. You have 20 minutes.',
      timeLimit: 20,
      passingScore: 80,
    },
    questions: [
      {
        id: 'q1',
        type: 'multiple-choice',
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
          'It names the owner, the measure, the source and the date, and the reopened-claims guardrail would expose careless speed. The team-average version tempts because it is measurable, but the target moves with his colleagues and nothing protects quality. The same-day version is specific and difficult; research on hard goals assumes that the person can reach them and accepts them.',
      },
      {
        id: 'q2',
        type: 'multiple-choice',
        question:
          'One note says: "Told Eilidh her tone with the vet clinic was unprofessional. She got upset." Xiomara heard the call herself and wants to try again. Which opening is true SBI?',
        options: [
          '"You know I value your energy. On the clinic call your manner came across badly, but your files are always excellent."',
          '"On yesterday\'s call to the clinic, you were dismissive of the vet, and that damages a relationship we depend on. How did you see it?"',
          '"Several people have mentioned the clinic call. I would like to understand what is making you short with vets at the moment."',
          "\"On yesterday's call to the clinic, you said, 'Read the policy,' and hung up. The vet then called me to ask about the claim. How did you see it?\"",
        ],
        correctAnswer:
          "\"On yesterday's call to the clinic, you said, 'Read the policy,' and hung up. The vet then called me to ask about the claim. How did you see it?\"",
        points: 10,
        hint: 'Which one could be checked against a recording of the call?',
        explanation:
          'Situation, words and action, consequence, and an open question: Eilidh can confirm or correct every part. The "dismissive" version is the best distractor, since it has all three slots and a good question, but its B is a verdict. She will argue about the word instead of the call. The others use a sandwich or a borrowed impact.',
      },
      {
        id: 'q3',
        type: 'multiple-choice',
        question:
          'Xiomara reports that Kwasi, a good handler for four years, began to miss his 48-hour reply standard in May. The other handlers on his new queue miss it as often. She thinks he is "coasting." What comes first?',
        options: [
          'Find out what changed on that queue in May, and fix or rule out that cause before judging effort.',
          'Book refresher training for Kwasi, since his skills may not match the new queue, and measure again after a month.',
          'Give Kwasi SBI feedback on three late replies, because he may not know that the standard is being missed.',
          'Start a 90-day PIP with weekly check-ins, so that he has support and enough time to recover.',
        ],
        correctAnswer:
          'Find out what changed on that queue in May, and fix or rule out that cause before judging effort.',
        points: 10,
        hint: 'Use the fixed order of causes, and notice who else is affected.',
        explanation:
          'Barriers come first. He met the standard for years, the slip has a start date, and his colleagues share it, so the queue is the likely cause. Training is the tempting answer because it sounds supportive, but four good years suggest that skill is not the gap, and a course would not cure a queue. Feedback and a PIP both assume that he can fix it.',
      },
      {
        id: 'q4',
        type: 'multiple-select',
        question:
          'The packet holds a draft PIP for Nafisa, who writes the monthly fraud report. Which lines should you accept as they stand? Choose all that apply.',
        options: [
          'Nafisa must show more ownership and a positive approach throughout the plan.',
          'Standard: no unmatched total when a report is sent. Source: finance check sheet.',
          'Ravi will pair with Nafisa on the first two reports; Xiomara will have the macro repaired by January 12.',
          'If the plan is not met, employment will end on day 90.',
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
          'The three accepted lines give a checkable standard, support with owners and a date, and a fair clock. The line that ends employment is the best distractor because it is clear and states a consequence. But it decides the case before the evidence and before Nafisa is heard: "may" is right, "will" is not. "Ownership" cannot be measured.',
      },
      {
        id: 'q5',
        type: 'multiple-choice',
        question:
          'Xiomara has made Nafisa\'s plan 30 days long "so that it is over before the audit." The report is monthly. What is your advice?',
        options: [
          'Keep 30 days and add three weekly practice reports, so that Nafisa has more to be measured on within the period.',
          'Keep 30 days, and promise to extend the plan if the one report in it shows real progress.',
          'Use 90 days with main check-ins at 30 and 60, so that three real reports are tested and help arrives before results count.',
          'Leave the length open, and close the plan when Xiomara is satisfied that the problem is solved.',
        ],
        correctAnswer:
          'Use 90 days with main check-ins at 30 and 60, so that three real reports are tested and help arrives before results count.',
        points: 10,
        hint: 'How many genuine attempts does each version give her?',
        explanation:
          'The work sets the length: one attempt tests luck, while three show a trend, and the check-ins tell her where she stands. The promised extension is tempting because it looks flexible, but she would be judged on a single report, with the audit rather than the work setting the date. Practice reports are a new task, not the standard she must meet.',
      },
      {
        id: 'q6',
        type: 'short-answer',
        question:
          'An earlier plan required Florian to close at least 90% of his files on time. He closed 45 files. The plan says that files hit by a system outage do not count; the IT log shows five, all of them late. Of the rest, 36 were on time. What percentage counts for the measure?',
        options: [],
        correctAnswer: '90',
        points: 10,
        hint: 'A whole number in digits, without the percent sign.',
        explanation:
          'Take out the five outage files, which leaves 40. Then 36 ÷ 40 = 90%, so the measure is met. Using all 45 files gives 80% and would fail him for a fault the plan said would not count. Apply the exclusions before you divide, and show the working in the log.',
      },
      {
        id: 'q7',
        type: 'short-answer',
        question:
          'Xiomara rates Joost at the top for the year. All her examples come from the last five weeks, and his file shows missed goals in the spring. What is this rater error called?',
        options: [],
        correctAnswer: 'recency',
        points: 10,
        hint: 'One word, without "error," "bias" or "effect."',
        explanation:
          'Recency means that the latest weeks outweigh the rest of the period. The useful question is "What did he deliver in the second quarter?" Halo is the near miss, but halo spreads one trait across every competency, while here it is one time of year that has spread. Leniency would show across her whole team.',
      },
      {
        id: 'q8',
        type: 'multiple-choice',
        question:
          'Calibration is next week. Xiomara writes: "Finance says we can afford two Exceeds. I have four. Tell me which two to drop." What should you answer?',
        options: [
          'Drop the two with the weakest evidence, and record the reason in one line each, so that the choice can be explained.',
          'Keep the four for now. Test each against the anchors, lock the ratings, then let finance and the pay rule deal with the budget.',
          'Keep all four, and tell finance that ratings are a matter for managers and cannot be discussed outside the department.',
          'Ask the calibration group to rank the four, since several managers will judge more fairly than one.',
        ],
        correctAnswer:
          'Keep the four for now. Test each against the anchors, lock the ratings, then let finance and the pay rule deal with the budget.',
        points: 10,
        hint: 'Which should be settled first, the rating or the price?',
        explanation:
          'Rate first, then price. A rating dropped to fit a budget describes the budget. Dropping the weakest two is tempting because it uses evidence and records reasons, yet the number two came from money and not from the anchors. If four meet the anchor, the pay rule must change openly; if only one does, the test will show it.',
      },
      {
        id: 'q9',
        type: 'multiple-select',
        question:
          'Which items may Xiomara bring to calibration as evidence? Choose all that apply.',
        options: [
          'Quarterly results against each goal, sized to the months worked',
          'That Kwasi is likely to leave if he is not rated Exceeds',
          'A dated example from another manager who worked with Nafisa in March',
          'That Eilidh was on approved leave for ten weeks, to explain her lower volume',
          "A logged change to Joost's goal in April, with the reason",
        ],
        correctAnswer: [
          'Quarterly results against each goal, sized to the months worked',
          'A dated example from another manager who worked with Nafisa in March',
          "A logged change to Joost's goal in April, with the reason",
        ],
        points: 10,
        hint: 'Keep what shows results; park what belongs in another conversation or another file.',
        explanation:
          'Results, dated outside views and logged goal changes all describe the work. The leave is the best distractor because it sounds like fairness to explain low volume. But the ground rules keep leave out of the room; sizing the goal to the months worked makes the explanation unnecessary. Flight risk belongs in retention and pay talks.',
      },
      {
        id: 'q10',
        type: 'essay',
        question:
          'Xiomara\'s review of Eilidh reads: "Good year overall but needs to be more of a team player and has been less visible lately. Rating: Meets minus." Records show: 9 of 10 goals reached; two handovers (March 4 and October 7) left without notes, after which a colleague rebuilt the files; no feedback was given at the time; ten weeks of approved leave. In about 150 words, rewrite the review and tell Xiomara what else must happen before it goes out.',
        options: [],
        correctAnswer:
          'Review: Eilidh reached 9 of her 10 goals, sized to the months she worked: [results and sources from the file]. The tenth, [name], was missed by [amount]. On March 4 and October 7 files were handed over without notes, and a colleague rebuilt them, which took [time]. Eilidh\'s view: [her words]. From January, each handover has a note on the standard form; Xiomara shows her the form by [date] and checks two a month. Rating: [level, in the words of the anchor]. To Xiomara: "Less visible" goes, because she was on approved leave, and "team player" goes, because it is a label. "Meets minus" is not on our scale. No one told her about the handovers at the time, so talk to her first, say that you should have raised it sooner, and ask what happened. Check whether she knew the standard, what got in the way and whether others also skip notes. Then we agree the anchor, and I check your other files for leave wording.',
        points: 10,
        hint: 'Results first, then situation, behavior and impact, then her side. What would surprise her?',
        explanation:
          'A strong answer uses the nine goals, turns "team player" into two dated handovers, removes any trace of the leave, replaces an invented rating with the scale, and sends Xiomara to talk to Eilidh before the review does. A common weak answer polishes the wording and leaves the surprise in place. The brackets matter: a reviewer asks for missing facts and never supplies them.',
      },
    ],
    feedback: {
      passing:
        'You can review a year-end packet as a stranger would: goals that can be measured, feedback that can be checked, plans that can be met and ratings that can be explained. Read the explanation for anything you missed, then use the Review Quality Checklist on one real file this week. Employee Relations and Workplace Investigations is a natural next course.',
      failing:
        'Not yet, and the gaps are easy to trace. For goals and guardrails, return to module 1. For SBI, labels and borrowed impact, see module 2. For the order barrier, skill, will, and for plan length, support and open outcomes, work through module 3 again. For rater errors, ground rules and the order of rating and pay, see module 4. Read the sections below, note which shortcut tempted you, and try again.',
    },
    badge: {
      name: 'Performance Coach',
      description:
        'Completed the Performance Practice Check: measurable goals, SBI feedback, genuine improvement plans, and evidence-based ratings.',
    },
  },
});
