import { defineQuestions } from '#skill-check-schema.ts';

export default defineQuestions('learning-career-development-m3', [
  {
    id: 'q4',
    type: 'multiple-choice',
    section: 'compliance-clarification-culture-connection',
    question:
      'A new veterinary technician has finished every module by week five, likes the team and knows how things are really done. Yet she asks before each small step: "Am I allowed to?" Which of Bauer\'s four Cs does the program lack most?',
    options: ['Connection', 'Culture', 'Compliance', 'Clarification'],
    correctAnswer: 'Clarification',
    points: 10,
    hint: 'Ask what one page from her manager would settle.',
    explanation:
      'She doesn’t know what she may decide alone, and that is clarification: outcomes, decisions and limits. Compliance is the best distractor, because "allowed" sounds like rules, but she has completed the rules and still lacks the edges of her own role. Culture and connection are in place.',
  },
  {
    id: 'before-day-one',
    type: 'multiple-choice',
    section: 'preboarding',
    question:
      'A hiring manager wants a new buyer to finish six e-learning modules in the two weeks before she starts, "then we can hit the ground running." What do you suggest?',
    options: [
      'Send the modules with a note that they’re optional, and leave it to her how many she does',
      'Send two of the six, the shortest ones, and give her the time back during her first week',
      'Put the required modules into paid time after the start, and send a first-week plan now',
      'Send all six, and ask her to sign that she is doing them for her own benefit and at home',
    ],
    correctAnswer:
      'Put the required modules into paid time after the start, and send a first-week plan now',
    points: 10,
    hint: 'Preboarding informs and equips. What does it not do?',
    explanation:
      'Required modules are work and belong in paid time, and a plan with names and times is what a newcomer needs before the start. "Optional" tempts because it leaves her free, but few new hires believe it when the manager sends the link. A signature doesn’t change what the time is.',
  },
  {
    id: 'same-obstacle-twice',
    type: 'multiple-choice',
    section: 'manager-check-ins',
    question:
      'On day 7 a remote analyst says that she can’t see the pricing data. The manager promises to look into it. On day 30 she says it again. What happens now under the module’s rules?',
    options: [
      'The manager asks her for patience, and names a day before day 60 to look at it',
      'The buddy steps in: he lends her the data, and a colleague in IT owes him a quick fix',
      'She writes to IT herself, and tells the manager by what day she needs the data',
      'HR steps in: one person, by name, owes her the access by an agreed day',
    ],
    correctAnswer: 'HR steps in: one person, by name, owes her the access by an agreed day',
    points: 10,
    hint: 'Two rules keep the check-ins honest; one of them is about the second time.',
    explanation:
      'When the same obstacle appears twice, HR joins, since the person who should remove it has not. The buddy’s help tempts because it works today, but it hides the gap and hands the manager’s part to a colleague. Waiting until day 60 would cost a third of the period.',
  },
  {
    id: 'buddy-tasks',
    type: 'multiple-select',
    section: 'compliance-clarification-culture-connection',
    question: 'What may a buddy do? Select all that apply.',
    options: [
      'Explain how people here usually disagree in a meeting',
      'Tell the manager that the newcomer learns slowly',
      'Introduce the newcomer to Finance, with the reason why it matters',
      'Answer the question that one doesn’t like to ask a manager',
      'Hand out the first task while the manager is traveling',
      'Pass on a report of harassment the same day',
    ],
    correctAnswer: [
      'Explain how people here usually disagree in a meeting',
      'Introduce the newcomer to Finance, with the reason why it matters',
      'Answer the question that one doesn’t like to ask a manager',
      'Pass on a report of harassment the same day',
    ],
    points: 10,
    hint: 'Two of the six belong to the manager.',
    explanation:
      'A buddy explains, introduces, answers, and passes on what must not be kept secret. Handing out a task tempts because it helps on a slow day, but it covers up that the manager is missing, as in the case of the module. A buddy who assesses won’t be asked anything again.',
  },
  {
    id: 'q9',
    type: 'short-answer',
    section: 'time-to-productivity',
    question:
      'Seven technicians started. One left in week four. The other six met the productivity standard after 6, 17, 8, 10, 7 and 12 weeks. What was the median time-to-productivity, in weeks, of those six?',
    options: [],
    correctAnswer: '9',
    alsoAccepted: ['9.0', 'nine'],
    points: 10,
    hint: 'Put the values in order first. Answer with a whole number in digits, without a unit.',
    explanation:
      'In order the values are 6, 7, 8, 10, 12 and 17. With six values the median lies midway between the third and the fourth: (8 + 10) ÷ 2 = 9. The average is 10, pulled up by one long case. Report "9 weeks, for six of seven new hires", so that the leaver stays visible.',
  },
  {
    id: 'median-with-pause',
    type: 'short-answer',
    section: 'time-to-productivity',
    question:
      'Five planners met the standard 9, 14, 6, 11 and 26 weeks after their start. The one with 26 weeks had been on leave for 16 of them. With the rules of the module, what is the median, in weeks?',
    options: [],
    correctAnswer: '10',
    alsoAccepted: ['10.0', 'ten'],
    points: 10,
    hint: 'Pause the clock first, then order the values. Whole number.',
    explanation:
      'The clock pauses for leave, so 26 becomes 10. In order: 6, 9, 10, 11, 14, and the one in the middle is 10. Without the pause you get 11, which tempts because it looks almost the same, but it counts leave as slow learning.',
  },
  {
    id: 'green-dashboard',
    type: 'essay',
    section: 'manager-check-ins',
    question:
      'On day 24 of a remote hire in a software firm, the dashboard is green: 31 of 31 modules done. The manager has moved three check-ins. You learn that the engineer has no task of her own yet. Write the message you send to the manager today. Aim for about 120 words.',
    options: [],
    correctAnswer:
      'Hi Daniel, I looked at the content of Mei’s plan, not at the completion rate. All 31 modules are done, and no piece of work is hers yet. That is the part that only you can fill. Could you decide today which small task she owns, with what she may decide alone and whom she consults? If it helps, I can suggest two from the backlog. Three check-ins were moved, so please hold one with her by Thursday: “What do you now own? What is still foggy?” After that, keep a fixed half hour each Tuesday; I’ve asked Priya to cover your stand-up at that time. Her buddy has been doing your part, and I’ll thank him and ask him to stop. Can we speak for ten minutes at four?',
    points: 10,
    hint: 'A decision today, a date for the conversation, and what you do yourself.',
    explanation:
      'A strong message asks for one decision, names the missing clarification, sets a date for the missed check-in and offers help. The tempting message sends more content, a welcome lunch or another module, and leaves the engineer without a task. Blame would cost the manager’s goodwill without giving her work.',
  },
]);
