import { defineQuestions } from '#skill-check-schema.ts';

export default defineQuestions('talent-succession-m4', [
  {
    id: 'q6',
    type: 'multiple-choice',
    section: 'stretch-assignments',
    question:
      'A successor has never led through other managers. Four assignments are open. Which one closes the gap with the most acceptable risk?',
    options: [
      'An eight-day program on leading leaders at a respected school, with a project report.',
      'Three team leads in his own plant for nine months, with relief and regular feedback.',
      'General manager of a newly bought company abroad, with a field and team new to him.',
      'Chair of a group-wide task force for six months, with six specialists and the board as reader.',
    ],
    correctAnswer:
      'Three team leads in his own plant for nine months, with relief and regular feedback.',
    points: 10,
    hint: 'Start from the missing demand, then count what else would be new.',
    explanation:
      'It supplies exactly the missing demand, adds little else that is new, and comes with relief and feedback. The general manager job also has managers to lead, which is why it tempts, but scale, function, people and place would all change at once.',
  },
  {
    id: 'coach-evidence',
    type: 'multiple-choice',
    section: 'coaching-and-mentoring',
    question: "A committee asks a successor's coach whether she is ready. What do you say?",
    options: [
      'The coach may answer yes or no, without reasons',
      'The coach writes a page on her work, which she reads before it goes out',
      'The coach answers orally, to the chair, off the record',
      'The evidence comes from her work, and the coach stays out',
    ],
    correctAnswer: 'The evidence comes from her work, and the coach stays out',
    points: 10,
    hint: 'What was agreed at the start, with three in the room?',
    explanation:
      'Coaching is confidential apart from agreed goals and attendance; readiness is shown in work. A page she reads first tempts as transparent, but from then on she would speak to an examiner.',
  },
  {
    id: 'stay-end',
    type: 'multiple-choice',
    section: 'stay-interviews',
    question: 'A stay interview ends. Which closing keeps its promise?',
    options: [
      '"Your project reports to me from the 15th. I can\'t promise the regional job, and I won\'t hint at it."',
      '"Thank you for being so open. I\'ll take all of it with me today, and see what can be done about it."',
      '"You\'re very important to us. I\'ve asked for a bonus, and you should hear what it is by the 30th."',
      "\"I'll raise the reporting line on the 15th. I can't promise the regional job, but I wouldn't worry.\"",
    ],
    correctAnswer:
      '"Your project reports to me from the 15th. I can\'t promise the regional job, and I won\'t hint at it."',
    points: 10,
    hint: 'One action, one refusal.',
    explanation:
      'It ends with one action the leader controls and a date, and with an honest refusal. "I\'ll raise the reporting line" tempts because it contains an action too, but the hint is a promise without anyone behind it.',
  },
  {
    id: 'sponsor-check',
    type: 'multiple-choice',
    section: 'coaching-and-mentoring',
    question:
      "Three executives each name the person they spoke up for this year. All three once worked in that executive's own team. What do you ask next?",
    options: [
      'Whether the three people have earned it',
      'Which mentor each of them should have',
      'Which eligible people they have never met',
      'Whether a coach could replace the sponsor',
    ],
    correctAnswer: 'Which eligible people they have never met',
    points: 10,
    hint: 'Whom does sponsorship miss?',
    explanation:
      'Sponsors tend to choose people they know, so the useful question is about those they have never met. Whether the three have earned it tempts as a fairness check, but they may well have, and the others are still without one.',
  },
  {
    id: 'q7',
    type: 'multiple-select',
    section: 'flight-risk',
    question:
      'Managers submitted reasons for marking people as a flight risk. Which may stay on the form? Select all that apply.',
    options: [
      'Asked on March 4 and May 11 about moving to another site.',
      'Returned from parental leave in April and has seemed less committed since.',
      'Is 58, and people there usually go at about 60.',
      'Said in the June stay interview that the promised project went to someone else.',
      'Raised a complaint about overtime and will probably look elsewhere.',
    ],
    correctAnswer: [
      'Asked on March 4 and May 11 about moving to another site.',
      'Said in the June stay interview that the promised project went to someone else.',
    ],
    points: 10,
    hint: 'Keep dated, work-related observations. Look twice at anything the law may protect.',
    explanation:
      'Two entries are dated and concern the work, and each suggests something to repair. The complaint is the best distractor, because leaving after one is plausible, but marking a person for it may be retaliation.',
  },
  {
    id: 'assignment-brief',
    type: 'multiple-select',
    section: 'stretch-assignments',
    question:
      'Which lines make a stretch assignment more than a second job? Select all that apply.',
    options: [
      'Relieved of tender work from day one',
      'A salary supplement from day one',
      'Two named observers, every two weeks',
      'Former grade guaranteed for 12 months',
      'A title that shows the new rank',
      'Authority to hire two',
    ],
    correctAnswer: [
      'Relieved of tender work from day one',
      'Two named observers, every two weeks',
      'Former grade guaranteed for 12 months',
      'Authority to hire two',
    ],
    points: 10,
    hint: 'Relief, feedback, way back, authority.',
    explanation:
      'Relief, named observers, a way back and authority belong on the brief. The supplement tempts because more work deserves more pay, but it buys a second job instead of making room for the first.',
  },
  {
    id: 'new-elements',
    type: 'short-answer',
    section: 'stretch-assignments',
    question:
      'A manager takes over a team in another city: same function and size, people she has never met. How many of the four elements are new?',
    options: [],
    correctAnswer: '2',
    alsoAccepted: ['two', '2 elements'],
    points: 10,
    hint: 'One digit',
    explanation:
      'People and place are new; scale and function are not: two, the limit this course works with. One tempts, because "another city" sounds like a single change, but the team is unknown as well.',
  },
  {
    id: 'q10',
    type: 'essay',
    section: 'flight-risk',
    question:
      'Dmitri is "1–2 years away" from head of maintenance for the third year in a row. No assignment was ever made. He has asked twice about other sites, and one source, his manager, vouches for him. Write what you advise the division head on evidence, readiness, action and retention, and the words you would say to Dmitri.',
    options: [],
    correctAnswer:
      'Evidence: one source isn\'t enough. Within three weeks I want a second, independent source on the four hardest demands of the role, and I ask Dmitri himself whether he wants it, on what conditions. Readiness: I don\'t repeat "1–2 years." Three years without an assignment is a failure of the plan and is recorded as that. Until the evidence is in, the entry reads "open," with the two gaps named. Action: if the gaps are real, he leads the spring shutdown with three supervisors from February 1, relieved of the night schedule, with feedback every two weeks from two named people and a way back; owner the division head, review June 15. If the evidence doesn\'t support the role, he is told so, with reasons and another path. Retention: two dated questions about other sites are evidence; no bonus. You hold a stay interview this week. Words: "We named you for three years and gave you nothing to grow on. That was our fault. I can\'t promise the job. You\'ll hear by March 20 what we\'ve seen and what we do next. What would you want, and what would you refuse?"',
    points: 10,
    hint: 'Cover four parts: sources, the category, one dated assignment, and the conversation.',
    explanation:
      'A strong answer treats the repeated category as a fault in the plan, asks for a second source and his own wishes, and turns gaps into assigned work with an owner and a date. The tempting answer is to promote or pay him quickly because he may leave. That rewards the signal and skips the evidence.',
  },
]);
