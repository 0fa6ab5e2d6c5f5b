import { defineQuestions } from '#skill-check-schema.ts';

export default defineQuestions('organization-development-m2', [
  {
    id: 'q3',
    type: 'multiple-choice',
    section: 'survey-confidentiality-thresholds',
    question:
      'The survey invitation promised results for five or more responses. The combined news desk gave 24 responses. Its head already sees the score of all 24 and now asks for the score of the 21 who came from former Company A. What do you release?',
    options: [
      'The 21, as the group is well above the minimum that was promised',
      "The 21 without written comments, as scores alone can't identify anybody",
      'The 21, together with a lower minimum of three, to treat both groups alike',
      'Nothing beyond the 24, as the difference would expose the other three',
    ],
    correctAnswer: 'Nothing beyond the 24, as the difference would expose the other three',
    points: 10,
    hint: 'Take a pencil and subtract.',
    explanation:
      'With averages for 24 and 21, anyone can calculate the average of the remaining three, so the complement rule applies. Removing comments feels protective and does reduce the risk, but scores reveal a group of three just as well. Lowering the minimum after people have answered breaks the promise on which they relied.',
  },
  {
    id: 'anonymous-word',
    type: 'multiple-choice',
    section: 'survey-confidentiality-thresholds',
    question:
      'Each employee gets a personal survey link from the vendor, who adds site and grade from the HR system. The employer sees groups of five or more. What do you print on the invitation?',
    options: [
      '"Your answers are anonymous; we only see groups of five or more."',
      '"Your answers are anonymous to us; the vendor keeps them safe."',
      '"Your answers will be treated with the greatest possible discretion by everyone who handles them."',
      '"Your answers are confidential; a vendor can link them to you, and has promised not to show us."',
    ],
    correctAnswer:
      '"Your answers are confidential; a vendor can link them to you, and has promised not to show us."',
    points: 10,
    hint: 'Can anyone at all link an answer to a person?',
    explanation:
      'The vendor can, so the honest word is confidential, with the fact beside it. "Anonymous to us" is nearly true and therefore tempting; the first employee who gets a personal reminder will know better. "Greatest discretion" promises nothing that can be checked.',
  },
  {
    id: 'driver-say',
    type: 'multiple-choice',
    section: 'driver-analysis',
    question:
      'In stores, "I can influence my schedule" is most strongly related to engagement and scores lowest. What may you tell the regional head?',
    options: [
      '"Give people a say in schedules by May, and engagement will rise."',
      '"Ask about schedules first. We don\'t know yet what has to change."',
      '"Schedules explain most of it. What is left is pay and managers."',
      '"In low-scoring stores, schedules have to change. Start there first."',
    ],
    correctAnswer: '"Ask about schedules first. We don\'t know yet what has to change."',
    points: 10,
    hint: 'Is a driver a cause?',
    explanation:
      'A driver is an association: it says where to ask. "Engagement will rise" is what the chart seems to promise and what the regional head wants to hear, but it\'s a hypothesis. Survey items overlap, so "explain most" claims too much as well.',
  },
  {
    id: 'one-two-one',
    type: 'multiple-select',
    section: 'action-planning',
    question: "Which lines belong in a team's plan by the one-two-one rule? Select all that apply.",
    options: [
      'Communication is improved by all managers',
      'Schedule changes are announced 14 days ahead, from May 4',
      'Shift leads answer swap requests within two working days',
      'Engagement rises by five points by the next survey',
      'Sent up: "No one may approve overtime under two hours"',
      'A monthly newsletter informs about progress',
    ],
    correctAnswer: [
      'Schedule changes are announced 14 days ahead, from May 4',
      'Shift leads answer swap requests within two working days',
      'Sent up: "No one may approve overtime under two hours"',
    ],
    points: 10,
    hint: 'One issue, two observable behaviors, one obstacle.',
    explanation:
      "Two behaviors that a visitor could see and one obstacle for a leader to answer. The five points tempt as a measurable goal, but a score isn't an action, and a target on it invites people to talk about the score.",
  },
  {
    id: 'reasoned-no',
    type: 'multiple-choice',
    section: 'action-planning',
    question:
      'The warehouse asked for free coffee and for earlier schedules. Schedules come three weeks earlier now; coffee was declined. Which sentence closes the loop?',
    options: [
      '"Thank you for two good ideas. One is done, and we continue to review the other."',
      '"You told us that schedules come late, and the planner now sends them three weeks earlier."',
      '"Schedules come three weeks earlier. No free coffee: the money pays the planner who makes that possible."',
      '"Schedules come three weeks earlier. Free coffee is not feasible at this time; we keep it in mind."',
    ],
    correctAnswer:
      '"Schedules come three weeks earlier. No free coffee: the money pays the planner who makes that possible."',
    points: 10,
    hint: "What about the wish that wasn't met?",
    explanation:
      'A done and a reasoned no, both checkable. Reporting only the success is friendly and tempts, yet everyone who asked for coffee notices that there was no answer. "Not feasible" could have been written unread.',
  },
  {
    id: 'moment-redesign',
    type: 'multiple-select',
    section: 'inclusive-culture',
    question:
      'In a weekly design meeting the same three people speak, and stretch projects go to those who sit near the director. Which steps redesign the moment? Select all that apply.',
    options: [
      'Views are collected in writing before the discussion begins',
      'Quiet employees are sent to a course on speaking up',
      'Stretch projects are posted for five days, open to everyone',
      'The three who talk are told to hold back',
    ],
    correctAnswer: [
      'Views are collected in writing before the discussion begins',
      'Stretch projects are posted for five days, open to everyone',
    ],
    points: 10,
    hint: 'Change the routine, not the person.',
    explanation:
      "Written views and open posting change the routine for all and don't ask anyone's character to change. The course sounds supportive and tempts; it declares those who aren't heard to be the problem.",
  },
  {
    id: 'complement-count',
    type: 'short-answer',
    section: 'survey-confidentiality-thresholds',
    question:
      "Operations shows 46 responses, its day shift 29 and its evening shift 14. The night shift isn't shown. How many people's average can be worked out by subtraction?",
    options: [],
    correctAnswer: '3',
    alsoAccepted: ['three', '3 people'],
    points: 10,
    hint: 'A whole number',
    explanation:
      '46 − 29 − 14 = 3. With the averages of all groups shown, the average of these three follows, so a second group has to be hidden. Each visible group is above five, which is why such holes are overlooked.',
  },
]);
