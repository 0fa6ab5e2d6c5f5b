import { defineQuestions } from '#skill-check-schema.ts';

export default defineQuestions('hr-business-partner-m3', [
  {
    id: 'q6',
    type: 'multiple-select',
    section: 'contracting-conversation',
    question:
      'The assembly director says, "Find out why we are slow, and fix my supervisors." Which points belong in your contract before you diagnose anything? Select all that apply.',
    options: [
      'A promise that whatever you learn will stay between the two of you',
      'What the director will do personally while the work goes on',
      'An outline of the supervisor program, with clear expectations',
      "Access to data and to people, including some the director wouldn't pick",
      'A date by which the first two supervisors are replaced',
      'When information would go further than the director, and to whom',
    ],
    correctAnswer: [
      'What the director will do personally while the work goes on',
      "Access to data and to people, including some the director wouldn't pick",
      'When information would go further than the director, and to whom',
    ],
    points: 10,
    hint: 'Six rows have to be settled. Look for what would tie your hands instead.',
    explanation:
      'The client\'s part, access and limits are half of the contract; result, decision and ending complete it. A promise of full secrecy is tempting because it buys candor, but you\'ll have to break it if a risk appears. Outlining the program or naming a date accepts "fix my supervisors" as the diagnosis before anyone has looked.',
  },
  {
    id: 'diagnosis-absent',
    type: 'multiple-choice',
    section: 'diagnosis',
    question:
      'Absence on Mondays is high in two of five depots. The operations head is sure that younger drivers are the reason. Which first step tells you most?',
    options: [
      'Ask the two depot managers what they have tried against it so far',
      'Compare the Monday absence of younger and of older drivers in the two depots that have it',
      'Interview ten drivers who were absent on more than three Mondays',
      'Look at the three depots without the problem, and what is different on their Mondays',
    ],
    correctAnswer:
      'Look at the three depots without the problem, and what is different on their Mondays',
    points: 10,
    hint: 'Differences are cheaper to find than causes.',
    explanation:
      "Where the problem is absent, you see what else differs: schedules, routes, who plans Sundays. Comparing ages inside the two depots tests only the head's own idea, which is why it tempts. Interviewing the absent begins with the suspects.",
  },
  {
    id: 'rival-dies',
    type: 'multiple-choice',
    section: 'diagnosis',
    question:
      'You write a rival explanation: "Designers leave for titles." Which entry belongs beside it as evidence that would end it?',
    options: [
      'Designers with and without a new title say in interviews that titles matter',
      'A competitor introduced senior titles in spring, and two people left for it',
      'Designers leave at the same rate with a recent title change and without',
      'Most leavers of the last two years name growth in the exit interview',
    ],
    correctAnswer: 'Designers leave at the same rate with a recent title change and without',
    points: 10,
    hint: 'Evidence that ends an idea must be able to turn up.',
    explanation:
      "If a new title makes no difference to who leaves, the idea is dead. The other three could all be true and the explanation still wrong; the interviews tempt because they're easy to collect and always agree.",
  },
  {
    id: 'q4',
    type: 'multiple-choice',
    section: 'influence-without-authority',
    question:
      'The sales vice president resists a margin check on large discounts. On the evidence of Yukl and Tracey (1992), which opening is most likely to win commitment?',
    options: [
      '"Operations and finance have both agreed to it, and sales is now the only function still to come on board."',
      '"The policy takes effect on the first of the month, and I wanted you to hear about it from me before then."',
      '"If discounts go on rising, I\'ll have no choice but to put it on the agenda of the executive committee."',
      '"Discounts above 12% cost your region 0.4 million. What would make a check worth your team\'s time?"',
    ],
    correctAnswer:
      '"Discounts above 12% cost your region 0.4 million. What would make a check worth your team\'s time?"',
    points: 10,
    hint: 'Name the tactic behind each sentence before you choose.',
    explanation:
      'It combines rational persuasion with consultation, two of the three tactics found most effective. "Both have agreed" is coalition, the policy date is legitimating, and the committee is pressure: the three least effective. The policy sentence is the best distractor, since it\'s courteous and true, but it informs a person and invites no contribution.',
  },
  {
    id: 'rung-four',
    type: 'multiple-choice',
    section: 'constructive-challenge',
    question:
      'A director tells you, "I\'m not promoting Lena. She\'ll be on maternity leave again, mark my words." The decision is due tomorrow. Which answer fits the risk?',
    options: [
      '"Before tomorrow: might the panel see that as a reason that has nothing to do with the role?"',
      '"No. You\'ve given me a reason I can\'t support, and counsel hears it from me this afternoon."',
      '"No word about her leave, please. My advice is to write down her results, and let those decide."',
      '"In both of your last two promotions you spoke about family plans before you spoke about results."',
    ],
    correctAnswer:
      '"No. You\'ve given me a reason I can\'t support, and counsel hears it from me this afternoon."',
    points: 10,
    hint: 'Which rung matches a stated unlawful reason?',
    explanation:
      "He has named an unlawful reason, and tomorrow it becomes a decision: rung four. The advice to write down results sounds firm and tempts most, but a clean file would now cover a reason you've heard. Question and observation are rungs one and two.",
  },
  {
    id: 'lawful-disagree',
    type: 'multiple-choice',
    section: 'constructive-challenge',
    question:
      'The president closes the small Lyon office against your advice. The works council has been consulted, and the decision is lawful, honest and announced for Monday. What do you do?',
    options: [
      'Record your advice, say once more what it will cost, and help the closing to go well',
      'Take it to counsel today, and ask that nothing is announced until they have advised',
      'Stay out of the announcement, to remain credible with the employees in Lyon',
      'Ask the works council in confidence which arguments could still stop it in court',
    ],
    correctAnswer:
      'Record your advice, say once more what it will cost, and help the closing to go well',
    points: 10,
    hint: 'Is it unlawful, or only wrong in your eyes?',
    explanation:
      'A lawful, honest decision that you dislike gets your objection once, on record, and then your best work; people in Lyon need that more than your distance. Keeping out of it feels principled and leaves them with a worse process. Counsel is the right call when law or honesty is in doubt; here it would only be a brake. Feeding the council arguments is working against your own company in secret.',
  },
  {
    id: 'q10',
    type: 'essay',
    section: 'constructive-challenge',
    question:
      'After the review the general manager says, "Surveys are fine. Get me three cheaper supervisors." Scrap is rising on his largest line, and two supervisors have asked you for transfers. Describe your next two weeks: how you contract, what you diagnose, how you challenge him, and what you do if you hear that someone was punished for raising a safety concern.',
    options: [],
    correctAnswer:
      'Contract: I don\'t open vacancies. I ask, "What would be different in six months, and what have you already decided?" We agree in writing that the result is lower scrap and stable supervision, that I see scrap, overtime and schedule data and speak with eight people, that his own part is in scope, and that risk to people or a breach of law goes further than him. Diagnosis: I compare his line with one where scrap is stable and write three rivals, each with the evidence that would end it: new material or equipment, too few trained operators on nights, and supervisors who stop reporting faults because bad news is punished. I ask finance what scrap costs, so that doing nothing has a figure. I don\'t name the two who asked for transfers. Challenge: in private I show the comparison first and ask, "What do you see?" Then I advise: "Cheaper supervisors would save about 60,000; scrap costs 400,000. I recommend we fix night cover first, and that you take the first bad news yourself every morning." I offer two workable options and doing nothing, with a measure and a guardrail. If I hear that someone was punished for raising a safety concern, I stop. I thank the person, explain the limits of confidentiality, don\'t question others, and give the facts to compliance and counsel the same day. I tell the manager only what they approve, help with no change to that person\'s role, and check later for quiet exclusion.',
    points: 10,
    hint: 'Cover four parts in order, and include the words you would say in at least two of them.',
    explanation:
      'A strong answer treats the order as a presenting problem, compares places where scrap differs, protects the two employees and gives the manager a choice in his own figures. It leaves the safety concern to the people whose role it is, on the same day. The tempting answer begins recruiting while "building trust", which accepts the diagnosis and spends the credibility it hopes to earn.',
  },
  {
    id: 'essay-contract',
    type: 'essay',
    section: 'contracting-conversation',
    question:
      'A regional director writes, "My store managers need resilience. Can you book a two-day workshop for all 40 in January? Budget is approved." Four of the 40 have resigned since summer, all from one district. Write the mail you send back, and the six points you want to settle when you meet.',
    options: [],
    correctAnswer:
      "Thank you for asking me before you booked. Before I reserve two days of 40 people, I would like an hour on Tuesday. I looked at one thing: the four managers who resigned since summer all worked in the north district, and the other three districts lost none. That may be chance, or it may mean that 30 managers don't need this. In our hour I would like to settle six points. Result: what would be different by July, and who else would notice? Decision: is the workshop decided, or is it your best idea so far? Your part: what will you do yourself, in your Monday calls for instance? Access: I'd like schedules and hours of all four districts, and to speak with eight managers, among them two you wouldn't choose. Limits: findings come to you first; risk to people or a breach of law goes further, and I tell you if I can. Ending: when would we both say that it worked, or stop? I will send our agreement in writing the next day. If the answer is a workshop after all, I will book it the same week, and the date in January is still free until the 12th.",
    points: 10,
    hint: 'A comparison, six settled points, and no refusal.',
    explanation:
      'A strong mail neither refuses nor delivers: it brings one comparison, asks for an hour and names result, decision, part, access, limits and ending. The tempting mail asks clarifying questions about the workshop (dates, size, provider), which is the pair of hands with good manners.',
  },
]);
