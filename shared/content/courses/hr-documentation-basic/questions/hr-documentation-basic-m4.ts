import { defineQuestions } from '#skill-check-schema.ts';

export default defineQuestions('hr-documentation-basic-m4', [
  {
    id: 'q6',
    type: 'multiple-select',
    section: 'separate-medical-and-investigation-files',
    question:
      "Carla's folder on Nadia is open to every team manager. It holds the papers below. Which should you move out of the personnel file? Choose all that apply.",
    options: [
      "Nadia's signed appraisal with her comments",
      'A clinic letter that explains her new hours',
      'A thank-you email from a client',
      'Interview notes from a complaint in which Nadia was a witness',
      'A scan of her bank details',
      "Carla's rough notes for the next appraisal",
    ],
    correctAnswer: [
      'A clinic letter that explains her new hours',
      'Interview notes from a complaint in which Nadia was a witness',
      'A scan of her bank details',
      "Carla's rough notes for the next appraisal",
    ],
    points: 10,
    hint: 'Ask what a manager may fairly use to make a decision about this job.',
    explanation:
      "Health papers go in the medical file, interview notes in the investigation file, bank details with payroll, and rough notes stay out. The signed appraisal is the best distractor because it feels private. It's exactly what the personnel file is for, and so is praise. The open access also needs fixing.",
  },
  {
    id: 'q7',
    type: 'multiple-choice',
    section: 'access-rights',
    question:
      'A manager in another department is thinking of taking Nadia on a project. He asks you for "her whole file, just to get a feel." What do you do?',
    options: [
      'Send it, and ask him to delete it within the day; he is a manager, and the move may help Nadia.',
      'Not the file. He names the decision and gets what answers it, such as role dates and recent ratings.',
      'Send it today, but check it first and take out the clinic letter, bank details and the complaint.',
      'Not now. Nothing has been agreed, and until it has, her file is a matter for her own department.',
    ],
    correctAnswer:
      'Not the file. He names the decision and gets what answers it, such as role dates and recent ratings.',
    points: 10,
    hint: 'Think about task, document and time rather than rank.',
    explanation:
      "Access follows a stated need, so share the answer and not the file. Taking out the most private papers is the tempting half-measure: it fixes the worst leaks but still hands over pay, warnings and old reviews with no task that needs them. Sending the whole file and asking him to delete it later can't be undone, and a flat refusal would block a fair request.",
  },
  {
    id: 'complaint-not-upheld',
    type: 'multiple-choice',
    section: 'separate-medical-and-investigation-files',
    question:
      'An investigation into a complaint by Milo against Sanne ends: not upheld. The report is 22 pages. What goes into their two personnel files?',
    options: [
      'A one-line note in each file, with the date: a complaint was made, and it was not upheld.',
      "Nothing in Milo's; the summary in Sanne's file only, as it clears her and she may need it.",
      'Nothing in either. The papers stay in the investigation file, with its own readers and end date.',
      "A note in Milo's file only: a complaint that fails says something about the one who made it.",
    ],
    correctAnswer:
      'Nothing in either. The papers stay in the investigation file, with its own readers and end date.',
    points: 10,
    hint: 'Which future job decision could fairly rest on it?',
    explanation:
      "Only an outcome that was issued goes into a personnel file, and here there is none. The line in each file tempts because it treats both alike, but the next manager would read a complaint into two careers. The papers aren't lost: the investigation file keeps them for named readers.",
  },
  {
    id: 'retention-stop',
    type: 'multiple-choice',
    section: 'retention-schedule',
    question:
      'The yearly disposal runs tonight. Among 300 files is that of a driver who left two years ago. Yesterday his lawyer asked for his records. The schedule says that the file is due. What do you do?',
    options: [
      'Let the run go on: the schedule was set long before the request and deleting on schedule is what the law expects.',
      'Take his file and all that may matter out of the run; a schedule gives way once a request is in.',
      'Copy his file for the lawyer first, and let the run delete the original as planned.',
      'Stop all disposal for good, have IT confirm it in writing, and tell counsel that nothing can be lost from now on.',
    ],
    correctAnswer:
      'Take his file and all that may matter out of the run; a schedule gives way once a request is in.',
    points: 10,
    hint: 'One rule overrides the schedule.',
    explanation:
      'When a claim or a request is open or likely, disposal of anything relevant stops. Letting the run go on tempts because a schedule that is followed looks neutral, but following it after the request destroys evidence. Keeping everything for good is no safer: old data can leak, mislead and be demanded.',
  },
  {
    id: 'which-file',
    type: 'short-answer',
    section: 'separate-medical-and-investigation-files',
    question:
      'An injury report names the employee, the machine and the treatment. Which of the four files does the report belong in?',
    options: [],
    correctAnswer: 'medical',
    alsoAccepted: ['medical file', 'the medical file', 'medical files'],
    points: 10,
    hint: 'One word: the name of the file',
    explanation:
      'Certificates, accommodation papers and injury reports go in the medical file, which only named HR or health staff open. The investigation file is the neighbor that tempts, because an accident is often looked into, but the treatment is health data whatever the reason for the report.',
  },
  {
    id: 'access-answer',
    type: 'short-answer',
    section: 'access-rights',
    question:
      'A manager asks for an employee\'s file. You ask what the task is, which document answers it, and one more thing. Complete the third question: "And for how ...?"',
    options: [],
    correctAnswer: 'long',
    alsoAccepted: ['how long', 'for how long', 'long?'],
    points: 10,
    hint: 'One word of four letters',
    explanation:
      'Access has an end as well as a reason: task, document, time. "Many" is the word that tempts, because limiting the number of readers matters too, but a single reader with no end date still holds the file when the task is long over.',
  },
  {
    id: 'essay-access',
    type: 'essay',
    section: 'access-rights',
    question:
      'A store director asks you for "everything on the four candidates" for a promotion panel. One file holds a letter about a treatment. Write your reply: what you send, what you don\'t send and how you say so without giving anything away, who may read it until when, and what you do about the letter.',
    options: [],
    correctAnswer:
      "Thank you for asking before the panel meets. For this decision the panel needs the same four things for each candidate: the application for this role, role dates, the last two appraisals with the employee's comments, and training for the skills in the description. You get them tomorrow in one folder for each candidate, open to the three panel members until the decision is filed; then access ends. I don't send whole files for any candidate, because they hold papers that this decision may not rest on. That is the same for all four. If the panel misses something, tell me which question it answers, and I look for the document that does. For my part: today I move the letter into the medical file, check who could open it and who did, close that access, and tell the privacy lead. If anyone on the panel has opened it, I call counsel before the panel meets.",
    points: 7,
    hint: 'Task, document and time, the same for all four.',
    explanation:
      'A strong reply gives the panel what it needs, in the same form for everyone, so that refusing the rest tells nothing about one person. It also deals with the letter. The tempting reply says that one file holds something confidential, and from then on the panel wonders whose it is.',
  },
]);
