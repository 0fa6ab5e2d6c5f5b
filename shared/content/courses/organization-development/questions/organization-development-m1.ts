import { defineQuestions } from '#skill-check-schema.ts';

export default defineQuestions('organization-development-m1', [
  {
    id: 'q1',
    type: 'multiple-choice',
    section: 'the-od-cycle',
    question:
      'Vanessa asks you to run a team-building day for two newsrooms that "cannot stand each other." She offers you the budget, a date and introductions. What do you do first?',
    options: [
      'Interview six people in each newsroom within the week, and then agree the scope on facts, not impressions',
      'Offer a half-day pilot on the date she has, and collect your first data from what happens in the room',
      'Agree who the clients are, who sees which data first, and that an unwelcome finding will still be reported',
      'Ask both newsroom heads for the root cause, and begin with whatever their two answers have in common',
    ],
    correctAnswer:
      'Agree who the clients are, who sees which data first, and that an unwelcome finding will still be reported',
    points: 10,
    hint: 'Which phase would you be leaving too early?',
    explanation:
      'Contracting comes before diagnosis. Without data rules and a right to report unwelcome findings, the first result that points at leadership can be buried. Interviewing first looks more rigorous than a workshop, which is why it tempts, but people would speak before anyone could tell them who will see their words.',
  },
  {
    id: 'clients-three',
    type: 'multiple-choice',
    section: 'the-od-cycle',
    question:
      'The HR manager calls you: night crews at a dairy quarrel, and the plant manager wants it to stop. Milk is late for schools. Who is the primary client?',
    options: [
      'The HR manager, who called',
      'The night crews, who quarrel',
      'The schools, who wait for their milk',
      'The plant manager, who owns it',
    ],
    correctAnswer: 'The plant manager, who owns it',
    points: 10,
    hint: 'Contact, primary or ultimate?',
    explanation:
      'The primary client owns the problem and can change it: the plant manager. The HR manager is the contact client, schools and crews are ultimate clients. The contact tempts because every meeting is arranged with that person, and a project that reports only there ends there.',
  },
  {
    id: 'phase-exit',
    type: 'multiple-choice',
    section: 'the-od-cycle',
    question:
      "After nine interviews you're sure that weekly priorities are the problem. The client wants to start on Monday. Which exit test of the diagnosis phase isn't met?",
    options: [
      'The claim rests on only one kind of evidence',
      'No line leader owns the next step yet',
      "The client hasn't signed the scope",
      "It's unknown what the change would cost",
    ],
    correctAnswer: 'The claim rests on only one kind of evidence',
    points: 10,
    hint: 'What does "two kinds" mean here?',
    explanation:
      "Nine interviews are one kind of evidence; records or observation would be the second. An owner with a date belongs to the next phase and is the tempting answer because it's also missing. The scope belongs to contracting.",
  },
  {
    id: 'q2',
    type: 'multiple-choice',
    section: 'burke-litwin-and-7s',
    question:
      'Decisions stall in nearly every department, under strong and weak managers alike. Executives give different answers when asked whether local or national programs come first. Using Burke-Litwin, what do you test first?',
    options: [
      'Mission, strategy and leadership',
      'What managers do in the slowest units',
      'Approval systems and spending limits',
      'Work unit climate in the two newsrooms',
    ],
    correctAnswer: 'Mission, strategy and leadership',
    points: 10,
    hint: 'Does the symptom vary between units?',
    explanation:
      "A symptom that appears almost everywhere, under managers of every quality, points to transformational factors, and executives who contradict each other on priorities add weight. Approval systems are the best distractor, since low limits also delay decisions. They're transactional, though, and wouldn't explain the split answers. Test them next, as the rival reading.",
  },
  {
    id: 'fit-pairs',
    type: 'multiple-select',
    section: 'burke-litwin-and-7s',
    question:
      'A bakery moved from standard bread to made-to-order cakes a year ago. Which facts contradict the new strategy in a 7S sheet? Select all that apply.',
    options: [
      'Ovens are planned a week ahead, in fixed batches',
      'The founder still signs the Christmas cards',
      "Bakers' bonus counts pieces per hour",
      'Two cake designers were hired in spring',
      'Sales staff may not change a price without the owner',
    ],
    correctAnswer: [
      'Ovens are planned a week ahead, in fixed batches',
      "Bakers' bonus counts pieces per hour",
      'Sales staff may not change a price without the owner',
    ],
    points: 10,
    hint: 'Which facts pull backward?',
    explanation:
      'Batch planning, a bonus on pieces and central pricing all serve standard bread and fight made-to-order work. The designers tempt because hiring shows that something happened, and it does: skills fit the new strategy. The cards are color.',
  },
  {
    id: 'feedback-wording',
    type: 'multiple-choice',
    section: 'data-feedback',
    question:
      'Which sentence belongs in a feedback session with the night crews and their supervisors?',
    options: [
      '"In 11 of 15 weeks there was a lack of respect for the night shift."',
      '"In 11 of 15 weeks the plan came late, so planners should ask nights on Thursdays."',
      '"In 11 of 15 weeks the plan came after the shift began. What do you make of it?"',
      '"Morale on nights fell from 64 to 51 in two surveys, so trust in planning has to be rebuilt."',
    ],
    correctAnswer:
      '"In 11 of 15 weeks the plan came after the shift began. What do you make of it?"',
    points: 10,
    hint: 'Descriptive, verifiable, unfinalized.',
    explanation:
      "A count and an open question leave the conclusion to the people who must act. The fall in morale comes with numbers and tempts, but its second half is a conclusion that the people in the room haven't drawn. The recommendation may turn out right, and it ends the inquiry.",
  },
  {
    id: 'minutes-reopened',
    type: 'short-answer',
    section: 'data-feedback',
    question:
      'Minutes show that of 16 decisions in a quarter, 6 were changed within a week. What share is that, in percent, to one decimal?',
    options: [],
    correctAnswer: '37.5',
    alsoAccepted: ['37.5%', '37,5', '37.5 %'],
    points: 10,
    hint: 'One decimal, no percent sign',
    explanation:
      '6 ÷ 16 × 100 = 37.5. For a feedback session the count is the better form: "6 of 16 decisions were changed within a week." A percentage of so few sounds more certain than it is.',
  },
]);
