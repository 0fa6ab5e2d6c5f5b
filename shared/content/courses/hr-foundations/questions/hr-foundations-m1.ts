import { defineQuestions } from '#skill-check-schema.ts';

export default defineQuestions('hr-foundations-m1', [
  {
    id: 'q4',
    type: 'multiple-choice',
    section: 'trust-and-confidentiality',
    question:
      'A team leader asks you, "Is Marek off with stress? I just want to support him." You know the reason, because Marek told HR. Which reply is best?',
    options: [
      "\"I don't discuss anyone's health or absence reasons. Let's plan cover, and I'll ask Marek what he would like you to know.\"",
      "\"I can't talk about that one, I'm afraid. It's rather sensitive, so please be kind to him. I'll make sure you get cover for next week.\"",
      '"Yes, you want to support him, but please keep it between us. Plan for three weeks without him, and don\'t say I told you."',
      "\"I have no idea, honestly. You'd have to ask him yourself when he's back, but let's plan the cover in the meantime.\"",
    ],
    correctAnswer:
      "\"I don't discuss anyone's health or absence reasons. Let's plan cover, and I'll ask Marek what he would like you to know.\"",
    points: 10,
    hint: 'Imagine the same reply for an employee about whom you know nothing.',
    explanation:
      'The best reply is true for any employee, so it reveals nothing, and it still solves the planning problem. It leaves the choice with Marek. "I can\'t talk about that one" sounds discreet, but it confirms that there is something sensitive. "I have no idea" is untrue, and a lie found out later costs trust.',
  },
  {
    id: 'stakeholder-transfer',
    type: 'multiple-choice',
    section: 'stakeholders',
    question:
      'A kitchen manager writes, “Move Ines to the late shift by Monday, or I lose the wedding season.” You have asked both. He needs cover on eight Saturdays. Ines, who wants early shifts because of school hours, would do those eight if someone fetched her son, and has told you so in writing. What do you do?',
    options: [
      'Ask what each side needs, since both may be met in a way that hasn’t been named yet.',
      'Decline the move: Ines asked first, and a promise about hours has to hold when it’s inconvenient.',
      'Put the two of them in one room, where they settle it and HR isn’t seen to take a side.',
      'Approve the eight Saturdays with the date on which they end, and look with her for help with the school run.',
    ],
    correctAnswer:
      'Approve the eight Saturdays with the date on which they end, and look with her for help with the school run.',
    points: 10,
    hint: 'What has been asked already, and what is still missing?',
    explanation:
      'Behind the demand was cover for eight evenings, behind the refusal was the school run, and both are on the table: now someone has to decide and to help. Asking once more tempts because it’s the right beginning, but it has been done. The room with both of them leaves the person with less power to bargain alone.',
  },
  {
    id: 'report-decision',
    type: 'multiple-choice',
    section: 'strategic-versus-operational-work',
    question:
      'Four lines are competing for one place in your monthly report to the leadership team. Which one earns it?',
    options: [
      'We answered 412 queries in an average of 3.1 hours, our best result in the two years of the help desk.',
      'New starters at two sites wait nine days for system access. Approve one owner for access, and the wait ends by June.',
      "Engagement remains a priority, and we're working with all leaders on a more strategic people agenda.",
      'The policy review is 80% complete; 14 of 17 policies are with counsel, and the last three follow next month.',
    ],
    correctAnswer:
      'New starters at two sites wait nine days for system access. Approve one owner for access, and the wait ends by June.',
    points: 10,
    hint: 'Which line asks a named group for something?',
    explanation:
      "It says what was learned and which decision is wanted, so the reader can act. It's also operational, which is fine: the question is what decision it changes. The query figure tempts because it's exact and good news, but it reports activity and asks for no decision.",
  },
  {
    id: 'confidentiality-promise',
    type: 'multiple-select',
    section: 'trust-and-confidentiality',
    question:
      'An employee says, "Before I tell you, promise it stays in this room." Which sentences can you say and keep? Select all that apply.',
    options: [
      'I promise that this will never go any further.',
      'I share it only with people who need it to act.',
      "If someone may be at risk, I can't keep it to myself.",
      'Whenever I can, I tell you before I tell anyone else.',
      "I won't write anything down, so nothing can get out.",
      "Please don't talk about this with anyone at all.",
    ],
    correctAnswer: [
      'I share it only with people who need it to act.',
      "If someone may be at risk, I can't keep it to myself.",
      'Whenever I can, I tell you before I tell anyone else.',
    ],
    points: 10,
    hint: 'Which of these could you still stand behind if the story turns out to be serious?',
    explanation:
      'Promise care and say where it ends. Full secrecy is the kind answer and the one that tempts, but you may have to act on a risk, and then you have broken your word. Writing nothing leaves no record to protect anyone, and a flat order not to talk about a complaint or pay can be unlawful.',
  },
  {
    id: 'operating-model-test',
    type: 'short-answer',
    section: 'hr-operating-models',
    question:
      'One model splits HR work three ways: shared services for routine queries, business partners for leaders, and a third group that designs pay, learning or hiring for everyone. What is that third group called?',
    options: [],
    correctAnswer: 'centers of expertise',
    alsoAccepted: [
      'center of expertise',
      'centre of expertise',
      'centres of expertise',
      'COE',
      'COEs',
      'centers of excellence',
      'center of excellence',
    ],
    points: 10,
    hint: 'Three words from Module 1; the last one begins with the letter e',
    explanation:
      "Centers of expertise do the design work in the business partner model. Shared services is the near neighbor: it also serves everyone, but it answers routine queries and designs nothing. Knowing which group decides matters, because work falls between the three when that isn't known.",
  },
  {
    id: 'q8',
    type: 'essay',
    section: 'trust-and-confidentiality',
    question:
      'At 4 p.m. an employee says, "My supervisor keeps joking about my accent. I only want you to know. Please do nothing." Describe what you say about confidentiality, what you record, whom you involve and by when, and what you tell the employee about next steps.',
    options: [],
    correctAnswer:
      "I thank the employee and state the limit before asking for more: \"I'll keep this private and share it only with people who need it to act. I can't promise to do nothing, because you and others may need protection. I'll tell you first whenever I can.\" I listen, ask what outcome they want and whether they feel safe at work tonight. I record who, what was said in their own words, when, where and any witnesses. I add no opinion and don't question the supervisor or start an investigation. Before I leave today I call the employee relations lead, or the backup, with those facts and the employee's wish that nothing be done, so that the lead can decide on a proportionate step. I tell the employee whom I am informing and why, that retaliation isn't allowed and how to report it, what support exists, and when they will next hear from me: by noon tomorrow. I confirm that in a short message and store the note with restricted access.",
    points: 7,
    hint: 'Cover four parts: the limit, the facts, the owner and deadline, and the next contact.',
    explanation:
      'A strong answer respects the wish for privacy without promising inaction: comments about an accent may amount to national origin or race harassment, so HR can\'t simply file them. It passes on facts, not findings, on the same day. The tempting answer, doing nothing "because they asked", leaves the employee and coworkers exposed after HR knows.',
  },
]);
