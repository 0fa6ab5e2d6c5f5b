import { defineReviewCards } from '#review-card-schema.ts';

export default defineReviewCards([
  {
    id: 'note-time-limit',
    question:
      'You talk to a cook about hygiene on Thursday at 5 p.m. and have Friday off. Saturday is a working day for you. When is the note due at the latest?',
    answer: 'By the end of Saturday, your next working day; better on Thursday.',
    why: 'Detail fades within a day or two, and the gaps fill with what you now believe.',
    section: 'contemporaneous-notes',
    skill: 'records',
  },
  {
    id: 'label-late-notes',
    question:
      'A manager finds that he never wrote up a talk from three weeks ago. He asks which date to put on the note. What do you tell him?',
    answer: 'Today’s date, the date of the talk, why it’s late and what it’s based on.',
    why: 'A late note that says so can be trusted for what it is. One that hides it can sink the file.',
    section: 'contemporaneous-notes',
    skill: 'records',
    graded: {
      options: [
        'The date of the talk, because that’s when it happened',
        'Today’s date, with the date of the talk, the reason for the delay and the source',
        'No date, so that no one is misled',
        'Don’t write it any more; it’s too late to count',
      ],
      correct: 'Today’s date, with the date of the talk, the reason for the delay and the source',
    },
  },
  {
    id: 'trigger-or-not',
    question:
      'Today a driver was four minutes late once, and another was promised forklift training by June. Which one needs a note?',
    answer: 'The promise. A single slip that a quick word fixed doesn’t need one.',
    why: 'Promises, expectations, decisions, patterns and concerns are the triggers. One small slip is none of them.',
    section: 'contemporaneous-notes',
    skill: 'records',
  },
  {
    id: 'positives-too',
    question:
      'A file holds nine notes about Hana, all about mistakes. What does an outsider learn from it, mainly?',
    answer: 'What the writer was looking for.',
    why: 'Strengths recorded in the same plain style make a file credible, and show that the person can do the work.',
    section: 'document-positives-too',
    skill: 'fairness',
  },
  {
    id: 'swap-and-team-test',
    question:
      'A supervisor has written up Luis for phone use. Which two tests do you run before anyone acts on it?',
    answer:
      'The swap test: would you write this about your best performer? And the team test: who else did it, and what’s in their file?',
    why: 'Records must treat like cases alike. A true note about one person only can still be unfair.',
    section: 'consistency',
    skill: 'fairness',
  },
  {
    id: 'file-after-complaint',
    question:
      'Two days after Mei reported her manager’s jokes, he opens a file on her late reports. The reports really are late. What must he be able to show?',
    answer:
      'That the standard and the evidence existed before her complaint, and that HR has checked.',
    why: 'True facts collected right after a complaint can still look like retaliation.',
    section: 'consistency',
    skill: 'law',
    graded: {
      options: [
        'That every late report is true and that he would have written up anyone for it',
        'That standard and evidence were there before the complaint, with HR’s check',
        'That he didn’t know who had complained about him',
      ],
      correct: 'That standard and evidence were there before the complaint, with HR’s check',
    },
  },
]);
