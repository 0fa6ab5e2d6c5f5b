import { defineQuestions } from '#skill-check-schema.ts';

export default defineQuestions('hr-foundations-m2', [
  {
    id: 'q1',
    type: 'multiple-choice',
    section: 'hand-off-failures',
    question:
      'A new analyst starts on Monday. The recruiter emailed her agreed screen-reader software request to IT two weeks ago. On Friday you find that IT never opened it. Which single change would best stop this from happening again?',
    options: [
      'Have the recruiter send the request twice, one week apart, and mark the second one as urgent',
      'Copy the manager, IT and HR on every onboarding email, where all three can see what is open',
      'Require IT to reply by a set date that the request is complete and that they own it',
      'Add a session on accessibility requests and response times to the annual training for IT',
    ],
    correctAnswer:
      'Require IT to reply by a set date that the request is complete and that they own it',
    points: 10,
    hint: 'Which of the five parts of a hand-off was missing?',
    explanation:
      "Sender, receiver and content were there. What was missing was confirmation with a date: sending isn't handing off. Copying more people feels safer, but it spreads ownership thin and each reader assumes that another will act. It also shares a private need with people who may not need it.",
  },
  {
    id: 'stage-outcome',
    type: 'multiple-choice',
    section: 'stage-outcomes',
    question:
      'A hospital group has an outcome for onboarding: what a new hire can do at day 60. The board now asks for one more figure, which shows whether HR itself did what it had promised. Four drafts are on the table. Which do you recommend?',
    options: [
      'At day 60 the new hire does the core tasks without help and can name whom to ask for the rest.',
      'HR holds three check-in calls with every new hire and reports the share of calls that took place.',
      'At day 60 nine of ten new hires say that they feel welcome and would recommend the hospital.',
      'At day 60 fewer new hires have left than a year before, counted from their first day.',
    ],
    correctAnswer:
      'HR holds three check-in calls with every new hire and reports the share of calls that took place.',
    points: 10,
    hint: 'Which of them can be met by HR alone?',
    explanation:
      'The calls are HR’s own activity: it can keep them or miss them, whatever else happens. The core tasks tempt because they are the better measure of onboarding, but that outcome is already there, and managers and wards have a part in it. Feeling welcome and leaving depend on even more people.',
  },
  {
    id: 'moments-pass',
    type: 'multiple-select',
    section: 'moments-that-matter',
    question:
      'You can set a minimum standard for only a few events this year. Which ones meet all three conditions of a moment that matters? Select all that apply.',
    options: [
      'The return of a supervisor after eleven months of parental leave',
      'The yearly reminder to update emergency contacts',
      "Telling an internal candidate of nine years that she wasn't chosen",
      'The launch of a new logo on the intranet',
      'A change of the supplier for office plants',
    ],
    correctAnswer: [
      'The return of a supervisor after eleven months of parental leave',
      "Telling an internal candidate of nine years that she wasn't chosen",
    ],
    points: 10,
    hint: 'Uncertain person, hard to undo, and they will tell others.',
    explanation:
      'Both people are uncertain, what happens is hard to undo, and colleagues will hear about it. The logo is the tempting one because everyone sees it, but no one is uncertain about their own place, and it can be changed. The reminder and the plants are routine.',
  },
  {
    id: 'handoff-kind',
    type: 'multiple-select',
    section: 'hand-off-failures',
    question:
      'A candidate was told "flexible hours." Her contract says 9 to 5, payroll set her up twice, and her badge came on day four. Which fixes match what went wrong? Select all that apply.',
    options: [
      'Written terms that both sides have seen before the offer is accepted',
      'One named owner for creating a new hire in payroll',
      'A date for the badge that is counted back from the first day',
      'A welcome email from the chief executive that sets the tone',
      'A second recruiter who repeats the promises on the phone, so that nothing is forgotten',
      'A survey after 90 days about the onboarding experience',
    ],
    correctAnswer: [
      'Written terms that both sides have seen before the offer is accepted',
      'One named owner for creating a new hire in payroll',
      'A date for the badge that is counted back from the first day',
    ],
    points: 10,
    hint: 'Match each failure with one of the four kinds: dropped, delayed, distorted, doubled.',
    explanation:
      'The hours were distorted, the payroll record doubled and the badge delayed, and each kind has its own fix. The second recruiter tempts because more care sounds safer, but spoken promises are how the terms were bent in the first place. The survey finds out too late.',
  },
  {
    id: 'handoff-part',
    type: 'short-answer',
    section: 'hand-off-failures',
    question:
      'A recruiter tells facilities in writing what to prepare for a new hire and by when. Sender, receiver, content and deadline are there. Which of the five parts of a sound hand-off is still missing?',
    options: [],
    correctAnswer: 'confirmation',
    alsoAccepted: ['confirmation of receipt', 'receiver confirmation', 'the confirmation'],
    points: 10,
    hint: 'One word from Module 2 that ends in -tion',
    explanation:
      'Without confirmation the sender knows only that a message left. Ask the receiver to answer, "Complete. I own it from here." A reminder is the near neighbor, and the tempting one, but a reminder is only a second message that may go unread.',
  },
  {
    id: 'essay-handoff',
    type: 'essay',
    section: 'hand-off-failures',
    question:
      'A shift planner moves to another site on the first of next month. At his last move, his access came two weeks late and his agreed fixed Wednesdays were lost. Write the hand-off that you would send to the new site: who gets what, by when, what they must confirm, and what you leave out.',
    options: [],
    correctAnswer:
      'To: the site manager, with the access request to IT through the system. Transfer of a shift planner to your site, first day on the first. Content: role and reporting line, working pattern as agreed in writing, which includes fixed Wednesdays (signed terms attached), systems he needs, training that is still open. Deadlines: desk and access ready five working days before, tested by your administrator; first-week plan to him three days before. Owner: you for the plan and the welcome talk, IT for access, I for the record in the HR system. Please reply by Thursday: "Complete. I own it from here," or tell me what is missing. I have left out why he needs the Wednesdays, because you need the pattern and not the reason. He has seen this message. I check in with him on day ten.',
    points: 7,
    hint: 'Five parts: sender, receiver, content, deadline, confirmation.',
    explanation:
      'A strong answer names one owner for each item, counts dates back from the first day and asks for a written confirmation. It carries the agreed pattern and leaves out the private reason. The tempting answer copies everyone "for information", which spreads the news and makes none of them responsible.',
  },
]);
