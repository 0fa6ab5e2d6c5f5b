import { defineQuestions } from '#skill-check-schema.ts';

export default defineQuestions('people-analytics-m1', [
  {
    id: 'question-absence',
    type: 'multiple-choice',
    section: 'the-business-question',
    question:
      'A regional director asks for sick days by depot, every month. She has told you what she will do with them: a depot above 6% gets the spare shift for a quarter. You have ten minutes with her on Thursday. Which question helps most to decide what to build?',
    options: [
      'What would the figures have to show for you to run one of the depots in another way?',
      'How do you and the depots define a sick day at present, and who enters it?',
      'Which level of detail would you like: depot, team or shift?',
      'Who besides you would like to be on the distribution list?',
    ],
    correctAnswer: 'How do you and the depots define a sick day at present, and who enters it?',
    points: 10,
    hint: 'What does she know already, and what could make 6% mean two things?',
    explanation:
      'The decision and its threshold are known, so everything now hangs on whether 6% means the same in each depot. What the figures would have to show is the best question of all before a decision is named, and it tempts for that reason; here it asks for what she has said. Detail and recipients can follow.',
  },
  {
    id: 'question-triage',
    type: 'multiple-choice',
    section: 'the-business-question',
    question:
      'Four requests wait, each scored 0 to 2 for stakes, real uncertainty and room to act. You have one free month. Which one do you take?',
    options: [
      'Night-shift errors: stakes 1, uncertainty 1, room to act 2',
      'Executive exits over two years: stakes 2, uncertainty 2, room to act 0',
      'Vacation balances: stakes 1, uncertainty 0, room to act 2',
      'Commuting times: stakes 0, uncertainty 2, room to act 1',
    ],
    correctAnswer: 'Night-shift errors: stakes 1, uncertainty 1, room to act 2',
    points: 10,
    hint: 'One score in the list settles a request alone.',
    explanation:
      'Night-shift errors reach four points and someone can act. Executive exits also reach four and sound the most important, but a zero for room to act ends the request: the answer would change nothing. The other two stay at three.',
  },
  {
    id: 'maturity-pharmacists',
    type: 'multiple-choice',
    section: 'descriptive-to-prescriptive-maturity',
    question:
      'Of 31 pharmacists who left, 22 were in their first year; newcomers are a fifth of the staff. A vendor offers a model that predicts leavers by name. The head of pharmacy must choose where to spend a support budget by May. What do you recommend?',
    options: [
      'Buy the model for one year and use it for the May decision only',
      'Wait until a second year of exits makes the sample large enough to model',
      'Run the model on first-year staff only, and keep the names and scores inside HR',
      'Spend on the first year now, and watch its exits quarter by quarter',
    ],
    correctAnswer: 'Spend on the first year now, and watch its exits quarter by quarter',
    points: 10,
    hint: 'Look for the lowest level of analysis that settles the choice.',
    explanation:
      "A simple count already shows where to look, and the budget can follow it and be reversed. The restricted model tempts by its care with names, yet a forecast of who leaves wouldn't tell anyone what keeps them, and the decision doesn't need it.",
  },
  {
    id: 'hypothesis-rivals',
    type: 'multiple-select',
    section: 'hypotheses',
    question:
      'Overtime in two of six plants has risen since April. Which statements are hypotheses in the sense of this course, able to lose? Select all that apply.',
    options: [
      'Communication between planners and supervisors has room for improvement',
      'If the new order system is the cause, the rise starts in the week of its launch, plant by plant',
      'Overtime reflects the culture of these two plants',
      "If it's late recording, hours booked in April were worked in March",
      'The plants face a challenging market environment',
    ],
    correctAnswer: [
      'If the new order system is the cause, the rise starts in the week of its launch, plant by plant',
      "If it's late recording, hours booked in April were worked in March",
    ],
    points: 10,
    hint: 'Ask of each one: which figures would prove it wrong?',
    explanation:
      'Two statements name a cause and a pattern that the data could contradict; the second is a dull rival. The remark on culture tempts because everyone in the room agrees with it, but no figure could ever refute it.',
  },
  {
    id: 'harking-name',
    type: 'short-answer',
    section: 'hypotheses',
    question:
      'An analyst opens the exit data, notices that leavers live far away, and then writes a report that tests "our commuting hypothesis" on the same data. Which acronym from Module 1 names this habit?',
    options: [],
    correctAnswer: 'HARKing',
    alsoAccepted: ['HARK', 'harking'],
    points: 10,
    hint: "Kerr's word of 1998; seven letters, the first four are capitals",
    explanation:
      "Hypothesizing after the results are known. The data that suggested an explanation can't also test it; a new intake or another site could. Overfitting is a near neighbor, but it's about a model that learns noise.",
  },
]);
