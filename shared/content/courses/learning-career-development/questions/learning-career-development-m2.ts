import { defineQuestions } from '#skill-check-schema.ts';

export default defineQuestions('learning-career-development-m2', [
  {
    id: 'q3',
    type: 'multiple-choice',
    section: 'measurable-objectives',
    question:
      'Which objective for a session on urgent calls at an animal hospital has all three parts and passes the two-observer test?',
    options: [
      'Participants will understand the five red-flag symptoms and appreciate how urgent each of them may be',
      'Participants will practice handling urgent calls with a partner for 30 minutes, using realistic scripts',
      'After the session, participants will handle urgent calls professionally, with empathy and in line with our values',
      'Given a live call and the red-flag card, the receptionist books or transfers each red-flag case within three minutes',
    ],
    correctAnswer:
      'Given a live call and the red-flag card, the receptionist books or transfers each red-flag case within three minutes',
    points: 10,
    hint: 'Find what the person does, under which conditions, and how well.',
    explanation:
      'It names the action, the conditions (live call, card) and the standard (each case, three minutes), so two observers would agree. The practice option looks concrete, but it describes an activity in class and says nothing about what people can do afterward. "Understand" and "professionally" can’t be observed alike by two people.',
  },
  {
    id: 'pace-of-design',
    type: 'multiple-choice',
    section: 'addie-and-iterative-design',
    question:
      'A new returns process goes live in six weeks in four shops. Its screens still change every few days, and 30 people will use it. How do you develop the learning?',
    options: [
      'In loops of two weeks, with three users and a rough draft, from analysis on',
      'In full sequence with all sign-offs, starting on the day on which the screens are final',
      'With the vendor’s own videos now, and a course of your own next quarter',
      'Without a design: the 30 users find out together and write down what works',
    ],
    correctAnswer: 'In loops of two weeks, with three users and a rough draft, from analysis on',
    points: 10,
    hint: 'Content that moves, little danger: which pace fits?',
    explanation:
      'A new process with moving content calls for short loops, and even those begin with analysis. Waiting for final screens tempts because nothing has to be done twice, but then the first learner meets the course after the launch. Full sequence with sign-offs fits safety and stable content.',
  },
  {
    id: 'visual-learners',
    type: 'multiple-choice',
    section: 'adult-learning',
    question:
      'A sponsor asks you to sort 60 dispatchers into visual, auditory and hands-on learners and to build three versions of a course on reading a fault display. What do you answer?',
    options: [
      'Agree, and test each dispatcher first. Three versions respect how adults really differ, and the additional cost per head is quite small.',
      'Decline three, offer two. Most people are visual anyway, and the rest will manage with a recording of the talk.',
      'Offer one version with practice at the display. The task sets the method, and all of them get captions and files.',
      'Decline, and send the article on learning styles. Adults direct themselves, and each can choose from the library.',
    ],
    correctAnswer:
      'Offer one version with practice at the display. The task sets the method, and all of them get captions and files.',
    points: 10,
    hint: 'What must they do at work, and with what?',
    explanation:
      'Reading a display is learned at a display, whatever people prefer, and access features help everyone. Testing and sorting them tempts because it sounds respectful and individual, but a 2008 review found no adequate evidence that sorting by style helps. A library choice leaves the task unpracticed.',
  },
  {
    id: 'manager-has-no-time',
    type: 'multiple-choice',
    section: 'transfer-support',
    question:
      'Ten days before a course on coaching talks, the store director tells you that shift leads will have no time for such talks until the January sale is over. The room is booked and paid for. What do you do?',
    options: [
      'Hold the course, record it, and send the recording again in February',
      'Move the course to the week in which the shift leads hold their first talks',
      'Hold the course, and add an online module that repeats the steps in January',
      'Cancel the course, and offer shift leads a book and a hotline for questions',
    ],
    correctAnswer: 'Move the course to the week in which the shift leads hold their first talks',
    points: 10,
    hint: 'When will the first real task come?',
    explanation:
      'Without a task within seven days the skill fades before it’s used, so the date moves. Adding a module in January tempts because spacing practice is sound advice, but recalling steps is no talk with a person, and the paid room is a sunk cost.',
  },
  {
    id: 'q6',
    type: 'multiple-select',
    section: 'transfer-support',
    question:
      'Receptionists have practiced urgent calls. Which actions would support transfer after the session? Select all that apply.',
    options: [
      'Each practice manager gives every participant one urgent-call task within seven days',
      'Participants receive the full slide deck and a certificate by email',
      'Two receptionists from the same desk attend together and compare calls in week six',
      'A second satisfaction survey goes out after a month',
      'The red-flag card is fixed beside each phone',
    ],
    correctAnswer: [
      'Each practice manager gives every participant one urgent-call task within seven days',
      'Two receptionists from the same desk attend together and compare calls in week six',
      'The red-flag card is fixed beside each phone',
    ],
    points: 10,
    hint: 'Ask what changes in the workplace, and who else is involved.',
    explanation:
      'A prompt chance to use the skill, peer support and a job aid at the point of work each change the setting in which the skill must live. Slides are the best distractor: they look like follow-up, but few people consult a deck during a call. A second survey measures opinion and supports nothing.',
  },
  {
    id: 'two-observer-verbs',
    type: 'multiple-select',
    section: 'measurable-objectives',
    question:
      'Two people watch a trainee. For which of these would they agree whether the objective was met? Select all that apply.',
    options: [
      'Given a claim and the rule card, decides in ten minutes and names the clause',
      'Appreciates what a rejected claim means for the policyholder',
      'With the file open, calls back within a day and states the next step and its date',
      'Without notes, lists the four papers that are missing from a sample claim',
      'Has a thorough knowledge of the claims system and its reports',
      'In three of three role-plays, asks for the loss before offering a figure',
    ],
    correctAnswer: [
      'Given a claim and the rule card, decides in ten minutes and names the clause',
      'With the file open, calls back within a day and states the next step and its date',
      'Without notes, lists the four papers that are missing from a sample claim',
      'In three of three role-plays, asks for the loss before offering a figure',
    ],
    points: 10,
    hint: 'Could each of them be filmed?',
    explanation:
      'Four of them name something to see and how well it is done. "Thorough knowledge" is the tempting one, since it’s about the system and sounds factual, but two observers would have to guess what is in the trainee’s head. The same holds for "appreciates."',
  },
  {
    id: 'practice-share',
    type: 'short-answer',
    section: 'measurable-objectives',
    question:
      'An objective says that learners "decide whether to refund." The session lasts 90 minutes. They decide cases in two exercises, of 12 and 15 minutes. What percentage of the session do they spend on that verb?',
    options: [],
    correctAnswer: '30',
    alsoAccepted: ['30%', '30 %', '30 percent'],
    points: 10,
    hint: 'Whole number.',
    explanation:
      '12 + 15 = 27 minutes, and 27 ÷ 90 = 30%. Counting the discussion of the exercises as well is the usual slip: explaining is another verb. The canvas asks for at least half of the time in practice, so this session is still mostly talk.',
  },
]);
