import { defineReviewCards } from '#review-card-schema.ts';

export default defineReviewCards([
  {
    id: 'note-or-warning',
    question:
      'After a talk about missed inspections you write down what was agreed. No rule is named and no consequence. Can it count as a warning later?',
    answer: 'No, it’s a file note. A warning names the rule, the consequence and a review date.',
    why: 'A file note helps people remember. A warning gives notice, and it must say that it’s one.',
    section: 'documented-verbal-warning',
    skill: 'records',
    graded: {
      options: [
        'Yes, if the employee remembers the talk and doesn’t dispute what was agreed',
        'No, it’s a file note',
        'Yes, because it was written the same day',
      ],
      correct: 'No, it’s a file note',
    },
  },
  {
    id: 'secret-notebook',
    question:
      'A manager keeps notes on everyone in a locked drawer and plans to use them in the next rating. What’s wrong with that?',
    answer: 'What may affect pay, job or rating should already be known to the person.',
    why: 'Secret notes can’t be corrected or answered, so they carry little weight and cost trust.',
    section: 'file-note',
    skill: 'fairness',
  },
  {
    id: 'refuses-to-sign',
    question: 'An employee reads a warning and says, “I’m not signing this.” What do you do?',
    answer: 'Note the refusal with the date. The signature would only have shown receipt.',
    why: 'Signing means that they received it, not that they agree. The line above the signature should say so.',
    section: 'documented-verbal-warning',
    skill: 'performance',
  },
  {
    id: 'check-before-pattern',
    question:
      'The system shows five late starts for Bo. Before you call it a pattern, what do you check?',
    answer: 'Approved swaps, and the times of the whole team.',
    why: 'A swap explains what looks late, and a pattern that everyone shares isn’t about Bo.',
    section: 'attendance-record',
    skill: 'fairness',
  },
  {
    id: 'codes-not-health',
    question:
      'A supervisor enters “migraine, again” as the reason for an absence. What belongs there?',
    answer: 'A reason code. Health details don’t, and only HR sets “protected.”',
    why: 'The sheet is read by people who need the count and not the diagnosis.',
    section: 'attendance-record',
    skill: 'law',
    graded: {
      options: [
        'Nothing at all, until the employee brings a certificate',
        'A reason code, such as “under HR review”',
        '“Health reasons,” without naming the illness',
        '“Protected,” set by the supervisor to be safe',
      ],
      correct: 'A reason code, such as “under HR review”',
    },
  },
  {
    id: 'fosa-missing-part',
    question:
      'A record says what happened, what the standard is from now on, and when you’ll meet again. Which part of FOSA is missing?',
    answer: 'Solutions: your help, and the employee’s own ideas.',
    why: 'Facts, objectives and actions alone demand a change. Solutions show that the person had a fair chance to make it.',
    section: 'fosa-facts-objectives-solutions-actions',
    skill: 'performance',
    graded: { options: ['Facts', 'Objectives', 'Solutions', 'Actions'], correct: 'Solutions' },
  },
  {
    id: 'may-not-will',
    question:
      'Your draft ends, “If this happens again, you will be dismissed.” What do you change, and why?',
    answer: '“Will” to “may,” because the facts of next time are unknown.',
    why: 'A fixed threat binds you before you’ve heard the reason, and takes the fairness out of the next step.',
    section: 'fosa-facts-objectives-solutions-actions',
    skill: 'performance',
  },
]);
