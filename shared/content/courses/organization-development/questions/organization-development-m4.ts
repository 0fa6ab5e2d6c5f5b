import { defineQuestions } from '#skill-check-schema.ts';

export default defineQuestions('organization-development-m4', [
  {
    id: 'q5',
    type: 'multiple-choice',
    section: 'adkar-and-kotter',
    question:
      'Presenters must use a new editing system. A typical comment is, "I see why, and I want it to work. I passed the course. But an item takes me 40 minutes, and I miss the bulletin." Which action fits?',
    options: [
      'Repeat the course in smaller groups, with exercises taken from real bulletins',
      'Remove the slow steps, and give protected practice time with a coach on shift',
      'Have the sponsor explain again why one system matters to both companies',
      'Recognize the fastest users in the weekly message, as proof of what is possible',
    ],
    correctAnswer: 'Remove the slow steps, and give protected practice time with a coach on shift',
    points: 10,
    hint: 'Go through the five elements in order, and stop at the first one that is low.',
    explanation:
      "Awareness, desire and knowledge are present, so the first gap is ability. It's closed by time, coaching and a better process. A repeated course with real exercises is the best distractor, but it treats knowledge, which the presenter has already shown. Recognition reinforces a behavior once people can perform it.",
  },
  {
    id: 'first-gap',
    type: 'multiple-choice',
    section: 'adkar-and-kotter',
    question:
      'A sample of nurses rates a new handover form: awareness 4, desire 2, knowledge 2, ability 3, reinforcement 1. Half the budget is left. Where does it go?',
    options: [
      'Knowledge: short courses on each ward, with certificates for those who have passed them',
      'Reinforcement: ward managers decline the old form from now on',
      'Desire: ward managers ask what the form costs the nurses, and change that',
      'Ability: a super-user on each shift for the next four weeks',
    ],
    correctAnswer: 'Desire: ward managers ask what the form costs the nurses, and change that',
    points: 10,
    hint: 'The first score of three or lower.',
    explanation:
      "Desire is the first low element, and later remedies can't repair it. Reinforcement has the lowest score and tempts for that reason; refusing the old form would now punish people for an answer that hasn't been heard.",
  },
  {
    id: 'sponsor-act',
    type: 'multiple-choice',
    section: 'adkar-and-kotter',
    question:
      'A sponsor says, "Of course I support this. Tell me what you need." Which request do you make?',
    options: [
      '"On March 3, send an encouraging message to all sites, and say what you expect of them."',
      '"By Friday, make clear to your managers that this has priority, and ask them to act."',
      '"Be visible in these weeks, and tell people what this change means for all of us."',
      '"On March 3, open the early briefing, use the new report, and decline the old one."',
    ],
    correctAnswer:
      '"On March 3, open the early briefing, use the new report, and decline the old one."',
    points: 10,
    hint: 'What could a visitor see?',
    explanation:
      'Dated acts that people can watch are worth more than support, and a dated message is still words. "Make clear that it has priority" sounds firm and tempts; every sponsor says yes to it, and nothing follows that anyone could observe.',
  },
  {
    id: 'ending-named',
    type: 'multiple-choice',
    section: 'bridges-transitions',
    question:
      'Dispatchers lose a wall board they built over ten years. The launch plan has a film about the new screen. What is missing for the ending?',
    options: [
      'Someone says what they lose, when the board comes down, and which of its rules stay',
      'A farewell party before the date, at which people tell what the board did for ten years',
      'A second film, in which dispatchers tell what the new screen does for them',
      'A grace period of six months: board and screen side by side, and then a date to switch',
    ],
    correctAnswer:
      'Someone says what they lose, when the board comes down, and which of its rules stay',
    points: 10,
    hint: 'Name the loss precisely, with a date.',
    explanation:
      'A precise loss, a date and what stays let people finish. Running both for six months seems considerate and tempts; it postpones the ending and doubles the work. A party without an honest sentence is decoration.',
  },
  {
    id: 'impact-date',
    type: 'multiple-choice',
    section: 'impact-assessment',
    question:
      'For pharmacists, a change rates 3 for tasks, 3 for time per prescription and 3 for other changes in the same month. What do you recommend?',
    options: [
      'A second briefing, and a hotline with someone to ask during the first two weeks',
      'Move the date or cut the demands; no more messages until that is settled',
      'An early start for pharmacists who volunteer; no more messages until they report',
      'A note in the risk register today, and a review of what happened after launch',
    ],
    correctAnswer: 'Move the date or cut the demands; no more messages until that is settled',
    points: 10,
    hint: 'What can communication not rescue?',
    explanation:
      'Three high impacts on one group call for another date or fewer demands. A hotline is kind and cheap, and that is its temptation; it listens to people whose day no longer fits into a day.',
  },
  {
    id: 'q6',
    type: 'multiple-select',
    section: 'resistance-as-data',
    question: 'Which actions treat resistance as data? Select all that apply.',
    options: [
      'Give managers a confidential list of the people who object, to support them',
      'Ask the engineer who says "it will not work on air" to help test it on air',
      'Answer people who stand to lose status with more persuasive messages',
      'Treat a briefing without questions, followed by low use, as a finding',
      'Wait for objections to settle before a date is confirmed',
      'Log objections by topic and group, and answer each with a reason',
    ],
    correctAnswer: [
      'Ask the engineer who says "it will not work on air" to help test it on air',
      'Treat a briefing without questions, followed by low use, as a finding',
      'Log objections by topic and group, and answer each with a reason',
    ],
    points: 10,
    hint: 'Ask what each action teaches you about the plan, and what it does to the person.',
    explanation:
      "Testing a claim with the objector, reading silence and logging by topic all improve the plan. The confidential list is the best distractor because its purpose sounds kind. It circulates all the same, mixes safety concerns with grumbling, and can lead to retaliation. A real loss calls for honesty and help; persuasion doesn't reduce it.",
  },
  {
    id: 'objection-sort',
    type: 'multiple-choice',
    section: 'resistance-as-data',
    question:
      'A driver says, "Last year you told us the GPS was only against theft. Then it was in my appraisal." Of which type is this objection to the new tablet, and what does it need?',
    options: [
      'Plan: test it with him on one route, and keep what works',
      'Process: explain who decided on the tablet, and why',
      'Past: admit what happened, make one small promise and keep it',
      'Interest: say honestly what he loses, and offer help',
    ],
    correctAnswer: 'Past: admit what happened, make one small promise and keep it',
    points: 10,
    hint: 'Which word gives it away?',
    explanation:
      '"Last year you told us" is the past: it needs an admission and a promise that can be checked. Explaining the process is the tempting answer for a correct project team, and it doesn\'t touch what he said.',
  },
  {
    id: 'q9',
    type: 'short-answer',
    section: 'bridges-transitions',
    question:
      "Old bulletins have stopped and the new format doesn't work well yet. People are unsure of the rules and slower than before. What does William Bridges call this middle phase of transition?",
    options: [],
    correctAnswer: 'neutral zone',
    alsoAccepted: ['the neutral zone', 'neutral-zone'],
    points: 10,
    hint: 'Two words, without "the"',
    explanation:
      'Bridges places the neutral zone between the ending and the new beginning. It calls for temporary structure, a list of what hasn\'t changed, and permission to be slower for a stated period. "Ending" is the closest wrong answer: that phase is about letting go, and here the old way has already stopped.',
  },
  {
    id: 'adoption-rate',
    type: 'short-answer',
    section: 'impact-assessment',
    question:
      'After six weeks 126 of 180 crew members log missed stops in the street; the threshold is 80%. How many more crew members are needed to reach it?',
    options: [],
    correctAnswer: '18',
    alsoAccepted: ['eighteen', '18 people'],
    points: 10,
    hint: 'A whole number',
    explanation:
      '80% of 180 is 144, and 144 − 126 = 18. Seventy percent sounds close, and a count makes the distance plain. Before anyone trains them, ask which element is missing for these people.',
  },
  {
    id: 'q10',
    type: 'essay',
    section: 'impact-assessment',
    question:
      'Former Company B staff score 22 points lower than others on "my work is valued here," two joint programs stalled after approval, and a single newsroom at one site could affect 30 roles. Vanessa wants to announce that structure on Monday "to end the uncertainty." Advise her: what not to announce and why, which evidence to collect, how to design and consult, and how adoption would be measured.',
    options: [],
    correctAnswer:
      "I advise against announcing the structure on Monday. It would answer a question that hasn't been diagnosed, and if a duty to consult applies, it would present a decision where a formative proposal is required. On Monday say instead that integration problems are being examined, which points are open, who will be heard, and when the next news comes. Evidence: contract first, with data shared first with those who give it and a minimum group of five. Test two readings. Transformational: executives disagree about local and national priorities. Transactional: approval systems and measures conflict. Collect the approval log of the two programs, focus groups with former Company B staff without their managers, and observation of one planning meeting. The score gap tells us where to ask, not what to change. Design: four weighted criteria, three options including two sites with repaired processes, what each makes worse, and one accountable role with a tie-breaker for program decisions. Ask counsel about thresholds and timing, give representatives the costs, hold leases, vacancies and scoring, and answer each suggestion with a reason. Adoption: assess impact by group, name what Company B loses, and get four dated sponsor acts. Measure program decisions kept for 30 days without reopening: 80% by week 12, from the log; under 60% at week 6, review the first gap. Balancing measure: resignations by former company. Stop rule: pause if they double.",
    points: 10,
    hint: 'Cover four parts: the message, the evidence, the design with consultation, and a measure with a threshold.',
    explanation:
      'A strong answer separates an honest message from a premature decision, and names evidence that could prove it wrong. It keeps options open while representatives can still influence them, and it measures a behavior. The tempting answer is to announce quickly and consult on how it is carried out. That feels kind, but it removes the choice on which people should be heard.',
  },
  {
    id: 'essay-resistance',
    type: 'essay',
    section: 'resistance-as-data',
    question:
      'Three weeks after a hospital switched to electronic medication charts, use on nights is 41%. Objections from the log: nine say the cart is too wide for two rooms, four say "no one asked nights," one says an earlier device was used to time breaks. The sponsor wants names of the nurses who still use paper. Write your answer with what you refuse, how you sort the fourteen objections, what happens to each sort, and one measure with a date.',
    options: [],
    correctAnswer:
      "I won't give you names. A list of nurses who use paper would circulate, it would mix safety warnings with habit, and it would end the log that tells us what is wrong. The fourteen objections tell us more. Nine are about the plan: the cart doesn't fit into two rooms. Two of the nine nurses test a narrow cart with us on Tuesday and Wednesday night, and until it works, paper is allowed in those two rooms, in writing. Four are about the process: nights weren't asked. You come to the night handover on Monday, say how the decision was made and that nights were left out, and ask what else they would have told us. One is about the past: a device that timed breaks. You sign a rule on what chart data will never be used for, and it hangs in the ward. There will be no retraining; the use on days is 93%, so people know how. Measure: charts begun on the ward within 15 minutes of the dose, nights, from the system log, 80% by December 12. If we stay under 65%, I will recommend moving the date for the next two wards. The balancing measure is missed doses; if they rise, we stop the same night.",
    points: 10,
    hint: 'A refusal with a reason, four sorts, an action for each, a threshold and a stop.',
    explanation:
      'A strong answer refuses the list, sorts objections into plan, process, past and interest, and answers each sort in its own way. The tempting answer promises "supportive conversations" with the nurses concerned, which is the list in friendlier words.',
  },
]);
