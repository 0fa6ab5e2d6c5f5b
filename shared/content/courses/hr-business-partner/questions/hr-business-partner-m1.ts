import { defineQuestions } from '#skill-check-schema.ts';

export default defineQuestions('hr-business-partner-m1', [
  {
    id: 'q3',
    type: 'multiple-choice',
    section: 'business-partners-centers-of-expertise-shared-services',
    question:
      'The plant director wants a retention bonus for welders within two weeks. The rewards center says it needs five. What is your part?',
    options: [
      'Leave the bonus with the center. Find out why welders leave, and start on those causes now',
      'Agree a modest interim bonus with finance today, and tell the center what to replace by week five',
      'Pass the request to the center marked urgent, and tell the director by noon whom to ask, and when',
      'Find the chief HR officer, and have the center told to deliver before the two weeks end',
    ],
    correctAnswer:
      'Leave the bonus with the center. Find out why welders leave, and start on those causes now',
    points: 10,
    hint: 'Ask what has to stay the same across the company, and what belongs to this unit alone.',
    explanation:
      "Pay needs one standard across units, so design belongs to the center; the diagnosis of this unit is yours, and it may show that pay isn't the cause. The interim bonus is the tempting answer because it's fast and small. Other plants will ask for it, and a promise outside policy is hard to withdraw. Passing it on adds nothing.",
  },
  {
    id: 'handoff-visa',
    type: 'multiple-choice',
    section: 'business-partners-centers-of-expertise-shared-services',
    question:
      'A director forwards you a pay stub question from one of her engineers, the fourth this quarter about the same allowance. What do you do?',
    options: [
      'Work out the allowance yourself this once, and send the engineer a clear reply by noon',
      'Forward it to shared services, and ask the director to use their address from now on',
      'Route it with an owner and a time, and ask shared services why this allowance keeps failing',
      'Raise the allowance with the rewards center as a candidate for abolition in the next review',
    ],
    correctAnswer:
      'Route it with an owner and a time, and ask shared services why this allowance keeps failing',
    points: 10,
    hint: 'One answer for everyone belongs somewhere; a repeated fault belongs to someone else.',
    explanation:
      'Pay stub answers need one home, and four equal questions reveal a fault worth your time. Answering yourself is the tempting kindness: it pleases a director today and makes you her payroll desk. Forwarding alone is the mailbox. Abolishing an allowance goes far beyond what four questions show.',
  },
  {
    id: 'calendar-hours',
    type: 'multiple-choice',
    section: 'strategic-time',
    question:
      'You have ten uncommitted hours a week. Two priorities are running. The president adds a third, "just keep an eye on succession." What do you answer?',
    options: [
      '"Gladly. I\'ll fit it in, and tell you at the end of each month what I found."',
      '"Not before January. Until then my hours belong to the two that I have."',
      '"Yes, from the day on which a center can lend me an analyst for the other two."',
      '"I can give it two hours, or drop one of the other two. Which is it?"',
    ],
    correctAnswer: '"I can give it two hours, or drop one of the other two. Which is it?"',
    points: 10,
    hint: 'About four hours a week make a priority move.',
    explanation:
      'Two priorities take eight of ten hours, so a third is a wish unless something gives way, and the president should choose. Fitting it in is the answer people expect of a partner; in three months there are three unfinished priorities. A flat refusal withholds the choice from the one who may make it.',
  },
  {
    id: 'tier-complaint',
    type: 'multiple-select',
    section: 'strategic-time',
    question:
      'You\'ve placed the warehouse in "maintain." Which of these still get the same speed and care there as in an "invest" unit? Select all that apply.',
    options: [
      'An employee reports that his shift lead comments on his accent every day',
      'The warehouse manager asks for a team workshop on trust',
      "A supervisor says that someone may have signed safety checks that weren't done",
      'The manager would like a quarterly dashboard of his own',
      'A pregnant employee asks to be moved from the loading dock',
    ],
    correctAnswer: [
      'An employee reports that his shift lead comments on his accent every day',
      "A supervisor says that someone may have signed safety checks that weren't done",
      'A pregnant employee asks to be moved from the loading dock',
    ],
    points: 10,
    hint: 'Tiers ration one thing and must never ration another.',
    explanation:
      "Tiers ration project time. A complaint, a safety concern and a request for an adjustment get the same answer in any unit. The workshop tempts because it sounds like care for people, but it's project work, and so is the dashboard: they compete for hours like everything else.",
  },
  {
    id: 'trust-gap',
    type: 'multiple-choice',
    section: 'credibility',
    question:
      'A finance chief respects your numbers and likes you. She has stopped telling you about reorganizations, after a remark she made to you in confidence came back to her. Which repair fits?',
    options: [
      "Bring her one accurate figure about her unit that she hasn't asked for",
      'Tell her what you passed on and to whom, without waiting to be asked',
      'Ask her over lunch what HR could do to be more useful to her team',
      'Show her a plan for the next reorganization before anyone else sees it',
    ],
    correctAnswer: 'Tell her what you passed on and to whom, without waiting to be asked',
    points: 10,
    hint: 'Which of ability, benevolence and integrity was damaged?',
    explanation:
      "The gap is integrity, and only the truth about what happened repairs it. The unrequested figure tempts because it's the standard gift for a first meeting, but she never doubted your ability. Lunch is kind, and an early look at a plan asks her to trust what has just failed.",
  },
]);
