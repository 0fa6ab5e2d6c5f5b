import { defineReviewCards } from '#review-card-schema.ts';

export default defineReviewCards([
  {
    id: 'two-questions-before-filing',
    question:
      'You hold a thank-you card from a client and a page of your own rough notes. Which one goes into the personnel file?',
    answer:
      'The card. It could properly affect a job decision, and you’d hand it to the employee today.',
    why: 'Two yeses and it goes in. Rough notes fail the second question.',
    section: 'personnel-file-contents',
    skill: 'records',
  },
  {
    id: 'four-folders',
    question:
      'An employee hands you a doctor’s letter and a new bank form in one envelope. Where do they go?',
    answer:
      'The letter into the medical file, the form into payroll. Neither goes into the personnel file.',
    why: 'Separate files have separate readers. A manager who opens the personnel file should meet neither.',
    section: 'separate-medical-and-investigation-files',
    skill: 'law',
    graded: {
      options: [
        'Both into the personnel file, in a sealed envelope',
        'Letter: medical file. Form: payroll file.',
        'Letter: personnel file, because it explains absences. Form: payroll file.',
      ],
      correct: 'Letter: medical file. Form: payroll file.',
    },
  },
  {
    id: 'split-mixed-papers',
    question:
      'Ruth explains a missed shift by describing her treatment in an email. What does the personnel record say?',
    answer: 'Only that she gave a reason which HR is reviewing separately.',
    why: 'A mixed paper gets split. The details belong in the medical file, and the manager learns only what affects the work.',
    section: 'separate-medical-and-investigation-files',
    skill: 'trust',
  },
  {
    id: 'not-upheld',
    question:
      'A complaint against Victor was investigated and not upheld. What stays in his personnel file?',
    answer: 'Nothing. Only an outcome that was issued is filed there.',
    why: 'A complaint that wasn’t upheld should leave no mark, neither on him nor on the person who complained.',
    section: 'separate-medical-and-investigation-files',
    skill: 'relations',
  },
  {
    id: 'answer-not-file',
    question:
      'A vice president asks for “Paula’s file, quickly.” She’s choosing a project lead. What do you send?',
    answer: 'The answer her decision needs, such as role dates and ratings. Not the file.',
    why: 'Access follows need, not rank: which task, which document answers it, and for how long?',
    section: 'access-rights',
    skill: 'trust',
    graded: {
      options: [
        'The complete file, because she is senior enough to see it',
        'Nothing, since personnel files never leave HR',
        'A summary of what the decision needs',
      ],
      correct: 'A summary of what the decision needs',
    },
  },
  {
    id: 'log-the-request',
    question:
      'A former employee asks for a copy of her records. Going through them, you find an embarrassing email. What do you do?',
    answer:
      'Leave it. The request was logged when it came in, and from then on nothing is deleted.',
    why: 'Deleting after a request turns an awkward line into a serious problem.',
    section: 'access-rights',
    skill: 'law',
  },
  {
    id: 'stop-disposal',
    question:
      'Your schedule says to destroy the 2023 interview notes today. Yesterday a rejected candidate’s lawyer wrote. What now?',
    answer: 'Stop disposal of anything relevant and call counsel.',
    why: 'One rule overrides the schedule: a claim, charge, audit or access request that is open or likely.',
    section: 'retention-schedule',
    skill: 'law',
  },
]);
