import { defineQuestions } from '#skill-check-schema.ts';

export default defineQuestions('performance-management-m4', [
  {
    id: 'q7',
    type: 'short-answer',
    section: 'halo-recency-and-leniency-errors',
    question:
      'Xiomara rates Joost at the top for the year. All her examples come from the last five weeks, and his file shows missed goals in the spring. What is this rater error called?',
    options: [],
    correctAnswer: 'recency',
    points: 10,
    hint: 'One word, without "error," "bias" or "effect."',
    explanation:
      'Recency means that the latest weeks outweigh the rest of the period. The useful question is "What did he deliver in the second quarter?" Halo is the near miss, but halo spreads one trait across every competency, while here it\'s one time of year that has spread. Leniency would show across her whole team.',
  },
  {
    id: 'q8',
    type: 'multiple-choice',
    section: 'links-to-pay',
    question:
      'Calibration is next week. Xiomara writes: "Finance says we can afford two Exceeds. I have four. Tell me which two to drop." What should you answer?',
    options: [
      'Drop the two with the weakest evidence, and record the reason in one line each, so that the choice can be explained.',
      'Keep the four until each has been tested against the anchors; what finance can afford is a matter for the pay rule.',
      'Keep all four, tell finance today that the ratings stand, and ask for a larger merit budget before calibration begins.',
      'Ask the calibration group to rank the four; several managers will judge more fairly than one.',
    ],
    correctAnswer:
      'Keep the four until each has been tested against the anchors; what finance can afford is a matter for the pay rule.',
    points: 10,
    hint: 'Which should be settled first, the rating or the price?',
    explanation:
      'Rate first, then price. A rating dropped to fit a budget describes the budget. Dropping the weakest two is tempting because it uses evidence and records reasons, yet the number two came from money and not from the anchors. If four meet the anchor, the pay rule must change openly; if only one does, the test will show it.',
  },
  {
    id: 'q9',
    type: 'multiple-select',
    section: 'calibration-ground-rules',
    question: 'Which items may Xiomara bring to calibration as evidence? Choose all that apply.',
    options: [
      'Quarterly results against each goal, sized to the months worked',
      "That Kwasi is likely to leave if he isn't rated Exceeds",
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
    section: 'rating-scales',
    question:
      'Xiomara\'s review of Eilidh reads: "Good year overall but needs to be more of a team player and has been less visible lately. Rating: Meets minus." Records show: 9 of 10 goals reached; two handovers (March 4 and October 7) left without notes, after which a colleague rebuilt the files; no feedback was given at the time; ten weeks of approved leave. In about 150 words, rewrite the review and tell Xiomara what else must happen before it goes out.',
    options: [],
    correctAnswer:
      'Review: Eilidh reached 9 of her 10 goals, sized to the months she worked: [results and sources from the file]. The tenth, [name], was missed by [amount]. On March 4 and October 7 files were handed over without notes, and a colleague rebuilt them, which took [time]. Eilidh\'s view: [her words]. From January, each handover has a note on the standard form; Xiomara shows her the form by [date] and checks two a month. Rating: [level, in the words of the anchor]. To Xiomara: "Less visible" goes, because she was on approved leave, and "team player" goes, because it\'s a label. "Meets minus" isn\'t on our scale. She wasn\'t told about the handovers at the time, so talk to her first, say that you should have raised it sooner, and ask what happened. Check whether she knew the standard, what got in the way and whether others also skip notes. Then we agree the anchor, and I check your other files for leave wording.',
    points: 10,
    hint: 'Results first, then situation, behavior and impact, then her side. What would surprise her?',
    explanation:
      'A strong answer uses the nine goals, turns "team player" into two dated handovers, removes any trace of the leave, replaces an invented rating with the scale, and sends Xiomara to talk to Eilidh before the review does. A common weak answer polishes the wording and leaves the surprise in place. The brackets matter: a reviewer asks for missing facts and never supplies them.',
  },
  {
    id: 'meets-anchor',
    type: 'multiple-choice',
    section: 'rating-scales',
    question: 'Which line would you accept as the anchor for "meets" in a claims team?',
    options: [
      'Most goals reached; any miss small and put right; normal guidance for the grade',
      'Solid and dependable; a valued member of the team who can be relied upon',
      'Performs as expected at this level, with room to grow further in some areas',
      'Average results compared with colleagues, neither near the top nor at the bottom',
    ],
    correctAnswer:
      'Most goals reached; any miss small and put right; normal guidance for the grade',
    points: 10,
    hint: 'Could an outsider with the goal sheet and the results apply it?',
    explanation:
      'Each part can be counted or looked up, so two raters reach the same answer. "As expected" is the wording most scales use and tempts for that reason, but it sends each reader back to an expectation of their own. Comparing with colleagues turns a standard into a ranking.',
  },
  {
    id: 'all-fives',
    type: 'multiple-choice',
    section: 'halo-recency-and-leniency-errors',
    question:
      'A manager has rated one handler 5 on all eight competencies. In calibration you want to test it without accusing anyone. What do you ask?',
    options: [
      'Is there a chance that a halo is at work here, seeing that all eight are the same?',
      'Could you bring two of the eight down, to make the whole profile look credible?',
      'Which of the eight is the weakest, and how do you know?',
      "What would the handler's colleagues say if they saw these eight ratings?",
    ],
    correctAnswer: 'Which of the eight is the weakest, and how do you know?',
    points: 10,
    hint: 'The mark in the data is one score throughout. Which question makes a rater look again?',
    explanation:
      "Asking for the weakest area makes the rater compare, and the answer brings evidence or a second thought. Naming the halo tempts because it's the right word, but said in a room it's an accusation, and people defend what is attacked. Two lower scores for looks are invented.",
  },
  {
    id: 'trade-offer',
    type: 'multiple-choice',
    section: 'calibration-ground-rules',
    question:
      '"I\'ll leave your two alone if you leave mine," says one manager to another, half in jest. You facilitate. What do you say?',
    options: [
      '"Neither rating buys the other. Whose results come first?"',
      'Nothing now; it was half a joke. You ask both of them about it in the break.',
      '"Let us vote on all four, and then no one has to spare anyone else."',
      '"I\'ll note in the file today what was offered, and by whom."',
    ],
    correctAnswer: '"Neither rating buys the other. Whose results come first?"',
    points: 10,
    hint: 'Name it once, and bring the talk back to results.',
    explanation:
      'One sentence ends the market, and the next question puts evidence back on the table. The word in the break tempts because it spares two people, but the room has heard the offer and not the answer. A vote counts friends, and a note for the file makes everyone careful but not honest.',
  },
  {
    id: 'log-lines',
    type: 'multiple-select',
    section: 'calibration-ground-rules',
    question: 'Which lines may stand in a calibration log? Select all that apply.',
    options: [
      '"Exceeds to Meets: two audits late in the second quarter, the third on time."',
      '"Moved down, as the group felt that it was too generous."',
      '"Meets to Exceeds: checklist now used by three teams."',
      '"Meets; was away for four months, so not more than that."',
      '"Recency corrected."',
    ],
    correctAnswer: [
      '"Exceeds to Meets: two audits late in the second quarter, the third on time."',
      '"Meets to Exceeds: checklist now used by three teams."',
    ],
    points: 10,
    hint: 'Results, in a form that the employee may read.',
    explanation:
      'Both name results that an anchor can be held against. "Recency corrected" is the line experts write; it names an error of the rater in place of a result and tells the employee nothing. The absence may not appear, and a feeling of the group is no reason.',
  },
  {
    id: 'months-worked',
    type: 'short-answer',
    section: 'links-to-pay',
    question:
      'A yearly goal asks for 180 inspections. An inspector worked eight months of the year and was on approved leave for four. To how many inspections should the goal be sized?',
    options: [],
    correctAnswer: '120',
    points: 10,
    hint: 'A whole number, in digits',
    explanation:
      '180 × 8 ÷ 12 is 120. Leaving the goal at 180 makes the leave count against her, and so does "as many as she could." Size the goal to the months worked when the leave is agreed, log the change, and give no reason for it in the log.',
  },
]);
